//! Axes: the range of numbers, their spacing, and the text of the ticks.

use crate::numbers::Numbers;
use crate::step::Step;

/// An axis of a chart. Its range covers the numbers of the chart, and more with [`covering`](Axis::covering).
#[derive(Clone, Debug)]
pub struct Axis {
    label: String,
    unit: Unit,
    spacing: Spacing,
    values: Values,
    covered: Vec<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Unit {
    One,
    Percent,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Values {
    Any,
    Whole,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Spacing {
    Even,
    Logarithmic,
}

/// The rule for the end of an axis.
#[derive(Clone, Copy)]
pub(crate) enum End {
    /// At the last number.
    Number,
    /// At the first tick beyond it.
    Tick,
}

/// The range of an axis.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scale {
    low: f64,
    high: f64,
    spacing: Spacing,
}

/// A number on an axis, with its text.
pub(crate) struct Tick {
    pub(crate) at: f64,
    pub(crate) text: String,
}

impl Axis {
    /// An axis of numbers.
    pub fn new(label: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            unit: Unit::One,
            spacing: Spacing::Even,
            values: Values::Any,
            covered: Vec::new(),
        }
    }

    /// An axis of shares, written as percentages: 0.5 is 50%.
    pub fn percent(label: impl Into<String>) -> Self {
        Self { unit: Unit::Percent, ..Self::new(label) }
    }

    /// Spaces the numbers by their logarithm. Numbers that are not positive are not drawn.
    pub fn logarithmic(self) -> Self {
        Self { spacing: Spacing::Logarithmic, ..self }
    }

    /// Restricts ticks and bins to whole numbers.
    pub fn whole(self) -> Self {
        Self { values: Values::Whole, ..self }
    }

    /// Extends the range to at least the numbers from `low` to `high`.
    pub fn covering(mut self, low: f64, high: f64) -> Self {
        self.covered.extend([low, high]);
        self
    }

    pub(crate) fn label(&self) -> &str {
        &self.label
    }

    /// The range that contains all of these numbers. There is room for `max_ticks` ticks.
    pub(crate) fn scale(
        &self,
        numbers: impl IntoIterator<Item = f64>,
        end: End,
        max_ticks: usize,
    ) -> Scale {
        let shown = numbers.into_iter().chain(self.covered.iter().copied());
        let shown = shown.filter(|&number| self.spacing.shows(number));
        let range = shown.fold(None, |range: Option<(f64, f64)>, number| match range {
            None => Some((number, number)),
            Some((low, high)) => Some((low.min(number), high.max(number))),
        });
        let (low, high) = match (range, self.spacing) {
            (None, Spacing::Even) => (0.0, 1.0),
            (None, Spacing::Logarithmic) => (1.0, 10.0),
            (Some(range), _) => self.widened(range),
        };
        let scale = Scale { low, high, spacing: self.spacing };
        match (end, self.spacing) {
            // A range extended to its ticks may need a larger step, and so a second extension.
            (End::Tick, Spacing::Even) => self.to_ticks(self.to_ticks(scale, max_ticks), max_ticks),
            _ => scale,
        }
    }

    fn to_ticks(&self, scale: Scale, max_ticks: usize) -> Scale {
        let step = self.step(&scale, max_ticks);
        let tick = |count: f64| step.times(count) / self.factor();
        let low = tick(step.below(scale.low * self.factor()));
        let high = tick(step.above(scale.high * self.factor()));
        Scale { low, high, ..scale }
    }

    /// A range of positive length, also if there is only a single number.
    fn widened(&self, (low, high): (f64, f64)) -> (f64, f64) {
        if high - low > 1e-12 * low.abs().max(high.abs()).max(1.0) {
            return (low, high);
        }
        match (self.spacing, self.values) {
            (Spacing::Logarithmic, _) => (low / 2.0, low * 2.0),
            (_, Values::Whole) => (low - 1.0, low + 1.0),
            _ if low.abs() < 1e-9 => (-1.0, 1.0),
            _ => (low - low.abs() / 10.0, low + low.abs() / 10.0),
        }
    }

    /// The ticks at round numbers of a range, about `max_ticks` at most.
    pub(crate) fn ticks(&self, scale: &Scale, max_ticks: usize, numbers: &Numbers) -> Vec<Tick> {
        let tick = |(number, decimals)| Tick {
            at: number / self.factor(),
            text: self.write(number / self.factor(), decimals, numbers),
        };
        if self.spacing == Spacing::Logarithmic {
            let (low, high) = (scale.low * self.factor(), scale.high * self.factor());
            let round = powers(low, high, max_ticks);
            if round.len() > 1 {
                return round.into_iter().map(tick).collect();
            }
        }
        let step = self.step(scale, max_ticks);
        let multiples = step.multiples(scale.low * self.factor(), scale.high * self.factor());
        multiples.map(|number| tick((number, step.decimals()))).collect()
    }

    /// A number as the axis writes it.
    pub(crate) fn write(&self, number: f64, decimals: usize, numbers: &Numbers) -> String {
        let text = numbers.write(number * self.factor(), decimals);
        match self.unit {
            Unit::One => text,
            Unit::Percent => text + &numbers.percent,
        }
    }

    /// A number with one more decimal than the ticks of its axis.
    pub(crate) fn write_exactly(&self, number: f64, scale: &Scale, numbers: &Numbers) -> String {
        let exponent = self.step(scale, 8).exponent();
        self.write(number, usize::try_from(1 - exponent).unwrap_or(0), numbers)
    }

    /// The start of the first bin and the width of all bins, for at most about `max_bins` bins over the range.
    pub(crate) fn bins(&self, scale: &Scale, max_bins: usize) -> (f64, f64) {
        let step = self.step(scale, max_bins);
        let first = step.times(step.below(scale.low * self.factor()));
        (first / self.factor(), step.times(1.0) / self.factor())
    }

    fn step(&self, scale: &Scale, max_parts: usize) -> Step {
        let step = Step::cutting((scale.high - scale.low) * self.factor(), max_parts);
        if self.values == Values::Whole { step.whole() } else { step }
    }

    fn factor(&self) -> f64 {
        match self.unit {
            Unit::One => 1.0,
            Unit::Percent => 100.0,
        }
    }
}

impl Spacing {
    /// Whether a number can be drawn. Beyond 1e15, an `f64` cannot tell neighboring ticks apart.
    fn shows(self, number: f64) -> bool {
        match self {
            Self::Even => number.abs() <= 1e15,
            Self::Logarithmic => (1e-15..=1e15).contains(&number),
        }
    }
}

impl Scale {
    /// Whether the number can be drawn at all.
    pub(crate) fn shows(&self, number: f64) -> bool {
        self.spacing.shows(number)
    }

