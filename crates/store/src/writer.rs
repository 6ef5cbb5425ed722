//! Changes are written in groups: a disk takes milliseconds to promise that it will not forget, but it can promise many at once.

use crate::change::{Change, Made};
use crate::db::Pool;
use crate::error::Error;
use crate::news::{News, Notifier};
use crate::store::within;
use tokio::sync::{mpsc, oneshot};

/// So many changes may wait; more are turned away at once, which is kinder than letting everybody wait ever longer.
const MAX_WAITING_CHANGES: usize = 1024;

/// So many changes are written together: their news fit into one message of PostgreSQL, which takes 8,000 bytes.
const MAX_CHANGES_PER_COMMIT: usize = 128;

/// Where changes are handed in.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<Job>);

struct Job {
    change: Change,
    reply: oneshot::Sender<Result<Made, Error>>,
}

impl Writer {
    /// Starts writing; ends when the last of its handles is gone.
    pub(crate) fn start(pool: Pool, notifier: Notifier) -> Writer {
        let (sender, jobs) = mpsc::channel(MAX_WAITING_CHANGES);
        tokio::spawn(work(pool, notifier, jobs));
        Writer(sender)
    }

    /// Whether the next change would be turned away.
    pub(crate) fn is_full(&self) -> bool {
        self.0.capacity() == 0
    }

    /// Has a change written. It is made even if the caller does not wait for the end.
    pub(crate) async fn write(&self, change: Change) -> Result<Made, Error> {
        let (reply, made) = oneshot::channel();
        self.0
            .try_send(Job { change, reply })
            .map_err(|_| Error::Unavailable("too many changes wait to be written".to_owned()))?;
        made.await.unwrap_or_else(|_| Err(Error::Unavailable("nobody writes any more".to_owned())))
    }
}

async fn work(pool: Pool, notifier: Notifier, mut jobs: mpsc::Receiver<Job>) {
    let mut group = Vec::with_capacity(MAX_CHANGES_PER_COMMIT);
    while jobs.recv_many(&mut group, MAX_CHANGES_PER_COMMIT).await > 0 {
        // Two servers that lock the same tables in different orders would wait for each other.
        group.sort_by_key(|job| job.change.table);
        match commit(&pool, &notifier, &group).await {
            Ok(results) => {
                group.drain(..).zip(results).for_each(|(job, result)| job.tell(result));
            }
            // One of them cannot be written; the others are not to suffer.
            Err(Error::Refused(_) | Error::Damaged(_)) if group.len() > 1 => {
                for job in group.drain(..) {
                    let result = commit(&pool, &notifier, std::slice::from_ref(&job)).await;
                    job.tell(result.and_then(|mut results| results.remove(0)));
                }
            }
            Err(error) => {
                // Who came meanwhile would wait as long for the same answer.
                while group.len() < MAX_WAITING_CHANGES
                    && jobs.try_recv().map(|job| group.push(job)).is_ok()
                {}
                group.drain(..).for_each(|job| job.tell(Err(error.clone())));
            }
        }
    }
}

/// Writes a group in one transaction. A change that is refused does not hold up the others.
async fn commit(
    pool: &Pool,
    notifier: &Notifier,
    group: &[Job],
) -> Result<Vec<Result<Made, Error>>, Error> {
    within(async {
        let mut tx = pool.begin().await?;
        let mut results = Vec::with_capacity(group.len());
        for job in group {
            match job.change.make(&mut tx).await {
                Err(error) if error.is_trouble() => return Err(error),
                result => results.push(result),
            }
        }
        let news: Vec<News> = results.iter().flatten().map(Made::news).collect();
        notifier.commit(tx, &news).await?;
        Ok(results)
    })
    .await
}

impl Job {
    /// That nobody waits for the reply is no mistake.
    fn tell(self, result: Result<Made, Error>) {
        let _ = self.reply.send(result);
    }
}
