//! A point in time, as the database stores it.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A point in time, in milliseconds since 1970 (UTC). The store does not read the clock: its callers pass the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

impl Moment {
    /// The current time by this machine's clock.
    pub fn now() -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// The moment that is earlier by this time.
    #[must_use]
    pub fn before(self, time: Duration) -> Moment {
        Moment(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// The time from this moment to a later one; zero if the other is earlier.
    pub fn until(self, later: Moment) -> Duration {
        Duration::from_millis(u64::try_from(later.0.saturating_sub(self.0)).unwrap_or(0))
    }
}
