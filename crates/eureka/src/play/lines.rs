//! A game line by line: for output that is not a terminal, or with `--lines`.

use super::{Args, Sitting, resume_command};
use crate::cards::{described, find};
use crate::hint;
use crate::line_reader::LineReader;
use crate::out::{Out, Paint, complain, save_whole};
use crate::progress::INTERRUPTED;
use crate::table_text;
use crate::text_layout::help;
use anyhow::{Context, Result};
use eureka_bots::innovation::Level;
use eureka_bots::{Bot, Seen, luck_of};
use eureka_innovation::{Answer, Event, Game, QuestionKind, Rules, Seat, Shown, View};
use eureka_table::{RESIGN, Said, Timeline};
use eureka_terminal::{AnswerRow, Indent, answer_rows, interrupted_file, resume_text};
use eureka_words::{Command, Line, Notice, Teller, Topic, Words, as_typed};
use parking_lot::Mutex;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::exit;
use std::sync::Arc;

/// The seat of the person.
const YOU: Seat = Seat::A;

/// Plays a game line by line.
pub(super) fn play(
    sitting: Sitting,
    args: &Args,
    out: &mut Out,
    input: impl BufRead,
) -> Result<()> {
    let seed = sitting.seed;
    let mut table = Table::new(sitting, out);
    // Saved before the first move, so that a path that cannot be written fails at once.
    table.save()?;
    table.listen_to_ctrl_c(args)?;
    let seating = table.teller.seating(&table.timeline.setup().seating);
    let name = table.teller.name(YOU);
    writeln!(
        out,
        "{}",
        table.words.notice(Notice::Begins { seating: &seating, seed, name: &name })
    )?;
    let ended = table.play(out, &mut LineReader::new(input));
    table.save()?;
    ended
}

/// A game and everything around it at the table.
struct Table {
    words: &'static Words,
    rules: &'static Rules,
    teller: Teller<'static>,
    timeline: Timeline<Game>,
    /// The file in which it is saved after every answer.
    file: Option<PathBuf>,
    /// The current record as text, for the handler of Ctrl-C.
    text: Arc<Mutex<String>>,
    bots: Vec<Box<dyn Bot<Game>>>,
    paint: Paint,
    /// The indentation of the next moves, which belong to an action or to an effect.
    indent: Indent,
    /// The number of events already told.
    told: usize,
}

/// The person's decision after a question.
enum Wish {
    Answer(Answer),
    Resign,
    Quit,
}

impl Table {
    fn new(sitting: Sitting, out: &Out) -> Table {
        let Sitting { words, timeline, seats, seed, file } = sitting;
        let rules = timeline.game().rules();
        let mut indent = Indent::default();
        // Earlier moves are not told again: `eureka replay` does that.
        let told = timeline.events().iter().map(|(_, event)| indent.of(event)).count();
        let random = || Level::Random.into();
        let opponents = seats.iter().map(|seated| seated.bot.unwrap_or_else(random));
        Table {
            words,
            rules,
            teller: Teller::new(words, rules),
            timeline,
            file,
            text: Arc::default(),
            // The bot at the person's own seat is never asked.
            bots: Seat::each(opponents)
                .map(|(at, bot)| bot.seat(rules, luck_of(seed, at)))
                .collect(),
            paint: out.paint,
            indent,
            told,
        }
    }

    /// Plays until the game ends or the person leaves.
    fn play(&mut self, out: &mut Out, lines_in: &mut LineReader<impl BufRead>) -> Result<()> {
        while let Some(seen) = Seen::of(self.timeline.game(), self.timeline.moment()) {
            if seen.seat() != YOU {
                let answer = self.bots[seen.seat().index()].choose(seen);
                self.timeline.answer(answer)?;
                if !self.timeline.game().may_resign(YOU) {
                    // Nobody will be asked any more: whoever has given up sees the others play on.
                    self.tell(out)?;
                    out.flush()?;
                }
                continue;
            }
            self.tell(out)?;
            match self.ask(out, lines_in)? {
                Wish::Answer(answer) => self.timeline.answer(answer)?,
                Wish::Resign => {
                    let answer = RESIGN.to_owned();
                    self.timeline.take(&Said { seat: YOU, answer })?;
                    self.tell(out)?;
                }
                Wish::Quit => return Ok(()),
            }
            self.save()?;
        }
        self.tell(out)?;
        self.show(&self.timeline.game().view(YOU), out)
    }

