//! Onlookers, who follow a player from table to table.

use crate::load::Counters;
use crate::load::program::Program;
use std::io;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

/// The number of onlookers that may connect at once.
const MAX_CONNECTING: usize = 64;

/// The onlookers of one player's tables, until they are dropped.
pub(super) struct Onlookers {
    table: watch::Sender<String>,
    _all: JoinSet<()>,
}

impl Onlookers {
    /// A semaphore that limits the onlookers connecting at once, over all tables.
    pub(super) fn connecting() -> Arc<Semaphore> {
        Arc::new(Semaphore::new(MAX_CONNECTING))
    }

    /// Creates onlookers, who wait for the first table. They have no seat there.
    pub(super) async fn new(
        host: &str,
        number: usize,
        counters: &Arc<Counters>,
        connecting: &Arc<Semaphore>,
    ) -> io::Result<Onlookers> {
        let (table, tables) = watch::channel(String::new());
        let mut all = JoinSet::new();
        if number > 0 {
            let program = Arc::new(Program::new(host, counters).await?);
            for _ in 0..number {
                let (program, tables) = (program.clone(), tables.clone());
                all.spawn(stay(program, tables, counters.clone(), connecting.clone()));
            }
        }
        Ok(Onlookers { table, _all: all })
    }

    /// Sends them to this table.
    pub(super) fn lead(&self, table: &str) {
        self.table.send_replace(table.to_owned());
    }
}

/// Watches one table after the other, until there is no more.
async fn stay(
    program: Arc<Program>,
    mut tables: watch::Receiver<String>,
    counters: Arc<Counters>,
    connecting: Arc<Semaphore>,
) {
    let mut is_first = true;
    while tables.changed().await.is_ok() {
        let table = tables.borrow_and_update().clone();
        let mut next = tables.clone();
        tokio::select! {
            broken = look_on(&program, &table, &counters, &connecting, &mut is_first) => {
                if broken.is_err() {
                    Counters::add(&counters.errors);
                }
            }
            _ = next.changed() => {}
        }
    }
}

/// Reads all events of a table.
async fn look_on(
    program: &Program,
    table: &str,
    counters: &Counters,
    connecting: &Semaphore,
    is_first: &mut bool,
) -> io::Result<()> {
    let mut stream = {
        let _place = connecting.acquire().await;
        program.listen(table, "").await?
    };
    if std::mem::take(is_first) {
        Counters::add(&counters.streams);
    }
    let mut text = Vec::new();
    loop {
        stream.event(&mut text).await?;
        if !text.ends_with(b"}") {
            return Err(io::Error::other("an event was cut off"));
        }
        Counters::add(&counters.events);
    }
}
