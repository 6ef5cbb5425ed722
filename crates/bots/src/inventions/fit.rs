//! Fitting the weights: games are played, and a linear regression explains their results by the features seen on the way.

use super::evaluation::{Evaluation, Foresight};
use super::features::{FEATURE_COUNT, Features, features, fraction_left};
use super::weights::Weights;
use crate::bot::{Bot, Seen};
use crate::greedy::Greedy;
use crate::luck::{any, fraction, game_seed, luck_of};
use eureka_inventions::solo_game::{Question, Setup};
use eureka_table::Seat;
use rayon::prelude::*;
use std::sync::Arc;

/// The features before one of your turns, and the result of the game.
struct Sample {
    features: Features,
    fraction_left: f32,
    /// The lead over the opponents at the end, in points.
    lead: f32,
}

/// Plays games with the given weights, with a random answer now and then, and fits new weights to them. Returns these and the average lead
/// of the games, in points.
pub fn learn(weights: &Arc<Weights>, setup: &Setup, games: u64, seed: u64) -> (Weights, f32) {
    let played: Vec<Vec<Sample>> = (0..games)
        .into_par_iter()
        .map(|index| play(weights, setup, game_seed(seed, index)))
        .collect();
    let leads = played.iter().filter_map(|samples| samples.first()).map(|sample| sample.lead);
    let lead = leads.sum::<f32>() / games as f32;
    (fit(&played.into_iter().flatten().collect::<Vec<_>>()), lead)
}

/// Plays one game, and samples it before each of your turns and at the end.
fn play(weights: &Arc<Weights>, setup: &Setup, seed: u64) -> Vec<Sample> {
    /// The probability of a random answer, so that unusual positions are seen too.
    const RANDOM_ANSWER_RATE: f32 = 0.05;
    let mut luck = luck_of(seed, Seat::A);
    let judge = Foresight(Evaluation::new(Arc::clone(weights)));
    let mut bot = Greedy::new(judge, 1, luck_of(seed, Seat::new(1)));
    let mut game = Setup { seed: (seed >> 32) as u32, ..setup.clone() }.start();
    let mut samples: Vec<Sample> = Vec::new();
    for moment in 0.. {
        let seen = Seen::of(&game, moment);
        if matches!(game.question(), None | Some(Question::Place)) {
            samples.push(Sample {
                features: features(&game),
                fraction_left: fraction_left(&game),
                lead: 0.0,
            });
        }
        let Some(seen) = seen else { break };
        let answer = match fraction(&mut luck) < RANDOM_ANSWER_RATE {
            true => any(game.answers(), &mut luck),
            false => bot.choose(seen),
        };
        game.answer_unchecked(answer);
    }
    let score = game.score().expect("the game is over");
    let lead = f32::from(score.you) - f32::from(score.bots.total());
    samples.iter_mut().for_each(|sample| sample.lead = lead);
    samples
}

/// The number of terms of the regression: each feature once as it is, and once multiplied by the fraction of turns left.
const TERM_COUNT: usize = 2 * FEATURE_COUNT;

/// The weights that explain the samples best (ridge regression).
fn fit(samples: &[Sample]) -> Weights {
    /// The penalty on large weights.
    const RIDGE_PENALTY: f64 = 30.0;
    let mut matrix = vec![[0.0; TERM_COUNT]; TERM_COUNT];
    let mut vector = [0.0; TERM_COUNT];
    for sample in samples {
        let terms = terms(sample);
        for (row, &term) in matrix.iter_mut().zip(&terms) {
            row.iter_mut().zip(&terms).for_each(|(cell, other)| *cell += term * other);
        }
        vector
            .iter_mut()
            .zip(&terms)
            .for_each(|(cell, term)| *cell += term * f64::from(sample.lead));
    }
    for (index, row) in matrix.iter_mut().enumerate() {
        row[index] += RIDGE_PENALTY;
    }
    let solved = solve(matrix, vector);
    let worth =
        std::array::from_fn(|index| [solved[2 * index] as f32, solved[2 * index + 1] as f32]);
    let mut weights = Weights { worth, doubt: [0.0; 2] };
    weights.doubt = doubt(&weights, samples);
    weights
}

/// The terms of the regression for one sample.
fn terms(sample: &Sample) -> [f64; TERM_COUNT] {
    std::array::from_fn(|index| {
        let feature = f64::from(sample.features[index / 2]);
        if index % 2 == 0 { feature } else { feature * f64::from(sample.fraction_left) }
    })
}

/// Solves a system of linear equations with a symmetric positive definite matrix, by Gaussian elimination.
fn solve(mut matrix: Vec<[f64; TERM_COUNT]>, mut vector: [f64; TERM_COUNT]) -> [f64; TERM_COUNT] {
    for pivot in 0..TERM_COUNT {
        let (row, value) = (matrix[pivot], vector[pivot]);
        for below in pivot + 1..TERM_COUNT {
            let factor = matrix[below][pivot] / row[pivot];
            matrix[below].iter_mut().zip(&row).for_each(|(cell, other)| *cell -= factor * other);
            vector[below] -= factor * value;
        }
    }
    for pivot in (0..TERM_COUNT).rev() {
        let known: f64 =
            (pivot + 1..TERM_COUNT).map(|index| matrix[pivot][index] * vector[index]).sum();
        vector[pivot] = (vector[pivot] - known) / matrix[pivot][pivot];
    }
    vector
}

/// The standard deviation of the error of the weights: at the end, and the addition at the beginning.
fn doubt(weights: &Weights, samples: &[Sample]) -> [f32; 2] {
    let deviation = |is_late: bool| {
        let squares =
            samples.iter().filter(|sample| (sample.fraction_left < 0.5) == is_late).map(|sample| {
                (weights.lead(&sample.features, sample.fraction_left) - sample.lead).powi(2)
            });
        let (sum, count) =
            squares.fold((0.0, 0.0), |(sum, count), square| (sum + square, count + 1.0));
        (sum / f32::max(count, 1.0)).sqrt()
    };
    // The late half is on average a quarter of the game from the end, the early one three quarters.
    let (late, early) = (deviation(true), deviation(false));
    let more = (2.0 * (early - late)).max(0.0);
    [(late - more / 4.0).max(1.0), more]
}
