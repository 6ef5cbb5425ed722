//! What a terminal says to the one who sits at it.

use crate::names::Words;
use crate::say::args;
use crate::typed::typed_as;
use eureka_innovation::Edition;
use eureka_table::words;

/// Something to say around a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of a notice say themselves what they are")]
pub enum Notice<'a> {
    /// A game begins.
    Begins { seating: &'a str, seed: u64, name: &'a str },
    /// A game was written to a file.
    Saved { file: &'a str },
    /// A game could not be written, for a reason that the system gives.
    NotSaved { file: &'a str, reason: &'a str },
    /// A command is not complete.
    NeedsWord { command: Command },
    /// There are not so many answers.
    NoSuchNumber { said: &'a str, count: u64 },
    /// There is no such card; perhaps another was meant.
    NoCard { edition: Edition, name: &'a str, near: Option<&'a str> },
    /// A record is shown, after so many of its answers.
    Replayed { file: &'a str, seating: &'a str, upto: u64, count: u64 },
}

words! {
    /// What can be typed in place of an answer.
    pub enum Command {
        /// Shows the table.
        Table = "table",
        /// Shows a card.
        Card = "card",
        /// Shows the best answers.
        Hint = "hint",
        /// Writes the game to a file.
        Save = "save",
        /// Says what can be typed.
        Help = "help",
        /// Ends the game.
        Quit = "quit",
    }
}

impl Command {
    /// Whether a word must follow it.
    pub const fn needs_word(self) -> bool {
        matches!(self, Command::Card | Command::Save)
    }
}

impl Words {
    /// Something to say around a game.
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
        }
    }

    /// The word for a command.
    pub fn command(&self, command: Command) -> String {
        self.text(&format!("command-{command}"), &[])
    }

    /// The command that is called so, here or in English.
    pub fn read_command(&self, word: &str) -> Option<Command> {
        typed_as(word, Command::ALL, |command| [command.word().to_owned(), self.command(command)])
    }

    /// What can be typed: what each line is about, and what it does.
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
