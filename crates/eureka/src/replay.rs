//! `eureka replay`: replays a record and shows the table, or turns part of the record into a scenario.

use crate::load::Recorded;
use crate::out::{Out, UsageError, save};
use crate::reader::Reader;
use crate::table_text;
use anyhow::{Context, Result, anyhow, bail};
use eureka_innovation::{Game, QuestionKind};
use eureka_scenario::{Scenario, write_scenario};
use eureka_table::Timeline;
use eureka_words::{Notice, Teller};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Replay a record and show the table as one seat sees it.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka replay game.toml                    the table at the end, as A sees it
  eureka replay game.toml --seat B --upto 20
  eureka replay game.toml --lang pl
  eureka replay game.toml --scenario new.toml --from 20 --upto 30

Stretches are counted in answers: `--from 20 --upto 30` begins after the 20th and ends after the 30th. \
A scenario must begin in front of an action; without --from it begins at the first one. It cannot tell of home-made cards, \
of players who are already out, or of the very first turn of four or more players.")]
pub(crate) struct Args {
    /// A record written by `eureka play --save`.
    file: PathBuf,
    /// The seat whose view of the table is shown [default: A].
    #[arg(long, conflicts_with = "all")]
    seat: Option<String>,
    /// Show everything, including cards that nobody at the table knows.
    #[arg(long)]
    all: bool,
    /// The number of answers to play [default: all].
    #[arg(long, value_name = "N")]
    upto: Option<usize>,
    /// Write this part of the game to a file as a scenario, with everything that is true after it.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seat", "all"])]
    scenario: Option<PathBuf>,
    /// The number of answers to play before the scenario begins.
    #[arg(long, value_name = "N", requires = "scenario")]
    from: Option<usize>,
    /// Play with the home-made cards of this folder.
    #[arg(long, value_name = "FOLDER")]
    cards: Option<PathBuf>,
    #[command(flatten)]
    reader: Reader,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let recorded = Recorded::open(&args.file, args.cards.as_deref(), args.upto)?;
    match &args.scenario {
        Some(path) => save_scenario(args, path, &recorded.timeline, out)?,
        None => show(args, &recorded, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn show(args: &Args, recorded: &Recorded, out: &mut Out) -> Result<()> {
    let (timeline, game) = (&recorded.timeline, recorded.timeline.game());
    let (rules, words) = (game.rules(), args.reader.words()?);
    let teller = Teller::new(words, rules);
    let view = game.view(recorded.seat(args.seat.as_deref().unwrap_or("A"))?);
    let heading = words.notice(Notice::Replayed {
        file: &args.file.display().to_string(),
        seating: &teller.seating(&timeline.setup().seating),
        upto: timeline.moment() as u64,
        count: recorded.count as u64,
    });
    writeln!(out, "{heading}\n")?;
    if args.all {
        write!(out, "{}", table_text::truth(words, game, out.paint))?;
    } else {
        write!(out, "{}", table_text::seen(words, rules, &view, out.paint))?;
    }
    if let Some(question) = teller.ask(&view) {
        writeln!(out, "\n{}", out.paint.line(rules, &question))?;
    }
    Ok(())
}

fn save_scenario(args: &Args, path: &Path, timeline: &Timeline<Game>, out: &mut Out) -> Result<()> {
    let upto = timeline.moment();
    let begins = |moment: &usize| {
        let question = timeline.at(*moment).question();
        question.is_some_and(|question| question.kind == QuestionKind::Action)
    };
    let from = match args.from {
        Some(from) if from > upto => {
            let text = format!("--from {from} lies behind the end of the stretch at {upto}");
            bail!(UsageError(text));
        }
        Some(from) => from,
        None => (0..=upto).find(begins).context("nobody has come to an action yet")?,
    };
    let title = format!("Answers {} to {upto} of {}", from + 1, args.file.display());
    let plays = &timeline.answers()[from..];
    let text =
        write_scenario(&title, &timeline.at(from), plays, timeline.game()).map_err(|error| {
            match (from + 1..=upto).find(begins) {
                Some(next) => anyhow!("{error}: the next action is asked for after answer {next}"),
                None => anyhow!(error),
            }
        })?;
    // Some positions cannot be expressed as a scenario, such as the first round of four players with its short turns.
    Scenario::read(&text)?.run().context("this stretch cannot be told as a scenario")?;
    save(path, text)?;
    writeln!(out, "wrote {}: {} answers", path.display(), plays.len())?;
    Ok(())
}
