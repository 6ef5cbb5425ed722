//! Tests of questions, answers and redealing, in random games.

use crate::{plays, track};
use eureka_inventions::{Answer, Milestone, Profile, Setup};
use eureka_table::{Game as _, Seat};
use rand_core::Rng;
use std::collections::BTreeSet;

#[test]
fn answers_are_sorted_and_different_and_read_as_they_are_written() {
    for mut play in plays(0..200) {
        loop {
            let answers = play.game().answers();
            assert!(answers.is_sorted_by(|one, next| one < next), "{play}");
            let texts: BTreeSet<String> = answers.iter().map(ToString::to_string).collect();
            assert_eq!(texts.len(), answers.len(), "{play}");
            for answer in answers.first().into_iter().chain(answers.last()) {
                assert_eq!(play.game().read(&answer.to_string()), Ok(*answer), "{play}");
            }
            if !play.go_on() {
                break;
            }
        }
        assert!(play.game().outcome().is_some(), "{play}");
    }
}

#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    let iron = Milestone::named("Iron").unwrap();
    let never = [Answer::Number(5000), Answer::Card(99), Answer::Marker(9), Answer::Take(9)];
    for mut play in plays(200..300) {
        while play.go_on() {
            let game = play.game();
            let mut tried = game.clone();
            for answer in never.into_iter().chain([Answer::Eureka(iron), Answer::Go, Answer::End]) {
                if !game.answers().contains(&answer) {
                    assert!(tried.answer(answer).is_err(), "{answer} {play}");
                }
            }
            assert_eq!(&tried, game, "{play}");
        }
    }
}

#[test]
fn a_companion_with_everything_known_asks_little() {
    let mut profile = Profile::ours().clone();
    profile.track = Some(track());
    let setup = Setup::new(profile, Some(3));
    let mut game = setup.start().unwrap();
    let mut asked = 0;
    while game.question().is_some() {
        // A person who ends every turn at once is asked only about the board, the ideas and the score sheet.
        let answers = game.answers();
        let answer = answers.iter().find(|&&answer| answer == Answer::End).unwrap_or(&answers[0]);
        game.answer(*answer).unwrap();
        asked += 1;
    }
    assert!(asked < 130, "{asked}");
}

#[test]
fn a_redealt_game_looks_the_same_and_can_be_played_on() {
    for mut play in plays(300..380) {
        while play.go_on() {
            if play.below(10) > 0 {
                continue;
            }
            let mut dice = play.dice.clone();
            let mut redealt = play.game().redeal(Seat::A, &mut dice);
            assert_eq!(redealt.position(), play.at(), "{play}");
            assert_eq!(redealt.answers(), play.game().answers(), "{play}");
            for _ in 0..20 {
                let answers = redealt.answers();
                let Some(&answer) = answers.get(dice.next_u64() as usize % answers.len().max(1))
                else {
                    break;
                };
                redealt.answer(answer).unwrap();
            }
        }
    }
}
