//! Information-set Monte-Carlo tree search.
//!
//! Every iteration redeals the game and walks down one tree that all these worlds share. A node stands for the answers given since the
//! root. Worlds differ in the answers that are possible at a node, so each node stores the questions met there together with their
//! answers. The value of an answer is the chance of the seat that gives it.

mod tree;

use crate::bot::{Bot, Seen};
use crate::budget::Budget;
use crate::greedy::restlessness;
use crate::judge::{Chances, Judge};
use crate::luck::{Luck, any, game_seed, luck_of};
use eureka_table::Game;
use rand_core::{Rng, SeedableRng};
use rayon::prelude::*;
use std::time::Instant;
use tree::Tree;

/// The settings of a search: how it balances good answers against rarely tried ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The weight of exploration: a higher number tries rarely tried answers more often.
    pub exploration: f32,
    /// With a temperature, the search judges every answer of a new node at once and tries the promising ones first; a lower temperature
    /// follows these judgments more closely. With `None`, it tries every answer of a node once, in random order, and judges the
    /// first new position on its way.
    pub temperature: Option<f32>,
}

impl Style {
    /// For a judge that is fast and knows the game.
    pub const LED: Style = Style { exploration: 0.5, temperature: Some(0.2) };
    /// For a judge that knows nothing of the game, such as [`Playout`](crate::Playout).
    pub const PLAIN: Style = Style { exploration: 0.7, temperature: None };
}

/// The search's estimate of one answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look<A> {
    /// The answer.
    pub answer: A,
    /// The number of times it was tried.
    pub visits: u32,
    /// The chance to win with it, for the seat that is asked.
    pub chance: f32,
}

impl<A> Look<A> {
    /// Whether it won every time it was tried, and was tried often enough. In a won position all answers look good and get similar visits;
    /// this one ends the game now.
    fn wins(&self) -> bool {
        const MIN_WINNING_VISITS: u32 = 5;
        self.visits >= MIN_WINNING_VISITS && self.chance >= 1.0
    }
}

/// The search's estimate of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The answers: first those that won every time, then those tried most often.
    pub looks: Vec<Look<A>>,
    /// The chances of all seats to win if everyone plays as the search expects.
    pub chances: Chances,
}

/// A player that searches a tree of answers.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Budget, Search, Seen, Style, innovation::Evaluation, luck_of};
/// use eureka_innovation::{Edition, Game, Rules, Seat};
///
/// let rules = Rules::printed(Edition::Fourth);
/// let game = Game::deal(rules, 2, 7)?;
/// let seen = Seen::of(&game, 0).expect("the game has just begun");
///
/// let evaluation = Evaluation::learned(rules);
/// let budget = Budget::iterations(50);
/// let mut search = Search::new(evaluation, Style::LED, budget, luck_of(7, Seat::A));
/// let thought = search.think(seen);
/// assert_eq!(thought.looks.len(), game.answers().len());
/// assert!(thought.looks[0].visits >= thought.looks[1].visits);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Search<G: Game, J> {
    judge: J,
    style: Style,
    budget: Budget,
    luck: Luck,
    /// The number of trees that grow at the same time, each in worlds of its own.
    trees: usize,
    /// Whether the time of a turn is divided among its answers.
    shares_turns: bool,
    /// The parts of the trees after the last answer, and the only moment of the game at which they may be used.
    kept: Option<(usize, Vec<Tree<G>>)>,
    iterations: u64,
}

/// The number of iterations between two looks at whether a question is decided.
const DECIDED_INTERVAL: u32 = 128;

impl<G: Game, J: Judge<G>> Search<G, J> {
    /// A player with this judge, style, budget and stream of random numbers.
    pub fn new(judge: J, style: Style, budget: Budget, luck: Luck) -> Search<G, J> {
        Search {
            judge,
            style,
            budget,
            luck,
            trees: 1,
            shares_turns: false,
            kept: None,
            iterations: 0,
        }
    }

    /// The same player with several trees, each of which gets a part of the iterations and a thread, if one is free. The choices follow
    /// from the random numbers as with a single tree, whatever the number of threads.
    #[must_use]
    pub fn with_trees(self, trees: usize) -> Search<G, J> {
        Search { trees: trees.max(1), ..self }
    }

    /// The same player, who thinks no longer than the [limit](Seen::limit) of each answer, and stops as soon as more thinking could not
    /// change the choice.
    #[must_use]
    pub fn sharing_turns(self) -> Search<G, J> {
        Search { shares_turns: true, ..self }
    }

    /// A player for one question. Each moment of a game has its own random numbers, so the result for a question does not depend on which
    /// other questions are searched.
    pub(crate) fn for_one(judge: J, seen: Seen<'_, G>, budget: Budget, seed: u64) -> Search<G, J> {
        let luck = luck_of(game_seed(seed, seen.moment() as u64), seen.seat());
        Search::new(judge, Style::LED, budget, luck)
    }

