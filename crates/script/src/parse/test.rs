//! Grammar rules for the tests of `if`, `where` and `has`.

use super::number::BracketContent;
use super::{Parser, Read};
use crate::lex::TokenKind;
use crate::tree::{Cards, Filter, Quantity, Test};

/// The cards before `has`.
struct Subject {
    cards: Cards,
    /// The index of their first token.
    start: usize,
    /// The number of their parts.
    parts: u32,
    /// The number of respellings before them.
    respellings: usize,
}

impl Parser<'_> {
    /// Parses a test. `and` binds more tightly than `or`.
    pub(super) fn test(&mut self) -> Read<Test> {
        self.within(
            |context| context.testing = true,
            |parser| {
                let mut tests = vec![parser.conjunction()?];
                while parser.eat("or") {
                    tests.push(parser.conjunction()?);
                }
                Ok(only_or(tests, Test::Or))
            },
        )
    }

    fn conjunction(&mut self) -> Read<Test> {
        let mut tests = vec![self.simple_test()?];
        while self.eat("and") {
            tests.push(self.simple_test()?);
        }
        Ok(only_or(tests, Test::And))
    }

    fn simple_test(&mut self) -> Read<Test> {
        self.nested(|parser| {
            if parser.eat("not") {
                return Ok(Test::Not(Box::new(parser.simple_test()?)));
            }
            if parser.eat("any") {
                let start = parser.position(0);
                let cards = parser.cards()?;
                parser.check_no_test_behind("any", start)?;
                return Ok(Test::Any(cards));
            }
            if Quantity::WORDS.iter().any(|word| parser.at(word)) {
                return parser.quantified();
            }
            if parser.at("you") {
                return parser.did();
            }
            if parser.at("(") {
                return match parser.bracket_content() {
                    BracketContent::Number => parser.compared(),
                    BracketContent::Cards => parser.cards_test(),
                    BracketContent::Unclear => parser.bracketed(Self::test),
                };
            }
            if parser.begins_number() { parser.compared() } else { parser.cards_test() }
        })
    }

    /// Parses `every PLAYER has`, `some PLAYER has`, `no PLAYER has`, or `no CARDS`.
    fn quantified(&mut self) -> Read<Test> {
        let quantity = Quantity::from_word(self.next().text).unwrap_or(Quantity::No);
        let about_cards = quantity == Quantity::No && self.owner_length() > 0 && !self.at_team();
        let seats = if about_cards { None } else { self.seats_without_test()? };
        let Some(seats) = seats else {
            if quantity == Quantity::No {
                let start = self.position(0);
                let cards = self.cards()?;
                self.check_no_test_behind("no", start)?;
                return Ok(Test::No(cards));
            }
            return self.unexpected("`player`, `opponent` or `other player`");
        };
        self.expect("has")?;
        let test = self.nested_test(|context| context.their = true, Self::simple_test)?;
        Ok(Test::Players(quantity, seats, Box::new(test)))
    }

    fn compared(&mut self) -> Read<Test> {
        let left = self.number()?;
        match self.comparison() {
            Some(comparison) => Ok(Test::Compare(left, comparison, self.number()?)),
            None => self.unexpected("a comparison"),
        }
    }

    /// Parses a test that begins with cards. Cards alone are not a test, so every `and` before `is`, `has` or `among` joins
    /// cards.
    fn cards_test(&mut self) -> Read<Test> {
        let start = self.position(0);
        let (parts, respellings) = (self.parts, self.respellings.len());
        let cards = self.within(|context| context.testing = false, Self::cards)?;
        if self.eat("is") {
            let not = self.eat_negation("not", start);
            let test = self.is(cards, start)?;
            return Ok(if not { Test::Not(Box::new(test)) } else { test });
        }
        if self.eat("has") {
            let parts = self.parts - parts;
            return self.has(Subject { cards, start, parts, respellings });
        }
        if self.eat("among") {
            return Ok(Test::Among(cards, self.cards()?));
        }
        let token = self.peek();
        if token.kind == TokenKind::Sign && token.text.contains(['=', '<', '>']) {
            let message = format!("cards cannot be compared with `{}`", token.text);
            return self.fail(token, message, "compare `count of` or `value of` the cards");
        }
        self.unexpected("`is`, `has` or `among`")
    }

    /// Parses the icons after `has`. `it has crown or castle` is short for `( it has crown or it has castle )`.
    fn has(&mut self, subject: Subject) -> Read<Test> {
        let (start, at) = (subject.start, self.position(0));
        let not = self.eat("no");
        if not {
            self.respell(at..at + 1, &[]);
        }
        let any = |filter| Test::Any(Cards::Filtered(Box::new(subject.cards.clone()), filter));
        let mut alternatives = vec![vec![any(self.with_filter()?)]];
        let mut joined = false;
        while (self.at("or") || self.at("and")) && self.with_filter_ahead(1) {
            let sign = self.next();
            if not && sign.is("and") {
                let cards = self.text_between(start, at - 1);
                let help = format!(
                    "write `{cards} has no … and {cards} has no …`, or `not ({cards} has … and {cards} has …)`"
                );
                return self.fail(sign, "`has no` with `and` could mean two things", &help);
            }
            self.repeat_subject(&subject, at)?;
            let test = any(self.with_filter()?);
            match alternatives.last_mut() {
                Some(all) if sign.is("and") => all.push(test),
                _ => alternatives.push(vec![test]),
            }
            joined = true;
        }
        if joined {
            self.count_brackets(start..self.here);
        }
        let tests = alternatives.into_iter().map(|all| only_or(all, Test::And)).collect();
        let test = only_or(tests, Test::Or);
        if not {
            self.insert_before("not", start);
            return Ok(Test::Not(Box::new(test)));
        }
        Ok(test)
    }

    /// Makes the subject of a test count once more before the next token.
    fn repeat_subject(&mut self, subject: &Subject, behind: usize) -> Read<()> {
        // The tree repeats the cards, so their parts count again.
        for _ in 0..subject.parts {
            self.count_part()?;
        }
        let words = self.words_since(subject.respellings, subject.start..behind);
        self.insert_words_before(&words, self.position(0));
        Ok(())
    }

    fn is(&mut self, cards: Cards, start: usize) -> Read<Test> {
        let token = self.peek();
        if self.eat("splayed") {
            let direction = self.direction();
            return match cards {
                Cards::Piles(seats, colors) => Ok(Test::Splayed(seats, colors, direction)),
                _ => self.fail(
                    token,
                    "only a pile can be `splayed`",
                    "name the pile by its color: `your red is splayed`",
                ),
            };
        }
        if self.at("of") {
            return self.is_of_color(cards, start);
        }
        let filter = Filter::OfColor(self.colors()?);
        Ok(Test::Any(Cards::Filtered(Box::new(cards), filter)))
    }

    /// Parses `of color on your board`, `of its color` or `of` followed by other colors, after `is`.
    fn is_of_color(&mut self, cards: Cards, start: usize) -> Read<Test> {
        let at = self.position(0);
        let any = |colors| Test::Any(Cards::Filtered(Box::new(cards), Filter::OfColor(colors)));
        let named = self.ahead(1, "color");
        if named && let Some(found) = self.colors_on_board()? {
            self.respell(at..found.end, &["color", "of"]);
            if found.is_there {
                return Ok(any(found.colors));
            }
            self.insert_before("not", start);
            return Ok(Test::Not(Box::new(any(found.colors))));
        }
        self.skip(if named { 2 } else { 1 });
        self.respell(at..self.here, &[]);
        Ok(any(self.colors()?))
    }

    /// Consumes a word that negates the test. In the original spelling, `not` came at the beginning of the test.
    fn eat_negation(&mut self, word: &'static str, start: usize) -> bool {
        let at = self.position(0);
        let found = self.eat(word);
        if found {
            self.respell(at..at + 1, &[]);
            self.insert_before("not", start);
        }
        found
    }
}

/// The only test, or several joined to one.
fn only_or(mut tests: Vec<Test>, join: impl FnOnce(Vec<Test>) -> Test) -> Test {
    if tests.len() == 1 { tests.remove(0) } else { join(tests) }
}
