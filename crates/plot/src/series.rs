//! Series of values, the data of a chart.

/// A measured number, optionally with an interval that probably contains the true one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    pub(crate) at: f64,
    pub(crate) interval: Option<(f64, f64)>,
}

impl Value {
    /// A number without an interval.
    pub fn new(at: f64) -> Self {
        Self { at, interval: None }
    }

    /// Adds the interval from `low` to `high`, in either order. An interval that is not finite is ignored.
    pub fn within(self, low: f64, high: f64) -> Self {
        let known = low.is_finite() && high.is_finite();
        Self { interval: known.then(|| (low.min(high), low.max(high))), ..self }
    }

    /// The number and the ends of its interval: everything that must fit into the chart.
    pub(crate) fn numbers(self) -> impl Iterator<Item = f64> {
        let (low, high) = self.interval.unwrap_or((self.at, self.at));
        [self.at, low, high].into_iter()
    }
}

impl From<f64> for Value {
    fn from(at: f64) -> Self {
        Self::new(at)
    }
}

/// A number with the low and the high end of its interval.
impl From<(f64, f64, f64)> for Value {
    fn from((at, low, high): (f64, f64, f64)) -> Self {
        Self::new(at).within(low, high)
    }
}

/// The values of one player, bot or run, sorted by x.
#[derive(Clone, Debug)]
pub struct Series {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, Value)>,
}

impl Series {
    /// A series of points. For a point with an interval, y is a [`Value`] or a triple `(number, low, high)`. A series without
    /// a name is not in the legend.
    pub fn new<V: Into<Value>>(
        name: impl Into<String>,
        points: impl IntoIterator<Item = (f64, V)>,
    ) -> Self {
        let mut points: Vec<_> = points.into_iter().map(|(x, y)| (x, y.into())).collect();
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
        Self { name: name.into(), points }
    }
}
