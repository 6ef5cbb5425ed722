//! Inventions: Evolution of Ideas, the solo mode: one person against Chronos and Hephaestus.
//!
//! The person plays on a real table and tells what the two opponents depend on; the program plays them. A [`Game`] always waits for one
//! answer to one [`Question`], or is over. What happens is a list of [`Event`]s; the table is a [`Position`].
//!
//! ```
//! use eureka_inventions::{Profile, Setup};
//!
//! let mut game = Setup::new(Profile::ours().clone(), Some(1)).start().unwrap();
//! while game.question().is_some() {
//!     game.answer(*game.answers().last().unwrap()).unwrap();
//! }
//! let score = game.score().unwrap();
//! println!("{} against {}: {}", score.you, score.bots.total(), score.level());
//! ```
//!
//! What is printed on the box is a [`Profile`], which a person fills in by the fields of [`profile_form`]; how the open questions of the book are
//! read are [`Settings`]. In a
//! [`Timeline`](eureka_table::Timeline) of this game anything can be taken back, given again and corrected:
//!
//! ```
//! use eureka_inventions::{Game, Profile, Setup};
//! use eureka_table::Timeline;
//!
//! let setup = Setup::new(Profile::ours().clone(), Some(7));
//! let mut companion = Timeline::<Game>::begin(setup, ()).unwrap();
//! companion.take(&"A: 2".parse().unwrap()).unwrap();
//! let before = companion.game().clone();
//! companion.take(&"A: 1".parse().unwrap()).unwrap();
//! assert!(companion.take_back());
//! assert_eq!(companion.game(), &before);
//! assert!(companion.redo());
//! ```
//!
//! Numbers such as 5.6 and A10 in comments are those of the rules page,
//! `docs/inventions.md`.
//!
//! For the companion the person's own game (specialists, hand, progress map, goals) is his own affair: the opponents do not depend on it. The whole
//! game on the screen, on a [`Content`] that says what is printed on everything, is in [`solo_game`].
//!
//! Nothing here reads a file or a clock, or holds a sentence for players.

mod benefit;
mod chronos;
mod content;
mod correction;
mod deck;
mod era;
mod event;
mod fault_kind;
mod game;
mod hephaestus;
mod idea;
mod milestone;
mod node;
mod notation;
mod operations;
mod opponent;
mod person;
mod play;
mod position;
mod profile;
pub mod profile_form;
mod question;
mod record;
mod region;
mod score;
mod settings;
mod setup;
pub mod solo_game;
mod tile;
mod track;
mod word;
mod worth;

pub use benefit::{Aspiration, Benefit};
pub use content::{Content, Face, Hex, IdeaCard, PrivateGoal, RegionFacts, SpecialistTile};
pub use correction::Correction;
pub use deck::Deck;
pub use event::{CitizenOrigin, Event, Obstacle, Reason, Target};
pub use fault_kind::{Expected, FaultKind, WordKind};
pub use game::{CORRECT, Game};
pub use idea::{Card, Idea, Invention, ParseIdeaError};
pub use milestone::Milestone;
pub use node::Fault;
pub use position::{
    CITIZENS, Display, Hephaestus, INFLUENCE_TOKENS, InfluenceSpace, Land, MAX_INFLUENCE,
    Milestones, Opponent, Pillar, Pillars, Position, Side, Turn, YourState,
};
pub use profile::{HEPHAESTUS_CARDS, ParseWordError, Profile, Row, Slot, Warning};
pub use question::{Answer, Illegal, Question};
pub use record::{Record, Setup, UnknownCards};
pub use region::Region;
pub use score::{BotScore, HONOR_POINTS, Level, Score, ScoreSheet, SheetEntry};
pub use settings::{
    AMBIGUITIES, EurekaTiles, OwnMilestone, OwnRegion, SettingError, Settings, Visits,
};
pub use tile::{Letter, ParseProgressError, Progress, Tiles};
pub use track::{ParseSpaceError, Space, Track};
pub use word::{Action, Bot, Difficulty, Owner, Player, Speciality};
pub use worth::{Measure, TileKind, Worth};