    /// Tells the events since the last time.
    fn tell(&mut self, out: &mut Out) -> Result<()> {
        for (_, event) in &self.timeline.events()[self.told..] {
            let indent = self.indent.of(event);
            let told = event.told(YOU, |card| self.rules.age(card));
            if let Some(line) = self.teller.event(told) {
                writeln!(out, "{:indent$}{}", "", self.painted(event, &line))?;
            }
        }
        self.told = self.timeline.events().len();
        Ok(())
    }

    /// A line about an event with its colors; headings of the log are emphasized.
    fn painted(&self, event: &Event<Shown>, line: &Line) -> String {
        let painted = |line| self.paint.line(self.rules, line);
        match event {
            Event::Turn { .. }
            | Event::Lost { .. }
            | Event::Resigned { .. }
            | Event::Over { .. } => self.paint.bold(&painted(line)),
            Event::Action { .. } => line.shown(|piece| match piece.topic {
                Some(Topic::Card(_)) => self.paint.bold(&self.paint.piece(self.rules, piece)),
                _ => self.paint.piece(self.rules, piece),
            }),
            _ => painted(line),
        }
    }

    fn show(&self, view: &View, out: &mut Out) -> Result<()> {
        write!(out, "\n{}", table_text::seen(self.words, self.rules, view, out.paint))?;
        Ok(())
    }

    /// Asks until there is an answer.
    fn ask(&self, out: &mut Out, lines_in: &mut LineReader<impl BufRead>) -> Result<Wish> {
        let view = self.timeline.game().view(YOU);
        let kind = view.question.map(|question| question.kind);
        if matches!(kind, Some(QuestionKind::Opening | QuestionKind::Action)) {
            self.show(&view, out)?;
        }
        let options = answer_rows(self.teller, &view);
        self.put(&view, &options, out)?;
        while let Some(line) = lines_in.read(out)? {
            match self.obey(&line, &view, &options, out)? {
                Some(Wish::Resign) if !self.really_resigns(out, lines_in)? => {
                    self.put(&view, &options, out)?;
                }
                Some(wish) => return Ok(wish),
                None => {}
            }
        }
        Ok(Wish::Quit)
    }

    /// Asks whether the person really gives up. Anything but a yes is a no.
    fn really_resigns(
        &self,
        out: &mut Out,
        lines_in: &mut LineReader<impl BufRead>,
    ) -> Result<bool> {
        let name = self.teller.name(YOU);
        let question = self.words.notice(Notice::ReallyResign { name: &name });
        writeln!(out, "\n{}", out.paint.bold(&question))?;
        let view = self.timeline.game().view(YOU);
        let answers = [Answer::Yes, Answer::No].map(|answer| self.teller.answer(&view, answer));
        for (number, answer) in (1..).zip(&answers) {
            writeln!(out, "{number:>3}  {answer}")?;
        }
        let yes = [answers[0].to_string(), self.timeline.game().write(Answer::Yes), "1".to_owned()];
        let line = lines_in.read(out)?.unwrap_or_default();
        Ok(yes.iter().any(|yes| as_typed(yes) == as_typed(&line)))
    }

    fn put(&self, view: &View, options: &[AnswerRow], out: &mut Out) -> Result<()> {
        if let Some(question) = self.teller.ask(view) {
            writeln!(out, "\n{}", out.paint.bold(&question.to_string()))?;
        }
        if let Some(text) = self.teller.asking_text(view) {
            writeln!(out, "{}", out.paint.dim(&text))?;
        }
        for row in options {
            writeln!(out, "{:>3}  {}", row.number, row.line)?;
        }
        Ok(())
    }

