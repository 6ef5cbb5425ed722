//! The events of the complete solo game, as JSON.

use super::{Goal, name, source};
use crate::inventions::TableEvent;
use eureka_inventions::solo_game::Event as RulesEvent;
use eureka_inventions::{Content, Speciality};
use serde::{Deserialize, Serialize};

/// An event of the solo game. Cards, tiles and regions appear in their notation; `by` names the source of a gain, such
/// as `hex 3` or `card Wheel`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SoloGameEvent))]
#[expect(missing_docs, reason = "the names of the fields explain them")]
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
    pub fn new(content: &Content, event: &RulesEvent) -> Event {
        let card = |&card| name(content, card);
        let by = |&by| source(content, by);
        let word = |speciality: &Speciality| speciality.word().to_owned();
        match event {
            RulesEvent::Table(what) => Event::Table { what: TableEvent(what.clone()), card: None },
            RulesEvent::About(about, what) => {
                Event::Table { what: TableEvent(what.clone()), card: Some(card(about)) }
            }
            RulesEvent::Goals(goals) => {
                Event::Goals { goals: goals.iter().map(|&goal| Goal::new(goal, None)).collect() }
            }
            RulesEvent::FirstInvention(first) => Event::FirstInvention { card: card(first) },
            RulesEvent::Took(took) => Event::Took { card: card(took) },
            RulesEvent::Discarded(discarded) => Event::Discarded { card: card(discarded) },
            RulesEvent::Revealed(revealed) => Event::Revealed { card: card(revealed) },
            &RulesEvent::Ready { tokens } => Event::Ready { tokens },
            RulesEvent::Idle => Event::Idle,
            RulesEvent::Chained { by: source, left } => {
                Event::Chained { by: by(source), left: *left }
            }
            RulesEvent::Used { by: source } => Event::Used { by: by(source) },
            RulesEvent::Left { speciality, citizens, scholars } => Event::Left {
                speciality: speciality.as_ref().map(word),
                citizens: *citizens,
                scholars: *scholars,
            },
            RulesEvent::Exhausted { speciality, citizens, scholars } => Event::Exhausted {
                speciality: word(speciality),
                citizens: *citizens,
                scholars: *scholars,
            },
            RulesEvent::CameHome { speciality, citizens } => {
                Event::CameHome { speciality: word(speciality), citizens: *citizens }
            }
            &RulesEvent::Scholars { citizens } => Event::Scholars { citizens },
            RulesEvent::NoScholar => Event::NoScholar,
            RulesEvent::Aspired(tile) => Event::Aspired { aspiration: tile.to_string() },
            RulesEvent::NoRoom => Event::NoRoom,
            RulesEvent::Progressed { from, tile } => Event::Progressed {
                from: from.to_string(),
                tile: tile.as_ref().map(ToString::to_string),
            },
            RulesEvent::Wealth { tile } => Event::Wealth { tile: tile.to_string() },
            RulesEvent::Traveled { from, to } => {
                Event::Traveled { from: from.number(), to: to.number() }
            }
            RulesEvent::Built { tile, hex } => Event::Built { tile: tile.to_string(), hex: *hex },
            RulesEvent::EconomyToken => Event::EconomyToken,
            RulesEvent::Scored { points, by: source } => {
                Event::Scored { points: *points, by: by(source) }
            }
            RulesEvent::Influence { from, to, by: source } => {
                Event::Influence { from: *from, to: *to, by: by(source) }
            }
            &RulesEvent::Refreshed { sages } => Event::Refreshed { sages },
        }
    }
}
