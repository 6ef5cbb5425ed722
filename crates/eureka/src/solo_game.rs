//! `eureka play inventions`: the whole solo game of Inventions, line by line.

mod options;
mod page;
mod session;

use crate::companion::{any_seed, difficulty, settings};
use crate::ear::Ear;
use crate::load;
use crate::out::{Out, UsageError};
use crate::reader::Reader;
use crate::sheet::lines;
use anyhow::{Context, Result};
use eureka_inventions::solo_game::{Game, Record, Setup, replay};
use eureka_inventions::{Content, Difficulty};
use eureka_words::{CompanionNotice, SoloGameNotice, SoloGameTeller};
use session::Session;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
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
    /// How much the opponents' holdings count: easy, normal or hard [default: normal].
    #[arg(long, value_parser = difficulty)]
    difficulty: Option<Difficulty>,
    /// The number from which everything follows that chance decides [default: any].
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
    #[command(flatten)]
    reader: Reader,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, input: impl BufRead) -> Result<ExitCode> {
    let words = args.reader.words()?;
    let saved = args.save.as_deref().filter(|path| path.exists());
    let (record, game) = match saved {
        Some(path) => resumed(args, path)?,
        None => begun(args)?,
    };
    let setup = &record.setup;
    let content = Arc::clone(&setup.content);
    let teller = SoloGameTeller::new(words, &content);
    let (difficulty, seed) = (setup.difficulty, setup.seed);
    let mut head =
        vec![teller.notice(SoloGameNotice::Begins { difficulty, seed }), teller.content()];
    if let Some(path) = saved {
        let (file, count) = (&path.display().to_string(), record.answers.len() as u64);
        head.push(
            teller.notice(SoloGameNotice::Companion(CompanionNotice::Resumed { file, count })),
        );
    }
    head.iter().try_for_each(|text| write!(out, "{}", lines(text)))?;
    let (save, report) = (args.save.clone(), args.report.clone());
    let mut session = Session::new(teller, record, game, save, report)?;
    session.play(out, &mut Ear::new(input))?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The game in a file, which has its own content, difficulty and settings.
fn resumed(args: &Args, path: &Path) -> Result<(Record, Game)> {
    let begins = args.content.is_some()
        || args.difficulty.is_some()
        || args.seed.is_some()
        || !args.settings.is_empty();
    let within = || path.display().to_string();
    if begins {
        let text = format!(
            "{} is a game that goes on as it began: leave out --content, --difficulty, --seed and --setting, or name another file",
            within()
        );
        return Err(UsageError(text).into());
    }
    let record = Record::read(&load::read(path)?).with_context(within)?;
    let game = replay(&record).with_context(within)?;
    Ok((record, game))
}

/// A new game.
fn begun(args: &Args) -> Result<(Record, Game)> {
    let mut setup = Setup::new(args.seed.unwrap_or_else(any_seed));
    if let Some(path) = &args.content {
        let within = || path.display().to_string();
        setup.content = Arc::new(Content::read(&load::read(path)?).with_context(within)?);
    }
    setup.difficulty = args.difficulty.unwrap_or_default();
    setup.settings = settings(&args.settings)?;
    let game = setup.start();
    Ok((Record::new(setup), game))
}
