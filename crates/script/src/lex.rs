//! Text to tokens: words, numbers, texts in quotes, signs and the ends of lines.
//!
//! Comments and the articles `a`, `an` and `the` are dropped here, so no rule of the grammar has to think of them.

use std::ops::Range;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A word of the language or a name.
    Word,
    /// A word with `'s` or `'` behind it.
    Possessive,
    /// Digits.
    Number,
    /// A text in quotes.
    Text,
    /// Punctuation or an operator.
    Sign,
    /// A comment, where they are wanted.
    Comment,
    /// The end of a line.
    Newline,
    /// The end of the file.
    End,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    /// What it is.
    pub(crate) kind: Kind,
    /// The word without `'s`, the text without its quotes; everything else as written.
    pub(crate) text: &'t str,
    start: usize,
    end: usize,
}

impl Token<'_> {
    /// The bytes it takes up; the end of a line takes up none.
    pub(crate) fn span(&self) -> Range<usize> {
        let end = if self.kind == Kind::Newline { self.start } else { self.end };
        self.start..end
    }

    /// Whether it is this word or sign.
    pub(crate) fn is(&self, word: &str) -> bool {
        matches!(self.kind, Kind::Word | Kind::Sign) && self.text == word
    }

    /// How a message names it.
    pub(crate) fn describe(&self) -> String {
        match self.kind {
            Kind::Newline => "the end of the line".to_owned(),
            Kind::End => "the end of the file".to_owned(),
            Kind::Comment => "a comment".to_owned(),
            Kind::Text => format!("\"{}\"", self.text),
            Kind::Possessive if self.text.ends_with('s') => format!("`{}'`", self.text),
            Kind::Possessive => format!("`{}'s`", self.text),
            Kind::Word | Kind::Number | Kind::Sign => format!("`{}`", self.text),
        }
    }
}

/// A mistake that already shows in the letters.
pub(crate) struct Misspelling {
    /// Where.
    pub(crate) span: Range<usize>,
    /// What is wrong.
    pub(crate) message: String,
    /// What to do.
    pub(crate) help: &'static str,
}

/// Splits a text into tokens, the last of which is [`Kind::End`].
pub(crate) fn lex(text: &str) -> (Vec<Token<'_>>, Vec<Misspelling>) {
    lex_with(text, Keep::Meaning)
}

/// Splits a text into tokens, with the articles and comments that say nothing to the game.
pub(crate) fn lex_everything(text: &str) -> Vec<Token<'_>> {
    lex_with(text, Keep::Everything).0
}

fn lex_with(text: &str, keep: Keep) -> (Vec<Token<'_>>, Vec<Misspelling>) {
    let mut lexer = Lexer { text, here: 0, keep, tokens: Vec::new(), misspellings: Vec::new() };
    while let Some(next) = lexer.peek() {
        lexer.token(next);
    }
    lexer.push(Kind::End, "", text.len());
    (lexer.tokens, lexer.misspellings)
}

/// Words and signs with which a line can begin that goes on with the one before: no statement begins with them.
const GO_ON: &str = "where to as with without except and or of not is has among times from , = != < <= > >= + - * /";

/// Words and signs with which a line can end that goes on in the next one.
const GOES_ON: &str = "where to except and or has , = != < <= > >= + - * /";

/// Words with which a statement begins: whatever stands before it has ended.
const VERBS: &str = "I add choose claim draw end exchange execute for if in junk lose may meld rearrange remove repeat restore return \
                     reveal score splay tally transfer tuck unsplay win";

fn is_one_of(token: &Token<'_>, words: &str) -> bool {
    matches!(token.kind, Kind::Word | Kind::Sign)
        && words.split_whitespace().any(|word| word == token.text)
}

/// Whether only a statement can begin with this token.
pub(crate) fn begins_statement(token: &Token<'_>) -> bool {
    is_one_of(token, VERBS)
}

/// Leaves out the ends of lines that are clearly not the ends of statements.
pub(crate) fn join_lines(tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let mut joined: Vec<Token<'_>> = Vec::new();
    let mut left = tokens.into_iter().peekable();
    while let Some(token) = left.next() {
        if token.kind != Kind::Newline {
            joined.push(token);
            continue;
        }
        let mut newlines = vec![token];
        while let Some(newline) = left.next_if(|token| token.kind == Kind::Newline) {
            newlines.push(newline);
        }
        if !left.peek().is_some_and(|next| goes_on(joined.last(), next)) {
            joined.append(&mut newlines);
        }
    }
    joined
}

