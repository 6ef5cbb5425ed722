//! A random solo game of Inventions.

use super::{MAX_RANDOM_ANSWERS, checked_answer, replayed};
use crate::soak::tally::Tally;
use eureka_inventions::Difficulty;
use eureka_inventions::solo_game::{Game, Setup};
use eureka_table::Timeline;
use eureka_testkit::Dice;

/// Plays one game to its end, and then again from its record.
pub(super) fn play(dice: &mut Dice, tally: &Tally) -> u64 {
    let difficulty = *dice.any(&Difficulty::ALL);
    tally.count(format!("kind: Inventions, {}", difficulty.word()));
    let setup = Setup { difficulty, ..Setup::new(dice.0 as u32) };
    let mut timeline = Timeline::<Game>::begin(setup, ()).unwrap();
    while timeline.game().question().is_some() {
        assert!(timeline.moment() < MAX_RANDOM_ANSWERS, "the game does not end");
        let game = timeline.game();
        let answer = checked_answer(game, |answers| *dice.any(answers));
        let before = dice.once_in(10).then(|| game.clone());
        timeline.answer(answer).unwrap();
        if let Some(before) = before.filter(|_| timeline.may_take_back().is_some()) {
            assert!(timeline.take_back());
            assert!(timeline.game() == &before, "taking {answer:?} back leads elsewhere");
        }
    }
    assert!(timeline.game().score().is_some(), "nothing is asked, and there is no score");
    replayed(&timeline, ());
    timeline.moment() as u64
}
