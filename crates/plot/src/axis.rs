//! What an axis shows: which numbers, how they are spaced, and how they are written.

use crate::numbers::Numbers;
use crate::step::Step;

/// One direction of a chart. It reaches as far as the numbers do, and farther if told to.
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

/// Where an axis ends.
#[derive(Clone, Copy)]
pub(crate) enum End {
    /// At the last number.
    Number,
    /// At the tick behind it.
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

    /// Spaces the numbers by their logarithm. Those that are not positive are left out.
    pub fn logarithmic(self) -> Self {
        Self { spacing: Spacing::Logarithmic, ..self }
    }

    /// Has ticks and bins at whole numbers only.
    pub fn whole(self) -> Self {
        Self { values: Values::Whole, ..self }
    }

    /// Shows at least the numbers from `low` to `high`.
    pub fn covering(mut self, low: f64, high: f64) -> Self {
        self.covered.extend([low, high]);
        self
    }

    pub(crate) fn label(&self) -> &str {
        &self.label
    }

    /// The range that shows all of these numbers; `most` is how many ticks there is room for.
    pub(crate) fn scale(
        &self,
        numbers: impl IntoIterator<Item = f64>,
        end: End,
        most: usize,
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
            // A range that has grown to its ticks may want wider ones, and grow once more.
            (End::Tick, Spacing::Even) => self.to_ticks(self.to_ticks(scale, most), most),
            _ => scale,
        }
    }

    fn to_ticks(&self, scale: Scale, most: usize) -> Scale {
        let step = self.step(&scale, most);
        let tick = |count: f64| step.times(count) / self.factor();
        let low = tick(step.below(scale.low * self.factor()));
        let high = tick(step.above(scale.high * self.factor()));
        Scale { low, high, ..scale }
    }

    /// A range to draw in, also where there is a single number.
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

    /// The round numbers of a range, not many more than `most`.
    pub(crate) fn ticks(&self, scale: &Scale, most: usize, numbers: &Numbers) -> Vec<Tick> {
        let tick = |(number, decimals)| Tick {
            at: number / self.factor(),
            text: self.write(number / self.factor(), decimals, numbers),
        };
        if self.spacing == Spacing::Logarithmic {
            let (low, high) = (scale.low * self.factor(), scale.high * self.factor());
            let round = powers(low, high, most);
            if round.len() > 1 {
                return round.into_iter().map(tick).collect();
            }
        }
        let step = self.step(scale, most);
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

    /// A number with a decimal more than its axis needs.
    pub(crate) fn write_exactly(&self, number: f64, scale: &Scale, numbers: &Numbers) -> String {
        let exponent = self.step(scale, 8).exponent();
        self.write(number, usize::try_from(1 - exponent).unwrap_or(0), numbers)
    }

    /// Where the first of equal bins for the range begins, and how wide they are.
    pub(crate) fn bins(&self, scale: &Scale, most: usize) -> (f64, f64) {
        let step = self.step(scale, most);
        let first = step.times(step.below(scale.low * self.factor()));
        (first / self.factor(), step.times(1.0) / self.factor())
    }

    fn step(&self, scale: &Scale, most: usize) -> Step {
        let step = Step::cutting((scale.high - scale.low) * self.factor(), most);
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
    /// Beyond 1e15 a number does not hold enough digits to tell neighboring ticks apart.
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

    /// How far along the axis the number lies, from 0 to 1.
    pub(crate) fn share(&self, number: f64) -> f64 {
        let share = match self.spacing {
            Spacing::Even => (number - self.low) / (self.high - self.low),
            Spacing::Logarithmic if number <= 0.0 => 0.0,
            Spacing::Logarithmic => (number / self.low).ln() / (self.high / self.low).ln(),
        };
        share.clamp(0.0, 1.0)
    }
}

/// Ticks of a logarithmic axis, with their decimals: as many of the powers of ten and their multiples as there is room for.
fn powers(low: f64, high: f64, most: usize) -> Vec<(f64, usize)> {
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
    cuts.into_iter().map(cut).find(|ticks| ticks.len() <= most).unwrap_or_default()
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
                for most in 2..9 {
                    let scale = axis.scale(ends, End::Tick, most);
                    let ticks = axis.ticks(&scale, most, &Numbers::default());
                    let outer = [ticks[0].at, ticks[ticks.len() - 1].at];
                    assert_eq!(outer, [scale.low, scale.high], "{ends:?}, {most}");
                }
            }
        }
    }

    #[test]
    fn logarithmic_ticks_are_powers_or_what_is_left() {
        let axis = Axis::new("").logarithmic();
        assert_eq!(ticks(&axis, &[1.0, 20.0], End::Number), "1 2 5 10 20");
        assert_eq!(ticks(&axis, &[0.01, 1000.0, -3.0], End::Number), "0.01 1 100");
        assert_eq!(ticks(&axis, &[120.0, 180.0], End::Number), "120 140 160 180");
    }

    #[test]
    fn any_numbers_make_a_range() {
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