    /// Searches the question until the budget is used up.
    pub fn think(&mut self, seen: Seen<'_, G>) -> Thought<G::Answer> {
        let mut trees = match self.kept.take() {
            Some((moment, trees)) if moment == seen.moment() => trees,
            _ => (0..self.trees).map(|_| Tree::default()).collect(),
        };
        let (sum, used) = self.grow(&mut trees, seen);
        self.iterations += u64::from(used);
        let question = seen.question();
        let look = |&answer: &G::Answer| {
            let tried = trees.iter().map(|tree| tree.tried(question, answer));
            let (visits, total) = tried.fold((0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
            Look { answer, visits, chance: total / visits.max(1) as f32 }
        };
        let mut looks: Vec<_> = seen.answers().as_ref().iter().map(look).collect();
        looks.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance));
            b.wins().cmp(&a.wins()).then(by_visits)
        });
        self.kept = Some((seen.moment(), trees));
        Thought { looks, chances: sum.over(used as f32) }
    }

    /// Grows all trees at the same time. Returns the sum of the chances found, and the number of iterations.
    fn grow(&mut self, trees: &mut [Tree<G>], seen: Seen<'_, G>) -> (Chances, u32) {
        let (start, count) = (Instant::now(), trees.len());
        let budget = match self.shares_turns {
            true => self.budget.within(seen.limit()),
            false => self.budget,
        };
        let (judge, style, hurried) = (&self.judge, self.style, self.shares_turns);
        let grow = |number: usize, tree: &mut Tree<G>, luck: &mut Luck| {
            // A tree that had to wait for a thread has no more time than the others.
            let mut stopwatch = budget.part(number, count).start_at(start);
            let mut sum = Chances::default();
            while stopwatch.spend() {
                let world = seen.redeal(luck).forgetful();
                sum += tree.grow(world, judge, style, luck);
                let is_time_to_look = stopwatch.used().is_multiple_of(DECIDED_INTERVAL);
                if hurried && is_time_to_look && tree.is_decided(stopwatch.left()) {
                    break;
                }
            }
            (sum, stopwatch.used())
        };
        if let [tree] = trees {
            return grow(0, tree, &mut self.luck);
        }
        let lucks: Vec<Luck> =
            trees.iter().map(|_| Luck::seed_from_u64(self.luck.next_u64())).collect();
        let grown: Vec<(Chances, u32)> = trees
            .par_iter_mut()
            .zip(lucks)
            .enumerate()
            .map(|(number, (tree, mut luck))| grow(number, tree, &mut luck))
            .collect();
        let mut sum = Chances::default();
        grown.iter().for_each(|(chances, _)| sum += *chances);
        (sum, grown.iter().map(|(_, used)| used).sum())
    }

    /// The best answer; with restlessness, a random one of those that are nearly as good.
    fn decide(&mut self, looks: &[Look<G::Answer>], restlessness: f32) -> G::Answer {
        let favorite = looks[0];
        if restlessness == 0.0 {
            return favorite.answer;
        }
        let is_good = |look: &&Look<G::Answer>| {
            look.visits > 0 && look.chance >= favorite.chance - restlessness
        };
        let good: Vec<_> = looks.iter().filter(is_good).map(|look| look.answer).collect();
        any(&good, &mut self.luck)
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Search<G, J> {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer {
        let answers = seen.answers();
        let answer = match answers.as_ref() {
            [only] => *only,
            _ => {
                let looks = self.think(seen).looks;
                self.decide(&looks, restlessness(seen.moment()))
            }
        };
        // The tree is reused only if this seat is asked again at once. Another seat may answer face down, and continuing in the
        // branch of that answer would reveal it.
        self.kept = self.kept.take().map(|(_, trees)| {
            let after = |tree: Tree<G>| tree.after(seen.question(), answer).unwrap_or_default();
            (seen.moment() + 1, trees.into_iter().map(after).collect())
        });
        answer
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }
}

/// The value of one answer compared with another. Both are tried in the same worlds, so that the deal favors neither.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// The chance to win with the first answer minus the chance with the second, for the seat that is asked.
    pub lead: f32,
    /// The standard error of `lead`.
    pub error: f32,
    /// The number of worlds in which both were tried.
    pub worlds: u32,
}

impl<G: Game, J: Judge<G>> Search<G, J> {
    /// Compares two answers by searching the positions after each until the budget is used up. [`Search::think`] cannot replace this: it
    /// stops trying a bad answer long before it knows how bad the answer is.
    pub fn compare(&mut self, seen: Seen<'_, G>, answers: [G::Answer; 2]) -> Comparison {
        let (judge, style, luck) = (&self.judge, self.style, &mut self.luck);
        let mut trees = [Tree::default(), Tree::default()];
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut stopwatch = self.budget.start();
        while stopwatch.spend() {
            let world = seen.redeal(luck).forgetful();
            let mut chance = |side: usize| {
                let mut after = world.clone();
                after.answer_unchecked(answers[side]);
                trees[side].grow(after, judge, style, luck)[seen.seat()]
            };
            let lead = chance(0) - chance(1);
            sum += lead;
            squares += lead * lead;
        }
        let worlds = stopwatch.used();
        self.iterations += 2 * u64::from(worlds);
        let count = worlds as f32;
        let variance = (squares - sum * sum / count).max(0.0) / (count - 1.0).max(1.0);
        Comparison { lead: sum / count, error: (variance / count).sqrt(), worlds }
    }
}
