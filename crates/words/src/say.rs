//! One message with its arguments, in the case or mood that the place asks for.

use crate::names::Words;
use eureka_table::words;
use fluent_bundle::{FluentArgs, FluentValue};

words! {
    /// The case of a noun phrase.
    pub(crate) enum Case {
        Nominative = "nom",
        Accusative = "acc",
        Genitive = "gen",
        Dative = "dat",
        Instrumental = "ins",
        Locative = "loc",
    }
}

words! {
    /// The mood of a verb clause.
    pub(crate) enum Mood {
        /// An order: «draw a card».
        Imperative = "imp",
        /// After «you may».
        Infinitive = "inf",
        /// After «I demand that you».
        Demanded = "dem",
    }
}

/// A noun phrase, in any case.
pub(crate) type Phrase<'a> = Box<dyn Fn(Case) -> String + 'a>;

/// A verb clause, in any mood.
pub(crate) type Clause<'a> = Box<dyn Fn(Mood) -> String + 'a>;

/// An argument of a message.
pub(crate) enum Arg<'p> {
    /// A word to select by, or finished text.
    Text(String),
    /// A number.
    Count(u64),
    /// A noun phrase: `$what` in the case of the place (nominative where it has none), `$what_gen` in the genitive.
    Phrase(&'p dyn Fn(Case) -> String),
    /// A verb clause: `$deed` in the mood of the place (imperative where it has none), `$deed_inf` in the infinitive.
    Clause(&'p dyn Fn(Mood) -> String),
}

impl From<&str> for Arg<'_> {
    fn from(text: &str) -> Self {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(text)
    }
}

impl From<u8> for Arg<'_> {
    fn from(count: u8) -> Self {
        Arg::Count(count.into())
    }
}

impl From<u64> for Arg<'_> {
    fn from(count: u64) -> Self {
        Arg::Count(count)
    }
}

impl<'p> From<&'p Phrase<'_>> for Arg<'p> {
    fn from(phrase: &'p Phrase<'_>) -> Self {
        Arg::Phrase(&**phrase)
    }
}

impl<'p> From<&'p Clause<'_>> for Arg<'p> {
    fn from(clause: &'p Clause<'_>) -> Self {
        Arg::Clause(&**clause)
    }
}

/// What the place of a message asks for.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// Nothing.
    Plain,
    /// A case.
    Noun(Case),
    /// A mood.
    Verb(Mood),
}

/// The arguments of a message by name.
pub(crate) type Args<'s, 'p> = &'s [(&'static str, Arg<'p>)];

impl Words {
    /// The text of a message. Only those forms of the arguments are made that the message uses.
    pub(crate) fn say(&self, id: &str, place: Place, args: Args<'_, '_>) -> String {
        let Some(message) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("{{{id}}}");
        };
        let mut values = FluentArgs::new();
        match place {
            Place::Plain => {}
            Place::Noun(case) => values.set("case", case.word()),
            Place::Verb(mood) => values.set("mood", mood.word()),
        }
        for variable in self.variables.get(id).into_iter().flatten() {
            if let Some(value) = value(variable, place, args) {
                values.set(variable.clone(), value);
            }
        }
        let text = self.bundle.format_pattern(message, Some(&values), &mut Vec::new());
        tidy(&text)
    }
}

fn value(variable: &str, place: Place, args: Args<'_, '_>) -> Option<FluentValue<'static>> {
    let named = |name: &str| args.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg);
    let (arg, form) = match named(variable) {
        Some(arg) => (arg, None),
        None => {
            let (name, form) = variable.rsplit_once('_')?;
            (named(name)?, Some(form))
        }
    };
    Some(match (arg, form) {
        (Arg::Text(text), None) => FluentValue::from(text.clone()),
        (Arg::Count(count), None) => FluentValue::from(*count),
        (Arg::Phrase(phrase), form) => {
            let case = match (form, place) {
                (Some(form), _) => Case::from_word(form)?,
                (None, Place::Noun(case)) => case,
                (None, Place::Plain | Place::Verb(_)) => Case::Nominative,
            };
            FluentValue::from(phrase(case))
        }
        (Arg::Clause(clause), form) => {
            let mood = match (form, place) {
                (Some(form), _) => Mood::from_word(form)?,
                (None, Place::Verb(mood)) => mood,
                (None, Place::Plain | Place::Noun(_)) => Mood::Imperative,
            };
            FluentValue::from(clause(mood))
        }
        (Arg::Text(_) | Arg::Count(_), Some(_)) => return None,
    })
}

/// Single spaces, and none before a comma: parts that are not there leave gaps. A no-break space was put there by somebody.
fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !tidy.is_empty() && !word.starts_with([',', '.', '!', ';', ':']) {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy
}

/// The text with a capital letter at its beginning, behind brackets and quotes if need be.
///
/// ```
/// assert_eq!(eureka_words::capital("карта"), "Карта");
/// assert_eq!(eureka_words::capital("(“a card”)"), "(“A card”)");
/// ```
pub fn capital(text: &str) -> String {
    let begin = text.find(|letter: char| !"(«“„\"".contains(letter)).unwrap_or(0);
    let (before, text) = text.split_at(begin);
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    before.chars().chain(first).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_close_and_no_break_spaces_stay() {
        assert_eq!(tidy("  a  card , then\n №\u{a0}1 ."), "a card, then №\u{a0}1.");
    }
}
