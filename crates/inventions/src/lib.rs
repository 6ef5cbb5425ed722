#![doc = include_str!("../README.md")]

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
