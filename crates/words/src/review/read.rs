//! Reads a file that comes back from review.

use super::apply::{with_message, with_override};
use super::check::{effect_text, message_text, text_now};
use super::{CARD, EffectHeading, Heading, SCRIPT, TERMS};
use crate::files::File;
use crate::language::Language;
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
/// assert_eq!(reviewed.apply_to(File::Overrides, overrides), overrides);
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

impl ReviewProblem {
    fn new(line: usize, what: impl Into<String>) -> ReviewProblem {
        ReviewProblem { line, what: what.into() }
    }
}

impl Reviewed {
    /// Reads the file. Texts that cannot be brought back are among the [`problems`](Reviewed::problems); the file as a whole is refused
    /// if it does not say its language.
    pub fn read(text: &str) -> Result<Reviewed, ReviewProblem> {
        let text = text.trim_start_matches('\u{feff}');
        if text.trim().is_empty() {
            return Err(ReviewProblem::new(1, "the file is empty"));
        }
        let mut reader = Reader::default();
        let mut lines = (1..).zip(text.lines().map(str::trim_end)).peekable();
        while let Some((number, line)) = lines.next() {
            let next = lines.peek().map_or("", |(_, next)| next);
            reader.line(number, line, next)?;
        }
        let language = reader.language.ok_or_else(|| {
            let what =
                "the file does not say its language: a line such as `[language pl]` is missing";
            ReviewProblem::new(1, what)
        })?;
        let (effects, messages, remarks) = Default::default();
        let problems = reader.problems;
        let mut reviewed = Reviewed { language, effects, messages, remarks, problems };
        let mut touched = Vec::new();
        for section in reader.sections {
            match reviewed.take(section) {
                Ok(Taken::Done) => {}
                Ok(Taken::OtherText(line)) => touched.push(line),
                Err(problem) => reviewed.problems.push(problem),
            }
        }
        if let [first, ..] = touched[..] {
            let what = format!(
                "here and in {} other places the given text is not today's: write a better text behind `better:`, or, if the texts have \
                 been changed meanwhile, make the file anew",
                touched.len() - 1
            );
            reviewed.problems.push(ReviewProblem::new(first, what));
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
    pub fn apply_to(&self, file: File, text: &str) -> String {
        let mut text = text.to_owned();
        for (_, id, better) in self.messages.iter().filter(|(of, ..)| *of == file) {
            text = with_message(&text, id, better);
        }
        if file == File::Overrides {
            for (about, better) in &self.effects {
                text = with_override(&text, about, better);
            }
        }
        text
    }

    fn take(&mut self, section: Section) -> Result<Taken, ReviewProblem> {
        let Section { heading, line, given, better, remark, stray, .. } = section;
        // What stands behind a spoiled label would be taken for a part of the text before it.
        for (label, field) in [("better", &better), ("remark", &remark)] {
            if field.is_none() {
                let what = format!("a line that begins with `{label}:` is missing ({heading})");
                return Err(ReviewProblem::new(line, what));
            }
        }
        if let Some(line) = stray {
            let what =
                format!("this line stands behind neither `better:` nor `remark:` ({heading})");
            return Err(ReviewProblem::new(line, what));
        }
        if let Some((_, remark)) = remark.filter(|(_, remark)| !remark.trim().is_empty()) {
            self.remarks.push((heading.to_string(), remark.trim().to_owned()));
        }
        let better = better.filter(|(_, better)| !better.trim().is_empty());
        let now = match (text_now(self.language, &heading), &better) {
            (Ok(now), _) => now,
            (Err(what), Some((line, _))) => return Err(ReviewProblem::new(*line, what)),
            (Err(_), None) => return Ok(Taken::Done),
        };
        match (&given, &better) {
            (Some((_, given)), _) if is_same(given, &now) => {}
            (Some((line, _)), None) => return Ok(Taken::OtherText(*line)),
            (Some((line, _)), Some(_)) => {
                let what = format!(
                    "this is not today's text: leave it as it was and write the better one behind `better:`, or, if the text has been \
                     changed meanwhile, make the file anew ({heading})"
                );
                return Err(ReviewProblem::new(*line, what));
            }
            (None, Some((line, _))) => {
                let what = format!("the line `{}:` above it is missing ({heading})", self.language);
                return Err(ReviewProblem::new(*line, what));
            }
            (None, None) => return Ok(Taken::Done),
        }
        let Some((line, better)) = better.filter(|(_, better)| !is_same(better, &now)) else {
            return Ok(Taken::Done);
        };
        let refused = |what: String| ReviewProblem::new(line, format!("{what} ({heading})"));
        match &heading {
            Heading::Effect(about) => {
                let text = effect_text(self.language, about, &now, &better).map_err(refused)?;
                self.effects.push((about.clone(), text));
            }
            Heading::Message(file, id) => {
                let text = message_text(self.language, id, &now, &better);
                self.messages.push((*file, id.clone(), text.map_err(refused)?));
            }
            Heading::Language(_) => {}
        }
        Ok(Taken::Done)
    }
}

/// What a section holds, unless there is something wrong with it.
enum Taken {
    /// What is written in it, or nothing.
    Done,
    /// No better text, but the given one is not the program's. It begins in this line.
    OtherText(usize),
}

/// Whether two texts differ in nothing but spaces at the ends of lines.
fn is_same(one: &str, other: &str) -> bool {
    one.trim().lines().map(str::trim_end).eq(other.trim().lines().map(str::trim_end))
}

/// What stands under a heading. Each text has the line in which it begins.
struct Section {
    heading: Heading,
    line: usize,
    /// Whether the English text has been read.
    has_original: bool,
    /// The text in the language of the file, as it was given to the reviewer.
    given: Option<(usize, String)>,
    better: Option<(usize, String)>,
    remark: Option<(usize, String)>,
    /// The first line that belongs to none of these.
    stray: Option<usize>,
}

/// A piece of a section, to which further lines belong.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Part {
    /// The English text, which may have several lines in a message.
    Original,
    Given,
    Better,
    Remark,
    #[default]
    None,
}

/// Reads the file line by line.
#[derive(Default)]
struct Reader {
    language: Option<Language>,
    sections: Vec<Section>,
    problems: Vec<ReviewProblem>,
    /// Whether the lines belong to the last section.
    is_open: bool,
    /// Whether a problem says already that the lines belong to no section.
    is_told: bool,
    part: Part,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str, next: &str) -> Result<(), ReviewProblem> {
        match Heading::read(line) {
            Some(Ok(Heading::Language(language))) => self.language(number, language),
            Some(Ok(heading)) => self.begin(number, heading),
            Some(Err(what)) if self.language.is_none() => {
                return Err(ReviewProblem::new(number, format!("{line}: {what}")));
            }
            Some(Err(what)) => {
                self.problems.push(ReviewProblem::new(number, format!("{line}: {what}")));
                (self.is_open, self.is_told) = (false, true);
            }
            None if line.starts_with(CARD) && next.starts_with(SCRIPT) => self.is_open = false,
            None => self.text(number, line),
        }
        Ok(())
    }

