//! Files for reviewers, and the way back into the Fluent files.

use crate::files::file;
use eureka_innovation::{Edition, Rules};
use eureka_words::{File, Glossary, Language, Reviewed, Words, review_cards, review_messages};

/// A file for review in which something is written behind the first «better:» or «remark:» under a heading.
fn filled(page: &str, heading: &str, field: &str, text: &str) -> String {
    let start = page.find(heading).unwrap_or_else(|| panic!("no {heading}"));
    let place = start + page[start..].find(&format!("\n{field}")).unwrap() + 1 + field.len();
    format!("{} {text}{}", &page[..place], &page[place..])
}

fn polish() -> &'static Words {
    Words::of(Language::Polish)
}

#[test]
fn a_file_comes_back_unchanged_without_changes() {
    for language in Language::ALL {
        let words = Words::of(language);
        for page in [review_cards(words), review_messages(words)] {
            let reviewed = Reviewed::read(&page).unwrap();
            assert_eq!((reviewed.language(), reviewed.changes()), (language, 0));
            assert_eq!((reviewed.remarks(), reviewed.problems()), (&[][..], &[][..]));
            for name in File::ALL {
                let text = file(language, name);
                assert_eq!(reviewed.apply_to(name, text), text);
            }
        }
    }
}

#[test]
fn every_text_of_a_card_is_in_the_file_once_for_each_edition() {
    for language in Language::ALL {
        let words = Words::of(language);
        let page = review_cards(words);
        for edition in Edition::ALL {
            let rules = Rules::printed(edition);
            for card in rules.all() {
                for (number, text) in (1..).zip(words.card_text(rules, card)) {
                    let heading = format!("[card {} | effect {number} | ", rules.name(card));
                    let entries = page.split(&heading).skip(1);
                    let mut entries = entries
                        .filter(|entry| entry.split('|').next().unwrap().contains(edition.word()));
                    let entry = entries.next().unwrap();
                    assert!(entry.contains(&format!("\n{language}: {text}\n")), "{heading}");
                    assert_eq!(entries.next(), None, "{heading}");
                }
            }
        }
    }
}

/// A better text becomes a handwritten one; written again, it replaces the first.
#[test]
fn a_better_text_of_a_card_is_used_for_its_editions() {
    let archery = |overrides: &str, edition| {
        let texts = File::ALL.map(|name| match name {
            File::Overrides => overrides,
            name => file(Language::Polish, name),
        });
        let words = Words::from_texts(Language::Polish, &texts).unwrap();
        let rules = Rules::printed(edition);
        words.effect(rules, rules.card_named("Archery").unwrap(), 0)
    };
    let page = review_cards(polish());
    let mut overrides = file(Language::Polish, File::Overrides).to_owned();
    for better in ["Oddaj [1] i drżyj!", "Oddaj\n[1], i to już!"] {
        let filled = filled(&page, "[card Archery | effect 1 ", "better:", better);
        let reviewed = Reviewed::read(&filled.replace('\n', "\r\n")).unwrap();
        assert_eq!(reviewed.problems(), []);
        assert_eq!(reviewed.changes(), 1);
        overrides = reviewed.apply_to(File::Overrides, &overrides);
        for edition in Edition::ALL {
            assert_eq!(archery(&overrides, edition), better.replace('\n', " "));
        }
        assert_eq!(overrides.matches(".card = Archery").count(), 1);
        for name in File::ALL.into_iter().filter(|name| *name != File::Overrides) {
            let text = file(Language::Polish, name);
            assert_eq!(reviewed.apply_to(name, text), text);
        }
    }
}

#[test]
fn icons_are_written_as_they_are_printed() {
    let page = review_cards(polish());
    let city = "[card City States | effect 1 ";
    let castle = polish().icon(eureka_innovation::Icon::Castle);
    let better = format!("Żądam: cztery {castle}, [1]!");
    let reviewed = Reviewed::read(&filled(&page, city, "better:", &better)).unwrap();
    let overrides = reviewed.apply_to(File::Overrides, "# Head\n");
    let text = "override-city-states-1 = Żądam: cztery { icon-castle }, [1]!\n";
    assert!(overrides.contains(text), "{overrides}");
    assert!(overrides.starts_with("# Head\n\noverride"), "{overrides}");
}

#[test]
fn a_better_message_replaces_only_the_old_one() {
    let page = review_messages(polish());
    let heading = "[message event-bonus | table.ftl]";
    let reviewed =
        Reviewed::read(&filled(&page, heading, "better:", "{ $seat } bierze premię")).unwrap();
    let before = file(Language::Polish, File::Table);
    let after = reviewed.apply_to(File::Table, before);
    let changed: Vec<&str> = after.lines().filter(|line| !before.contains(line)).collect();
    assert_eq!(changed, ["event-bonus = { $seat } bierze premię"]);
    assert_eq!(after.lines().count(), before.lines().count());

    // A message with forms keeps its lines.
    let forms = "{ $actions ->\n    [1] raz\n   *[other] { $actions } razy\n}";
    let heading = "[message question-action | table.ftl]";
    let reviewed = Reviewed::read(&filled(&page, heading, "better:", forms)).unwrap();
    assert_eq!(reviewed.problems(), []);
    let after = reviewed.apply_to(File::Table, before);
    let texts = File::ALL.map(|name| match name {
        File::Table => after.as_str(),
        name => file(Language::Polish, name),
    });
    Words::from_texts(Language::Polish, &texts).unwrap();
    assert!(after.contains("    [1] raz\n"), "{after}");
}

