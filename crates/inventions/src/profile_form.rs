//! The form for a box profile: its fields, the texts that a person fills in, and the profile that they make.
//!
//! A field has one text or several, in the words of the notation. A page has an input for each; in a terminal a whole line is split by
//! [`Filled::split`]. Whatever is asked and checked is said here once; how it is called belongs to whoever speaks a human language.
//!
//! ```
//! use eureka_inventions::Profile;
//! use eureka_inventions::profile_form::{Field, Filled};
//!
//! let mut filled = Filled::of(Profile::ours());
//! assert_eq!(filled.text(Field::Forum(1), 0), "PRESENT");
//! filled.set(Field::Name, vec!["my box".to_owned()]);
//! assert_eq!(filled.profile().unwrap().name, "my box");
//! ```

mod read;

use crate::milestone::Milestone;
use crate::profile::{CARDS, COMMON_LEFT, COMMON_RIGHT, Profile, Row, Slot};
use crate::region::Region;
use crate::track::{Space, Track};
use crate::word::{Action, Speciality};
use crate::wrong::Wrong;
use std::collections::BTreeMap;
use std::fmt;

/// The most ideas that are named in the form.
const IDEAS: u8 = 60;

/// Empty lines for the names of further ideas.
const MORE_IDEAS: usize = 6;

/// Fields that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "they are called after the parts of a profile")]
pub enum Group {
    Name,
    Ring,
    Forums,
    Influence,
    Cards,
    Spaces,
    Track,
    Ideas,
}

impl Group {
    /// All of them, in the order of the form.
    pub const ALL: [Group; 8] = [
        Group::Name,
        Group::Ring,
        Group::Forums,
        Group::Influence,
        Group::Cards,
        Group::Spaces,
        Group::Track,
        Group::Ideas,
    ];

    /// Its key in a profile.
    pub const fn word(self) -> &'static str {
        match self {
            Group::Name => "name",
            Group::Ring => "ring",
            Group::Forums => "forums",
            Group::Influence => "influence",
            Group::Cards => "cards",
            Group::Spaces => "spaces",
            Group::Track => "track",
            Group::Ideas => "ideas",
        }
    }

    /// Its fields in their order.
    pub fn fields(self) -> Vec<Field> {
        match self {
            Group::Name => vec![Field::Name],
            Group::Ring => vec![Field::Ring],
            Group::Forums => (1..=5).map(Field::Forum).collect(),
            Group::Influence => Region::all().map(Field::Influence).collect(),
            Group::Cards => (1..=CARDS).map(Field::Card).collect(),
            Group::Spaces => Milestone::all().map(Field::Space).collect(),
            Group::Track => Track::ERAS.map(Field::Track).collect(),
            Group::Ideas => (1..=IDEAS).map(Field::Idea).collect(),
        }
    }

    /// Whether a profile does without the whole group.
    pub const fn is_optional(self) -> bool {
        matches!(self, Group::Spaces | Group::Track | Group::Ideas)
    }
}

/// Something to fill in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Field {
    /// The name of the box.
    Name,
    /// The order of the milestone slots.
    Ring,
    /// The two actions of a forum, 1 to 5.
    Forum(u8),
    /// The values of a region's influence spaces.
    Influence(Region),
    /// The rows of one of Hephaestus's cards.
    Card(u8),
    /// The room for diplomats on a milestone.
    Space(Milestone),
    /// The spaces of an era on the era track.
    Track(u8),
    /// An idea with its name; they are numbered from 1.
    Idea(u8),
}

impl Field {
    /// All of them, in the order of the form.
    pub fn all() -> impl Iterator<Item = Field> {
        Group::ALL.into_iter().flat_map(Group::fields)
    }

    /// The group it belongs to.
    pub const fn group(self) -> Group {
        match self {
            Field::Name => Group::Name,
            Field::Ring => Group::Ring,
            Field::Forum(_) => Group::Forums,
            Field::Influence(_) => Group::Influence,
            Field::Card(_) => Group::Cards,
            Field::Space(_) => Group::Spaces,
            Field::Track(_) => Group::Track,
            Field::Idea(_) => Group::Ideas,
        }
    }

    /// Its key: the name of its inputs.
    pub fn key(self) -> String {
        match self {
            Field::Name | Field::Ring => self.group().word().to_owned(),
            Field::Forum(number) => format!("forum-{number}"),
            Field::Influence(region) => format!("influence-{region}"),
            Field::Card(card) => format!("card-{card}"),
            Field::Space(milestone) => format!("space-{}", milestone.number()),
            Field::Track(era) => format!("track-{era}"),
            Field::Idea(number) => format!("idea-{number}"),
        }
    }

