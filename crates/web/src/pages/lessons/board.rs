//! The page of a lesson: the table as it is in a game, with the task above it.

use super::course::{Course, address};
use super::list::play;
use super::text::line;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::innovation::changes::Changes;
use crate::innovation::choices::Choices;
use crate::innovation::draw::{self, Section, linked};
use crate::innovation::table_view::{Prompt, TableView, foreseen};
use crate::pages::home::Fields;
use eureka_innovation::{Event, Face, View};
use eureka_scenario::lesson::{Attempt, Lesson, NEXT, StepState, Texts};
use eureka_table::Seat;
use maud::{Markup, html};

/// The name of the fields of a lesson's URL that hold what the pupil said.
const SAID: &str = "a";

/// What the pupil said, in the fields of a URL.
pub(super) fn said(fields: &Fields) -> Vec<String> {
    let said = fields.0.iter().filter(|(name, _)| name == SAID);
    said.map(|(_, word)| word.clone()).collect()
}

/// A lesson after what the pupil said.
pub(super) struct Board {
    course: &'static Course,
    index: usize,
    said: Vec<String>,
    attempt: Attempt<'static>,
}

impl Board {
    /// The lesson with this name, if all that was said makes sense.
    pub(super) fn new(
        course: &'static Course,
        name: &str,
        said: Vec<String>,
    ) -> Result<Board, Problem> {
        let index = course.find(name).ok_or(Problem::NoPage)?;
        let lesson: &'static Lesson = &course.lessons[index].1;
        let attempt = lesson.attempt(said.iter().map(String::as_str));
        let attempt = attempt.map_err(|error| Problem::Malformed(error.to_string()))?;
        Ok(Board { course, index, said, attempt })
    }

    /// Whether the lesson is done.
    pub(super) fn is_complete(&self) -> bool {
        self.attempt.is_complete()
    }

    /// The URL of this moment of the lesson.
    pub(super) fn address(&self) -> String {
        self.address_of(&self.said, "")
    }

    /// The title of the window.
    pub(super) fn title(&self, reader: &Reader) -> String {
        line(reader.words(), self.lesson().rules, &[], &self.lesson().title).to_string()
    }

