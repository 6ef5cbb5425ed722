//! The notices and commands of a companion game in the terminal.

use super::CompanionTeller;
use crate::say::{args, word_of};
use crate::typed::find_typed;
use eureka_inventions::Difficulty;
use eureka_table::words;

/// A message about the game rather than in it: beginnings, files, mistyped answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of a notice say themselves what they are")]
pub enum CompanionNotice<'a> {
    /// A game begins. Either the program draws Hephaestus's cards or the player does, from the real deck.
    Begins { difficulty: Difficulty, program_draws: bool },
    /// A saved game goes on.
    Resumed { file: &'a str, count: u64 },
    /// Every answer is written to this file; the command followed by the file resumes the game.
    Saves { file: &'a str, command: &'a str },
    /// Nothing is written.
    Unsaved,
    /// A file could not be written; the reason is the system's.
    NotSaved { file: &'a str, reason: &'a str },
    /// The last answer is taken back.
    Undone,
    /// There is no answer to take back.
    NothingUndone,
    /// An answer that was taken back is given again.
    Redone,
    /// There is no answer to give again.
    NothingRedone,
    /// A correction is refused; the reason quotes the notation of corrections.
    NotCorrected { key: &'a str, what: &'a str },
    /// There is nothing to correct now.
    NotNow,
    /// An example of a correction.
    Correctable { example: &'a str },
    /// A number above the number of answers.
    NoNumber { said: &'a str, count: u64 },
    /// Any other text that is not an answer.
    NoAnswer { said: &'a str },
    /// An answer after the end.
    TooLate { said: &'a str },
    /// A command without the word that must follow it.
    NeedsWord { command: CompanionCommand },
    /// The report is written.
    Reported { file: &'a str },
}

words! {
    /// A command that can be typed instead of an answer.
    pub enum CompanionCommand {
        /// Takes back the last answer.
        Undo = "undo",
        /// Gives the answer again that was taken back.
        Redo = "redo",
        /// Sets fields by hand.
        Correct = "correct",
        /// Shows the table.
        Table = "table",
        /// Shows the points.
        Score = "score",
        /// Writes the game to a file, from now on.
        Save = "save",
        /// Lists the commands.
        Help = "help",
        /// Ends the program.
        Quit = "quit",
    }
}

impl CompanionTeller<'_> {
    /// The text of a notice.
    pub fn notice(self, notice: CompanionNotice<'_>) -> String {
        let help = || self.command(CompanionCommand::Help);
        match notice {
            CompanionNotice::Begins { difficulty, program_draws } => {
                let draws = if program_draws { "program" } else { "person" };
                let args = args![difficulty = self.difficulty(difficulty), draws, help = help()];
                self.sentence("companion-begins", &args)
            }
            CompanionNotice::Resumed { file, count } => {
                self.sentence("companion-resumed", &args![file, count])
            }
            CompanionNotice::Saves { file, command } => self
                .sentence("companion-saves", &args![file, command = format!("{command} {file}")]),
            CompanionNotice::Unsaved => self
                .sentence("companion-unsaved", &args![save = self.command(CompanionCommand::Save)]),
            CompanionNotice::NotSaved { file, reason } => {
                self.text("companion-not-saved", &args![file, reason])
            }
            CompanionNotice::Undone
            | CompanionNotice::NothingUndone
            | CompanionNotice::Redone
            | CompanionNotice::NothingRedone
            | CompanionNotice::NotNow => {
                self.sentence(&format!("companion-{}", word_of(notice)), &[])
            }
            CompanionNotice::NotCorrected { key, what } => {
                self.sentence("companion-not-corrected", &args![key, what])
            }
            CompanionNotice::Correctable { example } => {
                self.sentence("companion-correctable", &args![example])
            }
            CompanionNotice::NoNumber { said, count } => {
                self.text("companion-no-number", &args![said, count])
            }
            CompanionNotice::NoAnswer { said } => {
                self.text("companion-no-answer", &args![said, help = help()])
            }
            CompanionNotice::TooLate { said } => self.sentence("companion-too-late", &args![said]),
            CompanionNotice::NeedsWord { command } => {
                let command = self.command(command);
                self.text("companion-needs-word", &args![command, help = help()])
            }
            CompanionNotice::Reported { file } => self.sentence("companion-reported", &args![file]),
        }
    }

    /// The word for a command.
    pub fn command(self, command: CompanionCommand) -> String {
        self.text(&format!("companion-command-{command}"), &[])
    }

    /// The command with this name, in the language of the teller or in English.
    pub fn read_command(self, word: &str) -> Option<CompanionCommand> {
        find_typed(word, CompanionCommand::ALL, |command| {
            [command.word().to_owned(), self.command(command)]
        })
    }

    /// The help: a title, then for each line an input and its effect.
    pub fn help(self) -> (String, Vec<(String, String)>) {
        let row = |command: CompanionCommand| {
            let behind = match command {
                CompanionCommand::Correct => self.text("companion-command-correct-what", &[]),
                CompanionCommand::Save => self.text("companion-command-save-file", &[]),
                _ => String::new(),
            };
            let usage = format!("{} {behind}", self.command(command)).trim_end().to_owned();
            (usage, self.text(&format!("companion-help-{command}"), &[]))
        };
        (self.text("companion-help", &[]), CompanionCommand::ALL.map(row).to_vec())
    }
}
