//! How long a bot may think about one answer.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How long a bot may think about one answer: until one of the two is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// The most worlds it looks at.
    pub iterations: u32,
    /// The longest time.
    pub time: Duration,
}

impl Budget {
    /// So many worlds, however long that takes.
    pub const fn iterations(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::MAX }
    }

    /// So much time.
    pub const fn time(time: Duration) -> Budget {
        Budget { iterations: u32::MAX, time }
    }

    /// So many worlds, but however slow the machine, nobody waits longer than a second.
    pub(crate) const fn patient(iterations: u32) -> Budget {
        Budget { iterations, time: Duration::from_millis(850) }
    }

    /// Starts the clock.
    pub fn start(self) -> Stopwatch {
        self.start_at(Instant::now())
    }

    /// Starts the clock at this time.
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

/// Why a text is no budget.
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
    /// Takes one iteration out of the budget; none is left when it says no.
    pub fn spend(&mut self) -> bool {
        self.spend_by(Instant::now)
    }

    /// The same by another clock, which is looked at only where it matters: the first iteration is always there.
    pub fn spend_by(&mut self, clock: impl FnOnce() -> Instant) -> bool {
        let Budget { iterations, time } = self.budget;
        let is_timed = time != Duration::MAX && self.used > 0;
        let is_left = self.used < iterations
            && !(is_timed && clock().saturating_duration_since(self.start) >= time);
        self.used += u32::from(is_left);
        is_left
    }

    /// How many iterations were taken.
    pub fn used(&self) -> u32 {
        self.used
    }
}
