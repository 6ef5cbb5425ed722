//! Grammar rules for references to something named earlier: `its color`, `that value`, `gone's color`.

use super::advice::earlier_advice;
use super::scope::Type;
use super::{Parser, Read};
use crate::lex::TokenKind;
use crate::tree::{Bound, Cards};

/// An attribute of a card that `its …` can refer to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Attribute {
    Color,
    Value,
}

impl Attribute {
    pub(super) const fn word(self) -> &'static str {
        match self {
            Attribute::Color => "color",
            Attribute::Value => "value",
        }
    }
}

impl Parser<'_> {
    /// Whether `its color` or `taken's color` follows after `ahead` tokens.
    pub(super) fn attribute_ahead(&self, ahead: usize, of: Attribute) -> bool {
        let token = self.look(ahead);
        let is_named = token.kind == TokenKind::Possessive
            && matches!(self.scope.lookup(token.text), Some(Bound::Cards(_)));
        (token.is("its") || is_named || self.is_candidate(token))
            && self.look(ahead + 1).is(of.word())
    }

    /// Whether `that color` or `that value` follows after `ahead` tokens.
    pub(super) fn that_ahead(&self, ahead: usize, of: Attribute) -> bool {
        self.look(ahead).is("that") && self.look(ahead + 1).is(of.word())
    }

    /// Parses `its color` or `taken's color`, which is next, and returns the cards it refers to.
    pub(super) fn attribute_owner(&mut self, of: Attribute) -> Read<Cards> {
        let at = self.position(0);
        let token = self.next();
        self.next();
        let is_candidate = self.is_candidate(token);
        let (word, cards) = if token.kind == TokenKind::Possessive && !is_candidate {
            (token.text.to_owned(), self.scope.lookup(token.text))
        } else if self.context.candidate {
            if is_candidate {
                self.check_it_in_where(token);
            }
            self.respell(at..self.here, &[of.word(), "of", "candidate"]);
            return Ok(Cards::Candidate);
        } else {
            self.resolve_pointer(at, "its", Type::Cards, of)?
        };
        self.respell(at..self.here, &[of.word(), "of", &word]);
        match cards {
            Some(Bound::Cards(slot)) => Ok(Cards::Named(slot)),
            _ => Err(super::Failed),
        }
    }

    /// Parses `that color` or `that value`, which is next, and returns the slot it refers to.
    pub(super) fn that(&mut self, of: Attribute) -> Read<Bound> {
        let at = self.position(0);
        self.skip(2);
        let wanted = if of == Attribute::Color { Type::Colors } else { Type::Number };
        let (word, bound) = self.resolve_pointer(at, "that", wanted, of)?;
        self.respell(at..self.here, &[&word]);
        bound.ok_or(super::Failed)
    }

    /// The name that a pointer such as `its` refers to: the only name of its type, or for cards the one called `it`.
    fn resolve_pointer(
        &mut self,
        at: usize,
        pointer: &'static str,
        of: Type,
        part: Attribute,
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
            let (message, help) = self.dangling_pointer(pointer, of, part);
            return self.fail(token, message, &help);
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

    /// Advice to name the cards of the last statement that could have an `as it`.
    pub(super) fn unnamed_advice(&self) -> Option<String> {
        let (first, behind) = self.unnamed?;
        let (line, statement) = (self.line_of(first), self.text_between(first, behind));
        Some(format!("add `as it` to line {line}: `{statement} as it`"))
    }

    /// The message and advice for a pointer such as `its color` in an effect without a name of its type.
    fn dangling_pointer(&self, pointer: &str, of: Type, part: &str) -> (String, String) {
        let what = if of == Type::Cards { "card" } else { part };
        if let Some(help) = self.unnamed_advice().filter(|_| of == Type::Cards) {
            return (format!("`{pointer} {part}` does not say which card is meant"), help);
        }
        let earlier = self.earlier_names.iter().rev().find(|name| Type::of(name.bound) == of);
        if let Some(name) = earlier {
            let message = format!(
                "`{pointer} {part}` has no meaning here: no {what} has a nickname in this effect"
            );
            return (message, earlier_advice(name));
        }
        let message =
            format!("`{pointer} {part}` has no meaning here: no {what} has a nickname yet");
        let help = match of {
            Type::Cards => "give the card a nickname further up: `return one of your hand as it`",
            Type::Colors => "choose the color further up: `choose color as hue`",
            _ => "choose the value further up: `choose value as level`",
        };
        (message, help.to_owned())
    }
}
