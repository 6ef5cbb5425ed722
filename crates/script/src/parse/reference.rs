//! Words that point back: `its`, `that`, and a name with `'s`.

use super::scope::Type;
use super::{Parser, Read};
use crate::lex::Kind;
use crate::tree::{Bound, Cards};

/// What a card has that can be asked for as `its …`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Trait {
    Color,
    Value,
}

impl Trait {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Trait::Color => "color",
            Trait::Value => "value",
        }
    }
}

impl Parser<'_> {
    /// Whether `its color` or `taken's color` stands so far ahead.
    pub(super) fn has_trait(&self, ahead: usize, of: Trait) -> bool {
        let token = self.look(ahead);
        let is_named = token.kind == Kind::Possessive
            && matches!(self.scope.lookup(token.text), Some(Bound::Cards(_)));
        (token.is("its") || is_named) && self.look(ahead + 1).is(of.word())
    }

    /// Whether `that color` or `that value` stands so far ahead.
    pub(super) fn has_that(&self, ahead: usize, of: Trait) -> bool {
        self.look(ahead).is("that") && self.look(ahead + 1).is(of.word())
    }

    /// The cards of `its color` or `taken's color`, which stands here.
    pub(super) fn trait_of(&mut self, of: Trait) -> Read<Cards> {
        let at = self.position(0);
        let token = self.next();
        self.next();
        let (word, cards) = if token.kind == Kind::Possessive {
            (token.text.to_owned(), self.scope.lookup(token.text))
        } else if self.context.candidate {
            self.respell(at..self.here, &[of.word(), "of", "candidate"]);
            return Ok(Cards::Candidate);
        } else {
            self.meant_by(at, "its", Type::Cards, of)?
        };
        self.respell(at..self.here, &[of.word(), "of", &word]);
        match cards {
            Some(Bound::Cards(slot)) => Ok(Cards::Named(slot)),
            _ => Err(super::Failed),
        }
    }

    /// What `that color` or `that value` stands for, which stands here.
    pub(super) fn that(&mut self, of: Trait) -> Read<Bound> {
        let at = self.position(0);
        self.skip(2);
        let wanted = if of == Trait::Color { Type::Colors } else { Type::Number };
        let (word, bound) = self.meant_by(at, "that", wanted, of)?;
        self.respell(at..self.here, &[&word]);
        bound.ok_or(super::Failed)
    }

    /// The name that a word points back to: the only one of its type, or for cards the one called `it`.
    fn meant_by(
        &mut self,
        at: usize,
        pointer: &'static str,
        of: Type,
        part: Trait,
    ) -> Read<(String, Option<Bound>)> {
        let part = part.word();
        let named: Vec<String> = self.scope.names_of(of).map(str::to_owned).collect();
        let it = named.iter().find(|name| *name == "it" && of == Type::Cards);
        let only = if named.len() == 1 { named.first() } else { it };
        if let Some(word) = only {
            return Ok((word.clone(), self.scope.lookup(word)));
        }
        let token = self.tokens[at];
        if named.is_empty() {
            let message = format!("`{pointer} {part}` has no meaning here: nothing has a name yet");
            let help = match of {
                Type::Cards => "name the card further up: `reveal one of your hand as it`",
                Type::Colors => "name the color further up: `choose color as hue`",
                _ => "name the value further up: `choose value as level`",
            };
            return self.fail(token, message, help);
        }
        let listed: Vec<String> = named.iter().map(|name| format!("`{name}`")).collect();
        let message = format!("`{pointer} {part}` could mean {}", listed.join(" or "));
        let said: Vec<String> = named
            .iter()
            .map(|name| match of {
                Type::Cards => format!("`{name}'s {part}`"),
                _ => format!("`{name}`"),
            })
            .collect();
        self.fail(token, message, &format!("say which: {}", said.join(" or ")))
    }
}
