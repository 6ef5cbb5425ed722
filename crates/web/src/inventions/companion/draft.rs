//! A box profile as the form has it: what is filled in, and what is wrong with it at its place.

use eureka_inventions::{
    Action, CARDS, Fault, Idea, Milestone, Profile, Region, Row, Slot, Space, Speciality, Track,
    Wrong,
};
use eureka_words::{CompanionTeller, Field};
use std::collections::{BTreeMap, BTreeSet};

/// The forums of the assembly.
pub(super) const FORUMS: usize = 5;

/// Rows of a card that the form has room for.
pub(super) const ROWS: usize = 6;

/// Spaces of an era that the form has room for.
pub(super) const SPACES: usize = 6;

/// Empty lines for further names of ideas.
const MORE_IDEAS: usize = 6;

/// No box has more ideas.
const MOST_IDEAS: usize = 60;

/// What is filled in, by the names of the inputs.
#[derive(Clone, Default)]
pub(super) struct Draft {
    values: BTreeMap<String, String>,
    /// What is wrong, by the names of the inputs.
    pub(super) faults: BTreeMap<String, String>,
    /// What is possible but speaks against the book.
    pub(super) warnings: Vec<String>,
}

impl Draft {
    /// As it was sent.
    pub(super) fn of_values(values: BTreeMap<String, String>) -> Draft {
        Draft { values, ..Draft::default() }
    }

    /// A profile laid out in the form.
    pub(super) fn of(profile: &Profile) -> Draft {
        let mut draft = Draft::default();
        let mut put = |key: String, value: String| drop(draft.values.insert(key, value));
        put("name".to_owned(), profile.name.clone());
        put("common".to_owned(), side_of(&profile.ring).to_owned());
        let ring: Vec<String> = profile.ring.iter().map(ToString::to_string).collect();
        put("ring".to_owned(), ring.join(","));
        for (number, forum) in (1..).zip(&profile.forums) {
            for (place, action) in ["a", "b"].into_iter().zip(forum) {
                put(forum_key(number, place), action.to_string());
            }
        }
        for region in Region::all() {
            let values: Vec<String> =
                profile.influence(region).iter().map(ToString::to_string).collect();
            put(influence_key(region), values.join(" "));
        }
        for (card, rows) in &profile.cards {
            for (row, what) in (1..).zip(rows) {
                put(card_key(*card, row), what.to_string());
            }
        }
        for (milestone, count) in &profile.spaces {
            put(space_key(*milestone), count.to_string());
        }
        for (era, spaces) in profile.track.iter().flatten() {
            for (number, space) in (1..).zip(spaces) {
                put(track_key(*era, number), space.to_string());
            }
        }
        for (number, (name, idea)) in (1..).zip(&profile.ideas) {
            put(idea_key(number, "name"), name.clone());
            put(idea_key(number, "about"), idea.speciality.to_string());
            put(idea_key(number, "era"), idea.era.to_string());
            let milestone = idea.milestone.map(|milestone| milestone.to_string());
            put(idea_key(number, "milestone"), milestone.unwrap_or_default());
        }
        draft
    }

    /// What is filled in at an input.
    pub(super) fn value(&self, key: &str) -> &str {
        self.values.get(key).map(|value| value.trim()).unwrap_or_default()
    }

    /// What is wrong at an input.
    pub(super) fn fault(&self, key: &str) -> Option<&str> {
        self.faults.get(key).map(String::as_str)
    }

    /// How many rows the cards have, how many spaces the eras, with room for more.
    pub(super) fn rows(&self) -> usize {
        (1..=20)
            .rev()
            .find(|&row| (1..=CARDS).any(|card| !self.value(&card_key(card, row)).is_empty()))
            .unwrap_or(0)
            .max(ROWS)
    }

    pub(super) fn spaces(&self) -> usize {
        (1..=20)
            .rev()
            .find(|&number| {
                Track::ERAS.into_iter().any(|era| !self.value(&track_key(era, number)).is_empty())
            })
            .unwrap_or(0)
            .max(SPACES)
    }

    /// How many lines the names of ideas have.
    pub(super) fn ideas(&self) -> usize {
        let filled = (1..=MOST_IDEAS)
            .rev()
            .find(|&number| !self.value(&idea_key(number, "name")).is_empty());
        (filled.unwrap_or(0) + MORE_IDEAS).min(MOST_IDEAS)
    }

