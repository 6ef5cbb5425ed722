//! `eureka perft`: how many ways the first decisions of a game can go.

use crate::out::Out;
use crate::table::TableOptions;
use anyhow::Result;
use eureka_innovation::{Game, perft};
use eureka_words::Language;
use std::io::Write;
use std::process::ExitCode;

/// Count the decision paths from a deal, for every depth up to the one given.
///
/// A path is a sequence of answers; one that ends the game earlier counts once in every greater depth too.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka perft --players 3 --seed 7 --depth 5
  eureka perft --edition fourth --players 4 --teams AC,BD --depth 8

The numbers that are known to be right are kept in crates/innovation/tests/data/perft.txt.")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableOptions,
    /// The number from which the deal follows.
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
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", perft(&game, depth))?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}
