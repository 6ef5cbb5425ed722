//! Learning by self-play.
//!
//! In each generation, a player that looks one answer ahead with the current network plays games against itself. Then the network learns,
//! from positions of the last few generations, which player won from there. Everything follows from a seed.

use super::evaluation::{Evaluation, Standing, shares, team};
use super::features::features;
use super::net::{HIDDEN, Net};
use crate::bot::Seen;
use crate::greedy::{one_step, pick_by_chance};
use crate::judge::{Chances, result};
use crate::luck::{Luck, any, fraction, game_seed, luck_of};
use eureka_innovation::{Edition, Game, Rules, Seat, SeatSet, Seating};
use rand_core::SeedableRng;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// The plan of a training.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The edition it is for.
    pub edition: Edition,
    /// The seed of all random numbers.
    pub seed: u64,
    /// The number of generations.
    pub generations: u32,
    /// The number of games in each generation.
    pub games: u32,
}

/// The results of one generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// The number of the generation, counted from 1.
    pub generation: u32,
    /// The mean cross-entropy between the forecasts and the results, before the network learned from these games.
    pub loss: f32,
    /// The number of positions sampled from its games.
    pub positions: usize,
    /// The average number of answers in a game.
    pub length: f32,
}

/// The number of generations whose positions the network learns from.
const REMEMBERED_GENERATIONS: usize = 4;
/// The probability that a position is sampled. Neighboring positions are too similar to learn from all of them.
const SAMPLE_RATE: f32 = 0.25;
/// Answers whose chances differ by much less than this are about equally likely in self-play.
const VAGUENESS: f32 = 0.02;
/// The probability that an answer in self-play is random, so that unusual positions are seen too.
const RANDOM_ANSWER_RATE: f32 = 0.02;
/// The number of positions in one step of learning.
const BATCH_SAMPLES: usize = 256;
/// The number of answers after which a game of self-play is given up.
const MAX_GAME_ANSWERS: usize = 5_000;

/// A position to learn from.
struct Sample {
    players: Vec<Player>,
    won: Chances,
}

/// The features of a position for one player.
struct Player {
    seat: Seat,
    team: SeatSet,
    features: Box<[(u16, f32)]>,
}

/// Trains a network. `tell` is called after every generation with its results and the network. When `goes_on` returns false, the current
/// generation is abandoned, and the network of the last complete one is returned.
///
/// # Examples
///
/// ```
/// use eureka_bots::innovation::train::{Plan, train};
/// use eureka_innovation::Edition;
///
/// let plan = Plan { edition: Edition::First, seed: 1, generations: 1, games: 2 };
/// let mut positions = 0;
/// let net = train(&plan, || true, |progress, _| positions += progress.positions);
/// assert!(positions > 0);
/// // The same plan always trains the same network.
/// assert_eq!(train(&plan, || true, |_, _| ()), net);
/// ```
pub fn train(
    plan: &Plan,
    goes_on: impl Fn() -> bool + Sync,
    mut tell: impl FnMut(Progress, &Net),
) -> Net {
    let mut luck = Luck::seed_from_u64(plan.seed);
    let mut net = Net::untrained(&mut luck);
    let mut adam = Adam::new();
    let mut remembered: VecDeque<Vec<Sample>> = VecDeque::new();
    for generation in 0..plan.generations {
        let Some((samples, length)) = self_play(plan, generation, &net, &goes_on) else { break };
        let loss =
            samples.iter().map(|sample| loss(&net, sample)).sum::<f32>() / samples.len() as f32;
        let positions = samples.len();
        remembered.push_back(samples);
        if remembered.len() > REMEMBERED_GENERATIONS {
            remembered.pop_front();
        }
        // The steps become smaller toward the end, so that the last ones average out noise.
        let done = generation as f32 / plan.generations as f32;
        adam.rate = 0.002 * (1.0 - done).max(0.05);
        learn(&mut net, &mut adam, &remembered, positions, &mut luck);
        tell(Progress { generation: generation + 1, loss, positions, length }, &net);
    }
    net
}

/// The seating of a game of self-play: mostly two players, but every number of players occurs, and teams in the fourth edition.
fn seating(edition: Edition, index: u32) -> Seating {
    let players = match (index % 10, edition) {
        (0..6, _) => 2,
        (6 | 7, _) => 3,
        (9, Edition::Fourth) => 5,
        _ => 4,
    };
    let teams = match (index % 20, edition) {
        (18, Edition::Fourth) => vec![SeatSet(0b0101), SeatSet(0b1010)],
        _ => Vec::new(),
    };
    Seating { players, teams, parley: None }
}

/// The sampled positions of a generation's games, and the average number of answers; `None` if the training is stopped.
fn self_play(
    plan: &Plan,
    generation: u32,
    net: &Net,
    goes_on: &(impl Fn() -> bool + Sync),
) -> Option<(Vec<Sample>, f32)> {
    let rules = Rules::printed(plan.edition);
    let evaluation = Evaluation::new(Arc::new(net.clone()), rules);
    let first = u64::from(generation) * u64::from(plan.games);
    let games: Option<Vec<(Vec<Sample>, usize)>> = (0..plan.games)
        .into_par_iter()
        .map(|index| {
            let seed = game_seed(plan.seed, first + u64::from(index));
            goes_on().then(|| play(rules, seating(plan.edition, index), seed, &evaluation))
        })
        .collect();
    let games = games?;
    let answers: usize = games.iter().map(|(_, answers)| answers).sum();
    let samples = games.into_iter().flat_map(|(samples, _)| samples).collect();
    Some((samples, answers as f32 / plan.games as f32))
}

