//! `eureka play`: a game in the terminal, line by line, against computer players.

mod options;

use crate::ask::{effect_text, question_text};
use crate::cards::{described, find};
use crate::log::{Eyes, Log};
use crate::out::{Out, UsageError};
use crate::table::{TableOptions, seating_text};
use crate::table_text;
use anyhow::{Context, Result};
use eureka_bots::innovation::{Level, Opponent};
use eureka_bots::{Bot, Seen, luck_of};
use eureka_innovation::{Answer, Deal, Game, Question, QuestionKind, Rules, Seat, Seating};
use eureka_innovation::{Record, Setup};
use eureka_table::Said;
use options::Options;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where the person sits.
const YOU: Seat = Seat::A;

const HELP: &str = "\
Answer with the number of an answer or with the answer itself. Also:
  table        show the table
  card NAME    show a card and its script
  save FILE    write the game so far to a file, for `eureka replay`
  help         this
  quit         stop";

/// Play a game against computer players, line by line.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  eureka play
  eureka play --bots expert
  eureka play --players 3 --bots beginner,casual --seed 7 --save game.toml
  eureka play --edition fourth --players 4 --teams AC,BD
  eureka play --cards my-cards

You sit at seat A. Answer with the number of an answer or with the answer itself; \
`help` tells the rest.")]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableOptions,
    /// An opponent for each of the other seats, or one for all: random, beginner, casual, skilled, expert or master [default: random].
    #[arg(long, alias = "bot", value_delimiter = ',', value_name = "BOT,...")]
    bots: Vec<Opponent>,
    /// The number from which the deal and the opponents' choices follow [default: any].
    #[arg(long)]
    seed: Option<u64>,
    /// Write the game to this file when it ends or you quit.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, mut input: impl BufRead) -> Result<ExitCode> {
    let rules = args.table.rules()?;
    let seating = args.table.seating(rules)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let bots = opponents(&args.bots, seating.players)?;
    let mut table = Table::new(rules, &seating, &bots, seed, out)?;
    // Written once before anything is played: a path that cannot be written must not cost a game.
    table.save_to(args.save.as_deref())?;
    let text = seating_text(rules.edition(), &seating);
    writeln!(out, "{text}, seed {seed}. You are A; `help` helps.")?;
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
        [] => vec![Level::Random.into(); others],
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
    rules: &'static Rules,
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
        rules: &'static Rules,
        seating: &Seating,
        bots: &[Opponent],
        seed: u64,
        out: &Out,
    ) -> Result<Table> {
        let deal = Deal::Seed(seed);
        let seats = (0..).map(Seat::new);
        Ok(Table {
            rules,
            game: Game::new(rules, seating.clone(), &deal)?,
            record: Record::new(Setup::new(rules, seating.clone(), &deal)),
            bots: bots
                .iter()
                .zip(seats)
                .map(|(bot, at)| bot.seat(rules, luck_of(seed, at)))
                .collect(),
            log: Log::new(rules, Eyes::Of(YOU), out.paint),
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
            match self.ask(&question, out, input)? {
                Wish::Answer(answer) => self.give(YOU, answer),
                Wish::Quit => return Ok(()),
            }
        }
        self.tell(out)?;
        self.show(out)
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

    fn show(&self, out: &mut Out) -> Result<()> {
        write!(out, "\n{}", table_text::seen(self.rules, &self.game.view(YOU), out.paint))?;
        Ok(())
    }

    /// Asks until there is an answer.
    fn ask(&self, question: &Question, out: &mut Out, input: &mut impl BufRead) -> Result<Wish> {
        if matches!(question.kind, QuestionKind::Opening | QuestionKind::Action) {
            self.show(out)?;
        }
        let options = Options::new(&self.game);
        self.put(question, &options, out)?;
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
            if let Some(wish) = self.obey(line.trim(), question, &options, out)? {
                return Ok(wish);
            }
        }
    }

    fn put(&self, question: &Question, options: &Options, out: &mut Out) -> Result<()> {
        let actions = self.game.position().actions();
        let text = question_text(self.rules, question, actions);
        writeln!(out, "\n{}", out.paint.bold(&text))?;
        if let Some(text) = effect_text(self.rules, question) {
            writeln!(out, "{}", out.paint.dim(&text))?;
        }
        write!(out, "{options}")?;
        Ok(())
    }

    /// Does what a line says; a wish ends the asking.
    fn obey(
        &self,
        line: &str,
        question: &Question,
        options: &Options,
        out: &mut Out,
    ) -> Result<Option<Wish>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => {}
            ("quit" | "exit", "") => return Ok(Some(Wish::Quit)),
            ("help" | "?", "") => writeln!(out, "{HELP}")?,
            ("table", "") => {
                self.show(out)?;
                self.put(question, options, out)?;
            }
            ("card", name) if !name.is_empty() => match find(self.rules, name) {
                Ok(card) => write!(out, "{}", described(self.rules, card, out.paint))?,
                Err(error) => writeln!(out, "{error}")?,
            },
            ("save", path) if !path.is_empty() => match self.save_to(Some(Path::new(path))) {
                Ok(()) => writeln!(out, "saved to {path}")?,
                Err(error) => writeln!(out, "{error:#}")?,
            },
            ("card" | "save", "") => writeln!(out, "`{word}` needs a word after it: see `help`")?,
            _ => match options.read(&self.game, line) {
                Ok(answer) => return Ok(Some(Wish::Answer(answer))),
                Err(message) => writeln!(out, "{message}")?,
            },
        }
        Ok(None)
    }

    fn save_to(&self, path: Option<&Path>) -> Result<()> {
        let Some(path) = path else { return Ok(()) };
        std::fs::write(path, self.record.write())
            .with_context(|| format!("cannot write {}", path.display()))
    }
}
