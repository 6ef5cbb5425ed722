//! Tests of invitations through forms, cookies and redirects: from the button to the game that begins by itself.

use crate::home::{Browser, check_texts, open_server};
use crate::test_server::{Database, TestServer, wide_limits};
use eureka_testkit::{Postgres, values};
use eureka_web::Config;
use eureka_words::Language;
use reqwest::StatusCode;
use reqwest::header::HOST;

/// Anna with a table for two, and the paths of the table and of its invitation.
async fn invited(server: &TestServer) -> (Browser<'_>, String, String) {
    let anna = Browser::new(server);
    let table = anna.redirect("/invitation", &[("name", "Anna"), ("edition", "fourth")]).await;
    let invitation = table.replace("/table/", "/invitation/");
    (anna, table, invitation)
}

/// The forms of a page that lead to this action.
fn forms(page: &str, action: &str) -> usize {
    let actions = values(page, "form", "action");
    actions.iter().filter(|path| path.ends_with(action)).count()
}

#[tokio::test]
async fn a_friend_sits_down_with_one_press_and_the_game_begins() {
    let server = open_server().await;
    let (anna, table, invitation) = invited(&server).await;
    let waiting = anna.page(&table).await;
    let link = format!("{}{invitation}", server.base);
    assert!(waiting.contains(&format!("href=\"{link}\">{link}</a>")), "{waiting}");
    assert!(waiting.contains("<svg class=\"qr\""), "{waiting}");
    assert!(waiting.contains("waiting for your friend"), "{waiting}");
    // The seat is the friend’s.
    assert_eq!(forms(&waiting, "/sit"), 0, "{waiting}");
    let taken = anna.post(&format!("{table}/sit"), &[("seat", "B")]).await;
    assert_eq!(taken.status(), StatusCode::CONFLICT);
    let bela = Browser::new(&server);
    for path in [&invitation, &table] {
        let read = bela.page(path).await;
        assert!(read.contains("<h1>Anna invites you to Innovation, fourth edition</h1>"), "{read}");
        assert!(read.contains("property=\"og:title\" content=\"Anna invites you to Innovation"));
        assert!(read.contains("href=\"/lessons\""), "{read}");
        assert_eq!((forms(&read, "/sit"), forms(&read, "/close")), (1, 0), "{read}");
    }
    assert_eq!(bela.redirect(&format!("{table}/sit"), &[("name", "Béla")]).await, table);
    for browser in [&anna, &bela] {
        assert!(browser.page(&table).await.contains("id=\"question\""));
        assert_eq!(browser.get(&invitation).await.status(), StatusCode::SEE_OTHER, "to the table");
    }
}

#[tokio::test]
async fn an_invitation_has_its_texts_in_every_language() {
    let server = open_server().await;
    for language in Language::ALL {
        let language = [("language", language.tag()), ("back", "/")];
        let anna = Browser::new(&server);
        anna.redirect("/settings", &language).await;
        let teams = [("seat-b", "open"), ("seat-c", "open"), ("players", "3"), ("teams", "A,BC")];
        let table = anna.redirect("/tables", &teams).await;
        let invitation = table.replace("/table/", "/invitation/");
        let guest = Browser::new(&server);
        guest.redirect("/settings", &language).await;
        for say in ["", "?say=left", "?say=cleared", "?say=taken"] {
            check_texts(&anna.page(&format!("{table}{say}")).await, "the host");
            check_texts(&guest.page(&format!("{invitation}{say}")).await, "a guest");
        }
        anna.redirect(&format!("{table}/close"), &[]).await;
        check_texts(&anna.page(&table).await, "a closed table");
        check_texts(&guest.page(&invitation).await, "a closed table");
    }
}

