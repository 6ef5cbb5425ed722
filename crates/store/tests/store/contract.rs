//! The contract of the store, which both databases must keep.

use crate::test_database::{
    A, B, TestDatabase, anna, append, at, begun_table, new_table, on_both, open_table, said,
};
use eureka_store::{
    Entry, EntryKind, Error, GameStatus, Listed, Listing, Moment, NewTable, News, Opening,
    PersonId, SeatChange, Sitter, Store, TableId, TableState,
};
use eureka_table::SeatSet;
use std::time::Duration;
use tokio::task::JoinSet;

on_both! {
    a_table_is_kept_as_it_was_opened
    a_table_has_one_to_eight_seats
    what_is_not_there_is_not_found
    a_game_is_its_stream
    answers_are_stored_together_or_not_at_all
    a_stale_answer_is_told_the_version
    of_many_writers_one_is_accepted
    many_tables_are_written_at_once
    the_last_answer_finishes_the_table
    a_table_that_was_given_up_takes_nothing_more
    two_people_cannot_take_the_same_seat
    a_game_begins_with_the_seats_that_were_seen
    of_many_who_take_the_last_seats_one_begins_the_game
    a_bot_takes_over_without_touching_the_question
    talk_does_not_answer_the_question
    tables_that_are_not_over_are_counted
    people_are_kept
    logins_are_unique_whatever_their_case
    a_hostile_text_is_only_a_text
    another_password_is_another_lock
    of_two_new_passwords_one_is_taken
    a_guest_who_logs_in_brings_everything_along
    who_has_an_account_cannot_become_somebody_else
    the_secret_stays_the_same
    subscribers_hear_of_every_change
    a_slow_subscriber_is_told_to_look_again
    a_closed_store_is_unavailable
}

async fn a_table_is_kept_as_it_was_opened(database: TestDatabase) {
    let store = database.open().await;
    let anna = anna(&store).await;
    let seats = vec![
        Sitter::person(anna.id, "Анна 'А' \"\\\n🂡"),
        Sitter::bot("expert", "Bot"),
        Sitter::nobody(),
        Sitter { person: Some(anna.id), bot: Some("casual".to_owned()), name: "Ann".to_owned() },
    ];
    let options = "{\"edition\": \"fourth\"}".to_owned();
    let game = "a game".to_owned();
    let new = NewTable { creator: anna.id, listed: true, game, options, seats };
    let id = store.open_table(&new, at(7)).await.unwrap();
    store.close().await;

    let table = database.open().await.table(id).await.unwrap();
    assert_eq!((table.id, table.creator, table.created), (id, anna.id, at(7)));
    assert_eq!((table.listed, table.game, table.options), (true, new.game, new.options));
    assert_eq!(table.seats, new.seats);
    assert_eq!(
        (table.state, table.outcome, table.waiting_for),
        (TableState::Open, None, SeatSet::NONE)
    );
    assert_eq!((table.next, table.version, table.changed), (0, 0, at(7)));
}

async fn a_table_has_one_to_eight_seats(database: TestDatabase) {
    let store = database.open().await;
    let creator = anna(&store).await.id;
    for (seats, fit) in [(0, false), (1, true), (8, true), (9, false)] {
        let seats = vec![Sitter::nobody(); seats];
        let new = new_table(creator, true, seats);
        assert_eq!(store.open_table(&new, at(1)).await.is_ok(), fit);
    }
}

async fn what_is_not_there_is_not_found(database: TestDatabase) {
    let store = database.open().await;
    let table: TableId = "no-table-at-all_".parse().unwrap();
    let person: PersonId = "no-person-at_all".parse().unwrap();
    assert_eq!(store.table(table).await, Err(Error::NoTable(table)));
    assert_eq!(store.entries(table, 0, 10).await, Ok(vec![]));
    assert_eq!(store.note(table, String::new(), at(1)).await, Err(Error::NoTable(table)));
    assert_eq!(store.person(person).await, Err(Error::NoPerson(person)));
    assert_eq!(store.rename(person, "Anna").await, Err(Error::NoPerson(person)));
    assert_eq!(store.seen(person, at(1)).await, Err(Error::NoPerson(person)));
    assert_eq!(store.register(person, "anna", "hash").await, Err(Error::NoPerson(person)));
    assert!(store.account("anna").await.unwrap().is_none());
    assert_eq!(
        store.tables_of(person, &Listing::first(10)).await,
        Ok(Listed { tables: vec![], next: None })
    );
    let seats = vec![Sitter::person(person, "Nobody")];
    let new = new_table(person, true, seats);
    assert!(matches!(store.open_table(&new, at(1)).await, Err(Error::Refused(_))));
}

