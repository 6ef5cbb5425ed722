//! What a match says about each bot.

use super::played::{Part, Played};
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};
use std::cmp::Ordering;
use std::time::Duration;

/// What a match says about a bot. The sums are of whole numbers, so no order of adding matters.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
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
        .map(|GlickoRating { rating, deviation }| Strength {
            rating,
            deviation,
            ..Strength::default()
        })
        .collect();
    for part in games.iter().flat_map(|game| &game.parts) {
        strengths[part.bot].add(part);
    }
    strengths
}

impl Strength {
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

/// Where the true rate lies in 95 of 100 cases: Wilson's interval, which holds for few games and extreme rates too. A shared victory may count
/// in part.
///
/// It takes games for independent of each other; those of one deal are rather opposed, so if anything it is too wide.
pub fn interval(wins: f64, games: f64) -> (f64, f64) {
    /// Of a normal distribution, 95 % lies within so many deviations.
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

/// Glicko's rating of every bot, deal by deal from 1500 on.
///
/// Bots do not change, so a rating only becomes surer, and there is no use for the volatility of Glicko-2.
fn ratings(bots: usize, games: &[Played]) -> Vec<GlickoRating> {
    let unchanging = GlickoConfig { c: 0.0 };
    let mut ratings = vec![GlickoRating::default(); bots];
    for deal in games.chunk_by(|one, next| one.deal == next.deal) {
        let before = ratings.clone();
        for (bot, rating) in ratings.iter_mut().enumerate() {
            let results: Vec<_> = deal
                .iter()
                .flat_map(|game| results(bot, game))
                .map(|(rival, outcome)| (before[rival], outcome))
                .collect();
            *rating = glicko_rating_period(rating, &results, &unchanging);
        }
    }
    ratings
}

/// How a bot did against each of its rivals in a game. Of two who lost, nobody knows who is better.
fn results(bot: usize, game: &Played) -> impl Iterator<Item = (usize, Outcomes)> {
    let own = game.parts.iter().find(|part| part.bot == bot);
    own.into_iter().flat_map(|own| {
        let decided = |won: u32| own.won > 0 || won > 0;
        let rivals = game.parts.iter().filter(|part| part.bot != own.bot);
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