    /// Executes a line; a returned wish ends the question.
    fn obey(
        &self,
        line: &str,
        view: &View,
        options: &[AnswerRow],
        out: &mut Out,
    ) -> Result<Option<Wish>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let command = match word {
            "?" => Some(Command::Help),
            "exit" => Some(Command::Quit),
            word => self.words.read_command(word),
        };
        match command {
            _ if line.is_empty() => {}
            Some(Command::Quit) if rest.is_empty() => return Ok(Some(Wish::Quit)),
            Some(Command::Resign) if rest.is_empty() => return Ok(Some(Wish::Resign)),
            Some(Command::Help) if rest.is_empty() => help(self.words.help(), out)?,
            Some(Command::Table) if rest.is_empty() => {
                self.show(view, out)?;
                self.put(view, options, out)?;
            }
            Some(Command::Hint) if rest.is_empty() => {
                let (game, moment) = (self.timeline.game(), self.timeline.moment());
                for line in hint::given(self.teller, game, moment, out) {
                    writeln!(out, "  {line}")?;
                }
            }
            Some(command) if command.needs_word() && rest.is_empty() => {
                writeln!(out, "{}", self.words.notice(Notice::NeedsWord { command }))?;
            }
            Some(Command::Card) => match find(self.words, self.rules, rest) {
                Ok(card) => write!(out, "{}", described(self.words, self.rules, card, out.paint))?,
                Err(error) => writeln!(out, "{error}")?,
            },
            Some(Command::Save) => {
                let saved = std::fs::write(rest, self.timeline.record().write());
                let notice = match saved.as_ref().map_err(ToString::to_string) {
                    Ok(()) => self.words.notice(Notice::Saved { file: rest }),
                    Err(reason) => {
                        self.words.notice(Notice::NotSaved { file: rest, reason: &reason })
                    }
                };
                writeln!(out, "{notice}")?;
            }
            _ => match self.read(line, view, options) {
                Ok(answer) => return Ok(Some(Wish::Answer(answer))),
                Err(message) => writeln!(out, "{message}")?,
            },
        }
        Ok(None)
    }

    /// The answer that the line means, or the message about a wrong one. The notation of records works in every
    /// language.
    fn read(&self, line: &str, view: &View, options: &[AnswerRow]) -> Result<Answer, String> {
        let said = as_typed(line);
        let is_meant = |row: &&AnswerRow| {
            let texts = [row.line.to_string(), self.timeline.game().write(row.answer)];
            row.number == line || texts.iter().any(|text| as_typed(text) == said)
        };
        if let Some(row) = options.iter().find(is_meant) {
            return Ok(row.answer);
        }
        // Where the answers are numbers, the other answers get none, so that a number has one meaning.
        let is_value = |row: &AnswerRow| matches!(row.answer, Answer::Value(_) | Answer::Back(_));
        if !options.iter().any(is_value) && line.bytes().all(|byte| byte.is_ascii_digit()) {
            let count = options.len() as u64;
            return Err(self.words.notice(Notice::NoSuchNumber { said: line, count }));
        }
        Err(self.teller.refusal(view, line))
    }

    fn save(&self) -> Result<()> {
        let mut text = self.text.lock();
        *text = self.timeline.record().write();
        self.file.as_deref().map_or(Ok(()), |file| save_whole(file, &text))
    }

    /// From now on Ctrl-C saves the game and says where, if there is a terminal to read it.
    fn listen_to_ctrl_c(&self, args: &Args) -> Result<()> {
        if !io::stdin().is_terminal() {
            return Ok(());
        }
        let (words, text, named) = (self.words, Arc::clone(&self.text), self.file.clone());
        let kept_by = args.extra_arguments();
        ctrlc::set_handler(move || {
            let text = text.lock();
            let file = named.clone().map_or_else(interrupted_file, Ok).map_err(anyhow::Error::new);
            match file.and_then(|file| save_whole(&file, &text).map(|()| file)) {
                Ok(file) => {
                    let name = file.display().to_string();
                    println!(
                        "\n{}",
                        words.page("terminal-quit-saved", &[("file", (&name).into())])
                    );
                    println!("{}", resume_text(words, &resume_command(&file, &kept_by)));
                }
                Err(error) => complain(&error),
            }
            exit(INTERRUPTED.into());
        })
        .context("cannot listen to Ctrl-C")
    }
}
