//! The box profile: the printed facts of somebody's box that the companion must know.

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

/// Our own values, for trying the program without a box.
const OURS: &str = include_str!("../../../cards/inventions/ours.toml");

/// The number of Hephaestus's cards in the box.
pub const HEPHAESTUS_CARDS: u8 = 5;

/// The printed facts of a box, as far as the opponents depend on them.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Action, Profile};
///
/// let profile = Profile::ours();
/// assert!(profile.knows_the_deck());
/// assert_eq!(profile.forum(Action::Present), profile.forum(Action::Travel));
/// assert_eq!(Profile::read(&profile.write()).as_ref(), Ok(profile));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The name that the person gave it.
    pub name: String,
    /// Whether the values are our own and not those of a real box.
    pub ours: bool,
    /// The forums with their two actions.
    pub forums: [[Action; 2]; 5],
    /// The milestone slots in counter-clockwise order.
    pub ring: [Slot; 8],
    /// The influence spaces of each region from the left, by their values.
    pub influence: [Vec<u8>; 7],
    /// The rows of Hephaestus's cards, as far as they are known.
    pub cards: BTreeMap<u8, Vec<Row>>,
    /// The number of diplomat spaces of a milestone, where it is not [`Profile::DEFAULT_SPACES`].
    pub spaces: BTreeMap<Milestone, u8>,
    /// The spaces of the era track by era and from the left, if they are known.
    pub track: Option<BTreeMap<u8, Vec<Space>>>,
    /// Ideas by the names on their cards, as far as the person entered them.
    pub ideas: BTreeMap<String, Idea>,
}

/// A slot for a milestone. Its index counts from 0 at the bottom of its column; the notation counts from 1.
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

/// The slots in counter-clockwise order if Common Knowledge is left of the private column: up the private column, down the
/// common one.
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

/// The slots in counter-clockwise order if Common Knowledge is right of the private column.
pub(crate) fn common_right() -> [Slot; 8] {
    let [a, b, c, d, e, f, g, h] = COMMON_LEFT;
    [h, g, f, e, d, c, b, a]
}

/// A row of one of Hephaestus's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row {
    /// Its action.
    pub action: Action,
    /// Whether it has a chain mark, which the notation writes as `*`.
    pub chain: bool,
}

impl Row {
    /// Every possible row: each action without a mark, and each chainable one with it too.
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

/// Two actions that share a forum in a profile although they do not in the examples of the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("forums: {0} and {1} share a forum here, and in the book's examples they do not")]
pub struct Warning(pub Action, pub Action);

impl Profile {
    /// The number of diplomat spaces of a milestone that [`Profile::spaces`](field@Profile::spaces) does not list.
    pub const DEFAULT_SPACES: u8 = 3;

    /// Our own profile, for playing without a box.
    pub fn ours() -> &'static Profile {
        static PROFILE: LazyLock<Profile> =
            LazyLock::new(|| Profile::read(OURS).expect("our own profile has no mistakes"));
        &PROFILE
    }

    /// The index of an action's forum.
    pub fn forum(&self, action: Action) -> usize {
        let forum = self.forums.iter().position(|forum| forum.contains(&action));
        forum.expect("every action has a forum")
    }

    /// The number of diplomat spaces of a milestone.
    pub fn spaces(&self, milestone: Milestone) -> u8 {
        self.spaces.get(&milestone).copied().unwrap_or(Profile::DEFAULT_SPACES)
    }

    /// The values of a region's influence spaces.
    pub fn influence(&self, region: Region) -> &[u8] {
        &self.influence[region.index()]
    }

    /// The names of the cards that show an idea, as far as they are known. Several cards may show the same idea.
    pub fn names(&self, idea: Idea) -> impl Iterator<Item = &str> {
        self.ideas.iter().filter(move |(_, other)| **other == idea).map(|(name, _)| name.as_str())
    }

    /// Whether all of Hephaestus's cards are known, so that the program can draw them.
    pub fn knows_the_deck(&self) -> bool {
        (1..=HEPHAESTUS_CARDS).all(|card| self.cards.contains_key(&card))
    }

    /// The contradictions to the examples of the book, in which PRESENT, INNOVATE and GAIN_INF are in three forums.
    pub fn warnings(&self) -> Vec<Warning> {
        let apart = [Action::Present, Action::Innovate, Action::GainInfluence];
        let pairs = [(0, 1), (0, 2), (1, 2)].map(|(one, two)| (apart[one], apart[two]));
        let shared = pairs.into_iter().filter(|&(one, two)| self.forum(one) == self.forum(two));
        shared.map(|(one, two)| Warning(one, two)).collect()
    }

    /// The profile as TOML. [`Profile::read`] reads the same profile from it.
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
