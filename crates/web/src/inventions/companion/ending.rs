//! The end: the sheet of both sides, both ways to win, the awards and the level; and a page of it to keep and share.

use super::desk::Desk;
use super::game::{View, capital, sheet_of_style};
use super::steps;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::{Position, Score};
use eureka_store::State as Stage;
use eureka_words::CompanionTeller;
use maud::{Markup, html};

/// How the game ended, and what comes next.
pub(super) fn section(view: View<'_>) -> Markup {
    let Some(score) = view.desk.game().score() else { return html! {} };
    let base = view.desk.path();
    html! {
        section.solo-end id="solo-end" aria-live="polite" {
            (shown(view, &score))
            div.solo-tools {
                a.button href=(format!("{base}/sheet")) { (view.say("companion-sheet")) }
                @if view.speaks {
                    form id="solo-finish" method="post" action=(format!("{base}/finish")) {
                        (view.version())
                        button.button type="submit" { "✓ " (view.say("companion-finish")) }
                    }
                    form id="solo-undo" method="post" action=(format!("{base}/undo")) {
                        (view.version())
                        button.button.quiet type="submit" { "↶ " (view.say("companion-undo")) }
                    }
                }
                @if view.desk.table.state == Stage::Finished { a.button.quiet href="/solo" { (view.say("companion-again")) } }
            }
            @if view.speaks { p.muted { (view.say("companion-finish-why")) } }
        }
    }
}

fn shown(view: View<'_>, score: &Score) -> Markup {
    let yours = [(view.teller().your_points(), Some(score.you))];
    result(view.reader, view.teller(), view.desk.game().position(), score, &yours)
}

/// `GET /solo/{id}/sheet`: the page to keep.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    let desk = Desk::open(&app, &id).await?;
    let view = View { desk: &desk, reader: &reader, speaks: false };
    let Some(score) = desk.game().score() else {
        return Ok(Redirect::to(&desk.path()).into_response());
    };
    let (teller, at) = (view.teller(), desk.game().position());
    let [_, log] = teller.report_parts();
    let body = html! {
        (sheet_of_style())
        article.solo.solo-report id="solo-report" {
            header.solo-head {
                h1 { (teller.report(at)) }
                p.muted { (desk.name()) " · " (teller.box_profile(at)) }
            }
            section.solo-end id="solo-end" { (shown(view, &score)) }
            section.solo-log { h2 { (capital(&log)) } (steps::log(desk.game(), teller, &view.say("companion-set-up"))) }
            p.solo-tools { a.button.quiet href=(desk.path()) { "← " (view.say("companion-back-to-game")) } }
        }
    };
    let mut shell = view.shell(body);
    shell.path = format!("{}/sheet", desk.path());
    Ok(shell.into_response())
}

/// The result of a solo game. Where your own points come from are rows with their sum last; a row without points does not count.
pub(crate) fn result(
    reader: &Reader,
    teller: CompanionTeller<'_>,
    at: &Position,
    score: &Score,
    yours: &[(String, Option<u16>)],
) -> Markup {
    let won = score.goal1() || score.goal2();
    let [awards, _] = teller.report_parts();
    let sheet = teller.bot_sheet(at);
    html! {
        h2.solo-verdict { (reader.say(if won { "companion-won" } else { "companion-lost" }, &[])) }
        p.solo-level { (teller.level(score)) }
        div.solo-sides {
            table.solo-sheet {
                caption { (teller.bots()) }
                @for (index, (label, points)) in sheet.iter().enumerate() {
                    tr.total[index + 1 == sheet.len()] { th scope="row" { (label) } td { (points) } }
                }
            }
            table.solo-sheet {
                caption { (teller.your_name()) }
                @for (index, (label, points)) in yours.iter().enumerate() {
                    tr.total[index + 1 == yours.len()] { th scope="row" { (label) } td { @if let Some(points) = points { (points) } @else { "–" } } }
                }
            }
        }
        ul.solo-goals {
            @for (goal, met) in teller.goals(score).iter().zip([score.goal1(), score.goal2()]) {
                li.met[met] { (goal) }
            }
        }
        h3 { (capital(&awards)) }
        ol.solo-awards {
            @for award in teller.awards(at, score) {
                li.met[award.met] { span.sign aria-hidden="true" { (if award.met { "✓" } else { "–" }) } (award.text) " " small { (award.honour) } }
            }
        }
    }
}
