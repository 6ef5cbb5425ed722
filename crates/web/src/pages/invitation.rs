//! Inviting friends: the button that opens a table for two, and the page behind the link that a friend gets.

use crate::actions::room_of;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{MAX_NAME_CHARACTERS, Visitor, signed};
use crate::innovation::opening::{SeatPlan, TablePlan};
use crate::innovation::options::Options;
use crate::pages::home::Fields;
use crate::pages::shell::Shell;
use crate::pages::table::{action_form, reload};
use crate::pages::waiting;
use crate::room::viewer::Viewer;
use crate::room::{GameKind, RoomState, TableQuery, WaitingRoom, answers_themselves};
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Form, Router};
use axum_extra::extract::CookieJar;
use eureka_innovation::Edition;
use eureka_store::{Sitter, Table, TableState};
use eureka_table::{Seat, SeatSet};
use maud::{Markup, html};

/// The hours that players of an invitation have for an answer: a friend may sleep over it, and nobody waits forever.
const PATIENCE_HOURS: u32 = 72;

/// The routes of invitations.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        // Reloading the URL of the submitted form leads to the page with the button.
        .route("/invitation", get(async || Redirect::to("/")).post(invite))
        .route("/invitation/{id}", get(show))
}

/// The button that opens a table for the reader and a friend, and leads to its link. `class` is that of the button: `primary`
/// for the main one of a page.
pub(crate) fn button(reader: &Reader, class: &str) -> Markup {
    html! {
        form.invite method="post" action="/invitation" {
            button class=(class) type="submit" { (reader.say("invitation-new", &[])) }
        }
    }
}

/// `POST /invitation`: opens a table for the visitor and a friend. Fields of the form: `name` and `edition`, both optional.
async fn invite(
    State(app): State<App>,
    mut reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    reader.edition = Edition::from_word(fields.text("edition")).or(reader.edition);
    let mut options = Options::new(reader.edition(), reader.language);
    options.agreed.patience = PATIENCE_HOURS;
    let places = vec![SeatPlan::Own(None), SeatPlan::Open];
    let plan = TablePlan { options, places, listed: false };
    let (person, name, cookie) = visitor.get_or_create(&app, fields.text("name")).await?;
    let table = app.open_table(person, plan.request(person, &name)?).await?;
    let jars = (signed(&app, cookie), CookieJar::new().add(reader.cookie()));
    Ok((jars, Redirect::to(&format!("/table/{table}"))).into_response())
}

/// `GET /invitation/{id}`: the invitation to a table, or what became of it. Those who sit there get to the table.
async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let viewer = Viewer::new(reader, &visitor);
    let state = room.look().await;
    let invitation = Invitation::new(&viewer, &state, &query);
    let is_host = invitation.is_seated() || invitation.is_creator();
    if is_host || state.play.kind() != GameKind::Innovation {
        return Ok(Redirect::to(&format!("/table/{id}")).into_response());
    }
    let is_open = state.table.state == TableState::Open;
    let body = match is_open {
        true => html! { (reload(&viewer.reader)) (waiting::page(&invitation)) },
        false => over(&invitation),
    };
    let stream = format!("/table/{id}/stream?next={}", state.table.next);
    let shell = Shell {
        stream: is_open.then_some(stream),
        ..Shell::page(&viewer.reader, invitation.title(), format!("/invitation/{id}"), body)
    };
    Ok(shell.described(viewer.reader.say("invitation-about", &[])).into_response())
}

/// A table whose game has not begun, as somebody sees it.
pub(crate) struct Invitation<'a> {
    viewer: &'a Viewer,
    pub(super) table: &'a Table,
    pub(super) query: &'a TableQuery,
    /// The options in words, and the bots that can be offered a seat.
    pub(super) choices: WaitingRoom,
    /// Whether one person may sit down at several seats.
    pub(super) is_shared: bool,
    has_begun: bool,
}

impl<'a> Invitation<'a> {
    pub(super) fn new(
        viewer: &'a Viewer,
        state: &'a RoomState,
        query: &'a TableQuery,
    ) -> Invitation<'a> {
        Invitation {
            viewer,
            table: &state.table,
            query,
            choices: state.play.waiting_room(&viewer.reader),
            is_shared: state.play.is_shared(),
            has_begun: state.play.has_begun(),
        }
    }

    pub(super) fn reader(&self) -> &Reader {
        &self.viewer.reader
    }

    pub(super) fn say(&self, id: &str) -> String {
        self.reader().say(id, &[])
    }

    /// A message about a number.
    pub(super) fn count(&self, id: &str, count: usize) -> String {
        self.reader().say(id, &[("count", count.into())])
    }

    /// The seats of the reader.
    pub(super) fn own(&self) -> SeatSet {
        self.viewer.presence.seats(self.table)
    }

    pub(super) fn is_seated(&self) -> bool {
        !self.own().is_empty()
    }

    /// Whether the reader opened the table.
    pub(super) fn is_creator(&self) -> bool {
        self.viewer.presence.person == Some(self.table.creator)
    }

    /// The number of free seats.
    pub(super) fn free(&self) -> usize {
        self.table.seats.iter().filter(|sitter| **sitter == Sitter::nobody()).count()
    }

    /// Who invites to what: “Anna invites you to Innovation, fourth edition”.
    pub(super) fn title(&self) -> String {
        let people = || self.table.seats.iter().filter(|sitter| sitter.person.is_some());
        let host = people().find(|sitter| sitter.person == Some(self.table.creator));
        let edition = ("edition", self.choices.edition.as_str().into());
        match host.or(people().next()) {
            Some(host) => {
                self.reader().say("invitation-by", &[("name", host.name.as_str().into()), edition])
            }
            None => self.reader().say("invitation-to", &[edition]),
        }
    }

    /// The names of those who sit at the table.
    fn names(&self) -> String {
        let names = self.table.seats.iter().map(|sitter| sitter.name.as_str());
        names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
    }
}