    /// The texts of the field that a profile has.
    fn of(self, profile: &Profile) -> Vec<String> {
        match self {
            Field::Name => vec![profile.name.clone()],
            Field::Ring => texts([Choice::Ring(profile.ring)]),
            Field::Forum(number) => texts(profile.forums[usize::from(number) - 1]),
            Field::Influence(region) => vec![texts(profile.influence(region)).join(" ")],
            Field::Card(card) => texts(profile.cards.get(&card).into_iter().flatten()),
            Field::Space(milestone) => texts(profile.spaces.get(&milestone)),
            Field::Track(era) => {
                texts(profile.track.iter().filter_map(|track| track.get(&era)).flatten())
            }
            Field::Idea(number) => {
                let idea = profile.ideas.iter().nth(usize::from(number) - 1);
                idea.map_or_else(Vec::new, |(name, idea)| named(name, &idea.to_string()))
            }
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

/// A word that can be chosen, written as in the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called after what is chosen")]
pub enum Choice {
    /// An order of the milestone slots: `left` or `right` for the side of Common Knowledge, or the slots one by one.
    Ring([Slot; 8]),
    Action(Action),
    Row(Row),
    Space(Space),
    Speciality(Speciality),
    Era(u8),
    Milestone(Milestone),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Ring(COMMON_LEFT) => f.write_str("left"),
            Choice::Ring(COMMON_RIGHT) => f.write_str("right"),
            Choice::Ring(slots) => f.write_str(&texts(slots).join(",")),
            Choice::Action(action) => action.fmt(f),
            Choice::Row(row) => row.fmt(f),
            Choice::Space(space) => space.fmt(f),
            Choice::Speciality(speciality) => speciality.fmt(f),
            Choice::Era(era) => era.fmt(f),
            Choice::Milestone(milestone) => milestone.fmt(f),
        }
    }
}

/// The kind of a field: how it is shown and asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// One text.
    Text,
    /// One text of numbers that fall.
    Numbers,
    /// A small number.
    Number {
        /// The greatest one.
        most: u8,
        /// The one that is meant by an empty text.
        usual: u8,
    },
    /// One of these.
    Choice(Vec<Choice>),
    /// Two of these; each belongs to one field of the group.
    Pair(Vec<Choice>),
    /// Any number of these, one after the other; empty texts do not count.
    List(Vec<Choice>),
    /// A name, and one of each of these: speciality, era and milestone.
    Idea([Vec<Choice>; 3]),
}

/// The wrong fields of a form.
pub type Faults = BTreeMap<Field, Wrong>;

/// The texts that are filled in, field by field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filled(BTreeMap<Field, Vec<String>>);

/// Texts by the keys of their fields; the same key may come several times.
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
    /// A profile laid out in the form.
    pub fn of(profile: &Profile) -> Filled {
        Filled(Field::all().map(|field| (field, field.of(profile))).collect())
    }

    /// Fills in a field, right or wrong.
    pub fn set(&mut self, field: Field, texts: Vec<String>) {
        self.0.insert(field, texts);
    }

    /// The texts of a field.
    pub fn texts(&self, field: Field) -> &[String] {
        self.0.get(&field).map_or(&[], Vec::as_slice)
    }

    /// One of the texts of a field, counted from 0; empty if there are fewer.
    pub fn text(&self, field: Field, index: usize) -> &str {
        self.texts(field).get(index).map_or("", String::as_str)
    }

    /// The fields of a group to be shown: those of ideas as far as they are filled in, and some more.
    pub fn fields(&self, group: Group) -> Vec<Field> {
        let mut fields = group.fields();
        if group == Group::Ideas {
            let last = fields.iter().rposition(|&field| !self.text(field, 0).is_empty());
            fields.truncate(last.map_or(0, |last| last + 1) + MORE_IDEAS);
        }
        fields
    }

    /// The kind of a field, with its choices.
    pub fn input(&self, field: Field) -> Input {
        match field {
            Field::Name => Input::Text,
            Field::Ring => {
                let mut rings = vec![COMMON_LEFT, COMMON_RIGHT];
                let unusual = read::ring(self.text(field, 0)).ok();
                rings.extend(unusual.filter(|ring| !rings.contains(ring)));
                Input::Choice(rings.into_iter().map(Choice::Ring).collect())
            }
            Field::Forum(_) => Input::Pair(Action::ALL.map(Choice::Action).to_vec()),
            Field::Influence(_) => Input::Numbers,
            Field::Card(_) => Input::List(Row::all().map(Choice::Row).collect()),
            Field::Space(_) => Input::Number { most: 9, usual: Profile::SPACES },
            Field::Track(_) => {
                let space = |turn_order| Choice::Space(Space { turn_order, marker: None });
                Input::List([false, true].map(space).to_vec())
            }
            Field::Idea(_) => Input::Idea([
                Speciality::ALL.map(Choice::Speciality).to_vec(),
                Track::ERAS.map(Choice::Era).collect(),
                Milestone::all().map(Choice::Milestone).collect(),
            ]),
        }
    }

    /// The choices that a number in a line stands for, from 1: of a pair those that no field of the group has, of a list those without
    /// a mark.
    pub fn numbered(&self, field: Field) -> Vec<Choice> {
        let is_open = |choice: &Choice| {
            let word = choice.to_string();
            !field.group().fields().into_iter().any(|other| self.texts(other).contains(&word))
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

    /// The texts of a field in a line of words: `4 1 3*` and `SHARE PRESENT INNOVATE*` are the same, an idea is `Wheel = T2 Transportation`.
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
            Input::Idea(_) => match line.split_once('=') {
                Some((name, idea)) if !name.trim().is_empty() => {
                    named(name.trim(), idea.trim().trim_matches('"'))
                }
                _ => vec![line.to_owned()],
            },
            _ => vec![line.to_owned()],
        }
    }
}
