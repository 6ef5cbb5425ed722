//! Round distances between ticks.

/// A distance of 1, 2 or 5 times a power of ten, which is easy to count in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Step {
    factor: f64,
    exponent: i32,
}

/// The tolerance for rounding errors. Sums of probabilities may exceed 1 slightly, which must not cause another tick.
const TOLERANCE: f64 = 1e-6;

impl Step {
    /// The smallest step that divides a span into at most `max_parts` parts.
    pub(crate) fn cutting(span: f64, max_parts: usize) -> Self {
        let part = span / max_parts.max(1) as f64;
        let exponent = part.log10().floor() as i32;
        [(1.0, exponent), (2.0, exponent), (5.0, exponent), (1.0, exponent + 1)]
            .map(|(factor, exponent)| Self { factor, exponent })
            .into_iter()
            .find(|step| step.times(1.0) >= part * (1.0 - TOLERANCE))
            .unwrap_or(Self { factor: 2.0, exponent: exponent + 1 })
    }

    /// The step, but at least 1, for axes on which only whole numbers have a meaning.
    pub(crate) fn whole(self) -> Self {
        if self.exponent < 0 { Self { factor: 1.0, exponent: 0 } } else { self }
    }

    pub(crate) fn exponent(self) -> i32 {
        self.exponent
    }

    /// The number of decimals that multiples of the step need.
    pub(crate) fn decimals(self) -> usize {
        usize::try_from(-self.exponent).unwrap_or(0)
    }

    /// The step multiplied by `count`. It divides by powers of ten, because 3 × 0.1 is not exactly 0.3, but 3 / 10 is.
    pub(crate) fn times(self, count: f64) -> f64 {
        let power = 10f64.powi(self.exponent.abs());
        if self.exponent < 0 { count * self.factor / power } else { count * self.factor * power }
    }

    /// The number of steps from zero to the last multiple that is not above the number.
    pub(crate) fn below(self, number: f64) -> f64 {
        (number / self.times(1.0) + TOLERANCE).floor()
    }

    /// The number of steps from zero to the first multiple that is not below the number.
    pub(crate) fn above(self, number: f64) -> f64 {
        (number / self.times(1.0) - TOLERANCE).ceil()
    }

    /// All multiples of the step in a range.
    pub(crate) fn multiples(self, low: f64, high: f64) -> impl Iterator<Item = f64> {
        let (first, last) = (self.above(low), self.below(high));
        let count = (last - first + 1.0).max(0.0) as u64;
        (0..count).map(move |index| self.times(first + index as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_one_two_or_five() {
        let cases =
            [(1.0, 10, 0.1), (100.0, 8, 20.0), (7.0, 5, 2.0), (0.003, 4, 0.001), (4.1, 1, 5.0)];
        for (span, max_parts, step) in cases {
            assert_eq!(Step::cutting(span, max_parts).times(1.0), step, "{span} in {max_parts}");
        }
    }

    #[test]
    fn multiples_are_exact() {
        let step = Step::cutting(0.4, 4);
        assert_eq!(step.multiples(-0.1, 0.3).collect::<Vec<_>>(), [-0.1, 0.0, 0.1, 0.2, 0.3]);
        assert_eq!(step.multiples(0.11, 0.19).count(), 0);
        assert_eq!(step.whole().multiples(0.0, 2.0).collect::<Vec<_>>(), [0.0, 1.0, 2.0]);
    }
}
