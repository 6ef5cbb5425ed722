//! Many games, played one beside the other and taken account of one after the other.

use super::account::{Account, Bookkeeper, DecisionRow, Detail};
use anyhow::Result;
use eureka_bots::innovation::{Evaluation, Opponent};
use eureka_bots::{Judge, Seen, game_seed, luck_of};
use eureka_innovation::{Game, Outcome, QuestionKind, Rules, Seat, SeatSet, Seating};
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};

/// A game with more decisions than this counts as one that never ends: the longest random games have a few thousand.
const MOST_DECISIONS: u64 = 100_000;

/// So many games for each thread are played before they are taken account of: enough that nobody waits long for the last of them, few
/// enough to be kept.
const AT_ONCE: u64 = 64;

/// Many games at tables that are all alike.
pub(super) struct Batch {
    pub(super) rules: &'static Rules,
    pub(super) seating: Seating,
    pub(super) bots: Vec<Opponent>,
    pub(super) seed: u64,
    /// How many games there are in all shards.
    pub(super) games: u64,
    pub(super) shard: Shard,
    /// Says what every action was worth, if more than totals is wanted.
    pub(super) judge: Option<Evaluation>,
    /// Whether every decision is kept, which takes a judge.
    pub(super) keeps_decisions: bool,
}

/// A game that failed or did not end.
pub(super) struct Failed;

/// What became of a game.
pub(super) type Played = Result<Account, Failed>;

impl Batch {
    /// How many games there are in this shard.
    pub(super) fn len(&self) -> u64 {
        self.shard.games(self.games)
    }

    /// Plays the games on the current pool of threads and hands each over with its place in the batch, in their order. After an interruption, only
    /// those before the first that was not played to its end: others that happen to be over are the short ones.
    pub(super) fn play(
        &self,
        bar: &ProgressBar,
        interrupted: &AtomicBool,
        mut take: impl FnMut(u64, Played) -> Result<()>,
    ) -> Result<()> {
        let chunk = AT_ONCE * rayon::current_num_threads() as u64;
        let mut start = 0;
        while start < self.len() {
            let end = self.len().min(start + chunk);
            let games: Vec<Option<Played>> = (0..(end - start) as u32)
                .into_par_iter()
                // A game takes from microseconds to minutes: every thread takes the next one by itself.
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

    /// Plays one game; nothing if that is interrupted.
    fn game(&self, index: u64, interrupted: &AtomicBool) -> Option<Played> {
        let seed = game_seed(self.seed, index);
        // A mistake in the rules must not lose the other games, nor hide the deal that shows it.
        let played = catch_unwind(AssertUnwindSafe(|| self.played(seed, interrupted)));
        played.unwrap_or(Some(Err(Failed)))
    }

    fn played(&self, seed: u64, interrupted: &AtomicBool) -> Option<Played> {
        let Ok(mut game) = Game::deal(self.rules, self.seating.clone(), seed) else {
            return Some(Err(Failed));
        };
        let mut bots: Vec<_> = Seat::each(&self.bots)
            .map(|(seat, bot)| bot.seat(self.rules, luck_of(seed, seat)))
            .collect();
        let detail = self.judge.as_ref().map_or(Detail::Totals, |_| Detail::Everything);
        let mut keeper = Bookkeeper::new(&game, detail);
        let mut luck = luck_of(seed, Seat::A);
        for decisions in 0..MOST_DECISIONS {
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

    /// The judge, where it is worth a look: before every action and at the end, and everywhere if decisions are kept. It sees all cards.
    fn looks(&self, game: &Game) -> Option<&Evaluation> {
        let judge = self.judge.as_ref()?;
        let is_due = self.keeps_decisions || game.outcome().is_some() || is_action(game);
        is_due.then_some(judge)
    }
}

fn is_action(game: &Game) -> bool {
    game.question().is_some_and(|question| question.kind == QuestionKind::Action)
}

/// The account of a game that is over.
fn account(game: &Game, kept: Bookkeeper, seed: u64, decisions: u64) -> Option<Account> {
    let Outcome { winners, ending } = game.outcome()?;
    let team = winners.first().map_or(SeatSet::NONE, |seat| game.position().team(seat));
    let sole = if team == winners { team } else { SeatSet::NONE };
    Some(Account { seed, ending, winners, sole, first: kept.first?, decisions, kept })
}

/// Every n-th game of a batch, from the i-th on: `2/8` is the second of eight shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Shard {
    /// How many shards there are.
    of: u64,
    /// Which of them it is, from 0 on.
    number: u64,
}

impl Shard {
    /// All games.
    pub(super) const WHOLE: Shard = Shard { of: 1, number: 0 };

    /// How many games of a batch of so many are in it.
    pub(super) fn games(self, games: u64) -> u64 {
        games.saturating_sub(self.number).div_ceil(self.of)
    }

    /// The place in the batch of one of its games.
    pub(super) fn index(self, game: u64) -> u64 {
        self.number + game * self.of
    }

    /// Whether the two could have a game in common.
    pub(super) fn overlaps(self, other: Shard) -> bool {
        let (mut divisor, mut rest) = (self.of, other.of);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        self.number % divisor == other.number % divisor
    }

    /// How the shard is called in file names.
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
