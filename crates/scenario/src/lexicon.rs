//! What the words of a scenario mean at its table.

use crate::error::{Fault, ReadError};
use crate::keys::{Item, Keys};
use eureka_innovation::{ArrangedDeck, Card, Color, Edition, Icon, Rules, Seat, Special, Splay};
use eureka_script::closest;
use eureka_table::Said;

/// What stands for all cards of an age that lie nowhere else.
pub(crate) const REST: &str = "...";

/// The names of courses, in the order of the card's text.
const COURSES: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// The cards and seats that a scenario may speak of.
#[derive(Clone, Copy)]
pub(crate) struct Lexicon {
    /// The rules of the scenario's edition.
    pub(crate) rules: &'static Rules,
    /// How many seats the table has.
    pub(crate) players: u8,
}

/// A claimed achievement as scenarios write it.
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

    /// Refuses the letters that would be seats at a larger table.
    pub(crate) fn refuse_seats_beyond(self, keys: &mut Keys) -> Result<(), ReadError> {
        for seat in (self.players..Seat::MAX).map(Seat::new) {
            let seat = seat.to_string();
            if let Some(item) = keys.take(&seat) {
                return Err(Fault::UnknownSeat { seat, players: self.players }.at(item.path));
            }
        }
        Ok(())
    }

    /// Whether the scenario is played by the fourth edition's rules.
    pub(crate) fn is_fourth(self) -> bool {
        self.rules.edition() == Edition::Fourth
    }

    /// Refuses a key that only the fourth edition has.
    pub(crate) fn refuse_unless_fourth(self, keys: &mut Keys, key: &str) -> Result<(), ReadError> {
        match self.is_fourth() {
            true => Ok(()),
            false => keys.take(key).map_or(Ok(()), |item| Err(Fault::FourthOnly.at(item.path))),
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

    /// A deck: cards from the top, and perhaps `...` as the last.
    pub(crate) fn deck(self, item: Item) -> Result<ArrangedDeck, ReadError> {
        let path = item.path.clone();
        let mut deck = ArrangedDeck { listed: Vec::new(), rest: false };
        for name in item.list_of(Item::text)? {
            if deck.rest {
                return Err(Fault::RestNotLast.at(path));
            } else if name == REST {
                deck.rest = true;
            } else {
                deck.listed.push(self.card_named(&name).map_err(|fault| fault.at(&path))?);
            }
        }
        Ok(deck)
    }

    /// The ages for which there are decks.
    pub(crate) fn ages(self) -> impl Iterator<Item = u8> {
        1..=self.rules.last_age()
    }

    /// A list of ages of standard achievements on the table.
    pub(crate) fn available(self, item: Item) -> Result<Vec<u8>, ReadError> {
        item.list_of(|item| item.number(1..=self.highest_achievement()))
    }

    /// A list of special achievements.
    pub(crate) fn specials(self, item: Item) -> Result<Vec<Special>, ReadError> {
        item.list_of(special)
    }

    /// A list of claimed achievements: numbers and names.
    pub(crate) fn achievements(self, item: Item) -> Result<Vec<Achievement>, ReadError> {
        item.list_of(|item| match item.is_text() {
            true => special(item).map(Achievement::Special),
            false => item.number(1..=self.highest_achievement()).map(Achievement::Standard),
        })
    }

    /// A splay that a pile can have in the edition.
    pub(crate) fn splay(self, item: Item) -> Result<Splay, ReadError> {
        let path = item.path.clone();
        let splay = word(item, "a splay", &Splay::WORDS, Splay::from_word)?;
        if splay == Splay::Aslant && !self.is_fourth() {
            return Err(Fault::FourthOnly.at(path));
        }
        Ok(splay)
    }

    /// A list of what seats say.
    pub(crate) fn said(self, item: Item) -> Result<Vec<Said>, ReadError> {
        item.list_of(|item| item.named(|text| self.said_once(text)))
    }

    fn said_once(self, text: &str) -> Result<Said, Fault> {
        let said: Said = text.parse().map_err(|error| Fault::Said(format!("{error}")))?;
        self.seat_named(&said.seat.to_string())?;
        self.check_answer(&said.answer)?;
        Ok(said)
    }

    /// Whether any question could be answered so: a misspelt answer would always be refused, also where a scenario
    /// wants a well-written one refused.
    fn check_answer(self, text: &str) -> Result<(), Fault> {
        if let Some(name) = text.strip_prefix("meld ") {
            return self.card_named(name).map(|_| ());
        }
        if let Some(name) = text.strip_prefix("dogma ") {
            return self.check_dogma(name);
        }
        let number = text.strip_prefix("achieve ").unwrap_or(text);
        let known = number.parse::<u8>().is_ok()
            || matches!(text, "draw" | "pass" | "yes" | "no")
            || COURSES.contains(&text)
            || Color::from_word(text).is_some()
            || Icon::from_word(text).is_some()
            || Special::from_word(text).is_some()
            || self.seat_named(text).is_ok();
        if known {
            return Ok(());
        }
        match self.card_named(text) {
            Ok(_) => Ok(()),
            Err(fault @ Fault::UnknownCard { near: Some(_), .. }) => Err(fault),
            Err(_) => Err(Fault::NoAnswer(text.to_owned())),
        }
    }

    /// `dogma CARD of C`, with the trap that a card's own name may contain ` of `.
    fn check_dogma(self, name: &str) -> Result<(), Fault> {
        let unknown = match self.card_named(name) {
            Ok(_) => return Ok(()),
            Err(fault) => fault,
        };
        let Some((card, seat)) = name.rsplit_once(" of ") else { return Err(unknown) };
        if seat.parse::<Seat>().is_err() {
            return Err(unknown);
        }
        self.seat_named(seat)?;
        self.card_named(card).map(|_| ())
    }

    fn seat_named(self, text: &str) -> Result<Seat, Fault> {
        match text.parse::<Seat>() {
            Ok(seat) if seat.number() < self.players => Ok(seat),
            _ => Err(Fault::UnknownSeat { seat: text.to_owned(), players: self.players }),
        }
    }

    fn card_named(self, name: &str) -> Result<Card, Fault> {
        self.rules.card_named(name).ok_or_else(|| {
            let names = self.rules.all().iter().map(|card| self.rules.name(card));
            Fault::UnknownCard {
                name: name.to_owned(),
                edition: self.rules.edition(),
                near: closest(name, names).map(str::to_owned),
            }
        })
    }

    /// The highest age that can lie as an achievement: the fourth edition's effects and chains can add any.
    fn highest_achievement(self) -> i64 {
        let ages = match self.is_fourth() {
            true => self.rules.last_age(),
            false => self.rules.achievement_ages(),
        };
        ages.into()
    }
}

/// One word of a few.
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
        from_word(text).ok_or_else(|| Fault::Unexpected { expected, got: format!("`{text}`") })
    })
}

fn special(item: Item) -> Result<Special, ReadError> {
    word(item, "a special achievement", &Special::WORDS, Special::from_word)
}
