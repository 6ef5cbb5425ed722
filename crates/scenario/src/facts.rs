//! The values of a position that a scenario can check, by key.

use crate::lexicon::REST;
use crate::value::Value;
use eureka_innovation::{Card, Color, Game, Icon, Seat, Special};
use std::collections::BTreeMap;

/// The value of `asked` when no question is open.
pub(crate) const NOBODY: &str = "nobody";

/// The values of a game, by key: `A.board.red`.
pub(crate) type Facts = BTreeMap<String, Value>;

/// Collects every value that a scenario can check.
pub(crate) fn facts(game: &Game) -> Facts {
    let position = game.position();
    let mut facts = Facts::new();
    for seat in seats(game) {
        let mut put = |key: &str, value| facts.insert(format!("{seat}.{key}"), value);
        put("hand", cards(game, position.hand(seat)));
        put("score", cards(game, position.score(seat)));
        for color in Color::ALL {
            put(&format!("board.{color}"), cards(game, position.pile(seat, color)));
            put(&format!("splay.{color}"), Value::word(position.splay(seat, color)));
        }
        let specials = position.specials(seat).map(Value::word);
        let claimed = ages(game, position.claimed(seat)).chain(specials);
        put("achievements", Value::List(claimed.collect()));
        put("points", Value::Number(game.points(seat)));
        for icon in Icon::ALL {
            put(&format!("icons.{icon}"), Value::Number(game.icons(seat, icon).into()));
        }
    }
    let mut put = |key: &str, value| facts.insert(key.to_owned(), value);
    for age in 1..=game.rules().last_age() {
        put(&format!("decks.{age}"), cards(game, position.deck(age)));
        let size = position.deck(age).count() as u16;
        put(&format!("deck_size.{age}"), Value::Number(size));
    }
    put("available", Value::List(ages(game, position.available()).collect()));
    let special = |&special: &Special| position.special_available(special);
    put("special", Value::words(Special::ALL.into_iter().filter(special)));
    put("junk", cards(game, position.junk()));
    let outcome = game.outcome();
    // The conformance format says that both are meaningless once the game is over.
    if outcome.is_none() {
        put("turn", Value::word(position.turn()));
        put("actions", Value::Number(position.actions().into()));
    }
    put("over", Value::Truth(outcome.is_some()));
    put("winners", Value::words(outcome.into_iter().flat_map(|end| end.winners.iter())));
    put("eliminated", Value::words(seats(game).filter(|&seat| position.is_out(seat))));
    let asked = game.question().map(|question| Value::word(question.seat));
    put("asked", asked.unwrap_or_else(|| Value::word(NOBODY)));
    put("options", options(game));
    facts
}

/// Whether a value agrees with the expected one. Order matters only for decks and board piles.
pub(crate) fn agrees(key: &str, expected: &Value, got: &Value) -> bool {
    if key.starts_with("decks.") {
        deck_agrees(expected, got)
    } else if key.contains(".board.") {
        expected == got
    } else {
        expected.clone().sorted() == got.clone().sorted()
    }
}

/// All seats at the table.
pub(crate) fn seats(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat::new)
}

/// The legal answers to the open question, in notation.
pub(crate) fn options(game: &Game) -> Value {
    Value::words(game.answers().iter().map(|&answer| game.write(answer)))
}

fn cards(game: &Game, cards: impl IntoIterator<Item = Card>) -> Value {
    Value::words(cards.into_iter().map(|card| game.rules().name(card)))
}

fn ages(game: &Game, cards: impl IntoIterator<Item = Card>) -> impl Iterator<Item = Value> {
    let mut ages: Vec<u8> = cards.into_iter().map(|card| game.rules().facts(card).age).collect();
    ages.sort_unstable();
    ages.into_iter().map(|age| Value::Number(age.into()))
}

fn deck_agrees(expected: &Value, got: &Value) -> bool {
    let (Value::List(expected), Value::List(got)) = (expected, got) else { return false };
    match expected.split_last() {
        Some((Value::Word(last), first)) if last == REST => got.starts_with(first),
        _ => expected == got,
    }
}
