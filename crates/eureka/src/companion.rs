//! `eureka companion`: plays Chronos and Hephaestus for somebody who plays Inventions alone, with the real box.

mod fields;
mod form;
mod options;
mod page;
mod session;

use crate::ear::Ear;
use crate::load;
use crate::out::{Out, UsageError};
use crate::reader::Reader;
use crate::sheet::lines;
use anyhow::{Context, Result};
use eureka_inventions::{Companion, Difficulty, Profile, Record, Settings, Setup};
use eureka_words::{CompanionNotice, CompanionTeller};
use session::Session;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
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
    /// How much the opponents' holdings count: easy, normal or hard [default: normal].
    #[arg(long, value_parser = difficulty)]
    difficulty: Option<Difficulty>,
    /// The number from which Hephaestus's cards follow: the program draws them.
    #[arg(long)]
    seed: Option<u32>,
    /// How an open question of the rules is read; may be given several times.
    #[arg(long = "setting", value_name = "A3=never")]
    settings: Vec<String>,
    /// Write the game to this file after every answer; if it is there already, go on with it.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// At the end write a page to keep to this file: the score, the awards and the whole game.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Ask for what is printed on your box and write its profile to this file; nothing is played.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["profile", "difficulty", "seed", "settings", "save", "report"])]
    new_profile: Option<PathBuf>,
    #[command(flatten)]
    reader: Reader,
}

/// Reads a difficulty from the command line.
pub(crate) fn difficulty(word: &str) -> Result<Difficulty, String> {
    let found = Difficulty::from_word(word);
    found.ok_or_else(|| "it is easy, normal or hard".to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, input: impl BufRead) -> Result<ExitCode> {
    let teller = CompanionTeller::new(args.reader.words()?);
    let mut ear = Ear::new(input);
    if let Some(path) = &args.new_profile {
        return form::fill(teller, path, out, &mut ear);
    }
    let saved = args.save.as_deref().filter(|path| path.exists());
    let companion = match saved {
        Some(path) => resumed(args, path)?,
        None => begun(args)?,
    };
    let setup = &companion.record().setup;
    let profile = setup.profile.clone();
    let teller = teller.with_names(&profile);
    let (difficulty, program_draws) = (setup.difficulty, setup.seed.is_some());
    let mut head = vec![
        teller.notice(CompanionNotice::Begins { difficulty, program_draws }),
        teller.box_profile(companion.game().position()),
    ];
    if let Some(path) = saved {
        let (file, count) = (&path.display().to_string(), companion.record().answers.len() as u64);
        head.push(teller.notice(CompanionNotice::Resumed { file, count }));
    }
    head.iter().try_for_each(|text| write!(out, "{}", lines(text)))?;
    let mut session = Session::new(teller, companion, args.save.clone(), args.report.clone())?;
    session.play(out, &mut ear)?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The game in a file, which has its own box, difficulty and settings.
fn resumed(args: &Args, path: &Path) -> Result<Companion> {
    let begins = args.profile.is_some()
        || args.difficulty.is_some()
        || args.seed.is_some()
        || !args.settings.is_empty();
    let within = path.display();
    if begins {
        let text = format!(
            "{within} is a game that goes on as it began: leave out --profile, --difficulty, --seed and --setting, or name another file"
        );
        return Err(UsageError(text).into());
    }
    let within = || within.to_string();
    let record = Record::read(&load::read(path)?).with_context(within)?;
    Companion::open(record).with_context(within)
}

/// A new game.
fn begun(args: &Args) -> Result<Companion> {
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
    setup.difficulty = args.difficulty.unwrap_or_default();
    setup.settings = settings(&args.settings)?;
    Companion::new(setup).map_err(|error| UsageError(error.to_string()).into())
}

/// The settings of the command line.
pub(crate) fn settings(given: &[String]) -> Result<Settings> {
    let mut settings = Settings::default();
    for setting in given {
        let set = match setting.split_once('=') {
            Some((name, reading)) => settings.set(name.trim(), reading.trim()),
            None => return Err(UsageError(format!("--setting {setting}: write A3=never")).into()),
        };
        set.map_err(|error| UsageError(format!("--setting {setting}: {error}")))?;
    }
    Ok(settings)
}

/// A seed that is short enough to be told to somebody.
pub(crate) fn any_seed() -> u32 {
    (RandomState::new().build_hasher().finish() % 1_000_000) as u32
}
