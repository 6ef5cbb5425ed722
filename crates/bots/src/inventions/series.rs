//! Whole games of one player.

use super::level::Adviser;
use crate::luck::{game_seed, luck_of};
use crate::seen::Seen;
use eureka_inventions::Score;
use eureka_inventions::solo_game::{Game, Setup, Tally};
use eureka_table::Seat;

/// What came of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// How it ended.
    pub score: Score,
    /// Where your points come from.
    pub tally: Tally,
    /// How many answers were given.
    pub decisions: u64,
    /// The game.
    pub game: Game,
}

/// Plays one game of a series to its end: the same series and number give the same game.
pub fn play(adviser: Adviser, setup: &Setup, series: u64, index: u64) -> Option<Played> {
    /// No game has so many answers.
    const MOST_DECISIONS: u64 = 10_000;
    let seed = game_seed(series, index);
    // The upper half of a mixed seed is as good as the lower one.
    let mut game = Setup { seed: (seed >> 32) as u32, ..setup.clone() }.start();
    let mut bot = adviser.seat(luck_of(seed, Seat::A));
    for decisions in 0..MOST_DECISIONS {
        let Some(seen) = Seen::of(&game, decisions as usize) else {
            let (score, tally) = (game.score()?, game.tally()?);
            return Some(Played { score, tally, decisions, game });
        };
        let answer = bot.choose(seen);
        game.answer_unchecked(answer);
    }
    None
}
