//! `eureka play inventions`: the whole solo game of Inventions, line by line.

mod voice;

use crate::ear::Ear;
use crate::load;
use crate::out::Out;
use crate::session::{self, TableArgs};
use crate::table::any_seed;
use anyhow::Result;
use eureka_inventions::solo_game::{Game, Setup};
use eureka_table::Timeline;
use eureka_words::SoloGameTeller;
use std::io::BufRead;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

/// Play the whole solo game of Inventions: Evolution of Ideas, on content of our own (unofficial).
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka play inventions
  eureka play inventions --difficulty hard --seed 7 --save game.toml
  eureka play inventions --save game.toml       go on with that game
  eureka play inventions --content my-content.toml --lang uk

You play against Chronos and Hephaestus. Answer with the number of an answer; `help` tells the rest. What is printed on cards and \
tiles stands in cards/inventions/content.toml; a copy of it, edited as you like, is played with --content. \
Settings are the open questions of docs/inventions.md: A3 (last, never), A5 (any, epoch, mixed), A10 (last, first) and A32 \
(later, always).")]
pub(crate) struct Args {
    /// What is printed on the board, the cards and the tiles [default: our own].
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
    /// The number from which everything follows that chance decides [default: any].
    #[arg(long)]
    seed: Option<u32>,
    #[command(flatten)]
    table: TableArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, input: impl BufRead) -> Result<ExitCode> {
    let words = args.table.reader.words()?;
    let is_set_up = args.content.is_some() || args.seed.is_some();
    let timeline = args.table.opened("--content", is_set_up, || begun(args))?;
    let content = Arc::clone(&timeline.setup().content);
    let teller = SoloGameTeller::new(words, &content);
    session::play(teller, timeline, &args.table, out, &mut Ear::new(input))
}

/// A new game.
fn begun(args: &Args) -> Result<Timeline<Game>> {
    let mut setup = Setup::new(args.seed.unwrap_or_else(any_seed));
    if let Some(path) = &args.content {
        setup.content = load::content(path)?;
    }
    (setup.difficulty, setup.settings) = args.table.rules()?;
    Ok(Timeline::begin(setup, ())?)
}
