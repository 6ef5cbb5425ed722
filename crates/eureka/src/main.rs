//! Eureka's executable: serves both games, plays them in the terminal, and checks, simulates, replays and analyzes
//! games.

mod analyze;
mod arena;
mod backup;
mod cards;
mod check;
mod companion;
mod hint;
mod line_reader;
mod load;
mod out;
mod perft;
mod play;
mod progress;
mod reader;
mod replay;
mod serve;
mod session;
mod sim;
mod solo_game;
mod table;
mod table_text;
mod text_layout;
mod thinking;
mod train;

use anyhow::Result;
use clap::{Parser, Subcommand};
use out::{Out, UsageError};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

const EXAMPLES: &str = "\
Examples:
  eureka                                   play in the browser, at http://localhost:8000
  eureka play --bots casual                play against a computer player in the terminal
  eureka cards Archery                     show a card
  eureka cards --lang it                   read all cards in Italian
  eureka sim --players 3 --games 10000     let random players play
  eureka arena --bots expert,greedy        see who is better
  eureka play --edition fourth --players 4 --teams AC,BD
  eureka check conformance                 check the rules against scenarios
  eureka play inventions                   the whole solo game of Inventions, on our own content
  eureka companion                         opponents for Inventions, alone with the real box

Without a command: `eureka serve`.";

/// The board game Innovation (unofficial): in the browser, in the terminal, for programs.
#[derive(Parser)]
#[command(name = "eureka", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Check scenarios: a position, the actions played, and the facts that must hold afterward.
    #[command(after_help = "Example:\n  eureka check conformance/first my-scenario.toml")]
    Check {
        /// Scenario files, or folders to search for *.toml.
        #[arg(required = true, value_name = "PATH")]
        paths: Vec<PathBuf>,
    },
    Sim(sim::Args),
    Arena(arena::Args),
    Train(train::Args),
    Perft(perft::Args),
    Cards(cards::Args),
    Replay(replay::Args),
    #[command(alias = "analyse")]
    Analyze(analyze::Args),
    Hint(hint::Args),
    Play(play::Args),
    Companion(companion::Args),
    Serve(serve::Args),
    Backup(backup::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match run(cli) {
        Ok(code) => code,
        // The reader of the pipe has closed it, as in `eureka cards | head`: not an error.
        Err(error) if out::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            out::complain(&error);
            ExitCode::from(if error.is::<UsageError>() { 2 } else { 1 })
        }
    }
}

fn run(cli: Cli) -> Result<ExitCode> {
    let out = &mut Out::new();
    let command = cli.command.or_else(|| Cli::parse_from(["eureka", "serve"]).command);
    let code = match command.expect("`serve` is a command") {
        Command::Check { paths } => check::run(&paths, out),
        Command::Sim(args) => sim::run(&args, out),
        Command::Arena(args) => arena::run(&args, out),
        Command::Train(args) => train::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Cards(args) => cards::run(&args, out),
        Command::Replay(args) => replay::run(&args, out),
        Command::Analyze(args) => analyze::run(&args, out),
        Command::Hint(args) => hint::run(&args, out),
        Command::Play(args) => play::run(&args, out, std::io::stdin().lock()),
        Command::Companion(args) => companion::run(&args, out, std::io::stdin().lock()),
        Command::Serve(args) => serve::run(&args, out),
        Command::Backup(args) => backup::run(&args, out),
    }?;
    out.flush()?;
    Ok(code)
}
