//! The page of a table.

use crate::actions::room_of;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::chat;
use crate::pages::home::settings::local;
use crate::pages::invitation::Invitation;
use crate::pages::shell::Shell;
use crate::pages::waiting;
use crate::replay;
use crate::room::viewer::Viewer;
use crate::room::{
    AnySnapshot, GameKind, RoomState, Section, TableQuery, TableReader, acts, is_alone_against,
    is_only_person,
};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{MethodRouter, get};
use eureka_protocol::innovation::Absent;
use eureka_store::{Table, TableState};
use eureka_table::Seat;
use maud::{Markup, html};

/// The routes of a table's page, with redirects from former URLs of Inventions.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/table/{id}", get(page))
        .route("/inventions/{id}", moved("/inventions", "/table"))
        .route("/inventions/{id}/{*rest}", moved("/inventions", "/table"))
        .route("/solo", moved("/solo", "/companion"))
        .route("/solo/box", moved("/solo", "/companion"))
        .route("/solo/box/{*rest}", moved("/solo", "/companion"))
        .route("/solo/{id}", moved("/solo", "/table"))
        .route("/solo/{id}/{*rest}", moved("/solo", "/table"))
}

/// A permanent redirect that replaces the beginning `from` of a URL by `to`.
fn moved(from: &'static str, to: &'static str) -> MethodRouter<App> {
    get(async move |uri: Uri| {
        let address = uri.path_and_query().map_or(from, PathAndQuery::as_str);
        Redirect::permanent(local(&address.replacen(from, to, 1)))
    })
}

/// `GET /table/{id}`.
async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let viewer = Viewer::new(reader, &visitor);
    let state = room.look().await;
    if let Some(trouble) = &state.trouble {
        return Err(Problem::Unplayable(trouble.clone()));
    }
    let stream = format!("/table/{id}/stream?next={}", state.table.next);
    let is_closed = state.table.state == TableState::Closed
        && matches!(state.play.kind(), GameKind::Innovation | GameKind::SoloGame);
    let mut description = about(&viewer.reader, &state.table);
    let (title, body) = match state.play.snapshot_with_log().filter(|_| !is_closed) {
        None => {
            let invitation = Invitation::new(&viewer, &state, &query);
            let is_guest = !invitation.is_seated() && state.table.state == TableState::Open;
            let is_open = state.table.state == TableState::Open;
            let body = html! {
                @if is_open { (reload(&viewer.reader)) }
                (waiting::page(&invitation))
            };
            match is_guest {
                true => {
                    description = viewer.reader.say("invitation-about", &[]);
                    (invitation.title(), body)
                }
                false => (title(&viewer.reader, &state.table), body),
            }
        }
        Some(snapshot) => {
            let mut table_reader = TableReader::new(&viewer, &state.table, &query);
            table_reader.ending = replay::ending(&app, &viewer, &state);
            let drawn = snapshot.draw(&table_reader);
            let body = snapshot.frame(
                &table_reader,
                &drawn,
                &beside(&app, &table_reader, &state, &*snapshot),
            );
            let asked = viewer.presence.seats(&state.table) & state.table.waiting_for;
            let waits = state.table.state == TableState::Playing && asked.is_empty();
            let body = html! {
                @if GameKind::page_class(&state.table) == "at-table" { h1 class="unseen" { (drawn.title) } }
                @if waits { (reload(&viewer.reader)) }
                (body)
            };
            (drawn.title, body)
        }
    };
    let is_waiting = is_closed || !state.play.has_begun();
    let class = if is_waiting { "page" } else { GameKind::page_class(&state.table) };
    let path = format!("/table/{id}");
    let page = Shell::page(&viewer.reader, title, path, body).described(description);
    Ok(Shell { stream: Some(stream), class, ..page }.into_response())
}

/// The window title of a table whose game has not begun: the names of its players.
pub(crate) fn title(reader: &Reader, table: &Table) -> String {
    let names: Vec<&str> =
        table.seats.iter().map(|s| s.name.as_str()).filter(|name| !name.is_empty()).collect();
    match names.is_empty() {
        true => reader.say("room-title", &[]),
        false => names.join(" – "),
    }
}

/// The way on without JavaScript while others are asked: the page does not change by itself then.
pub(super) fn reload(reader: &Reader) -> Markup {
    html! {
        noscript {
            p class="reload" { (reader.say("reload-why", &[])) " " a class="button" href="" { (reader.say("reload", &[])) } }
        }
    }
}

/// The description of a table's page: who sits there, and what the link is good for.
fn about(reader: &Reader, table: &Table) -> String {
    let names: Vec<&str> =
        table.seats.iter().map(|s| s.name.as_str()).filter(|name| !name.is_empty()).collect();
    reader.say("site-about-table", &[("names", names.join(", ").as_str().into())])
}

