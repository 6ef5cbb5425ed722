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
    /// The part of the tree after the last answer, and the only moment of the game at which it may be used.
    kept: Option<(usize, Tree<G>)>,
    iterations: u64,
}

impl<G: Game, J: Judge<G>> Search<G, J> {
    /// A player with this judge, style, budget and stream of random numbers.
    pub fn new(judge: J, style: Style, budget: Budget, luck: Luck) -> Search<G, J> {
        Search { judge, style, budget, luck, kept: None, iterations: 0 }
    }

    /// A player for one question. Each moment of a game has its own random numbers, so the result for a question does not depend on which
    /// other questions are searched.
    pub(crate) fn for_one(judge: J, seen: Seen<'_, G>, budget: Budget, seed: u64) -> Search<G, J> {
        let luck = luck_of(game_seed(seed, seen.moment() as u64), seen.seat());
        Search::new(judge, Style::LED, budget, luck)
    }

    /// Searches the question until the budget is used up.
    pub fn think(&mut self, seen: Seen<'_, G>) -> Thought<G::Answer> {
        let mut tree = match self.kept.take() {
            Some((moment, tree)) if moment == seen.moment() => tree,
            _ => Tree::default(),
        };
        let mut stopwatch = self.budget.start();
        let mut sum = Chances::default();
        while stopwatch.spend() {
            let world = seen.redeal(&mut self.luck).forgetful();
            sum += tree.grow(world, &self.judge, self.style, &mut self.luck);
        }
        self.iterations += u64::from(stopwatch.used());
        let question = seen.question();
        let look = |&answer: &G::Answer| {
            let (visits, total) = tree.tried(question, answer);
            Look { answer, visits, chance: total / visits.max(1) as f32 }
        };
        let mut looks: Vec<_> = seen.answers().as_ref().iter().map(look).collect();
        looks.sort_by(|a, b| {
            let by_visits = b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance));
            b.wins().cmp(&a.wins()).then(by_visits)
        });
        self.kept = Some((seen.moment(), tree));
        Thought { looks, chances: sum.over(stopwatch.used() as f32) }
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

impl<G, J> Bot<G> for Search<G, J>
where
    G: Game,
    J: Judge<G>,
    G::Question: Send,
    G::Answer: Send,
{
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
        let kept = self.kept.take().and_then(|(_, tree)| tree.after(seen.question(), answer));
        self.kept = kept.map(|tree| (seen.moment() + 1, tree));
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
