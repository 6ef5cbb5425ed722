//! Formats one message with its arguments, in the case or mood that its place requires.

use crate::focus::Known;
use crate::speech::Plurality;
use crate::words::Words;
use eureka_inventions::{Bot, Letter, Player, Region, Speciality};
use eureka_script::tree::Comparison;
use eureka_table::words;
use fluent_bundle::{FluentArgs, FluentValue};
use std::cell::RefCell;
use std::fmt;

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
pub(crate) enum Arg<'a> {
    /// A word to select by, or finished text.
    Text(String),
    /// A number.
    Count(u64),
    /// A noun phrase: `$what` in the case of the place (nominative where it has none), `$what_gen` in the genitive.
    Phrase(Phrase<'a>),
    /// A verb clause: `$clause` in the mood of the place (imperative where it has none), `$clause_inf` in the infinitive.
    Clause(Clause<'a>),
}

/// Implements `From` for a type, from values of several other types.
macro_rules! impl_from {
    ($made:ident: $($value:ident: $type:ty => $how:expr),* $(,)?) => {
        $(impl<'a> From<$type> for $made<'a> {
            fn from($value: $type) -> $made<'a> {
                $how
            }
        })*
    };
}
pub(crate) use impl_from;

impl_from! {
    Arg:
    text: &str => Arg::Text(text.to_owned()),
    text: String => Arg::Text(text),
    truth: bool => Arg::from(if truth { "yes" } else { "no" }),
    comparison: Comparison => Arg::Text(word_of(comparison)),
    many: Plurality => Arg::from(many.word()),
    known: Known => Arg::from(known.word()),
    player: Player => Arg::Text(word_of(player)),
    bot: Bot => Arg::from(Player::from(bot)),
    region: Region => Arg::from(region.number()),
    letter: Letter => Arg::Text(letter.to_string()),
    speciality: Speciality => Arg::from(speciality.word()),
    count: u8 => Arg::Count(count.into()),
    count: u16 => Arg::Count(count.into()),
    count: u32 => Arg::Count(count.into()),
    count: u64 => Arg::Count(count),
    count: usize => Arg::Count(count as u64),
    phrase: Phrase<'a> => Arg::Phrase(phrase),
    clause: Clause<'a> => Arg::Clause(clause),
}

/// The arguments of a message by name: `args![cards, count = 2u8]`. A bare name is a variable of that name; further
/// arguments may follow after `..`. If a name occurs twice, the first counts.
macro_rules! args {
    ($($name:ident $(= $value:expr)?),* $(,)?) => {
        $crate::say::ArgList::from([$((stringify!($name), $crate::say::args!(@ $name $($value)?))),*])
    };
    ($($name:ident $(= $value:expr)?,)* $(..$others:expr),+) => {{
        let mut list = $crate::say::args![$($name $(= $value)?),*];
        $(list.extend($others);)+
        list
    }};
    (@ $name:ident) => { $crate::say::Arg::from($name) };
    (@ $name:ident $value:expr) => { $crate::say::Arg::from($value) };
}
pub(crate) use args;

/// The name of an enum variant as used in message ids and selectors: `CallSpecialists` becomes `call-specialists`.
/// Renaming a variant therefore means renaming its messages; the tests of the texts report a missing id.
pub(crate) fn word_of(variant: impl fmt::Debug) -> String {
    let text = format!("{variant:?}");
    let name = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.extend(letter.to_lowercase());
    }
    word
}

/// The grammatical form that the place of a message requires.
#[derive(Clone, Copy)]
pub(crate) enum GrammaticalForm {
    /// No case and no mood.
    Plain,
    /// A case.
    Noun(Case),
    /// A mood.
    Verb(Mood),
}

/// The arguments of a message by name; if a name occurs twice, the first counts.
pub(crate) type ArgList<'a> = Vec<(&'static str, Arg<'a>)>;

/// The arguments of a message that is formatted at once.
pub(crate) type Args<'s, 'a> = &'s [(&'static str, Arg<'a>)];

impl Words {
    /// A message that stands alone.
    pub(crate) fn text(&self, id: &str, args: Args<'_, '_>) -> String {
        self.say(id, GrammaticalForm::Plain, args)
    }

    /// A message that begins a line.
    pub(crate) fn sentence(&self, id: &str, args: Args<'_, '_>) -> String {
        capital(&self.text(id, args))
    }

    /// A noun phrase that is one message.
    pub(crate) fn noun<'a>(&'a self, id: &'static str, args: ArgList<'a>) -> Phrase<'a> {
        once_for_each(move |case| self.say(id, GrammaticalForm::Noun(case), &args))
    }

    /// A verb clause that is one message.
    pub(crate) fn verb<'a>(&'a self, id: &'static str, args: ArgList<'a>) -> Clause<'a> {
        once_for_each(move |mood| self.say(id, GrammaticalForm::Verb(mood), &args))
    }

    /// The text of a message. Arguments are formatted only in the forms that the message uses, for each form costs
    /// time.
    pub(crate) fn say(&self, id: &str, place: GrammaticalForm, args: Args<'_, '_>) -> String {
        let Some(message) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("{{{id}}}");
        };
        let mut values = FluentArgs::new();
        match place {
            GrammaticalForm::Plain => {}
            GrammaticalForm::Noun(case) => values.set("case", case.word()),
            GrammaticalForm::Verb(mood) => values.set("mood", mood.word()),
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

/// A function that makes the text for each form only once. A message that uses an argument in two forms would otherwise double the
/// time with each level of nesting.
fn once_for_each<'a, F: Copy + PartialEq + 'a>(
    say: impl Fn(F) -> String + 'a,
) -> Box<dyn Fn(F) -> String + 'a> {
    let said = RefCell::new(Vec::<(F, String)>::new());
    Box::new(move |form| {
        let known = said.borrow().iter().find(|(other, _)| *other == form).cloned();
        let (_, text) = known.unwrap_or_else(|| {
            let text = say(form);
            said.borrow_mut().push((form, text.clone()));
            (form, text)
        });
        text
    })
}

fn value(
    variable: &str,
    place: GrammaticalForm,
    args: Args<'_, '_>,
) -> Option<FluentValue<'static>> {
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
                (None, GrammaticalForm::Noun(case)) => case,
                (None, GrammaticalForm::Plain | GrammaticalForm::Verb(_)) => Case::Nominative,
            };
            FluentValue::from(phrase(case))
        }
        (Arg::Clause(clause), form) => {
            let mood = match (form, place) {
                (Some(form), _) => Mood::from_word(form)?,
                (None, GrammaticalForm::Verb(mood)) => mood,
                (None, GrammaticalForm::Plain | GrammaticalForm::Noun(_)) => Mood::Imperative,
            };
            FluentValue::from(clause(mood))
        }
        (Arg::Text(_) | Arg::Count(_), Some(_)) => return None,
    })
}

/// Collapses spaces and removes those before a comma, because absent parts leave gaps. No-break spaces are deliberate
/// and stay.
fn tidy(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for word in text.split_ascii_whitespace() {
        if !tidy.is_empty() && !word.starts_with([',', '.', '!', '?', ';', ':']) {
            tidy.push(' ');
        }
        tidy.push_str(word);
    }
    tidy
}

/// The text with a capital first letter, even if it begins with brackets or quotes.
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

/// A number with separators between thousands, in the English style.
///
/// ```
/// assert_eq!(eureka_words::grouped(1234567), "1,234,567");
/// ```
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_close_and_no_break_spaces_stay() {
        assert_eq!(tidy("  a  card , then\n №\u{a0}1 ."), "a card, then №\u{a0}1.");
    }
}
