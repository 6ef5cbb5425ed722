//! `eureka sim --game inventions`: whole solo games of Inventions, played by one computer player.

use super::Args;
use super::batch::Shard;
use super::report::{print, share};
use super::sums::{Sum, join_fields};
use crate::load;
use crate::out::{Out, UsageError, save};
use crate::progress::{self, INTERRUPTED};
use crate::session::difficulty;
use anyhow::{Result, bail};
use eureka_bots::arena::interval;
use eureka_bots::inventions::{Adviser, FinishedGame, Level, play};
use eureka_inventions::solo_game::Setup;
use eureka_inventions::{BotScore, Content, Difficulty, HONOR_POINTS};
use eureka_words::grouped;
use indicatif::ProgressBar;
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The game to simulate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum GameChoice {
    /// Innovation.
    #[default]
    Innovation,
    /// The whole solo game of Inventions.
    Inventions,
}

/// The choice of the game, and the options that only Inventions has.
#[derive(clap::Args)]
pub(super) struct Options {
    /// The game to play. In Inventions, one bot plays alone against Chronos and Hephaestus.
    #[arg(long, value_enum, default_value_t, hide_default_value = true)]
    game: GameChoice,
    /// Inventions: easy, normal or hard [default: each in turn].
    #[arg(long, value_parser = difficulty)]
    difficulty: Option<Difficulty>,
    /// Inventions: a content file of your own.
    #[arg(long, value_name = "FILE")]
    content: Option<PathBuf>,
}

impl Options {
    /// Whether this game is chosen; without it, its options are an error.
    pub(super) fn is_wanted(&self) -> Result<bool> {
        let is_wanted = self.game == GameChoice::Inventions;
        if !is_wanted && (self.difficulty.is_some() || self.content.is_some()) {
            let text = "--difficulty and --content belong to --game inventions";
            bail!(UsageError(text.to_owned()));
        }
        Ok(is_wanted)
    }
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    refuse_what_only_innovation_has(args)?;
    let interrupted = progress::interrupted()?;
    let adviser = adviser(args)?;
    let content = match &args.solo.content {
        Some(path) => load::content(path)?,
        None => Arc::clone(Content::ours()),
    };
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let mut reports = Vec::new();
    for difficulty in Difficulty::ALL {
        let is_other = args.solo.difficulty.is_some_and(|only| only != difficulty);
        if is_other || interrupted.load(Ordering::Relaxed) {
            continue;
        }
        let setup = Setup { content: Arc::clone(&content), difficulty, ..Setup::new(0) };
        let bar = progress::bar(args.games, "games");
        let start = Instant::now();
        let sums = pool.install(|| play_all(adviser, &setup, args, &bar, interrupted));
        bar.finish_and_clear();
        let seconds = start.elapsed().as_secs_f64();
        let report = Report::new(args, adviser, difficulty, seconds, &sums);
        report.write(out)?;
        if report.games < args.games {
            writeln!(out, "interrupted: {} games were kept", grouped(report.games))?;
        }
        reports.push(report);
    }
    if let Some(path) = &args.json {
        save(path, serde_json::to_string_pretty(&reports)? + "\n")?;
    }
    match reports.iter().find(|report| report.errors > 0) {
        None if interrupted.load(Ordering::Relaxed) => Ok(ExitCode::from(INTERRUPTED)),
        None => Ok(ExitCode::SUCCESS),
        Some(report) => bail!("{} games failed", report.errors),
    }
}

/// Refuses shards, reports and rows, which exist only for Innovation.
fn refuse_what_only_innovation_has(args: &Args) -> Result<()> {
    let is_given = args.report.is_some() || args.parquet.is_some() || !args.join.is_empty();
    if is_given || args.shard != Shard::WHOLE {
        let text = "--report, --parquet, --shard and --join are for Innovation";
        bail!(UsageError(text.to_owned()));
    }
    Ok(())
}

/// The only player.
fn adviser(args: &Args) -> Result<Adviser> {
    match &args.bots[..] {
        [] => Ok(Level::Random.into()),
        [bot] => Ok(bot.to_string().parse().map_err(|error| UsageError(format!("{error}")))?),
        bots => bail!(UsageError(format!("{} bots cannot play a solo game", bots.len()))),
    }
}

/// Plays the games. After an interruption, games already begun are played to their end.
fn play_all(
    adviser: Adviser,
    setup: &Setup,
    args: &Args,
    bar: &ProgressBar,
    interrupted: &AtomicBool,
) -> Sums {
    let sums = (0..args.games).into_par_iter().fold(Sums::default, |mut sums, index| {
        if interrupted.load(Ordering::Relaxed) {
            return sums;
        }
        // A bug in the rules must not lose the other games.
        let played = catch_unwind(AssertUnwindSafe(|| play(adviser, setup, args.seed, index)));
        sums.add(played.ok().flatten());
        bar.inc(1);
        sums
    });
    sums.reduce(Sums::default, Sums::merged)
}

