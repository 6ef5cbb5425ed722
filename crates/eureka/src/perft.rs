//! `eureka perft`: how many ways the first decisions of a game can go.

use crate::load;
use crate::out::Out;
use anyhow::Result;
use eureka_innovation::{Edition, Game, perft};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// Count the decision paths from a deal, for every depth up to the one given.
///
/// A path is a sequence of answers; one that ends the game earlier counts once in every greater depth too.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  eureka perft --players 3 --seed 7 --depth 5

The numbers that are known to be right are kept in crates/innovation/tests/data/perft.txt.")]
pub(crate) struct Args {
    /// The printed edition.
    #[arg(long, default_value = "first", value_parser = load::edition())]
    edition: Edition,
    /// How many sit at the table.
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// The number from which the deal follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The length of the longest paths.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Play with the home-made cards of this folder.
    #[arg(long, value_name = "FOLDER")]
    cards: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let rules = load::rules(args.edition, args.cards.as_deref())?;
    load::ensure_players(rules, args.players)?;
    let game = Game::deal(rules, args.players, args.seed)?;
    for depth in 1..=args.depth {
        writeln!(out, "{depth} {}", perft(&game, depth))?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}
