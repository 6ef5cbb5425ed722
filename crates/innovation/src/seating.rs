//! The seating: the number of players, their teams, and whether parley is played.

use crate::position::Position;
use crate::rules::Rules;
use eureka_script::word::Edition;
use eureka_table::{Seat, SeatSet};

/// The number of players, their teams, and whether parley is played.
///
/// A plain number of players converts to a seating without teams, with parley where the rules of the edition have it.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Edition, Rules, Seating};
///
/// let five = Seating::from(5);
/// assert!(five.has_parley(Edition::Fourth));
/// assert!(five.check(Rules::printed(Edition::First)).is_err(), "four players at most");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The number of players.
    pub players: u8,
    /// The teams; empty if everyone plays alone.
    pub teams: Vec<SeatSet>,
    /// Whether parley is played; `None` follows the rules of the edition.
    pub parley: Option<bool>,
}

/// The reason why a seating is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatingError {
    /// Too few or too many players.
    #[error("{players} players cannot play: it takes 2 to {most}")]
    Players {
        /// The number of players asked for.
        players: u8,
        /// The maximum number of players.
        most: u8,
    },
    /// The edition has no teams.
    #[error("the {0} edition is played without teams")]
    NoTeams(Edition),
    /// The edition has no parley.
    #[error("the {0} edition is played without parley")]
    NoParley(Edition),
    /// Parley is played only where everyone plays alone.
    #[error("parley is played without teams: let everyone play alone, or leave parley out")]
    ParleyWithTeams,
    /// All players are in one team.
    #[error("there must be at least two teams")]
    OneTeam,
    /// A team has no players.
    #[error("there must be somebody in every team")]
    EmptyTeam,
    /// A seat is in no team, in two teams, or not at the table.
    #[error("seat {0} must be in exactly one team and at the table")]
    Seat(Seat),
}

impl From<u8> for Seating {
    fn from(players: u8) -> Seating {
        Seating { players, teams: Vec::new(), parley: None }
    }
}

impl Seating {
    /// Reads teams from their short form: `AC,BD`.
    pub fn read_teams(text: &str) -> Result<Vec<SeatSet>, eureka_table::NoSeat> {
        text.split(',').map(|team| team.trim().parse()).collect()
    }

    /// Whether the rules of an edition have parley at this table, unless the players agree otherwise.
    pub fn has_parley_by_the_book(&self, edition: Edition) -> bool {
        edition == Edition::Fourth && self.players >= 4 && !self.has_partners()
    }

    /// Whether any player has a partner. A team of one plays alone.
    fn has_partners(&self) -> bool {
        self.teams.iter().any(|team| team.len() > 1)
    }

    /// Whether parley is played.
    pub fn has_parley(&self, edition: Edition) -> bool {
        self.parley.unwrap_or_else(|| self.has_parley_by_the_book(edition))
    }

    /// The same seating, with `parley` set only where it differs from the rules of the edition.
    #[must_use]
    pub fn shortened(mut self, edition: Edition) -> Seating {
        let by_the_book = self.has_parley_by_the_book(edition);
        self.parley = self.parley.filter(|&parley| parley != by_the_book);
        self
    }

    /// Checks that a new game can be played with this seating.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Rules, Seating, SeatingError};
    ///
    /// let teams = Seating::read_teams("AC,BD").unwrap();
    /// let seating = Seating { players: 4, teams, parley: Some(true) };
    /// let rules = Rules::printed(Edition::Fourth);
    /// assert_eq!(seating.check(rules), Err(SeatingError::ParleyWithTeams));
    /// ```
    pub fn check(&self, rules: &Rules) -> Result<(), SeatingError> {
        self.check_recorded(rules)?;
        match self.parley {
            Some(true) if self.has_partners() => Err(SeatingError::ParleyWithTeams),
            _ => Ok(()),
        }
    }

