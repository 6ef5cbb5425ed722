//! What `if you do` asks about: the statement right before it, and nothing else.

use super::{Parser, Read};
use crate::lex::Kind;
use crate::tree::{Number, Step, Test};

/// What stands right before a statement, with its first token and the one behind its last.
#[derive(Clone, Copy, Default)]
pub(super) enum Before {
    /// No `if` is being read.
    #[default]
    Elsewhere,
    /// It is the first of its block.
    Nothing,
    /// Something that can be done or not.
    CanBeDone,
    /// Something that was not understood.
    Doubtful,
    /// Something that always happens.
    AlwaysDone((usize, usize)),
    /// Something that is not done at all.
    CannotBeDone((usize, usize)),
}

impl Before {
    /// What the statement is for the one behind it.
    pub(super) const fn of(step: &Step, tokens: (usize, usize)) -> Before {
        match step {
            Step::Draw { may: false, times: Number::Fixed(1..), .. } => Before::AlwaysDone(tokens),
            Step::AddMarkers { .. }
            | Step::If { .. }
            | Step::ForEach { .. }
            | Step::Repeat { .. }
            | Step::EndDogma
            | Step::Win { .. }
            | Step::Lose => Before::CannotBeDone(tokens),
            _ => Before::CanBeDone,
        }
    }
}

/// How to ask about something else than the statement right before.
const NAME_IT: &str = "`if you do { }` asks about the statement right before it and belongs there; about an earlier one, give its cards a \
                       name with `as gone` and ask `if any gone { }`; for the opposite of another `if`, write `else { }`";

impl Parser<'_> {
    /// `you do` or `you do not`.
    pub(super) fn did(&mut self) -> Read<Test> {
        let token = self.next();
        self.expect("do")?;
        let not = self.eat("not");
        let message = match self.context.before {
            Before::CanBeDone | Before::Doubtful => None,
            Before::Elsewhere => Some("`you do` has a meaning behind `if` only".to_owned()),
            Before::Nothing => Some(
                "`you do` asks about nothing: no statement stands before it in this block"
                    .to_owned(),
            ),
            Before::AlwaysDone(tokens) => Some(format!(
                "`you do` asks about `{}`, which is always done",
                self.head_of(tokens)
            )),
            Before::CannotBeDone(tokens) => {
                let head = self.head_of(tokens);
                Some(format!("`you do` asks about `{head}`, which is neither done nor left undone"))
            }
        };
        if let Some(message) = message {
            self.complain(token, message, NAME_IT);
        }
        Ok(if not { Test::Not(Box::new(Test::Did)) } else { Test::Did })
    }

    /// A statement as it was written, as far as the block that it may have.
    fn head_of(&self, (first, behind): (usize, usize)) -> String {
        let tokens = &self.tokens[first..behind];
        let block = tokens.iter().position(|token| token.is("{"));
        let said = self.said(first, first + block.unwrap_or(tokens.len()));
        if block.is_some() { format!("{said} {{ … }}") } else { said }
    }

    /// The text between two tokens, in one line and without comments.
    pub(super) fn said(&self, first: usize, behind: usize) -> String {
        let tokens = self.tokens[first..behind].iter();
        let mut said = String::new();
        let mut end = None;
        for token in tokens.filter(|token| !matches!(token.kind, Kind::Newline | Kind::End)) {
            let span = token.span();
            if end.is_some_and(|end| end < span.start) {
                said.push(' ');
            }
            said.push_str(&self.text[span.clone()]);
            end = Some(span.end);
        }
        said
    }
}
