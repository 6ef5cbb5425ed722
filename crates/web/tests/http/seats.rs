//! Tests of seats: joining, leaving, returning, voting, closing, and the limits on tables.

use crate::games::{play_openings, play_out, recorded, seated};
use crate::talk::send_form;
use crate::test_server::{Database, TestServer, on_both, wide_limits};
use eureka_testkit::{Client, Dice, OpenQuestion, Reply, play};
use eureka_web::Limits;
use reqwest::Method;
use serde_json::{Value, json};

on_both! {
    a_private_table_is_not_in_the_lobby
    seats_are_taken_offered_and_left
    two_players_at_a_table_never_have_the_same_name
    whoever_takes_the_last_seat_begins_the_game
    of_many_who_sit_down_at_the_same_time_one_begins_the_game
    a_game_that_cannot_be_played_is_refused
    a_bot_stands_in_until_the_player_is_back
    a_returning_player_is_told_the_open_question
    a_player_who_does_not_answer_is_voted_out
    votes_count_until_somebody_answers
    a_player_is_voted_out_only_after_the_time_to_think
    the_vote_of_one_counts_nowhere
    who_is_voted_out_is_out_if_the_table_says_so
    opening_cards_are_chosen_at_the_same_time
    who_gives_up_is_out_and_the_others_play_on
    a_stranger_gets_one_seat
    a_full_journal_takes_only_answers_and_returning_players
    only_the_last_person_may_close_a_running_table
    the_number_of_open_tables_per_person_is_limited
    closed_tables_do_not_count_toward_the_limit
    a_rematch_counts_toward_the_limit_of_tables
}

fn duel() -> Value {
    json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] })
}

