//! The parser: turns tokens into trees, by recursive descent.
//!
//! After a mistake the parser skips the rest of the statement and continues with the next one, so one pass finds the
//! mistakes of the whole text. Nothing is loaded from a text with mistakes, so an incomplete tree does no harm.

mod advice;
mod card;
mod cards;
mod choice;
mod color;
mod everyday;
mod guard;
mod if_you_do;
mod number;
mod player;
mod reference;
mod respelling;
mod scope;
mod step;
mod test;
mod wording;

use std::borrow::Cow;
use std::ops::Range;

use crate::diagnostic::{self, Diagnostic};
use crate::lex::{self, Token, TokenKind};
use crate::library::Source;
use crate::tree::{Card, Name};
use crate::word::Editions;
use advice::earlier_advice;
use respelling::Respelling;
use scope::{Context, Scope};

/// The cards of a text, and the mistakes in it.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The cards in the order of the text. Cards with mistakes are incomplete.
    pub cards: Vec<Card>,
    /// The mistakes in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
    /// The bytes of each card's name.
    pub(crate) names: Vec<Range<usize>>,
    /// The names of cards that effects mention, with their bytes in the text.
    pub(crate) mentions: Vec<(String, Range<usize>)>,
}

/// Parses the cards of one text. Any text is accepted: mistakes are returned as diagnostics, and nothing panics.
///
/// # Examples
///
/// ```
/// use eureka_script::{Source, parse};
///
/// let source = Source { file: "empty.card".to_owned(), text: "card \"Nothing\" {\n}\n".to_owned() };
/// let parsed = parse(&source);
/// assert_eq!(parsed.cards[0].name, "Nothing");
/// assert_eq!(parsed.diagnostics[0].message, "\"Nothing\" has no age, no color, no icons, no effect");
/// ```
pub fn parse(source: &Source) -> Parsed {
    let mut parser = Parser::new(source);
    let (cards, names) = parser.file();
    let mut diagnostics = parser.diagnostics;
    diagnostics.sort_by_key(|problem| problem.span.start);
    Parsed { cards, diagnostics, names, mentions: parser.mentions }
}

/// The parser cannot continue with the statement. The reason has already been reported as a diagnostic.
struct Failed;

/// The result of a grammar rule.
type Read<T> = Result<T, Failed>;

/// The maximum nesting of expressions. It bounds the recursion of the parser, and so its stack.
const MAX_EXPRESSION_DEPTH: u32 = 32;
/// The maximum number of parts of one statement. It bounds the size of trees and the work of lookahead.
const MAX_STATEMENT_PARTS: u32 = 400;
/// The maximum nesting of blocks.
const MAX_BLOCK_DEPTH: u32 = 24;
/// The maximum number of statements in an effect.
const MAX_STATEMENTS: u32 = 500;
/// The maximum nesting of `where` and `has`. Each level tests every card or player once for each one of the level around
/// it, so the work grows exponentially with the nesting.
const MAX_NESTED_TESTS: u32 = 2;

#[derive(Default)]
struct Parser<'t> {
    file: &'t str,
    text: &'t str,
    tokens: Vec<Token<'t>>,
    /// The index of the next token.
    here: usize,
    /// The number of open round brackets. Line ends inside them are ignored.
    brackets: u32,
    diagnostics: Vec<Diagnostic>,
    /// The words that would have been legal at each token: every rule that looked for one and did not find it notes it
    /// here, for error messages.
    expected: Vec<Vec<Expected>>,
    scope: Scope,
    context: Context,
    mentions: Vec<(String, Range<usize>)>,
    /// The names mentioned by the current card, each once.
    card_mentions: Vec<String>,
    /// The names of the effects before the current one, which have lost their meaning.
    earlier_names: Vec<Name>,
    /// The tokens of the last statement of the current effect that `as` could give a name to its cards.
    unnamed: Option<(usize, usize)>,
    /// The index of the first token of the current card.
    card_start: usize,
    /// Each `or` between the piles that the current statement names.
    pile_ors: Vec<usize>,
    /// The nesting of the current expression.
    depth: u32,
    /// The nesting of the current block.
    blocks: u32,
    /// The number of parts of the current statement so far.
    parts: u32,
    /// The number of statements of the current effect so far.
    statements: u32,
    /// The number of `where` and `has` around the current token.
    nested_tests: u32,
    /// The editions for which the current effect is parsed.
    editions: Editions,
    /// The editions named by the current `effect` or `demand` block.
    block_editions: Editions,
    /// Whether the current effect has statements for single editions, such as `in fourth: draw 3`.
    guarded: bool,
    /// Whether the last filter is one whose original spelling ended with cards; see [`respelling`].
    points_back: bool,
    /// The tokens of the current card that count with another spelling in its fingerprint.
    respellings: Vec<Respelling>,
}

/// The state of the parser at an earlier token, to go back to.
#[derive(Clone, Copy)]
struct Checkpoint {
    here: usize,
    brackets: u32,
    diagnostics: usize,
    mentions: usize,
    card_mentions: usize,
    respellings: usize,
}

