use eureka_bots::inventions::*;
use eureka_bots::*;
use eureka_inventions::society::Setup;
use eureka_table::{Game as _, Seat};
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let who: Adviser = args[1].parse().unwrap();
    let games: u64 = args[2].parse().unwrap();
    let difficulty =
        eureka_inventions::Difficulty::from_word(args.get(3).map_or("normal", |s| s)).unwrap();
    let seed0: u64 = args.get(4).map_or(1, |s| s.parse().unwrap());
    let start = Instant::now();
    let (mut wins, mut you, mut bots, mut moments) = (0, 0u64, 0u64, 0);
    let mut parts = [0u64; 8];
    for index in 0..games {
        let seed = game_seed(seed0, index);
        let mut game = Setup { difficulty, ..Setup::new(seed as u32) }.start();
        let mut bot = who.seat(luck_of(seed, Seat::A));
        let mut moment = 0;
        while let Some(seen) = Seen::of(&game, moment) {
            let answer = bot.choose(seen);
            game.answer_unchecked(answer);
            moment += 1;
        }
        moments += moment;
        let score = game.score().unwrap();
        let tally = game.tally().unwrap();
        let world = game.world();
        wins += u64::from(score.goal1());
        you += u64::from(score.you);
        bots += u64::from(score.bots.total());
        for (part, value) in parts.iter_mut().zip([
            tally.track.into(),
            tally.influence.into(),
            tally.wealth_points().into(),
            tally.goal_points().into(),
            world.society.inventions.len() as u64,
            world.society.built.len() as u64,
            world.society.tiles().count() as u64,
            score.awards.len() as u64,
        ]) {
            *part += value;
        }
    }
    let n = games as f64;
    println!(
        "{who} {games} games: wins {:.3} you {:.1} bots {:.1} answers {:.0} {:.1} ms/game",
        wins as f64 / n,
        you as f64 / n,
        bots as f64 / n,
        moments as f64 / n,
        start.elapsed().as_secs_f64() * 1000.0 / n
    );
    println!(
        "track, influence, wealth, goals, inventions, built, tiles, awards: {:?}",
        parts.map(|p| (p as f64 / n * 10.0).round() / 10.0)
    );
}
