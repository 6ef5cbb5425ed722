//! Unknown keys, names and values are refused, with the key and the value.

use eureka_scenario::Scenario;

/// Reads a scenario of the first edition and compares the error.
fn check(text: &str, error: &str) {
    check_whole(&format!("edition = \"first\"\n{text}"), error);
}

fn check_whole(text: &str, error: &str) {
    match Scenario::read(text) {
        Ok(_) => panic!("this was read without an error:\n{text}"),
        Err(got) => assert_eq!(got.to_string(), error, "{text}"),
    }
}

/// Reads a scenario of the first edition and checks that its starting position is refused with this text in the message.
fn check_beginning(text: &str, part: &str) {
    let scenario = Scenario::read(&format!("edition = \"first\"\n{text}")).unwrap();
    let failure = scenario.run().expect_err(text).to_string();
    assert!(failure.contains(part), "{failure}\n{text}");
}

#[test]
fn invalid_toml_is_refused_with_its_line() {
    let error = Scenario::read("edition = \"first\"\nplay = [\n").unwrap_err().to_string();
    assert!(error.starts_with("line "), "{error}");
    assert!(!error.contains('\n'), "{error}");
    let twice = Scenario::read("edition = \"first\"\nedition = \"first\"\n").unwrap_err();
    assert!(twice.to_string().starts_with("line 2: duplicate key"), "{twice}");
}

#[test]
fn other_games_and_editions_are_refused() {
    check_whole("game = \"chess\"\nedition = \"first\"", "game: unknown key");
    check_whole(
        "edition = \"second\"",
        "edition: expected an edition (first, third, fourth), got `second`",
    );
    check_whole("title = \"x\"", "edition: is missing");
}

#[test]
fn unknown_keys_are_refused_everywhere() {
    check("tittle = \"x\"", "tittle: unknown key, did you mean `title`?");
    check("expected = {}", "expected: unknown key, did you mean `expect`?");
    check("game = \"innovation\"", "game: unknown key");
    check("[A]\nhands = []", "A.hands: unknown key, did you mean `hand`?");
    check("[A.board]\npink = []", "A.board.pink: unknown key");
    check("[A.splay]\nblu = \"left\"", "A.splay.blu: unknown key, did you mean `blue`?");
    check("[decks]\n11 = []", "decks.11: unknown key");
    check("[decks]\n01 = []", "decks.01: unknown key");
    check("[expect]\nA.colour = 1", "expect.A.colour: unknown key");
    check(
        "[expect]\nA.icons = { leafs = 1 }",
        "expect.A.icons.leafs: unknown key, did you mean `leaf`?",
    );
    check("[expect]\ndeck_size = { 0 = 9 }", "expect.deck_size.0: unknown key");
    check("[expect]\nwinner = [\"A\"]", "expect.winner: unknown key, did you mean `winners`?");
    check("[expect]\nillegal = []", "expect.illegal: unknown key");
}

#[test]
fn values_of_another_type_are_refused() {
    check("title = 3", "title: expected a text, got 3");
    check("players = \"2\"", "players: expected a number from 2 to 4, got \"2\"");
    check("players = 5", "players: expected a number from 2 to 4, got 5");
    check("actions = 0", "actions: expected a number from 1 to 2, got 0");
    check("actions = 1.0", "actions: expected a number from 1 to 2, got 1.0");
    check("turn = 1", "turn: expected a text, got 1");
    check("play = \"A: draw\"", "play: expected a list, got \"A: draw\"");
    check("A = [\"Tools\"]", "A: expected a table, got a list");
    check("[A]\nhand = \"Tools\"", "A.hand: expected a list, got \"Tools\"");
    check("[A]\nhand = [[\"Tools\"]]", "A.hand: expected a text, got a list");
    let blind = "blind: expected a whole number from 0 to 18446744073709551615";
    check("blind = -1", &format!("{blind}, got -1"));
    check("blind = 1.5", &format!("{blind}, got 1.5"));
    check("blind = \"one\"", &format!("{blind}, got \"one\""));
    check("[expect]\nover = \"yes\"", "expect.over: expected true or false, got \"yes\"");
    check("[expect]\noptions = [3]", "expect.options: expected a text, got 3");
    check("[expect]\nA.points = -1", "expect.A.points: expected a number from 0 to 65535, got -1");
    check("[expect]\nA.board.red = \"Oars\"", "expect.A.board.red: expected a list, got \"Oars\"");
}

#[test]
fn unknown_cards_are_refused_with_a_guess() {
    let tols = "no card of the first edition is called `Tols`, did you mean `Tools`?";
    check("[A]\nhand = [\"Tols\"]", &format!("A.hand: {tols}"));
    check("[decks]\n1 = [\"Tols\", \"...\"]", &format!("decks.1: {tols}"));
    check("[expect]\nB.score = [\"Tols\"]", &format!("expect.B.score: {tols}"));
    check("[expect]\ndecks.1 = [\"Tols\"]", &format!("expect.decks.1: {tols}"));
    check("play = [\"A: meld Tols\"]", &format!("play: {tols}"));
    check("play = [\"A: dogma Tols of B\"]", &format!("play: {tols}"));
    check("illegal = [\"A: Tols\"]", &format!("illegal: {tols}"));
    check(
        "[A]\nhand = [\"Whataboutism\"]",
        "A.hand: no card of the first edition is called `Whataboutism`",
    );
}

