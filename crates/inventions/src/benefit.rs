//! The benefits of spaces, tiles and milestones, and Aspiration tiles.

use crate::fault_kind::FaultKind;
use crate::word::{Action, Speciality};
use std::fmt;
use std::str::FromStr;

/// A benefit that a space, a tile or a milestone gives.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Action, Benefit};
///
/// assert_eq!("3 ip".parse(), Ok(Benefit::Points(3)));
/// assert_eq!("SHARE".parse(), Ok(Benefit::Action(Action::Share)));
/// assert_eq!(Benefit::Scholars(2).to_string(), "2 scholar");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Benefit {
    /// Nothing.
    Nothing,
    /// An action, without a pillar and without a chain token. It is optional.
    Action(Action),
    /// Points.
    Points(u8),
    /// Influence.
    Influence(u8),
    /// New scholars, up to the room in the academy.
    Scholars(u8),
    /// New specialists at home, each of a speciality of your choice.
    Specialists(u8),
    /// New citizens on the map, each in a region of your choice.
    Citizens(u8),
    /// An economy token.
    EconomyToken,
    /// You may change the turn order at the next change of the era.
    TurnOrder,
}

impl Benefit {
    /// Whether it is given at once, without an action.
    pub const fn is_gift(self) -> bool {
        !matches!(self, Benefit::Nothing | Benefit::Action(_) | Benefit::TurnOrder)
    }
}

impl FromStr for Benefit {
    type Err = FaultKind;

    fn from_str(text: &str) -> Result<Benefit, FaultKind> {
        let none = || {
            FaultKind::Form(format!(
                "`{text}` is no benefit: these are an action, `3 ip`, `1 influence`, `1 scholar`, `1 specialist`, `1 citizen`, `economy token`, `turn order` and `-`"
            ))
        };
        match text {
            "-" => return Ok(Benefit::Nothing),
            "economy token" => return Ok(Benefit::EconomyToken),
            "turn order" => return Ok(Benefit::TurnOrder),
            _ => {}
        }
        if let Some(action) = Action::from_word(text) {
            return Ok(Benefit::Action(action));
        }
        let (number, what) = text.split_once(' ').ok_or_else(none)?;
        let number: u8 = number.parse().map_err(|_| none())?;
        if !(1..=9).contains(&number) {
            return Err(none());
        }
        match what {
            "ip" => Ok(Benefit::Points(number)),
            "influence" => Ok(Benefit::Influence(number)),
            "scholar" => Ok(Benefit::Scholars(number)),
            "specialist" => Ok(Benefit::Specialists(number)),
            "citizen" => Ok(Benefit::Citizens(number)),
            _ => Err(none()),
        }
    }
}

/// Writes the notation.
impl fmt::Display for Benefit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Benefit::Nothing => f.write_str("-"),
            Benefit::Action(action) => write!(f, "{action}"),
            Benefit::Points(number) => write!(f, "{number} ip"),
            Benefit::Influence(number) => write!(f, "{number} influence"),
            Benefit::Scholars(number) => write!(f, "{number} scholar"),
            Benefit::Specialists(number) => write!(f, "{number} specialist"),
            Benefit::Citizens(number) => write!(f, "{number} citizen"),
            Benefit::EconomyToken => f.write_str("economy token"),
            Benefit::TurnOrder => f.write_str("turn order"),
        }
    }
}

/// An Aspiration tile, by the progress tile that it becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aspiration {
    /// A progress tile of this speciality.
    Of(Speciality),
    /// Any progress tile.
    Wild,
}

impl fmt::Display for Aspiration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aspiration::Of(speciality) => f.write_str(speciality.word()),
            Aspiration::Wild => f.write_str("wild"),
        }
    }
}
