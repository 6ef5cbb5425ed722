//! Tests of [`Library`]: reading many cards, checking them together, limits and fingerprints.

use eureka_script::tree::Card;
use eureka_script::word::{Color, Edition, Icon};
use eureka_script::{Library, Report, Source, fingerprint};

fn source(file: &str, text: impl Into<String>) -> Source {
    Source { file: file.to_owned(), text: text.into() }
}

fn card(name: &str, effect: &str) -> String {
    let facts = "age 1\n  color red\n  icons castle bulb hex castle";
    format!("card \"{name}\" {{\n  {facts}\n  {effect} {{\n    draw 1\n  }}\n}}\n")
}

fn read(texts: &[String]) -> Result<Library, Report> {
    Library::read(&[source("test.card", texts.concat())])
}

fn messages(report: &Report) -> Vec<&str> {
    report.diagnostics.iter().map(|problem| problem.message.as_str()).collect()
}

fn printed_cards() -> Vec<Source> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cards");
    let mut sources = Vec::new();
    for age in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        for path in age.read_dir().into_iter().flatten().map(|entry| entry.unwrap().path()) {
            if path.extension().is_some_and(|ending| ending == "card") {
                let text = std::fs::read_to_string(&path).unwrap();
                sources.push(source(path.to_str().unwrap(), text));
            }
        }
    }
    sources
}

#[test]
fn every_printed_card_is_read() {
    let library = Library::read(&printed_cards()).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(library.cards_in(Edition::First).count(), 105);
    let archery = library.card("Archery").unwrap();
    assert_eq!((archery.age, archery.color), (1, Color::Red));
}

#[test]
fn cards_stand_in_the_order_of_their_names() {
    let library = read(&[card("Tools", "effect"), card("Archery", "effect")]).unwrap();
    let names: Vec<_> = library.cards.iter().map(|card| card.name.as_str()).collect();
    assert_eq!(names, ["Archery", "Tools"]);
    assert!(library.card("Tools").is_some());
    assert!(library.card("Wheel").is_none());
}

#[test]
fn a_card_of_the_same_name_replaces_the_other_and_any_other_is_added() {
    let base = read(&[card("Archery", "effect"), card("Tools", "effect")]).unwrap();
    let mine =
        card("Archery", "effect").replace("color red", "color blue") + &card("Mine", "effect");
    let library = base.with(&[source("mine.card", mine)]).unwrap();
    assert_eq!(library.cards.len(), 3);
    assert_eq!(library.card("Archery").unwrap().color, Color::Blue);
    assert_eq!(base.card("Archery").unwrap().color, Color::Red);
}

#[test]
fn one_name_twice_in_the_sources_is_a_mistake_at_the_second() {
    let one = source("one.card", card("Archery", "effect"));
    let two = source("two.card", format!("# Again.\n{}", card("Archery", "effect")));
    let report = Library::read(&[one, two.clone()]).unwrap_err();
    assert_eq!(messages(&report), ["there are two cards named \"Archery\""]);
    assert_eq!(report.diagnostics[0].file, "two.card");
    assert_eq!(report.diagnostics[0].line(&two.text), 2);
    assert_eq!(report.diagnostics[0].help.as_deref(), Some("the other one is in one.card, line 1"));
}

#[test]
fn a_mention_may_mean_a_card_of_another_source_or_of_the_library_before() {
    let mentioning = card("Mine", "effect").replace("draw 1", "meld \"Archery\"");
    let base = read(&[card("Archery", "effect")]).unwrap();
    assert!(base.with(&[source("mine.card", mentioning.clone())]).is_ok());
    assert!(read(&[mentioning.clone(), card("Archery", "effect")]).is_ok());
    let report = read(&[mentioning, card("Archer", "effect")]).unwrap_err();
    assert_eq!(messages(&report), ["there is no card \"Archery\""]);
    assert_eq!(report.diagnostics[0].help.as_deref(), Some("did you mean \"Archer\"?"));
}

