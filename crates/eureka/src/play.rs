//! `eureka play`: a game in the terminal, against computer players or with others at one screen.

mod lines;

use crate::load::Recorded;
use crate::out::{Out, UsageError};
use crate::reader::Reader;
use crate::solo_game;
use crate::table::{TableOptions, any_seed};
use anyhow::{Context, Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use eureka_bots::innovation::{Level, Opponent};
use eureka_innovation::{Deal, Dealt, Game, Seat, Seating, Setup};
use eureka_protocol::innovation::{Absent, Options};
use eureka_protocol::me::Credentials;
use eureka_protocol::table::{self, NewTable, SeatRequest};
use eureka_table::Timeline;
use eureka_terminal::{
    App, Invitation, LocalTable, Paint, RemoteTable, SaveLocation, Seated, Table, TableChoice,
};
use eureka_words::Words;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Play a game against computer players, or with others at one screen.
#[derive(clap::Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  eureka play
  eureka play --bots expert
  eureka play --players 3 --bots beginner,casual --seed 7 --save game.toml
  eureka play --resume game.toml
  eureka play --hot-seat Anna,Ben
  eureka play --hot-seat Anna,Ben --players 3 --bots skilled
  eureka play --edition fourth --players 4 --teams AC,BD
  eureka play --cards my-cards
  eureka play --lang uk
  eureka play --server http://localhost:8000 --bots expert
  eureka play --server https://eureka.example --open 1 --name Anna
  eureka play --server https://eureka.example --players 3 --open 2 --absent out
  eureka play --server https://eureka.example --table https://eureka.example/table/… --login anna
  eureka play inventions

The game fills the terminal; `?` there shows the keys. Where the output or the input is not a terminal, or with --lines, it goes line by \
line: answer with the number of an answer or with the answer itself; `help` tells the rest. People sit from seat A on, computer \
players at the other seats. The table speaks the language that you read unless --language says otherwise: its alphabet \
decides who begins. A game that Ctrl-C or a closed terminal interrupts is kept, and it is said where. \
On a server you sit down where a seat is free, come back to your own, or look on; without --table a new table is \
opened there, and its game begins when everybody is there. The server remembers you; --login is for an account, whose password is asked for \
unless EUREKA_PASSWORD is set."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    #[command(flatten)]
    table: TableOptions,
    /// The names of the people who play, from seat A on; several people take turns at the screen.
    #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
    hot_seat: Vec<String>,
    /// A bot for each of the other seats, or one for all: random, beginner, casual, skilled, expert or master [default:
    /// casual].
    #[arg(long, alias = "bot", value_delimiter = ',', value_name = "BOT,...")]
    bots: Vec<Opponent>,
    /// The seed of the deal and of the bots' choices [default: random].
    #[arg(long)]
    seed: Option<u64>,
    /// Write the game to this file, so that it can be resumed.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Continue the game in this file, and write it there unless --save names another; name the people and the
    /// opponents again.
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["edition", "players", "teams", "parley", "language", "seed"]
    )]
    resume: Option<PathBuf>,
    /// Play line by line instead of on the whole screen.
    #[arg(long)]
    lines: bool,
    /// Play on this server.
    #[arg(
        long,
        value_name = "URL",
        conflicts_with_all = ["hot_seat", "save", "resume", "seed", "cards", "lines"]
    )]
    server: Option<String>,
    /// The table on the server: its id or its link [default: a new one].
    #[arg(
        long = "table",
        value_name = "ID",
        allow_hyphen_values = true,
        requires = "server",
        conflicts_with_all = ["edition", "players", "teams", "parley", "language", "bots"]
    )]
    at: Option<String>,
    /// Your seat at that table [default: a free one, or your own].
    #[arg(long, value_name = "SEAT", requires = "at")]
    seat: Option<Seat>,
    /// Leave this many seats of a new table open for others.
    #[arg(long, value_name = "SEATS", requires = "server", conflicts_with = "at")]
    open: Option<u8>,
    /// List the new table in the lobby of the server.
    #[arg(long, requires = "open")]
    listed: bool,
    /// What happens at the new table when a player leaves or is voted out: a bot stands in, or the player is out of the
    /// game [default: bot].
    #[arg(
        long,
        value_name = "bot|out",
        hide_possible_values = true,
        value_parser = absent(),
        requires = "server",
        conflicts_with = "at"
    )]
    absent: Option<Absent>,
    /// Bots at the new table give up when they have been without hope for long.
    #[arg(long, requires = "server", conflicts_with = "at")]
    bots_resign: bool,
    /// At the new table one user may take several seats, for several people at one screen.
    #[arg(long, requires = "server", conflicts_with = "at")]
    shared: bool,
    /// Your name on the server [default: the one it knows].
    #[arg(long, requires = "server")]
    name: Option<String>,
    /// Your account on the server.
    #[arg(long, requires = "server")]
    login: Option<String>,
    #[command(flatten)]
    reader: Reader,
}

