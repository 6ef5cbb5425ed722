//! The end: the sheet of both sides, both ways to win, the awards and the level; and a page of it to keep and share.

use super::page::{Page, styles, version};
use super::{Companion, steps};
use crate::actions::room_of;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::pages::shell::Shell;
use crate::room::Looking;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::{Position, Score};
use eureka_store::State as Stage;
use eureka_words::{CompanionTeller, capital};
use maud::{Markup, html};

/// The outcome, and what comes next.
pub(super) fn section(page: Page<'_>, looking: &Looking<'_>) -> Markup {
    let Some(score) = page.game.score() else { return html! {} };
    let (base, finished) = (looking.path(), looking.table.state == Stage::Finished);
    html! {
        div.solo-end id="solo-end" {
            (shown(page, &score))
            div.solo-tools {
                a.button href=(format!("{base}/sheet")) { (page.say("companion-sheet")) }
                @if page.speaks {
                    form.take-back id="solo-finish" method="post" action=(format!("{base}/finish")) {
                        (version(looking))
                        button.button type="submit" { "✓ " (page.say("companion-finish")) }
                    }
                    (page.taking_back(looking))
                }
                @if finished { a.button.quiet href="/companion" { (page.say("companion-again")) } }
            }
            @if page.speaks { p.muted { (page.say("companion-finish-why")) } }
        }
    }
}

fn shown(page: Page<'_>, score: &Score) -> Markup {
    let yours = [(page.teller.your_points(), Some(score.you))];
    result(page.reader, page.teller, page.game.position(), score, &yours)
}

/// `GET /table/{id}/sheet`: the page to keep.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let state = room.look().await;
    let sitting = state.play.of::<Companion>().ok_or(Problem::NoPage)?;
    let timeline = sitting.timeline.as_ref().ok_or(Problem::NoTable)?;
    let page = Page::still(timeline.game(), timeline.setup(), &reader);
    let address = format!("/table/{id}");
    let Some(score) = page.game.score() else {
        return Ok(Redirect::to(&address).into_response());
    };
    let (teller, at) = (page.teller, page.game.position());
    let name = state.table.seats.first().map_or("", |sitter| &sitter.name);
    let [_, log] = teller.report_parts();
    let body = html! {
        (styles())
        article.solo.solo-report id="solo-report" {
            header.solo-head {
                h1 { (teller.report(at)) }
                p.muted { (name) " · " (teller.box_profile(at)) }
            }
            section.solo-end id="solo-end" { (shown(page, &score)) }
            section.solo-log { h2 { (capital(&log)) } (steps::log(page.game, teller, &page.say("companion-set-up"))) }
            p.solo-tools { a.button.quiet href=(address) { "← " (page.say("companion-back-to-game")) } }
        }
    };
    let (title, path) = (page.title(), format!("{address}/sheet"));
    let shell = Shell { reader: &reader, title, path, stream: None, class: "page solo-page", body };
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
