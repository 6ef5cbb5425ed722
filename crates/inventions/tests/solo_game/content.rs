//! Tests of our content file and of damaged ones.

use eureka_inventions::Content;
use eureka_inventions::solo_game::Setup;
use eureka_table::Game as _;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::Arc;

const OURS: &str = include_str!("../../../../cards/inventions/content.toml");

#[test]
fn every_value_says_whether_it_is_known_or_ours() {
    for (number, line) in (1..).zip(OURS.lines()) {
        let is_value = line.contains('=') || line.trim_start().starts_with("[\"");
        let is_frame = line.starts_with('#') || line.starts_with("name") || line == "forums = [";
        if is_value && !is_frame {
            let (_, mark) =
                line.rsplit_once("# ").unwrap_or_else(|| panic!("line {number}: {line}"));
            assert!(mark.starts_with("known") || mark.starts_with("ours"), "line {number}: {line}");
        }
    }
}

#[test]
fn a_mistake_is_refused_with_its_place() {
    let cases = [
        ("name =", "nome =", "nome: unknown key"),
        ("1 = \"1 specialist\" ", "1 = \"3 cows\" ", "economy.1: `3 cows` is no benefit"),
        (
            "\"Mining\" = \"2 ip\"",
            "\"Mining\" = \"SEND_DIP\"",
            "milestones.Mining: `SEND_DIP` cannot stand here",
        ),
        ("\"Mining\" = \"2 ip\"", "", "milestones: `Mining` is missing"),
        ("links = [1, 2, 6]", "links = [1, 2]", "regions.6: region 3 has no rope to region 6"),
        ("links = [4]", "links = [5]", "regions.4: region 5 has no rope to region 4"),
        ("name = \"Asia\"", "name = \"Africa\"", "regions.4: Africa is there twice"),
        ("need = 2", "need = 3", "specialists.need: expected a number from 1 to 2, got 3"),
        ("begins_empty = true", "begins_empty = false", "specialists: 1 regions begin empty"),
        (
            "idea = \"E3 Sailing\"",
            "idea = \"E4 Sailing\"",
            "ideas: 5 cards of era 3, and it must be 6",
        ),
        (
            "idea = \"E3 Sailing\"",
            "idea = \"E3 Paper\"",
            "ideas.Lighthouse.idea: a card of era 3 cannot need Paper",
        ),
        ("idea = \"E2 Cotton\"", "idea = \"E2 Mining\"", "ideas: 2 cards of deck B need Mining"),
        ("extra = \"ET\"", "extra = \"EX\"", "ideas.Reusable Rocket.extra: `X` is not E, C or T"),
        ("chain = \"SHARE\"", "chain = \"SING\"", "chain: `SING` is no action"),
        ("PRESENT = 2", "PRESENT = 0", "tokens.PRESENT: expected a number from 1 to 9"),
        (
            "[\"1 scholar\", \"1 specialist\", \"turn order\", \"1 citizen\"]",
            "[\"-\"]",
            "track.3: 1 spaces",
        ),
        ("at = [1, 0]", "at = [0, 0]", "hexes: two hexes are at the same place"),
        ("benefit = \"economy token\"", "benefit = \"3 ip\"", "hexes: 1 economy tokens lie there"),
        (
            "at = [2, 0], benefit = \"4 ip\"",
            "at = [2, 0], benefit = \"SHARE\"",
            "hexes.3.benefit: `SHARE` cannot stand here",
        ),
        (
            "1 = [\"PRESENT\", \"INVENT\"]",
            "1 = [\"PRESENT\"]",
            "technology.1: two different actions are needed",
        ),
        (
            "action = \"PRESENT\", benefit = \"2 ip\"",
            "action = \"PRESENT\"",
            "culture.1: `action` and `benefit` are needed",
        ),
        (
            "count = \"economy tiles\", ip = 3 }",
            "count = \"cows\", ip = 3 }",
            "wealth.A.count: `cows` is nothing that counts",
        ),
        (
            "count = \"regions\", ip = 3, most = 18 }",
            "count = \"regions\" }",
            "goals.2.1: `count` and `ip` are needed",
        ),
        (
            "[\"SHARE\", \"GAIN_INF\"]",
            "[\"SHARE\", \"SHARE\"]",
            "box.forums: SHARE is in two forums",
        ),
        ("5 = [\"INVENT\", \"CALL_SPEC*\"", "# ", "box.cards: all five cards are needed"),
        ("[tokens]", "[tokens", "line "),
    ];
    for (from, to, message) in cases {
        assert!(OURS.contains(from), "{from}");
        let fault = Content::read(&OURS.replacen(from, to, 1)).expect_err(to).to_string();
        assert!(fault.contains(message), "{fault}\n{message}");
    }
    assert_eq!(Content::read("").unwrap_err().to_string(), "box: is missing");
}

#[test]
fn damaged_content_does_no_harm() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut played, mut refused) = (0, 0);
    for _ in 0..2_000 {
        let mut letters: Vec<char> = OURS.chars().collect();
        for _ in 0..=dice.next_u64() % 3 {
            let at = dice.next_u64() as usize % letters.len();
            let other = letters[dice.next_u64() as usize % letters.len()];
            match dice.next_u64() % 3 {
                0 => letters[at] = other,
                1 => drop(letters.remove(at)),
                _ => letters.insert(at, other),
            }
        }
        let text: String = letters.into_iter().collect();
        match Content::read(&text) {
            // The damage is in a comment, a name or a value that may differ: a game can be played with it.
            Ok(content) => {
                let mut game = Setup { content: Arc::new(content), ..Setup::new(1) }.start();
                while let Some(&answer) = game.answers().last() {
                    game.answer(answer).unwrap();
                }
                assert!(game.outcome().is_some());
                played += 1;
            }
            Err(fault) => {
                let message = fault.to_string();
                assert!(message.contains(": ") || message.starts_with("line "), "{message}");
                refused += 1;
            }
        }
    }
    assert!(played > 100 && refused > 100, "{played} played, {refused} refused");
}

#[test]
fn some_known_facts_are_in_our_content() {
    let content = Content::ours();
    assert_eq!(content.cards.len(), 48);
    let card = |name| content.face(content.card(name).unwrap());
    assert_eq!(card("Silk").chain.unwrap().word(), "SHARE");
    assert_eq!(card("Microscope").chain.unwrap().word(), "CALL_SPEC");
    assert_eq!(card("Steamboat").extra, [1, 0, 0]);
    assert!(content.profile.warnings().is_empty());
}
