//! The solo game: the whole game on the screen, with your own society beside the board of Chronos and Hephaestus.
//!
//! A [`Game`] always waits for one answer to one [`Question`], or is over. It uses the [`Position`] of the companion. A [`Society`] adds
//! everything that is yours, and a [`Board`] adds the identity of every card. Together they are the [`World`]. You may know all of it:
//! the order of face-down cards is not part of it, because a card is drawn only when it is turned up.
//!
//! ```
//! use eureka_inventions::solo_game::Setup;
//!
//! let mut game = Setup::new(7).start();
//! while game.question().is_some() {
//!     game.answer(game.answers()[0]).unwrap();
//! }
//! let (tally, score) = (game.tally().unwrap(), game.score().unwrap());
//! assert_eq!(tally.total(), score.you);
//! println!("{} points against {}: {}", score.you, score.bots.total(), score.level());
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

/// The whole state of a solo game, except for the source of chance. It contains no hidden information.
///
/// # Examples
///
/// ```
/// use eureka_inventions::solo_game::Setup;
///
/// let game = Setup::new(7).start();
/// let world = game.world();
/// assert_eq!(world.check(game.content()), Ok(()));
/// assert_eq!((world.society.scholars, world.society.home), (2, [1, 1, 1]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    /// The board as the opponents see it.
    pub position: Position,
    /// The cards and tiles on the board by their identity.
    pub board: Board,
    /// Your own citizens, cards and tiles.
    pub society: Society,
}

/// Your own citizens, cards and tiles. Your supply, pillars, points and influence are in the [`Position`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Society {
    /// The scholars in your academy.
    pub scholars: u8,
    /// Your specialists at home, in the order of [`Speciality::ALL`].
    pub home: [u8; 3],
    /// Your exhausted specialists, in the order of [`Speciality::ALL`].
    pub exhausted: [u8; 3],
    /// The ideas in your hand, sorted.
    pub hand: Vec<IdeaCard>,
    /// Your inventions, sorted.
    pub inventions: Vec<IdeaCard>,
    /// Your Aspiration tiles on the tiles display, sorted.
    pub aspirations: Vec<Aspiration>,
    /// The other tiles on the tiles display, sorted.
    pub display: Vec<Tile>,
    /// The tiles on your progress map by the index of their hex.
    pub built: BTreeMap<u8, Tile>,
    /// The economy tiles used in this era, and the technology tiles, which are used only once in a game.
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
    /// Its kind.
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
    #[expect(missing_docs, reason = "the tokens are named after what they show")]
    pub enum Token {
        Influence = "+1",
        Present = "PRESENT",
        Invent = "INVENT",
        Innovate = "INNOVATE",
        Share = "SHARE",
    }
}

impl Token {
    /// The action that it shows, or `None` for the token that shows +1 influence.
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
    /// The place and the side of one of your influence tokens.
    #[derive(Default)]
    pub enum TokenSide {
        /// Not laid yet.
        #[default]
        Held = "held",
        /// In a region, face up.
        Up = "up",
        /// In a region, face down because it has been used.
        Down = "down",
    }
}

impl Society {
    /// The number of spaces of the tiles display, which Aspiration tiles occupy too.
    pub const DISPLAY_SPACES: usize = 4;

    /// The number of free spaces of the tiles display.
    pub fn room(&self) -> usize {
        Society::DISPLAY_SPACES.saturating_sub(self.aspirations.len() + self.display.len())
    }

    /// The number of your citizens at home: scholars and specialists, exhausted ones too.
    pub fn citizens(&self) -> u8 {
        self.scholars + self.home.iter().sum::<u8>() + self.exhausted.iter().sum::<u8>()
    }

    /// The number of your citizens that can act as specialists of this speciality: such specialists, and all scholars.
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

    /// The number of your economy tokens that are not used in this era.
    pub fn free_economy(&self) -> u8 {
        let is_economy = |tile: &&Progress| tile.speciality == Speciality::Economy;
        self.economy - self.used.iter().filter(is_economy).count() as u8
    }

    /// Your influence tokens that are on this side.
    pub fn tokens_that_are(&self, side: TokenSide) -> impl Iterator<Item = Token> {
        Token::ALL
            .into_iter()
            .zip(self.tokens)
            .filter(move |(_, is)| *is == side)
            .map(|(token, _)| token)
    }
}
