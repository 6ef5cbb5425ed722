//! The languages, and the order of their letters.

use std::fmt;
use std::str::FromStr;

/// A language that tables are played in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
    /// Polish.
    Polish,
    /// Italian.
    Italian,
    /// Ukrainian.
    Ukrainian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 5] = [
        Language::English,
        Language::Russian,
        Language::Polish,
        Language::Italian,
        Language::Ukrainian,
    ];

    /// The short name that records and settings use.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Polish => "pl",
            Language::Italian => "it",
            Language::Ukrainian => "uk",
        }
    }

    /// The language of a terminal's locale, such as `uk_UA.UTF-8`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(|letter: char| !letter.is_ascii_alphabetic()).next()?;
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// The letters in the order of the language's dictionaries.
    const fn alphabet(self) -> &'static str {
        match self {
            Language::English | Language::Italian => "abcdefghijklmnopqrstuvwxyz",
            Language::Russian => "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
            Language::Polish => "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
            Language::Ukrainian => "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
        }
    }

    /// A key by which names sort as in a dictionary: small and capital letters alike, signs and spaces before letters, letters
    /// of other alphabets last.
    pub fn key(self, name: &str) -> Vec<u32> {
        let letters: Vec<char> = self.alphabet().chars().collect();
        let place = |letter: char| {
            // Italian writes accents that its alphabet does not count.
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

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A text that names no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLanguage(pub String);

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tags = Language::ALL.map(Language::tag).join(", ");
        write!(f, "there is no language `{}`: languages are {tags}", self.0)
    }
}

impl std::error::Error for NoLanguage {}

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        let language = Language::ALL.into_iter().find(|language| language.tag() == text);
        language.ok_or_else(|| NoLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(language: Language, names: &[&str]) -> bool {
        names.is_sorted_by_key(|name| language.key(name))
    }

    #[test]
    fn every_language_has_its_own_order_of_letters() {
        assert!(sorted(
            Language::Polish,
            &["Archiwum", "Ąbc", "Bank", "Cyna", "Ćma", "Łuk", "Macierz"]
        ));
        assert!(sorted(
            Language::Ukrainian,
            &["Гончарство", "Ґанок", "Дерево", "Ера", "Єдність", "Іскра", "Їжа", "Йод"]
        ));
        assert!(sorted(Language::Russian, &["Еда", "Ёлка", "Жизнь", "Яхта"]));
        assert!(sorted(Language::Italian, &["Città Stato", "Cittadino", "È", "Fuoco"]));
    }

    #[test]
    fn spaces_come_before_letters_and_capitals_do_not_matter() {
        assert!(sorted(Language::English, &["A.I.", "Agriculture", "City States", "citystate"]));
        assert_eq!(Language::Russian.key("КОЛЕСО"), Language::Russian.key("колесо"));
    }
}
