//! When something happened.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment, in milliseconds since 1970. The store reads no clock: whoever calls it says when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

impl Moment {
    /// By this machine's clock.
    pub fn now() -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }

    /// So much earlier.
    #[must_use]
    pub fn before(self, time: Duration) -> Moment {
        Moment(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long it is from here to a later moment; nothing if that one is earlier.
    pub fn until(self, later: Moment) -> Duration {
        Duration::from_millis(u64::try_from(later.0.saturating_sub(self.0)).unwrap_or(0))
    }
}
