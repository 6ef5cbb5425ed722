//! Scenarios of Inventions that are misspelled, impossible or untrue fail with the reason.

use eureka_scenario::check;

/// Checks a scenario that must fail for this reason.
fn fails(text: &str, reason: &str) {
    let text = format!("game = \"inventions\"\n{text}");
    let text = if text.contains("expect") { text } else { format!("{text}\n[expect]\nip = 0") };
    match check(&text) {
        Ok(()) => panic!("this passed:\n{text}"),
        Err(error) => assert_eq!(error.to_string(), reason, "{text}"),
    }
}

fn holds(text: &str) {
    let text = format!("game = \"inventions\"\n{text}");
    check(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
}

#[test]
fn unknown_keys_are_refused_everywhere() {
    fails("colour = 1", "colour: unknown key");
    fails("region.8.sage = true", "region.8: unknown key");
    fails("region.1.sages = 1", "region.1.sages: unknown key");
    fails("milestones.D = \"Iron\"", "milestones.D: unknown key");
    fails("milestones.discard = []", "milestones.discard: unknown key");
    fails("C.deck = []", "C.deck: unknown key");
    fails("C.era = 2", "C.era: unknown key");
    fails("you.wealth = \"A\"", "you.wealth: unknown key");
    fails("sheet.points = 1", "sheet.points: unknown key");
    fails("track.1 = []", "track.1: unknown key");
    fails("diplomats.Steam = []", "diplomats.Steam: unknown key");
    fails("expect.colour = 1", "expect.colour: unknown key");
    fails("expect.difficulty = \"easy\"", "expect.difficulty: unknown key");
    fails("expect.milestones.next = []", "expect.milestones.next: unknown key");
    fails("expect.bots = 6", "expect.bots: unknown key");
    fails("title = 3", "title: expected a text, got 3");
    fails("[expect]", "expect: nothing is expected");
}

#[test]
fn impossible_milestones_fail() {
    fails("milestones.C = \"Mining\"", "milestones: Mining is there twice");
    fails("milestones.C = \"Steam\"", "milestones.C: `Steam` is no milestone");
    fails("milestones.C = \"Paper\"", "milestones: Paper is not revealed in this era");
    fails(
        "milestones = { C = \"Iron\", common = [\"Control of Fire\", \"Agriculture\", \"Transportation\"] }",
        "milestones.common: older milestones lie below",
    );
    fails(
        "era = 3\nmilestones.eureka = [\"Iron\"]",
        "milestones.eureka: Iron is not of the deck of this era",
    );
    let next = "milestones.next: these are not the tiles of the next deck";
    fails("milestones.next = [\"Paper\", \"Crane\"]", next);
    fails("era = 5\nmilestones.next = [\"Paper\"]", next);
    fails(
        "milestones.private = [\"C\", \"H\", \"H\", \"free\"]",
        "milestones.private: expected C, you, H and free, got a list",
    );
    fails("diplomats.Iron = [\"C\"]", "diplomats.Iron: it does not lie on the board");
    fails("diplomats.Mining = [\"C\", \"C\"]", "diplomats.Mining: C is there twice");
    fails(
        "spaces.Mining = 1\ndiplomats.Mining = [\"C\", \"you\"]",
        "diplomats.Mining: there is room for 1",
    );
    fails("track = { 2 = [], 3 = [\"C\"] }", "track.3: C is in era 2");
    fails("track.3 = [\"C\"]", "track.3: C has two era markers");
    fails("track.2 = [\"C\", \"C\"]", "track.2: C has two era markers");
    holds("milestones.next = [\"Crane\", \"Greek Fire\", \"Paper\"]\nexpect.C.era = 2");
}

#[test]
fn impossible_cards_fail() {
    fails("region.1.card = \"idea T3 Iron\"", "region.1: the card has no presenter");
    fails(
        "region.1 = { card = \"invention T3 Iron\", presenter = \"C\" }",
        "region.1: the invention has no inventor",
    );
    fails("region.1.citizens = 2", "region.1: citizens stand beside no card");
    fails("region.1.innovator = \"C\"", "region.1: citizens stand beside no card");
    fails(
        "region.1 = { card = \"idea T3 Iron\", presenter = \"C\", inventor = \"C\" }",
        "region.1: an idea has no inventor and no innovator",
    );
    fails(
        "region.1 = { card = \"invention T3 Iron\", presenter = \"C\", inventor = \"C\", innovator = \"C\" }",
        "region.1: nobody innovates what he invented",
    );
    fails(
        "region.1 = { card = \"idea E1\", presenter = \"C\" }",
        "region.1: there are no ideas of era 1",
    );
    fails("ideas = [\"E1\"]", "ideas: `E1`: there are no ideas of era 1");
    fails("ideas = [\"E2 Iron\"]", "ideas: a card of era 2 cannot need Iron, which is of era 3");
    fails("ideas = [\"E3\"]", "ideas: `E3` lacks its milestone: only cards of era 1 need none");
    fails(
        "ideas = [\"E3 Iron\", \"T3 Iron\", \"C3 Iron\", \"E4 Iron\"]",
        "ideas: three at most are laid out",
    );
    fails(
        "ideas = [\"E3 Iron\"]\nstack = [\"E3 Iron\"]",
        "stack: there is a stack only beside three ideas",
    );
    fails("pile = 1", "pile: expected a number from 2 to 48, got 1");
}

#[test]
fn impossible_holdings_fail() {
    fails("region.1.tokens = [\"C\", \"C\"]", "region.1.tokens: C has two tokens here");
    fails(
        "region.1 = { tokens = [\"C\", \"H\"], values = [3] }",
        "region.1.tokens: there are 1 spaces for tokens",
    );
    fails("region.1.values = [3, 4]", "region.1.values: the values must fall from the left");
    fails(
        "C.tokens = 5\nregion.1.tokens = [\"C\"]",
        "C.tokens: 6 influence tokens, and there are 5",
    );
    fails("C.supply = 30", "C.supply: 31 citizens, and there are 30");
    fails("H.sages = 1", "H.sages: 8 sages, and there are 7");
    fails(
        "C.progress = [\"T1\"]\nH.progress = [\"T1\"]\nyou.progress = [\"T1\"]",
        "you.progress: T1 has three holders, and there are two",
    );
    fails("C.progress = [\"T1\", \"T1\"]", "C.progress: T1 is there twice");
    fails("C.wealth = \"AA\"", "C.wealth: A is there twice");
    fails("region.2.wealth = \"A\"", "region: 4 wealth tiles A, and there are 3");
    fails("region.1.wealth = \"EEE\"", "region: 5 wealth tiles E, and there are 2");
    fails("H.season = [\"SHARE\", \"GAIN_INF\"]", "H.season: two pillars in the forum of GAIN_INF");
    fails(
        "you.season = [\"SHARE\", \"INVENT\", \"TRAVEL\"]",
        "you.season: there are two Season pillars",
    );
    fails("forums = [[\"SHARE\", \"INVENT\"]]", "forums: PRESENT is in no forum");
}

#[test]
fn impossible_clocks_and_decks_fail() {
    fails("turn = \"era\"\nround = 2", "turn: the era is not over before its last round");
    fails("era = 1\nround = 2", "round: era 1 has 1 rounds");
    fails(
        "order = [\"C\", \"H\", \"H\"]",
        "order: expected C, you and H in their order, got a list",
    );
    fails("H.deck = [1, 1]", "H.deck: card 1 is there twice");
    fails("H.deck = [6]", "H.deck: there is no card 6");
    fails("H.slots = [1, 2]", "H.slots: 2 cards revealed by round 1");
    fails("turn = \"H\"\nround = 2", "H.slots: at his turn in round 2 1 are revealed");
    fails(
        "cards.6 = [\"SHARE*\"]",
        "cards.6: SHARE bears no chain mark: only INNOVATE, CALL_SPEC, GAIN_INF and TRAVEL can have one",
    );
    fails("H.shuffle = [[1, 2, 3]]", "H.shuffle: one is left over");
    fails(
        "play = [\"era change\"]\nH = { slots = [1, 2, 3], shuffle = [[1, 2, 4]] }",
        "H.shuffle: these are not the used cards",
    );
    fails(
        "sheet = { inventions = 1, era5 = 2 }",
        "sheet.era5: more inventions of era 5 than inventions",
    );
    fails(
        "settings.A38 = \"default\"",
        "settings.A38: there is no setting `A38`: settings are A1 to A37",
    );
    fails(
        "settings.A5 = \"none\"",
        "settings.A5: A5 cannot be `none`: it is any or epoch or mixed",
    );
    holds("settings = { A1 = \"default\", A5 = \"default\", A37 = \"default\" }\nexpect.ip = 0");
}

#[test]
fn steps_that_depend_on_chance_fail() {
    fails(
        "cards.6 = [\"CALL_SPEC\"]\nH.deck = [6]\nregion.2.H = 1\nplay = [\"H: turn\"]",
        "`H: turn` cannot be played: the speciality would be drawn at random",
    );
    fails(
        "H = { deck = [], slots = [1, 2, 3] }\nplay = [\"era change\", \"C: skip\", \"you: end\", \"H: turn\"]",
        "`H: turn` cannot be played: the order of Hephaestus's deck is not given",
    );
}

#[test]
fn unknown_and_refused_steps_fail() {
    fails("play = [\"sing\"]", "play: `sing` is no step");
    fails("play = [\"you: place SONG\"]", "play: `you: place SONG` is no step");
    fails("illegal = [\"H: skip\"]", "illegal: `H: skip` is no step");
    fails("play = [\"C: turn\", \"C: turn\"]", "`C: turn` is refused: the turn is `you` in era 2");
    fails("play = [\"score\", \"C: turn\"]", "`C: turn` is refused: the game is scored");
    fails("play = [\"you: invent 1\"]", &refusal("you: invent 1", "invent 1"));
    fails(
        "turn = \"era\"\nplay = [\"era change 2\"]",
        "`era change 2` is refused: you are not on the rightmost occupied turn-order space",
    );
}

/// The message of a refused answer. Checks only its beginning, since the rest is a long list of options.
fn refusal(step: &str, answer: &str) -> String {
    let text = format!("game = \"inventions\"\nplay = [\"{step}\"]\n[expect]\nip = 0");
    let message = check(&text).unwrap_err().to_string();
    let begins =
        format!("`{step}` is refused: `{answer}` is no answer here: some of the options are");
    assert!(message.starts_with(&begins), "{message}");
    message
}

#[test]
fn differences_are_reported() {
    fails("play = [\"C: turn\"]\nexpect.did = []", "did: expected [], got [\"C nothing\"]");
    fails(
        "expect.H.deck = [1, 2, 3, [4, 6]]",
        "H.deck: expected [1, 2, 3, [4, 6]], got [1, 2, 3, 4, 5]",
    );
    fails("expect.region.2.wealth = \"BB\"", "region.2.wealth: expected \"BB\", got \"BBB\"");
    fails(
        "illegal = [\"C: turn\"]\nexpect.ip = 0",
        "illegal: expected `C: turn` to be refused, but it is allowed",
    );
    holds("H.deck = [5, 4, 3, 2, 1]\nexpect.H.deck = [5, [3, 4], 2, [1]]");
    holds("C.wealth = \"BA\"\nexpect.C.wealth = \"AB\"");
}