async fn a_game_is_its_stream(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    let by = store.table(table).await.unwrap().creator;
    assert_eq!(append(&store, table, 1, &["A: draw"]).await, Ok(2));
    store.say(table, by, "hello".to_owned(), at(5)).await.unwrap();
    assert_eq!(append(&store, table, 2, &["B: dogma Archery", "A: pass"]).await, Ok(5));
    store.note(table, "{}".to_owned(), at(6)).await.unwrap();

    let stream = vec![
        (at(3), EntryKind::Begun("a set-up".to_owned())),
        (at(4), EntryKind::Said(said(A, "draw"))),
        (at(5), EntryKind::Chat { by, text: "hello".to_owned() }),
        (at(4), EntryKind::Said(said(B, "dogma Archery"))),
        (at(4), EntryKind::Said(said(A, "pass"))),
        (at(6), EntryKind::Note("{}".to_owned())),
    ];
    let entries = store.entries(table, 0, 100).await.unwrap();
    assert!(entries.iter().map(|entry| entry.number).eq(0..6));
    assert_eq!(entries.iter().map(|e| (e.at, e.kind.clone())).collect::<Vec<_>>(), stream);
    assert_eq!(store.entries(table, 2, 3).await.unwrap(), entries[2..5]);
    let now = store.table(table).await.unwrap();
    assert_eq!((now.next, now.version, now.changed), (6, 5, at(4)));
    assert_eq!((now.state, now.waiting_for), (TableState::Playing, SeatSet::only(A)));
}

async fn answers_are_stored_together_or_not_at_all(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    assert_eq!(append(&store, table, 1, &["A: one", "A: two", "A: three"]).await, Ok(4));
    let late = append(&store, table, 2, &["A: four", "A: five"]).await;
    assert_eq!(late, Err(Error::Stale { version: 4 }));
    assert!(matches!(append(&store, table, 4, &[]).await, Err(Error::Refused(_))));
    assert_eq!(answers(&store, table).await, ["A: one", "A: two", "A: three"]);
}

async fn a_stale_answer_is_told_the_version(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    for version in [0, 2, u32::MAX] {
        let refused = append(&store, table, version, &["A: draw"]).await;
        assert_eq!(refused, Err(Error::Stale { version: 1 }));
    }
    assert_eq!(append(&store, table, 1, &["A: draw"]).await, Ok(2));
    assert_eq!(append(&store, table, 1, &["A: draw"]).await, Err(Error::Stale { version: 2 }));
    assert_eq!(answers(&store, table).await, ["A: draw"]);
}

async fn of_many_writers_one_is_accepted(database: TestDatabase) {
    const WRITERS: usize = 16;
    let stores = [database.open().await, database.open().await];
    let table = begun_table(&stores[0]).await;
    let mut accepted = Vec::new();
    for version in 1..=20 {
        let mut writers = JoinSet::new();
        for writer in 0..WRITERS {
            let store = stores[writer % 2].clone();
            writers.spawn(async move {
                let answer = format!("A: {writer} at {version}");
                (append(&store, table, version, &[&answer]).await, answer)
            });
        }
        let results = writers.join_all().await;
        let stale = Err(Error::Stale { version: version + 1 });
        assert_eq!(results.iter().filter(|(result, _)| *result == stale).count(), WRITERS - 1);
        let won = results.into_iter().filter(|(result, _)| *result == Ok(version + 1));
        accepted.extend(won.map(|(_, answer)| answer));
    }
    assert_eq!(accepted.len(), 20);
    for store in stores {
        assert_eq!(answers(&store, table).await, accepted);
    }
}

