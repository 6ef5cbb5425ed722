//! `eureka check`: runs scenarios and prints a line for each.

use crate::out::Out;
use crate::progress::{self, INTERRUPTED};
use anyhow::Result;
use rayon::prelude::*;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

/// The extension of scenario files.
const EXTENSION: &str = "toml";

/// A scenario to check, or the error for a folder that cannot be read.
type Found = (PathBuf, io::Result<()>);

/// Checks all scenarios at these paths and prints for each whether it holds.
pub(crate) fn run(paths: &[PathBuf], out: &mut Out) -> Result<ExitCode> {
    let mut found = Vec::new();
    for path in paths {
        find(path, &mut found);
    }
    let interrupted = progress::interrupted()?;
    let goes_on = || !interrupted.load(Ordering::Relaxed);
    let bar = progress::bar(found.len() as u64, "scenarios");
    let judge = |found: &'_ Found| {
        let verdict = goes_on().then(|| check(found));
        bar.inc(1);
        verdict
    };
    let verdicts: Vec<Option<Result<(), String>>> = found.par_iter().map(judge).collect();
    bar.finish_and_clear();
    let judged = found.iter().zip(&verdicts);
    let judged = judged.filter_map(|(found, verdict)| Some((found, verdict.as_ref()?)));
    let (mut passed, mut failed) = (0, 0);
    for ((path, _), verdict) in judged {
        match verdict {
            Ok(()) => {
                passed += 1;
                writeln!(out, "ok {}", path.display())?;
            }
            Err(what) => {
                failed += 1;
                writeln!(out, "FAIL {}: {what}", path.display())?;
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    if passed + failed < found.len() {
        writeln!(out, "interrupted: {} of {} were checked", passed + failed, found.len())?;
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(if failed == 0 && passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Finds the scenarios at a path: a file with any name, or the files of a folder with the right extension.
fn find(path: &Path, found: &mut Vec<Found>) {
    if !path.is_dir() {
        return found.push((path.to_owned(), Ok(())));
    }
    let mut paths = Vec::new();
    let entries = fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    match entries {
        Ok(entries) => paths.extend(entries.into_iter().map(|entry| entry.path())),
        Err(error) => found.push((path.to_owned(), Err(error))),
    }
    paths.sort();
    for path in paths {
        // Links to folders are not followed: one could lead back to a parent, endlessly.
        let is_scenario = !path.is_dir() && path.extension().is_some_and(|end| end == EXTENSION);
        if is_scenario || (path.is_dir() && !path.is_symlink()) {
            find(&path, found);
        }
    }
}

fn check((path, found): &Found) -> Result<(), String> {
    let unreadable = |error: &io::Error| format!("cannot be read: {error}");
    found.as_ref().map_err(unreadable)?;
    let text = fs::read_to_string(path).map_err(|error| unreadable(&error))?;
    eureka_scenario::check(&text).map_err(|error| error.to_string())
}
