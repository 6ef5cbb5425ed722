//! Numbers.

use super::scope::Type;
use super::{Parser, Read};
use crate::lex::Kind;
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
                parser.expect("tally")?;
                return Ok(Number::Tally(Seats::All));
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

    fn owned_number(&mut self, whose: Seats) -> Read<Number> {
        if self.eat("points") {
            return Ok(Number::Points(whose));
        }
        if self.eat("tally") {
            return Ok(Number::Tally(whose));
        }
        if let Some(icon) = Icon::ALL.into_iter().find(|icon| self.eat(icon.word())) {
            return Ok(Number::Icons(whose, icon));
        }
        match self.name_ahead(0) {
            Some(name @ Bound::Icon(_)) => self.wrong_type(name, Type::Number),
            _ => self.unexpected_of_owner("an icon, `points` or `tally`"),
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
            let words = Icon::ALL.into_iter().map(Icon::word).chain(["points", "tally"]);
            return words.into_iter().any(|word| self.ahead(owner, word));
        }
        if self.at("(") {
            return self.bracket() == Bracket::Number;
        }
        matches!(self.name_here(), Some(Bound::Number(_)))
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
        let filters = next.is_some_and(|next| ["color", "colors", "value"].contains(&next.text));
        match behind.text {
            "=" | "!=" | "<" | "<=" | ">" | ">=" | "==" | "+" | "-" | "*" | "/" => Bracket::Number,
            "highest" | "lowest" => Bracket::Number,
            "of" if !filters => Bracket::Number,
            "of" | "is" | "has" | "among" | "with" | "without" | "except" | "where" => {
                Bracket::Cards
            }
            "not" if next.is_some_and(|next| next.is("of")) => Bracket::Cards,
            _ => Bracket::Unclear,
        }
    }

    /// Reads the sign of a comparison, if one stands here.
    pub(super) fn comparison(&mut self) -> Option<Comparison> {
        self.eat_one_of(&Comparison::WORDS).and_then(Comparison::from_word)
    }
}
