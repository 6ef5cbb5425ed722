//! The lexer: splits a text into words, numbers, quoted texts, signs and line ends.
//!
//! It drops comments and the articles `a`, `an` and `the`, so no rule of the grammar has to handle them.

use std::ops::Range;

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A word of the language or a name.
    Word,
    /// A word followed by `'s` or `'`.
    Possessive,
    /// Digits.
    Number,
    /// A text in quotes.
    Text,
    /// Punctuation or an operator.
    Sign,
    /// A comment. Only [`lex_everything`] returns these.
    Comment,
    /// The end of a line.
    Newline,
    /// The end of the file.
    End,
}

/// A token and its position in the text.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'t> {
    /// The kind.
    pub(crate) kind: TokenKind,
    /// The text: a possessive without its `'s`, a quoted text without its quotes, anything else as written.
    pub(crate) text: &'t str,
    start: usize,
    end: usize,
}

impl Token<'_> {
    /// The bytes of the token. The span of a line end is empty.
    pub(crate) fn span(&self) -> Range<usize> {
        let end = if self.kind == TokenKind::Newline { self.start } else { self.end };
        self.start..end
    }

    /// Whether the token is this word or sign.
    pub(crate) fn is(&self, word: &str) -> bool {
        matches!(self.kind, TokenKind::Word | TokenKind::Sign) && self.text == word
    }

    /// The name of the token in messages.
    pub(crate) fn describe(&self) -> String {
        match self.kind {
            TokenKind::Newline => "the end of the line".to_owned(),
            TokenKind::End => "the end of the file".to_owned(),
            TokenKind::Comment => "a comment".to_owned(),
            TokenKind::Text => format!("\"{}\"", self.text),
            TokenKind::Possessive if self.text.ends_with('s') => format!("`{}'`", self.text),
            TokenKind::Possessive => format!("`{}'s`", self.text),
            TokenKind::Word | TokenKind::Number | TokenKind::Sign => format!("`{}`", self.text),
        }
    }
}

/// A mistake in the characters of a text, found before parsing.
pub(crate) struct LexError {
    /// The bytes with the mistake.
    pub(crate) span: Range<usize>,
    /// The message.
    pub(crate) message: String,
    /// The advice shown below the message.
    pub(crate) help: String,
}

/// Splits a text into tokens. The last one is [`TokenKind::End`].
pub(crate) fn lex(text: &str) -> (Vec<Token<'_>>, Vec<LexError>) {
    lex_with(text, Keep::MeaningfulOnly)
}

/// Splits a text into tokens and keeps the articles and comments, which have no meaning for the game.
pub(crate) fn lex_everything(text: &str) -> Vec<Token<'_>> {
    lex_with(text, Keep::Everything).0
}

fn lex_with(text: &str, keep: Keep) -> (Vec<Token<'_>>, Vec<LexError>) {
    let mut lexer = Lexer { text, here: 0, keep, tokens: Vec::new(), errors: Vec::new() };
    while let Some(next) = lexer.peek() {
        lexer.token(next);
    }
    lexer.push(TokenKind::End, "", text.len());
    (lexer.tokens, lexer.errors)
}

/// The words and signs that never begin a statement. A line that begins with one continues the line before it.
const CONTINUATION_STARTS: &str = "where to as with without except and or of not is has among times from , = != < <= > >= + - * /";

/// The words and signs that never end a statement. A line that ends with one continues on the next line.
const CONTINUATION_ENDS: &str = "where to except and or has , = != < <= > >= + - * /";

/// The words that begin a statement and so end the statement before it.
const STATEMENT_WORDS: &str = "I add choose claim draw end exchange execute for if in junk lose may meld rearrange remove repeat restore return \
                     reveal score splay tally transfer tuck unsplay win";

fn is_one_of(token: &Token<'_>, words: &str) -> bool {
    matches!(token.kind, TokenKind::Word | TokenKind::Sign)
        && words.split_whitespace().any(|word| word == token.text)
}

