//! What one seat may know, as a server writes it.

use eureka_innovation::{
    Answer, Card, Color, Face, Icon, ONLOOKER, PileView, Question, QuestionKind, Rules, SeatView,
    Special, Splay, View,
};
use eureka_table::{Ending, Outcome, Seat, SeatSet};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A table.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct TableSeen {
    pub(super) id: String,
    pub(super) state: String,
    /// Whether it is oneself who has opened it.
    pub(super) yours: bool,
    pub(super) options: Agreed,
    pub(super) seats: Vec<SeatSeen>,
}

/// What is agreed on at a table.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Agreed {
    pub(super) edition: String,
    pub(super) language: String,
}

/// A seat.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct SeatSeen {
    pub(super) seat: String,
    pub(super) name: String,
    pub(super) yours: bool,
    pub(super) person: bool,
    pub(super) bot: Option<String>,
}

/// A game at one version.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct ViewAt {
    pub(super) version: u32,
    pub(super) moment: usize,
    pub(super) may_take_back: bool,
    pub(super) game: SeenGame,
}

/// A game as one seat sees it.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct SeenGame {
    seat: Option<String>,
    players: Vec<SeenPlayer>,
    decks: Vec<Vec<SeenCard>>,
    available: Vec<SeenCard>,
    specials: Vec<String>,
    junk: Vec<SeenCard>,
    removed: Vec<SeenCard>,
    achievements_to_win: u8,
    parley: bool,
    out: Vec<String>,
    turn: Option<String>,
    actions: u8,
    opening: Option<String>,
    question: Option<Asked>,
    answers: Vec<Choice>,
    outcome: Option<Ended>,
}

/// A card: its back, and its name where it is known.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct SeenCard {
    age: u8,
    card: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
struct SeenPlayer {
    team: Vec<String>,
    hand: Vec<SeenCard>,
    score: Vec<SeenCard>,
    achievements: Vec<SeenCard>,
    specials: Vec<String>,
    piles: BTreeMap<String, SeenPile>,
    points: u16,
    icons: BTreeMap<String, u8>,
    scored: u8,
    tucked: u8,
}

#[derive(Clone, Debug, Deserialize)]
struct SeenPile {
    splay: String,
    count: u8,
    top: Option<String>,
    cards: Option<Vec<String>>,
    icons: BTreeMap<String, u8>,
}

#[derive(Clone, Debug, Deserialize)]
struct Asked {
    seat: String,
    kind: String,
    card: Option<String>,
    effect: Option<u8>,
    /// Which operation asks; a server of another version may not say so, and then the question is put in fewer words.
    #[serde(default)]
    step: u16,
    pass: bool,
}

#[derive(Clone, Debug, Deserialize)]
struct Choice {
    answer: String,
    kind: String,
    card: Option<String>,
}

/// How a game ended.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Ended {
    winners: Vec<String>,
    ending: String,
}

impl SeenGame {
    /// The view, if it is one of a game by these rules.
    pub(super) fn view(&self, rules: &Rules) -> Option<View> {
        let faces = |cards: &[SeenCard]| -> Option<Vec<Face>> {
            cards.iter().map(|card| card.face(rules)).collect()
        };
        Some(View {
            seat: self.seat.as_deref().map_or(Some(ONLOOKER), seat)?,
            players: self.players.iter().map(|player| player.view(rules)).collect::<Option<_>>()?,
            decks: self.decks.iter().map(|deck| faces(deck)).collect::<Option<_>>()?,
            available: faces(&self.available)?,
            specials: specials(&self.specials)?,
            junk: faces(&self.junk)?,
            removed: faces(&self.removed)?,
            teams: self.players.iter().map(|player| seats(&player.team)).collect::<Option<_>>()?,
            achievements_to_win: self.achievements_to_win,
            parley: self.parley,
            out: seats(&self.out)?,
            turn: maybe(self.turn.as_deref(), seat)?,
            actions: self.actions,
            opening: maybe(self.opening.as_deref(), |name| rules.card_named(name))?,
            question: maybe(self.question.as_ref(), |asked| asked.question(rules))?,
            answers: self
                .answers
                .iter()
                .map(|choice| choice.answer(rules))
                .collect::<Option<_>>()?,
            outcome: maybe(self.outcome.as_ref(), Ended::outcome)?,
        })
    }

    /// An answer as it is sent, by its place in the list.
    pub(super) fn notation(&self, row: usize) -> Option<String> {
        self.answers.get(row).map(|choice| choice.answer.clone())
    }

    /// The listed answer that is written so.
    pub(super) fn answer(&self, rules: &Rules, notation: &str) -> Option<Answer> {
        self.answers.iter().find(|choice| choice.answer == notation)?.answer(rules)
    }
}

