//! The vocabulary of one scenario: turns names of cards, seats and colors into values, and rejects unknown ones.

use crate::error::{KeyError, ReadError};
use crate::keys::{Item, Keys};
use eureka_innovation::{
    Answer, ArrangedDeck, Card, Color, Edition, Icon, Rules, Seat, Special, Splay,
};
use eureka_script::closest;
use eureka_table::{RESIGN, Said};

/// The mark at the end of a deck for "all cards of this age that lie nowhere else".
pub(crate) const REST: &str = "...";

/// The answers that choose one of a card's alternatives, in the order of its text.
const BRANCHES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// The rules and the table size of a scenario, which decide the names it may use.
#[derive(Clone, Copy)]
pub(crate) struct Lexicon {
    /// The rules of the scenario's edition.
    pub(crate) rules: &'static Rules,
    /// The number of seats.
    pub(crate) players: u8,
}

/// A claimed achievement as a scenario writes it.
pub(crate) enum Achievement {
    /// A standard one, by its age.
    Standard(u8),
    /// A special one.
    Special(Special),
}

impl Lexicon {
    /// The seats of the table.
    pub(crate) fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.players).map(Seat::new)
    }

    /// Checks that no seat letter of a larger table is used as a key.
    pub(crate) fn check_no_extra_seats(self, keys: &mut Keys) -> Result<(), ReadError> {
        for seat in (self.players..Seat::MAX).map(Seat::new) {
            let seat = seat.to_string();
            if let Some(item) = keys.take(&seat) {
                return Err(KeyError::UnknownSeat { seat, players: self.players }.at(item.path));
            }
        }
        Ok(())
    }

    /// Whether the scenario uses the rules of the fourth edition.
    pub(crate) fn is_fourth(self) -> bool {
        self.rules.edition() == Edition::Fourth
    }

    /// Checks that a key of the fourth edition is used only there.
    pub(crate) fn check_fourth_only(self, keys: &mut Keys, key: &str) -> Result<(), ReadError> {
        match self.is_fourth() {
            true => Ok(()),
            false => keys.take(key).map_or(Ok(()), |item| Err(KeyError::FourthOnly.at(item.path))),
        }
    }

    /// A seat of the table.
    pub(crate) fn seat(self, item: Item) -> Result<Seat, ReadError> {
        item.named(|text| self.seat_named(text))
    }

    /// A list of seats of the table.
    pub(crate) fn seats_of(self, item: Item) -> Result<Vec<Seat>, ReadError> {
        item.list_of(|item| self.seat(item))
    }

    /// A list of cards.
    pub(crate) fn cards(self, item: Item) -> Result<Vec<Card>, ReadError> {
        item.list_of(|item| item.named(|name| self.card_named(name)))
    }

    /// A deck: cards from the top, optionally ending in `...`.
    pub(crate) fn deck(self, item: Item) -> Result<ArrangedDeck, ReadError> {
        let path = item.path.clone();
        let mut deck = ArrangedDeck { listed: Vec::new(), rest: false };
        for name in item.list_of(Item::text)? {
            if deck.rest {
                return Err(KeyError::RestNotLast.at(path));
            } else if name == REST {
                deck.rest = true;
            } else {
                deck.listed.push(self.card_named(&name).map_err(|error| error.at(&path))?);
            }
        }
        Ok(deck)
    }

    /// The ages that have a deck.
    pub(crate) fn ages(self) -> impl Iterator<Item = u8> {
        1..=self.rules.last_age()
    }

    /// The ages of the standard achievements still on the table.
    pub(crate) fn available(self, item: Item) -> Result<Vec<u8>, ReadError> {
        item.list_of(|item| item.number(1..=self.highest_achievement()))
    }

    /// A list of special achievements.
    pub(crate) fn specials(self, item: Item) -> Result<Vec<Special>, ReadError> {
        item.list_of(special)
    }

    /// A list of claimed achievements: ages for standard ones, names for special ones.
    pub(crate) fn achievements(self, item: Item) -> Result<Vec<Achievement>, ReadError> {
        item.list_of(|item| match item.is_text() {
            true => special(item).map(Achievement::Special),
            false => item.number(1..=self.highest_achievement()).map(Achievement::Standard),
        })
    }

    /// A splay direction that the edition allows.
    pub(crate) fn splay(self, item: Item) -> Result<Splay, ReadError> {
        let path = item.path.clone();
        let splay = word(item, "a splay", &Splay::WORDS, Splay::from_word)?;
        if splay == Splay::Aslant && !self.is_fourth() {
            return Err(KeyError::FourthOnly.at(path));
        }
        Ok(splay)
    }

    /// A list of answers, each with its seat.
    pub(crate) fn said(self, item: Item) -> Result<Vec<Said>, ReadError> {
        item.list_of(|item| item.named(|text| self.parse_said(text)))
    }

    /// A list of answers without seats.
    pub(crate) fn answers(self, item: Item) -> Result<Vec<String>, ReadError> {
        item.list_of(|item| item.named(|text| self.check_answer(text).map(|()| text.to_owned())))
    }

    /// The action with this notation, with a card of the player's own; `None` if it is no action.
    pub(crate) fn action(self, text: &str) -> Result<Option<Answer>, KeyError> {
        let (verb, object) = text.split_once(' ').unwrap_or((text, ""));
        Ok(match verb {
            "draw" if object.is_empty() => Some(Answer::Draw),
            "meld" => Some(Answer::Meld(self.card_named(object)?)),
            "dogma" => Some(Answer::Dogma(self.card_named(object)?)),
            "achieve" => object.parse().ok().map(Answer::Achieve),
            _ => None,
        })
    }

    /// Reads one answer with its seat, and checks that both can exist.
    fn parse_said(self, text: &str) -> Result<Said, KeyError> {
        let said: Said = text.parse().map_err(|error| KeyError::Said(format!("{error}")))?;
        self.seat_named(&said.seat.to_string())?;
        self.check_answer(&said.answer)?;
        Ok(said)
    }

    /// Checks that the text could answer some question. Without this check, a misspelled answer under `illegal` would
    /// be refused for the wrong reason and the scenario would pass.
    fn check_answer(self, text: &str) -> Result<(), KeyError> {
        if let Some(name) = text.strip_prefix("meld ") {
            return self.card_named(name).map(|_| ());
        }
        if let Some(name) = text.strip_prefix("dogma ") {
            return self.check_dogma(name);
        }
        let number = text.strip_prefix("achieve ").unwrap_or(text);
        let known = number.parse::<u8>().is_ok()
            || matches!(text, "draw" | "pass" | "yes" | "no" | RESIGN)
            || BRANCHES.contains(&text)
            || Color::from_word(text).is_some()
            || Icon::from_word(text).is_some()
            || Special::from_word(text).is_some()
            || self.seat_named(text).is_ok();
        if known {
            return Ok(());
        }
        match self.card_named(text) {
            Ok(_) => Ok(()),
            Err(error @ KeyError::UnknownCard { near: Some(_), .. }) => Err(error),
            Err(_) => Err(KeyError::NoAnswer(text.to_owned())),
        }
    }

    /// Checks `dogma CARD` and `dogma CARD of C`. The name of a card may itself contain ` of `.
    fn check_dogma(self, name: &str) -> Result<(), KeyError> {
        let unknown = match self.card_named(name) {
            Ok(_) => return Ok(()),
            Err(error) => error,
        };
        let Some((card, seat)) = name.rsplit_once(" of ") else { return Err(unknown) };
        if seat.parse::<Seat>().is_err() {
            return Err(unknown);
        }
        self.seat_named(seat)?;
        self.card_named(card).map(|_| ())
    }

    /// The seat with this letter.
    pub(crate) fn seat_named(self, text: &str) -> Result<Seat, KeyError> {
        match text.parse::<Seat>() {
            Ok(seat) if seat.number() < self.players => Ok(seat),
            _ => Err(KeyError::UnknownSeat { seat: text.to_owned(), players: self.players }),
        }
    }

    /// The card with this name.
    pub(crate) fn card_named(self, name: &str) -> Result<Card, KeyError> {
        self.rules.card_named(name).ok_or_else(|| {
            let names = self.rules.all().iter().map(|card| self.rules.name(card));
            KeyError::UnknownCard {
                name: name.to_owned(),
                edition: self.rules.edition(),
                near: closest(name, names).map(str::to_owned),
            }
        })
    }

    /// The highest age a claimed or available achievement can have. In the fourth edition, effects can make an
    /// achievement of any age.
    fn highest_achievement(self) -> i64 {
        let ages = match self.is_fourth() {
            true => self.rules.last_age(),
            false => self.rules.achievement_ages(),
        };
        ages.into()
    }
}

/// One of a fixed set of words.
pub(crate) fn word<T>(
    item: Item,
    what: &str,
    words: &[&str],
    from_word: fn(&str) -> Option<T>,
) -> Result<T, ReadError> {
    let expected = format!("{what} ({})", words.join(", "));
    if !item.is_text() {
        return Err(item.unexpected(&expected));
    }
    item.named(|text| {
        from_word(text).ok_or_else(|| KeyError::Unexpected { expected, got: format!("`{text}`") })
    })
}

fn special(item: Item) -> Result<Special, ReadError> {
    word(item, "a special achievement", &Special::WORDS, Special::from_word)
}
