//! Lists of tables, on both databases.

use crate::test_database::{
    A, B, TestDatabase, anna, append, at, begun_table, new_table, on_both, open_table, said, serve,
};
use eureka_store::{
    Cursor, GameStatus, Listed, Listing, NewTable, PersonId, ServiceTime, Sitter, Store, TableId,
    TableState, Waiting,
};
use eureka_table::{Seat, SeatSet};
use std::collections::BTreeSet;
use std::time::Duration;

on_both! {
    the_lobby_shows_open_listed_tables_the_newest_first
    my_tables_are_those_that_wait_for_me_and_then_the_last_changed
    tables_that_wait_are_found_the_longest_first
    waiting_is_measured_in_service_time_whatever_the_clock_says
    tables_that_wait_are_read_page_by_page
    a_table_that_asks_a_bot_and_people_waits_for_both
    a_table_that_asks_several_of_my_seats_is_listed_once
    lists_are_filtered_by_game_state_and_creator
    pages_neither_skip_nor_repeat_a_table
}

async fn the_lobby_shows_open_listed_tables_the_newest_first(database: TestDatabase) {
    let store = database.open().await;
    let anna = anna(&store).await;
    let mut open = Vec::new();
    for moment in 0..5 {
        let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::nobody()];
        let mut new = new_table(anna.id, true, seats);
        open.push(store.open_table(&new, at(moment)).await.unwrap());
        new.listed = false;
        store.open_table(&new, at(moment)).await.unwrap();
    }
    store
        .begin(open[3], 0, String::new(), GameStatus::Asks(SeatSet::only(A)), at(9))
        .await
        .unwrap();
    store.close_table(open[1], String::new(), at(9)).await.unwrap();

    let lobby = store.lobby(&Listing::first(3)).await.unwrap();
    assert_eq!((ids(&lobby), lobby.next), (vec![open[4], open[2], open[0]], None));
    assert!(lobby.tables.iter().all(|table| table.seats.len() == 2));
    let first = store.lobby(&Listing::first(1)).await.unwrap();
    assert_eq!(first.tables, lobby.tables[..1]);
    let second = Listing { after: first.next, ..Listing::first(2) };
    let tables = lobby.tables[1..].to_vec();
    assert_eq!(store.lobby(&second).await, Ok(Listed { tables, next: None }));

    let running = store.running(&Listing::first(10)).await.unwrap();
    assert_eq!((ids(&running), running.next), (vec![open[3]], None));
}

async fn my_tables_are_those_that_wait_for_me_and_then_the_last_changed(database: TestDatabase) {
    let store = database.open().await;
    let (anna, other) = (anna(&store).await, store.welcome("Bela", at(1)).await.unwrap());
    let mut tables = Vec::new();
    for asked in [A, B, A, B] {
        let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::person(other.id, "Bela")];
        let new = new_table(other.id, true, seats);
        let table = store.open_table(&new, at(2)).await.unwrap();
        let now = at(3 + tables.len() as i64);
        store
            .begin(table, 0, String::new(), GameStatus::Asks(SeatSet::only(asked)), now)
            .await
            .unwrap();
        tables.push(table);
    }
    let mine = store.tables_of(anna.id, &Listing::first(10)).await.unwrap();
    assert_eq!(ids(&mine), [tables[2], tables[0], tables[3], tables[1]]);
    for limit in 1..=4 {
        let list = async |after| {
            let listing = Listing { after, ..Listing::first(limit) };
            store.tables_of(anna.id, &listing).await.unwrap()
        };
        assert_eq!(all(list).await, ids(&mine));
    }

    let before = Sitter::person(anna.id, "Anna");
    let after = Sitter { bot: Some("casual".to_owned()), ..before.clone() };
    store.sit(tables[2], A, before, after, String::new(), at(9)).await.unwrap();
    let mine = store.tables_of(anna.id, &Listing::first(10)).await.unwrap();
    assert_eq!(ids(&mine), [tables[0], tables[3], tables[2], tables[1]]);
    let watched = open_table(&store, &other).await;
    let theirs = store.tables_of(other.id, &Listing::first(10)).await.unwrap();
    assert!(ids(&theirs).contains(&watched));
}