/// Sums over games. All are integers, so the order in which games are added does not matter.
#[derive(Default)]
struct Sums {
    games: u64,
    errors: u64,
    decisions: u64,
    /// Wins by goal 1: more points than the opponents.
    goal1: u64,
    /// Wins by goal 2: enough awards.
    goal2: u64,
    /// The player's points in total, and by source: the track, influence, wealth tiles, goals.
    you: [u64; 5],
    /// The opponents' points in total, and by source: the track, inventions, progress and wealth tiles.
    bots: [u64; 5],
    awards: [u64; HONOR_POINTS.len()],
    levels: BTreeMap<String, u64>,
}

impl Sums {
    fn add(&mut self, played: Option<FinishedGame>) {
        self.games += 1;
        let Some(FinishedGame { score, tally, decisions, .. }) = played else {
            self.errors += 1;
            return;
        };
        self.decisions += decisions;
        self.goal1 += u64::from(score.goal1());
        self.goal2 += u64::from(score.goal2());
        let (wealth, goals) = (tally.wealth_points(), tally.goal_points());
        self.you.join(&[score.you, tally.track, tally.influence, wealth, goals].map(u64::from));
        let BotScore { points, inventions, progress, wealth, .. } = score.bots;
        let total = score.bots.total();
        self.bots.join(&[total, points, inventions, progress, wealth].map(u64::from));
        for award in &score.awards {
            self.awards[usize::from(*award) - 1] += 1;
        }
        *self.levels.entry(score.level().to_string()).or_default() += 1;
    }

    fn merged(mut self, other: Sums) -> Sums {
        join_fields!(self, other: games, errors, decisions, goal1, goal2, you, bots, awards, levels);
        self
    }
}

/// The results at one difficulty. The fields are the keys of the JSON form.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    difficulty: &'static str,
    bot: String,
    seed: u64,
    games: u64,
    seconds: f64,
    mean_decisions: f64,
    /// The number of wins by points, then the 95% confidence interval of their share.
    goal1: u64,
    goal1_interval: (f64, f64),
    /// The number of wins by awards.
    goal2: u64,
    you: YourPoints,
    opponents: TheirPoints,
    /// The number of games that met each award, from the first award on.
    awards: [u64; HONOR_POINTS.len()],
    levels: BTreeMap<String, u64>,
    errors: u64,
}

/// The player's average points, by source.
#[derive(Serialize)]
struct YourPoints {
    total: f64,
    track: f64,
    influence: f64,
    wealth: f64,
    goals: f64,
}

/// The opponents' average points, by source.
#[derive(Serialize)]
struct TheirPoints {
    total: f64,
    track: f64,
    inventions: f64,
    progress: f64,
    wealth: f64,
}

impl Report {
    fn new(
        args: &Args,
        adviser: Adviser,
        difficulty: Difficulty,
        seconds: f64,
        sums: &Sums,
    ) -> Report {
        let ended = (sums.games - sums.errors).max(1) as f64;
        let mean = |sum: u64| sum as f64 / ended;
        let [total, track, influence, wealth, goals] = sums.you.map(mean);
        let you = YourPoints { total, track, influence, wealth, goals };
        let [total, track, inventions, progress, wealth] = sums.bots.map(mean);
        let opponents = TheirPoints { total, track, inventions, progress, wealth };
        Report {
            game: "inventions",
            difficulty: difficulty.word(),
            bot: adviser.to_string(),
            seed: args.seed,
            games: sums.games,
            seconds,
            mean_decisions: mean(sums.decisions),
            goal1: sums.goal1,
            goal1_interval: interval(sums.goal1 as f64, ended),
            goal2: sums.goal2,
            you,
            opponents,
            awards: sums.awards,
            levels: sums.levels.clone(),
            errors: sums.errors,
        }
    }

    /// Prints the numbers for people.
    fn write(&self, out: &mut Out) -> Result<()> {
        let title = format!("{} games of Inventions, {}", grouped(self.games), self.difficulty);
        print(&title, &self.bot, self.seed, &self.rows(), out)?;
        Ok(out.flush()?)
    }

    fn rows(&self) -> Vec<(String, String)> {
        let share = |count: u64| share(count, self.games);
        let (low, high) = self.goal1_interval;
        let won = format!("{}  ({:.1} to {:.1})", share(self.goal1), 100.0 * low, 100.0 * high);
        let YourPoints { total, track, influence, wealth, goals } = self.you;
        let you = format!(
            "{total:.1} points: track {track:.1}, influence {influence:.1}, wealth {wealth:.1}, goals {goals:.1}"
        );
        let TheirPoints { total, track, inventions, progress, wealth } = self.opponents;
        let opponents = format!(
            "{total:.1} points: track {track:.1}, inventions {inventions:.1}, progress {progress:.1}, wealth {wealth:.1}"
        );
        let time = format!("{:.2} s, {:.1} answers a game", self.seconds, self.mean_decisions);
        let mut rows = vec![
            ("time".into(), time),
            ("won".into(), won),
            ("by awards".into(), share(self.goal2)),
            ("you".into(), you),
            ("opponents".into(), opponents),
        ];
        let awards = (1..).zip(&self.awards);
        rows.extend(awards.map(|(award, &count)| (format!("award {award}"), share(count))));
        rows.extend(self.levels.iter().map(|(level, &count)| (level.clone(), share(count))));
        rows.push(("errors".into(), share(self.errors)));
        rows
    }
}
