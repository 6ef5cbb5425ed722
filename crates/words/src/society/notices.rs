//! What a terminal says around a whole solo game, and what can be typed there.

use super::SocietyTeller;
use crate::solo::{SoloCommand, SoloNotice};
use crate::typed::as_typed;
use eureka_inventions::Difficulty;

/// Something to say around a game, besides what the companion says too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of a notice say themselves what they are")]
pub enum SocietyNotice<'a> {
    /// A game begins.
    Begins { difficulty: Difficulty, seed: u32 },
    /// Something was turned up, so that nothing is taken back.
    NotUndone,
    /// What somebody would answer who plays well.
    Hint { answer: &'a str },
    /// There is nothing to answer.
    NoHint,
    /// What the companion says as well.
    Solo(SoloNotice<'a>),
}

/// What can be typed in place of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SocietyCommand {
    /// Asks for a good answer.
    Hint,
    /// One that the companion has too.
    Solo(SoloCommand),
}

impl SocietyCommand {
    /// All of them.
    pub const ALL: [SocietyCommand; 7] = [
        SocietyCommand::Solo(SoloCommand::Undo),
        SocietyCommand::Hint,
        SocietyCommand::Solo(SoloCommand::Table),
        SocietyCommand::Solo(SoloCommand::Score),
        SocietyCommand::Solo(SoloCommand::Save),
        SocietyCommand::Solo(SoloCommand::Help),
        SocietyCommand::Solo(SoloCommand::Quit),
    ];

    /// The English word, which is understood in every language.
    pub const fn word(self) -> &'static str {
        match self {
            SocietyCommand::Hint => "hint",
            SocietyCommand::Solo(command) => command.word(),
        }
    }
}

impl SocietyTeller<'_> {
    /// Something to say around a game.
    pub fn notice(self, notice: SocietyNotice<'_>) -> String {
        match notice {
            SocietyNotice::Begins { difficulty, seed } => {
                let args = [
                    ("difficulty", self.solo().difficulty(difficulty).into()),
                    ("seed", seed.to_string().into()),
                    ("help", self.solo().command(SoloCommand::Help).into()),
                ];
                self.sentence("society-begins", &args)
            }
            SocietyNotice::NotUndone => self.sentence("society-not-undone", &[]),
            SocietyNotice::Hint { answer } => {
                self.sentence("society-hint", &[("answer", answer.into())])
            }
            SocietyNotice::NoHint => self.sentence("society-no-hint", &[]),
            SocietyNotice::Solo(notice) => self.solo().notice(notice),
        }
    }

    /// The word for a command.
    pub fn command(self, command: SocietyCommand) -> String {
        match command {
            SocietyCommand::Hint => self.text("command-hint", &[]),
            SocietyCommand::Solo(command) => self.solo().command(command),
        }
    }

    /// The command that is called so, here or in English.
    pub fn read_command(self, word: &str) -> Option<SocietyCommand> {
        let word = as_typed(word);
        let is_meant = |command: &SocietyCommand| {
            command.word() == word || as_typed(&self.command(*command)) == word
        };
        SocietyCommand::ALL.into_iter().find(is_meant)
    }

    /// What can be typed: what each line is about, and what it does.
    pub fn help(self) -> (String, Vec<(String, String)>) {
        let (title, rows) = self.solo().help();
        let row = |command: SocietyCommand| {
            let word = self.command(command);
            match command {
                SocietyCommand::Hint => (word, self.text("help-hint", &[])),
                SocietyCommand::Solo(SoloCommand::Undo) => {
                    (word, self.text("society-help-undo", &[]))
                }
                SocietyCommand::Solo(command) => {
                    let index = SoloCommand::ALL.iter().position(|&other| other == command);
                    index.map_or_else(Default::default, |index| rows[index].clone())
                }
            }
        };
        (title, SocietyCommand::ALL.map(row).to_vec())
    }
}
