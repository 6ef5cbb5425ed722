//! Full disks, lost databases, overload, and several servers on one database.

use crate::contract::heard;
use crate::test_database::{A, TestDatabase, at, begun_table, said};
use eureka_store::{EntryKind, Error, GameStatus, News, Store, TableId};
use eureka_table::SeatSet;
use eureka_testkit::{Disk, Postgres};
use std::future::poll_fn;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::task::Poll;
use std::time::Duration;
use std::{env, fs};
use tempfile::TempDir;
use tokio::sync::mpsc;
use tokio::task::{JoinSet, block_in_place};

/// The environment variable that makes a process of these tests fill a small disk. It holds the folder of that disk.
const SMALL_DISK: &str = "EUREKA_STORE_SMALL_DISK";

#[tokio::test]
async fn one_server_hears_what_another_stores() {
    let database = TestDatabase::postgres();
    let (here, there) = (database.open().await, database.open().await);
    let mut subscription = there.subscribe();
    let table = begun_table(&here).await;
    append(&here, table, 1).await.unwrap();
    for next in [0, 1, 2] {
        assert_eq!(heard(&mut subscription).await, News::Table { table, next });
        assert!(there.table(table).await.unwrap().next >= next);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_went_away_comes_back() {
    let mut server = block_in_place(|| Postgres::new(Disk::Sure));
    let address = server.database();
    let (store, other) =
        (Store::open(&address).await.unwrap(), Store::open(&address).await.unwrap());
    let (told, mut acknowledged) = mpsc::unbounded_channel();
    let mut writers = JoinSet::new();
    for _ in 0..4 {
        let (store, told, table) = (store.clone(), told.clone(), begun_table(&store).await);
        writers.spawn(async move {
            let mut version = 1;
            loop {
                match append(&store, table, version).await {
                    Ok(next) => version = next,
                    Err(error) => break error,
                }
                told.send((table, version - 1)).unwrap();
            }
        });
    }
    drop(told);
    let mut stored = Vec::new();
    while stored.len() < 50 {
        stored.push(acknowledged.recv().await.unwrap());
    }
    block_in_place(|| server.crash());
    let mut subscription = other.subscribe();
    while let Some(answer) = acknowledged.recv().await {
        stored.push(answer);
    }
    for error in writers.join_all().await {
        assert!(matches!(error, Error::Unavailable(_)), "{error}");
    }
    let (read, written) = tokio::join!(store.ping(), append(&store, stored[0].0, 1));
    for said in [read.unwrap_err(), written.unwrap_err()] {
        // The error must come soon, not only after the timeout of a statement.
        assert!(
            matches!(&said, Error::Unavailable(why) if !why.contains("no answer in")),
            "{said}"
        );
    }

    block_in_place(|| server.restart());
    for &(table, number) in &stored {
        let entries = store.entries(table, number, 1).await.unwrap();
        assert!(matches!(entries[0].kind, EntryKind::Said(_)));
    }
    while heard(&mut subscription).await != News::LookAgain {}
    let table = stored[0].0;
    let version = store.table(table).await.unwrap().version;
    let next = append(&store, table, version).await.unwrap();
    assert_eq!(heard(&mut subscription).await, News::Table { table, next });
}

/// PostgreSQL rejects a text with a NUL character, which serves here as the change that cannot be written.
#[tokio::test]
async fn a_change_that_cannot_be_written_harms_no_other() {
    let database = TestDatabase::postgres();
    let store = database.open().await;
    let table = begun_table(&store).await;
    let mut writers = JoinSet::new();
    for number in 0..50 {
        let store = store.clone();
        writers.spawn(async move {
            let poison = number % 10 == 5;
            let text = if poison { "\0" } else { "sound" };
            let noted = store.note(table, text.to_owned(), at(5)).await;
            assert_eq!(poison, matches!(noted, Err(Error::Refused(_))), "{noted:?}");
        });
    }
    writers.join_all().await;
    assert_eq!(store.table(table).await.unwrap().next, 46);
}

#[tokio::test]
async fn more_changes_than_may_wait_are_turned_away_and_those_that_wait_are_written() {
    for database in [TestDatabase::sqlite(), TestDatabase::postgres()] {
        let store = database.open().await;
        let table = begun_table(&store).await;
        let note = || Box::pin(store.note(table, "noted".to_owned(), at(5)));
        let mut waiting = Vec::new();
        // On one thread nothing is written until this test awaits something.
        while !store.is_full() {
            let mut change = note();
            assert!(poll_fn(|cx| Poll::Ready(change.as_mut().poll(cx))).await.is_pending());
            waiting.push(change);
        }
        let refused = poll_fn(|cx| Poll::Ready(note().as_mut().poll(cx))).await;
        assert!(matches!(refused, Poll::Ready(Err(Error::Unavailable(_)))), "{refused:?}");
        for change in &mut waiting {
            assert_eq!(change.await, Ok(1), "a note changes no version");
        }
        assert!(!store.is_full());
        assert_eq!(store.table(table).await.unwrap().next as usize, 1 + waiting.len());
    }
}

#[tokio::test]
async fn answers_do_not_wait_behind_newcomers() {
    let database = TestDatabase::postgres();
    let store = database.open().await;
    let table = begun_table(&store).await;
    // Block all writes to `people` for a while.
    let held = sqlx::PgPool::connect(&database.address).await.unwrap();
    let mut lock = held.begin().await.unwrap();
    sqlx::query("LOCK TABLE people").execute(&mut *lock).await.unwrap();
    let mut newcomers = JoinSet::new();
    for _ in 0..8 {
        let store = store.clone();
        newcomers.spawn(async move { store.welcome("Newcomer", at(4)).await });
    }
    let waiting = "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database \
                   WHERE datname = current_database() AND NOT granted";
    while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut *lock).await.unwrap() == 0 {
        tokio::task::yield_now().await;
    }
    let answered = store
        .append(table, 1, vec![said(A, "draw")], GameStatus::Asks(SeatSet::only(A)), at(5))
        .await;
    assert_eq!(answered, Ok(2));
    lock.rollback().await.unwrap();
    newcomers.join_all().await;
}

#[tokio::test]
async fn nobody_there_is_said_soon() {
    let opening = Store::open("postgres://localhost:1/eureka");
    // The driver alone would try for half a minute. The store gives up after two seconds, which 20 seconds cover on any machine.
    let opened = tokio::time::timeout(Duration::from_secs(20), opening).await;
    assert!(matches!(opened.expect("it is said soon").err(), Some(Error::Unavailable(_))));
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    let none = ["", "sqlite:", ":memory:", "file:a.db?mode=ro"];
    let others = ["mysql://user:secret@host/eureka", "postgres://user:secret@host:port/"];
    for address in none.into_iter().chain(others) {
        let Some(Error::Address(told)) = Store::open(address).await.err() else {
            panic!("{address} was opened");
        };
        assert!(!told.contains("secret"));
    }
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("eureka.db");
    let address = format!("sqlite://{}", file.display());
    Store::open(&address).await.unwrap().close().await;
    fs::write(&file, "this is no database, however long it may be ".repeat(100)).unwrap();
    assert!(matches!(open(&file).await.err(), Some(Error::Refused(_))));
    assert!(matches!(open(&file.join("below")).await.err(), Some(Error::Unavailable(_))));
}

#[tokio::test]
async fn nobody_else_reads_the_file() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    begun_table(&store).await;
    let copy = Path::new(&database.address).with_file_name("copy.db");
    store.backup(&copy).await.unwrap();
    for file in fs::read_dir(copy.parent().unwrap()).unwrap() {
        assert_eq!(file.unwrap().metadata().unwrap().permissions().mode() & 0o077, 0);
    }
}

