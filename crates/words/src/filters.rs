//! Conditions on single cards, and the values that cards can have.

use crate::focus::Known;
use crate::say::{ArgList, Phrase, args};
use crate::speech::{Conjunction, Speech};
use eureka_script::tree::{
    AnIcon, Cards, ColorSet, Comparison, Filter, Number, PileFilter, Seats, Test, ValueRange, Zone,
    ZoneKind,
};

impl<'a> Speech<'a> {
    /// All conditions on single cards, one after the other.
    pub(crate) fn filters(self, filters: &[&'a Filter]) -> String {
        let filters: Vec<String> = filters.iter().map(|filter| self.filter(filter)).collect();
        filters.join(" ")
    }

    /// Whether a filter compares the cards with something else: its text is long and names other things.
    pub(crate) fn is_relation(self, filter: &Filter) -> bool {
        match filter {
            Filter::With(icon) | Filter::Without(icon) => matches!(icon, AnIcon::Named(_)),
            Filter::OfColor(colors) | Filter::NotOfColor(colors) => match colors {
                ColorSet::Fixed(_) => false,
                ColorSet::Of(cards) => **cards != Cards::Candidate,
                _ => true,
            },
            Filter::OfValue(ranges) => ranges.iter().any(|range| {
                let (ValueRange::Exactly(number)
                | ValueRange::OrLess(number)
                | ValueRange::OrMore(number)) = range;
                match number {
                    Number::Fixed(_) => false,
                    Number::Value(cards) => **cards != Cards::Candidate,
                    Number::Named(slot) => self.parameter_number(*slot).is_none(),
                    _ => true,
                }
            }),
            Filter::Where(test) => value_than(test).is_some(),
            Filter::WithDemand | Filter::Except(_) => false,
        }
    }

    /// Whether what a filter compares the cards with is said in a word or two: «that color», «its value», «the chosen color».
    pub(crate) fn is_known(self, filter: &Filter) -> bool {
        match filter {
            Filter::OfColor(colors) | Filter::NotOfColor(colors) => {
                matches!(colors, ColorSet::Named(_)) || self.known_colors(colors) != Known::No
            }
            Filter::OfValue(ranges) => match &ranges[..] {
                [
                    ValueRange::Exactly(number)
                    | ValueRange::OrLess(number)
                    | ValueRange::OrMore(number),
                ] => matches!(number, Number::Named(_)) || self.known_value(number) != Known::No,
                _ => false,
            },
            Filter::With(_) | Filter::Without(_) => true,
            Filter::Where(_) | Filter::WithDemand | Filter::Except(_) => false,
        }
    }

    fn filter(self, filter: &'a Filter) -> String {
        match filter {
            Filter::With(icon) => self.plain("filter-with", &args![icon = self.one_icon(*icon)]),
            Filter::Without(icon) => {
                self.plain("filter-without", &args![icon = self.one_icon(*icon)])
            }
            Filter::WithDemand => self.plain("filter-demand", &[]),
            Filter::OfColor(colors) => self.of_color(colors),
            Filter::NotOfColor(colors) => match board_colors(colors) {
                Some((seats, filter)) => {
                    self.plain("filter-not-piles", &self.piles_colors(seats, filter))
                }
                None => self.plain("filter-not-color", &args![colors = self.colors(colors)]),
            },
            Filter::OfValue(ranges) => self.of_value(ranges),
            Filter::Except(cards) => {
                self.plain("filter-except", &args![cards = self.all_of(cards)])
            }
            Filter::Where(test) => match value_than(test) {
                Some((comparison, cards)) => {
                    let cards = self.all_of(cards);
                    self.plain("filter-value-than", &args![cards, comparison])
                }
                None if self.listed => String::new(),
                None => {
                    let test = self.without_pronouns().test(test, true);
                    self.plain("filter-where", &args![test])
                }
            },
        }
    }

    pub(crate) fn of_color(self, colors: &'a ColorSet) -> String {
        match colors {
            ColorSet::Of(cards) if **cards == Cards::Candidate => {
                self.plain("filter-candidate-color", &[])
            }
            ColorSet::Of(cards) if self.is_single(cards) => {
                let (cards, known) = (self.all_of(cards), self.known_colors(colors));
                self.plain("filter-same-color", &args![cards, known])
            }
            colors => match board_colors(colors) {
                Some((seats, filter)) => {
                    self.plain("filter-piles", &self.piles_colors(seats, filter))
                }
                None => {
                    let (colors, known) = (self.colors(colors), self.known_colors(colors));
                    self.plain("filter-color", &args![colors, known])
                }
            },
        }
    }

    fn of_value(self, ranges: &'a [ValueRange]) -> String {
        let (comparison, number) = match ranges {
            [ValueRange::Exactly(Number::Value(cards))] if **cards == Cards::Candidate => {
                return self.plain("filter-candidate-value", &[]);
            }
            [ValueRange::Exactly(value @ Number::Value(cards))] if self.is_single(cards) => {
                let (cards, known) = (self.all_of(cards), self.known_value(value));
                return self.plain("filter-same-value", &args![cards, known]);
            }
            [ValueRange::Exactly(value @ Number::Named(slot))]
                if self.parameter_number(*slot).is_none() =>
            {
                let (ordinal, known) = (self.chosen(*slot), self.known_value(value));
                return self.plain("filter-chosen-value", &args![ordinal, known]);
            }
            [
                ValueRange::Exactly(number)
                | ValueRange::OrLess(number)
                | ValueRange::OrMore(number),
            ] if matches!(number, Number::Fixed(_) | Number::Named(_)) => {
                return self.plain("filter-value", &self.both_values(ranges));
            }
            [ValueRange::Exactly(number)] => (Comparison::Equal, number),
            [ValueRange::OrLess(number)] => (Comparison::AtMost, number),
            [ValueRange::OrMore(number)] => (Comparison::AtLeast, number),
            _ => return self.plain("filter-value", &self.both_values(ranges)),
        };
        self.plain("filter-valued", &args![comparison, ..self.valued(number)])
    }

    /// Values that a card may have, as cards of them and as numbers: «[1] or [2]», «1 or 2», «4 or less».
    pub(crate) fn both_values(self, ranges: &'a [ValueRange]) -> ArgList<'a> {
        let values = self.values(ranges, |number| self.value(number));
        let numbers = self.values(ranges, |number| self.plain_value(number));
        args![values, numbers]
    }

    fn values(
        self,
        ranges: &'a [ValueRange],
        say: impl Fn(&'a Number) -> Phrase<'a>,
    ) -> Phrase<'a> {
        let values = ranges.iter().map(|range| match range {
            ValueRange::Exactly(number) => say(number),
            ValueRange::OrLess(number) => self.noun("value-or-less", args![value = say(number)]),
            ValueRange::OrMore(number) => self.noun("value-or-more", args![value = say(number)]),
        });
        self.list(Conjunction::Or, values)
    }
}

/// The players and the filter, if these are the colors of piles on boards.
pub(crate) fn board_colors(colors: &ColorSet) -> Option<(&Seats, PileFilter)> {
    match colors {
        ColorSet::Piles(seats, filter) => Some((seats, *filter)),
        ColorSet::Of(cards) => match &**cards {
            Cards::In(Zone { whose, kind: ZoneKind::Board }) => Some((whose, PileFilter::Present)),
            _ => None,
        },
        _ => None,
    }
}

/// A comparison of a card's value with that of one other card.
pub(crate) fn value_than(test: &Test) -> Option<(Comparison, &Cards)> {
    match test {
        Test::Compare(Number::Value(candidate), comparison, Number::Value(cards))
            if **candidate == Cards::Candidate =>
        {
            Some((*comparison, cards))
        }
        _ => None,
    }
}
