//! Plays games of Innovation between bots, one game at a time, as a server does it: the bots with one name share the time of a turn. Prints
//! how long turns took, and who won.
//!
//!     cargo run --release -p eureka-bots --example turns -- fourth 20 1 1 master search:850ms
//!
//! The numbers are those of games, the seed, and how many times shorter the time of a turn is than on a server, for quick comparisons.
//! Each deal is played once from each seat, by all bots named.

use eureka_bots::innovation::Opponent;
use eureka_bots::{Seen, TurnClock, game_seed, luck_of, result};
use eureka_innovation::{Edition, Game, Rules, Seat};
use eureka_table::Game as _;
use std::str::FromStr;
use std::time::{Duration, Instant};

type Failure = Box<dyn std::error::Error>;

fn arg<T: FromStr>(text: Option<String>, what: &str) -> Result<T, Failure> {
    let text = text.ok_or_else(|| format!("{what} is missing"))?;
    text.parse().map_err(|_| format!("`{text}` is no {what}").into())
}

/// The number of answers after which a game is stopped.
const MAX_ANSWERS: usize = 5_000;

fn main() -> Result<(), Failure> {
    let mut args = std::env::args().skip(1);
    let edition: String = arg(args.next(), "edition")?;
    let edition = Edition::from_word(&edition).ok_or("there is no such edition")?;
    let (games, seed): (u64, u64) = (arg(args.next(), "number")?, arg(args.next(), "seed")?);
    let haste: u32 = arg(args.next(), "number")?;
    let bots: Vec<Opponent> = args.map(|name| name.parse()).collect::<Result<_, _>>()?;
    let rules = Rules::printed(edition);
    let (mut won, mut turns) = (vec![0.0; bots.len()], vec![Vec::new(); bots.len()]);
    for game in 0..games {
        let (deal, shift) = (game / bots.len() as u64, game as usize % bots.len());
        let dealt = Game::deal(rules, bots.len() as u8, game_seed(seed, deal))?;
        // The bot in each seat, by its number.
        let seated: Vec<usize> = (0..bots.len()).map(|at| (at + shift) % bots.len()).collect();
        let chances = play(dealt, &bots, &seated, game_seed(seed, game), haste, &mut turns);
        for (seat, &bot) in Seat::each(&seated) {
            won[bot] += chances[seat.index()];
        }
        println!("{} games: won {won:?}", game + 1);
    }
    for (bot, times) in bots.iter().zip(&mut turns) {
        times.sort();
        let last = times.len().saturating_sub(1);
        let at = |part: usize| times.get(last * part / 100).map_or(0, Duration::as_millis);
        let [half, most, longest] = [50, 95, 100].map(at);
        println!("{bot}: {} turns, ms p50 {half}, p95 {most}, max {longest}", times.len());
    }
    Ok(())
}

/// Plays one game. Returns the part of the victory of each seat, and adds the times of all turns to those of the bot whose turn it was.
fn play(
    mut game: Game,
    bots: &[Opponent],
    seated: &[usize],
    seed: u64,
    haste: u32,
    turns: &mut [Vec<Duration>],
) -> Vec<f32> {
    let rules = game.rules();
    let mut players: Vec<_> =
        Seat::each(seated).map(|(seat, &bot)| bots[bot].seat(rules, luck_of(seed, seat))).collect();
    let mut clocks: Vec<(Opponent, TurnClock)> =
        bots.iter().map(|&bot| (bot, TurnClock::default())).collect();
    let (mut whose, mut time) = (None, Duration::ZERO);
    for moment in 0..MAX_ANSWERS {
        let Some((seen, turn)) = Seen::of(&game, moment).zip(game.turn()) else { break };
        if turn.seat != whose {
            if let Some(seat) = whose {
                turns[seated[seat.index()]].push(time);
            }
            (whose, time) = (turn.seat, Duration::ZERO);
        }
        let asked = seen.seat().index();
        let bot = bots[seated[asked]];
        let clock = clocks.iter_mut().find(|(other, _)| *other == bot);
        let (_, clock) = clock.expect("every bot has a clock");
        let start = Instant::now();
        let answer = players[asked].choose(seen.within(clock.limit(turn) / haste));
        clock.spend(start.elapsed() * haste);
        time += start.elapsed();
        game.answer(answer, &mut ()).expect("a bot gives a listed answer");
    }
    let chances = result(&game);
    (0..seated.len() as u8).map(|seat| chances[Seat::new(seat)]).collect()
}