async fn many_tables_are_written_at_once(database: TestDatabase) {
    let stores = [database.open().await, database.open().await];
    let mut tables = Vec::new();
    for _ in 0..16 {
        tables.push(begun_table(&stores[0]).await);
    }
    let mut writers = JoinSet::new();
    for writer in 0..64 {
        let (store, table) = (stores[writer % 2].clone(), tables[writer / 4]);
        writers.spawn(async move {
            let (mut version, mut mine) = (1, 0);
            while mine < 5 {
                match append(&store, table, version, &["A: draw"]).await {
                    Ok(next) => (version, mine) = (next, mine + 1),
                    Err(Error::Stale { version: next }) => version = next,
                    Err(error) => panic!("{error}"),
                }
            }
        });
    }
    writers.join_all().await;
    for table in tables {
        assert_eq!(answers(&stores[0], table).await.len(), 20);
    }
}

async fn the_last_answer_finishes_the_table(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    let over = GameStatus::Over("A by achievements".to_owned());
    assert_eq!(store.append(table, 1, vec![said(A, "achieve")], over, at(9)).await, Ok(2));
    let now = store.table(table).await.unwrap();
    assert_eq!((now.state, now.waiting_for), (TableState::Finished, SeatSet::NONE));
    assert_eq!(now.outcome.as_deref(), Some("A by achievements"));
    let finished = Error::State(TableState::Finished);
    assert_eq!(append(&store, table, 2, &["A: draw"]).await, Err(finished.clone()));
    let again =
        store.begin(table, 2, String::new(), GameStatus::Asks(SeatSet::only(A)), at(9)).await;
    assert_eq!(again, Err(finished.clone()));
    assert_eq!(store.close_table(table, String::new(), at(9)).await, Err(finished));
    assert!(store.say(table, now.creator, "well played".to_owned(), at(10)).await.is_ok());
}

async fn a_table_that_was_given_up_takes_nothing_more(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    assert_eq!(store.close_table(table, "gone".to_owned(), at(9)).await, Ok(2));
    let now = store.table(table).await.unwrap();
    assert_eq!(
        (now.state, now.waiting_for, now.outcome),
        (TableState::Closed, SeatSet::NONE, None)
    );
    let closed = Error::State(TableState::Closed);
    assert_eq!(append(&store, table, 2, &["A: draw"]).await, Err(closed.clone()));
    assert_eq!(store.note(table, "and?".to_owned(), at(9)).await, Err(closed));
}

async fn two_people_cannot_take_the_same_seat(database: TestDatabase) {
    let stores = [database.open().await, database.open().await];
    let anna = anna(&stores[0]).await;
    let table = open_table(&stores[0], &anna).await;
    let mut people = JoinSet::new();
    for number in 0..16 {
        let store = stores[number % 2].clone();
        people.spawn(async move {
            let person = store.welcome("Somebody", at(3)).await.unwrap();
            let after = Sitter::person(person.id, number.to_string());
            let note = "sits".to_owned();
            let sat = store.sit(table, B, Sitter::nobody(), after.clone(), note, at(4)).await;
            (sat, after)
        });
    }
    let (sat, refused): (Vec<_>, Vec<_>) =
        people.join_all().await.into_iter().partition(|(result, _)| result.is_ok());
    assert_eq!((sat.len(), refused.len()), (1, 15));
    assert!(refused.iter().all(|(result, _)| *result == Err(Error::Seat(B))));
    let now = stores[1].table(table).await.unwrap();
    assert_eq!(now.seats[1], sat[0].1);
    assert_eq!((now.next, now.version), (1, 1));
    let nowhere = eureka_table::Seat::new(2);
    let none = Sitter::nobody();
    let refused = stores[0].sit(table, nowhere, none.clone(), none, String::new(), at(5)).await;
    assert_eq!(refused, Err(Error::Seat(nowhere)));
}

