//! Advisers by name, and whole games of one of them.

use super::evaluation::{Evaluation, Foresight};
use crate::bot::{Bot, Random, Seen};
use crate::budget::Budget;
use crate::greedy::{Careless, Greedy};
use crate::luck::{Luck, game_seed, luck_of};
use crate::named::{Named, NoPlayer, PlayerKind};
use crate::search::{Search, Style};
use eureka_inventions::Score;
use eureka_inventions::solo_game::{Game, Setup, Tally};
use eureka_table::{Seat, words};

words! {
    /// The players there are, from the weakest to the strongest; `greedy` and `search` are for experiments.
    pub enum Level {
        /// Takes any answer, all alike.
        Random = "random",
        /// Knows what is good, but overlooks much.
        Beginner = "beginner",
        /// Plays its turn as it looks best at once, with slips.
        Casual = "casual",
        /// Plays its turn as it looks best.
        Skilled = "skilled",
        /// Thinks ahead, as fast as a quick person.
        Expert = "expert",
        /// Thinks as far ahead as a second allows.
        Master = "master",
        /// Looks one answer ahead.
        Greedy = "greedy",
        /// Searches with what it has learned.
        Search = "search",
    }
}

impl PlayerKind for Level {
    const KINDS: &'static [Level] = &Level::ALL;

    fn budget(self) -> Option<Budget> {
        match self {
            Level::Expert => Some(Budget::patient(200)),
            Level::Master => Some(Budget::patient(u32::MAX)),
            Level::Search => Some(Budget::iterations(200)),
            _ => None,
        }
    }
}

/// A player, perhaps with another budget than its own: `expert`, `search:50ms`, `search:400it`.
pub type Adviser = Named<Level>;

/// Why a text names no adviser.
pub type NoAdviser = NoPlayer<Level>;

impl Adviser {
    /// A player of this kind.
    pub fn seat(self, luck: Luck) -> Box<dyn Bot<Game>> {
        match (self.level, self.budget) {
            (Level::Beginner, _) => Box::new(Careless::new(Evaluation::learned(), 0.5, 0.1, luck)),
            (Level::Casual, _) => Box::new(Careless::new(Foresight::learned(), 0.1, 0.03, luck)),
            (Level::Skilled, _) => Box::new(Greedy::new(Foresight::learned(), 2, luck)),
            (Level::Greedy, _) => Box::new(Greedy::new(Evaluation::learned(), 2, luck)),
            (_, Some(budget)) => {
                Box::new(Search::new(Evaluation::learned(), Style::LED, budget, luck))
            }
            (_, None) => Box::new(Random::new(luck)),
        }
    }
}

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
