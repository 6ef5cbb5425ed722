//! Those who look on at a table, and go with it from game to game.

use crate::load::Counted;
use crate::load::program::Program;
use std::io;
use std::sync::Arc;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

/// So many come in at once, so that nobody finds the door blocked.
const COMING: usize = 64;

/// The onlookers of one player's tables, until they are dropped.
pub(super) struct Onlookers {
    table: watch::Sender<String>,
    _all: JoinSet<()>,
}

impl Onlookers {
    /// How many may come in at once, everywhere.
    pub(super) fn coming() -> Arc<Semaphore> {
        Arc::new(Semaphore::new(COMING))
    }

    /// So many, who wait for the first table. They are somebody without a seat there.
    pub(super) async fn new(
        host: &str,
        number: usize,
        counted: &Arc<Counted>,
        coming: &Arc<Semaphore>,
    ) -> io::Result<Onlookers> {
        let (table, tables) = watch::channel(String::new());
        let mut all = JoinSet::new();
        if number > 0 {
            let program = Arc::new(Program::new(host, counted).await?);
            for _ in 0..number {
                let (program, tables) = (program.clone(), tables.clone());
                all.spawn(stay(program, tables, counted.clone(), coming.clone()));
            }
        }
        Ok(Onlookers { table, _all: all })
    }

    /// Has them go to this table.
    pub(super) fn lead(&self, table: &str) {
        self.table.send_replace(table.to_owned());
    }
}

/// Looks on at table after table, for as long as there is one.
async fn stay(
    program: Arc<Program>,
    mut tables: watch::Receiver<String>,
    counted: Arc<Counted>,
    coming: Arc<Semaphore>,
) {
    let mut is_first = true;
    while tables.changed().await.is_ok() {
        let table = tables.borrow_and_update().clone();
        tokio::select! {
            broken = look_on(&program, &table, &counted, &coming, &mut is_first) => {
                if broken.is_err() {
                    Counted::add(&counted.errors);
                }
            }
            _ = next(tables.clone()) => {}
        }
    }
}

/// Waits until there is another table.
async fn next(mut tables: watch::Receiver<String>) {
    let _ = tables.changed().await;
}

/// Reads all that is told of a table, to the last letter.
async fn look_on(
    program: &Program,
    table: &str,
    counted: &Counted,
    coming: &Semaphore,
    is_first: &mut bool,
) -> io::Result<()> {
    let mut stream = {
        let _place = coming.acquire().await;
        program.listen(table, "", counted).await?
    };
    if std::mem::take(is_first) {
        Counted::add(&counted.streams);
    }
    let mut text = Vec::new();
    loop {
        stream.event(&mut text).await?;
        if !text.ends_with(b"}") {
            return Err(io::Error::other("an event was cut off"));
        }
        Counted::add(&counted.events);
    }
}
