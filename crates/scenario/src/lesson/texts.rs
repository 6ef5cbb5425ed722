//! The texts of a lesson in every language, with the things that they name.

use crate::error::{KeyError, ReadError};
use crate::keys::Keys;
use crate::lexicon::Lexicon;
use eureka_innovation::{Card, Icon, Seat, Special};
use eureka_script::closest;
use eureka_words::Language;
use std::array;

/// A text in every language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Texts([Text; Language::ALL.len()]);

/// A text in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The pieces in order.
    pub pieces: Vec<TextPiece>,
}

/// A piece of a text: words, or a thing that each reader sees under its own name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TextPiece {
    /// Words.
    Words(String),
    /// A card.
    Card(Card),
    /// An icon.
    Icon(Icon),
    /// A player.
    Seat(Seat),
    /// A special achievement.
    Special(Special),
}

impl Texts {
    /// Reads a table with a text for every language, by its tag.
    pub(crate) fn read(mut keys: Keys, lexicon: Lexicon) -> Result<Texts, ReadError> {
        let mut texts = array::from_fn(|_| Text::default());
        for language in Language::ALL {
            let item = keys.require(language.tag())?;
            texts[language as usize] = item.named(|text| Text::read(text, lexicon))?;
        }
        keys.finish()?;
        Ok(Texts(texts))
    }

    /// The text in a language.
    pub fn of(&self, language: Language) -> &Text {
        &self.0[language as usize]
    }
}

impl Text {
    /// Reads a text in which `{Archery}`, `{castle}`, `{B}` or `{Empire}` names a thing.
    fn read(text: &str, lexicon: Lexicon) -> Result<Text, KeyError> {
        if text.trim().is_empty() {
            return Err(KeyError::EmptyText);
        }
        let mut pieces = Vec::new();
        let mut rest = text;
        while let Some((words, named)) = rest.split_once('{') {
            let (name, after) = named.split_once('}').ok_or(KeyError::UnclosedName)?;
            if !words.is_empty() {
                pieces.push(TextPiece::Words(words.to_owned()));
            }
            pieces.push(TextPiece::named(name, lexicon)?);
            rest = after;
        }
        if !rest.is_empty() {
            pieces.push(TextPiece::Words(rest.to_owned()));
        }
        Ok(Text { pieces })
    }
}

impl TextPiece {
    /// The thing with this name.
    fn named(name: &str, lexicon: Lexicon) -> Result<TextPiece, KeyError> {
        let rules = lexicon.rules;
        let card = || rules.card_named(name).map(TextPiece::Card);
        let icon = || Icon::from_word(name).map(TextPiece::Icon);
        let seat = || {
            let mut seats = lexicon.seats();
            seats.find(|seat| seat.to_string() == name).map(TextPiece::Seat)
        };
        let special = || Special::from_word(name).map(TextPiece::Special);
        card().or_else(icon).or_else(seat).or_else(special).ok_or_else(|| {
            let cards = rules.all().iter().map(|card| rules.name(card));
            let names = cards.chain(Icon::WORDS).chain(Special::WORDS);
            let near = closest(name, names).map(str::to_owned);
            KeyError::UnknownName { name: name.to_owned(), edition: rules.edition(), near }
        })
    }
}
