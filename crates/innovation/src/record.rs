//! Records of Innovation: the set-up of a game as it is stored, and how it starts the game again.
//!
//! The text form is TOML and meant to be read and edited by hand:
//!
//! ```toml
//! eureka = 1
//! answers = ["A: Archery", "B: Oars", "A: draw"]
//!
//! [setup]
//! game = "innovation"
//! edition = "first"
//! cards = "86d2d3a8f0a1b2c3"
//! players = 2
//! language = "en"
//! seed = 17
//! ```
//!
//! A seed above the greatest integer of TOML is written as a string; both forms are read. In place of the seed, `decks`
//! (a list for each age, top card first) and `achievements` (a card for each age) give the deal card by card.
//!
//! Partners are written as `teams = ["AC", "BD"]`. `parley = true` or `parley = false` is written only where the table
//! deviates from the rules of the edition.
//!
//! `blind` is the number from which blind choices follow, see [`Blind`](crate::Blind). Records from before version 0.3 have
//! none and are replayed in alphabetical order.
//!
//! A player who gives up is a line among the answers: `"B: resign"`.
//!
//! Records are kept for ever: whatever an earlier version wrote must still be read.

mod bytes;

pub use bytes::{BytesError, from_bytes, to_bytes};

use crate::{Blind, Card, Deal, Edition, Game, Rules, Seating, SetupError};
use eureka_table::{NoSeat, SeatSet};
use serde::{Deserialize, Serialize};

/// The name of this game in records.
pub(crate) const GAME: &str = "innovation";

/// Old and current fingerprints of the same printed cards.
///
/// The old fingerprint of an edition also covered what other editions print on the cards. Records with such a
/// fingerprint are of the first text format or the first compact format.
const RENUMBERED: [(u64, u64); 3] = [
    (0xa517_96bd_6bab_da49, 0x8adb_0b09_6f9b_5065),
    (0xbf90_696a_d9c5_1b12, 0x670d_d272_af07_3669),
    (0x9e2b_b264_dd42_f2ff, 0x1724_dd3d_6d96_4b05),
];

/// The current fingerprint of the cards that a record names.
fn current_fingerprint(cards: u64) -> u64 {
    RENUMBERED.iter().find(|(earlier, _)| *earlier == cards).map_or(cards, |(_, today)| *today)
}

/// A recorded game of Innovation.
pub type Record = eureka_table::Record<Setup>;

/// The set-up of a game: everything that is needed to deal the same game again.
///
/// # Examples
///
/// A set-up and its answers are a [`Record`], which can be written, read and played again:
///
/// ```
/// use eureka_innovation::{Deal, Edition, Game, Record, Rules, Setup};
/// use eureka_table::Timeline;
///
/// let rules = Rules::printed(Edition::First);
/// let setup = Setup::new(rules, 2, &Deal::Seed(17));
/// let mut timeline = Timeline::<Game>::begin(setup, rules).unwrap();
/// timeline.answer(timeline.game().answers()[0]).unwrap();
///
/// let text = timeline.record().write();
/// assert!(text.contains("seed = 17"));
/// let record = Record::read(&text).unwrap();
/// assert_eq!(record.answers.len(), 1);
/// let again = Timeline::<Game>::open(record, rules).unwrap();
/// assert_eq!(again.game(), timeline.game());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SetupText", into = "SetupText")]
pub struct Setup {
    /// The printed edition.
    pub edition: Edition,
    /// The fingerprint of the cards that were played with.
    pub cards: u64,
    /// The number of players, the teams, and whether parley is played.
    pub seating: Seating,
    /// The language of the table, whose alphabet decides who begins.
    pub language: String,
    /// The order of the cards after shuffling.
    pub dealt: Dealt,
    /// The source of blind choices.
    pub blind: Blind,
}

/// A deal that names cards as text, so that it can be read without the rules. [`Deal`] is the same with cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dealt {
    /// Shuffled from this seed.
    Seed(u64),
    /// Laid out card by card.
    Decks {
        /// A deck for each age, top card first.
        decks: Vec<Vec<String>>,
        /// The standard achievement of each age.
        achievements: Vec<String>,
    },
}

