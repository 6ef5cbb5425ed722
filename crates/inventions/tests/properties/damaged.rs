//! Whatever is typed, written or piped is refused with a message, never with a panic.

use crate::plays;
use eureka_inventions::{Companion, Position, Profile, Record};
use rand_core::Rng;
use toml::Table;

/// The text with a few characters changed, left out or doubled.
fn damaged(text: &str, rng: &mut impl Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=rng.next_u64() % 3 {
        let at = rng.next_u64() as usize % letters.len();
        let other = letters[rng.next_u64() as usize % letters.len()];
        match rng.next_u64() % 3 {
            0 => letters[at] = other,
            1 => drop(letters.remove(at)),
            _ => letters.insert(at, other),
        }
    }
    letters.into_iter().collect()
}

#[test]
fn damaged_records_and_profiles_do_no_harm() {
    for mut play in plays(13_000..13_020) {
        while play.go_on() {}
        let record = play.companion.record().write();
        let profile = Profile::ours().write();
        for _ in 0..30 {
            if let Ok(record) = Record::read(&damaged(&record, &mut play.dice)) {
                let _ = Companion::open(record);
            }
            let _ = Profile::read(&damaged(&profile, &mut play.dice));
        }
    }
}

#[test]
fn damaged_positions_do_no_harm() {
    let mut arranged = 0;
    for mut play in plays(13_100..13_120) {
        while play.answers < 90 || !play.is_settled() {
            play.go_on();
        }
        let mut fields = play.at().write();
        for derived in ["C", "H", "you"] {
            fields[derived].as_table_mut().unwrap().remove("era");
        }
        fields["milestones"].as_table_mut().unwrap().remove("discard");
        let text = fields.to_string();
        for _ in 0..200 {
            let Ok(table) = damaged(&text, &mut play.dice).parse::<Table>() else { continue };
            let Ok(position) = Position::arrange(&table) else { continue };
            arranged += 1;
            // What is accepted can be played.
            let mut game = eureka_inventions::Game::at(position, Some(1));
            for _ in 0..60 {
                let answers = game.answers();
                if answers.is_empty() {
                    break;
                }
                let answer = answers[play.dice.next_u64() as usize % answers.len()];
                game.answer(answer).unwrap();
            }
        }
    }
    assert!(arranged > 100, "{arranged}");
}

#[test]
fn a_report_can_be_repeated_without_end() {
    let mut play = plays(0..1).next().unwrap();
    while play.game().read("end").is_err() {
        let text = play.game().answers()[0].to_string();
        play.companion.say(&text).unwrap();
    }
    let empty = play.at().lands().find(|(_, land)| land.card.is_none()).unwrap().0;
    for _ in 0..400 {
        for report in [
            format!("present {empty}"),
            "2".to_owned(),
            "T2 Control of Fire".to_owned(),
            format!("invent {empty}"),
            format!("share {empty}"),
        ] {
            play.companion.say(&report).unwrap();
        }
    }
    assert_eq!(play.at().you.points, 999);
}
