//! A table's page, and what can be done there.

use crate::app::{App, STAND_IN};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::innovation::draw::chat::{self, Remark};
use crate::innovation::draw::{Section, card};
use crate::innovation::options::Options;
use crate::innovation::table_view::TableView;
use crate::pages::guide::address;
use crate::pages::shell::Shell;
use crate::pages::waiting;
use crate::room::open;
use crate::room::seat_event::Note;
use crate::room::viewer::Viewer;
use crate::room::{Inside, Room, Talk, Uttered};
use crate::{replay, room};
use axum::Router;
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{ACCEPT, CACHE_CONTROL};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum_extra::extract::SignedCookieJar;
use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use eureka_store::{PersonId, Sitter, State as Stage, Table, TableId};
use eureka_table::Seat;
use eureka_words::Words;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;

/// The routes of this part.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{id}", get(page))
        .route("/table/{id}/answer", post(answer))
        .route("/table/{id}/take-back", post(take_back))
        .route("/table/{id}/sit", post(sit))
        .route("/table/{id}/leave", post(leave))
        .route("/table/{id}/offer", post(offer))
        .route("/table/{id}/begin", post(begin))
        .route("/table/{id}/say", post(say))
        .route("/table/{id}/vote", post(vote))
        .route("/table/{id}/rematch", post(rematch))
        .route("/table/{id}/close", post(close))
        .route("/card/{edition}/{number}", get(full_card))
}

/// Which of several players at one screen looks at it.
#[derive(Default, Deserialize)]
pub(crate) struct As {
    #[serde(rename = "as")]
    chosen: Option<String>,
}

impl As {
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.chosen.as_ref().and_then(|seat| seat.parse().ok())
    }
}

pub(crate) async fn room_of(app: &App, id: &str) -> Result<Arc<Room>, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
    app.room(id).await
}

async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(chosen): Query<As>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let viewer = Viewer::new(reader, &visitor, chosen.seat());
    let inside = room.look().await;
    let body = match (&inside.course, &inside.trouble) {
        (_, Some(trouble)) => return Err(Problem::Unplayable(trouble.clone())),
        (None, None) => waiting::room(&viewer, &inside),
        (Some(course), None) => {
            let (table, options, game) = (&inside.table, &inside.options, course.game());
            let perspective = viewer.perspective(table, game.asked());
            let (retractable, news) = (inside.retractable(), perspective.news(course));
            let ending = game.outcome().map(|_| replay::ending(&app, &viewer, &inside));
            let view = TableView::live(&viewer, table, options, game, retractable, &news);
            let view = TableView { ending, ..view };
            let lines = view.lines(&perspective.told(game.rules(), course.events()), 0);
            let may_speak = !viewer.seats(table).is_empty();
            let action = may_speak.then(|| format!("/table/{id}/say"));
            let talk = talk(&viewer, table, inside.talk());
            let chat = html! {
                (chat::section(viewer.reader.words(), &talk, action.as_deref()))
                (menu(&viewer, &inside))
            };
            view.frame(&lines, &chat)
        }
    };
    let chosen = chosen.seat().map(|seat| format!("&as={seat}")).unwrap_or_default();
    Ok(Shell {
        reader: &viewer.reader,
        title: title(&viewer.reader, &inside.table),
        path: format!("/table/{id}"),
        stream: Some(format!("/table/{id}/stream?next={}{chosen}", inside.table.next)),
        class: "at-table",
        body,
    }
    .into_response())
}

fn title(reader: &Reader, table: &Table) -> String {
    let names: Vec<&str> =
        table.seats.iter().map(|s| s.name.as_str()).filter(|name| !name.is_empty()).collect();
    match names.is_empty() {
        true => reader.say("room-title", &[]),
        false => names.join(" – "),
    }
}

/// What was said and noted at a table, as items of a list.
fn talk(viewer: &Viewer, table: &Table, talk: &[Talk]) -> Markup {
    html! {
        @for talk in talk {
            @match &talk.what {
                Uttered::Chat { by, text } => (chat::lines(&[remark(table, *by, text)])),
                Uttered::Note(note) => @if let Some(text) = noted(viewer, table, note) {
                    li class="note" { (text) }
                },
            }
        }
    }
}

fn remark(table: &Table, by: PersonId, text: &str) -> Remark {
    let mut seats = Seat::each(&table.seats);
    let sitting = seats.find(|(_, sitter)| sitter.person == Some(by));
    let (seat, name) = match sitting {
        Some((seat, sitter)) => (Some(seat), sitter.name.clone()),
        None => (None, "…".to_owned()),
    };
    Remark { name, seat, text: text.to_owned() }
}