/// Whether this token always begins a statement.
pub(crate) fn begins_statement(token: &Token<'_>) -> bool {
    is_one_of(token, STATEMENT_WORDS)
}

/// Removes the line ends that cannot be the ends of statements.
pub(crate) fn join_lines(tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let mut joined: Vec<Token<'_>> = Vec::new();
    let mut left = tokens.into_iter().peekable();
    while let Some(token) = left.next() {
        if token.kind != TokenKind::Newline {
            joined.push(token);
            continue;
        }
        let mut newlines = vec![token];
        while let Some(newline) = left.next_if(|token| token.kind == TokenKind::Newline) {
            newlines.push(newline);
        }
        if !left.peek().is_some_and(|next| continues(joined.last(), next)) {
            joined.append(&mut newlines);
        }
    }
    joined
}

/// Whether a line that ends with the token `last` continues with the token `next` on the following line.
pub(crate) fn continues(last: Option<&Token<'_>>, next: &Token<'_>) -> bool {
    let Some(last) = last else { return false };
    let ends = matches!(next.kind, TokenKind::End) || next.is("{") || next.is("}");
    let opens = last.is("{") || last.is("}");
    (is_one_of(next, CONTINUATION_STARTS) && !opens)
        || (is_one_of(last, CONTINUATION_ENDS) && !ends && !begins_statement(next))
}

/// The tokens that the lexer returns.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    /// All but comments and articles.
    MeaningfulOnly,
    Everything,
}

struct Lexer<'t> {
    text: &'t str,
    here: usize,
    keep: Keep,
    tokens: Vec<Token<'t>>,
    errors: Vec<LexError>,
}

/// The signs of the language. Longer ones come first, so that `<=` is not read as `<` and `=`.
const SIGNS: [&str; 17] =
    ["<=", ">=", "!=", "==", "{", "}", "(", ")", ",", ":", "=", "<", ">", "+", "-", "*", "/"];

