//! The page of a companion game: the question, the moves to make, the score, the table and the log.

use super::{Companion, ending};
use crate::http::assets::address;
use crate::http::reader::Reader;
use crate::inventions::{action_form, difficulty_is, part, sheet, version};
use crate::replay::Moments;
use crate::room::{Drawn, Section, Snapshot, TableQuery, TableReader};
use eureka_inventions::{Answer, Game, Position, Question, Turn};
use eureka_store::TableState;
use eureka_words::{AnswerGroup, AnswerKind, CompanionTeller, capital};
use maud::{Markup, html};

/// The maximum number of numeric answers shown as buttons; above that, the number is typed.
const MAX_NUMBER_BUTTONS: usize = 12;

/// A game as one reader sees it.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) game: &'a Game,
    pub(super) reader: &'a Reader,
    /// The teller, which knows the card names of the box.
    pub(super) teller: CompanionTeller<'a>,
    /// Whether the reader may answer.
    pub(super) may_answer: bool,
    may_take_back: bool,
    may_redo: bool,
}

impl<'a> Page<'a> {
    /// A page without anything to answer.
    pub(super) fn read_only(game: &'a Game, reader: &'a Reader) -> Page<'a> {
        let teller = CompanionTeller::new(reader.words()).with_names(&game.position().profile);
        Page { game, reader, teller, may_answer: false, may_take_back: false, may_redo: false }
    }

    /// The page at a table.
    pub(super) fn live(
        snapshot: &'a Snapshot<Companion>,
        table_reader: &'a TableReader<'_>,
    ) -> Page<'a> {
        let may_answer = table_reader.acts_as().is_some();
        Page {
            may_answer,
            may_take_back: may_answer && snapshot.may_take_back.is_some(),
            may_redo: may_answer && snapshot.may_redo,
            ..Page::read_only(&snapshot.game, &table_reader.viewer.reader)
        }
    }

    pub(super) fn say(self, id: &str) -> String {
        self.reader.say(id, &[])
    }

    pub(super) fn at(self) -> &'a Position {
        self.game.position()
    }

    /// The era, the round and the player whose turn it is.
    pub(super) fn heading(self) -> String {
        self.teller.heading(self.at())
    }

    /// The title of the browser window.
    pub(super) fn title(self) -> String {
        format!("{} · {}", self.heading(), self.say("companion-page-title"))
    }

    /// The title and all sections of the page.
    pub(super) fn drawn(self, table_reader: &TableReader<'_>) -> Drawn {
        let mut sections = self.parts();
        sections.push(part("companion-head", self.head(table_reader)));
        sections.push(part("question", self.prompt(table_reader)));
        Drawn { title: self.title(), sections, lines: None }
    }

    /// The sections that are the same for every reader.
    pub(super) fn parts(self) -> Vec<Section> {
        vec![
            part("companion-steps", self.steps()),
            part("companion-score", self.score()),
            part("companion-table", self.table()),
            part("companion-log", self.log()),
        ]
    }

    fn head(self, table_reader: &TableReader<'_>) -> Markup {
        let said = table_reader.query.say.as_str();
        html! {
            header.companion-head id="companion-head" {
                h1 { (self.heading()) }
                p.muted {
                    a href="/companion" { (self.say("companion-page-title")) }
                    " · " (difficulty_is(self.reader, self.at().difficulty))
                    " · " (self.teller.box_profile(self.at()))
                }
                @if !table_reader.is_seated() { p.companion-note { (self.say("companion-page-onlooker")) } }
                @if table_reader.table.state == TableState::Closed { p.companion-note { (self.say("companion-page-closed")) } }
                @if said == "corrected" { p.companion-note role="status" { (self.say("companion-page-corrected")) } }
                @if self.game.question().is_some() { nav.companion-jump aria-label=(self.say("companion-page-jump")) {
                    a href="#companion-steps" { (self.say("companion-page-steps")) }
                    a href="#companion-score" { (self.say("companion-page-score")) }
                    a href="#companion-table" { (self.say("companion-page-table")) }
                    a href="#companion-log" { (self.say("companion-page-log")) }
                } }
            }
        }
    }

    /// The open question with its answers, or the end.
    fn prompt(self, table_reader: &TableReader<'_>) -> Markup {
        let path = chosen(table_reader.query, table_reader.table.version);
        let question =
            self.game.question().map(|question| (question, narrowed(self.game.answers(), &path)));
        html! {
            section.companion-question id="question" aria-live="polite" data-version=(table_reader.table.version)
                data-your-turn[self.may_answer && question.is_some()] {
                @match question {
                    None => (ending::section(self, table_reader)),
                    Some((question, (kinds, answers))) => {
                        // The path in the URL may be longer than the kinds of answers allow.
                        @let path = &path[..kinds.len()];
                        @match kinds.last() {
                            Some((kind, left)) => {
                                p.label { (self.asked(question)) " – " (self.teller.kind(*kind)) }
                                h2 { (self.teller.narrow(*kind, left)) }
                            },
                            None => h2 { (self.asked(question)) },
                        }
                        @if self.may_answer {
                            form.companion-answers id="answer" method="post" action=(format!("{}/answer", table_reader.path())) {
                                (version(table_reader))
                                (self.choices(question, &answers, path, table_reader))
                            }
                            (self.tools(path, table_reader))
                        }
                    }
                }
                p.problem role="alert" { @if table_reader.query.say == "stale" { (self.say("companion-page-stale")) } }
            }
        }
    }

    fn asked(self, question: Question) -> String {
        self.teller.question(self.at(), question)
    }

    /// A question of the past with the answer that was given.
    pub(super) fn replayed(self, moments: &Moments<'_>, answer: Option<Answer>) -> Section {
        let answer = answer.zip(self.game.question());
        let answer = answer.map(|(answer, question)| html! { (self.label(question, answer)) });
        let html = html! {
            section.companion-question.replayed id="question" {
                p.label { (self.heading()) }
                @if let Some(question) = self.game.question() { h2 { (self.asked(question)) } }
                (moments.answered(answer))
                (moments.links(false))
            }
        };
        part("question", html)
    }

    fn label(self, question: Question, answer: Answer) -> String {
        capital(&self.teller.answer(self.at(), question, answer))
    }

    fn choices(
        self,
        question: Question,
        answers: &[Answer],
        path: &[usize],
        table_reader: &TableReader<'_>,
    ) -> Markup {
        if let [Answer::Number(least), .., Answer::Number(most)] = *answers
            && answers.len() > MAX_NUMBER_BUTTONS
        {
            return html! {
                div.field {
                    label for="companion-number" { (self.teller.numbers(least, most)) }
                    input id="companion-number" type="number" inputmode="numeric" name="answer" required
                        min=(least) max=(most) step="1";
                }
                button.button type="submit" { (self.say("companion-page-enter")) }
            };
        }
        html! {
            @for (index, branch) in AnswerGroup::of(answers).into_iter().enumerate() {
                @match branch {
                    AnswerGroup::Leaf(answer) => {
                        button.button type="submit" name="answer" value=(answer) data-answer=(answer)
                            data-kind=[(answer == Answer::End).then_some("end")] {
                            (self.label(question, answer))
                        }
                    },
                    AnswerGroup::Fork(kind, _) => {
                        a.button.fork data-pick href=(deeper(table_reader, path.iter().chain([&index]))) { (capital(&self.teller.kind(kind))) }
                    },
                }
            }
        }
    }

    /// The buttons for undo, redo and corrections.
    fn tools(self, path: &[usize], table_reader: &TableReader<'_>) -> Markup {
        html! {
            div.companion-tools {
                @if let Some((_, before)) = path.split_last() {
                    a.button.quiet data-pick href=(deeper(table_reader, before.iter())) { "← " (self.say("companion-page-other-answer")) }
                }
                (self.taking_back(table_reader))
                @if self.may_redo {
                    (action_form(table_reader, "redo", Some("companion-redo"), "button quiet", format!("↷ {}", self.say("companion-page-redo"))))
                }
                @if can_correct(self.game) {
                    a.button.quiet id="companion-correct" href=(format!("{}/correct", table_reader.path())) { "✎ " (self.say("companion-page-correct")) }
                }
            }
        }
    }

    pub(super) fn taking_back(self, table_reader: &TableReader<'_>) -> Markup {
        html! {
            @if self.may_take_back {
                (action_form(table_reader, "take-back", Some("companion-undo"), "button quiet", format!("↶ {}", self.say("companion-page-undo"))))
            }
        }
    }

    /// The score so far.
    fn score(self) -> Markup {
        html! {
            section id="companion-score" aria-label=(self.say("companion-page-score")) {
                h2 { (self.say("companion-page-score")) }
                (sheet(Some(self.teller.bots()), &self.teller.bot_sheet(self.at())))
                h3 { (self.teller.your_name()) }
                ul.plain { @for item in self.teller.you(self.at()) { li { (item) } } }
            }
        }
    }
}