/// Reads what happens at a table when a player is gone.
fn absent() -> impl TypedValueParser<Value = Absent> {
    PossibleValuesParser::new(Absent::WORDS)
        .map(|word| Absent::from_word(&word).expect("only these words are let through"))
}

/// A game other than Innovation.
#[derive(clap::Subcommand)]
enum Other {
    Inventions(solo_game::Args),
}

/// A game, ready to be played in this terminal.
struct Sitting {
    words: &'static Words,
    timeline: Timeline<Game>,
    seats: Vec<Seated>,
    seed: u64,
    /// The file in which it is saved.
    file: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut Out, input: impl BufRead) -> Result<ExitCode> {
    if let Some(Other::Inventions(args)) = &args.other {
        return solo_game::run(args, out, input);
    }
    let screen = fills_the_screen(args);
    if let Some(server) = &args.server {
        if !screen {
            bail!(UsageError("a table on a server needs a terminal".to_owned()));
        }
        play_remotely(server, &invitation(args, server)?, args.reader.words()?, out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let sitting = Sitting::new(args)?;
    if screen {
        // Nothing but the screen may read the keys.
        drop(input);
        play_locally(sitting, args, out)?;
    } else {
        if args.hot_seat.len() > 1 {
            let text = "line by line only one person can play: several need a terminal";
            bail!(UsageError(text.to_owned()));
        }
        lines::play(sitting, args, out, input)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Whether to use the whole screen: there is a capable terminal, and `--lines` is not given.
fn fills_the_screen(args: &Args) -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|terminal| terminal == "dumb");
    !args.lines && !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays at a table in this program.
fn play_locally(sitting: Sitting, args: &Args, out: &mut Out) -> Result<()> {
    let Sitting { words, timeline, seats, file, .. } = sitting;
    let mut local = LocalTable::new(timeline, seats);
    if let Some(file) = &file {
        let cannot = || format!("cannot write {}", file.display());
        local.save_in(file).map_err(anyhow::Error::msg).with_context(cannot)?;
    }
    show(words, Box::new(local), out, |file| resume_command(file, &args.extra_arguments()))
}

/// Plays at a table on a server.
fn play_remotely(
    server: &str,
    invitation: &Invitation,
    words: &'static Words,
    out: &mut Out,
) -> Result<()> {
    let mut told = Ok(());
    let remote = RemoteTable::join(invitation, |address, names| {
        let free = words.page("room-free", &[]);
        let names = names.iter().map(|name| if name.is_empty() { &free } else { name });
        let names: Vec<&str> = names.map(String::as_str).collect();
        told = writeln!(out, "{address}  {}", names.join(", ")).and_then(|()| out.flush());
    })?;
    told?;
    let back = format!("eureka play --server {server} --table {}", remote.id());
    show(words, Box::new(remote), out, |_| back.clone())
}

/// The request to the server: a table to join, or a new one.
fn invitation(args: &Args, server: &str) -> Result<Invitation> {
    let language = args.reader.language()?;
    let table = match &args.at {
        Some(id) => TableChoice::Table(id.clone()),
        None => {
            let rules = args.table.rules(language)?;
            let seating = args.table.seating(rules)?;
            let open = usize::from(args.open.unwrap_or(0));
            let Some(others) = usize::from(seating.players).checked_sub(1 + open) else {
                let text = format!("{} people cannot take {} seats", 1 + open, seating.players);
                bail!(UsageError(text));
            };
            let bots = opponents(&args.bots, others)?;
            let options = Options {
                edition: rules.edition().to_string(),
                language: args.table.language(language).tag().to_owned(),
                teams: seating.teams.iter().map(ToString::to_string).collect(),
                parley: seating.parley,
                absent: args.absent.unwrap_or_default(),
                bots_resign: args.bots_resign,
                shared: args.shared,
                ..Options::default()
            };
            let bot = |bot: &Opponent| SeatRequest::Bot { level: bot.level.word().to_owned() };
            let mut seats = vec![SeatRequest::Me { name: None }];
            seats.extend(std::iter::repeat_n(SeatRequest::Open, open));
            seats.extend(bots.iter().map(bot));
            let options = table::Options::Innovation(options);
            TableChoice::New(NewTable { options, seats, listed: args.listed })
        }
    };
    let account = args.login.as_deref().map(|login| account(args, login)).transpose()?;
    let (server, name, seat) = (server.to_owned(), args.name.clone(), args.seat);
    let folder = eureka_terminal::state_folder();
    Ok(Invitation { server, table, seat, account, name, language, folder })
}

/// The account with this login. The password is never an argument, which other users of the machine could read.
fn account(args: &Args, login: &str) -> Result<Credentials> {
    let password = match std::env::var("EUREKA_PASSWORD") {
        Ok(password) => password,
        Err(_) => {
            let question = args.reader.words()?.page("account-password", &[]);
            let typed =
                eureka_terminal::ask_hidden(&question).context("cannot ask for a password")?;
            typed.ok_or_else(|| UsageError("no password, no account".to_owned()))?
        }
    };
    Ok(Credentials { login: login.to_owned(), password })
}

/// Plays on the whole screen. However it ends, an unfinished game is kept, and the player is told where it is and how
/// to resume it.
fn show(
    words: &'static Words,
    table: Box<dyn Table>,
    out: &mut Out,
    resume_command: impl Fn(&Path) -> String,
) -> Result<()> {
    let mut app = App::new(words, table, Paint::wanted());
    let shown = eureka_terminal::show(&mut app);
    if app.was_interrupted() || shown.is_err() {
        let file = eureka_terminal::interrupted_file().context("cannot keep the game")?;
        let cannot = || format!("cannot write {}", file.display());
        app.save_if_unsaved(&file).map_err(anyhow::Error::msg).with_context(cannot)?;
    }
    for line in app.farewell() {
        writeln!(out, "{line}")?;
    }
    let command = match app.save_location() {
        _ if app.is_over() => None,
        SaveLocation::None => None,
        SaveLocation::File(file) => Some(resume_command(file)),
        SaveLocation::Server => Some(resume_command(Path::new(""))),
    };
    if let Some(command) = command {
        writeln!(out, "{}", eureka_terminal::resume_text(words, &command))?;
    }
    out.flush()?;
    shown.context("cannot use the terminal")
}

/// The command that resumes the game in a file.
fn resume_command(file: &Path, extra_arguments: &str) -> String {
    format!("eureka play --resume {}{extra_arguments}", quoted(&file.display().to_string()))
}

impl Args {
    /// The arguments that are not part of the game's record.
    fn extra_arguments(&self) -> String {
        let mut words = String::new();
        if let Some(cards) = &self.table.cards {
            words += &format!(" --cards {}", quoted(&cards.display().to_string()));
        }
        if !self.hot_seat.is_empty() {
            words += &format!(" --hot-seat {}", quoted(&self.hot_seat.join(",")));
        }
        if !self.bots.is_empty() {
            let bots: Vec<String> = self.bots.iter().map(ToString::to_string).collect();
            words += &format!(" --bots {}", bots.join(","));
        }
        words
    }
}

/// A word quoted for a shell.
fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "/._-,:+@%".contains(letter);
    match word.chars().all(plain) && !word.is_empty() {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

impl Sitting {
    fn new(args: &Args) -> Result<Sitting> {
        let words = args.reader.words()?;
        let timeline = match &args.resume {
            Some(file) => Recorded::open(file, args.table.cards.as_deref(), None)?.timeline,
            None => dealt(words, args)?,
        };
        let seed = match timeline.setup().dealt {
            Dealt::Seed(seed) => seed,
            Dealt::Decks { .. } => 0,
        };
        let seats = seated(words, args, timeline.game().players())?;
        let file = args.save.clone().or_else(|| args.resume.clone());
        Ok(Sitting { words, timeline, seats, seed, file })
    }
}

/// A new game.
fn dealt(words: &Words, args: &Args) -> Result<Timeline<Game>> {
    let rules = args.table.rules(words.language())?;
    let seating = args.table.seating(rules)?;
    // Four names mean four players, even without `--players`.
    let players = seating.players.max(args.hot_seat.len().try_into().unwrap_or(u8::MAX));
    let seating = Seating { players, ..seating };
    seating.check(rules).map_err(|error| UsageError(error.to_string()))?;
    let deal = Deal::Seed(args.seed.unwrap_or_else(|| any_seed().into()));
    Ok(Timeline::begin(Setup::new(rules, seating, &deal), rules)?)
}

/// The players by seat: people by their names (a single one by the letter A), bots at all other seats.
fn seated(words: &Words, args: &Args, players: u8) -> Result<Vec<Seated>> {
    let nobody = [Seat::A.to_string()];
    let names = if args.hot_seat.is_empty() { &nobody[..] } else { &args.hot_seat };
    let Some(others) = usize::from(players).checked_sub(names.len()) else {
        let text = format!("{} people cannot take {players} seats", names.len());
        bail!(UsageError(text));
    };
    let bots = opponents(&args.bots, others)?;
    let called = words.page("bot-names", &[]);
    let called = called.split(", ").skip(names.len());
    let people = names.iter().map(|name| Seated::person(name.trim()));
    Ok(people.chain(called.zip(bots).map(|(name, bot)| Seated::bot(name, bot))).collect())
}

/// One bot for each of the seats.
fn opponents(bots: &[Opponent], seats: usize) -> Result<Vec<Opponent>> {
    let bots = match bots {
        [] => vec![Level::Casual.into(); seats],
        [one] => vec![*one; seats],
        each => each.to_vec(),
    };
    if bots.len() != seats {
        let text = format!("{} opponents cannot take {seats} seats", bots.len());
        bail!(UsageError(text));
    }
    Ok(bots)
}
