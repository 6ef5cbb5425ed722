//! The start page: what the companion is, a new game, and those that are there.

use super::boxes::{self, Shelf};
use super::desk::Desk;
use super::game::{capital, sheet_of_style};
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
use eureka_inventions::{AMBIGUITIES, Ambiguity, Difficulty, Profile, Settings, Setup};
use eureka_store::{State as Stage, Table};
use eureka_words::CompanionTeller;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// So many running games are shown with where they stand.
const TOLD: usize = 12;

/// `GET /solo`.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let games =
        async |state| opened_by(&app, visitor.person, GameKind::InventionsCompanion, state).await;
    let shelf = Shelf::of(&app, visitor.person).await?;
    let running = running(&app, &reader, games(Stage::Playing).await?).await;
    let over = games(Stage::Finished).await?;
    let say = |id: &str| reader.say(id, &[]);
    let body = html! {
        (sheet_of_style())
        div.solo.solo-start {
            h1 { (say("companion-title")) }
            p.lead { (say("companion-lead")) }
            p { (say("companion-how")) }
            @if !running.is_empty() {
                section id="solo-running" { h2 { (say("companion-running")) } ul.solo-games { @for game in &running { li { (game) } } } }
            }
            (new_game(&reader, &shelf))
            (shelf.markup(&reader))
            (finished(&reader, &over))
            p.muted { (say("companion-unofficial")) }
        }
    };
    let title = say("companion-title");
    let path = "/solo".to_owned();
    Ok(Shell { reader: &reader, title, path, stream: None, class: "page solo-page", body }
        .into_response())
}

/// Games that go on, with where they stand.
async fn running(app: &App, reader: &Reader, games: Vec<Table>) -> Vec<Markup> {
    let mut shown = Vec::new();
    for table in games {
        let about = about(reader, &table).unwrap_or_default();
        let id = table.id;
        let heading = match shown.len() < TOLD {
            true => Desk::read(app, table)
                .await
                .ok()
                .map(|desk| desk.teller(reader).heading(desk.game().position())),
            false => None,
        };
        shown.push(html! {
            a.button href=(format!("/solo/{id}")) { (reader.say("companion-continue", &[])) }
            " " @if let Some(heading) = heading { strong { (heading) } " · " } (about)
        });
    }
    shown
}

/// Difficulty and box of a solo game; nothing if the table is something else.
pub(crate) fn about(reader: &Reader, table: &Table) -> Option<String> {
    let Some(Kept::Inventions { difficulty, box_name, ours }) = Kept::read(&table.options) else {
        return None;
    };
    let teller = CompanionTeller::new(reader.words());
    let difficulty = Difficulty::from_word(&difficulty).unwrap_or_default();
    let difficulty = teller.difficulty(difficulty);
    let difficulty = reader.say("companion-difficulty-is", &[("difficulty", (&difficulty).into())]);
    let box_name = if ours { reader.say("companion-no-box", &[]) } else { box_name };
    Some(format!("{difficulty} · {box_name}"))
}

fn finished(reader: &Reader, finished: &[Table]) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        @if !finished.is_empty() {
            section id="solo-finished" {
                h2 { (say("companion-finished")) }
                ul.solo-games {
                    @for table in finished {
                        li { a href=(format!("/solo/{}", table.id)) { (say(if is_won(table) { "companion-won" } else { "companion-lost" })) }
                            " · " (about(reader, table).unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

fn new_game(reader: &Reader, shelf: &Shelf) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let teller = CompanionTeller::new(reader.words());
    html! {
        section.panel {
            h2 { (say("companion-new")) }
            form id="solo-begin" method="post" action="/solo" {
                fieldset {
                    legend { (say("companion-box")) }
                    @for (index, one) in shelf.playable().enumerate() {
                        label.check { input type="radio" name="box" value=(one.id()) checked[index == 0]; (one.name()) }
                    }
                    label.check {
                        input type="radio" name="box" value="ours" checked[shelf.playable().next().is_none()];
                        (say("companion-box-ours"))
                    }
                    p { a href="/solo/box" { (say("companion-box-new")) } }
                }
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
                fieldset {
                    legend { (say("companion-draws")) }
                    label.check { input type="radio" name="draws" value="auto" checked; (say("companion-draws-auto")) }
                    label.check { input type="radio" name="draws" value="program"; (say("companion-draws-program")) }
                }
                details.solo-settings {
                    summary { (say("companion-settings")) }
                    p.muted { (say("companion-settings-why")) }
                    ol { @for (number, ambiguity) in (1..).zip(AMBIGUITIES) { li value=(number) { (setting(reader, number, ambiguity)) } } }
                }
                button.button.big type="submit" { (say("companion-begin")) }
            }
        }
    }
}

/// A question that the book leaves open: how it is read, or how it can be.
fn setting(reader: &Reader, number: usize, ambiguity: Ambiguity) -> Markup {
    let text = reader.say(&format!("companion-setting-{number}"), &[]);
    if ambiguity.readings.len() == 1 {
        return html! { (text) };
    }
    let id = format!("setting-{number}");
    html! {
        label for=(id) { (text) }
        select id=(id) name=(ambiguity.name) {
            @for reading in ambiguity.readings {
                option value=(reading) { (reader.say(&format!("companion-setting-{number}-{reading}"), &[])) }
            }
        }
    }
}

/// `POST /solo`: begins a game.
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let chosen = |key: &str| form.get(key).map(String::as_str).unwrap_or_default();
    let wrong = |text: String| Problem::Options(text);
    let profile = match chosen("box") {
        "" | "ours" => Profile::ours().clone(),
        id => boxes::profile(&app, id).await?,
    };
    let mut setup = Setup::new(profile, None);
    // Cards that nobody has cannot be drawn from a real deck.
    if setup.profile.ours || (chosen("draws") == "program" && setup.profile.knows_the_deck()) {
        setup.seed = Some(seed()?);
    }
    setup.difficulty = match chosen("difficulty") {
        "" => Difficulty::default(),
        word => Difficulty::from_word(word)
            .ok_or_else(|| wrong(format!("there is no difficulty `{word}`")))?,
    };
    setup.settings = settings(&form).map_err(wrong)?;
    let (person, name, cookie) = visitor.named(&app, "").await?;
    app.has_room(person).await?;
    let id = Desk::begin(&app, (person, &name), &setup).await?;
    let jar = cookie.into_iter().fold(jar, SignedCookieJar::add);
    Ok((jar, Redirect::to(&format!("/solo/{id}"))).into_response())
}

fn settings(form: &BTreeMap<String, String>) -> Result<Settings, String> {
    let mut settings = Settings::default();
    for ambiguity in AMBIGUITIES {
        if let Some(reading) = form.get(ambiguity.name) {
            settings.set(ambiguity.name, reading).map_err(|error| error.to_string())?;
        }
    }
    Ok(settings)
}