#[tokio::test]
async fn everybody_can_stand_up_and_the_host_can_clear_a_seat() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    let open = [("name", "Anna"), ("players", "3"), ("seat-b", "open"), ("seat-c", "open")];
    let table = anna.redirect("/tables", &open).await;
    let bela = Browser::new(&server);
    bela.redirect(&format!("{table}/sit"), &[("name", "Béla")]).await;
    // A guest sees the waiting room, too, and can do nothing about the others.
    let seen = bela.page(&table).await;
    assert_eq!((forms(&seen, "/leave"), forms(&seen, "/offer"), forms(&seen, "/close")), (1, 0, 0));
    // The host stands up, is told so, and can sit down again.
    let stood_up = anna.redirect(&format!("{table}/leave"), &[]).await;
    assert_eq!(stood_up, format!("{table}?say=left"));
    let seen = anna.page(&stood_up).await;
    assert!(seen.contains("You have stood up"), "{seen}");
    assert_eq!((forms(&seen, "/sit"), forms(&seen, "/leave")), (2, 0), "{seen}");
    anna.redirect(&format!("{table}/sit"), &[("seat", "C")]).await;
    // The host clears a seat.
    let cleared = anna.redirect(&format!("{table}/offer"), &[("seat", "B")]).await;
    let seen = anna.page(&cleared).await;
    assert!(seen.contains("The seat is free again") && !seen.contains("Béla"), "{seen}");
    let seen = bela.page(&table).await;
    assert!(seen.contains("Anna invites you"), "{seen}");
    let stood_up = bela.post(&format!("{table}/leave"), &[]).await;
    assert_eq!(stood_up.status(), StatusCode::FORBIDDEN, "there is no seat to leave");
    // A bot at the last seat begins the game.
    bela.redirect(&format!("{table}/sit"), &[]).await;
    let bot = [("seat", "B"), ("bot", "random")];
    assert_eq!(anna.redirect(&format!("{table}/offer"), &bot).await, table);
    assert!(anna.page(&table).await.contains("id=\"question\""));
}

#[tokio::test]
async fn one_screen_seats_several_players_only_where_that_was_agreed() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    let open = [("players", "3"), ("seat-b", "open"), ("seat-c", "open"), ("shared", "yes")];
    let table = anna.redirect("/tables", &open).await;
    let seen = anna.page(&table).await;
    assert_eq!(forms(&seen, "/sit"), 2, "{seen}");
    assert!(seen.contains("Seat another player at this screen"), "{seen}");
}

#[tokio::test]
async fn a_name_can_be_changed_until_the_game_begins() {
    let server = open_server().await;
    let (anna, table, invitation) = invited(&server).await;
    anna.redirect(&format!("{table}/name"), &[("name", " Anne ")]).await;
    let bela = Browser::new(&server);
    assert!(bela.page(&invitation).await.contains("Anne invites you"));
    let nobody = bela.post(&format!("{table}/name"), &[("name", "Béla")]).await;
    assert_eq!(nobody.status(), StatusCode::FORBIDDEN);
    // A name that somebody else at the table has gets a number.
    bela.redirect(&format!("{table}/sit"), &[("name", "anne")]).await;
    assert!(bela.page(&table).await.contains("anne 2"));
    let late = anna.post(&format!("{table}/name"), &[("name", "Anna")]).await;
    assert_eq!(late.status(), StatusCode::CONFLICT);
}

#[tokio::test]
async fn an_invitation_that_comes_too_late_says_so_and_offers_a_way_on() {
    let server = open_server().await;
    let (_, table, invitation) = invited(&server).await;
    let cleo = Browser::new(&server);
    assert!(cleo.page(&invitation).await.contains("Anna invites you"));
    Browser::new(&server).redirect(&format!("{table}/sit"), &[("name", "Béla")]).await;
    let late = cleo.redirect(&format!("{table}/sit"), &[("name", "Cleo")]).await;
    let seen = cleo.page(&late).await;
    assert!(seen.contains("This game has already begun") && seen.contains("Anna, Béla"), "{seen}");
    assert!(seen.contains(&format!("href=\"{table}\"")), "one can watch: {seen}");
    assert_eq!(forms(&seen, "/invitation"), 1, "one can play, too: {seen}");
    // A closed table; only its host is told to have closed it.
    let (anna, table, invitation) = invited(&server).await;
    let waiting = anna.page(&table).await;
    let (question, form) = (waiting.find("Really?"), waiting.find("/close\""));
    assert!(question.is_some() && question < form, "closing asks first: {waiting}");
    assert_eq!(anna.redirect(&format!("{table}/close"), &[]).await, table);
    assert!(anna.page(&table).await.contains("You have closed this table"));
    let seen = cleo.page(&invitation).await;
    assert!(seen.contains("This table was closed") && forms(&seen, "/sit") == 0, "{seen}");
    // A table that does not exist.
    let gone = cleo.get("/invitation/AAAAAAAAAAAAAAAA").await;
    assert_eq!(gone.status(), StatusCode::NOT_FOUND);
    assert!(gone.text().await.unwrap().contains("href=\"/\""));
}

