//! Tests of [`Timeline`], on a small counting game.

mod counter;

use counter::{Counter, CounterError, Event, Setup};
use eureka_table::{Game, HistoryChange, LineKind, Record, ReplayError, Said, Seat, Timeline};

const SETUP: Setup = Setup { goal: 100_000 };

/// A timeline without answers.
fn begun() -> Timeline<Counter> {
    Timeline::begin(SETUP, ()).unwrap()
}

/// A timeline after this many answers.
fn played(answers: usize) -> Timeline<Counter> {
    let mut timeline = begun();
    (0..answers).for_each(|index| timeline.answer(1 + (index % 3) as u8).unwrap());
    timeline
}

fn said(text: &str) -> Said {
    text.parse().unwrap()
}

fn events(timeline: &Timeline<Counter>) -> Vec<Event> {
    timeline.events().iter().map(|(_, event)| event.clone()).collect()
}

/// The game and its events after these answers, computed without a timeline.
fn replayed(answers: &[Said]) -> (Counter, Vec<(usize, Event)>) {
    let mut first = Vec::new();
    let mut game = Counter::start(&SETUP, (), &mut first).unwrap();
    let mut told: Vec<_> = first.into_iter().map(|event| (0, event)).collect();
    for (moment, said) in (1..).zip(answers) {
        let mut events = Vec::new();
        if let LineKind::Correction { retracted } = game.take(said, &mut events).unwrap() {
            told.truncate(told.len() - retracted);
        }
        told.extend(events.into_iter().map(|event| (moment, event)));
    }
    (game, told)
}

/// Checks that a timeline agrees with replaying its answers from the start.
#[track_caller]
fn assert_sound(timeline: &Timeline<Counter>) {
    let (game, events) = replayed(timeline.answers());
    assert_eq!(timeline.game(), &game);
    assert_eq!(timeline.events(), events);
    assert_eq!(timeline.moment(), timeline.answers().len());
    assert_eq!(timeline.at(timeline.moment()), game);
    let last = timeline.moment().saturating_sub(1);
    let before = replayed(&timeline.answers()[..last]).0;
    assert_eq!(timeline.at(last), before);
    assert_eq!(timeline.before(), Some(&before).filter(|_| timeline.moment() > 0));
}

#[test]
fn a_set_up_starts_a_game_or_is_refused_with_the_reason() {
    let timeline = begun();
    assert_eq!((timeline.setup(), timeline.moment()), (&SETUP, 0));
    assert_eq!(timeline.events(), [(0, Event::Begins)]);
    assert_eq!(
        (timeline.may_take_back(), timeline.may_redo(), timeline.taken_back()),
        (None, false, 0)
    );
    assert_sound(&timeline);
    assert_eq!(
        Timeline::<Counter>::begin(Setup { goal: 0 }, ()).unwrap_err(),
        CounterError::NoGoal
    );
}

#[test]
fn an_opened_record_is_the_game_at_its_last_answer() {
    let mut timeline = played(70);
    timeline.say("correct 5").unwrap();
    let text = timeline.record().write();
    let record = Record::<Setup>::read(&text).unwrap();
    assert_eq!(record, timeline.record());
    let again = Timeline::<Counter>::open(record, ()).unwrap();
    assert_sound(&again);
    assert_eq!((again.game(), again.events()), (timeline.game(), timeline.events()));
}

#[test]
fn a_record_that_cannot_be_replayed_names_the_wrong_answer() {
    let refused = |record: Record<Setup>| Timeline::<Counter>::open(record, ()).unwrap_err();
    let start = refused(Record::new(Setup { goal: 0 }));
    assert_eq!(
        (start.to_string(), start),
        (CounterError::NoGoal.to_string(), ReplayError::Start(CounterError::NoGoal))
    );
    let mut record = played(40).record();
    record.answers[35] = said("A: 7");
    let reason = CounterError::NoAnswer("7".to_owned());
    let answer = refused(record);
    assert_eq!(answer.to_string(), "answer 36 `A: 7`: `7` is no answer");
    assert_eq!(answer, ReplayError::Answer { number: 36, said: said("A: 7"), reason });
}

