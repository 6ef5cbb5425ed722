//! The levels of the solo game, advisers by name, and games played by one of them.
//!
//! An adviser is a bot for the player's own side. The opponents Chronos and Hephaestus belong to the rules.

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
    /// The players, from the weakest to the strongest; `greedy` and `search` are for experiments.
    pub enum Level {
        /// Gives a random answer.
        Random = "random",
        /// Recognizes good answers, but overlooks about half of them.
        Beginner = "beginner",
        /// Plays its turn as looks best, with mistakes.
        Casual = "casual",
        /// Plays its turn as looks best.
        Skilled = "skilled",
        /// Searches ahead, about as fast as a quick person answers.
        Expert = "expert",
        /// Searches as far ahead as a second allows.
        Master = "master",
        /// Looks one answer ahead.
        Greedy = "greedy",
        /// Searches with the learned evaluation.
        Search = "search",
    }
}

impl PlayerKind for Level {
    const KINDS: &'static [Level] = &Level::ALL;

    fn budget(self) -> Option<Budget> {
        match self {
            Level::Expert => Some(Budget::time_capped(200)),
            Level::Master => Some(Budget::time_capped(u32::MAX)),
            Level::Search => Some(Budget::iterations(200)),
            _ => None,
        }
    }
}

/// An adviser by name, with its usual budget or another one: `expert`, `search:50ms`, `search:400it`.
pub type Adviser = Named<Level>;

/// The error for a text that does not name an adviser.
pub type NoAdviser = NoPlayer<Level>;

impl Adviser {
    /// Creates the bot.
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

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// The score of both sides.
    pub score: Score,
    /// Your points and their sources.
    pub tally: Tally,
    /// The number of answers given.
    pub decisions: u64,
    /// The game itself.
    pub game: Game,
}

/// Plays one game of a series to its end. The same series and index give the same game. Returns `None` if the game does not end.
///
/// # Examples
///
/// ```
/// use eureka_bots::inventions::{Level, play};
/// use eureka_inventions::solo_game::Setup;
///
/// let finished = play(Level::Random.into(), &Setup::new(0), 5, 0).expect("the game ends");
/// assert!(finished.game.answers().is_empty());
/// assert_eq!(finished.score.you, finished.tally.total());
/// ```
pub fn play(adviser: Adviser, setup: &Setup, series: u64, index: u64) -> Option<FinishedGame> {
    /// The number of answers after which a game is given up. No real game has as many.
    const MAX_DECISIONS: u64 = 10_000;
    let seed = game_seed(series, index);
    // A set-up has a seed of 32 bits; both halves of the mixed seed are equally random.
    let mut game = Setup { seed: (seed >> 32) as u32, ..setup.clone() }.start();
    let mut bot = adviser.seat(luck_of(seed, Seat::A));
    for decisions in 0..MAX_DECISIONS {
        let Some(seen) = Seen::of(&game, decisions as usize) else {
            let (score, tally) = (game.score()?, game.tally()?);
            return Some(FinishedGame { score, tally, decisions, game });
        };
        let answer = bot.choose(seen);
        game.answer_unchecked(answer);
    }
    None
}
