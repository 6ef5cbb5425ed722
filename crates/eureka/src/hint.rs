//! `eureka hint`: suggests an answer for the open question at the end of a record.

use crate::load::Recorded;
use crate::out::Out;
use crate::progress;
use crate::reader::Reader;
use crate::thinking;
use anyhow::{Context, Result};
use eureka_bots::innovation::search_for;
use eureka_bots::{Budget, Seen};
use eureka_innovation::Game;
use eureka_words::Teller;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// The budget of a hint, the same as that of the bot `expert`.
pub(crate) const BUDGET: Budget = Budget::iterations(2_000);

/// Suggest an answer to the player who is asked, using only that player's knowledge.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka hint game.toml                      where the record stops
  eureka hint game.toml --at 57 --budget 1s
  eureka hint game.toml --json

Behind each answer stand the chance to win with it and how often it was tried. JSON has the keys of a decision \
in `eureka analyze --json`, but for the answer.")]
pub(crate) struct Args {
    /// A record written by `eureka play --save`.
    record: PathBuf,
    /// The number of answers to play first [default: all].
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Thinking time, such as 50ms or 2s, or a number of iterations, such as 2000it.
    #[arg(long, default_value_t = BUDGET)]
    budget: Budget,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// Play with the home-made cards of this folder.
    #[arg(long, value_name = "FOLDER")]
    cards: Option<PathBuf>,
    #[command(flatten)]
    reader: Reader,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let words = args.reader.words()?;
    let recorded = Recorded::open(&args.record, args.cards.as_deref(), args.at)?;
    let (game, moment) = (recorded.timeline.game(), recorded.timeline.moment());
    let seen = Seen::of(game, moment).with_context(|| {
        format!("{}: the game is over after {moment} answers", args.record.display())
    })?;
    let waiting = progress::waiting();
    let thought = search_for(game.rules(), seen, args.budget, args.seed).think(seen);
    waiting.finish_and_clear();
    if args.json {
        let asked = thinking::opinion(game, moment, &thought.chances, &thought.looks);
        writeln!(out, "{}", serde_json::to_string_pretty(&asked)?)?;
    } else {
        let (teller, view) = (Teller::new(words, game.rules()), seen.view());
        if let Some(question) = teller.ask(&view) {
            writeln!(out, "{}", out.paint.line(game.rules(), &question))?;
        }
        writeln!(out, "{}", thinking::chances(teller, game, &thought.chances))?;
        for line in thinking::best(teller, game, &view, &thought.looks, out.paint) {
            writeln!(out, "  {line}")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A hint for the open question of a game after `moment` answers, a line for each suggested answer.
pub(crate) fn given(teller: Teller<'_>, game: &Game, moment: usize, out: &Out) -> Vec<String> {
    let Some(seen) = Seen::of(game, moment) else { return Vec::new() };
    let thought = search_for(game.rules(), seen, BUDGET, 1).think(seen);
    thinking::best(teller, game, &seen.view(), &thought.looks, out.paint)
}
