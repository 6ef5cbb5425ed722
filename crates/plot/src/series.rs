//! Numbers with a name.

/// A number that was measured, and the interval in which it probably lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    pub(crate) at: f64,
    pub(crate) interval: Option<(f64, f64)>,
}

impl Value {
    /// A number about which nothing more is known.
    pub fn new(at: f64) -> Self {
        Self { at, interval: None }
    }

    /// The number, probably between `low` and `high`.
    pub fn within(self, low: f64, high: f64) -> Self {
        let known = low.is_finite() && high.is_finite();
        Self { interval: known.then(|| (low.min(high), low.max(high))), ..self }
    }

    /// The number and the ends of its interval: all that a chart has to show of it.
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

/// What one player, bot or run did, from left to right.
#[derive(Clone, Debug)]
pub struct Series {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, Value)>,
}

impl Series {
    /// Points of x and y, with their intervals if y is a [`Value`] or a triple. Without a name it is not in the legend.
    pub fn new<V: Into<Value>>(
        name: impl Into<String>,
        points: impl IntoIterator<Item = (f64, V)>,
    ) -> Self {
        let mut points: Vec<_> = points.into_iter().map(|(x, y)| (x, y.into())).collect();
        points.sort_by(|a, b| a.0.total_cmp(&b.0));
        Self { name: name.into(), points }
    }
}
