//! A game's page, and what can be said there.

use super::desk::{Desk, Saying, Unsaid};
use super::{ending, picture, steps};
use crate::app::App;
use crate::http::assets::address;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::shell::Shell;
use crate::room::alone::{AnswerForm, AtVersion, shown_again};
use axum::extract::{Form, Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::{Answer, Question};
use eureka_store::State as Stage;
use eureka_words::{Branch, CompanionTeller, Kind};
use maud::{Markup, html};
use serde::Deserialize;

/// More numbers than this are typed instead of listed.
const LISTED: usize = 12;

/// Which kinds of answers were chosen so far, at which version, and what there is to say.
#[derive(Default, Deserialize)]
pub(super) struct Seen {
    #[serde(default)]
    v: u32,
    /// The numbers of the branches from the outermost on: `2.1`.
    #[serde(default, rename = "in")]
    within: String,
    #[serde(default)]
    say: String,
}

impl Seen {
    /// The branches that were chosen; none if the game has gone on since.
    fn path(&self, version: u32) -> Vec<usize> {
        let numbers = self.within.split('.').filter(|_| self.v == version);
        numbers.map_while(|number| number.parse().ok()).take(8).collect()
    }
}

/// `GET /solo/{id}`.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(seen): Query<Seen>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    let view = View { desk: &desk, reader: &reader, speaks: desk.may_speak(&visitor) };
    let body = html! {
        (sheet_of_style())
        div.solo {
            (view.head(desk.is_owner(&visitor), &seen.say))
            (view.question(&seen.path(desk.table.version)))
            @if desk.game().question().is_some() { (view.steps()) }
            (view.score())
            (view.table())
            (view.around(desk.is_owner(&visitor)))
            (view.log())
        }
    };
    Ok(view.shell(body).into_response())
}

/// The style of the companion, which no other page needs.
pub(super) fn sheet_of_style() -> Markup {
    html! {
        link rel="stylesheet" href=(address("companion.css"));
        script src=(address("companion.js")) defer {}
    }
}

/// `POST /solo/{id}/answer`.
pub(super) async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<AnswerForm>,
) -> Result<Response, Problem> {
    said(&app, &id, &visitor, form.version, Saying::Answer(form.answer.trim())).await
}

/// `POST /solo/{id}/undo`.
pub(super) async fn undo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<AtVersion>,
) -> Result<Response, Problem> {
    said(&app, &id, &visitor, form.version, Saying::Undo).await
}

/// `POST /solo/{id}/redo`.
pub(super) async fn redo(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<AtVersion>,
) -> Result<Response, Problem> {
    said(&app, &id, &visitor, form.version, Saying::Redo).await
}

/// `POST /solo/{id}/finish`.
pub(super) async fn finish(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Form(form): Form<AtVersion>,
) -> Result<Response, Problem> {
    said(&app, &id, &visitor, form.version, Saying::Finish).await
}

/// `POST /solo/{id}/close`: the owner gives the game up.
pub(super) async fn close(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    Desk::open(&app, &id).await?.close(&app, &visitor).await?;
    Ok(Redirect::to("/solo").into_response())
}

/// `GET /solo/{id}/record`: the game as a file, with which `eureka companion --save` goes on.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    Ok(file("inventions.toml", desk.companion.record().write()))
}

