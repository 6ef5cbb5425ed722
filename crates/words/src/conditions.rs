//! Conditions of «if» as texts.

use crate::cards::Quantity;
use crate::clauses::tested;
use crate::comparisons::opposite;
use crate::players::Role;
use crate::say::args;
use crate::speech::{Conjunction, Plurality, Speech};
use eureka_innovation::Splay;
use eureka_script::tree::{Cards, ColorSet, Filter, Rank, Test};

impl<'a> Speech<'a> {
    /// A condition, or its opposite if `truth` is false.
    pub(crate) fn test(self, test: &'a Test, truth: bool) -> String {
        match test {
            Test::Any(cards) => self.any(cards, truth),
            Test::No(cards) => self.any(cards, !truth),
            Test::Among(cards, others) => self.among(cards, others, truth),
            Test::Compare(left, comparison, right) => {
                let comparison = if truth { *comparison } else { opposite(*comparison) };
                self.compare(left, comparison, right)
            }
            Test::Splayed(seats, colors, direction) => {
                let piles = self.piles(seats, false, colors);
                let direction = direction.map_or("any", Splay::word);
                self.plain("test-splayed", &args![piles, direction, truth])
            }
            Test::Players(how_many, seats, test) => self.quantified(*how_many, seats, test, truth),
            Test::Did => self.plain("test-did", &args![truth]),
            Test::And(tests) => {
                self.joined(if truth { Conjunction::And } else { Conjunction::Or }, tests, truth)
            }
            Test::Or(tests) => {
                self.joined(if truth { Conjunction::Or } else { Conjunction::And }, tests, truth)
            }
            Test::Not(test) => self.test(test, !truth),
        }
    }

    fn joined(self, conjunction: Conjunction, tests: &'a [Test], truth: bool) -> String {
        let part = |(place, test): (usize, &'a Test)| {
            // The cards of the condition before have just been named, so a pronoun will do.
            let before = place.checked_sub(1).and_then(|place| tested(&tests[place]));
            let text = self.again(before.or(self.again)).test(test, truth);
            let either = matches!(
                (conjunction, test, truth),
                (Conjunction::And, Test::Or(_), true) | (Conjunction::And, Test::And(_), false)
            );
            if either { self.plain("test-either", &args![test = text]) } else { text }
        };
        self.texts(conjunction, tests.iter().enumerate().map(part))
    }

    fn any(self, cards: &'a Cards, truth: bool) -> String {
        if let Cards::Named(slot) = cards {
            let (verb, number, ordinal) = self.named_by(*slot);
            return self.plain("test-verb", &args![verb, number, ordinal, truth]);
        }
        let (definite, filters) = filtered(cards);
        let several = filters.len() > 1 && !self.is_single(definite);
        if self.shape(definite).is_none() && !filters.is_empty() && !several {
            let conjunction = if truth { Conjunction::And } else { Conjunction::Or };
            let tests = filters.iter().map(|filter| self.predicate(definite, filter, truth));
            return self.texts(conjunction, tests);
        }
        let (id, quantity) =
            if truth { ("test-any", Quantity::One) } else { ("test-no", Quantity::Bare) };
        self.plain(id, &args![cards = self.cards(cards, quantity, Rank::Any, Role::In)])
    }

    fn predicate(self, cards: &'a Cards, filter: &'a Filter, truth: bool) -> String {
        let number = Plurality::of(self.is_single(cards));
        let subject = args![cards = self.all_of(cards), number, truth];
        match filter {
            Filter::With(icon) => {
                self.plain("test-with", &args![icon = self.one_icon(*icon), ..subject])
            }
            Filter::Without(icon) => {
                self.plain("test-without", &args![icon = self.one_icon(*icon), ..subject])
            }
            Filter::WithDemand => self.plain("test-demand", &subject),
            Filter::OfColor(ColorSet::Fixed(colors)) => {
                let colors = self.adjectives(*colors, Plurality::One, Conjunction::Or);
                self.plain("test-color", &args![colors, ..subject])
            }
            Filter::OfColor(colors) => {
                self.plain("test-of-color", &args![colors = self.colors(colors), ..subject])
            }
            Filter::NotOfColor(colors) => {
                self.plain("test-not-color", &args![colors = self.colors(colors), ..subject])
            }
            Filter::OfValue(ranges) => {
                self.plain("test-of-value", &args![values = self.values(ranges), ..subject])
            }
            Filter::Except(others) => {
                self.plain("test-except", &args![others = self.all_of(others), ..subject])
            }
            Filter::Where(test) => {
                self.plain("test-where", &args![test = self.test(test, true), ..subject])
            }
        }
    }

    fn among(self, cards: &'a Cards, others: &'a Cards, truth: bool) -> String {
        let number = Plurality::of(self.is_single(cards));
        let id = if self.is_single(others) { "test-same" } else { "test-among" };
        let (cards, others) = (self.all_of(cards), self.all_of(others));
        self.plain(id, &args![cards, others, number, truth])
    }
}

/// Splits cards from the filters applied to them.
pub(crate) fn filtered(cards: &Cards) -> (&Cards, Vec<&Filter>) {
    match cards {
        Cards::Filtered(inner, filter) => {
            let (cards, mut filters) = filtered(inner);
            filters.push(filter);
            (cards, filters)
        }
        cards => (cards, Vec::new()),
    }
}
