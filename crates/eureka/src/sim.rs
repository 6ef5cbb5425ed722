//! `eureka sim`: many whole games between computer players, and what came of them.

mod inventions;
mod report;

use crate::out::{Out, UsageError, save};
use crate::progress;
use crate::table::TableOptions;
use anyhow::{Result, bail};
use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Seen, game_seed, luck_of};
use eureka_innovation::{Ending, Event, Game, Rules, Seat, SeatSet, Seating, Shown, Watch};
use eureka_words::Language;
use indicatif::ProgressBar;
use rayon::prelude::*;
use report::Report;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

/// A game with more decisions than this counts as one that never ends: the longest random games have a few thousand.
const MOST_DECISIONS: u64 = 100_000;

/// Play many games between computer players and print what came of them.
///
/// The same seed gives the same games, whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka sim --games 100000 --seed 1
  eureka sim --edition third --players 4 --bots expert,casual,beginner,random --json out.json
  eureka sim --edition fourth --players 5 --teams ACE,BD
  eureka sim --game inventions --difficulty normal --bots expert --games 200

A team's victory counts for each of its seats. A victory that several players or teams share counts as `shared` and \
for none of their seats. A game that fails, or does not end within 100,000 decisions, counts as an error.")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableOptions,
    #[command(flatten)]
    solo: inventions::Options,
    /// How many games to play.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000_000))]
    games: u64,
    /// The number from which all deals and all choices follow.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A computer player for each seat, from A on [default: random for all].
    #[arg(long, value_delimiter = ',', value_name = "BOT,...")]
    bots: Vec<Opponent>,
    /// How many games are played at the same time [default: one for each processor].
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Also write the numbers to this file, as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    if args.solo.is_wanted()? {
        return inventions::run(args, out);
    }
    let rules = args.table.rules(Language::English)?;
    let seating = args.table.seating(rules)?;
    let bots = seated(args)?;
    let threads = args.threads.map_or(0, usize::from);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let bar = progress::bar(args.games, "games");
    let start = Instant::now();
    let tally = pool.install(|| play_all(rules, &seating, &bots, args, &bar));
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = Report::new(args, &seating, &bots, pool.current_num_threads(), seconds, &tally);
    report.write(out)?;
    if let Some(path) = &args.json {
        save(path, serde_json::to_string_pretty(&report)? + "\n")?;
    }
    match tally.first_error {
        None => Ok(ExitCode::SUCCESS),
        Some(index) => {
            let (errors, seed) = (tally.errors, game_seed(args.seed, index));
            bail!("{errors} games failed, the first being game {index}, dealt from seed {seed}")
        }
    }
}

/// A bot for each seat.
fn seated(args: &Args) -> Result<Vec<Opponent>> {
    let players = usize::from(args.table.players);
    match args.bots.len() {
        0 => Ok(vec![Level::Random.into(); players]),
        count if count == players => Ok(args.bots.clone()),
        count => Err(UsageError(format!("{count} bots cannot sit at a table of {players}")).into()),
    }
}

fn play_all(
    rules: &'static Rules,
    seating: &Seating,
    bots: &[Opponent],
    args: &Args,
    bar: &ProgressBar,
) -> Tally {
    let tallies = (0..args.games).into_par_iter().fold(Tally::default, |mut tally, index| {
        let seed = game_seed(args.seed, index);
        // A mistake in the rules must not lose the other games, nor hide the deal that shows it.
        let played = catch_unwind(AssertUnwindSafe(|| play(rules, seating, bots, seed)));
        tally.add(index, played.ok().flatten());
        bar.inc(1);
        tally
    });
    tallies.reduce(Tally::default, Tally::merged)
}

/// What is counted of one game.
struct Played {
    ending: Ending,
    /// The player or team that won; nobody, if several share the victory.
    winners: SeatSet,
    decisions: u64,
    turns: u64,
}

/// Plays one game to its end, if it has one.
fn play(rules: &'static Rules, seating: &Seating, bots: &[Opponent], seed: u64) -> Option<Played> {
    let mut game = Game::deal(rules, seating.clone(), seed).ok()?;
    let seats = (0..seating.players).map(Seat::new);
    let mut bots: Vec<_> =
        seats.zip(bots).map(|(seat, bot)| bot.seat(rules, luck_of(seed, seat))).collect();
    let mut turns = Turns(0);
    for decisions in 0..MOST_DECISIONS {
        let Some(seen) = Seen::of(&game, decisions as usize) else {
            let (ending, winners) = (game.outcome()?.ending, sole_winners(&game));
            return Some(Played { ending, winners, decisions, turns: turns.0 });
        };
        let answer = bots[seen.seat().index()].choose(seen);
        game.answer_unchecked(answer, &mut turns);
    }
    None
}

/// The player or team that alone has won.
fn sole_winners(game: &Game) -> SeatSet {
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let team = winners.first().map_or(SeatSet::NONE, |seat| game.position().team(seat));
    if team == winners { winners } else { SeatSet::NONE }
}

/// Counts turns.
struct Turns(u64);

impl Watch for Turns {
    fn event(&mut self, event: Event<Shown>) {
        self.0 += u64::from(matches!(event, Event::Turn { .. }));
    }
}

/// Sums over games. All are whole numbers, so the order in which games are added does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Tally {
    games: u64,
    decisions: u64,
    turns: u64,
    wins: [u64; Seat::MAX as usize],
    shared: u64,
    endings: [u64; 4],
    errors: u64,
    first_error: Option<u64>,
}

impl Tally {
    fn add(&mut self, index: u64, played: Option<Played>) {
        self.games += 1;
        let Some(played) = played else {
            self.errors += 1;
            self.first_error = self.first_error.or(Some(index));
            return;
        };
        self.decisions += played.decisions;
        self.turns += played.turns;
        self.endings[played.ending as usize] += 1;
        self.shared += u64::from(played.winners.is_empty());
        for seat in played.winners.iter() {
            self.wins[seat.index()] += 1;
        }
    }

    fn merged(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns += other.turns;
        for (mine, theirs) in self.wins.iter_mut().zip(other.wins) {
            *mine += theirs;
        }
        self.shared += other.shared;
        for (mine, theirs) in self.endings.iter_mut().zip(other.endings) {
            *mine += theirs;
        }
        self.errors += other.errors;
        self.first_error = self.first_error.into_iter().chain(other.first_error).min();
        self
    }
}
