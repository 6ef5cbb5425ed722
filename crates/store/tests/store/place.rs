//! Somewhere to put a store, and what tests put there.

use eureka_store::{Moment, NewTable, Person, Sitter, Store, TableId, Then};
use eureka_table::{Said, Seat};
use eureka_testkit::Postgres;
use tempfile::TempDir;

pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::new(1);

/// A database of a test's own.
pub(crate) struct Place {
    pub(crate) address: String,
    _folder: Option<TempDir>,
}

impl Place {
    pub(crate) fn sqlite() -> Place {
        let folder = TempDir::new().unwrap();
        let address = folder.path().join("new/eureka.db").to_str().unwrap().to_owned();
        Place { address, _folder: Some(folder) }
    }

    pub(crate) fn postgres() -> Place {
        Place { address: Postgres::shared().database(), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.unwrap()
    }
}

/// The moment with this number.
pub(crate) fn at(moment: i64) -> Moment {
    Moment(moment)
}

pub(crate) fn said(seat: Seat, answer: &str) -> Said {
    Said { seat, answer: answer.to_owned() }
}

pub(crate) async fn anna(store: &Store) -> Person {
    store.welcome("Anna", at(1)).await.unwrap()
}

/// A listed table that Anna has opened, with her in seat A and nobody in seat B.
pub(crate) async fn open_table(store: &Store, anna: &Person) -> TableId {
    let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::nobody()];
    let new = NewTable { creator: anna.id, listed: true, options: "{}".to_owned(), seats };
    store.open_table(&new, at(2)).await.unwrap()
}

/// A table with Anna and a bot whose game has begun and asks Anna. It is at version 1.
pub(crate) async fn begun_table(store: &Store) -> TableId {
    let anna = anna(store).await;
    let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::bot("expert", "Bot")];
    let new = NewTable { creator: anna.id, listed: false, options: "{}".to_owned(), seats };
    let table = store.open_table(&new, at(2)).await.unwrap();
    let begun = store.begin(table, 0, "a set-up".to_owned(), Then::Asks(A), at(3)).await;
    assert_eq!(begun, Ok(1));
    table
}
