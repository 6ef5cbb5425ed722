//! The languages, and the order of their letters.

use eureka_table::words;
use std::fmt;
use std::str::FromStr;

words! {
    /// A language in which the game can be played.
    #[derive(Default)]
    pub enum Language {
        /// English.
        #[default]
        English = "en",
        /// Russian.
        Russian = "ru",
        /// Polish.
        Polish = "pl",
        /// Italian.
        Italian = "it",
        /// Ukrainian.
        Ukrainian = "uk",
    }
}

impl Language {
    /// The short name that records and settings use.
    pub const fn tag(self) -> &'static str {
        self.word()
    }

    /// The language of a locale name such as `uk_UA.UTF-8`, if Eureka has it.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(|letter: char| !letter.is_ascii_alphabetic()).next()?;
        Language::from_word(&tag.to_ascii_lowercase())
    }

    /// The letters in dictionary order.
    const fn alphabet(self) -> &'static str {
        match self {
            Language::English | Language::Italian => "abcdefghijklmnopqrstuvwxyz",
            Language::Russian => "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
            Language::Polish => "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
            Language::Ukrainian => "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        }
    }

    /// A key that sorts names as a dictionary does: upper and lower case alike, punctuation and spaces before letters,
    /// letters of other alphabets last.
    pub fn key(self, name: &str) -> Vec<u32> {
        let letters: Vec<char> = self.alphabet().chars().collect();
        let place = |letter: char| {
            // Italian has accented letters that are not in its alphabet.
            let letter = if self == Language::Italian { without_accent(letter) } else { letter };
            match letters.iter().position(|&other| other == letter) {
                Some(place) => 0x100 + place as u32,
                None if letter.is_alphabetic() => 0x1000 + letter as u32,
                None => (letter as u32).min(0xff),
            }
        };
        name.chars().flat_map(char::to_lowercase).map(place).collect()
    }
}

fn without_accent(letter: char) -> char {
    match letter {
        'à' | 'á' => 'a',
        'è' | 'é' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' => 'u',
        letter => letter,
    }
}

/// The error for a text that is not the name of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLanguage(pub String);

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = Language::WORDS.join(", ");
        write!(f, "there is no language `{}`: languages are {tags}", self.0)
    }
}

impl std::error::Error for NoLanguage {}

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        Language::from_word(text).ok_or_else(|| NoLanguage(text.to_owned()))
    }
}
