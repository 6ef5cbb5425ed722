//! Ideas, and the cards that lie in the regions.

use crate::milestone::Milestone;
use crate::word::{Player, Speciality};
use std::fmt;
use std::str::FromStr;

/// What of an idea card the opponents look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Idea {
    /// What it is about.
    pub speciality: Speciality,
    /// Its era, 1 to 6.
    pub era: u8,
    /// The milestone that inventing it needs; inventions of Era 1 need none.
    pub milestone: Option<Milestone>,
}

impl Idea {
    /// Every idea that there can be: no idea is of Era 1, and none needs a milestone of a later era than its own.
    pub fn all() -> impl Iterator<Item = Idea> {
        Speciality::ALL.into_iter().flat_map(|speciality| {
            (2..=6).flat_map(move |era| {
                let fitting = Milestone::all().filter(move |milestone| milestone.era() <= era);
                fitting.map(move |milestone| Idea { speciality, era, milestone: Some(milestone) })
            })
        })
    }
}

/// The notation: `T3 Iron`, and `E1` for an invention of Era 1.
impl fmt::Display for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.speciality, self.era)?;
        self.milestone.map_or(Ok(()), |milestone| write!(f, " {milestone}"))
    }
}

/// Why a text is no idea.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseIdeaError {
    /// It does not begin like one.
    #[error("`{0}` is no card: that is a speciality (E, C, T), an era and a milestone: `T3 Iron`")]
    Form(String),
    /// There is no such milestone.
    #[error("`{0}` is no milestone")]
    Milestone(String),
    /// The milestone comes later than the card.
    #[error("a card of era {era} cannot need {milestone}, which is of era {}", milestone.era())]
    Later {
        /// The era of the card.
        era: u8,
        /// What it says to need.
        milestone: Milestone,
    },
    /// Only cards of Era 1 need no milestone.
    #[error("`{0}` lacks its milestone: only cards of era 1 need none")]
    Bare(String),
    /// Cards of Era 1 need no milestone.
    #[error("`{0}` needs a milestone, and cards of era 1 need none")]
    TooMuch(String),
}

impl FromStr for Idea {
    type Err = ParseIdeaError;

    fn from_str(text: &str) -> Result<Idea, ParseIdeaError> {
        let form = || ParseIdeaError::Form(text.to_owned());
        let mut letters = text.chars();
        let speciality = letters.next().and_then(Speciality::from_letter).ok_or_else(form)?;
        let era = letters.next().and_then(|digit| digit.to_digit(10)).ok_or_else(form)? as u8;
        if !(1..=6).contains(&era) {
            return Err(form());
        }
        let milestone = match letters.as_str() {
            "" => None,
            rest => {
                let name = rest.strip_prefix(' ').ok_or_else(form)?;
                Some(
                    Milestone::named(name)
                        .ok_or_else(|| ParseIdeaError::Milestone(name.to_owned()))?,
                )
            }
        };
        match milestone {
            Some(_) if era == 1 => Err(ParseIdeaError::TooMuch(text.to_owned())),
            Some(milestone) if milestone.era() > era => {
                Err(ParseIdeaError::Later { era, milestone })
            }
            None if era > 1 => Err(ParseIdeaError::Bare(text.to_owned())),
            _ => Ok(Idea { speciality, era, milestone }),
        }
    }
}

/// A card on a region's display, with the citizens beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// What it is.
    pub idea: Idea,
    /// Who presented it.
    pub presenter: Player,
    /// How many of his citizens stand on the Specialist tile.
    pub citizens: u8,
    /// What became of it, once it is an invention.
    pub invention: Option<Invention>,
}

/// Who made an invention of an idea, and who improved it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Invention {
    /// Whose citizen stands on the invent space.
    pub inventor: Player,
    /// Whose citizen stands on the innovate space.
    pub innovator: Option<Player>,
}

impl Card {
    /// How many citizens of this player stand beside it.
    pub fn citizens_of(&self, player: Player) -> u8 {
        let presented = if self.presenter == player { self.citizens } else { 0 };
        let others = self.invention.map_or(0, |invention| {
            u8::from(invention.inventor == player) + u8::from(invention.innovator == Some(player))
        });
        presented + others
    }

    /// Whether this player may share it.
    pub fn is_shareable_by(&self, player: Player) -> bool {
        self.invention.is_some() && self.citizens_of(player) > 0
    }

    /// Whether this player may improve it.
    pub fn is_open_to(&self, player: Player) -> bool {
        self.invention
            .is_some_and(|invention| invention.innovator.is_none() && invention.inventor != player)
    }
}
