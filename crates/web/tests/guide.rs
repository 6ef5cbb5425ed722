//! Tests of the guide: texts in every language, the card browser with its filter, and the page of every card.

use axum::extract::Query;
use eureka_innovation::{Edition, Game, Rules, Seat, Seating, Special};
use eureka_web::pages::guide::{Field, Filter, address, cards, how_to_play, one_card};
use eureka_words::{Language, Words};
use maud::{Markup, html};

fn guide(language: Language, edition: Edition) -> String {
    how_to_play(Words::of(language), edition).into_string()
}

#[test]
fn every_text_of_the_page_is_there_in_every_language() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let page = guide(language, edition);
            assert!(!page.contains('{'), "{language} {edition}: a text or a value is missing");
            assert_eq!(page.contains("id=\"fourth\""), edition == Edition::Fourth);
        }
    }
}

#[test]
fn the_guide_has_a_readable_length() {
    for edition in Edition::ALL {
        let page = guide(Language::English, edition);
        let text: String = page
            .split('<')
            .filter_map(|tag| tag.split_once('>'))
            .fold(String::new(), |text, (_, after)| text + " " + after);
        let words = text.split_whitespace().count();
        assert!((900..=1860).contains(&words), "{edition}: {words} words");
    }
}

#[test]
fn every_line_of_the_contents_leads_to_a_chapter() {
    for edition in Edition::ALL {
        let page = guide(Language::English, edition);
        for link in page.split("href=\"#").skip(1) {
            let anchor = link.split('"').next().expect("there is something before it");
            assert!(page.contains(&format!("<section id=\"{anchor}\">")), "{anchor}");
        }
    }
}

#[test]
fn a_team_needs_as_many_achievements_as_the_rules_say() {
    let teams = Seating::read_teams("AC,BD").expect("two teams");
    let seating = Seating { players: 4, teams, parley: None };
    let game = Game::deal(Rules::printed(Edition::Fourth), seating, 1).expect("a table");
    let needed = game.view(Seat::A).achievements_to_win;
    // Teams are the last row of the table.
    let page = guide(Language::English, Edition::Fourth);
    assert!(page.contains(&format!("<td>{needed}</td></tr></tbody>")), "{page}");
}

#[test]
fn the_card_that_gives_an_achievement_names_it() {
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        let page = guide(Language::English, edition);
        let (_, table) = page.split_once("<table class=\"guide-specials\">").expect("a table");
        let lines: Vec<&str> = table.split("<th scope=\"row\">").skip(1).collect();
        assert!(lines.len() >= Special::ALL.len(), "{table}");
        for (special, line) in Special::ALL.into_iter().zip(lines) {
            let name = Words::of(Language::English).special(special, edition);
            assert!(line.starts_with(&format!("{name}</th>")), "{line}");
            let (_, way) = line.split_once(&format!("href=\"/cards/{edition}/")).expect("a link");
            let card = address::card_at(rules, way.split('"').next().unwrap_or_default());
            let card = card.expect("every edition has the card");
            let text = Words::of(Language::English).card_text(rules, card).join(" ");
            assert!(text.contains(&name), "{edition}: {text}");
        }
    }
}

fn filter(fields: &[(&str, &str)]) -> Filter {
    Filter::new(fields.iter().copied())
}

fn found(language: Language, fields: &[(&str, &str)]) -> Vec<String> {
    let wanted = filter(fields).query(Edition::First);
    let rules = Rules::printed(wanted.edition);
    let cards = wanted.cards(Words::of(language));
    cards.into_iter().map(|card| rules.name(card).to_owned()).collect()
}

#[test]
fn without_a_filter_all_cards_are_there_by_age() {
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        let cards = Filter::default().query(edition).cards(Words::of(Language::Polish));
        assert_eq!(cards.len(), usize::from(rules.all().len()));
        assert!(cards.is_sorted_by_key(|&card| rules.age(card)));
    }
}

#[test]
fn a_card_must_match_every_field_of_the_filter() {
    let archery = [("age", "1"), ("color", "red"), ("icon", "bulb"), ("effect", "demand")];
    assert_eq!(found(Language::English, &archery), ["Archery"]);
    let dogma = [("dogma", "castle"), ("age", "2")];
    assert_eq!(found(Language::English, &dogma), ["Construction", "Monotheism", "Road Building"]);
    let demand = found(Language::English, &[("effect", "demand")]).len();
    let peaceful = found(Language::English, &[("effect", "peaceful")]).len();
    assert_eq!(demand + peaceful, 105);
    assert!(found(Language::English, &[("effect", "only")]).len() < demand);
}

#[test]
fn words_are_found_in_the_readers_language_and_in_english() {
    assert_eq!(found(Language::Russian, &[("words", "стрельба ЛУКА")]), ["Archery"]);
    assert_eq!(found(Language::Russian, &[("words", "archery")]), ["Archery"]);
    assert!(found(Language::English, &[("words", "стрельба")]).is_empty());
    let in_texts = found(Language::English, &[("words", "highest hand"), ("age", "1")]);
    assert!(in_texts.contains(&"Archery".to_owned()), "{in_texts:?}");
}