async fn tables_that_wait_are_found_the_longest_first(database: TestDatabase) {
    let store = database.open().await;
    let mut tables = Vec::new();
    for asked in [B, A, B, A, A] {
        serve(&store, 1).await;
        let table = begun_table(&store).await;
        asks(&store, table, SeatSet::only(asked)).await;
        tables.push(table);
    }
    let waiting = async |on, since: i64, limit, after| {
        store.waiting(on, Some(ServiceTime(since * 1000)), limit, after).await.unwrap()
    };
    let people = waiting(Waiting::People, 4, 10, None).await;
    assert_eq!(people, Listed { tables: vec![tables[1], tables[3]], next: None });
    let first = waiting(Waiting::Bots, 4, 1, None).await;
    assert_eq!(first.tables, [tables[0]]);
    // A table that no longer waits does not move the others.
    append(&store, tables[0], 2, &["B: draw"]).await.unwrap();
    let second = waiting(Waiting::Bots, 4, 1, first.next).await;
    assert_eq!(second, Listed { tables: vec![tables[2]], next: None });
    assert_eq!(waiting(Waiting::Bots, 0, 10, None).await, Listed { tables: vec![], next: None });
}

async fn waiting_is_measured_in_service_time_whatever_the_clock_says(database: TestDatabase) {
    const LONG_AGO: i64 = i64::MIN;
    const FAR_IN_THE_FUTURE: i64 = i64::MAX;
    let store = database.open().await;
    let mut tables = Vec::new();
    for moment in [FAR_IN_THE_FUTURE, LONG_AGO, 5] {
        serve(&store, 10).await;
        let table = begun_table(&store).await;
        let then = GameStatus::Asks(SeatSet::only(B));
        store.append(table, 1, vec![said(A, "draw")], then, at(moment)).await.unwrap();
        tables.push(table);
    }
    let waiting = async |since| store.waiting(Waiting::Bots, since, 10, None).await.unwrap().tables;
    let longer_than =
        async |time| Some(store.service_time().await.unwrap().before(Duration::from_secs(time)));
    assert_eq!(waiting(None).await, tables);
    assert_eq!(waiting(longer_than(0).await).await, tables);
    assert_eq!(waiting(longer_than(15).await).await, tables[..1]);
    assert_eq!(waiting(longer_than(30).await).await, []);
    // While no server serves, nobody waits longer.
    store.close().await;
    let store = database.open().await;
    let longer_than =
        async |time| Some(store.service_time().await.unwrap().before(Duration::from_secs(time)));
    let waiting = async |since| store.waiting(Waiting::Bots, since, 10, None).await.unwrap().tables;
    assert_eq!(waiting(longer_than(15).await).await, tables[..1]);
    serve(&store, 5).await;
    assert_eq!(waiting(longer_than(15).await).await, tables[..2]);
    assert_eq!(waiting(None).await, tables);
}

async fn tables_that_wait_are_read_page_by_page(database: TestDatabase) {
    let store = database.open().await;
    let mut tables = BTreeSet::new();
    for number in 0..12 {
        // Four tables each have the same service time.
        if number % 4 == 0 {
            serve(&store, 1).await;
        }
        tables.insert(begun_table(&store).await);
    }
    for since in [None, Some(ServiceTime(3000))] {
        for limit in 1..=13 {
            let (mut read, mut after) = (Vec::new(), None);
            loop {
                let page = store.waiting(Waiting::People, since, limit, after).await.unwrap();
                read.extend(page.tables);
                assert!(read.len() <= 12, "a page is read again");
                let Some(next) = page.next else { break };
                after = Some(next.to_string().parse().unwrap());
            }
            assert_eq!((read.len(), read.into_iter().collect()), (12, tables.clone()));
        }
    }
}

async fn a_table_that_asks_a_bot_and_people_waits_for_both(database: TestDatabase) {
    let store = database.open().await;
    let anna = anna(&store).await.id;
    let seats = vec![
        Sitter::person(anna, "Anna"),
        Sitter::bot("expert", "Bot"),
        Sitter::person(anna, "Ann"),
        Sitter::bot("expert", "Another bot"),
        Sitter { bot: Some("casual".to_owned()), ..Sitter::person(anna, "Anne") },
    ];
    let new = new_table(anna, true, seats);
    let table = store.open_table(&new, at(2)).await.unwrap();
    let all = GameStatus::Asks(SeatSet::all(5));
    store.begin(table, 0, String::new(), all, at(3)).await.unwrap();
    for (asked, people, bots) in
        [("ABCDE", 1, 1), ("AB", 1, 1), ("BC", 1, 1), ("AC", 1, 0), ("BDE", 0, 1), ("E", 0, 1)]
    {
        asks(&store, table, asked.parse().unwrap()).await;
        for (on, times) in [(Waiting::People, people), (Waiting::Bots, bots)] {
            for since in [None, Some(ServiceTime(0))] {
                let found = store.waiting(on, since, 1, None).await.unwrap();
                assert_eq!(found, Listed { tables: vec![table; times], next: None }, "{asked}");
            }
        }
    }
}

