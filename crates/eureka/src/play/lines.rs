//! A game line by line: where the output is no terminal, or nobody wants it to fill the screen.

use super::options::Options;
use super::{Args, Around, Sitting, going_on};
use crate::cards::{described, find};
use crate::hint;
use crate::kept::help;
use crate::log::Log;
use crate::out::{Out, complain, save_whole};
use crate::progress::INTERRUPTED;
use crate::table_text;
use anyhow::{Context, Result};
use eureka_bots::innovation::Level;
use eureka_bots::{Bot, Seen, luck_of};
use eureka_innovation::{Answer, Game, QuestionKind, Record, Replay, Rules, Seat, View};
use eureka_table::Said;
use eureka_terminal::{go_on, interrupted_file};
use eureka_words::{Command, Notice, Teller, Words};
use parking_lot::Mutex;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::exit;
use std::sync::Arc;

/// Where the person sits.
const YOU: Seat = Seat::A;

/// Plays a game line by line.
pub(super) fn play(
    sitting: Sitting,
    args: &Args,
    out: &mut Out,
    mut input: impl BufRead,
) -> Result<()> {
    let seating = sitting.record.setup.seating.clone();
    let seed = sitting.seed;
    let mut table = Table::new(sitting, out)?;
    // Written once before anything is played: a path that cannot be written must not cost a game.
    table.save()?;
    table.listen_to_ctrl_c(args)?;
    let (seating, name) = (table.teller.seating(&seating), table.teller.name(YOU));
    writeln!(
        out,
        "{}",
        table.words.notice(Notice::Begins { seating: &seating, seed, name: &name })
    )?;
    let ended = table.play(out, &mut input);
    table.save()?;
    ended?;
    out.flush()?;
    Ok(())
}

/// A game with all that is around it at the table.
struct Table {
    words: &'static Words,
    rules: &'static Rules,
    teller: Teller<'static>,
    game: Game,
    record: Record,
    /// Where it is saved, after every answer.
    file: Option<PathBuf>,
    /// The record as a text, for whoever interrupts.
    text: Arc<Mutex<String>>,
    bots: Vec<Box<dyn Bot<Game>>>,
    log: Log,
    /// Whether answers are repeated: a terminal shows them itself, a pipe does not.
    echo: bool,
}

/// What the person wants.
enum Wish {
    Answer(Answer),
    Quit,
}

impl Table {
    fn new(sitting: Sitting, out: &Out) -> Result<Table> {
        let Sitting { around: Around { words, rules }, record, seats, seed, file } = sitting;
        let mut log = Log::new(words, rules, YOU, out.paint);
        let mut replay = Replay::new(&record, rules)?;
        while replay.step(&mut log)?.is_some() {}
        // What was played before is told by `eureka replay`.
        log.take();
        let game = *replay.game();
        let random = || Level::Random.into();
        let opponents = seats.iter().map(|seated| seated.bot.unwrap_or_else(random));
        Ok(Table {
            words,
            rules,
            teller: Teller::new(words, rules),
            game,
            record,
            file,
            text: Arc::default(),
            // The one at the person's own seat is never asked.
            bots: Seat::each(opponents)
                .map(|(at, bot)| bot.seat(rules, luck_of(seed, at)))
                .collect(),
            log,
            echo: !io::stdin().is_terminal(),
        })
    }

    /// Plays to the end of the game, or of the person's patience.
    fn play(&mut self, out: &mut Out, input: &mut impl BufRead) -> Result<()> {
        while let Some(question) = self.game.question() {
            let seen = Seen::of(&self.game, self.record.answers.len());
            if let Some(seen) = seen.filter(|seen| seen.seat() != YOU) {
                let answer = self.bots[question.seat.index()].choose(seen);
                self.give(question.seat, answer);
                continue;
            }
            self.tell(out)?;
            match self.ask(out, input)? {
                Wish::Answer(answer) => {
                    self.give(YOU, answer);
                    self.save()?;
                }
                Wish::Quit => return Ok(()),
            }
        }
        self.tell(out)?;
        self.show(&self.game.view(YOU), out)
    }

