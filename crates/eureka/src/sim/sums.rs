//! Sums over games. All are whole numbers, so that neither the order of the games nor the number of machines matters.

use eureka_innovation::Ending;
use serde::{Deserialize, Serialize};
use std::ops::AddAssign;

/// Chances and their changes are counted in parts of so many: sums of fractions would depend on their order.
pub(super) const PARTS: f32 = 10_000.0;

/// A chance, or a change of one, as a whole number of parts.
pub(super) fn parts(chance: f32) -> i64 {
    (chance * PARTS).round() as i64
}

/// Makes structures of sums that can be added up.
macro_rules! sums {
    ($($(#[$about:meta])* struct $name:ident { $($(#[$says:meta])* $field:ident: $number:ty,)+ })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
            pub(super) struct $name {
                $($(#[$says])* pub(super) $field: $number,)+
            }

            impl AddAssign for $name {
                fn add_assign(&mut self, other: $name) {
                    $(self.$field += other.$field;)+
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
        *self += Changes { actions: 1, gain: change, swing, squares: swing * swing };
    }
}