/// Something that would have been legal at a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    /// This word or sign.
    Word(&'static str),
    /// Any name in scope.
    Name,
}

impl<'t> Parser<'t> {
    fn new(source: &'t Source) -> Parser<'t> {
        let (tokens, errors) = lex::lex(&source.text);
        let tokens = lex::join_lines(tokens);
        let mut parser = Parser {
            file: &source.file,
            text: &source.text,
            expected: vec![Vec::new(); tokens.len()],
            tokens,
            ..Parser::default()
        };
        for error in errors {
            parser.report(error.span, error.message, Some(error.help));
        }
        parser
    }

    /// The index of the token that is `ahead` tokens after the next one. Skips line ends inside brackets.
    fn position(&self, ahead: usize) -> usize {
        let mut position = self.here;
        let mut left = ahead;
        loop {
            let kind = self.tokens[position].kind;
            if kind == TokenKind::End {
                return position;
            }
            if !(kind == TokenKind::Newline && self.brackets > 0) {
                if left == 0 {
                    return position;
                }
                left -= 1;
            }
            position += 1;
        }
    }

    fn look(&self, ahead: usize) -> Token<'t> {
        self.tokens[self.position(ahead)]
    }

    fn peek(&self) -> Token<'t> {
        self.look(0)
    }

    fn next(&mut self) -> Token<'t> {
        self.here = self.position(0);
        let token = self.tokens[self.here];
        if token.kind != TokenKind::End {
            self.here += 1;
        }
        token
    }

    fn skip(&mut self, tokens: usize) {
        for _ in 0..tokens {
            self.next();
        }
    }

    /// Whether the token `ahead` tokens after the next one is this word or sign. If not, notes that it was expected.
    fn ahead(&mut self, ahead: usize, word: &'static str) -> bool {
        let position = self.position(ahead);
        let found = self.tokens[position].is(word);
        if !found {
            self.expected[position].push(Expected::Word(word));
        }
        found
    }

    fn at(&mut self, word: &'static str) -> bool {
        self.ahead(0, word)
    }

    fn eat(&mut self, word: &'static str) -> bool {
        let found = self.at(word);
        if found {
            self.next();
        }
        found
    }

    /// Consumes the next token if it is one of these words, and returns the word.
    fn eat_one_of(&mut self, words: &[&'static str]) -> Option<&'static str> {
        words.iter().copied().find(|word| self.eat(word))
    }

    fn expect(&mut self, word: &'static str) -> Read<()> {
        if self.eat(word) { Ok(()) } else { self.unexpected(&format!("`{word}`")) }
    }

    fn skip_newlines(&mut self) {
        while self.tokens[self.here].kind == TokenKind::Newline {
            self.here += 1;
        }
    }

    /// Consumes the word if it is next, possibly after line ends.
    fn eat_on_next_line(&mut self, word: &'static str) -> bool {
        let before = self.here;
        self.skip_newlines();
        let found = self.eat(word);
        if !found {
            self.here = before;
        }
        found
    }

    fn statement_ends(&self) -> bool {
        let token = self.peek();
        matches!(token.kind, TokenKind::Newline | TokenKind::End) || token.is("}")
    }

    fn end_statement(&mut self) -> Read<()> {
        if self.statement_ends() { Ok(()) } else { self.unexpected("the end of the line") }
    }

    /// Runs a rule inside round brackets.
    fn bracketed<T>(&mut self, rule: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.expect("(")?;
        self.brackets += 1;
        let change = |context: &mut Context| (context.testing, context.outer) = (false, None);
        let inside = self.within(change, rule)?;
        if !self.at(")") {
            if self.tokens[self.here].kind == TokenKind::Newline {
                // The next line does not continue this one, so the bracket was probably meant to close here.
                self.brackets = 0;
            }
            return self.unexpected("`)`");
        }
        self.next();
        self.brackets -= 1;
        Ok(inside)
    }

    /// Runs a rule one nesting level deeper. Fails if that is too deep.
    fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.count_part()?;
        if self.depth == MAX_EXPRESSION_DEPTH {
            return self.too_long();
        }
        self.depth += 1;
        let read = rule(self);
        self.depth -= 1;
        read
    }

    fn count_part(&mut self) -> Read<()> {
        if self.parts == MAX_STATEMENT_PARTS {
            return self.too_long();
        }
        self.parts += 1;
        Ok(())
    }

    fn too_long<T>(&mut self) -> Read<T> {
        self.fail(
            self.peek(),
            "this statement is too long or too deeply nested",
            "split it: `choose … as part` gives a part of it a nickname",
        )
    }

    /// Runs a rule in a changed context.
    fn within<T>(
        &mut self,
        change: impl FnOnce(&mut Context),
        rule: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        let before = self.context;
        change(&mut self.context);
        let read = rule(self);
        self.context = before;
        read
    }

    /// Parses the test of a `where` or `has` in a changed context. Fails if too many of them are nested.
    fn nested_test<T>(
        &mut self,
        change: impl FnOnce(&mut Context),
        rule: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        if self.nested_tests == MAX_NESTED_TESTS {
            let message = "too many `where` and `has` inside each other";
            return self.fail(
                self.peek(),
                message,
                "give a part of it a nickname with `choose … as part`",
            );
        }
        self.nested_tests += 1;
        let read = self.within(
            |context| {
                context.outer = None;
                change(context);
            },
            rule,
        );
        self.nested_tests -= 1;
        read
    }

    /// Runs a rule. If it fails, restores the state and drops its diagnostics.
    fn attempt<T>(&mut self, rule: impl FnOnce(&mut Self) -> Read<T>) -> Option<T> {
        let checkpoint = self.checkpoint();
        let read = rule(self);
        if read.is_err() {
            self.back_to(checkpoint);
        }
        read.ok()
    }

    /// The current state, for [`back_to`](Self::back_to).
    fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            here: self.here,
            brackets: self.brackets,
            diagnostics: self.diagnostics.len(),
            mentions: self.mentions.len(),
            card_mentions: self.card_mentions.len(),
            respellings: self.respellings.len(),
        }
    }

    /// Goes back to a checkpoint and drops everything read since.
    fn back_to(&mut self, checkpoint: Checkpoint) {
        (self.here, self.brackets) = (checkpoint.here, checkpoint.brackets);
        self.diagnostics.truncate(checkpoint.diagnostics);
        self.mentions.truncate(checkpoint.mentions);
        self.card_mentions.truncate(checkpoint.card_mentions);
        self.respellings.truncate(checkpoint.respellings);
    }

    fn report(&mut self, span: Range<usize>, message: String, help: Option<String>) {
        // A mistake often causes a second one at the same place, which would only repeat it.
        if !self.diagnostics.iter().any(|other| other.span == span) {
            self.diagnostics.push(Diagnostic { file: self.file.to_owned(), span, message, help });
        }
    }

    /// Reports a mistake after which the statement can still be parsed.
    fn complain(&mut self, token: Token<'_>, message: impl Into<String>, help: &str) {
        self.report(token.span(), message.into(), Some(help.to_owned()));
    }

    fn fail<T>(&mut self, token: Token<'_>, message: impl Into<String>, help: &str) -> Read<T> {
        self.complain(token, message, help);
        Err(Failed)
    }

    /// Fails because the next token is not one of those expected.
    fn unexpected<T>(&mut self, wanted: &str) -> Read<T> {
        let mut position = self.position(0);
        let mut wanted = wanted;
        // After a complete expression only a filter begins with `of`, so the word after `of` is the wrong one.
        if self.tokens[position].is("of") && !self.expected[position + 1].is_empty() {
            position += 1;
            wanted = "`color` or `value`";
        }
        let token = self.tokens[position];
        let word =
            matches!(token.kind, TokenKind::Word | TokenKind::Possessive).then_some(token.text);
        let is_free = |word: &&str| self.scope.lookup(word).is_none() && !scope::is_reserved(word);
        let unknown_name =
            word.filter(is_free).filter(|_| self.expected[position].contains(&Expected::Name));
        let expected = format!("expected {wanted}, found {}", token.describe());
        let (message, help) =
            if let Some(name) = word.filter(is_free).and_then(|word| self.earlier_name(word)) {
                (format!("nothing here is called `{}`", name.word), Some(earlier_advice(name)))
            } else if let Some(advice) = self.phrase_advice(position, wanted) {
                (expected, Some(advice))
            } else if let Some(word) = unknown_name {
                let advice = self.unknown_name_advice(word, position);
                (format!("nothing here is called `{word}`"), Some(advice))
            } else {
                let near = word.and_then(|word| self.nearest_legal(word, position));
                let list = || match advice::example(wanted) {
                    Some(example) => Some(example.to_owned()),
                    None => diagnostic::list(&self.legal(position)),
                };
                (expected, near.or_else(list))
            };
        self.report(token.span(), message, help);
        Err(Failed)
    }

    /// The words that would have been legal at a token, as far as rules looked for them.
    fn legal(&self, position: usize) -> Vec<Cow<'static, str>> {
        let mut legal: Vec<Cow<'static, str>> = Vec::new();
        for expected in &self.expected[position] {
            match expected {
                Expected::Word(word) if !legal.iter().any(|other| other == word) => {
                    legal.push((*word).into());
                }
                Expected::Word(_) | Expected::Name => {}
            }
        }
        if self.expected[position].contains(&Expected::Name) {
            let names = self.scope.names().filter(|name| *name != self.tokens[position].text);
            legal.extend(names.map(|name| name.to_owned().into()));
        }
        legal
    }

    /// Notes that a name would have been legal as the next token.
    fn note_expected_name(&mut self) {
        let position = self.position(0);
        self.expected[position].push(Expected::Name);
    }
}
