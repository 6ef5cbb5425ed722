//! Round distances between ticks.

/// A distance of 1, 2 or 5 times a power of ten, which a reader can count in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Step {
    factor: f64,
    exponent: i32,
}

/// Sums of chances miss 1 by a hair; that must not cost another tick.
const HAIR: f64 = 1e-6;

impl Step {
    /// The smallest step that cuts a span into no more than so many parts.
    pub(crate) fn cutting(span: f64, most: usize) -> Self {
        let part = span / most.max(1) as f64;
        let exponent = part.log10().floor() as i32;
        [(1.0, exponent), (2.0, exponent), (5.0, exponent), (1.0, exponent + 1)]
            .map(|(factor, exponent)| Self { factor, exponent })
            .into_iter()
            .find(|step| step.times(1.0) >= part * (1.0 - HAIR))
            .unwrap_or(Self { factor: 2.0, exponent: exponent + 1 })
    }

    /// The step, or 1 where only whole numbers have a meaning.
    pub(crate) fn whole(self) -> Self {
        if self.exponent < 0 { Self { factor: 1.0, exponent: 0 } } else { self }
    }

    pub(crate) fn exponent(self) -> i32 {
        self.exponent
    }

    /// The decimals that tell two neighbors apart.
    pub(crate) fn decimals(self) -> usize {
        usize::try_from(-self.exponent).unwrap_or(0)
    }

    /// So many steps. Divides by powers of ten, because 3 × 0.1 is not 0.3, but 3 / 10 is.
    pub(crate) fn times(self, count: f64) -> f64 {
        let power = 10f64.powi(self.exponent.abs());
        if self.exponent < 0 { count * self.factor / power } else { count * self.factor * power }
    }

    /// How many steps from zero lead to the number or just below it.
    pub(crate) fn below(self, number: f64) -> f64 {
        (number / self.times(1.0) + HAIR).floor()
    }

    /// How many steps from zero lead to the number or just above it.
    pub(crate) fn above(self, number: f64) -> f64 {
        (number / self.times(1.0) - HAIR).ceil()
    }

    /// All multiples in a range.
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
        for (span, most, step) in cases {
            assert_eq!(Step::cutting(span, most).times(1.0), step, "{span} in {most}");
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
