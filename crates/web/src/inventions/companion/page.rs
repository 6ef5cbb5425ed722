//! The page of a companion game: the question, what to move, the points, the table and the log.

use super::{Companion, ending, picture, steps};
use crate::http::assets::address;
use crate::http::reader::Reader;
use crate::replay::Moments;
use crate::room::{Drawn, Looking, Query, Section, Shot};
use eureka_inventions::{Answer, Game, Question, Setup, Turn};
use eureka_store::State;
use eureka_words::{Branch, CompanionTeller, Kind, capital};
use maud::{Markup, html};

/// The number of numbers that are listed; of more, one is typed.
const LISTED: usize = 12;

/// A game as one reader sees it.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub(super) game: &'a Game,
    pub(super) reader: &'a Reader,
    /// A teller that knows the names of the cards of the box.
    pub(super) teller: CompanionTeller<'a>,
    /// Whether the reader may say something.
    pub(super) speaks: bool,
    may_take_back: bool,
    may_redo: bool,
}

impl<'a> Page<'a> {
    /// A page on which nothing can be said.
    pub(super) fn still(game: &'a Game, setup: &'a Setup, reader: &'a Reader) -> Page<'a> {
        let teller = CompanionTeller::new(reader.words()).with_names(&setup.profile);
        Page { game, reader, teller, speaks: false, may_take_back: false, may_redo: false }
    }

    /// The page at a table.
    pub(super) fn live(shot: &'a Shot<Companion>, looking: &'a Looking<'_>) -> Page<'a> {
        let speaks = looking.acts_as().is_some();
        let teller = CompanionTeller::new(looking.viewer.reader.words());
        Page {
            game: &shot.game,
            reader: &looking.viewer.reader,
            teller: teller.with_names(&shot.game.position().profile),
            speaks,
            may_take_back: speaks && shot.may_take_back.is_some(),
            may_redo: speaks && shot.may_redo,
        }
    }

    pub(super) fn say(self, id: &str) -> String {
        self.reader.say(id, &[])
    }

    /// The window's name.
    pub(super) fn title(self) -> String {
        format!("{} · {}", self.teller.heading(self.game.position()), self.say("companion-title"))
    }

    /// The page as it is drawn.
    pub(super) fn drawn(self, looking: &Looking<'_>) -> Drawn {
        let mut sections = self.parts();
        let part = |id: &str, html: Markup| Section { id: id.to_owned(), html };
        sections.push(part("solo-head", self.head(looking)));
        sections.push(part("question", self.prompt(looking)));
        Drawn { title: self.title(), sections, lines: None }
    }

    /// All parts that say nothing about the reader.
    pub(super) fn parts(self) -> Vec<Section> {
        let part = |id: &str, html: Markup| Section { id: id.to_owned(), html };
        vec![
            part("solo-steps", self.steps()),
            part("solo-score", self.score()),
            part("solo-table", self.table()),
            part("solo-log", self.log()),
        ]
    }

    fn head(self, looking: &Looking<'_>) -> Markup {
        let (at, said) = (self.game.position(), looking.query.say.as_str());
        let over = self.game.question().is_none();
        html! {
            header.solo-head id="solo-head" {
                h1 { (self.teller.heading(at)) }
                p.muted {
                    a href="/companion" { (self.say("companion-title")) }
                    " · " (self.reader.say("companion-difficulty-is", &[("difficulty", (&self.teller.difficulty(at.difficulty)).into())]))
                    " · " (self.teller.box_profile(at))
                }
                @if !looking.is_seated() { p.solo-note { (self.say("companion-onlooker")) } }
                @if looking.table.state == State::Closed { p.solo-note { (self.say("companion-closed")) } }
                @if said == "corrected" { p.solo-note role="status" { (self.say("companion-corrected")) } }
                @if !over { nav.solo-jump aria-label=(self.say("companion-jump")) {
                    a href="#solo-steps" { (self.say("companion-steps")) }
                    a href="#solo-score" { (self.say("companion-score")) }
                    a href="#solo-table" { (self.say("companion-table")) }
                    a href="#solo-log" { (self.say("companion-log")) }
                } }
            }
        }
    }

    /// The open question with its answers, or the end.
    fn prompt(self, looking: &Looking<'_>) -> Markup {
        let stale = looking.query.say == "stale";
        let base = looking.path();
        let path = chosen(looking.query, looking.table.version);
        let question =
            self.game.question().map(|question| (question, narrowed(self.game.answers(), &path)));
        html! {
            section.solo-question id="question" aria-live="polite" data-version=(looking.table.version)
                data-your-turn[self.speaks && question.is_some()] {
                @match question {
                    None => (ending::section(self, looking)),
                    Some((question, (kinds, answers))) => {
                        @match kinds.last() {
                            Some((kind, left)) => {
                                p.label { (self.asked(question)) " – " (self.teller.kind(*kind)) }
                                h2 { (self.teller.narrow(*kind, left)) }
                            },
                            None => h2 { (self.asked(question)) },
                        }
                        @if self.speaks {
                            form.solo-answers id="answer" method="post" action=(format!("{base}/answer")) {
                                (version(looking))
                                (self.choices(question, &answers, &path, looking))
                            }
                            (self.tools(kinds.len(), &path, looking))
                        }
                    }
                }
                p.problem role="alert" { @if stale { (self.say("companion-stale")) } }
            }
        }
    }

    fn asked(self, question: Question) -> String {
        self.teller.question(self.game.position(), question)
    }

    /// A question of the past with its answer.
    pub(super) fn replayed(self, moments: &Moments<'_>, answer: Option<Markup>) -> Section {
        let html = html! {
            section.solo-question.replayed id="question" {
                p.label { (self.teller.heading(self.game.position())) }
                @if let Some(question) = self.game.question() { h2 { (self.asked(question)) } }
                (moments.answered(answer))
                (moments.doors(false))
            }
        };
        Section { id: "question".to_owned(), html }
    }

    fn choices(
        self,
        question: Question,
        answers: &[Answer],
        path: &[usize],
        looking: &Looking<'_>,
    ) -> Markup {
        if let [Answer::Number(least), .., Answer::Number(most)] = *answers
            && answers.len() > LISTED
        {
            return html! {
                div.field {
                    label for="solo-number" { (self.teller.numbers(least, most)) }
                    input id="solo-number" type="number" inputmode="numeric" name="answer" required
                        min=(least) max=(most) step="1";
                }
                button.button type="submit" { (self.say("companion-enter")) }
            };
        }
        let at = self.game.position();
        html! {
            @for (index, branch) in Branch::of(answers).into_iter().enumerate() {
                @match branch {
                    Branch::Leaf(answer) => {
                        button.button type="submit" name="answer" value=(answer) data-answer=(answer)
                            data-kind=[(answer == Answer::End).then_some("end")] {
                            (capital(&self.teller.answer(at, question, answer)))
                        }
                    },
                    Branch::Fork(kind, _) => {
                        a.button.fork data-pick href=(deeper(looking, path.iter().chain([&index]))) { (capital(&self.teller.kind(kind))) }
                    },
                }
            }
        }
    }

    /// Taking back, giving again, and correcting.
    fn tools(self, depth: usize, path: &[usize], looking: &Looking<'_>) -> Markup {
        let base = looking.path();
        html! {
            div.solo-tools {
                @if depth > 0 {
                    a.button.quiet data-pick href=(deeper(looking, path.iter().take(depth - 1))) { "← " (self.say("companion-other-answer")) }
                }
                (self.taking_back(looking))
                @if self.may_redo {
                    form.take-back id="solo-redo" method="post" action=(format!("{base}/redo")) {
                        (version(looking))
                        button.button.quiet type="submit" { "↷ " (self.say("companion-redo")) }
                    }
                }
                @if can_correct(self.game) {
                    a.button.quiet id="solo-correct" href=(format!("{base}/correct")) { "✎ " (self.say("companion-correct")) }
                }
            }
        }
    }

    pub(super) fn taking_back(self, looking: &Looking<'_>) -> Markup {
        html! {
            @if self.may_take_back {
                form.take-back id="solo-undo" method="post" action=(format!("{}/take-back", looking.path())) {
                    (version(looking))
                    button.button.quiet type="submit" { "↶ " (self.say("companion-undo")) }
                }
            }
        }
    }

    fn steps(self) -> Markup {
        let steps = steps::now(self.game, self.teller, &self.say("companion-set-up"));
        let set_up = self.game.log().is_empty();
        html! {
            section id="solo-steps" aria-label=(self.say("companion-steps")) {
                @if self.game.question().is_some() {
                    h2 { (self.say("companion-steps")) }
                    @if steps.0.is_empty() {
                        p.muted { (self.say(if set_up { "companion-steps-set-up" } else { "companion-steps-none" })) }
                    }
                    (steps)
                }
            }
        }
    }

    /// The score so far.
    fn score(self) -> Markup {
        let at = self.game.position();
        let sheet = self.teller.bot_sheet(at);
        html! {
            section id="solo-score" aria-label=(self.say("companion-score")) {
                h2 { (self.say("companion-score")) }
                table.solo-sheet {
                    caption { (self.teller.bots()) }
                    @for (index, (label, points)) in sheet.iter().enumerate() {
                        tr.total[index + 1 == sheet.len()] { th scope="row" { (label) } td { (points) } }
                    }
                }
                h3 { (self.teller.your_name()) }
                ul.plain { @for item in self.teller.you(at) { li { (item) } } }
            }
        }
    }

    fn table(self) -> Markup {
        html! {
            section id="solo-table" aria-label=(self.say("companion-table")) {
                h2 { (self.say("companion-table")) }
                (picture::table(self))
            }
        }
    }

    fn log(self) -> Markup {
        html! {
            details.solo-log id="solo-log" open[self.game.question().is_none()] {
                summary { h2 { (self.say("companion-log")) } }
                (steps::log(self.game, self.teller, &self.say("companion-set-up")))
            }
        }
    }
}

/// The page: its sections in their order, with what stands beside every game.
pub(super) fn frame(reader: &Reader, sections: &[Section], beside: &Markup) -> Markup {
    let order = ["solo-head", "question", "solo-steps", "solo-score", "solo-table", "solo-log"];
    let part = |id: &str| sections.iter().find(|section| section.id == id);
    html! {
        (styles())
        div.solo data-live {
            @for section in order.into_iter().filter_map(part) { (section.html) }
            section.solo-around aria-label=(reader.say("companion-around", &[])) { (beside) }
        }
    }
}

/// The styles and scripts of the companion, which no other page needs.
pub(super) fn styles() -> Markup {
    html! {
        link rel="stylesheet" href=(address("companion.css"));
        script src=(address("companion.js")) defer {}
    }
}

/// The version at which a form is filled in.
pub(super) fn version(looking: &Looking<'_>) -> Markup {
    html! { input type="hidden" name="version" value=(looking.table.version); }
}

/// Whether the board is laid out and the sheet is not yet filled in: only then can anything be corrected.
pub(super) fn can_correct(game: &Game) -> bool {
    let at = game.position();
    at.turn != Turn::SetUp && at.sheet.is_none()
}

/// The address of the page with these kinds of answers chosen.
fn deeper<'a>(looking: &Looking<'_>, path: impl Iterator<Item = &'a usize>) -> String {
    let path: Vec<String> = path.map(ToString::to_string).collect();
    format!("{}?v={}&in={}#question", looking.path(), looking.table.version, path.join("."))
}

/// The kinds of answers chosen so far; none if the game has gone on since.
fn chosen(query: &Query, version: u32) -> Vec<usize> {
    let numbers = query.within.split('.').filter(|_| query.version == version);
    numbers.map_while(|number| number.parse().ok()).take(8).collect()
}

/// The kinds that a path leads through, and the answers that are left. A path that leads nowhere ends before.
fn narrowed(answers: &[Answer], path: &[usize]) -> (Vec<(Kind, Vec<Answer>)>, Vec<Answer>) {
    let (mut kinds, mut left) = (Vec::new(), answers.to_vec());
    for &index in path {
        match Branch::of(&left).into_iter().nth(index) {
            Some(Branch::Fork(kind, answers)) => {
                kinds.push((kind, answers.clone()));
                left = answers;
            }
            _ => break,
        }
    }
    (kinds, left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_inventions::Idea;

    #[test]
    fn a_path_leads_to_every_answer_and_a_wrong_one_nowhere() {
        let answers: Vec<Answer> = Idea::all().map(Answer::Idea).collect();
        let (kinds, left) = narrowed(&answers, &[2, 1]);
        assert_eq!(kinds.len(), 2);
        assert!(left.iter().all(|answer| answer.to_string().starts_with("T3")), "{left:?}");
        let (kinds, left) = narrowed(&answers, &[9, 1]);
        assert_eq!((kinds.len(), left.len()), (0, answers.len()));
        let query = Query { version: 3, within: "2.1.x".to_owned(), ..Query::default() };
        assert_eq!(chosen(&query, 3), [2, 1]);
        assert!(chosen(&query, 4).is_empty());
    }
}
