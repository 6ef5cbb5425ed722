//! Plays many games in parallel and hands them to the statistics in order.

use super::account::{Account, Bookkeeper, DecisionRow, Detail};
use anyhow::Result;
use eureka_bots::innovation::{Evaluation, Level, Opponent};
use eureka_bots::{Judge, Seen, game_seed, luck_of};
use eureka_innovation::{Game, Outcome, QuestionKind, Rules, Seat, SeatSet, Seating};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

/// The limit of decisions, beyond which a game counts as endless: the longest random games have a few thousand.
const MAX_DECISIONS: u64 = 100_000;

/// Games per thread in one round: enough that threads rarely wait for the last game of a round, few enough to keep them
/// in memory.
const GAMES_PER_THREAD: u64 = 64;

/// Many games at identical tables.
pub(super) struct Batch {
    pub(super) rules: &'static Rules,
    pub(super) seating: Seating,
    pub(super) bots: Vec<Opponent>,
    pub(super) seed: u64,
    /// The number of games in all shards.
    pub(super) games: u64,
    pub(super) shard: Shard,
    /// The evaluation that values every action, if more than totals is wanted.
    pub(super) judge: Option<Evaluation>,
    /// Whether every decision is kept, which requires a judge.
    pub(super) keeps_decisions: bool,
}

/// The error of a game that panicked or did not end.
pub(super) struct Failed;

/// The result of a game.
pub(super) type Played = Result<Account, Failed>;

impl Batch {
    /// The number of games in this shard.
    pub(super) fn len(&self) -> u64 {
        self.shard.games(self.games)
    }

    /// Plays the games on the current thread pool and passes each on with its index in the batch, in order. After an
    /// interruption only the games before the first unfinished one count: among the others the short games are finished
    /// more often, which would bias the statistics.
    pub(super) fn play(
        &self,
        bar: &ProgressBar,
        interrupted: &AtomicBool,
        mut take: impl FnMut(u64, Played) -> Result<()>,
    ) -> Result<()> {
        let chunk = GAMES_PER_THREAD * rayon::current_num_threads() as u64;
        let mut start = 0;
        while start < self.len() {
            let end = self.len().min(start + chunk);
            let games: Vec<Option<Played>> = (0..(end - start) as u32)
                .into_par_iter()
                // Games take from microseconds to minutes, so every thread takes one at a time.
                .with_max_len(1)
                .map(|game| {
                    let game = self.shard.index(start + u64::from(game));
                    let played = self.game(game, interrupted);
                    bar.inc(1);
                    played
                })
                .collect();
            for (game, played) in (start..).zip(games) {
                let Some(played) = played else { return Ok(()) };
                take(self.shard.index(game), played)?;
            }
            start = end;
        }
        Ok(())
    }

    /// Plays one game; `None` if interrupted.
    fn game(&self, index: u64, interrupted: &AtomicBool) -> Option<Played> {
        let seed = game_seed(self.seed, index);
        // A bug in the rules must neither lose the other games nor hide the deal that shows it.
        let played = catch_unwind(AssertUnwindSafe(|| self.played(seed, interrupted)));
        played.unwrap_or(Some(Err(Failed)))
    }

    fn played(&self, seed: u64, interrupted: &AtomicBool) -> Option<Played> {
        let Ok(mut game) = Game::deal(self.rules, self.seating.clone(), seed) else {
            return Some(Err(Failed));
        };
        // Bots that answer at random do not look.
        if self.bots.iter().all(|bot| bot.level == Level::Random) {
            game = game.forgetful();
        }
        let mut bots: Vec<_> = Seat::each(&self.bots)
            .map(|(seat, bot)| bot.seat(self.rules, luck_of(seed, seat)))
            .collect();
        let detail = self.judge.as_ref().map_or(Detail::Totals, |_| Detail::Everything);
        let mut keeper = Bookkeeper::new(&game, detail);
        let mut luck = luck_of(seed, Seat::A);
        for decisions in 0..MAX_DECISIONS {
            if interrupted.load(Ordering::Relaxed) {
                return None;
            }
            let chances = self.looks(&game).map(|judge| judge.chances(&game, &mut luck));
            let Some(seen) = Seen::of(&game, decisions as usize) else {
                if let Some(chances) = chances {
                    keeper.end(&game, chances);
                }
                return Some(account(&game, keeper, seed, decisions).ok_or(Failed));
            };
            let answer = bots[seen.seat().index()].choose(seen);
            if let Some(chances) = chances {
                if is_action(&game) {
                    keeper.next_action(&game, chances);
                }
                if self.keeps_decisions {
                    let row = DecisionRow::new(&game, keeper.turn, answer, chances);
                    keeper.rows.extend(row);
                }
            }
            game.answer_unchecked(answer, &mut keeper);
        }
        Some(Err(Failed))
    }

    /// The judge, where its opinion is needed: before every action and at the end, and at every decision if those are
    /// kept. It sees all cards.
    fn looks(&self, game: &Game) -> Option<&Evaluation> {
        let judge = self.judge.as_ref()?;
        let is_due = self.keeps_decisions || game.outcome().is_some() || is_action(game);
        is_due.then_some(judge)
    }
}

fn is_action(game: &Game) -> bool {
    game.question().is_some_and(|question| question.kind == QuestionKind::Action)
}

/// The account of a finished game.
fn account(game: &Game, kept: Bookkeeper, seed: u64, decisions: u64) -> Option<Account> {
    let Outcome { winners, ending } = game.outcome()?;
    let team = winners.first().map_or(SeatSet::NONE, |seat| game.position().team(seat));
    let sole = if team == winners { team } else { SeatSet::NONE };
    Some(Account { seed, ending, winners, sole, first: kept.first?, decisions, kept })
}

/// Every n-th game of a batch, from the i-th: `2/8` is the second of eight shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Shard {
    /// The number of shards.
    of: u64,
    /// The index of this shard, from 0.
    number: u64,
}

impl Shard {
    /// The only shard of an undivided batch.
    pub(super) const WHOLE: Shard = Shard { of: 1, number: 0 };

    /// The number of this shard's games in a batch of `games`.
    pub(super) fn games(self, games: u64) -> u64 {
        games.saturating_sub(self.number).div_ceil(self.of)
    }

    /// The index in the batch of one of the shard's games.
    pub(super) fn index(self, game: u64) -> u64 {
        self.number + game * self.of
    }

    /// Whether the two shards could have a game in common.
    pub(super) fn overlaps(self, other: Shard) -> bool {
        let (mut divisor, mut rest) = (self.of, other.of);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        self.number % divisor == other.number % divisor
    }

    /// The shard's name, as used in file names.
    pub(super) fn label(self) -> String {
        format!("{}-of-{}", self.number + 1, self.of)
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number + 1, self.of)
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> String {
        shard.to_string()
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Shard, String> {
        text.parse()
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').map(|(number, of)| (number.parse(), of.parse::<u32>()));
        match numbers {
            Some((Ok(number @ 1..), Ok(of))) if number <= of => {
                Ok(Shard { of: of.into(), number: u64::from(number) - 1 })
            }
            _ => Err(format!("`{text}` is no shard: write 1/8 for the first of eight")),
        }
    }
}
