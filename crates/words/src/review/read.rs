//! Reads a file that comes back from review, and brings its better texts into the Fluent files.

use super::entries::messages;
use super::{BETTER, CARD, CHANGED, EffectHeading, Heading, REMARK, SCRIPT, TERMS};
use crate::files::File;
use crate::language::Language;
use crate::overrides::script_fingerprint;
use crate::words::{Words, id};
use eureka_innovation::{Edition, Icon, Rules};
use fluent_bundle::FluentResource;
use std::collections::BTreeSet;
use std::fmt;

/// A file that comes back from review.
///
/// # Examples
///
/// ```
/// use eureka_words::{File, Language, Reviewed, Words, review_cards};
///
/// let file = review_cards(Words::of(Language::Polish));
/// let reviewed = Reviewed::read(&file).unwrap();
/// assert_eq!(reviewed.changes(), 0);
/// let overrides = File::Overrides.built_in(Language::Polish);
/// assert_eq!(reviewed.bring_into(File::Overrides, overrides), overrides);
/// ```
#[derive(Debug)]
pub struct Reviewed {
    language: Language,
    effects: Vec<(EffectHeading, String)>,
    messages: Vec<(File, String, String)>,
    remarks: Vec<(String, String)>,
    problems: Vec<ReviewProblem>,
}

/// A text that cannot be brought back, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewProblem {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for ReviewProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl Reviewed {
    /// Reads the file. Texts that cannot be brought back are among the [`problems`](Reviewed::problems); the file as a whole is refused
    /// if it does not say its language.
    pub fn read(text: &str) -> Result<Reviewed, ReviewProblem> {
        let text = text.trim_start_matches('\u{feff}');
        let mut fields = Vec::new();
        let mut language = None;
        let mut problems = Vec::new();
        let mut heading = None;
        let mut in_field = false;
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim_end();
            match Heading::read(line) {
                Some(Ok(Heading::Language(tag))) => language = language.or(Some(tag)),
                Some(Ok(about)) => (heading, in_field) = (Some(about), false),
                Some(Err(what)) => {
                    problems.push(ReviewProblem { line: number, what: what.to_owned() });
                    (heading, in_field) = (None, false);
                }
                None => {
                    let Some(heading) = &heading else { continue };
                    let begun = [BETTER, REMARK].into_iter().find(|field| line.starts_with(field));
                    if let Some(field) = begun {
                        let rest = line[field.len()..].trim_start().to_owned();
                        fields.push(Field {
                            heading: heading.clone(),
                            field,
                            line: number,
                            text: rest,
                        });
                        in_field = true;
                    } else if is_given(line) {
                        in_field = false;
                    } else if let Some(field) = fields.last_mut().filter(|_| in_field) {
                        field.text.push('\n');
                        field.text.push_str(line);
                    }
                }
            }
        }
        let language = language.ok_or_else(|| {
            let what =
                "the file does not say its language: a line such as `[language pl]` is missing";
            ReviewProblem { line: 1, what: what.to_owned() }
        })?;
        let mut reviewed = Reviewed {
            language,
            effects: Vec::new(),
            messages: Vec::new(),
            remarks: Vec::new(),
            problems,
        };
        for field in fields.into_iter().filter(|field| !field.text.trim().is_empty()) {
            let line = field.line;
            if let Err(what) = reviewed.take(field) {
                reviewed.problems.push(ReviewProblem { line, what });
            }
        }
        reviewed.problems.sort_by_key(|problem| problem.line);
        Ok(reviewed)
    }

    /// The language of the texts.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The number of better texts.
    pub fn changes(&self) -> usize {
        self.effects.len() + self.messages.len()
    }

    /// The remarks: what each is about, and what it says.
    pub fn remarks(&self) -> &[(String, String)] {
        &self.remarks
    }

    /// The texts that cannot be brought back.
    pub fn problems(&self) -> &[ReviewProblem] {
        &self.problems
    }

    /// The text of a Fluent file of this language with the better texts that belong into it. Everything else in it stays as it is.
    pub fn bring_into(&self, file: File, text: &str) -> String {
        let mut text = text.to_owned();
        for (_, id, better) in self.messages.iter().filter(|(of, ..)| *of == file) {
            if let Some(place) = messages(&text).into_iter().find(|message| message.id == id) {
                let place = place.place;
                text.replace_range(place, &written(id, better));
            }
        }
        if file == File::Overrides {
            for (about, better) in &self.effects {
                text = with_override(&text, about, better);
            }
        }
        text
    }

    fn take(&mut self, field: Field) -> Result<(), String> {
        let Field { heading, field, text, .. } = field;
        if field == REMARK {
            let text = text.trim().to_owned();
            self.remarks.push((heading.to_string(), text));
            return Ok(());
        }
        match heading {
            Heading::Effect(about) => {
                let text = self.effect_text(&about, &text)?;
                self.effects.push((about, text));
            }
            Heading::Message(file, id) => {
                let text = self.message_text(file, &id, &text)?;
                self.messages.push((file, id, text));
            }
            Heading::Language(_) => {}
        }
        Ok(())
    }

    /// A better text for an effect, with references to the icons.
    fn effect_text(&self, about: &EffectHeading, text: &str) -> Result<String, String> {
        let words = Words::of(self.language);
        let mut better = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if better.contains(['{', '}']) {
            return Err("a text of a card has no braces".to_owned());
        }
        for &edition in &about.editions {
            let rules = Rules::printed(edition);
            let (card, effect) = about.find(rules).ok_or(CHANGED)?;
            if script_fingerprint(rules, card, effect) != Some(about.script) {
                let card = &about.card;
                return Err(format!(
                    "{card} has changed in the {edition} edition since this text was written: review it anew"
                ));
            }
            let [missing, foreign] = differences(&words.effect(rules, card, effect), &better);
            if let Some(symbol) = missing.or(foreign) {
                let card = &about.card;
                return Err(format!(
                    "{symbol} stands in only one of the two texts of {card}: both must have the same icons and values"
                ));
            }
        }
        for icon in Icon::ALL {
            better = better.replace(&words.icon(icon), &format!("{{ icon-{icon} }}"));
        }
        Ok(better)
    }

    /// A better text for a message, as it stands behind the equals sign.
    fn message_text(&self, file: File, id: &str, text: &str) -> Result<String, String> {
        let own = messages(file.built_in(self.language));
        let now = own.into_iter().find(|message| message.id == id).ok_or(CHANGED)?;
        let better = text.trim_end();
        let parsed = |value: &str| FluentResource::try_new(written(id, value)).ok();
        let resource = parsed(better).filter(|resource| resource.entries().count() == 1);
        let resource =
            resource.ok_or("the braces or the forms of this text do not fit together")?;
        let used = |resource: FluentResource| {
            let mut references = crate::references::References::default();
            references.read(&resource);
            references.variables().into_values().flatten().collect::<BTreeSet<String>>()
        };
        let known = parsed(now.value).map(used).unwrap_or_default();
        let unknown = used(resource).into_iter().find(|name| !known.contains(name));
        match unknown {
            Some(name) => Err(format!("the program does not fill in ${name} here")),
            None => Ok(better.to_owned()),
        }
    }
}

