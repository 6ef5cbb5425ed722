//! What must be true after the plays of a scenario.

use crate::error::ReadError;
use crate::keys::{Item, Keys};
use crate::lexicon::{Achievement, Lexicon, REST};
use crate::run::{Difference, in_effect};
use crate::subject::{NOBODY, Subject};
use crate::value::Value;
use eureka_innovation::{Card, Color, Game, Icon, Seat};

/// What must be true after the plays of a scenario; of anything else it says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expectation {
    claims: Vec<(Subject, Value)>,
}

impl Expectation {
    /// Reads the table `[expect]`.
    pub(crate) fn read(mut keys: Keys, lexicon: Lexicon) -> Result<Expectation, ReadError> {
        let mut expectation = Expectation::default();
        for seat in lexicon.seats() {
            expectation.read_seat(keys.table(&seat.to_string())?, seat, lexicon)?;
        }
        lexicon.refuse_seats_beyond(&mut keys)?;
        let mut decks = keys.table("decks")?;
        let mut sizes = keys.table("deck_size")?;
        for age in lexicon.ages() {
            let key = age.to_string();
            expectation.take(&mut decks, &key, Subject::Deck(age), |item| deck(lexicon, item))?;
            expectation.take(&mut sizes, &key, Subject::DeckSize(age), count)?;
        }
        decks.finish()?;
        sizes.finish()?;
        expectation.read_table(&mut keys, lexicon)?;
        keys.finish()?;
        Ok(expectation)
    }

    /// Where the game is not as it must be.
    pub(crate) fn differences(&self, game: &Game) -> Vec<Difference> {
        let mut differences = Vec::new();
        for (subject, expected) in &self.claims {
            let got = self.actual(*subject, game);
            if subject.has_meaning(game) && !subject.agrees(expected, &got) {
                differences.push(Difference::Value {
                    key: subject.to_string(),
                    expected: expected.to_string(),
                    got: got.to_string(),
                });
            }
        }
        differences
    }

    /// Whether a question may be left open at the end.
    pub(crate) fn has_question(&self) -> bool {
        self.speaks_of(Subject::Asked)
    }

    fn speaks_of(&self, subject: Subject) -> bool {
        self.claims.iter().any(|(other, _)| *other == subject)
    }

    fn actual(&self, subject: Subject, game: &Game) -> Value {
        // An action answers no question of the rules. Only a scenario that lists the options can mean one: otherwise a
        // question that never came would go unnoticed wherever the same player acts next.
        if subject == Subject::Asked
            && in_effect(game).is_none()
            && !self.speaks_of(Subject::Options)
        {
            return Value::word(NOBODY);
        }
        subject.value(game)
    }

    fn read_seat(&mut self, mut keys: Keys, seat: Seat, lexicon: Lexicon) -> Result<(), ReadError> {
        let cards = |item| lexicon.cards(item).map(|cards| names(lexicon, cards));
        self.take(&mut keys, "hand", Subject::Hand(seat), cards)?;
        self.take(&mut keys, "score", Subject::Score(seat), cards)?;
        let achievements = |item| achievements(lexicon, item);
        self.take(&mut keys, "achievements", Subject::Achievements(seat), achievements)?;
        self.take(&mut keys, "points", Subject::Points(seat), count)?;
        let mut board = keys.table("board")?;
        let mut splays = keys.table("splay")?;
        for color in Color::ALL {
            self.take(&mut board, color.word(), Subject::Pile(seat, color), cards)?;
            let splay = |item| lexicon.splay(item).map(Value::word);
            self.take(&mut splays, color.word(), Subject::Splay(seat, color), splay)?;
        }
        board.finish()?;
        splays.finish()?;
        let mut icons = keys.table("icons")?;
        for icon in Icon::ALL {
            self.take(&mut icons, icon.word(), Subject::Icon(seat, icon), count)?;
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
        self.take(keys, "available", Subject::Available, available)?;
        let special = |item| lexicon.specials(item).map(Value::words);
        self.take(keys, "special", Subject::Special, special)?;
        lexicon.refuse_unless_fourth(keys, "junk")?;
        let junk = |item| lexicon.cards(item).map(|cards| names(lexicon, cards));
        self.take(keys, "junk", Subject::Junk, junk)?;
        self.take(keys, "turn", Subject::Turn, seat)?;
        self.take(keys, "actions", Subject::Actions, |item| item.number(0..=2).map(Value::Number))?;
        self.take(keys, "over", Subject::Over, |item| item.truth().map(Value::Truth))?;
        self.take(keys, "winners", Subject::Winners, seats)?;
        self.take(keys, "eliminated", Subject::Eliminated, seats)?;
        self.take(keys, "asked", Subject::Asked, seat)?;
        self.take(keys, "options", Subject::Options, |item| {
            Ok(Value::words(
                item.list()?.into_iter().map(Item::text).collect::<Result<Vec<_>, _>>()?,
            ))
        })
    }

    fn take(
        &mut self,
        keys: &mut Keys,
        key: &str,
        subject: Subject,
        read: impl FnOnce(Item) -> Result<Value, ReadError>,
    ) -> Result<(), ReadError> {
        if let Some(item) = keys.take(key) {
            self.claims.push((subject, read(item)?));
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
