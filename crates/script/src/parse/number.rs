//! Numbers.

use super::reference::Trait;
use super::scope::Type;
use super::{Parser, Read};
use crate::lex::{Kind, Token};
use crate::tree::{Bound, Comparison, Number, Rounding, Seats};
use crate::word::Icon;

/// What a bracket contains, as far as the token behind it tells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bracket {
    Number,
    Cards,
    Unclear,
}

impl Parser<'_> {
    /// A number; `*` and `/` bind stronger than `+` and `-`.
    pub(super) fn number(&mut self) -> Read<Number> {
        let mut number = self.product()?;
        while let Some(sign) = self.eat_one_of(&["+", "-"]) {
            let (left, right) = (Box::new(number), Box::new(self.product()?));
            number =
                if sign == "+" { Number::Plus(left, right) } else { Number::Minus(left, right) };
        }
        Ok(number)
    }

    fn product(&mut self) -> Read<Number> {
        let mut number = self.factor()?;
        while let Some(sign) = self.eat_one_of(&["*", "/"]) {
            self.count_part()?;
            number = if sign == "*" {
                Number::Times(Box::new(number), Box::new(self.factor()?))
            } else {
                self.quotient(number)?
            };
        }
        Ok(number)
    }

    fn quotient(&mut self, number: Number) -> Read<Number> {
        let token = self.peek();
        let divisor = self.fixed_number()?;
        if divisor == 0 {
            self.complain(token, "nothing can be divided by `0`", "divide by 1 or more");
        }
        let rounding = if self.eat("rounded") {
            match self.eat_one_of(&Rounding::WORDS).and_then(Rounding::from_word) {
                Some(rounding) => rounding,
                None => return self.unexpected("`up` or `down`"),
            }
        } else {
            Rounding::Down
        };
        Ok(Number::Divided(Box::new(number), divisor, rounding))
    }

    /// Digits.
    pub(super) fn fixed_number(&mut self) -> Read<u8> {
        let token = self.peek();
        if token.kind != Kind::Number {
            return self.unexpected("a number in digits");
        }
        self.next();
        match token.text.parse() {
            Ok(number) => Ok(number),
            Err(_) => {
                let message = format!("`{}` is too large", token.text);
                self.fail(token, message, "numbers go up to 255")
            }
        }
    }

    fn factor(&mut self) -> Read<Number> {
        self.nested(|parser| {
            if parser.peek().kind == Kind::Number {
                return parser.fixed_number().map(Number::Fixed);
            }
            if let Some(word) = parser.eat_one_of(&["count", "value", "sum", "values", "number"]) {
                return parser.counted(word);
            }
            if parser.eat("total") {
                return match parser.markers() {
                    true => Ok(Number::Markers(Seats::All)),
                    false => parser.unexpected("`markers`"),
                };
            }
            if let Some(number) = parser.pointed_number()? {
                return Ok(number);
            }
            if let Some(whose) = parser.owner()? {
                return parser.owned_number(whose);
            }
            if parser.at("(") {
                return parser.bracketed(Self::number);
            }
            match parser.name_here() {
                Some(Bound::Number(slot)) => {
                    parser.next();
                    Ok(Number::Named(slot))
                }
                Some(other) => parser.wrong_type(other, Type::Number),
                None => parser.unexpected("a number"),
            }
        })
    }

    fn counted(&mut self, word: &'static str) -> Read<Number> {
        self.expect(if word == "values" { "in" } else { "of" })?;
        if word == "number" {
            return Ok(Number::Colors(Box::new(self.colors()?)));
        }
        let cards = Box::new(self.cards()?);
        Ok(match word {
            "count" => Number::Count(cards),
            "value" => Number::Value(cards),
            "sum" => Number::Sum(cards),
            _ => Number::Values(cards),
        })
    }

    /// `its value`, `gone's value` or `that value`, if one of them stands here.
    fn pointed_number(&mut self) -> Read<Option<Number>> {
        if self.has_trait(0, Trait::Value) {
            return Ok(Some(Number::Value(Box::new(self.trait_of(Trait::Value)?))));
        }
        if !self.has_that(0, Trait::Value) {
            return Ok(None);
        }
        match self.that(Trait::Value)? {
            Bound::Number(slot) => Ok(Some(Number::Named(slot))),
            other => self.wrong_type(other, Type::Number),
        }
    }

    /// Passes the word for markers, which was `tally` at first.
    fn markers(&mut self) -> bool {
        let at = self.position(0);
        let found = self.eat("markers");
        if found {
            self.respell(at..at + 1, &["tally"]);
        }
        // Not listed among the legal words.
        let first = self.peek().is("tally");
        if first && !found {
            self.next();
        }
        found || first
    }

    fn owned_number(&mut self, whose: Seats) -> Read<Number> {
        if self.eat("points") {
            return Ok(Number::Points(whose));
        }
        if self.markers() {
            return Ok(Number::Markers(whose));
        }
        if let Some(icon) = Icon::ALL.into_iter().find(|icon| self.eat(icon.word())) {
            return Ok(Number::Icons(whose, icon));
        }
        match self.name_ahead(0) {
            Some(name @ Bound::Icon(_)) => self.wrong_type(name, Type::Number),
            _ => self.unexpected_of_owner("an icon, `points` or `markers`"),
        }
    }

    /// Whether a number begins here.
    pub(super) fn begins_number(&mut self) -> bool {
        let words = ["count", "value", "sum", "values", "number", "total"];
        if self.peek().kind == Kind::Number || words.iter().any(|word| self.at(word)) {
            return true;
        }
        let owner = self.owner_length();
        if owner > 0 {
            let words = Icon::ALL.into_iter().map(Icon::word).chain(["points", "markers"]);
            return words.into_iter().any(|word| self.ahead(owner, word))
                || self.look(owner).is("tally")
                || self.has_trait(0, Trait::Value);
        }
        if self.at("(") {
            return self.bracket() == Bracket::Number;
        }
        self.has_trait(0, Trait::Value)
            || self.has_that(0, Trait::Value)
            || matches!(self.name_here(), Some(Bound::Number(_)))
    }

    /// What the bracket that opens here contains: the token behind its end tells.
    pub(super) fn bracket(&self) -> Bracket {
        let mut open = 0;
        let mut position = self.position(0);
        loop {
            let token = self.tokens[position];
            if token.is("(") {
                open += 1;
            } else if token.is(")") {
                open -= 1;
            } else if token.kind == Kind::End || token.is("{") || token.is("}") {
                return Bracket::Unclear;
            }
            position += 1;
            if open == 0 {
                break;
            }
        }
        let (behind, next) = (self.tokens[position], self.tokens.get(position + 1));
        let part = |at: usize| {
            self.tokens.get(at).is_some_and(|token| token.is("color") || token.is("value"))
        };
        let points = |next: &Token<'_>| {
            next.is("its")
                || next.is("that")
                || (next.kind == Kind::Possessive && part(position + 2))
        };
        let filters = next
            .is_some_and(|next| ["color", "colors", "value"].contains(&next.text) || points(next));
        match behind.text {
            "=" | "!=" | "<" | "<=" | ">" | ">=" | "==" | "+" | "-" | "*" | "/" => Bracket::Number,
            "highest" | "lowest" => Bracket::Number,
            "of" if !filters => Bracket::Number,
            "of" | "is" | "has" | "among" | "with" | "without" | "except" | "where" => {
                Bracket::Cards
            }
            "not" => Bracket::Cards,
            _ => Bracket::Unclear,
        }
    }

    /// Reads the sign of a comparison, if one stands here.
    pub(super) fn comparison(&mut self) -> Option<Comparison> {
        self.eat_one_of(&Comparison::WORDS).and_then(Comparison::from_word)
    }
}