#[test]
fn mistakes_come_in_the_order_of_sources_and_lines_and_nothing_is_loaded() {
    let bad = card("Bad", "effect").replace("draw 1", "drwa 1\n    meld it");
    let good = source("good.card", card("Good", "effect"));
    let report =
        Library::read(&[source("b.card", bad), good, source("a.card", "crad")]).unwrap_err();
    let places: Vec<_> = report
        .diagnostics
        .iter()
        .map(|problem| (problem.file.as_str(), problem.span.start))
        .collect();
    assert_eq!(places, [("b.card", 79), ("b.card", 95), ("a.card", 0)]);
    assert_eq!(report.len(), 3);
    assert!(report.to_string().contains("--> b.card:6:5"));
    assert!(!report.render(false).contains('\u{1b}'));
    assert!(report.render(true).contains('\u{1b}'));
}

#[test]
fn a_game_has_at_most_128_cards() {
    let of = |count: usize| -> Vec<_> {
        (0..count).map(|number| card(&format!("Card {number}"), "effect in third")).collect()
    };
    // 128 cards with two castles each would exceed the limit of 255 castles, so these cards have various icons.
    let varied = |count: usize| -> Vec<_> {
        let icons = ["castle castle", "leaf leaf", "crown crown"];
        let vary = |(number, text): (usize, String)| {
            let two = icons[number % 3];
            text.replace("castle bulb hex castle", &format!("{two} hex clock"))
        };
        of(count).into_iter().enumerate().map(vary).collect()
    };
    assert!(read(&varied(128)).is_ok());
    let report = read(&varied(129)).unwrap_err();
    assert_eq!(messages(&report), ["too many cards: the third edition would have 129"]);
    assert_eq!(report.diagnostics[0].help.as_deref(), Some("the limit is 128"));
    let report = read(&of(128)).unwrap_err();
    assert_eq!(messages(&report), ["too many `castle` icons: the third edition would have 256"]);
}

#[test]
fn at_most_16_cards_of_an_edition_use_markers() {
    let of = |count: usize, effect: &str| -> Vec<_> {
        let text =
            |number| card(&format!("{effect} {number}"), effect).replace("draw 1", "add 1 marker");
        (0..count).map(text).collect()
    };
    let base = read(&of(16, "effect in first")).unwrap();
    let others = source("others.card", of(16, "effect in third").concat());
    assert!(base.with(&[others]).is_ok());
    let one_more = source("more.card", of(1, "effect").concat());
    let report = base.with(&[one_more]).unwrap_err();
    assert_eq!(
        messages(&report),
        ["too many cards that use markers: the first edition would have 17"]
    );
}

#[test]
fn a_card_is_in_the_editions_for_which_it_has_effects() {
    let eleven = card("Eleven", "effect").replace("age 1", "age 11");
    let library = read(&[card("All", "effect"), card("Third", "effect in third"), eleven]).unwrap();
    let names = |edition| -> Vec<&str> {
        library.cards_in(edition).map(|card| card.name.as_str()).collect()
    };
    assert_eq!(names(Edition::First), ["All"]);
    assert_eq!(names(Edition::Third), ["All", "Third"]);
    assert_eq!(names(Edition::Fourth), ["All", "Eleven"]);
}

#[test]
fn icons_of_an_edition_count_more_than_those_of_all() {
    let lines = "icons in fourth leaf leaf hex crown\n  icons castle bulb hex castle";
    let text = card("Two", "effect").replace("icons castle bulb hex castle", lines);
    let library = read(&[text]).unwrap();
    let two = library.card("Two").unwrap();
    assert_eq!(two.dogma_in(Edition::First), Some(Icon::Castle));
    assert_eq!(two.dogma_in(Edition::Fourth), Some(Icon::Leaf));
}

#[test]
fn the_source_of_a_card_is_its_text_from_the_first_word_to_the_last_brace() {
    let texts = [card("One", "effect"), "# Between.\n".to_owned(), card("Two", "effect")];
    let library = read(&texts).unwrap();
    assert_eq!(library.card("One").unwrap().source, texts[0].trim_end());
    assert_eq!(library.card("Two").unwrap().source, texts[2].trim_end());
}

