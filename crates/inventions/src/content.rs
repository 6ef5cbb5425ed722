//! The content of the solo game: everything that is printed on its board, cards and tiles.

mod read;

use crate::benefit::Benefit;
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::profile::Profile;
use crate::region::Region;
use crate::tile::{Letter, Progress};
use crate::word::{Action, Speciality};
use crate::worth::Worth;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};
use toml::Table;

/// Our own content: the known facts, and our own values for the rest.
const OURS: &str = include_str!("../../../cards/inventions/content.toml");

/// Everything that is printed on the board, the cards and the tiles.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Action, Content};
///
/// let content = Content::ours();
/// let silk = content.card("Silk").unwrap();
/// assert_eq!(content.idea(silk).era, 2);
/// assert_eq!(content.face(silk).chain, Some(Action::Share));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The name that its author gave it.
    pub name: String,
    /// The part that the opponents depend on.
    pub profile: Profile,
    /// The names and ropes of the regions, in the order of their numbers.
    pub regions: [RegionFacts; 7],
    /// The Specialist tiles.
    pub specialists: [SpecialistTile; 7],
    /// The action sides of the Knowledge tiles.
    pub knowledge: [Benefit; 7],
    /// The benefit of each milestone for sending or calling a diplomat.
    pub milestones: BTreeMap<Milestone, Benefit>,
    /// The idea cards, era by era. An [`IdeaCard`] is an index into this list.
    pub cards: Vec<Face>,
    /// The number of citizens that each influence token with an action asks for.
    pub tokens: BTreeMap<Action, u8>,
    /// The benefits of the spaces of the era track, by era.
    pub track: BTreeMap<u8, Vec<Benefit>>,
    /// The hexes of the progress map.
    pub hexes: Vec<Hex>,
    /// The benefits of the economy tiles, in the order of their numbers.
    pub economy: [Benefit; 7],
    /// The culture tiles in the order of their numbers: an action and its bonus.
    pub culture: [(Action, Benefit); 7],
    /// The technology tiles in the order of their numbers: two actions, either of which lets you chain the other.
    pub technology: [[Action; 2]; 7],
    /// The worth of each wealth tile.
    pub wealth: BTreeMap<Letter, Worth>,
    /// The worth of each private goal, by deck and number.
    pub goals: [[Worth; 7]; 3],
    /// The file that it was read from. Records contain it.
    source: Table,
}

/// The printed facts of a region of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionFacts {
    /// Its name.
    pub name: String,
    /// The regions that ropes connect it to.
    pub links: BTreeSet<Region>,
}

/// A Specialist tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialistTile {
    /// The benefit for presenting.
    pub benefit: Benefit,
    /// The number of specialists that presenting needs.
    pub need: u8,
    /// Whether its region begins without an idea.
    pub begins_empty: bool,
}

/// Everything that is printed on both sides of an idea card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its name.
    pub name: String,
    /// Its speciality, its era and the milestone that it needs.
    pub idea: Idea,
    /// Whether it is one of the four cards of Era 2 that players begin with (deck B).
    pub is_first: bool,
    /// The action that its invention side lets you chain.
    pub chain: Option<Action>,
    /// Further specialists to exhaust when it is invented, in the order of [`Speciality::ALL`].
    pub extra: [u8; 3],
    /// The points for inventing it.
    pub points: u8,
}

/// A hex of the progress map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex {
    /// Its column and row in axial coordinates.
    pub at: (i8, i8),
    /// The benefit of building there.
    pub benefit: Benefit,
}

impl Hex {
    /// Whether two hexes are neighbors.
    pub fn touches(self, other: Hex) -> bool {
        let (column, row) = (self.at.0 - other.at.0, self.at.1 - other.at.1);
        matches!((column, row), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
    }
}

/// An idea card, as an index into [`Content::cards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct IdeaCard(u8);

impl IdeaCard {
    /// The index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A private goal by its deck and number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PrivateGoal {
    /// Its deck, 1 to 3.
    pub deck: u8,
    /// Its number in the deck, 1 to 7.
    pub number: u8,
}

impl Content {
    /// The number of cards of each era.
    pub const CARDS_BY_ERA: [usize; 6] = [9, 9, 6, 6, 12, 6];

    /// Our own content.
    pub fn ours() -> &'static Arc<Content> {
        static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
            Arc::new(Content::read(OURS).expect("our own content has no mistakes"))
        });
        &CONTENT
    }

    /// The file that it was read from, as a TOML table.
    pub fn source(&self) -> &Table {
        &self.source
    }

    /// All cards.
    pub fn all_cards(&self) -> impl Iterator<Item = IdeaCard> + use<> {
        (0..self.cards.len() as u8).map(IdeaCard)
    }

    /// The cards of an era.
    pub fn cards_of(&self, era: u8) -> impl Iterator<Item = IdeaCard> + use<'_> {
        self.all_cards().filter(move |&card| self.idea(card).era == era)
    }

    /// The printed facts of a card.
    pub fn face(&self, card: IdeaCard) -> &Face {
        &self.cards[card.index()]
    }

    /// The idea that a card shows.
    pub fn idea(&self, card: IdeaCard) -> Idea {
        self.face(card).idea
    }

    /// The card with this name.
    pub fn card(&self, name: &str) -> Option<IdeaCard> {
        self.all_cards().find(|&card| self.face(card).name == name)
    }

    /// The card that the owner of a milestone of the second deck begins with: the one that needs this milestone.
    pub fn first_card(&self, milestone: Milestone) -> Option<IdeaCard> {
        let names = |face: &Face| face.is_first && face.idea.milestone == Some(milestone);
        self.all_cards().find(|&card| names(self.face(card)))
    }

    /// The name and ropes of a region.
    pub fn region_facts(&self, region: Region) -> &RegionFacts {
        &self.regions[region.index()]
    }

    /// The benefit of a milestone.
    pub fn milestone(&self, milestone: Milestone) -> Benefit {
        self.milestones.get(&milestone).copied().unwrap_or(Benefit::Nothing)
    }

    /// The worth of a private goal.
    pub fn goal(&self, goal: PrivateGoal) -> Worth {
        self.goals[usize::from(goal.deck) - 1][usize::from(goal.number) - 1]
    }

    /// The benefit of an economy tile.
    pub fn economy(&self, tile: Progress) -> Benefit {
        self.economy[tile.number.index()]
    }

    /// The bonus of a culture tile for an action, if it has one for this action.
    pub fn culture(&self, tile: Progress, action: Action) -> Option<Benefit> {
        let (when, benefit) = self.culture[tile.number.index()];
        (tile.speciality == Speciality::Culture && when == action).then_some(benefit)
    }

    /// The action that a technology tile lets you chain to another action.
    pub fn technology(&self, tile: Progress, action: Action) -> Option<Action> {
        let [one, other] = self.technology[tile.number.index()];
        match tile.speciality {
            Speciality::Technology if action == one => Some(other),
            Speciality::Technology if action == other => Some(one),
            _ => None,
        }
    }

    /// The neighbors of a hex, as indices into [`Content::hexes`].
    pub fn neighbors(&self, hex: u8) -> impl Iterator<Item = u8> + use<'_> {
        let here = self.hexes[usize::from(hex)];
        (0..).zip(&self.hexes).filter(move |(_, other)| other.touches(here)).map(|(other, _)| other)
    }
}
