//! The one layout of cards: lines, spaces, breaks of long lines. Comments stay, and so does every word.

use crate::diagnostic::Diagnostic;
use crate::lex::{self, Kind, Token};
use crate::library::Source;
use crate::parse::parse;
use crate::word::Edition;

/// How long a line may be.
const LONGEST_LINE: usize = 100;

/// Where a long line is broken: before the first of these words, and only if that is not enough before the next, too.
const BREAKS: [&str; 3] = ["where to", "and or = != < <= > >=", "with without except as"];

/// The text in the layout that all cards have, or what is wrong with it.
///
/// The words and their order stay, so the text says the same and records know its cards. Only the editions behind `in` are put in
/// order: records do not look at them.
///
/// # Examples
///
/// ```
/// use eureka_script::{Source, format};
///
/// let text = "card \"Writing\" { # Short.\n age 1\ncolor blue\n  icons hex bulb bulb crown\neffect { draw   2 } }";
/// let source = Source { file: "writing.card".to_owned(), text: text.to_owned() };
/// let laid_out = "card \"Writing\" {  # Short.
///   age 1
///   color blue
///   icons hex bulb bulb crown
///
///   effect {
///     draw 2
///   }
/// }
/// ";
/// assert_eq!(format(&source), Ok(laid_out.to_owned()));
/// ```
pub fn format(source: &Source) -> Result<String, Vec<Diagnostic>> {
    let diagnostics = parse(source).diagnostics;
    if !diagnostics.is_empty() {
        return Err(diagnostics);
    }
    let mut layout = Layout::default();
    layout.read(&source.text, &lex::lex_everything(&source.text));
    Ok(layout.text())
}

/// A line, or a statement that may become several.
struct Line<'t> {
    depth: usize,
    /// Whether an empty line was before it.
    apart: bool,
    words: Vec<Word<'t>>,
    comment: Option<&'t str>,
}

/// A token, and how it is written.
#[derive(Clone, Copy)]
struct Word<'t> {
    token: Token<'t>,
    text: &'t str,
}

impl Line<'_> {
    fn begins(&self, word: &str) -> bool {
        self.words.first().is_some_and(|first| first.token.is(word))
    }

    fn ends(&self, word: &str) -> bool {
        self.words.last().is_some_and(|last| last.token.is(word))
    }

    /// Whether a card or an effect begins with it.
    fn is_header(&self) -> bool {
        match self.depth {
            0 => self.begins("card"),
            1 => self.begins("effect") || self.begins("demand"),
            _ => false,
        }
    }

    /// Whether it asks about the line before, and so stays with it.
    fn asks_back(&self) -> bool {
        let guard = if self.begins("in") {
            self.words.iter().position(|word| word.token.is(":"))
        } else {
            None
        };
        let said = &self.words[guard.map_or(0, |colon| colon + 1)..];
        matches!(said, [first, second, ..] if first.token.is("if") && second.token.is("you"))
    }
}

#[derive(Default)]
struct Layout<'t> {
    lines: Vec<Line<'t>>,
    depth: usize,
    brackets: usize,
    /// What has been read of the line.
    words: Vec<Word<'t>>,
    /// Whether an empty line was before it.
    apart: bool,
    /// Ends of lines since the last word or comment.
    newlines: usize,
}

