//! What somebody was told, as it came in.

use eureka_table::{Said, Seat};
use eureka_testkit::{Form, Open, Reach, Received, Sent, attributes, values};
use serde_json::{Value, json};

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
    pub(super) views: Vec<Viewed>,
}

/// A question as it was told.
pub(super) struct Asked {
    /// How many entries the table had; unknown in a reply that tells only its version.
    pub(super) moment: Option<usize>,
    /// The version that an answer must name.
    pub(super) version: u32,
    /// Who is asked; nobody when the game is over.
    pub(super) seat: Option<String>,
    /// The answers, where they are one's own.
    pub(super) answers: Vec<String>,
}

/// A view as it was shown.
pub(super) struct Viewed {
    /// How many entries the table had; unknown in a reply that tells only its version.
    pub(super) moment: Option<usize>,
    /// The version that an answer must name.
    pub(super) version: u32,
    /// All of it.
    pub(super) view: Value,
}

/// How far a stream has told what happens at its table.
#[derive(Default)]
pub(super) struct Told(Option<u32>);

impl Told {
    /// A stream that goes on where so many entries are known.
    pub(super) fn after(known: u32) -> Told {
        Told(Some(known))
    }

    /// How many entries it has told of.
    pub(super) fn known(&self) -> Option<u32> {
        self.0
    }

    /// Hears of the last of so many entries, or of all of them anew; says what is wrong if entries were left out, or told again.
    pub(super) fn hear(&mut self, next: u32, anew: bool) -> Option<String> {
        let before = self.0.replace(next);
        let follows = match before {
            Some(before) if anew => next >= before,
            Some(before) => next == before + 1,
            None => anew,
        };
        (!follows).then(|| format!("a stream told of {next} entries after {before:?}"))
    }
}

impl Heard {
    pub(super) fn new(seat: Seat) -> Heard {
        Heard { seat, received: Vec::new(), asked: Vec::new(), views: Vec::new() }
    }

    /// An event of the stream for programs.
    pub(super) fn event(&mut self, sent: &Sent, data: &Value) {
        let moment = sent.id.parse().unwrap_or_default();
        let reach = if sent.name == "step" { Reach::Step } else { Reach::Now };
        self.keep(&sent.name, moment, reach, Form::Json, sent.data.clone());
        if sent.name == "step" || data["view"].is_object() {
            self.ask(Some(moment), Open::of(data));
        }
        self.view(Some(moment), &data["view"]);
    }

    /// A view, or the answers, which say themselves at which version; whether they do.
    pub(super) fn look(&mut self, what: &str, text: &str) -> bool {
        let data = serde_json::from_str::<Value>(text).unwrap_or_default();
        let Some(moment) = data["version"].as_u64() else { return false };
        self.keep(what, moment as usize, Reach::Now, Form::Json, text.to_owned());
        match what {
            "view" => {
                self.ask(None, Open::of(&json!({ "view": data })));
                self.view(None, &data);
            }
            // It is what an event tells of the question, but for the number of answers before it.
            _ => self.ask(None, Open::of(&with_moment(data))),
        }
        true
    }

    /// A page of the table, which says in the address of its stream how many entries it knows.
    pub(super) fn page(&mut self, html: &str) {
        let Some(moment) = known_to(html).map(|next| next as usize) else { return };
        self.keep("page", moment, Reach::Ever, Form::Html, html.to_owned());
        if let Some((version, mut answers)) = offered(html) {
            // What lies at several places has a button at each.
            answers.sort();
            answers.dedup();
            let (version, seat) = (version as u32, Some(self.seat.to_string()));
            self.asked.push(Asked { moment: Some(moment), version, seat, answers });
        }
    }

    /// A piece of a page from its stream.
    pub(super) fn piece(&mut self, sent: &Sent) {
        if let Ok(next) = sent.id.parse() {
            self.keep("piece", next, Reach::Ever, Form::Html, sent.data.clone());
        }
    }

    fn view(&mut self, moment: Option<usize>, view: &Value) {
        if let Some(version) = view["version"].as_u64() {
            self.views.push(Viewed { moment, version: version as u32, view: view.clone() });
        }
    }

    fn ask(&mut self, moment: Option<usize>, open: Open) {
        let version = open.version as u32;
        self.asked.push(Asked { moment, version, seat: open.asked, answers: open.answers });
    }

    fn keep(&mut self, source: &str, moment: usize, reach: Reach, form: Form, text: String) {
        let source = format!("{source} {}", self.seat);
        self.received.push(Received { source, moment, reach, form, text });
    }
}

/// How many entries of its table a page knows: the address of its stream says so.
pub(super) fn known_to(html: &str) -> Option<u32> {
    let stream = attributes(html, "data-stream=\"").next()?;
    let next = stream.split("next=").nth(1)?;
    next.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The version and the answers that a page offers, if it does.
pub(super) fn offered(page: &str) -> Option<(u64, Vec<String>)> {
    let version = page.split_once("name=\"version\" value=\"")?.1.split_once('"')?.0;
    let answers = values(page, "<button", "name=\"answer\" value");
    (!answers.is_empty()).then_some((version.parse().ok()?, answers))
}

fn with_moment(mut answers: Value) -> Value {
    answers["moment"] = json!(0);
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_that_leaves_something_out_is_noticed() {
        let mut told = Told::default();
        assert_eq!(told.hear(5, true), None);
        assert_eq!(told.hear(6, false), None);
        assert!(told.hear(8, false).is_some(), "7 is missing");
        assert!(told.hear(8, false).is_some(), "it was told before");
        assert_eq!(told.hear(12, true), None, "everything is shown");
        assert!(told.hear(11, true).is_some(), "it goes back");
        assert!(Told::default().hear(5, false).is_some(), "it begins with nothing");
        assert_eq!(Told::after(5).hear(6, false), None);
        assert!(Told::after(5).hear(7, false).is_some());
    }

    #[test]
    fn what_a_page_offers_is_kept_as_a_question() {
        let page = r#"<body data-stream="/table/x/stream?next=7&amp;as=A"><form>
            <input name="version" value="5"><button name="answer" value="draw">
            <button name="answer" value="meld Tools"><button name="answer" value="draw"></form>"#;
        let mut heard = Heard::new(Seat::A);
        heard.page(page);
        heard.page(r#"<body data-stream="/table/x/stream?next=8">"#);
        let [asked] = heard.asked.as_slice() else { panic!("one page offers something") };
        assert_eq!((asked.moment, asked.version), (Some(7), 5));
        assert_eq!(asked.answers, ["draw", "meld Tools"]);
        assert_eq!(heard.received.len(), 2);
    }

    #[test]
    fn answers_and_views_are_kept_as_questions() {
        let mut heard = Heard::new(Seat::A);
        let answers =
            json!({ "version": 3, "question": { "seat": "A" }, "answers": [{ "answer": "draw" }] });
        assert!(heard.look("answers", &answers.to_string()));
        let view = json!({ "version": 3, "game": answers });
        assert!(heard.look("view", &view.to_string()));
        for asked in &heard.asked {
            assert_eq!((asked.moment, asked.version), (None, 3));
            assert_eq!((asked.seat.as_deref(), asked.answers.len()), (Some("A"), 1));
        }
        assert_eq!((heard.asked.len(), heard.views.len()), (2, 1));
        assert!(!heard.look("view", "nonsense"));
    }
}
