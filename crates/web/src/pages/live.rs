//! Live tables: whatever happens is drawn for each reader and sent as pieces of the page.

use crate::app::App;
use crate::http::limits::Place;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::innovation::draw::{Section, log};
use crate::innovation::table_view::TableView;
use crate::pages::table;
use crate::room::viewer::{Perspective, Viewer};
use crate::room::{Inside, Room, Step, StepKind};
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use eureka_innovation::{Event, Face, Game};
use eureka_store::{Table, TableId};
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

/// Pieces that may wait for a slow reader; while they do, he is told no more, and then everything anew.
const WAITING: usize = 32;

/// Proxies close what is silent for long.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The routes of this part.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/table/{id}/stream", get(stream))
}

#[derive(Deserialize)]
struct From {
    /// How many entries of the stream the page knows.
    next: Option<u32>,
    #[serde(rename = "as")]
    chosen: Option<String>,
}

async fn stream(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(from): Query<From>,
    reader: Reader,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let table: TableId = id.parse().map_err(|_| Problem::NoTable)?;
    let place = app.gates.stream(visitor.client)?;
    let room = app.room(table).await?;
    let chosen: Option<Seat> = from.chosen.and_then(|seat| seat.parse().ok());
    let viewer = Viewer::new(reader, &visitor, chosen);
    // After a lost connection the browser says how far it had got.
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let known = last.or(from.next).unwrap_or(0);
    let (sender, receiver) = mpsc::channel(WAITING);
    let watcher = Watcher::new(viewer, sender, place);
    tokio::spawn(async move {
        tokio::select! {
            () = watcher.watch(&app, room, known) => {}
            () = visitor.locked_out(&app) => {}
        }
    });
    let stream = Sse::new(ReceiverStream::new(receiver));
    Ok(stream.keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

/// One reader who watches a table.
struct Watcher {
    viewer: Viewer,
    sender: mpsc::Sender<Result<Sent, Infallible>>,
    /// The fingerprints of the parts that the page shows.
    shown: HashMap<String, u64>,
    /// The events since the last turn began: they say what a new line belongs to.
    recent: Vec<Event<Face>>,
    /// The events since the reader's last answer, for a first game.
    news: Vec<Event<Face>>,
    /// The perspective of the page, and who is to be handed the screen there.
    seen: Option<(Perspective, Option<Seat>)>,
    _place: Place,
}

impl Watcher {
    fn new(
        viewer: Viewer,
        sender: mpsc::Sender<Result<Sent, Infallible>>,
        place: Place,
    ) -> Watcher {
        let (shown, recent, news) = (HashMap::new(), Vec::new(), Vec::new());
        Watcher { viewer, sender, shown, recent, news, seen: None, _place: place }
    }

    /// Watches until the reader leaves or the server stops.
    async fn watch(mut self, app: &App, room: Arc<Room>, known: u32) {
        let (inside, mut steps) = room.watch().await;
        let begin = self.begin(&inside, known);
        drop(inside);
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
                    let inside = room.look().await;
                    // Those that are still waiting are part of it.
                    steps = steps.resubscribe();
                    // The page of a table whose game has not begun is another one.
                    match self.seen {
                        Some(_) => self.anew(&inside),
                        None => Some(reload(inside.table.next)),
                    }
                }
                Err(RecvError::Closed) => return,
            };
            if !self.send(sent).await {
                return;
            }
            // The page of a game that is over has more on it.
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

    /// The piece that a page must get that knows so many entries.
    fn begin(&mut self, inside: &Inside, known: u32) -> Option<Sent> {
        let sent = self.anew(inside);
        if known == inside.table.next { None } else { sent }
    }

    /// The reader's perspective now; none if the page has another one, so that it must be loaded again.
    fn perspective(&mut self, table: &Table, game: &Game) -> Option<Perspective> {
        let asked = game.asked();
        let now = (self.viewer.perspective(table, asked), self.viewer.hand_over(table, asked));
        let before = self.seen.replace(now);
        before.is_none_or(|before| before == now).then_some(now.0)
    }

    /// Everything, for a page that may show anything.
    fn anew(&mut self, inside: &Inside) -> Option<Sent> {
        let (table, options, next) = (&inside.table, &inside.options, inside.table.next);
        let Some(course) = &inside.course else { return Some(reload(next)) };
        let game = course.game();
        let Some(perspective) = self.perspective(table, game) else { return Some(reload(next)) };
        self.news = perspective.news(course);
        let retractable = inside.retractable();
        let view = TableView::live(&self.viewer, table, options, game, retractable, &self.news);
        self.shown.clear();
        let changed = self.changed(&view, table::deeds(&self.viewer, table, options));
        let events = perspective.told(game.rules(), course.events());
        let lines = view.lines(&events, 0);
        self.recent = since_turn(&events).to_vec();
        let html = html! {
            (changed)
            ol data-replace=(log::LINES) { (lines) }
            (table::talk_anew(&self.viewer, inside))
        };
        Some(piece(next, &html))
    }

    /// The piece of the page that a step changes.
    fn step(&mut self, step: &Step) -> Option<Sent> {
        let next = step.table.next;
        let Some(game) = &step.game else { return Some(reload(next)) };
        let (table, options) = (&step.table, &step.options);
        let Some(perspective) = self.perspective(table, game) else { return Some(reload(next)) };
        let from = self.recent.len();
        if let StepKind::Answer(by, events) = &step.kind {
            let told = perspective.told(game.rules(), events);
            if Some(*by) == perspective.seat() {
                self.news.clear();
            }
            self.news.extend_from_slice(&told);
            self.recent.extend(told);
        }
        let view =
            TableView::live(&self.viewer, table, options, game, step.retractable, &self.news);
        let changed = self.changed(&view, table::deeds(&self.viewer, table, options));
        let more = match &step.kind {
            StepKind::Answer(..) => log::append(&view.lines(&self.recent, from)),
            StepKind::Talk(talk) => table::talk_append(&self.viewer, table, talk),
            StepKind::Anew => Markup::default(),
        };
        self.recent = since_turn(&self.recent).to_vec();
        Some(piece(next, &html! { (changed) (more) }))
    }

    /// The parts that are not what they were.
    fn changed(&mut self, view: &TableView, deeds: Section) -> Markup {
        let mut parts = view.sections();
        parts.push(deeds);
        parts.retain(|part| {
            let mark = fingerprint(&part.html.0);
            self.shown.insert(part.id.clone(), mark) != Some(mark)
        });
        html! { @for part in &parts { (part.html) } }
    }
}

/// The events since the last turn began.
fn since_turn(events: &[Event<Face>]) -> &[Event<Face>] {
    let turn = events.iter().rposition(|event| matches!(event, Event::Turn { .. }));
    &events[turn.unwrap_or(0)..]
}

fn piece(next: u32, html: &Markup) -> Sent {
    // A carriage return would end the line of an event.
    Sent::default().event("step").id(next.to_string()).data(html.0.replace('\r', " "))
}

/// The page is to be loaded again: it looks altogether different.
fn reload(next: u32) -> Sent {
    Sent::default().event("reload").id(next.to_string()).data("-")
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
