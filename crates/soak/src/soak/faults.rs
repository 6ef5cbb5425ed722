//! The faults of a site and their order, which follow from the seed.

use crate::soak::Part;
use crate::soak::site::{Phase, STUCK_AFTER, Site};
use crate::soak::tally::Kind;
use eureka_testkit::Dice;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time;

/// The time in which a full disk must make a write fail.
const FULL_DISK_TIMEOUT: Duration = Duration::from_secs(20);

/// A fault of a server, of the database or of the disk.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Kill(usize),
    Stop(usize),
    Crash(Duration),
    Full,
}

impl Fault {
    fn any(part: Part, servers: usize, dice: &mut Dice) -> Fault {
        let server = dice.below(servers);
        match (part, dice.below(5)) {
            (_, 0) => Fault::Stop(server),
            (Part::Postgres, 1 | 2) => Fault::Crash(Duration::from_millis(dice.below(3000) as u64)),
            (Part::Disk, 1..=3) => Fault::Full,
            _ => Fault::Kill(server),
        }
    }

    /// One fault of each kind that a part has.
    fn kinds(part: Part) -> Vec<Fault> {
        let mut kinds = vec![Fault::Kill(0), Fault::Stop(0)];
        match part {
            Part::Postgres => kinds.push(Fault::Crash(Duration::from_secs(1))),
            Part::Disk => kinds.push(Fault::Full),
            Part::Engine | Part::Sqlite => {}
        }
        kinds
    }

    const fn word(self) -> &'static str {
        match self {
            Fault::Kill(_) => "faults: kill -9",
            Fault::Stop(_) => "faults: asked to stop",
            Fault::Crash(_) => "faults: the database crashes",
            Fault::Full => "faults: the disk is full",
        }
    }
}

/// Injects faults, each after a random number of acknowledged answers. A kind of fault that has not happened by the end of a short
/// soak happens then, once.
pub(super) async fn work(site: Arc<Site>, pause: usize) {
    let mut dice = site.dice(7_000);
    while site.phase() == Phase::Faults {
        let goal = site.acknowledged() + 20 + dice.below(pause) as u64;
        let fault = Fault::any(site.part, site.proxies.len(), &mut dice);
        if reach(&site, goal).await {
            happen(&site, fault).await;
        }
    }
    for fault in Fault::kinds(site.part) {
        if site.tally.of(fault.word()) == 0 {
            happen(&site, fault).await;
        }
    }
}

/// Waits until `goal` answers are acknowledged. Returns false if the time for faults ends before that.
async fn reach(site: &Site, goal: u64) -> bool {
    let mut last = (site.acknowledged(), Instant::now());
    while site.acknowledged() < goal {
        if site.phase() != Phase::Faults {
            return false;
        }
        time::sleep(Duration::from_millis(20)).await;
        let now = site.acknowledged();
        if now > last.0 {
            last = (now, Instant::now());
        } else if last.1.elapsed() > STUCK_AFTER {
            site.found(Kind::Stuck, format!("no answer was acknowledged for {STUCK_AFTER:?}"));
            return true;
        }
    }
    true
}

async fn happen(site: &Site, fault: Fault) {
    let started = match fault {
        Fault::Kill(server) => {
            site.kill(server);
            site.start(server)
        }
        Fault::Stop(server) => {
            site.stop(server);
            site.start(server)
        }
        Fault::Crash(away) => {
            site.crash_database(away).await;
            Ok(())
        }
        Fault::Full => site.fill_disk(FULL_DISK_TIMEOUT).await.map(|felt| {
            site.tally.add("full disks that nobody felt", u64::from(!felt));
        }),
    };
    site.tally.count(fault.word());
    if let Err(error) = started {
        site.found(Kind::Wrong, format!("after {fault:?}: {error:#}"));
    }
}
