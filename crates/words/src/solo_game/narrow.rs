//! Splits long lists of answers into steps: first the card, the tile or the region, then the rest.

use super::SoloGameTeller;
use crate::say::args;
use eureka_inventions::solo_game::{Answer, Tile};
use eureka_inventions::{IdeaCard, Region};

/// One entry of such a list: a single answer, or several that begin alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoloGameBranch {
    /// An answer.
    Leaf(Answer),
    /// Several answers, among which the player chooses next.
    Fork(Vec<Answer>),
}

/// The most answers shown at once.
const FEW: usize = 12;

/// The thing that several answers share.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Common {
    Card(IdeaCard),
    From(Region),
    Walk(Region),
    Tile(Tile),
}

const fn common(answer: Answer) -> Option<Common> {
    match answer {
        Answer::Present(card, _) => Some(Common::Card(card)),
        Answer::Call(region, _) => Some(Common::From(region)),
        Answer::Travel(region, _) => Some(Common::Walk(region)),
        Answer::Build(tile, _) => Some(Common::Tile(tile)),
        _ => None,
    }
}

impl SoloGameBranch {
    /// The branches of these answers, in the order of the answers. A short list is not split.
    pub fn of(answers: &[Answer]) -> Vec<SoloGameBranch> {
        let alike = |one: &Answer, other: &Answer| {
            let one = common(*one);
            one.is_some() && one == common(*other)
        };
        if answers.len() <= FEW || answers.windows(2).all(|pair| alike(&pair[0], &pair[1])) {
            return answers.iter().copied().map(SoloGameBranch::Leaf).collect();
        }
        let groups = answers.chunk_by(alike);
        groups
            .map(|group| match group {
                [answer] => SoloGameBranch::Leaf(*answer),
                group => SoloGameBranch::Fork(group.to_vec()),
            })
            .collect()
    }
}

impl SoloGameTeller<'_> {
    /// The label of several answers that begin alike.
    pub fn fork(self, answers: &[Answer]) -> String {
        match answers.first().and_then(|&answer| common(answer)) {
            Some(Common::Card(card)) => self.said("present", &args![card = self.card(card)]),
            Some(Common::From(region) | Common::Walk(region)) => {
                self.said("from", &args![region = self.at(region)])
            }
            Some(Common::Tile(tile)) => self.said("build-tile", &args![tile = self.tile(tile)]),
            None => String::new(),
        }
    }

    /// The question for the choice among them.
    pub fn narrow(self, answers: &[Answer]) -> String {
        let (id, args) = match answers.first().and_then(|&answer| common(answer)) {
            Some(Common::Card(card)) => ("solo-game-narrow-region", args![card = self.card(card)]),
            Some(Common::From(from)) => ("solo-game-narrow-call", args![region = self.at(from)]),
            Some(Common::Walk(from)) => ("solo-game-narrow-travel", args![region = self.at(from)]),
            Some(Common::Tile(tile)) => ("solo-game-narrow-hex", args![tile = self.tile(tile)]),
            None => return String::new(),
        };
        self.sentence(id, &args)
    }
}