impl<'t> Layout<'t> {
    fn read(&mut self, text: &'t str, tokens: &[Token<'t>]) {
        for (at, &token) in tokens.iter().enumerate() {
            let next = tokens[at + 1..]
                .iter()
                .find(|token| !matches!(token.kind, Kind::Newline | Kind::Comment));
            match token.kind {
                Kind::End => self.end_line(),
                Kind::Newline => {
                    self.newlines += 1;
                    if !self.goes_on(next) {
                        self.end_line();
                    }
                }
                Kind::Comment => self.comment(token.text, next),
                _ => {
                    self.word(Word { token, text: &text[token.span()] });
                    if self.words.last().is_some_and(|word| word.token.is("}"))
                        && !self.waits_for(next)
                    {
                        self.end_line();
                    }
                }
            }
        }
    }

    /// Whether the statement goes on with the token behind the end of the line.
    fn goes_on(&self, next: Option<&Token<'_>>) -> bool {
        let last = self.words.last().map(|word| word.token);
        let goes_on = next.is_some_and(|next| lex::goes_on(last.as_ref(), next));
        self.brackets > 0 || goes_on || self.waits_for(next)
    }

    /// Whether a closed block goes on with `else` or `or`.
    fn waits_for(&self, next: Option<&Token<'_>>) -> bool {
        let closed = matches!(self.words[..], [only] if only.token.is("}"));
        closed && next.is_some_and(|next| next.is("else") || next.is("or"))
    }

    fn word(&mut self, word: Word<'t>) {
        if word.token.is("}") {
            self.end_line();
            self.depth = self.depth.saturating_sub(1);
        }
        match word.text {
            "(" => self.brackets += 1,
            ")" => self.brackets = self.brackets.saturating_sub(1),
            _ => {}
        }
        if self.words.is_empty() {
            self.apart = self.newlines > 1;
        }
        self.newlines = 0;
        self.words.push(word);
        if word.token.is("{") {
            self.end_line();
            self.depth += 1;
        }
    }

    fn end_line(&mut self) {
        if !self.words.is_empty() {
            let words = std::mem::take(&mut self.words);
            self.lines.push(Line { depth: self.depth, apart: self.apart, words, comment: None });
        }
    }

    /// A comment behind a line stays there; one in the middle of a statement goes before it.
    fn comment(&mut self, comment: &'t str, next: Option<&Token<'_>>) {
        let newlines = std::mem::take(&mut self.newlines);
        let apart = newlines > 1;
        if newlines == 0 && !self.goes_on(next) {
            self.end_line();
            if let Some(line) = self.lines.last_mut().filter(|line| line.comment.is_none()) {
                line.comment = Some(comment);
                return;
            }
        }
        let comment = Some(comment);
        self.lines.push(Line { depth: self.depth, apart, words: Vec::new(), comment });
    }

    fn text(mut self) -> String {
        for line in &mut self.lines {
            sort_editions(&mut line.words);
        }
        let mut text = String::new();
        for at in 0..self.lines.len() {
            if self.is_apart(at) {
                text.push('\n');
            }
            let line = &self.lines[at];
            let indent = "  ".repeat(line.depth);
            let broken = broken(&line.words, LONGEST_LINE.saturating_sub(indent.len()));
            text.push_str(&indent);
            text.push_str(&broken.join(&format!("\n{indent}  ")));
            if let Some(comment) = line.comment {
                text.push_str(if line.words.is_empty() { "" } else { "  " });
                text.push_str(comment);
            }
            text.push('\n');
        }
        text
    }

    /// Whether an empty line stands before this one.
    fn is_apart(&self, at: usize) -> bool {
        let line = &self.lines[at];
        let Some(before) = at.checked_sub(1).map(|before| &self.lines[before]) else {
            return false;
        };
        let is_comment = |line: &Line<'_>| line.words.is_empty();
        let follows = |first: &Line<'_>| first.begins("}") || first.asks_back();
        // A comment belongs to what is below it.
        let below = self.lines[at..].iter().find(|line| !is_comment(line));
        let header = below.is_some_and(Line::is_header) && !is_comment(before);
        !before.ends("{") && !follows(line) && (header || (line.apart && line.depth != 1))
    }
}

/// Puts the editions behind `in` in the order of their years.
fn sort_editions(words: &mut [Word<'_>]) {
    let facts = ["effect", "demand", "icons"];
    let at = usize::from(words.first().is_some_and(|word| facts.contains(&word.text)));
    if !words.get(at).is_some_and(|word| word.token.is("in")) {
        return;
    }
    let edition = |word: &Word<'_>| Edition::from_word(word.text);
    let words = &mut words[at + 1..];
    let count = words.iter().take_while(|word| edition(word).is_some()).count();
    words[..count].sort_by_key(|word| edition(word).map(Edition::index));
}

/// The words in as many lines as they need.
fn broken(words: &[Word<'_>], width: usize) -> Vec<String> {
    let mut lines = vec![joined(words)];
    for count in 1..=BREAKS.len() {
        // The lines after the first stand two places further in.
        let room = |at: usize| width.saturating_sub(if at == 0 { 0 } else { 2 });
        if lines.iter().enumerate().all(|(at, line)| line.chars().count() <= room(at)) {
            break;
        }
        lines = split(words, &BREAKS[..count]).into_iter().map(joined).collect();
    }
    lines
}

/// The words, parted before each that a line can be broken at.
fn split<'w, 't>(words: &'w [Word<'t>], breaks: &[&str]) -> Vec<&'w [Word<'t>]> {
    let mut open = 0_i32;
    let mut parts = Vec::new();
    let mut start = 0;
    for at in 1..words.len() {
        open += i32::from(words[at - 1].token.is("(")) - i32::from(words[at - 1].token.is(")"));
        // `up to 3`, `draw and meld`, `} or {`
        let bound = ["up", "draw", "reveal", "}"].contains(&words[at - 1].text);
        let is_break =
            breaks.iter().flat_map(|words| words.split(' ')).any(|word| words[at].token.is(word));
        if open == 0 && is_break && !bound {
            parts.push(&words[start..at]);
            start = at;
        }
    }
    parts.push(&words[start..]);
    parts
}

/// The words in one line.
fn joined(words: &[Word<'_>]) -> String {
    let mut line = String::new();
    let mut before = "(";
    for word in words {
        let close = before == "(" || [",", ":", ")"].contains(&word.text);
        if !close {
            line.push(' ');
        }
        line.push_str(word.text);
        before = word.text;
    }
    line
}
