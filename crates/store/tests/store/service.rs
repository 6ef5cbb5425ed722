//! The service time: who counts it, and how tables wait in it. The clock plays no part, so these tests give changes any moments.

use crate::test_database::{
    A, B, TestDatabase, anna, append, at, begun_table, on_both, open_table, said, serve,
};
use eureka_store::{GameStatus, ServiceTime, Sitter, TableState};
use eureka_table::SeatSet;
use sqlx::AssertSqlSafe;
use std::time::Duration;
use tokio::task::JoinSet;

on_both! {
    a_new_database_has_not_served
    the_service_time_goes_on_with_the_calls_of_one_keeper
    another_keeper_takes_over_and_adds_what_nobody_counted
    of_many_keepers_one_takes_over
    a_suspended_server_counts_a_minute
    after_a_restart_the_service_time_goes_on_where_it_stood
    a_table_has_the_service_time_of_its_last_version
}

/// The pause between two calls of a server.
const PAUSE: Duration = Duration::from_secs(20);

const fn seconds(seconds: i64) -> ServiceTime {
    ServiceTime(seconds * 1000)
}

async fn a_new_database_has_not_served(database: TestDatabase) {
    let store = database.open().await;
    assert_eq!(store.service_time().await, Ok(seconds(0)));
    // The time before the first call was before the service.
    assert_eq!(store.keeper().unwrap().serve_on(PAUSE).await, Ok(seconds(0)));
    assert_eq!(store.service_time().await, Ok(seconds(0)));
}

async fn the_service_time_goes_on_with_the_calls_of_one_keeper(database: TestDatabase) {
    let stores = [database.open().await, database.open().await];
    let (mut first, mut second) = (stores[0].keeper().unwrap(), stores[1].keeper().unwrap());
    first.serve_on(PAUSE).await.unwrap();
    second.serve_on(PAUSE).await.unwrap();
    for round in 1..=10 {
        let now = seconds(20 * round);
        assert_eq!(first.serve_on(PAUSE).await, Ok(now));
        // Once in a while both calls of the other server come before the next one of the first.
        assert_eq!(second.serve_on(PAUSE).await, Ok(now));
        if round % 3 == 0 {
            assert_eq!(second.serve_on(PAUSE).await, Ok(now));
        }
        assert_eq!(stores[1].service_time().await, Ok(now));
    }
    let precisely = Duration::from_micros(1_234_567);
    assert_eq!(first.serve_on(precisely).await, Ok(ServiceTime(201_234)));
}

async fn another_keeper_takes_over_and_adds_what_nobody_counted(database: TestDatabase) {
    let store = database.open().await;
    let (mut gone, mut left) = (store.keeper().unwrap(), store.keeper().unwrap());
    gone.serve_on(PAUSE).await.unwrap();
    assert_eq!(gone.serve_on(PAUSE).await, Ok(seconds(20)));
    for expected in [20, 20, 60, 80] {
        assert_eq!(left.serve_on(PAUSE).await, Ok(seconds(expected)));
    }
    // It was only slow, and counts no longer.
    for _ in 0..3 {
        let now = store.service_time().await.unwrap();
        assert_eq!(gone.serve_on(PAUSE).await, Ok(now));
        assert_eq!(left.serve_on(PAUSE).await, Ok(ServiceTime(now.0 + 20_000)));
    }
    drop(left);
    for expected in [140, 140, 180] {
        assert_eq!(gone.serve_on(PAUSE).await, Ok(seconds(expected)));
    }
}

async fn of_many_keepers_one_takes_over(database: TestDatabase) {
    let stores = [database.open().await, database.open().await];
    let mut gone = stores[0].keeper().unwrap();
    gone.serve_on(PAUSE).await.unwrap();
    gone.serve_on(PAUSE).await.unwrap();
    let mut keepers: Vec<_> = (0..8).map(|number| stores[number % 2].keeper().unwrap()).collect();
    // All call at the same time. The first call of each sees where the last keeper stopped, and the third takes over.
    for expected in [20, 20, 60, 80, 100] {
        let mut calls = JoinSet::new();
        for mut keeper in std::mem::take(&mut keepers) {
            calls.spawn(async move {
                keeper.serve_on(PAUSE).await.unwrap();
                keeper
            });
        }
        keepers = calls.join_all().await;
        assert_eq!(stores[0].service_time().await, Ok(seconds(expected)));
    }
}

/// PostgreSQL alone shows when a statement waits for another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_that_was_overtaken_changes_nothing() {
    for (overtaking, expected) in [("time = 90000", 90), ("keeper = 7", 0)] {
        let database = TestDatabase::postgres();
        let store = database.open().await;
        let mut keeper = store.keeper().unwrap();
        keeper.serve_on(PAUSE).await.unwrap();
        let other = sqlx::PgPool::connect(&database.address).await.unwrap();
        let mut tx = other.begin().await.unwrap();
        let sql = AssertSqlSafe(format!("UPDATE service SET {overtaking}"));
        sqlx::query(sql).execute(&mut *tx).await.unwrap();
        // The call reads the service as it was before, and its own change waits for the other one.
        let call = tokio::spawn(async move { keeper.serve_on(PAUSE).await });
        let waiting = "SELECT count(*) FROM pg_stat_activity \
                       WHERE datname = current_database() AND wait_event_type = 'Lock'";
        while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&other).await.unwrap() == 0 {
            tokio::task::yield_now().await;
        }
        tx.commit().await.unwrap();
        assert_eq!(call.await.unwrap(), Ok(seconds(0)));
        assert_eq!(store.service_time().await, Ok(seconds(expected)));
    }
}

