//! Compares counts of decision paths with `data/perft.txt`. They change with nearly every change of the rules.
//!
//! `UPDATE_EXPECT=1` writes the file again. Do that only if a change of the rules is intended.

use eureka_innovation::{Deal, Edition, Rules, Seating, Setup, perft};
use std::fmt::Write as _;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/perft.txt");

#[test]
fn the_numbers_of_decision_paths_are_the_known_ones() {
    let known = std::fs::read_to_string(FILE).unwrap();
    let mut counted = String::new();
    for line in known.lines() {
        match line.split_whitespace().collect::<Vec<_>>()[..] {
            [edition, players, ref options @ .., seed, depth, _] if !line.starts_with('#') => {
                let count = count(edition, &seating(players, options), seed, depth);
                let deal = line.rsplit_once(' ').unwrap().0;
                writeln!(counted, "{deal} {count}").unwrap();
            }
            _ => writeln!(counted, "{line}").unwrap(),
        }
    }
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(FILE, &counted).unwrap();
    } else {
        let changed: Vec<_> = known.lines().zip(counted.lines()).filter(|(a, b)| a != b).collect();
        assert!(changed.is_empty(), "known and counted paths differ: {changed:#?}");
    }
}

fn seating(players: &str, options: &[&str]) -> Seating {
    let mut seating = Seating::from(players.parse::<u8>().unwrap());
    for option in options {
        match option.split_once('=') {
            Some(("teams", teams)) => seating.teams = Seating::read_teams(teams).unwrap(),
            Some(("parley", parley)) => seating.parley = Some(parley == "on"),
            _ => panic!("`{option}` says nothing about a table"),
        }
    }
    seating
}

fn count(edition: &str, seating: &Seating, seed: &str, depth: &str) -> u64 {
    let rules = Rules::printed(Edition::from_word(edition).unwrap());
    // Set up as a record is: only records may still have both teams and parley.
    let deal = Deal::Seed(seed.parse().unwrap());
    let game = Setup::new(rules, seating.clone(), &deal).start(rules).unwrap();
    perft(&game, depth.parse().unwrap())
}