/// The reason why a set-up does not start a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The rules are those of another edition.
    #[error(
        "the record is of the {record} edition, and these are the rules of the {rules} edition"
    )]
    Edition {
        /// The edition in the record.
        record: Edition,
        /// The edition of the rules.
        rules: Edition,
    },
    /// The record was played with other cards.
    #[error(
        "the record was played with cards of version {record:016x}; these are version {rules:016x}"
    )]
    Cards {
        /// The fingerprint in the record.
        record: u64,
        /// The fingerprint of the rules.
        rules: u64,
    },
    /// The record was played in another language. Its alphabet may make another player begin.
    #[error(
        "the record was played at a table of the language `{record}`, and these rules are for `{rules}`"
    )]
    Language {
        /// The language in the record.
        record: String,
        /// The language of the rules.
        rules: &'static str,
    },
    /// A deck or an achievement names a card that is not in the game.
    #[error("the deal names `{0}`, which is no card of this edition")]
    Card(String),
    /// The deal is impossible.
    #[error(transparent)]
    Deal(#[from] SetupError),
}

impl Setup {
    /// The set-up of a game that is about to be dealt.
    pub fn new(rules: &Rules, seating: impl Into<Seating>, deal: &Deal) -> Setup {
        let names =
            |cards: &[Card]| cards.iter().map(|&card| rules.name(card).to_owned()).collect();
        let dealt = match deal {
            Deal::Seed(seed) => Dealt::Seed(*seed),
            Deal::Decks { decks, achievements } => Dealt::Decks {
                decks: decks.iter().map(|deck| names(deck)).collect(),
                achievements: names(achievements),
            },
        };
        let (edition, cards) = (rules.edition(), rules.fingerprint());
        let seating = seating.into().shortened(edition);
        let blind = match deal {
            Deal::Seed(seed) => Blind::of_seed(*seed),
            Deal::Decks { .. } => Blind::ALPHABETICAL,
        };
        Setup { edition, cards, seating, language: rules.language().to_owned(), dealt, blind }
    }

    /// Deals the game. The rules must be those it was played with. If a card has been corrected since, the game is dealt
    /// with the [version](Rules::version) of the rules of that time.
    ///
    /// Records of earlier versions may have a seating that new games may not: both teams and parley. Whoever opens a new
    /// game [checks](Seating::check) the seating first.
    pub fn start(&self, rules: &'static Rules) -> Result<Game, StartError> {
        if self.edition != rules.edition() {
            return Err(StartError::Edition { record: self.edition, rules: rules.edition() });
        }
        let rules = rules.version(self.cards)?;
        if self.language != rules.language() {
            let record = self.language.clone();
            return Err(StartError::Language { record, rules: rules.language() });
        }
        self.seating.check_recorded(rules).map_err(SetupError::from)?;
        let mut game = Game::begin(rules, &self.seating, &self.deal(rules)?)?;
        game.position.blind = self.blind;
        Ok(game)
    }

    fn deal(&self, rules: &Rules) -> Result<Deal, StartError> {
        let card =
            |name: &String| rules.card_named(name).ok_or_else(|| StartError::Card(name.clone()));
        let cards = |names: &Vec<String>| names.iter().map(card).collect::<Result<Vec<_>, _>>();
        match &self.dealt {
            Dealt::Seed(seed) => Ok(Deal::Seed(*seed)),
            Dealt::Decks { decks, achievements } => Ok(Deal::Decks {
                decks: decks.iter().map(cards).collect::<Result<_, _>>()?,
                achievements: cards(achievements)?,
            }),
        }
    }
}

/// The reason why a record cannot be replayed.
pub type ReplayError = eureka_table::ReplayErrorOf<Game>;

/// A set-up as it is serialized: with either a seed, or decks and achievements.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupText {
    game: String,
    edition: String,
    cards: String,
    players: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    teams: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parley: Option<bool>,
    language: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<SeedText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    blind: Option<SeedText>,
    #[serde(skip_serializing_if = "Option::is_none")]
    achievements: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decks: Option<Vec<Vec<String>>>,
}