async fn a_table_that_asks_several_of_my_seats_is_listed_once(database: TestDatabase) {
    let store = database.open().await;
    let (anna, other) = (anna(&store).await.id, store.welcome("Bela", at(1)).await.unwrap().id);
    let seats = vec![
        Sitter::person(anna, "Anna"),
        Sitter::person(other, "Bela"),
        Sitter::person(anna, "Ann"),
        Sitter { bot: Some("casual".to_owned()), ..Sitter::person(other, "Béla") },
    ];
    let mut tables = Vec::new();
    // The table that waits comes first, although the other one changed later.
    for moment in [3, 9] {
        let new = new_table(other, true, seats.clone());
        let table = store.open_table(&new, at(2)).await.unwrap();
        let nobody_here = GameStatus::Asks(SeatSet::only(Seat::new(3)));
        store.begin(table, 0, String::new(), nobody_here, at(moment)).await.unwrap();
        tables.push(table);
    }
    for (asked, turn_of_anna, turn_of_other) in [
        ("AC", true, false),
        ("ABC", true, true),
        ("AB", true, true),
        ("BD", false, true),
        ("CD", true, false),
        ("D", false, false),
    ] {
        asks(&store, tables[0], asked.parse().unwrap()).await;
        for (person, turn) in [(anna, turn_of_anna), (other, turn_of_other)] {
            let mine = store.tables_of(person, &Listing::first(10)).await.unwrap();
            let order = if turn { [tables[0], tables[1]] } else { [tables[1], tables[0]] };
            assert_eq!((ids(&mine), mine.next), (order.to_vec(), None), "{asked}");
            let table = mine.tables.iter().find(|table| table.id == tables[0]).unwrap();
            assert_eq!(table.waiting_for.to_string(), asked);
            assert_eq!(table.waits_for(person), turn, "{asked}");
            let page = async |after| page_of(&store, person, after).await;
            assert_eq!(all(page).await, order);
        }
    }
}

async fn lists_are_filtered_by_game_state_and_creator(database: TestDatabase) {
    let store = database.open().await;
    let (anna, other) = (anna(&store).await.id, store.welcome("Bela", at(1)).await.unwrap().id);
    let mut tables = Vec::new();
    // Anna sits at all of them.
    for (moment, (game, creator)) in
        [("chess", anna), ("go", anna), ("chess", other), ("go", other), ("halma", anna)]
            .into_iter()
            .enumerate()
    {
        let seats = vec![Sitter::person(anna, "Anna"), Sitter::person(other, "Bela")];
        let new = NewTable { game: game.to_owned(), ..new_table(creator, true, seats) };
        tables.push(store.open_table(&new, at(moment as i64)).await.unwrap());
    }
    store
        .begin(tables[1], 0, String::new(), GameStatus::Asks(SeatSet::only(B)), at(8))
        .await
        .unwrap();
    store.close_table(tables[2], String::new(), at(9)).await.unwrap();

    let (all, none) = (Listing::first(10), [0; 0].as_slice());
    let chess = Listing { games: &["chess"], ..all };
    let board = Listing { games: &["go", "chess"], ..all };
    let begun = Listing { states: &[TableState::Playing, TableState::Closed], ..all };
    let created = Listing { creator: Some(anna), ..all };
    let few =
        Listing { games: &["go"], states: &[TableState::Playing], creator: Some(anna), ..all };
    let unknown = Listing { games: &["draughts"], ..all };
    for (listing, of_anna, lobby, running) in [
        (all, [2, 1, 4, 3, 0].as_slice(), [4, 3, 0].as_slice(), [1].as_slice()),
        (chess, &[2, 0], &[0], none),
        (board, &[2, 1, 3, 0], &[3, 0], &[1]),
        (begun, &[2, 1], none, &[1]),
        (created, &[1, 4, 0], &[4, 0], &[1]),
        (few, &[1], none, &[1]),
        (unknown, none, none, none),
    ] {
        let found = [
            store.tables_of(anna, &listing).await.unwrap(),
            store.lobby(&listing).await.unwrap(),
            store.running(&listing).await.unwrap(),
        ];
        let expected = [of_anna, lobby, running]
            .map(|list| list.iter().map(|&one: &usize| tables[one]).collect::<Vec<_>>());
        assert_eq!(found.each_ref().map(ids), expected, "{listing:?}");
    }
    let first = Listing { limit: 2, ..board };
    let second = Listing { after: store.tables_of(anna, &first).await.unwrap().next, ..board };
    assert_eq!(ids(&store.tables_of(anna, &second).await.unwrap()), [tables[3], tables[0]]);
}