    fn give(&mut self, seat: Seat, answer: Answer) {
        self.record.answers.push(Said { seat, answer: self.game.write(answer) });
        self.game.answer_unchecked(answer, &mut self.log);
    }

    /// Tells what has happened since the last time.
    fn tell(&mut self, out: &mut Out) -> Result<()> {
        for line in self.log.take() {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn show(&self, view: &View, out: &mut Out) -> Result<()> {
        write!(out, "\n{}", table_text::seen(self.words, self.rules, view, out.paint))?;
        Ok(())
    }

    /// Asks until there is an answer.
    fn ask(&self, out: &mut Out, input: &mut impl BufRead) -> Result<Wish> {
        let view = self.game.view(YOU);
        let kind = view.question.map(|question| question.kind);
        if matches!(kind, Some(QuestionKind::Opening | QuestionKind::Action)) {
            self.show(&view, out)?;
        }
        let options = Options::new(self.teller, &self.game, &view);
        self.put(&view, &options, out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = Vec::new();
            // Bytes, not text: whatever is typed or piped in gets a message.
            if input.read_until(b'\n', &mut line).context("cannot read the answers")? == 0 {
                writeln!(out)?;
                return Ok(Wish::Quit);
            }
            let line = String::from_utf8_lossy(&line);
            if self.echo {
                writeln!(out, "{}", line.trim())?;
            }
            if let Some(wish) = self.obey(line.trim(), &view, &options, out)? {
                return Ok(wish);
            }
        }
    }

    fn put(&self, view: &View, options: &Options, out: &mut Out) -> Result<()> {
        if let Some(question) = self.teller.ask(view) {
            writeln!(out, "\n{}", out.paint.bold(&question.to_string()))?;
        }
        if let Some(text) = self.teller.asking_text(view) {
            writeln!(out, "{}", out.paint.dim(&text))?;
        }
        write!(out, "{options}")?;
        Ok(())
    }

    /// Does what a line says; a wish ends the asking.
    fn obey(
        &self,
        line: &str,
        view: &View,
        options: &Options,
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
            Some(Command::Help) if rest.is_empty() => help(self.words.help(), out)?,
            Some(Command::Table) if rest.is_empty() => {
                self.show(view, out)?;
                self.put(view, options, out)?;
            }
            Some(Command::Hint) if rest.is_empty() => {
                for line in hint::given(self.teller, &self.game, self.record.answers.len(), out) {
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
                let saved = std::fs::write(rest, self.record.write());
                let notice = match saved.as_ref().map_err(ToString::to_string) {
                    Ok(()) => self.words.notice(Notice::Saved { file: rest }),
                    Err(reason) => {
                        self.words.notice(Notice::NotSaved { file: rest, reason: &reason })
                    }
                };
                writeln!(out, "{notice}")?;
            }
            _ => match options.read(self.words, self.teller, view, line) {
                Ok(answer) => return Ok(Some(Wish::Answer(answer))),
                Err(message) => writeln!(out, "{message}")?,
            },
        }
        Ok(None)
    }

    fn save(&self) -> Result<()> {
        let mut text = self.text.lock();
        *text = self.record.write();
        self.file.as_deref().map_or(Ok(()), |file| save_whole(file, &text))
    }

    /// From now on Ctrl-C keeps the game and says where, if somebody is there to read it.
    fn listen_to_ctrl_c(&self, args: &Args) -> Result<()> {
        if self.echo {
            return Ok(());
        }
        let (words, text, named) = (self.words, Arc::clone(&self.text), self.file.clone());
        let kept_by = args.who_plays();
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
                    println!("{}", go_on(words, &going_on(&file, &kept_by)));
                }
                Err(error) => complain(&error),
            }
            exit(INTERRUPTED.into());
        })
        .context("cannot listen to Ctrl-C")
    }
}
