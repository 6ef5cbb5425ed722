//! Checks a filled-in form and makes a profile of it.

use super::{Choice, Faults, Field, Filled, Group};
use crate::fault_kind::{Expected, FaultKind, WordKind};
use crate::idea::ParseIdeaError;
use crate::node::require_showable;
use crate::profile::{
    COMMON_LEFT, Profile, Slot, common_right, mark_chains, read_named_idea, require_falling,
    require_whole_ring,
};
use crate::track::Space;
use crate::word::Action;
use std::collections::BTreeMap;
use std::str::FromStr;

impl Filled {
    /// The profile, or all fields that have a problem.
    pub fn profile(&self) -> Result<Profile, Faults> {
        let mut profile = blank();
        let fault = |field| self.put(field, &mut profile).err().map(|kind| (field, kind));
        let faults: Faults = Field::all().filter_map(fault).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        mark_chains(&mut profile.cards);
        Ok(profile)
    }

    /// Checks a field on its own and against the fields before it.
    pub fn check(&self, field: Field) -> Result<(), FaultKind> {
        self.put(field, &mut blank())
    }

    /// Puts a field into a profile. An optional field that is empty is left out.
    fn put(&self, field: Field, profile: &mut Profile) -> Result<(), FaultKind> {
        let text = self.text(field, 0);
        match field.group {
            Group::Name => {
                profile.name = require_filled(text).and_then(require_showable)?.to_owned()
            }
            Group::Ring => profile.ring = ring(text)?,
            Group::Forums => {
                profile.forums[field.index()] = [self.action(field, 0)?, self.action(field, 1)?];
            }
            Group::Influence => profile.influence[field.index()] = values(text)?,
            Group::Cards => match list(self.texts(field))? {
                rows if rows.is_empty() => {}
                rows => drop(profile.cards.insert(field.number, rows)),
            },
            Group::Spaces => {
                let room = if text.is_empty() { Profile::DEFAULT_SPACES } else { number(text, 9)? };
                let milestone = field.milestone().filter(|_| room != Profile::DEFAULT_SPACES);
                profile.spaces.extend(milestone.map(|milestone| (milestone, room)));
            }
            Group::Track => self.put_track(field, profile)?,
            Group::Ideas => self.put_idea(field, profile)?,
        }
        Ok(())
    }

    /// Reads an action of a forum, which no forum before may have.
    fn action(&self, field: Field, index: usize) -> Result<Action, FaultKind> {
        let word = require_filled(self.text(field, index))?;
        let action = Action::from_word(word)
            .ok_or_else(|| FaultKind::NoThing { said: word.to_owned(), thing: WordKind::Action })?;
        let is_it = |text: &String| text == word;
        let is_before = before(field).any(|other| self.texts(other).iter().any(is_it));
        let is_twice = self.texts(field).iter().take(index).any(is_it);
        if is_before || is_twice { Err(FaultKind::TwoForums(action)) } else { Ok(action) }
    }

    /// Puts the spaces of an era into the track. Either all eras are filled in or none.
    fn put_track(&self, field: Field, profile: &mut Profile) -> Result<(), FaultKind> {
        let spaces: Vec<Space> = list(self.texts(field))?;
        let is_filled = |&field: &Field| self.texts(field).iter().any(|text| !text.is_empty());
        if spaces.iter().any(|space| space.marker.is_some()) {
            return Err(FaultKind::Markers);
        }
        if !spaces.is_empty() {
            profile.track.get_or_insert_default().insert(field.number, spaces);
        } else if Group::Track.fields().iter().any(is_filled) {
            return Err(FaultKind::NoEra(field.number));
        }
        Ok(())
    }

    /// Puts an idea into the profile. An idea without a name is left out.
    fn put_idea(&self, field: Field, profile: &mut Profile) -> Result<(), FaultKind> {
        let [name, speciality, era, milestone] = [0, 1, 2, 3].map(|index| self.text(field, index));
        if name.is_empty() {
            return Ok(());
        }
        let idea = read_named_idea(name, format!("{speciality}{era} {milestone}").trim());
        let idea = idea.map_err(|kind| match kind {
            FaultKind::Idea(ParseIdeaError::Form(_)) => {
                ParseIdeaError::Form(self.texts(field).join(" ")).into()
            }
            kind => kind,
        })?;
        if before(field).any(|other| self.text(other, 0) == name) {
            return Err(FaultKind::Twice(name.to_owned()));
        }
        profile.ideas.insert(name.to_owned(), idea);
        Ok(())
    }
}

/// A profile with all optional fields empty. The required ones have our own values until the form sets them.
fn blank() -> Profile {
    let (cards, spaces, ideas) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
    Profile { ours: false, cards, spaces, track: None, ideas, ..Profile::ours().clone() }
}

/// The fields before a field in its group.
fn before(field: Field) -> impl Iterator<Item = Field> {
    field.group.fields().into_iter().take_while(move |&other| other != field)
}

/// Checks that a text is not empty.
fn require_filled(text: &str) -> Result<&str, FaultKind> {
    if text.is_empty() { Err(FaultKind::Missing) } else { Ok(text) }
}

/// The words of a line, separated by spaces, commas or semicolons.
pub(super) fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split([' ', ',', ';']).filter(|word| !word.is_empty())
}

/// Reads the order of the milestone slots. The default is Common Knowledge on the left.
pub(super) fn ring(text: &str) -> Result<[Slot; 8], FaultKind> {
    let usual = [COMMON_LEFT, common_right()];
    match usual.into_iter().find(|&ring| text == Choice::Ring(ring).to_string()) {
        Some(ring) => Ok(ring),
        None if text.is_empty() => Ok(COMMON_LEFT),
        None => require_whole_ring(text.split(',').map(str::parse).collect::<Result<_, _>>()?),
    }
}

/// Reads a number from 0 to `most`.
fn number(text: &str, most: u8) -> Result<u8, FaultKind> {
    let unexpected = || {
        let expected = Expected::Number(0, most.into());
        FaultKind::Expected { expected, got: text.to_owned() }
    };
    text.parse().ok().filter(|&number| number <= most).ok_or_else(unexpected)
}

/// Reads descending values, at least one.
fn values(text: &str) -> Result<Vec<u8>, FaultKind> {
    let values: Vec<u8> = words(text).map(|word| number(word, 99)).collect::<Result<_, _>>()?;
    if values.is_empty() { Err(FaultKind::Missing) } else { require_falling(values) }
}

/// Parses the texts of a list, without the empty ones.
fn list<T: FromStr<Err: Into<FaultKind>>>(texts: &[String]) -> Result<Vec<T>, FaultKind> {
    let words = texts.iter().filter(|text| !text.is_empty());
    words.map(|text| text.parse().map_err(Into::into)).collect()
}
