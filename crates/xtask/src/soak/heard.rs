//! What somebody was told, as it came in.

use eureka_proving::{Form, Open, Reach, Received, Sent, attributes};
use eureka_table::{Said, Seat};
use serde_json::Value;

/// An answer that a server has acknowledged.
#[derive(Clone, Debug)]
pub(super) struct Ack {
    /// The version whose question it answered.
    pub(super) at: u32,
    /// The version after it, if that was told.
    pub(super) version: Option<u32>,
    pub(super) said: Said,
}

/// What one connection was told. Moments are numbers of entries that the table had.
pub(super) struct Heard {
    /// Through whose eyes.
    pub(super) seat: Seat,
    pub(super) received: Vec<Received>,
    pub(super) asked: Vec<Asked>,
}

/// A question as it was told.
pub(super) struct Asked {
    /// How many entries the table had.
    pub(super) moment: usize,
    /// The version that an answer must name.
    pub(super) version: u32,
    /// Who is asked; nobody when the game is over.
    pub(super) seat: Option<String>,
    /// The answers, where they are one's own.
    pub(super) answers: Vec<String>,
}

impl Heard {
    pub(super) fn new(seat: Seat) -> Heard {
        Heard { seat, received: Vec::new(), asked: Vec::new() }
    }

    /// An event of the stream for programs.
    pub(super) fn event(&mut self, sent: &Sent, data: &Value) {
        let moment = sent.id.parse().unwrap_or_default();
        let reach = if sent.name == "step" { Reach::Step } else { Reach::Now };
        self.keep(&sent.name, moment, reach, Form::Json, sent.data.clone());
        if sent.name == "step" || data["view"].is_object() {
            self.ask(moment, Open::of(data));
        }
    }

    /// A view, or the answers, which say themselves at which version.
    pub(super) fn look(&mut self, what: &str, text: &str) {
        let Ok(data) = serde_json::from_str::<Value>(text) else { return };
        let Some(moment) = data["version"].as_u64() else { return };
        self.keep(what, moment as usize, Reach::Now, Form::Json, text.to_owned());
    }

    /// A page of the table, which says in the address of its stream how many entries it knows.
    pub(super) fn page(&mut self, html: &str) {
        let next = attributes(html, "data-stream=\"").next().and_then(|stream| {
            let next = stream.split("next=").nth(1)?;
            next.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
        });
        if let Some(next) = next {
            self.keep("page", next, Reach::Ever, Form::Html, html.to_owned());
        }
    }

    /// A piece of a page from its stream.
    pub(super) fn piece(&mut self, sent: &Sent) {
        if let Ok(next) = sent.id.parse() {
            self.keep("piece", next, Reach::Ever, Form::Html, sent.data.clone());
        }
    }

    fn ask(&mut self, moment: usize, open: Open) {
        let version = open.version as u32;
        self.asked.push(Asked { moment, version, seat: open.asked, answers: open.answers });
    }

    fn keep(&mut self, source: &str, moment: usize, reach: Reach, form: Form, text: String) {
        let source = format!("{source} {}", self.seat);
        self.received.push(Received { source, moment, reach, form, text });
    }
}
