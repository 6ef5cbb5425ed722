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
    /// Texts of effects that are written by hand.
    Overrides,
}

impl File {
    /// All of them.
    pub const ALL: [File; 4] = [File::Names, File::Cards, File::Table, File::Overrides];

    /// What the file is called, below `locales` and the folder of its language.
    pub const fn name(self) -> &'static str {
        match self {
            File::Names => "names.ftl",
            File::Cards => "cards.ftl",
            File::Table => "table.ftl",
            File::Overrides => "overrides.ftl",
        }
    }

    /// The text of the file that is built in. Only texts by hand may be none.
    pub const fn built_in(self, language: Language) -> Option<&'static str> {
        let [names, cards, table, overrides] = BUILT_IN[language as usize];
        match self {
            File::Names => names,
            File::Cards => cards,
            File::Table => table,
            File::Overrides => overrides,
        }
    }
}

macro_rules! file {
    ($path:literal) => {
        Some(include_str!(concat!("../../../locales/", $path)))
    };
}

/// What nobody has written by hand.
const NONE: Option<&str> = None;

/// Every file that there is, in the order of [`Language::ALL`] and [`File::ALL`].
const BUILT_IN: [[Option<&str>; 4]; 5] = [
    [
        file!("en/names.ftl"),
        file!("en/cards.ftl"),
        file!("en/table.ftl"),
        file!("en/overrides.ftl"),
    ],
    [file!("ru/names.ftl"), file!("ru/cards.ftl"), file!("ru/table.ftl"), NONE],
    [file!("pl/names.ftl"), file!("pl/cards.ftl"), file!("pl/table.ftl"), NONE],
    [file!("it/names.ftl"), file!("it/cards.ftl"), file!("it/table.ftl"), NONE],
    [file!("uk/names.ftl"), file!("uk/cards.ftl"), file!("uk/table.ftl"), NONE],
];
