//! Reads a box profile from TOML.

use super::{COMMON_LEFT, HEPHAESTUS_CARDS, Profile, Row, Slot};
use crate::fault_kind::{Expected, FaultKind, WordKind};
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::node::{self, Fault, Node, numbered, require_showable};
use crate::region::Region;
use crate::track::{Space, Track};
use crate::word::Action;
use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use toml::Table;

impl Profile {
    /// Reads a profile. The fault names the first key with a problem.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_inventions::Profile;
    ///
    /// let fault = Profile::read("forums = [[\"PRESENT\", \"SING\"]]").unwrap_err();
    /// assert_eq!(fault.to_string(), "forums: `SING` is no action");
    /// ```
    pub fn read(text: &str) -> Result<Profile, Fault> {
        Profile::from_table(&node::parse(text)?)
    }

    /// Reads a profile that is a table of a larger file.
    pub(crate) fn from_table(table: &Table) -> Result<Profile, Fault> {
        let (mut name, mut ours) = (String::new(), false);
        let (mut forums, mut ring, mut influence) = (None, COMMON_LEFT, None);
        let (mut cards, mut spaces, mut track) = (BTreeMap::new(), BTreeMap::new(), None);
        let mut ideas = BTreeMap::new();
        for (key, node) in node::entries("", table) {
            match key {
                "name" => name = node.text()?.to_owned(),
                "ours" => ours = node.truth()?,
                "forums" => forums = Some(read_forums(&node)?),
                "ring" => ring = read_ring(&node)?,
                "influence" => influence = Some(read_influence(&node)?),
                "cards" => cards = read_cards(&node)?,
                "spaces" => spaces = read_spaces(&node)?,
                "track" => track = Some(read_track(&node)?),
                "ideas" => ideas = read_ideas(&node)?,
                _ => return Err(node.unknown_key()),
            }
        }
        let missing = |key: &str| Fault::new(key, FaultKind::Missing);
        let forums = forums.ok_or_else(|| missing("forums"))?;
        let influence = influence.ok_or_else(|| missing("influence"))?;
        Ok(Profile { name, ours, forums, ring, influence, cards, spaces, track, ideas })
    }
}

pub(crate) fn read_forums(node: &Node) -> Result<[[Action; 2]; 5], Fault> {
    let pair = |pair: &Node| {
        let actions = pair.each(|action| action.word(WordKind::Action, Action::from_word))?;
        <[Action; 2]>::try_from(actions).map_err(|_| pair.expected(Expected::TwoActions))
    };
    let pairs = node.each(pair)?;
    let mut seen = BTreeSet::new();
    if let Some(twice) = pairs.iter().flatten().find(|&&action| !seen.insert(action)) {
        return Err(node.fault(FaultKind::TwoForums(*twice)));
    }
    if let Some(left) = Action::ALL.into_iter().find(|action| !seen.contains(action)) {
        return Err(node.fault(FaultKind::NoForum(left)));
    }
    <[[Action; 2]; 5]>::try_from(pairs).map_err(|_| node.expected(Expected::FiveForums))
}

fn read_ring(node: &Node) -> Result<[Slot; 8], Fault> {
    require_whole_ring(node.each(Node::parse)?).map_err(|kind| node.fault(kind))
}

/// Checks that every slot is there exactly once.
pub(crate) fn require_whole_ring(slots: Vec<Slot>) -> Result<[Slot; 8], FaultKind> {
    if let Some(left) = COMMON_LEFT.into_iter().find(|slot| !slots.contains(slot)) {
        return Err(FaultKind::NoSlot(left));
    }
    <[Slot; 8]>::try_from(slots).map_err(|_| FaultKind::SlotTwice)
}

/// The reason why a text is not a slot or not a row of a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseWordError {
    /// It is not a slot.
    #[error("`{0}` is no slot: slots are `private 1` to `private 4` and `common 1` to `common 4`")]
    Slot(String),
    /// It does not name an action.
    #[error("`{0}` is no action")]
    Action(String),
    /// It has a chain mark although its action cannot have one.
    #[error("{0} bears no chain mark: only INNOVATE, CALL_SPEC, GAIN_INF and TRAVEL can have one")]
    Mark(Action),
}

impl FromStr for Slot {
    type Err = ParseWordError;

    fn from_str(text: &str) -> Result<Slot, ParseWordError> {
        let slot = COMMON_LEFT.into_iter().find(|slot| slot.to_string() == text);
        slot.ok_or_else(|| ParseWordError::Slot(text.to_owned()))
    }
}