async fn a_game_begins_with_the_seats_that_were_seen(database: TestDatabase) {
    let store = database.open().await;
    let anna = anna(&store).await;
    let table = open_table(&store, &anna).await;
    let bot = Sitter::bot("expert", "Bot");
    let note = "a bot".to_owned();
    assert_eq!(store.sit(table, B, Sitter::nobody(), bot, note, at(3)).await, Ok(1));
    let begin = |version| {
        store.begin(table, version, "set-up".to_owned(), GameStatus::Asks(SeatSet::only(B)), at(4))
    };
    assert_eq!(begin(0).await, Err(Error::Stale { version: 1 }));
    assert_eq!(begin(1).await, Ok(2));
    assert_eq!(begin(2).await, Err(Error::State(TableState::Playing)));
    let now = store.table(table).await.unwrap();
    assert_eq!((now.state, now.waiting_for), (TableState::Playing, SeatSet::only(B)));
}

async fn of_many_who_take_the_last_seats_one_begins_the_game(database: TestDatabase) {
    const SEATS: usize = 5;
    let stores = [database.open().await, database.open().await];
    let anna = anna(&stores[0]).await;
    let change = |seat, before, after| SeatChange { seat, before, after, note: "sits".to_owned() };
    let opening =
        || Opening { setup: "set-up".to_owned(), status: GameStatus::Asks(SeatSet::only(B)) };
    for _ in 0..10 {
        let new = new_table(anna.id, false, vec![Sitter::nobody(); SEATS]);
        let table = stores[0].open_table(&new, at(2)).await.unwrap();
        let mut people = JoinSet::new();
        for number in 0..3 * SEATS {
            let (store, anna) = (stores[number % 2].clone(), anna.id);
            let seat = eureka_table::Seat::new((number % SEATS) as u8);
            let sit = change(seat, Sitter::nobody(), Sitter::person(anna, number.to_string()));
            let opening = opening();
            people.spawn(async move {
                store.sit_at_open_table(table, sit, opening, at(3)).await.is_ok()
            });
        }
        let sat = people.join_all().await.into_iter().filter(|sat| *sat).count();
        assert_eq!(sat, SEATS);
        let now = stores[1].table(table).await.unwrap();
        assert_eq!((now.state, now.waiting_for), (TableState::Playing, SeatSet::only(B)));
        assert_eq!((now.next, now.version), (SEATS as u32 + 1, SEATS as u32 + 1));
        let entries = stores[1].entries(table, 0, 100).await.unwrap();
        let begun = |entry: &&Entry| matches!(entry.kind, EntryKind::Begun(_));
        assert_eq!(entries.iter().filter(begun).count(), 1);
        assert!(matches!(entries[SEATS].kind, EntryKind::Begun(_)), "it is the last entry");
        // Nobody can be put out of the running game by somebody who still sees the open table.
        let leave = change(A, now.seats[0].clone(), Sitter::nobody());
        let late = stores[0].sit_at_open_table(table, leave, opening(), at(4)).await;
        assert_eq!(late, Err(Error::State(TableState::Playing)));
    }
}

async fn a_bot_takes_over_without_touching_the_question(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    let before = store.table(table).await.unwrap().seats.remove(0);
    let after = Sitter { bot: Some("casual".to_owned()), ..before.clone() };
    let note = "a bot goes on".to_owned();
    assert_eq!(store.sit(table, A, before.clone(), after.clone(), note, at(9)).await, Ok(1));
    let now = store.table(table).await.unwrap();
    assert_eq!((now.next, now.version, &now.seats[0]), (2, 1, &after));
    assert_eq!(append(&store, table, 1, &["A: draw"]).await, Ok(3));
    let note = "back again".to_owned();
    assert_eq!(store.sit(table, A, after, before, note, at(9)).await, Ok(3));
}

async fn talk_does_not_answer_the_question(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    let by = store.table(table).await.unwrap().creator;
    assert_eq!(store.say(table, by, "hm".to_owned(), at(5)).await, Ok(1));
    assert_eq!(store.note(table, "vote".to_owned(), at(5)).await, Ok(1));
    assert_eq!(append(&store, table, 1, &["A: draw"]).await, Ok(4));
    assert_eq!(append(&store, table, 1, &["A: draw"]).await, Err(Error::Stale { version: 4 }));
}

