//! Questions and their answers.

use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::node::Fault;
use crate::profile::Row;
use crate::region::Region;
use crate::score::SheetEntry;
use crate::tile::{Letter, Progress};
use crate::word::{Action, Bot, Owner, Player, Speciality};
use eureka_table::Seat;
use serde::Serialize;
use std::fmt;

/// What the person is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Set-up: how many citizens the Specialist tile of a region asks for.
    Need(Region),
    /// Set-up: which wealth tiles lie by a region.
    Wealth(Region),
    /// Set-up: whose private milestone display this is, counted from the bottom from 1.
    Display(u8),
    /// Set-up: which milestone lies on somebody's private display.
    OwnMilestone(Owner),
    /// Which new tile lies at this place of the Eureka display, counted from the right from 1.
    EurekaTile(u8),
    /// Set-up: which idea lies in a region.
    FirstIdea(Region),
    /// Set-up: what the idea that an opponent begins with is about.
    FirstSpeciality(Bot),
    /// Set-up: in which region you claimed an idea.
    Claim,
    /// An opponent's turn may begin.
    Turn(Bot),
    /// What you did in your turn.
    Report,
    /// How many citizens you put on the Specialist tile.
    Citizens(Region),
    /// Which idea you presented.
    Presented(Region),
    /// Which card Hephaestus reveals.
    Revealed,
    /// What a row of a new card of Hephaestus says; rows count from 1.
    Row(u8, u8),
    /// Which idea lies rightmost on the display.
    RightmostIdea,
    /// What the rightmost idea of the display is about.
    RightmostSpeciality,
    /// Which speciality chance gives.
    Chance,
    /// Whether you hold this progress tile.
    Holds(Progress),
    /// The era may change.
    EraChange,
    /// Whose era marker is on the rightmost occupied turn-order space.
    TurnOrder,
    /// At which place you want to play.
    Place,
    /// An entry of your final sheet.
    Sheet(SheetEntry),
}

impl Question {
    /// Whether chance answers it, where the program provides it.
    pub(crate) const fn is_chance(self) -> bool {
        matches!(self, Question::Revealed | Question::Chance)
    }

    /// Whether it waits for a word even if there is only one: the person must have moved the pieces.
    pub(crate) const fn waits(self) -> bool {
        matches!(self, Question::Turn(_) | Question::EraChange | Question::Report)
    }
}

/// One answer. The order of the variants is the order in which answers are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Go on.
    Go,
    /// You placed your pillar.
    Place(Action),
    /// You presented an idea in a region.
    Present(Region),
    /// You invented in a region.
    Invent(Region),
    /// You innovated in a region.
    Innovate(Region),
    /// You shared the invention of a region and took an Aspiration tile.
    Share(Region),
    /// You shared the invention of a region and took a wealth tile.
    ShareForWealth(Region),
    /// You took the sage of a region.
    Sage(Region),
    /// You put an influence token into a region.
    Influence(Region),
    /// You took a milestone from the Eureka display.
    Eureka(Milestone),
    /// You put your era marker on a space of your era, counted from 1.
    Marker(u8),
    /// You sent a diplomat to a milestone.
    Send(Milestone),
    /// You called a diplomat back from a milestone.
    Call(Milestone),
    /// You took an idea of the display, counted from the right from 1.
    Take(u8),
    /// You took the top idea of the stack.
    TakeStack,
    /// Your turn is over.
    End,
    /// This number.
    Number(u16),
    /// This region.
    Region(Region),
    /// This letter.
    Letter(Letter),
    /// This speciality.
    Speciality(Speciality),
    /// This idea.
    Idea(Idea),
    /// This milestone.
    Milestone(Milestone),
    /// This owner.
    Owner(Owner),
    /// This player.
    Player(Player),
    /// This card of Hephaestus.
    Card(u8),
    /// This row.
    Row(Row),
    /// Yes.
    Yes,
    /// No.
    No,
    /// None, or nobody, or no more.
    None,
}

/// The notation.
impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Go => f.write_str("go"),
            Answer::Place(action) => write!(f, "place {action}"),
            Answer::Present(region) => write!(f, "present {region}"),
            Answer::Invent(region) => write!(f, "invent {region}"),
            Answer::Innovate(region) => write!(f, "innovate {region}"),
            Answer::Share(region) => write!(f, "share {region}"),
            Answer::ShareForWealth(region) => write!(f, "share {region} wealth"),
            Answer::Sage(region) => write!(f, "sage {region}"),
            Answer::Influence(region) => write!(f, "influence {region}"),
            Answer::Eureka(milestone) => write!(f, "eureka {milestone}"),
            Answer::Marker(space) => write!(f, "marker {space}"),
            Answer::Send(milestone) => write!(f, "send {milestone}"),
            Answer::Call(milestone) => write!(f, "call {milestone}"),
            Answer::Take(place) => write!(f, "take {place}"),
            Answer::TakeStack => f.write_str("take stack"),
            Answer::End => f.write_str("end"),
            Answer::Number(number) => write!(f, "{number}"),
            Answer::Region(region) => write!(f, "{region}"),
            Answer::Letter(letter) => write!(f, "{letter}"),
            Answer::Speciality(speciality) => write!(f, "{speciality}"),
            Answer::Idea(idea) => write!(f, "{idea}"),
            Answer::Milestone(milestone) => write!(f, "{milestone}"),
            Answer::Owner(owner) => write!(f, "{owner}"),
            Answer::Player(player) => write!(f, "{player}"),
            Answer::Card(card) => write!(f, "card {card}"),
            Answer::Row(row) => write!(f, "{row}"),
            Answer::Yes => f.write_str("yes"),
            Answer::No => f.write_str("no"),
            Answer::None => f.write_str("none"),
        }
    }
}

/// Why an answer was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over: `{0}` comes too late")]
    Over(String),
    /// The answer is not among the options.
    #[error("`{answer}` is no answer here: {} {}", if *.more { "some of the options are" } else { "the options are" }, .options.join(", "))]
    NotAnOption {
        /// What was answered.
        answer: String,
        /// What may be answered.
        options: Vec<String>,
        /// Whether there are more options than these.
        more: bool,
    },
    /// Somebody else answers: there is only one person.
    #[error("{0} is not at the table: all answers come from A")]
    Seat(Seat),
    /// A correction that makes no sense.
    #[error(transparent)]
    Correction(#[from] Fault),
}

impl Illegal {
    /// The refusal of an answer that is none of these.
    pub(crate) fn not_among(
        answer: String,
        answers: impl ExactSizeIterator<Item = String>,
    ) -> Illegal {
        const MAX_LISTED_OPTIONS: usize = 24;
        if answers.len() == 0 {
            return Illegal::Over(answer);
        }
        let more = answers.len() > MAX_LISTED_OPTIONS;
        Illegal::NotAnOption { answer, options: answers.take(MAX_LISTED_OPTIONS).collect(), more }
    }

    /// A refusal of every seat but A.
    pub(crate) fn require_seat_a(seat: Seat) -> Result<(), Illegal> {
        if seat == Seat::A { Ok(()) } else { Err(Illegal::Seat(seat)) }
    }
}