#[test]
fn a_card_is_placed_once() {
    check(
        "[A]\nhand = [\"Tools\", \"Tools\"]",
        "A.hand: Tools is placed twice, it is already in A.hand",
    );
    check(
        "[A]\nscore = [\"Oars\"]\n[B.board]\nred = [\"Oars\"]",
        "B.board.red: Oars is placed twice, it is already in A.score",
    );
    check(
        "[B]\nhand = [\"Oars\"]\n[decks]\n1 = [\"Oars\", \"...\"]",
        "decks.1: Oars is placed twice, it is already in B.hand",
    );
}

#[test]
fn seats_of_a_larger_table_are_refused() {
    check("turn = \"C\"", "turn: there is no seat C at a table of 2");
    check("turn = \"a\"", "turn: there is no seat a at a table of 2");
    check("[C]\nhand = []", "C: there is no seat C at a table of 2");
    check("play = [\"C: draw\"]", "play: there is no seat C at a table of 2");
    check("illegal = [\"C: draw\"]", "illegal: there is no seat C at a table of 2");
    check("[expect]\nC.hand = []", "expect.C: there is no seat C at a table of 2");
    check("[expect]\nwinners = [\"D\"]", "expect.winners: there is no seat D at a table of 2");
    check("[expect]\nasked = \"C\"", "expect.asked: there is no seat C at a table of 2");
    check("players = 3\n[D]\nhand = []", "D: there is no seat D at a table of 3");
}

#[test]
fn unknown_words_and_numbers_are_refused() {
    check(
        "[A.splay]\nred = \"down\"",
        "A.splay.red: expected a splay (none, left, right, up, aslant), got `down`",
    );
    check(
        "special = [\"Military\"]",
        "special: expected a special achievement (Monument, Empire, World, Wonder, Universe), \
         got `Military`",
    );
    check("available = [10]", "available: expected a number from 1 to 9, got 10");
    check("[A]\nachievements = [0]", "A.achievements: expected a number from 1 to 9, got 0");
    check("[decks]\n1 = [\"...\", \"Oars\"]", "decks.1: `...` must stand last");
    check("play = [\"draw\"]", "play: `draw` does not say who answers: write `A: draw`");
    check("play = [\"Z: draw\"]", "play: `Z` is no seat: seats are the letters from A to H");
    check("illegal = [\"A: sing\"]", "illegal: `sing` is no action and no answer");
    check("play = [\"A: resigns\"]", "play: `resigns` is no action and no answer");
    check("play = [\"C: resign\"]", "play: there is no seat C at a table of 2");
}

#[test]
fn keys_of_the_fourth_edition_are_refused_in_the_first() {
    check("junk = []", "junk: is for the fourth edition only");
    check("parley = false", "parley: is for the fourth edition only");
    check("teams = [[\"A\"], [\"B\"]]", "teams: is for the fourth edition only");
    check("[expect]\njunk = []", "expect.junk: is for the fourth edition only");
    check("[A.splay]\nred = \"aslant\"", "A.splay.red: is for the fourth edition only");
}

#[test]
fn impossible_positions_fail() {
    check_beginning("[A.board]\nred = [\"Tools\"]", "Tools");
    check_beginning("[decks]\n2 = [\"Tools\"]", "Tools");
    check_beginning("[A.board]\nred = [\"Oars\"]\n[A.splay]\nred = \"left\"", "red");
    check_beginning("[A]\nachievements = [\"Empire\"]", "Empire");
    check_beginning("special = []\n[A]\nachievements = [\"World\", \"World\"]", "World");
    check_beginning(
        "special = []\n[A]\nachievements = [\"World\"]\n[B]\nachievements = [\"World\"]",
        "World",
    );
    check_beginning("special = [\"World\", \"World\"]", "World");
    check_beginning("[A]\nachievements = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9]", "9");
}

#[test]
fn parley_at_a_table_with_teams_fails() {
    let fails = |teams: &str| {
        let text = format!("edition = \"fourth\"\nplayers = 4\nparley = true\nteams = {teams}");
        Scenario::read(&text).unwrap().run().err().map(|failure| failure.to_string())
    };
    let reason = "parley is played without teams: let everyone play alone, or leave parley out";
    assert_eq!(fails("[[\"A\", \"C\"], [\"B\", \"D\"]]").as_deref(), Some(reason));
    assert_eq!(fails("[[\"A\", \"C\"], [\"B\"], [\"D\"]]").as_deref(), Some(reason));
    assert_eq!(fails("[[\"A\"], [\"B\"], [\"C\"], [\"D\"]]"), None);
}
