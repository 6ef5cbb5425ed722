//! `eureka train`: trains by self-play the network that evaluates positions.

use crate::load;
use crate::out::{Out, save};
use crate::progress::{self, INTERRUPTED};
use anyhow::Result;
use eureka_bots::innovation::train::{Plan, Progress, train};
use eureka_innovation::Edition;
use eureka_plot::{Axis, Chart, Medium, Series};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

/// Train the network that evaluates positions, by games against itself.
///
/// The same seed gives the same network, whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka train --edition first --generations 100 --games 1000 --out first.net
  eureka train --edition fourth --out fourth.net --plot curve.svg --curve curve.csv

The network, the curve and the plot are written after every generation; Ctrl-C stops and keeps those that are done. The bots know the networks in \
crates/bots/weights: a new one comes to play when it is put there and the program is built.")]
pub(crate) struct Args {
    /// The printed edition.
    #[arg(long, default_value = "first", value_parser = load::edition())]
    edition: Edition,
    /// The number of generations to train.
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    generations: u32,
    /// The number of games per generation.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The seed of everything random.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The file for the network.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Also draw the learning curve to this file, as SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// Also write the learning curve to this file, as CSV.
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let Args { edition, generations, games, seed, .. } = *args;
    let interrupted = progress::interrupted()?;
    let goes_on = || !interrupted.load(Ordering::Relaxed);
    // The files are created first, so that a path that cannot be written fails before the training.
    [&args.out]
        .into_iter()
        .chain(&args.plot)
        .chain(&args.curve)
        .try_for_each(|path| save(path, ""))?;
    writeln!(
        out,
        "{}",
        out.paint.bold(&format!("{edition} edition, {games} games a generation, seed {seed}"))
    )?;
    writeln!(out, "{}", out.paint.dim(Curve::TITLES))?;
    out.flush()?;
    let bar = progress::bar(generations.into(), "generations");
    let mut curve = Curve::new(edition);
    let mut kept = Ok(());
    let mut done = 0;
    train(&Plan { edition, seed, generations, games }, goes_on, |progress, net| {
        done = progress.generation;
        bar.inc(1);
        let line = curve.add(progress);
        let mut keep = || {
            bar.suspend(|| writeln!(out, "{line}").and_then(|()| out.flush()))?;
            save(&args.out, net.to_bytes())?;
            args.plot.iter().try_for_each(|path| save(path, curve.plot()))?;
            args.curve.iter().try_for_each(|path| save(path, curve.csv()))
        };
        if kept.is_ok() {
            kept = keep();
        }
    });
    bar.finish_and_clear();
    kept?;
    if goes_on() || done == generations {
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "interrupted: {done} of {generations} generations were kept")?;
    Ok(ExitCode::from(INTERRUPTED))
}

/// The learning curve: the results of every generation so far.
struct Curve {
    edition: Edition,
    generations: Vec<Progress>,
}

impl Curve {
    /// The heading of the printed table.
    const TITLES: &str = "  generation    loss  positions  answers/game";

    /// An empty curve.
    fn new(edition: Edition) -> Curve {
        Curve { edition, generations: Vec::new() }
    }

    /// Adds a generation and returns its line of the printed table.
    fn add(&mut self, progress: Progress) -> String {
        self.generations.push(progress);
        let Progress { generation, loss, positions, length, .. } = progress;
        format!("  {generation:>10}  {loss:.4}  {positions:>9}  {length:>12.1}")
    }

    /// The curve as comma-separated values.
    fn csv(&self) -> String {
        let line = |one: &Progress| {
            format!("{},{},{},{}\n", one.generation, one.loss, one.positions, one.length)
        };
        let lines = self.generations.iter().map(line);
        ["generation,loss,positions,length\n".to_owned()].into_iter().chain(lines).collect()
    }

    /// The curve as SVG.
    fn plot(&self) -> String {
        let point = |one: &Progress| (f64::from(one.generation), f64::from(one.loss));
        Chart::new(format!("Learning by self-play, {} edition", self.edition))
            .x(Axis::new("generation").whole())
            .y(Axis::new("loss of forecasts on new games (mean cross-entropy)"))
            .line(Series::new("", self.generations.iter().map(point)))
            .svg(Medium::File)
    }
}
