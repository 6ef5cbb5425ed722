//! Conversion of Innovation's questions and answers to JSON form and back.

use super::{card, maybe_card, name};
use crate::game::{Choice, Question};
use crate::unknown::{Unknown, known, seat};
use eureka_innovation::{
    Answer, Card, Color, Game, Icon, Question as RulesQuestion, QuestionKind, Rules, Special,
};

/// Converts a question to JSON form.
pub fn question(rules: &Rules, asked: RulesQuestion) -> Question {
    Question {
        seat: asked.seat.to_string(),
        kind: asked.kind.word().to_owned(),
        card: asked.card.map(|card| name(rules, card)),
        effect: asked.card.map(|_| asked.effect + 1),
        step: Some(asked.step),
        pass: asked.pass,
        about: None,
    }
}

/// Converts a question back to a value of the rules.
pub fn read_question(rules: &Rules, question: &Question) -> Result<RulesQuestion, Unknown> {
    let kind = QuestionKind::ALL.into_iter().find(|kind| kind.word() == question.kind);
    Ok(RulesQuestion {
        seat: seat(&question.seat)?,
        card: maybe_card(rules, question.card.as_ref())?,
        effect: question.effect.map_or(0, |effect| effect.saturating_sub(1)),
        // A server of another version may leave this out; the question is then worded with less detail.
        step: question.step.unwrap_or(0),
        kind: known("kind of question", &question.kind, kind)?,
        pass: question.pass,
    })
}

/// Converts one answer of the asked seat to JSON form.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Edition, Game, Rules};
/// use eureka_protocol::innovation::{choice, read_choice};
///
/// let rules = Rules::printed(Edition::Fourth);
/// let game = Game::deal(rules, 2, 7)?;
/// let answer = game.answers()[0];
/// let json = choice(&game, answer);
/// assert_eq!(json.answer, game.write(answer));
/// assert_eq!(read_choice(rules, &json)?, answer);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choice(game: &Game, answer: Answer) -> Choice {
    let (kind, card, _) = parts(answer);
    let card = card.map(|card| name(game.rules(), card));
    Choice { answer: game.write(answer), kind: kind.to_owned(), card }
}

/// Converts an answer back to a value of the rules.
pub fn read_choice(rules: &Rules, choice: &Choice) -> Result<Answer, Unknown> {
    build_answer(rules, &choice.kind, choice.card.as_deref(), &choice.answer)
}

/// The parts of an answer: the word for its kind, the card it names, and anything else it names.
pub(super) fn parts(answer: Answer) -> (&'static str, Option<Card>, Option<String>) {
    match answer {
        Answer::Draw => ("draw", None, None),
        Answer::Meld(card) => ("meld", Some(card), None),
        Answer::Dogma(card) => ("dogma", Some(card), None),
        Answer::Achieve(age) => ("achieve", None, Some(age.to_string())),
        Answer::Card(card) => ("card", Some(card), None),
        Answer::Back(value) => ("back", None, Some(value.to_string())),
        Answer::Color(color) => ("color", None, Some(color.to_string())),
        Answer::Value(value) => ("value", None, Some(value.to_string())),
        Answer::Seat(seat) => ("seat", None, Some(seat.to_string())),
        Answer::Icon(icon) => ("icon", None, Some(icon.to_string())),
        Answer::Special(special) => ("special", None, Some(special.to_string())),
        Answer::Branch(branch) => ("branch", None, Some((branch + 1).to_string())),
        Answer::Yes => ("yes", None, None),
        Answer::No => ("no", None, None),
        Answer::Pass => ("pass", None, None),
    }
}

/// Builds an answer from its kind, the card it names, and either the rest that it names or its whole notation.
pub(super) fn build_answer(
    rules: &Rules,
    kind: &str,
    named: Option<&str>,
    what: &str,
) -> Result<Answer, Unknown> {
    let card = || card(rules, named.unwrap_or_default());
    let number = || {
        let branch = Answer::BRANCHES.iter().position(|word| *word == what);
        let number = || what.rsplit(' ').next()?.parse().ok();
        known("number", what, branch.map(|branch| branch as u8 + 1).or_else(number))
    };
    Ok(match kind {
        "draw" => Answer::Draw,
        "meld" => Answer::Meld(card()?),
        "dogma" => Answer::Dogma(card()?),
        "achieve" => Answer::Achieve(number()?),
        "card" => Answer::Card(card()?),
        "back" => Answer::Back(number()?),
        "color" => Answer::Color(known("color", what, Color::from_word(what))?),
        "value" => Answer::Value(number()?),
        "seat" => Answer::Seat(seat(what)?),
        "icon" => Answer::Icon(known("icon", what, Icon::from_word(what))?),
        "special" => Answer::Special(known("achievement", what, Special::from_word(what))?),
        "branch" => Answer::Branch(known("branch", what, number()?.checked_sub(1))?),
        "yes" => Answer::Yes,
        "no" => Answer::No,
        "pass" => Answer::Pass,
        _ => return known("kind of answer", kind, None),
    })
}
