//! What happens to your society; what happens on the table is told as for the companion.

use super::{Tile, Token};
use crate::benefit::Aspiration;
use crate::content::{IdeaCard, PrivateGoal};
use crate::event::Event as TableEvent;
use crate::milestone::Milestone;
use crate::region::Region;
use crate::tile::Progress;
use crate::word::{Action, Speciality};
use serde::Serialize;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of an event say themselves what they are")]
pub enum Event {
    /// On the table.
    Table(TableEvent),
    /// On the table, about this card.
    About(IdeaCard, TableEvent),
    /// These private goals are dealt to you.
    Goals(Vec<PrivateGoal>),
    /// You begin with this invention.
    FirstInvention(IdeaCard),
    /// An idea comes into your hand.
    Took(IdeaCard),
    /// An idea leaves your hand: it is of an era that is over.
    Discarded(IdeaCard),
    /// Another idea lies on top of the stack.
    Revealed(IdeaCard),
    /// So many chain tokens are ready.
    Ready { tokens: u8 },
    /// Nothing is possible where your pillar stands, so you gain influence.
    Idle,
    /// You spend a chain token for an action; so many are left.
    Chained { by: Source, left: u8 },
    /// You use something: an economy tile, a technology tile, an influence token.
    Used { by: Source },
    /// Citizens leave your home, to stand by a card or on a milestone; scholars among them.
    Left { speciality: Option<Speciality>, citizens: u8, scholars: u8 },
    /// Specialists are exhausted; scholars among them.
    Exhausted { speciality: Speciality, citizens: u8, scholars: u8 },
    /// Citizens come home as specialists.
    CameHome { speciality: Speciality, citizens: u8 },
    /// Citizens come into your academy.
    Scholars { citizens: u8 },
    /// There is no room in your academy, or nobody in your supply.
    NoScholar,
    /// An Aspiration tile is laid on your tiles display.
    Aspired(Aspiration),
    /// Your tiles display has no room for an Aspiration tile.
    NoRoom,
    /// An Aspiration tile becomes a progress tile, or goes back if none is left.
    Progressed { from: Aspiration, tile: Option<Progress> },
    /// A wealth tile is laid on your tiles display.
    Wealth { tile: Tile },
    /// A citizen travels.
    Traveled { from: Region, to: Region },
    /// A tile is built on a hex, counted from 1.
    Built { tile: Tile, hex: u8 },
    /// An economy token comes to you.
    EconomyToken,
    /// You score.
    Scored { points: u8, by: Source },
    /// Your influence changes.
    Influence { from: u8, to: u8, by: Source },
    /// Your exhausted specialists are ready, your economy tokens and sages are back.
    Refreshed { sages: u8 },
}

/// What gives something, or lets you chain an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The Specialist tile of a region.
    Specialist(Region),
    /// The Knowledge tile of a region.
    Knowledge(Region),
    /// A milestone.
    Milestone(Milestone),
    /// A space of the era track, counted from 1.
    Track(u8),
    /// A hex of the progress map, counted from 1.
    Hex(u8),
    /// A progress tile.
    Tile(Progress),
    /// A card that is invented.
    Card(IdeaCard),
    /// An influence token of yours.
    Token(Token),
    /// All your face-up influence tokens.
    Tokens,
    /// A pillar on an action that is impossible.
    Idle(Action),
    /// Building.
    Building,
}
