//! The formatter: writes cards in one layout of lines, indentation and line breaks. It keeps all words and comments.

use crate::diagnostic::Diagnostic;
use crate::lex::{self, Token, TokenKind};
use crate::library::Source;
use crate::parse::parse;
use crate::word::Edition;

/// The maximum length of a line.
const MAX_LINE_CHARS: usize = 100;

/// The words before which a long line is broken. If the first group does not make the lines short enough, the second
/// group is added, then the third.
const BREAKS: [&str; 3] = ["where to", "and or = != < <= > >=", "with without except as"];

/// Formats a text in the standard layout. A text with mistakes is not formatted; they are returned instead.
///
/// Words keep their order, so the cards keep their meaning and their fingerprint. Only the editions after `in` are sorted;
/// they are not part of the fingerprint.
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

/// A line, or a long statement that will be broken into several lines.
struct Line<'t> {
    depth: usize,
    /// Whether there was an empty line before it.
    apart: bool,
    tokens: Vec<WrittenToken<'t>>,
    comment: Option<&'t str>,
}

/// A token with its text as written, including quotes and `'s`.
#[derive(Clone, Copy)]
struct WrittenToken<'t> {
    token: Token<'t>,
    text: &'t str,
}

impl Line<'_> {
    fn begins(&self, word: &str) -> bool {
        self.tokens.first().is_some_and(|first| first.token.is(word))
    }

    fn ends(&self, word: &str) -> bool {
        self.tokens.last().is_some_and(|last| last.token.is(word))
    }

    /// Whether the line begins a card or an effect.
    fn is_header(&self) -> bool {
        match self.depth {
            0 => self.begins("card"),
            1 => self.begins("effect") || self.begins("demand"),
            _ => false,
        }
    }

    /// Whether the line begins with `if you`, which asks about the line before it. The two lines stay together.
    fn asks_back(&self) -> bool {
        let guard = if self.begins("in") {
            self.tokens.iter().position(|written| written.token.is(":"))
        } else {
            None
        };
        let statement = &self.tokens[guard.map_or(0, |colon| colon + 1)..];
        matches!(statement, [first, second, ..] if first.token.is("if") && second.token.is("you"))
    }
}

#[derive(Default)]
struct Layout<'t> {
    lines: Vec<Line<'t>>,
    depth: usize,
    brackets: usize,
    /// The tokens of the current line so far.
    tokens: Vec<WrittenToken<'t>>,
    /// Whether there was an empty line before it.
    apart: bool,
    /// The number of line ends since the last token or comment.
    newlines: usize,
}

