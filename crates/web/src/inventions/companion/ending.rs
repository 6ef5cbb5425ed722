//! The end of a game: the score sheet of both sides, both ways to win, the awards and the level; and a page of it to
//! keep and share.

use super::page::{Page, head_links};
use super::timeline;
use crate::actions::room_of;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::inventions::{self, action_form, sheet, won_or_lost};
use crate::room::TableReader;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::{Position, Score};
use eureka_store::TableState;
use eureka_words::{CompanionTeller, capital};
use maud::{Markup, html};

/// The outcome, and the links for what to do next.
pub(super) fn section(page: Page<'_>, table_reader: &TableReader<'_>) -> Markup {
    let Some(score) = page.game.score() else { return html! {} };
    html! {
        div.companion-end id="companion-end" {
            (shown(page, &score))
            div.companion-tools {
                a.button href=(format!("{}/sheet", table_reader.path())) { (page.say("companion-page-sheet")) }
                @if page.may_answer {
                    (action_form(table_reader, "finish", Some("companion-finish"), "button", format!("✓ {}", page.say("companion-page-finish"))))
                    (page.taking_back(table_reader))
                }
                @if table_reader.table.state == TableState::Finished { a.button.quiet href="/companion" { (page.say("companion-page-again")) } }
            }
            @if page.may_answer { p.muted { (page.say("companion-page-finish-why")) } }
        }
    }
}

fn shown(page: Page<'_>, score: &Score) -> Markup {
    let yours = [(page.teller.your_points(), Some(score.you))];
    result(page.reader, page.teller, page.at(), score, &yours)
}

/// `GET /table/{id}/sheet`: the page to keep.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
) -> Result<Response, Problem> {
    let room = room_of(&app, &id).await?;
    let state = room.look().await;
    let page = Page::read_only(timeline(&state)?.game(), &reader);
    let address = format!("/table/{id}");
    let Some(score) = page.game.score() else {
        return Ok(Redirect::to(&address).into_response());
    };
    let (teller, at) = (page.teller, page.at());
    let name = state.table.seats.first().map_or("", |sitter| &sitter.name);
    let [_, log] = teller.report_parts();
    let body = html! {
        (head_links())
        article.companion.companion-report id="companion-report" {
            header.companion-head {
                h1 { (teller.report(at)) }
                p.muted { (name) " · " (teller.box_profile(at)) }
            }
            section.companion-end id="companion-end" { (shown(page, &score)) }
            section.companion-log { h2 { (capital(&log)) } (page.story()) }
            p.companion-tools { a.button.quiet href=(address) { "← " (page.say("companion-page-back-to-game")) } }
        }
    };
    let shell = inventions::page(&reader, page.title(), format!("{address}/sheet"), body);
    Ok(shell.into_response())
}

/// The result of a solo game. `yours` are the rows of your own score sheet with the total last; a row without points
/// does not count.
pub(crate) fn result(
    reader: &Reader,
    teller: CompanionTeller<'_>,
    at: &Position,
    score: &Score,
    yours: &[(String, Option<u16>)],
) -> Markup {
    let [awards, _] = teller.report_parts();
    html! {
        h2.companion-verdict { (won_or_lost(reader, score.goal1() || score.goal2())) }
        p.companion-level { (teller.level(score)) }
        div.companion-sides {
            (sheet(Some(teller.bots()), &teller.bot_sheet(at)))
            (sheet(Some(teller.your_name()), yours))
        }
        ul.companion-goals {
            @for (goal, met) in teller.goals(score).iter().zip([score.goal1(), score.goal2()]) {
                li.met[met] { (goal) }
            }
        }
        h3 { (capital(&awards)) }
        ol.companion-awards {
            @for award in teller.awards(at, score) {
                li.met[award.met] { span.sign aria-hidden="true" { (if award.met { "✓" } else { "–" }) } (award.text) " " small { (award.honor) } }
            }
        }
    }
}