/// A trigger refuses the change here, as a full disk would.
#[tokio::test]
async fn time_without_changes_does_not_count() {
    let database = TestDatabase::sqlite();
    let store = database.open().await;
    let (mut on_duty, mut other) = (store.keeper().unwrap(), store.keeper().unwrap());
    on_duty.serve_on(PAUSE).await.unwrap();
    assert_eq!(on_duty.serve_on(PAUSE).await, Ok(seconds(20)));
    let pool = sqlx::SqlitePool::connect(&database.address).await.unwrap();
    let full =
        "CREATE TRIGGER full BEFORE UPDATE ON service BEGIN SELECT RAISE(ABORT, 'full'); END";
    sqlx::query(full).execute(&pool).await.unwrap();
    for call in 0..10 {
        assert!(on_duty.serve_on(PAUSE).await.is_err());
        assert_eq!(other.serve_on(PAUSE).await.is_err(), call >= 2);
    }
    sqlx::query("DROP TRIGGER full").execute(&pool).await.unwrap();
    assert_eq!(on_duty.serve_on(PAUSE).await, Ok(seconds(40)));
    assert_eq!(other.serve_on(PAUSE).await, Ok(seconds(40)));
}

async fn a_suspended_server_counts_a_minute(database: TestDatabase) {
    const NIGHT: Duration = Duration::from_secs(8 * 3600);
    let store = database.open().await;
    let (mut first, mut second) = (store.keeper().unwrap(), store.keeper().unwrap());
    first.serve_on(NIGHT).await.unwrap();
    second.serve_on(NIGHT).await.unwrap();
    assert_eq!(first.serve_on(NIGHT).await, Ok(seconds(60)));
    assert_eq!(first.serve_on(PAUSE).await, Ok(seconds(80)));
    // A server that wakes up first does not take over before the other had the time for a call.
    second.serve_on(PAUSE).await.unwrap();
    assert_eq!(second.serve_on(NIGHT).await, Ok(seconds(80)));
    assert_eq!(second.serve_on(PAUSE).await, Ok(seconds(160)));
    assert_eq!(first.serve_on(Duration::MAX).await, Ok(seconds(160)));
}

async fn after_a_restart_the_service_time_goes_on_where_it_stood(database: TestDatabase) {
    let mut stood = seconds(0);
    for run in 1..=3 {
        let store = database.open().await;
        assert_eq!(store.service_time().await, Ok(stood));
        let mut keeper = store.keeper().unwrap();
        // The time away does not count, however long it was.
        assert_eq!(keeper.serve_on(Duration::from_secs(86_400)).await, Ok(stood));
        for _ in 0..6 {
            stood = keeper.serve_on(PAUSE).await.unwrap();
        }
        assert_eq!(stood, seconds(120 * run));
        store.close().await;
    }
}

async fn a_table_has_the_service_time_of_its_last_version(database: TestDatabase) {
    let store = database.open().await;
    let served = async |table| store.table(table).await.unwrap().served;
    serve(&store, 10).await;
    let anna = anna(&store).await;
    let table = open_table(&store, &anna).await;
    assert_eq!(served(table).await, seconds(10));
    serve(&store, 10).await;
    store.say(table, anna.id, "hello".to_owned(), at(5)).await.unwrap();
    assert_eq!(served(table).await, seconds(10));
    let bot = Sitter::bot("expert", "Bot");
    store.sit(table, B, Sitter::nobody(), bot, String::new(), at(5)).await.unwrap();
    assert_eq!(served(table).await, seconds(20));
    serve(&store, 10).await;
    let asks = GameStatus::Asks(SeatSet::only(A));
    assert_eq!(store.begin(table, 2, String::new(), asks, at(5)).await, Ok(3));
    assert_eq!(served(table).await, seconds(30));
    serve(&store, 10).await;
    assert_eq!(append(&store, table, 3, &["A: draw", "A: draw"]).await, Ok(5));
    assert_eq!(served(table).await, seconds(40));

    // Neither talk nor a bot that stands in touches the question, so the time goes on.
    serve(&store, 10).await;
    store.note(table, "vote".to_owned(), at(5)).await.unwrap();
    let before = store.table(table).await.unwrap().seats.remove(0);
    let after = Sitter { bot: Some("casual".to_owned()), ..before.clone() };
    store.sit(table, A, before, after, String::new(), at(5)).await.unwrap();
    assert!(append(&store, table, 3, &["A: draw"]).await.is_err());
    let home = store.welcome("Anna", at(1)).await.unwrap();
    store.merge(anna.id, home.id, "Anna has come home", at(5)).await.unwrap();
    assert_eq!(served(table).await, seconds(40));

    let over = GameStatus::Over(String::new());
    store.append(table, 5, vec![said(A, "achieve")], over, at(5)).await.unwrap();
    assert_eq!(served(table).await, seconds(50));
    let closed = begun_table(&store).await;
    serve(&store, 10).await;
    store.close_table(closed, String::new(), at(5)).await.unwrap();
    let closed = store.table(closed).await.unwrap();
    assert_eq!((closed.state, closed.served), (TableState::Closed, seconds(60)));
    let waited = closed.served.until(store.service_time().await.unwrap());
    assert_eq!(waited, Duration::ZERO);
}
