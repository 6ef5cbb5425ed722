//! Bots use only the knowledge of their seat: neither their choices nor their work depend on hidden cards.

use eureka_bots::innovation::{Evaluation, Level, Opponent};
use eureka_bots::{Budget, Chances, Judge, Luck, Search, Seen, Style, any, luck_of};
use eureka_innovation::{Edition, Game, Rules, Seat, SeatSet, Seating};
use rand_core::SeedableRng;
use rayon::prelude::*;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Mutex;

/// Every bot has a twin with the same random numbers. At each question the twin is shown another game that the seat cannot tell from the
/// real one, and must make the same choice.
#[test]
fn a_bot_in_another_world_that_looks_the_same_makes_the_same_choice() {
    let tables = [
        (Edition::First, Seating::from(2)),
        (Edition::Third, Seating::from(3)),
        (Edition::Fourth, Seating::from(2)),
        (Edition::Fourth, Seating::from(5)),
        (Edition::Fourth, Seating { teams: teams(), ..Seating::from(4) }),
    ];
    let cases: Vec<_> =
        tables.iter().flat_map(|table| Level::ALL.map(|level| (table, level))).collect();
    let hidden = cases.into_par_iter().map(|((edition, seating), level)| {
        let budget = Budget::iterations(if level == Level::Playouts { 3 } else { 15 });
        twins(*edition, seating, Opponent::from(level).with_budget(budget))
    });
    assert!(hidden.sum::<u32>() > 1_000, "hardly any world was another one");
}

/// A judge that records the positions it is shown: the work of a search, position by position.
struct Notes<J> {
    judge: J,
    shown: Mutex<Vec<u64>>,
}

impl<G: eureka_table::Game + Hash, J: Judge<G>> Judge<G> for Notes<J> {
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances {
        let mut hasher = DefaultHasher::new();
        game.hash(&mut hasher);
        self.shown.lock().unwrap().push(hasher.finish());
        self.judge.chances(game, luck)
    }
}

/// The time that a hint or a bot takes reveals nothing hidden: in all games that look the same to the seat, a search judges the same
/// positions in the same order.
#[test]
fn a_search_does_the_same_work_in_another_world_that_looks_the_same() {
    const SEED: u64 = 11;
    let mut different = 0;
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        let worked = |game: &Game, moment: usize| {
            let notes = Notes { judge: Evaluation::learned(rules), shown: Mutex::default() };
            let luck = Luck::seed_from_u64(moment as u64);
            let mut search = Search::new(&notes, Style::LED, Budget::iterations(30), luck);
            let thought = search.think(Seen::of(game, moment).unwrap());
            (thought, notes.shown.into_inner().unwrap())
        };
        let mut game = Game::deal(rules, 3, SEED).unwrap();
        let mut luck = Luck::seed_from_u64(SEED);
        for moment in 0..120 {
            let Some(seat) = game.asked() else { break };
            if moment % 5 == 0 {
                let other = game.redeal(seat, &mut luck);
                different += u32::from(other != game);
                let (work, same) = (worked(&game, moment), worked(&other, moment));
                assert!(!work.1.is_empty(), "the search looked at nothing");
                assert_eq!(work, same, "{edition}, answer {moment}");
            }
            let answer = any(&game.answers(), &mut luck);
            game.answer(answer, &mut ()).unwrap();
        }
    }
    assert!(different > 30, "hardly any world was another one");
}

fn teams() -> Vec<SeatSet> {
    Seating::read_teams("AC,BD").unwrap()
}

/// Plays a game with bots and their twins. Returns how often the twin was shown a game that differs from the real one.
fn twins(edition: Edition, seating: &Seating, opponent: Opponent) -> u32 {
    const SEED: u64 = 5;
    let rules = Rules::printed(edition);
    let seated = || {
        let seats = (0..seating.players).map(Seat::new);
        seats.map(|seat| opponent.seat(rules, luck_of(SEED, seat))).collect::<Vec<_>>()
    };
    let (mut bots, mut twins) = (seated(), seated());
    let mut game = Game::deal(rules, seating.clone(), SEED).unwrap();
    let mut luck = Luck::seed_from_u64(SEED);
    let mut different = 0;
    for moment in 0..100 {
        let Some(seen) = Seen::of(&game, moment) else { break };
        let seat = seen.seat();
        let other = game.redeal(seat, &mut luck);
        different += u32::from(other != game);
        let choice = bots[seat.index()].choose(seen);
        let twin = twins[seat.index()].choose(Seen::of(&other, moment).unwrap());
        assert_eq!(choice, twin, "{opponent}, {edition}, answer {moment}");
        game.answer(choice, &mut ()).unwrap();
    }
    different
}
