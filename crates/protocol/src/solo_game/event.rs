//! The events of the complete solo game, as JSON.

use super::{Goal, name, source};
use crate::inventions::TableEvent;
use eureka_inventions::solo_game::Event as Happened;
use eureka_inventions::{Content, Speciality};
use serde::{Deserialize, Serialize};

/// An event of the solo game. Cards, tiles and regions appear in their notation; `by` names the source of a gain, such
/// as `hex 3` or `card Wheel`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SoloGameEvent))]
#[expect(missing_docs, reason = "the fields of an event say themselves what they are")]
pub enum Event {
    /// An event on the shared table, of the kind that the companion also reports.
    Table {
        /// The event itself.
        what: TableEvent,
        /// The card involved, if any.
        #[serde(skip_serializing_if = "Option::is_none")]
        card: Option<String>,
    },
    /// These private goals are dealt to you.
    Goals { goals: Vec<Goal> },
    /// You begin with this invention.
    FirstInvention { card: String },
    /// An idea is added to your hand.
    Took { card: String },
    /// An idea leaves your hand, because its era is over.
    Discarded { card: String },
    /// A new card lies face up on top of the stack.
    Revealed { card: String },
    /// This many chain tokens are ready.
    Ready { tokens: u8 },
    /// No action is possible at your pillar's position, so you gain influence instead.
    Idle,
    /// You spend a chain token on an action; `left` is the number that remains.
    Chained { by: String, left: u8 },
    /// You use an economy tile, a technology tile or an influence token.
    Used { by: String },
    /// Citizens leave your home to stand at a card or on a milestone; `scholars` of them are scholars.
    Left {
        /// Their speciality, if they leave as specialists.
        #[serde(skip_serializing_if = "Option::is_none")]
        speciality: Option<String>,
        citizens: u8,
        scholars: u8,
    },
    /// Specialists become exhausted; `scholars` of them are scholars.
    Exhausted { speciality: String, citizens: u8, scholars: u8 },
    /// Citizens return home as specialists.
    CameHome { speciality: String, citizens: u8 },
    /// Citizens enter your academy and become scholars.
    Scholars { citizens: u8 },
    /// You gain no scholar: the academy is full, or your supply is empty.
    NoScholar,
    /// An Aspiration tile is placed on your tiles display.
    Aspired { aspiration: String },
    /// An Aspiration tile is lost, because your tiles display is full.
    NoRoom,
    /// An Aspiration tile is exchanged for a progress tile, or is returned if no progress tile is left.
    Progressed {
        from: String,
        /// The progress tile; absent if no tile was left.
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<String>,
    },
    /// A wealth tile is placed on your tiles display.
    Wealth { tile: String },
    /// A citizen travels from one region to another.
    Traveled { from: u8, to: u8 },
    /// A tile is built on a hex, counted from 1.
    Built { tile: String, hex: u8 },
    /// You gain an economy token.
    EconomyToken,
    /// You score points.
    Scored { points: u8, by: String },
    /// Your influence changes.
    Influence { from: u8, to: u8, by: String },
    /// Your exhausted specialists are ready again, and your economy tokens and sages have returned.
    Refreshed { sages: u8 },
}

impl Event {
    /// Converts an event to JSON form.
    pub fn new(content: &Content, event: &Happened) -> Event {
        let card = |&card| name(content, card);
        let by = |&by| source(content, by);
        let word = |speciality: &Speciality| speciality.word().to_owned();
        match event {
            Happened::Table(what) => Event::Table { what: TableEvent(what.clone()), card: None },
            Happened::About(about, what) => {
                Event::Table { what: TableEvent(what.clone()), card: Some(card(about)) }
            }
            Happened::Goals(goals) => {
                Event::Goals { goals: goals.iter().map(|&goal| Goal::new(goal, None)).collect() }
            }
            Happened::FirstInvention(first) => Event::FirstInvention { card: card(first) },
            Happened::Took(took) => Event::Took { card: card(took) },
            Happened::Discarded(discarded) => Event::Discarded { card: card(discarded) },
            Happened::Revealed(revealed) => Event::Revealed { card: card(revealed) },
            &Happened::Ready { tokens } => Event::Ready { tokens },
            Happened::Idle => Event::Idle,
            Happened::Chained { by: source, left } => {
                Event::Chained { by: by(source), left: *left }
            }
            Happened::Used { by: source } => Event::Used { by: by(source) },
            Happened::Left { speciality, citizens, scholars } => Event::Left {
                speciality: speciality.as_ref().map(word),
                citizens: *citizens,
                scholars: *scholars,
            },
            Happened::Exhausted { speciality, citizens, scholars } => Event::Exhausted {
                speciality: word(speciality),
                citizens: *citizens,
                scholars: *scholars,
            },
            Happened::CameHome { speciality, citizens } => {
                Event::CameHome { speciality: word(speciality), citizens: *citizens }
            }
            &Happened::Scholars { citizens } => Event::Scholars { citizens },
            Happened::NoScholar => Event::NoScholar,
            Happened::Aspired(tile) => Event::Aspired { aspiration: tile.to_string() },
            Happened::NoRoom => Event::NoRoom,
            Happened::Progressed { from, tile } => Event::Progressed {
                from: from.to_string(),
                tile: tile.as_ref().map(ToString::to_string),
            },
            Happened::Wealth { tile } => Event::Wealth { tile: tile.to_string() },
            Happened::Traveled { from, to } => {
                Event::Traveled { from: from.number(), to: to.number() }
            }
            Happened::Built { tile, hex } => Event::Built { tile: tile.to_string(), hex: *hex },
            Happened::EconomyToken => Event::EconomyToken,
            Happened::Scored { points, by: source } => {
                Event::Scored { points: *points, by: by(source) }
            }
            Happened::Influence { from, to, by: source } => {
                Event::Influence { from: *from, to: *to, by: by(source) }
            }
            &Happened::Refreshed { sages } => Event::Refreshed { sages },
        }
    }
}
