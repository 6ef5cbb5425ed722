//! Conditions of «if» as texts.

use crate::cards::Quantity;
use crate::comparisons::opposite;
use crate::filters::board_colors;
use crate::players::{Role, Spread};
use crate::say::args;
use crate::speech::{Conjunction, Plurality, Speech};
use eureka_innovation::Splay;
use eureka_script::tree::{Cards, ColorSet, Comparison, Filter, Number, Rank, Test};

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
        if let (true, Conjunction::And, Some(text)) = (truth, conjunction, self.only_player(tests))
        {
            return text;
        }
        if let (true, Some(text)) = (truth, self.has_icons(conjunction, tests)) {
            return text;
        }
        let mut speech = self;
        let part = |test: &'a Test| {
            let text = speech.test(test, truth);
            speech = speech.past_test(test);
            let either = matches!(
                (conjunction, test, truth),
                (Conjunction::And, Test::Or(_), true) | (Conjunction::And, Test::And(_), false)
            );
            if either { self.plain("test-either", &args![test = text]) } else { text }
        };
        // What has been done comes before what holds now: «if you transferred any cards and have none left».
        let (done, rest): (Vec<_>, Vec<_>) = tests.iter().partition(|test| is_of_the_past(test));
        self.texts(conjunction, done.into_iter().chain(rest).map(part))
    }

    fn any(self, cards: &'a Cards, truth: bool) -> String {
        if let Cards::Named(slot) = cards {
            let (verb, number, ordinal) = self.named_by(*slot);
            return self.plain("test-verb", &args![verb, number, ordinal, truth]);
        }
        if let (false, Some(text)) = (truth, self.all_are(cards)) {
            return text;
        }
        let (definite, filters) = filtered(cards);
        let several = filters.len() > 1 && !self.is_single(definite);
        if self.shape(definite).is_none() && !filters.is_empty() && !several {
            let conjunction = if truth { Conjunction::And } else { Conjunction::Or };
            let tests = filters.iter().map(|filter| self.predicate(definite, filter, truth));
            return self.texts(conjunction, tests);
        }
        if let Some(seats) = self.owner(cards).filter(|seats| seats.is_one()) {
            let none = Quantity::Compared(Comparison::Equal, 0);
            let quantity = if truth { Quantity::One } else { none };
            let object = self.cards(cards, quantity, Rank::Any, Role::Have);
            return self.subject(self.whose(seats, Spread::All), seats, object);
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
            Filter::OfColor(colors) => match board_colors(colors) {
                Some((seats, filter)) => {
                    let known = self.known_cards(cards);
                    let piles = self.piles_colors(seats, filter);
                    self.plain("test-color-of-piles", &args![known, ..subject, ..piles])
                }
                None => {
                    self.plain("test-of-color", &args![colors = self.colors(colors), ..subject])
                }
            },
            Filter::NotOfColor(colors) => {
                self.plain("test-not-color", &args![colors = self.colors(colors), ..subject])
            }
            Filter::OfValue(ranges) => {
                self.plain("test-of-value", &args![..subject, ..self.both_values(ranges)])
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
        let idiom = self.on_any_board(cards, others, truth);
        if let Some(text) = idiom.or_else(|| self.is_this(cards, others, truth)) {
            return text;
        }
        let number = Plurality::of(self.is_single(cards));
        let id = if self.is_single(others) { "test-same" } else { "test-among" };
        let (cards, others) = (self.all_of(cards), self.all_of(others));
        self.plain(id, &args![cards, others, number, truth])
    }
}

/// Whether a condition asks what has been done.
fn is_of_the_past(test: &Test) -> bool {
    match test {
        Test::Did => true,
        Test::Any(cards) | Test::No(cards) => matches!(cards, Cards::Named(_)),
        Test::Compare(Number::Count(cards), _, Number::Fixed(_)) => {
            matches!(**cards, Cards::Named(_))
        }
        Test::Not(test) => is_of_the_past(test),
        _ => false,
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
