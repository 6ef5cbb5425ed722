//! The content of the whole solo game: everything that is printed on its board, cards and tiles.

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

/// Our own content: the known facts, and values of ours for the rest.
const OURS: &str = include_str!("../../../cards/inventions/content.toml");

/// What is printed on the board, the cards and the tiles.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// What its author calls it.
    pub name: String,
    /// What of it the opponents depend on.
    pub profile: Profile,
    /// The regions by their numbers.
    pub regions: [RegionFacts; 7],
    /// The Specialist tiles.
    pub specialists: [SpecialistTile; 7],
    /// The action sides of the Knowledge tiles.
    pub knowledge: [Benefit; 7],
    /// What the milestones give to those who send or call a diplomat.
    pub milestones: BTreeMap<Milestone, Benefit>,
    /// The cards, era by era.
    pub cards: Vec<Face>,
    /// How many citizens the influence tokens with an action ask for.
    pub tokens: BTreeMap<Action, u8>,
    /// The spaces of the era track.
    pub track: BTreeMap<u8, Vec<Benefit>>,
    /// The hexes of the progress map.
    pub hexes: Vec<Hex>,
    /// The economy tiles by their numbers.
    pub economy: [Benefit; 7],
    /// The culture tiles by their numbers: which action has which bonus.
    pub culture: [(Action, Benefit); 7],
    /// The technology tiles by their numbers: two actions, either of which lets you chain the other.
    pub technology: [[Action; 2]; 7],
    /// What the wealth tiles are worth.
    pub wealth: BTreeMap<Letter, Worth>,
    /// What the private goals of the three decks are worth.
    pub goals: [[Worth; 7]; 3],
    /// The file, for records.
    source: Table,
}

/// A region of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionFacts {
    /// Its name.
    pub name: String,
    /// Where ropes lead from it.
    pub links: BTreeSet<Region>,
}

/// A Specialist tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialistTile {
    /// What a presenter gets.
    pub benefit: Benefit,
    /// How many specialists he needs.
    pub need: u8,
    /// Whether its region begins without an idea.
    pub begins_empty: bool,
}

/// An idea card with both its sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its name.
    pub name: String,
    /// What it is about, its era and the milestone that it needs.
    pub idea: Idea,
    /// In Era 2: whether it is one of the four that players begin with.
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
    /// Where it is: column and row of slanting axes.
    pub at: (i8, i8),
    /// What building there gives.
    pub benefit: Benefit,
}

impl Hex {
    /// Whether two hexes touch.
    pub fn touches(self, other: Hex) -> bool {
        let (column, row) = (self.at.0 - other.at.0, self.at.1 - other.at.1);
        matches!((column, row), (1, 0) | (-1, 0) | (0, 1) | (0, -1) | (1, -1) | (-1, 1))
    }
}

/// One of the idea cards, by its place in [`Content::cards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct IdeaCard(u8);

impl IdeaCard {
    /// Its number from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the private goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PrivateGoal {
    /// Its deck, 1 to 3.
    pub deck: u8,
    /// Its number there, 1 to 7.
    pub number: u8,
}

impl Content {
    /// How many cards each era has.
    pub const CARDS_BY_ERA: [usize; 6] = [9, 9, 6, 6, 12, 6];

    /// Our own content.
    pub fn ours() -> &'static Arc<Content> {
        static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
            Arc::new(Content::read(OURS).expect("our own content has no mistakes"))
        });
        &CONTENT
    }

    /// The file that it was read from, as a table.
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

    /// What is printed on a card.
    pub fn face(&self, card: IdeaCard) -> &Face {
        &self.cards[card.index()]
    }

    /// What of a card the opponents look at.
    pub fn idea(&self, card: IdeaCard) -> Idea {
        self.face(card).idea
    }

    /// The card of that name.
    pub fn card(&self, name: &str) -> Option<IdeaCard> {
        self.all_cards().find(|&card| self.face(card).name == name)
    }

    /// The idea that names a milestone of the second deck, with which its owner begins.
    pub fn first_card(&self, milestone: Milestone) -> Option<IdeaCard> {
        let names = |face: &Face| face.is_first && face.idea.milestone == Some(milestone);
        self.all_cards().find(|&card| names(self.face(card)))
    }

    /// A region's name and ropes.
    pub fn region_facts(&self, region: Region) -> &RegionFacts {
        &self.regions[region.index()]
    }

    /// What a milestone gives.
    pub fn milestone(&self, milestone: Milestone) -> Benefit {
        self.milestones.get(&milestone).copied().unwrap_or(Benefit::Nothing)
    }

    /// What a private goal is worth.
    pub fn goal(&self, goal: PrivateGoal) -> Worth {
        self.goals[usize::from(goal.deck) - 1][usize::from(goal.number) - 1]
    }

    /// What an economy tile gives.
    pub fn economy(&self, tile: Progress) -> Benefit {
        self.economy[tile.number.index()]
    }

    /// What a culture tile gives for an action.
    pub fn culture(&self, tile: Progress, action: Action) -> Option<Benefit> {
        let (when, benefit) = self.culture[tile.number.index()];
        (tile.speciality == Speciality::Culture && when == action).then_some(benefit)
    }

    /// The action that a technology tile lets you chain to another.
    pub fn technology(&self, tile: Progress, action: Action) -> Option<Action> {
        let [one, other] = self.technology[tile.number.index()];
        match tile.speciality {
            Speciality::Technology if action == one => Some(other),
            Speciality::Technology if action == other => Some(one),
            _ => None,
        }
    }

    /// The hexes that touch one, by their numbers from 0.
    pub fn neighbors(&self, hex: u8) -> impl Iterator<Item = u8> + use<'_> {
        let here = self.hexes[usize::from(hex)];
        (0..).zip(&self.hexes).filter(move |(_, other)| other.touches(here)).map(|(other, _)| other)
    }
}
