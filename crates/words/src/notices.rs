//! The notices and commands of a game of Innovation in the terminal.

use crate::say::args;
use crate::typed::find_typed;
use crate::words::Words;
use eureka_innovation::Edition;
use eureka_table::words;

/// A message about the game rather than in it: beginnings, files, mistyped answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of a notice say themselves what they are")]
pub enum Notice<'a> {
    /// A game begins.
    Begins { seating: &'a str, seed: u64, name: &'a str },
    /// A game was written to a file.
    Saved { file: &'a str },
    /// A game could not be written; the reason is the system's.
    NotSaved { file: &'a str, reason: &'a str },
    /// A command without the word that must follow it.
    NeedsWord { command: Command },
    /// A number above the number of answers.
    NoSuchNumber { said: &'a str, count: u64 },
    /// An unknown card name, and the nearest known one, if any.
    NoCard { edition: Edition, name: &'a str, near: Option<&'a str> },
    /// A record is shown after this many of its answers.
    Replayed { file: &'a str, seating: &'a str, upto: u64, count: u64 },
    /// The question whether a player really gives up.
    ReallyResign { name: &'a str },
}

words! {
    /// A command that can be typed instead of an answer.
    pub enum Command {
        /// Shows the table.
        Table = "table",
        /// Shows a card.
        Card = "card",
        /// Shows the best answers.
        Hint = "hint",
        /// Writes the game to a file.
        Save = "save",
        /// Gives up, after a question.
        Resign = "resign",
        /// Lists the commands.
        Help = "help",
        /// Ends the game.
        Quit = "quit",
    }
}

impl Command {
    /// Whether a word must follow the command.
    pub const fn needs_word(self) -> bool {
        matches!(self, Command::Card | Command::Save)
    }
}

impl Words {
    /// The text of a notice.
    pub fn notice(&self, notice: Notice<'_>) -> String {
        let help = self.command(Command::Help);
        match notice {
            Notice::Begins { seating, seed, name } => {
                let args = args![seating, seed = seed.to_string(), name, help];
                self.sentence("play-begins", &args)
            }
            Notice::Saved { file } => self.text("saved", &args![file]),
            Notice::NotSaved { file, reason } => self.text("not-saved", &args![file, reason]),
            Notice::NeedsWord { command } => {
                self.text("command-needs-word", &args![command = self.command(command), help])
            }
            Notice::NoSuchNumber { said, count } => {
                self.text("illegal-number", &args![answer = said, count])
            }
            Notice::NoCard { edition, name, near } => {
                let id = if near.is_some() { "no-card-but" } else { "no-card" };
                let near = near.unwrap_or_default();
                self.text(id, &args![edition = edition.word(), name, near])
            }
            Notice::Replayed { file, seating, upto, count } => {
                self.text("replay-heading", &args![file, seating, upto, count])
            }
            Notice::ReallyResign { name } => self.text("resign-sure", &args![name]),
        }
    }

    /// The word for a command.
    pub fn command(&self, command: Command) -> String {
        self.text(&format!("command-{command}"), &[])
    }

    /// The command with this name, in this language or in English.
    pub fn read_command(&self, word: &str) -> Option<Command> {
        find_typed(word, Command::ALL, |command| [command.word().to_owned(), self.command(command)])
    }

    /// The help: a title, then for each line an input and its effect.
    pub fn help(&self) -> (String, Vec<(String, String)>) {
        let row = |command: Command| {
            let behind = match command {
                Command::Card => self.text("command-card-name", &[]),
                Command::Save => self.text("command-save-file", &[]),
                _ => String::new(),
            };
            let usage = format!("{} {behind}", self.command(command)).trim_end().to_owned();
            let args = args![replay = "eureka replay"];
            (usage, self.text(&format!("help-{command}"), &args))
        };
        (self.text("help-answers", &[]), Command::ALL.map(row).to_vec())
    }
}
