//! The start page: what the game is, a new one, and those that are there.

use super::SoloGame;
use super::page::styles;
use super::scene::capital;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::{difficulty_named, is_won, own_tables};
use crate::pages::shell::Shell;
use crate::room::opening::TableRequest;
use crate::room::{GameKind, Skin};
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use eureka_inventions::solo_game::Record;
use eureka_inventions::{Content, Difficulty};
use eureka_store::{Sitter, State as Stage, Table};
use eureka_words::{CompanionTeller, SoloGameTeller};
use maud::{Markup, html};
use serde::Deserialize;

/// The difficulty of a game.
pub(crate) fn about(reader: &Reader, table: &Table) -> String {
    let difficulty = SoloGame::read(&table.options).difficulty;
    let difficulty = CompanionTeller::new(reader.words()).difficulty(difficulty);
    reader.say("companion-difficulty-is", &[("difficulty", (&difficulty).into())])
}

/// `GET /inventions`.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let running = own_tables(&app, visitor.person, GameKind::SoloGame, Stage::Playing).await?;
    let finished = own_tables(&app, visitor.person, GameKind::SoloGame, Stage::Finished).await?;
    let say = |id: &str| reader.say(&format!("digital-{id}"), &[]);
    let body = html! {
        (styles())
        div.solo.solo-start {
            h1 { (say("title")) }
            p.lead { (say("lead")) }
            (list(&reader, &running, Stage::Playing))
            (new_game(&reader))
            section { h2 { (say("about")) } p { (say("about-game")) } p { (say("about-page")) } p { a.button.plain href="/inventions/rules" { (say("rules")) } } }
            (list(&reader, &finished, Stage::Finished))
            p.notice { (SoloGameTeller::new(reader.words(), Content::ours()).content()) " " (say("unofficial")) }
            p { (say("companion")) " " a href="/companion" { (reader.say("nav-solo", &[])) } }
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
                            a.button.plain[state != Stage::Playing] href=(format!("/table/{}", table.id)) {
                                (say(match state { Stage::Playing => "companion-continue", _ if is_won(table) => "companion-won", _ => "companion-lost" }))
                            }
                            " " (about(reader, table))
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
    let difficulty = difficulty_named(&form.difficulty)?;
    let skin = SoloGame { difficulty };
    let setup = Record::new(skin.setup(None)?).write();
    let (person, name, cookie) = visitor.named(&app, "").await?;
    let request = TableRequest {
        kind: GameKind::SoloGame,
        options: skin.write(),
        seats: vec![Sitter::person(person, name)],
        listed: false,
        setup: Some(setup),
    };
    let id = app.open_table(person, request).await?;
    let jar = cookie.into_iter().fold(jar, SignedCookieJar::add);
    Ok((jar, Redirect::to(&format!("/table/{id}"))).into_response())
}
