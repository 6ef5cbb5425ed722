//! Of what in a position something can be said.

use crate::lexicon::REST;
use crate::value::Value;
use eureka_innovation::{Card, Color, Game, Icon, Seat, Special};
use std::fmt;

/// Who is asked when nobody is.
pub(crate) const NOBODY: &str = "nobody";

/// Something in a position that scenarios speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A player's hand.
    Hand(Seat),
    /// A player's score pile.
    Score(Seat),
    /// A pile of a player's board, top card first.
    Pile(Seat, Color),
    /// How that pile is splayed.
    Splay(Seat, Color),
    /// What a player has claimed.
    Achievements(Seat),
    /// A player's points.
    Points(Seat),
    /// How often a player's board shows an icon.
    Icon(Seat, Icon),
    /// A deck, top card first.
    Deck(u8),
    /// The number of cards in a deck.
    DeckSize(u8),
    /// The standard achievements on the table.
    Available,
    /// The special achievements on the table.
    Special,
    /// The cards in the junk.
    Junk,
    /// Whose turn it is.
    Turn,
    /// How many actions that player has left.
    Actions,
    /// Whether the game is over.
    Over,
    /// Who has won.
    Winners,
    /// Who is out of the game.
    Eliminated,
    /// Who must answer.
    Asked,
    /// What may be answered.
    Options,
}

impl Subject {
    /// What holds of it in a game.
    pub(crate) fn value(self, game: &Game) -> Value {
        let position = game.position();
        match self {
            Subject::Hand(seat) => cards(game, position.hand(seat)),
            Subject::Score(seat) => cards(game, position.score(seat)),
            Subject::Pile(seat, color) => cards(game, position.pile(seat, color)),
            Subject::Splay(seat, color) => Value::word(position.splay(seat, color)),
            Subject::Achievements(seat) => {
                let specials = position.specials(seat).map(Value::word);
                Value::List(ages(game, position.claimed(seat)).chain(specials).collect())
            }
            Subject::Points(seat) => Value::Number(game.points(seat)),
            Subject::Icon(seat, icon) => Value::Number(game.icons(seat, icon).into()),
            Subject::Deck(age) => cards(game, position.deck(age)),
            Subject::DeckSize(age) => Value::Number(position.deck(age).count() as u16),
            Subject::Available => Value::List(ages(game, position.available()).collect()),
            Subject::Special => {
                let special = |&special: &Special| position.special_available(special);
                Value::words(Special::ALL.into_iter().filter(special))
            }
            Subject::Turn => Value::word(position.turn()),
            Subject::Actions => Value::Number(position.actions().into()),
            Subject::Over => Value::Truth(game.outcome().is_some()),
            Subject::Winners => {
                Value::words(game.outcome().into_iter().flat_map(|end| end.winners.iter()))
            }
            Subject::Junk => cards(game, position.junk()),
            Subject::Eliminated => Value::words(seats(game).filter(|&seat| position.is_out(seat))),
            Subject::Asked => match game.question() {
                Some(question) => Value::word(question.seat),
                None => Value::word(NOBODY),
            },
            Subject::Options => options(game),
        }
    }

    /// Whether what is expected of it is true.
    pub(crate) fn agrees(self, expected: &Value, got: &Value) -> bool {
        match self {
            Subject::Pile(..) => expected == got,
            Subject::Deck(_) => deck_agrees(expected, got),
            _ => expected.clone().sorted() == got.clone().sorted(),
        }
    }

    /// Whether anything can be said of it in this game.
    pub(crate) fn has_meaning(self, game: &Game) -> bool {
        match self {
            // Conformance format: both mean nothing once the game is over.
            Subject::Turn | Subject::Actions => game.outcome().is_none(),
            _ => true,
        }
    }
}

/// The key that it goes by in scenarios.
impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Hand(seat) => write!(f, "{seat}.hand"),
            Subject::Score(seat) => write!(f, "{seat}.score"),
            Subject::Pile(seat, color) => write!(f, "{seat}.board.{color}"),
            Subject::Splay(seat, color) => write!(f, "{seat}.splay.{color}"),
            Subject::Achievements(seat) => write!(f, "{seat}.achievements"),
            Subject::Points(seat) => write!(f, "{seat}.points"),
            Subject::Icon(seat, icon) => write!(f, "{seat}.icons.{icon}"),
            Subject::Deck(age) => write!(f, "decks.{age}"),
            Subject::DeckSize(age) => write!(f, "deck_size.{age}"),
            Subject::Available => f.write_str("available"),
            Subject::Special => f.write_str("special"),
            Subject::Junk => f.write_str("junk"),
            Subject::Turn => f.write_str("turn"),
            Subject::Actions => f.write_str("actions"),
            Subject::Over => f.write_str("over"),
            Subject::Winners => f.write_str("winners"),
            Subject::Eliminated => f.write_str("eliminated"),
            Subject::Asked => f.write_str("asked"),
            Subject::Options => f.write_str("options"),
        }
    }
}

/// The seats of a game.
pub(crate) fn seats(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat::new)
}

/// The answers to the open question.
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
