//! What a terminal says around a solo game, and what can be typed there.

use super::CompanionTeller;
use crate::say::Arg;
use crate::typed::as_typed;
use eureka_inventions::Difficulty;
use eureka_table::words;

/// Something to say around a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of a notice say themselves what they are")]
pub enum CompanionNotice<'a> {
    /// A game begins; the program draws Hephaestus's cards or the person does.
    Begins { difficulty: Difficulty, program_draws: bool },
    /// A saved game goes on.
    Resumed { file: &'a str, count: u64 },
    /// Every answer is written to a file; this command with the file behind it goes on with it.
    Saves { file: &'a str, command: &'a str },
    /// Nothing is written.
    Unsaved,
    /// A file could not be written, for a reason that the system gives.
    NotSaved { file: &'a str, reason: &'a str },
    /// The last answer is taken back.
    Undone,
    /// No answer is left to take back.
    NothingUndone,
    /// What was taken back is said again.
    Redone,
    /// Nothing was taken back.
    NothingRedone,
    /// A correction is refused, for a reason in the words of the notation.
    NotCorrected { key: &'a str, what: &'a str },
    /// There is nothing to correct now.
    NotNow,
    /// What a correction looks like.
    Correctable { example: &'a str },
    /// There are not so many answers.
    NoNumber { said: &'a str, count: u64 },
    /// Something else is no answer.
    NoAnswer { said: &'a str },
    /// An answer after the end.
    TooLate { said: &'a str },
    /// A command is not complete.
    NeedsWord { command: CompanionCommand },
    /// The page to keep is written.
    Reported { file: &'a str },
}

words! {
    /// What can be typed in place of an answer.
    pub enum CompanionCommand {
        /// Takes back the last answer.
        Undo = "undo",
        /// Says again what was taken back.
        Redo = "redo",
        /// Sets fields by hand.
        Correct = "correct",
        /// Shows the table.
        Table = "table",
        /// Shows the points.
        Score = "score",
        /// Writes the game to a file, from now on.
        Save = "save",
        /// Says what can be typed.
        Help = "help",
        /// Ends the program.
        Quit = "quit",
    }
}

impl CompanionTeller<'_> {
    /// Something to say around a game.
    pub fn notice(self, notice: CompanionNotice<'_>) -> String {
        let help = || ("help", Arg::from(self.command(CompanionCommand::Help)));
        match notice {
            CompanionNotice::Begins { difficulty, program_draws } => {
                let draws = if program_draws { "program" } else { "person" };
                let difficulty = self.difficulty(difficulty);
                let args = [("difficulty", difficulty.into()), ("draws", draws.into()), help()];
                self.sentence("solo-begins", &args)
            }
            CompanionNotice::Resumed { file, count } => {
                self.sentence("solo-resumed", &[("file", file.into()), ("count", count.into())])
            }
            CompanionNotice::Saves { file, command } => {
                let command = format!("{command} {file}");
                let args = [("file", file.into()), ("command", command.into())];
                self.sentence("solo-saves", &args)
            }
            CompanionNotice::Unsaved => {
                let save = self.command(CompanionCommand::Save);
                self.sentence("solo-unsaved", &[("save", save.into())])
            }
            CompanionNotice::NotSaved { file, reason } => {
                let args = [("file", file.into()), ("reason", reason.into())];
                self.text("solo-not-saved", &args)
            }
            CompanionNotice::Undone => self.sentence("solo-undone", &[]),
            CompanionNotice::NothingUndone => self.sentence("solo-nothing-undone", &[]),
            CompanionNotice::Redone => self.sentence("solo-redone", &[]),
            CompanionNotice::NothingRedone => self.sentence("solo-nothing-redone", &[]),
            CompanionNotice::NotCorrected { key, what } => {
                let args = [("key", key.into()), ("what", what.into())];
                self.sentence("solo-not-corrected", &args)
            }
            CompanionNotice::NotNow => self.sentence("solo-not-now", &[]),
            CompanionNotice::Correctable { example } => {
                self.sentence("solo-correctable", &[("example", example.into())])
            }
            CompanionNotice::NoNumber { said, count } => {
                self.text("solo-no-number", &[("said", said.into()), ("count", count.into())])
            }
            CompanionNotice::NoAnswer { said } => {
                self.text("solo-no-answer", &[("said", said.into()), help()])
            }
            CompanionNotice::TooLate { said } => {
                self.sentence("solo-too-late", &[("said", said.into())])
            }
            CompanionNotice::NeedsWord { command } => {
                let command = self.command(command);
                self.text("solo-needs-word", &[("command", command.into()), help()])
            }
            CompanionNotice::Reported { file } => {
                self.sentence("solo-reported", &[("file", file.into())])
            }
        }
    }

    /// The word for a command.
    pub fn command(self, command: CompanionCommand) -> String {
        self.text(&format!("solo-command-{}", command.word()), &[])
    }

    /// The command that is called so, here or in English.
    pub fn read_command(self, word: &str) -> Option<CompanionCommand> {
        let word = as_typed(word);
        let is_meant = |command: &CompanionCommand| {
            command.word() == word || as_typed(&self.command(*command)) == word
        };
        CompanionCommand::ALL.into_iter().find(is_meant)
    }

    /// What can be typed: what each line is about, and what it does.
    pub fn help(self) -> (String, Vec<(String, String)>) {
        let row = |command: CompanionCommand| {
            let behind = match command {
                CompanionCommand::Correct => self.text("solo-command-correct-what", &[]),
                CompanionCommand::Save => self.text("solo-command-save-file", &[]),
                _ => String::new(),
            };
            let usage = format!("{} {behind}", self.command(command)).trim_end().to_owned();
            (usage, self.text(&format!("solo-help-{}", command.word()), &[]))
        };
        (self.text("solo-help", &[]), CompanionCommand::ALL.map(row).to_vec())
    }
}
