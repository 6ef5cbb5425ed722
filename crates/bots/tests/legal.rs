//! At every table and at every level, a bot gives a legal answer.

use eureka_bots::innovation::Opponent;
use eureka_bots::{Seen, any, fraction, game_seed, luck_of};
use eureka_innovation::{Edition, Game, Rules, Seat, Seating};
use rayon::prelude::*;

/// Every edition with every number of players and with teams, but without special agreements.
fn tables() -> Vec<(Edition, Seating)> {
    let mut tables = Vec::new();
    for edition in Edition::ALL {
        let most = if edition == Edition::Fourth { 5 } else { 4 };
        tables.extend((2..=most).map(|players| (edition, Seating::from(players))));
    }
    for (players, teams) in [(4, "AC,BD"), (5, "ACE,BD")] {
        let teams = Seating::read_teams(teams).unwrap();
        tables.push((Edition::Fourth, Seating { teams, ..Seating::from(players) }));
    }
    tables
}

/// Plays a number of games at every table, with the bots in rotating seats. Returns the number of answers.
fn play(bots: &str, games: u64) -> usize {
    let bots: Vec<Opponent> = bots.split(',').map(|bot| bot.parse().unwrap()).collect();
    let tables = tables();
    let all: Vec<_> =
        tables.iter().flat_map(|table| (0..games).map(move |game| (table, game))).collect();
    let games = all.into_par_iter();
    games.map(|((edition, seating), game)| play_one(*edition, seating, &bots, game)).sum()
}

fn play_one(edition: Edition, seating: &Seating, bots: &[Opponent], number: u64) -> usize {
    let rules = Rules::printed(edition);
    let seed = game_seed(11, number);
    let mut game = Game::deal(rules, seating.clone(), seed).unwrap();
    let in_turn = bots.iter().cycle().skip(number as usize % bots.len());
    let mut players: Vec<_> = (0..seating.players)
        .map(Seat::new)
        .zip(in_turn)
        .map(|(seat, bot)| bot.seat(rules, luck_of(seed, seat)))
        .collect();
    let mut luck = luck_of(seed, Seat::new(7));
    // Nothing forces bots to finish a game, and the first answers are enough for this test.
    for moment in 0..500 {
        // Of three or more players, somebody leaves in every third game.
        let there: Vec<Seat> = game.position().everyone().iter().collect();
        let may_leave = number % 3 == 2 && there.len() > 2 && game.outcome().is_none();
        if may_leave && fraction(&mut luck) < 0.01 {
            game.resign(any(&there, &mut luck), &mut ()).unwrap();
            continue;
        }
        // The opening cards are chosen in any order.
        let asked: Vec<Seat> = game.awaited().iter().collect();
        if let [_, _, ..] = asked[..] {
            game = game.facing(any(&asked, &mut luck)).unwrap();
        }
        let Some(seen) = Seen::of(&game, moment) else { return moment };
        let (seat, answers) = (seen.seat(), game.answers());
        let answer = players[seat.index()].choose(seen);
        assert!(answers.contains(&answer), "{answer:?} of {answers:?}, {edition}, game {number}");
        game.answer_unchecked(answer, &mut ());
    }
    500
}

#[test]
fn bots_answer_what_they_may() {
    for (bots, games) in [
        ("random", 150),
        ("random,beginner", 20),
        ("beginner,casual", 10),
        ("greedy,casual", 3),
        ("search:15it,skilled:10it,playouts:2it", 2),
    ] {
        let answers = play(bots, games);
        assert!(answers > 12 * games as usize * 40, "{bots}: only {answers} answers");
    }
}
