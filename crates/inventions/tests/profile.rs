//! Tests of box profiles: faults with their keys, warnings, and chain marks.

use eureka_inventions::{Action, Profile, Setup, UnknownCards, Warning};

/// Our profile as text with one replacement.
fn changed(from: &str, to: &str) -> String {
    let text = Profile::ours().write();
    assert!(text.contains(from), "{from} is not in\n{text}");
    text.replacen(from, to, 1)
}

/// Asserts that a profile is refused with this message.
fn check(text: &str, fault: &str) {
    match Profile::read(text) {
        Ok(_) => panic!("this was read without a fault:\n{text}"),
        Err(got) => assert_eq!(got.to_string(), fault, "{text}"),
    }
}

#[test]
fn our_profile_is_marked_as_ours_and_reads_as_it_is_written() {
    let ours = Profile::ours();
    assert!(ours.ours);
    assert_eq!(Profile::read(&ours.write()).as_ref(), Ok(ours));
    assert_eq!(ours.warnings(), []);
}

#[test]
fn faults_are_named_with_their_place() {
    check("forums = [", "line 1: unclosed array, expected `]`");
    check("name = 3", "name: expected a text, got 3");
    check("name = \"\\u001b[2J\"", "name: `\\u{1b}[2J` has a letter that cannot be shown");
    check("colour = 1", "colour: unknown key");
    check("[cards]", "forums: is missing");
    check(&changed("\"TRAVEL\"]", "\"SING\"]"), "forums: `SING` is no action");
    check(&changed("\"TRAVEL\"]", "\"SHARE\"]"), "forums: SHARE is in two forums");
    check(
        &changed(", \"TRAVEL\"]", "]"),
        "forums: expected two actions for each forum, got a list",
    );
    check(
        &changed("\"private 1\"", "\"public 1\""),
        "ring: `public 1` is no slot: slots are `private 1` to `private 4` and `common 1` to `common 4`",
    );
    check(&changed("\"private 1\"", "\"private 2\""), "ring: `private 1` is missing");
    check(&changed("[6, 4, 2]", "[4, 6]"), "influence.1: the values must fall from the left");
    check(&changed("1 = [6, 4, 2]", "8 = [6]"), "influence.8: unknown key");
    check(&changed("1 = [6, 4, 2]\n", ""), "influence: region 1 is missing");
    check(
        &changed("\"SHARE\", \"PRESENT\", \"INNOVATE*\"", "\"SHARE*\""),
        "cards.1: SHARE bears no chain mark: only INNOVATE, CALL_SPEC, GAIN_INF and TRAVEL can have one",
    );
    check(&changed("1 = [\"SHARE\"", "7 = [\"SHARE\""), "cards.7: unknown key");
    check(
        &format!("{}\n[spaces]\nSteam = 2", Profile::ours().write()),
        "spaces.Steam: `Steam` is no milestone",
    );
    check(
        &format!("{}\n[track]\n2 = [\"C\"]", Profile::ours().write()),
        "track.2: a profile has no era markers",
    );
    check(&format!("{}\n[track]\n2 = [\"-\"]", Profile::ours().write()), "track: era 3 is missing");
}

#[test]
fn forums_against_the_examples_of_the_book_are_warned_of() {
    let text = changed("\"TRAVEL\"]", "\"INNOVATE\"]").replacen("[\"INNOVATE\"", "[\"TRAVEL\"", 1);
    let profile = Profile::read(&text).unwrap();
    assert_eq!(profile.warnings(), [Warning(Action::Present, Action::Innovate)]);
}

#[test]
fn cards_without_any_mark_are_read_as_if_all_were_marked() {
    let profile = Profile::read(&Profile::ours().write().replace('*', "")).unwrap();
    for row in profile.cards.values().flatten() {
        assert_eq!(row.chain, row.action.is_chainable());
    }
}

#[test]
fn the_program_draws_no_cards_that_it_does_not_know() {
    let mut profile = Profile::ours().clone();
    profile.cards.remove(&3);
    assert_eq!(Setup::new(profile.clone(), Some(1)).start(), Err(UnknownCards));
    assert!(Setup::new(profile, None).start().is_ok());
}
