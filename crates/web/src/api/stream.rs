//! What happens at a table, told to programs as it happens.

use crate::api::game::{AnswersAt, Eyes, ViewAt, game};
use crate::api::happened::Told;
use crate::api::tables::{Remark, TableSeen, TableWithTalk, room};
use crate::app::App;
use crate::http::limits::Place;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::innovation::told;
use crate::room::{Inside, Room, Step, StepKind, answers_himself};
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use eureka_store::PersonId;
use eureka_table::Seat;
use serde::Serialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa::ToSchema;

/// Events that may wait for a slow reader before he is shown everything anew instead.
const WAITING: usize = 16;

/// Proxies close what is silent for long.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Everything: the first event `anew`, and again whenever it cannot be told step by step.
#[derive(Serialize, ToSchema)]
pub(crate) struct Anew {
    /// The table.
    table: TableWithTalk,
    /// The game as one's seat sees it, once it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<ViewAt>,
}

/// An answer was given: the event `step`.
#[derive(Serialize, ToSchema)]
pub(crate) struct Stepped {
    /// How many entries the stream has now.
    next: u32,
    /// How many answers have been given.
    moment: usize,
    /// What happened, as one's seat may know it.
    events: Vec<Told>,
    /// The question that is open now, its version, and its answers if they are one's own to give.
    #[serde(flatten)]
    open: AnswersAt,
}

/// Something was said, or somebody came or went: the event `talk`.
#[derive(Serialize, ToSchema)]
pub(crate) struct Talked {
    /// What.
    remark: Remark,
    /// The table after it.
    table: TableSeen,
}

/// Server-sent events: `anew` with the whole view at first and whenever it is needed, also when a bot begins or ceases to stand in for
/// the seat; `step` after each answer, `talk`. The id of an event is the number of entries that the stream has then.
#[utoipa::path(get, path = "/api/v1/tables/{id}/stream", tag = "game",
    params(("id" = String, Path, description = "The table"), Eyes),
    responses((status = 200, description = "The events", content_type = "text/event-stream", body = Anew)))]
pub(super) async fn stream(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Sse<impl tokio_stream::Stream<Item = Result<Sent, Infallible>>>, Problem> {
    let place = app.gates.stream(visitor.client)?;
    let room = room(&app, &id).await?;
    let (inside, steps) = room.watch().await;
    // Whoever asks for eyes that are not his own is told so before anything is shown.
    let seat = eyes.of(&visitor, &inside.table)?;
    let himself = answers_himself(&inside.table, seat);
    let listener = Listener { eyes, visitor: visitor.clone(), seat, himself, _place: place };
    let first = listener.anew(&inside);
    drop(inside);
    let (sender, receiver) = mpsc::channel(WAITING);
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
    eyes: Eyes,
    visitor: Visitor,
    /// Where it sits, as far as is known.
    seat: Seat,
    /// Whether it answers there, or a bot in its place.
    himself: bool,
    _place: Place,
}

impl Listener {
    /// Listens until the program leaves or the server stops.
    async fn listen(
        mut self,
        app: &App,
        room: Arc<Room>,
        mut steps: Receiver<Arc<Step>>,
        first: Sent,
        sender: mpsc::Sender<Result<Sent, Infallible>>,
    ) {
        let mut stopping = app.stopping.subscribe();
        let mut sent = first;
        loop {
            let goes_on = tokio::select! {
                delivered = sender.send(Ok(sent)) => delivered.is_ok(),
                _ = stopping.wait_for(|&stopping| stopping) => false,
            };
            if !goes_on {
                return;
            }
            let step = tokio::select! {
                step = steps.recv() => step,
                () = sender.closed() => return,
                _ = stopping.wait_for(|&stopping| stopping) => return,
            };
            let shown = match step {
                Ok(step) => self.tell(&step),
                Err(RecvError::Lagged(_)) => None,
                Err(RecvError::Closed) => return,
            };
            sent = match shown {
                Some(shown) => shown,
                None => {
                    let (inside, since) = room.watch().await;
                    steps = since;
                    self.look(&inside);
                    self.anew(&inside)
                }
            };
        }
    }

    /// Looks where the program sits now.
    fn look(&mut self, inside: &Inside) {
        let seat = self.eyes.of(&self.visitor, &inside.table);
        self.seat = seat.unwrap_or(eureka_innovation::ONLOOKER);
        self.himself = answers_himself(&inside.table, self.seat);
    }

    fn person(&self) -> Option<PersonId> {
        self.visitor.person
    }

    /// A step as this seat may know it; nothing if everything must be shown anew.
    fn tell(&self, step: &Step) -> Option<Sent> {
        let seat = self.eyes.of(&self.visitor, &step.table).ok()?;
        // Whoever comes back may be asked something that was not his to answer when he was told of it.
        if seat != self.seat || answers_himself(&step.table, seat) != self.himself {
            return None;
        }
        match &step.kind {
            StepKind::Answer(_, events) => {
                let game = step.game.as_ref()?;
                let events = told(game.rules(), events, seat);
                let stepped = Stepped {
                    next: step.table.next,
                    moment: step.moment,
                    events: events
                        .into_iter()
                        .map(|event| Told::new(game.rules(), event))
                        .collect(),
                    open: AnswersAt::new(&step.table, game, seat),
                };
                Some(event("step", step.table.next, &stepped))
            }
            StepKind::Talk(talk) => {
                let talked = Talked {
                    remark: Remark::new(&step.table, talk),
                    table: TableSeen::new(&step.table, self.person()),
                };
                Some(event("talk", step.table.next, &talked))
            }
            StepKind::Anew => None,
        }
    }

    /// Everything that this seat may know now.
    fn anew(&self, inside: &Inside) -> Sent {
        let view = game(inside).ok().map(|game| {
            let view = ViewAt::new(&inside.table, &inside.options, game, self.seat);
            view.after(inside.moment(), inside.retractable() == Some(self.seat))
        });
        let anew = Anew { table: TableWithTalk::new(inside, self.person()), view };
        event("anew", inside.table.next, &anew)
    }
}

fn event(name: &'static str, next: u32, data: &impl Serialize) -> Sent {
    let text = serde_json::to_string(data).expect("what is told has a text form");
    Sent::default().event(name).id(next.to_string()).data(text)
}