#[test]
fn remarks_come_back_with_what_they_are_about() {
    let page = review_cards(polish());
    let heading = "[card Oars | effect 1 ";
    let reviewed =
        Reviewed::read(&filled(&page, heading, "remark:", "za długie\ni sztywne")).unwrap();
    let [(about, remark)] = reviewed.remarks() else { panic!("{:?}", reviewed.remarks()) };
    assert!(about.starts_with(heading), "{about}");
    assert_eq!(remark, "za długie\ni sztywne");
    assert_eq!(reviewed.changes(), 0);
}

#[test]
fn what_cannot_be_brought_back_is_named_with_its_line() {
    let (cards, texts) = (review_cards(polish()), review_messages(polish()));
    let line = |page: &str, begin: &str| {
        page.lines().find(|line| line.starts_with(begin)).unwrap().to_owned()
    };
    let archery = &line(&cards, "[card Archery | effect 1");
    let now = &line(&cards[cards.find(archery).unwrap()..], "pl: ");
    let action = "[message question-action | table.ftl]";
    let claim = "[message event-claim | table.ftl]";
    let card = |text: &str| filled(&cards, archery, "better:", text);
    let action = |text: &str| filled(&texts, action, "better:", text);
    let other_card = |heading: &str| card("Oddaj mi [1], i to już!").replace(archery, heading);
    let cases = [
        (card("Oddaj { $card }!"), "braces"),
        (card("Oddaj mi swoją kartę!"), "[1] is missing"),
        (card("Oddaj mi [1] i [7]!"), "[7] stands in the better text of Archery only: write [1]"),
        (card("[1]"), "much shorter"),
        (other_card("[card Archery | effect 1 | first | 12]"), "has changed"),
        (other_card("[card Archery | effect 9 | first | 12]"), "was changed"),
        (other_card("[card Archery | effect]"), "was changed"),
        (other_card("[card Archery | effect 1 | | d9cdf44daba7c4a3]"), "was changed"),
        (other_card(""), "is missing or was changed"),
        (card("Oddaj mi [1]!").replace(now, "pl: Oddaj [1]!"), "not today's text"),
        (cards.replacen(now, "pl: Oddaj [1]!", 1), "in 0 other places"),
        (card("Oddaj mi [1]!").replace("better: Oddaj", "lepiej: Oddaj"), "`better:` is missing"),
        (
            card("Oddaj mi [1]!\nuwaga: x").replacen("uwaga: x\nremark:", "uwaga: x\n", 1),
            "`remark:` is missing",
        ),
        (card("Oddaj mi [1]!\npl: i to już!"), "a text begins here"),
        (filled(&cards, archery, "remark:", "x\nBetter: Oddaj mi [1]!"), "stands there already"),
        (cards.replacen(now, &format!("{now}\nOddaj mi [1]!"), 1), "in 0 other places"),
        (card("Oddaj mi [1]!").replace(now, ""), "`pl:` above it is missing"),
        (
            filled(&card("Oddaj mi [1]!"), archery, "remark:", "x\nbetter: y"),
            "stands there already",
        ),
        (action("{ $actions"), "a brace is missing"),
        (action("{ $actions -> [1] a }"), "the forms do not fit"),
        (action("{ $actions } raz\n*dwa"), "may begin with"),
        (action("{ $actions } { $weather }"), "$weather"),
        (filled(&texts, claim, "better:", "$seat bierze { $special }"), "{ $seat } is missing"),
        (filled(&texts, claim, "better:", "{ $seat } { $special } { part-x }"), "{ part-x }"),
        (filled(&texts, claim, "better:", "{ $seat } { $special } { event-claim }"), "itself"),
        (action("{ $actions ->\n    [raz] raz\n   *[other] { $actions } razy\n}"), "[raz]"),
        (format!("{cards}\n[language uk]\n"), "`uk` cannot begin here"),
    ];
    for (page, what) in cases {
        let reviewed = Reviewed::read(&page).unwrap();
        let named = reviewed.problems().iter().find(|problem| problem.what.contains(what));
        let problem = named.unwrap_or_else(|| panic!("{what}: {:?}", reviewed.problems()));
        assert!(problem.line > 10, "{problem}");
        // Only a second better text leaves the first one as it is.
        let kept = page.contains("better: Oddaj mi [1]!\nremark: x\n");
        assert_eq!(reviewed.changes(), usize::from(kept), "{problem}");
    }
    for (page, what) in [
        ("", "is empty"),
        ("better: x", "[language pl]"),
        ("[language zz]", "no such language"),
        ("# Head\n[language PL]\n", ""),
    ] {
        match Reviewed::read(page) {
            Err(problem) => assert!(problem.what.contains(what) && !what.is_empty(), "{problem}"),
            Ok(reviewed) => assert_eq!((reviewed.language(), what), (Language::Polish, "")),
        }
    }
}

