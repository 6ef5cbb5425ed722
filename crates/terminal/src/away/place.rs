//! A table at the other end of a wire: listening to it, and running errands there, each on a thread of its own.

use super::wire::{AwayError, Wire};
use eureka_protocol::game::{AnswerRequest, Hint, HintedAnswer, Version, View};
use eureka_protocol::stream::Message;
use eureka_table::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// How long to wait before a lost connection is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// A server says something every fifteen seconds; whoever is silent for so long is gone, even if nobody hangs up.
const SILENCE: Duration = Duration::from_secs(40);

/// Steps that come one right after the other are looked at together.
const LULL: Duration = Duration::from_millis(20);

/// Something to be done at the server.
pub(super) enum Errand {
    Answer(AnswerRequest),
    TakeBack(Version),
    Sit { seat: Seat },
    Hint,
}

/// Something that the server says.
pub(super) enum Heard {
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
pub(super) struct Place {
    wire: Wire,
    table: String,
    /// Through whose eyes it is seen.
    eyes: String,
    sender: Sender<Heard>,
}

/// Nobody listens any more.
struct Left;

impl Place {
    /// Listens to a table, and runs errands there.
    pub(super) fn visit(
        wire: &Wire,
        table: &str,
        seat: Option<Seat>,
    ) -> (Sender<Errand>, Receiver<Heard>) {
        let (errands, waiting) = channel();
        let (sender, heard) = channel();
        let eyes = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        let place = Place { wire: wire.clone(), table: table.to_owned(), eyes, sender };
        let listener = place.clone();
        thread::spawn(move || while listener.listen().is_ok() {});
        thread::spawn(
            move || while waiting.recv().is_ok_and(|errand| place.run(errand).is_ok()) {},
        );
        (errands, heard)
    }

    fn say(&self, heard: Heard) -> Result<(), Left> {
        self.sender.send(heard).map_err(|_| Left)
    }

    fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}/{what}", self.table)
    }

    fn seen<T: DeserializeOwned>(&self, what: &str) -> Result<T, AwayError> {
        self.wire.get(&format!("{}{}", self.path(what), self.eyes))
    }

    /// Has something done of which the stream will tell.
    fn post(&self, what: &str, body: &impl Serialize) -> Result<Option<Heard>, AwayError> {
        self.wire.post::<Version>(&self.path(what), body).map(|_| None)
    }

    /// Says why something was not done.
    fn complain(&self, error: AwayError) -> Result<(), Left> {
        self.say(match error {
            AwayError::Refused(text) => Heard::Refused(text),
            AwayError::Unread => Heard::Unread,
            _ => Heard::Lost,
        })
    }

    /// Follows the stream until it breaks off, says so and waits a little.
    fn listen(&self) -> Result<(), Left> {
        let lost = match self.wire.lines(&format!("{}{}", self.path("stream"), self.eyes)) {
            Ok(lines) => self.follow(&passed_on(lines))?,
            Err(error) => error,
        };
        self.complain(lost)?;
        thread::sleep(PAUSE);
        Ok(())
    }

    /// Passes on what the lines of a stream say. After steps it is asked what the table looks like: nothing has to be worked out here.
    fn follow(&self, lines: &Receiver<String>) -> Result<AwayError, Left> {
        let mut event = Event::default();
        let mut is_old = false;
        loop {
            match lines.recv_timeout(if is_old { LULL } else { SILENCE }) {
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
                            self.say(Heard::Message(message))?;
                        }
                        Ok(None) => {}
                        Err(_) => return Ok(AwayError::Unread),
                    }
                }
                Err(RecvTimeoutError::Timeout) if is_old => match self.seen("view") {
                    Ok(view) => {
                        self.say(Heard::View(view))?;
                        is_old = false;
                    }
                    Err(error) => return Ok(error),
                },
                Err(_) => return Ok(AwayError::Gone),
            }
        }
    }

    /// Does something at the server.
    fn run(&self, errand: Errand) -> Result<(), Left> {
        let done = match errand {
            Errand::Answer(request) => self.post("answer", &request),
            Errand::TakeBack(version) => self.post("take-back", &version),
            Errand::Sit { seat } => self.wire.sit(&self.table, &seat.to_string()).map(|_| None),
            Errand::Hint => self.seen("hint").map(|hint: Hint| Some(Heard::Hint(hint.best))),
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