async fn tables_that_are_not_over_are_counted(database: TestDatabase) {
    let store = database.open().await;
    let (anna, other) = (anna(&store).await, store.welcome("Bela", at(1)).await.unwrap());
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(open_table(&store, &anna).await);
    }
    // A table that someone else opened does not count, although Anna sits there.
    let seats = vec![Sitter::person(anna.id, "Anna"), Sitter::person(other.id, "Bela")];
    let new = new_table(other.id, true, seats);
    store.open_table(&new, at(2)).await.unwrap();
    assert_eq!(store.tables_to_finish(anna.id).await, Ok(4));
    store
        .begin(tables[0], 0, String::new(), GameStatus::Asks(SeatSet::only(A)), at(3))
        .await
        .unwrap();
    assert_eq!(store.tables_to_finish(anna.id).await, Ok(4));
    store
        .begin(tables[1], 0, String::new(), GameStatus::Over("A score".to_owned()), at(3))
        .await
        .unwrap();
    store.close_table(tables[2], String::new(), at(3)).await.unwrap();
    assert_eq!(store.tables_to_finish(anna.id).await, Ok(2));
    assert_eq!(store.tables_to_finish(other.id).await, Ok(1));
}

async fn people_are_kept(database: TestDatabase) {
    let store = database.open().await;
    let anna = anna(&store).await;
    assert_eq!(store.person(anna.id).await, Ok(anna.clone()));
    store.rename(anna.id, "Анна").await.unwrap();
    store.seen(anna.id, at(8)).await.unwrap();
    let now = database.open().await.person(anna.id).await.unwrap();
    assert_eq!((now.name.as_str(), now.created, now.seen, now.login), ("Анна", at(1), at(8), None));
}

async fn logins_are_unique_whatever_their_case(database: TestDatabase) {
    let store = database.open().await;
    let (anna, other) = (anna(&store).await.id, store.welcome("Анна", at(1)).await.unwrap().id);
    assert_eq!(store.change_lock(anna).await, Err(Error::NoPerson(anna)));
    store.register(anna, "Жанна", "hash 1").await.unwrap();
    let taken = store.register(other, "жАННА", "hash 2").await;
    assert_eq!(taken, Err(Error::LoginTaken("жанна".to_owned())));
    let again = store.register(anna, "another", "hash 3").await;
    assert_eq!(again, Err(Error::HasAccount(anna)));
    store.register(other, "anna", "hash 4").await.unwrap();

    let account = store.account("ЖАННА").await.unwrap().unwrap();
    assert_eq!((account.person, account.password.as_str()), (anna, "hash 1"));
    store.change_password(&account, "hash 5").await.unwrap();
    assert_eq!(store.account("жанна").await.unwrap().unwrap().password, "hash 5");
    assert_eq!(store.account("Anna").await.unwrap().unwrap().password, "hash 4");
    assert_eq!(store.person(anna).await.unwrap().login.as_deref(), Some("жанна"));
}

async fn a_hostile_text_is_only_a_text(database: TestDatabase) {
    const HOSTILE: [&str; 8] = [
        "'; DROP TABLE entries; --",
        "' OR '1'='1",
        "', lock = lock + 1, name = '",
        "\"; DELETE FROM people; --",
        "$1 ?1 :a @a %s",
        "\\'; SELECT 1; \\",
        "x'); INSERT INTO secret VALUES (2, 'x'); --",
        "/* */ -- \u{2019}; \u{ff07} %_",
    ];
    let store = database.open().await;
    let (anna, other) = (anna(&store).await, store.welcome("Bela", at(1)).await.unwrap());
    let table = open_table(&store, &anna).await;
    for text in HOSTILE {
        let person = store.welcome(text, at(1)).await.unwrap();
        assert_eq!(store.person(person.id).await.unwrap().name, text);
        store.rename(anna.id, text).await.unwrap();
        assert_eq!(store.person(anna.id).await.unwrap().name, text);
        assert!(store.account(text).await.unwrap().is_none(), "{text}");
        store.register(person.id, text, text).await.unwrap();
        let account = store.account(text).await.unwrap().unwrap();
        assert_eq!((account.person, account.password.as_str()), (person.id, text));

        let seats =
            vec![Sitter { person: None, bot: Some(text.to_owned()), name: text.to_owned() }];
        let (game, options) = (text.to_owned(), text.to_owned());
        let new = NewTable { creator: anna.id, listed: true, game, options, seats };
        let opened = store.open_table(&new, at(2)).await.unwrap();
        let opened = store.table(opened).await.unwrap();
        let listing = Listing { games: &[text], ..Listing::first(10) };
        assert_eq!(store.lobby(&listing).await.unwrap().tables, std::slice::from_ref(&opened));
        assert_eq!((opened.game, opened.options), (new.game, new.options));
        assert_eq!(opened.seats, new.seats);
        store.say(table, anna.id, text.to_owned(), at(3)).await.unwrap();
        let last = store.entries(table, 0, 100).await.unwrap().pop().unwrap();
        assert_eq!(last.kind, EntryKind::Chat { by: anna.id, text: text.to_owned() });
    }
    // Nothing else has changed.
    assert_eq!(store.person(other.id).await, Ok(other));
    assert_eq!(store.entries(table, 0, 100).await.unwrap().len(), HOSTILE.len());
    assert_eq!(store.tables_to_finish(anna.id).await, Ok(1 + HOSTILE.len() as u64));
}

