//! The compact form of a position, in the middle of an effect too.
//!
//! ```text
//! "EuPo"  version  length of the whole (2 bytes)  cards (8 bytes)
//! players  turn  actions  short turns  parley  out  teams  ending  winners  special achievements (5 bytes)
//! for each player: scored  tucked
//! for each place: count, cards; after the cards of a pile its splay
//! opening (count, cards)  players to be checked for special achievements
//! question: 0, or kind + 1  seat  pass  mask (2 bytes)  count, cards
//! whether an action is in progress, and if it is:
//!   changed  dogma action  frames (count, frames)  their values  markers  order being named (count, cards)
//! FNV-1a of all bytes before (8 bytes)
//! ```
//!
//! Numbers are little-endian, and a card is its index. If the highest bit of a card's byte is set, the next byte holds
//! the seats that know the card; otherwise the usual seats know it. Derived values, such as icons and points, are not
//! stored. Every position has exactly one compact form.
//!
//! `QuestionKind`, `Splay` and `table::Ending` are stored by index: append variants, never insert them. Any other
//! change of the format needs a new `VERSION`.

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

/// The first bytes of every packed position.
const MAGIC: [u8; 4] = *b"EuPo";

/// The version of the compact form that this program writes and reads.
const VERSION: u8 = 3;

/// The number of groups of mixed cards that says that none are remembered.
const NO_MEMORY: u8 = 255;

/// The offset of the total length.
const LENGTH_OFFSET: usize = 5;

/// The length of the checksum at the end.
const CHECKSUM_BYTES: usize = 8;

/// The bit of a card's byte that announces a byte with the seats that know the card.
const KNOWN_BYTE_FOLLOWS: u8 = 0x80;

/// The reason why bytes cannot be unpacked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnpackError {
    /// The bytes do not begin with the magic number.
    #[error("these bytes are no position of innovation: they do not begin with `EuPo`")]
    Foreign,
    /// Another version of the program wrote it.
    #[error("the position is of compact format {0}, and this program reads format {VERSION}")]
    Version(u8),
    /// It was packed with other cards, so its card numbers mean nothing here.
    #[error("the position is of cards of version {position:016x}; these are version {rules:016x}")]
    Cards {
        /// The fingerprint in the position.
        position: u64,
        /// The fingerprint of the rules.
        rules: u64,
    },
    /// The bytes break off.
    #[error("the position breaks off after {0} bytes")]
    Truncated(usize),
    /// More bytes follow after the end.
    #[error("the position ends after {end} bytes, and {more} more follow")]
    Trailing {
        /// The length of the position.
        end: usize,
        /// The number of bytes that follow.
        more: usize,
    },
    /// The checksum is wrong: a byte has changed.
    #[error(
        "the position is damaged: its bytes add up to {is:016x}, and they should to {should:016x}"
    )]
    Damaged {
        /// The checksum of the bytes.
        is: u64,
        /// The checksum stored at the end.
        should: u64,
    },
    /// A byte has an impossible value.
    #[error("byte {at} is {value}, which is no {what}")]
    Byte {
        /// Its offset.
        at: usize,
        /// Its value.
        value: u8,
        /// The noun for what was expected there.
        what: &'static str,
    },
    /// A card is in two places.
    #[error("{0} is in two places")]
    Twice(String),
    /// A card is in no place.
    #[error("{0} is nowhere")]
    Missing(String),
    /// Each part is possible, but not all of them together.
    #[error("the position does not fit together: {0}")]
    Unfit(&'static str),
}

impl Game {
    /// The compact form of the position, which [`Game::unpack`] reads. It holds all hidden cards.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, Rules};
    ///
    /// let rules = Rules::printed(Edition::First);
    /// let game = Game::deal(rules, 2, 1).unwrap();
    /// let bytes = game.pack();
    /// assert_eq!(Game::unpack(rules, &bytes), Ok(game));
    /// assert!(Game::unpack(rules, &bytes[1..]).is_err());
    /// ```
    pub fn pack(&self) -> Vec<u8> {
        Writer::write(self)
    }

    /// The game whose position has this compact form.
    ///
    /// The rules must be the ones it was packed with. Bytes from anywhere are safe to unpack: an impossible position is
    /// refused, so a game that is returned can be played on.
    pub fn unpack(rules: &'static Rules, bytes: &[u8]) -> Result<Game, UnpackError> {
        let position = Reader::read(rules, bytes)?;
        let game = Game { rules, position };
        check::check(&game)?;
        Ok(game)
    }
}

/// A place in the compact form, with its list of cards.
#[derive(Clone, Copy)]
enum CardList {
    Deck(u8),
    Pile(Seat, Color),
    /// Cards without an order.
    Heap(Zone),
}

impl CardList {
    /// All places, in the order of the compact form.
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

/// The seats that know a card in a zone, unless something else is stored with the card.
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
