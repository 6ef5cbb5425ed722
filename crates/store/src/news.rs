//! Who watches a table is told when there is something new.

use crate::db::{Db, Transaction};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::store::within;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time;

/// The name of the channel in PostgreSQL.
const CHANNEL: &str = "eureka";

/// What stands before a person whose lock is another, where other news have a table.
const LOCK: &str = "lock";

/// So many news may wait for a subscriber before it is told to look again instead.
const MAX_UNREAD_NEWS: usize = 1024;

/// How long to wait before the next try to reach a database that is away.
const RETRY_PAUSE: Duration = Duration::from_millis(250);

/// After so much silence the listener makes sure that the connection is still there.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(15);

/// What a subscriber is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// This table was opened or has changed, and its stream now has this many entries, or more.
    Table {
        /// Which one.
        table: TableId,
        /// The number that its next entry gets.
        next: u32,
    },
    /// This person has another lock now.
    Lock(PersonId),
    /// News may have been missed: look at every table and person that matters.
    LookAgain,
}

/// News as they come in. Nothing is lost silently: who is too slow, or whose database was away, is told to look again.
pub struct Subscription(broadcast::Receiver<News>);

impl Subscription {
    /// Waits for the next news; none when the store is gone.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(News::LookAgain),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Tells the subscribers of this process, and through PostgreSQL those of all others.
#[derive(Clone)]
pub(crate) struct Notifier(broadcast::Sender<News>);

impl Notifier {
    pub(crate) fn new() -> Notifier {
        Notifier(broadcast::Sender::new(MAX_UNREAD_NEWS))
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription(self.0.subscribe())
    }

    /// Commits changes and tells of them. PostgreSQL takes the news with the changes and tells everybody itself, this process too.
    pub(crate) async fn commit(&self, mut tx: Transaction, news: &[News]) -> Result<(), Error> {
        let mut own = news;
        if let Db::Postgres(tx) = &mut tx
            && !news.is_empty()
        {
            let news: Vec<_> = news.iter().map(News::write).collect();
            sqlx::query("SELECT pg_notify($1, $2)")
                .bind(CHANNEL)
                .bind(news.join(" "))
                .execute(&mut **tx)
                .await?;
            own = &[];
        }
        tx.commit().await?;
        own.iter().for_each(|&news| self.cry(news));
        Ok(())
    }

    /// Hears what PostgreSQL tells, for ever.
    pub(crate) async fn listen(self, options: PgConnectOptions, first: PgListener) {
        let mut listener = Some(first);
        loop {
            if let Some(listener) = &mut listener {
                while let Some(news) = hear(listener).await {
                    read(&news).into_iter().for_each(|news| self.cry(news));
                }
            }
            time::sleep(RETRY_PAUSE).await;
            listener = connect(&options).await.ok();
            if listener.is_some() {
                self.cry(News::LookAgain);
            }
        }
    }

    /// That nobody listens is no mistake.
    fn cry(&self, news: News) {
        let _ = self.0.send(news);
    }
}

/// A new connection that listens. It has a pool of its own: in one of several it would have to wait until a connection that is
/// lost without a sign is given back.
pub(crate) async fn connect(options: &PgConnectOptions) -> Result<PgListener, Error> {
    within(async {
        let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options.clone());
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    })
    .await
}

/// The next message, or nothing when the connection is lost. A connection can be lost without a sign, so silence is
/// looked into.
async fn hear(listener: &mut PgListener) -> Option<String> {
    loop {
        match time::timeout(SILENCE_TIMEOUT, listener.try_recv()).await {
            Ok(message) => return Some(message.ok()??.payload().to_owned()),
            Err(_silence) => {
                within(async { Ok(sqlx::query("SELECT 1").execute(&mut *listener).await?) })
                    .await
                    .ok()?;
            }
        }
    }
}

impl News {
    /// As PostgreSQL passes it on: two words.
    fn write(&self) -> String {
        match self {
            News::Table { table, next } => format!("{table} {next}"),
            News::Lock(person) => format!("{LOCK} {person}"),
            News::LookAgain => "look again".to_owned(),
        }
    }
}

/// What [`Notifier::commit`] wrote. What it cannot have written is a reason to look.
fn read(message: &str) -> Vec<News> {
    let words: Vec<_> = message.split(' ').collect();
    let news = words.chunks(2).map(|pair| match pair {
        [LOCK, person] => person.parse().map_or(News::LookAgain, News::Lock),
        [table, next] => match (table.parse(), next.parse()) {
            (Ok(table), Ok(next)) => News::Table { table, next },
            _ => News::LookAgain,
        },
        _ => News::LookAgain,
    });
    news.collect()
}
