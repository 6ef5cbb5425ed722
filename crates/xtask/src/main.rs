//! The developers' commands, run as `cargo xtask`: the soak, the load curve and long fuzzing.
//!
//! ```text
//! cargo xtask soak --minutes 60
//! cargo xtask fuzz --minutes 60
//! cargo xtask load-curve
//! ```
//!
//! See `docs/soak.md`, `docs/fuzzing.md` and `docs/load.md`.

mod fuzz;

use anyhow::{Context, Result, ensure};
use clap::{Parser, Subcommand};
use eureka_fuzzing::TARGETS;
use eureka_soak::load::{self, Curve, Load, On};
use eureka_soak::soak::{self, Part, Soak};
use std::ffi::OsString;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::Duration;

/// Eureka's commands for developers.
#[derive(Parser)]
#[command(name = "cargo xtask")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Play all games on real servers while everything fails, and compare what every player was told with the databases.
    Soak(SoakArgs),
    /// Hunt for inputs that make a reader panic, and save them in fuzz/corpus.
    Fuzz(FuzzArgs),
    /// Measure the throughput and latency of a server against tables, onlookers and streams, on both databases.
    LoadCurve(LoadArgs),
}

#[derive(clap::Args)]
struct SoakArgs {
    /// The minutes during which games are begun and faults are injected.
    #[arg(long, value_name = "N", default_value_t = 10.0)]
    minutes: f64,
    /// The seed of the games of the engine, the kinds of tables, the answers and the order of the faults [default: random].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Only these parts [default: all].
    #[arg(long, value_name = "PART", value_delimiter = ',')]
    only: Vec<Part>,
    /// The tables that are played at once at each site.
    #[arg(long, value_name = "N", default_value_t = 8)]
    tables: u64,
    /// The acknowledged answers between two faults of a site: 20, and up to this many more.
    #[arg(long, value_name = "N", default_value_t = 400)]
    pause: usize,
    /// The first game of the engine; with `--minutes 0` the only one.
    #[arg(long, value_name = "N", default_value_t = 0)]
    game: u64,
    #[command(flatten)]
    executable: Executable,
}

#[derive(clap::Args)]
struct FuzzArgs {
    /// The minutes for all targets together.
    #[arg(long, value_name = "N", default_value_t = 10.0)]
    minutes: f64,
    /// The seed of the inputs [default: random].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Only these targets [default: all].
    #[arg(long, value_name = "TARGET", value_delimiter = ',', value_parser = TARGETS.map(|target| target.name))]
    target: Vec<String>,
}

#[derive(clap::Args)]
struct LoadArgs {
    /// The seconds for which each point is measured.
    #[arg(long, value_name = "N", default_value_t = 10)]
    seconds: u64,
    /// The numbers of tables, played as fast as possible.
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [1, 4, 16, 64, 128, 256, 512, 1024, 2048])]
    tables: Vec<usize>,
    /// The numbers of onlookers at each of 16 tables, played as fast as possible.
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256])]
    onlookers: Vec<usize>,
    /// The numbers of idle streams open while 32 tables are played at a steady pace.
    #[arg(long, value_name = "N", value_delimiter = ',', default_values_t = [1, 1000, 8000])]
    streams: Vec<usize>,
    /// The pace, in answers a second.
    #[arg(long, value_name = "N", default_value_t = 300.0)]
    rate: f64,
    /// The requests per second and client that the server with a limit allows.
    #[arg(long, value_name = "N", default_value_t = 500)]
    limit: u32,
    /// The folder for the table, the values and the pictures.
    #[arg(long, value_name = "FOLDER", default_value = "docs/load")]
    into: PathBuf,
    #[command(flatten)]
    executable: Executable,
}

/// The choice of the executable under test.
#[derive(clap::Args)]
struct Executable {
    /// The executable [default: a release build of this workspace].
    #[arg(long, value_name = "FILE")]
    eureka: Option<PathBuf>,
}

impl Executable {
    /// The path of the executable. It is built if none was named.
    fn file(&self) -> Result<PathBuf> {
        if let Some(file) = &self.eureka {
            ensure!(file.is_file(), "there is no executable {}", file.display());
            return Ok(file.clone());
        }
        let build = ["build", "--release", "--package", "eureka"].map(OsString::from);
        ensure!(run_cargo(build)?, "eureka could not be built");
        // This program lies in the folder of its own profile, next to the one for release.
        let own = std::env::current_exe()?;
        let target = own.parent().and_then(|profile| profile.parent());
        Ok(target.context("this program lies in no target folder")?.join("release/eureka"))
    }
}

