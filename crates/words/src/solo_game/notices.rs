//! The notices and commands of a whole solo game in the terminal.

use super::SoloGameTeller;
use crate::companion::{CompanionCommand, CompanionNotice};
use crate::say::args;
use crate::typed::find_typed;
use eureka_inventions::Difficulty;

/// A message about the game rather than in it, besides those shared with the companion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of a notice say themselves what they are")]
pub enum SoloGameNotice<'a> {
    /// A game begins.
    Begins { difficulty: Difficulty, seed: u32 },
    /// An undo is refused: something hidden has been revealed since.
    NotUndone,
    /// The answer that a good player would give.
    Hint { answer: &'a str },
    /// There is no question to answer.
    NoHint,
    /// A notice shared with the companion.
    Companion(CompanionNotice<'a>),
}

/// A command that can be typed instead of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoloGameCommand {
    /// Asks for a good answer.
    Hint,
    /// A command shared with the companion.
    Companion(CompanionCommand),
}

impl SoloGameCommand {
    /// All commands.
    pub const ALL: [SoloGameCommand; 7] = [
        SoloGameCommand::Companion(CompanionCommand::Undo),
        SoloGameCommand::Hint,
        SoloGameCommand::Companion(CompanionCommand::Table),
        SoloGameCommand::Companion(CompanionCommand::Score),
        SoloGameCommand::Companion(CompanionCommand::Save),
        SoloGameCommand::Companion(CompanionCommand::Help),
        SoloGameCommand::Companion(CompanionCommand::Quit),
    ];

    /// The English word, which is understood in every language.
    pub const fn word(self) -> &'static str {
        match self {
            SoloGameCommand::Hint => "hint",
            SoloGameCommand::Companion(command) => command.word(),
        }
    }
}

impl SoloGameTeller<'_> {
    /// The text of a notice.
    pub fn notice(self, notice: SoloGameNotice<'_>) -> String {
        match notice {
            SoloGameNotice::Begins { difficulty, seed } => {
                let args = args![
                    difficulty = self.companion().difficulty(difficulty),
                    seed = seed.to_string(),
                    help = self.companion().command(CompanionCommand::Help)
                ];
                self.sentence("solo-game-begins", &args)
            }
            SoloGameNotice::NotUndone => self.sentence("solo-game-not-undone", &[]),
            SoloGameNotice::Hint { answer } => self.sentence("solo-game-hint", &args![answer]),
            SoloGameNotice::NoHint => self.sentence("solo-game-no-hint", &[]),
            SoloGameNotice::Companion(notice) => self.companion().notice(notice),
        }
    }

    /// The word for a command.
    pub fn command(self, command: SoloGameCommand) -> String {
        match command {
            SoloGameCommand::Hint => self.text("command-hint", &[]),
            SoloGameCommand::Companion(command) => self.companion().command(command),
        }
    }

    /// The command with this name, in the language of the teller or in English.
    pub fn read_command(self, word: &str) -> Option<SoloGameCommand> {
        find_typed(word, SoloGameCommand::ALL, |command| {
            [command.word().to_owned(), self.command(command)]
        })
    }

    /// The help: a title, then for each line an input and its effect.
    pub fn help(self) -> (String, Vec<(String, String)>) {
        let (title, rows) = self.companion().help();
        let row = |command: SoloGameCommand| {
            let word = self.command(command);
            match command {
                SoloGameCommand::Hint => (word, self.text("help-hint", &[])),
                SoloGameCommand::Companion(CompanionCommand::Undo) => {
                    (word, self.text("solo-game-help-undo", &[]))
                }
                SoloGameCommand::Companion(command) => {
                    let index = CompanionCommand::ALL.iter().position(|&other| other == command);
                    index.map_or_else(Default::default, |index| rows[index].clone())
                }
            }
        };
        (title, SoloGameCommand::ALL.map(row).to_vec())
    }
}
