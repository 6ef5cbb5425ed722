//! The live stream of a table for programs.

use super::game::SeatQuery;
use super::tables::{remark, table_for, with_talk};
use crate::actions::room_of;
use crate::app::App;
use crate::http::limits::Permit;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::pages::live::HEARTBEAT;
use crate::room::{Room, RoomState, Step, StepKind, answers_themselves};
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event as SseEvent, KeepAlive, Sse};
use eureka_protocol::stream::{self, Message};
use eureka_table::{ONLOOKER, Seat};
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

/// The number of messages that may wait for a slow program. When it is reached, sending pauses; if the steps of the room overflow
/// meanwhile, the whole view is sent again.
const MAX_UNSENT_MESSAGES: usize = 16;

/// The live stream of a table, as server-sent events.
///
/// `anew` holds the whole view. It comes first, and again whenever the view must be replaced, for example when a bot begins or
/// ceases to stand in for the seat. `step` comes after each answer, and `talk` with each chat message or note. The id of an event is
/// the number of journal entries that the stream has covered.
#[utoipa::path(get, path = "/api/v1/tables/{id}/stream", tag = "game",
    params(("id" = String, Path, description = "The table"), SeatQuery),
    responses((status = 200, description = "The events", content_type = "text/event-stream", body = stream::Anew)))]
pub(super) async fn stream(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<SeatQuery>,
) -> Result<Sse<impl tokio_stream::Stream<Item = Result<SseEvent, Infallible>>>, Problem> {
    let permit = app.rate_limits.streams.take(visitor.client_ip)?;
    let room = room_of(&app, &id).await?;
    let (state, steps) = room.watch().await;
    // A request for a seat of somebody else is refused before anything is sent.
    let seat = query.of(&visitor, &state.table)?;
    let in_person = answers_themselves(&state.table, seat);
    let listener = Listener { query, visitor: visitor.clone(), seat, in_person, _permit: permit };
    let first = listener.anew(&state);
    drop(state);
    let (sender, receiver) = mpsc::channel(MAX_UNSENT_MESSAGES);
    tokio::spawn(async move {
        tokio::select! {
            () = listener.listen(&app, room, steps, first, sender) => {}
            () = visitor.locked_out(&app) => {}
        }
    });
    let stream = Sse::new(ReceiverStream::new(receiver));
    Ok(stream.keep_alive(KeepAlive::new().interval(HEARTBEAT)))
}

/// A program that listens to a table.
struct Listener {
    query: SeatQuery,
    visitor: Visitor,
    /// Its seat when the last whole view was sent.
    seat: Seat,
    /// Whether it answers there itself at that time, or a bot stands in.
    in_person: bool,
    _permit: Permit,
}

impl Listener {
    /// Listens until the program leaves or the server stops.
    async fn listen(
        mut self,
        app: &App,
        room: Arc<Room>,
        mut steps: Receiver<Arc<Step>>,
        first: SseEvent,
        sender: mpsc::Sender<Result<SseEvent, Infallible>>,
    ) {
        let mut stopping = app.stopping.subscribe();
        let mut sent = Some(first);
        loop {
            if let Some(sent) = sent.take() {
                let goes_on = tokio::select! {
                    delivered = sender.send(Ok(sent)) => delivered.is_ok(),
                    _ = stopping.wait_for(|&stopping| stopping) => false,
                };
                if !goes_on {
                    return;
                }
            }
            let step = tokio::select! {
                step = steps.recv() => step,
                () = sender.closed() => return,
                _ = stopping.wait_for(|&stopping| stopping) => return,
            };
            let shown = match step {
                // Programs get only the step of the answer itself.
                Ok(step) if matches!(step.kind, StepKind::Stage | StepKind::Screen(_)) => continue,
                Ok(step) => self.tell(&step),
                Err(RecvError::Lagged(_)) => None,
                Err(RecvError::Closed) => return,
            };
            sent = Some(match shown {
                Some(shown) => shown,
                None => {
                    let (state, since) = room.watch().await;
                    steps = since;
                    self.seat = self.query.of(&self.visitor, &state.table).unwrap_or(ONLOOKER);
                    self.in_person = answers_themselves(&state.table, self.seat);
                    self.anew(&state)
                }
            });
        }
    }

    /// The event for a step, as told to this seat; `None` if the whole view must be sent again.
    fn tell(&self, step: &Step) -> Option<SseEvent> {
        let (table, next) = (&step.table, step.table.next);
        let seat = self.query.of(&self.visitor, table).ok()?;
        // A player who comes back to a seat may be asked; the answers were not listed for them while a bot stood in.
        if seat != self.seat || answers_themselves(table, seat) != self.in_person {
            return None;
        }
        let message = match &step.kind {
            StepKind::Answer => {
                let snapshot = step.snapshot.as_ref()?;
                let (moment, events) = (snapshot.moment(), snapshot.events(seat));
                Message::Step(stream::Step {
                    next,
                    moment,
                    events,
                    open: snapshot.answers(table, seat),
                })
            }
            StepKind::Talk(talk) => Message::Talk(stream::Talk {
                remark: remark(table, talk),
                table: table_for(table, self.visitor.person),
            }),
            StepKind::Anew | StepKind::Stage | StepKind::Screen(_) => return None,
        };
        Some(event(next, &message))
    }

    /// The event with the whole view of this seat.
    fn anew(&self, state: &RoomState) -> SseEvent {
        let view = state.snapshot().ok().map(|snapshot| snapshot.view(&state.table, self.seat));
        let anew = stream::Anew { table: with_talk(state, self.visitor.person), view };
        event(state.table.next, &Message::Anew(Box::new(anew)))
    }
}

fn event(next: u32, message: &Message) -> SseEvent {
    SseEvent::default().event(message.name()).id(next.to_string()).data(message.data())
}
