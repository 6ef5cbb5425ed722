//! Loads rules (the printed cards, and home-made ones from a folder) and records from files.

use anyhow::{Context, Result, bail, ensure};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use eureka_innovation::{self as innovation, Edition, LoadError, Report, Rules, Seat, Source};
use eureka_inventions::Content;
use eureka_table::{Game, Record, Timeline};
use eureka_words::Language;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The extension of card scripts.
const EXTENSION: &str = "card";

/// Reads the name of an edition from the command line.
pub(crate) fn edition() -> impl TypedValueParser<Value = Edition> {
    let words = Edition::WORDS;
    PossibleValuesParser::new(words)
        .map(|word| Edition::from_word(&word).expect("only these words are let through"))
}

/// The rules of an edition for a table of this language, with the home-made cards of a folder if one is given.
pub(crate) fn rules(
    edition: Edition,
    language: Language,
    cards: Option<&Path>,
) -> Result<&'static Rules> {
    let rules = match cards {
        Some(folder) => home_made(edition, folder)?,
        None => Rules::printed(edition),
    };
    Ok(eureka_words::rules_for_language(rules, language))
}

fn home_made(edition: Edition, folder: &Path) -> Result<&'static Rules> {
    let sources = sources(folder)?;
    let within = folder.display();
    match Rules::home_made(edition, &sources) {
        Ok(rules) => Ok(rules),
        Err(LoadError::Scripts(report)) => bail!("{}\n\n{report}", mistakes(folder, &report)),
        Err(error) => bail!("the cards of {within} cannot be played with: {error}"),
    }
}

/// A message with the number of mistakes in the cards of a folder.
pub(crate) fn mistakes(folder: &Path, report: &Report) -> String {
    let count = report.len();
    let s = if count == 1 { "" } else { "s" };
    format!("{count} mistake{s} in the cards of {}: nothing is loaded", folder.display())
}

/// The scripts in a folder and its subfolders, ordered by path.
pub(crate) fn sources(folder: &Path) -> Result<Vec<Source>> {
    if folder.is_file() {
        let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty());
        let parent = parent.unwrap_or(Path::new(".")).display();
        bail!("{} is a file: give the folder, not the file: {parent}", folder.display());
    }
    let mut paths = Vec::new();
    collect(folder, &mut paths)?;
    paths.sort();
    ensure!(!paths.is_empty(), "there is no *.{EXTENSION} file in {}", folder.display());
    paths
        .iter()
        .map(|path| Ok(Source { file: path.display().to_string(), text: read(path)? }))
        .collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
    let cannot = || format!("cannot read the folder {}", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot)? {
        let path = entry.with_context(cannot)?.path();
        // Links to folders are not followed: one could lead back to a parent, endlessly.
        if path.is_dir() && !path.is_symlink() {
            collect(&path, paths)?;
        } else if path.extension().is_some_and(|extension| extension == EXTENSION) {
            paths.push(path);
        }
    }
    Ok(())
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// The content of the solo game of Inventions in a file.
pub(crate) fn content(path: &Path) -> Result<Arc<Content>> {
    let content = Content::read(&read(path)?);
    Ok(Arc::new(content.with_context(|| path.display().to_string())?))
}

/// The record of a game in a file.
pub(crate) fn record<G: Game>(path: &Path) -> Result<Record<G::Setup>> {
    let (text, name) = (read(path)?, G::NAME);
    // The set-up of another game has other fields, and their errors would say less than the name of the game.
    let table: toml::Table = text.parse().unwrap_or_default();
    let game = table.get("setup").and_then(|setup| setup.get("game")?.as_str());
    if let Some(game) = game.filter(|game| *game != name) {
        bail!("{}: the record is of the game `{game}`, not of `{name}`", path.display());
    }
    Record::read(&text).with_context(|| path.display().to_string())
}

/// A recorded game of Innovation, replayed up to some answer.
pub(crate) struct Recorded {
    /// The game.
    pub(crate) timeline: Timeline<innovation::Game>,
    /// The number of answers in the whole record.
    pub(crate) count: usize,
}

impl Recorded {
    /// Reads a record and replays its first answers, or all of them, with the home-made cards of a folder if one is
    /// given.
    pub(crate) fn open(file: &Path, cards: Option<&Path>, upto: Option<usize>) -> Result<Recorded> {
        let within = || file.display().to_string();
        let mut record = record::<innovation::Game>(file)?;
        let language = record.setup.language.parse().with_context(within)?;
        let rules = rules(record.setup.edition, language, cards).with_context(within)?;
        let count = record.answers.len();
        let upto = upto.unwrap_or(count);
        ensure!(upto <= count, "{} has {count} answers, not {upto}", within());
        record.answers.truncate(upto);
        let timeline = Timeline::open(record, rules).with_context(within)?;
        Ok(Recorded { timeline, count })
    }

    /// The seat with this letter, if the table has it.
    pub(crate) fn seat(&self, letter: &str) -> Result<Seat> {
        let (seat, players): (Seat, u8) = (letter.parse()?, self.timeline.game().players());
        ensure!(seat.number() < players, "there is no seat {seat} at a table of {players}");
        Ok(seat)
    }
}