impl Choice {
    fn answer(&self, rules: &Rules) -> Option<Answer> {
        answer(rules, &self.kind, self.card.as_deref(), &self.answer)
    }
}

impl SeatSeen {
    /// Whether anybody may sit down here.
    pub(super) fn is_free(&self) -> bool {
        !self.person && self.bot.is_none()
    }
}

impl SeenCard {
    /// The card as these rules know it.
    pub(super) fn face(&self, rules: &Rules) -> Option<Face> {
        let card = maybe(self.card.as_deref(), |name| rules.card_named(name))?;
        Some(Face { age: self.age, card })
    }
}

impl SeenPlayer {
    fn view(&self, rules: &Rules) -> Option<SeatView> {
        let faces = |cards: &[SeenCard]| -> Option<Vec<Face>> {
            cards.iter().map(|card| card.face(rules)).collect()
        };
        let pile = |color: Color| self.piles.get(color.word()).map(|pile| pile.view(rules));
        let [red, yellow, green, blue, purple] =
            Color::ALL.map(|color| pile(color).unwrap_or(Some(no_pile())));
        Some(SeatView {
            hand: faces(&self.hand)?,
            score: faces(&self.score)?,
            achievements: faces(&self.achievements)?,
            specials: specials(&self.specials)?,
            piles: [red?, yellow?, green?, blue?, purple?],
            points: self.points,
            icons: icons(&self.icons),
            scored: self.scored,
            tucked: self.tucked,
        })
    }
}

impl SeenPile {
    fn view(&self, rules: &Rules) -> Option<PileView> {
        let named = |name: &String| rules.card_named(name);
        let all = |cards: &Vec<String>| cards.iter().map(named).collect::<Option<Vec<Card>>>();
        Some(PileView {
            splay: Splay::from_word(&self.splay)?,
            count: self.count,
            top: maybe(self.top.as_ref(), named)?,
            cards: maybe(self.cards.as_ref(), all)?,
            icons: icons(&self.icons),
        })
    }
}

fn no_pile() -> PileView {
    PileView { splay: Splay::None, count: 0, top: None, cards: None, icons: [0; 7] }
}

impl Asked {
    fn question(&self, rules: &Rules) -> Option<Question> {
        let kind = QuestionKind::ALL.into_iter().find(|kind| kind.word() == self.kind)?;
        Some(Question {
            seat: seat(&self.seat)?,
            card: maybe(self.card.as_deref(), |name| rules.card_named(name))?,
            effect: self.effect.map_or(0, |effect| effect.saturating_sub(1)),
            step: self.step,
            kind,
            pass: self.pass,
        })
    }
}

impl Ended {
    /// How it ended.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let ending = Ending::ALL.into_iter().find(|ending| ending.word() == self.ending)?;
        Some(Outcome { winners: seats(&self.winners)?, ending })
    }
}

/// The answer of this kind with this card, or written so.
pub(super) fn answer(rules: &Rules, kind: &str, card: Option<&str>, said: &str) -> Option<Answer> {
    const COURSES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
    let card = || rules.card_named(card?);
    let number = || said.rsplit(' ').next()?.parse::<u8>().ok();
    Some(match kind {
        "draw" => Answer::Draw,
        "meld" => Answer::Meld(card()?),
        "dogma" => Answer::Dogma(card()?),
        "achieve" => Answer::Achieve(number()?),
        "card" => Answer::Card(card()?),
        "back" => Answer::Back(number()?),
        "color" => Answer::Color(Color::from_word(said)?),
        "value" => Answer::Value(number()?),
        "seat" => Answer::Seat(seat(said)?),
        "icon" => Answer::Icon(Icon::from_word(said)?),
        "special" => Answer::Special(Special::from_word(said)?),
        "course" => match COURSES.iter().position(|&word| word == said) {
            Some(course) => Answer::Course(course as u8),
            None => Answer::Course(number()?.checked_sub(1)?),
        },
        "yes" => Answer::Yes,
        "no" => Answer::No,
        "pass" => Answer::Pass,
        _ => return None,
    })
}

/// The seat with this letter.
pub(super) fn seat(letter: &str) -> Option<Seat> {
    letter.parse().ok()
}

fn seats(letters: &[String]) -> Option<SeatSet> {
    letters.iter().map(|letter| seat(letter)).collect()
}

fn specials(words: &[String]) -> Option<Vec<Special>> {
    words.iter().map(|word| Special::from_word(word)).collect()
}

fn icons(counts: &BTreeMap<String, u8>) -> [u8; 7] {
    Icon::ALL.map(|icon| counts.get(icon.word()).copied().unwrap_or(0))
}

/// What is left out is fine; what is there must be understood.
pub(super) fn maybe<T, U>(
    there: Option<T>,
    understand: impl FnOnce(T) -> Option<U>,
) -> Option<Option<U>> {
    there.map_or(Some(None), |there| understand(there).map(Some))
}
