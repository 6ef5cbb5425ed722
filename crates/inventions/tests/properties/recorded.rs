//! Tests of taking back, redoing, corrections and records, in random games.

use crate::{Play, plays};
use eureka_inventions::{Event, Game, Record};
use eureka_table::Timeline;

/// Gives a random answer, or now and then corrects the points. Returns false if the game is over.
fn go_on_with_slips(play: &mut Play) -> bool {
    if play.below(12) == 0 && play.is_set_up() && play.game().question().is_some() {
        let points = play.below(200);
        play.companion.say(&format!("correct ip = {points} # miscounted")).unwrap();
        assert_eq!(usize::from(play.at().points), points, "{play}");
        return true;
    }
    play.go_on()
}

/// Asserts that the timeline has the same events as the game.
fn assert_told(play: &Play) {
    let events = play.companion.events().iter().map(|(_, event)| event);
    assert!(events.eq(play.game().happened()), "{play}");
}

#[test]
fn undo_and_redo_restore_identical_games() {
    for mut play in plays(10_000..10_060) {
        let mut games: Vec<Game> = vec![play.game().clone()];
        while go_on_with_slips(&mut play) {
            games.push(play.game().clone());
            if play.below(15) > 0 {
                continue;
            }
            let back = 1 + play.below(games.len() - 1).min(10);
            for game in games.iter().rev().skip(1).take(back) {
                assert!(play.companion.take_back(), "{play}");
                assert_eq!(play.game(), game, "undo {play}");
                assert_told(&play);
            }
            for game in &games[games.len() - back..] {
                assert!(play.companion.redo(), "{play}");
                assert_eq!(play.game(), game, "redo {play}");
                assert_told(&play);
            }
            assert!(!play.companion.redo(), "{play}");
        }
    }
}

#[test]
fn records_replay_identically() {
    for mut play in plays(11_000..11_300) {
        while go_on_with_slips(&mut play) {}
        let text = play.companion.record().write();
        let record = Record::read(&text).unwrap();
        assert_eq!(record, play.companion.record(), "{play}");
        let again = Timeline::<Game>::open(record, ()).unwrap();
        assert_eq!(again.game(), play.game(), "{play}");
        assert_eq!(again.events(), play.companion.events(), "{play}");
        assert_told(&play);
    }
}

#[test]
fn a_correction_is_in_the_log() {
    let mut play = plays(0..1).next().unwrap();
    while !play.is_set_up() {
        play.go_on();
    }
    play.companion.say("correct you.influence = 4 # read wrongly").unwrap();
    let corrected = play.game().log().iter().rev().find_map(|event| match event {
        Event::Corrected { correction } => Some(correction.clone()),
        _ => None,
    });
    assert_eq!(corrected.unwrap().note(), "read wrongly");
}
