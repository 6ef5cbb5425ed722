//! The start page: an introduction to the game, the form for a new one, and the person's games.

use super::SoloGame;
use super::page::head_links;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::{self, difficulties, difficulty_in, difficulty_is, games, own_tables};
use crate::inventions::{is_won, won_or_lost};
use crate::room::{GameKind, Skin};
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Response};
use eureka_inventions::Content;
use eureka_store::{Table, TableState};
use eureka_words::SoloGameTeller;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// `GET /inventions`.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let running = own_tables(&app, visitor.person, GameKind::SoloGame, TableState::Playing).await?;
    let finished =
        own_tables(&app, visitor.person, GameKind::SoloGame, TableState::Finished).await?;
    let (listed, common) = (|table: &Table| listed(&reader, table), |id| reader.say(id, &[]));
    let running: Vec<Markup> = running.iter().map(listed).collect();
    let finished: Vec<Markup> = finished.iter().map(listed).collect();
    let say = |id: &str| reader.say(&format!("solo-game-page-{id}"), &[]);
    let body = html! {
        (head_links())
        div.companion.companion-start {
            h1 { (say("title")) }
            p.lead { (say("lead")) }
            (games("running", &common("companion-page-running"), &running))
            section.panel {
                h2 { (common("companion-page-new")) }
                form id="begin" method="post" action="/inventions" {
                    (difficulties(&reader))
                    button.button.big type="submit" { (common("play-now")) }
                }
            }
            section { h2 { (say("about")) } p { (say("about-game")) } p { (say("about-page")) } p { a.button.plain href="/inventions/rules" { (say("rules")) } } }
            (games("finished", &common("companion-page-finished"), &finished))
            p.notice { (SoloGameTeller::new(reader.words(), Content::ours()).content()) " " (say("unofficial")) }
            p { (say("companion")) " " a href="/companion" { (common("nav-companion")) } }
        }
    };
    let page = inventions::page(&reader, say("title"), "/inventions".to_owned(), body);
    Ok(page.described(say("lead")).into_response())
}

/// A game in a list.
fn listed(reader: &Reader, table: &Table) -> Markup {
    let is_on = table.state == TableState::Playing;
    html! {
        a.button.plain[!is_on] href=(format!("/table/{}", table.id)) {
            @if is_on { (reader.say("companion-page-continue", &[])) } @else { (won_or_lost(reader, is_won(table))) }
        }
        " " (difficulty_is(reader, SoloGame::read(&table.options).difficulty))
    }
}

/// `POST /inventions`: begins a game.
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let skin = SoloGame { difficulty: difficulty_in(&form)? };
    inventions::begin(&app, &visitor, &skin, skin.setup(None)?).await
}
