//! The words of the game in one language: which word stands for which concept, and why it was chosen.

use crate::files::File;
use crate::language::Language;
use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Message, Pattern, PatternElement};

/// The glossary of one language.
///
/// # Examples
///
/// ```
/// use eureka_words::{Glossary, Language};
///
/// let english = Glossary::of(Language::English);
/// let ids: Vec<&str> = english.terms_in("Draw and tuck a [5].").map(|term| term.id()).collect();
/// assert_eq!(ids, ["term-draw", "term-tuck"]);
/// ```
#[derive(Clone, Debug)]
pub struct Glossary {
    terms: Vec<Term>,
}

/// The word for one concept of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    id: String,
    word: String,
    found: Vec<String>,
    why: Option<String>,
}

impl Glossary {
    /// The built-in glossary of a language.
    pub fn of(language: Language) -> Glossary {
        let text = File::Glossary.built_in(language).to_owned();
        let resource = FluentResource::try_new(text);
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
        let terms = resource.entries().filter_map(|entry| match entry {
            Entry::Message(message) => Some(Term::read(message)),
            _ => None,
        });
        Glossary { terms: terms.collect() }
    }

    /// All terms, in the order of the file.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// The term for a concept.
    pub fn term(&self, id: &str) -> Option<&Term> {
        self.terms.iter().find(|term| term.id == id)
    }

    /// The terms that a text uses.
    pub fn terms_in<'a>(&'a self, text: &str) -> impl Iterator<Item = &'a Term> {
        let text = text.to_lowercase();
        self.terms.iter().filter(move |term| term.is_in(&text))
    }
}

impl Term {
    fn read(message: &Message<&str>) -> Term {
        let attribute = |name: &str| {
            let found = message.attributes.iter().find(|attribute| attribute.id.name == name);
            found.map(|attribute| text_of(&attribute.value))
        };
        let found = attribute("found").unwrap_or_default();
        Term {
            id: message.id.name.to_owned(),
            word: message.value.as_ref().map(text_of).unwrap_or_default(),
            found: found.split(',').map(|part| part.trim().to_lowercase()).collect(),
            why: attribute("why"),
        }
    }

    /// The concept, as the id of its message: the same in every language.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The word, in the form in which a dictionary lists it.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// The beginnings of words by which the term is found in a text.
    pub fn found(&self) -> &[String] {
        &self.found
    }

    /// The reason for the word, where no printed book of the language has one.
    pub fn why(&self) -> Option<&str> {
        self.why.as_deref()
    }

    /// Whether a text in lower case uses the term: one of its beginnings stands where a word begins.
    fn is_in(&self, text: &str) -> bool {
        self.found.iter().any(|beginning| {
            text.match_indices(beginning.as_str())
                .any(|(place, _)| !text[..place].ends_with(char::is_alphanumeric))
        })
    }
}

fn text_of(pattern: &Pattern<&str>) -> String {
    let parts = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => *value,
        PatternElement::Placeable { .. } => "",
    });
    parts.collect::<String>().trim().to_owned()
}
