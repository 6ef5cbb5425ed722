//! The list of Fluent files that every language has.

use crate::language::Language;
use eureka_table::words;

/// Defines the enum of the files from their names, and embeds the text of each in the program.
macro_rules! files {
    ($($(#[$about:meta])* $file:ident = $name:literal),+ $(,)?) => {
        words! {
            /// A Fluent file; every language has each of them.
            pub enum File { $($(#[$about])* $file = $name),+ }
        }

        impl File {
            /// The built-in text of the file.
            pub const fn built_in(self, language: Language) -> &'static str {
                match (language, self) {
                    $((Language::English, File::$file) => text!("en", $name),
                    (Language::Russian, File::$file) => text!("ru", $name),
                    (Language::Polish, File::$file) => text!("pl", $name),
                    (Language::Italian, File::$file) => text!("it", $name),
                    (Language::Ukrainian, File::$file) => text!("uk", $name),)+
                }
            }
        }
    };
}

macro_rules! text {
    ($language:literal, $name:literal) => {
        include_str!(concat!("../../../locales/", $language, "/", $name))
    };
}

files! {
    /// Names of cards, ages and special achievements.
    Names = "names.ftl",
    /// The texts of cards.
    Cards = "cards.ftl",
    /// Questions, answers and events at a table of Innovation.
    Table = "table.ftl",
    /// The questions, answers and events of the companion; the solo game uses them too.
    Companion = "companion.ftl",
    /// The questions, answers and events of the solo game of Inventions.
    SoloGame = "solo-game.ftl",
    /// Texts of effects written by hand.
    Overrides = "overrides.ftl",
    /// The words of the game, for translators and reviewers.
    Glossary = "glossary.ftl",
    /// The pages around the tables.
    Home = "home.ftl",
    /// The site around its pages: descriptions, the installed app, sounds, rules at hand.
    Site = "site.ftl",
    /// The labels on the page of a table.
    Board = "board.ftl",
    /// The guide and the card browser.
    Guide = "guide.ftl",
    /// The pages of the lessons.
    Lessons = "lessons.ftl",
    /// The coach of the first game.
    Coach = "coach.ftl",
    /// Inviting friends, and the page of a table that waits for players.
    Invitation = "invitation.ftl",
    /// Replays and analyses.
    Replay = "replay.ftl",
    /// The pages of the companion.
    CompanionPages = "companion-pages.ftl",
    /// The terminal client.
    Terminal = "terminal.ftl",
    /// The pages of the solo game of Inventions.
    SoloGamePages = "solo-game-pages.ftl",
}

impl File {
    /// The files with the texts of web pages, which [`Words::page`](crate::Words::page) reads.
    pub const PAGES: [File; 10] = [
        File::Home,
        File::Site,
        File::Board,
        File::Guide,
        File::Lessons,
        File::Coach,
        File::Invitation,
        File::Replay,
        File::CompanionPages,
        File::SoloGamePages,
    ];

    /// The file's name, below `locales` and the folder of its language.
    pub const fn name(self) -> &'static str {
        self.word()
    }
}
