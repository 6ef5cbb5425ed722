//! Tests of records, damaged records and taking back.

use crate::plays;
use eureka_inventions::solo_game::{Game, Record};
use eureka_table::{ReplayErrorOf, Seat, Timeline};
use rand_core::Rng;

#[test]
fn a_record_replays_identically() {
    for mut play in plays(1_000..1_030) {
        let end = 20 + play.below(150);
        while play.record.answers.len() < end && play.go_on() {}
        let text = play.record.write();
        let record = Record::read(&text).unwrap();
        assert_eq!(record, play.record, "{play}");
        let timeline = Timeline::<Game>::open(record, ()).unwrap();
        assert_eq!(timeline.game(), &play.game, "{play}");
        let events = timeline.events().iter().map(|(_, event)| event);
        assert!(events.eq(play.game.happened()), "{play}");
    }
}

#[test]
fn damaged_records_are_refused_with_a_message() {
    let mut refused = 0;
    for mut play in plays(1_100..1_110) {
        while play.go_on() {}
        let record = play.record.write();
        for _ in 0..20 {
            let mut letters: Vec<char> = record.chars().collect();
            for _ in 0..3 {
                let at = play.below(letters.len());
                let other = letters[play.dice.next_u64() as usize % letters.len()];
                match play.below(3) {
                    0 => letters[at] = other,
                    1 => drop(letters.remove(at)),
                    _ => letters.insert(at, other),
                }
            }
            let text: String = letters.into_iter().collect();
            let record = Record::read(&text).map_err(|error| error.to_string());
            let game = record
                .as_ref()
                .map_err(Clone::clone)
                .and_then(|record| played(record).map_err(|error| error.to_string()));
            match (record, game) {
                // The damage is in a name or made another legal answer, so this is a valid record.
                (Ok(record), Ok(game)) => {
                    let again = Record::read(&record.write()).unwrap();
                    assert_eq!(played(&again).unwrap(), game, "{text}");
                }
                (_, game) => {
                    let message = game.unwrap_err();
                    assert!(message.contains(' '), "`{message}` is no message for\n{text}");
                    refused += 1;
                }
            }
        }
    }
    assert!(refused > 150, "only {refused} of 200 were refused");
}

#[test]
fn a_record_of_another_game_or_player_is_refused() {
    let mut play = plays(1_200..1_201).next().unwrap();
    play.go_on();
    let text = play.record.write();
    let other = text.replace("inventions solo", "innovation");
    assert!(Record::read(&other).unwrap_err().to_string().contains("not of `inventions solo`"));
    let stranger = Record::read(&text.replace("\"A: ", "\"B: ")).unwrap();
    let refused = Timeline::<Game>::open(stranger, ()).unwrap_err().to_string();
    assert!(refused.contains("all answers come from A"), "{refused}");
}

#[test]
fn an_answer_can_be_taken_back_until_something_is_revealed() {
    let (mut taken, mut refused) = (0, 0);
    for mut play in plays(1_300..1_320) {
        let mut timeline = Timeline::<Game>::begin(play.record.setup.clone(), ()).unwrap();
        loop {
            let before = play.game.clone();
            if !play.go_on() {
                break;
            }
            timeline.take(play.record.answers.last().unwrap()).unwrap();
            assert_eq!(timeline.game(), &play.game, "{play}");
            match timeline.may_take_back() {
                Some(seat) => {
                    assert_eq!(seat, Seat::A);
                    assert!(timeline.take_back(), "{play}");
                    assert_eq!(timeline.game().log(), before.log(), "it is the same turn {play}");
                    assert_eq!(timeline.game(), &before, "{play}");
                    assert!(timeline.redo() && timeline.game() == &play.game, "{play}");
                    taken += 1;
                }
                None => refused += 1,
            }
        }
        assert_eq!(timeline.may_take_back(), None, "the game is over {play}");
    }
    assert!(taken > 500 && refused > 300, "{taken} {refused}");
}

/// The game of a record, played again.
fn played(record: &Record) -> Result<Game, ReplayErrorOf<Game>> {
    Ok(Timeline::<Game>::open(record.clone(), ())?.game().clone())
}
