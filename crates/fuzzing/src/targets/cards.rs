//! Card scripts: as they are read, and as they are played.

use super::{Came, Refused, dice, text};
use crate::corpus;
use crate::dice::Dice;
use eureka_innovation::{Answer, Arrangement, Card, Edition, Game, Rules};
use eureka_script::{Parsed, Source, format, parse};
use std::sync::atomic::{AtomicU32, Ordering};

/// What a script is called in messages.
const FILE: &str = "input.card";

/// Rules live as long as the program, so that no more than these are made of inputs.
const MOST_RULES: u32 = 2_000;

/// So many answers are given in a game with home-made cards: nobody promises that it ends.
const MOST_ANSWERS: u32 = 300;

/// So many cards lie about when such a game begins.
const LAID: usize = 24;

/// The scripts of the tests of the language, with and without mistakes.
pub(super) fn scripts() -> Vec<Vec<u8>> {
    let mut files = corpus::files("crates/script/tests/data", ".card");
    // It takes long, and says little when it is changed.
    files.retain(|(name, _)| name != "mistake-deep.card");
    let scripts = files.into_iter().map(|(_, script)| script);
    scripts.chain(corpus::inputs("cards", ".card")).collect()
}

/// Whatever a text contains, reading it ends with cards and messages that fit it.
pub(super) fn read(input: &[u8]) -> Came {
    let text = text(input)?;
    let source = Source { file: FILE.to_owned(), text: text.to_owned() };
    let parsed = parse(&source);
    for problem in &parsed.diagnostics {
        assert!(text.get(problem.span.clone()).is_some(), "{problem:?} is outside");
        assert!(!problem.message.is_empty() && !problem.message.ends_with('.'), "{problem:?}");
        assert!((1..=text.lines().count() + 1).contains(&problem.line(text)), "{problem:?}");
    }
    if let Some(problem) = parsed.diagnostics.first() {
        let rendered = problem.render(text, false);
        assert!(rendered.starts_with("error: ") && rendered.contains("--> input.card:"));
        return Err(Refused::from(&problem.message));
    }
    let laid_out = format(&source).expect("it has no mistakes");
    let again = Source { file: FILE.to_owned(), text: laid_out.clone() };
    assert_eq!(format(&again).as_ref(), Ok(&laid_out), "the layout has another layout");
    let effects = |parsed: &Parsed| -> Vec<_> {
        parsed.cards.iter().map(|card| (card.name.clone(), card.effects.clone())).collect()
    };
    assert_eq!(effects(&parse(&again)), effects(&parsed), "the layout says something else");
    let count = parsed.cards.len() as u32;
    for card in parsed.cards {
        assert!(!card.name.contains(char::is_control), "{:?}", card.name);
        let again = parse(&Source { file: FILE.to_owned(), text: card.source.clone() });
        assert!(again.diagnostics.is_empty(), "{:?}", again.diagnostics);
        assert_eq!(again.cards, [card]);
    }
    Ok(count)
}

/// Cards that are taken can be played, whatever they do.
pub(super) fn play(input: &[u8]) -> Came {
    static RULES: AtomicU32 = AtomicU32::new(0);
    read(input)?;
    let source = Source { file: FILE.to_owned(), text: text(input)?.to_owned() };
    let names: Vec<String> = parse(&source).cards.into_iter().map(|card| card.name).collect();
    if names.is_empty() || RULES.load(Ordering::Relaxed) >= MOST_RULES {
        return Ok(0);
    }
    let mut dice = dice(input);
    let edition = *dice.any(&Edition::ALL);
    let rules = Rules::home_made(edition, &[source])
        .map_err(|error| error.to_string().lines().next().unwrap_or_default().to_owned())?;
    RULES.fetch_add(1, Ordering::Relaxed);
    let own: Vec<Card> = names.iter().filter_map(|name| rules.card_named(name)).collect();
    let mut game = laid_out(rules, &own, &mut dice);
    for step in 0..MOST_ANSWERS {
        let answers = game.answers();
        if answers.is_empty() {
            assert!(game.outcome().is_some(), "nobody is asked, and the game is not over");
            return Ok(step);
        }
        let is_own = |answer: &&Answer| matches!(answer, Answer::Dogma(card) if own.contains(card));
        let wanted = answers.iter().find(is_own).filter(|_| !dice.once_in(3));
        let answer = *wanted.unwrap_or_else(|| dice.any(&answers));
        game.answer_unchecked(answer, &mut ());
    }
    Ok(MOST_ANSWERS)
}

/// A game in which these cards lie on top where they can be used at once, and others lie about.
fn laid_out(rules: &'static Rules, own: &[Card], dice: &mut Dice) -> Game {
    let mut arrangement = Arrangement::new(rules, 2);
    let board = |card: Card| rules.color(card) as usize;
    for &card in own {
        arrangement.seats[0].board[board(card)].push(card);
    }
    let all: Vec<Card> = rules.all().iter().filter(|card| !own.contains(card)).collect();
    let mut laid: Vec<Card> = Vec::new();
    for _ in 0..LAID {
        let card = *dice.any(&all);
        if laid.contains(&card) {
            continue;
        }
        laid.push(card);
        let seat = &mut arrangement.seats[dice.below(2)];
        match dice.below(4) {
            0 => seat.hand.push(card),
            1 => seat.score.push(card),
            _ => seat.board[board(card)].push(card),
        }
    }
    let dealt = || Game::deal(rules, 2, 1).expect("every library makes a game");
    // Too few cards of an age may be left to lie as achievements.
    Game::arrange(rules, &arrangement).unwrap_or_else(|_| dealt())
}
