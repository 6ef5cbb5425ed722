//! Review of texts: writes the file that a reviewer fills in, and brings it back into the Fluent files.

use crate::out::Out;
use anyhow::{Context, Result, anyhow, bail};
use eureka_words::{File, Reviewed, Words, review_cards, review_messages};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// The texts that a reviewer can be given.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Texts {
    /// The texts of the cards.
    Cards,
    /// Everything else: questions, the log, pages, the terminal.
    Messages,
}

/// Prints the file for the reviewer.
pub(super) fn review(texts: Texts, words: &Words, out: &mut Out) -> Result<ExitCode> {
    let page = match texts {
        Texts::Cards => review_cards(words),
        Texts::Messages => review_messages(words),
    };
    write!(out, "{page}")?;
    Ok(ExitCode::SUCCESS)
}

/// Writes the better texts of a reviewed file into the folder of texts, and shows the remarks. Texts that cannot be brought back are
/// named, and all others are written.
pub(super) fn bring_back(file: &Path, locales: &Path, out: &mut Out) -> Result<ExitCode> {
    let shown = file.display();
    let text = fs::read(file).with_context(|| format!("cannot read {shown}"))?;
    let text = String::from_utf8(text)
        .map_err(|_| anyhow!("{shown} is not UTF-8 text: save it as UTF-8"))?;
    let reviewed = Reviewed::read(&text).map_err(|problem| anyhow!("{shown}, {problem}"))?;
    let folder = locales.join(reviewed.language().tag());
    let mut changed = Vec::new();
    for name in File::ALL {
        let path = folder.join(name.name());
        let before = fs::read_to_string(&path).with_context(|| {
            format!("cannot read {}: is --locales the folder of texts?", path.display())
        })?;
        let after = reviewed.apply_to(name, &before);
        if after != before {
            changed.push((path, after));
        }
    }
    for (path, after) in &changed {
        fs::write(path, after).with_context(|| format!("cannot write {}", path.display()))?;
        writeln!(out, "{} is written", path.display())?;
    }
    for (about, remark) in reviewed.remarks() {
        writeln!(out, "{about} {remark}")?;
    }
    let (texts, remarks) =
        (count(reviewed.changes(), "text"), count(reviewed.remarks().len(), "remark"));
    writeln!(out, "{texts} and {remarks} in {shown}")?;
    if reviewed.problems().is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    for problem in reviewed.problems() {
        writeln!(out, "{shown}, {problem}")?;
    }
    let count = reviewed.problems().len();
    bail!("{count} of the texts could not be brought back");
}

fn count(count: usize, what: &str) -> String {
    let s = if count == 1 { "" } else { "s" };
    format!("{count} {what}{s}")
}
