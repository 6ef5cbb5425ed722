//! The transcript of a connection: everything that it was told, in the order in which it came in.

use eureka_table::{Seat, SeatSet};
use eureka_testkit::{
    Format, OpenQuestion, PageChoices, Reach, Received, StreamEvent, form_version, known_entries,
};
use serde_json::{Value, json};

/// Everything that one connection was told. A moment is the number of entries that the table had.
pub(super) struct Transcript {
    /// The seat whose view it was given.
    pub(super) seat: Seat,
    /// All seats of its person.
    pub(super) own: SeatSet,
    pub(super) received: Vec<Received>,
    /// The pages of a screen that several players share, each with the player who had taken the screen over.
    pub(super) pages: Vec<(Option<Seat>, Received)>,
    pub(super) questions: Vec<ToldQuestion>,
    pub(super) views: Vec<ShownView>,
    pub(super) screens: Vec<ScreenShown>,
}

/// The fact that the browser of a shared screen was shown the cards or the answers of the seat.
pub(super) struct ScreenShown {
    /// The number of entries that the table had; unknown in a reply that has only a version.
    pub(super) moment: Option<usize>,
    /// The version that an answer must name.
    pub(super) version: u32,
    /// The player who had taken the screen over.
    pub(super) screen: Option<Seat>,
}

/// A question as it was told.
pub(super) struct ToldQuestion {
    /// The number of entries that the table had; unknown in a reply that has only a version.
    pub(super) moment: Option<usize>,
    /// The version that an answer must name.
    pub(super) version: u32,
    /// The seat that is asked; `None` when the game is over.
    pub(super) seat: Option<String>,
    /// The answers, if the reader is asked.
    pub(super) answers: Vec<String>,
    /// Set if these are all answers. Some pages offer only a part, and links to the rest.
    pub(super) is_complete: bool,
}

/// A view as it was shown.
pub(super) struct ShownView {
    /// The number of entries that the table had; unknown in a reply that has only a version.
    pub(super) moment: Option<usize>,
    /// The version that an answer must name.
    pub(super) version: u32,
    /// The view.
    pub(super) view: Value,
}

/// The number of entries that a stream has reported.
#[derive(Default)]
pub(super) struct StreamPosition(Option<u32>);

impl StreamPosition {
    /// A stream that continues after this number of known entries.
    pub(super) fn after(known: u32) -> StreamPosition {
        StreamPosition(Some(known))
    }

    /// The number, if anything was reported yet.
    pub(super) fn known(&self) -> Option<u32> {
        self.0
    }

    /// Moves on to this number of entries, or starts over with all of them. Returns the mistake if entries were left out or repeated.
    pub(super) fn advance(&mut self, next: u32, anew: bool) -> Option<String> {
        let before = self.0.replace(next);
        let follows = match before {
            Some(before) if anew => next >= before,
            Some(before) => next == before + 1,
            None => anew,
        };
        (!follows).then(|| format!("a stream told of {next} entries after {before:?}"))
    }
}

impl Transcript {
    pub(super) fn new(seat: Seat, own: SeatSet) -> Transcript {
        Transcript {
            seat,
            own,
            received: Vec::new(),
            pages: Vec::new(),
            questions: Vec::new(),
            views: Vec::new(),
            screens: Vec::new(),
        }
    }

    /// Whether several players share its screen.
    pub(super) fn is_shared(&self) -> bool {
        self.own.len() > 1
    }

    /// The number of texts that it was sent.
    pub(super) fn texts(&self) -> usize {
        self.received.len() + self.pages.len()
    }

    /// The text that was sent at the latest moment.
    pub(super) fn latest(&self) -> Option<&Received> {
        let all = self.received.iter().chain(self.pages.iter().map(|(_, page)| page));
        all.max_by_key(|received| received.moment)
    }

    /// Adds an event of the stream for programs.
    pub(super) fn event(&mut self, sent: &StreamEvent, data: &Value) {
        let moment = sent.id.parse().unwrap_or_default();
        // A view names cards that were shown by the last answer and are mixed with others since. Everything in it is compared anyway.
        let reach = if data["remark"].is_object() { Reach::Now } else { Reach::Step };
        self.keep(&sent.name, moment, reach, Format::Json, sent.data.clone());
        if sent.name == "step" || data["view"].is_object() {
            self.ask(Some(moment), OpenQuestion::of(data));
        }
        self.view(Some(moment), &data["view"]);
    }

    /// Adds a view or the answers, which must have a version. Returns false if they do not.
    pub(super) fn look(&mut self, what: &str, text: &str) -> bool {
        let data = serde_json::from_str::<Value>(text).unwrap_or_default();
        let Some(moment) = data["version"].as_u64() else { return false };
        self.keep(what, moment as usize, Reach::Step, Format::Json, text.to_owned());
        match what {
            "view" => {
                self.ask(None, OpenQuestion::of(&json!({ "view": data })));
                self.view(None, &data);
            }
            // An event has the same question, and also the number of answers before it.
            _ => self.ask(None, OpenQuestion::of(&with_moment(data))),
        }
        true
    }

