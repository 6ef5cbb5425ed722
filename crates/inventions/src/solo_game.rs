//! The whole solo game on the screen: your society beside the table of Chronos and Hephaestus.
//!
//! A [`Game`] always waits for one answer to one [`Question`], or is over. The table is the [`Position`] of the companion, your own things are a
//! [`Society`], and a [`Board`] says which card lies where; together they are the [`World`], all of which you may know.
//!
//! ```
//! use eureka_inventions::solo_game::Setup;
//!
//! let mut game = Setup::new(7).start();
//! while game.question().is_some() {
//!     game.answer(game.answers()[0]).unwrap();
//! }
//! let tally = game.tally().unwrap();
//! println!("{} points: {}", tally.total(), game.score().unwrap().level());
//! ```
//!
//! Numbers such as 2.3 and P4 in comments are those of the rules page, `docs/inventions.md`.

mod benefits;
mod board;
mod build;
mod chain;
mod check;
mod citizens;
mod deal;
mod era;
mod event;
mod game;
mod ideas;
mod people;
mod question;
mod record;
mod step;
mod tally;
mod turn;

pub use board::Board;
pub use check::Unsound;
pub use event::{Event, Source};
pub use game::Game;
pub use question::{Answer, Question};
pub use record::{Record, Setup};
pub use tally::Tally;

use crate::benefit::Aspiration;
use crate::content::{IdeaCard, PrivateGoal};
use crate::position::Position;
use crate::tile::{Letter, Progress};
use crate::word::{Action, Speciality};
use crate::worth::TileKind;
use eureka_table::words;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Everything on the table and before you. Only what chance will bring is not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// The table.
    pub position: Position,
    /// Which cards and tiles lie where.
    pub board: Board,
    /// Your own things.
    pub society: Society,
}

/// Your own things. Your supply, pillars, points and influence are on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Society {
    /// The scholars in your academy.
    pub scholars: u8,
    /// Your specialists at home, in the order of [`Speciality::ALL`].
    pub home: [u8; 3],
    /// Your exhausted specialists.
    pub exhausted: [u8; 3],
    /// The ideas in your hand, sorted.
    pub hand: Vec<IdeaCard>,
    /// Your inventions, sorted.
    pub inventions: Vec<IdeaCard>,
    /// Your Aspiration tiles on the tiles display, sorted.
    pub aspirations: Vec<Aspiration>,
    /// The other tiles on it, sorted.
    pub display: Vec<Tile>,
    /// The tiles on your progress map by their hexes, counted from 0.
    pub built: BTreeMap<u8, Tile>,
    /// The economy tiles used in this era, and the technology tiles used for good.
    pub used: BTreeSet<Progress>,
    /// Your economy tokens, used ones too.
    pub economy: u8,
    /// Your influence tokens, in the order of [`Token::ALL`].
    pub tokens: [TokenSide; 5],
    /// The sages that you have taken in this era.
    pub sages: u8,
    /// Your private goals.
    pub goals: Vec<PrivateGoal>,
}

/// A progress or wealth tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// A progress tile.
    Progress(Progress),
    /// A wealth tile.
    Wealth(Letter),
}

impl Tile {
    /// What kind of tile it is.
    pub const fn kind(self) -> TileKind {
        match self {
            Tile::Progress(tile) => TileKind::Progress(tile.speciality),
            Tile::Wealth(_) => TileKind::Wealth,
        }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tile::Progress(tile) => write!(f, "{tile}"),
            Tile::Wealth(letter) => write!(f, "{letter}"),
        }
    }
}

words! {
    /// One of your five influence tokens.
    #[expect(missing_docs, reason = "they are called after what they show")]
    pub enum Token {
        Influence = "+1",
        Present = "PRESENT",
        Invent = "INVENT",
        Innovate = "INNOVATE",
        Share = "SHARE",
    }
}

impl Token {
    /// The action that it shows; the first one shows an influence instead.
    pub const fn action(self) -> Option<Action> {
        match self {
            Token::Influence => None,
            Token::Present => Some(Action::Present),
            Token::Invent => Some(Action::Invent),
            Token::Innovate => Some(Action::Innovate),
            Token::Share => Some(Action::Share),
        }
    }
}

words! {
    /// Where one of your influence tokens is.
    #[derive(Default)]
    pub enum TokenSide {
        /// Before you.
        #[default]
        Held = "held",
        /// In a region, face up.
        Up = "up",
        /// In a region, face down: its action is used.
        Down = "down",
    }
}

impl Society {
    /// How many tiles the tiles display has room for, Aspiration tiles included.
    pub const DISPLAY_SPACES: usize = 4;

    /// How many more tiles the tiles display has room for.
    pub fn room(&self) -> usize {
        Society::DISPLAY_SPACES.saturating_sub(self.aspirations.len() + self.display.len())
    }

    /// Your citizens that are neither in the supply nor on the table.
    pub fn citizens(&self) -> u8 {
        self.scholars + self.home.iter().sum::<u8>() + self.exhausted.iter().sum::<u8>()
    }

    /// How many of your citizens could act as specialists of this speciality.
    pub fn able(&self, speciality: Speciality) -> u8 {
        self.home[speciality as usize] + self.scholars
    }

    /// All your tiles, built or not.
    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        self.display.iter().chain(self.built.values()).copied()
    }

    /// The progress tiles on your progress map.
    pub fn built_progress(&self) -> impl Iterator<Item = Progress> {
        self.built.values().filter_map(|tile| match tile {
            Tile::Progress(tile) => Some(*tile),
            Tile::Wealth(_) => None,
        })
    }

    /// The economy tokens that lie on no tile.
    pub fn free_economy(&self) -> u8 {
        let is_economy = |tile: &&Progress| tile.speciality == Speciality::Economy;
        self.economy - self.used.iter().filter(is_economy).count() as u8
    }

    /// Your influence tokens that lie so.
    pub fn tokens_that_are(&self, side: TokenSide) -> impl Iterator<Item = Token> {
        Token::ALL
            .into_iter()
            .zip(self.tokens)
            .filter(move |(_, is)| *is == side)
            .map(|(token, _)| token)
    }
}
