//! The limit on the thinking for one answer, in iterations or in time.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// The limit on the thinking for one answer: a number of iterations and a time, whichever is reached first.
///
/// # Examples
///
/// ```
/// use eureka_bots::Budget;
/// use std::time::Duration;
///
/// assert_eq!("50ms".parse(), Ok(Budget::time(Duration::from_millis(50))));
/// let budget: Budget = "2it".parse()?;
/// assert_eq!(budget.to_string(), "2it");
///
/// let mut stopwatch = budget.start();
/// assert!(stopwatch.spend() && stopwatch.spend());
/// assert!(!stopwatch.spend(), "the budget has only two iterations");
/// # Ok::<(), eureka_bots::NoBudget>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The largest number of iterations. Each one examines a world.
    pub iterations: u32,
    /// The longest time; `Duration::MAX` means no limit.
    pub time: Duration,
}

impl Budget {
    /// A number of iterations without a limit on time.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::MAX }
    }

    /// A time without a limit on iterations.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time }
    }

    /// A number of iterations, but at most 850 ms: with the rest of a request, a player waits less than a second even on a slow machine.
    pub(crate) const fn time_capped(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::from_millis(850) }
    }

    /// The same budget with at most this time.
    pub(crate) fn within(self, limit: Duration) -> Budget {
        Budget { time: self.time.min(limit), ..self }
    }

    /// One part of the budget, of several that are used up at the same time: the same time, and a part of the iterations.
    pub(crate) fn part(self, number: usize, parts: usize) -> Budget {
        let (number, parts) = (number as u32, parts as u32);
        let iterations = self.iterations / parts + u32::from(number < self.iterations % parts);
        Budget { iterations: iterations.max(1), ..self }
    }

    /// Starts the clock.
    pub fn start(self) -> Stopwatch {
        self.start_at(Instant::now())
    }

    /// Starts the clock at a given time, for tests.
    pub fn start_at(self, start: Instant) -> Stopwatch {
        Stopwatch { budget: self, start, used: 0 }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.iterations, self.time) {
            (iterations, Duration::MAX) => write!(f, "{iterations}it"),
            (u32::MAX, time) => write!(f, "{}ms", time.as_millis()),
            (iterations, time) => write!(f, "{iterations}it/{}ms", time.as_millis()),
        }
    }
}

/// The error for a text that is not a budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no budget: write a time such as 50ms or 2s, or a number of iterations such as 2000it"
)]
pub struct NoBudget(String);

impl FromStr for Budget {
    type Err = NoBudget;

    fn from_str(text: &str) -> Result<Budget, NoBudget> {
        let unit = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let (number, unit) = text.split_at(unit);
        match (number.parse::<u32>(), unit) {
            (Ok(number @ 1..), "it") => Ok(Budget::iterations(number)),
            (Ok(number @ 1..), "ms") => Ok(Budget::time(Duration::from_millis(number.into()))),
            (Ok(number @ 1..), "s") => Ok(Budget::time(Duration::from_secs(number.into()))),
            _ => Err(NoBudget(text.to_owned())),
        }
    }
}

/// A budget being used up.
#[derive(Clone, Debug)]
pub struct Stopwatch {
    budget: Budget,
    start: Instant,
    used: u32,
}

impl Stopwatch {
    /// Spends one iteration. Returns false if the budget is used up.
    pub fn spend(&mut self) -> bool {
        self.spend_by(Instant::now)
    }

    /// Like [`Stopwatch::spend`], with a given clock. The first iteration is always granted, and the clock is read only for later ones of a
    /// budget with a time.
    pub fn spend_by(&mut self, clock: impl FnOnce() -> Instant) -> bool {
        let Budget { iterations, time } = self.budget;
        let is_timed = time != Duration::MAX && self.used > 0;
        let is_left = self.used < iterations
            && !(is_timed && clock().saturating_duration_since(self.start) >= time);
        self.used += u32::from(is_left);
        is_left
    }

    /// The number of iterations spent so far.
    pub fn used(&self) -> u32 {
        self.used
    }

    /// About the number of iterations left, if they go on taking as long as those so far.
    pub(crate) fn left(&self) -> f32 {
        let by_number = (self.budget.iterations - self.used) as f32;
        let passed = self.start.elapsed().as_secs_f32().max(f32::EPSILON);
        let by_time = self.used as f32 * (self.budget.time.as_secs_f32() / passed - 1.0).max(0.0);
        by_number.min(by_time)
    }
}
