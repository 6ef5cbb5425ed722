//! Splits long lists of answers into steps: first the card, the tile or the region, then the rest.

use super::SoloGameTeller;
use crate::say::args;
use eureka_inventions::solo_game::{Answer, Tile};
use eureka_inventions::{IdeaCard, Region};

/// An entry of a list of answers: a single answer, or several that begin alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoloGameBranch {
    /// An answer.
    Leaf(Answer),
    /// Several answers, among which the player chooses next.
    Fork(Vec<Answer>),
}

/// The number of answers up to which a list is not split.
const MAX_SHOWN_ANSWERS: usize = 12;

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
        if answers.len() <= MAX_SHOWN_ANSWERS
            || answers.windows(2).all(|pair| alike(&pair[0], &pair[1]))
        {
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
            Some(Common::Card(card)) => self.answer_text("present", &args![card = self.card(card)]),
            Some(Common::From(region) | Common::Walk(region)) => {
                self.answer_text("from", &args![region = self.region_phrase(region)])
            }
            Some(Common::Tile(tile)) => {
                self.answer_text("build-tile", &args![tile = self.tile(tile)])
            }
            None => String::new(),
        }
    }

    /// The question for the choice among several answers that begin alike.
    pub fn narrow(self, answers: &[Answer]) -> String {
        let (id, args) = match answers.first().and_then(|&answer| common(answer)) {
            Some(Common::Card(card)) => ("solo-game-narrow-region", args![card = self.card(card)]),
            Some(Common::From(from)) => {
                ("solo-game-narrow-call", args![region = self.region_phrase(from)])
            }
            Some(Common::Walk(from)) => {
                ("solo-game-narrow-travel", args![region = self.region_phrase(from)])
            }
            Some(Common::Tile(tile)) => ("solo-game-narrow-hex", args![tile = self.tile(tile)]),
            None => return String::new(),
        };
        self.sentence(id, &args)
    }
}