/// A note in words; nothing for those that the page tells in another way.
fn noted(viewer: &Viewer, table: &Table, note: &Note) -> Option<String> {
    let name = |letter: char| -> String {
        let seat: Option<Seat> = letter.to_string().parse().ok();
        let sitter = seat.and_then(|seat| table.seats.get(seat.index()));
        sitter.map_or_else(|| letter.to_string(), |sitter| sitter.name.clone())
    };
    let say = |id: &str, name: &str, other: &str| {
        Some(viewer.reader.say(id, &[("name", name.into()), ("other", other.into())]))
    };
    match note {
        Note::Sat { name, .. } => say("note-sat", name, ""),
        Note::Left { name, .. } => say("note-left", name, ""),
        Note::StandsIn { seat, .. } => say("note-stands-in", &name(*seat), ""),
        Note::Back { seat } => say("note-back", &name(*seat), ""),
        Note::Vote { by, seat } => say("note-vote", &name(*by), &name(*seat)),
        Note::Closed { by } => say("note-closed", by, ""),
        Note::Rematch { .. } => say("note-rematch", "", ""),
        Note::Merged => None,
    }
}

/// All that was said, for a page that may show anything.
pub(crate) fn talk_anew(viewer: &Viewer, inside: &Inside) -> Markup {
    html! { ol data-replace=(chat::LINES) { (talk(viewer, &inside.table, inside.talk())) } }
}

/// Something new that was said.
pub(crate) fn talk_append(viewer: &Viewer, table: &Table, new: &Talk) -> Markup {
    chat::append(&talk(viewer, table, std::slice::from_ref(new)))
}

/// The way to the table, for others, and what can be done about it.
fn menu(viewer: &Viewer, inside: &Inside) -> Markup {
    let table = &inside.table;
    let link = viewer.reader.say("room-link", &[]);
    html! {
        details class="room" {
            summary { (viewer.reader.say("room-menu", &[])) }
            p { (link) " " input type="text" readonly value=(format!("/table/{}", table.id)) data-link aria-label=(link); }
            (deeds(viewer, table, &inside.options).html)
        }
    }
}

/// What can be done about the table itself: leaving, coming back, handing over, closing.
pub(crate) fn deeds(viewer: &Viewer, table: &Table, options: &Options) -> Section {
    let own = viewer.seats(table);
    let say = |id: &str, name: &str| viewer.reader.say(id, &[("name", name.into())]);
    let form = |deed: &str, seat: Option<Seat>, text: String| {
        html! {
            form method="post" action=(format!("/table/{}/{deed}", table.id)) {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button class="button quiet" type="submit" { (text) }
            }
        }
    };
    let seats = || Seat::each(&table.seats);
    let playing = table.state == Stage::Playing;
    let away = seats().filter(|(seat, s)| own.has(*seat) && s.bot.is_some());
    let late = seats().filter(|(seat, sitter)| {
        let asked = table.waiting_for == Some(*seat);
        // Then the bot comes by itself.
        let agreed = options.patience().is_some() && room::is_alone_against(table, *seat);
        asked && !own.is_empty() && !own.has(*seat) && sitter.bot.is_none() && !agreed
    });
    let alone = !seats().any(|(seat, s)| !own.has(seat) && s.person.is_some() && s.bot.is_none());
    let hints = options.hints.unwrap_or(alone);
    let html = html! {
        div id="room" {
            @if playing {
                @if hints && table.waiting_for.is_some_and(|asked| own.has(asked)) {
                    p { a class="button quiet" href=(format!("/table/{}/hint", table.id)) { (say("room-hint", "")) } }
                }
                @for (seat, sitter) in away { (form("sit", Some(seat), say("room-come-back", &sitter.name))) }
                @for (seat, sitter) in late { (form("vote", Some(seat), say("room-vote", &sitter.name))) }
                @if !own.is_empty() {
                    @if alone { (form("close", None, say("room-close", ""))) }
                    @else { (form("leave", None, say("room-leave", ""))) }
                }
            }
        }
    };
    Section { id: "room".to_owned(), html }
}

/// Where to go after something was done: back to the table for a browser, nowhere for the script.
fn done(headers: &HeaderMap, id: &str, chosen: Option<Seat>) -> Response {
    if !wants_page(headers) {
        return StatusCode::NO_CONTENT.into_response();
    }
    let chosen = chosen.map(|seat| format!("?as={seat}")).unwrap_or_default();
    Redirect::to(&format!("/table/{id}{chosen}")).into_response()
}

fn wants_page(headers: &HeaderMap) -> bool {
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/html"))
}

#[derive(Deserialize)]
struct Answered {
    version: u32,
    answer: String,
}

