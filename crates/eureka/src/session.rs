//! A game of Inventions line by line in the terminal, shared by the companion and the whole solo game.

mod options;
mod voice;

pub(crate) use options::{Choice, Meaning};
pub(crate) use voice::Voice;

use crate::line_reader::LineReader;
use crate::load;
use crate::out::{self, Out, Paint, UsageError};
use crate::reader::Reader;
use crate::text_layout::{self, help, lines, say, wrapped};
use anyhow::{Context, Result, bail};
use eureka_inventions::{Difficulty, Illegal, Settings, Turn};
use eureka_table::{Game, Timeline};
use eureka_words::{CompanionCommand, CompanionNotice, SoloGameCommand};
use options::Options;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// An example of a correction.
const EXAMPLE: &str = "ip = 34 # …";

/// The arguments that both games share.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The weight of the opponents' holdings: easy, normal or hard [default: normal].
    #[arg(long, value_parser = difficulty)]
    difficulty: Option<Difficulty>,
    /// The reading of an open question of the rules; may be given several times.
    #[arg(long = "setting", value_name = "A3=never")]
    settings: Vec<String>,
    /// Write the game to this file after every answer; if the file exists, continue that game.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// At the end write a report to this file: the score, the awards and the whole game.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) reader: Reader,
}

/// Reads a difficulty from the command line.
pub(crate) fn difficulty(word: &str) -> Result<Difficulty, String> {
    let found = Difficulty::from_word(word);
    found.ok_or_else(|| "it is easy, normal or hard".to_owned())
}

impl TableArgs {
    /// The difficulty and the settings of a new game.
    pub(crate) fn rules(&self) -> Result<(Difficulty, Settings)> {
        let mut settings = Settings::default();
        for setting in &self.settings {
            let wrong = |why: String| UsageError(format!("--setting {setting}: {why}"));
            let (name, reading) =
                setting.split_once('=').ok_or_else(|| wrong("write A3=never".to_owned()))?;
            let set = settings.set(name.trim(), reading.trim());
            set.map_err(|error| wrong(error.to_string()))?;
        }
        Ok((self.difficulty.unwrap_or_default(), settings))
    }

    /// The file of a game to resume.
    fn resumed_file(&self) -> Option<&Path> {
        self.save.as_deref().filter(|path| path.exists())
    }

    /// The resumed game, or a new one. A resumed game keeps its set-up, so `option` and the others that set up a game are
    /// refused.
    pub(crate) fn opened<G: Game<Rules = ()>>(
        &self,
        option: &str,
        is_set_up: bool,
        begun: impl FnOnce() -> Result<Timeline<G>>,
    ) -> Result<Timeline<G>> {
        let Some(path) = self.resumed_file() else { return begun() };
        if is_set_up || self.difficulty.is_some() || !self.settings.is_empty() {
            bail!(UsageError(format!(
                "{} is a game that goes on as it began: leave out {option}, --difficulty, --seed and --setting, or name another file",
                path.display()
            )));
        }
        let timeline = Timeline::open(load::record::<G>(path)?, ());
        timeline.with_context(|| path.display().to_string())
    }
}

/// Plays a game until the person leaves.
pub(crate) fn play<'a, V: Voice<'a>>(
    voice: V,
    timeline: Timeline<V::Game>,
    args: &'a TableArgs,
    out: &mut Out,
    lines_in: &mut LineReader<impl BufRead>,
) -> Result<ExitCode> {
    let mut head = vec![voice.begins(timeline.setup()), voice.about(timeline.game())];
    if let Some(path) = args.resumed_file() {
        let (file, count) = (&path.display().to_string(), timeline.moment() as u64);
        head.push(voice.common().notice(CompanionNotice::Resumed { file, count }));
    }
    head.iter().try_for_each(|text| say(text, out))?;
    // Saved before the first question, so that a path that cannot be written fails at once.
    args.save.iter().try_for_each(|path| out::save_whole(path, &timeline.record().write()))?;
    let (told, file) = (V::told_before(&timeline), args.save.clone());
    let report = args.report.as_deref();
    let mut session = Session { voice, timeline, file, report, told, path: Vec::new() };
    session.play(out, lines_in)?;
    Ok(ExitCode::SUCCESS)
}

