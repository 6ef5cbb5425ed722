//! The open question: in words, with all its answers as a list, and what else can be done.

use super::desk::Desk;
use super::scene::{FORM, Scene, capital};
use eureka_inventions::solo_game::Answer;
use eureka_words::SoloGameBranch;
use maud::{Markup, html};

impl Scene<'_> {
    /// The question with its form, for whoever may answer it; others only read it.
    pub(super) fn question(self, desk: &Desk, problem: &str) -> Markup {
        let Some(question) = self.game.question() else { return html! {} };
        let asked = self.open.is_some();
        html! {
            section id="question" class="question" aria-live="polite" data-your-turn[asked] data-version=(desk.table.version) {
                @if asked {
                    form id=(FORM) method="post" action=(format!("{}/answer", desk.path())) { (version(desk)) }
                }
                div.asking {
                    p.source { (self.companion().heading(self.at())) }
                    h2 { (self.teller.question(self.world(), question)) }
                }
                @if asked { (self.list()) (self.tools(desk)) }
                div id="opinion" aria-live="polite" {}
                p.problem role="alert" { @if !problem.is_empty() { (self.say(problem)) } }
            }
        }
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
                @if self.pick.is_some() { a.button.quiet href=(self.path) data-pick { (self.say("pick-other")) } }
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

    fn tools(self, desk: &Desk) -> Markup {
        let base = desk.path();
        html! {
            div.tools {
                @if desk.may_take_back() {
                    form.take-back id="undo" method="post" action=(format!("{base}/undo")) {
                        (version(desk))
                        button.button.quiet type="submit" { "↶ " (self.say("undo")) }
                    }
                }
                a.button.quiet href=(format!("{base}/hint")) data-into="opinion" data-wait=(self.reader.say("opinion-wait", &[])) {
                    (self.say("hint"))
                }
            }
        }
    }
}

/// The version at which a form is filled in.
fn version(desk: &Desk) -> Markup {
    html! { input type="hidden" name="version" value=(desk.table.version); }
}
