//! The form for a box profile: its fields, the texts that a person enters, and the profile that results.
//!
//! A field has one or several texts in the words of the notation. A web page has an input for each text; in a terminal [`Filled::split`]
//! splits a line into texts. The fields and their checks are defined only here. Labels and messages are in the `words` crate.
//!
//! ```
//! use eureka_inventions::Profile;
//! use eureka_inventions::profile_form::{Filled, Group};
//!
//! let mut filled = Filled::of(Profile::ours());
//! filled.set(Group::Name.fields()[0], vec!["my box".to_owned()]);
//! assert_eq!(filled.profile().unwrap().name, "my box");
//! ```

mod read;

use crate::fault_kind::FaultKind;
use crate::milestone::Milestone;
use crate::profile::{COMMON_LEFT, HEPHAESTUS_CARDS, Profile, Row, Slot, common_right};
use crate::track::{Space, Track};
use eureka_table::words;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

/// The maximum number of ideas in the form.
const MAX_IDEAS: u8 = 60;

/// The number of empty idea fields that a page shows for further ideas.
const EMPTY_IDEA_FIELDS: usize = 6;

words! {
    /// A group of fields of one kind. Its word is its key in a profile.
    pub enum Group {
        /// The name of the box.
        Name = "name",
        /// The order of the milestone slots.
        Ring = "ring",
        /// The two actions of each forum.
        Forums = "forums",
        /// The values of the influence spaces of each region.
        Influence = "influence",
        /// The rows of each of Hephaestus's cards.
        Cards = "cards",
        /// The room for diplomats on each milestone.
        Spaces = "spaces",
        /// The spaces of each era on the era track.
        Track = "track",
        /// The ideas with their names.
        Ideas = "ideas",
    }
}

impl Group {
    /// The numbers of its fields.
    const fn numbers(self) -> RangeInclusive<u8> {
        match self {
            Group::Name | Group::Ring => 1..=1,
            Group::Forums => 1..=5,
            Group::Influence => 1..=7,
            Group::Cards => 1..=HEPHAESTUS_CARDS,
            Group::Spaces => 1..=21,
            Group::Track => Track::ERAS,
            Group::Ideas => 1..=MAX_IDEAS,
        }
    }

    /// The fields of the group.
    pub fn fields(self) -> Vec<Field> {
        self.numbers().map(|number| Field { group: self, number }).collect()
    }

    /// Whether the whole group may be empty.
    pub const fn is_optional(self) -> bool {
        matches!(self, Group::Spaces | Group::Track | Group::Ideas)
    }
}

/// A field of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Field {
    /// The group it belongs to.
    pub group: Group,
    /// Its number in the group: that of a forum, a region, a card, a milestone or an idea, or an era.
    pub number: u8,
}

impl Field {
    /// All fields in the order of the form.
    pub fn all() -> impl Iterator<Item = Field> {
        Group::ALL.into_iter().flat_map(Group::fields)
    }

    /// The milestone of a field in the group [`Group::Spaces`].
    pub fn milestone(self) -> Option<Milestone> {
        Milestone::all().nth(self.index()).filter(|_| self.group == Group::Spaces)
    }

    /// Its index: its number counted from 0.
    const fn index(self) -> usize {
        self.number as usize - 1
    }

    /// Its key: the name of its inputs on a page.
    pub fn key(self) -> String {
        match self.group {
            Group::Name | Group::Ring => self.group.word().to_owned(),
            _ => format!("{}-{}", self.group.word(), self.number),
        }
    }

    /// The texts of this field for a profile.
    fn of(self, profile: &Profile) -> Vec<String> {
        match self.group {
            Group::Name => vec![profile.name.clone()],
            Group::Ring => texts([Choice::Ring(profile.ring)]),
            Group::Forums => texts(profile.forums[self.index()]),
            Group::Influence => vec![texts(&profile.influence[self.index()]).join(" ")],
            Group::Cards => texts(profile.cards.get(&self.number).into_iter().flatten()),
            Group::Spaces => texts(self.milestone().and_then(|it| profile.spaces.get(&it))),
            Group::Track => {
                let spaces = profile.track.iter().filter_map(|track| track.get(&self.number));
                texts(spaces.flatten())
            }
            Group::Ideas => match profile.ideas.iter().nth(self.index()) {
                Some((name, idea)) => named(name, &idea.to_string()),
                None => Vec::new(),
            },
        }
    }
}

fn texts(values: impl IntoIterator<Item: ToString>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

/// The texts of an idea in the notation: name, speciality, era and milestone.
fn named(name: &str, idea: &str) -> Vec<String> {
    let mut letters = idea.chars();
    let mut letter = || letters.next().map(String::from).unwrap_or_default();
    let (speciality, era) = (letter(), letter());
    vec![name.to_owned(), speciality, era, letters.as_str().trim().to_owned()]
}

/// A choice of an input. `Display` writes its notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// An order of the milestone slots: `left` or `right` for the side of Common Knowledge, or the slots one by one.
    Ring([Slot; 8]),
    /// An action, with or without a chain mark.
    Row(Row),
    /// A space of the era track.
    Space(Space),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Ring(ring) if *ring == COMMON_LEFT => f.write_str("left"),
            Choice::Ring(ring) if *ring == common_right() => f.write_str("right"),
            Choice::Ring(ring) => f.write_str(&texts(ring).join(",")),
            Choice::Row(row) => row.fmt(f),
            Choice::Space(space) => space.fmt(f),
        }
    }
}

