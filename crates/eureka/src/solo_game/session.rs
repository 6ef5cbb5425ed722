//! A game at the screen, from one answer to the next.

use super::options::Options;
use super::page::Page;
use crate::ear::Ear;
use crate::kept::{Kept, help, say};
use crate::out::{Out, Paint};
use crate::sheet::wrapped;
use anyhow::Result;
use eureka_bots::inventions::{Adviser, Level};
use eureka_bots::{Seen, luck_of};
use eureka_inventions::solo_game::{Answer, Event, Game, Record};
use eureka_inventions::{Event as TableEvent, Player};
use eureka_table::{Said, Seat};
use eureka_words::{CompanionCommand, CompanionNotice};
use eureka_words::{SoloGameBranch, SoloGameCommand, SoloGameNotice, SoloGameTeller};
use std::io::{BufRead, Write};
use std::path::PathBuf;

/// A game with all that is around it.
pub(super) struct Session<'a> {
    teller: SoloGameTeller<'a>,
    record: Record,
    game: Game,
    kept: Kept<'a>,
    report: Option<PathBuf>,
    /// How many events have been told.
    told: usize,
    /// The answers that are left after what was chosen so far, innermost last.
    path: Vec<Vec<Answer>>,
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
        teller: SoloGameTeller<'a>,
        record: Record,
        game: Game,
        save: Option<PathBuf>,
        report: Option<PathBuf>,
    ) -> Result<Session<'a>> {
        let command = "eureka play inventions --save";
        let kept = Kept::new(teller.companion(), command, save, &record.write())?;
        let told = last_round(&game);
        Ok(Session { teller, record, game, kept, report, told, path: Vec::new() })
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
        Page { teller: self.teller, game: &self.game, paint }
    }

    fn notice(&self, notice: SoloGameNotice<'_>, out: &mut Out) -> Result<()> {
        say(&self.teller.notice(notice), out)
    }

    /// Tells what has happened since the last time. Where your turn begins, you see what you have.
    fn tell(&mut self, out: &mut Out) -> Result<()> {
        let page = self.page(out.paint);
        let (mut count, mut begins) = (0, self.told == 0);
        for event in events(&self.game).skip(self.told) {
            write!(out, "{}", page.event(event))?;
            begins |= is_turn(event, Player::You);
            count += 1;
        }
        if begins && self.game.question().is_some() {
            write!(out, "{}", page.view())?;
        }
        self.told += count;
        Ok(())
    }

    /// The open question with its answers, or how the game ended.
    fn ask(&self, out: &mut Out) -> Result<()> {
        let Some(question) = self.game.question() else { return self.end(out) };
        let question = match self.path.last() {
            Some(answers) => self.teller.narrow(answers),
            None => self.teller.question(self.game.world(), question),
        };
        writeln!(out)?;
        for line in wrapped(&question, 0) {
            writeln!(out, "{}", out.paint.bold(&line))?;
        }
        write!(out, "{}", self.options().shown(out.paint))?;
        Ok(())
    }

    fn options(&self) -> Options<'_> {
        let answers = self.path.last().map_or(self.game.answers(), Vec::as_slice);
        Options::new(self.teller, &self.game, answers)
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
            "?" => Some(SoloGameCommand::Companion(CompanionCommand::Help)),
            "exit" => Some(SoloGameCommand::Companion(CompanionCommand::Quit)),
            word => self.teller.read_command(word),
        };
        let takes_words =
            matches!(command, Some(SoloGameCommand::Companion(CompanionCommand::Save)));
        let command = command.filter(|_| rest.is_empty() || takes_words);
        let Some(command) = command else { return self.answer(line, out) };
        match command {
            SoloGameCommand::Hint => self.hint(out)?,
            SoloGameCommand::Companion(command) => match command {
                CompanionCommand::Undo => return self.undo(out),
                CompanionCommand::Table => {
                    write!(out, "\n{}", self.page(out.paint).table())?;
                    return Ok(Next::Ask);
                }
                CompanionCommand::Score => write!(out, "\n{}", self.page(out.paint).score())?,
                CompanionCommand::Save => self.kept.keep_in(rest, &self.record.write(), out)?,
                CompanionCommand::Help => help(self.teller.help(), out)?,
                CompanionCommand::Quit => return Ok(Next::Quit),
                // They belong to the companion alone, and no word here means them.
                CompanionCommand::Redo | CompanionCommand::Correct => {}
            },
        }
        Ok(Next::Listen)
    }

    fn answer(&mut self, line: &str, out: &mut Out) -> Result<Next> {
        if self.game.question().is_none() {
            self.notice(SoloGameNotice::Companion(CompanionNotice::TooLate { said: line }), out)?;
            return Ok(Next::Listen);
        }
        let meant = self.options().read(line);
        match meant {
            Ok(SoloGameBranch::Leaf(answer)) => {
                let said = answer.write(self.game.content());
                self.game.answer(answer)?;
                self.record.answers.push(Said { seat: Seat::A, answer: said });
                self.path.clear();
                self.kept.keep(&self.record.write(), out)?;
                Ok(Next::Ask)
            }
            Ok(SoloGameBranch::Fork(answers)) => {
                self.path.push(answers);
                Ok(Next::Ask)
            }
            Err(message) => {
                say(&message, out)?;
                Ok(Next::Listen)
            }
        }
    }

    /// Goes back to the answers before the choice, or takes back the last answer.
    fn undo(&mut self, out: &mut Out) -> Result<Next> {
        if self.path.pop().is_some() {
            return Ok(Next::Ask);
        }
        if !self.game.take_back() {
            let notice = match self.record.answers.is_empty() {
                true => SoloGameNotice::Companion(CompanionNotice::NothingUndone),
                false => SoloGameNotice::NotUndone,
            };
            self.notice(notice, out)?;
            return Ok(Next::Listen);
        }
        self.record.answers.pop();
        self.told = events(&self.game).count();
        self.notice(SoloGameNotice::Companion(CompanionNotice::Undone), out)?;
        self.kept.keep(&self.record.write(), out)?;
        Ok(Next::Ask)
    }

    /// What a good player would answer.
    fn hint(&self, out: &mut Out) -> Result<()> {
        let seen = Seen::of(&self.game, self.record.answers.len());
        let (Some(seen), Some(question)) = (seen, self.game.question()) else {
            return self.notice(SoloGameNotice::NoHint, out);
        };
        let luck = luck_of(self.record.setup.seed.into(), Seat::A);
        let answer = Adviser::from(Level::Expert).seat(luck).choose(seen);
        let answer = &self.teller.answer(self.game.world(), question, answer);
        self.notice(SoloGameNotice::Hint { answer }, out)
    }
}

/// All that has happened up to the open question.
fn events(game: &Game) -> impl Iterator<Item = &Event> {
    game.log().iter().chain(game.so_far())
}

fn is_turn(event: &Event, of: Player) -> bool {
    matches!(event, Event::Table(TableEvent::Turn { player, .. }) if *player == of)
}

/// How much came before your last turn, which is told again to whoever comes back; nothing in the set-up.
fn last_round(game: &Game) -> usize {
    let turns = events(game).enumerate().filter(|(_, event)| is_turn(event, Player::You));
    turns.last().map_or(0, |(index, _)| index)
}