impl FromStr for Row {
    type Err = ParseWordError;

    fn from_str(text: &str) -> Result<Row, ParseWordError> {
        let (word, chain) = match text.strip_suffix('*') {
            Some(word) => (word, true),
            None => (text, false),
        };
        let action =
            Action::from_word(word).ok_or_else(|| ParseWordError::Action(text.to_owned()))?;
        if chain && !action.is_chainable() {
            return Err(ParseWordError::Mark(action));
        }
        Ok(Row { action, chain })
    }
}

fn read_influence(node: &Node) -> Result<[Vec<u8>; 7], Fault> {
    let influence = node.map(region, read_values)?;
    if let Some(region) = Region::all().find(|region| !influence.contains_key(region)) {
        return Err(node.fault(FaultKind::NoRegion(region)));
    }
    let mut values = influence.into_values();
    Ok(std::array::from_fn(|_| values.next().unwrap_or_default()))
}

/// Reads the values of a region's influence spaces, which fall from the left.
pub(crate) fn read_values(node: &Node) -> Result<Vec<u8>, Fault> {
    require_falling(node.each(|value| value.number(0..=99))?).map_err(|kind| node.fault(kind))
}

/// Checks that each value is lower than the one before.
pub(crate) fn require_falling(values: Vec<u8>) -> Result<Vec<u8>, FaultKind> {
    if values.is_sorted_by(|one, next| one > next) { Ok(values) } else { Err(FaultKind::Rising) }
}

pub(crate) fn region(key: &str) -> Option<Region> {
    Region::all().find(|region| region.to_string() == key)
}

pub(crate) fn read_rows(node: &Node) -> Result<Vec<Row>, Fault> {
    let rows: Vec<Row> = node.each(Node::parse)?;
    if rows.is_empty() { Err(node.expected(Expected::Rows)) } else { Ok(rows) }
}

fn read_cards(node: &Node) -> Result<BTreeMap<u8, Vec<Row>>, Fault> {
    let mut cards = node.map(numbered(1..=HEPHAESTUS_CARDS), read_rows)?;
    mark_chains(&mut cards);
    Ok(cards)
}

/// Sets all possible chain marks if there is none at all (A6), because then the person did not enter marks.
pub(crate) fn mark_chains(cards: &mut BTreeMap<u8, Vec<Row>>) {
    if !cards.values().flatten().any(|row| row.chain) {
        for row in cards.values_mut().flatten() {
            row.chain = row.action.is_chainable();
        }
    }
}

pub(crate) fn read_spaces(node: &Node) -> Result<BTreeMap<Milestone, u8>, Fault> {
    let mut spaces = BTreeMap::new();
    for (key, count) in node.entries()? {
        let unknown = || FaultKind::NoThing { said: key.to_owned(), thing: WordKind::Milestone };
        let milestone = Milestone::named(key).ok_or_else(|| count.fault(unknown()))?;
        spaces.insert(milestone, count.number(0..=9)?);
    }
    Ok(spaces)
}

fn read_track(node: &Node) -> Result<BTreeMap<u8, Vec<Space>>, Fault> {
    let track = node.map(numbered(Track::ERAS), |node| {
        let spaces: Vec<Space> = node.each(Node::parse)?;
        let has_markers = spaces.iter().any(|space| space.marker.is_some());
        if has_markers { Err(node.fault(FaultKind::Markers)) } else { Ok(spaces) }
    })?;
    match Track::ERAS.into_iter().find(|era| !track.contains_key(era)) {
        Some(era) => Err(node.fault(FaultKind::NoEra(era))),
        None => Ok(track),
    }
}

fn read_ideas(node: &Node) -> Result<BTreeMap<String, Idea>, Fault> {
    let mut ideas = BTreeMap::new();
    for (name, idea) in node.entries()? {
        let read = read_named_idea(name, idea.text()?).map_err(|kind| idea.fault(kind))?;
        ideas.insert(name.to_owned(), read);
    }
    Ok(ideas)
}

/// Reads an idea with its name. Cards of Era 1 are refused: they are never in the idea display.
pub(crate) fn read_named_idea(name: &str, idea: &str) -> Result<Idea, FaultKind> {
    require_showable(name)?;
    let idea: Idea = idea.parse()?;
    if idea.era == 1 { Err(FaultKind::FirstEra(idea.to_string())) } else { Ok(idea) }
}
