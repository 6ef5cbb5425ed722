//! What a terminal says to the one who sits at it.

use crate::names::Words;
use crate::say::{Arg, Args, Place, capital};
use crate::typed::as_typed;
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
        let help = || Arg::from(self.command(Command::Help));
        match notice {
            Notice::Begins { seating, seed, name } => capital(&self.text(
                "play-begins",
                &[
                    ("seating", seating.into()),
                    ("seed", seed.to_string().into()),
                    ("name", name.into()),
                    ("help", help()),
                ],
            )),
            Notice::Saved { file } => self.text("saved", &[("file", file.into())]),
            Notice::NotSaved { file, reason } => {
                self.text("not-saved", &[("file", file.into()), ("reason", reason.into())])
            }
            Notice::NeedsWord { command } => {
                let command = self.command(command);
                self.text("command-needs-word", &[("command", command.into()), ("help", help())])
            }
            Notice::NoSuchNumber { said, count } => {
                self.text("illegal-number", &[("answer", said.into()), ("count", count.into())])
            }
            Notice::NoCard { edition, name, near } => {
                let id = if near.is_some() { "no-card-but" } else { "no-card" };
                let args = [
                    ("edition", edition.word().into()),
                    ("name", name.into()),
                    ("near", near.unwrap_or_default().into()),
                ];
                self.text(id, &args)
            }
            Notice::Replayed { file, seating, upto, count } => self.text(
                "replay-heading",
                &[
                    ("file", file.into()),
                    ("seating", seating.into()),
                    ("upto", upto.into()),
                    ("count", count.into()),
                ],
            ),
        }
    }

    /// The word for a command.
    pub fn command(&self, command: Command) -> String {
        self.text(&format!("command-{}", command.word()), &[])
    }

    /// The command that is called so, here or in English.
    pub fn read_command(&self, word: &str) -> Option<Command> {
        let word = as_typed(word);
        let is_meant =
            |command: &Command| command.word() == word || as_typed(&self.command(*command)) == word;
        Command::ALL.into_iter().find(is_meant)
    }

    /// What can be typed: what each line is about, and what it does.
    pub fn help(&self) -> (String, Vec<(String, String)>) {
        let row = |command: Command| {
            let usage = match command {
                Command::Card => {
                    format!("{} {}", self.command(command), self.text("command-card-name", &[]))
                }
                Command::Save => {
                    format!("{} {}", self.command(command), self.text("command-save-file", &[]))
                }
                _ => self.command(command),
            };
            let args = [("replay", "eureka replay".into())];
            (usage, self.text(&format!("help-{}", command.word()), &args))
        };
        (self.text("help-answers", &[]), Command::ALL.map(row).to_vec())
    }

    fn text(&self, id: &str, args: Args<'_, '_>) -> String {
        self.say(id, Place::Plain, args)
    }
}
