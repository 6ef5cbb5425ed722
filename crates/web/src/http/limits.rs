//! Limits per client: the rate of its requests, and the number of streams, hints and connections that it may hold at once.

use crate::http::config::Limits;
use crate::http::problem::Problem;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

/// A rate limiter with a separate count for each client address.
type Limiter = DefaultKeyedRateLimiter<IpAddr>;

/// The number of hints that may be computed or queued at once, for all clients together.
const MAX_HINTS: u32 = 32;

/// The number of hints that one client may have computed or queued at once, so that it cannot take every permit.
const MAX_HINTS_PER_CLIENT: u32 = 4;

/// The rate limits and permit pools of the server, all keyed by client address.
pub(crate) struct RateLimits {
    requests: Limiter,
    chats: Limiter,
    newcomers: Limiter,
    logins: Limiter,
    /// For live streams.
    pub(crate) streams: Arc<PermitPool>,
    /// For hints and opinions, see [`RateLimits::hint`].
    hints: Arc<PermitPool>,
    /// For connections of any kind.
    pub(crate) connections: Arc<PermitPool>,
}

/// A number of permits, of which one client may hold only a part.
pub(crate) struct PermitPool {
    /// The number of permits held by each client.
    held: Mutex<HashMap<IpAddr, u32>>,
    per_client: u32,
    total: u32,
}

/// A `Permit` is held while a stream, hint or connection exists; dropping it returns it to the pool.
pub(crate) struct Permit {
    pool: Arc<PermitPool>,
    client: IpAddr,
}

/// The kinds of requests that are limited by rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LimitedRequest {
    /// Any request.
    Request,
    /// A chat message.
    Chat,
    /// The first visit of a person, who is added to the database.
    Newcomer,
    /// A login attempt.
    Login,
}

impl RateLimits {
    /// Builds the limiters. Behind a proxy every connection comes from the proxy's address, so there only the total is limited.
    pub(crate) fn new(limits: &Limits, behind_proxy: bool) -> RateLimits {
        let at_least_one = |n: u32| NonZeroU32::new(n).unwrap_or(NonZeroU32::MIN);
        let requests = Quota::per_second(at_least_one(limits.requests))
            .allow_burst(at_least_one(limits.burst));
        let per_client = if behind_proxy { limits.connections } else { limits.connections_of_one };
        RateLimits {
            requests: RateLimiter::keyed(requests),
            chats: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.chats))),
            newcomers: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.newcomers))),
            logins: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.logins))),
            streams: PermitPool::new(limits.streams_of_one, limits.streams),
            hints: PermitPool::new(MAX_HINTS_PER_CLIENT, MAX_HINTS),
            connections: PermitPool::new(per_client, limits.connections),
        }
    }

    /// Counts a request against its limit, or refuses it with the number of seconds to wait.
    pub(crate) fn check(&self, kind: LimitedRequest, client: IpAddr) -> Result<(), Problem> {
        let limiter = match kind {
            LimitedRequest::Request => &self.requests,
            LimitedRequest::Chat => &self.chats,
            LimitedRequest::Newcomer => &self.newcomers,
            LimitedRequest::Login => &self.logins,
        };
        limiter.check_key(&client).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            Problem::TooMany { seconds: wait.as_secs() + 1 }
        })
    }

    /// A permit to wait for a hint or an opinion.
    pub(crate) fn hint(&self, client: IpAddr) -> Result<Permit, Problem> {
        self.hints.take(client)
    }

    /// Forgets clients that have not sent anything recently, to free their memory.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.chats, &self.newcomers, &self.logins] {
            limiter.retain_recent();
        }
    }
}

impl PermitPool {
    /// A pool of `total` permits, of which one client may hold `per_client`.
    pub(crate) fn new(per_client: u32, total: u32) -> Arc<PermitPool> {
        Arc::new(PermitPool { held: Mutex::default(), per_client, total })
    }

    /// The number of permits held by all clients.
    pub(crate) fn held(&self) -> u32 {
        self.held.lock().values().sum()
    }

    /// Takes a permit: [`Problem::Full`] if there are no more, [`Problem::TooMany`] if this client holds its share.
    pub(crate) fn take(self: &Arc<PermitPool>, client: IpAddr) -> Result<Permit, Problem> {
        let mut held = self.held.lock();
        if held.values().sum::<u32>() >= self.total {
            return Err(Problem::Full);
        }
        let own = held.entry(client).or_default();
        if *own >= self.per_client {
            return Err(Problem::TooMany { seconds: 10 });
        }
        *own += 1;
        Ok(Permit { pool: self.clone(), client })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut held = self.pool.held.lock();
        if let Some(count) = held.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_client_cannot_take_every_permit_and_a_dropped_one_is_free_again() {
        let limits = RateLimits::new(&Limits::default(), false);
        let client = |number: u8| IpAddr::from([192, 0, 2, number]);
        let mut taken: Vec<Permit> =
            (0..MAX_HINTS_PER_CLIENT).map(|_| limits.hint(client(1)).unwrap()).collect();
        assert_eq!(limits.hint(client(1)).err(), Some(Problem::TooMany { seconds: 10 }));
        // Other clients still get permits, until all are taken.
        let others = (MAX_HINTS - MAX_HINTS_PER_CLIENT) as u8;
        taken.extend((0..others).map(|number| limits.hint(client(2 + number)).unwrap()));
        assert_eq!(limits.hint(client(200)).err(), Some(Problem::Full));
        taken.remove(0);
        assert!(limits.hint(client(200)).is_ok());
        taken.clear();
        assert!(limits.hints.held.lock().is_empty(), "clients without permits are forgotten");
    }

    #[test]
    fn a_block_of_addresses_is_one_client() {
        use crate::http::visitor::block_of;
        let same = |one: &str, other: &str| {
            block_of(one.parse().unwrap()) == block_of(other.parse().unwrap())
        };
        assert!(same("2001:db8::1", "2001:db8::ffff:1"));
        assert!(!same("2001:db8::1", "2001:db8:0:1::1"));
        assert!(same("::ffff:192.0.2.1", "192.0.2.1"));
        assert!(!same("192.0.2.1", "192.0.2.2"));
    }
}