    fn lesson(&self) -> &'static Lesson {
        self.attempt.lesson()
    }

    /// The URL of a page of this lesson, with this in its query.
    fn address_of(&self, said: &[String], page: &str) -> String {
        let fields = said.iter().map(|word| (SAID.to_owned(), word.clone())).collect();
        Fields(fields).address(&format!("{}{page}", self.course.lesson_address(self.index)))
    }

    /// The body of the page. The pupil has the name of the visitor, if there is one.
    pub(super) fn page(&self, reader: &Reader, name: Option<&str>) -> Markup {
        let names = self.names(reader, name);
        let (table, told) = self.table(reader, &names);
        let mut sections = table.sections();
        let html = self.panel(reader, &names);
        sections.push(Section { id: "lesson".to_owned(), html });
        let beside = html! { p id="unsent" hidden { (reader.say("lesson-unsent", &[])) } };
        let log = table.lines(&told, 0);
        draw::frame(reader.words(), table.rules, table.you, &sections, &log, &beside)
    }

    /// The names of the players: those that bots have, except for a pupil with a name.
    fn names(&self, reader: &Reader, name: Option<&str>) -> Vec<String> {
        let bots = reader.say("bot-names", &[]);
        let mut bots: Vec<String> = bots.split(", ").map(str::to_owned).collect();
        bots.truncate(self.lesson().players.into());
        if let (Some(name), Some(pupil)) = (name, bots.get_mut(self.lesson().pupil.index())) {
            name.clone_into(pupil);
        }
        bots
    }

    /// The table as the pupil sees it, and all events as told to the pupil.
    fn table(&self, reader: &Reader, names: &[String]) -> (TableView, Vec<Event<Face>>) {
        let (attempt, rules, pupil) = (&self.attempt, self.lesson().rules, self.lesson().pupil);
        // A lesson takes one answer after the other.
        let view = View { several: None, ..attempt.game().view(pupil) };
        let game = attempt.game();
        let age = |card| rules.age(card);
        let told: Vec<_> = attempt.events().iter().map(|event| event.told(pupil, age)).collect();
        let version = self.said.len() as u32;
        let (choices, prompt) = match attempt.state() {
            StepState::Open => {
                let prompt = Prompt::Question { may_take_back: false, may_come_back: false };
                (foreseen(game, &view, version), prompt)
            }
            StepState::Done | StepState::Missed => {
                (Choices::default(), Prompt::Lesson(self.verdict(reader, names)))
            }
        };
        let bot = |seat: Seat| (seat != pupil).then(|| reader.say("lesson-opponent", &[]));
        let table = TableView {
            words: reader.words(),
            rules,
            address: self.course.lesson_address(self.index),
            answers_to: self.address_of(&self.said, "/answer"),
            version,
            names: names.to_vec(),
            bots: (0..self.lesson().players).map(Seat::new).map(bot).collect(),
            view,
            you: Some(pupil),
            choices,
            prompt,
            ending: None,
            coaching: None,
            changes: Changes::of(rules, &told[attempt.news()..]),
            recent: told.clone(),
            shows_texts: reader.shows_texts,
            notice: None,
        };
        (table, told)
    }

    /// A text of the lesson, with its cards as links.
    fn text(&self, reader: &Reader, names: &[String], texts: &Texts) -> Markup {
        let (words, rules) = (reader.words(), self.lesson().rules);
        linked(words, rules, &line(words, rules, names, texts))
    }

    /// The panel with the task, which is always in sight.
    fn panel(&self, reader: &Reader, names: &[String]) -> Markup {
        let (step, steps) = (self.attempt.step_index() + 1, self.lesson().steps.len());
        let progress = reader.say("lesson-step", &[("step", step.into()), ("steps", steps.into())]);
        let is_done = self.attempt.state() == StepState::Done;
        let (task, hint) = (&self.attempt.step().task, &self.attempt.step().hint);
        html! {
            section id="lesson" class="lesson" aria-labelledby="lesson-title" {
                header {
                    h1 id="lesson-title" {
                        a href=(address(self.course.edition)) title=(reader.say("lesson-all", &[])) {
                            (self.index + 1) ". " (self.title(reader))
                        }
                    }
                    p class="progress" role="img" aria-label=(progress) {
                        @for number in 1..=steps {
                            i data-done[number < step || is_done && number == step] data-now[number == step] {}
                        }
                    }
                }
                p class="task" aria-live="polite" { (self.text(reader, names, task)) }
                details class="hint" {
                    summary class="button quiet" { (reader.say("lesson-hint", &[])) }
                    p { (self.text(reader, names, hint)) }
                }
                nav {
                    a href=(self.address_of(&[], "")) { (reader.say("lesson-again", &[])) }
                    a href=(address(self.course.edition)) { (reader.say("lesson-all", &[])) }
                }
            }
        }
    }

    /// What stands in place of the question when the step is over: what was learned, or why the task is not done, and the way
    /// on.
    fn verdict(&self, reader: &Reader, names: &[String]) -> Markup {
        let say = |id: &str| reader.say(id, &[]);
        let step = self.attempt.step();
        if self.attempt.state() == StepState::Missed {
            // The words up to the beginning of this step.
            let begun = self.said.iter().rposition(|word| word == NEXT).map_or(0, |at| at + 1);
            let again = self.address_of(&self.said[..begun], "");
            return html! {
                div class="asking" {
                    h2 { (say("lesson-wrong")) }
                    p class="taught" { (self.text(reader, names, &step.wrong)) }
                }
                div class="answers" { a class="button" data-pick href=(again) { (say("lesson-try-again")) } }
            };
        }
        html! {
            div class="asking" {
                h2 class="right" { (say("lesson-right")) }
                p class="taught" { (self.text(reader, names, &step.why)) }
            }
            div class="answers" { (self.way_on(reader)) }
        }
    }

    /// The button to the next step, to the next lesson, or to the first game.
    fn way_on(&self, reader: &Reader) -> Markup {
        if !self.is_complete() {
            let mut said = self.said.clone();
            said.push(NEXT.to_owned());
            let next = self.address_of(&said, "");
            return html! { a class="button" data-pick href=(next) { (reader.say("lesson-go-on", &[])) } };
        }
        let next = self.index + 1;
        match self.course.lessons.get(next) {
            Some((_, lesson)) => {
                let title = line(reader.words(), lesson.rules, &[], &lesson.title).to_string();
                let text = reader.say("lesson-next", &[("title", (&title).into())]);
                html! { a class="button" href=(self.course.lesson_address(next)) { (text) } }
            }
            None => play(reader, self.course),
        }
    }
}
