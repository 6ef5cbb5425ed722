//! The box profile: what is printed on the board and the cards of one's own box.

mod read;

pub use read::ParseWordError;
pub(crate) use read::{mark_chains, read_named_idea, require_falling, require_whole_ring};
pub(crate) use read::{read_forums, read_rows, read_spaces, read_values, region};

use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::node::{put, table};
use crate::region::Region;
use crate::track::Space;
use crate::word::Action;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;
use toml::Table;

/// Our own values, to try the program without a box.
const OURS: &str = include_str!("../../../cards/inventions/ours.toml");

/// How many cards Hephaestus has in the box.
pub const HEPHAESTUS_CARDS: u8 = 5;

/// What is printed on a box, as far as the opponents depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What the person calls it.
    pub name: String,
    /// Whether the values are ours and nobody's box.
    pub ours: bool,
    /// Which two actions share a forum.
    pub forums: [[Action; 2]; 5],
    /// The milestone slots counter-clockwise.
    pub ring: [Slot; 8],
    /// The influence spaces of each region from the left, by their values.
    pub influence: [Vec<u8>; 7],
    /// The rows of Hephaestus's cards, as far as they are known.
    pub cards: BTreeMap<u8, Vec<Row>>,
    /// How many diplomats a milestone has room for, where it is not [`Profile::DEFAULT_SPACES`].
    pub spaces: BTreeMap<Milestone, u8>,
    /// The spaces of the era track from the left, if they are known.
    pub track: Option<BTreeMap<u8, Vec<Space>>>,
    /// Ideas by the names on their cards, as far as somebody has written them down.
    pub ideas: BTreeMap<String, Idea>,
}

/// A place for a milestone, counted from the bottom of its column from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slot {
    /// In the private column.
    Private(u8),
    /// In Common Knowledge.
    Common(u8),
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Private(index) => write!(f, "private {}", index + 1),
            Slot::Common(index) => write!(f, "common {}", index + 1),
        }
    }
}

/// The slots counter-clockwise where Common Knowledge is left of the private column: up the one, down the other.
pub(crate) const COMMON_LEFT: [Slot; 8] = [
    Slot::Private(0),
    Slot::Private(1),
    Slot::Private(2),
    Slot::Private(3),
    Slot::Common(3),
    Slot::Common(2),
    Slot::Common(1),
    Slot::Common(0),
];

/// The same where it is right of it.
pub(crate) fn common_right() -> [Slot; 8] {
    let [a, b, c, d, e, f, g, h] = COMMON_LEFT;
    [h, g, f, e, d, c, b, a]
}

/// A row of one of Hephaestus's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    /// What it says.
    pub action: Action,
    /// Whether the mark for a chained action stands beside it.
    pub chain: bool,
}

impl Row {
    /// Every row that there can be: each action, and with the mark too if it can have one.
    pub(crate) fn all() -> impl Iterator<Item = Row> {
        Action::ALL.into_iter().flat_map(|action| {
            let marked = action.is_chainable().then_some(Row { action, chain: true });
            std::iter::once(Row { action, chain: false }).chain(marked)
        })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.action, if self.chain { "*" } else { "" })
    }
}

/// What in a profile is possible but speaks against an example of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("forums: {0} and {1} share a forum here, and in the book's examples they do not")]
pub struct Warning(pub Action, pub Action);

impl Profile {
    /// The room for diplomats where nothing else is said.
    pub const DEFAULT_SPACES: u8 = 3;

    /// Our own profile.
    pub fn ours() -> &'static Profile {
        static PROFILE: LazyLock<Profile> =
            LazyLock::new(|| Profile::read(OURS).expect("our own profile has no mistakes"));
        &PROFILE
    }

    /// Which forum an action belongs to.
    pub fn forum(&self, action: Action) -> usize {
        let forum = self.forums.iter().position(|forum| forum.contains(&action));
        forum.expect("every action has a forum")
    }

    /// How many diplomats a milestone has room for.
    pub fn spaces(&self, milestone: Milestone) -> u8 {
        self.spaces.get(&milestone).copied().unwrap_or(Profile::DEFAULT_SPACES)
    }

    /// The values of a region's influence spaces.
    pub fn influence(&self, region: Region) -> &[u8] {
        &self.influence[region.index()]
    }

    /// What the cards of an idea are called; several may look alike to the opponents.
    pub fn names(&self, idea: Idea) -> impl Iterator<Item = &str> {
        self.ideas.iter().filter(move |(_, other)| **other == idea).map(|(name, _)| name.as_str())
    }

    /// Whether the program knows all of Hephaestus's cards and could draw for him.
    pub fn knows_the_deck(&self) -> bool {
        (1..=HEPHAESTUS_CARDS).all(|card| self.cards.contains_key(&card))
    }

    /// What speaks against the examples of the book: there PRESENT, INNOVATE and GAIN_INF are in three forums.
    pub fn warnings(&self) -> Vec<Warning> {
        let apart = [Action::Present, Action::Innovate, Action::GainInfluence];
        let pairs = [(0, 1), (0, 2), (1, 2)].map(|(one, two)| (apart[one], apart[two]));
        let shared = pairs.into_iter().filter(|&(one, two)| self.forum(one) == self.forum(two));
        shared.map(|(one, two)| Warning(one, two)).collect()
    }

    /// The text of the profile, which reads as the same again.
    pub fn write(&self) -> String {
        self.to_table().to_string()
    }

    pub(crate) fn to_table(&self) -> Table {
        let mut fields = Table::new();
        put(&mut fields, "name", &self.name);
        put(&mut fields, "ours", self.ours);
        put(&mut fields, "forums", self.forums);
        put(&mut fields, "ring", self.ring);
        put(&mut fields, "influence", table(Region::all().zip(&self.influence)));
        put(&mut fields, "cards", table(&self.cards));
        if !self.spaces.is_empty() {
            put(&mut fields, "spaces", &self.spaces);
        }
        if let Some(track) = &self.track {
            put(&mut fields, "track", table(track));
        }
        if !self.ideas.is_empty() {
            put(&mut fields, "ideas", &self.ideas);
        }
        fields
    }
}