impl<'t> Layout<'t> {
    fn read(&mut self, text: &'t str, tokens: &[Token<'t>]) {
        for (at, &token) in tokens.iter().enumerate() {
            let next = tokens[at + 1..]
                .iter()
                .find(|token| !matches!(token.kind, TokenKind::Newline | TokenKind::Comment));
            match token.kind {
                TokenKind::End => self.end_line(),
                TokenKind::Newline => {
                    self.newlines += 1;
                    if !self.continues(next) {
                        self.end_line();
                    }
                }
                TokenKind::Comment => self.comment(token.text, next),
                _ => {
                    self.token(WrittenToken { token, text: &text[token.span()] });
                    if self.tokens.last().is_some_and(|last| last.token.is("}"))
                        && !self.block_continues(next)
                    {
                        self.end_line();
                    }
                }
            }
        }
    }

    /// Whether the current statement continues with the next token, on another line.
    fn continues(&self, next: Option<&Token<'_>>) -> bool {
        let last = self.tokens.last().map(|last| last.token);
        let continues = next.is_some_and(|next| lex::continues(last.as_ref(), next));
        self.brackets > 0 || continues || self.block_continues(next)
    }

    /// Whether a closed block continues with `else` or `or`.
    fn block_continues(&self, next: Option<&Token<'_>>) -> bool {
        let closed = matches!(self.tokens[..], [only] if only.token.is("}"));
        closed && next.is_some_and(|next| next.is("else") || next.is("or"))
    }

    fn token(&mut self, written: WrittenToken<'t>) {
        if written.token.is("}") {
            self.end_line();
            self.depth = self.depth.saturating_sub(1);
        }
        match written.text {
            "(" => self.brackets += 1,
            ")" => self.brackets = self.brackets.saturating_sub(1),
            _ => {}
        }
        if self.tokens.is_empty() {
            self.apart = self.newlines > 1;
        }
        self.newlines = 0;
        self.tokens.push(written);
        if written.token.is("{") {
            self.end_line();
            self.depth += 1;
        }
    }

    fn end_line(&mut self) {
        if !self.tokens.is_empty() {
            let tokens = std::mem::take(&mut self.tokens);
            self.lines.push(Line { depth: self.depth, apart: self.apart, tokens, comment: None });
        }
    }

    /// Adds a comment. A comment at the end of a line stays there; a comment inside a statement moves before it.
    fn comment(&mut self, comment: &'t str, next: Option<&Token<'_>>) {
        let newlines = std::mem::take(&mut self.newlines);
        let apart = newlines > 1;
        if newlines == 0 && !self.continues(next) {
            self.end_line();
            if let Some(line) = self.lines.last_mut().filter(|line| line.comment.is_none()) {
                line.comment = Some(comment);
                return;
            }
        }
        let comment = Some(comment);
        self.lines.push(Line { depth: self.depth, apart, tokens: Vec::new(), comment });
    }

    fn text(mut self) -> String {
        for line in &mut self.lines {
            sort_editions(&mut line.tokens);
        }
        let mut text = String::new();
        for at in 0..self.lines.len() {
            if self.is_apart(at) {
                text.push('\n');
            }
            let line = &self.lines[at];
            let indent = "  ".repeat(line.depth);
            let broken = broken(&line.tokens, MAX_LINE_CHARS.saturating_sub(indent.len()));
            text.push_str(&indent);
            text.push_str(&broken.join(&format!("\n{indent}  ")));
            if let Some(comment) = line.comment {
                text.push_str(if line.tokens.is_empty() { "" } else { "  " });
                text.push_str(comment);
            }
            text.push('\n');
        }
        text
    }

    /// Whether to write an empty line before this line.
    fn is_apart(&self, at: usize) -> bool {
        let line = &self.lines[at];
        let Some(before) = at.checked_sub(1).map(|before| &self.lines[before]) else {
            return false;
        };
        let is_comment = |line: &Line<'_>| line.tokens.is_empty();
        let follows = |first: &Line<'_>| first.begins("}") || first.asks_back();
        // A comment belongs to the line below it.
        let below = self.lines[at..].iter().find(|line| !is_comment(line));
        let header = below.is_some_and(Line::is_header) && !is_comment(before);
        !before.ends("{") && !follows(line) && (header || (line.apart && line.depth != 1))
    }
}

/// Sorts the editions after `in` by year.
fn sort_editions(tokens: &mut [WrittenToken<'_>]) {
    let facts = ["effect", "demand", "icons"];
    let at = usize::from(tokens.first().is_some_and(|first| facts.contains(&first.text)));
    if !tokens.get(at).is_some_and(|written| written.token.is("in")) {
        return;
    }
    let edition = |written: &WrittenToken<'_>| Edition::from_word(written.text);
    let tokens = &mut tokens[at + 1..];
    let count = tokens.iter().take_while(|written| edition(written).is_some()).count();
    tokens[..count].sort_by_key(|written| edition(written).map(Edition::index));
}

/// The tokens in as many lines as they need.
fn broken(tokens: &[WrittenToken<'_>], width: usize) -> Vec<String> {
    let mut lines = vec![joined(tokens)];
    for count in 1..=BREAKS.len() {
        // The lines after the first are indented by two more spaces.
        let room = |at: usize| width.saturating_sub(if at == 0 { 0 } else { 2 });
        if lines.iter().enumerate().all(|(at, line)| line.chars().count() <= room(at)) {
            break;
        }
        lines = split(tokens, &BREAKS[..count]).into_iter().map(joined).collect();
    }
    lines
}

/// The tokens, split before each word at which a line may be broken.
fn split<'w, 't>(tokens: &'w [WrittenToken<'t>], breaks: &[&str]) -> Vec<&'w [WrittenToken<'t>]> {
    let mut open = 0_i32;
    let mut parts = Vec::new();
    let mut start = 0;
    for at in 1..tokens.len() {
        open += i32::from(tokens[at - 1].token.is("(")) - i32::from(tokens[at - 1].token.is(")"));
        // No break inside `up to 3`, `draw and meld` or `} or {`.
        let bound = ["up", "draw", "reveal", "}"].contains(&tokens[at - 1].text);
        let is_break =
            breaks.iter().flat_map(|words| words.split(' ')).any(|word| tokens[at].token.is(word));
        if open == 0 && is_break && !bound {
            parts.push(&tokens[start..at]);
            start = at;
        }
    }
    parts.push(&tokens[start..]);
    parts
}

/// The tokens in one line.
fn joined(tokens: &[WrittenToken<'_>]) -> String {
    let mut line = String::new();
    let mut before = "(";
    for written in tokens {
        let close = before == "(" || [",", ":", ")"].contains(&written.text);
        if !close {
            line.push(' ');
        }
        line.push_str(written.text);
        before = written.text;
    }
    line
}
