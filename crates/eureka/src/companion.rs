//! `eureka companion`: plays Chronos and Hephaestus for somebody who plays Inventions alone, with the real box.

mod form;
mod voice;

use crate::ear::Ear;
use crate::load;
use crate::out::{Out, UsageError};
use crate::session::{self, TableArgs};
use crate::table::any_seed;
use anyhow::{Context, Result};
use eureka_inventions::{Game, Profile, Setup};
use eureka_table::Timeline;
use eureka_words::CompanionTeller;
use std::io::BufRead;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play the two opponents of a solo game of Inventions: Evolution of Ideas, beside the real box.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka companion                              try it without a box
  eureka companion --new-profile my-box.toml    enter what is printed on your box, once
  eureka companion --profile my-box.toml --save game.toml
  eureka companion --save game.toml             go on with that game
  eureka companion --difficulty hard --seed 7 --setting A3=never --lang uk

The companion asks what the opponents depend on and tells what to move for them. `help` tells what can be typed; `undo` takes \
back any slip. With your own profile you draw Hephaestus's cards from the real deck, unless --seed lets the program draw. \
Settings are the open questions of docs/inventions.md: A3 (last, never), A5 (any, epoch, mixed), A10 (last, first) and A32 \
(later, always).")]
pub(crate) struct Args {
    /// The profile of your box [default: one of our own, to try the program].
    #[arg(long, value_name = "FILE")]
    profile: Option<PathBuf>,
    /// The number from which Hephaestus's cards follow: the program draws them.
    #[arg(long)]
    seed: Option<u32>,
    #[command(flatten)]
    table: TableArgs,
    /// Ask for what is printed on your box and write its profile to this file; nothing is played.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["profile", "difficulty", "seed", "settings", "save", "report"])]
    new_profile: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, input: impl BufRead) -> Result<ExitCode> {
    let teller = CompanionTeller::new(args.table.reader.words()?);
    let mut ear = Ear::new(input);
    if let Some(path) = &args.new_profile {
        return form::fill(teller, path, out, &mut ear);
    }
    let is_set_up = args.profile.is_some() || args.seed.is_some();
    let timeline = args.table.opened("--profile", is_set_up, || begun(args))?;
    let profile = timeline.setup().profile.clone();
    session::play(teller.with_names(&profile), timeline, &args.table, out, &mut ear)
}

/// A new game.
fn begun(args: &Args) -> Result<Timeline<Game>> {
    let profile = match &args.profile {
        Some(path) => {
            let within = || path.display().to_string();
            Profile::read(&load::read(path)?).with_context(within)?
        }
        None => Profile::ours().clone(),
    };
    // Cards that nobody has cannot be drawn from a real deck.
    let seed = args.seed.or_else(|| profile.ours.then(any_seed));
    let mut setup = Setup::new(profile, seed);
    (setup.difficulty, setup.settings) = args.table.rules()?;
    Timeline::<Game>::begin(setup, ()).map_err(|error| UsageError(error.to_string()).into())
}