/// The content beside every game: connection notices, the chat and the menu.
fn beside(
    app: &App,
    table_reader: &TableReader<'_>,
    state: &RoomState,
    snapshot: &dyn AnySnapshot,
) -> Markup {
    let reader = &table_reader.viewer.reader;
    let link = reader.say("room-link", &[]);
    html! {
        div class="status" role="status" {
            p id="lost" hidden { (reader.say("board-lost", &[])) }
            button class="button" type="button" id="now" hidden { (reader.say("board-now", &[])) }
        }
        p id="unsent" hidden { (reader.say("board-unsent", &[])) }
        (chat::section(table_reader, state.talk(), app.config.limits.chat))
        details class="room" {
            summary { (reader.say("room-menu", &[])) }
            p { (link) " " input type="text" readonly value=(table_reader.path()) data-link aria-label=(link); }
            (menu(table_reader, snapshot).html)
        }
    }
}

/// A form with one button for an action at a table, optionally about one seat.
pub(super) fn action_form(
    table: &Table,
    action: &str,
    seat: Option<Seat>,
    class: &str,
    text: &str,
) -> Markup {
    html! {
        form method="post" action=(format!("/table/{}/{action}", table.id)) {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button class=(class) type="submit" { (text) }
        }
    }
}

/// A button for an action that cannot be undone: it opens a question and the button that answers it. The texts are ids of
/// messages.
pub(super) struct Confirmation {
    pub(super) action: &'static str,
    pub(super) text: &'static str,
    pub(super) question: &'static str,
    pub(super) yes: &'static str,
}

impl Confirmation {
    pub(super) fn button(&self, table: &Table, reader: &Reader) -> Markup {
        let say = |id: &str| reader.say(id, &[]);
        html! {
            details class="confirm" {
                summary class="button quiet" { (say(self.text)) }
                p { (say(self.question)) }
                (action_form(table, self.action, None, "button", &say(self.yes)))
            }
        }
    }
}

/// The menu of a table: ask for a hint, take the seat back, hand the screen over, vote, leave, close, give up.
pub(crate) fn menu(table_reader: &TableReader<'_>, snapshot: &dyn AnySnapshot) -> Section {
    let (table, reader) = (table_reader.table, &table_reader.viewer.reader);
    let presence = table_reader.viewer.presence;
    let own = presence.seats(table);
    let say = |id: &str, name: &str| reader.say(id, &[("name", name.into())]);
    let form = |action: &str, seat: Option<Seat>, text: String| {
        action_form(table, action, seat, "button quiet", &text)
    };
    let playing = table.state == TableState::Playing;
    let away = Seat::each(&table.seats).filter(|(seat, s)| own.has(*seat) && s.bot.is_some());
    let late = Seat::each(&table.seats).filter(|(seat, sitter)| {
        // The time alone decides about the only other person, if there is a time.
        let asked = table.waiting_for.has(*seat) && !is_alone_against(table, *seat);
        asked && !own.is_empty() && !own.has(*seat) && sitter.bot.is_none()
    });
    let alone = is_only_person(table, own);
    let asked = presence.asked(table).is_some_and(|asked| own.has(asked));
    let asked = asked && presence.hand_over(table).is_none();
    let gives_up = |seat: Seat| snapshot.may_resign(seat) && acts(table, seat);
    let bot_stands_in = snapshot.absent() == Absent::Bot;
    let name = |seat: Seat| table.seats[seat.index()].name.as_str();
    let html = html! {
        div id="room" {
            @if playing {
                @if snapshot.hints().unwrap_or(alone) && asked {
                    p { a class="button quiet" href=(format!("{}/hint", table_reader.path())) { (say("room-hint", "")) } }
                }
                @if snapshot.is_coached() && !reader.coached && !own.is_empty() {
                    form method="post" action="/settings/coach" {
                        input type="hidden" name="back" value=(table_reader.path());
                        button class="button quiet" type="submit" name="coach" value="yes" { (say("coach-begin", "")) }
                    }
                }
                @for (seat, sitter) in away { (form("sit", Some(seat), say("room-come-back", &sitter.name))) }
                @for seat in presence.others_at_screen(table).iter() {
                    (form("hand-over", Some(seat), say("room-hand-over", name(seat))))
                }
                @for (seat, sitter) in late {
                    (form("vote", Some(seat), say(if bot_stands_in { "room-vote" } else { "room-vote-out" }, &sitter.name)))
                }
                @if !own.is_empty() {
                    @if alone {
                        (Confirmation { action: "close", text: "room-close", question: "room-close-sure", yes: "room-close-yes" }
                            .button(table, reader))
                    }
                    @else if bot_stands_in { (form("leave", None, say("room-leave", ""))) }
                }
                @if presence.visible(table).iter().any(gives_up) {
                    (Confirmation { action: "resign", text: "room-resign", question: "room-resign-sure", yes: "room-resign-yes" }
                        .button(table, reader))
                }
            }
        }
    };
    Section { id: "room".to_owned(), html }
}