/// A seed, or the source of blind choices, as TOML can hold it: its integers end at 2⁶³ − 1.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "this is a whole number from 0 to 18446744073709551615")]
enum SeedText {
    Number(i64),
    Text(String),
}

/// The reason why a serialized set-up is invalid.
#[derive(Debug, thiserror::Error)]
enum SetupTextError {
    #[error("the record is of the game `{0}`, not of `{GAME}`")]
    Game(String),
    #[error("there is no edition `{0}`: editions are {list}", list = editions())]
    Edition(String),
    #[error("`{0}` is no version of cards: that is 16 hexadecimal digits")]
    Cards(String),
    #[error("`{0}` is no whole number from 0 to 18446744073709551615")]
    Seed(String),
    #[error("`{0}` is no team: a team is written as the letters of its seats, such as `AC`")]
    Team(String),
    #[error("a set-up has either a `seed` or `decks` and `achievements`")]
    Deal,
}

fn editions() -> String {
    Edition::WORDS.join(", ")
}

impl TryFrom<SetupText> for Setup {
    type Error = SetupTextError;

    fn try_from(text: SetupText) -> Result<Setup, SetupTextError> {
        if text.game != GAME {
            return Err(SetupTextError::Game(text.game));
        }
        let Some(edition) = Edition::from_word(&text.edition) else {
            return Err(SetupTextError::Edition(text.edition));
        };
        let is_hex = text.cards.len() == 16 && text.cards.bytes().all(|b| b.is_ascii_hexdigit());
        let Some(cards) = u64::from_str_radix(&text.cards, 16).ok().filter(|_| is_hex) else {
            return Err(SetupTextError::Cards(text.cards));
        };
        let cards = current_fingerprint(cards);
        let dealt = match (text.seed, text.decks, text.achievements) {
            (Some(seed), None, None) => Dealt::Seed(seed.number()?),
            (None, Some(decks), Some(achievements)) => Dealt::Decks { decks, achievements },
            _ => return Err(SetupTextError::Deal),
        };
        let team =
            |text: &String| text.parse().map_err(|_: NoSeat| SetupTextError::Team(text.clone()));
        let teams =
            text.teams.iter().map(team).collect::<Result<Vec<SeatSet>, SetupTextError>>()?;
        let seating = Seating { players: text.players, teams, parley: text.parley };
        let seating = seating.shortened(edition);
        let blind = match text.blind {
            None => Blind::ALPHABETICAL,
            Some(number) => Blind(number.number()?),
        };
        Ok(Setup { edition, cards, seating, language: text.language, dealt, blind })
    }
}

impl SeedText {
    fn number(self) -> Result<u64, SetupTextError> {
        match self {
            SeedText::Number(number) => {
                number.try_into().map_err(|_| SetupTextError::Seed(number.to_string()))
            }
            SeedText::Text(text) => text.parse().map_err(|_| SetupTextError::Seed(text)),
        }
    }
}

impl From<Setup> for SetupText {
    fn from(setup: Setup) -> SetupText {
        let (seed, decks, achievements) = match setup.dealt {
            Dealt::Seed(seed) => (Some(SeedText::from(seed)), None, None),
            Dealt::Decks { decks, achievements } => (None, Some(decks), Some(achievements)),
        };
        let Seating { players, teams, parley } = setup.seating.shortened(setup.edition);
        SetupText {
            game: GAME.to_owned(),
            edition: setup.edition.word().to_owned(),
            cards: format!("{:016x}", setup.cards),
            players,
            teams: teams.iter().map(SeatSet::to_string).collect(),
            parley,
            language: setup.language,
            seed,
            blind: (setup.blind != Blind::ALPHABETICAL).then_some(SeedText::from(setup.blind.0)),
            achievements,
            decks,
        }
    }
}

impl From<u64> for SeedText {
    fn from(seed: u64) -> SeedText {
        i64::try_from(seed).map_or_else(|_| SeedText::Text(seed.to_string()), SeedText::Number)
    }
}
