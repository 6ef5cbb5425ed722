//! The arena is fair and repeatable, and its confidence intervals are correct.

use eureka_bots::arena::{Host, Match, PlayedGame, Strength, interval, strengths};
use eureka_bots::innovation::Opponent;
use eureka_bots::{Bot, Luck};
use eureka_innovation::{Edition, Game, Rules};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering};

/// A host that counts the finished games and stops the match after a number of answers.
struct Table {
    rules: &'static Rules,
    players: u8,
    bots: Vec<Opponent>,
    /// The number of answers before the match is stopped.
    answers: AtomicU32,
    ended: AtomicU32,
}

impl Table {
    fn new(edition: Edition, players: u8, bots: &str) -> Table {
        Table {
            rules: Rules::printed(edition),
            players,
            bots: bots.split(',').map(|bot| bot.parse().unwrap()).collect(),
            answers: AtomicU32::new(u32::MAX),
            ended: AtomicU32::new(0),
        }
    }

    fn plan(&self, games: u32) -> Match {
        Match::new(self.bots.len(), self.players, games, 7)
    }

    fn strengths(&self, games: &[PlayedGame]) -> Vec<Strength> {
        strengths(self.bots.len(), games)
    }
}

impl Host<Game> for Table {
    fn deal(&self, seed: u64) -> Game {
        Game::deal(self.rules, self.players, seed).unwrap()
    }

    fn seat(&self, bot: usize, luck: Luck) -> Box<dyn Bot<Game>> {
        self.bots[bot].seat(self.rules, luck)
    }

    fn goes_on(&self) -> bool {
        let left = |left: u32| left.checked_sub(1);
        self.answers.fetch_update(Ordering::Relaxed, Ordering::Relaxed, left).is_ok()
    }

    fn ended(&self) {
        self.ended.fetch_add(1, Ordering::Relaxed);
    }
}

/// The numbers that do not depend on the clock.
fn timeless(strengths: &[Strength]) -> Vec<[f64; 6]> {
    let numbers = |one: &Strength| {
        let (games, decisions) = (f64::from(one.games), one.decisions as f64);
        [games, one.wins(), one.rating, one.deviation, decisions, one.iterations as f64]
    };
    strengths.iter().map(numbers).collect()
}

#[test]
fn every_bot_sits_everywhere_with_every_deal() {
    for (bots, players) in [(2, 2), (3, 3), (3, 2), (5, 5), (5, 3)] {
        let plan = Match::new(bots, players, 1, 0);
        let mut seats = BTreeMap::new();
        for game in 0..plan.games_per_deal() {
            let seated = plan.seated(game);
            assert_eq!(seated.len(), usize::from(players));
            for (seat, bot) in seated.into_iter().enumerate() {
                *seats.entry((bot, seat)).or_insert(0) += 1;
            }
        }
        assert_eq!(seats.len(), bots * usize::from(players));
        let rounds = plan.games_per_deal() / bots as u32;
        assert!(seats.values().all(|&times| times == rounds), "{bots} {players}: {seats:?}");
    }
}

#[test]
fn everybody_comes_to_sit_next_to_everybody() {
    let plan = Match::new(4, 4, 24, 0);
    let mut after = BTreeMap::new();
    for seated in (0..plan.games()).map(|game| plan.seated(game)) {
        for place in 0..4 {
            *after.entry((seated[place], seated[(place + 1) % 4])).or_insert(0) += 1;
        }
    }
    assert!(after.len() == 12 && after.values().all(|&times| times == 8), "{after:?}");
}

#[test]
fn games_are_rounded_up_to_whole_deals() {
    let games = |bots, players, games| Match::new(bots, players, games, 0).games();
    assert_eq!([games(2, 2, 1), games(2, 2, 2), games(3, 3, 1000)], [2, 2, 1002]);
    // Three bots make three pairs, and each pair changes seats.
    assert_eq!(games(3, 2, 7), 12);
}

#[test]
fn the_same_seed_gives_the_same_numbers_on_any_number_of_threads() {
    let numbers = |threads: usize| {
        let table = Table::new(Edition::First, 3, "casual,search:10it,beginner");
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let games = pool.install(|| table.plan(12).play(&table));
        assert_eq!(games.len(), 12);
        timeless(&table.strengths(&games))
    };
    let one = numbers(1);
    assert_eq!(one, numbers(1));
    assert_eq!(one, numbers(3));
}

/// Random numbers belong to the seat, so with the same bot in every seat all games of a deal are the same game.
#[test]
fn a_bot_against_itself_wins_exactly_its_part() {
    for (edition, players, bots) in [
        (Edition::First, 2, "random,random"),
        (Edition::Third, 2, "search:20it,search:20it"),
        (Edition::Fourth, 3, "casual,casual,casual"),
    ] {
        let table = Table::new(edition, players, bots);
        let strengths = table.strengths(&table.plan(30).play(&table));
        for one in &strengths {
            assert_eq!(one.wins(), f64::from(one.games) / f64::from(players), "{bots}");
            assert!((one.rating - strengths[0].rating).abs() < 1e-9, "{bots}");
        }
    }
}

#[test]
fn victories_add_up_and_the_better_bot_shows() {
    let table = Table::new(Edition::First, 2, "greedy,random,beginner");
    let games = table.plan(60).play(&table);
    let strengths = table.strengths(&games);
    assert_eq!(strengths.iter().map(|one| one.wins()).sum::<f64>(), games.len() as f64);
    assert_eq!(table.ended.into_inner() as usize, games.len());
    let [greedy, random, beginner] = strengths[..] else { panic!("three bots") };
    assert!(greedy.wins() > random.wins() && greedy.rating > random.rating.max(beginner.rating));
    assert!(greedy.iterations > 0 && random.iterations == 0);
    assert!(greedy.seconds_per_decision() > random.seconds_per_decision());
    assert!(greedy.longest.as_secs_f64() >= greedy.seconds_per_decision());
}

#[test]
fn a_match_that_is_stopped_keeps_its_whole_deals() {
    let table = Table::new(Edition::First, 2, "random,random");
    table.answers.store(20_000, Ordering::Relaxed);
    let plan = table.plan(1_000);
    let games = plan.play(&table);
    assert!(!games.is_empty() && games.len() < 1_000, "{} games", games.len());
    for deal in games.chunk_by(|one, next| one.deal == next.deal) {
        assert_eq!(deal.len(), 2);
    }
    let strengths = table.strengths(&games);
    assert!(strengths.iter().all(|one| one.games as usize == games.len() && one.win_rate() == 0.5));
    let none = table.strengths(&[])[0];
    assert_eq!((none.win_rate(), none.interval(), none.rating), (0.0, (0.0, 1.0), 1500.0));
}

/// The expected numbers were computed separately, from Wilson's formula.
#[test]
fn intervals_are_wilson_s() {
    for (wins, games, low, high) in [
        (0.0, 10.0, 0.0, 0.277_533),
        (5.0, 10.0, 0.236_593, 0.763_407),
        (10.0, 10.0, 0.722_467, 1.0),
        (8.0, 10.0, 0.490_162, 0.943_318),
        (650.0, 1000.0, 0.619_915, 0.678_937),
        (0.5, 1.0, 0.054_621, 0.945_379),
        (2.5, 7.0, 0.118_083, 0.697_440),
        (0.0, 0.0, 0.0, 1.0),
    ] {
        let found = interval(wins, games);
        let is_near = |one: f64, other: f64| (one - other).abs() < 1e-6;
        assert!(is_near(found.0, low) && is_near(found.1, high), "{wins} of {games}: {found:?}");
    }
}