async fn a_private_table_is_not_in_the_lobby(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let private = ada.open(duel()).await;
    let mut listed = duel();
    listed["listed"] = true.into();
    let listed = ada.open(listed).await;
    let stranger = Client::stranger(&server.base);
    let lobby = stranger.get("/api/v1/tables").await.done();
    let ids = |page: &Value| {
        let tables = page["tables"].as_array().unwrap().iter();
        tables.map(|table| table["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&lobby), [listed.as_str()]);
    assert_eq!(lobby.get("next"), None);
    let mine = ada.get("/api/v1/me/tables").await.done();
    let both = ids(&mine);
    assert!(both.contains(&private) && both.contains(&listed) && both.len() == 2, "{both:?}");
    let first = ada.get("/api/v1/me/tables?limit=1").await.done();
    let after = first["next"].as_str().unwrap();
    let second = ada.get(&format!("/api/v1/me/tables?limit=1&after={after}")).await.done();
    assert_eq!([ids(&first), ids(&second)].concat(), both);
    assert_eq!(second.get("next"), None);
    ada.get("/api/v1/me/tables?after=nonsense").await.problem(400, "malformed");
    // Anybody with the link may see the table.
    assert_eq!(stranger.look(&private, "").await.done()["state"], "open");
    stranger.look("AAAAAAAAAAAAAAAA", "").await.problem(404, "no-table");
    stranger.look("nonsense", "").await.problem(404, "no-table");
}

async fn seats_are_taken_offered_and_left(database: Database) {
    let server = TestServer::new(database).await;
    let (ada, boole) = (server.client("Ada").await, server.client("Boole").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ada.open(json!({ "seats": seats })).await;
    let sit = |seat: &str| json!({ "seat": seat });
    boole.tell(&table, "sit", sit("A")).await.problem(409, "taken");
    boole.tell(&table, "sit", sit("D")).await.problem(400, "malformed");
    boole.tell(&table, "sit", sit("seat")).await.problem(400, "malformed");
    boole.act(&table, "leave").await.problem(403, "not-seated");
    let seen = boole.tell(&table, "sit", sit("B")).await.done();
    assert_eq!(
        seen["seats"][1],
        json!({ "seat": "B", "name": "Boole", "yours": true, "person": true })
    );
    assert_eq!(seen["seats"][0]["yours"], false);
    // Sitting down twice has no further effect.
    boole.tell(&table, "sit", sit("B")).await.done();
    boole.act(&table, "leave").await.done();
    let offered = json!({ "seat": "B", "bot": "casual" });
    boole.tell(&table, "offer", offered.clone()).await.problem(403, "not-creator");
    ada.tell(&table, "offer", json!({ "seat": "A", "bot": "casual" })).await.problem(409, "taken");
    let seen = ada.tell(&table, "offer", offered.clone()).await.done();
    assert_eq!(seen["seats"][1]["bot"], "casual");
    // Offering the same bot again changes nothing.
    let again = ada.tell(&table, "offer", offered).await.done();
    assert_eq!(again["seats"], seen["seats"]);
    ada.tell(&table, "offer", json!({ "seat": "B", "bot": "genius" }))
        .await
        .problem(422, "options");
    let seen = ada.tell(&table, "offer", sit("B")).await.done();
    assert_eq!(
        seen["seats"][1],
        json!({ "seat": "B", "name": "", "yours": false, "person": false })
    );
    let kinds: Vec<_> = seen["talk"].as_array().unwrap().iter().map(|t| &t["kind"]).collect();
    assert_eq!(kinds, ["sat", "left", "sat", "sat", "left"]);
}

async fn two_players_at_a_table_never_have_the_same_name(database: Database) {
    let server = TestServer::new(database).await;
    let (ada, other) = (server.client("Ada").await, server.client(" ada").await);
    let seats =
        json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ada.open(json!({ "seats": seats })).await;
    let names = |seen: &Value| -> Vec<String> {
        let seats = seen["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
    };
    let seen = other.tell(&table, "sit", json!({ "seat": "B" })).await.done();
    assert_eq!(names(&seen), ["Ada", "ada 2", "", ""]);
    other.tell(&table, "say", json!({ "text": "it is me" })).await.done();
    let page = ada.request(Method::GET, &format!("/table/{table}")).header("accept", "text/html");
    assert!(Reply::of(page).await.text.contains("ada 2"));
    // A later change of name does not apply at this table, and a bot does not get the name of a person there.
    other.post("/api/v1/me", json!({ "name": "Ada" })).await.done();
    let seen = ada.look(&table, "").await.done();
    assert_eq!(names(&seen), ["Ada", "ada 2", "", ""]);
    let offered = json!({ "seat": "C", "bot": "casual" });
    let bot = names(&ada.tell(&table, "offer", offered.clone()).await.done())[2].clone();
    other.act(&table, "leave").await.done();
    other.post("/api/v1/me", json!({ "name": bot })).await.done();
    ada.tell(&table, "offer", json!({ "seat": "C" })).await.done();
    other.tell(&table, "sit", json!({ "seat": "B" })).await.done();
    let seen = ada.tell(&table, "offer", offered).await.done();
    assert_eq!(names(&seen), ["Ada", &bot, &format!("{bot} 2"), ""]);
}

async fn whoever_takes_the_last_seat_begins_the_game(database: Database) {
    let server = TestServer::new(database).await;
    let (ada, boole) = (server.client("Ada").await, server.client("Boole").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let table = ada.open(json!({ "seats": seats })).await;
    ada.act(&table, "begin").await.problem(409, "state");
    let seen = boole.tell(&table, "sit", json!({ "seat": "C" })).await.done();
    assert_eq!(seen["state"], "open");
    ada.look(&table, "/view").await.problem(409, "state");
    // A seat that is free again has to be taken again.
    boole.act(&table, "leave").await.done();
    let seen =
        server.client("Curie").await.tell(&table, "sit", json!({ "seat": "B" })).await.done();
    assert_eq!(seen["state"], "open");
    let seen = boole.tell(&table, "sit", json!({ "seat": "C" })).await.done();
    assert_eq!((&seen["state"], &seen["waiting_for"]), (&json!("playing"), &json!("ABC")));
    // Programs written for servers where the creator began the game are told that it has begun.
    boole.act(&table, "begin").await.problem(403, "not-creator");
    Client::stranger(&server.base).act(&table, "begin").await.problem(403, "not-seated");
    assert_eq!(ada.act(&table, "begin").await.done()["version"], seen["version"]);
    // A bot at the last seat begins the game too.
    let table = ada.open(duel()).await;
    let bot = json!({ "seat": "B", "bot": "random" });
    assert_eq!(ada.tell(&table, "offer", bot).await.done()["state"], "playing");
}

async fn of_many_who_sit_down_at_the_same_time_one_begins_the_game(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    for round in 0..8 {
        let seats = vec![json!({ "kind": "open" }); 5];
        let table = ada.open(json!({ "seats": seats })).await;
        let mut people = tokio::task::JoinSet::new();
        for number in 0..8_u8 {
            let (client, table) = (server.client("Guest").await, table.clone());
            let seat = char::from(b'A' + (number + round) % 5).to_string();
            people.spawn(async move {
                let sat = client.tell(&table, "sit", json!({ "seat": seat })).await;
                sat.status.is_success()
            });
        }
        let sat = people.join_all().await.into_iter().filter(|sat| *sat).count();
        assert_eq!(sat, 5);
        let seen = ada.look(&table, "").await.done();
        assert_eq!((&seen["state"], &seen["waiting_for"]), (&json!("playing"), &json!("ABCDE")));
        // Five notes and one beginning.
        assert_eq!((&seen["version"], &seen["next"]), (&json!(6), &json!(6)));
    }
}

async fn a_game_that_cannot_be_played_is_refused(database: Database) {
    let server = TestServer::new(database).await;
    let ada = server.client("Ada").await;
    let me = json!({ "kind": "me" });
    let open = |options: Value, seats: Vec<Value>| {
        let (ada, table) = (ada.clone(), json!({ "options": options, "seats": seats }));
        async move { ada.post("/api/v1/tables", table).await }
    };
    for (options, seats) in [
        (json!({}), vec![]),
        (json!({}), vec![me.clone()]),
        (json!({}), vec![me.clone(); 6]),
        (json!({ "edition": "first" }), vec![me.clone(); 5]),
        (json!({ "edition": "fifth" }), vec![me.clone(); 2]),
        (json!({ "language": "tlh" }), vec![me.clone(); 2]),
        (json!({ "edition": "first", "teams": ["A", "B"] }), vec![me.clone(); 2]),
        (json!({ "edition": "third", "parley": true }), vec![me.clone(); 2]),
        (json!({ "teams": ["AB", "XY"] }), vec![me.clone(); 4]),
        (json!({}), vec![me.clone(), json!({ "kind": "bot", "level": "genius" })]),
    ] {
        open(options, seats).await.problem(422, "options");
    }
    open(json!({ "editon": "first" }), vec![me.clone(); 2]).await.problem(400, "malformed");
    open(json!({}), vec![json!({ "kind": "robot" })]).await.problem(400, "malformed");
    assert_eq!(ada.get("/api/v1/me/tables").await.done(), json!({ "tables": [] }));
}

async fn a_bot_stands_in_until_the_player_is_back(database: Database) {
    let server = TestServer::new(database).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    let mut events = people[0].listen(&table, "").await;
    events.expect("anew").await;
    people[1].act(&table, "leave").await.done();
    let talk = events.expect("talk").await;
    assert_eq!(talk["remark"]["kind"], "stands-in");
    let own = &talk["table"]["seats"][1];
    assert_eq!((&own["person"], &own["bot"]), (&json!(true), &json!("skilled")));
    // Leaving twice has no further effect.
    people[1].act(&table, "leave").await.done();
    // The bot answers while the player is away.
    let mut dice = Dice(3);
    let mut answered_by_bot = false;
    let mut asked = None;
    while !answered_by_bot {
        let answers = people[0].look(&table, "/answers").await.done();
        let open = list(&answers);
        if !open.is_empty() {
            let answer = &open[dice.below(open.len())];
            people[0].answer(&table, answers["version"].as_u64().unwrap(), answer).await.done();
        }
        let step = events.expect("step").await;
        answered_by_bot = asked == Some(json!("B"));
        asked = Some(step["question"]["seat"].clone());
    }
    server
        .client("Curie")
        .await
        .tell(&table, "sit", json!({ "seat": "B" }))
        .await
        .problem(409, "taken");
    let back = people[1].tell(&table, "sit", json!({ "seat": "B" })).await.done();
    assert!(back["seats"][1].get("bot").is_none());
    let (ada, boole) = tokio::join!(
        play(&people[0], &table, 'A', Dice(1)),
        play(&people[1], &table, 'B', Dice(2))
    );
    assert!(!ada.is_empty() && !boole.is_empty());
    recorded(&people[0], &table).await;
}

async fn a_returning_player_is_told_the_open_question(database: Database) {
    let server = TestServer::new(database).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    let seats = [("A", &people[0]), ("B", &people[1])];
    // The player who is asked leaves and returns. The bot may or may not have answered in between.
    for _ in 0..4 {
        let asked = people[0].asked(&table).await;
        let (seat, person) = seats[usize::from(asked == "B")];
        let own = |data: &Value| data["table"]["seats"][usize::from(seat == "B")].clone();
        let mut events = person.listen(&table, &format!("?seat={seat}")).await;
        assert!(!OpenQuestion::of(&events.expect("anew").await).answers.is_empty());
        person.act(&table, "leave").await.done();
        let away = events.expect("anew").await;
        assert_eq!(own(&away)["bot"], "skilled");
        assert_eq!(OpenQuestion::of(&away).answers, [""; 0], "the bot answers");
        let answers = person.look(&table, &format!("/answers?seat={seat}")).await.done();
        assert_eq!(list(&answers), [""; 0], "the bot answers");
        person.tell(&table, "sit", json!({ "seat": seat })).await.done();
        let back = loop {
            let sent = events.next().await.expect("the stream goes on");
            assert_ne!(sent.name, "talk", "whoever comes back is shown everything");
            let data = sent.json();
            match sent.name == "anew" && own(&data).get("bot").is_none() {
                true => break OpenQuestion::of(&data),
                false => assert_eq!(OpenQuestion::of(&data).answers, [""; 0], "the bot answers"),
            }
        };
        if back.asked.as_deref() == Some(seat) {
            let answer = back.any(&mut Dice(1)).expect("the player is asked");
            person.answer(&table, back.version, &answer).await.done();
        }
    }
}

fn list(answers: &Value) -> Vec<String> {
    let answers = answers["answers"].as_array().unwrap();
    answers.iter().map(|answer| answer["answer"].as_str().unwrap().to_owned()).collect()
}

async fn a_player_who_does_not_answer_is_voted_out(database: Database) {
    let server = TestServer::new(database).await;
    let people =
        [server.client("Ada").await, server.client("Boole").await, server.client("Curie").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    play_openings(&people, &table).await;
    let asked = people[0].asked(&table).await;
    let late = (asked.as_str().unwrap().as_bytes()[0] - b'A') as usize;
    let (one, two) = (&people[(late + 1) % 3], &people[(late + 2) % 3]);
    let vote = json!({ "seat": asked });
    people[late].tell(&table, "vote", vote.clone()).await.problem(409, "taken");
    server
        .client("Darwin")
        .await
        .tell(&table, "vote", vote.clone())
        .await
        .problem(403, "not-seated");
    let not_asked = char::from(b'A' + ((late + 1) % 3) as u8).to_string();
    two.tell(&table, "vote", json!({ "seat": not_asked })).await.problem(409, "state");
    let seen = one.tell(&table, "vote", vote.clone()).await.done();
    assert!(seen["seats"][late].get("bot").is_none(), "one vote is not enough");
    // A second vote of the same person does not count.
    let seen = one.tell(&table, "vote", vote.clone()).await.done();
    assert!(seen["seats"][late].get("bot").is_none());
    let seen = two.tell(&table, "vote", vote).await.done();
    assert_eq!(seen["seats"][late]["bot"], "skilled");
}

/// Votes lapse with the next answer, even if that answer is taken back.
async fn votes_count_until_somebody_answers(database: Database) {
    let server = TestServer::new(database).await;
    let people =
        [server.client("Ada").await, server.client("Boole").await, server.client("Curie").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    play_openings(&people, &table).await;
    for _ in 0..60 {
        let asked = people[0].asked(&table).await;
        let late = (asked.as_str().unwrap().as_bytes()[0] - b'A') as usize;
        let (one, two) = (&people[(late + 1) % 3], &people[(late + 2) % 3]);
        let vote = json!({ "seat": asked });
        one.tell(&table, "vote", vote.clone()).await.done();
        let view = people[late].look(&table, "/view").await.done();
        let answers = view["game"]["answers"].as_array().unwrap();
        let meld = answers.iter().find(|answer| answer["kind"] == "meld");
        let answer = meld.unwrap_or(&answers[0])["answer"].as_str().unwrap();
        people[late].answer(&table, view["version"].as_u64().unwrap(), answer).await.done();
        let after = people[late].look(&table, "/view").await.done();
        if after["may_take_back"] == true {
            let now = json!({ "version": after["version"] });
            people[late].tell(&table, "take-back", now).await.done();
            let seen = two.tell(&table, "vote", vote.clone()).await.done();
            assert!(seen["seats"][late].get("bot").is_none(), "one vote is not enough");
            let seen = one.tell(&table, "vote", vote).await.done();
            assert_eq!(seen["seats"][late]["bot"], "skilled");
            return;
        }
    }
    panic!("no answer could be taken back");
}

async fn a_player_is_voted_out_only_after_the_time_to_think(database: Database) {
    // Each case: the number of players, the hours agreed on, the server's thinking time in seconds, and whether votes count. A
    // single opponent cannot shorten the agreed time; two can.
    let limits = |thinking| Limits { thinking, ..wide_limits() };
    for (players, agreed, thinking, votes) in
        [(3, 0, 100, false), (3, 0, 0, true), (2, 24, 0, false), (3, 24, 0, true)]
    {
        let server = TestServer::limited(database, limits(thinking)).await;
        let mut people = Vec::new();
        for name in ["Ada", "Boole", "Curie"].into_iter().take(players) {
            people.push(server.client(name).await);
        }
        let table = seated(&people, json!({ "patience": agreed })).await;
        play_openings(&people, &table).await;
        let asked = people[0].asked(&table).await;
        let late = usize::from(asked.as_str().unwrap().as_bytes()[0] - b'A');
        for number in (0..players).filter(|&number| number != late) {
            let vote = people[number].tell(&table, "vote", json!({ "seat": asked })).await;
            if votes {
                vote.done();
                continue;
            }
            vote.problem(409, "too-soon");
            let wait: u32 = vote.headers["retry-after"].to_str().unwrap().parse().unwrap();
            assert!((1..=thinking.max(agreed * 3600)).contains(&wait), "{wait}");
        }
        let seen = people[late].look(&table, "").await.done();
        let bot_came = seen["talk"].as_array().unwrap().iter().any(|r| r["kind"] == "stands-in");
        assert_eq!(bot_came, votes, "{players} players, {agreed} h agreed");
    }
}

/// Without an agreed time nobody is replaced by a single opponent, however long it takes.
async fn the_vote_of_one_counts_nowhere(database: Database) {
    let server = TestServer::new(database).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    play_openings(&people, &table).await;
    let asked = people[0].asked(&table).await;
    let waiting = &people[usize::from(asked == "A")];
    waiting.tell(&table, "vote", json!({ "seat": asked })).await.problem(403, "no-vote");
    // Nor when a third player has left: a bot has no vote.
    let three = [
        server.client("Curie").await,
        server.client("Darwin").await,
        server.client("Euclid").await,
    ];
    let table = seated(&three, json!({ "edition": "first" })).await;
    play_openings(&three, &table).await;
    let asked = three[0].asked(&table).await;
    let late = usize::from(asked.as_str().unwrap().as_bytes()[0] - b'A');
    three[(late + 2) % 3].act(&table, "leave").await.done();
    let one = &three[(late + 1) % 3];
    one.tell(&table, "vote", json!({ "seat": asked })).await.problem(403, "no-vote");
}

async fn who_is_voted_out_is_out_if_the_table_says_so(database: Database) {
    let server = TestServer::new(database).await;
    let people =
        [server.client("Ada").await, server.client("Boole").await, server.client("Curie").await];
    let table = seated(&people, json!({ "edition": "fourth", "absent": "out" })).await;
    play_openings(&people, &table).await;
    let asked = people[0].asked(&table).await;
    let late = usize::from(asked.as_str().unwrap().as_bytes()[0] - b'A');
    for number in [(late + 1) % 3, (late + 2) % 3] {
        people[number].tell(&table, "vote", json!({ "seat": asked })).await.done();
    }
    let view = people[0].look(&table, "/view").await.done();
    assert_eq!(view["game"]["out"], json!([asked]));
    // Whoever leaves is out as well, and the last one left has won.
    people[(late + 1) % 3].act(&table, "leave").await.done();
    let seen = people[0].look(&table, "").await.done();
    let last = char::from(b'A' + ((late + 2) % 3) as u8);
    assert_eq!(seen["outcome"], format!("{last} elimination"));
    assert!(seen["seats"].as_array().unwrap().iter().all(|seat| seat.get("bot").is_none()));
}

/// Everybody is asked at once, may answer in any order and with the version of the beginning, and sees nothing of the others
/// before all have chosen.
async fn opening_cards_are_chosen_at_the_same_time(database: Database) {
    let server = TestServer::new(database).await;
    let people =
        [server.client("Ada").await, server.client("Boole").await, server.client("Curie").await];
    let table = seated(&people, json!({ "edition": "fourth" })).await;
    let version = people[0].look(&table, "/view").await.done()["version"].as_u64().unwrap();
    for (number, letters) in [(2, "ABC"), (0, "AB"), (1, "B")] {
        assert_eq!(people[0].look(&table, "").await.done()["waiting_for"], letters);
        for (index, client) in people.iter().enumerate() {
            let view = client.look(&table, "/view").await.done();
            let open = view["game"]["answers"].as_array().unwrap().len();
            let seat = char::from(b'A' + index as u8);
            assert_eq!(open, if letters.contains(seat) { 2 } else { 0 }, "{seat} of {letters}");
            let mut boards = view["game"]["players"].as_array().unwrap().iter();
            assert!(boards.all(|player| player["piles"] == json!({})), "{view}");
        }
        let open = people[number].look(&table, "/answers").await.done();
        let answer = list(&open)[1].clone();
        people[number].answer(&table, version, &answer).await.done();
        // A second choice is refused.
        let again = people[number].answer(&table, version, &answer).await;
        assert_eq!(again.status.as_u16(), 409, "{}", again.text);
    }
    let seen = people[0].look(&table, "").await.done();
    assert_eq!(seen["waiting_for"].as_str().unwrap().len(), 1);
}

async fn who_gives_up_is_out_and_the_others_play_on(database: Database) {
    let server = TestServer::new(database).await;
    let people =
        [server.client("Ada").await, server.client("Boole").await, server.client("Curie").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    play_openings(&people, &table).await;
    let mut events = people[0].listen(&table, "").await;
    events.expect("anew").await;
    let stranger = server.client("Darwin").await;
    stranger.tell(&table, "resign", json!({})).await.problem(403, "not-seated");
    people[0].tell(&table, "resign", json!({ "seat": "B" })).await.problem(403, "not-seated");
    // Whoever is asked, anybody may give up.
    let asked = people[0].asked(&table).await;
    let late = usize::from(asked.as_str().unwrap().as_bytes()[0] - b'A');
    let number = (late + 1) % 3;
    assert_eq!(people[number].look(&table, "/view").await.done()["may_resign"], true);
    people[number].tell(&table, "resign", json!({})).await.done();
    let step = events.expect("step").await;
    let gone = char::from(b'A' + number as u8).to_string();
    assert_eq!(step["events"][0], json!({ "event": "resigned", "seat": gone }), "{step}");
    let view = people[number].look(&table, "/view").await.done();
    assert_eq!((&view["game"]["out"], view.get("may_resign")), (&json!([gone]), None));
    people[number].tell(&table, "resign", json!({})).await.problem(422, "illegal");
    // Giving up is not an answer, and cannot be taken back.
    let version = view["version"].as_u64().unwrap();
    people[late].answer(&table, version, "resign").await.problem(422, "illegal");
    let now = json!({ "version": version });
    people[late].tell(&table, "take-back", now).await.problem(409, "no-take-back");
    people[late].tell(&table, "resign", json!({})).await.done();
    let seen = people[0].look(&table, "").await.done();
    let last = char::from(b'A' + (3 - late - number) as u8);
    assert_eq!(seen["outcome"], format!("{last} elimination"));
    let record = recorded(&people[0], &table).await;
    let lines = record.answers.iter().filter(|said| said.answer == "resign").count();
    assert_eq!(lines, 2);
    // The replay of such a game can be looked at.
    for at in 0..=record.answers.len() {
        people[0].look(&table, &format!("/replay?at={at}&seat=all")).await.done();
        let page = people[0].request(Method::GET, &format!("/table/{table}/replay?at={at}"));
        assert!(Reply::of(page.header("accept", "text/html")).await.status.is_success());
    }
}

async fn a_stranger_gets_one_seat(database: Database) {
    let server = TestServer::new(database).await;
    let (ada, stranger) = (server.client("Ada").await, server.client("Boole").await);
    let open = |shared: bool| {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
        ada.open(json!({ "options": { "shared": shared }, "seats": seats }))
    };
    let sit = |seat: &str| json!({ "seat": seat });
    let table = open(false).await;
    stranger.tell(&table, "sit", sit("B")).await.done();
    stranger.tell(&table, "sit", sit("C")).await.problem(409, "seated-already");
    // The host, too, has one seat.
    ada.tell(&table, "sit", sit("C")).await.problem(409, "seated-already");
    // Another seat can be had by standing up.
    stranger.act(&table, "leave").await.done();
    stranger.tell(&table, "sit", sit("C")).await.done();
    let table = open(true).await;
    stranger.tell(&table, "sit", sit("B")).await.done();
    stranger.tell(&table, "sit", sit("C")).await.done();
}

async fn a_full_journal_takes_only_answers_and_returning_players(database: Database) {
    const MAX_ENTRIES: u32 = 220;
    let server =
        TestServer::limited(database, Limits { entries: MAX_ENTRIES, ..wide_limits() }).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({})).await;
    // Boole is away when the journal becomes full.
    people[1].act(&table, "leave").await.done();
    let say = json!({ "text": "a word" });
    let mut said = 0;
    while people[0].tell(&table, "say", say.clone()).await.status.is_success() {
        said += 1;
        assert!(said < MAX_ENTRIES, "the journal has no limit");
    }
    people[0].tell(&table, "say", say.clone()).await.problem(409, "state");
    people[0].act(&table, "leave").await.problem(409, "state");
    let seen = people[0].look(&table, "").await.done();
    assert_eq!(seen["talk"].as_array().unwrap().len(), 200, "the last ones are shown");
    // The game goes on, and players who were away return.
    people[1].tell(&table, "sit", json!({ "seat": "B" })).await.done();
    let asked = people[0].asked(&table).await;
    let player = &people[usize::from(asked == "B")];
    let open = player.look(&table, &format!("/answers?seat={}", asked.as_str().unwrap())).await;
    let open = open.done();
    player.answer(&table, open["version"].as_u64().unwrap(), &list(&open)[0]).await.done();
}

async fn only_the_last_person_may_close_a_running_table(database: Database) {
    let server = TestServer::new(database).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({})).await;
    server.client("Curie").await.act(&table, "close").await.problem(403, "not-seated");
    people[0].act(&table, "close").await.problem(403, "not-creator");
    people[1].act(&table, "leave").await.done();
    let closed = people[0].act(&table, "close").await.done();
    assert_eq!(closed["state"], "closed");
    people[0].act(&table, "close").await.problem(409, "state");
    let version = closed["version"].as_u64().unwrap();
    people[0].answer(&table, version, "draw").await.problem(409, "state");
    assert_eq!(people[0].look(&table, "").await.done()["state"], "closed");
    people[0].look(&table, "/record").await.problem(403, "not-over");
    people[1].act(&table, "rematch").await.problem(409, "state");
}

async fn the_number_of_open_tables_per_person_is_limited(database: Database) {
    let server = TestServer::limited(database, Limits { tables: 2, ..wide_limits() }).await;
    let ada = server.client("Ada").await;
    let first = ada.open(duel()).await;
    ada.open(duel()).await;
    ada.post("/api/v1/tables", duel()).await.problem(422, "options");
    ada.act(&first, "close").await.done();
    ada.open(duel()).await;
}

async fn closed_tables_do_not_count_toward_the_limit(database: Database) {
    let limits = Limits { tables: 2, ..wide_limits() };
    let server = TestServer::limited(database, limits).await;
    let ada = server.client("Ada").await;
    ada.open(duel()).await;
    for _ in 0..5 {
        let table = ada.open(duel()).await;
        ada.act(&table, "close").await.done();
    }
    ada.open(duel()).await;
    ada.post("/api/v1/tables", duel()).await.problem(422, "options");
    for path in ["/inventions", "/companion"] {
        let begun = send_form(&ada, path, "").await;
        assert_eq!(begun.status.as_u16(), 422, "{path}: {}", begun.text);
    }
}

async fn a_rematch_counts_toward_the_limit_of_tables(database: Database) {
    let limits = Limits { tables: 1, ..wide_limits() };
    let server = TestServer::limited(database, limits).await;
    let people = [server.client("Ada").await, server.client("Boole").await];
    let table = seated(&people, json!({ "edition": "first" })).await;
    play_out(&people, &table).await;
    people[0].open(duel()).await;
    people[0].act(&table, "rematch").await.problem(422, "options");
    // The limit is that of the person who opens the table: the other player opens it, and both continue there.
    let again = people[1].act(&table, "rematch").await.done();
    assert_eq!(people[0].act(&table, "rematch").await.done(), again);
}
