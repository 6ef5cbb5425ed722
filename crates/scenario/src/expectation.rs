//! The `[expect]` table of an Innovation scenario: reading it, and comparing it with the game.

use crate::error::ReadError;
use crate::facts::{NOBODY, agrees, facts};
use crate::keys::{Item, Keys};
use crate::lexicon::{Achievement, Lexicon, REST};
use crate::run::{difference_message, in_effect};
use crate::value::Value;
use eureka_innovation::{Card, Color, Game, Icon};

/// The name of the table that holds the expectation.
pub(crate) const EXPECT: &str = "expect";

/// The expected values after the plays of a scenario, by key. Keys that are not listed are not checked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    values: Vec<(String, Value)>,
}

impl Expectation {
    /// Reads the table `[expect]`, or one of a lesson with the same keys.
    pub(crate) fn read(mut keys: Keys, lexicon: Lexicon) -> Result<Expectation, ReadError> {
        let mut expectation = Expectation::default();
        let table = keys.path().to_owned();
        let mut take =
            |keys: &mut Keys, known: &[&str]| expectation.take(&table, keys, known, lexicon);
        for seat in lexicon.seats() {
            let mut own = keys.table(&seat.to_string())?;
            take(&mut own, &["hand", "score", "achievements", "points"])?;
            for (table, known) in
                [("board", &Color::WORDS[..]), ("splay", &Color::WORDS), ("icons", &Icon::WORDS)]
            {
                let mut inner = own.table(table)?;
                take(&mut inner, known)?;
                inner.finish()?;
            }
            own.finish()?;
        }
        lexicon.check_no_extra_seats(&mut keys)?;
        let ages: Vec<String> = lexicon.ages().map(|age| age.to_string()).collect();
        for table in ["decks", "deck_size"] {
            let mut inner = keys.table(table)?;
            take(&mut inner, &ages.iter().map(String::as_str).collect::<Vec<_>>())?;
            inner.finish()?;
        }
        lexicon.check_fourth_only(&mut keys, "junk")?;
        take(&mut keys, &["available", "special", "junk", "turn", "actions", "over", "winners"])?;
        take(&mut keys, &["eliminated", "asked", "options"])?;
        keys.finish()?;
        Ok(expectation)
    }

    /// Reads the expected values at those of the `known` keys that the table, or a table within it, has.
    fn take(
        &mut self,
        table: &str,
        keys: &mut Keys,
        known: &[&str],
        lexicon: Lexicon,
    ) -> Result<(), ReadError> {
        for item in known.iter().filter_map(|key| keys.take(key)) {
            let key = item.path[table.len() + 1..].to_owned();
            let value = read_expected(&key, item, lexicon)?;
            self.values.push((key, value));
        }
        Ok(())
    }

    /// The differences between the expected values and the game, one line for each.
    pub(crate) fn differences(&self, game: &Game) -> Vec<String> {
        let mut facts = facts(game);
        // A scenario that lists `options` may ask about the next action. In every other scenario an action does not
        // count as a question; otherwise a missing question would go unnoticed whenever the same player acts next.
        if in_effect(game).is_none() && !self.has_key("options") {
            facts.insert("asked".to_owned(), Value::word(NOBODY));
        }
        // Once the game is over there is no turn to compare.
        let values = self.values.iter().filter(|(key, _)| {
            game.outcome().is_none() || !["turn", "actions"].contains(&key.as_str())
        });
        let differences = values.filter_map(|(key, expected)| {
            let got = facts.get(key).expect("every key that is read is a fact");
            (!agrees(key, expected, got)).then(|| difference_message(key, expected, got))
        });
        differences.collect()
    }

    /// Whether nothing is expected.
    pub(crate) fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Whether the scenario expects a question to be open at the end.
    pub(crate) fn has_question(&self) -> bool {
        self.has_key("asked")
    }

    /// Whether the scenario expects a value at this key.
    fn has_key(&self, key: &str) -> bool {
        self.values.iter().any(|(other, _)| other == key)
    }
}

/// Reads the expected value at a key, in the form that the key requires.
fn read_expected(key: &str, item: Item, lexicon: Lexicon) -> Result<Value, ReadError> {
    let name = |card: &Card| lexicon.rules.name(*card);
    let path: Vec<&str> = key.split('.').collect();
    match *path.as_slice() {
        ["junk"] | [_, "hand" | "score"] | [_, "board", _] => {
            lexicon.cards(item).map(|cards| Value::words(cards.iter().map(name)))
        }
        ["decks", _] => {
            let deck = lexicon.deck(item)?;
            Ok(Value::words(deck.listed.iter().map(name).chain(deck.rest.then_some(REST))))
        }
        [_, "achievements"] => {
            let value = |achievement| match achievement {
                Achievement::Standard(age) => Value::Number(age.into()),
                Achievement::Special(special) => Value::word(special),
            };
            Ok(Value::List(lexicon.achievements(item)?.into_iter().map(value).collect()))
        }
        [_, "splay", _] => lexicon.splay(item).map(Value::word),
        ["available"] => {
            let ages = lexicon.available(item)?;
            Ok(Value::List(ages.into_iter().map(|age| Value::Number(age.into())).collect()))
        }
        ["special"] => lexicon.specials(item).map(Value::words),
        ["turn" | "asked"] => lexicon.seat(item).map(Value::word),
        ["winners" | "eliminated"] => lexicon.seats_of(item).map(Value::words),
        ["actions"] => item.number(0..=2).map(Value::Number),
        ["over"] => item.truth().map(Value::Truth),
        ["options"] => item.list_of(Item::text).map(Value::words),
        // Points, icons and the sizes of decks.
        _ => item.number(0..=u16::MAX.into()).map(Value::Number),
    }
}
