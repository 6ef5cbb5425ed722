//! A random solo game of Inventions.

use crate::soak::tally::Tally;
use eureka_inventions::Difficulty;
use eureka_inventions::solo_game::{Record, Setup, replay};
use eureka_table::{Said, Seat};
use eureka_testkit::Dice;

/// More answers than any random game takes.
const MAX_ANSWERS: usize = 5_000;

/// Plays one game to its end, and then again from its record.
pub(super) fn play(dice: &mut Dice, tally: &Tally) -> u64 {
    let difficulty = *dice.any(&Difficulty::ALL);
    tally.count(format!("kind: Inventions, {}", difficulty.word()));
    let setup = Setup { difficulty, ..Setup::new(dice.0 as u32) };
    let mut game = setup.start();
    let mut record = Record::new(setup);
    while game.question().is_some() {
        assert!(record.answers.len() < MAX_ANSWERS, "the game does not end");
        let answers = game.answers();
        assert!(!answers.is_empty(), "somebody is asked and has no answer");
        assert!(answers.is_sorted_by(|one, next| one < next), "the answers are sorted");
        let answer = *dice.any(answers);
        let text = answer.write(game.content());
        assert_eq!(game.read(&text).ok(), Some(answer), "`{text}` reads as it is written");
        let before = dice.once_in(10).then(|| game.clone());
        game.answer(answer).unwrap();
        if let Some(before) = before.filter(|_| game.may_take_back()) {
            assert!(game.take_back());
            assert!(game == before, "taking `{text}` back leads elsewhere");
            continue;
        }
        record.answers.push(Said { seat: Seat::A, answer: text });
    }
    assert!(game.score().is_some(), "nothing is asked, and there is no score");
    let read = Record::read(&record.write()).unwrap();
    assert!(read == record, "a record reads as it is written");
    assert!(replay(&read).unwrap() == game, "and replays");
    record.answers.len() as u64
}
