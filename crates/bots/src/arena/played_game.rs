//! One game of a match.

use super::Host;
use crate::bot::Seen;
use crate::judge::result;
use crate::luck::luck_of;
use crate::turn_clock::TurnClock;
use eureka_table::{Game, Seat};
use std::time::{Duration, Instant};

/// The number of answers after which a game is stopped. The longest random games have a few thousand; bots that see nothing better than
/// what they did last turn could go on forever.
const MAX_GAME_ANSWERS: usize = 10_000;

/// One game of a match.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The number of its deal.
    pub deal: u32,
    /// Whether the game ended. If it was stopped, all bots share the victory.
    pub has_ended: bool,
    /// The result of each bot, starting with seat A.
    pub results: Vec<BotResult>,
}

/// The result of one bot in one game.
#[derive(Clone, Copy, Debug, Default)]
pub struct BotResult {
    /// The number of the bot.
    pub bot: usize,
    /// The share of the victory; a whole victory is [`BotResult::UNITS_PER_VICTORY`].
    pub won: u32,
    /// The number of answers it gave.
    pub decisions: u32,
    /// The number of worlds it examined.
    pub iterations: u64,
    /// The time it thought in all.
    pub time: Duration,
    /// The longest time it thought about one answer.
    pub longest: Duration,
}

impl BotResult {
    /// The units of a whole victory. The number is divisible by every number of players from 1 to 8, so that shares are whole numbers.
    pub const UNITS_PER_VICTORY: u32 = 840;
}

/// Plays one game; returns `None` if the host stops the match.
pub(super) fn play<G: Game>(
    host: &impl Host<G>,
    seed: u64,
    seated: &[usize],
) -> Option<PlayedGame> {
    if !host.goes_on() {
        return None;
    }
    let mut game = host.deal(seed);
    let mut bots: Vec<_> =
        Seat::each(seated).map(|(seat, &bot)| host.seat(bot, luck_of(seed, seat))).collect();
    let mut results: Vec<BotResult> =
        seated.iter().map(|&bot| BotResult { bot, ..BotResult::default() }).collect();
    // Each bot has the time of a turn for itself, so that the thinking of one takes nothing from another.
    let mut clocks = vec![TurnClock::default(); seated.len()];
    for moment in 0..MAX_GAME_ANSWERS {
        let Some(seen) = Seen::of(&game, moment) else { break };
        let asked = seen.seat().index();
        let limit = game.turn().map_or(Duration::MAX, |turn| clocks[asked].limit(turn));
        let start = Instant::now();
        let answer = bots[asked].choose(seen.within(limit));
        let time = start.elapsed();
        clocks[asked].spend(time);
        results[asked].add_answer(time);
        game.answer(answer).expect("a bot gives a listed answer");
        if !host.goes_on() {
            return None;
        }
    }
    let has_ended = game.outcome().is_some();
    let chances = result(&game);
    for (seat, (bot_result, bot)) in Seat::each(results.iter_mut().zip(&bots)) {
        bot_result.won = match has_ended {
            true => (chances[seat] * BotResult::UNITS_PER_VICTORY as f32).round() as u32,
            false => BotResult::UNITS_PER_VICTORY / seated.len() as u32,
        };
        bot_result.iterations = bot.iterations();
    }
    Some(PlayedGame { deal: 0, has_ended, results })
}

impl BotResult {
    /// Adds the time of one answer.
    fn add_answer(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}