    /// Adds a view that the browser of a shared screen was shown.
    pub(super) fn look_at_screen(&mut self, text: &str, screen: Option<Seat>) -> bool {
        let is_view = self.look("view", text);
        if let Some(version) = self.views.last().map(|shown| shown.version).filter(|_| is_view) {
            self.screens.push(ScreenShown { moment: None, version, screen });
        }
        is_view
    }

    /// Adds a page of the table, or one behind a link that narrows the answers. If several players share the screen, this one
    /// had taken it over.
    pub(super) fn page(&mut self, html: &str, is_whole: bool, screen: Option<Seat>) {
        let Some(moment) = known_entries(html).map(|next| next as usize) else { return };
        self.keep("page", moment, Reach::Ever, Format::Html, html.to_owned());
        if self.is_shared() {
            self.pages.extend(self.received.pop().map(|page| (screen, page)));
        }
        if let Some((version, offered)) = offered(html) {
            let (version, seat) = (version as u32, Some(self.seat.to_string()));
            if self.is_shared() {
                self.screens.push(ScreenShown { moment: Some(moment), version, screen });
            }
            let is_complete = is_whole && offered.numbers.is_none() && offered.forks.is_empty();
            let mut answers = offered.answers;
            answers.extend(offered.numbers.into_iter().flatten().map(|number| number.to_string()));
            // A card that is shown in several places has a button in each.
            answers.sort();
            answers.dedup();
            let moment = Some(moment);
            self.questions.push(ToldQuestion { moment, version, seat, answers, is_complete });
        }
    }

    /// Adds a piece of a page from its stream.
    pub(super) fn piece(&mut self, sent: &StreamEvent) {
        if let Ok(next) = sent.id.parse() {
            self.keep("piece", next, Reach::Ever, Format::Html, sent.data.clone());
        }
    }

    fn view(&mut self, moment: Option<usize>, view: &Value) {
        if let Some(version) = view["version"].as_u64() {
            self.views.push(ShownView { moment, version: version as u32, view: view.clone() });
        }
    }

    fn ask(&mut self, moment: Option<usize>, open: OpenQuestion) {
        let version = open.version as u32;
        self.questions.push(ToldQuestion {
            moment,
            version,
            seat: open.asked,
            answers: open.answers,
            is_complete: true,
        });
    }

    fn keep(&mut self, source: &str, moment: usize, reach: Reach, format: Format, text: String) {
        let source = format!("{source} {}", self.seat);
        self.received.push(Received { source, moment, reach, format, text });
    }
}

/// The version and the choices that a page offers, if it offers any.
pub(super) fn offered(page: &str) -> Option<(u64, PageChoices)> {
    let offered = PageChoices::on(page);
    let is_asked = offered.is_any();
    is_asked.then_some((form_version(page)?.parse().ok()?, offered))
}

fn with_moment(mut answers: Value) -> Value {
    answers["moment"] = json!(0);
    answers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_that_skips_entries_is_noticed() {
        let mut position = StreamPosition::default();
        assert_eq!(position.advance(5, true), None);
        assert_eq!(position.advance(6, false), None);
        assert!(position.advance(8, false).is_some(), "7 is missing");
        assert!(position.advance(8, false).is_some(), "it was told before");
        assert_eq!(position.advance(12, true), None, "everything is shown");
        assert!(position.advance(11, true).is_some(), "it goes back");
        assert!(StreamPosition::default().advance(5, false).is_some(), "it begins with nothing");
        assert_eq!(StreamPosition::after(5).advance(6, false), None);
        assert!(StreamPosition::after(5).advance(7, false).is_some());
    }

    #[test]
    fn the_answers_of_a_page_are_kept_as_a_question() {
        let page = r#"<body data-stream="/table/x/stream?next=7"><form>
            <input name="version" value="5"><button name="answer" value="draw">
            <button name="answer" value="meld Tools"><button name="answer" value="draw"></form>"#;
        let mut transcript = Transcript::new(Seat::A, SeatSet::only(Seat::A));
        transcript.page(page, true, None);
        transcript.page(r#"<body data-stream="/table/x/stream?next=8">"#, true, None);
        let [asked] = transcript.questions.as_slice() else { panic!("one page offers something") };
        assert_eq!((asked.moment, asked.version), (Some(7), 5));
        assert_eq!(asked.answers, ["draw", "meld Tools"]);
        assert_eq!(transcript.received.len(), 2);
    }

    #[test]
    fn answers_and_views_are_kept_as_questions() {
        let mut transcript = Transcript::new(Seat::A, SeatSet::only(Seat::A));
        let answers =
            json!({ "version": 3, "question": { "seat": "A" }, "answers": [{ "answer": "draw" }] });
        assert!(transcript.look("answers", &answers.to_string()));
        let view = json!({ "version": 3, "game": answers });
        assert!(transcript.look("view", &view.to_string()));
        for asked in &transcript.questions {
            assert_eq!((asked.moment, asked.version), (None, 3));
            assert_eq!((asked.seat.as_deref(), asked.answers.len()), (Some("A"), 1));
        }
        assert_eq!((transcript.questions.len(), transcript.views.len()), (2, 1));
        assert!(!transcript.look("view", "nonsense"));
    }
}
