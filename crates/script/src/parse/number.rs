//! Grammar rules for numbers and comparisons.

use super::reference::Attribute;
use super::scope::Type;
use super::{Parser, Read};
use crate::lex::{Token, TokenKind};
use crate::tree::{Bound, Comparison, Number, Rounding, Seats};
use crate::word::Icon;

/// The content of a bracket, guessed from the token after it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BracketContent {
    Number,
    Cards,
    Unclear,
}

impl Parser<'_> {
    /// Parses a number. `*` and `/` bind more tightly than `+` and `-`.
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

    /// Parses a number written in digits.
    pub(super) fn fixed_number(&mut self) -> Read<u8> {
        let token = self.peek();
        if token.kind != TokenKind::Number {
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
            if parser.peek().kind == TokenKind::Number {
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

    /// Parses `its value`, `gone's value` or `that value`, if one of them is next.
    fn pointed_number(&mut self) -> Read<Option<Number>> {
        if self.attribute_ahead(0, Attribute::Value) {
            return Ok(Some(Number::Value(Box::new(self.attribute_owner(Attribute::Value)?))));
        }
        if !self.that_ahead(0, Attribute::Value) {
            return Ok(None);
        }
        match self.that(Attribute::Value)? {
            Bound::Number(slot) => Ok(Some(Number::Named(slot))),
            other => self.wrong_type(other, Type::Number),
        }
    }

    /// Consumes the word for markers, whose original spelling was `tally`.
    fn markers(&mut self) -> bool {
        let at = self.position(0);
        let found = self.eat("markers");
        if found {
            self.respell(at..at + 1, &["tally"]);
        }
        // `peek` instead of `eat`, so that messages do not list the old word among the legal ones.
        let is_original = self.peek().is("tally");
        if is_original && !found {
            self.next();
        }
        found || is_original
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

    /// Whether the next tokens begin a number.
    pub(super) fn begins_number(&mut self) -> bool {
        let words = ["count", "value", "sum", "values", "number", "total"];
        if self.peek().kind == TokenKind::Number || words.iter().any(|word| self.at(word)) {
            return true;
        }
        let owner = self.owner_length();
        if owner > 0 {
            let words = Icon::ALL.into_iter().map(Icon::word).chain(["points", "markers"]);
            return words.into_iter().any(|word| self.ahead(owner, word))
                || self.look(owner).is("tally")
                || self.attribute_ahead(0, Attribute::Value);
        }
        if self.at("(") {
            return self.bracket_content() == BracketContent::Number;
        }
        self.attribute_ahead(0, Attribute::Value)
            || self.that_ahead(0, Attribute::Value)
            || matches!(self.name_here(), Some(Bound::Number(_)))
    }

    /// Guesses the content of the bracket that is next from the tokens after its end.
    pub(super) fn bracket_content(&self) -> BracketContent {
        let mut open = 0;
        let mut position = self.position(0);
        loop {
            let token = self.tokens[position];
            if token.is("(") {
                open += 1;
            } else if token.is(")") {
                open -= 1;
            } else if token.kind == TokenKind::End || token.is("{") || token.is("}") {
                return BracketContent::Unclear;
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
                || (next.kind == TokenKind::Possessive && part(position + 2))
        };
        let filters = next
            .is_some_and(|next| ["color", "colors", "value"].contains(&next.text) || points(next));
        match behind.text {
            "=" | "!=" | "<" | "<=" | ">" | ">=" | "==" | "+" | "-" | "*" | "/" => {
                BracketContent::Number
            }
            "highest" | "lowest" => BracketContent::Number,
            "of" if !filters => BracketContent::Number,
            "of" | "is" | "has" | "among" | "with" | "without" | "except" | "where" => {
                BracketContent::Cards
            }
            "not" => BracketContent::Cards,
            _ => BracketContent::Unclear,
        }
    }

    /// Parses the sign of a comparison, if it is next.
    pub(super) fn comparison(&mut self) -> Option<Comparison> {
        self.eat_one_of(&Comparison::WORDS).and_then(Comparison::from_word)
    }
}