async fn another_password_is_another_lock(database: TestDatabase) {
    let (store, elsewhere) = (database.open().await, database.open().await);
    let anna = anna(&store).await;
    assert_eq!(anna.lock, 0);
    // Registering changes the lock too.
    let mut subscription = store.subscribe();
    assert_eq!(store.register(anna.id, "anna", "hash 1").await, Ok(1));
    assert_eq!(heard(&mut subscription).await, News::Lock(anna.id));
    let account = store.account("anna").await.unwrap().unwrap();
    assert_eq!((account.lock, store.person(anna.id).await.unwrap().lock), (1, 1));

    assert_eq!(store.change_password(&account, "hash 2").await, Ok(2));
    assert_eq!(heard(&mut subscription).await, News::Lock(anna.id));
    // Every server sees the new lock.
    assert_eq!(elsewhere.person(anna.id).await.unwrap().lock, 2);
    store.change_lock(anna.id).await.unwrap();
    assert_eq!(heard(&mut subscription).await, News::Lock(anna.id));
    let account = elsewhere.account("anna").await.unwrap().unwrap();
    assert_eq!((account.lock, account.password.as_str()), (3, "hash 2"));
}

async fn of_two_new_passwords_one_is_taken(database: TestDatabase) {
    let store = database.open().await;
    let anna = anna(&store).await.id;
    store.register(anna, "anna", "hash 1").await.unwrap();
    let seen = store.account("anna").await.unwrap().unwrap();
    // Both requests read the account before either changed it.
    let (one, other) = tokio::join!(
        store.change_password(&seen, "hash 2"),
        store.change_password(&seen, "hash 3"),
    );
    let refused = Err(Error::NoPerson(anna));
    assert!([(&one, &other), (&other, &one)].contains(&(&Ok(2), &refused)), "{one:?} {other:?}");
    let now = store.account("anna").await.unwrap().unwrap();
    assert_eq!(now.password, if one.is_ok() { "hash 2" } else { "hash 3" });
    assert_eq!(now.lock, 2);
}

async fn a_guest_who_logs_in_brings_everything_along(database: TestDatabase) {
    let store = database.open().await;
    let (home, guest) = (anna(&store).await, anna(&store).await);
    store.register(home.id, "anna", "hash").await.unwrap();
    let (open, played) = (open_table(&store, &guest).await, open_table(&store, &guest).await);
    store.begin(played, 0, String::new(), GameStatus::Asks(SeatSet::only(A)), at(3)).await.unwrap();
    let over = GameStatus::Over(String::new());
    store.append(played, 1, vec![said(A, "achieve")], over, at(4)).await.unwrap();

    store.merge(guest.id, home.id, "Anna has come home", at(5)).await.unwrap();
    assert_eq!(store.person(guest.id).await, Err(Error::NoPerson(guest.id)));
    assert_eq!(store.person(home.id).await.unwrap().seen, at(5));
    for table in [open, played] {
        let now = store.table(table).await.unwrap();
        assert_eq!((now.creator, now.seats[0].person), (home.id, Some(home.id)));
    }
    let note = EntryKind::Note("Anna has come home".to_owned());
    assert_eq!(store.entries(open, 0, 10).await.unwrap()[0].kind, note);
    assert_eq!(store.entries(played, 2, 10).await, Ok(vec![]));
}

