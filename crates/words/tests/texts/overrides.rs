//! Texts of effects that are written by hand.

use crate::files::file;
use eureka_innovation::{Edition, Rules};
use eureka_words::{File, Language, Words};

const WRITTEN: &str = "
override-archery = Hand over your highest card, and beware of the { icon-castle }!
    .card = Archery
    .editions = first third
    .effect = 1
    .script = SCRIPT
";

fn words(text: &str) -> Result<Words, String> {
    let cards = file(Language::English, File::Cards);
    Words::from_texts(Language::English, &[cards, text])
}

fn archery(words: &Words, edition: Edition) -> String {
    let rules = Rules::printed(edition);
    words.effect(rules, rules.card_named("Archery").unwrap(), 0)
}

#[test]
fn a_text_written_for_a_script_is_used_as_long_as_the_script_is_the_same() {
    let made = archery(&words("").unwrap(), Edition::First);
    let old = words(&WRITTEN.replace("SCRIPT", "0")).unwrap();
    assert_eq!(archery(&old, Edition::First), made);
    let stale = old.stale();
    let places: Vec<_> = stale.iter().map(|text| (text.card.as_str(), text.edition)).collect();
    assert_eq!(places, [("Archery", Edition::First), ("Archery", Edition::Third)]);
    let script = format!("{:016x}", stale[0].script.unwrap());
    let report = stale[0].to_string();
    assert!(report.starts_with("en: Archery, first edition, effect 1: "), "{report}");
    assert!(report.ends_with(&script), "{report}");

    let new = words(&WRITTEN.replace("SCRIPT", &script)).unwrap();
    let text = "Hand over your highest card, and beware of the [♜ castle]!";
    assert_eq!(archery(&new, Edition::First), text);
    assert_eq!(archery(&new, Edition::Third), text);
    assert_eq!(archery(&new, Edition::Fourth), made);
    assert_eq!(new.stale(), []);
}

#[test]
fn a_text_for_no_effect_is_stale() {
    for (change, to) in [("Archery", "Zeppelin"), ("effect = 1", "effect = 9"), ("= 1", "= 0")] {
        let stale = words(&WRITTEN.replace("SCRIPT", "0").replace(change, to)).unwrap().stale();
        assert_eq!(stale.len(), 2);
        assert!(stale[0].to_string().ends_with("there is no such effect"), "{}", stale[0]);
    }
}

#[test]
fn a_text_must_say_what_it_is_for() {
    let written = WRITTEN.replace("SCRIPT", "0");
    for (change, to, what) in [
        (".card = Archery", ".name = Archery", "card"),
        ("first third", "first fifth", "editions"),
        ("effect = 1", "effect = one", "effect"),
        ("script = 0", "script = new", "script"),
    ] {
        let error = words(&written.replace(change, to)).err().unwrap();
        assert_eq!(error, format!("override-archery has no good .{what}"));
    }
}

#[test]
fn every_text_that_is_built_in_fits_its_script() {
    for language in Language::ALL {
        assert_eq!(Words::of(language).stale(), []);
    }
}
