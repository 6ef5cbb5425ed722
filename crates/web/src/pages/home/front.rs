//! The home page: a quick game, the reader's own games, open tables, and links to the other pages.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::{Reader, opponent};
use crate::http::visitor::{MAX_NAME_CHARACTERS, Visitor, signed};
use crate::innovation::opening::TablePlan;
use crate::innovation::options::Options;
use crate::pages::guide::Dismissed;
use crate::pages::home::Fields;
use crate::pages::home::list::Lister;
use crate::pages::invitation;
use crate::pages::shell::{Shell, languages, options};
use crate::room::GameKind;
use axum::Form;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::CookieJar;
use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use eureka_store::{Listed, Listing, Moment, Table, TableState};
use maud::{Markup, html};

/// The maximum number of unfinished tables on the home page; the others are on a separate page.
const MAX_UNFINISHED_TABLES: u32 = 60;

/// The maximum number of finished games and of open tables on the home page.
const MAX_SECTION_TABLES: u32 = 5;

/// `GET /`.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let person = visitor.person_row();
    let own = async |states: &[TableState], limit| match person {
        Some(person) => {
            let games = &GameKind::played();
            let listing = Listing { games, states, ..Listing::first(limit) };
            app.store.tables_of(person.id, &listing).await
        }
        None => Ok(Listed { tables: Vec::new(), next: None }),
    };
    let running =
        own(&[TableState::Open, TableState::Playing], MAX_UNFINISHED_TABLES).await?.tables;
    let Listed { tables: finished, next: more } =
        own(&[TableState::Finished], MAX_SECTION_TABLES).await?;
    let mut open = app.store.lobby(&Listing::first(2 * MAX_SECTION_TABLES)).await?.tables;
    open.retain(|table| running.iter().all(|other| other.id != table.id));
    open.truncate(MAX_SECTION_TABLES as usize);
    let lister = Lister { reader: &reader, person: visitor.person, now: Moment::now() };
    let name = person.map_or("", |person| person.name.as_str());
    let say = |id| reader.say(id, &[]);
    let is_asked = running.iter().any(|table| lister.is_asked(table));
    let games = section(&reader, "games-running", &lister, &running);
    let body = html! {
        h1 { (say("home-title")) }
        p.lead { (say("home-lead")) }
        // If a game waits for the reader, the games come first.
        @if is_asked { (games) }
        (play_form(&reader, name, running.is_empty() && finished.is_empty()))
        (inventions(&reader))
        @if !is_asked { (games) }
        (section(&reader, "games-finished", &lister, &finished))
        @if more.is_some() { p { a href="/games" { (say("games-all")) } } }
        section {
            h2 { (say("lobby-open")) }
            @if open.is_empty() { p { (say("lobby-none")) } } @else { (lister.list(&open)) }
            p { a href="/tables" { (say("lobby-all")) } }
            (invitation::button(&reader, "button plain"))
        }
        (links(&reader))
    };
    Ok(Shell::page(&reader, say("home-window"), "/".to_owned(), body).into_response())
}

fn section(reader: &Reader, title: &str, lister: &Lister<'_>, tables: &[Table]) -> Markup {
    html! {
        @if !tables.is_empty() {
            section {
                h2 { (reader.say(title, &[])) }
                (lister.list(tables))
            }
        }
    }
}

/// The form for a quick game, with every field already filled in.
fn play_form(reader: &Reader, name: &str, is_first: bool) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let edition =
        |edition: Edition| reader.say("guide-edition", &[("edition", edition.word().into())]);
    let level = |level: Level| {
        format!("{}: {}", say(&format!("level-{level}")), say(&format!("level-about-{level}")))
    };
    html! {
        form.play method="post" action="/play" {
            h2 { (say("play-title")) }
            label { (say("play-edition"))
                select name="edition" { (options(Edition::ALL, reader.edition(), edition)) }
            }
            label { (say("play-opponent"))
                select name="level" { (options(Level::OPPONENTS, reader.opponent(), level)) }
            }
            label { (say("play-language"))
                select name="language" { (languages(reader.language)) }
            }
            label { (say("play-name"))
                input type="text" name="name" value=(name) maxlength=(MAX_NAME_CHARACTERS) autocomplete="nickname"
                    placeholder=(say("play-name-any"));
            }
            p.buttons {
                button.primary[!is_first] type="submit" { (say("play-now")) } " "
                button.primary[is_first] type="submit" name="guided" value="yes" { (say("play-guided")) }
            }
            p { small { (say("play-guided-about")) } }
        }
    }
}

/// The entry to Inventions, one click away from starting a game.
fn inventions(reader: &Reader) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        section.panel id="inventions" {
            h2 { (say("way-inventions")) }
            p { (say("about-way-inventions")) }
            p.buttons {
                a.button href="/inventions" { (say("play-now")) }
                a href="/inventions/rules" { (say("solo-game-page-rules")) }
                a href="/companion" { (say("way-companion")) }
            }
        }
    }
}

/// The links to other pages.
fn links(reader: &Reader) -> Markup {
    const LINKS: [(&str, &str); 5] = [
        ("/how-to-play", "way-guide"),
        ("/cards", "way-cards"),
        ("/new?seat-b=friend", "way-friend"),
        ("/new?players=4&seat-b=open&seat-c=open&patience=72", "way-table"),
        ("/companion", "way-companion"),
    ];
    html! {
        section {
            h2 { (reader.say("home-more", &[])) }
            ul.ways {
                @for (path, id) in LINKS {
                    li {
                        a href=(path) { (reader.say(id, &[])) } " "
                        small { (reader.say(&format!("about-{id}"), &[])) }
                    }
                }
            }
        }
    }
}

/// `POST /play`: begins a game against one bot.
pub(super) async fn play(
    State(app): State<App>,
    mut reader: Reader,
    visitor: Visitor,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let guided = fields.ticked("guided") == Some(true);
    reader.language = fields.text("language").parse().unwrap_or(reader.language);
    let wanted = if guided {
        // In a guided game all hints are shown, also those dismissed in an earlier one.
        reader.dismissed = Dismissed::default();
        let options = Options { guided, ..Options::new(Edition::Fourth, reader.language) };
        TablePlan::duel(options, Level::Beginner)
    } else {
        reader.edition = Edition::from_word(fields.text("edition"));
        reader.opponent = opponent(fields.text("level"));
        TablePlan::duel(Options::new(reader.edition(), reader.language), reader.opponent())
    };
    let (person, name, cookie) = visitor.get_or_create(&app, fields.text("name")).await?;
    let table = app.open_table(person, wanted.request(person, &name)?).await?;
    let jars = (signed(&app, cookie), CookieJar::new().add(reader.cookie()));
    Ok((jars, Redirect::to(&format!("/table/{table}"))).into_response())
}
