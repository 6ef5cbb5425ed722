//! Tokens to tree, by recursive descent.
//!
//! A mistake is reported where it is found and the rest of its statement is skipped, so one pass finds one mistake in
//! every statement. Nothing is loaded from a text with mistakes; the tree is then only as good as it could be made.

mod card;
mod cards;
mod choice;
mod color;
mod done;
mod guard;
mod number;
mod plain;
mod player;
mod reference;
mod scope;
mod step;
mod test;

use std::borrow::Cow;
use std::ops::Range;

use crate::diagnostic::{self, Diagnostic};
use crate::lex::{self, Kind, Token};
use crate::library::Source;
use crate::tree::Card;
use crate::word::Editions;
use plain::Respelling;
use scope::{Context, Scope};

/// What a text says, and what is wrong with it.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The cards in the order of the text; those with mistakes are incomplete.
    pub cards: Vec<Card>,
    /// The mistakes in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
    /// Where each card says its name.
    pub(crate) names: Vec<Range<usize>>,
    /// The cards that effects mention, and where.
    pub(crate) mentions: Vec<(String, Range<usize>)>,
}

/// Reads the cards of one text, whatever it contains.
pub fn parse(source: &Source) -> Parsed {
    let mut parser = Parser::new(source);
    let (cards, names) = parser.file();
    let mut diagnostics = parser.diagnostics;
    diagnostics.sort_by_key(|problem| problem.span.start);
    Parsed { cards, diagnostics, names, mentions: parser.mentions }
}

/// The statement cannot be read further; why has already been reported.
struct Failed;

type Read<T> = Result<T, Failed>;

/// How many expressions may stand inside each other; keeps our own stack small.
const DEEPEST: u32 = 32;
/// How many parts one statement may have; bounds the trees and the work of looking ahead.
const LONGEST: u32 = 400;
/// How many blocks may stand inside each other.
const DEEPEST_BLOCK: u32 = 24;
/// How many statements an effect may have.
const STATEMENTS: u32 = 500;
/// How many `where` and `has` may stand inside each other: each looks at every card or player for each one of the next.
const LOOKS: u32 = 2;

#[derive(Default)]
struct Parser<'t> {
    file: &'t str,
    text: &'t str,
    tokens: Vec<Token<'t>>,
    here: usize,
    /// Round brackets that are open; lines do not end inside them.
    brackets: u32,
    diagnostics: Vec<Diagnostic>,
    /// What was looked for at each token in vain: the words that would have been legal there.
    tried: Vec<Vec<Tried>>,
    scope: Scope,
    context: Context,
    mentions: Vec<(String, Range<usize>)>,
    /// The same for the card being read, each name once.
    card_mentions: Vec<String>,
    depth: u32,
    blocks: u32,
    parts: u32,
    /// Statements of the effect being read.
    statements: u32,
    /// `where` and `has` that are being read.
    looks: u32,
    /// The editions for which an effect is being read.
    editions: Editions,
    /// The editions of the block around it.
    block_editions: Editions,
    /// Whether the effect being read has statements of single editions.
    guarded: bool,
    /// Whether the filter read last is one in whose first words cards would have come last.
    points_back: bool,
    /// What the card being read says in later words of the language.
    respellings: Vec<Respelling>,
}