/// A list is read while it changes. Every table that does not change is read exactly once, also among tables of the same moment.
async fn pages_neither_skip_nor_repeat_a_table(database: TestDatabase) {
    let store = database.open().await;
    let anna = anna(&store).await;
    let open = async |moment| {
        let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::bot("expert", "Bot")];
        store.open_table(&new_table(anna.id, true, seats), at(moment)).await.unwrap()
    };
    let mut lobby = Vec::new();
    for moment in 0..12 {
        lobby.push(open(moment / 4).await);
    }
    let read_on = async |after: Option<Cursor>| {
        // As a client does, which has only the text of the cursor.
        let after = after.map(|after| after.to_string().parse().unwrap());
        store.lobby(&Listing { after, ..Listing::first(4) }).await.unwrap()
    };
    let whole = all(read_on).await;
    assert_eq!(whole.len(), 12);

    let first = read_on(None).await;
    // A new table appears at the top. One table of the page already read and one of a later page leave the list.
    open(9).await;
    store.close_table(whole[0], String::new(), at(9)).await.unwrap();
    store
        .begin(whole[6], 0, String::new(), GameStatus::Asks(SeatSet::only(A)), at(9))
        .await
        .unwrap();
    let mut read = ids(&first);
    let mut next = first.next;
    while let Some(cursor) = next {
        let page = read_on(Some(cursor)).await;
        read.extend(ids(&page));
        next = page.next;
    }
    assert_eq!(read, [&whole[..6], &whole[7..]].concat());

    // A table of the first page no longer waits for Anna. The other tables follow all the same.
    for (number, &table) in lobby.iter().enumerate() {
        let asked = GameStatus::Asks(SeatSet::only(if number % 2 == 0 { A } else { B }));
        // Two of them are closed or have begun already.
        let _ = store.begin(table, 0, String::new(), asked, at(20 + number as i64 / 4)).await;
    }
    let mine = async |after| {
        store.tables_of(anna.id, &Listing { after, ..Listing::first(3) }).await.unwrap()
    };
    let whole = all(mine).await;
    assert_eq!(whole.len(), 13);
    let first = mine(None).await;
    assert!(first.tables.iter().all(|table| table.waits_for(anna.id)));
    let last = first.tables.last().unwrap();
    let then = GameStatus::Asks(SeatSet::only(B));
    store.append(last.id, last.version, vec![said(A, "draw")], then, at(1)).await.unwrap();
    let (mut read, mut next) = (Vec::new(), first.next);
    while let Some(cursor) = next {
        let page = mine(Some(cursor)).await;
        read.extend(ids(&page));
        next = page.next;
    }
    // The changed table is read again at its new position.
    assert_eq!(read.iter().filter(|&&table| table == last.id).count(), 1);
    read.retain(|&table| table != last.id);
    assert_eq!(read, whole[3..]);
}

/// Appends an answer at a table, after which these seats are asked.
async fn asks(store: &Store, table: TableId, seats: SeatSet) {
    let version = store.table(table).await.unwrap().version;
    let then = GameStatus::Asks(seats);
    store.append(table, version, vec![said(A, "draw")], then, at(4)).await.unwrap();
}

/// A page with one of a person's tables.
async fn page_of(store: &Store, person: PersonId, after: Option<Cursor>) -> Listed {
    store.tables_of(person, &Listing { after, ..Listing::first(1) }).await.unwrap()
}

fn ids(page: &Listed) -> Vec<TableId> {
    page.tables.iter().map(|table| table.id).collect()
}

/// The tables on all pages of a list.
async fn all(page_after: impl AsyncFn(Option<Cursor>) -> Listed) -> Vec<TableId> {
    let mut page = page_after(None).await;
    let mut tables = ids(&page);
    while page.next.is_some() {
        page = page_after(page.next).await;
        tables.extend(ids(&page));
    }
    tables
}
