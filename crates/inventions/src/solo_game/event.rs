//! The events of the solo game: the companion's events on the board, and further ones about your society.

use super::{Tile, Token};
use crate::benefit::Aspiration;
use crate::content::{IdeaCard, PrivateGoal};
use crate::event::Event as TableEvent;
use crate::milestone::Milestone;
use crate::region::Region;
use crate::tile::Progress;
use crate::word::{Action, Speciality};
use serde::Serialize;

/// Something that happened in the solo game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields have telling names")]
pub enum Event {
    /// An event on the board.
    Table(TableEvent),
    /// An event on the board that is about this card.
    About(IdeaCard, TableEvent),
    /// These private goals are dealt to you.
    Goals(Vec<PrivateGoal>),
    /// You begin with this invention.
    FirstInvention(IdeaCard),
    /// An idea comes into your hand.
    Took(IdeaCard),
    /// An idea leaves your hand because its era is over.
    Discarded(IdeaCard),
    /// A new card is turned up on top of the stack.
    Revealed(IdeaCard),
    /// Your chain tokens become ready at the beginning of your turn.
    Ready { tokens: u8 },
    /// The action of your pillar is impossible, so you gain influence.
    Idle,
    /// You spend a chain token; `left` is the number of tokens left.
    Chained { by: Source, left: u8 },
    /// You use something: an economy tile, a technology tile, an influence token.
    Used { by: Source },
    /// Citizens leave your home to stand by a card or on a milestone; `scholars` is the number of scholars among them.
    Left { speciality: Option<Speciality>, citizens: u8, scholars: u8 },
    /// Specialists are exhausted; `scholars` is the number of scholars among them.
    Exhausted { speciality: Speciality, citizens: u8, scholars: u8 },
    /// Citizens come home as specialists.
    CameHome { speciality: Speciality, citizens: u8 },
    /// Citizens come into your academy.
    Scholars { citizens: u8 },
    /// You get no scholar, because your academy is full or your supply is empty.
    NoScholar,
    /// An Aspiration tile is laid on your tiles display.
    Aspired(Aspiration),
    /// You get no tile, because your tiles display is full.
    NoRoom,
    /// An Aspiration tile becomes a progress tile, or goes back if no fitting one is left.
    Progressed { from: Aspiration, tile: Option<Progress> },
    /// A wealth tile is laid on your tiles display.
    Wealth { tile: Tile },
    /// A citizen travels.
    Traveled { from: Region, to: Region },
    /// A tile is built on a hex, numbered from 1.
    Built { tile: Tile, hex: u8 },
    /// You get an economy token.
    EconomyToken,
    /// You score.
    Scored { points: u8, by: Source },
    /// Your influence changes.
    Influence { from: u8, to: u8, by: Source },
    /// Your exhausted specialists and economy tokens become ready, and your sages go back; `sages` is their number.
    Refreshed { sages: u8 },
}

/// The source of a benefit or of a chained action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The Specialist tile of a region.
    Specialist(Region),
    /// The Knowledge tile of a region.
    Knowledge(Region),
    /// A milestone.
    Milestone(Milestone),
    /// A space of the era track, numbered from 1 at the left of its era.
    Track(u8),
    /// A hex of the progress map, numbered from 1.
    Hex(u8),
    /// A progress tile.
    Tile(Progress),
    /// An invention.
    Card(IdeaCard),
    /// One of your influence tokens.
    Token(Token),
    /// All your face-up influence tokens.
    Tokens,
    /// Your pillar on this impossible action.
    Idle(Action),
    /// Building.
    Building,
}