/// The page: its sections in their order, and `beside`, the content that every game has.
pub(super) fn frame(reader: &Reader, sections: &[Section], beside: &Markup) -> Markup {
    let order = [
        "companion-head",
        "question",
        "companion-steps",
        "companion-score",
        "companion-table",
        "companion-log",
    ];
    let part = |id: &str| sections.iter().find(|section| section.id == id);
    html! {
        (head_links())
        div.companion data-live {
            @for section in order.into_iter().filter_map(part) { (section.html) }
            section.companion-around aria-label=(reader.say("companion-page-around", &[])) { (beside) }
        }
    }
}

/// The style sheet and scripts that only the companion's pages need.
pub(super) fn head_links() -> Markup {
    html! {
        link rel="stylesheet" href=(address("companion.css"));
        script src=(address("companion.js")) defer {}
    }
}

/// Whether anything can be corrected: only after the board is set up and before the score sheet is filled in.
pub(super) fn can_correct(game: &Game) -> bool {
    let at = game.position();
    at.turn != Turn::SetUp && at.sheet.is_none()
}

/// The URL of the page with these kinds of answers chosen.
fn deeper<'a>(table_reader: &TableReader<'_>, path: impl Iterator<Item = &'a usize>) -> String {
    let path: Vec<String> = path.map(ToString::to_string).collect();
    format!(
        "{}?v={}&in={}#question",
        table_reader.path(),
        table_reader.table.version,
        path.join(".")
    )
}

/// The kinds of answers chosen so far; empty if the game has moved on since.
fn chosen(query: &TableQuery, version: u32) -> Vec<usize> {
    let numbers = query.within.split('.').filter(|_| query.version == version);
    numbers.map_while(|number| number.parse().ok()).take(8).collect()
}

/// The kinds that a path leads through, and the answers that remain. A path stops at its first invalid step.
fn narrowed(answers: &[Answer], path: &[usize]) -> (Vec<(AnswerKind, Vec<Answer>)>, Vec<Answer>) {
    let (mut kinds, mut left) = (Vec::new(), answers.to_vec());
    for &index in path {
        match AnswerGroup::of(&left).into_iter().nth(index) {
            Some(AnswerGroup::Fork(kind, answers)) => {
                kinds.push((kind, answers.clone()));
                left = answers;
            }
            _ => break,
        }
    }
    (kinds, left)
}