/// Whether a line that ends with the first token goes on with the second.
pub(crate) fn goes_on(last: Option<&Token<'_>>, next: &Token<'_>) -> bool {
    let Some(last) = last else { return false };
    let ends = matches!(next.kind, Kind::End) || next.is("{") || next.is("}");
    let opens = last.is("{") || last.is("}");
    (is_one_of(next, GO_ON) && !opens)
        || (is_one_of(last, GOES_ON) && !ends && !begins_statement(next))
}

/// What is not dropped.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    Meaning,
    Everything,
}

struct Lexer<'t> {
    text: &'t str,
    here: usize,
    keep: Keep,
    tokens: Vec<Token<'t>>,
    misspellings: Vec<Misspelling>,
}

// Longer signs first: `<=` is not `<` and `=`.
const SIGNS: [&str; 17] =
    ["<=", ">=", "!=", "==", "{", "}", "(", ")", ",", ":", "=", "<", ">", "+", "-", "*", "/"];

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.here..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn push(&mut self, kind: Kind, text: &'t str, start: usize) {
        self.tokens.push(Token { kind, text, start, end: self.here });
    }

    /// Moves on as long as the letters are such, and returns what was passed.
    fn take_while(&mut self, such: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|letter| !such(letter)).unwrap_or(rest.len());
        self.here += length;
        &rest[..length]
    }

    fn token(&mut self, next: char) {
        let start = self.here;
        if next == '\n' {
            self.here += 1;
            self.push(Kind::Newline, "\n", start);
        } else if next.is_whitespace() || next == '\u{feff}' {
            self.here += next.len_utf8();
        } else if next == '#' {
            let comment = self.take_while(|letter| letter != '\n').trim_end();
            if self.keep == Keep::Everything {
                self.push(Kind::Comment, comment, start);
            }
        } else if next.is_ascii_digit() {
            let digits = self.take_while(|letter| letter.is_ascii_digit());
            self.push(Kind::Number, digits, start);
        } else if next.is_alphabetic() {
            self.word();
        } else if next == '"' {
            self.quoted();
        } else if let Some(sign) = SIGNS.iter().find(|sign| self.rest().starts_with(**sign)) {
            self.here += sign.len();
            self.push(Kind::Sign, sign, start);
        } else {
            self.foreign();
        }
    }

    fn word(&mut self) {
        let start = self.here;
        let word = self.take_while(|letter| letter.is_alphanumeric() || letter == '_');
        let rest = self.rest();
        // Word processors write the second kind of apostrophe.
        let Some(behind) = rest.strip_prefix('\'').or_else(|| rest.strip_prefix('’')) else {
            if self.keep == Keep::Everything || !matches!(word, "a" | "an" | "the") {
                self.push(Kind::Word, word, start);
            }
            return;
        };
        self.here = self.text.len() - behind.len();
        let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
        if let Some(behind) = behind.strip_prefix('s').filter(|rest| ends(rest)) {
            self.here = self.text.len() - behind.len();
        }
        self.push(Kind::Possessive, word, start);
    }

    fn quoted(&mut self) {
        let start = self.here;
        self.here += 1;
        let inside =
            self.take_while(|letter| letter != '"' && letter != '\n').trim_end_matches('\r');
        if self.rest().starts_with('"') {
            self.here += 1;
        } else {
            let message = format!("the name `{inside}` has no closing `\"`");
            self.misspelt(start, message, "names stand between two `\"` on one line");
        }
        // Names are shown in terminals, where such characters are commands.
        if inside.contains(char::is_control) {
            let inside = inside.escape_debug();
            let message = format!("the name `{inside}` has a letter that cannot be shown");
            self.misspelt(start, message, "remove it");
        }
        self.push(Kind::Text, inside, start);
    }

    fn foreign(&mut self) {
        let start = self.here;
        let known = |letter: char| {
            letter.is_alphanumeric()
                || letter.is_whitespace()
                || "#\"".contains(letter)
                || SIGNS.iter().any(|sign| sign.starts_with(letter))
        };
        // At least one letter, for `!` begins a sign but is none by itself.
        let first = self.peek().map_or(0, char::len_utf8);
        self.here += first;
        self.take_while(|letter| !known(letter));
        let message = format!("`{}` has no meaning", self.text[start..self.here].escape_debug());
        self.misspelt(start, message, "remove it; comments begin with `#`");
    }

    fn misspelt(&mut self, start: usize, message: String, help: &'static str) {
        self.misspellings.push(Misspelling { span: start..self.here, message, help });
    }
}
