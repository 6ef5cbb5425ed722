//! What a match says about each bot.

use super::interval::interval;
use super::played::{Part, Played};
use super::rating::ratings;
use std::time::Duration;

/// What a match says about a bot. The sums are of whole numbers, so no order of adding matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// How many games it played.
    pub games: u32,
    /// Its victories, in units of [`Part::VICTORY`].
    won: u64,
    /// Its rating, on a scale where everybody begins at 1500.
    pub rating: f64,
    /// How unsure the rating is: one standard deviation.
    pub deviation: f64,
    /// How often it was asked.
    pub decisions: u64,
    /// How many worlds it looked at.
    pub iterations: u64,
    /// How long it thought in all.
    pub time: Duration,
    /// How long it thought about one answer at most.
    pub longest: Duration,
}

/// What the games of a match say about its bots. The games of a deal stand together.
pub fn strengths(bots: usize, games: &[Played]) -> Vec<Strength> {
    let mut strengths: Vec<Strength> = ratings(bots, games)
        .into_iter()
        .map(|rating| Strength::new(rating.rating, rating.deviation))
        .collect();
    for part in games.iter().flat_map(|game| &game.parts) {
        strengths[part.bot].add(part);
    }
    strengths
}

impl Strength {
    fn new(rating: f64, deviation: f64) -> Strength {
        Strength {
            games: 0,
            won: 0,
            rating,
            deviation,
            decisions: 0,
            iterations: 0,
            time: Duration::ZERO,
            longest: Duration::ZERO,
        }
    }

    /// How many games it won; shared victories count in parts.
    pub fn wins(&self) -> f64 {
        self.won as f64 / f64::from(Part::VICTORY)
    }

    /// Which part of its games it won.
    pub fn win_rate(&self) -> f64 {
        ratio(self.wins(), f64::from(self.games))
    }

    /// Where its true win rate lies in 95 of 100 cases.
    pub fn interval(&self) -> (f64, f64) {
        interval(self.wins(), f64::from(self.games))
    }

    /// How long it thought about an answer on average.
    pub fn seconds_per_decision(&self) -> f64 {
        ratio(self.time.as_secs_f64(), self.decisions as f64)
    }

    /// How many worlds it looked at in a second of thought.
    pub fn iterations_per_second(&self) -> f64 {
        ratio(self.iterations as f64, self.time.as_secs_f64())
    }

    fn add(&mut self, part: &Part) {
        self.games += 1;
        self.won += u64::from(part.won);
        self.decisions += u64::from(part.decisions);
        self.iterations += part.iterations;
        self.time += part.time;
        self.longest = self.longest.max(part.longest);
    }
}

/// A quotient that is 0 where there is nothing to divide by.
fn ratio(sum: f64, count: f64) -> f64 {
    if count > 0.0 { sum / count } else { 0.0 }
}
