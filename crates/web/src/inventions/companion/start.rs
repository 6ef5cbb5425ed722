//! The start page: what the companion is, a new game, and those that are there.

use super::Companion;
use super::boxes::{self, Shelf};
use super::page::{Page, styles};
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::{difficulty_named, is_won, own_tables, random_seed};
use crate::pages::shell::Shell;
use crate::room::opening::TableRequest;
use crate::room::{GameKind, Skin};
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::SignedCookieJar;
use eureka_inventions::{AMBIGUITIES, Difficulty, Profile, Record, Settings, Setup};
use eureka_protocol::companion::{Draws, Options};
use eureka_store::{Sitter, State as Stage, Table};
use eureka_words::{CompanionTeller, capital};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// So many running games are shown with where they stand.
const TOLD: usize = 12;

/// `GET /companion`.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let running = own_tables(&app, visitor.person, GameKind::Companion, Stage::Playing).await?;
    let finished = own_tables(&app, visitor.person, GameKind::Companion, Stage::Finished).await?;
    let boxes = own_tables(&app, visitor.person, GameKind::BoxProfile, Stage::Open).await?;
    let shelf = Shelf::of(&app, boxes).await?;
    let running = going_on(&app, &reader, &running).await;
    let say = |id: &str| reader.say(id, &[]);
    let body = html! {
        (styles())
        div.solo.solo-start {
            h1 { (say("companion-title")) }
            p.lead { (say("companion-lead")) }
            p { (say("companion-how")) }
            @if !running.is_empty() {
                section id="solo-running" { h2 { (say("companion-running")) } ul.solo-games { @for game in &running { li { (game) } } } }
            }
            (new_game(&reader, &shelf))
            (shelf.markup(&reader))
            (over(&reader, &finished))
            p.muted { (say("companion-unofficial")) }
        }
    };
    let title = say("companion-title");
    let path = "/companion".to_owned();
    Ok(Shell { reader: &reader, title, path, stream: None, class: "page solo-page", body }
        .into_response())
}

/// Games that go on, the last ones with where they stand.
async fn going_on(app: &App, reader: &Reader, games: &[Table]) -> Vec<Markup> {
    let mut shown = Vec::new();
    for table in games {
        let heading = match shown.len() < TOLD {
            true => heading(app, reader, table).await,
            false => None,
        };
        shown.push(html! {
            a.button href=(format!("/table/{}", table.id)) { (reader.say("companion-continue", &[])) }
            " " @if let Some(heading) = heading { strong { (heading) } " · " } (about(reader, table))
        });
    }
    shown
}

/// The heading of a game: era, round and whose turn it is.
async fn heading(app: &App, reader: &Reader, table: &Table) -> Option<String> {
    let room = app.room(table.id).await.ok()?;
    let state = room.look().await;
    let timeline = state.play.of::<Companion>()?.timeline.as_ref()?;
    let page = Page::still(timeline.game(), timeline.setup(), reader);
    Some(page.teller.heading(timeline.game().position()))
}

/// The difficulty and the box of a game.
pub(crate) fn about(reader: &Reader, table: &Table) -> String {
    let Companion { difficulty, box_name, ours } = Companion::read(&table.options);
    let difficulty = CompanionTeller::new(reader.words()).difficulty(difficulty);
    let difficulty = reader.say("companion-difficulty-is", &[("difficulty", (&difficulty).into())]);
    let box_name = if ours { reader.say("companion-no-box", &[]) } else { box_name };
    format!("{difficulty} · {box_name}")
}

fn over(reader: &Reader, games: &[Table]) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        @if !games.is_empty() {
            section id="solo-finished" {
                h2 { (say("companion-finished")) }
                ul.solo-games {
                    @for table in games {
                        li { a href=(format!("/table/{}", table.id)) { (say(if is_won(table) { "companion-won" } else { "companion-lost" })) }
                            " · " (about(reader, table)) }
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
            form id="solo-begin" method="post" action="/companion" {
                fieldset {
                    legend { (say("companion-box")) }
                    @for (index, one) in shelf.playable().enumerate() {
                        label.check { input type="radio" name="box" value=(one.id()) checked[index == 0]; (one.name()) }
                    }
                    label.check {
                        input type="radio" name="box" value="ours" checked[shelf.playable().next().is_none()];
                        (say("companion-box-ours"))
                    }
                    p { a href="/companion/box" { (say("companion-box-new")) } }
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
                    ol { @for number in 1..=AMBIGUITIES { li value=(number) { (setting(reader, number)) } } }
                }
                button.button.big type="submit" { (say("companion-begin")) }
            }
        }
    }
}

/// A question that the book leaves open: how it is read, or how it can be.
fn setting(reader: &Reader, number: usize) -> Markup {
    let name = format!("A{number}");
    let readings = Settings::readings_of(&name);
    let text = reader.say(&format!("companion-setting-{number}"), &[]);
    if readings.len() == 1 {
        return html! { (text) };
    }
    let id = format!("setting-{number}");
    html! {
        label for=(id) { (text) }
        select id=(id) name=(name) {
            @for reading in readings {
                option value=(reading) { (reader.say(&format!("companion-setting-{number}-{reading}"), &[])) }
            }
        }
    }
}

/// `POST /companion`: begins a game.
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let chosen = |key: &str| form.get(key).map(String::as_str).unwrap_or_default();
    let names = (1..=AMBIGUITIES).map(|number| format!("A{number}"));
    let readings = names.filter_map(|name| form.get_key_value(&name));
    let options = Options {
        difficulty: difficulty_named(chosen("difficulty"))?,
        profile: Some(chosen("box").to_owned()).filter(|id| !id.is_empty() && id != "ours"),
        draws: if chosen("draws") == "program" { Draws::Program } else { Draws::Auto },
        settings: readings.map(|(name, reading)| (name.clone(), reading.clone())).collect(),
    };
    let setup = setup(&app, &options).await?;
    let (person, name, cookie) = visitor.named(&app, "").await?;
    let request = TableRequest {
        kind: GameKind::Companion,
        options: Companion::of(&setup).write(),
        seats: vec![Sitter::person(person, name)],
        listed: false,
        setup: Some(Record::new(setup).write()),
    };
    let id = app.open_table(person, request).await?;
    let jar = cookie.into_iter().fold(jar, SignedCookieJar::add);
    Ok((jar, Redirect::to(&format!("/table/{id}"))).into_response())
}

/// The set-up of a game with these options.
pub(crate) async fn setup(app: &App, options: &Options) -> Result<Setup, Problem> {
    let profile = match &options.profile {
        None => Profile::ours().clone(),
        Some(id) => boxes::profile(app, id).await?,
    };
    let mut setup = Setup::new(profile, None);
    // Cards that nobody has cannot be drawn from a real deck.
    let draws = options.draws == Draws::Program && setup.profile.knows_the_deck();
    if setup.profile.ours || draws {
        setup.seed = Some(random_seed()?);
    }
    setup.difficulty = options.difficulty;
    let mut settings = Settings::default();
    for (name, reading) in &options.settings {
        settings.set(name, reading).map_err(|error| Problem::Options(error.to_string()))?;
    }
    setup.settings = settings;
    Ok(setup)
}
