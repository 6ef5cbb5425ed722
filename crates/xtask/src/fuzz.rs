//! A long hunt for inputs that make a target panic or never return.

use anyhow::{Context, Result};
use eureka_fuzzing::{Finding, Hunt, Tally, Target, corpus};
use eureka_table::Fingerprint;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// The time after which an input that still runs is a finding too.
const INPUT_TIMEOUT: Duration = Duration::from_secs(60);

/// The pause between two looks at the clock.
const WATCH_PAUSE: Duration = Duration::from_secs(1);

/// The input that is being tried, and since when.
type Trying = Arc<Mutex<Option<(Instant, &'static str, Vec<u8>)>>>;

/// Hunts with one target after the other, for this time in all, and prints a line about each. Returns the number of findings,
/// which have been saved in the corpus.
pub(crate) fn run(targets: &[Target], time: Duration, seed: u64) -> Result<usize> {
    let trying = Trying::default();
    watch(&trying);
    let mut findings = 0;
    for target in targets {
        let until = Instant::now() + time / targets.len() as u32;
        let (tally, found) = hunt(target, seed, until, &trying);
        println!(
            "{:<16} {:>9} tried {:>9} taken {:>5} different",
            target.name, tally.tried, tally.accepted, tally.different
        );
        if let Some(Finding { input, panic }) = found {
            let file = save(target.name, "found", &input)?;
            println!("  {panic}\n  in {}", file.display());
            findings += 1;
        }
    }
    Ok(findings)
}

fn hunt(target: &Target, seed: u64, until: Instant, trying: &Trying) -> (Tally, Option<Finding>) {
    let mut hunt = Hunt::new(target, target.inputs(), seed);
    let show = |input: &[u8]| {
        *trying.lock().expect("no thread panics while holding it") =
            Some((Instant::now(), target.name, input.to_vec()));
    };
    let mut result = hunt.try_initial_inputs();
    while result.is_ok() && Instant::now() < until {
        result = hunt.try_mutations(show);
    }
    *trying.lock().expect("no thread panics while holding it") = None;
    (hunt.tally(), result.err())
}

/// Starts a thread that saves an input that takes too long and ends the program.
fn watch(trying: &Trying) {
    let trying = Arc::clone(trying);
    thread::spawn(move || {
        loop {
            thread::sleep(WATCH_PAUSE);
            let tried = trying.lock().expect("no thread panics while holding it");
            let Some((since, target, input)) = tried.as_ref() else { continue };
            if since.elapsed() > INPUT_TIMEOUT {
                match save(target, "endless", input) {
                    Ok(file) => eprintln!("{target}: takes for ever: {}", file.display()),
                    Err(error) => eprintln!("{target}: takes for ever, and {error:#}"),
                }
                std::process::exit(1);
            }
        }
    });
}

/// Saves an input in the corpus. Its file name is a prefix and a hash of the input.
fn save(target: &str, prefix: &str, input: &[u8]) -> Result<PathBuf> {
    let folder = corpus::folder().join(target);
    fs::create_dir_all(&folder)?;
    let file = folder.join(format!("{prefix}-{:016x}", Fingerprint::of(input)));
    fs::write(&file, input).with_context(|| format!("{} cannot be written", file.display()))?;
    Ok(file)
}
