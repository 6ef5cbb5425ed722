//! Computer players.

use eureka_innovation::{Answer, Seat};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::str::FromStr;

/// The kinds of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bot {
    /// Takes any answer, all alike.
    Random,
}

impl Bot {
    /// All of them.
    pub(crate) const ALL: [Bot; 1] = [Bot::Random];

    /// The word for it on the command line.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Bot::Random => "random",
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(word: &str) -> Result<Bot, String> {
        let bot = Bot::ALL.into_iter().find(|bot| bot.word() == word);
        bot.ok_or_else(|| {
            let known = Bot::ALL.map(Bot::word).join(", ");
            format!("there is no bot `{word}`: the bots are {known}")
        })
    }
}

/// A player that takes any answer, all alike.
pub(crate) struct RandomBot {
    rng: Xoshiro256PlusPlus,
}

impl RandomBot {
    /// The player at this seat in the game of this seed: always the same choices.
    pub(crate) fn new(seed: u64, seat: Seat) -> RandomBot {
        // The first number of a mixed seed deals the game; the following ones are for the seats.
        let own = mixed(seed).wrapping_add(1 + u64::from(seat.number()));
        RandomBot { rng: Xoshiro256PlusPlus::seed_from_u64(mixed(own)) }
    }

    /// One of the answers.
    pub(crate) fn pick(&mut self, answers: &[Answer]) -> Answer {
        // The high half of the product is below the length; its bias is one part in 2⁵⁶.
        let product = u128::from(self.rng.next_u64()) * answers.len() as u128;
        answers[(product >> 64) as usize]
    }
}

/// The seed of one game of a series: neighbouring games and neighbouring series have nothing in common.
pub(crate) fn game_seed(seed: u64, index: u64) -> u64 {
    mixed(mixed(seed).wrapping_add(index))
}

/// A number that looks unrelated to the given one (the output function of SplitMix64).
fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
