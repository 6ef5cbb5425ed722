//! The compact form of a position, also in the middle of an effect.
//!
//! ```text
//! "EuPo"  version  length of the whole (2 bytes)  cards (8 bytes)
//! players  turn  actions  short turns  parley  out  teams  ending  winners  special achievements (5 bytes)
//! for each player: scored  tucked
//! for each place: number, cards; after those of a pile its splay
//! opening (number, cards)  players to be looked at
//! question: 0, or kind + 1  seat  pass  mask (2 bytes)  number, cards
//! whether an action is in progress, and if it is:
//!   changed  dogma action  effects (number, effects)  what they remember  markers  order being named (number, cards)
//! FNV-1a of all before (8 bytes)
//! ```
//!
//! Numbers are little-endian and a card is its index. Its highest bit says that not those know the card who usually know a card
//! there, and that the next byte says who does. What follows from the rest, icons and points and the like, is not in the bytes,
//! and every position has one compact form only.

mod check;
mod read;
mod write;

use crate::card::Card;
use crate::game::Game;
use crate::onlooker::the_public;
use crate::rules::Rules;
use crate::zone::Zone;
use eureka_script::word::Color;
use eureka_table::{Seat, SeatSet};
use read::Reader;
use write::Writer;

/// What every packed position begins with.
const MAGIC: [u8; 4] = *b"EuPo";

/// The version of the compact form that this program writes.
const VERSION: u8 = 2;

/// Where the length of the whole stands.
const LENGTH: usize = 5;

/// How many bytes the sum at the end takes.
const SUM: usize = 8;

/// The bit of a card's byte that says that another follows.
const UNUSUAL: u8 = 0x80;

/// Why bytes are no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnpackError {
    /// Something else altogether.
    #[error("these bytes are no position of innovation: they do not begin with `EuPo`")]
    Foreign,
    /// Another program wrote it.
    #[error("the position is of compact format {0}, and this program reads format {VERSION}")]
    Version(u8),
    /// The numbers of its cards mean nothing here.
    #[error("the position is of cards of version {position:016x}; these are version {rules:016x}")]
    Cards {
        /// The version in the position.
        position: u64,
        /// The version of the rules.
        rules: u64,
    },
    /// It ends too early.
    #[error("the position breaks off after {0} bytes")]
    Truncated(usize),
    /// It goes on after its end.
    #[error("the position ends after {end} bytes, and {more} more follow")]
    Trailing {
        /// Where it ends.
        end: usize,
        /// How much follows.
        more: usize,
    },
    /// A byte was changed on the way.
    #[error(
        "the position is damaged: its bytes add up to {is:016x}, and they should to {should:016x}"
    )]
    Damaged {
        /// The sum of the bytes.
        is: u64,
        /// The sum that stands at the end.
        should: u64,
    },
    /// A byte that stands for nothing.
    #[error("byte {at} is {value}, which is no {what}")]
    Byte {
        /// Where it stands, counted from 0.
        at: usize,
        /// What it is.
        value: u8,
        /// What was expected there.
        what: &'static str,
    },
    /// A card in two places.
    #[error("{0} is in two places")]
    Twice(String),
    /// A card in no place.
    #[error("{0} is nowhere")]
    Missing(String),
    /// Parts that are possible, but not together.
    #[error("the position does not fit together: {0}")]
    Unfit(&'static str),
}

impl Game {
    /// The compact form of the position, which [`Game::unpack`] reads.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, Rules};
    ///
    /// let rules = Rules::printed(Edition::First);
    /// let game = Game::deal(rules, 2, 1).unwrap();
    /// assert_eq!(Game::unpack(rules, &game.pack()), Ok(game));
    /// ```
    pub fn pack(&self) -> Vec<u8> {
        Writer::write(self)
    }

    /// The game whose position has this compact form, if it is one of these rules.
    pub fn unpack(rules: &'static Rules, bytes: &[u8]) -> Result<Game, UnpackError> {
        let position = Reader::read(rules, bytes)?;
        let game = Game { rules, position };
        check::check(&game)?;
        Ok(game)
    }
}

/// A place with a list of its cards.
#[derive(Clone, Copy)]
enum CardList {
    Deck(u8),
    Pile(Seat, Color),
    /// Cards without an order.
    Heap(Zone),
}

impl CardList {
    /// All of them, in the order of the compact form.
    fn all(rules: &Rules, players: u8) -> impl Iterator<Item = CardList> + use<> {
        let of = |seat: Seat| {
            let heaps =
                [Zone::Hand(seat), Zone::Score(seat), Zone::Claimed(seat)].map(CardList::Heap);
            heaps.into_iter().chain(Color::ALL.map(|color| CardList::Pile(seat, color)))
        };
        let heaps = [Zone::Available, Zone::Junk, Zone::Removed].map(CardList::Heap);
        (1..=rules.last_age())
            .map(CardList::Deck)
            .chain(heaps)
            .chain((0..players).map(Seat::new).flat_map(of))
    }

    fn zone(self) -> Zone {
        match self {
            CardList::Deck(_) => Zone::Deck,
            CardList::Pile(seat, _) => Zone::Board(seat),
            CardList::Heap(zone) => zone,
        }
    }

    fn has_room_for(self, rules: &Rules, card: Card) -> bool {
        match self {
            CardList::Deck(age) => rules.age(card) == age,
            CardList::Pile(_, color) => rules.color(card) == color,
            CardList::Heap(_) => true,
        }
    }
}

/// Who knows a card there, if nothing special has happened.
fn usually_known_to(zone: Zone, players: u8) -> SeatSet {
    match zone {
        Zone::Hand(seat) | Zone::Score(seat) => SeatSet::only(seat),
        Zone::Board(_) => the_public(players),
        Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed | Zone::Claimed(_) => {
            SeatSet::NONE
        }
    }
}

/// The number of cards that use markers.
fn marked_cards(rules: &Rules) -> usize {
    rules.all().iter().filter(|&card| rules.marker_slot(card).is_some()).count()
}
