//! What the features are worth.

use super::features::{COUNT, Features, NAMES};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

/// What each feature is worth in points, at the end and by how much more at the beginning of a game; and how sure that is.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// For each feature: what it is worth at the end, and how much more at the beginning.
    pub(super) worth: [[f32; 2]; COUNT],
    /// How far the points may be off: at the end, and how much more at the beginning.
    pub(super) doubt: [f32; 2],
}

impl Weights {
    /// What was learned from games with our own content.
    pub fn learned() -> Arc<Weights> {
        static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
            let text = include_str!("../../weights/inventions.txt");
            Arc::new(text.parse().expect("the weights were written by the program"))
        });
        Arc::clone(&WEIGHTS)
    }

    /// Before anything is learned only points count.
    pub fn naive() -> Weights {
        let mut worth = [[0.0; 2]; COUNT];
        for (name, worth) in NAMES.iter().zip(&mut worth) {
            if name.contains("points") {
                worth[0] = if name.contains("opponents'") { -1.0 } else { 1.0 };
            }
        }
        Weights { worth, doubt: [5.0, 20.0] }
    }

    /// How many points you will have more than the opponents, by these features, when such a part of the turns is left.
    pub(super) fn lead(&self, features: &Features, left: f32) -> f32 {
        let worth = self.worth.iter().map(|[end, more]| end + more * left);
        worth.zip(features).map(|(worth, feature)| worth * feature).sum()
    }

    /// The chance that a lead of so many points, when such a part of the turns is left, will be one at the end.
    pub(super) fn chance(&self, lead: f32, left: f32) -> f32 {
        let [end, more] = self.doubt;
        // A logistic curve is as steep as the normal distribution where the scale is 0.6 of the deviation.
        1.0 / (1.0 + (-lead / (0.6 * (end + more * left))).exp())
    }
}

/// One feature a line: its name, its worth at the end, and how much more at the beginning.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = NAMES.iter().copied().zip(self.worth).chain([(DOUBT, self.doubt)]);
        for (name, [end, more]) in lines {
            writeln!(f, "{name}: {end:.3} {more:.3}")?;
        }
        Ok(())
    }
}

/// What the last line is called.
const DOUBT: &str = "doubt";

/// Why a text holds no weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: expected `{name}:` and two numbers")]
pub struct NoWeights {
    line: usize,
    name: &'static str,
}

impl FromStr for Weights {
    type Err = NoWeights;

    fn from_str(text: &str) -> Result<Weights, NoWeights> {
        let mut lines = text.lines();
        let mut next = |index: usize, name: &'static str| {
            let read = |line: &str| -> Option<[f32; 2]> {
                let (end, more) = line.strip_prefix(name)?.strip_prefix(": ")?.split_once(' ')?;
                Some([end.parse().ok()?, more.parse().ok()?])
            };
            lines.next().and_then(read).ok_or(NoWeights { line: index + 1, name })
        };
        let mut weights = Weights { worth: [[0.0; 2]; COUNT], doubt: [0.0; 2] };
        for (index, name) in NAMES.iter().enumerate() {
            weights.worth[index] = next(index, name)?;
        }
        weights.doubt = next(COUNT, DOUBT)?;
        Ok(weights)
    }
}