async fn who_has_an_account_cannot_become_somebody_else(database: TestDatabase) {
    let store = database.open().await;
    let (home, other) = (anna(&store).await.id, anna(&store).await.id);
    store.register(home, "anna", "hash").await.unwrap();
    let gone: PersonId = "no-person-at_all".parse().unwrap();
    let merge = |guest, into| store.merge(guest, into, "", Moment(5));
    assert_eq!(merge(home, other).await, Err(Error::HasAccount(home)));
    assert_eq!(merge(gone, home).await, Err(Error::NoPerson(gone)));
    assert_eq!(merge(other, gone).await, Err(Error::NoPerson(gone)));
    assert_eq!(merge(other, other).await, Ok(()));
    assert!(store.person(other).await.is_ok());
}

async fn the_secret_stays_the_same(database: TestDatabase) {
    let (first, second) = tokio::join!(database.open(), database.open());
    assert_eq!(first.secret(), second.secret());
    assert_ne!(first.secret(), [0; 32]);
    first.close().await;
    assert_eq!(database.open().await.secret(), second.secret());
    assert_ne!(TestDatabase::sqlite().open().await.secret(), second.secret());
}

async fn subscribers_hear_of_every_change(database: TestDatabase) {
    let store = database.open().await;
    let (mut first, mut second) = (store.subscribe(), store.subscribe());
    let table = begun_table(&store).await;
    append(&store, table, 1, &["A: draw", "B: draw"]).await.unwrap();
    let refused = append(&store, table, 1, &["A: draw"]).await;
    assert_eq!(refused, Err(Error::Stale { version: 3 }), "and no subscriber hears of it");
    store.note(table, "vote".to_owned(), at(5)).await.unwrap();
    for subscription in [&mut first, &mut second] {
        for next in [0, 1, 3, 4] {
            assert_eq!(heard(subscription).await, News::Table { table, next });
        }
    }
}

async fn a_slow_subscriber_is_told_to_look_again(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    let (mut subscription, mut other) = (store.subscribe(), store.subscribe());
    let mut writers = JoinSet::new();
    for _ in 0..32 {
        let store = store.clone();
        writers.spawn(async move {
            for _ in 0..40 {
                store.note(table, String::new(), at(5)).await.unwrap();
            }
        });
    }
    writers.join_all().await;
    let last = News::Table { table, next: 1281 };
    // All messages have been sent before the slow subscriber begins to read.
    while heard(&mut other).await != last {}
    let (mut looked, mut news) = (false, News::LookAgain);
    while news != last {
        news = heard(&mut subscription).await;
        looked |= news == News::LookAgain;
    }
    assert!(looked);
}

async fn a_closed_store_is_unavailable(database: TestDatabase) {
    let store = database.open().await;
    let table = begun_table(&store).await;
    store.ping().await.unwrap();
    store.close().await;
    assert!(matches!(store.ping().await, Err(Error::Unavailable(_))));
    assert!(matches!(store.table(table).await, Err(Error::Unavailable(_))));
    let refused = append(&store, table, 1, &["A: draw"]).await;
    assert!(matches!(refused, Err(Error::Unavailable(_))));
}

/// The answers of a table, written like `A: draw`.
async fn answers(store: &Store, table: TableId) -> Vec<String> {
    let entries = store.entries(table, 0, 10_000).await.unwrap();
    assert!(entries.iter().map(|entry| entry.number).eq(0..entries.len() as u32));
    let said = entries.into_iter().filter_map(|entry| match entry.kind {
        EntryKind::Said(said) => Some(said.to_string()),
        _ => None,
    });
    said.collect()
}

/// The next message, within ten seconds.
pub(crate) async fn heard(subscription: &mut eureka_store::Subscription) -> News {
    let news = tokio::time::timeout(Duration::from_secs(10), subscription.next());
    news.await.expect("news within ten seconds").expect("a store")
}