#[test]
fn a_refused_answer_changes_nothing() {
    let mut timeline = played(4);
    assert!(timeline.take_back());
    let (answers, told, back) =
        (timeline.answers().to_vec(), events(&timeline), timeline.taken_back());
    assert_eq!(timeline.take(&said("B: 1")), Err(CounterError::NotAsked(Seat::new(1))));
    assert_eq!(timeline.take(&said("A: 4")), Err(CounterError::NoAnswer("4".to_owned())));
    assert_eq!(timeline.say("correct x"), Err(CounterError::NoAnswer("correct x".to_owned())));
    assert_eq!(timeline.answer(9), Err(CounterError::NoAnswer("9".to_owned())));
    assert_eq!(timeline.follow(&said("B: 1")), Err(CounterError::NotAsked(Seat::new(1))));
    assert!(timeline.prepare(&said("B: 1")).is_err());
    assert_eq!((timeline.answers(), events(&timeline)), (&answers[..], told));
    assert_eq!((timeline.may_redo(), timeline.taken_back()), (true, back));
    assert_sound(&timeline);
}

#[test]
fn a_prepared_answer_changes_nothing_until_it_is_accepted() {
    let mut timeline = played(33);
    let before = timeline.game().clone();
    let prepared = timeline.prepare(&said("A: 2")).unwrap();
    assert_eq!((timeline.game(), timeline.moment()), (&before, 33), "nothing has happened yet");
    let after = prepared.game().clone();
    assert_eq!(after.total, before.total + 2);
    timeline.accept(prepared);
    assert_eq!((timeline.game(), timeline.moment()), (&after, 34));
    assert_sound(&timeline);
}

#[test]
fn the_game_is_known_at_every_moment() {
    for answers in [0, 1, 31, 32, 33, 63, 64, 65, 100] {
        let mut timeline = played(answers);
        timeline.say("correct 4").unwrap();
        timeline.answer(1).unwrap();
        let games: Vec<Counter> = timeline.games().collect();
        assert_eq!(games.len(), timeline.moment() + 1);
        for (moment, game) in games.iter().enumerate() {
            assert_eq!(game, &replayed(&timeline.answers()[..moment]).0, "{moment}");
            assert_eq!(game, &timeline.at(moment), "{moment}");
        }
    }
}

#[test]
fn events_are_divided_at_a_moment() {
    let mut timeline = played(5);
    timeline.say("correct 4").unwrap();
    for moment in 0..=timeline.moment() {
        let (until, after) = (timeline.events_until(moment), timeline.events_after(moment));
        assert_eq!([until, after].concat(), timeline.events());
        assert!(
            until.iter().all(|(at, _)| *at <= moment) && after.iter().all(|(at, _)| *at > moment)
        );
    }
    assert_eq!(timeline.events_after(5), [(6, Event::Corrected(4))]);
    assert_eq!(timeline.events_after(6), []);
}

#[test]
fn only_the_seat_of_the_last_answer_may_take_it_back_and_only_if_the_rules_allow() {
    let mut timeline = played(1);
    assert_eq!(timeline.may_take_back(), Some(Seat::A));
    timeline.answer(2).unwrap();
    assert_eq!(timeline.may_take_back(), Some(Seat::new(1)));
    timeline.answer(2).unwrap();
    assert_eq!(timeline.may_take_back(), None, "the round is over");
    assert!(timeline.take_back(), "`take_back` does not ask the rules");
    assert_eq!(timeline.may_take_back(), Some(Seat::new(1)));
    timeline.back_to(0);
    assert_eq!(timeline.may_take_back(), None);
}

#[test]
fn an_answer_taken_back_can_be_repeated_until_another_is_given() {
    let mut timeline = played(66);
    let answers = timeline.answers().to_vec();
    for back in 1..=40 {
        assert!(timeline.take_back() && timeline.may_redo());
        assert_eq!(timeline.taken_back(), back);
        assert_sound(&timeline);
    }
    for _ in 0..40 {
        assert!(timeline.redo());
        assert_sound(&timeline);
    }
    assert!(!timeline.may_redo() && !timeline.redo());
    assert_eq!((timeline.answers(), timeline.taken_back()), (&answers[..], 40));
    timeline.take_back();
    timeline.answer(1).unwrap();
    assert!(!timeline.redo(), "another answer was given");
    let mut beginning = begun();
    assert!(!beginning.take_back() && !beginning.redo());
}

