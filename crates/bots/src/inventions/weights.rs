//! The weights of the evaluation, and their text format: one feature a line.

use super::features::{FEATURE_COUNT, FEATURE_NAMES, Features};
use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, LazyLock};

/// The worth of each feature in points, and the uncertainty of the sum. Each is a pair: the number at the end of a game, and the addition
/// at its beginning, which shrinks with the fraction of turns left.
///
/// # Examples
///
/// ```
/// use eureka_bots::inventions::Weights;
///
/// let weights = Weights::learned();
/// let text = weights.to_string();
/// assert!(text.starts_with("one: ") && text.contains("\npoints: "));
/// assert_eq!(text.parse(), Ok((*weights).clone()));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    /// The worth of each feature: at the end, and the addition at the beginning.
    pub(super) worth: [[f32; 2]; FEATURE_COUNT],
    /// The standard deviation of the expected lead: at the end, and the addition at the beginning.
    pub(super) doubt: [f32; 2],
}

impl Weights {
    /// The weights learned from games with the content that comes with the program.
    pub fn learned() -> Arc<Weights> {
        static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
            let text = include_str!("../../weights/inventions.txt");
            Arc::new(text.parse().expect("the weights were written by the program"))
        });
        Arc::clone(&WEIGHTS)
    }

    /// The weights to begin learning with: only points count.
    pub fn naive() -> Weights {
        let mut worth = [[0.0; 2]; FEATURE_COUNT];
        for (name, worth) in FEATURE_NAMES.iter().zip(&mut worth) {
            if name.contains("points") {
                worth[0] = if name.contains("opponents'") { -1.0 } else { 1.0 };
            }
        }
        Weights { worth, doubt: [5.0, 20.0] }
    }

    /// The expected lead over the opponents at the end of the game, in points. `fraction_left` is the fraction of turns left.
    pub(super) fn lead(&self, features: &Features, fraction_left: f32) -> f32 {
        let worth = self.worth.iter().map(|[end, more]| end + more * fraction_left);
        worth.zip(features).map(|(worth, feature)| worth * feature).sum()
    }

    /// The chance that an expected lead of `lead` points becomes a victory.
    pub(super) fn chance(&self, lead: f32, fraction_left: f32) -> f32 {
        let [end, more] = self.doubt;
        // With a scale of 0.6 times the deviation, a logistic curve is about as steep as the normal distribution.
        1.0 / (1.0 + (-lead / (0.6 * (end + more * fraction_left))).exp())
    }
}

/// One line for each feature: its name, its worth at the end, and the addition at the beginning.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = FEATURE_NAMES.iter().copied().zip(self.worth).chain([(DOUBT_LINE, self.doubt)]);
        for (name, [end, more]) in lines {
            writeln!(f, "{name}: {end:.3} {more:.3}")?;
        }
        Ok(())
    }
}

/// The name of the last line, which has the uncertainty.
const DOUBT_LINE: &str = "doubt";

/// The error for a text that does not hold weights.
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
        let mut weights = Weights { worth: [[0.0; 2]; FEATURE_COUNT], doubt: [0.0; 2] };
        for (index, name) in FEATURE_NAMES.iter().enumerate() {
            weights.worth[index] = next(index, name)?;
        }
        weights.doubt = next(FEATURE_COUNT, DOUBT_LINE)?;
        Ok(weights)
    }
}