#[test]
fn the_fingerprint_changes_with_the_words_and_with_nothing_else() {
    let print = |texts: &[String]| read(texts).unwrap().fingerprint(Edition::First);
    let (one, two) = (card("One", "effect"), card("Two", "effect"));
    let texts = [one.clone(), two.clone()];
    let known = print(&texts);
    assert_eq!(known, 0xf8c0_7bc9_6275_d3a1, "records of earlier versions no longer fit");
    assert_eq!(print(&[two.clone(), one.clone()]), known);
    let spaced = one.replace("draw 1", "# Draws.\n\n\n    draw   a 1");
    assert_eq!(print(&[spaced, two.clone()]), known);
    assert_ne!(print(&[one.replace("draw 1", "draw 2"), two.clone()]), known);
    assert_ne!(print(std::slice::from_ref(&one)), known);
    assert_ne!(read(&texts).unwrap().fingerprint(Edition::Third), known);

    let library = read(&texts).unwrap();
    let backwards: Vec<&Card> = library.cards.iter().rev().collect();
    assert_eq!(fingerprint(&backwards, Edition::First), known);
}

#[test]
fn cards_of_other_editions_leave_the_fingerprint_alone() {
    let base = [card("One", "effect")];
    let more = [card("One", "effect"), card("Other", "effect in third")];
    let print = |texts: &[String], edition| read(texts).unwrap().fingerprint(edition);
    assert_eq!(print(&base, Edition::First), print(&more, Edition::First));
    assert_ne!(print(&base, Edition::Third), print(&more, Edition::Third));
}

#[test]
fn blocks_and_icons_of_other_editions_leave_the_fingerprint_alone() {
    let before = [card("One", "effect")];
    let fourth = "  icons in fourth hex crown crown person
  demand in fourth {
    if any your hand {
      draw 2
    }
  }
  effect in";
    let after = [card("One", "effect in first third").replace("  effect in", fourth)];
    let print = |texts: &[String], edition| read(texts).unwrap().fingerprint(edition);
    assert_eq!(print(&before, Edition::First), print(&after, Edition::First));
    assert_eq!(print(&before, Edition::Third), print(&after, Edition::Third));
    assert_ne!(print(&before, Edition::Fourth), print(&after, Edition::Fourth));
}

#[test]
fn a_name_that_reads_like_another_answer_is_refused() {
    for name in [
        "draw",
        "pass",
        "third",
        "red",
        "castle",
        "Empire",
        "7",
        "B",
        " Tools",
        "Big  Tools",
        "Tools of B",
        "meld it",
    ] {
        let report = read(&[card(name, "effect")]).unwrap_err();
        let message = format!("\"{name}\" cannot be the name of a card");
        assert_eq!(messages(&report), [message], "{name}");
    }
    for name in ["Code of Laws", "Drawing", "Redemption", "A.I.", "Plan B"] {
        assert!(read(&[card(name, "effect")]).is_ok(), "{name}");
    }
}

/// The message about an effect whose only mistake is its size.
fn size_message(body: String) -> String {
    let report = read(&[card("Big", "effect").replace("draw 1", &body)]).unwrap_err();
    messages(&report)[0].to_owned()
}

#[test]
fn an_effect_has_its_limits() {
    assert_eq!(size_message("draw 1\n".repeat(501)), "an effect has at most 500 statements");
    let options = ["{\n draw 1\n }"; 7].join(" or ");
    assert_eq!(size_message(format!("choose {options}")), "there may be at most 6 options");
    let mut test = "any your hand".to_owned();
    for _ in 0..3 {
        test = format!("any your hand where {test}");
    }
    let nested = size_message(format!("if {test} {{\n draw 1\n }}"));
    assert_eq!(nested, "too many `where` and `has` inside each other");
}
