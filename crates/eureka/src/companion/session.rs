//! A game at the table, from one answer to the next.

use super::fields::fields;
use super::options::{Meant, Options};
use super::page::Page;
use crate::ear::Ear;
use crate::kept::{Kept, help, say};
use crate::out::{Out, Paint};
use crate::sheet::wrapped;
use anyhow::Result;
use eureka_inventions::{Answer, Companion, Event, Game, Refusal, Turn};
use eureka_words::{CompanionCommand, CompanionNotice, CompanionTeller, Kind};
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// What a correction looks like.
const EXAMPLE: &str = "ip = 34 # …";

/// A companion with all that is around it.
pub(super) struct Session<'a> {
    teller: CompanionTeller<'a>,
    companion: Companion,
    kept: Kept<'a>,
    report: Option<PathBuf>,
    /// How many events have been told.
    told: usize,
    /// The answers that are left after the kinds chosen so far, innermost last.
    path: Vec<(Kind, Vec<Answer>)>,
}

/// What comes after a line.
enum Next {
    /// The game has gone on or back: tell, and ask anew.
    Ask,
    /// The same question, another line.
    Listen,
    Quit,
}

impl<'a> Session<'a> {
    /// A session, kept in a file or not.
    pub(super) fn new(
        teller: CompanionTeller<'a>,
        companion: Companion,
        save: Option<PathBuf>,
        report: Option<PathBuf>,
    ) -> Result<Session<'a>> {
        let told = last_turn(companion.game());
        let kept = Kept::new(teller, "eureka companion --save", save, &companion.record().write())?;
        Ok(Session { teller, companion, kept, report, told, path: Vec::new() })
    }

    /// Plays until the person leaves.
    pub(super) fn play(&mut self, out: &mut Out, ear: &mut Ear<impl BufRead>) -> Result<()> {
        self.kept.tell(out)?;
        loop {
            self.tell(out)?;
            self.ask(out)?;
            loop {
                let Some(line) = ear.hear(out)? else { return Ok(()) };
                match self.obey(&line, out)? {
                    Next::Ask => break,
                    Next::Listen => {}
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    fn page(&self, paint: Paint) -> Page<'_> {
        Page { teller: self.teller, game: self.companion.game(), paint }
    }

    fn notice(&self, notice: CompanionNotice<'_>, out: &mut Out) -> Result<()> {
        say(&self.teller.notice(notice), out)
    }

    /// Tells what has happened since the last time; the table is shown when an era begins.
    fn tell(&mut self, out: &mut Out) -> Result<()> {
        let page = self.page(out.paint);
        let events = events(self.companion.game()).skip(self.told);
        let (mut count, mut begins) = (0, false);
        for event in events {
            write!(out, "{}", page.event(event))?;
            begins |= matches!(event, Event::EraBegins { .. });
            count += 1;
        }
        if begins {
            write!(out, "\n{}", page.table())?;
        }
        self.told += count;
        Ok(())
    }

    /// The open question with its answers, or how the game ended.
    fn ask(&mut self, out: &mut Out) -> Result<()> {
        let game = self.companion.game();
        let Some(question) = game.question() else { return self.end(out) };
        let question = match self.path.last() {
            Some((kind, answers)) => self.teller.narrow(*kind, answers),
            None => self.teller.question(game.position(), question),
        };
        writeln!(out)?;
        for line in wrapped(&question, 0) {
            writeln!(out, "{}", out.paint.bold(&line))?;
        }
        write!(out, "{}", self.options())?;
        Ok(())
    }

    fn options(&self) -> Options<'_> {
        let game = self.companion.game();
        let answers = self.path.last().map_or(game.answers(), |(_, answers)| answers);
        Options::new(self.teller, game, answers)
    }

    fn end(&self, out: &mut Out) -> Result<()> {
        write!(out, "\n{}", self.page(out.paint).end())?;
        let Some(path) = &self.report else { return Ok(()) };
        self.kept.report(path, &self.page(Paint::Plain).report(), out)
    }

    /// Does what a line says.
    fn obey(&mut self, line: &str, out: &mut Out) -> Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let command = match word {
            "" => return Ok(Next::Listen),
            "?" => Some(CompanionCommand::Help),
            "exit" => Some(CompanionCommand::Quit),
            word => self.teller.read_command(word),
        };
        let takes_words =
            matches!(command, Some(CompanionCommand::Correct | CompanionCommand::Save));
        match command.filter(|_| rest.is_empty() || takes_words) {
            Some(CompanionCommand::Undo) => self.undo(out),
            Some(CompanionCommand::Redo) => self.redo(out),
            Some(CompanionCommand::Correct) => self.correct(rest, out),
            Some(CompanionCommand::Table) => self.show(self.page(out.paint).table(), out),
            Some(CompanionCommand::Score) => self.show(self.page(out.paint).score(), out),
            Some(CompanionCommand::Save) => self.save_to(rest, out),
            Some(CompanionCommand::Help) => self.help(out),
            Some(CompanionCommand::Quit) => Ok(Next::Quit),
            None => self.answer(line, out),
        }
    }

    fn answer(&mut self, line: &str, out: &mut Out) -> Result<Next> {
        if self.companion.game().question().is_none() {
            self.notice(CompanionNotice::TooLate { said: line }, out)?;
            return Ok(Next::Listen);
        }
        let meant = self.options().read(line);
        match meant {
            Ok(Meant::Answer(answer)) => {
                self.companion.answer(answer)?;
                self.path.clear();
                self.keep(out)?;
                Ok(Next::Ask)
            }
            Ok(Meant::Kind(kind, answers)) => {
                self.path.push((kind, answers));
                Ok(Next::Ask)
            }
            Err(message) => {
                say(&message, out)?;
                Ok(Next::Listen)
            }
        }
    }

    /// Goes back to the kinds of answers, or takes back the last answer.
    fn undo(&mut self, out: &mut Out) -> Result<Next> {
        if self.path.pop().is_some() {
            return Ok(Next::Ask);
        }
        if !self.companion.undo() {
            self.notice(CompanionNotice::NothingUndone, out)?;
            return Ok(Next::Listen);
        }
        self.notice(CompanionNotice::Undone, out)?;
        self.told = last_turn(self.companion.game());
        self.keep(out)?;
        Ok(Next::Ask)
    }

    fn redo(&mut self, out: &mut Out) -> Result<Next> {
        self.path.clear();
        let before = self.companion.game().log().len();
        if !self.companion.redo() {
            self.notice(CompanionNotice::NothingRedone, out)?;
            return Ok(Next::Listen);
        }
        self.notice(CompanionNotice::Redone, out)?;
        // A correction begins the step again.
        if let Some(Event::Corrected { .. }) = self.companion.game().log().get(before) {
            self.told = before;
        }
        self.keep(out)?;
        Ok(Next::Ask)
    }

    /// Corrects a field, or shows the fields whose keys begin so.
    fn correct(&mut self, rest: &str, out: &mut Out) -> Result<Next> {
        let at = self.companion.game().position();
        if at.turn == Turn::SetUp || at.sheet.is_some() {
            self.notice(CompanionNotice::NotNow, out)?;
            return Ok(Next::Listen);
        }
        if !rest.contains('=') {
            let example = format!("{} {EXAMPLE}", self.teller.command(CompanionCommand::Correct));
            self.notice(CompanionNotice::Correctable { example: &example }, out)?;
            fields(at, rest).iter().try_for_each(|field| writeln!(out, "  {field}"))?;
            return Ok(Next::Listen);
        }
        let before = self.companion.game().log().len();
        match self.companion.say(&format!("correct {rest}")) {
            Ok(()) => {
                self.told = before;
                self.path.clear();
                self.keep(out)?;
                Ok(Next::Ask)
            }
            Err(refusal) => {
                let (key, what) = match refusal {
                    Refusal::Correction(fault) => (fault.key, self.teller.wrong(&fault.wrong)),
                    refusal => (rest.to_owned(), refusal.to_string()),
                };
                self.notice(CompanionNotice::NotCorrected { key: &key, what: &what }, out)?;
                Ok(Next::Listen)
            }
        }
    }

    fn show(&self, text: String, out: &mut Out) -> Result<Next> {
        write!(out, "\n{text}")?;
        Ok(Next::Ask)
    }

    fn help(&self, out: &mut Out) -> Result<Next> {
        help(self.teller.help(), out)?;
        Ok(Next::Listen)
    }

    /// From now on every answer is written there.
    fn save_to(&mut self, file: &str, out: &mut Out) -> Result<Next> {
        self.kept.keep_in(file, &self.companion.record().write(), out)?;
        Ok(Next::Listen)
    }

    fn keep(&self, out: &mut Out) -> Result<()> {
        self.kept.keep(&self.companion.record().write(), out)
    }
}

/// All that has happened up to the open question.
fn events(game: &Game) -> impl Iterator<Item = &Event> {
    game.log().iter().chain(game.so_far())
}

/// How much of it came before the turn in progress, which is told again to whoever comes back; all of the set-up.
fn last_turn(game: &Game) -> usize {
    let begins = |event: &Event| matches!(event, Event::Turn { .. } | Event::EraOver { .. });
    let last = events(game).enumerate().filter(|(_, event)| begins(event)).last();
    last.map_or_else(|| events(game).count(), |(index, _)| index)
}
