//! Information-set Monte-Carlo tree search.
//!
//! Every iteration deals anew what the seat does not know and walks down one tree that all those worlds share. A node is what has been
//! answered since the root; in which of the worlds an answer is possible at all changes from iteration to iteration, so each
//! node knows the questions that were met there with their answers. Every answer is valued for the seat that gives it.

mod tree;

use crate::bot::{Bot, Seen};
use crate::budget::Budget;
use crate::greedy::restlessness;
use crate::judge::{Chances, Judge};
use crate::luck::{Luck, any, game_seed, luck_of};
use eureka_table::Game;
use tree::Tree;

/// How the search weighs what it has seen against what it has not.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much it tries answers that it has seldom tried.
    pub exploration: f32,
    /// Whether it judges every answer of a new node at once and tries the promising ones first, and how much it is led by
    /// that: a lower temperature leads more. Without, it tries every answer once, by random order, and judges only where it ends.
    pub temperature: Option<f32>,
}

impl Style {
    /// For a judge that is quick and knows something.
    pub const LED: Style = Style { exploration: 0.5, temperature: Some(0.2) };
    /// For a judge that knows nothing, such as [`Playout`](crate::Playout).
    pub const PLAIN: Style = Style { exploration: 0.7, temperature: None };
}

/// One answer as the search sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look<A> {
    /// The answer.
    pub answer: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance to win with it, for the seat that is asked.
    pub chance: f32,
}

impl<A> Look<A> {
    /// Whether it won whenever it was tried. Where the game is as good as won, all answers look alike and are tried alike; then this one
    /// saves everybody's time.
    fn wins(&self) -> bool {
        const SEVERAL: u32 = 5;
        self.visits >= SEVERAL && self.chance >= 1.0
    }
}

/// What the search thinks of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// The answers: what surely wins first, then those tried most often.
    pub looks: Vec<Look<A>>,
    /// Everybody's chances to win, if all play as the search expects.
    pub chances: Chances,
}

/// A player that searches.
pub struct Search<G: Game, J> {
    judge: J,
    style: Style,
    budget: Budget,
    luck: Luck,
    /// What was thought of the positions after its last answer, and the moment of the game when that is of use.
    kept: Option<(usize, Tree<G>)>,
    iterations: u64,
}

impl<G: Game, J: Judge<G>> Search<G, J> {
    /// A player that thinks so.
    pub fn new(judge: J, style: Style, budget: Budget, luck: Luck) -> Search<G, J> {
        Search { judge, style, budget, luck, kept: None, iterations: 0 }
    }

    /// A player for one question. Each moment of a game has random numbers of its own, so that the thoughts about it are the same,
    /// whatever else is thought about.
    pub(crate) fn for_one(judge: J, seen: Seen<'_, G>, budget: Budget, seed: u64) -> Search<G, J> {
        let luck = luck_of(game_seed(seed, seen.moment() as u64), seen.seat());
        Search::new(judge, Style::LED, budget, luck)
    }

    /// Thinks about the question until the budget is spent.
    pub fn think(&mut self, seen: Seen<'_, G>) -> Thought<G::Answer> {
        let mut tree = match self.kept.take() {
            Some((moment, tree)) if moment == seen.moment() => tree,
            _ => Tree::default(),
        };
        let mut stopwatch = self.budget.start();
        let mut sum = Chances::default();
        while stopwatch.spend() {
            sum += tree.grow(seen.redeal(&mut self.luck), &self.judge, self.style, &mut self.luck);
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

    /// The favorite; who is restless takes any that is nearly as good.
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
        // What it thinks ahead is of use if it is asked again at once. After an answer of somebody else it is not used: he may
        // have answered face down, and what was thought of just that answer would give it away.
        let kept = self.kept.take().and_then(|(_, tree)| tree.after(seen.question(), answer));
        self.kept = kept.map(|tree| (seen.moment() + 1, tree));
        answer
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }
}

/// What one answer is worth against another. Both are tried in the same worlds, so that the luck of the deal favors neither.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// How much higher the chance to win is with the first answer, for the seat that is asked.
    pub lead: f32,
    /// How far that may be off by chance: the standard error.
    pub error: f32,
    /// In how many worlds both were tried.
    pub worlds: u32,
}

impl<G: Game, J: Judge<G>> Search<G, J> {
    /// Tries two answers, and what may follow each, until the budget is spent. A search for the best answer turns away from a bad one
    /// long before it knows how bad it is.
    pub fn compare(&mut self, seen: Seen<'_, G>, answers: [G::Answer; 2]) -> Comparison {
        let (judge, style, luck) = (&self.judge, self.style, &mut self.luck);
        let mut trees = [Tree::default(), Tree::default()];
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut stopwatch = self.budget.start();
        while stopwatch.spend() {
            let world = seen.redeal(luck);
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