/// The invitation, as somebody reads it who has opened the link.
pub(super) fn page(invitation: &Invitation<'_>) -> Markup {
    let say = |id: &str| invitation.say(id);
    let (table, free) = (invitation.table, invitation.free());
    html! {
        article class="waiting-room" {
            @match invitation.query.say.as_str() {
                "left" => p.notice role="status" { (say("invitation-stood-up")) },
                "taken" => p.notice role="status" { (say("problem-taken")) },
                // The script shows it to those who had a seat a moment ago.
                _ => p.notice role="status" hidden data-removed=(format!("/table/{}", table.id)) { (say("invitation-removed")) },
            }
            h1 { (invitation.title()) }
            p.lead { (say("invitation-about")) }
            @if free > 0 { (sitting_down(invitation)) } @else { p { (say("games-ready")) } }
            (agreement(invitation))
            h2 { (say("invitation-seats")) }
            ol class="seats" {
                @for (seat, sitter) in Seat::each(&table.seats) {
                    li {
                        span.seat { (seat) } " "
                        @if *sitter != Sitter::nobody() { b.name { (sitter.name) } } @else {
                            em.name { (say("room-free")) }
                            // With a single free seat there is nothing to choose.
                            @if free > 1 { (action_form(table, "sit", Some(seat), "button quiet", &say("room-sit"))) }
                        }
                    }
                }
            }
        }
    }
}

/// The button with which a friend sits down, at the first free seat.
fn sitting_down(invitation: &Invitation<'_>) -> Markup {
    let (reader, others) = (invitation.reader(), invitation.free() - 1);
    let is_known = invitation.viewer.presence.person.is_some();
    html! {
        form.sit method="post" action=(format!("/table/{}/sit", invitation.table.id)) {
            @if !is_known {
                label.field { (reader.say("room-name", &[]))
                    input type="text" name="name" maxlength=(MAX_NAME_CHARACTERS) autocomplete="nickname"
                        placeholder=(reader.say("play-name-any", &[]));
                }
            }
            button.primary type="submit" { (reader.say("invitation-sit", &[])) }
        }
        p.muted {
            (if others == 0 { reader.say("invitation-now", &[]) } else { invitation.count("invitation-later", others) })
        }
        p { a href="/lessons" { (reader.say("invitation-learn", &[])) } }
    }
}

/// What else is agreed at the table.
pub(super) fn agreement(invitation: &Invitation<'_>) -> Markup {
    html! {
        @if !invitation.choices.agreed.is_empty() {
            ul.agreed { @for agreed in &invitation.choices.agreed { li { (agreed) } } }
        }
    }
}

/// The page of a table that was closed.
pub(super) fn closed(invitation: &Invitation<'_>) -> Markup {
    let table = invitation.table;
    // Before the game only its host can close a table, in a game only the last person at it.
    let was_reader = match invitation.has_begun {
        false => invitation.is_creator(),
        true => invitation.own().iter().any(|seat| answers_themselves(table, seat)),
    };
    let about = match invitation.has_begun {
        false => "invitation-closed-before",
        true => "invitation-closed-during",
    };
    html! {
        article class="waiting-room" {
            h1 { (invitation.say(if was_reader { "invitation-closed-own" } else { "room-closed" })) }
            p { (invitation.say(about)) }
            (ways_on(invitation, None))
        }
    }
}

/// The page of an invitation that comes too late.
fn over(invitation: &Invitation<'_>) -> Markup {
    let path = format!("/table/{}", invitation.table.id);
    let (title, way) = match invitation.table.state {
        TableState::Closed => return closed(invitation),
        TableState::Finished => {
            ("invitation-over", (format!("{path}/replay"), "invitation-result"))
        }
        TableState::Open | TableState::Playing => ("invitation-begun", (path, "invitation-watch")),
    };
    let names = invitation.names();
    html! {
        article class="waiting-room" {
            h1 { (invitation.say(title)) }
            p { (invitation.reader().say("invitation-full", &[("names", names.as_str().into())])) }
            (ways_on(invitation, Some(way)))
        }
    }
}

/// What the reader can do instead: perhaps look at the game, or play another one.
fn ways_on(invitation: &Invitation<'_>, look: Option<(String, &str)>) -> Markup {
    html! {
        div.buttons {
            @if let Some((path, text)) = look { a.button href=(path) { (invitation.say(text)) } }
            (button(invitation.reader(), "button plain"))
            a.button.plain href="/" { (invitation.say("problem-home")) }
        }
    }
}
