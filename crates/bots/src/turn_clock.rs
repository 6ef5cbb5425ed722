//! The time for one turn, divided among the answers given in it.

use eureka_table::{Seat, Turn};
use std::time::Duration;

/// The time that bots have for one turn, whoever of them is asked in it. It is divided so that the last answer of a turn with many
/// questions still gets some: a choice of an action gets about as much as the next one, and a question of an effect, for which the search
/// usually has a tree already, much less.
///
/// # Examples
///
/// ```
/// use eureka_bots::TurnClock;
/// use eureka_table::{Seat, Turn};
///
/// let first = Turn { seat: Some(Seat::A), actions: 2, is_choosing: true };
/// let mut clock = TurnClock::default();
/// let limit = clock.limit(first);
/// // An answer that took longer leaves less for the rest of the turn.
/// clock.spend(limit * 2);
/// assert!(clock.limit(Turn { actions: 1, ..first }) < limit);
///
/// // The next turn has the whole time again.
/// assert_eq!(clock.limit(Turn { seat: Some(Seat::new(1)), ..first }), limit);
/// ```
#[derive(Clone, Debug, Default)]
pub struct TurnClock {
    /// The player whose turn it is.
    seat: Option<Seat>,
    spent: Duration,
}

impl TurnClock {
    /// The time for a turn: with the time to store, draw and send the answers, a player waits less than a second.
    pub const TURN: Duration = Duration::from_millis(800);

    /// The least time for an answer, so that even the last of very many is thought about.
    const LEAST: Duration = Duration::from_millis(8);

    /// The time for the answer that is asked for now.
    pub fn limit(&mut self, turn: Turn) -> Duration {
        if self.seat != turn.seat {
            *self = TurnClock { seat: turn.seat, spent: Duration::ZERO };
        }
        let share = match (turn.is_choosing, turn.actions) {
            (true, actions) => 1.0 / (f32::from(actions) + 0.25),
            (false, 0) => 0.4,
            (false, _) => 0.2,
        };
        TurnClock::TURN.saturating_sub(self.spent).mul_f32(share).max(TurnClock::LEAST)
    }

    /// Notes that this time was used.
    pub fn spend(&mut self, time: Duration) {
        self.spent += time;
    }

    /// Gives the turn its whole time again, because a person has answered in it.
    pub fn restart(&mut self) {
        self.spent = Duration::ZERO;
    }
}
