//! The compact form of a record, for storing large numbers of them.
//!
//! ```text
//! "EuIn"  version  edition  cards (8 bytes)  players  parley  teams (count, teams)  language (length, text)
//! 0  seed (8 bytes)            or   1  decks (count, each: length, cards)  achievements (count, cards)
//! blind (8 bytes)  number of answers (4 bytes)  answers
//! ```
//!
//! Numbers are little-endian, a card is its index, and a team has a bit for each seat. Parley is 0 if it follows the
//! rules of the edition, and 1 if it is the opposite. Blind is the source of blind choices, 0 for the alphabetical order.
//! An answer is one byte: its index in the list of legal answers at that point; before the first turn, the answers of all
//! seats that are asked stand in one list. 251 to 255 say that seat A to E gives up. So reading a record plays it, and a
//! record that was read is a game that can be played.
//!
//! This is version 3. Version 2 had no blind and no seats that give up; version 1 had the players before the cards, and
//! neither parley nor teams. Both are still read.

use super::{Dealt, Record, ReplayError, Setup, StartError, current_fingerprint};
use crate::{Blind, Edition, Game, Rules, Seating};
use eureka_table::{Game as _, RESIGN, Said, Seat, SeatSet, Timeline};

/// The first bytes of every compact record.
const MAGIC: [u8; 4] = *b"EuIn";

/// The version of the compact form that this program writes. It reads earlier ones too.
const VERSION: u8 = 3;

/// The byte of the line by which seat A gives up; those of the other seats follow.
const RESIGNATION: u8 = 251;

/// Version 1, which has the players before the cards, and neither teams nor parley.
const FIRST: u8 = 1;

/// Version 2, which has no source of blind choices.
const SECOND: u8 = 2;

/// The reason why bytes are not a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BytesError {
    /// The bytes do not begin with the magic number.
    #[error("these bytes are no record of innovation: they do not begin with `EuIn`")]
    Foreign,
    /// Another version of the program wrote it.
    #[error("the record is of compact format {0}, and this program reads formats up to {VERSION}")]
    Version(u8),
    /// The bytes break off.
    #[error("the record breaks off after {0} bytes")]
    Truncated(usize),
    /// More bytes follow after the end.
    #[error("the record ends after {end} bytes, and {more} more follow")]
    Trailing {
        /// The length of the record.
        end: usize,
        /// The number of bytes that follow.
        more: usize,
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
    /// The index of an answer is beyond the list.
    #[error("answer {number} is option {index}, and there are {options} at that point")]
    Answer {
        /// The number of the answer in the record, from 1.
        number: usize,
        /// Its index.
        index: u8,
        /// The number of legal answers.
        options: usize,
    },
    /// The game cannot be set up.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// The compact form of a record. The record is replayed in the process.
///
/// # Panics
///
/// If a deal has more than 255 cards in one place, or a question more than 251 answers. No game has that many.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Deal, Edition, Record, Rules, Setup, from_bytes, to_bytes};
///
/// let rules = Rules::printed(Edition::First);
/// let mut record = Record::new(Setup::new(rules, 2, &Deal::Seed(1)));
/// let game = record.setup.start(rules).unwrap();
/// let opening = format!("A: {}", game.write(game.answers()[0]));
/// record.answers.push(opening.parse().unwrap());
///
/// let bytes = to_bytes(&record, rules).unwrap();
/// assert_eq!(from_bytes(&bytes, rules), Ok(record));
/// ```
pub fn to_bytes(record: &Record, rules: &'static Rules) -> Result<Vec<u8>, ReplayError> {
    let timeline = Timeline::<Game>::open(record.clone(), rules)?;
    let mut bytes = setup_bytes(&record.setup, rules).map_err(ReplayError::Start)?;
    let count = u32::try_from(record.answers.len()).expect("answers fit into memory");
    bytes.extend(count.to_le_bytes());
    bytes.extend(timeline.games().zip(&record.answers).map(|(game, said)| {
        if said.answer == RESIGN {
            return RESIGNATION + said.seat.number();
        }
        let mut lines = lines(&game).into_iter();
        let index = lines.position(|(seat, text)| seat == said.seat && text == said.answer);
        small(index.filter(|&index| index < RESIGNATION.into()).expect("a listed answer was given"))
    }));
    Ok(bytes)
}

/// The answers of all seats that are asked, in notation.
fn lines(game: &Game) -> Vec<(Seat, String)> {
    let of = |seat: Seat| {
        let game = game.facing(seat)?;
        let text = |&answer| (seat, game.write(answer));
        Some(game.answers().iter().map(text).collect::<Vec<_>>())
    };
    game.awaited().iter().filter_map(of).flatten().collect()
}

fn setup_bytes(setup: &Setup, rules: &Rules) -> Result<Vec<u8>, StartError> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, setup.edition as u8]);
    bytes.extend(setup.cards.to_le_bytes());
    let Seating { players, teams, parley } = setup.seating.clone().shortened(setup.edition);
    bytes.extend([players, u8::from(parley.is_some()), small(teams.len())]);
    bytes.extend(teams.iter().map(|team| team.0));
    bytes.push(small(setup.language.len()));
    bytes.extend(setup.language.as_bytes());
    match &setup.dealt {
        Dealt::Seed(seed) => {
            bytes.push(0);
            bytes.extend(seed.to_le_bytes());
        }
        Dealt::Decks { decks, achievements } => {
            bytes.extend([1, small(decks.len())]);
            for cards in decks.iter().chain([achievements]) {
                bytes.push(small(cards.len()));
                for name in cards {
                    let unknown = || StartError::Card(name.clone());
                    bytes.push(rules.card_named(name).ok_or_else(unknown)?.number());
                }
            }
        }
    }
    bytes.extend(setup.blind.0.to_le_bytes());
    Ok(bytes)
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("a game has at most 255 of anything")
}