/// A place in the text, and what was known there.
#[derive(Clone, Copy)]
struct Mark {
    here: usize,
    brackets: u32,
    diagnostics: usize,
    mentions: usize,
    card_mentions: usize,
    respellings: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tried {
    Word(&'static str),
    Names,
}

impl<'t> Parser<'t> {
    fn new(source: &'t Source) -> Parser<'t> {
        let (tokens, misspellings) = lex::lex(&source.text);
        let tokens = lex::join_lines(tokens);
        let mut parser = Parser {
            file: &source.file,
            text: &source.text,
            tried: vec![Vec::new(); tokens.len()],
            tokens,
            ..Parser::default()
        };
        for mistake in misspellings {
            parser.report(mistake.span, mistake.message, Some(mistake.help.to_owned()));
        }
        parser
    }

    /// The position of the token that many places ahead.
    fn position(&self, ahead: usize) -> usize {
        let mut position = self.here;
        let mut left = ahead;
        loop {
            let kind = self.tokens[position].kind;
            if kind == Kind::End {
                return position;
            }
            if !(kind == Kind::Newline && self.brackets > 0) {
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
        if token.kind != Kind::End {
            self.here += 1;
        }
        token
    }

    fn skip(&mut self, tokens: usize) {
        for _ in 0..tokens {
            self.next();
        }
    }

    /// Whether this word or sign stands that many places ahead.
    fn ahead(&mut self, ahead: usize, word: &'static str) -> bool {
        let position = self.position(ahead);
        let found = self.tokens[position].is(word);
        if !found {
            self.tried[position].push(Tried::Word(word));
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

    /// Passes the first of these words that stands here, and says which.
    fn eat_one_of(&mut self, words: &[&'static str]) -> Option<&'static str> {
        words.iter().copied().find(|word| self.eat(word))
    }

    fn expect(&mut self, word: &'static str) -> Read<()> {
        if self.eat(word) { Ok(()) } else { self.unexpected(&format!("`{word}`")) }
    }

    fn skip_newlines(&mut self) {
        while self.tokens[self.here].kind == Kind::Newline {
            self.here += 1;
        }
    }

    /// Passes the word if it stands here or at the beginning of the next line that has anything.
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
        matches!(token.kind, Kind::Newline | Kind::End) || token.is("}")
    }

    fn end_statement(&mut self) -> Read<()> {
        if self.statement_ends() { Ok(()) } else { self.unexpected("the end of the line") }
    }

    /// Runs a rule between round brackets.
    fn bracketed<T>(&mut self, rule: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.expect("(")?;
        self.brackets += 1;
        let change = |context: &mut Context| (context.testing, context.outer) = (false, None);
        let inside = self.within(change, rule)?;
        if !self.at(")") {
            if self.tokens[self.here].kind == Kind::Newline {
                // Nothing on the next line goes on with this one, so the bracket was meant to end here.
                self.brackets = 0;
            }
            return self.unexpected("`)`");
        }
        self.next();
        self.brackets -= 1;
        Ok(inside)
    }

    /// Runs a rule one level further inside, unless that is too deep.
    fn nested<T>(&mut self, rule: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.count_part()?;
        if self.depth == DEEPEST {
            return self.too_long();
        }
        self.depth += 1;
        let read = rule(self);
        self.depth -= 1;
        read
    }

    fn count_part(&mut self) -> Read<()> {
        if self.parts == LONGEST {
            return self.too_long();
        }
        self.parts += 1;
        Ok(())
    }

    fn too_long<T>(&mut self) -> Read<T> {
        self.fail(
            self.peek(),
            "this statement is too long or too deeply nested",
            "split it: `choose … as name` gives a part of it a name",
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

    /// Reads the test of a `where` or `has`, in a changed context.
    fn looking<T>(
        &mut self,
        change: impl FnOnce(&mut Context),
        rule: impl FnOnce(&mut Self) -> Read<T>,
    ) -> Read<T> {
        if self.looks == LOOKS {
            let message = "too many `where` and `has` inside each other";
            return self.fail(
                self.peek(),
                message,
                "give a part of it a name with `choose … as name`",
            );
        }
        self.looks += 1;
        let read = self.within(
            |context| {
                context.outer = None;
                change(context);
            },
            rule,
        );
        self.looks -= 1;
        read
    }

    /// Runs a rule, and forgets that it ran if it fails.
    fn attempt<T>(&mut self, rule: impl FnOnce(&mut Self) -> Read<T>) -> Option<T> {
        let mark = self.mark();
        let read = rule(self);
        if read.is_err() {
            self.back_to(mark);
        }
        read.ok()
    }

    /// How far the text has been read.
    fn mark(&self) -> Mark {
        Mark {
            here: self.here,
            brackets: self.brackets,
            diagnostics: self.diagnostics.len(),
            mentions: self.mentions.len(),
            card_mentions: self.card_mentions.len(),
            respellings: self.respellings.len(),
        }
    }

    /// Forgets what was read behind a mark.
    fn back_to(&mut self, mark: Mark) {
        (self.here, self.brackets) = (mark.here, mark.brackets);
        self.diagnostics.truncate(mark.diagnostics);
        self.mentions.truncate(mark.mentions);
        self.card_mentions.truncate(mark.card_mentions);
        self.respellings.truncate(mark.respellings);
    }

    fn report(&mut self, span: Range<usize>, message: String, help: Option<String>) {
        // What follows from a mistake often complains about the same place once more.
        if !self.diagnostics.iter().any(|other| other.span == span) {
            self.diagnostics.push(Diagnostic { file: self.file.to_owned(), span, message, help });
        }
    }

    /// Reports a mistake that does not keep the rest of the statement from being read.
    fn complain(&mut self, token: Token<'_>, message: impl Into<String>, help: &str) {
        self.report(token.span(), message.into(), Some(help.to_owned()));
    }

    fn fail<T>(&mut self, token: Token<'_>, message: impl Into<String>, help: &str) -> Read<T> {
        self.complain(token, message, help);
        Err(Failed)
    }

    /// Fails because what stands here is not what should.
    fn unexpected<T>(&mut self, wanted: &str) -> Read<T> {
        let mut position = self.position(0);
        let mut wanted = wanted;
        // Only a filter goes on with `of`, so the word behind it must be the wrong one.
        if self.tokens[position].is("of") && !self.tried[position + 1].is_empty() {
            position += 1;
            wanted = "`color` or `value`";
        }
        let token = self.tokens[position];
        let word = matches!(token.kind, Kind::Word | Kind::Possessive).then_some(token.text);
        let named = self.tried[position].contains(&Tried::Names);
        let is_free = |word: &&str| self.scope.lookup(word).is_none() && !scope::is_reserved(word);
        let unknown_name = word.filter(is_free).filter(|_| named);
        let legal = self.legal(position);
        let near = word.and_then(|word| diagnostic::nearest(word, &legal));
        let (message, help) = if let Some(word) = unknown_name {
            let help = format!("a name gets its meaning further up in the same block: `as {word}`");
            (format!("nothing here is called `{word}`"), Some(near.unwrap_or(help)))
        } else {
            let message = format!("expected {wanted}, found {}", token.describe());
            (message, near.or_else(|| diagnostic::list(&legal)))
        };
        self.report(token.span(), message, help);
        Err(Failed)
    }

    /// The words that would have been legal at a place, as far as they were looked for.
    fn legal(&self, position: usize) -> Vec<Cow<'static, str>> {
        let mut legal: Vec<Cow<'static, str>> = Vec::new();
        for tried in &self.tried[position] {
            match tried {
                Tried::Word(word) if !legal.iter().any(|other| other == word) => {
                    legal.push((*word).into());
                }
                Tried::Word(_) | Tried::Names => {}
            }
        }
        if self.tried[position].contains(&Tried::Names) {
            let names = self.scope.names().filter(|name| *name != self.tokens[position].text);
            legal.extend(names.map(|name| name.to_owned().into()));
        }
        legal
    }

    /// Looks for a name here, in vain: the names in scope were legal words, too.
    fn tried_names(&mut self) {
        let position = self.position(0);
        self.tried[position].push(Tried::Names);
    }
}
