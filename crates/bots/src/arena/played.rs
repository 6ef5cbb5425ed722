//! One game of a match.

use super::Host;
use crate::bot::Seen;
use crate::judge::result;
use crate::luck::luck_of;
use eureka_table::{Game, Seat};
use std::time::{Duration, Instant};

/// After so many answers a game is broken off. The longest random ones have a few thousand; bots who see nothing better than what they did last
/// turn could go on for ever.
const LONGEST: usize = 10_000;

/// One game of a match.
#[derive(Clone, Debug)]
pub struct Played {
    /// The number of its deal.
    pub deal: u32,
    /// Whether it came to its end; if not, all share the victory.
    pub has_ended: bool,
    /// What everybody did, from seat A on.
    pub parts: Vec<Part>,
}

/// What one bot did in one game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Part {
    /// Its number.
    pub bot: usize,
    /// Its part in the victory, in units of [`Part::VICTORY`].
    pub won: u32,
    /// How often it was asked.
    pub decisions: u32,
    /// How many worlds it looked at.
    pub iterations: u64,
    /// How long it thought.
    pub time: Duration,
    /// How long it thought about one answer at most.
    pub longest: Duration,
}

impl Part {
    /// A whole victory. As many as can sit at a table could share it, and all parts are whole numbers.
    pub const VICTORY: u32 = 840;
}

/// Plays one game, if the host lets it end.
pub(super) fn play<G: Game>(host: &impl Host<G>, seed: u64, seated: &[usize]) -> Option<Played> {
    if !host.goes_on() {
        return None;
    }
    let mut game = host.deal(seed);
    let mut bots: Vec<_> =
        Seat::each(seated).map(|(seat, &bot)| host.seat(bot, luck_of(seed, seat))).collect();
    let mut parts: Vec<Part> = seated.iter().map(|&bot| Part { bot, ..Part::default() }).collect();
    for moment in 0..LONGEST {
        let Some(seen) = Seen::of(&game, moment) else { break };
        let asked = seen.seat().index();
        let start = Instant::now();
        let answer = bots[asked].choose(seen);
        parts[asked].thought(start.elapsed());
        game.answer(answer).expect("a bot gives a listed answer");
        if !host.goes_on() {
            return None;
        }
    }
    let has_ended = game.outcome().is_some();
    let won = result(&game);
    for (seat, (part, bot)) in Seat::each(parts.iter_mut().zip(&bots)) {
        part.won = match has_ended {
            true => (won[seat] * Part::VICTORY as f32).round() as u32,
            false => Part::VICTORY / seated.len() as u32,
        };
        part.iterations = bot.iterations();
    }
    Some(Played { deal: 0, has_ended, parts })
}

impl Part {
    fn thought(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.longest = self.longest.max(time);
    }
}