/// A text without its heading is not taken for a better one of the card above it.
#[test]
fn a_text_whose_heading_is_lost_changes_no_other_text() {
    let page = review_cards(polish());
    let heading = page.lines().find(|line| line.starts_with("[card Bicycle | effect 1")).unwrap();
    let page = filled(&page, heading, "better:", "Zamień wszystko!").replace(heading, "");
    let reviewed = Reviewed::read(&page).unwrap();
    assert_eq!((reviewed.changes(), reviewed.problems().len()), (0, 1));
}

/// In the file of another language, no text is the one that the heading promises.
#[test]
fn a_file_that_names_the_wrong_language_changes_nothing() {
    let page =
        review_cards(Words::of(Language::Ukrainian)).replace("[language uk]", "[language pl]");
    let page = filled(&page, "[card The Wheel | effect 1", "better:", "Доберіть дві [1]!");
    let reviewed = Reviewed::read(&page).unwrap();
    assert_eq!((reviewed.changes(), reviewed.problems().len()), (0, 2));
}

/// A text for several editions stays for those that the better one is not for.
#[test]
fn a_better_text_for_one_edition_leaves_the_others() {
    let page = review_cards(polish());
    let heading = page.lines().find(|line| line.starts_with("[card The Wheel | effect 1")).unwrap();
    let one = heading.replace("first third fourth", "third");
    let page = filled(&page, heading, "better:", "Pociągnij od razu dwie karty [1].");
    let reviewed = Reviewed::read(&page).unwrap();
    let overrides = reviewed.apply_to(File::Overrides, "# Head\n");
    let page = page.replace(heading, &one).replace("od razu", "zaraz");
    let overrides = Reviewed::read(&page).unwrap().apply_to(File::Overrides, &overrides);
    assert!(overrides.contains(
        "od razu dwie karty [1].\n    .card = The Wheel\n    .editions = first fourth\n"
    ));
    assert!(
        overrides.contains("zaraz dwie karty [1].\n    .card = The Wheel\n    .editions = third\n")
    );
}

/// The attributes of a message are not texts, and stay.
#[test]
fn a_better_word_of_the_glossary_keeps_its_beginnings() {
    let page = review_messages(polish());
    let heading = "[message term-draw | glossary.ftl]";
    let reviewed = Reviewed::read(&filled(&page, heading, "better:", "dobrać")).unwrap();
    let before = file(Language::Polish, File::Glossary);
    let after = reviewed.apply_to(File::Glossary, before);
    assert!(after.contains("term-draw = dobrać\n    .found = "), "{after}");
    assert_eq!(after.lines().count(), before.lines().count());
}

/// Labels are read however they are written.
#[test]
fn labels_may_be_written_with_capitals_and_spaces() {
    let page = review_cards(polish());
    let heading = "[card The Wheel | effect 1";
    let page = filled(&page, heading, "better:", "Pociągnij od razu dwie karty [1].");
    let page = page.replace("better: Pociągnij od razu", "Better : Pociągnij od razu");
    let reviewed = Reviewed::read(&page).unwrap();
    assert_eq!((reviewed.changes(), reviewed.problems()), (1, &[][..]));
}

/// Every language has a word for every concept, by which it is found in some text of the language.
#[test]
fn glossaries_are_complete_and_used() {
    let ids = |glossary: &Glossary| -> Vec<String> {
        glossary.terms().iter().map(|term| term.id().to_owned()).collect()
    };
    let english = Glossary::of(Language::English);
    let mut unused = Vec::new();
    for language in Language::ALL {
        let glossary = Glossary::of(language);
        assert_eq!(ids(&glossary), ids(&english), "{language}");
        let words = Words::of(language);
        let mut texts: String = review_cards(words)
            .lines()
            .filter(|line| line.starts_with(&format!("{language}: ")))
            .collect();
        for name in [File::Table, File::Guide, File::Coach, File::Home, File::Board] {
            texts.push_str(file(language, name));
        }
        let texts = texts.to_lowercase();
        for term in glossary.terms() {
            assert!(!term.word().is_empty(), "{language}: {}", term.id());
            for found in term.found() {
                let begins = |(place, _)| !texts[..place].ends_with(char::is_alphanumeric);
                let used = texts.match_indices(found.as_str()).any(begins);
                if found.is_empty() || !used {
                    unused.push(format!("{language}: {} {found:?}", term.id()));
                }
            }
        }
    }
    assert!(unused.is_empty(), "{unused:#?}");
}