    fn language(&mut self, number: usize, language: Language) {
        let first = *self.language.get_or_insert(language);
        if first != language {
            let what = format!("the file is in `{first}`, and `{language}` cannot begin here");
            self.problems.push(ReviewProblem::new(number, what));
        }
        (self.is_open, self.is_told) = (false, first != language);
    }

    fn begin(&mut self, line: usize, heading: Heading) {
        let (given, better, remark, stray) = Default::default();
        let has_original = false;
        let section = Section { heading, line, has_original, given, better, remark, stray };
        self.sections.push(section);
        (self.is_open, self.is_told, self.part) = (true, false, Part::None);
    }

    fn text(&mut self, number: usize, line: &str) {
        let (label, rest) = label(line);
        let own = self.language.map(Language::tag);
        let section = self.sections.last_mut().filter(|_| self.is_open);
        let in_field = matches!(self.part, Part::Better | Part::Remark);
        let Some(section) = section else {
            let is_written = matches!(label.as_str(), "better" | "remark") && !rest.is_empty();
            if is_written && !std::mem::replace(&mut self.is_told, true) {
                let what = "the line between brackets above this text is missing or was changed";
                self.problems.push(ReviewProblem::new(number, what));
            }
            return;
        };
        let field = match label.as_str() {
            "better" => (&mut section.better, Part::Better),
            "remark" => (&mut section.remark, Part::Remark),
            // A text that is given twice belongs to another heading, which has been lost.
            given
                if (Some(given) == own || is_other_language(given))
                    && section.given.is_none()
                    && !in_field =>
            {
                section.given = Some((number, rest.to_owned()));
                self.part = Part::Given;
                return;
            }
            "en" if own != Some("en") && !section.has_original && !in_field => {
                section.has_original = true;
                self.part = Part::Original;
                return;
            }
            given if Some(given) == own || given == "en" => {
                let what = "a text begins here, and the line between brackets above it is missing or was changed";
                self.problems.push(ReviewProblem::new(number, what));
                (self.is_open, self.is_told) = (false, true);
                return;
            }
            _ if !in_field && [TERMS, SCRIPT].into_iter().any(|given| line.starts_with(given)) => {
                self.part = Part::None;
                return;
            }
            _ => return self.more(number, line),
        };
        let (text, part) = field;
        if let Some((first, _)) = text {
            let what = format!("`{label}:` stands there already, in line {first}");
            self.problems.push(ReviewProblem::new(number, what));
            return;
        }
        *text = Some((number, rest.to_owned()));
        self.part = part;
    }

    /// A line that goes on with the text above it.
    fn more(&mut self, number: usize, line: &str) {
        let Some(section) = self.sections.last_mut().filter(|_| self.is_open) else { return };
        let is_card = matches!(section.heading, Heading::Effect(_));
        let text = match self.part {
            Part::Original if !is_card => return,
            Part::Given => section.given.as_mut(),
            Part::Better => section.better.as_mut(),
            Part::Remark => section.remark.as_mut(),
            Part::Original | Part::None => None,
        };
        match text {
            Some((_, text)) => {
                text.push('\n');
                text.push_str(line);
            }
            None if line.trim().is_empty() => {}
            None => section.stray = section.stray.or(Some(number)),
        }
    }
}

/// Whether this is the label of a text in a language other than English. In a file that names the wrong language, the given texts are
/// none of the program's.
fn is_other_language(label: &str) -> bool {
    label != "en" && Language::WORDS.contains(&label)
}

/// The word before a colon at the beginning of a line, and what stands behind it.
fn label(line: &str) -> (String, &str) {
    match line.split_once(':') {
        Some((word, rest)) if word.trim().chars().all(char::is_alphabetic) => {
            (word.trim().to_lowercase(), rest.trim_start())
        }
        _ => (String::new(), ""),
    }
}
