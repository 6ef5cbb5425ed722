//! What must be true after the plays of a scenario.

use crate::error::ReadError;
use crate::facts::{NOBODY, agrees, facts};
use crate::keys::{Item, Keys};
use crate::lexicon::{Achievement, Lexicon, REST};
use crate::run::{differs, in_effect};
use crate::value::Value;
use eureka_innovation::{Card, Color, Game, Icon};

/// The table of a scenario that holds its expectation.
pub(crate) const EXPECT: &str = "expect";

/// What must be true after the plays of a scenario, by key; of anything else it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    claims: Vec<(String, Value)>,
}

impl Expectation {
    /// Reads the table `[expect]`.
    pub(crate) fn read(mut keys: Keys, lexicon: Lexicon) -> Result<Expectation, ReadError> {
        let mut expectation = Expectation::default();
        for seat in lexicon.seats() {
            expectation.read_seat(keys.table(&seat.to_string())?, lexicon)?;
        }
        lexicon.refuse_seats_beyond(&mut keys)?;
        let mut decks = keys.table("decks")?;
        let mut sizes = keys.table("deck_size")?;
        for age in lexicon.ages() {
            let key = age.to_string();
            expectation.take(&mut decks, &key, |item| deck(lexicon, item))?;
            expectation.take(&mut sizes, &key, count)?;
        }
        decks.finish()?;
        sizes.finish()?;
        expectation.read_table(&mut keys, lexicon)?;
        keys.finish()?;
        Ok(expectation)
    }

    /// Where the game is not as it must be.
    pub(crate) fn differences(&self, game: &Game) -> Vec<String> {
        let mut facts = facts(game);
        // An action answers no question of the rules. Only a scenario that lists the options can mean one: otherwise a
        // question that never came would go unnoticed wherever the same player acts next.
        if in_effect(game).is_none() && !self.speaks_of("options") {
            facts.insert("asked".to_owned(), Value::word(NOBODY));
        }
        let claims = self.claims.iter().filter_map(|(key, expected)| {
            let got = facts.get(key)?;
            (!agrees(key, expected, got)).then(|| differs(key, expected, got))
        });
        claims.collect()
    }

    /// Whether a question may be left open at the end.
    pub(crate) fn has_question(&self) -> bool {
        self.speaks_of("asked")
    }

    fn speaks_of(&self, key: &str) -> bool {
        self.claims.iter().any(|(other, _)| other == key)
    }

    fn read_seat(&mut self, mut keys: Keys, lexicon: Lexicon) -> Result<(), ReadError> {
        let cards = |item| lexicon.cards(item).map(|cards| names(lexicon, cards));
        self.take(&mut keys, "hand", cards)?;
        self.take(&mut keys, "score", cards)?;
        self.take(&mut keys, "achievements", |item| achievements(lexicon, item))?;
        self.take(&mut keys, "points", count)?;
        let mut board = keys.table("board")?;
        let mut splays = keys.table("splay")?;
        for color in Color::ALL {
            self.take(&mut board, color.word(), cards)?;
            let splay = |item| lexicon.splay(item).map(Value::word);
            self.take(&mut splays, color.word(), splay)?;
        }
        board.finish()?;
        splays.finish()?;
        let mut icons = keys.table("icons")?;
        for icon in Icon::ALL {
            self.take(&mut icons, icon.word(), count)?;
        }
        icons.finish()?;
        keys.finish()
    }

    fn read_table(&mut self, keys: &mut Keys, lexicon: Lexicon) -> Result<(), ReadError> {
        let seat = |item| lexicon.seat(item).map(Value::word);
        let seats = |item| lexicon.seats_of(item).map(Value::words);
        let available = |item| {
            let ages = lexicon.available(item)?;
            Ok(Value::List(ages.into_iter().map(|age| Value::Number(age.into())).collect()))
        };
        self.take(keys, "available", available)?;
        self.take(keys, "special", |item| lexicon.specials(item).map(Value::words))?;
        lexicon.refuse_unless_fourth(keys, "junk")?;
        self.take(keys, "junk", |item| lexicon.cards(item).map(|cards| names(lexicon, cards)))?;
        self.take(keys, "turn", seat)?;
        self.take(keys, "actions", |item| item.number(0..=2).map(Value::Number))?;
        self.take(keys, "over", |item| item.truth().map(Value::Truth))?;
        self.take(keys, "winners", seats)?;
        self.take(keys, "eliminated", seats)?;
        self.take(keys, "asked", seat)?;
        self.take(keys, "options", |item| item.list_of(Item::text).map(Value::words))
    }

    /// Takes the claim at a key of this table, if there is one.
    fn take(
        &mut self,
        keys: &mut Keys,
        key: &str,
        read: impl FnOnce(Item) -> Result<Value, ReadError>,
    ) -> Result<(), ReadError> {
        if let Some(item) = keys.take(key) {
            let key = item.path[EXPECT.len() + 1..].to_owned();
            self.claims.push((key, read(item)?));
        }
        Ok(())
    }
}

fn names(lexicon: Lexicon, cards: impl IntoIterator<Item = Card>) -> Value {
    Value::words(cards.into_iter().map(|card| lexicon.rules.name(card)))
}

fn count(item: Item) -> Result<Value, ReadError> {
    item.number(0..=u16::MAX.into()).map(Value::Number)
}

fn deck(lexicon: Lexicon, item: Item) -> Result<Value, ReadError> {
    let deck = lexicon.deck(item)?;
    let listed = deck.listed.iter().map(|&card| lexicon.rules.name(card));
    Ok(Value::words(listed.chain(deck.rest.then_some(REST))))
}

fn achievements(lexicon: Lexicon, item: Item) -> Result<Value, ReadError> {
    let value = |achievement| match achievement {
        Achievement::Standard(age) => Value::Number(age.into()),
        Achievement::Special(special) => Value::word(special),
    };
    Ok(Value::List(lexicon.achievements(item)?.into_iter().map(value).collect()))
}
