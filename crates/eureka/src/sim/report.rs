//! The results of a simulation, as text and as JSON.

use super::batch::Shard;
use super::figures::{BatchSetup, Figures};
use crate::out::Out;
use anyhow::Result;
use eureka_innovation::{Ending, Seat};
use eureka_words::grouped;
use serde::Serialize;
use std::io::Write;

/// The circumstances of the run.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) threads: usize,
    pub(super) seconds: f64,
    pub(super) was_interrupted: bool,
}

/// The JSON file: the statistics and the speed.
#[derive(Serialize)]
struct Written<'a> {
    #[serde(flatten)]
    figures: &'a Figures,
    mean_decisions: f64,
    mean_turns: f64,
    interrupted: bool,
    #[serde(flatten)]
    speed: Option<Speed>,
}

/// The measured times: the only numbers that differ from run to run.
#[derive(Serialize)]
struct Speed {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

impl Speed {
    fn new(figures: &Figures, Run { threads, seconds, .. }: Run) -> Speed {
        Speed {
            threads,
            seconds,
            games_per_second: ratio(figures.games as f64, seconds),
            decisions_per_second: ratio(figures.decisions as f64, seconds),
        }
    }
}

/// The results as JSON; `run` is `None` if the statistics were joined.
pub(super) fn json(figures: &Figures, run: Option<Run>) -> Result<String> {
    let written = Written {
        figures,
        mean_decisions: ratio(figures.decisions as f64, figures.ended() as f64),
        mean_turns: ratio(figures.turns as f64, figures.ended() as f64),
        interrupted: run.is_some_and(|run| run.was_interrupted),
        speed: run.map(|run| Speed::new(figures, run)),
    };
    Ok(serde_json::to_string_pretty(&written)? + "\n")
}

/// Prints the results as text.
pub(super) fn write(figures: &Figures, run: Option<Run>, out: &mut Out) -> Result<()> {
    let BatchSetup { bots, seed, planned, .. } = &figures.played;
    let games = grouped(figures.games);
    let title = format!("{games} games, {}", figures.played.table()?);
    print(&title, &bots.join(","), *seed, &rows(figures, run), out)?;
    if run.is_some_and(|run| run.was_interrupted) {
        writeln!(out, "interrupted: the first {games} games were kept")?;
    }
    let shards = figures.shards.iter().map(|played| played.shard);
    let shards: Vec<String> =
        shards.filter(|&shard| shard != Shard::WHOLE).map(|shard| shard.to_string()).collect();
    if !shards.is_empty() {
        let (planned, shards) = (grouped(*planned), shards.join(", "));
        writeln!(out, "a part of a batch of {planned} games: shard {shards}")?;
    }
    Ok(())
}

fn rows(figures: &Figures, run: Option<Run>) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    if let Some(run) = run {
        let Speed { threads, seconds, games_per_second, decisions_per_second } =
            Speed::new(figures, run);
        let each = |rate: f64| grouped(rate.round() as u64);
        let (games, decisions) = (each(games_per_second), each(decisions_per_second));
        let s = if threads == 1 { "" } else { "s" };
        rows.push(("time".into(), format!("{seconds:.2} s on {threads} thread{s}")));
        rows.push(("speed".into(), format!("{games} games and {decisions} decisions a second")));
    }
    let share = |count: u64| share(count, figures.games);
    let ended = figures.ended() as f64;
    let decisions = ratio(figures.decisions as f64, ended);
    let turns = ratio(figures.turns as f64, ended);
    let length = format!("{decisions:.1} decisions and {turns:.1} turns on average");
    rows.push(("length".into(), length));
    for (seat, &wins) in Seat::each(&figures.wins) {
        rows.push((format!("{seat} won"), share(wins)));
    }
    rows.push(("shared".into(), share(figures.shared)));
    for ending in Ending::ALL {
        rows.push((format!("by {}", ending.word()), share(figures.endings.of(ending))));
    }
    rows.push(("errors".into(), share(figures.errors)));
    rows
}

/// Prints the set-up, the bots and the seed, and a row for each number.
pub(super) fn print(
    title: &str,
    bots: &str,
    seed: u64,
    rows: &[(String, String)],
    out: &mut Out,
) -> Result<()> {
    writeln!(out, "{}, {bots}, seed {seed}", out.paint.bold(title))?;
    for (label, text) in rows {
        writeln!(out, "  {label:<15} {text}")?;
    }
    Ok(())
}

/// A number of games, and its share of all games.
pub(super) fn share(count: u64, games: u64) -> String {
    let percent = ratio(100.0 * count as f64, games as f64);
    format!("{:>9}  {percent:5.1} %", grouped(count))
}

/// A quotient; 0 if the divisor is 0, because JSON has no infinity.
pub(super) fn ratio(sum: f64, count: f64) -> f64 {
    if count > 0.0 { sum / count } else { 0.0 }
}
