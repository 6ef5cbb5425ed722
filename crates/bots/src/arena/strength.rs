//! The strength of each bot, computed from the games of a match.

use super::played_game::{BotResult, PlayedGame};
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};
use std::cmp::Ordering;
use std::time::Duration;

/// The results of one bot over a match. All sums are of whole numbers, so the order of the games does not change them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Strength {
    /// The number of games it played.
    pub games: u32,
    /// Its shares of victories; a whole victory is [`BotResult::UNITS_PER_VICTORY`].
    won: u64,
    /// Its Glicko rating. Every bot starts at 1500.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// The number of answers it gave.
    pub decisions: u64,
    /// The number of worlds it examined.
    pub iterations: u64,
    /// The time it thought in all.
    pub time: Duration,
    /// The longest time it thought about one answer.
    pub longest: Duration,
}

/// The strengths of the bots of a match, by number. The games of one deal must be next to each other, as [`Match::play`](super::Match::play)
/// returns them.
pub fn strengths(bots: usize, games: &[PlayedGame]) -> Vec<Strength> {
    let mut strengths: Vec<Strength> = ratings(bots, games)
        .into_iter()
        .map(|GlickoRating { rating, deviation }| Strength {
            rating,
            deviation,
            ..Strength::default()
        })
        .collect();
    for result in games.iter().flat_map(|game| &game.results) {
        strengths[result.bot].add(result);
    }
    strengths
}

impl Strength {
    /// The number of games won; a shared victory counts as a fraction.
    pub fn wins(&self) -> f64 {
        self.won as f64 / f64::from(BotResult::UNITS_PER_VICTORY)
    }

    /// The fraction of its games that it won.
    pub fn win_rate(&self) -> f64 {
        ratio(self.wins(), f64::from(self.games))
    }

    /// The 95 % confidence interval of its win rate.
    pub fn interval(&self) -> (f64, f64) {
        interval(self.wins(), f64::from(self.games))
    }

    /// The average time for an answer, in seconds.
    pub fn seconds_per_decision(&self) -> f64 {
        ratio(self.time.as_secs_f64(), self.decisions as f64)
    }

    /// The average number of worlds examined in a second of thinking.
    pub fn iterations_per_second(&self) -> f64 {
        ratio(self.iterations as f64, self.time.as_secs_f64())
    }

    fn add(&mut self, result: &BotResult) {
        self.games += 1;
        self.won += u64::from(result.won);
        self.decisions += u64::from(result.decisions);
        self.iterations += result.iterations;
        self.time += result.time;
        self.longest = self.longest.max(result.longest);
    }
}

/// The quotient, or 0 if the divisor is 0.
fn ratio(sum: f64, count: f64) -> f64 {
    if count > 0.0 { sum / count } else { 0.0 }
}

/// The 95 % confidence interval of a win rate, after Wilson. It also holds for few games and extreme rates. `wins` may be fractional.
///
/// It assumes independent games. The games of one deal are negatively correlated, so the interval is rather too wide than too narrow.
///
/// # Examples
///
/// ```
/// use eureka_bots::arena::interval;
///
/// let (low, high) = interval(5.0, 10.0);
/// assert!((low - 0.237).abs() < 0.001 && (high - 0.763).abs() < 0.001);
/// assert_eq!(interval(0.0, 0.0), (0.0, 1.0), "without games nothing is known");
/// ```
pub fn interval(wins: f64, games: f64) -> (f64, f64) {
    /// 95 % of a normal distribution lies within this many standard deviations.
    const DEVIATIONS: f64 = 1.959_963_984_540_054;
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let rate = wins / games;
    let square = DEVIATIONS * DEVIATIONS;
    let middle = rate + square / (2.0 * games);
    let spread = rate * (1.0 - rate) / games + square / (4.0 * games * games);
    let half = DEVIATIONS * spread.max(0.0).sqrt();
    let within = |end: f64| (end / (1.0 + square / games)).clamp(0.0, 1.0);
    (within(middle - half), within(middle + half))
}

/// The Glicko rating of every bot. Each deal is one rating period.
///
/// Bots do not change, so the deviation only shrinks, and the volatility of Glicko-2 is not needed.
fn ratings(bots: usize, games: &[PlayedGame]) -> Vec<GlickoRating> {
    let unchanging = GlickoConfig { c: 0.0 };
    let mut ratings = vec![GlickoRating::default(); bots];
    for deal in games.chunk_by(|one, next| one.deal == next.deal) {
        let before = ratings.clone();
        for (bot, rating) in ratings.iter_mut().enumerate() {
            let results: Vec<_> = deal
                .iter()
                .flat_map(|game| outcomes(bot, game))
                .map(|(rival, outcome)| (before[rival], outcome))
                .collect();
            *rating = glicko_rating_period(rating, &results, &unchanging);
        }
    }
    ratings
}

/// The outcome of a game for a bot against each of its rivals. Two bots that both lost are not compared.
fn outcomes(bot: usize, game: &PlayedGame) -> impl Iterator<Item = (usize, Outcomes)> {
    let own = game.results.iter().find(|result| result.bot == bot);
    own.into_iter().flat_map(|own| {
        let decided = |won: u32| own.won > 0 || won > 0;
        let rivals = game.results.iter().filter(|result| result.bot != own.bot);
        rivals.filter(move |rival| decided(rival.won)).map(|rival| {
            let outcome = match own.won.cmp(&rival.won) {
                Ordering::Greater => Outcomes::WIN,
                Ordering::Equal => Outcomes::DRAW,
                Ordering::Less => Outcomes::LOSS,
            };
            (rival.bot, outcome)
        })
    })
}