/// A game and everything around it.
struct Session<'a, V: Voice<'a>> {
    voice: V,
    timeline: Timeline<V::Game>,
    /// The file in which it is saved after every answer, if the person wants that.
    file: Option<PathBuf>,
    /// The file for the report at the end.
    report: Option<&'a Path>,
    /// The number of events already told.
    told: usize,
    /// The questions and remaining answers after each choice so far, innermost last.
    path: Vec<(String, Vec<voice::AnswerOf<'a, V>>)>,
}

/// The consequence of a line.
enum Next {
    /// The position has changed: tell the events, and ask again.
    Ask,
    /// The same question stays open: read another line.
    Listen,
    Quit,
}

impl<'a, V: Voice<'a>> Session<'a, V> {
    fn play(&mut self, out: &mut Out, lines_in: &mut LineReader<impl BufRead>) -> Result<()> {
        self.tell_file(out)?;
        loop {
            self.tell(out)?;
            self.ask(out)?;
            loop {
                let Some(line) = lines_in.read(out)? else { return Ok(()) };
                match self.obey(&line, out)? {
                    Next::Ask => break,
                    Next::Listen => {}
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    /// Prints a notice; the question stays open.
    fn notice(&self, notice: CompanionNotice<'_>, out: &mut Out) -> Result<Next> {
        say(&self.voice.common().notice(notice), out)?;
        Ok(Next::Listen)
    }

    /// Tells the events since the last time.
    fn tell(&mut self, out: &mut Out) -> Result<()> {
        let scene = self.voice.scene(&self.timeline, self.told, out.paint);
        write!(out, "{}{}", self.events(self.told, out.paint), scene.unwrap_or_default())?;
        self.told = self.timeline.events().len();
        Ok(())
    }

    /// The open question with its answers, or the end of the game.
    fn ask(&self, out: &mut Out) -> Result<()> {
        let Some(question) = self.voice.asks(self.timeline.game()) else { return self.end(out) };
        let question = self.path.last().map_or(&question, |(question, _)| question);
        writeln!(out)?;
        for line in wrapped(question, 0) {
            writeln!(out, "{}", out.paint.bold(&line))?;
        }
        write!(out, "{}", self.options().shown(out.paint))?;
        Ok(())
    }

    fn options(&self) -> Options<'_, 'a, V> {
        let game = self.timeline.game();
        match self.path.last() {
            Some((_, answers)) => Options::new(self.voice, game, answers),
            None => Options::new(self.voice, game, game.answers().as_ref()),
        }
    }

    fn end(&self, out: &mut Out) -> Result<()> {
        write!(out, "\n{}", self.ending(out.paint))?;
        let Some(path) = self.report else { return Ok(()) };
        if self.is_saved(path, out::save(path, self.page_to_keep()), out)? {
            self.notice(CompanionNotice::Reported { file: &path.display().to_string() }, out)?;
        }
        Ok(())
    }

    /// Executes a line.
    fn obey(&mut self, line: &str, out: &mut Out) -> Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let command = match word {
            "" => return Ok(Next::Listen),
            "?" => Some(SoloGameCommand::Companion(CompanionCommand::Help)),
            "exit" => Some(SoloGameCommand::Companion(CompanionCommand::Quit)),
            word => self.voice.command(word),
        };
        let takes_words = matches!(
            command,
            Some(SoloGameCommand::Companion(CompanionCommand::Correct | CompanionCommand::Save))
        );
        let Some(command) = command.filter(|_| rest.is_empty() || takes_words) else {
            return self.answer(line, out);
        };
        let SoloGameCommand::Companion(command) = command else {
            let hint = self.voice.hint(&self.timeline);
            hint.map_or(Ok(()), |hint| say(&hint, out))?;
            return Ok(Next::Listen);
        };
        match command {
            CompanionCommand::Undo => return self.undo(out),
            CompanionCommand::Redo => return self.redo(out),
            CompanionCommand::Correct => return self.correct(rest, out),
            CompanionCommand::Table => {
                write!(out, "\n{}", self.voice.whole_table(self.timeline.game(), out.paint))?;
                return Ok(Next::Ask);
            }
            CompanionCommand::Score => {
                write!(out, "\n{}", self.score(out.paint))?;
                return Ok(Next::Ask);
            }
            CompanionCommand::Save => return self.keep_in(rest, out),
            CompanionCommand::Help => help(self.voice.usage(), out)?,
            CompanionCommand::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Listen)
    }

    fn answer(&mut self, line: &str, out: &mut Out) -> Result<Next> {
        if self.timeline.game().question().is_none() {
            return self.notice(CompanionNotice::TooLate { said: line }, out);
        }
        let meaning = self.options().read(line);
        match meaning {
            Ok(Meaning::Answer(answer)) => {
                self.timeline.answer(answer)?;
                self.after_answer(out)
            }
            Ok(Meaning::Fork(question, answers)) => {
                self.path.push((question, answers));
                Ok(Next::Ask)
            }
            Err(message) => {
                say(&message, out)?;
                Ok(Next::Listen)
            }
        }
    }

    /// After an answer, or a correction, which begins the step again: saves the game; new events will be told.
    fn after_answer(&mut self, out: &mut Out) -> Result<Next> {
        self.told = self.timeline.events_until(self.timeline.moment() - 1).len();
        self.path.clear();
        self.keep(out)
    }

    fn keep(&self, out: &mut Out) -> Result<Next> {
        self.file.iter().try_for_each(|path| self.write_record(path, out).map(drop))?;
        Ok(Next::Ask)
    }

    /// From now on saves the game in this file.
    fn keep_in(&mut self, file: &str, out: &mut Out) -> Result<Next> {
        if file.is_empty() {
            let command = CompanionCommand::Save;
            return self.notice(CompanionNotice::NeedsWord { command }, out);
        }
        let path = PathBuf::from(file);
        if !self.write_record(&path, out)? {
            return Ok(Next::Listen);
        }
        self.file = Some(path);
        self.tell_file(out)
    }

    /// Tells whether the game is saved, and where.
    fn tell_file(&self, out: &mut Out) -> Result<Next> {
        let Some(path) = &self.file else { return self.notice(CompanionNotice::Unsaved, out) };
        let (file, command) = (&path.display().to_string(), V::RESUME);
        self.notice(CompanionNotice::Saves { file, command }, out)
    }

    fn write_record(&self, path: &Path, out: &mut Out) -> Result<bool> {
        self.is_saved(path, out::save_whole(path, &self.timeline.record().write()), out)
    }

    /// Whether a file was written; if not, the person is told, and the game continues.
    fn is_saved(&self, path: &Path, saved: Result<()>, out: &mut Out) -> Result<bool> {
        if let Err(error) = &saved {
            let (file, reason) = (&path.display().to_string(), &error.root_cause().to_string());
            self.notice(CompanionNotice::NotSaved { file, reason }, out)?;
        }
        Ok(saved.is_ok())
    }

    /// Returns to the answers before the last choice, or takes back the last answer.
    fn undo(&mut self, out: &mut Out) -> Result<Next> {
        if self.path.pop().is_some() {
            return Ok(Next::Ask);
        }
        if self.timeline.moment() == 0 {
            return self.notice(CompanionNotice::NothingUndone, out);
        }
        if self.timeline.may_take_back().is_none() {
            say(&self.voice.not_undone(), out)?;
            return Ok(Next::Listen);
        }
        self.timeline.take_back();
        self.told = V::told_after_undo(&self.timeline);
        self.notice(CompanionNotice::Undone, out)?;
        self.keep(out)
    }

    fn redo(&mut self, out: &mut Out) -> Result<Next> {
        if !self.timeline.redo() {
            return self.notice(CompanionNotice::NothingRedone, out);
        }
        self.notice(CompanionNotice::Redone, out)?;
        self.after_answer(out)
    }

    /// Corrects a field, or lists the fields whose keys begin with this text.
    fn correct(&mut self, rest: &str, out: &mut Out) -> Result<Next> {
        let (words, at) = (self.voice.common(), V::position(self.timeline.game()));
        if at.turn == Turn::SetUp || at.sheet.is_some() {
            return self.notice(CompanionNotice::NotNow, out);
        }
        if !rest.contains('=') {
            let example = format!("{} {EXAMPLE}", words.command(CompanionCommand::Correct));
            self.notice(CompanionNotice::Correctable { example: &example }, out)?;
            let fields = at.fields().into_iter().filter(|(key, _)| key.starts_with(rest));
            for (key, value) in fields {
                writeln!(out, "  {key} = {value}")?;
            }
            return Ok(Next::Listen);
        }
        let (key, what) = match self.timeline.say(&format!("correct {rest}")) {
            Ok(()) => return self.after_answer(out),
            Err(Illegal::Correction(fault)) => (fault.key, words.wrong(&fault.kind)),
            Err(illegal) => (rest.to_owned(), illegal.to_string()),
        };
        self.notice(CompanionNotice::NotCorrected { key: &key, what: &what }, out)
    }
}

/// The points, the end and the log in plain text.
impl<'a, V: Voice<'a>> Session<'a, V> {
    /// The points of both sides, as far as they are known.
    fn score(&self, paint: Paint) -> String {
        let (words, game) = (self.voice.common(), self.timeline.game());
        let bots = words.bot_sheet(V::position(game)).into_iter();
        let bots = bots.map(|(label, points)| (label, Some(points))).collect();
        let yours = self.voice.your_points(game);
        text_layout::points(paint, &[(words.bots(), bots), (words.your_name(), yours)])
    }

    /// The end: the score sheets, both goals, the awards and the level.
    fn ending(&self, paint: Paint) -> String {
        let game = self.timeline.game();
        let Some(score) = V::result(game) else { return String::new() };
        let at = V::position(game);
        self.score(paint) + &text_layout::ending(paint, self.voice.common(), at, &score)
    }

    /// The report: the result, and the whole log.
    fn page_to_keep(&self) -> String {
        let (voice, game, paint) = (self.voice, self.timeline.game(), Paint::Plain);
        let [_, log] = voice.common().report_parts();
        let head = lines(&voice.title(game)) + &lines(&voice.about(game));
        format!("{head}\n{}\n{log}\n{}", self.ending(paint), self.events(0, paint))
    }

    /// The log from this event on.
    fn events(&self, from: usize, paint: Paint) -> String {
        let told = |(_, event): &(usize, <V::Game as Game>::Event)| {
            let (tone, text) = self.voice.tells(event)?;
            Some(text_layout::told(paint, tone, &text))
        };
        self.timeline.events()[from..].iter().filter_map(told).collect()
    }
}
