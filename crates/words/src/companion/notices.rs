//! What a terminal says around a solo game, and what can be typed there.

use super::CompanionTeller;
use crate::say::{args, word_of};
use crate::typed::typed_as;
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

    /// The command that is called so, here or in English.
    pub fn read_command(self, word: &str) -> Option<CompanionCommand> {
        typed_as(word, CompanionCommand::ALL, |command| {
            [command.word().to_owned(), self.command(command)]
        })
    }

    /// What can be typed: what each line is about, and what it does.
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
