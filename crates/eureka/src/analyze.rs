//! `eureka analyze`: judges every decision of a recorded game.

mod report;

use crate::load::Recorded;
use crate::out::{Out, save};
use crate::progress::{self, INTERRUPTED};
use crate::reader::Reader;
use anyhow::Result;
use eureka_bots::innovation::{Evaluation, search_for};
use eureka_bots::{Analysis, Budget, Seen, analyze, answered};
use eureka_innovation::{Answer, Game, Seat};
use eureka_table::Timeline;
use eureka_words::Teller;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// Judge every decision of a recorded game: chances to win, better answers, mistakes and turning points.
///
/// A decision is judged by the knowledge its player had at that time. The same seed gives the same analysis, if the
/// budget is a number of iterations.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka analyze game.toml
  eureka analyze game.toml --seat A --worst 10 --lang pl
  eureka analyze game.toml --budget 2000it --json game.json --svg game.svg

The number before a decision says how many answers were given before it: `eureka replay --upto` and `eureka hint --at` take it. \
Then come everybody's chances, the answer with the chance to win after it, and below it the answers that the search prefers, \
with their chances and how often each was tried. A mistake gives away 3 % at least, and more than the luck of the sample explains; with fewer than 30 iterations \
nothing is called one. Ctrl-C stops and keeps what was thought about.

JSON: {\"edition\", \"players\", \"budget\", \"seed\", \"answers\", \"decisions\": [{\"moment\", \"seat\", \"question\", \
\"card\", \"effect\", \"before\": {\"A\": …}, \"preferred\": [{\"answer\", \"chance\", \"visits\"}], \"answer\", \"after\", \
\"given_away\", \"error\", \"mistake\"}], \"turning_points\": [{\"moment\", \"seat\", \"from\", \"to\"}], \"end\": {\"A\": …}}. \
Answers are written as in records. `card` and `effect` are there where an effect asks, `end` where the game is over; \
`error` is the standard error of `given_away`.")]
pub(crate) struct Args {
    /// A record written by `eureka play --save`.
    record: PathBuf,
    /// Time for each decision, such as 50ms or 2s, or a number of iterations, such as 2000it.
    #[arg(long, default_value = "200it")]
    budget: Budget,
    /// The seed of all random choices.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Judge only the decisions of this seat, and show all chances as its player sees them [default: everybody's].
    #[arg(long)]
    seat: Option<String>,
    /// The number of mistakes listed for each player, and of turning points.
    #[arg(long, value_name = "N", default_value_t = 3)]
    worst: usize,
    /// Also write the analysis to this file, as JSON.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Also draw the chances into this file, as SVG.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Play with the home-made cards of this folder.
    #[arg(long, value_name = "FOLDER")]
    cards: Option<PathBuf>,
    #[command(flatten)]
    reader: Reader,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let words = args.reader.words()?;
    let recorded = Recorded::open(&args.record, args.cards.as_deref(), None)?;
    let seat: Option<Seat> =
        args.seat.as_deref().map(|letter| recorded.seat(letter)).transpose()?;
    let interrupted = progress::interrupted()?;
    // The files are created first, so that a path that cannot be written fails before the long analysis.
    let files = [&args.json, &args.svg];
    files.into_iter().flatten().try_for_each(|path| save(path, ""))?;
    let timeline = &recorded.timeline;
    let answers = timeline.moment() as u64;
    let bar = progress_bar(answers);
    let (analysis, looked) = analyze_decisions(timeline, seat, args, &bar, interrupted);
    bar.finish_and_clear();
    let teller = Teller::new(words, timeline.game().rules());
    report::write(args, timeline, &analysis, (words, teller), out)?;
    if let Some(path) = &args.json {
        save(path, report::json(args, timeline, &analysis)?)?;
    }
    if let Some(path) = &args.svg {
        save(path, report::draw(timeline, &analysis, words, teller))?;
    }
    if looked < answers {
        writeln!(out, "\n{}", teller.analysis_interrupted(looked, answers))?;
    }
    Ok(if looked < answers { ExitCode::from(INTERRUPTED) } else { ExitCode::SUCCESS })
}

/// Analyzes the decisions of a record, of all seats or of one, and returns the number of answers it has examined.
fn analyze_decisions(
    timeline: &Timeline<Game>,
    eyes: Option<Seat>,
    args: &Args,
    bar: &ProgressBar,
    interrupted: &AtomicBool,
) -> (Analysis<Answer>, u64) {
    let (looked, games) = (AtomicU64::new(0), timeline.games().collect::<Vec<_>>());
    let think = |moment: usize| {
        if interrupted.load(Ordering::Relaxed) {
            return None;
        }
        looked.fetch_add(1, Ordering::Relaxed);
        bar.inc(1);
        let (game, answer) = answered(&games[moment], &timeline.answers()[moment])?;
        let seen = Seen::of(&game, moment)?;
        let is_asked = eyes.is_none_or(|seat| seat == seen.seat());
        let mut search = search_for(game.rules(), seen, args.budget, args.seed);
        is_asked.then(|| analyze(&mut search, seen, answer))?
    };
    let moments = (0..timeline.moment()).into_par_iter();
    let decisions = moments.filter_map(think).collect();
    let judge = Evaluation::learned(timeline.game().rules());
    let analysis = Analysis::new(&games, decisions, eyes, &judge, args.seed, args.worst);
    (analysis, looked.into_inner())
}

/// A progress bar on the terminal, if there is one. It has no words, so it needs no translation.
fn progress_bar(answers: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta}");
    ProgressBar::new(answers).with_style(style.expect("the template is right"))
}
