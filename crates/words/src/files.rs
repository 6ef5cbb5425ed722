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

    /// The text of the file that is built in; nothing as long as nobody has written it.
    pub const fn built_in(self, language: Language) -> Option<&'static str> {
        let [names, cards, table, overrides] = BUILT_IN[language as usize];
        match self {
            File::Names => names,
            File::Cards => cards,
            File::Table => table,
            File::Overrides => overrides,
        }
    }

    /// What is read for a language: its own file, or as long as there is none the English one. A text that was written by hand for
    /// another language is of no use.
    pub(crate) fn text(self, language: Language) -> &'static str {
        let english = match self {
            File::Overrides => None,
            _ => self.built_in(Language::English),
        };
        self.built_in(language).or(english).unwrap_or_default()
    }
}

macro_rules! file {
    ($path:literal) => {
        Some(include_str!(concat!("../../../locales/", $path)))
    };
}

/// What has yet to be translated.
const MISSING: Option<&str> = None;

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
    [file!("ru/names.ftl"), MISSING, MISSING, NONE],
    [file!("pl/names.ftl"), MISSING, MISSING, NONE],
    [file!("it/names.ftl"), MISSING, MISSING, NONE],
    [file!("uk/names.ftl"), MISSING, MISSING, NONE],
];
