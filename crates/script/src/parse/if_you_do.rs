//! The test `you do`, which asks about the statement right before its `if`.

use super::{Parser, Read};
use crate::lex::TokenKind;
use crate::tree::{Number, Step, Test};

/// The statement before an `if`, as far as `you do` can ask about it. The pair of numbers is its range of tokens.
#[derive(Clone, Copy, Default)]
pub(super) enum PreviousStatement {
    /// The parser is not inside the test of an `if`.
    #[default]
    OutsideIf,
    /// There is none: the `if` is the first statement of its block.
    Nothing,
    /// A statement that can be done or not.
    CanBeDone,
    /// A statement with a mistake.
    Unreadable,
    /// A statement that is always done.
    AlwaysDone((usize, usize)),
    /// A statement that is neither done nor left undone, such as `repeat`.
    CannotBeDone((usize, usize)),
}

impl PreviousStatement {
    /// The kind of a statement, for an `if` after it.
    pub(super) const fn of(step: &Step, tokens: (usize, usize)) -> PreviousStatement {
        match step {
            Step::Draw { may: false, times: Number::Fixed(1..), .. } => {
                PreviousStatement::AlwaysDone(tokens)
            }
            Step::AddMarkers { .. }
            | Step::If { .. }
            | Step::ForEach { .. }
            | Step::Repeat { .. }
            | Step::EndDogma
            | Step::Win { .. }
            | Step::Lose => PreviousStatement::CannotBeDone(tokens),
            _ => PreviousStatement::CanBeDone,
        }
    }
}

/// The advice for a `you do` that asks about nothing.
const NAME_IT: &str = "put `if you do { }` right below the statement it asks about; to ask about an earlier one, give its cards a nickname \
                       with `as gone` and write `if any gone { }`; for the opposite of another `if`, write `else { }`";

impl Parser<'_> {
    /// Parses `you do` or `you do not`.
    pub(super) fn did(&mut self) -> Read<Test> {
        let token = self.next();
        self.expect("do")?;
        let not = self.eat("not");
        let message = match self.context.before {
            PreviousStatement::CanBeDone | PreviousStatement::Unreadable => None,
            PreviousStatement::OutsideIf => Some("`you do` can only follow `if`".to_owned()),
            PreviousStatement::Nothing => Some(
                "`you do` asks about nothing: it is the first statement of its block".to_owned(),
            ),
            PreviousStatement::AlwaysDone(tokens) => Some(format!(
                "`you do` asks about `{}`, which is always done",
                self.head_of(tokens)
            )),
            PreviousStatement::CannotBeDone(tokens) => {
                let head = self.head_of(tokens);
                Some(format!("`you do` asks about `{head}`, which is not an action"))
            }
        };
        if let Some(message) = message {
            self.complain(token, message, NAME_IT);
        }
        Ok(if not { Test::Not(Box::new(Test::Did)) } else { Test::Did })
    }

    /// The text of a statement up to its block, if it has one.
    fn head_of(&self, (first, behind): (usize, usize)) -> String {
        let tokens = &self.tokens[first..behind];
        let block = tokens.iter().position(|token| token.is("{"));
        let head = self.text_between(first, first + block.unwrap_or(tokens.len()));
        if block.is_some() { format!("{head} {{ … }}") } else { head }
    }

    /// The text of the tokens from `first` up to, but not including, `behind`, in one line and without comments.
    pub(super) fn text_between(&self, first: usize, behind: usize) -> String {
        let tokens = self.tokens[first..behind].iter();
        let mut text = String::new();
        let mut end = None;
        for token in
            tokens.filter(|token| !matches!(token.kind, TokenKind::Newline | TokenKind::End))
        {
            let span = token.span();
            if end.is_some_and(|end| end < span.start) {
                text.push(' ');
            }
            text.push_str(&self.text[span.clone()]);
            end = Some(span.end);
        }
        text
    }
}
