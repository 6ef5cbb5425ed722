//! The connection to a table on a server: one thread follows its stream, another one sends requests.

use super::http_client::{HttpClient, RemoteError};
use eureka_protocol::game::{AnswerRequest, Hint, HintedAnswer, Version, View};
use eureka_protocol::stream::Message;
use eureka_table::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// The pause before a lost connection is retried.
const RETRY_PAUSE: Duration = Duration::from_secs(1);

/// The longest silence on a stream. A server sends something every fifteen seconds, so after this time the connection is dead even if nobody closed it.
const SILENCE_TIMEOUT: Duration = Duration::from_secs(40);

/// The wait for further steps after a step, so that steps in quick succession need only one view.
const GROUPING_PAUSE: Duration = Duration::from_millis(20);

/// A request to the server.
pub(super) enum Request {
    Answer(AnswerRequest),
    TakeBack(Version),
    Sit { seat: Seat },
    Resign { seat: Seat },
    Hint,
}

/// A message from the server, or about the connection to it.
pub(super) enum ServerMessage {
    /// An event of the stream. A step is followed by a `View`.
    Message(Message),
    /// The present view of the table.
    View(View),
    /// The best answers to the open question.
    Hint(Vec<HintedAnswer>),
    /// The connection is lost. It is retried.
    Disconnected,
    /// The server has refused a request, with its reason.
    Refused(String),
    /// The server has sent something that cannot be read.
    Unreadable,
}

/// The connection to one table.
#[derive(Clone)]
pub(super) struct Connection {
    client: HttpClient,
    table: String,
    /// The query that names the seat to look from, such as `?seat=B`; empty for an onlooker.
    seat_query: String,
    sender: Sender<ServerMessage>,
}

/// The error that the `RemoteTable` was dropped and nobody receives messages any more. It ends the threads.
struct ReceiverGone;

impl Connection {
    /// Starts the threads of a connection. Requests go in, messages come out.
    pub(super) fn open(
        client: &HttpClient,
        table: &str,
        seat: Option<Seat>,
    ) -> (Sender<Request>, Receiver<ServerMessage>) {
        let (request_sender, requests) = channel();
        let (sender, messages) = channel();
        let seat_query = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        let connection =
            Connection { client: client.clone(), table: table.to_owned(), seat_query, sender };
        let listener = connection.clone();
        thread::spawn(move || while listener.listen().is_ok() {});
        thread::spawn(move || {
            while requests.recv().is_ok_and(|request| connection.run(request).is_ok()) {}
        });
        (request_sender, messages)
    }

    fn send(&self, message: ServerMessage) -> Result<(), ReceiverGone> {
        self.sender.send(message).map_err(|_| ReceiverGone)
    }

    fn path(&self, resource: &str) -> String {
        format!("/api/v1/tables/{}/{resource}", self.table)
    }

    fn get<T: DeserializeOwned>(&self, resource: &str) -> Result<T, RemoteError> {
        self.client.get(&format!("{}{}", self.path(resource), self.seat_query))
    }

    /// Sends a request whose effect arrives by the stream.
    fn post(
        &self,
        resource: &str,
        body: &impl Serialize,
    ) -> Result<Option<ServerMessage>, RemoteError> {
        self.client.post::<Version>(&self.path(resource), body).map(|_| None)
    }

    /// Reports an error as a message.
    fn report(&self, error: RemoteError) -> Result<(), ReceiverGone> {
        self.send(match error {
            RemoteError::Refused(text) => ServerMessage::Refused(text),
            RemoteError::Unreadable => ServerMessage::Unreadable,
            _ => ServerMessage::Disconnected,
        })
    }

    /// Follows the stream until it breaks off, reports the reason and pauses.
    fn listen(&self) -> Result<(), ReceiverGone> {
        let lost = match self.client.stream_lines(&format!(
            "{}{}",
            self.path("stream"),
            self.seat_query
        )) {
            Ok(lines) => self.follow(&read_on_thread(lines))?,
            Err(error) => error,
        };
        self.report(lost)?;
        thread::sleep(RETRY_PAUSE);
        Ok(())
    }

    /// Passes on the messages of a stream. After steps it requests a view, so that no rule has to be applied here.
    fn follow(&self, lines: &Receiver<String>) -> Result<RemoteError, ReceiverGone> {
        let mut event = StreamEvent::default();
        let mut is_view_stale = false;
        loop {
            match lines.recv_timeout(if is_view_stale { GROUPING_PAUSE } else { SILENCE_TIMEOUT }) {
                Ok(line) => {
                    if !event.read(&line) {
                        continue;
                    }
                    let StreamEvent { name, text } = std::mem::take(&mut event);
                    match Message::read(&name, &text) {
                        Ok(Some(message)) => {
                            match &message {
                                Message::Step(_) => is_view_stale = true,
                                Message::Anew(_) => is_view_stale = false,
                                Message::Talk(_) => {}
                            }
                            self.send(ServerMessage::Message(message))?;
                        }
                        Ok(None) => {}
                        Err(_) => return Ok(RemoteError::Unreadable),
                    }
                }
                Err(RecvTimeoutError::Timeout) if is_view_stale => match self.get("view") {
                    Ok(view) => {
                        self.send(ServerMessage::View(view))?;
                        is_view_stale = false;
                    }
                    Err(error) => return Ok(error),
                },
                Err(_) => return Ok(RemoteError::Gone),
            }
        }
    }

    /// Runs a request, and passes on its result.
    fn run(&self, request: Request) -> Result<(), ReceiverGone> {
        let done = match request {
            Request::Answer(request) => self.post("answer", &request),
            Request::TakeBack(version) => self.post("take-back", &version),
            Request::Sit { seat } => self.client.sit(&self.table, &seat.to_string()).map(|_| None),
            Request::Resign { seat } => {
                self.client.resign(&self.table, &seat.to_string()).map(|_| None)
            }
            Request::Hint => {
                self.get("hint").map(|hint: Hint| Some(ServerMessage::Hint(hint.best)))
            }
        };
        match done {
            Ok(message) => message.map_or(Ok(()), |message| self.send(message)),
            Err(error) => self.report(error),
        }
    }
}

/// Reads lines on a thread of their own. Only so can a connection that is dead but not closed be given up after a timeout.
fn read_on_thread(mut lines: impl Iterator<Item = String> + Send + 'static) -> Receiver<String> {
    let (sender, receiver) = channel();
    thread::spawn(move || lines.all(|line| sender.send(line).is_ok()));
    receiver
}

/// A server-sent event: an `event:` line, a `data:` line, and an empty line at the end.
#[derive(Default)]
struct StreamEvent {
    name: String,
    text: String,
}

impl StreamEvent {
    /// Reads one more line, and returns whether the event is complete.
    fn read(&mut self, line: &str) -> bool {
        if let Some(word) = line.strip_prefix("event:") {
            word.trim().clone_into(&mut self.name);
        } else if let Some(data) = line.strip_prefix("data:") {
            self.text.push_str(data.trim_start());
        }
        line.is_empty() && !self.text.is_empty()
    }
}