#[test]
fn going_back_to_a_moment_cannot_be_undone() {
    for moment in [0, 1, 31, 32, 33, 64, 69, 70, 71] {
        let mut timeline = played(70);
        timeline.take_back();
        timeline.back_to(moment);
        assert_eq!(timeline.moment(), moment.min(69));
        assert_eq!(timeline.taken_back() as usize, 70 - moment.min(69));
        assert_eq!(
            timeline.may_redo(),
            moment >= 69,
            "`redo` works only if `back_to` dropped nothing"
        );
        assert_sound(&timeline);
        timeline.answer(3).unwrap();
        assert_sound(&timeline);
    }
}

#[test]
fn a_correction_retracts_the_round_and_its_undoing_restores_it() {
    let mut timeline = played(5);
    let before = events(&timeline);
    timeline.say("correct 50").unwrap();
    let retracted = [&before[..before.len() - 2], &[Event::Corrected(50)]].concat();
    assert_eq!(events(&timeline), retracted, "the two additions of the second round are gone");
    timeline.answer(1).unwrap();
    timeline.say("correct 60").unwrap();
    let twice = [&retracted[..], &[Event::Corrected(60)]].concat();
    assert_eq!(events(&timeline), twice);
    assert_sound(&timeline);
    timeline.take_back();
    timeline.take_back();
    assert_eq!(events(&timeline), retracted);
    assert!(timeline.redo() && timeline.redo());
    assert_eq!(events(&timeline), twice);
    timeline.back_to(5);
    assert_eq!(events(&timeline), before, "both corrections are gone at once");
    timeline.back_to(4);
    assert_sound(&timeline);
}

#[test]
fn each_journal_entry_changes_the_history_as_it_says() {
    let mut timeline = begun();
    let mut follow = |text: &str| {
        let followed = timeline.follow(&said(text)).unwrap();
        assert_sound(&timeline);
        (followed, timeline.game().total)
    };
    assert_eq!(follow("A: 1"), (HistoryChange::Answered, 1));
    assert_eq!(follow("B: 2"), (HistoryChange::Answered, 3));
    assert_eq!(follow("B: take back"), (HistoryChange::Rewritten, 1));
    assert_eq!(follow("B: redo"), (HistoryChange::Rewritten, 3));
    assert_eq!(follow("B: undo"), (HistoryChange::Rewritten, 1));
    assert_eq!(follow("B: 3"), (HistoryChange::Answered, 4));
    assert_eq!(follow("A: redo"), (HistoryChange::Rewritten, 4), "there is nothing to repeat");
    assert_eq!(follow("A: correct 9"), (HistoryChange::Rewritten, 9));
    assert_eq!(follow("A: 1"), (HistoryChange::Answered, 10));
    assert_eq!(follow("A: finish"), (HistoryChange::Finished, 10));
    assert_eq!(timeline.taken_back(), 2);
    let left = ["A: 1", "B: 3", "A: correct 9", "A: 1"].map(said);
    assert_eq!(timeline.record().answers, left);
}

/// Plays random answers, corrections, take-backs and redos, and checks the timeline after each step.
#[test]
fn the_history_always_matches_the_remaining_answers() {
    for seed in 0..20_u64 {
        let (mut timeline, mut left, mut undone) = (begun(), Vec::<Said>::new(), Vec::new());
        let mut chance = seed;
        let mut below = |limit: u64| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            ((chance >> 33) % limit) as usize
        };
        for _ in 0..300 {
            match below(20) {
                0..3 => {
                    assert_eq!(timeline.take_back(), !left.is_empty());
                    undone.extend(left.pop());
                }
                3..5 => {
                    assert_eq!(timeline.redo(), !undone.is_empty());
                    left.extend(undone.pop());
                }
                5 => {
                    let moment = left.len().saturating_sub(below(40));
                    timeline.back_to(moment);
                    if moment < left.len() {
                        undone.clear();
                    }
                    left.truncate(moment);
                }
                kind => {
                    let text = match kind {
                        6..9 => format!("correct {}", below(500)),
                        _ => (1 + below(3)).to_string(),
                    };
                    timeline.say(&text).unwrap();
                    left.push(timeline.answers().last().unwrap().clone());
                    undone.clear();
                }
            }
            assert_eq!(timeline.answers(), left);
            assert_sound(&timeline);
        }
    }
}
