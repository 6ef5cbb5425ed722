//! Live tables: every step is drawn for each reader and sent as fragments of the page.

use crate::actions::room_of;
use crate::app::App;
use crate::http::limits::Permit;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::{chat, table};
use crate::room::viewer::{Perspective, Viewer};
use crate::room::{AnySnapshot, Query, Room, RoomState, Section, Step, StepKind, TableReader};
use axum::Router;
use axum::extract::{Path, Query as QueryOf, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
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

/// The number of messages that may wait for a slow reader. When it is reached, sending pauses, and then everything is
/// sent again.
const MAX_UNSENT_MESSAGES: usize = 32;

/// The interval of keep-alive messages, because proxies close silent connections.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(15);

/// The `id` of the log's list, to which lines are appended.
pub(crate) const LOG_LINES: &str = "log-lines";

/// The route of the live stream.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/table/{id}/stream", get(stream))
}

#[derive(Deserialize)]
struct From {
    /// The number of journal entries that the page already shows.
    next: Option<u32>,
    #[serde(flatten)]
    query: Query,
}

async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    QueryOf(from): QueryOf<From>,
    reader: Reader,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let place = app.gates.streams.take(visitor.client)?;
    let room = room_of(&app, &id).await?;
    let viewer = Viewer::new(reader, &visitor, from.query.seat());
    // After a lost connection the browser sends the id of the last event that it received.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known = last.or(from.next).unwrap_or(0);
    let (sender, receiver) = mpsc::channel(MAX_UNSENT_MESSAGES);
    let query = from.query;
    let watcher =
        Watcher { viewer, query, sender, shown: HashMap::new(), seen: None, _place: place };
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
    query: Query,
    sender: mpsc::Sender<Result<Sent, Infallible>>,
    /// The fingerprints of the sections on the page, by section id.
    shown: HashMap<String, u64>,
    /// The perspective of the page, and the player to whom a shared screen must be handed.
    seen: Option<(Perspective, Option<Seat>)>,
    _place: Permit,
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
                Ok(step) if !matches!(step.kind, StepKind::Anew) => self.step(&step),
                Ok(_) | Err(RecvError::Lagged(_)) => {
                    let state = room.look().await;
                    // The steps still in the channel are already part of the new state.
                    steps = steps.resubscribe();
                    // A waiting room becomes a different page when the game begins.
                    match self.seen {
                        Some(_) => self.anew(&state),
                        None => Some(reload(state.table.next)),
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
                self.send(Some(reload(next))).await;
            }
        }
    }

    async fn send(&self, sent: Option<Sent>) -> bool {
        match sent {
            Some(sent) => self.sender.send(Ok(sent)).await.is_ok(),
            None => true,
        }
    }

    /// All sections and lines, for a page whose state is unknown.
    fn anew(&mut self, state: &RoomState) -> Option<Sent> {
        self.shown.clear();
        let Some(snapshot) = state.play.shot_with_log().filter(|_| state.trouble.is_none()) else {
            return Some(reload(state.table.next));
        };
        let (html, lines) = match self.sections(&state.table, &*snapshot) {
            Some(drawn) => drawn,
            None => return Some(reload(state.table.next)),
        };
        let looking = TableReader::new(&self.viewer, &state.table, snapshot.asked(), &self.query);
        let html = html! {
            (html)
            @if let Some(lines) = lines { ol data-replace=(LOG_LINES) { (lines) } }
            (chat::anew(&looking, state.talk()))
        };
        Some(piece(Some(state.table.next), &html))
    }

    /// The changes to the page after a step.
    fn step(&mut self, step: &Step) -> Option<Sent> {
        let Some(snapshot) = &step.snapshot else { return Some(reload(step.table.next)) };
        let Some((html, lines)) = self.sections(&step.table, &**snapshot) else {
            return Some(reload(step.table.next));
        };
        let more = match &step.kind {
            StepKind::Answer => lines.map(|lines| html! { ol data-append=(LOG_LINES) { (lines) } }),
            StepKind::Talk(talk) => {
                let looking =
                    TableReader::new(&self.viewer, &step.table, snapshot.asked(), &self.query);
                Some(chat::append(&looking, talk))
            }
            StepKind::Stage | StepKind::Anew => None,
        };
        let html = html! { (html) @if let Some(more) = more { (more) } };
        // A stage has no id, so a page that loses its connection there gets everything again.
        let next = (!matches!(step.kind, StepKind::Stage)).then_some(step.table.next);
        Some(piece(next, &html))
    }

    /// The sections that have changed, and the new lines of the log; `None` if the reader's perspective has changed.
    fn sections(
        &mut self,
        table: &Table,
        snapshot: &dyn AnySnapshot,
    ) -> Option<(Markup, Option<Markup>)> {
        let looking = TableReader::new(&self.viewer, table, snapshot.asked(), &self.query);
        let seen = (looking.perspective, self.viewer.hand_over(table, snapshot.asked()));
        if self.seen.replace(seen).is_some_and(|before| before != seen) {
            return None;
        }
        let mut drawn = snapshot.draw(&looking);
        drawn.sections.push(table::menu(&looking, snapshot));
        let changed: Vec<Section> = drawn
            .sections
            .into_iter()
            .filter(|part| {
                let mark = fingerprint(&part.html.0);
                self.shown.insert(part.id.clone(), mark) != Some(mark)
            })
            .collect();
        Some((html! { @for part in &changed { (part.html) } }, drawn.lines))
    }
}

fn piece(next: Option<u32>, html: &Markup) -> Sent {
    // A carriage return would end the line of the event.
    let piece = Sent::default().event("step").data(html.0.replace('\r', " "));
    match next {
        Some(next) => piece.id(next.to_string()),
        None => piece,
    }
}

/// A request to reload the page, because it now looks entirely different.
fn reload(next: u32) -> Sent {
    Sent::default().event("reload").id(next.to_string()).data("-")
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
