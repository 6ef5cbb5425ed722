//! A solo game that is kept in a file, if the person wants it, after every answer.

use crate::out::{self, Out, save_whole};
use crate::sheet::lines;
use anyhow::Result;
use eureka_words::{CompanionCommand, CompanionNotice, CompanionTeller};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Where a game is kept.
pub(crate) struct Kept<'a> {
    teller: CompanionTeller<'a>,
    /// What goes on with a saved game; its file stands behind it.
    command: &'static str,
    path: Option<PathBuf>,
}

impl<'a> Kept<'a> {
    /// Keeps a record there; a file that cannot be written must not cost a game, so it is written at once.
    pub(crate) fn new(
        teller: CompanionTeller<'a>,
        command: &'static str,
        path: Option<PathBuf>,
        record: &str,
    ) -> Result<Kept<'a>> {
        if let Some(path) = &path {
            save_whole(path, record)?;
        }
        Ok(Kept { teller, command, path })
    }

    /// Says whether the game is kept, and where.
    pub(crate) fn tell(&self, out: &mut Out) -> Result<()> {
        match &self.path {
            Some(path) => self.saves(path, out),
            None => say(&self.teller.notice(CompanionNotice::Unsaved), out),
        }
    }

    fn saves(&self, path: &Path, out: &mut Out) -> Result<()> {
        let (file, command) = (&path.display().to_string(), self.command);
        say(&self.teller.notice(CompanionNotice::Saves { file, command }), out)
    }

    /// Writes the record, if it is kept; that it cannot be written is said, and the game goes on.
    pub(crate) fn keep(&self, record: &str, out: &mut Out) -> Result<()> {
        match &self.path {
            Some(path) => self.written(path, record, out).map(drop),
            None => Ok(()),
        }
    }

    /// From now on the record is kept in this file.
    pub(crate) fn keep_in(&mut self, file: &str, record: &str, out: &mut Out) -> Result<()> {
        if file.is_empty() {
            let notice = CompanionNotice::NeedsWord { command: CompanionCommand::Save };
            return say(&self.teller.notice(notice), out);
        }
        let path = PathBuf::from(file);
        if self.written(&path, record, out)? {
            self.saves(&path, out)?;
            self.path = Some(path);
        }
        Ok(())
    }

    fn written(&self, path: &Path, record: &str, out: &mut Out) -> Result<bool> {
        let Err(error) = save_whole(path, record) else { return Ok(true) };
        not_saved(self.teller, path, &error, out)?;
        Ok(false)
    }

    /// Writes the page to keep at the end.
    pub(crate) fn report(&self, path: &Path, page: &str, out: &mut Out) -> Result<()> {
        match out::save(path, page) {
            Ok(()) => {
                let file = &path.display().to_string();
                say(&self.teller.notice(CompanionNotice::Reported { file }), out)
            }
            Err(error) => not_saved(self.teller, path, &error, out),
        }
    }
}

/// Says something.
pub(crate) fn say(text: &str, out: &mut Out) -> Result<()> {
    Ok(write!(out, "{}", lines(text))?)
}

/// What can be typed, each line with what it does.
pub(crate) fn help((title, rows): (String, Vec<(String, String)>), out: &mut Out) -> Result<()> {
    writeln!(out, "{title}")?;
    let widest = rows.iter().map(|(usage, _)| usage.chars().count()).max().unwrap_or(0);
    for (usage, text) in rows {
        writeln!(out, "  {usage:<widest$}   {text}")?;
    }
    Ok(())
}

fn not_saved(
    teller: CompanionTeller<'_>,
    path: &Path,
    error: &anyhow::Error,
    out: &mut Out,
) -> Result<()> {
    let (file, reason) = (&path.display().to_string(), &error.root_cause().to_string());
    say(&teller.notice(CompanionNotice::NotSaved { file, reason }), out)
}
