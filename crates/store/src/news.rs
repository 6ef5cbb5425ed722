//! Messages to subscribers about changed tables and people, also between servers.

use crate::db::{Db, Transaction};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::store::with_timeout;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time;

/// The name of the channel in PostgreSQL.
const CHANNEL: &str = "eureka";

/// The word before a person's id in a message about a changed lock. It stands where other messages have the id of a table.
const LOCK: &str = "lock";

/// The number of messages that may wait for a subscriber. A slower one misses some and is told to look again.
const MAX_UNREAD_NEWS: usize = 1024;

/// The pause between two attempts to reach a lost database.
const RETRY_PAUSE: Duration = Duration::from_millis(250);

/// The time without messages after which the listener checks the connection.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(15);

/// A message to subscribers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// This table was opened or has changed, and its stream now has this many entries, or more.
    Table {
        /// The table.
        table: TableId,
        /// The number that its next entry will have.
        next: u32,
    },
    /// This person's lock has changed: earlier sessions and tokens are no longer valid.
    Lock(PersonId),
    /// Messages may have been missed: read every table and person that matters again.
    LookAgain,
}

/// A stream of messages. None is lost silently: after a gap, because the subscriber was too slow or the database was unreachable, comes
/// [`News::LookAgain`].
pub struct Subscription(broadcast::Receiver<News>);

impl Subscription {
    /// Waits for the next message. Returns `None` when the store is gone.
    pub async fn next(&mut self) -> Option<News> {
        match self.0.recv().await {
            Ok(news) => Some(news),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(News::LookAgain),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// Sends messages to the subscribers of this process, and through PostgreSQL to those of all servers.
#[derive(Clone)]
pub(crate) struct Notifier(broadcast::Sender<News>);

impl Notifier {
    pub(crate) fn new() -> Notifier {
        Notifier(broadcast::Sender::new(MAX_UNREAD_NEWS))
    }

    pub(crate) fn subscribe(&self) -> Subscription {
        Subscription(self.0.subscribe())
    }

    /// Commits changes and announces them. With PostgreSQL the messages are part of the transaction, and the database delivers them to all
    /// servers, including this one.
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
        own.iter().for_each(|&news| self.broadcast_news(news));
        Ok(())
    }

    /// Receives the messages of PostgreSQL and passes them on, forever. After a lost connection it reconnects.
    pub(crate) async fn listen(self, options: PgConnectOptions, first: PgListener) {
        let mut listener = Some(first);
        loop {
            if let Some(listener) = &mut listener {
                while let Some(news) = next_message(listener).await {
                    read(&news).into_iter().for_each(|news| self.broadcast_news(news));
                }
            }
            time::sleep(RETRY_PAUSE).await;
            listener = connect(&options).await.ok();
            if listener.is_some() {
                self.broadcast_news(News::LookAgain);
            }
        }
    }

    /// Sends a message to the subscribers of this process. Having no subscribers is not an error.
    fn broadcast_news(&self, news: News) {
        let _ = self.0.send(news);
    }
}

/// A new connection that listens for messages. It has its own pool of one connection. In a shared pool it might wait for a connection
/// that is dead but not yet returned.
pub(crate) async fn connect(options: &PgConnectOptions) -> Result<PgListener, Error> {
    with_timeout(async {
        let pool = PgPoolOptions::new().max_connections(1).connect_lazy_with(options.clone());
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    })
    .await
}

/// The next message, or `None` if the connection is lost. A connection can die without an error, so it is checked after a silence.
async fn next_message(listener: &mut PgListener) -> Option<String> {
    loop {
        match time::timeout(SILENCE_TIMEOUT, listener.try_recv()).await {
            Ok(message) => return Some(message.ok()??.payload().to_owned()),
            Err(_silence) => {
                with_timeout(async { Ok(sqlx::query("SELECT 1").execute(&mut *listener).await?) })
                    .await
                    .ok()?;
            }
        }
    }
}

impl News {
    /// The message as text for PostgreSQL: two words.
    fn write(&self) -> String {
        match self {
            News::Table { table, next } => format!("{table} {next}"),
            News::Lock(person) => format!("{LOCK} {person}"),
            News::LookAgain => "look again".to_owned(),
        }
    }
}

/// Parses a message that [`Notifier::commit`] wrote. Anything else becomes [`News::LookAgain`].
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