#[tokio::test]
async fn the_link_names_the_configured_address_and_never_a_forged_one() {
    let server = open_server().await;
    let (anna, table, invitation) = invited(&server).await;
    let ask = async |browser: &Browser<'_>, host: &str| {
        let request = browser.client.get(format!("{}{table}", browser.base)).header(HOST, host);
        browser.send(request).await.text().await.unwrap()
    };
    let seen = ask(&anna, "eureka.example").await;
    assert!(seen.contains(&format!("href=\"http://eureka.example{invitation}\"")), "{seen}");
    for forged in ["a/b", "anna@evil.example", "\"><script>"] {
        let seen = ask(&anna, forged).await;
        assert!(seen.contains(&format!("href=\"{invitation}\"")), "{seen}");
        assert!(!seen.contains("evil") && !seen.contains("class=\"qr\""), "{seen}");
    }
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: Postgres::shared().database(),
        public_url: Some("https://eureka.example/".to_owned()),
        thinkers: 1,
        limits: wide_limits(),
        ..Config::default()
    };
    let server = TestServer::serve(config).await;
    let (anna, table, invitation) = invited(&server).await;
    let seen = anna.page(&table).await;
    assert!(seen.contains(&format!("href=\"https://eureka.example{invitation}\"")), "{seen}");
}

/// Without a script, the form for a table is sent to be drawn anew, and keeps what was entered.
#[tokio::test]
async fn the_form_for_a_table_is_drawn_anew_with_what_fits() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    let has = |page: &str, name: &str| page.contains(&format!("name=\"{name}\""));
    let page = anna.page("/new").await;
    for (name, is_shown) in [
        ("seat-b", true),
        ("seat-c", false),
        ("teams", false),
        ("patience", false),
        ("memory", true),
    ] {
        assert_eq!(has(&page, name), is_shown, "{name}");
    }
    let ticked = "name=\"memory\" value=\"yes\" checked";
    assert!(page.contains(ticked), "{page}");
    // The memory aid is not ticked any more, and a browser does not send it.
    let chosen =
        "/new?shown=yes&edition=fourth&players=4&seat-b=open&seat-c=friend&name-c=Zo%C3%AB";
    let page = anna.page(chosen).await;
    for name in ["seat-d", "teams", "patience", "absent", "name-c", "parley", "memory"] {
        assert!(has(&page, name), "{name}");
    }
    assert!(page.contains("value=\"Zoë\"") && !page.contains(ticked), "{page}");
    // Another edition has neither teams nor a fifth player.
    let page = anna.page("/new?shown=yes&edition=first&players=5&teams=AC,BDE&parley=on").await;
    assert!(!has(&page, "teams") && !has(&page, "parley") && !has(&page, "seat-e"), "{page}");
}

#[tokio::test]
async fn whoever_gives_up_is_asked_first_and_told_afterwards() {
    let server = open_server().await;
    let anna = Browser::new(&server);
    let open = [("players", "3"), ("seat-b", "open"), ("seat-c", "open")];
    let table = anna.redirect("/tables", &open).await;
    let others = [Browser::new(&server), Browser::new(&server)];
    for other in &others {
        other.redirect(&format!("{table}/sit"), &[]).await;
    }
    let playing = anna.page(&table).await;
    let (question, form) = (playing.find("Whoever gives up"), playing.find("/resign\""));
    assert!(question.is_some() && question < form, "giving up asks first");
    assert_eq!(anna.redirect(&format!("{table}/resign"), &[]).await, table);
    assert!(anna.page(&table).await.contains("You have given up"));
    assert!(!others[0].page(&table).await.contains("You have given up"));
    // The last one left has won.
    others[0].redirect(&format!("{table}/resign"), &[]).await;
    assert!(anna.page(&table).await.contains("data-over"));
}

#[tokio::test]
async fn a_game_that_ended_without_a_result_says_so() {
    let server = TestServer::new(Database::Sqlite).await;
    let anna = Browser::new(&server);
    let table = anna.redirect("/play", &[("level", "beginner")]).await;
    let playing = anna.page(&table).await;
    let (question, form) = (playing.find("Really?"), playing.find("/close\""));
    assert!(question.is_some() && question < form, "closing asks first");
    anna.redirect(&format!("{table}/close"), &[]).await;
    let seen = anna.page(&table).await;
    assert!(
        seen.contains("You have closed this table") && seen.contains("without a result"),
        "{seen}"
    );
}
