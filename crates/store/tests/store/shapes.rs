//! Databases with the schema ("shape") of earlier and later versions of the program.

use crate::test_database::{A, TestDatabase, append, at, begun_table, on_both, serve};
use eureka_store::{Error, Listed, Listing, Person, ServiceTime, Store, TableState, Waiting};
use eureka_table::SeatSet;
use std::time::Duration;

on_both! {
    the_first_shape_is_brought_up_to_date
    the_games_of_the_second_shape_follow_from_its_options
    the_tables_of_the_third_shape_wait_anew
    a_later_shape_is_refused
}

/// A database with the first released schema and one person is migrated.
async fn the_first_shape_is_brought_up_to_date(database: TestDatabase) {
    let somebody = "INSERT INTO people (id, name, created, seen, login, password) \
                    VALUES ('AAAAAAAAAAAAAAAA', 'Anna', 1, 2, 'anna', 'hash 1')";
    database.make_earlier(1, &[somebody]).await;

    let store = database.open().await;
    let anna = store.person("AAAAAAAAAAAAAAAA".parse().unwrap()).await.unwrap();
    let (login, lock) = (Some("anna".to_owned()), 0);
    let before = Person { created: at(1), seen: at(2), login, lock, ..anna.clone() };
    assert_eq!((anna.name.as_str(), &anna), ("Anna", &before));
    let account = store.account("anna").await.unwrap().unwrap();
    assert_eq!((account.password.as_str(), account.lock), ("hash 1", 0));
    assert_eq!(store.change_password(&account, "hash 2").await, Ok(1));
    begun_table(&store).await;
    // Opening it again migrates nothing.
    assert_eq!(database.open().await.person(anna.id).await.unwrap().lock, 1);
}

/// In the second schema a table had no column for its game.
async fn the_games_of_the_second_shape_follow_from_its_options(database: TestDatabase) {
    const TABLES: [(&str, &str); 12] = [
        (
            r#"{"game":"inventions","difficulty":"easy","box":"inventions-solo","ours":true}"#,
            "inventions-companion",
        ),
        (r#"{"game":"inventions"}"#, "inventions-companion"),
        (r#"{"game":"inventions-box"}"#, "inventions-box"),
        (r#"{"game":"inventions-solo","difficulty":"easy"}"#, "inventions-solo"),
        (r#"{"edition":"fourth","language":"en","teams":[]}"#, "innovation"),
        (r#"{"edition":"{\"game\":\"inventions\""}"#, "innovation"),
        (r#"{"game":"inventions-of-others"}"#, "innovation"),
        (r#"{"game":"inventions"#, "innovation"),
        (r#"{"game":7}"#, "innovation"),
        ("{}", "innovation"),
        ("", "innovation"),
        ("%_\\' nonsense", "innovation"),
    ];
    let mut sql = vec![
        "INSERT INTO people (id, name, created, seen) VALUES ('AAAAAAAAAAAAAAAA', 'Anna', 1, 2)"
            .to_owned(),
    ];
    for (number, (options, _)) in TABLES.iter().enumerate() {
        let (id, options) = (format!("table-number-{number:03}"), options.replace('\'', "''"));
        sql.push(format!(
            "INSERT INTO tables (id, creator, created, listed, options, state, next, version, changed) \
             SELECT '{id}', id, {number}, login IS NULL, '{options}', 'open', 0, 0, {number} FROM people"
        ));
        sql.push(format!("INSERT INTO seats (table_id, seat, name) VALUES ('{id}', 'A', '')"));
    }
    database.make_earlier(2, &sql).await;

    let store = database.open().await;
    for (number, (options, game)) in TABLES.into_iter().enumerate() {
        let table =
            store.table(format!("table-number-{number:03}").parse().unwrap()).await.unwrap();
        assert_eq!((table.options.as_str(), table.game.as_str()), (options, game));
        assert_eq!((table.created, table.listed, table.seats.len()), (at(number as i64), true, 1));
        let same = TABLES.iter().filter(|(_, other)| *other == game).count();
        let listing = Listing { games: &[game], ..Listing::first(100) };
        assert_eq!(store.lobby(&listing).await.unwrap().tables.len(), same);
    }
}

/// In the third schema only the clock told how long a table had waited, and a table waited for one seat.
async fn the_tables_of_the_third_shape_wait_anew(database: TestDatabase) {
    let table = "table-that-waits".parse().unwrap();
    database
        .make_earlier(
            3,
            &[
                "INSERT INTO people (id, name, created, seen) VALUES ('AAAAAAAAAAAAAAAA', 'Anna', 1, 2)",
                "INSERT INTO tables (id, creator, created, listed, options, state, next, version, changed, \
                 waiting_for) SELECT 'table-that-waits', id, 1, login IS NULL, '{}', 'playing', 1, 1, 3, 'A' \
                 FROM people",
                "INSERT INTO seats (table_id, seat, person, name) \
                 VALUES ('table-that-waits', 'A', 'AAAAAAAAAAAAAAAA', 'Anna')",
            ],
        )
        .await;

    let store = database.open().await;
    let now = store.table(table).await.unwrap();
    assert_eq!((now.state, now.waiting_for), (TableState::Playing, SeatSet::only(A)));
    assert_eq!((now.changed, now.served), (at(3), ServiceTime(0)));
    assert!(now.waits_for(now.creator));
    let running = store.running(&Listing::first(10)).await.unwrap();
    assert_eq!(running.tables, std::slice::from_ref(&now));
    let absent = async || {
        let since = store.service_time().await.unwrap().before(Duration::from_secs(60));
        store.waiting(Waiting::People, Some(since), 10, None).await.unwrap()
    };
    assert_eq!(absent().await, Listed { tables: vec![], next: None });
    serve(&store, 60).await;
    assert_eq!(absent().await, Listed { tables: vec![table], next: None });
    assert_eq!(append(&store, table, 1, &["A: draw"]).await, Ok(2));
    assert_eq!(absent().await, Listed { tables: vec![], next: None });
}

async fn a_later_shape_is_refused(database: TestDatabase) {
    database.open().await.close().await;
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
               SELECT 99, 'from the future', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1";
    if database.address.starts_with("postgres") {
        let pool = sqlx::PgPool::connect(&database.address).await.unwrap();
        sqlx::query(sql).execute(&pool).await.unwrap();
    } else {
        let pool = sqlx::SqlitePool::connect(&database.address).await.unwrap();
        sqlx::query(sql).execute(&pool).await.unwrap();
    }
    let error = Store::open(&database.address).await.err().unwrap();
    assert_eq!(error, Error::Newer { found: 99, known: 4 });
    assert!(error.to_string().contains("start the newer program"));
}