/// The quotes around names. Word processors write the curly ones.
const QUOTES: [char; 4] = ['"', '“', '”', '„'];

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.here..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn push(&mut self, kind: TokenKind, text: &'t str, start: usize) {
        self.tokens.push(Token { kind, text, start, end: self.here });
    }

    /// Consumes characters as long as they satisfy `accept`, and returns them.
    fn take_while(&mut self, accept: impl Fn(char) -> bool) -> &'t str {
        let rest = self.rest();
        let length = rest.find(|letter| !accept(letter)).unwrap_or(rest.len());
        self.here += length;
        &rest[..length]
    }

    fn token(&mut self, next: char) {
        let start = self.here;
        if next == '\n' {
            self.here += 1;
            self.push(TokenKind::Newline, "\n", start);
        } else if next.is_whitespace() || next == '\u{feff}' {
            self.here += next.len_utf8();
        } else if next == '#' {
            let comment = self.take_while(|letter| letter != '\n').trim_end();
            if self.keep == Keep::Everything {
                self.push(TokenKind::Comment, comment, start);
            }
        } else if next.is_ascii_digit() {
            let digits = self.take_while(|letter| letter.is_ascii_digit());
            self.push(TokenKind::Number, digits, start);
        } else if next.is_alphabetic() {
            self.word();
        } else if QUOTES.contains(&next) {
            self.quoted(next);
        } else if let Some(sign) = SIGNS.iter().find(|sign| self.rest().starts_with(**sign)) {
            self.here += sign.len();
            self.push(TokenKind::Sign, sign, start);
        } else {
            self.unknown_characters();
        }
    }

    fn word(&mut self) {
        let start = self.here;
        let word = self.take_while(|letter| letter.is_alphanumeric() || letter == '_');
        let rest = self.rest();
        // Word processors write the second kind of apostrophe.
        let Some(behind) = rest.strip_prefix('\'').or_else(|| rest.strip_prefix('’')) else {
            if self.keep == Keep::Everything || !matches!(word, "a" | "an" | "the") {
                self.push(TokenKind::Word, word, start);
            }
            return;
        };
        let ends = |rest: &str| !rest.starts_with(char::is_alphanumeric);
        if let Some(behind) =
            behind.strip_prefix('t').filter(|rest| word.ends_with('n') && ends(rest))
        {
            // `don't` is one word, which no rule accepts, but messages quote it.
            self.here = self.text.len() - behind.len();
            return self.push(TokenKind::Word, &self.text[start..self.here], start);
        }
        self.here = self.text.len() - behind.len();
        if let Some(behind) = behind.strip_prefix('s').filter(|rest| ends(rest)) {
            self.here = self.text.len() - behind.len();
        }
        self.push(TokenKind::Possessive, word, start);
    }

    fn quoted(&mut self, quote: char) {
        let start = self.here;
        self.here += quote.len_utf8();
        // A name in straight quotes may contain curly ones.
        let closes =
            |letter: char| if quote == '"' { letter == '"' } else { QUOTES.contains(&letter) };
        let inside =
            self.take_while(|letter| !closes(letter) && letter != '\n').trim_end_matches('\r');
        if let Some(end) = self.peek().filter(|letter| closes(*letter)) {
            self.here += end.len_utf8();
        } else {
            let message = format!("the name `{inside}` has no closing `\"`");
            self.report(start, message, "a name has a `\"` before and after it, on one line");
        }
        // Names are shown in terminals, which interpret control characters as commands.
        if inside.contains(char::is_control) {
            let inside = inside.escape_debug();
            let message = format!("the name `{inside}` has a letter that cannot be shown");
            self.report(start, message, "remove it");
        }
        if !self.possessive_of_card(start) {
            self.push(TokenKind::Text, inside, start);
        }
    }

    /// Reads the `'s` behind the name of a card, if it is next, and reports it. The whole is one token, so that the parser
    /// does not report the same place again.
    fn possessive_of_card(&mut self, start: usize) -> bool {
        let (name, rest) = (&self.text[start..self.here], self.rest());
        let ending = ["'s", "’s"].into_iter().find(|ending| rest.starts_with(ending));
        let Some(behind) = ending.and_then(|ending| rest.strip_prefix(ending)) else {
            return false;
        };
        if behind.starts_with(char::is_alphanumeric) {
            return false;
        }
        self.here = self.text.len() - behind.len();
        let is_color = behind.trim_start().starts_with("color");
        let is_filter = self.tokens.last().is_some_and(|token| token.is("of"));
        let help = match (is_filter, is_color) {
            (false, false) => format!("write `value of {name}`"),
            (false, true) => format!("write `color of {name}`"),
            (true, false) => format!("write `where its value = value of {name}`"),
            (true, true) => format!("write `where it is color of {name}`"),
        };
        self.report(start, "the name of a card has no `'s`".to_owned(), &help);
        self.push(TokenKind::Possessive, name, start);
        true
    }

    /// Reports characters that no token begins with.
    fn unknown_characters(&mut self) {
        let start = self.here;
        let known = |letter: char| {
            letter.is_alphanumeric()
                || letter.is_whitespace()
                || letter == '#'
                || QUOTES.contains(&letter)
                || SIGNS.iter().any(|sign| sign.starts_with(letter))
        };
        // At least one character is consumed, also a `!`, which begins a sign but is not one by itself.
        let first = self.peek().map_or(0, char::len_utf8);
        self.here += first;
        self.take_while(|letter| !known(letter));
        // Only control characters need the escape. An apostrophe with a backslash would confuse the author.
        let shown = self.text[start..self.here].escape_debug().to_string().replace("\\'", "'");
        let message = format!("`{shown}` has no meaning");
        self.report(start, message, "remove it; comments begin with `#`");
    }

    fn report(&mut self, start: usize, message: String, help: &str) {
        self.errors.push(LexError { span: start..self.here, message, help: help.to_owned() });
    }
}
