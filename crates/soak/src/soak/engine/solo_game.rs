//! A random solo game of Inventions.

use crate::soak::tally::Tally;
use eureka_inventions::Difficulty;
use eureka_inventions::solo_game::{Game, Record, Setup};
use eureka_table::Timeline;
use eureka_testkit::Dice;

/// More answers than any random game takes.
const MAX_ANSWERS: usize = 5_000;

/// Plays one game to its end, and then again from its record.
pub(super) fn play(dice: &mut Dice, tally: &Tally) -> u64 {
    let difficulty = *dice.any(&Difficulty::ALL);
    tally.count(format!("kind: Inventions, {}", difficulty.word()));
    let setup = Setup { difficulty, ..Setup::new(dice.0 as u32) };
    let mut timeline = Timeline::<Game>::begin(setup, ()).unwrap();
    while timeline.game().question().is_some() {
        assert!(timeline.moment() < MAX_ANSWERS, "the game does not end");
        let game = timeline.game();
        let answers = game.answers();
        assert!(!answers.is_empty(), "somebody is asked and has no answer");
        assert!(answers.is_sorted_by(|one, next| one < next), "the answers are sorted");
        let answer = *dice.any(answers);
        let text = answer.write(game.content());
        assert_eq!(game.read(&text).ok(), Some(answer), "`{text}` reads as it is written");
        let before = dice.once_in(10).then(|| game.clone());
        timeline.answer(answer).unwrap();
        if let Some(before) = before.filter(|_| timeline.may_take_back().is_some()) {
            assert!(timeline.take_back());
            assert!(timeline.game() == &before, "taking `{text}` back leads elsewhere");
        }
    }
    assert!(timeline.game().score().is_some(), "nothing is asked, and there is no score");
    let read = Record::read(&timeline.record().write()).unwrap();
    assert!(read == timeline.record(), "a record reads as it is written");
    let again = Timeline::<Game>::open(read, ()).unwrap();
    assert!(again.game() == timeline.game(), "and replays");
    timeline.moment() as u64
}
