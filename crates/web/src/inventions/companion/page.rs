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
const LISTED: usize = 12;

/// A game as one reader sees it.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) game: &'a Game,
    pub(super) reader: &'a Reader,
    /// The teller, which knows the card names of the box.
    pub(super) teller: CompanionTeller<'a>,
    /// Whether the reader may answer.
    pub(super) speaks: bool,
    may_take_back: bool,
    may_redo: bool,
}

impl<'a> Page<'a> {
    /// A page without anything to answer.
    pub(super) fn still(game: &'a Game, reader: &'a Reader) -> Page<'a> {
        let teller = CompanionTeller::new(reader.words()).with_names(&game.position().profile);
        Page { game, reader, teller, speaks: false, may_take_back: false, may_redo: false }
    }

    /// The page at a table.
    pub(super) fn live(
        snapshot: &'a Snapshot<Companion>,
        looking: &'a TableReader<'_>,
    ) -> Page<'a> {
        let speaks = looking.acts_as().is_some();
        Page {
            speaks,
            may_take_back: speaks && snapshot.may_take_back.is_some(),
            may_redo: speaks && snapshot.may_redo,
            ..Page::still(&snapshot.game, &looking.viewer.reader)
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
    pub(super) fn drawn(self, looking: &TableReader<'_>) -> Drawn {
        let mut sections = self.parts();
        sections.push(part("companion-head", self.head(looking)));
        sections.push(part("question", self.prompt(looking)));
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

    fn head(self, looking: &TableReader<'_>) -> Markup {
        let said = looking.query.say.as_str();
        html! {
            header.companion-head id="companion-head" {
                h1 { (self.heading()) }
                p.muted {
                    a href="/companion" { (self.say("companion-page-title")) }
                    " · " (difficulty_is(self.reader, self.at().difficulty))
                    " · " (self.teller.box_profile(self.at()))
                }
                @if !looking.is_seated() { p.companion-note { (self.say("companion-page-onlooker")) } }
                @if looking.table.state == TableState::Closed { p.companion-note { (self.say("companion-page-closed")) } }
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
    fn prompt(self, looking: &TableReader<'_>) -> Markup {
        let path = chosen(looking.query, looking.table.version);
        let question =
            self.game.question().map(|question| (question, narrowed(self.game.answers(), &path)));
        html! {
            section.companion-question id="question" aria-live="polite" data-version=(looking.table.version)
                data-your-turn[self.speaks && question.is_some()] {
                @match question {
                    None => (ending::section(self, looking)),
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
                        @if self.speaks {
                            form.companion-answers id="answer" method="post" action=(format!("{}/answer", looking.path())) {
                                (version(looking))
                                (self.choices(question, &answers, path, looking))
                            }
                            (self.tools(path, looking))
                        }
                    }
                }
                p.problem role="alert" { @if looking.query.say == "stale" { (self.say("companion-page-stale")) } }
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
                (moments.doors(false))
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
        looking: &TableReader<'_>,
    ) -> Markup {
        if let [Answer::Number(least), .., Answer::Number(most)] = *answers
            && answers.len() > LISTED
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
                        a.button.fork data-pick href=(deeper(looking, path.iter().chain([&index]))) { (capital(&self.teller.kind(kind))) }
                    },
                }
            }
        }
    }

    /// The buttons for undo, redo and corrections.
    fn tools(self, path: &[usize], looking: &TableReader<'_>) -> Markup {
        html! {
            div.companion-tools {
                @if let Some((_, before)) = path.split_last() {
                    a.button.quiet data-pick href=(deeper(looking, before.iter())) { "← " (self.say("companion-page-other-answer")) }
                }
                (self.taking_back(looking))
                @if self.may_redo {
                    (action_form(looking, "redo", Some("companion-redo"), "button quiet", format!("↷ {}", self.say("companion-page-redo"))))
                }
                @if can_correct(self.game) {
                    a.button.quiet id="companion-correct" href=(format!("{}/correct", looking.path())) { "✎ " (self.say("companion-page-correct")) }
                }
            }
        }
    }

    pub(super) fn taking_back(self, looking: &TableReader<'_>) -> Markup {
        html! {
            @if self.may_take_back {
                (action_form(looking, "take-back", Some("companion-undo"), "button quiet", format!("↶ {}", self.say("companion-page-undo"))))
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
        (styles())
        div.companion data-live {
            @for section in order.into_iter().filter_map(part) { (section.html) }
            section.companion-around aria-label=(reader.say("companion-page-around", &[])) { (beside) }
        }
    }
}

/// The style sheet and scripts that only the companion's pages need.
pub(super) fn styles() -> Markup {
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
fn deeper<'a>(looking: &TableReader<'_>, path: impl Iterator<Item = &'a usize>) -> String {
    let path: Vec<String> = path.map(ToString::to_string).collect();
    format!("{}?v={}&in={}#question", looking.path(), looking.table.version, path.join("."))
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