/// Plays a game. Returns its sampled positions with the result, and the number of answers.
fn play(
    rules: &'static Rules,
    seating: Seating,
    seed: u64,
    evaluation: &Evaluation,
) -> (Vec<Sample>, usize) {
    let mut game = Game::deal(rules, seating, seed).expect("the tables are right");
    let mut luck = luck_of(seed, Seat::A);
    let mut samples = Vec::new();
    for moment in 0..MAX_GAME_ANSWERS {
        let Some(seen) = Seen::of(&game, moment) else {
            let won = result(&game);
            samples.iter_mut().for_each(|sample: &mut Sample| sample.won = won);
            return (samples, moment);
        };
        let looks = one_step(evaluation, seen, 1, &mut luck);
        let answer = if fraction(&mut luck) < RANDOM_ANSWER_RATE {
            any(&looks, &mut luck).0
        } else {
            pick_by_chance(&looks, seen.seat(), VAGUENESS, &mut luck)
        };
        game.answer_unchecked(answer, &mut ());
        if fraction(&mut luck) < SAMPLE_RATE && game.outcome().is_none() {
            samples.push(Sample { players: players(&game, evaluation), won: Chances::default() });
        }
    }
    (Vec::new(), MAX_GAME_ANSWERS)
}

fn players(game: &Game, evaluation: &Evaluation) -> Vec<Player> {
    let player = |seat| Player {
        seat,
        team: team(game, seat),
        features: features(game, seat, evaluation.cards()).as_slice().into(),
    };
    game.position().everyone().iter().map(player).collect()
}

/// The network's forecast for a position.
fn forecast(net: &Net, sample: &Sample) -> Chances {
    let standing = |player: &Player| Standing {
        seat: player.seat,
        team: player.team,
        strength: net.strength(&player.features),
    };
    shares(&sample.players.iter().map(standing).collect::<Vec<_>>())
}

/// The cross-entropy between the forecast and the result.
fn loss(net: &Net, sample: &Sample) -> f32 {
    let forecast = forecast(net, sample);
    let firsts = sample.players.iter().filter(|player| player.team.first() == Some(player.seat));
    firsts.map(|player| -sample.won[player.seat] * forecast[player.seat].max(1e-6).ln()).sum()
}

/// Learns from random remembered positions: twice as many as there are new ones.
fn learn(
    net: &mut Net,
    adam: &mut Adam,
    remembered: &VecDeque<Vec<Sample>>,
    positions: usize,
    luck: &mut Luck,
) {
    let all: Vec<&Sample> = remembered.iter().flatten().collect();
    let mut gradient = Net::zero();
    for _ in 0..2 * positions / BATCH_SAMPLES {
        gradient.clear();
        for _ in 0..BATCH_SAMPLES {
            descend(net, any(&all, luck), &mut gradient);
        }
        adam.step(net, &gradient);
    }
}

/// Adds the gradient of the loss at one position.
fn descend(net: &Net, sample: &Sample, gradient: &mut Net) {
    let forecast = forecast(net, sample);
    for player in &sample.players {
        let error = forecast[player.seat] - sample.won[player.seat];
        let error = error / f32::from(player.team.len()) / BATCH_SAMPLES as f32;
        let hidden = net.hidden(&player.features);
        let mut back = [0.0; HIDDEN];
        for neuron in 0..HIDDEN {
            gradient.output[neuron] += error * hidden[neuron];
            back[neuron] = if hidden[neuron] > 0.0 { error * net.output[neuron] } else { 0.0 };
            gradient.bias[neuron] += back[neuron];
        }
        for &(place, value) in &player.features {
            let row = &mut gradient.inputs[usize::from(place)];
            row.iter_mut().zip(back).for_each(|(sum, slope)| *sum += slope * value);
        }
    }
}

/// The Adam optimizer of Kingma and Ba. The size of its steps follows from the running mean and variance of the gradient.
struct Adam {
    rate: f32,
    steps: i32,
    mean: Net,
    spread: Net,
}

impl Adam {
    /// The decay rate of the running mean (β₁).
    const MEAN_DECAY: f32 = 0.9;
    /// The decay rate of the running mean of squares (β₂).
    const SPREAD_DECAY: f32 = 0.999;

    fn new() -> Adam {
        Adam { rate: 0.0, steps: 0, mean: Net::zero(), spread: Net::zero() }
    }

    fn step(&mut self, net: &mut Net, gradient: &Net) {
        self.steps = self.steps.saturating_add(1);
        let unbiased = (1.0 - Adam::SPREAD_DECAY.powi(self.steps)).sqrt()
            / (1.0 - Adam::MEAN_DECAY.powi(self.steps));
        let rate = self.rate * unbiased;
        let state = self.mean.weights_mut().zip(self.spread.weights_mut());
        for ((weight, slope), (mean, spread)) in
            net.weights_mut().zip(gradient.weights()).zip(state)
        {
            *mean += (1.0 - Adam::MEAN_DECAY) * (slope - *mean);
            *spread += (1.0 - Adam::SPREAD_DECAY) * (slope * slope - *spread);
            *weight -= rate * *mean / (spread.sqrt() + 1e-8);
        }
    }
}
