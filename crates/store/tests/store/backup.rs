//! Copies of a database in use, made as `docs/backup.md` describes.

use crate::test_database::{A, TestDatabase, at, begun_table, said, serve};
use eureka_store::{Error, GameStatus, ServiceTime, Store, TableId};
use eureka_table::SeatSet;
use eureka_testkit::Postgres;
use std::path::Path;
use tempfile::TempDir;
use tokio::task::JoinHandle;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sqlite_database_is_copied_while_it_is_written_to() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    serve(&store, 50).await;
    let table = begun_table(&store).await;
    let writer = keep_writing(&store, table);
    let copy = Path::new(&database.address).with_file_name("copy.db");
    store.backup(&copy).await.unwrap();
    assert!(matches!(store.backup(&copy).await, Err(Error::Refused(_))), "it would be overwritten");
    writer.abort();
    assert_copied(&store, &Store::open(copy.to_str().unwrap()).await.unwrap(), table).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_database_is_copied_while_it_is_written_to() {
    let database = TestDatabase::postgres();
    let store = database.open().await;
    serve(&store, 50).await;
    let table = begun_table(&store).await;
    let writer = keep_writing(&store, table);
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("copy.dump");
    assert_eq!(store.backup(&file).await, Err(Error::BackupElsewhere));
    let server = Postgres::shared();
    let dump = server.run("pg_dump", &["--format=custom", &database.address]);
    std::fs::write(&file, dump).unwrap();
    writer.abort();
    let copy = server.database();
    server.run("pg_restore", &["--dbname", &copy, file.to_str().unwrap()]);
    assert_copied(&store, &Store::open(&copy).await.unwrap(), table).await;
}

fn keep_writing(store: &Store, table: TableId) -> JoinHandle<()> {
    let store = store.clone();
    tokio::spawn(async move {
        let mut version = 1;
        while let Ok(next) = store
            .append(
                table,
                version,
                vec![said(A, "draw")],
                GameStatus::Asks(SeatSet::only(A)),
                at(9),
            )
            .await
        {
            version = next;
        }
    })
}

/// Checks that the copy has the table as it was at some time, and that the game can continue there.
async fn assert_copied(store: &Store, copy: &Store, table: TableId) {
    assert_eq!(copy.secret(), store.secret());
    assert_eq!(copy.service_time().await, Ok(ServiceTime(50_000)));
    let now = copy.table(table).await.unwrap();
    assert_eq!(now.served, ServiceTime(50_000));
    let entries = copy.entries(table, 0, u32::MAX).await.unwrap();
    assert_eq!(entries.len(), now.next as usize);
    assert_eq!(store.entries(table, 0, now.next).await.unwrap(), entries);
    let then = GameStatus::Over(String::new());
    let over = copy.append(table, now.version, vec![said(A, "achieve")], then, at(9)).await;
    assert_eq!(over, Ok(now.version + 1));
    serve(copy, 10).await;
    assert_eq!(copy.service_time().await, Ok(ServiceTime(60_000)));
    assert_eq!(store.service_time().await, Ok(ServiceTime(50_000)));
}
