//! Conditions on single cards, and the values that cards can have.

use crate::cards::comparison_word;
use crate::say::{Phrase, Place as Where};
use crate::speech::{Joint, Speech};
use eureka_script::tree::{
    AnIcon, Cards, ColorSet, Comparison, Filter, Number, PileFilter, Place, Seats, Test,
    ValueRange, Zone,
};

impl<'a> Speech<'a> {
    /// All conditions on single cards, one behind the other.
    pub(crate) fn filters(self, filters: &[&'a Filter]) -> String {
        let filters: Vec<String> = filters.iter().map(|filter| self.filter(filter)).collect();
        filters.join(" ")
    }

    /// Whether a filter compares the cards with something else, so that its text is long and names other things.
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

    fn filter(self, filter: &'a Filter) -> String {
        match filter {
            Filter::With(icon) => {
                self.plain("filter-with", &[("icon", (&self.one_icon(*icon)).into())])
            }
            Filter::Without(icon) => {
                self.plain("filter-without", &[("icon", (&self.one_icon(*icon)).into())])
            }
            Filter::WithDemand => self.plain("filter-demand", &[]),
            Filter::OfColor(colors) => self.of_color(colors),
            Filter::NotOfColor(colors) => match board_colors(colors) {
                Some((seats, filter)) => {
                    self.piles_colors("filter-not-piles", Where::Plain, seats, filter)
                }
                None => {
                    self.plain("filter-not-color", &[("colors", (&self.colors(colors)).into())])
                }
            },
            Filter::OfValue(ranges) => self.of_value(ranges),
            Filter::Except(cards) => {
                self.plain("filter-except", &[("cards", (&self.all_of(cards)).into())])
            }
            Filter::Where(test) if value_than(test).is_some() => {
                let (comparison, cards) =
                    value_than(test).unwrap_or((Comparison::Equal, &Cards::This));
                let cards = self.all_of(cards);
                let word = comparison_word(comparison);
                self.plain(
                    "filter-value-than",
                    &[("cards", (&cards).into()), ("comparison", word.into())],
                )
            }
            Filter::Where(test) => {
                self.plain("filter-where", &[("test", self.test(test, true).into())])
            }
        }
    }

    pub(crate) fn of_color(self, colors: &'a ColorSet) -> String {
        match colors {
            ColorSet::Of(cards) if **cards == Cards::Candidate => {
                self.plain("filter-candidate-color", &[])
            }
            ColorSet::Of(cards) if self.is_single(cards) => {
                self.plain("filter-same-color", &[("cards", (&self.all_of(cards)).into())])
            }
            colors => match board_colors(colors) {
                Some((seats, filter)) => {
                    self.piles_colors("filter-piles", Where::Plain, seats, filter)
                }
                None => self.plain("filter-color", &[("colors", (&self.colors(colors)).into())]),
            },
        }
    }

    fn of_value(self, ranges: &'a [ValueRange]) -> String {
        match ranges {
            [ValueRange::Exactly(Number::Value(cards))] if **cards == Cards::Candidate => {
                return self.plain("filter-candidate-value", &[]);
            }
            [ValueRange::Exactly(Number::Value(cards))] if self.is_single(cards) => {
                return self.plain("filter-same-value", &[("cards", (&self.all_of(cards)).into())]);
            }
            [ValueRange::Exactly(Number::Named(slot))]
                if self.parameter_number(*slot).is_none() =>
            {
                return self
                    .plain("filter-chosen-value", &[("ordinal", self.chosen(*slot).into())]);
            }
            _ => {}
        }
        let (comparison, number) = match ranges {
            [ValueRange::Exactly(number)] => (Comparison::Equal, number),
            [ValueRange::OrLess(number)] => (Comparison::AtMost, number),
            [ValueRange::OrMore(number)] => (Comparison::AtLeast, number),
            _ => return self.plain("filter-value", &[("values", (&self.values(ranges)).into())]),
        };
        if matches!(number, Number::Fixed(_) | Number::Named(_)) {
            return self.plain("filter-value", &[("values", (&self.values(ranges)).into())]);
        }
        let number = self.number(number);
        let args =
            [("value", (&number).into()), ("comparison", comparison_word(comparison).into())];
        self.plain("filter-valued", &args)
    }

    /// Values that a card may have: «[1] or [2]», «[4] or less».
    pub(crate) fn values(self, ranges: &'a [ValueRange]) -> Phrase<'a> {
        let values = ranges.iter().map(|range| -> Phrase<'a> {
            let (id, number) = match range {
                ValueRange::Exactly(number) => return self.value(number),
                ValueRange::OrLess(number) => ("value-or-less", number),
                ValueRange::OrMore(number) => ("value-or-more", number),
            };
            let value = self.value(number);
            Box::new(move |case| self.noun(id, case, &[("value", (&value).into())]))
        });
        self.list(Joint::Or, values.collect())
    }
}

/// The colours of piles on a board, if these are such.
fn board_colors(colors: &ColorSet) -> Option<(&Seats, PileFilter)> {
    match colors {
        ColorSet::Piles(seats, filter) => Some((seats, *filter)),
        ColorSet::Of(cards) => match &**cards {
            Cards::In(Zone { whose, place: Place::Board }) => Some((whose, PileFilter::Present)),
            _ => None,
        },
        _ => None,
    }
}

/// A comparison of the card looked at with one other, by value.
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
