//! Learning by self-play.
//!
//! Generation after generation, players who look one step ahead with the network as it is play games against themselves; then the network learns from
//! positions of the last generations who won from there. Everything follows from a seed.

use super::evaluation::{Evaluation, Standing, shares, team};
use super::features::features;
use super::net::{HIDDEN, Net};
use crate::bot::Seen;
use crate::greedy::{likely, one_step};
use crate::judge::{Chances, result};
use crate::luck::{Luck, any, fraction, game_seed, luck_of};
use eureka_innovation::{Edition, Game, Rules, Seat, SeatSet, Seating};
use rand_core::SeedableRng;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// How a network is trained.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The edition it is for.
    pub edition: Edition,
    /// The number from which everything follows.
    pub seed: u64,
    /// How many generations there are.
    pub generations: u32,
    /// How many games each generation plays.
    pub games: u32,
}

/// What became of a generation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Which generation, from 1 on.
    pub generation: u32,
    /// How far its forecasts were from what happened, before it learned from these games: the mean cross-entropy.
    pub loss: f32,
    /// How many positions it has learned from.
    pub positions: usize,
    /// How many answers its games took on average.
    pub length: f32,
}

/// From how many generations the network learns at a time.
const REMEMBERED: usize = 4;
/// One position in so many is learned from: neighbors have little to add.
const SAMPLED: f32 = 0.25;
/// How much luck decides between answers that look alike, and how often it alone decides.
const VAGUENESS: f32 = 0.02;
const WILD: f32 = 0.02;
const BATCH: usize = 256;
const LONGEST: usize = 5_000;

/// A position to learn from.
struct Sample {
    players: Vec<Player>,
    won: Chances,
}

/// How a position looks to one player.
struct Player {
    seat: Seat,
    team: SeatSet,
    features: Box<[(u16, f32)]>,
}

/// Trains a network; `tell` hears of every generation and may look at its network. When `goes_on` says no, the generation at work is
/// given up, and the network is what the last one has learned.
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
        if remembered.len() > REMEMBERED {
            remembered.pop_front();
        }
        // The steps become smaller towards the end, so that the last ones smooth out what luck did.
        let done = generation as f32 / plan.generations as f32;
        adam.rate = 0.002 * (1.0 - done).max(0.05);
        learn(&mut net, &mut adam, &remembered, positions, &mut luck);
        tell(Progress { generation: generation + 1, loss, positions, length }, &net);
    }
    net
}

/// The tables that are trained for: mostly two players, and all others.
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

/// The positions of a generation's games, and their average length; nothing if it does not go on.
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

/// Plays a game; its positions, with who won, and how many answers it took.
fn play(
    rules: &'static Rules,
    seating: Seating,
    seed: u64,
    evaluation: &Evaluation,
) -> (Vec<Sample>, usize) {
    let mut game = Game::deal(rules, seating, seed).expect("the tables are right");
    let mut luck = luck_of(seed, Seat::A);
    let mut samples = Vec::new();
    for moment in 0..LONGEST {
        let Some(seen) = Seen::of(&game, moment) else {
            let won = result(&game);
            samples.iter_mut().for_each(|sample: &mut Sample| sample.won = won);
            return (samples, moment);
        };
        let looks = one_step(evaluation, seen, 1, &mut luck);
        let answer = if fraction(&mut luck) < WILD {
            any(&looks, &mut luck).0
        } else {
            likely(&looks, seen.seat(), VAGUENESS, &mut luck)
        };
        game.answer_unchecked(answer, &mut ());
        if fraction(&mut luck) < SAMPLED && game.outcome().is_none() {
            samples.push(Sample { players: players(&game, evaluation), won: Chances::default() });
        }
    }
    (Vec::new(), LONGEST)
}

fn players(game: &Game, evaluation: &Evaluation) -> Vec<Player> {
    let player = |seat| Player {
        seat,
        team: team(game, seat),
        features: features(game, seat, evaluation.cards()).as_slice().into(),
    };
    game.position().everyone().iter().map(player).collect()
}

/// What the network forecasts.
fn forecast(net: &Net, sample: &Sample) -> Chances {
    let standing = |player: &Player| Standing {
        seat: player.seat,
        team: player.team,
        strength: net.strength(&player.features),
    };
    shares(&sample.players.iter().map(standing).collect::<Vec<_>>())
}

/// How far the forecast is from what happened.
fn loss(net: &Net, sample: &Sample) -> f32 {
    let forecast = forecast(net, sample);
    let firsts = sample.players.iter().filter(|player| player.team.first() == Some(player.seat));
    firsts.map(|player| -sample.won[player.seat] * forecast[player.seat].max(1e-6).ln()).sum()
}

/// Goes once over as many positions as are new, drawn from all that are remembered.
fn learn(
    net: &mut Net,
    adam: &mut Adam,
    remembered: &VecDeque<Vec<Sample>>,
    positions: usize,
    luck: &mut Luck,
) {
    let all: Vec<&Sample> = remembered.iter().flatten().collect();
    let mut gradient = Net::zero();
    for _ in 0..2 * positions / BATCH {
        gradient.clear();
        for _ in 0..BATCH {
            descend(net, any(&all, luck), &mut gradient);
        }
        adam.step(net, &gradient);
    }
}

/// Adds the slope of the loss at a position to the gradient.
fn descend(net: &Net, sample: &Sample, gradient: &mut Net) {
    let forecast = forecast(net, sample);
    for player in &sample.players {
        let error = forecast[player.seat] - sample.won[player.seat];
        let error = error / f32::from(player.team.len()) / BATCH as f32;
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

/// The optimizer of Kingma and Ba: steps whose size follows from the mean and the spread of recent slopes.
struct Adam {
    rate: f32,
    steps: i32,
    mean: Net,
    spread: Net,
}

impl Adam {
    const MEAN: f32 = 0.9;
    const SPREAD: f32 = 0.999;

    fn new() -> Adam {
        Adam { rate: 0.0, steps: 0, mean: Net::zero(), spread: Net::zero() }
    }

    fn step(&mut self, net: &mut Net, gradient: &Net) {
        self.steps = self.steps.saturating_add(1);
        let unbiased =
            (1.0 - Adam::SPREAD.powi(self.steps)).sqrt() / (1.0 - Adam::MEAN.powi(self.steps));
        let rate = self.rate * unbiased;
        let state = self.mean.weights_mut().zip(self.spread.weights_mut());
        for ((weight, slope), (mean, spread)) in
            net.weights_mut().zip(gradient.weights()).zip(state)
        {
            *mean += (1.0 - Adam::MEAN) * (slope - *mean);
            *spread += (1.0 - Adam::SPREAD) * (slope * slope - *spread);
            *weight -= rate * *mean / (spread.sqrt() + 1e-8);
        }
    }
}
