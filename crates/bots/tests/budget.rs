//! Bots use their budgets completely, and no more than that.

use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Budget, Seen, Stopwatch, TurnClock, luck_of};
use eureka_innovation::{Edition, Game, Rules, Seat};
use eureka_table::Turn;
use std::time::{Duration, Instant};

const MS: Duration = Duration::from_millis(1);

/// The number of iterations that a budget allows if each takes the given time.
fn iterations(budget: Budget, each: Duration) -> u32 {
    let mut now = Instant::now();
    let mut stopwatch: Stopwatch = budget.start_at(now);
    while stopwatch.spend_by(|| now) {
        now += each;
    }
    assert!(!stopwatch.spend_by(|| now), "what is used up stays used up");
    stopwatch.used()
}

#[test]
fn time_and_iterations_are_kept() {
    assert_eq!(iterations(Budget::iterations(2_000), MS), 2_000);
    assert_eq!(iterations(Budget::time(50 * MS), MS), 50);
    assert_eq!(iterations(Budget::time(50 * MS), 20 * MS), 3);
    assert_eq!(iterations(Budget { iterations: 100, time: 50 * MS }, MS), 50);
    assert_eq!(iterations(Budget { iterations: 10, time: 50 * MS }, MS), 10);
    // The first iteration is always granted, because a bot must answer something.
    assert_eq!(iterations(Budget::time(MS), 10 * MS), 1);
}

#[test]
fn time_is_not_looked_at_without_need() {
    let mut stopwatch = Budget::iterations(3).start();
    while stopwatch.spend_by(|| panic!("nobody asked for the time")) {}
    assert_eq!(stopwatch.used(), 3);
}

#[test]
fn a_search_uses_its_iterations_at_every_choice_and_nowhere_else() {
    let rules = Rules::printed(Edition::Third);
    for (name, each) in [("search:30it", 30), ("playouts:7it", 7), ("skilled:12it", 12)] {
        let opponent: Opponent = name.parse().unwrap();
        let mut bots = [0, 1].map(|seat| opponent.seat(rules, luck_of(4, Seat::new(seat))));
        let mut game = Game::deal(rules, 2, 4).unwrap();
        let mut choices = [0; 2];
        for moment in 0..80 {
            let Some(seen) = Seen::of(&game, moment) else { break };
            let seat = seen.seat().index();
            choices[seat] += u64::from(game.answers().len() > 1);
            let answer = bots[seat].choose(seen);
            game.answer(answer, &mut ()).unwrap();
            assert_eq!(bots[seat].iterations(), each * choices[seat], "{name}");
        }
        assert!(choices[0] > 10);
    }
}

#[test]
fn a_search_with_several_trees_does_the_same_on_any_number_of_threads() {
    let rules = Rules::printed(Edition::Fourth);
    let played = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            let opponent: Opponent = "master:41it".parse().unwrap();
            let mut bots = [0, 1].map(|seat| opponent.seat(rules, luck_of(4, Seat::new(seat))));
            let mut game = Game::deal(rules, 2, 4).unwrap();
            let mut answers = Vec::new();
            for moment in 0..60 {
                let Some(seen) = Seen::of(&game, moment) else { break };
                let bot = &mut bots[seen.seat().index()];
                let (before, is_choice) = (bot.iterations(), game.answers().len() > 1);
                let answer = bot.choose(seen);
                assert_eq!(bot.iterations() - before, if is_choice { 41 } else { 0 });
                game.answer(answer, &mut ()).unwrap();
                answers.push(answer);
            }
            answers
        })
    };
    let one = played(1);
    assert!(one.len() > 30);
    assert_eq!(played(2), one);
    assert_eq!(played(5), one);
}

#[test]
fn the_answers_of_a_turn_share_its_time() {
    const LEAST: Duration = Duration::from_millis(8);
    // A turn of two actions, each with questions of its effects, to whomever.
    for questions in [0, 1, 5, 30] {
        let mut clock = TurnClock::default();
        for player in [0, 1, 0] {
            let seat = Some(Seat::new(player));
            let mut limits = Vec::new();
            for actions in [2, 1] {
                limits.push(clock.limit(Turn { seat, actions, is_choosing: true }));
                clock.spend(*limits.last().unwrap());
                for _ in 0..questions {
                    let turn = Turn { seat, actions: actions - 1, is_choosing: false };
                    limits.push(clock.limit(turn));
                    clock.spend(*limits.last().unwrap());
                }
            }
            assert_eq!(limits.len(), 2 * (questions + 1));
            assert!(limits.iter().all(|limit| *limit >= LEAST), "{limits:?}");
            let sum: Duration = limits.iter().sum();
            assert!(sum <= TurnClock::TURN + LEAST * limits.len() as u32, "{limits:?}");
            assert!(sum > TurnClock::TURN / 2, "most of the time is used: {limits:?}");
        }
        // A person has answered: there is time again.
        let turn = Turn { seat: Some(Seat::A), actions: 1, is_choosing: true };
        let late = clock.limit(turn);
        clock.restart();
        assert!(clock.limit(turn) > late);
    }
}

#[test]
fn a_player_who_shares_turns_keeps_to_the_limit() {
    let rules = Rules::printed(Edition::First);
    let game = Game::deal(rules, 2, 4).unwrap();
    let mut master = Opponent::from(Level::Master).seat(rules, luck_of(4, Seat::A));
    // Without time, each of the two trees looks at one world: a bot must answer something.
    master.choose(Seen::of(&game, 0).unwrap().within(Duration::ZERO));
    assert_eq!(master.iterations(), 2);
}

#[test]
fn budgets_are_read_as_they_are_written() {
    for text in ["50ms", "2000it", "1it"] {
        assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
    }
    assert_eq!("2s".parse::<Budget>().unwrap(), Budget::time(2_000 * MS));
    for text in ["", "ms", "50", "0it", "0ms", "-1it", "1.5s", "5h", "99999999999it", "2000 it"] {
        let error = text.parse::<Budget>().unwrap_err().to_string();
        assert!(error.starts_with(&format!("`{text}` is no budget")), "{error}");
    }
}
