//! The start page: what the game is, a new one, and those that are there.

use super::desk::Desk;
use super::page::sheets;
use super::scene::capital;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::table_options::Kept;
use crate::pages::shell::Shell;
use crate::room::alone::{is_won, opened_by, seed};
use crate::room::game_kind::GameKind;
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use eureka_inventions::solo_game::Setup;
use eureka_inventions::{Content, Difficulty};
use eureka_store::{State as Stage, Table};
use eureka_words::{CompanionTeller, SoloGameTeller};
use maud::{Markup, html};
use serde::Deserialize;

/// How hard a game is; nothing if the table is something else.
pub(crate) fn about(reader: &Reader, table: &Table) -> Option<String> {
    let Some(Kept::InventionsSolo { difficulty }) = Kept::read(&table.options) else { return None };
    let difficulty = Difficulty::from_word(&difficulty).unwrap_or_default();
    let difficulty = CompanionTeller::new(reader.words()).difficulty(difficulty);
    Some(reader.say("companion-difficulty-is", &[("difficulty", (&difficulty).into())]))
}

/// `GET /inventions`.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let games =
        async |state| opened_by(&app, visitor.person, GameKind::InventionsSolo, state).await;
    let (running, finished) = (games(Stage::Playing).await?, games(Stage::Finished).await?);
    let say = |id: &str| reader.say(&format!("digital-{id}"), &[]);
    let body = html! {
        (sheets())
        div.solo.solo-start {
            h1 { (say("title")) }
            p.lead { (say("lead")) }
            (list(&reader, &running, Stage::Playing))
            (new_game(&reader))
            section { h2 { (say("about")) } p { (say("about-game")) } p { (say("about-page")) } p { a.button.plain href="/inventions/rules" { (say("rules")) } } }
            (list(&reader, &finished, Stage::Finished))
            p.notice { (SoloGameTeller::new(reader.words(), Content::ours()).content()) " " (say("unofficial")) }
            p { (say("companion")) " " a href="/solo" { (reader.say("nav-solo", &[])) } }
        }
    };
    let path = "/inventions".to_owned();
    Ok(Shell {
        reader: &reader,
        title: say("title"),
        path,
        stream: None,
        class: "page solo-page",
        body,
    }
    .into_response())
}

/// One's games in a state.
fn list(reader: &Reader, games: &[Table], state: Stage) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let (id, title) = match state {
        Stage::Playing => ("running", "companion-running"),
        _ => ("finished", "companion-finished"),
    };
    html! {
        @if !games.is_empty() {
            section id=(id) {
                h2 { (say(title)) }
                ul.solo-games {
                    @for table in games {
                        li {
                            a.button.plain[state != Stage::Playing] href=(format!("/inventions/{}", table.id)) {
                                (say(match state { Stage::Playing => "companion-continue", _ if is_won(table) => "companion-won", _ => "companion-lost" }))
                            }
                            " " (about(reader, table).unwrap_or_default())
                        }
                    }
                }
            }
        }
    }
}

fn new_game(reader: &Reader) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let teller = CompanionTeller::new(reader.words());
    html! {
        section.panel {
            h2 { (say("companion-new")) }
            form id="begin" method="post" action="/inventions" {
                fieldset {
                    legend { (say("companion-difficulty")) }
                    @for difficulty in Difficulty::ALL {
                        label.check {
                            input type="radio" name="difficulty" value=(difficulty.word()) checked[difficulty == Difficulty::default()];
                            span { (capital(&teller.difficulty(difficulty))) " " small.muted {
                                (reader.say("companion-difficulty-worth", &[("value", u64::from(difficulty.value()).into()), ("wealth", u64::from(difficulty.wealth_value()).into())]))
                            } }
                        }
                    }
                }
                button.button.big type="submit" { (say("play-now")) }
            }
        }
    }
}

/// How a game is to be.
#[derive(Deserialize)]
pub(super) struct Begin {
    #[serde(default)]
    difficulty: String,
}

/// `POST /inventions`: begins a game.
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<Begin>,
) -> Result<Response, Problem> {
    let mut setup = Setup::new(seed()?);
    setup.difficulty = match form.difficulty.as_str() {
        "" => Difficulty::default(),
        word => Difficulty::from_word(word)
            .ok_or_else(|| Problem::Options(format!("there is no difficulty `{word}`")))?,
    };
    let (person, name, cookie) = visitor.named(&app, "").await?;
    app.has_room(person).await?;
    let id = Desk::begin(&app, (person, &name), &setup).await?;
    let jar = cookie.into_iter().fold(jar, SignedCookieJar::add);
    Ok((jar, Redirect::to(&format!("/inventions/{id}"))).into_response())
}
