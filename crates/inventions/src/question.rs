//! The questions of the companion and their answers.

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

/// A question of the companion to the person. The names of the variants are part of the JSON interface and of message ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Set-up: the number of citizens that the Specialist tile of a region asks for.
    Need(Region),
    /// Set-up: the letter of the wealth tiles by a region.
    Wealth(Region),
    /// Set-up: the owner of a private milestone display, numbered from 1 at the bottom.
    Display(u8),
    /// Set-up: the milestone on an owner's private display.
    OwnMilestone(Owner),
    /// The new tile at a place of the Eureka display, numbered from 1 at the right.
    EurekaTile(u8),
    /// Set-up: the idea in a region.
    FirstIdea(Region),
    /// Set-up: the speciality of the idea that an opponent begins with.
    FirstSpeciality(Bot),
    /// Set-up: the region in which you claimed an idea.
    Claim,
    /// A word to go on before an opponent's turn.
    Turn(Bot),
    /// The next thing that you did in your turn.
    Report,
    /// The number of citizens that you put on the Specialist tile.
    Citizens(Region),
    /// The idea that you presented.
    Presented(Region),
    /// The card that Hephaestus reveals.
    Revealed,
    /// A row of a new card of Hephaestus: the card, and the number of the row from 1.
    Row(u8, u8),
    /// The rightmost idea of the display.
    RightmostIdea,
    /// The speciality of the rightmost idea of the display.
    RightmostSpeciality,
    /// A random speciality.
    Chance,
    /// Whether you hold this progress tile.
    Holds(Progress),
    /// A word to go on before the change of the era.
    EraChange,
    /// The owner of the era marker on the rightmost occupied turn-order space.
    TurnOrder,
    /// Your new place in the turn order.
    Place,
    /// An entry of your score sheet.
    Sheet(SheetEntry),
}

impl Question {
    /// Whether the program draws the answer by chance if the game has a seed.
    pub(crate) const fn is_chance(self) -> bool {
        matches!(self, Question::Revealed | Question::Chance)
    }

    /// Whether it is asked even if there is only one answer, so that the person has time to move the pieces.
    pub(crate) const fn waits(self) -> bool {
        matches!(self, Question::Turn(_) | Question::EraChange | Question::Report)
    }
}

/// An answer to a question of the companion.
///
/// The order of the variants is the order in which answers are listed.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Answer, Profile, Setup};
///
/// let game = Setup::new(Profile::ours().clone(), Some(1)).start().unwrap();
/// // The first question is the number of citizens for the Specialist tile of region 1.
/// assert_eq!(game.read("2"), Ok(Answer::Number(2)));
/// assert!(game.read("3").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// A word to go on.
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
    /// You put your era marker on a space of your era, numbered from 1 at the left.
    Marker(u8),
    /// You sent a diplomat to a milestone.
    Send(Milestone),
    /// You called a diplomat back from a milestone.
    Call(Milestone),
    /// You took an idea of the display, numbered from 1 at the right.
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

/// Writes the notation.
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

/// The reason why an answer was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over: `{0}` comes too late")]
    Over(String),
    /// The answer is not among the options.
    #[error("`{answer}` is no answer here: {} {}", if *.more { "some of the options are" } else { "the options are" }, .options.join(", "))]
    NotAnOption {
        /// The refused answer.
        answer: String,
        /// The legal answers, or the first of them.
        options: Vec<String>,
        /// Whether there are more options than these.
        more: bool,
    },
    /// Another seat than A answers. The game has only one seat.
    #[error("{0} is not at the table: all answers come from A")]
    Seat(Seat),
    /// The correction is not possible.
    #[error(transparent)]
    Correction(#[from] Fault),
}

impl Illegal {
    /// The refusal of an answer that is not among these answers.
    pub(crate) fn not_among(
        answer: String,
        answers: impl ExactSizeIterator<Item = String>,
    ) -> Illegal {
        /// A refusal does not list more options than this.
        const MAX_LISTED_OPTIONS: usize = 24;
        if answers.len() == 0 {
            return Illegal::Over(answer);
        }
        let more = answers.len() > MAX_LISTED_OPTIONS;
        Illegal::NotAnOption { answer, options: answers.take(MAX_LISTED_OPTIONS).collect(), more }
    }

    /// Checks that an answer comes from the only seat, A.
    pub(crate) fn require_seat_a(seat: Seat) -> Result<(), Illegal> {
        if seat == Seat::A { Ok(()) } else { Err(Illegal::Seat(seat)) }
    }
}