/// The record that has this compact form. It is played in the process.
pub fn from_bytes(bytes: &[u8], rules: &'static Rules) -> Result<Record, BytesError> {
    let mut reader = Reader { bytes, at: 0 };
    let mut record = Record::new(read_setup(&mut reader, rules)?);
    let mut game = record.setup.start(rules)?;
    let count = u32::from_le_bytes(reader.array()?);
    for number in 1..=count as usize {
        let index = reader.byte()?;
        let mut lines = lines(&game);
        let options = lines.len();
        let said = match index.checked_sub(RESIGNATION) {
            Some(seat) => Some(Said { seat: Seat::new(seat), answer: RESIGN.to_owned() }),
            None if usize::from(index) < options => {
                let (seat, answer) = lines.swap_remove(index.into());
                Some(Said { seat, answer })
            }
            None => None,
        };
        let said = said.filter(|said| game.take(said, &mut Vec::new()).is_ok());
        record.answers.push(said.ok_or(BytesError::Answer { number, index, options })?);
    }
    match bytes.len() - reader.at {
        0 => Ok(record),
        more => Err(BytesError::Trailing { end: reader.at, more }),
    }
}

fn read_setup(reader: &mut Reader<'_>, rules: &'static Rules) -> Result<Setup, BytesError> {
    if !reader.bytes.starts_with(&MAGIC[..reader.bytes.len().min(MAGIC.len())]) {
        return Err(BytesError::Foreign);
    }
    reader.array::<{ MAGIC.len() }>()?;
    let version = reader.byte()?;
    if !(FIRST..=VERSION).contains(&version) {
        return Err(BytesError::Version(version));
    }
    let edition = reader.byte()?;
    let edition = *Edition::ALL.get(edition as usize).ok_or_else(|| reader.bad_byte("edition"))?;
    let players = if version == FIRST { Some(reader.byte()?) } else { None };
    let cards = current_fingerprint(u64::from_le_bytes(reader.array()?));
    if edition != rules.edition() {
        return Err(StartError::Edition { record: edition, rules: rules.edition() }.into());
    }
    // Indices of cards are only valid for exactly the same cards.
    let rules = rules.version(cards)?;
    let seating = match players {
        Some(players) => players.into(),
        None => read_seating(reader, edition)?,
    };
    let length = reader.byte()?;
    let language = String::from_utf8_lossy(reader.take(length as usize)?).into_owned();
    let dealt = match reader.byte()? {
        0 => Dealt::Seed(u64::from_le_bytes(reader.array()?)),
        1 => {
            let count = reader.byte()?;
            let decks = (0..count).map(|_| reader.names(rules)).collect::<Result<_, _>>()?;
            Dealt::Decks { decks, achievements: reader.names(rules)? }
        }
        _ => return Err(reader.bad_byte("kind of deal")),
    };
    let blind = match version {
        FIRST | SECOND => Blind::ALPHABETICAL,
        _ => Blind(u64::from_le_bytes(reader.array()?)),
    };
    Ok(Setup { edition, cards, seating, language, dealt, blind })
}

fn read_seating(reader: &mut Reader<'_>, edition: Edition) -> Result<Seating, BytesError> {
    let mut seating = Seating::from(reader.byte()?);
    let as_agreed = match reader.byte()? {
        0 => false,
        1 => true,
        _ => return Err(reader.bad_byte("parley")),
    };
    let teams = reader.byte()?;
    seating.teams = reader.take(teams.into())?.iter().map(|&team| SeatSet(team)).collect();
    seating.parley = as_agreed.then(|| !seating.has_parley_by_the_book(edition));
    Ok(seating)
}

/// The bytes of a record, and the offset that has been reached.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], BytesError> {
        let end = self.at + length;
        let taken = self.bytes.get(self.at..end);
        let taken = taken.ok_or(BytesError::Truncated(self.bytes.len()))?;
        self.at = end;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], BytesError> {
        Ok(self.take(N)?.try_into().expect("as many as asked for"))
    }

    fn byte(&mut self) -> Result<u8, BytesError> {
        Ok(self.array::<1>()?[0])
    }

    fn names(&mut self, rules: &Rules) -> Result<Vec<String>, BytesError> {
        let count = self.byte()?;
        (0..count).map(|_| self.name(rules)).collect()
    }

    fn name(&mut self, rules: &Rules) -> Result<String, BytesError> {
        let index = self.byte()?;
        let card = rules.all().iter().find(|card| card.number() == index);
        Ok(rules.name(card.ok_or_else(|| self.bad_byte("card"))?).to_owned())
    }

    /// The error for the byte that was read last; `what` is the noun for what it should be.
    fn bad_byte(&self, what: &'static str) -> BytesError {
        BytesError::Byte { at: self.at - 1, value: self.bytes[self.at - 1], what }
    }
}