/// What somebody wrote into the file.
struct Field {
    heading: Heading,
    field: &'static str,
    line: usize,
    text: String,
}

/// Whether a line begins one of the fields that are given.
fn is_given(line: &str) -> bool {
    let language = |tag: &str| line.strip_prefix(tag).is_some_and(|rest| rest.starts_with(": "));
    let begins = [TERMS, SCRIPT, CARD].into_iter().any(|given| line.starts_with(given));
    begins || Language::WORDS.into_iter().any(language)
}

/// An icon or value that only the first or only the second text has.
fn differences(now: &str, better: &str) -> [Option<String>; 2] {
    let symbols = |text: &str| -> BTreeSet<String> {
        let parts = text.split('[').skip(1).filter_map(|part| part.split_once(']'));
        parts.map(|(symbol, _)| format!("[{symbol}]")).collect()
    };
    let (now, better) = (symbols(now), symbols(better));
    [now.difference(&better).next().cloned(), better.difference(&now).next().cloned()]
}

/// A message as it stands in a file.
fn written(id: &str, value: &str) -> String {
    match value.split_once('\n') {
        // Lines behind the first must be indented.
        Some((first, rest)) => {
            let rest: Vec<String> =
                rest.lines()
                    .map(|line| {
                        if line.starts_with(' ') { line.to_owned() } else { format!("    {line}") }
                    })
                    .collect();
            format!("{id} = {first}\n{}\n", rest.join("\n")).replace(" = \n", " =\n")
        }
        None => format!("{id} = {value}\n"),
    }
}

/// The file of handwritten texts with another one, which replaces those for the same script.
fn with_override(text: &str, about: &EffectHeading, better: &str) -> String {
    let EffectHeading { card, effect, script, .. } = about;
    let mut text = text.to_owned();
    let is_same = |entry: &str| {
        let has = |line: String| entry.lines().any(|other| other.trim() == line);
        let editions = entry.lines().find_map(|line| line.trim().strip_prefix(".editions = "));
        has(format!(".card = {card}"))
            && has(format!(".effect = {effect}"))
            && has(format!(".script = {script:016x}"))
            && editions.is_some_and(|editions| {
                let editions = editions.split_whitespace().map(Edition::from_word);
                editions
                    .into_iter()
                    .all(|edition| edition.is_some_and(|edition| about.editions.contains(&edition)))
            })
    };
    while let Some(place) = messages(&text)
        .into_iter()
        .map(|message| message.place)
        .find(|place| is_same(&text[place.clone()]))
    {
        // The empty line behind it goes too.
        let end = if text[place.end..].starts_with('\n') { place.end + 1 } else { place.end };
        text.replace_range(place.start..end, "");
    }
    let taken: BTreeSet<String> =
        messages(&text).iter().map(|message| message.id.to_owned()).collect();
    let base = format!("override-{}-{effect}", id(card));
    let name =
        (1..).map(|number| if number == 1 { base.clone() } else { format!("{base}-{number}") });
    let name = name.into_iter().find(|name| !taken.contains(name)).unwrap_or(base);
    let editions = about.names();
    let entry = format!(
        "\n{name} = {better}\n    .card = {card}\n    .editions = {editions}\n    .effect = {effect}\n    .script = {script:016x}\n"
    );
    format!("{}\n{entry}", text.trim_end())
}
