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
    /// Texts of effects that are written by hand.
    Overrides,
}

impl File {
    /// All of them.
    pub const ALL: [File; 5] =
        [File::Names, File::Cards, File::Table, File::Inventions, File::Overrides];

    /// What the file is called, below `locales` and the folder of its language.
    pub const fn name(self) -> &'static str {
        match self {
            File::Names => "names.ftl",
            File::Cards => "cards.ftl",
            File::Table => "table.ftl",
            File::Inventions => "inventions.ftl",
            File::Overrides => "overrides.ftl",
        }
    }

    /// The text of the file that is built in.
    pub const fn built_in(self, language: Language) -> &'static str {
        let [names, cards, table, inventions, overrides] = BUILT_IN[language as usize];
        match self {
            File::Names => names,
            File::Cards => cards,
            File::Table => table,
            File::Inventions => inventions,
            File::Overrides => overrides,
        }
    }
}

macro_rules! files {
    ($($language:literal),*) => {
        [$([
            include_str!(concat!("../../../locales/", $language, "/names.ftl")),
            include_str!(concat!("../../../locales/", $language, "/cards.ftl")),
            include_str!(concat!("../../../locales/", $language, "/table.ftl")),
            include_str!(concat!("../../../locales/", $language, "/inventions.ftl")),
            include_str!(concat!("../../../locales/", $language, "/overrides.ftl")),
        ]),*]
    };
}

/// Every file, in the order of [`Language::ALL`] and [`File::ALL`].
const BUILT_IN: [[&str; 5]; 5] = files!("en", "ru", "pl", "it", "uk");
