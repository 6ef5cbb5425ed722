//! The compact form of a record, for storing very many of them.
//!
//! ```text
//! "EuIn"  version  edition  cards (8 bytes)  players  parley  teams (number, teams)  language (length, text)
//! 0  seed (8 bytes)            or   1  decks (number, each: length, cards)  achievements (number, cards)
//! number of answers (4 bytes)  answers
//! ```
//!
//! Numbers are little-endian, a card is its index, a team has a bit for each seat, and parley is 0 where it is as the edition's
//! rules say and 1 where it is the other way. An answer is one byte: its index in the list of legal answers at that point. So
//! reading means playing, and what has been read is a game that really can be played.
//!
//! This is version 2. The first one had the players before the cards, and neither parley nor teams; it is still read.

use super::{Dealt, Record, ReplayError, Setup, StartError, number_of_today};
use crate::{Edition, Game, Rules, Seating};
use eureka_table::{Said, SeatSet, Timeline};

/// What every compact record begins with.
const MAGIC: [u8; 4] = *b"EuIn";

/// The version of the compact form that this program writes; it reads the first one too.
const VERSION: u8 = 2;

/// The first version: the players stood before the cards, and there was nothing to say about teams and parley.
const FIRST: u8 = 1;

/// Why bytes are no record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BytesError {
    /// Something else altogether.
    #[error("these bytes are no record of innovation: they do not begin with `EuIn`")]
    Foreign,
    /// Another version of this program wrote it.
    #[error("the record is of compact format {0}, and this program reads formats up to {VERSION}")]
    Version(u8),
    /// It ends too early.
    #[error("the record breaks off after {0} bytes")]
    Truncated(usize),
    /// It goes on after its end.
    #[error("the record ends after {end} bytes, and {more} more follow")]
    Trailing {
        /// Where it ends.
        end: usize,
        /// How much follows.
        more: usize,
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
    /// An answer beyond the list.
    #[error("answer {number} is option {index}, and there are {options} at that point")]
    Answer {
        /// Which answer of the record, counted from 1.
        number: usize,
        /// Its index.
        index: u8,
        /// How many answers there are.
        options: usize,
    },
    /// The game cannot be set up.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// The compact form of a record; the record is played through on the way.
///
/// # Panics
///
/// If a deal card by card has more than 255 cards in one place, or a question more than 256 answers: no game has.
pub fn to_bytes(record: &Record, rules: &'static Rules) -> Result<Vec<u8>, ReplayError> {
    let timeline = Timeline::<Game>::open(record.clone(), rules)?;
    let mut bytes = setup_bytes(&record.setup, rules).map_err(ReplayError::Start)?;
    let count = u32::try_from(record.answers.len()).expect("answers fit into memory");
    bytes.extend(count.to_le_bytes());
    bytes.extend(timeline.games().zip(&record.answers).map(|(game, said)| {
        let answers = game.answers();
        let index = answers.iter().position(|&answer| game.write(answer) == said.answer);
        small(index.expect("a listed answer was given"))
    }));
    Ok(bytes)
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
    Ok(bytes)
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("a game has at most 255 of anything")
}

/// The record that has this compact form; it is played through on the way.
pub fn from_bytes(bytes: &[u8], rules: &'static Rules) -> Result<Record, BytesError> {
    let mut reader = Reader { bytes, at: 0 };
    let mut record = Record::new(read_setup(&mut reader, rules)?);
    let mut game = record.setup.start(rules)?;
    let count = u32::from_le_bytes(reader.array()?);
    for number in 1..=count as usize {
        let index = reader.byte()?;
        let answers = game.answers();
        let (Some(question), Some(&answer)) = (game.question(), answers.get(index as usize)) else {
            return Err(BytesError::Answer { number, index, options: answers.len() });
        };
        record.answers.push(Said { seat: question.seat, answer: game.write(answer) });
        game.answer_unchecked(answer, &mut ());
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
    let edition = *Edition::ALL.get(edition as usize).ok_or_else(|| reader.no("edition"))?;
    let players = if version == FIRST { Some(reader.byte()?) } else { None };
    let cards = number_of_today(u64::from_le_bytes(reader.array()?));
    if edition != rules.edition() {
        return Err(StartError::Edition { record: edition, rules: rules.edition() }.into());
    }
    // The indices of cards mean something only for the very same cards.
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
        _ => return Err(reader.no("kind of deal")),
    };
    Ok(Setup { edition, cards, seating, language, dealt })
}

fn read_seating(reader: &mut Reader<'_>, edition: Edition) -> Result<Seating, BytesError> {
    let mut seating = Seating::from(reader.byte()?);
    let as_agreed = match reader.byte()? {
        0 => false,
        1 => true,
        _ => return Err(reader.no("parley")),
    };
    let teams = reader.byte()?;
    seating.teams = reader.take(teams.into())?.iter().map(|&team| SeatSet(team)).collect();
    seating.parley = as_agreed.then(|| !seating.has_parley_by_the_book(edition));
    Ok(seating)
}

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
        Ok(rules.name(card.ok_or_else(|| self.no("card"))?).to_owned())
    }

    /// The error that the byte read last is not what it should be.
    fn no(&self, what: &'static str) -> BytesError {
        BytesError::Byte { at: self.at - 1, value: self.bytes[self.at - 1], what }
    }
}
