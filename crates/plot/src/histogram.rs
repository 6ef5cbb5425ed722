//! Histograms: the number of values in each bin.

use crate::axis::{Axis, End, Scale};

/// The number of values from one number up to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Column {
    pub(crate) from: f64,
    pub(crate) to: f64,
    pub(crate) count: f64,
}

/// The bins of an axis: equal parts of a round width.
pub(crate) struct Bins {
    scale: Scale,
    first: f64,
    width: f64,
}

/// The maximum number of bins: enough to show a shape, and few enough that most are not empty.
const MAX_BINS: usize = 40;

impl Bins {
    /// Bins for all of these values.
    pub(crate) fn new(axis: &Axis, values: impl Iterator<Item = f64>) -> Self {
        let scale = axis.scale(values, End::Number, MAX_BINS);
        let (first, width) = axis.bins(&scale, MAX_BINS);
        Self { scale, first, width }
    }

    /// The columns from the first bin that is not empty to the last.
    pub(crate) fn count(&self, values: &[f64]) -> Vec<Column> {
        let shown = values.iter().filter(|value| self.scale.shows(**value));
        // The small addend corrects rounding: 0.3 / 0.1 is slightly less than 3.
        let bins: Vec<i64> =
            shown.map(|value| ((value - self.first) / self.width + 1e-9).floor() as i64).collect();
        let (Some(&low), Some(&high)) = (bins.iter().min(), bins.iter().max()) else {
            return Vec::new();
        };
        let column = |bin: i64| Column {
            from: self.first + bin as f64 * self.width,
            to: self.first + (bin + 1) as f64 * self.width,
            count: bins.iter().filter(|other| **other == bin).count() as f64,
        };
        (low..=high).map(column).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_on_the_edge_is_in_the_upper_bin() {
        let values = [0.0, 0.1, 0.3, 0.3, f64::NAN, 4.0];
        let columns = Bins::new(&Axis::new(""), values.into_iter()).count(&values[..5]);
        let counts: Vec<_> = columns.iter().map(|column| column.count).collect();
        assert_eq!(counts, [1.0, 1.0, 0.0, 2.0]);
        assert_eq!((columns[3].from * 10.0).round(), 3.0);
    }
}
