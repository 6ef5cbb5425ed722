//! The start page: an introduction to the companion, the form for a new game, and the person's games.

use super::boxes::{self, StoredBox, shelf};
use super::page::{Page, head_links};
use super::{Companion, timeline};
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::{self, difficulties, difficulty_in, games, own_tables};
use crate::inventions::{is_won, random_seed, won_or_lost};
use crate::room::{GameKind, Skin};
use axum::extract::{Form, State};
use axum::response::{IntoResponse, Response};
use eureka_inventions::{AMBIGUITIES, Profile, Settings, Setup};
use eureka_protocol::companion::{Draws, Options};
use eureka_store::{Table, TableState};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The maximum number of running games whose headings are shown. A heading requires loading the game.
const MAX_HEADINGS: usize = 12;

/// `GET /companion`.
pub(super) async fn page(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let running =
        own_tables(&app, visitor.person, GameKind::Companion, TableState::Playing).await?;
    let finished =
        own_tables(&app, visitor.person, GameKind::Companion, TableState::Finished).await?;
    let mut boxes = Vec::new();
    for table in own_tables(&app, visitor.person, GameKind::BoxProfile, TableState::Open).await? {
        boxes.push(StoredBox::read(&app, table).await?);
    }
    let running = running_games(&app, &reader, &running).await;
    let finished: Vec<Markup> =
        finished.iter().map(|table| finished_game(&reader, table)).collect();
    let say = |id: &str| reader.say(id, &[]);
    let body = html! {
        (head_links())
        div.companion.companion-start {
            h1 { (say("companion-page-title")) }
            p.lead { (say("companion-page-lead")) }
            p { (say("companion-page-how")) }
            (games("companion-running", &say("companion-page-running"), &running))
            (new_game(&reader, &boxes))
            (shelf(&boxes, &reader))
            (games("companion-finished", &say("companion-page-finished"), &finished))
            p.muted { (say("companion-page-unofficial")) }
        }
    };
    let page =
        inventions::page(&reader, say("companion-page-title"), "/companion".to_owned(), body);
    Ok(page.described(say("companion-page-lead")).into_response())
}

/// The running games, the most recent ones with their headings.
async fn running_games(app: &App, reader: &Reader, games: &[Table]) -> Vec<Markup> {
    let mut shown = Vec::new();
    for table in games {
        let heading = match shown.len() < MAX_HEADINGS {
            true => heading(app, reader, table).await,
            false => None,
        };
        shown.push(html! {
            a.button href=(format!("/table/{}", table.id)) { (reader.say("companion-page-continue", &[])) }
            " " @if let Some(heading) = heading { strong { (heading) } " · " } (Companion::read(&table.options).about(reader))
        });
    }
    shown
}

/// The heading of a game: the era, the round and the player whose turn it is.
async fn heading(app: &App, reader: &Reader, table: &Table) -> Option<String> {
    let room = app.room(table.id).await.ok()?;
    let state = room.look().await;
    Some(Page::read_only(timeline(&state).ok()?.game(), reader).heading())
}

/// A finished game, in a list.
fn finished_game(reader: &Reader, table: &Table) -> Markup {
    html! {
        a href=(format!("/table/{}", table.id)) { (won_or_lost(reader, is_won(table))) }
        " · " (Companion::read(&table.options).about(reader))
    }
}

fn new_game(reader: &Reader, boxes: &[StoredBox]) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let playable: Vec<&StoredBox> = boxes.iter().filter(|one| one.is_playable()).collect();
    html! {
        section.panel {
            h2 { (say("companion-page-new")) }
            form id="companion-begin" method="post" action="/companion" {
                fieldset {
                    legend { (say("companion-page-box")) }
                    @for (index, one) in playable.iter().enumerate() {
                        label.check { input type="radio" name="box" value=(one.id()) checked[index == 0]; (one.name()) }
                    }
                    label.check {
                        input type="radio" name="box" value="ours" checked[playable.is_empty()];
                        (say("companion-page-box-ours"))
                    }
                    p { a href="/companion/box" { (say("companion-page-box-new")) } }
                }
                (difficulties(reader))
                fieldset {
                    legend { (say("companion-page-draws")) }
                    label.check { input type="radio" name="draws" value="auto" checked; (say("companion-page-draws-auto")) }
                    label.check { input type="radio" name="draws" value="program"; (say("companion-page-draws-program")) }
                }
                details.companion-settings {
                    summary { (say("companion-page-settings")) }
                    p.muted { (say("companion-page-settings-why")) }
                    ol { @for number in 1..=AMBIGUITIES { li value=(number) { (setting(reader, number)) } } }
                }
                button.button.big type="submit" { (say("companion-page-begin")) }
            }
        }
    }
}

/// A question that the rule book leaves open, with its interpretation or the choice between several.
fn setting(reader: &Reader, number: usize) -> Markup {
    let name = format!("A{number}");
    let readings = Settings::readings_of(&name);
    let text = reader.say(&format!("companion-page-setting-{number}"), &[]);
    if readings.len() == 1 {
        return html! { (text) };
    }
    let id = format!("setting-{number}");
    html! {
        label for=(id) { (text) }
        select id=(id) name=(name) {
            @for reading in readings {
                option value=(reading) { (reader.say(&format!("companion-page-setting-{number}-{reading}"), &[])) }
            }
        }
    }
}

/// `POST /companion`: begins a game.
pub(super) async fn begin(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<BTreeMap<String, String>>,
) -> Result<Response, Problem> {
    let chosen = |key: &str| form.get(key).map(String::as_str).unwrap_or_default();
    let names = (1..=AMBIGUITIES).map(|number| format!("A{number}"));
    let readings = names.filter_map(|name| form.get_key_value(&name));
    let options = Options {
        difficulty: difficulty_in(&form)?,
        profile: Some(chosen("box").to_owned()).filter(|id| !id.is_empty() && id != "ours"),
        draws: if chosen("draws") == "program" { Draws::Program } else { Draws::Auto },
        settings: readings.map(|(name, reading)| (name.clone(), reading.clone())).collect(),
    };
    let setup = setup(&app, &options).await?;
    inventions::begin(&app, &visitor, &Companion::of(&setup), setup).await
}

/// The set-up of a game with these options.
pub(crate) async fn setup(app: &App, options: &Options) -> Result<Setup, Problem> {
    let profile = match &options.profile {
        None => Profile::ours().clone(),
        Some(id) => boxes::profile(app, id).await?,
    };
    let mut setup = Setup::new(profile, None);
    // The cards of the made-up box exist only in the program, which must therefore draw them itself.
    let draws = options.draws == Draws::Program && setup.profile.knows_the_deck();
    if setup.profile.ours || draws {
        setup.seed = Some(random_seed()?);
    }
    setup.difficulty = options.difficulty;
    for (name, reading) in &options.settings {
        let set = setup.settings.set(name, reading);
        set.map_err(|error| Problem::Options(error.to_string()))?;
    }
    Ok(setup)
}
