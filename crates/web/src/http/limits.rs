//! Limits per client: how often it may ask, and how many streams, hints and connections it may hold at once.

use crate::http::config::Limits;
use crate::http::problem::Problem;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

type Gate = DefaultKeyedRateLimiter<IpAddr>;

/// The most hints that may be computed or queued at once, in total and per client: one client cannot take every slot.
const HINTS: u32 = 32;
const HINTS_OF_ONE: u32 = 4;

/// The rate limits and permit pools of the server, all keyed by client address.
pub(crate) struct RateLimits {
    requests: Gate,
    chats: Gate,
    newcomers: Gate,
    logins: Gate,
    /// For live streams.
    pub(crate) streams: Arc<PermitPool>,
    hints: Arc<PermitPool>,
    /// For connections of any kind.
    pub(crate) connections: Arc<PermitPool>,
}

/// A number of permits, of which one client may hold only a part.
pub(crate) struct PermitPool {
    taken: Mutex<HashMap<IpAddr, u32>>,
    of_one: u32,
    of_all: u32,
}

/// A `Permit` is held while a stream, hint or connection exists; dropping it frees the slot.
pub(crate) struct Permit {
    places: Arc<PermitPool>,
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
        let of_one = if behind_proxy { limits.connections } else { limits.connections_of_one };
        RateLimits {
            requests: RateLimiter::keyed(requests),
            chats: RateLimiter::keyed(Quota::per_minute(at_least_one(limits.chats))),
            newcomers: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.newcomers))),
            logins: RateLimiter::keyed(Quota::per_hour(at_least_one(limits.logins))),
            streams: PermitPool::new(limits.streams_of_one, limits.streams),
            hints: PermitPool::new(HINTS_OF_ONE, HINTS),
            connections: PermitPool::new(of_one, limits.connections),
        }
    }

    /// Counts a request, or refuses it with the number of seconds to wait.
    pub(crate) fn pass(&self, asked: LimitedRequest, client: IpAddr) -> Result<(), Problem> {
        let gate = match asked {
            LimitedRequest::Request => &self.requests,
            LimitedRequest::Chat => &self.chats,
            LimitedRequest::Newcomer => &self.newcomers,
            LimitedRequest::Login => &self.logins,
        };
        gate.check_key(&client).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            Problem::TooMany { seconds: wait.as_secs() + 1 }
        })
    }

    /// A permit to wait for a hint or an opinion.
    pub(crate) fn hint(&self, client: IpAddr) -> Result<Permit, Problem> {
        self.hints.take(client)
    }

    /// Frees the memory of clients that have not sent anything recently.
    pub(crate) fn tidy(&self) {
        for gate in [&self.requests, &self.chats, &self.newcomers, &self.logins] {
            gate.retain_recent();
        }
    }
}

impl PermitPool {
    pub(crate) fn new(of_one: u32, of_all: u32) -> Arc<PermitPool> {
        Arc::new(PermitPool { taken: Mutex::default(), of_one, of_all })
    }

    /// The number of permits held by all clients.
    pub(crate) fn taken(&self) -> u32 {
        self.taken.lock().values().sum()
    }

    /// Takes a permit: [`Problem::Full`] if there are no more, [`Problem::TooMany`] if this client holds its share.
    pub(crate) fn take(self: &Arc<PermitPool>, client: IpAddr) -> Result<Permit, Problem> {
        let mut taken = self.taken.lock();
        if taken.values().sum::<u32>() >= self.of_all {
            return Err(Problem::Full);
        }
        let own = taken.entry(client).or_default();
        if *own >= self.of_one {
            return Err(Problem::TooMany { seconds: 10 });
        }
        *own += 1;
        Ok(Permit { places: self.clone(), client })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock();
        if let Some(count) = taken.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_client_cannot_take_every_permit_and_a_dropped_one_is_free_again() {
        let gates = RateLimits::new(&Limits::default(), false);
        let client = |number: u8| IpAddr::from([192, 0, 2, number]);
        let mut taken: Vec<Permit> =
            (0..HINTS_OF_ONE).map(|_| gates.hint(client(1)).unwrap()).collect();
        assert_eq!(gates.hint(client(1)).err(), Some(Problem::TooMany { seconds: 10 }));
        // Other clients still get permits, until all are taken.
        let others = (HINTS - HINTS_OF_ONE) as u8;
        taken.extend((0..others).map(|number| gates.hint(client(2 + number)).unwrap()));
        assert_eq!(gates.hint(client(200)).err(), Some(Problem::Full));
        taken.remove(0);
        assert!(gates.hint(client(200)).is_ok());
        taken.clear();
        assert!(gates.hints.taken.lock().is_empty(), "clients without permits are forgotten");
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
