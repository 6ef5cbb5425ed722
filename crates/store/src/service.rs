//! The service time: how long servers have served a database. The patience of players is measured in it, and not by the
//! clock, which goes on while no server runs and can be set.

use crate::db::{row, run};
use crate::error::Error;
use crate::id::random;
use crate::store::{Store, with_timeout};
use std::time::Duration;

/// The most that one call of [`Keeper::serve_on`] counts. A longer time means that the process was suspended, as on a
/// laptop with its lid closed, and served nobody.
const MAX_STEP: Duration = Duration::from_secs(60);

/// The number of successive calls without progress after which another keeper takes over. One such call is normal, because
/// the servers do not call at the same moments.
const CALLS_BEFORE_TAKEOVER: u32 = 2;

/// A time in milliseconds during which at least one server has served the database. It never runs backward, and it stands
/// still while no server runs. It advances in steps of about 20 seconds, so it is no measure for shorter times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ServiceTime(pub i64);

impl ServiceTime {
    /// The service time that is earlier by this time; negative if it is before the first server.
    #[must_use]
    pub fn before(self, time: Duration) -> ServiceTime {
        ServiceTime(self.0.saturating_sub(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }

    /// The time from this service time to a later one; zero if the other is earlier.
    pub fn until(self, later: ServiceTime) -> Duration {
        Duration::from_millis(u64::try_from(later.0.saturating_sub(self.0)).unwrap_or(0))
    }

    /// The service time that is later by this time.
    fn after(self, time: Duration) -> ServiceTime {
        ServiceTime(self.0.saturating_add(i64::try_from(time.as_millis()).unwrap_or(i64::MAX)))
    }
}

/// A server's part in counting the service time. Of all keepers of a database one is on duty and counts, so that several
/// servers do not count the same time twice. When it is gone, another one takes over and adds the time that has passed since.
///
/// ```no_run
/// # async fn serve(store: &eureka_store::Store) -> Result<(), eureka_store::Error> {
/// use std::time::{Duration, Instant};
///
/// let mut keeper = store.keeper()?;
/// let mut last = Instant::now();
/// loop {
///     let now = Instant::now();
///     // After an error the next call counts from here.
///     let _ = keeper.serve_on(now - last).await;
///     last = now;
///     tokio::time::sleep(Duration::from_secs(20)).await;
/// }
/// # }
/// ```
pub struct Keeper {
    store: Store,
    id: KeeperId,
    /// The last known state of the service.
    seen: Option<Service>,
    /// The number of calls since then, which all saw the same state.
    calls: u32,
    /// The time of these calls, which no keeper has counted.
    uncounted: Duration,
}

impl Keeper {
    /// Reports that this server has served for this long since its last call, by a clock that cannot be set, and returns the
    /// service time. At most a minute of it counts, and nothing if the call fails. Call it about every 20 seconds: the service
    /// time advances in these steps.
    pub async fn serve_on(&mut self, elapsed: Duration) -> Result<ServiceTime, Error> {
        let found = self.store.service().await?;
        if self.seen == Some(found) {
            self.calls += 1;
            self.uncounted += elapsed.min(MAX_STEP);
        } else {
            self.see(found);
        }
        let takes_over = found.keeper.is_none() || self.calls >= CALLS_BEFORE_TAKEOVER;
        if found.keeper != Some(self.id) && !takes_over {
            return Ok(found.time);
        }
        // Whether or not it can be stored, it is not counted again: while changes fail, nobody is served.
        let counted = std::mem::take(&mut self.uncounted);
        let next = Service { time: found.time.after(counted), keeper: Some(self.id) };
        if !self.store.replace_service(found, next).await? {
            // Another keeper was faster. The next call sees what it has counted.
            return Ok(found.time);
        }
        self.see(next);
        Ok(next.time)
    }

    fn see(&mut self, service: Service) {
        (self.seen, self.calls, self.uncounted) = (Some(service), 0, Duration::ZERO);
    }
}

/// The id of a keeper: a random number, so that no two servers have the same.
#[derive(Clone, Copy, PartialEq, Eq)]
struct KeeperId(i64);

/// The service time and the keeper on duty, as the database has them.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Service {
    time: ServiceTime,
    /// `None` before the first keeper.
    keeper: Option<KeeperId>,
}

impl Store {
    /// A keeper for this server, which should have only one.
    pub fn keeper(&self) -> Result<Keeper, Error> {
        let (store, id) = (self.clone(), KeeperId(i64::from_le_bytes(random()?)));
        Ok(Keeper { store, id, seen: None, calls: 0, uncounted: Duration::ZERO })
    }

    /// The service time.
    pub async fn service_time(&self) -> Result<ServiceTime, Error> {
        Ok(self.service().await?.time)
    }

    async fn service(&self) -> Result<Service, Error> {
        with_timeout(async {
            let mut db = self.reads.connection().await?;
            let found: Option<(i64, Option<i64>)> =
                row!(&mut db, "SELECT time, keeper FROM service")?;
            let (time, keeper) =
                found.ok_or_else(|| Error::Damaged("there is no service time".to_owned()))?;
            Ok(Service { time: ServiceTime(time), keeper: keeper.map(KeeperId) })
        })
        .await
    }

    /// Replaces the state of the service, if it is still the expected one.
    async fn replace_service(&self, before: Service, after: Service) -> Result<bool, Error> {
        with_timeout(async {
            let mut db = self.writes.connection().await?;
            let replaced = run!(
                &mut db,
                "UPDATE service SET time = $3, keeper = $4 WHERE time = $1 AND keeper IS NOT DISTINCT FROM $2",
                before.time.0,
                before.keeper.map(|keeper| keeper.0),
                after.time.0,
                after.keeper.map(|keeper| keeper.0),
            )?;
            Ok(replaced == 1)
        })
        .await
    }
}