async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Answered>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let person = visitor.known()?;
    let asked = room.look().await.game().and_then(|game| game.asked());
    match room.answer(&app, person, form.version, &form.answer).await {
        Ok(_) => {}
        // Without script, the page itself shows that the table has moved on.
        Err(Problem::Stale { .. }) if wants_page(&headers) => {}
        Err(problem) => return Err(problem),
    }
    let several = room.look().await.seats_of(person).len() > 1;
    Ok(done(&headers, &id, asked.filter(|_| several)))
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

async fn take_back(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Version>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let person = visitor.known()?;
    room.take_back(&app, person, form.version).await?;
    let inside = room.look().await;
    let asked = inside.game().and_then(|game| game.asked());
    let several = inside.seats_of(person).len() > 1;
    Ok(done(&headers, &id, asked.filter(|_| several)))
}

#[derive(Deserialize)]
struct SitDown {
    seat: Option<String>,
    #[serde(default)]
    name: String,
}

async fn sit(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    jar: SignedCookieJar,
    Form(form): Form<SitDown>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let (person, name, cookie) = visitor.named(&app, &form.name).await?;
    let seat = match form.seat {
        Some(seat) => parsed(&seat)?,
        None => first_free(&*room.look().await),
    };
    room.sit(&app, person, &name, seat).await?;
    let jar = cookie.into_iter().fold(jar, SignedCookieJar::add);
    Ok((jar, done(&headers, &id, None)).into_response())
}

/// The first seat where nobody sits; if somebody sits everywhere, the first one, at which he will be told so.
fn first_free(inside: &Inside) -> Seat {
    let mut seats = Seat::each(&inside.table.seats);
    let free = seats.find(|(_, sitter)| **sitter == Sitter::nobody());
    free.map_or(Seat::A, |(seat, _)| seat)
}

fn parsed(seat: &str) -> Result<Seat, Problem> {
    seat.parse().map_err(|error: eureka_table::NoSeat| Problem::Malformed(error.to_string()))
}

async fn leave(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    room_of(&app, &id).await?.leave(&app, visitor.known()?, STAND_IN).await?;
    Ok(done(&headers, &id, None))
}

#[derive(Deserialize)]
struct Offer {
    seat: String,
    /// The level of a bot; nothing opens the seat.
    #[serde(default)]
    bot: String,
}

async fn offer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Offer>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let sitter = match form.bot.as_str() {
        "" => Sitter::nobody(),
        word => {
            let level = Level::from_word(word);
            let level =
                level.ok_or_else(|| Problem::Malformed(format!("there is no bot `{word}`")))?;
            let (seat, inside) = (parsed(&form.seat)?, room.look().await);
            open::bot_among(&inside.table, Words::of(inside.options.language()), level, seat)
        }
    };
    room.offer(&app, visitor.known()?, parsed(&form.seat)?, sitter).await?;
    Ok(done(&headers, &id, None))
}

async fn begin(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    room_of(&app, &id).await?.begin(&app, visitor.known()?).await?;
    Ok(done(&headers, &id, None))
}

#[derive(Deserialize)]
struct Saying {
    text: String,
}

async fn say(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Saying>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    room.say(&app, visitor.known()?, visitor.client, &form.text).await?;
    Ok(done(&headers, &id, None))
}

#[derive(Deserialize)]
struct Vote {
    seat: String,
}

async fn vote(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(form): Form<Vote>,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    room.vote(&app, visitor.known()?, parsed(&form.seat)?, STAND_IN).await?;
    Ok(done(&headers, &id, None))
}

async fn rematch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let next = room_of(&app, &id).await?.rematch(&app, visitor.known()?).await?;
    Ok(Redirect::to(&format!("/table/{next}")).into_response())
}

async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    room_of(&app, &id).await?.close(&app, visitor.known()?).await?;
    Ok(Redirect::to("/").into_response())
}

/// A card with everything on it, to be shown large; without script, the page about it.
async fn full_card(
    Path((edition, number)): Path<(String, u8)>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let edition = Edition::from_word(&edition).ok_or(Problem::NoPage)?;
    let rules = eureka_words::rules(edition, reader.language);
    let card = rules.all().iter().find(|card| card.number() == number).ok_or(Problem::NoPage)?;
    if wants_page(&headers) {
        return Ok(Redirect::to(&address::card(rules, card)).into_response());
    }
    let body = card::full(reader.words(), rules, card);
    // The same for everybody who reads in this language, which the cookie tells.
    let headers = [(CACHE_CONTROL, "private, max-age=3600"), (axum::http::header::VARY, "Cookie")];
    Ok((headers, body).into_response())
}

/// What somebody may say: no control characters, none that change the direction of writing for what follows, not too long.
pub(crate) fn tidy_talk(text: &str, most: usize) -> String {
    let is_odd =
        |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().map(|c| if is_odd(c) { ' ' } else { c }).collect();
    plain.trim().chars().take(most).collect()
}
