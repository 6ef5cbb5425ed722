//! tmp
use eureka_bots::inventions::*;
use eureka_inventions::Content;
use eureka_inventions::society::Setup;
use rayon::prelude::*;
use std::sync::Arc;
use std::time::Instant;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let who = &args[1];
    let games: u64 = args[2].parse().unwrap();
    let difficulty =
        eureka_inventions::Difficulty::from_word(args.get(3).map_or("normal", |s| s)).unwrap();
    let seed0: u64 = args.get(4).map_or(1, |s| s.parse().unwrap());
    let mut setup = Setup { difficulty, ..Setup::new(0) };
    if let Some(path) = args.get(5) {
        setup.content = Arc::new(Content::read(&std::fs::read_to_string(path).unwrap()).unwrap());
    }
    let start = Instant::now();
    let all: Vec<_> = (0..games)
        .into_par_iter()
        .map(|index| {
            let Some((score, tally, decisions, game)) = mine(&args, &setup, seed0, index) else {
                panic!()
            };
            let world = game.world();
            [
                f64::from(u8::from(score.goal1())),
                score.you.into(),
                score.bots.total().into(),
                (f64::from(score.you) - f64::from(score.bots.total())).powi(2),
                decisions as f64,
                tally.track.into(),
                tally.influence.into(),
                tally.wealth_points().into(),
                tally.goal_points().into(),
                world.society.inventions.len() as f64,
                world.society.built.len() as f64,
                world.society.tiles().count() as f64,
                score.awards.len() as f64,
                score.bots.points.into(),
                score.bots.inventions.into(),
                score.bots.progress.into(),
                score.bots.wealth.into(),
            ]
        })
        .collect();
    let n = games as f64;
    let mean: Vec<f64> = (0..17).map(|i| all.iter().map(|row| row[i]).sum::<f64>() / n).collect();
    let lead = mean[1] - mean[2];
    println!(
        "{who} {games}: wins {:.3} you {:.1} bots {:.1} lead {lead:.1} sd {:.1} answers {:.0} {:.0} ms",
        mean[0],
        mean[1],
        mean[2],
        (mean[3] - lead * lead).sqrt(),
        mean[4],
        start.elapsed().as_secs_f64() * 1000.0 / n
    );
    println!(
        "  track {:.1} infl {:.1} wealth {:.1} goals {:.1} | inv {:.1} built {:.1} tiles {:.1} awards {:.1} | bots {:.1} {:.1} {:.1} {:.1}",
        mean[5],
        mean[6],
        mean[7],
        mean[8],
        mean[9],
        mean[10],
        mean[11],
        mean[12],
        mean[13],
        mean[14],
        mean[15],
        mean[16]
    );
}

use eureka_bots::*;
use eureka_inventions::society::{Game, Tally};
use eureka_table::Seat;
fn mine(
    args: &[String],
    setup: &Setup,
    series: u64,
    index: u64,
) -> Option<(eureka_inventions::Score, Tally, u64, Game)> {
    let seed = game_seed(series, index);
    let mut game = Setup { seed: (seed >> 32) as u32, ..setup.clone() }.start();
    let luck = luck_of(seed, Seat::A);
    let weights: Arc<Weights> = match args.get(6) {
        Some(path) => Arc::new(std::fs::read_to_string(path).unwrap().parse().unwrap()),
        None => Weights::learned(),
    };
    let eval = Evaluation::new(weights);
    let (kind, number) = args[1].split_once(':').unwrap();
    let style = |t: f32, e: f32| Style { exploration: e, temperature: Some(t) };
    let n: u32 = number.parse().unwrap();
    let mut bot: Box<dyn Bot<Game>> = match kind {
        "s" => Box::new(Search::new(eval, Style::LED, Budget::iterations(n), luck)),
        "s1" => Box::new(Search::new(eval, style(0.1, 0.5), Budget::iterations(n), luck)),
        "s05" => Box::new(Search::new(eval, style(0.05, 0.3), Budget::iterations(n), luck)),
        "p" => Box::new(Search::new(Foresight(eval), Style::PLAIN, Budget::iterations(n), luck)),
        "f" => Box::new(Search::new(Foresight(eval), Style::LED, Budget::iterations(n), luck)),
        "g" => Box::new(Greedy::new(Foresight(eval), n, luck)),
        _ => panic!(),
    };
    for decisions in 0..10000u64 {
        let Some(seen) = Seen::of(&game, decisions as usize) else {
            return Some((game.score()?, game.tally()?, decisions, game));
        };
        let answer = bot.choose(seen);
        game.answer_unchecked(answer);
    }
    None
}