#[test]
fn unknown_values_are_reported_and_ignored() {
    let garbage = [("age", "77"), ("color", "mauve"), ("icon", "✗"), ("x", "y"), ("effect", " ")];
    let wanted = filter(&garbage).query(Edition::First);
    let fields: Vec<Field> = wanted.unknown.iter().map(|(field, _)| *field).collect();
    assert_eq!(fields, [Field::Age, Field::Color, Field::Icon]);
    assert_eq!(wanted.cards(Words::of(Language::English)).len(), 105);
    let eleven = [("edition", "fourth"), ("age", "11")];
    assert_eq!(found(Language::English, &eleven).len(), 10);
    assert_eq!(
        filter(&[("words", &"x".repeat(5000))]).value(Field::Words),
        Some("x".repeat(100).as_str())
    );
}

#[test]
fn any_query_string_is_read() {
    let read = |query: &str| -> Filter {
        let uri = format!("/cards?{query}").parse().expect("an address");
        let sent: Vec<(String, String)> = Query::try_from_uri(&uri).expect("never refused").0;
        Filter::new(sent.iter().map(|(field, value)| (&**field, &**value)))
    };
    assert_eq!(read("age=3&color=&junk=1").value(Field::Age), Some("3"));
    assert_eq!(read("age=3&age=4").value(Field::Age), Some("4"));
    assert_eq!(read("%ff%fe=%00&&==&age").value(Field::Age), None);
    assert_eq!(read("words=%D0%BB%D1%83%D0%BA+a").value(Field::Words), Some("лук a"));
    assert_eq!(read(""), Filter::default());
}

fn browser(language: Language, fields: &[(&str, &str)]) -> String {
    let draw = |rules: &Rules, card| html! { p.drawn { (rules.name(card)) } };
    cards(Words::of(language), Edition::First, &filter(fields), draw).into_string()
}

fn drawn(page: &str) -> usize {
    page.matches("class=\"drawn\"").count()
}

#[test]
fn all_cards_are_drawn_in_every_language() {
    for language in Language::ALL {
        for (edition, count) in [("first", 105), ("third", 105), ("fourth", 115)] {
            let page = browser(language, &[("edition", edition)]);
            assert_eq!(drawn(&page), count);
            assert!(!page.contains('{'), "{language} {edition}: a text or a value is missing");
        }
    }
}

#[test]
fn the_form_keeps_the_filter() {
    let page = browser(Language::English, &[("age", "3"), ("color", "red"), ("words", "\"<b>")]);
    assert!(page.contains("<option value=\"3\" selected>"), "{page}");
    assert!(page.contains("<option value=\"red\" selected>"));
    assert!(page.contains("value=\"&quot;&lt;b&gt;\""));
    assert!(page.contains("No card is like that"));
    assert_eq!(drawn(&page), 0);
}

#[test]
fn unknown_values_are_named_on_the_page() {
    for language in Language::ALL {
        for field in Field::ALL.into_iter().filter(|&field| field != Field::Words) {
            let page = browser(language, &[(field.word(), "<mauve>")]);
            assert!(page.contains("&lt;mauve&gt;"), "{language} {field:?}");
            assert_eq!(drawn(&page), 105);
        }
    }
}

fn card_page(language: Language, edition: Edition, address: &str) -> Option<String> {
    let draw = |rules: &Rules, card| html! { p.drawn { (rules.edition()) (rules.name(card)) } };
    one_card(Words::of(language), edition, address, draw).map(Markup::into_string)
}

#[test]
fn every_card_has_a_page_in_every_language() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let rules = Rules::printed(edition);
            for card in rules.all() {
                let address = address::slug(rules.name(card));
                let page = card_page(language, edition, &address).expect("a page");
                assert!(!page.contains('{'), "{language} {edition} {address}");
            }
        }
    }
    assert_eq!(card_page(Language::English, Edition::First, "no-such-card"), None);
    assert_eq!(card_page(Language::English, Edition::First, "fusion"), None);
}

#[test]
fn other_editions_are_shown_where_the_card_differs() {
    let archery = card_page(Language::English, Edition::First, "archery").expect("a page");
    assert!(archery.contains("The card is the same in the third edition."));
    assert!(archery.contains("fourthArchery") && !archery.contains("thirdArchery"));
    let fusion = card_page(Language::English, Edition::Fourth, "fusion").expect("a page");
    assert!(fusion.contains("The first edition does not have this card."));
}

#[test]
fn every_card_is_found_at_its_address() {
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for card in rules.all() {
            assert_eq!(address::card_at(rules, &address::slug(rules.name(card))), Some(card));
        }
    }
    assert_eq!(address::slug("A.I."), "a-i");
    assert_eq!(address::card_at(Rules::printed(Edition::First), "../etc"), None);
}
