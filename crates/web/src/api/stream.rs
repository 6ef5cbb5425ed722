//! What happens at a table, told to programs as it happens.

use crate::api::game::{Eyes, answers_of, game, view_of};
use crate::api::tables::{remark, room, table_seen, with_talk};
use crate::app::App;
use crate::http::limits::Place;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::innovation::sight::told;
use crate::room::{Inside, Room, Step, StepKind, answers_himself};
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event as Sent, KeepAlive, Sse};
use eureka_protocol::game::{Events, View};
use eureka_protocol::innovation;
use eureka_protocol::stream::{Anew, Message, Step as Stepped, Talk};
use eureka_store::PersonId;
use eureka_table::Seat;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

/// Events that may wait for a slow reader before he is shown everything anew instead.
const WAITING: usize = 16;

/// Proxies close what is silent for long.
const HEARTBEAT: Duration = Duration::from_secs(15);

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
                let told = told(game.rules(), events, seat).into_iter();
                let events = told.map(|event| innovation::Event::new(game.rules(), event));
                let stepped = Message::Step(Stepped {
                    next: step.table.next,
                    moment: step.moment,
                    events: Events::Innovation(events.collect()),
                    open: answers_of(&step.table, game, seat),
                });
                Some(event(step.table.next, &stepped))
            }
            StepKind::Talk(talk) => {
                let talked = Message::Talk(Talk {
                    remark: remark(&step.table, talk),
                    table: table_seen(&step.table, self.person()),
                });
                Some(event(step.table.next, &talked))
            }
            StepKind::Anew => None,
        }
    }

    /// Everything that this seat may know now.
    fn anew(&self, inside: &Inside) -> Sent {
        let view = game(inside).ok().map(|game| {
            let view = view_of(&inside.table, &inside.options, game, self.seat);
            let may_take_back = inside.retractable() == Some(self.seat);
            View { moment: inside.moment(), may_take_back, ..view }
        });
        let anew = Anew { table: with_talk(inside, self.person()), view };
        event(inside.table.next, &Message::Anew(Box::new(anew)))
    }
}

fn event(next: u32, message: &Message) -> Sent {
    Sent::default().event(message.name()).id(next.to_string()).data(message.data())
}
