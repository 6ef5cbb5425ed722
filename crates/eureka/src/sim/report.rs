//! The numbers of a simulation, for people and for programs.

use super::figures::{Figures, WhatWasPlayed};
use super::shard::Shard;
use crate::out::{Out, grouped};
use anyhow::Result;
use eureka_innovation::{Ending, Seat};
use serde::Serialize;
use std::io::Write;

/// How the games were played.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) threads: usize,
    pub(super) seconds: f64,
    pub(super) was_interrupted: bool,
}

/// The numbers of a simulation, with what follows from them.
pub(super) struct Report<'a> {
    figures: &'a Figures,
    /// Nothing if the figures were joined.
    run: Option<Run>,
}

/// What JSON holds beside the figures.
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

/// What the clock says: the only numbers that are not always the same.
#[derive(Serialize)]
struct Speed {
    threads: usize,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
}

impl<'a> Report<'a> {
    /// The numbers that follow from the sums.
    pub(super) fn new(figures: &'a Figures, run: Option<Run>) -> Report<'a> {
        Report { figures, run }
    }

    /// The numbers for programs.
    pub(super) fn json(&self) -> Result<String> {
        let figures = self.figures;
        let written = Written {
            figures,
            mean_decisions: ratio(figures.decisions as f64, figures.ended() as f64),
            mean_turns: ratio(figures.turns as f64, figures.ended() as f64),
            interrupted: self.run.is_some_and(|run| run.was_interrupted),
            speed: self.run.map(|run| self.speed(run)),
        };
        Ok(serde_json::to_string_pretty(&written)? + "\n")
    }

    fn speed(&self, Run { threads, seconds, .. }: Run) -> Speed {
        Speed {
            threads,
            seconds,
            games_per_second: ratio(self.figures.games as f64, seconds),
            decisions_per_second: ratio(self.figures.decisions as f64, seconds),
        }
    }

    /// Prints the numbers for people.
    pub(super) fn write(&self, out: &mut Out) -> Result<()> {
        let WhatWasPlayed { bots, seed, planned, .. } = &self.figures.played;
        let table = self.figures.played.table()?;
        let title = format!("{} games, {table}", grouped(self.figures.games));
        writeln!(out, "{}, {}, seed {seed}", out.paint.bold(&title), bots.join(","))?;
        for (label, text) in self.rows() {
            writeln!(out, "  {label:<15} {text}")?;
        }
        if self.run.is_some_and(|run| run.was_interrupted) {
            let games = grouped(self.figures.games);
            writeln!(out, "interrupted: the first {games} games were kept")?;
        }
        let shards = self.figures.shards.iter().map(|played| played.shard);
        let shards: Vec<_> = shards.filter(|&shard| shard != Shard::WHOLE).collect();
        if !shards.is_empty() {
            let shards: Vec<String> = shards.iter().map(Shard::to_string).collect();
            let (planned, shards) = (grouped(*planned), shards.join(", "));
            writeln!(out, "a part of a batch of {planned} games: shard {shards}")?;
        }
        Ok(out.flush()?)
    }

    fn rows(&self) -> Vec<(String, String)> {
        let figures = self.figures;
        let mut rows = Vec::new();
        if let Some(run) = self.run {
            let speed = self.speed(run);
            let each = |rate: f64| grouped(rate.round() as u64);
            let (games, decisions) =
                (each(speed.games_per_second), each(speed.decisions_per_second));
            let threads = if run.threads == 1 { "thread" } else { "threads" };
            rows.push((
                "time".into(),
                format!("{:.2} s on {} {threads}", run.seconds, run.threads),
            ));
            rows.push((
                "speed".into(),
                format!("{games} games and {decisions} decisions a second"),
            ));
        }
        let ended = figures.ended() as f64;
        let decisions = ratio(figures.decisions as f64, ended);
        let turns = ratio(figures.turns as f64, ended);
        let length = format!("{decisions:.1} decisions and {turns:.1} turns on average");
        rows.push(("length".into(), length));
        for (number, &wins) in (0..).zip(&figures.wins) {
            rows.push((format!("{} won", Seat::new(number)), self.share(wins)));
        }
        rows.push(("shared".into(), self.share(figures.shared)));
        for ending in Ending::ALL {
            rows.push((format!("by {}", ending.word()), self.share(figures.endings.of(ending))));
        }
        rows.push(("errors".into(), self.share(figures.errors)));
        rows
    }

    fn share(&self, count: u64) -> String {
        let percent = ratio(100.0 * count as f64, self.figures.games as f64);
        format!("{:>9}  {percent:5.1} %", grouped(count))
    }
}

/// A quotient that is 0 where there is nothing to divide by: JSON has no infinity.
pub(super) fn ratio(sum: f64, count: f64) -> f64 {
    if count > 0.0 { sum / count } else { 0.0 }
}
