//! Live tables: every step is drawn for each reader and sent as fragments of the page.

use crate::actions::room_of;
use crate::app::App;
use crate::http::limits::Permit;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::{chat, table};
use crate::room::viewer::{Perspective, Viewer};
use crate::room::{AnySnapshot, Room, RoomState, Section, Step, StepKind, TableQuery, TableReader};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event as SseEvent, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use eureka_store::Table;
use eureka_table::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::HashMap;
use std::convert::Infallible;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

/// The number of messages that may wait for a slow reader. When it is reached, sending pauses; if the steps of the room
/// overflow meanwhile, the whole page is sent again.
const MAX_UNSENT_MESSAGES: usize = 32;

/// The interval of keep-alive messages, because proxies close silent connections.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(15);

/// The HTML `id` of the log's list, to which lines are appended.
pub(crate) const LOG_LINES: &str = "log-lines";

/// The route of the live stream.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/table/{id}/stream", get(stream))
}

/// The query of a stream's URL.
#[derive(Deserialize)]
struct StreamQuery {
    /// The number of journal entries that the page already shows.
    next: Option<u32>,
    #[serde(flatten)]
    query: TableQuery,
}

/// `GET /table/{id}/stream`: the live stream of a table as server-sent events.
async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(from): Query<StreamQuery>,
    reader: Reader,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let permit = app.rate_limits.streams.take(visitor.client_ip)?;
    let room = room_of(&app, &id).await?;
    let viewer = Viewer::new(reader, &visitor);
    // After a lost connection the browser sends the id of the last event that it received.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known = last.or(from.next).unwrap_or(0);
    let (sender, receiver) = mpsc::channel(MAX_UNSENT_MESSAGES);
    let query = from.query;
    let watcher =
        Watcher { viewer, query, sender, shown: HashMap::new(), seen: None, _permit: permit };
    tokio::spawn(async move {
        tokio::select! {
            () = watcher.watch(&app, room, known) => {}
            () = visitor.locked_out(&app) => {}
        }
    });
    let stream = Sse::new(ReceiverStream::new(receiver));
    Ok(stream.keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

/// A reader who watches a table.
struct Watcher {
    viewer: Viewer,
    query: TableQuery,
    sender: mpsc::Sender<Result<SseEvent, Infallible>>,
    /// The fingerprints of the sections on the page, by section id.
    shown: HashMap<String, u64>,
    /// The perspective of the page, and the player to whom a shared screen must be handed.
    seen: Option<(Perspective, Option<Seat>)>,
    _permit: Permit,
}

impl Watcher {
    /// Watches until the reader leaves or the server stops.
    async fn watch(mut self, app: &App, room: Arc<Room>, known: u32) {
        let (state, mut steps) = room.watch().await;
        let begin = self.anew(&state).filter(|_| known != state.table.next);
        drop(state);
        if !self.send(begin).await {
            return;
        }
        let mut stopping = app.stopping.subscribe();
        loop {
            let step = tokio::select! {
                step = steps.recv() => step,
                () = self.sender.closed() => return,
                _ = stopping.wait_for(|&stopping| stopping) => return,
            };
            let over = step.as_ref().is_ok_and(|step| step.ends());
            let sent = match step {
                Ok(step) if matches!(step.kind, StepKind::Screen(_)) => self.screen(&step),
                Ok(step) if !matches!(step.kind, StepKind::Anew) => self.step(&step),
                Ok(_) | Err(RecvError::Lagged(_)) => {
                    let state = room.look().await;
                    // The steps still in the channel are already part of the new state.
                    steps = steps.resubscribe();
                    // A waiting room becomes a different page when the game begins.
                    match self.seen {
                        Some(_) => self.anew(&state),
                        None => Some(reload_event(state.table.next)),
                    }
                }
                Err(RecvError::Closed) => return,
            };
            if !self.send(sent).await {
                return;
            }
            // The page of a finished game shows more than its sections.
            if over {
                let next = room.look().await.table.next;
                self.send(Some(reload_event(next))).await;
            }
        }
    }

    /// Sends an event, if there is one; false if the reader has left.
    async fn send(&self, sent: Option<SseEvent>) -> bool {
        match sent {
            Some(sent) => self.sender.send(Ok(sent)).await.is_ok(),
            None => true,
        }
    }

    /// All sections and lines, for a page whose state is unknown.
    fn anew(&mut self, state: &RoomState) -> Option<SseEvent> {
        self.shown.clear();
        let Some(snapshot) = state.play.snapshot_with_log().filter(|_| state.trouble.is_none())
        else {
            return Some(reload_event(state.table.next));
        };
        let (html, lines) = match self.sections(&state.table, &*snapshot) {
            Some(drawn) => drawn,
            None => return Some(reload_event(state.table.next)),
        };
        let table_reader = TableReader::new(&self.viewer, &state.table, &self.query);
        let html = html! {
            (html)
            @if let Some(lines) = lines { ol data-replace=(LOG_LINES) { (lines) } }
            (chat::anew(&table_reader, state.talk()))
        };
        Some(step_event(Some(state.table.next), &html))
    }

    /// Nothing, unless it is this reader's screen that another player has taken over: then the page shows too much.
    fn screen(&self, step: &Step) -> Option<SseEvent> {
        match step.kind {
            StepKind::Screen(person) if self.viewer.presence.person == Some(person) => {
                Some(reload_event(step.table.next))
            }
            _ => None,
        }
    }

    /// The changes to the page after a step.
    fn step(&mut self, step: &Step) -> Option<SseEvent> {
        let Some(snapshot) = &step.snapshot else { return Some(reload_event(step.table.next)) };
        let Some((html, lines)) = self.sections(&step.table, &**snapshot) else {
            return Some(reload_event(step.table.next));
        };
        let more = match &step.kind {
            StepKind::Answer => lines.map(|lines| html! { ol data-append=(LOG_LINES) { (lines) } }),
            StepKind::Talk(talk) => {
                let table_reader = TableReader::new(&self.viewer, &step.table, &self.query);
                Some(chat::append(&table_reader, talk))
            }
            StepKind::Stage | StepKind::Anew | StepKind::Screen(_) => None,
        };
        let html = html! { (html) @if let Some(more) = more { (more) } };
        // A stage has no id, so a page that loses its connection there gets everything again.
        let next = (!matches!(step.kind, StepKind::Stage)).then_some(step.table.next);
        Some(step_event(next, &html))
    }

    /// The sections that have changed, and the new lines of the log; `None` if the reader's perspective has changed.
    fn sections(
        &mut self,
        table: &Table,
        snapshot: &dyn AnySnapshot,
    ) -> Option<(Markup, Option<Markup>)> {
        let table_reader = TableReader::new(&self.viewer, table, &self.query);
        let seen = (table_reader.perspective, self.viewer.presence.hand_over(table));
        if self.seen.replace(seen).is_some_and(|before| before != seen) {
            return None;
        }
        let mut drawn = snapshot.draw(&table_reader);
        drawn.sections.push(table::menu(&table_reader, snapshot));
        let changed: Vec<Section> = drawn
            .sections
            .into_iter()
            .filter(|section| {
                let fingerprint = fingerprint(&section.html.0);
                self.shown.insert(section.id.clone(), fingerprint) != Some(fingerprint)
            })
            .collect();
        Some((html! { @for section in &changed { (section.html) } }, drawn.lines))
    }
}

/// An event with fragments of the page. `next` becomes its id, from which the browser goes on after a lost connection.
pub(crate) fn step_event(next: Option<u32>, html: &Markup) -> SseEvent {
    // A carriage return would end the line of the event.
    let event = SseEvent::default().event("step").data(html.0.replace('\r', " "));
    match next {
        Some(next) => event.id(next.to_string()),
        None => event,
    }
}

/// An event that asks the browser to reload the page, because it now looks entirely different.
fn reload_event(next: u32) -> SseEvent {
    SseEvent::default().event("reload").id(next.to_string()).data("-")
}

/// The fingerprint of a section, to see whether it has changed.
pub(crate) fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
