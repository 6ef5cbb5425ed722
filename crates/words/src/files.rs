//! The files of every language.

use crate::language::Language;
use eureka_table::words;

/// Defines the files by their names, with the texts that are built in.
macro_rules! files {
    ($($(#[$about:meta])* $file:ident = $name:literal),+ $(,)?) => {
        words! {
            /// A Fluent file that a language has.
            pub enum File { $($(#[$about])* $file = $name),+ }
        }

        impl File {
            /// The text of the file that is built in.
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
    /// What is said at the table.
    Table = "table.ftl",
    /// The questions, answers and events of the companion; the solo game uses them too.
    Companion = "companion.ftl",
    /// The questions, answers and events of the solo game of Inventions.
    SoloGame = "solo-game.ftl",
    /// Texts of effects that are written by hand.
    Overrides = "overrides.ftl",
    /// The pages around the tables.
    Home = "home.ftl",
    /// What stands around the things on a table's page.
    Board = "board.ftl",
    /// How to play, the first game, the browser of cards.
    Guide = "guide.ftl",
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
    /// Those with the texts of pages, which [`Words::page`](crate::Words::page) says.
    pub const PAGES: [File; 6] = [
        File::Home,
        File::Board,
        File::Guide,
        File::Replay,
        File::CompanionPages,
        File::SoloGamePages,
    ];

    /// What the file is called, below `locales` and the folder of its language.
    pub const fn name(self) -> &'static str {
        self.word()
    }
}
