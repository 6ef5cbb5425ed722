//! `eureka perft`: counts the possible sequences of first decisions, to compare engines.

use crate::out::Out;
use crate::progress::{self, INTERRUPTED};
use crate::table::TableOptions;
use anyhow::Result;
use eureka_innovation::{Answer, Game, perft};
use eureka_words::Language;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};

/// Count the decision paths from a deal, for every depth up to the one given.
///
/// A path is a sequence of answers; one that ends the game early also counts once at every greater depth.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka perft --players 3 --seed 7 --depth 5
  eureka perft --edition fourth --players 4 --teams AC,BD --depth 8

Ctrl-C stops and keeps the depths that are counted. The numbers that are known to be right are kept in crates/innovation/tests/data/perft.txt.")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableOptions,
    /// The seed of the deal.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The length of the longest paths.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let rules = args.table.rules(Language::English)?;
    let game = Game::deal(rules, args.table.seating(rules)?, args.seed)?;
    let interrupted = progress::interrupted()?;
    for depth in 1..=args.depth {
        let Some(paths) = count(game, depth, interrupted) else {
            writeln!(out, "interrupted: depth {depth} was not counted to its end")?;
            return Ok(ExitCode::from(INTERRUPTED));
        };
        writeln!(out, "{depth} {paths}")?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Counts the paths of this length; `None` if interrupted.
fn count(game: Game, depth: u32, interrupted: &AtomicBool) -> Option<u64> {
    /// Enough parts for a smooth progress bar and a quick stop.
    const PARTS: usize = 2_000;
    let (mut parts, mut left) = (vec![game], depth);
    // A finished game has no answers but still counts as a path.
    let next = |game: Game| -> Vec<Game> {
        let after = |&answer: &Answer| {
            let mut after = game;
            after.answer_unchecked(answer, &mut ());
            after
        };
        match &game.answers()[..] {
            [] => vec![game],
            answers => answers.iter().map(after).collect(),
        }
    };
    while parts.len() < PARTS && left > 2 {
        parts = parts.into_iter().flat_map(next).collect();
        left -= 1;
    }
    let bar = progress::bar(parts.len() as u64, &format!("parts of depth {depth}"));
    let mut paths = 0;
    for part in &parts {
        if interrupted.load(Ordering::Relaxed) {
            bar.finish_and_clear();
            return None;
        }
        paths += perft(part, left);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Some(paths)
}
