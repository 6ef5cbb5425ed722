//! The task that writes changes in groups. A sync to disk takes milliseconds, and one sync can cover many changes.

use crate::change::{Change, ChangedTable};
use crate::db::Pool;
use crate::error::Error;
use crate::news::{News, Notifier};
use crate::store::with_timeout;
use tokio::sync::{mpsc, oneshot};

/// The capacity of the queue. Further changes are refused at once, so that waiting times stay bounded.
const MAX_WAITING_CHANGES: usize = 1024;

/// The largest group. Its news fit into one notification of PostgreSQL, which is limited to 8,000 bytes.
const MAX_CHANGES_PER_COMMIT: usize = 128;

/// The queue of changes to write. Clones feed the same task.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<Job>);

/// A change that waits to be written, and the channel for its result.
struct Job {
    change: Change,
    reply: oneshot::Sender<Result<ChangedTable, Error>>,
}

impl Writer {
    /// Starts the task. It ends when the last clone of the writer is dropped.
    pub(crate) fn start(pool: Pool, notifier: Notifier) -> Writer {
        let (sender, jobs) = mpsc::channel(MAX_WAITING_CHANGES);
        tokio::spawn(write_groups(pool, notifier, jobs));
        Writer(sender)
    }

    /// Whether the next change would be refused.
    pub(crate) fn is_full(&self) -> bool {
        self.0.capacity() == 0
    }

    /// Queues a change and waits for its result. The change is made even if the caller stops waiting.
    pub(crate) async fn write(&self, change: Change) -> Result<ChangedTable, Error> {
        let (reply, made) = oneshot::channel();
        self.0
            .try_send(Job { change, reply })
            .map_err(|_| Error::Unavailable("too many changes wait to be written".to_owned()))?;
        made.await.unwrap_or_else(|_| Err(Error::Unavailable("nobody writes any more".to_owned())))
    }
}

/// Writes the queued changes in groups, until the queue is closed.
async fn write_groups(pool: Pool, notifier: Notifier, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(MAX_CHANGES_PER_COMMIT);
    while jobs.recv_many(&mut group, MAX_CHANGES_PER_COMMIT).await > 0 {
        // All servers lock tables in the same order, so that they cannot deadlock.
        group.sort_by_key(|job| job.change.table);
        match commit(&pool, &notifier, &group).await {
            Ok(results) => {
                group.drain(..).zip(results).for_each(|(job, result)| job.send_reply(result));
            }
            // One of the changes cannot be written; the others are written one by one.
            Err(Error::Refused(_) | Error::Damaged(_)) if group.len() > 1 => {
                for job in group.drain(..) {
                    let result = commit(&pool, &notifier, std::slice::from_ref(&job)).await;
                    job.send_reply(result.and_then(|mut results| results.remove(0)));
                }
            }
            Err(error) => {
                // Changes queued in the meantime would wait as long for the same error, so they get it now.
                while group.len() < MAX_WAITING_CHANGES
                    && jobs.try_recv().map(|job| group.push(job)).is_ok()
                {}
                group.drain(..).for_each(|job| job.send_reply(Err(error.clone())));
            }
        }
    }
}

/// Writes a group in one transaction. A refused change does not affect the others.
async fn commit(
    pool: &Pool,
    notifier: &Notifier,
    group: &[Job],
) -> Result<Vec<Result<ChangedTable, Error>>, Error> {
    with_timeout(async {
        let mut tx = pool.begin().await?;
        let mut results = Vec::with_capacity(group.len());
        for job in group {
            match job.change.apply(&mut tx).await {
                Err(error) if error.is_trouble() => return Err(error),
                result => results.push(result),
            }
        }
        let news: Vec<News> = results.iter().flatten().map(ChangedTable::news).collect();
        notifier.commit(tx, &news).await?;
        Ok(results)
    })
    .await
}

impl Job {
    /// Sends the result to the caller. It is not an error if the caller no longer waits.
    fn send_reply(self, result: Result<ChangedTable, Error>) {
        let _ = self.reply.send(result);
    }
}
