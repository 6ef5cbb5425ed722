//! `eureka arena`: measures the strength of computer players by matches between them.

mod report;

use crate::load;
use crate::out::{Out, UsageError, save};
use crate::progress::{self, INTERRUPTED};
use anyhow::{Result, bail};
use eureka_bots::arena::{Host, Match};
use eureka_bots::innovation::{NoOpponent, Opponent};
use eureka_bots::{Bot, Budget, Luck};
use eureka_innovation::{Edition, Game, Rules, Seating};
use indicatif::ProgressBar;
use report::Report;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Measure the strength of computer players by letting them play against each other.
///
/// Every deal is played once for each seat, so that each bot sits everywhere once; the number of games is rounded up to
/// whole deals. The same seed gives the same games, whatever the number of threads, as long as budgets are iterations.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka arena --bots greedy,random --games 1000
  eureka arena --bots search,playouts --budget 50ms --games 200 --edition fourth --json arena.json
  eureka arena --bots beginner,casual,skilled:200it --players 2 --games 300 --plot arena.svg

The bots are random, beginner, casual, skilled, expert and master, and for experiments greedy, playouts and search. Those \
that search take a budget behind their name: `search:50ms`, `expert:2000it`. A victory that several share counts in parts. The interval \
is Wilson's for 95 %, the rating Glicko's from 1500 on. Ctrl-C stops and keeps the deals that were played whole.")]
pub(crate) struct Args {
    /// The bots, at least two.
    #[arg(long, required = true, value_delimiter = ',', value_name = "BOT,...", value_parser = entry)]
    bots: Vec<Entry>,
    /// The least number of games to play.
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The printed edition.
    #[arg(long, default_value = "first", value_parser = load::edition())]
    edition: Edition,
    /// The number of bots at a table, in every combination [default: all].
    #[arg(long)]
    players: Option<u8>,
    /// Thinking time for bots that search, unless their name gives it: 50ms, 2s, 2000it.
    #[arg(long)]
    budget: Option<Budget>,
    /// The seed of all deals and all choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The number of games played at the same time [default: one for each processor].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Also write the numbers to this file, as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Also draw the win rates to this file, as SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// A bot as named on the command line.
#[derive(Clone, Debug)]
struct Entry {
    name: String,
    opponent: Opponent,
}

impl Entry {
    /// The bot, with this budget if it searches and its name has none.
    fn opponent(&self, budget: Option<Budget>) -> Opponent {
        match budget {
            Some(budget) if !self.name.contains(':') => self.opponent.with_budget(budget),
            _ => self.opponent,
        }
    }
}

/// Reads a bot from the command line.
fn entry(name: &str) -> Result<Entry, NoOpponent> {
    Ok(Entry { name: name.to_owned(), opponent: name.parse()? })
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let rules = Rules::printed(args.edition);
    let players = players(args, rules)?;
    let interrupted = progress::interrupted()?;
    // The files are created first, so that a path that cannot be written fails before the games.
    args.json.iter().chain(&args.plot).try_for_each(|path| save(path, ""))?;
    let plan = Match::new(args.bots.len(), players, args.games, args.seed);
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let table = Table {
        rules,
        players,
        opponents: args.bots.iter().map(|entry| entry.opponent(args.budget)).collect(),
        threads: pool.current_num_threads(),
        bar: progress::bar(plan.games().into(), "games"),
        interrupted,
    };
    let start = Instant::now();
    let games = pool.install(|| plan.play(&table));
    let seconds = start.elapsed().as_secs_f64();
    table.bar.finish_and_clear();
    let report = Report::new(args, &plan, &table, &games, seconds);
    report.write(out)?;
    if let Some(path) = &args.json {
        save(path, serde_json::to_string_pretty(&report)? + "\n")?;
    }
    if let Some(path) = &args.plot {
        save(path, report.plot())?;
    }
    Ok(if table.goes_on() { ExitCode::SUCCESS } else { ExitCode::from(INTERRUPTED) })
}

/// The number of players at a table, if the edition allows it.
fn players(args: &Args, rules: &Rules) -> Result<u8> {
    let bots = args.bots.len();
    if !(2..=Match::MAX_BOTS).contains(&bots) {
        bail!(UsageError(format!("{bots} bots cannot meet: it takes 2 to {}", Match::MAX_BOTS)));
    }
    let players = args.players.unwrap_or(bots as u8);
    if usize::from(players) > bots {
        bail!(UsageError(format!("{bots} bots cannot fill a table of {players}")));
    }
    match Seating::from(players).check(rules) {
        Err(error) if args.players.is_none() => {
            bail!(UsageError(format!("{error}; `--players` lets fewer of the bots sit at a table")))
        }
        Err(error) => bail!(UsageError(error.to_string())),
        Ok(()) => Ok(players),
    }
}

/// The table at which the bots meet.
struct Table {
    rules: &'static Rules,
    players: u8,
    opponents: Vec<Opponent>,
    threads: usize,
    bar: ProgressBar,
    interrupted: &'static AtomicBool,
}

impl Host<Game> for Table {
    fn deal(&self, seed: u64) -> Game {
        Game::deal(self.rules, self.players, seed).expect("the number of players was checked")
    }

    fn seat(&self, bot: usize, luck: Luck) -> Box<dyn Bot<Game>> {
        self.opponents[bot].seat(self.rules, luck)
    }

    fn goes_on(&self) -> bool {
        !self.interrupted.load(Ordering::Relaxed)
    }

    fn ended(&self) {
        self.bar.inc(1);
    }
}