    /// The profile, or the draft with all that is wrong with it.
    pub(super) fn read(mut self, teller: CompanionTeller<'_>) -> Result<Profile, Draft> {
        let name = self.value("name").to_owned();
        if name.is_empty() {
            self.blame("name", teller.form(Field::WrongName));
        }
        let forums = self.read_forums(teller);
        let influence =
            Region::all().map(|region| self.read_influence(teller, region)).collect::<Vec<_>>();
        let cards = self.read_cards();
        let spaces = self.read_spaces(teller);
        let track = self.read_track(teller);
        let ideas = self.read_ideas(teller);
        let ring = self.read_ring();
        if !self.faults.is_empty() {
            return Err(self);
        }
        let profile = Profile {
            name,
            ours: false,
            forums: forums.try_into().unwrap_or(Profile::ours().forums),
            ring,
            influence: influence.try_into().unwrap_or_default(),
            cards,
            spaces,
            track,
            ideas,
        };
        // Read once more: what is read back is what will be played with.
        Profile::read(&profile.write()).map_err(|Fault { key, wrong }| {
            self.blame("name", format!("{key}: {}", teller.wrong(&wrong)));
            self
        })
    }

    fn blame(&mut self, key: impl Into<String>, what: String) {
        self.faults.entry(key.into()).or_insert(what);
    }

    fn read_ring(&self) -> [Slot; 8] {
        let slots: Vec<Slot> =
            self.value("ring").split(',').filter_map(|slot| slot.parse().ok()).collect();
        let kept = <[Slot; 8]>::try_from(slots);
        match (self.value("common"), kept) {
            ("other", Ok(ring)) => ring,
            ("right", _) => ring(false),
            _ => ring(true),
        }
    }

    fn read_forums(&mut self, teller: CompanionTeller<'_>) -> Vec<[Action; 2]> {
        let (mut forums, mut seen) = (Vec::new(), BTreeSet::new());
        for number in 1..=FORUMS {
            let keys = ["a", "b"].map(|place| forum_key(number, place));
            let read = keys.each_ref().map(|key| Action::from_word(self.value(key)));
            for (key, action) in keys.iter().zip(read) {
                match action {
                    None => self.blame(key.clone(), teller.wrong(&Wrong::Missing)),
                    Some(action) if !seen.insert(action) => {
                        self.blame(key.clone(), teller.wrong(&Wrong::TwoForums(action)));
                    }
                    Some(_) => {}
                }
            }
            if let [Some(one), Some(other)] = read {
                forums.push([one, other]);
            }
        }
        forums
    }

    fn read_influence(&mut self, teller: CompanionTeller<'_>, region: Region) -> Vec<u8> {
        let key = influence_key(region);
        let line = self.value(&key).to_owned();
        let words = line.split([' ', ',', ';']).filter(|word| !word.is_empty());
        let values: Option<Vec<u8>> =
            words.map(|word| word.parse().ok().filter(|&value| value <= 99)).collect();
        match values
            .filter(|values| !values.is_empty() && values.is_sorted_by(|one, next| one > next))
        {
            Some(values) => values,
            None => {
                self.blame(key, teller.form(Field::WrongValues(&line)));
                Vec::new()
            }
        }
    }

    fn read_cards(&self) -> BTreeMap<u8, Vec<Row>> {
        let rows = |card: u8| -> Vec<Row> {
            let keys = (1..=self.rows()).map(|row| card_key(card, row));
            keys.filter_map(|key| self.value(&key).parse().ok()).collect()
        };
        let cards = (1..=CARDS).map(|card| (card, rows(card)));
        cards.filter(|(_, rows)| !rows.is_empty()).collect()
    }

    fn read_spaces(&mut self, teller: CompanionTeller<'_>) -> BTreeMap<Milestone, u8> {
        let mut spaces = BTreeMap::new();
        for milestone in Milestone::all() {
            let key = space_key(milestone);
            let text = self.value(&key).to_owned();
            match text.parse::<u8>() {
                _ if text.is_empty() => {}
                Ok(Profile::SPACES) => {}
                Ok(count @ 0..=9) => {
                    spaces.insert(milestone, count);
                }
                _ => {
                    let expected = eureka_inventions::Expected::Number(0, 9);
                    self.blame(key, teller.wrong(&Wrong::Expected { expected, got: text }));
                }
            }
        }
        spaces
    }

    /// The track is known as a whole or not at all.
    fn read_track(&mut self, teller: CompanionTeller<'_>) -> Option<BTreeMap<u8, Vec<Space>>> {
        let spaces = |era: u8| -> Vec<Space> {
            let keys = (1..=self.spaces()).map(|number| track_key(era, number));
            keys.filter_map(|key| self.value(&key).parse().ok()).collect()
        };
        let track: BTreeMap<u8, Vec<Space>> = Track::ERAS.map(|era| (era, spaces(era))).collect();
        if track.values().all(Vec::is_empty) {
            return None;
        }
        let missing: Vec<u8> =
            track.iter().filter(|(_, spaces)| spaces.is_empty()).map(|(&era, _)| era).collect();
        for era in missing {
            self.blame(track_key(era, 1), teller.wrong(&Wrong::NoEra(era)));
        }
        Some(track)
    }