/// A TOML file to be kept.
pub(crate) fn file(name: &str, text: String) -> Response {
    let headers = [
        (CONTENT_TYPE, "application/toml; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    (headers, text).into_response()
}

/// Says something, and shows the game as it then is.
async fn said(
    app: &App,
    id: &str,
    visitor: &Visitor,
    version: u32,
    saying: Saying<'_>,
) -> Result<Response, Problem> {
    let mut desk = Desk::open(app, id).await?;
    let path = desk.path();
    let said = desk.say(app, visitor, version, saying).await.map_err(|unsaid| match unsaid {
        Unsaid::Problem(problem) => problem,
        Unsaid::Refused(refusal) => Problem::Malformed(refusal.to_string()),
    });
    shown_again(&path, said)
}

/// A game as one reader sees it.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) desk: &'a Desk,
    pub(super) reader: &'a Reader,
    /// Whether the reader may say something.
    pub(super) speaks: bool,
}

impl<'a> View<'a> {
    pub(super) fn say(self, id: &str) -> String {
        self.reader.say(id, &[])
    }

    pub(super) fn teller(self) -> CompanionTeller<'a> {
        self.desk.teller(self.reader)
    }

    /// The page around what is shown.
    pub(super) fn shell(self, body: Markup) -> Shell<'a> {
        let heading = self.teller().heading(self.desk.game().position());
        Shell {
            reader: self.reader,
            title: format!("{heading} · {}", self.say("companion-title")),
            path: self.desk.path(),
            stream: None,
            class: "page solo-page",
            body,
        }
    }

    fn head(self, owner: bool, said: &str) -> Markup {
        let at = self.desk.game().position();
        let teller = self.teller();
        let over = self.desk.game().question().is_none();
        html! {
            header.solo-head {
                h1 { (teller.heading(at)) }
                p.muted {
                    a href="/solo" { (self.say("companion-title")) }
                    " · " (self.reader.say("companion-difficulty-is", &[("difficulty", (&teller.difficulty(at.difficulty)).into())]))
                    " · " (teller.box_profile(at))
                }
                @if !owner { p.solo-note { (self.say("companion-onlooker")) } }
                @if self.desk.table.state == Stage::Closed { p.solo-note { (self.say("companion-closed")) } }
                @if said == "stale" { p.problem role="status" { (self.say("companion-stale")) } }
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
    fn question(self, path: &[usize]) -> Markup {
        let game = self.desk.game();
        let Some(question) = game.question() else { return ending::section(self) };
        let teller = self.teller();
        let (kinds, answers) = narrowed(game.answers(), path);
        html! {
            section.solo-question id="solo-question" aria-live="polite" {
                @match kinds.last() {
                    Some((kind, left)) => {
                        p.label { (teller.question(game.position(), question)) " – " (teller.kind(*kind)) }
                        h2 { (teller.narrow(*kind, left)) }
                    },
                    None => h2 { (teller.question(game.position(), question)) },
                }
                @if self.speaks {
                    form.solo-answers id="solo-answer" method="post" action=(format!("{}/answer", self.desk.path())) {
                        (self.version())
                        (self.choices(question, &answers, path))
                    }
                    (self.tools(&kinds, path))
                }
            }
        }
    }

    /// The version at which the form is filled in.
    pub(super) fn version(self) -> Markup {
        html! { input type="hidden" name="version" value=(self.desk.table.version); }
    }

    fn choices(self, question: Question, answers: &[Answer], path: &[usize]) -> Markup {
        let (teller, at) = (self.teller(), self.desk.game().position());
        if let [Answer::Number(least), .., Answer::Number(most)] = *answers
            && answers.len() > LISTED
        {
            return html! {
                div.field {
                    label for="solo-number" { (teller.numbers(least, most)) }
                    input id="solo-number" type="number" inputmode="numeric" name="answer" required
                        min=(least) max=(most) step="1";
                }
                button.button type="submit" { (self.say("companion-enter")) }
            };
        }
        let deeper = |index: usize| {
            let mut within: Vec<String> = path.iter().map(ToString::to_string).collect();
            within.push(index.to_string());
            let (path, version) = (self.desk.path(), self.desk.table.version);
            format!("{path}?v={version}&in={}#solo-question", within.join("."))
        };
        html! {
            @for (index, branch) in Branch::of(answers).into_iter().enumerate() {
                @match branch {
                    Branch::Leaf(answer) => {
                        button.button type="submit" name="answer" value=(answer)
                            data-kind=[(answer == Answer::End).then_some("end")] {
                            (capital(&teller.answer(at, question, answer)))
                        }
                    },
                    Branch::Fork(kind, _) => {
                        a.button.fork href=(deeper(index)) { (capital(&teller.kind(kind))) }
                    },
                }
            }
        }
    }

    /// Back, again, and set right.
    fn tools(self, kinds: &[(Kind, Vec<Answer>)], path: &[usize]) -> Markup {
        let desk = self.desk;
        let base = desk.path();
        let up: Vec<String> =
            path.iter().take(kinds.len().saturating_sub(1)).map(ToString::to_string).collect();
        html! {
            div.solo-tools {
                @if !kinds.is_empty() {
                    a.button.quiet href=(format!("{base}?v={}&in={}#solo-question", desk.table.version, up.join("."))) {
                        "← " (self.say("companion-other-answer"))
                    }
                }
                @if desk.can_undo() {
                    form id="solo-undo" method="post" action=(format!("{base}/undo")) {
                        (self.version())
                        button.button.quiet type="submit" { "↶ " (self.say("companion-undo")) }
                    }
                }
                @if desk.can_redo() {
                    form id="solo-redo" method="post" action=(format!("{base}/redo")) {
                        (self.version())
                        button.button.quiet type="submit" { "↷ " (self.say("companion-redo")) }
                    }
                }
                @if desk.can_correct() {
                    a.button.quiet id="solo-correct" href=(format!("{base}/correct")) { "✎ " (self.say("companion-correct")) }
                }
            }
        }
    }

    fn steps(self) -> Markup {
        let steps = steps::now(self.desk.game(), self.teller(), &self.say("companion-set-up"));
        let set_up = self.desk.game().log().is_empty();
        html! {
            section id="solo-steps" aria-label=(self.say("companion-steps")) {
                h2 { (self.say("companion-steps")) }
                @if steps.0.is_empty() {
                    p.muted { (self.say(if set_up { "companion-steps-set-up" } else { "companion-steps-none" })) }
                }
                (steps)
            }
        }
    }

    /// The score so far.
    pub(super) fn score(self) -> Markup {
        let (teller, at) = (self.teller(), self.desk.game().position());
        let sheet = teller.bot_sheet(at);
        html! {
            section id="solo-score" aria-label=(self.say("companion-score")) {
                h2 { (self.say("companion-score")) }
                table.solo-sheet {
                    caption { (teller.bots()) }
                    @for (index, (label, points)) in sheet.iter().enumerate() {
                        tr.total[index + 1 == sheet.len()] { th scope="row" { (label) } td { (points) } }
                    }
                }
                h3 { (teller.your_name()) }
                ul.plain { @for item in teller.you(at) { li { (item) } } }
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

    /// What else can be done with the game.
    fn around(self, owner: bool) -> Markup {
        let base = self.desk.path();
        html! {
            section.solo-around aria-label=(self.say("companion-around")) {
                p { (self.say("companion-share")) " " a href=(base) { (base) } }
                div.row {
                    a.button.quiet href=(format!("{base}/record")) { (self.say("companion-record")) }
                    @if owner && self.desk.table.state == Stage::Playing {
                        form method="post" action=(format!("{base}/close")) {
                            button.button.quiet type="submit" { (self.say("companion-close")) }
                        }
                    }
                }
            }
        }
    }

    fn log(self) -> Markup {
        let over = self.desk.game().question().is_none();
        html! {
            details.solo-log id="solo-log" open[over] {
                summary { h2 { (self.say("companion-log")) } }
                (steps::log(self.desk.game(), self.teller(), &self.say("companion-set-up")))
            }
        }
    }
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

/// A text that begins a line.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
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
        let seen = Seen { v: 3, within: "2.1.x".to_owned(), say: String::new() };
        assert_eq!(seen.path(3), [2, 1]);
        assert!(seen.path(4).is_empty());
    }
}
