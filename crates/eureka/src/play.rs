//! `eureka play`: a game in the terminal, line by line, against computer players.

mod options;

use crate::cards::{described, find};
use crate::hint;
use crate::log::Log;
use crate::out::{Out, UsageError};
use crate::reader::Reader;
use crate::society;
use crate::table::TableOptions;
use crate::table_text;
use anyhow::{Context, Result};
use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Bot, Seen, luck_of};
use eureka_innovation::{Answer, Deal, Game, QuestionKind, Rules, Seat, Seating, View};
use eureka_innovation::{Record, Setup};
use eureka_table::Said;
use eureka_words::{Command, Notice, Teller, Words};
use options::Options;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where the person sits.
const YOU: Seat = Seat::A;

/// Play a game against computer players, line by line.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  eureka play
  eureka play --bots expert
  eureka play --players 3 --bots beginner,casual --seed 7 --save game.toml
  eureka play --edition fourth --players 4 --teams AC,BD
  eureka play --cards my-cards
  eureka play --lang uk
  eureka play inventions

You sit at seat A. Answer with the number of an answer or with the answer itself; \
`help` tells the rest. The table speaks the language that you read unless --language says otherwise: its alphabet \
decides who begins."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    table: TableOptions,
    /// An opponent for each of the other seats, or one for all: random, beginner, casual, skilled, expert or master [default: casual].
    #[arg(long, alias = "bot", value_delimiter = ',', value_name = "BOT,...")]
    bots: Vec<Opponent>,
    /// The number from which the deal and the opponents' choices follow [default: any].
    #[arg(long)]
    seed: Option<u64>,
    /// Write the game to this file when it ends or you quit.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    reader: Reader,
}

/// Another game than Innovation.
#[derive(clap::Subcommand)]
enum Other {
    Inventions(society::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, mut input: impl BufRead) -> Result<ExitCode> {
    if let Some(Other::Inventions(args)) = &args.other {
        return society::run(args, out, input);
    }
    let words = args.reader.words()?;
    let rules = args.table.rules(words.language())?;
    let seating = args.table.seating(rules)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let bots = opponents(&args.bots, seating.players)?;
    let mut table = Table::new(words, rules, &seating, &bots, seed, out)?;
    // Written once before anything is played: a path that cannot be written must not cost a game.
    table.save_to(args.save.as_deref())?;
    let (seating, name) = (table.teller.seating(&seating), table.teller.name(YOU));
    writeln!(out, "{}", words.notice(Notice::Begins { seating: &seating, seed, name: &name }))?;
    let ended = table.play(out, &mut input);
    table.save_to(args.save.as_deref())?;
    ended?;
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// An opponent for each seat; that at the person's own is never asked.
fn opponents(bots: &[Opponent], players: u8) -> Result<Vec<Opponent>> {
    let others = usize::from(players) - 1;
    let bots = match bots {
        [] => vec![Level::Casual.into(); others],
        [one] => vec![*one; others],
        each => each.to_vec(),
    };
    if bots.len() != others {
        let text = format!("{} opponents cannot take {others} seats", bots.len());
        return Err(UsageError(text).into());
    }
    Ok([Level::Random.into()].into_iter().chain(bots).collect())
}

/// A seed that is short enough to be told to somebody.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 1_000_000
}

/// A game with all that is around it at the table.
struct Table {
    words: &'static Words,
    rules: &'static Rules,
    teller: Teller<'static>,
    game: Game,
    record: Record,
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
    fn new(
        words: &'static Words,
        rules: &'static Rules,
        seating: &Seating,
        bots: &[Opponent],
        seed: u64,
        out: &Out,
    ) -> Result<Table> {
        let deal = Deal::Seed(seed);
        let seats = (0..).map(Seat::new);
        Ok(Table {
            words,
            rules,
            teller: Teller::new(words, rules),
            game: Game::new(rules, seating.clone(), &deal)?,
            record: Record::new(Setup::new(rules, seating.clone(), &deal)),
            bots: bots
                .iter()
                .zip(seats)
                .map(|(bot, at)| bot.seat(rules, luck_of(seed, at)))
                .collect(),
            log: Log::new(words, rules, YOU, out.paint),
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
                Wish::Answer(answer) => self.give(YOU, answer),
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
            Some(Command::Help) if rest.is_empty() => self.help(out)?,
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

    fn help(&self, out: &mut Out) -> Result<()> {
        let (title, rows) = self.words.help();
        writeln!(out, "{title}")?;
        let widest = rows.iter().map(|(usage, _)| usage.chars().count()).max().unwrap_or(0);
        for (usage, text) in rows {
            writeln!(out, "  {usage:<widest$}   {text}")?;
        }
        Ok(())
    }

    fn save_to(&self, path: Option<&Path>) -> Result<()> {
        let Some(path) = path else { return Ok(()) };
        std::fs::write(path, self.record.write())
            .with_context(|| format!("cannot write {}", path.display()))
    }
}
