//! The question section: the open question with all its answers as a list, a question of the past, or the end of the
//! game; and the score sheets of both sides.

use super::page::Tab;
use super::table_view::{FORM, TableView, capital};
use crate::inventions::companion::result;
use crate::inventions::{action_form, part, sheet, version};
use crate::replay::Moments;
use crate::room::{Section, TableReader};
use eureka_inventions::BotScore;
use eureka_inventions::solo_game::{Answer, Tally};
use eureka_store::TableState;
use eureka_words::SoloGameBranch;
use maud::{Markup, html};

impl TableView<'_> {
    /// The question with its form if the reader may answer it, or the end of the game.
    pub(super) fn prompt(self, table_reader: &TableReader<'_>) -> Section {
        part(
            "question",
            match self.game.score() {
                Some(_) => self.ending(table_reader),
                None => self.question(table_reader),
            },
        )
    }

    fn question(self, table_reader: &TableReader<'_>) -> Markup {
        let (asked, base) = (self.open.is_some(), table_reader.path());
        html! {
            section id="question" class="question" aria-live="polite" data-your-turn[asked]
                data-version=(table_reader.table.version) data-tab=(Tab::of(self.game.question())) {
                @if asked { form id=(FORM) method="post" action=(format!("{base}/answer")) { (version(table_reader)) } }
                (self.asking())
                @if asked {
                    (self.list())
                    div.tools {
                        @if self.may_take_back { (action_form(table_reader, "take-back", None, "button quiet", format!("↶ {}", self.say("undo")))) }
                        a.button.quiet href=(format!("{base}/hint")) data-into="opinion" data-wait=(self.reader.say("opinion-wait", &[])) {
                            (self.say("hint"))
                        }
                    }
                }
                @if table_reader.table.state == TableState::Closed { p { (self.say("closed")) } }
                div id="opinion" aria-live="polite" {}
                p.problem role="alert" { @if table_reader.query.say == "stale" { (self.say("stale")) } }
            }
        }
    }

    /// The heading and the text of the question; between two questions only the heading.
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

    /// A question of the past with the answer that was given.
    pub(super) fn replayed(self, moments: &Moments<'_>, answer: Option<String>) -> Section {
        let html = html! {
            section id="question" class="question replayed" data-tab=(Tab::of(self.game.question())) {
                (self.asking())
                (moments.answered(answer.map(|answer| html! { (answer) })))
                (moments.links(self.game.question().is_some()))
            }
        };
        part("question", html)
    }

    /// All answers; if there are many, those with the same first part are grouped.
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

    /// The outcome, and the links for what to do next.
    fn ending(self, table_reader: &TableReader<'_>) -> Markup {
        html! {
            section.over id="question" aria-live="polite" data-over data-tab="others" {
                @match &table_reader.ending {
                    Some(ending) => (ending),
                    None => (self.result()),
                }
                p { a.button.quiet href="/inventions" { (self.say("again")) } }
            }
        }
    }

    /// The score sheets of both sides, the awards and the level, once the game is over.
    pub(super) fn result(self) -> Markup {
        let (Some(score), Some(tally)) = (self.game.score(), self.game.tally()) else {
            return html! {};
        };
        let yours = self.teller.tally(self.world(), &tally);
        result(self.reader, self.companion(), self.at(), &score, &yours)
    }

    /// The points of both sides if the game ended now.
    pub(super) fn standing(self) -> Markup {
        let tally = Tally::of(self.content(), self.world());
        html! {
            section.standing id="standing" aria-label=(self.say("standing")) {
                div.totals-of {
                    p { b { (tally.total()) } small { (self.companion().your_name()) } }
                    span aria-hidden="true" { ":" }
                    p { b { (BotScore::of(self.at()).total()) } small { (self.companion().bots()) } }
                }
                details {
                    summary { (self.say("standing")) }
                    (sheet(None, &self.teller.tally(self.world(), &tally)))
                    (sheet(None, &self.companion().bot_sheet(self.at())))
                }
            }
        }
    }
}
