//! Tests of the form for a box profile: filled-in texts make a profile, and faults are reported at their field.

use eureka_inventions::profile_form::{Choice, Faults, Field, Filled, Group, Input};
use eureka_inventions::{Milestone, Profile, Slot, Space, Track};
use std::collections::BTreeSet;

/// A profile that fills in every group of the form.
fn full() -> Profile {
    let mut profile = Profile::ours().clone();
    profile.ours = false;
    profile.ring.reverse();
    profile.spaces.insert(Milestone::named("Mining").unwrap(), 2);
    let spaces = ["-", "t", "-", "t"].map(|text| text.parse::<Space>().unwrap()).to_vec();
    profile.track = Some(Track::ERAS.map(|era| (era, spaces.clone())).collect());
    profile.ideas.insert("Wheel".to_owned(), "T2 Transportation".parse().unwrap());
    profile
}

/// The field with this key.
fn at(key: &str) -> Field {
    Field::all().find(|field| field.key() == key).unwrap_or_else(|| panic!("{key}"))
}

/// The full form with one text changed.
fn changed(field: Field, index: usize, text: &str) -> Result<Profile, Faults> {
    let mut filled = Filled::of(&full());
    let mut texts = filled.texts(field).to_vec();
    texts.resize(texts.len().max(index + 1), String::new());
    text.clone_into(&mut texts[index]);
    filled.set(field, texts);
    filled.profile()
}

#[test]
fn a_profile_laid_out_in_the_form_reads_as_the_same_again() {
    let profile = full();
    let filled = Filled::of(&profile);
    assert_eq!(filled.profile().as_ref(), Ok(&profile));
    assert_eq!(Profile::read(&profile.write()), Ok(profile), "the file says the same");
    let ours = Filled::of(Profile::ours()).profile().unwrap();
    assert!(!ours.ours, "what a person has filled in is nobody else's");
    // As a page sends it: by keys, some of which come several times.
    let sent = Field::all().flat_map(|field| {
        let texts = filled.texts(field).iter().cloned();
        texts.map(move |text| (field.key(), text)).collect::<Vec<_>>()
    });
    assert_eq!(sent.collect::<Filled>().profile().as_ref(), Ok(&full()));
}

#[test]
fn keys_are_distinct_and_fields_have_their_group() {
    let keys: BTreeSet<String> = Field::all().map(Field::key).collect();
    assert_eq!(keys.len(), Field::all().count());
    for group in Group::ALL {
        assert!(group.fields().into_iter().all(|field| field.group == group), "{group:?}");
    }
}

#[test]
fn an_unusual_ring_is_kept_and_can_be_chosen() {
    let mut profile = full();
    profile.ring.swap(0, 1);
    let filled = Filled::of(&profile);
    assert_eq!(filled.profile().unwrap().ring, profile.ring);
    let Input::Choice(choices) = filled.input(at("ring")) else { panic!("a choice") };
    assert_eq!(choices.last(), Some(&Choice::Ring(profile.ring)));
    assert_eq!(choices.len(), 3);
    profile.ring[0] = Slot::Private(0);
    assert!(Filled::of(&profile).profile().is_err(), "a slot is missing");
}

#[test]
fn what_is_wrong_is_said_at_its_field() {
    let cases = [
        ("name", 0, "", "is missing"),
        ("name", 0, "\u{1b}", "`\\u{1b}` has a letter that cannot be shown"),
        ("ring", 0, "above", "`above` is no slot: slots are `private 1`"),
        ("forums-3", 1, "PRESENT", "PRESENT is in two forums"),
        ("forums-1", 0, "SING", "`SING` is no action"),
        ("influence-4", 0, "2 4 6", "the values must fall from the left"),
        ("influence-4", 0, ", ", "is missing"),
        ("influence-4", 0, "six", "expected a number from 0 to 99, got six"),
        ("cards-1", 0, "SHARE*", "SHARE bears no chain mark"),
        ("spaces-3", 0, "many", "expected a number from 0 to 9, got many"),
        ("track-3", 0, "C", "a profile has no era markers"),
        ("ideas-1", 2, "1", "`T1 Transportation` needs a milestone"),
        ("ideas-1", 3, "Computer", "a card of era 2 cannot need Computer"),
        ("ideas-1", 1, "", "`Wheel  2 Transportation` is no card"),
        ("ideas-2", 0, "Wheel", "`Wheel` is no card"),
    ];
    for (key, index, text, says) in cases {
        let faults = changed(at(key), index, text).unwrap_err();
        let [(field, wrong)] = Vec::from_iter(faults).try_into().unwrap();
        assert_eq!(field.key(), key, "{text}");
        assert!(wrong.to_string().starts_with(says), "{wrong}");
    }
    let mut filled = Filled::of(&full());
    filled.set(at("track-4"), vec![String::new(); 6]);
    assert_eq!(filled.check(at("track-4")).unwrap_err().to_string(), "era 4 is missing");
    assert_eq!(Filled::default().profile().unwrap_err().len(), 1 + 5 + 7);
}

#[test]
fn a_line_is_split_into_texts() {
    let filled = Filled::default();
    let split = |field, line| filled.split(field, line).join("|");
    assert_eq!(split(at("cards-1"), "4 1, 3* TRAVEL* 11"), "SHARE|PRESENT|INNOVATE*|TRAVEL*|11");
    assert_eq!(split(at("track-2"), "- t 1 2"), "-|t|-|t");
    assert_eq!(split(at("ideas-1"), "Wheel = \"T2 Iron\""), "Wheel|T|2|Iron");
    assert_eq!(split(at("ideas-1"), "= T2 Iron"), "= T2 Iron");
    assert_eq!(split(at("name"), "my box"), "my box");
    let mut filled = Filled::of(&full());
    filled.set(at("forums-1"), Vec::new());
    assert_eq!(filled.numbered(at("forums-1")).len(), 2, "those of no other forum");
}

#[test]
fn further_ideas_find_room_in_the_form() {
    assert_eq!(Filled::default().fields(Group::Ideas).len(), 6);
    assert_eq!(Filled::of(&full()).fields(Group::Ideas).len(), 7);
}
