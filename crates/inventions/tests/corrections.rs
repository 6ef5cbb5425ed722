//! Tests of corrections: fields of every kind can be set, and impossible ones are refused.

use eureka_inventions::{Game, Profile, Question, Setup};
use eureka_table::Timeline;

fn begun() -> Timeline<Game> {
    Timeline::begin(Setup::new(Profile::ours().clone(), Some(1)), ()).unwrap()
}

/// A game before Chronos's first turn.
fn companion() -> Timeline<Game> {
    let mut companion = begun();
    while !matches!(companion.game().question(), Some(Question::Turn(_))) {
        let first = companion.game().answers()[0].to_string();
        companion.say(&first).unwrap();
    }
    companion
}

#[test]
fn fields_of_every_kind_can_be_set() {
    for correction in [
        "era = 2",
        "turn = \"H\"",
        "order = [\"you\", \"H\", \"C\"]",
        "pile = 7",
        "region.5 = { card = \"invention C2 Mining\", presenter = \"H\", inventor = \"C\" }",
        "region.5.need = 2",
        "region.5.tile = \"ip\"",
        "region.5.wealth = \"\"",
        "milestones = { you = \"Iron\", eureka = [\"Sailing\", \"Mathematics\"] }\ndiplomats = { Mining = [], Iron = [\"you\"] }",
        "C = { region = 6, tokens = 1, progress = [\"T3\"], wealth = \"A\" }\nregion.1.wealth = \"AA\"",
        "H = { chain = 3, epoch = \"SHARE\", season = [\"TRAVEL\"], deck = [4, [1, 2], 3, 5] }",
        "you = { ip = 12, influence = 9, progress = [\"E1\"] }",
        "settings.A5 = \"epoch\"",
        "difficulty = \"hard\"",
        "cards.2 = [\"SHARE\", \"TRAVEL*\"]",
    ] {
        let mut companion = companion();
        let before = companion.game().clone();
        companion
            .say(&format!("correct {correction} # a slip"))
            .unwrap_or_else(|refusal| panic!("{correction}: {refusal}"));
        assert_ne!(companion.game().position(), before.position(), "{correction}");
        assert!(companion.take_back());
        assert_eq!(companion.game(), &before, "{correction}");
    }
}

#[test]
fn what_would_be_impossible_is_refused_and_changes_nothing() {
    for (correction, why) in [
        ("ip = -1", "ip: expected a number from 0 to 999, got -1"),
        ("points = 3", "points: unknown key"),
        ("C.supply = 30", "C.supply: 33 citizens, and there are 30"),
        ("milestones.you = \"Iron\"", "milestones: Iron is there twice"),
        ("milestones.you = \"Paper\"", "milestones: Paper is not revealed in this era"),
        ("region.5.presenter = \"C\"", "region.5: citizens stand beside no card"),
        (
            "region.5.card = \"idea T2 Iron\"",
            "region.5.card: a card of era 2 cannot need Iron, which is of era 3",
        ),
        ("H.season = [\"SHARE\", \"GAIN_INF\"]", "H.season: two pillars in the forum of GAIN_INF"),
        (
            "turn = \"H\"\nH.slots = [1]\nH.deck = []",
            "H.slots: at his turn in round 1 0 are revealed",
        ),
        ("settings.A3 = \"first\"", "settings.A3: A3 cannot be `first`: it is last or never"),
        ("ideas = []", "ideas: the idea display is not kept in this game"),
        ("track.3 = [\"-\"]", "track: the era track is not kept in this game"),
        ("# nothing", "the correction: names no field: write `ip = 34 # why`"),
        ("ip 34", "line 1: key with no value, expected `=`"),
    ] {
        let mut companion = companion();
        let before = companion.game().clone();
        let refusal = companion.say(&format!("correct {correction}")).unwrap_err();
        assert_eq!(refusal.to_string(), why, "{correction}");
        assert_eq!(companion.game(), &before, "{correction}");
    }
}

#[test]
fn nothing_is_corrected_during_the_set_up() {
    let mut companion = begun();
    let refusal = companion.say("correct ip = 3").unwrap_err();
    assert!(refusal.to_string().contains("before the first round"), "{refusal}");
}
