//! The files of every language.

use crate::language::Language;

/// A Fluent file that a language has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    /// Names of cards, ages and special achievements.
    Names,
    /// The texts of cards.
    Cards,
    /// What is said at the table.
    Table,
    /// The solo mode of Inventions.
    Inventions,
    /// The whole solo game of Inventions on the screen.
    Society,
    /// Texts of effects that are written by hand.
    Overrides,
    /// The pages around the tables.
    Home,
    /// What stands around the things on a table's page.
    Board,
    /// How to play, the first game, the browser of cards.
    Guide,
    /// Replays and analyses.
    Course,
    /// The companion's page.
    Companion,
    /// The terminal client.
    Terminal,
    /// The pages of the whole solo game of Inventions.
    Digital,
}

impl File {
    /// All of them.
    pub const ALL: [File; 13] = [
        File::Names,
        File::Cards,
        File::Table,
        File::Inventions,
        File::Society,
        File::Overrides,
        File::Home,
        File::Board,
        File::Guide,
        File::Course,
        File::Companion,
        File::Terminal,
        File::Digital,
    ];

    /// Those with the texts of pages, which [`Words::page`](crate::Words::page) says.
    pub const PAGES: [File; 6] =
        [File::Home, File::Board, File::Guide, File::Course, File::Companion, File::Digital];

    /// What the file is called, below `locales` and the folder of its language.
    pub const fn name(self) -> &'static str {
        match self {
            File::Names => "names.ftl",
            File::Cards => "cards.ftl",
            File::Table => "table.ftl",
            File::Inventions => "inventions.ftl",
            File::Society => "society.ftl",
            File::Overrides => "overrides.ftl",
            File::Home => "home.ftl",
            File::Board => "board.ftl",
            File::Guide => "guide.ftl",
            File::Course => "course.ftl",
            File::Companion => "companion.ftl",
            File::Terminal => "terminal.ftl",
            File::Digital => "digital.ftl",
        }
    }

    /// The text of the file that is built in.
    pub const fn built_in(self, language: Language) -> &'static str {
        BUILT_IN[language as usize][self as usize]
    }
}

macro_rules! files {
    ($($language:literal),*) => {
        [$([
            include_str!(concat!("../../../locales/", $language, "/names.ftl")),
            include_str!(concat!("../../../locales/", $language, "/cards.ftl")),
            include_str!(concat!("../../../locales/", $language, "/table.ftl")),
            include_str!(concat!("../../../locales/", $language, "/inventions.ftl")),
            include_str!(concat!("../../../locales/", $language, "/society.ftl")),
            include_str!(concat!("../../../locales/", $language, "/overrides.ftl")),
            include_str!(concat!("../../../locales/", $language, "/home.ftl")),
            include_str!(concat!("../../../locales/", $language, "/board.ftl")),
            include_str!(concat!("../../../locales/", $language, "/guide.ftl")),
            include_str!(concat!("../../../locales/", $language, "/course.ftl")),
            include_str!(concat!("../../../locales/", $language, "/companion.ftl")),
            include_str!(concat!("../../../locales/", $language, "/terminal.ftl")),
            include_str!(concat!("../../../locales/", $language, "/digital.ftl")),
        ]),*]
    };
}

/// Every file, in the order of [`Language::ALL`] and [`File::ALL`].
const BUILT_IN: [[&str; 13]; 5] = files!("en", "ru", "pl", "it", "uk");