    /// The position of the number along the axis, from 0 to 1.
    pub(crate) fn share(&self, number: f64) -> f64 {
        let share = match self.spacing {
            Spacing::Even => (number - self.low) / (self.high - self.low),
            Spacing::Logarithmic if number <= 0.0 => 0.0,
            Spacing::Logarithmic => (number / self.low).ln() / (self.high / self.low).ln(),
        };
        share.clamp(0.0, 1.0)
    }
}

/// The ticks of a logarithmic axis with their decimals: powers of ten, with 2 and 5 times each if there is room.
fn powers(low: f64, high: f64, max_ticks: usize) -> Vec<(f64, usize)> {
    let decades = low.log10().floor() as i32..=high.log10().ceil() as i32;
    let cuts: [(&[f64], i32); 6] =
        [(&[1.0, 2.0, 5.0], 1), (&[1.0], 1), (&[1.0], 2), (&[1.0], 3), (&[1.0], 5), (&[1.0], 10)];
    let cut = |(factors, stride): (&'static [f64], i32)| {
        let decades = decades.clone().filter(move |decade| decade % stride == 0);
        let ticks = decades.flat_map(|decade| {
            let decimals = usize::try_from(-decade).unwrap_or(0);
            factors.iter().map(move |factor| (factor * 10f64.powi(decade), decimals))
        });
        let inside = low * (1.0 - 1e-9)..=high * (1.0 + 1e-9);
        ticks.filter(|(tick, _)| inside.contains(tick)).collect::<Vec<_>>()
    };
    cuts.into_iter().map(cut).find(|ticks| ticks.len() <= max_ticks).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(axis: &Axis, numbers: &[f64], end: End) -> String {
        let scale = axis.scale(numbers.iter().copied(), end, 5);
        let ticks = axis.ticks(&scale, 5, &Numbers::default());
        ticks.into_iter().map(|tick| tick.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn ticks_are_round() {
        let (plain, percent) = (Axis::new(""), Axis::percent(""));
        assert_eq!(ticks(&plain, &[3.0, 91.0], End::Number), "20 40 60 80");
        assert_eq!(ticks(&plain, &[3.0, 91.0], End::Tick), "0 20 40 60 80 100");
        assert_eq!(ticks(&plain, &[0.0, 0.03], End::Tick), "0.00 0.01 0.02 0.03");
        assert_eq!(ticks(&percent, &[0.0, 1.000_000_1], End::Tick), "0% 20% 40% 60% 80% 100%");
        assert_eq!(
            ticks(&percent, &[0.501, 0.509], End::Tick),
            "50.0% 50.2% 50.4% 50.6% 50.8% 51.0%"
        );
        assert_eq!(ticks(&plain.clone().whole(), &[0.0, 2.0], End::Number), "0 1 2");
        assert_eq!(ticks(&plain.covering(0.0, 10.0), &[12.0], End::Tick), "0 5 10 15");
    }

    #[test]
    fn a_range_that_ends_at_ticks_has_ticks_at_its_ends() {
        let axis = Axis::new("");
        for low in -40..40 {
            for span in 1..300 {
                let ends = [f64::from(low) / 7.0, f64::from(low) / 7.0 + f64::from(span) / 11.0];
                for max_ticks in 2..9 {
                    let scale = axis.scale(ends, End::Tick, max_ticks);
                    let ticks = axis.ticks(&scale, max_ticks, &Numbers::default());
                    let outer = [ticks[0].at, ticks[ticks.len() - 1].at];
                    assert_eq!(outer, [scale.low, scale.high], "{ends:?}, {max_ticks}");
                }
            }
        }
    }

    #[test]
    fn logarithmic_ticks_are_powers_of_ten_or_even_steps_in_a_narrow_range() {
        let axis = Axis::new("").logarithmic();
        assert_eq!(ticks(&axis, &[1.0, 20.0], End::Number), "1 2 5 10 20");
        assert_eq!(ticks(&axis, &[0.01, 1000.0, -3.0], End::Number), "0.01 1 100");
        assert_eq!(ticks(&axis, &[120.0, 180.0], End::Number), "120 140 160 180");
    }

    #[test]
    fn any_numbers_give_a_range_of_positive_length() {
        let hostile = [
            f64::NAN,
            f64::INFINITY,
            f64::MIN,
            f64::MAX,
            f64::MIN_POSITIVE,
            0.0,
            -0.0,
            1e15,
            5e-324,
        ];
        for axis in [Axis::new(""), Axis::percent("").whole(), Axis::new("").logarithmic()] {
            for first in hostile {
                for second in hostile {
                    for end in [End::Number, End::Tick] {
                        let scale = axis.scale([first, second], end, 5);
                        assert!(scale.low < scale.high, "{first} {second}");
                        assert!(axis.ticks(&scale, 5, &Numbers::default()).len() < 12);
                        assert!((0.0..=1.0).contains(&scale.share(1.0)));
                    }
                }
            }
        }
    }
}
