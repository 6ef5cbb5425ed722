//! The search tree, which all worlds of a search share.

use super::Style;
use crate::judge::{Chances, Judge, result};
use crate::luck::{Luck, any};
use eureka_table::{Game, Seat};

/// The index of the root in `Tree::nodes`.
const ROOT: usize = 0;

/// The answers tried so far, starting from one question.
pub(super) struct Tree<G: Game> {
    /// For each node, the branches that any world has offered there. A node stands for the answers given since the root.
    nodes: Vec<Vec<Branch<G>>>,
    /// The branches taken in the current iteration: node, branch, and the seat that answered.
    path: Vec<(usize, usize, Seat)>,
    /// The branches that are possible in the current world, at the current node.
    open: Vec<usize>,
}

struct Branch<G: Game> {
    question: G::Question,
    answer: G::Answer,
    /// The number of times it was tried; the judgment of a new node counts as one.
    visits: u32,
    /// The sum of the answering seat's chances over the visits.
    total: f32,
    /// The prior weight: the higher, the better the first judgment was.
    weight: f32,
    child: Option<usize>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree { nodes: vec![Vec::new()], path: Vec::new(), open: Vec::new() }
    }
}

impl<G: Game> Tree<G> {
    /// One iteration: walks down the tree in this world, judges a new position, and adds the result to the branches on the way.
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

    /// Finds the branches for the answers, and adds the missing ones. If the node is new and its answers were judged, returns the chances
    /// after the best of them.
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

    /// The open branch to try next: by PUCT with judgments of the answers, by UCB1 without.
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

    /// The visits of an answer at the root, and the sum of its chances.
    pub(super) fn tried(&self, question: G::Question, answer: G::Answer) -> (u32, f32) {
        let branch = self.find(question, answer);
        branch.map_or((0, 0.0), |branch| (branch.visits, branch.total))
    }

    /// Whether the answer tried most often at the root would stay it, however the next iterations went; `left` is their number.
    pub(super) fn is_decided(&self, left: f32) -> bool {
        let (mut first, mut second) = (0, 0);
        for branch in &self.nodes[ROOT] {
            let visits = branch.visits;
            (first, second) = (first.max(visits), second.max(visits.min(first)));
        }
        (first - second) as f32 > left
    }

    fn find(&self, question: G::Question, answer: G::Answer) -> Option<&Branch<G>> {
        let mut branches = self.nodes[ROOT].iter();
        branches.find(|branch| branch.answer == answer && branch.question == question)
    }

    /// The part of the tree after an answer at the root, if that was ever reached.
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

/// The branch with the highest value.
fn best<'a, G: Game + 'a>(
    branches: impl Iterator<Item = (usize, &'a Branch<G>)>,
    value: impl Fn(&Branch<G>) -> f32,
) -> usize {
    let valued = branches.map(|(index, branch)| (index, value(branch)));
    valued.max_by(|a, b| a.1.total_cmp(&b.1)).expect("some branch is open").0
}
