//! Answers: the listed ones are taken, all others are refused, and their notation is read back.

use crate::plays;
use crate::sound::seats;
use eureka_innovation::{Answer, Card, Color, Game, Icon, Illegal, QuestionKind, Seat, Special};

#[test]
fn answers_are_sorted_and_different_and_at_least_two_but_for_actions() {
    for mut play in plays(100..200) {
        loop {
            let answers = play.game.answers();
            assert!(answers.windows(2).all(|pair| pair[0] < pair[1]), "{answers:?}");
            let Some(question) = play.game.question() else {
                assert!(answers.is_empty(), "a game that is over has no answers");
                break;
            };
            match question.kind {
                QuestionKind::Action => assert!(answers.contains(&Answer::Draw)),
                _ => assert!(answers.len() > 1, "{question:?} has the answers {answers:?}"),
            }
            assert_eq!(question.pass, answers.contains(&Answer::Pass));
            play.advance();
        }
    }
}

#[test]
fn every_listed_answer_is_taken_and_every_other_refused() {
    let all = all_answers();
    for mut play in plays(200..206) {
        loop {
            if play.roll(40) == 0 || play.game.outcome().is_some() {
                assert!(play.game.answers().iter().all(|answer| all.contains(answer)));
                all.iter().for_each(|&answer| assert_is_taken_if_listed(&play.game, answer));
            }
            if !play.advance() {
                break;
            }
        }
    }
}

fn assert_is_taken_if_listed(game: &Game, answer: Answer) {
    let mut events = Vec::new();
    let mut after = *game;
    let taken = after.answer(answer, &mut events);
    if game.answers().contains(&answer) {
        assert_eq!(taken, Ok(()));
        assert_ne!(after, *game, "{answer:?} changes nothing");
        let mut unchecked = *game;
        unchecked.answer_unchecked(answer, &mut ());
        assert_eq!(after, unchecked);
        return;
    }
    match taken.expect_err("an answer that is not listed is taken") {
        Illegal::Over(_) => assert!(game.outcome().is_some()),
        Illegal::NotAnOption { seat, .. } => assert_eq!(Some(seat), game.asked()),
        wrong @ (Illegal::NotAsked { .. } | Illegal::Out(_)) => {
            panic!("nobody said whose answer it is: {wrong}")
        }
    }
    assert_eq!(after, *game, "{answer:?} was refused, and changed something");
    assert!(events.is_empty(), "{answer:?} was refused, and told {events:?}");
}

/// Every answer that there can be, including cards, seats and values that no game has.
fn all_answers() -> Vec<Answer> {
    let cards = || (0..Card::MAX as u8).map(Card::new);
    let values = || 0..=12;
    let mut all = vec![Answer::Draw, Answer::Yes, Answer::No, Answer::Pass];
    all.extend(cards().map(Answer::Meld));
    all.extend(cards().map(Answer::Dogma));
    all.extend(cards().map(Answer::Card));
    all.extend(values().map(Answer::Achieve));
    all.extend(values().map(Answer::Back));
    all.extend(values().map(Answer::Value));
    all.extend(values().map(Answer::Branch));
    all.extend(Color::ALL.map(Answer::Color));
    all.extend((0..Seat::MAX).map(Seat::new).map(Answer::Seat));
    all.extend(Icon::ALL.map(Answer::Icon));
    all.extend(Special::ALL.map(Answer::Special));
    all
}

#[test]
fn answers_are_read_as_they_are_written() {
    for mut play in plays(300..320) {
        loop {
            let game = &play.game;
            let answers = game.answers();
            let written: Vec<String> = answers.iter().map(|&answer| game.write(answer)).collect();
            for (index, (&answer, text)) in answers.iter().zip(&written).enumerate() {
                assert!(!written[..index].contains(text), "two answers are written `{text}`");
                assert_eq!(game.read(text), Ok(answer));
                for seat in seats(game) {
                    let asked = game.asked().expect("there are answers");
                    let read = game.read_from(seat, text);
                    match (seat == asked, game.awaited().has(seat)) {
                        (true, _) => assert_eq!(read, Ok(answer)),
                        (false, false) => assert_eq!(read, Err(Illegal::NotAsked { seat, asked })),
                        // Everyone is asked for an opening card, each from the own hand.
                        (false, true) => {
                            let refused = matches!(read, Err(Illegal::NotAnOption { .. }));
                            assert!(refused, "{read:?}");
                        }
                    }
                }
            }
            assert!(game.read("an answer that nobody gives").is_err());
            if !play.advance() {
                break;
            }
        }
    }
}
