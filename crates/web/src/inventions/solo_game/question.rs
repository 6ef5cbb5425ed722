//! The question's place: the open question with all its answers as a list, a question of the past, or the end.

use super::page::Tab;
use super::scene::{FORM, Scene, capital};
use crate::replay::Moments;
use crate::room::{Looking, Section};
use eureka_inventions::solo_game::Answer;
use eureka_store::State;
use eureka_words::SoloGameBranch;
use maud::{Markup, html};

impl Scene<'_> {
    /// The question with its form for those who may answer it, or the end.
    pub(super) fn prompt(self, looking: &Looking<'_>) -> Section {
        let html = match self.game.score() {
            Some(_) => self.ending(looking),
            None => self.question(looking),
        };
        Section { id: "question".to_owned(), html }
    }

    fn question(self, looking: &Looking<'_>) -> Markup {
        let (asked, base, version) = (self.open.is_some(), looking.path(), looking.table.version);
        let stale = looking.query.say == "stale";
        let version = html! { input type="hidden" name="version" value=(version); };
        html! {
            section id="question" class="question" aria-live="polite" data-your-turn[asked]
                data-version=(looking.table.version) data-tab=(Tab::of(self.game.question()).word()) {
                @if asked { form id=(FORM) method="post" action=(format!("{base}/answer")) { (version) } }
                (self.asking())
                @if asked {
                    (self.list())
                    div.tools {
                        @if self.may_take_back {
                            form.take-back method="post" action=(format!("{base}/take-back")) {
                                (version)
                                button.button.quiet type="submit" { "↶ " (self.say("undo")) }
                            }
                        }
                        a.button.quiet href=(format!("{base}/hint")) data-into="opinion" data-wait=(self.reader.say("opinion-wait", &[])) {
                            (self.say("hint"))
                        }
                    }
                }
                @if looking.table.state == State::Closed { p { (self.say("closed")) } }
                div id="opinion" aria-live="polite" {}
                p.problem role="alert" { @if stale { (self.say("stale")) } }
            }
        }
    }

    /// The heading and the question in words; between two questions only the heading.
    fn asking(self) -> Markup {
        html! {
            div.asking {
                p.source { (self.companion().heading(self.at())) }
                @if let Some(question) = self.game.question() {
                    h2 { (self.teller.question(self.world(), question)) }
                }
            }
        }
    }

    /// A question of the past with its answer.
    pub(super) fn replayed(self, moments: &Moments<'_>, answer: Option<String>) -> Section {
        let html = html! {
            section id="question" class="question replayed" data-tab=(Tab::of(self.game.question()).word()) {
                (self.asking())
                (moments.answered(answer.map(|answer| html! { (answer) })))
                (moments.doors(self.game.question().is_some()))
            }
        };
        Section { id: "question".to_owned(), html }
    }

    /// Every answer; where there are many, those with the same beginning together.
    fn list(self) -> Markup {
        let answers: Vec<Answer> = self.answers().collect();
        html! {
            div.answers {
                @for branch in SoloGameBranch::of(&answers) {
                    @match branch {
                        SoloGameBranch::Leaf(answer) => (self.listed(answer, "button")),
                        SoloGameBranch::Fork(answers) => {
                            details.menu name="answers" {
                                summary.button { (capital(&self.teller.fork(&answers))) " " small.count { (answers.len()) } }
                                ul.choices { @for answer in answers { li { (self.listed(answer, "choice")) } } }
                            }
                        },
                    }
                }
                @if self.pick.is_some() { a.button.quiet href="?" data-pick { (self.say("pick-other")) } }
            }
        }
    }

    fn listed(self, answer: Answer, class: &str) -> Markup {
        let passes = answer == Answer::Pass;
        let class = if passes { format!("{class} plain") } else { class.to_owned() };
        let detail = self.detail(answer);
        html! {
            button class=(class) type="submit" form=(FORM) name="answer" value=(answer.write(self.content())) title=[detail.as_deref()] {
                span { (self.label(answer)) @if let Some(detail) = &detail { small.detail { (detail) } } }
            }
        }
    }
}
