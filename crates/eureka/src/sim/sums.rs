//! Sums over games. All are integers, so the order of the games and the number of machines do not matter.

use eureka_innovation::Ending;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The parts of a chance of 1. Chances are summed as integers, because sums of fractions depend on their order.
pub(super) const PARTS: f32 = 10_000.0;

/// A chance, or a change of one, as a whole number of parts.
pub(super) fn parts(chance: f32) -> i64 {
    (chance * PARTS).round() as i64
}

/// A value that can be added up over games.
pub(super) trait Sum {
    /// Adds the value of other games.
    fn join(&mut self, other: &Self);
}

impl Sum for u64 {
    fn join(&mut self, other: &u64) {
        *self += other;
    }
}

impl Sum for i64 {
    fn join(&mut self, other: &i64) {
        *self += other;
    }
}

impl<T: Sum, const N: usize> Sum for [T; N] {
    fn join(&mut self, other: &[T; N]) {
        self.iter_mut().zip(other).for_each(|(mine, theirs)| mine.join(theirs));
    }
}

impl<T: Sum + Default> Sum for Vec<T> {
    fn join(&mut self, other: &Vec<T>) {
        self.resize_with(self.len().max(other.len()), T::default);
        self.iter_mut().zip(other).for_each(|(mine, theirs)| mine.join(theirs));
    }
}

impl<K: Ord + Clone, T: Sum + Default> Sum for BTreeMap<K, T> {
    fn join(&mut self, other: &BTreeMap<K, T>) {
        for (key, theirs) in other {
            self.entry(key.clone()).or_default().join(theirs);
        }
    }
}

/// Adds the fields of one structure to those of another.
macro_rules! join_fields {
    ($mine:ident, $theirs:ident: $($field:ident),+ $(,)?) => {
        $($crate::sim::sums::Sum::join(&mut $mine.$field, &$theirs.$field);)+
    };
}
pub(super) use join_fields;

/// Defines structs of sums that can be added up.
macro_rules! sums {
    ($($(#[$about:meta])* struct $name:ident { $($(#[$says:meta])* $field:ident: $number:ty,)+ })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
            pub(super) struct $name {
                $($(#[$says])* pub(super) $field: $number,)+
            }

            impl Sum for $name {
                fn join(&mut self, other: &$name) {
                    join_fields!(self, other: $($field),+);
                }
            }
        )+
    };
}

sums! {
    /// The number of games by their ending.
    struct Endings {
        achievements: u64,
        score: u64,
        card: u64,
        elimination: u64,
    }

    /// One kind of use of a card.
    struct Use {
        /// The number of uses.
        times: u64,
        /// The number of players who did it, each counted once per game.
        players: u64,
        /// The number of these players in games with a single winner, a player or a team.
        decided: u64,
        /// The number of these players who won such a game.
        won: u64,
        /// The sum of the turn numbers in which it was done.
        turns: u64,
        /// The sum of the ages that the players had reached.
        ages: u64,
    }

    /// The changes that actions made to the chance of the acting player, in ten-thousandths.
    struct Changes {
        /// The number of actions.
        actions: u64,
        /// The sum of the changes.
        gain: i64,
        /// The sum of their absolute values.
        swing: u64,
        /// The sum of their squares.
        squares: u64,
    }

    /// The games that ended with the dogma of a card.
    struct Ended {
        games: u64,
        /// The number of them won by the player who activated it.
        won: u64,
    }

    /// The claims of a special achievement.
    struct Claims {
        times: u64,
        /// The number of claims in games with a single winner, a player or a team.
        decided: u64,
        /// The number of those by a winner.
        won: u64,
    }

    /// The standing of several players, added up.
    struct Standing {
        players: u64,
        points: u64,
        achievements: u64,
        /// Their chances to win, in ten-thousandths.
        chances: i64,
    }

    /// A moment of many games, such as the beginning of a turn.
    struct Moment {
        winners: Standing,
        others: Standing,
    }

    /// The changes by all actions of each kind.
    struct Actions {
        draw: Changes,
        meld: Changes,
        dogma: Changes,
        achieve: Changes,
    }
}

impl Endings {
    /// The number of games with this ending.
    pub(super) fn of(self, ending: Ending) -> u64 {
        match ending {
            Ending::Achievements => self.achievements,
            Ending::Score => self.score,
            Ending::Card => self.card,
            Ending::Elimination => self.elimination,
        }
    }
}

/// The sum for one game with this ending.
impl From<Ending> for Endings {
    fn from(ending: Ending) -> Endings {
        let none = Endings::default();
        match ending {
            Ending::Achievements => Endings { achievements: 1, ..none },
            Ending::Score => Endings { score: 1, ..none },
            Ending::Card => Endings { card: 1, ..none },
            Ending::Elimination => Endings { elimination: 1, ..none },
        }
    }
}

impl Changes {
    /// Adds one action.
    pub(super) fn add(&mut self, change: i64) {
        let swing = change.unsigned_abs();
        self.join(&Changes { actions: 1, gain: change, swing, squares: swing * swing });
    }
}
