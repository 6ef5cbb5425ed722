//! Random games of Inventions.

use super::{checked_answer, replayed};
use crate::soak::audited_game::AuditedGame;
use crate::soak::tally::Tally;
use eureka_inventions::{Answer, Difficulty, Game, Profile, Question, Setup, Turn, solo_game};
use eureka_table::Timeline;
use eureka_testkit::Dice;

/// A limit that no random game should reach.
const MAX_ANSWERS: usize = 5_000;

/// Plays one companion game to its end, with undone answers and corrections, then replays its record.
pub(super) fn companion(dice: &mut Dice, tally: &Tally) -> u64 {
    let mut profile = Profile::ours().clone();
    let seed = dice.once_in(2).then_some(dice.0 as u32);
    if dice.once_in(3) {
        let known = dice.below(5) as u8;
        profile.cards.retain(|card, _| *card <= known);
    }
    let difficulty = *dice.any(&Difficulty::ALL);
    let setup = Setup { difficulty, ..Setup::new(profile, seed) };
    let mut companion = match Timeline::<Game>::begin(setup.clone(), ()) {
        Ok(companion) => companion,
        // If a box profile lacks cards, the player draws them by hand.
        Err(_) => Timeline::begin(Setup { seed: None, ..setup }, ()).unwrap(),
    };
    companion.game().count_kind(tally);
    let mut answers = 0;
    while let Some(question) = companion.game().question() {
        assert!(answers < MAX_ANSWERS, "the game does not end");
        answers += 1;
        if dice.once_in(20) {
            slip(&mut companion, dice);
            continue;
        }
        let ends = question == Question::Report && dice.once_in(3);
        let any = |offered: &[Answer]| if ends { Answer::End } else { *dice.any(offered) };
        let answer = checked_answer(companion.game(), any);
        companion.answer(answer).unwrap();
    }
    replayed(&companion, ());
    answers as u64
}

/// Takes answers back and redoes them, or corrects the points.
fn slip(companion: &mut Timeline<Game>, dice: &mut Dice) {
    let before: Game = companion.game().clone();
    if dice.once_in(2) && before.position().turn != Turn::SetUp && before.position().sheet.is_none()
    {
        let points = dice.below(200);
        companion.say(&format!("correct ip = {points} # miscounted")).unwrap();
        assert_eq!(usize::from(companion.game().position().points), points);
        return;
    }
    let back = (1 + dice.below(5)).min(companion.moment());
    (0..back).for_each(|_| assert!(companion.take_back()));
    (0..back).for_each(|_| assert!(companion.redo()));
    assert_eq!(companion.game(), &before, "undo and redo lead back");
}

/// Plays one solo game to its end, then replays its record.
pub(super) fn solo_game(dice: &mut Dice, tally: &Tally) -> u64 {
    let difficulty = *dice.any(&Difficulty::ALL);
    let setup = solo_game::Setup { difficulty, ..solo_game::Setup::new(dice.0 as u32) };
    let mut timeline = Timeline::<solo_game::Game>::begin(setup, ()).unwrap();
    timeline.game().count_kind(tally);
    while timeline.game().question().is_some() {
        assert!(timeline.moment() < MAX_ANSWERS, "the game does not end");
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
