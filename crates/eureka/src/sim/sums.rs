//! Sums over games. All are whole numbers, so that neither the order of the games nor the number of machines matters.

use eureka_innovation::Ending;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Chances and their changes are counted in parts of so many: sums of fractions would depend on their order.
pub(super) const PARTS: f32 = 10_000.0;

/// A chance, or a change of one, as a whole number of parts.
pub(super) fn parts(chance: f32) -> i64 {
    (chance * PARTS).round() as i64
}

/// Something that can be added up.
pub(super) trait Sum {
    /// Adds the same of other games.
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

/// Makes structures of sums that can be added up.
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
    /// How many games ended in which way.
    struct Endings {
        achievements: u64,
        score: u64,
        card: u64,
        elimination: u64,
    }

    /// What was done with a card in one way.
    struct Use {
        /// How often.
        times: u64,
        /// By how many players: each counts once a game.
        players: u64,
        /// By how many in games that one player or team has won alone.
        decided: u64,
        /// How many of those have won.
        won: u64,
        /// The numbers of the turns in which it was done, added up.
        turns: u64,
        /// The ages that the players had reached, added up.
        ages: u64,
    }

    /// How actions changed the chance of whoever took them, in ten-thousandths.
    struct Changes {
        /// How many actions were looked at.
        actions: u64,
        /// The changes, added up.
        gain: i64,
        /// Their sizes, added up.
        swing: u64,
        /// Their squares, added up.
        squares: u64,
    }

    /// How often the game ended with the dogma of a card.
    struct Ended {
        games: u64,
        /// How many of them were won by the player who activated it.
        won: u64,
    }

    /// How often a special achievement was claimed.
    struct Claims {
        times: u64,
        /// How many of them in games that one player or team has won alone.
        decided: u64,
        /// How many of those by somebody who has won.
        won: u64,
    }

    /// How several players stood, added up.
    struct Standing {
        players: u64,
        points: u64,
        achievements: u64,
        /// Their chances to win, in ten-thousandths.
        chances: i64,
    }

    /// A moment of many games.
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
    /// How many games ended in this way.
    pub(super) fn of(self, ending: Ending) -> u64 {
        match ending {
            Ending::Achievements => self.achievements,
            Ending::Score => self.score,
            Ending::Card => self.card,
            Ending::Elimination => self.elimination,
        }
    }
}

/// One game that ended so.
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