    fn read_ideas(&mut self, teller: CompanionTeller<'_>) -> BTreeMap<String, Idea> {
        let mut ideas = BTreeMap::new();
        for number in 1..=MOST_IDEAS {
            let part = |part: &str| self.value(&idea_key(number, part)).to_owned();
            let name = part("name");
            if name.is_empty() {
                continue;
            }
            let text = format!("{}{} {}", part("about"), part("era"), part("milestone"));
            match text.trim().parse::<Idea>() {
                Ok(idea) if ideas.insert(name.clone(), idea).is_none() => {}
                Ok(_) => self.blame(idea_key(number, "name"), teller.wrong(&Wrong::Twice(name))),
                Err(error) => self.blame(idea_key(number, "name"), teller.wrong(&error.into())),
            }
        }
        ideas
    }
}

/// The ring counter-clockwise: up the right column and down the left one.
fn ring(common_is_left: bool) -> [Slot; 8] {
    let (common, private) = ((0..4).map(Slot::Common), (0..4).map(Slot::Private));
    let ring: Vec<Slot> = match common_is_left {
        true => private.chain(common.rev()).collect(),
        false => common.chain(private.rev()).collect(),
    };
    ring.try_into().expect("eight slots")
}

fn side_of(slots: &[Slot; 8]) -> &'static str {
    if *slots == ring(true) {
        "left"
    } else if *slots == ring(false) {
        "right"
    } else {
        "other"
    }
}

pub(super) fn forum_key(number: usize, place: &str) -> String {
    format!("forum-{number}-{place}")
}

pub(super) fn influence_key(region: Region) -> String {
    format!("influence-{region}")
}

pub(super) fn card_key(card: u8, row: usize) -> String {
    format!("card-{card}-{row}")
}

pub(super) fn space_key(milestone: Milestone) -> String {
    let index = Milestone::all().position(|other| other == milestone).unwrap_or(0);
    format!("space-{}", index + 1)
}

pub(super) fn track_key(era: u8, number: usize) -> String {
    format!("track-{era}-{number}")
}

pub(super) fn idea_key(number: usize, part: &str) -> String {
    format!("idea-{number}-{part}")
}

/// What a row of a card may say: every action, and those that can have a mark with it too.
pub(super) fn all_rows() -> impl Iterator<Item = Row> {
    Action::ALL.into_iter().flat_map(|action| {
        let marked = action.is_chainable().then_some(Row { action, chain: true });
        std::iter::once(Row { action, chain: false }).chain(marked)
    })
}

/// What an idea may be about.
pub(super) const ABOUT: [Speciality; 3] = Speciality::ALL;

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_words::{Language, Words};

    fn teller() -> CompanionTeller<'static> {
        CompanionTeller::new(Words::of(Language::English))
    }

    fn full() -> Profile {
        let mut profile = Profile::ours().clone();
        profile.ours = false;
        profile.ring = ring(false);
        profile.spaces.insert(Milestone::named("Mining").unwrap(), 2);
        let space = |text: &str| text.parse::<Space>().unwrap();
        let spaces = vec![space("-"), space("t"), space("-"), space("t")];
        profile.track = Some(Track::ERAS.map(|era| (era, spaces.clone())).collect());
        profile.ideas.insert("Wheel".to_owned(), "T2 Transportation".parse().unwrap());
        profile
    }

    #[test]
    fn a_profile_laid_out_in_the_form_reads_as_the_same_again() {
        let profile = full();
        assert_eq!(Draft::of(&profile).read(teller()).ok(), Some(profile));
        let ours = Draft::of(Profile::ours()).read(teller()).ok().unwrap();
        assert!(!ours.ours, "what a person has filled in is his own");
    }

    #[test]
    fn an_unusual_ring_is_kept() {
        let mut profile = full();
        profile.ring.swap(0, 1);
        assert_eq!(Draft::of(&profile).read(teller()).ok().unwrap().ring, profile.ring);
    }

    #[test]
    fn what_is_wrong_is_said_at_its_place() {
        let cases = [
            ("name", "", "name"),
            ("forum-3-b", "PRESENT", "forum-3-b"),
            ("forum-1-a", "SING", "forum-1-a"),
            ("influence-4", "2 4 6", "influence-4"),
            ("influence-4", "", "influence-4"),
            ("space-3", "many", "space-3"),
            ("idea-1-era", "1", "idea-1-name"),
            ("idea-1-milestone", "Computer", "idea-1-name"),
        ];
        for (key, value, place) in cases {
            let mut draft = Draft::of(&full());
            draft.values.insert(key.to_owned(), value.to_owned());
            let refused = draft.read(teller()).err().unwrap_or_else(|| panic!("{key} = {value}"));
            assert!(refused.fault(place).is_some(), "{key} = {value}: {:?}", refused.faults);
        }
        let mut draft = Draft::of(&full());
        draft.values.retain(|key, _| !key.starts_with("track-4"));
        assert!(draft.read(teller()).err().unwrap().fault("track-4-1").is_some());
        assert_eq!(Draft::default().read(teller()).err().unwrap().faults.len(), 1 + 10 + 7);
    }
}
