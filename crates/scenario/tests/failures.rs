//! Expectations that do not hold are reported, with the expected and the actual value.

use eureka_scenario::Scenario;

/// A position in which Archery makes B draw Oars and choose between Oars and Tools.
const BEGINNING: &str = r#"
edition = "first"
[A.board]
red = ["Archery", "Metalworking"]
[B]
hand = ["Tools"]
[decks]
1 = ["Oars", "Pottery", "..."]
"#;

/// Plays from [`BEGINNING`] and compares the failure; the empty text means that the scenario passes.
fn check(plays: &str, expectation: &str, failure: &str) {
    check_illegal(plays, "", expectation, failure);
}

fn check_illegal(plays: &str, illegal: &str, expectation: &str, failure: &str) {
    let text =
        format!("play = [{plays}]\nillegal = [{illegal}]\n{BEGINNING}\n[expect]\n{expectation}");
    let scenario = Scenario::read(&text).unwrap();
    let got = scenario.run().err().map_or(String::new(), |failure| failure.to_string());
    assert_eq!(got, failure, "{text}");
}

/// The answers of a complete dogma action.
const PLAYED: &str = r#""A: dogma Archery", "B: Tools""#;

#[test]
fn a_true_expectation_passes() {
    check(
        PLAYED,
        r#"
        A.hand = ["Tools"]
        A.score = []
        A.board.red = ["Archery", "Metalworking"]
        A.splay.red = "none"
        A.achievements = []
        A.points = 0
        A.icons = { castle = 2, bulb = 1 }
        B.hand = ["Oars"]
        decks.1 = ["Pottery", "..."]
        deck_size = { 2 = 9 }
        available = [9, 8, 7, 6, 5, 4, 3, 2, 1]
        special = ["World", "Empire", "Monument", "Wonder", "Universe"]
        turn = "A"
        actions = 1
        over = false
        winners = []
        eliminated = []
        "#,
        "",
    );
    check(PLAYED, "", "");
    check(r#""A: dogma Archery""#, "asked = \"B\"\noptions = [\"Tools\", \"Oars\"]", "");
}

#[test]
fn each_key_is_compared() {
    check(PLAYED, r#"A.hand = ["Oars"]"#, "A.hand: expected [Oars], got [Tools]");
    check(PLAYED, "B.hand = []", "B.hand: expected [], got [Oars]");
    check(PLAYED, r#"B.hand = ["Oars", "Oars"]"#, "B.hand: expected [Oars, Oars], got [Oars]");
    check(PLAYED, r#"A.score = ["Oars"]"#, "A.score: expected [Oars], got []");
    check(
        PLAYED,
        r#"A.board.red = ["Metalworking", "Archery"]"#,
        "A.board.red: expected [Metalworking, Archery], got [Archery, Metalworking]",
    );
    check(PLAYED, r#"A.splay.red = "left""#, "A.splay.red: expected left, got none");
    check(
        PLAYED,
        r#"A.achievements = [1, "World"]"#,
        "A.achievements: expected [1, World], got []",
    );
    check(PLAYED, "A.points = 1", "A.points: expected 1, got 0");
    check(PLAYED, "A.icons = { castle = 2, bulb = 0 }", "A.icons.bulb: expected 0, got 1");
    check(PLAYED, "deck_size = { 2 = 10 }", "deck_size.2: expected 10, got 9");
    check(PLAYED, "available = [1]", "available: expected [1], got [1, 2, 3, 4, 5, 6, 7, 8, 9]");
    check(
        PLAYED,
        "special = []",
        "special: expected [], got [Monument, Empire, World, Wonder, Universe]",
    );
    check(PLAYED, r#"turn = "B""#, "turn: expected B, got A");
    check(PLAYED, "actions = 2", "actions: expected 2, got 1");
    check(PLAYED, "over = true", "over: expected true, got false");
    check(PLAYED, r#"winners = ["A"]"#, "winners: expected [A], got []");
    check(PLAYED, r#"eliminated = ["B"]"#, "eliminated: expected [B], got []");
}

#[test]
fn decks_are_compared_from_the_top() {
    let rest = "Pottery, Agriculture, City States, Clothing, Code of Laws, Domestication, Masonry, \
                Mysticism, Sailing, The Wheel";
    check(
        PLAYED,
        r#"decks.1 = ["Pottery"]"#,
        &format!("decks.1: expected [Pottery], got [{rest}]"),
    );
    check(
        PLAYED,
        r#"decks.1 = ["Agriculture", "..."]"#,
        &format!("decks.1: expected [Agriculture, ...], got [{rest}]"),
    );
    check(PLAYED, r#"decks.1 = ["..."]"#, "");
    check(PLAYED, r#"decks.1 = ["Pottery", "Agriculture", "..."]"#, "");
}

#[test]
fn all_differences_are_reported() {
    check(
        PLAYED,
        "A.hand = []\nactions = 2",
        "A.hand: expected [], got [Tools]; actions: expected 2, got 1",
    );
}

#[test]
fn an_open_question_must_be_expected() {
    let open = r#""A: dogma Archery""#;
    check(open, "", "a question is left unanswered: B is asked for one of [Oars, Tools]");
    check(
        open,
        r#"options = ["Oars", "Tools"]"#,
        "a question is left unanswered: B is asked for one of [Oars, Tools]",
    );
    check(open, r#"asked = "A""#, "asked: expected A, got B");
    check(
        open,
        "asked = \"B\"\noptions = [\"Tools\"]",
        "options: expected [Tools], got [Oars, Tools]",
    );
    check(
        open,
        "asked = \"B\"\noptions = [\"Tools\", \"Oars\", \"pass\"]",
        "options: expected [Tools, Oars, pass], got [Oars, Tools]",
    );
}

#[test]
fn the_next_action_counts_as_a_question_only_if_options_are_listed() {
    check(PLAYED, r#"asked = "A""#, "asked: expected A, got nobody");
    let options = r#"options = ["draw", "meld Tools", "dogma Archery"]"#;
    check(PLAYED, &format!("asked = \"A\"\n{options}"), "");
    check(PLAYED, &format!("asked = \"B\"\n{options}"), "asked: expected B, got A");
}

#[test]
fn answers_of_the_wrong_seat_or_out_of_order_fail() {
    check(r#""B: draw""#, "", "`B: draw` comes from B, but A is asked: [draw, dogma Archery]");
    check(
        r#""A: dogma Archery", "A: draw""#,
        "",
        "`A: draw` comes from A, but B is asked: [Oars, Tools]",
    );
    check(
        r#""A: dogma Archery", "B: pass""#,
        "",
        "`B: pass` is refused: `pass` is no answer for B here: the options are Oars, Tools",
    );
    check(
        r#""A: dogma Archery", "B: Tools", "B: Oars""#,
        "",
        "`B: Oars` comes from B, but A is asked: [draw, meld Tools, dogma Archery]",
    );
    check(
        r#""A: dogma Archery", "B: Tools", "A: Oars""#,
        "",
        "`A: Oars` is refused: `Oars` is no answer for A here: \
         the options are draw, meld Tools, dogma Archery",
    );
}

#[test]
fn answers_listed_as_illegal_must_be_refused() {
    check_illegal(PLAYED, r#""A: meld Oars", "B: draw", "A: achieve 1", "A: pass""#, "", "");
    check_illegal(
        PLAYED,
        r#""A: meld Oars", "A: draw""#,
        "A.hand = []",
        "A.hand: expected [], got [Tools]; \
         illegal: expected `A: draw` to be refused, but it is allowed",
    );
}

#[test]
fn anybody_gives_up_at_any_moment_until_they_are_out() {
    let over = "over = true\nwinners = [\"A\"]\neliminated = [\"B\"]\nB.hand = []";
    check(r#""B: resign""#, over, "");
    check(r#""A: dogma Archery", "B: resign""#, over, "");
    check_illegal(r#""B: resign""#, r#""A: resign", "B: resign", "A: draw""#, "", "");
    check(r#""B: resign", "A: resign""#, "", "`A: resign` is left over: the game is over");
    check_illegal(
        "",
        r#""B: resign""#,
        "",
        "illegal: expected `B: resign` to be refused, but it is allowed",
    );
    let text = "edition = \"first\"\nplayers = 3\nplay = [\"B: resign\", \"B: resign\"]";
    let failure = Scenario::read(text).unwrap().run().unwrap_err().to_string();
    assert_eq!(failure, "`B: resign` is refused: B is out of the game");
}

/// A position without cards to draw: the first draw ends the game.
const LAST_DRAW: &str = r#"
edition = "first"
available = []
[A]
score = ["Tools"]
[decks]
1 = []
2 = []
3 = []
4 = []
5 = []
6 = []
7 = []
8 = []
9 = []
10 = []
"#;

fn check_last_draw(more: &str, expectation: &str, failure: &str) {
    let text = format!("play = [\"A: draw\"{more}]\n{LAST_DRAW}\n[expect]\n{expectation}");
    let scenario = Scenario::read(&text).unwrap();
    let got = scenario.run().err().map_or(String::new(), |failure| failure.to_string());
    assert_eq!(got, failure, "{text}");
}

#[test]
fn after_the_end_nothing_is_asked_and_everything_is_refused() {
    check_last_draw("", "over = true\nwinners = [\"A\"]", "");
    check_last_draw("", "turn = \"B\"\nactions = 2", "");
    check_last_draw("", "winners = [\"B\"]", "winners: expected [B], got [A]");
    check_last_draw("", "asked = \"A\"", "asked: expected A, got nobody");
    check_last_draw("", "options = [\"draw\"]", "options: expected [draw], got []");
    check_last_draw(", \"B: draw\"", "", "`B: draw` is left over: the game is over");
    let text = format!("play = [\"A: draw\"]\nillegal = [\"A: draw\", \"B: draw\"]\n{LAST_DRAW}");
    Scenario::read(&text).unwrap().run().unwrap();
}
