//! A table at the other end of a wire: listening to it, and running errands there, each on a thread of its own.

use super::http_client::{HttpClient, RemoteError};
use eureka_protocol::game::{AnswerRequest, Hint, HintedAnswer, Version, View};
use eureka_protocol::stream::Message;
use eureka_table::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long to wait before a lost connection is tried again.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// A server says something every fifteen seconds; whoever is silent for so long is gone, even if nobody hangs up.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(40);

/// Steps that come one right after the other are looked at together.
const GROUPING_PAUSE: Duration = Duration::from_millis(20);

/// Something to be done at the server.
pub(super) enum Request {
    Answer(AnswerRequest),
    TakeBack(Version),
    Sit { seat: Seat },
    Hint,
}

/// Something that the server says.
pub(super) enum ServerMessage {
    /// An event of the stream. After a step it is said what the table looks like.
    Message(Message),
    /// The table as it looks now.
    View(View),
    /// The best answers to the open question.
    Hint(Vec<HintedAnswer>),
    /// The connection is lost, and is tried again.
    Lost,
    /// The server has not done what it was asked for, and says why.
    Refused(String),
    /// The server says what is not understood.
    Unread,
}

/// A table at the other end of a wire.
#[derive(Clone)]
pub(super) struct Connection {
    wire: HttpClient,
    table: String,
    /// Through whose eyes it is seen.
    eyes: String,
    sender: Sender<ServerMessage>,
}

/// Nobody listens any more.
struct Left;

impl Connection {
    /// Listens to a table, and runs errands there.
    pub(super) fn visit(
        wire: &HttpClient,
        table: &str,
        seat: Option<Seat>,
    ) -> (Sender<Request>, Receiver<ServerMessage>) {
        let (errands, waiting) = channel();
        let (sender, heard) = channel();
        let eyes = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        let place = Connection { wire: wire.clone(), table: table.to_owned(), eyes, sender };
        let listener = place.clone();
        thread::spawn(move || while listener.listen().is_ok() {});
        thread::spawn(
            move || while waiting.recv().is_ok_and(|request| place.run(request).is_ok()) {},
        );
        (errands, heard)
    }

    fn say(&self, heard: ServerMessage) -> Result<(), Left> {
        self.sender.send(heard).map_err(|_| Left)
    }

    fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}/{what}", self.table)
    }

    fn seen<T: DeserializeOwned>(&self, what: &str) -> Result<T, RemoteError> {
        self.wire.get(&format!("{}{}", self.path(what), self.eyes))
    }

    /// Has something done of which the stream will tell.
    fn post(
        &self,
        what: &str,
        body: &impl Serialize,
    ) -> Result<Option<ServerMessage>, RemoteError> {
        self.wire.post::<Version>(&self.path(what), body).map(|_| None)
    }

    /// Says why something was not done.
    fn complain(&self, error: RemoteError) -> Result<(), Left> {
        self.say(match error {
            RemoteError::Refused(text) => ServerMessage::Refused(text),
            RemoteError::Unread => ServerMessage::Unread,
            _ => ServerMessage::Lost,
        })
    }

    /// Follows the stream until it breaks off, says so and waits a little.
    fn listen(&self) -> Result<(), Left> {
        let lost = match self.wire.lines(&format!("{}{}", self.path("stream"), self.eyes)) {
            Ok(lines) => self.follow(&passed_on(lines))?,
            Err(error) => error,
        };
        self.complain(lost)?;
        thread::sleep(RETRY_PAUSE);
        Ok(())
    }

    /// Passes on what the lines of a stream say. After steps it is asked what the table looks like: nothing has to be worked out here.
    fn follow(&self, lines: &Receiver<String>) -> Result<RemoteError, Left> {
        let mut event = Event::default();
        let mut is_old = false;
        loop {
            match lines.recv_timeout(if is_old { GROUPING_PAUSE } else { SILENCE_TIMEOUT }) {
                Ok(line) => {
                    if !event.read(&line) {
                        continue;
                    }
                    let Event { name, text } = std::mem::take(&mut event);
                    match Message::read(&name, &text) {
                        Ok(Some(message)) => {
                            match &message {
                                Message::Step(_) => is_old = true,
                                Message::Anew(_) => is_old = false,
                                Message::Talk(_) => {}
                            }
                            self.say(ServerMessage::Message(message))?;
                        }
                        Ok(None) => {}
                        Err(_) => return Ok(RemoteError::Unread),
                    }
                }
                Err(RecvTimeoutError::Timeout) if is_old => match self.seen("view") {
                    Ok(view) => {
                        self.say(ServerMessage::View(view))?;
                        is_old = false;
                    }
                    Err(error) => return Ok(error),
                },
                Err(_) => return Ok(RemoteError::Gone),
            }
        }
    }

    /// Does something at the server.
    fn run(&self, request: Request) -> Result<(), Left> {
        let done = match request {
            Request::Answer(request) => self.post("answer", &request),
            Request::TakeBack(version) => self.post("take-back", &version),
            Request::Sit { seat } => self.wire.sit(&self.table, &seat.to_string()).map(|_| None),
            Request::Hint => {
                self.seen("hint").map(|hint: Hint| Some(ServerMessage::Hint(hint.best)))
            }
        };
        match done {
            Ok(heard) => heard.map_or(Ok(()), |heard| self.say(heard)),
            Err(error) => self.complain(error),
        }
    }
}

/// Lines as they come, read on a thread of their own: a connection that is dead without having ended can only be given up so.
fn passed_on(mut lines: impl Iterator<Item = String> + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || lines.all(|line| sender.send(line).is_ok()));
    receiver
}

/// A server-sent event: an `event:` and a `data:` line, and an empty line that ends them.
#[derive(Default)]
struct Event {
    name: String,
    text: String,
}

impl Event {
    /// Reads one more line; whether the event is complete.
    fn read(&mut self, line: &str) -> bool {
        if let Some(word) = line.strip_prefix("event:") {
            word.trim().clone_into(&mut self.name);
        } else if let Some(data) = line.strip_prefix("data:") {
            self.text.push_str(data.trim_start());
        }
        line.is_empty() && !self.text.is_empty()
    }
}
