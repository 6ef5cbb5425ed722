//! Many answers, step by step: first the card, the tile or the region, then the rest.

use super::SoloGameTeller;
use crate::say::{Args, args};
use eureka_inventions::solo_game::{Answer, Tile};
use eureka_inventions::{IdeaCard, Region};

/// One of the things among which a person chooses: an answer, or several that have their beginning in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoloGameBranch {
    /// An answer.
    Leaf(Answer),
    /// Several, of which one is chosen next.
    Fork(Vec<Answer>),
}

/// Up to so many answers are shown at once.
const FEW: usize = 12;

/// What several answers have in common.
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
    /// The branches of these answers, in their order. Few answers are shown as they are.
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
    /// What several answers with the same beginning are called.
    pub fn fork(self, answers: &[Answer]) -> String {
        self.about(answers, ["present", "from", "from", "build-tile"], |id, args| {
            self.said(id, args)
        })
    }

    /// What is asked when one of them is to be chosen.
    pub fn narrow(self, answers: &[Answer]) -> String {
        self.about(answers, ["region", "call", "travel", "hex"], |id, args| {
            self.sentence(&format!("society-narrow-{id}"), args)
        })
    }

    /// A message about what several answers have in common: a card, a region that is called from, one that is left, or a tile.
    fn about(
        self,
        answers: &[Answer],
        [card_id, call_id, walk_id, tile_id]: [&str; 4],
        say: impl Fn(&str, Args<'_, '_>) -> String,
    ) -> String {
        match answers.first().and_then(|&answer| common(answer)) {
            Some(Common::Card(card)) => say(card_id, &args![card = self.card(card)]),
            Some(Common::From(region)) => say(call_id, &args![region = self.at(region)]),
            Some(Common::Walk(region)) => say(walk_id, &args![region = self.at(region)]),
            Some(Common::Tile(tile)) => say(tile_id, &args![tile = self.tile(tile)]),
            None => String::new(),
        }
    }
}
