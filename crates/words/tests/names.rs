//! The names of cards, in every language.

use eureka_innovation::{Edition, Game, Rules, Seat};
use eureka_words::{Language, Words, as_typed, rules, rules_for_language};
use std::collections::BTreeSet;

const FILES: [(Language, &str); 5] = [
    (Language::English, include_str!("../../../locales/en/names.ftl")),
    (Language::Russian, include_str!("../../../locales/ru/names.ftl")),
    (Language::Polish, include_str!("../../../locales/pl/names.ftl")),
    (Language::Italian, include_str!("../../../locales/it/names.ftl")),
    (Language::Ukrainian, include_str!("../../../locales/uk/names.ftl")),
];

fn messages(file: &str) -> impl Iterator<Item = (&str, &str)> {
    file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "))
}

#[test]
fn every_language_names_the_same_things() {
    let ids = |file| messages(file).map(|(id, _)| id).collect::<Vec<_>>();
    let english = ids(FILES[0].1);
    assert_eq!(english.iter().filter(|id| id.starts_with("card-")).count(), 115);
    for (language, file) in FILES {
        assert_eq!(ids(file), english, "{language}");
    }
}

#[test]
fn no_two_cards_have_one_name() {
    for (language, file) in FILES {
        let mut names = BTreeSet::new();
        for (id, name) in messages(file).filter(|(id, _)| id.starts_with("card-")) {
            assert!(names.insert(as_typed(name)), "{language}: {id} is not the only {name}");
        }
    }
}

#[test]
fn every_printed_card_has_a_cyrillic_name_in_russian_and_ukrainian() {
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for card in rules.all() {
            let english = rules.name(card);
            assert_eq!(Words::of(Language::English).card(english), english);
            for language in [Language::Russian, Language::Ukrainian] {
                let name = Words::of(language).card(english);
                assert!(!name.chars().any(|letter| letter.is_ascii_alphabetic()), "{name}");
            }
        }
    }
}

#[test]
fn a_home_made_card_keeps_the_name_of_its_author() {
    assert_eq!(Words::of(Language::Polish).card("Zeppelin"), "Zeppelin");
}

/// In English Archery comes before Pottery; in Polish it is the other way around: Garncarstwo, Łucznictwo.
#[test]
fn who_begins_goes_by_the_alphabet_of_the_table() {
    let english = rules(Edition::First, Language::English);
    let polish = rules(Edition::First, Language::Polish);
    assert!(
        std::ptr::eq(polish, rules_for_language(english, Language::Polish)),
        "the same rules are not made twice"
    );
    let mut seen = 0;
    for seed in 0..2_000 {
        let begins = |rules| {
            let mut game = Game::deal(rules, 2, seed).unwrap();
            for card in ["Archery", "Pottery"] {
                let answer = game.read(card).ok()?;
                game.answer(answer, &mut ()).unwrap();
            }
            Some(game.position().turn())
        };
        if let Some(first) = begins(english) {
            assert_eq!((first, begins(polish)), (Seat::A, Some(Seat::new(1))));
            seen += 1;
        }
    }
    assert!(seen > 10, "{seen}");
}

fn sorted(language: Language, names: &[&str]) -> bool {
    names.is_sorted_by_key(|name| language.key(name))
}

#[test]
fn every_language_has_its_own_order_of_letters() {
    assert!(sorted(
        Language::Polish,
        &["Archiwum", "Ąbc", "Bank", "Cyna", "Ćma", "Łuk", "Macierz"]
    ));
    assert!(sorted(
        Language::Ukrainian,
        &["Гончарство", "Ґанок", "Дерево", "Ера", "Єдність", "Іскра", "Їжа", "Йод"]
    ));
    assert!(sorted(Language::Russian, &["Еда", "Ёлка", "Жизнь", "Яхта"]));
    assert!(sorted(Language::Italian, &["Città Stato", "Cittadino", "È", "Fuoco"]));
}

#[test]
fn spaces_come_before_letters_and_capitals_do_not_matter() {
    assert!(sorted(Language::English, &["A.I.", "Agriculture", "City States", "citystate"]));
    assert_eq!(Language::Russian.key("КОЛЕСО"), Language::Russian.key("колесо"));
}
