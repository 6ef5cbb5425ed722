//! Tests.

use crate::cards::Quantity;
use crate::clauses::tested;
use crate::comparisons::opposite;
use crate::players::Role;
use crate::say::Phrase;
use crate::speech::{Joint, Many, Speech};
use eureka_script::tree::{Cards, ColorSet, Filter, Rank, Test};

impl<'a> Speech<'a> {
    /// A test, or its opposite.
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
                let direction = direction.map_or("any", Self::direction);
                let args = [
                    ("piles", (&piles).into()),
                    ("direction", direction.into()),
                    ("truth", truth_word(truth).into()),
                ];
                self.plain("test-splayed", &args)
            }
            Test::Players(how_many, seats, test) => self.quantified(*how_many, seats, test, truth),
            Test::Did => self.plain("test-did", &[("truth", truth_word(truth).into())]),
            Test::And(tests) => {
                self.joined(if truth { Joint::And } else { Joint::Or }, tests, truth)
            }
            Test::Or(tests) => {
                self.joined(if truth { Joint::Or } else { Joint::And }, tests, truth)
            }
            Test::Not(test) => self.test(test, !truth),
        }
    }

    fn joined(self, joint: Joint, tests: &'a [Test], truth: bool) -> String {
        let part = |(place, test): (usize, &'a Test)| {
            // What the test before was about needs no name any more.
            let before = place.checked_sub(1).and_then(|place| tested(&tests[place]));
            let text = self.again(before.or(self.again)).test(test, truth);
            let either = matches!(
                (joint, test, truth),
                (Joint::And, Test::Or(_), true) | (Joint::And, Test::And(_), false)
            );
            if either { self.plain("test-either", &[("test", text.into())]) } else { text }
        };
        self.texts(joint, tests.iter().enumerate().map(part).collect())
    }

    fn any(self, cards: &'a Cards, truth: bool) -> String {
        if let Cards::Named(slot) = cards {
            let (deed, number, ordinal) = self.deed(*slot);
            let args = [
                ("deed", deed.into()),
                ("number", number.word().into()),
                ("ordinal", ordinal.into()),
                ("truth", truth_word(truth).into()),
            ];
            return self.plain("test-deed", &args);
        }
        let (definite, filters) = filtered(cards);
        let several = filters.len() > 1 && !self.is_single(definite);
        if self.shape(definite).is_none() && !filters.is_empty() && !several {
            let joint = if truth { Joint::And } else { Joint::Or };
            let number = Many::of(self.is_single(definite));
            let subject = self.all_of(definite);
            let tests =
                filters.iter().map(|filter| self.predicate(&subject, number, filter, truth));
            return self.texts(joint, tests.collect());
        }
        if truth {
            let cards = self.cards(cards, Quantity::One, Rank::Any, Role::In);
            self.plain("test-any", &[("cards", (&cards).into())])
        } else {
            let cards = self.cards(cards, Quantity::Bare, Rank::Any, Role::In);
            self.plain("test-no", &[("cards", (&cards).into())])
        }
    }

    fn predicate(
        self,
        cards: &Phrase<'a>,
        number: Many,
        filter: &'a Filter,
        truth: bool,
    ) -> String {
        let mut args = vec![
            ("cards", cards.into()),
            ("number", number.word().into()),
            ("truth", truth_word(truth).into()),
        ];
        match filter {
            Filter::With(icon) => {
                let icon = self.one_icon(*icon);
                args.push(("icon", (&icon).into()));
                self.plain("test-with", &args)
            }
            Filter::Without(icon) => {
                let icon = self.one_icon(*icon);
                args.push(("icon", (&icon).into()));
                self.plain("test-without", &args)
            }
            Filter::WithDemand => self.plain("test-demand", &args),
            Filter::OfColor(ColorSet::Fixed(colors)) => {
                let colors = self.adjectives(*colors, Many::One, Joint::Or);
                args.push(("colors", (&colors).into()));
                self.plain("test-color", &args)
            }
            Filter::OfColor(colors) | Filter::NotOfColor(colors) => {
                let colors = self.colors(colors);
                args.push(("colors", (&colors).into()));
                let id = if matches!(filter, Filter::OfColor(_)) {
                    "test-of-color"
                } else {
                    "test-not-color"
                };
                self.plain(id, &args)
            }
            Filter::OfValue(ranges) => {
                let values = self.values(ranges);
                args.push(("values", (&values).into()));
                self.plain("test-of-value", &args)
            }
            Filter::Except(others) => {
                let others = self.all_of(others);
                args.push(("others", (&others).into()));
                self.plain("test-except", &args)
            }
            Filter::Where(test) => {
                args.push(("test", self.test(test, true).into()));
                self.plain("test-where", &args)
            }
        }
    }

    fn among(self, cards: &'a Cards, others: &'a Cards, truth: bool) -> String {
        let number = Many::of(self.is_single(cards));
        let same = self.is_single(others);
        let (cards, others) = (self.all_of(cards), self.all_of(others));
        let args = [
            ("cards", (&cards).into()),
            ("others", (&others).into()),
            ("number", number.word().into()),
            ("truth", truth_word(truth).into()),
        ];
        self.plain(if same { "test-same" } else { "test-among" }, &args)
    }
}

/// The cards without the filters behind them, and these filters.
pub(crate) fn filtered(cards: &Cards) -> (&Cards, Vec<&Filter>) {
    match cards {
        Cards::Kept(inner, filter) => {
            let (cards, mut filters) = filtered(inner);
            filters.push(filter);
            (cards, filters)
        }
        cards => (cards, Vec::new()),
    }
}

pub(crate) const fn truth_word(truth: bool) -> &'static str {
    if truth { "yes" } else { "no" }
}