    /// Checks that a recorded game can be played with this seating. Up to version 0.2 there were games with both teams and
    /// parley, and they must still be read.
    pub(crate) fn check_recorded(&self, rules: &Rules) -> Result<(), SeatingError> {
        let (players, most) = (self.players, rules.max_players());
        if !(2..=most).contains(&players) {
            return Err(SeatingError::Players { players, most });
        }
        let edition = rules.edition();
        if edition != Edition::Fourth {
            if !self.teams.is_empty() {
                return Err(SeatingError::NoTeams(edition));
            }
            if self.parley == Some(true) {
                return Err(SeatingError::NoParley(edition));
            }
        }
        if self.teams.is_empty() { Ok(()) } else { self.check_teams() }
    }

    /// Writes a seating that was checked into a position.
    pub(crate) fn seat(&self, rules: &Rules, position: &mut Position) {
        for &team in &self.teams {
            team.iter().for_each(|seat| position.teams[seat.index()] = team);
        }
        position.parley = self.has_parley(rules.edition());
    }

    fn check_teams(&self) -> Result<(), SeatingError> {
        if self.teams.len() == 1 {
            return Err(SeatingError::OneTeam);
        }
        if self.teams.iter().any(|team| team.is_empty()) {
            return Err(SeatingError::EmptyTeam);
        }
        for seat in (0..Seat::MAX).map(Seat::new) {
            let teams = self.teams.iter().filter(|team| team.has(seat)).count();
            if teams != usize::from(seat.number() < self.players) {
                return Err(SeatingError::Seat(seat));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_are_read_by_their_letters() {
        assert_eq!(Seating::read_teams("AC,BD"), Ok(vec![SeatSet(0b0101), SeatSet(0b1010)]));
        assert!(Seating::read_teams("AC,bd").is_err());
    }

    #[test]
    fn everyone_is_in_one_team() {
        let rules = Rules::printed(Edition::Fourth);
        let seat = |teams: &str| {
            let teams = Seating::read_teams(teams).unwrap();
            Seating { players: 4, teams, parley: None }.check(rules)
        };
        assert_eq!(seat("AC,BD"), Ok(()));
        assert_eq!(seat("ACD,B"), Ok(()));
        assert_eq!(seat("AC,B"), Err(SeatingError::Seat(Seat::new(3))));
        assert_eq!(seat("AC,BDA"), Err(SeatingError::Seat(Seat::A)));
        assert_eq!(seat("ABCD"), Err(SeatingError::OneTeam));
        assert_eq!(seat("ABCD,"), Err(SeatingError::EmptyTeam));
    }

    #[test]
    fn parley_is_played_without_teams() {
        let rules = Rules::printed(Edition::Fourth);
        let check = |teams: &str, parley| {
            let teams = Seating::read_teams(teams).unwrap();
            let seating = Seating { players: 4, teams, parley };
            assert_eq!(seating.check_recorded(rules), Ok(()), "an earlier game is read");
            seating.check(rules)
        };
        assert_eq!(check("AC,BD", Some(true)), Err(SeatingError::ParleyWithTeams));
        assert_eq!(check("AC,B,D", Some(true)), Err(SeatingError::ParleyWithTeams));
        assert_eq!(check("AC,BD", Some(false)), Ok(()));
        assert_eq!(check("AC,BD", None), Ok(()));
        assert_eq!(check("A,B,C,D", Some(true)), Ok(()), "a team of one plays alone");
    }

    #[test]
    fn parley_is_told_only_where_the_book_says_otherwise() {
        let shortened = |players, teams: Vec<SeatSet>, parley| {
            Seating { players, teams, parley: Some(parley) }.shortened(Edition::Fourth).parley
        };
        let teams = || Seating::read_teams("AC,BD").unwrap();
        assert_eq!(shortened(3, Vec::new(), false), None);
        assert_eq!(shortened(3, Vec::new(), true), Some(true));
        assert_eq!(shortened(4, Vec::new(), true), None);
        assert_eq!(shortened(4, Vec::new(), false), Some(false));
        assert_eq!(shortened(4, teams(), false), None);
        assert_eq!(shortened(4, teams(), true), Some(true));
        // A team of one plays alone.
        let single = || Seating::read_teams("A,B,C,D").unwrap();
        assert_eq!(shortened(4, single(), true), None);
        assert_eq!(shortened(4, single(), false), Some(false));
    }
}
