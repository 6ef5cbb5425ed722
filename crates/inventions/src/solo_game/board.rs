//! The cards and tiles on the board by their identity. The [`Position`](crate::Position) has only the facts that the opponents look at.

use crate::content::{Content, IdeaCard};
use crate::position::Display;
use crate::region::Region;
use std::collections::VecDeque;

/// The places of all cards that are not yours, and the tiles of the regions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// The cards in the regions, in the order of their numbers.
    pub regions: [Option<IdeaCard>; 7],
    /// The idea display, rightmost first.
    pub display: Vec<IdeaCard>,
    /// The top card of the stack, which lies face up.
    pub top: Option<IdeaCard>,
    /// The cards below it: sorted groups from the top. The order within a group is unknown.
    pub stack: VecDeque<Vec<IdeaCard>>,
    /// The ideas that the opponents begin with, until they claim a region: Chronos's, then Hephaestus's.
    pub first: Vec<IdeaCard>,
    /// The opponents' inventions.
    pub pile: Vec<IdeaCard>,
    /// The cards that are out of the game.
    pub gone: Vec<IdeaCard>,
    /// A card on its way to a region. It is `None` whenever you are asked something.
    pub(crate) coming: Option<IdeaCard>,
    /// The Specialist tiles of the regions, as indices into [`Content::specialists`].
    pub specialists: [u8; 7],
    /// The Knowledge tiles of the regions, as indices into [`Content::knowledge`].
    pub knowledge: [u8; 7],
}

impl Board {
    /// The card in a region.
    pub fn card(&self, region: Region) -> Option<IdeaCard> {
        self.regions[region.index()]
    }

    /// The ideas that you may take: those of the display, and the top card of the stack.
    pub fn visible(&self) -> impl Iterator<Item = IdeaCard> {
        self.display.iter().copied().chain(self.top)
    }

    /// The display as the position of the opponents has it.
    pub(crate) fn as_display(&self, content: &Content) -> Display {
        let idea = |&card: &IdeaCard| content.idea(card);
        Display {
            ideas: self.display.iter().map(idea).collect(),
            stack: self.top.iter().map(idea).collect(),
        }
    }

    /// All cards on the board, in the opponents' pile and out of the game.
    pub fn cards(&self) -> impl Iterator<Item = IdeaCard> {
        let regions = self.regions.iter().flatten().copied();
        let stack = self.stack.iter().flatten().copied();
        regions
            .chain(self.visible())
            .chain(stack)
            .chain(self.first.iter().copied())
            .chain(self.pile.iter().copied())
            .chain(self.gone.iter().copied())
    }
}
