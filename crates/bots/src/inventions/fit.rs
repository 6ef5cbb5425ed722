//! How the weights are learned: games are played, and what came of them is explained by what could be seen on the way.

use super::evaluation::{Evaluation, Foresight};
use super::features::{COUNT, Features, features, left};
use super::weights::Weights;
use crate::bot::{Bot, Seen};
use crate::greedy::Greedy;
use crate::luck::{any, fraction, game_seed, luck_of};
use eureka_inventions::solo_game::{Question, Setup};
use eureka_table::Seat;
use rayon::prelude::*;
use std::sync::Arc;

/// What was seen before one of your turns, and what came of it.
struct Sample {
    features: Features,
    left: f32,
    /// By how many points you won.
    lead: f32,
}

/// Plays so many games by the weights, with a slip now and then, and learns better ones from them.
pub fn learn(weights: &Arc<Weights>, setup: &Setup, games: u64, seed: u64) -> (Weights, f32) {
    let played: Vec<Vec<Sample>> = (0..games)
        .into_par_iter()
        .map(|index| play(weights, setup, game_seed(seed, index)))
        .collect();
    let leads = played.iter().filter_map(|samples| samples.first()).map(|sample| sample.lead);
    let lead = leads.sum::<f32>() / games as f32;
    (fit(&played.into_iter().flatten().collect::<Vec<_>>()), lead)
}

/// One game, seen before each of your turns and at the end.
fn play(weights: &Arc<Weights>, setup: &Setup, seed: u64) -> Vec<Sample> {
    /// How often any answer is given, so that something else is seen as well.
    const SLIP: f32 = 0.05;
    let mut luck = luck_of(seed, Seat::A);
    let judge = Foresight(Evaluation::new(Arc::clone(weights)));
    let mut bot = Greedy::new(judge, 1, luck_of(seed, Seat::new(1)));
    let mut game = Setup { seed: (seed >> 32) as u32, ..setup.clone() }.start();
    let mut samples: Vec<Sample> = Vec::new();
    for moment in 0.. {
        let seen = Seen::of(&game, moment);
        if matches!(game.question(), None | Some(Question::Place)) {
            samples.push(Sample { features: features(&game), left: left(&game), lead: 0.0 });
        }
        let Some(seen) = seen else { break };
        let answer = match fraction(&mut luck) < SLIP {
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

/// Each feature counts as it is and as far as turns are left.
const TERMS: usize = 2 * COUNT;

/// The weights that explain the samples best, with large ones held down.
fn fit(samples: &[Sample]) -> Weights {
    /// How much large weights are held down.
    const RIDGE: f64 = 30.0;
    let mut matrix = vec![[0.0; TERMS]; TERMS];
    let mut vector = [0.0; TERMS];
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
        row[index] += RIDGE;
    }
    let solved = solve(matrix, vector);
    let worth =
        std::array::from_fn(|index| [solved[2 * index] as f32, solved[2 * index + 1] as f32]);
    let mut weights = Weights { worth, doubt: [0.0; 2] };
    weights.doubt = doubt(&weights, samples);
    weights
}

fn terms(sample: &Sample) -> [f64; TERMS] {
    std::array::from_fn(|index| {
        let feature = f64::from(sample.features[index / 2]);
        if index % 2 == 0 { feature } else { feature * f64::from(sample.left) }
    })
}

/// Solves a system of linear equations whose matrix is symmetric and positive (Gauss).
fn solve(mut matrix: Vec<[f64; TERMS]>, mut vector: [f64; TERMS]) -> [f64; TERMS] {
    for pivot in 0..TERMS {
        let (row, value) = (matrix[pivot], vector[pivot]);
        for below in pivot + 1..TERMS {
            let factor = matrix[below][pivot] / row[pivot];
            matrix[below].iter_mut().zip(&row).for_each(|(cell, other)| *cell -= factor * other);
            vector[below] -= factor * value;
        }
    }
    for pivot in (0..TERMS).rev() {
        let known: f64 = (pivot + 1..TERMS).map(|index| matrix[pivot][index] * vector[index]).sum();
        vector[pivot] = (vector[pivot] - known) / matrix[pivot][pivot];
    }
    vector
}

/// How far the weights are off, at the end and by how much more at the beginning.
fn doubt(weights: &Weights, samples: &[Sample]) -> [f32; 2] {
    let deviation = |is_late: bool| {
        let squares = samples
            .iter()
            .filter(|sample| (sample.left < 0.5) == is_late)
            .map(|sample| (weights.lead(&sample.features, sample.left) - sample.lead).powi(2));
        let (sum, count) =
            squares.fold((0.0, 0.0), |(sum, count), square| (sum + square, count + 1.0));
        (sum / f32::max(count, 1.0)).sqrt()
    };
    // The late half is on average a quarter of the game from the end, the early one three quarters.
    let (late, early) = (deviation(true), deviation(false));
    let more = (2.0 * (early - late)).max(0.0);
    [(late - more / 4.0).max(1.0), more]
}
