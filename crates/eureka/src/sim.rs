//! `eureka sim`: plays many games between computer players and prints statistics.

mod account;
mod batch;
mod figures;
mod inventions;
mod page;
mod report;
mod rows;
mod sums;

use crate::load;
use crate::out::{Out, UsageError, make_folder, save};
use crate::progress::{self, INTERRUPTED};
use crate::table::TableOptions;
use anyhow::{Context, Result, bail};
use batch::{Batch, Shard};
use eureka_bots::game_seed;
use eureka_bots::innovation::{Evaluation, Level, Opponent};
use eureka_words::Language;
use figures::Figures;
use report::Run;
use rows::Rows;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Play many games between computer players and print statistics.
///
/// The same seed gives the same games, whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka sim --games 100000 --seed 1
  eureka sim --edition third --players 4 --bots expert,casual,beginner,random --json out.json
  eureka sim --edition fourth --players 5 --teams ACE,BD
  eureka sim --bots greedy,greedy --games 20000 --report statistics --parquet rows
  eureka sim --games 1000000 --shard 1/8 --json 1.json
  eureka sim --join 1.json 2.json --report statistics
  eureka sim --game inventions --difficulty normal --bots expert --games 200

A team's victory counts for each of its seats. A victory that several players or teams share counts as `shared` and \
for none of their seats. A game that fails, or does not end within 100,000 decisions, counts as an error.

Ctrl-C stops and keeps the games that were played, from the first on. A shard `I/N` has every N-th game of the batch from \
the I-th on; the figures of all shards joined are those of the whole batch. docs/statistics tells what is in the report, the \
JSON and the Parquet files.")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableOptions,
    #[command(flatten)]
    solo: inventions::Options,
    /// The number of games.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// The seed of all deals and all choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A bot for each seat, from A on [default: random for all].
    #[arg(long, value_delimiter = ',', value_name = "BOT,...")]
    bots: Vec<Opponent>,
    /// The number of games played at the same time [default: one for each processor].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Play only this part of the games: 2/8 is the second of eight.
    #[arg(long, value_name = "I/N", default_value_t = Shard::WHOLE, hide_default_value = true)]
    shard: Shard,
    /// Play nothing, but join the statistics of several shards, written by `--json` or `--report`.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = PLAYING)]
    join: Vec<PathBuf>,
    /// Also write the numbers to this file, as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Also write a report into this folder: a page with charts, `index.html`, and its numbers, `figures.json`.
    #[arg(long, value_name = "FOLDER")]
    report: Option<PathBuf>,
    /// Also write every game, every decision and every use of a card into this folder, as rows of Parquet files.
    #[arg(long, value_name = "FOLDER", conflicts_with = "join")]
    parquet: Option<PathBuf>,
}

/// The options that define the games; `--join` takes none of them.
const PLAYING: [&str; 14] = [
    "game",
    "difficulty",
    "content",
    "edition",
    "players",
    "teams",
    "parley",
    "language",
    "cards",
    "games",
    "seed",
    "bots",
    "threads",
    "shard",
];

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    if args.solo.is_wanted()? {
        return inventions::run(args, out);
    }
    let interrupted = progress::interrupted()?;
    // The files are created first, so that a path that cannot be written fails before the games.
    let files = report_files(args)?;
    args.json.iter().try_for_each(|path| save(path, ""))?;
    let (figures, run) = match &args.join[..] {
        [] => play(args, interrupted)?,
        files => (joined(files)?, None),
    };
    let was_interrupted = run.is_some_and(|run| run.was_interrupted);
    report::write(&figures, run, out)?;
    if let Some(path) = &args.json {
        save(path, report::json(&figures, run)?)?;
    }
    if let Some([page, numbers]) = &files {
        save(page, page::draw(&figures)?)?;
        save(numbers, serde_json::to_string_pretty(&figures)? + "\n")?;
    }
    match figures.first_error {
        None if was_interrupted => Ok(ExitCode::from(INTERRUPTED)),
        None => Ok(ExitCode::SUCCESS),
        Some(index) => {
            let (errors, seed) = (figures.errors, game_seed(figures.played.seed, index));
            bail!("{errors} games failed, the first being game {index}, dealt from seed {seed}")
        }
    }
}

/// The files of the report, if one is wanted: the page and its numbers. Both have been proved writable.
fn report_files(args: &Args) -> Result<Option<[PathBuf; 2]>> {
    let Some(folder) = &args.report else { return Ok(None) };
    make_folder(folder)?;
    let files = ["index.html", "figures.json"].map(|name| folder.join(name));
    files.iter().try_for_each(|path| save(path, ""))?;
    Ok(Some(files))
}

/// Plays the games.
fn play(args: &Args, interrupted: &AtomicBool) -> Result<(Figures, Option<Run>)> {
    let batch = batch(args)?;
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let bar = progress::bar(batch.len(), "games");
    let mut figures = Figures::new(&batch);
    let mut rows = args.parquet.as_deref().map(|folder| Rows::new(folder, &batch)).transpose()?;
    let start = Instant::now();
    pool.install(|| {
        batch.play(&bar, interrupted, |index, played| {
            figures.add(index, &played);
            match (&mut rows, &played) {
                (Some(rows), Ok(account)) => rows.add(index, account),
                _ => Ok(()),
            }
        })
    })?;
    rows.iter_mut().try_for_each(Rows::close)?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    figures.settle();
    let was_interrupted = interrupted.load(Ordering::Relaxed) && figures.games < batch.len();
    Ok((figures, Some(Run { threads: pool.current_num_threads(), seconds, was_interrupted })))
}

/// The batch of games that the options define.
fn batch(args: &Args) -> Result<Batch> {
    let rules = args.table.rules(Language::English)?;
    let is_judged = args.json.is_some() || args.report.is_some() || args.parquet.is_some();
    Ok(Batch {
        rules,
        seating: args.table.seating(rules)?,
        bots: seated(args)?,
        seed: args.seed,
        games: args.games,
        shard: args.shard,
        judge: is_judged.then(|| Evaluation::learned(rules)),
        keeps_decisions: args.parquet.is_some(),
    })
}

/// A bot for each seat.
fn seated(args: &Args) -> Result<Vec<Opponent>> {
    let players = usize::from(args.table.players);
    match args.bots.len() {
        0 => Ok(vec![Level::Random.into(); players]),
        count if count == players => Ok(args.bots.clone()),
        count => bail!(UsageError(format!("{count} bots cannot sit at a table of {players}"))),
    }
}

/// The statistics of several shards together.
fn joined(files: &[PathBuf]) -> Result<Figures> {
    let read = |path: &Path| -> Result<Figures> {
        let text = load::read(path)?;
        serde_json::from_str(&text).with_context(|| format!("{} holds no figures", path.display()))
    };
    let mut all = read(&files[0])?;
    for path in &files[1..] {
        all.join(&read(path)?).with_context(|| format!("{} cannot be joined", path.display()))?;
    }
    Ok(all)
}
