//! Ideas and their notation, and the cards in the regions.

use crate::milestone::Milestone;
use crate::word::{Player, Speciality};
use std::fmt;
use std::str::FromStr;

/// The part of an idea card that the opponents look at. Several cards may show the same idea.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Idea, Speciality};
///
/// let idea: Idea = "T3 Iron".parse().unwrap();
/// assert_eq!((idea.speciality, idea.era), (Speciality::Technology, 3));
/// assert_eq!(idea.to_string(), "T3 Iron");
///
/// let error = "T2 Iron".parse::<Idea>().unwrap_err();
/// assert_eq!(error.to_string(), "a card of era 2 cannot need Iron, which is of era 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Idea {
    /// Its speciality.
    pub speciality: Speciality,
    /// Its era, 1 to 6.
    pub era: u8,
    /// The milestone that is needed to invent it; cards of Era 1 need none.
    pub milestone: Option<Milestone>,
}

impl Idea {
    /// Every possible idea. No idea is of Era 1, since cards of Era 1 begin as inventions, and no idea needs a milestone of a
    /// later era than its own.
    pub fn all() -> impl Iterator<Item = Idea> {
        Speciality::ALL.into_iter().flat_map(|speciality| {
            (2..=6).flat_map(move |era| {
                let fitting = Milestone::all().filter(move |milestone| milestone.era() <= era);
                fitting.map(move |milestone| Idea { speciality, era, milestone: Some(milestone) })
            })
        })
    }
}

/// Writes the notation: `T3 Iron`, and `E1` for an invention of Era 1.
impl fmt::Display for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.speciality, self.era)?;
        self.milestone.map_or(Ok(()), |milestone| write!(f, " {milestone}"))
    }
}

/// The reason why a text is not an idea.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseIdeaError {
    /// It does not begin with a speciality and an era.
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
        /// The milestone that the text names.
        milestone: Milestone,
    },
    /// It names no milestone although only cards of Era 1 need none.
    #[error("`{0}` lacks its milestone: only cards of era 1 need none")]
    Bare(String),
    /// It names a milestone although it is of Era 1.
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

/// A card on a region's display with the citizens beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// The idea it shows.
    pub idea: Idea,
    /// The player who presented it.
    pub presenter: Player,
    /// The number of the presenter's citizens on the Specialist tile.
    pub citizens: u8,
    /// Its inventor and innovator, once it is an invention.
    pub invention: Option<Invention>,
}

/// The players who turned an idea into an invention and improved it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Invention {
    /// The owner of the citizen on the invent space.
    pub inventor: Player,
    /// The owner of the citizen on the innovate space.
    pub innovator: Option<Player>,
}

impl Card {
    /// The number of this player's citizens beside it.
    pub fn citizens_of(&self, player: Player) -> u8 {
        let presented = if self.presenter == player { self.citizens } else { 0 };
        let others = self.invention.map_or(0, |invention| {
            u8::from(invention.inventor == player) + u8::from(invention.innovator == Some(player))
        });
        presented + others
    }

    /// Whether this player may share it: it is an invention with a citizen of theirs beside it.
    pub fn is_shareable_by(&self, player: Player) -> bool {
        self.invention.is_some() && self.citizens_of(player) > 0
    }

    /// Whether this player may improve it: the innovate space is free, and somebody else invented it.
    pub fn is_open_to(&self, player: Player) -> bool {
        self.invention
            .is_some_and(|invention| invention.innovator.is_none() && invention.inventor != player)
    }
}
