//! The tree that all worlds share.

use super::Style;
use crate::judge::{Chances, Judge, result};
use crate::luck::{Luck, any};
use eureka_table::{Game, Seat};

const ROOT: usize = 0;

/// What has been tried, from one question on.
pub(super) struct Tree<G: Game> {
    /// What can be answered after the same answers so far.
    nodes: Vec<Vec<Branch<G>>>,
    /// The branches taken in this iteration, with who took them.
    path: Vec<(usize, usize, Seat)>,
    /// The branches that are possible in this world.
    open: Vec<usize>,
}

struct Branch<G: Game> {
    question: G::Question,
    answer: G::Answer,
    /// How often it was tried; the first look at it counts.
    visits: u32,
    /// The chances of the seat that answers, added up over the visits.
    total: f32,
    /// How promising it looked at first.
    weight: f32,
    child: Option<usize>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree { nodes: vec![Vec::new()], path: Vec::new(), open: Vec::new() }
    }
}

impl<G: Game> Tree<G> {
    /// One iteration: walks down in this world, looks at something new, and remembers what came of it.
    pub(super) fn grow(
        &mut self,
        mut world: G,
        judge: &impl Judge<G>,
        style: Style,
        luck: &mut Luck,
    ) -> Chances {
        self.path.clear();
        let mut at = ROOT;
        let chances = loop {
            let answers = world.answers();
            let (Some(question), Some(seat)) = (world.question(), world.asked()) else {
                break result(&world);
            };
            if let [only] = answers.as_ref() {
                world.answer_unchecked(*only);
                continue;
            }
            let news = self.open(
                at,
                question,
                answers.as_ref(),
                |answer| {
                    style.temperature.map(|temperature| {
                        let mut after = world.clone();
                        after.answer_unchecked(answer);
                        let chances = judge.chances(&after, luck);
                        (chances, (chances[seat] / temperature).exp())
                    })
                },
                seat,
            );
            if let Some(chances) = news {
                break chances;
            }
            let branch = self.select(at, style, luck);
            self.path.push((at, branch, seat));
            let taken = &self.nodes[at][branch];
            world.answer_unchecked(taken.answer);
            match taken.child {
                Some(child) => at = child,
                None => {
                    let child = self.nodes.len();
                    self.nodes.push(Vec::new());
                    self.nodes[at][branch].child = Some(child);
                    at = child;
                    if style.temperature.is_none() {
                        break judge.chances(&world, luck);
                    }
                }
            }
        };
        for &(node, branch, seat) in &self.path {
            let branch = &mut self.nodes[node][branch];
            branch.visits += 1;
            branch.total += chances[seat];
        }
        chances
    }

    /// Finds the branches for the answers, and makes those that are new. If all are new and were looked at, says what the best of them
    /// promises.
    fn open(
        &mut self,
        at: usize,
        question: G::Question,
        answers: &[G::Answer],
        mut look: impl FnMut(G::Answer) -> Option<(Chances, f32)>,
        seat: Seat,
    ) -> Option<Chances> {
        self.open.clear();
        let branches = &mut self.nodes[at];
        let is_new = branches.is_empty();
        let mut best: Option<Chances> = None;
        for &answer in answers {
            let known = branches
                .iter()
                .position(|branch| branch.answer == answer && branch.question == question);
            let branch = known.unwrap_or_else(|| {
                let (mut visits, mut total, mut weight) = (0, 0.0, 1.0);
                if let Some((chances, promise)) = look(answer) {
                    (visits, total, weight) = (1, chances[seat], promise);
                    if best.is_none_or(|best| best[seat] < chances[seat]) {
                        best = Some(chances);
                    }
                }
                branches.push(Branch { question, answer, visits, total, weight, child: None });
                branches.len() - 1
            });
            self.open.push(branch);
        }
        best.filter(|_| is_new)
    }

    /// The branch to try next, of those that are open.
    fn select(&self, at: usize, style: Style, luck: &mut Luck) -> usize {
        let branches = &self.nodes[at];
        let open = || self.open.iter().map(|&index| (index, &branches[index]));
        let visits: u32 = open().map(|(_, branch)| branch.visits).sum();
        if style.temperature.is_some() {
            let weights: f32 = open().map(|(_, branch)| branch.weight).sum();
            let reach = style.exploration * (visits as f32).sqrt() / weights;
            return best(open(), |branch| {
                let tried = branch.visits as f32;
                branch.total / tried + reach * branch.weight / (1.0 + tried)
            });
        }
        let untried: Vec<usize> =
            open().filter(|(_, branch)| branch.visits == 0).map(|(index, _)| index).collect();
        if !untried.is_empty() {
            return any(&untried, luck);
        }
        let log = (visits as f32).ln();
        best(open(), |branch| {
            let tried = branch.visits as f32;
            branch.total / tried + style.exploration * (log / tried).sqrt()
        })
    }

    /// How often an answer at the root was tried, and its chances added up.
    pub(super) fn tried(&self, question: G::Question, answer: G::Answer) -> (u32, f32) {
        let branch = self.find(question, answer);
        branch.map_or((0, 0.0), |branch| (branch.visits, branch.total))
    }

    fn find(&self, question: G::Question, answer: G::Answer) -> Option<&Branch<G>> {
        let mut branches = self.nodes[ROOT].iter();
        branches.find(|branch| branch.answer == answer && branch.question == question)
    }

    /// The part of the tree after an answer at the root.
    pub(super) fn after(self, question: G::Question, answer: G::Answer) -> Option<Tree<G>> {
        let child = self.find(question, answer)?.child?;
        let mut nodes = self.nodes;
        let mut taken = |node: usize| std::mem::take(&mut nodes[node]);
        let mut kept = Tree { nodes: vec![taken(child)], path: self.path, open: self.open };
        let mut at = ROOT;
        while at < kept.nodes.len() {
            for branch in 0..kept.nodes[at].len() {
                if let Some(child) = kept.nodes[at][branch].child {
                    kept.nodes[at][branch].child = Some(kept.nodes.len());
                    kept.nodes.push(taken(child));
                }
            }
            at += 1;
        }
        Some(kept)
    }
}

fn best<'a, G: Game + 'a>(
    branches: impl Iterator<Item = (usize, &'a Branch<G>)>,
    value: impl Fn(&Branch<G>) -> f32,
) -> usize {
    let valued = branches.map(|(index, branch)| (index, value(branch)));
    valued.max_by(|a, b| a.1.total_cmp(&b.1)).expect("some branch is open").0
}
