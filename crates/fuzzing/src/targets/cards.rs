//! The targets for card scripts: reading them, and playing games with the cards they define.

use super::{Refused, RunResult, dice, text};
use crate::corpus;
use crate::dice::Dice;
use eureka_innovation::{Answer, Arrangement, Card, Edition, Game, Rules};
use eureka_script::{Parsed, Source, format, parse};
use std::sync::atomic::{AtomicU32, Ordering};

/// The file name of a script in messages.
const FILE: &str = "input.card";

/// The number of inputs that are played. Each needs rules of its own, which are never freed.
const MAX_RULES: u32 = 2_000;

/// The number of answers given in a game. A game with home-made cards may never end.
const MAX_ANSWERS: u32 = 300;

/// The number of cards dealt to hands, score piles and boards before such a game begins; fewer if one is drawn twice.
const LAID_OUT_CARDS: usize = 24;

/// The scripts in the tests of the card language, with and without mistakes, and the printed cards.
pub(super) fn scripts() -> Vec<Vec<u8>> {
    let mut files = corpus::files("crates/script/tests/data", ".card");
    // This one is slow, and mutations of it find little.
    files.retain(|(name, _)| name != "mistake-deep.card");
    let scripts = files.into_iter().map(|(_, script)| script);
    scripts.chain(corpus::inputs("cards", ".card")).collect()
}

/// Reads a script. Every diagnostic lies inside the text; a script without any has a stable layout with the same meaning,
/// and each of its cards reads the same from its own source.
pub(super) fn read(input: &[u8]) -> RunResult {
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

/// Plays a game with the cards of a script that is accepted.
pub(super) fn play(input: &[u8]) -> RunResult {
    static RULES: AtomicU32 = AtomicU32::new(0);
    read(input)?;
    let source = Source { file: FILE.to_owned(), text: text(input)?.to_owned() };
    let names: Vec<String> = parse(&source).cards.into_iter().map(|card| card.name).collect();
    if names.is_empty() || RULES.load(Ordering::Relaxed) >= MAX_RULES {
        return Ok(0);
    }
    let mut dice = dice(input);
    let edition = *dice.any(&Edition::ALL);
    let rules = Rules::home_made(edition, &[source])
        .map_err(|error| error.to_string().lines().next().unwrap_or_default().to_owned())?;
    RULES.fetch_add(1, Ordering::Relaxed);
    let own: Vec<Card> = names.iter().filter_map(|name| rules.card_named(name)).collect();
    let mut game = laid_out(rules, &own, &mut dice);
    for step in 0..MAX_ANSWERS {
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
    Ok(MAX_ANSWERS)
}

/// A game in which the cards under test lie on the first player's board, where they can be used at once, and random other
/// cards lie in hands, score piles and boards.
fn laid_out(rules: &'static Rules, own: &[Card], dice: &mut Dice) -> Game {
    let mut arrangement = Arrangement::new(rules, 2);
    let board = |card: Card| rules.color(card) as usize;
    for &card in own {
        arrangement.seats[0].board[board(card)].push(card);
    }
    let all: Vec<Card> = rules.all().iter().filter(|card| !own.contains(card)).collect();
    let mut laid: Vec<Card> = Vec::new();
    for _ in 0..LAID_OUT_CARDS {
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
    // This fails if too few cards of an age are left for the achievements.
    Game::arrange(rules, &arrangement).unwrap_or_else(|_| dealt())
}