#[test]
fn a_full_disk_loses_nothing() {
    let folder = TempDir::new().unwrap();
    let test = env::current_exe().unwrap();
    let fills = [test.to_str().unwrap(), "--exact", "faults::fills_a_small_disk"];
    let filled = small_disk(folder.path()).args(fills).env(SMALL_DISK, folder.path()).output();
    let filled = filled.unwrap();
    assert!(filled.status.success(), "{}", String::from_utf8_lossy(&filled.stdout));
}

/// A command that runs with a disk of two megabytes: a mounted one with ballast to delete, if the system allows that, and otherwise a limit
/// on the size of each file.
fn small_disk(folder: &Path) -> Command {
    let mounted = |then: &[&str]| {
        let mut command = Command::new("unshare");
        let mount = "mount -t tmpfs -o size=2m none \"$0\" && \
                     head -c 500000 /dev/zero > \"$0/ballast\" && exec \"$@\"";
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", mount]);
        command.arg(folder).args(then);
        command
    };
    if mounted(&["true"]).output().is_ok_and(|output| output.status.success()) {
        return mounted(&[]);
    }
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; ulimit -f 2048; exec \"$@\"", "sh"]);
    command
}

/// The body of the process with the small disk. It does nothing unless [`SMALL_DISK`] is set.
#[tokio::test]
async fn fills_a_small_disk() {
    let Some(folder) = env::var_os(SMALL_DISK).map(PathBuf::from) else { return };
    let store = open(&folder.join("eureka.db")).await.unwrap();
    let table = begun_table(&store).await;
    let long = "long answer ".repeat(1000);
    let append = async |version| {
        let answers = vec![said(A, &long), said(A, &long)];
        store.append(table, version, answers, GameStatus::Asks(SeatSet::only(A)), at(9)).await
    };
    let mut version = 1;
    let full = loop {
        match append(version).await {
            Ok(next) => version = next,
            Err(error) => break error,
        }
    };
    assert!(matches!(full, Error::Full | Error::Unavailable(_)), "{full}");
    assert!(version > 10);
    let stored = store.entries(table, 1, u32::MAX).await.unwrap();
    assert!(stored.iter().map(|entry| entry.number).eq(1..version));
    assert!(stored.iter().all(|entry| entry.kind == EntryKind::Said(said(A, &long))));
    let ballast = folder.join("ballast");
    if ballast.exists() {
        assert_eq!(full, Error::Full);
        assert_eq!(append(version).await, Err(Error::Full));
        fs::remove_file(ballast).unwrap();
        assert_eq!(append(version).await, Ok(version + 2));
    }
}

async fn append(store: &Store, table: TableId, version: u32) -> Result<u32, Error> {
    store
        .append(table, version, vec![said(A, "draw")], GameStatus::Asks(SeatSet::only(A)), at(9))
        .await
}

async fn open(file: &Path) -> Result<Store, Error> {
    Store::open(file.to_str().unwrap()).await
}