/// The kind of input of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// One text.
    Text,
    /// One text with descending numbers.
    Numbers,
    /// A small number.
    Number {
        /// The maximum.
        most: u8,
        /// The default, which an empty text stands for.
        usual: u8,
    },
    /// One of these choices.
    Choice(Vec<Choice>),
    /// Two of these choices. Each choice belongs to only one field of the group.
    Pair(Vec<Choice>),
    /// Any number of these choices in order. Empty texts are ignored.
    List(Vec<Choice>),
    /// An idea: texts for its name, speciality, era and milestone.
    Idea,
}

/// The fields of a form that have a problem.
pub type Faults = BTreeMap<Field, FaultKind>;

/// A filled-in form: the texts of each field, right or wrong.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled(BTreeMap<Field, Vec<String>>);

/// Collects texts by the keys of their fields, as a page sends them. A key may come several times; unknown keys are ignored.
impl FromIterator<(String, String)> for Filled {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Filled {
        let fields: BTreeMap<String, Field> = Field::all().map(|it| (it.key(), it)).collect();
        let mut filled = Filled::default();
        for (key, text) in pairs {
            if let Some(&field) = fields.get(&key) {
                filled.0.entry(field).or_default().push(text.trim().to_owned());
            }
        }
        filled
    }
}

impl Filled {
    /// The form filled in with a profile.
    pub fn of(profile: &Profile) -> Filled {
        Filled(Field::all().map(|field| (field, field.of(profile))).collect())
    }

    /// Sets the texts of a field without checking them.
    pub fn set(&mut self, field: Field, texts: Vec<String>) {
        self.0.insert(field, texts);
    }

    /// The texts of a field.
    pub fn texts(&self, field: Field) -> &[String] {
        self.0.get(&field).map_or(&[], Vec::as_slice)
    }

    /// The text of a field with this index, or an empty text if there are fewer.
    pub fn text(&self, field: Field, index: usize) -> &str {
        self.texts(field).get(index).map_or("", String::as_str)
    }

    /// The fields of a group to show. Of the ideas these are the filled-in fields and some empty ones.
    pub fn fields(&self, group: Group) -> Vec<Field> {
        let mut fields = group.fields();
        if group == Group::Ideas {
            let last = fields.iter().rposition(|&field| !self.text(field, 0).is_empty());
            fields.truncate(last.map_or(0, |last| last + 1) + EMPTY_IDEA_FIELDS);
        }
        fields
    }

    /// The kind of input of a field, with its choices.
    pub fn input(&self, field: Field) -> Input {
        let rows = |fits: fn(&Row) -> bool| Row::all().filter(fits).map(Choice::Row).collect();
        match field.group {
            Group::Name => Input::Text,
            Group::Ring => {
                let mut rings = vec![COMMON_LEFT, common_right()];
                let unusual = read::ring(self.text(field, 0)).ok();
                rings.extend(unusual.filter(|ring| !rings.contains(ring)));
                Input::Choice(rings.into_iter().map(Choice::Ring).collect())
            }
            Group::Forums => Input::Pair(rows(|row| !row.chain)),
            Group::Influence => Input::Numbers,
            Group::Cards => Input::List(rows(|_| true)),
            Group::Spaces => Input::Number { most: 9, usual: Profile::DEFAULT_SPACES },
            Group::Track => {
                let space = |turn_order| Choice::Space(Space { turn_order, marker: None });
                Input::List([false, true].map(space).to_vec())
            }
            Group::Ideas => Input::Idea,
        }
    }

    /// The choices that can be entered by their number in a line. Of a pair these are the choices that no field of the group has; of a
    /// list, the choices without a chain mark.
    pub fn numbered(&self, field: Field) -> Vec<Choice> {
        let is_open = |choice: &Choice| {
            let word = choice.to_string();
            !field.group.fields().into_iter().any(|other| self.texts(other).contains(&word))
        };
        match self.input(field) {
            Input::Choice(choices) => choices,
            Input::Pair(choices) => choices.into_iter().filter(is_open).collect(),
            Input::List(choices) => {
                let is_plain = |choice: &Choice| !matches!(choice, Choice::Row(row) if row.chain);
                choices.into_iter().filter(is_plain).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Splits a line into the texts of a field. `4 1 3*` and `SHARE PRESENT INNOVATE*` are the same; an idea is
    /// `Wheel = T2 Transportation`.
    pub fn split(&self, field: Field, line: &str) -> Vec<String> {
        let choices = self.numbered(field);
        let word = |word: &str| {
            let mark = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
            let number: Option<usize> = word[..word.len() - mark.len()].parse().ok();
            let choice = number.and_then(|number| choices.get(number.checked_sub(1)?));
            choice.map_or_else(|| word.to_owned(), |choice| format!("{choice}{mark}"))
        };
        match self.input(field) {
            Input::List(_) | Input::Pair(_) => read::words(line).map(word).collect(),
            Input::Idea => match line.split_once('=').map(|(name, idea)| (name.trim(), idea)) {
                None | Some(("", _)) => vec![line.to_owned()],
                Some((name, idea)) => named(name, idea.trim().trim_matches('"')),
            },
            _ => vec![line.to_owned()],
        }
    }
}