fn main() -> Result<ExitCode> {
    let is_sound = match Args::parse().task {
        Task::Soak(args) => run_soak(&args)?,
        Task::Fuzz(args) => run_fuzz(&args)?,
        Task::LoadCurve(args) => draw_load_curve(&args)?,
    };
    Ok(if is_sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run_soak(args: &SoakArgs) -> Result<bool> {
    ensure!((0.0..=100_000.0).contains(&args.minutes), "nobody soaks for {} minutes", args.minutes);
    let parts = match args.only.as_slice() {
        [] => Part::ALL.to_vec(),
        only => only.to_vec(),
    };
    let needs_server = parts.iter().any(|&part| part != Part::Engine);
    let seed = args.seed.unwrap_or_else(random_seed);
    let soak = Soak {
        // The server on the small disk starts in another folder.
        eureka: if needs_server { args.executable.file()?.canonicalize()? } else { PathBuf::new() },
        time: Duration::from_secs_f64(args.minutes * 60.0),
        seed,
        parts,
        tables: args.tables,
        pause: args.pause.max(1),
        game: args.game,
    };
    println!("Seed {seed}");
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let summary = runtime.block_on(soak::run(&soak))?;
    println!("{summary}");
    // A part that was named in `--only` must not be left out.
    let done = args.only.is_empty() || summary.left_out().is_empty();
    Ok(done && summary.findings().is_empty())
}

/// A random seed: the keys of a hash map differ in every process.
fn random_seed() -> u64 {
    RandomState::new().hash_one(0) >> 32
}

fn run_fuzz(args: &FuzzArgs) -> Result<bool> {
    ensure!((0.0..=100_000.0).contains(&args.minutes), "nobody hunts for {} minutes", args.minutes);
    let wanted = |name: &str| args.target.is_empty() || args.target.iter().any(|one| one == name);
    let targets: Vec<_> = TARGETS.into_iter().filter(|target| wanted(target.name)).collect();
    let seed = args.seed.unwrap_or_else(random_seed);
    println!("Seed {seed}");
    let time = Duration::from_secs_f64(args.minutes * 60.0);
    let findings = fuzz::run(&targets, time, seed)?;
    println!("{findings} findings");
    Ok(findings == 0)
}

fn draw_load_curve(args: &LoadArgs) -> Result<bool> {
    /// The number of tables when the number of onlookers varies.
    const WATCHED_TABLES: usize = 16;
    /// The number of tables when the number of idle streams varies, and on a server with a request limit.
    const STEADY_TABLES: usize = 32;
    if cfg!(debug_assertions) && args.executable.eureka.is_none() {
        return run_release_build();
    }
    let eureka = args.executable.file()?;
    let time = Duration::from_secs(args.seconds);
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let measure = |on, load| -> Result<load::Measured> {
        let measured = runtime.block_on(async { load::measure(&eureka, on, load).await })?;
        println!("{}", measured.line());
        Ok(measured)
    };
    let plain =
        Load { tables: STEADY_TABLES, onlookers: 0, streams: 0, rate: None, limit: None, time };
    let mut curve = Curve::default();
    for on in On::ALL {
        for &tables in &args.tables {
            curve.tables.push(measure(on, Load { tables, ..plain })?);
        }
        for &onlookers in &args.onlookers {
            curve.watched.push(measure(on, Load { tables: WATCHED_TABLES, onlookers, ..plain })?);
        }
        for &streams in &args.streams {
            let rate = Some(args.rate);
            curve.streams.push(measure(on, Load { streams, rate, ..plain })?);
        }
        curve.limited.push(measure(on, Load { limit: Some(args.limit), ..plain })?);
    }
    fs::create_dir_all(&args.into)?;
    fs::write(args.into.join("load.md"), curve.markdown())?;
    fs::write(args.into.join("load.json"), format!("{:#}\n", curve.json()))?;
    for (name, picture) in curve.pictures() {
        fs::write(args.into.join(name), picture)?;
    }
    Ok(!curve.has_failed())
}

/// Runs the same command with a release build of this program. It shares the cores with the server that it measures, and a
/// debug build would take too much of them.
fn run_release_build() -> Result<bool> {
    let release = ["run", "--release", "--package", "eureka-xtask", "--"].map(OsString::from);
    run_cargo(release.into_iter().chain(std::env::args_os().skip(1)))
}

/// Runs cargo with these arguments. Returns true if it succeeds.
fn run_cargo(arguments: impl IntoIterator<Item = OsString>) -> Result<bool> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo).args(arguments).status();
    Ok(status.context("cargo could not be run")?.success())
}
