//! The home page: the reader's running games, Innovation and Inventions, open tables, and links to the other pages.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::lists::Lobby;
use crate::pages::home::list::Lister;
use crate::pages::home::play;
use crate::pages::home::stream::{ListPage, PageLists};
use crate::pages::invitation;
use crate::pages::picture::Picture;
use crate::pages::shell::Shell;
use crate::room::{GameKind, Section};
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use eureka_store::{Listed, Listing, Moment, PersonId, Table, TableState};
use maud::{Markup, html};

/// The maximum number of unfinished tables on the home page; the others are on a separate page.
const MAX_UNFINISHED_TABLES: u32 = 60;

/// The number of unfinished tables that are always shown. The others are folded, so that they do not push everything else away.
const MAX_UNFOLDED_TABLES: usize = 3;

/// The maximum number of finished games and of open tables on the home page.
const MAX_SECTION_TABLES: u32 = 5;

/// The tables on the home page.
pub(super) struct Games {
    running: Vec<Table>,
    finished: Listed,
    open: Vec<Table>,
}

impl Games {
    /// The tables of this person, and the open ones of this lobby.
    pub(super) async fn read(
        app: &App,
        person: Option<PersonId>,
        lobby: &Lobby,
    ) -> Result<Games, Problem> {
        let own = async |states: &[TableState], limit| match person {
            Some(person) => {
                let games = &GameKind::played();
                let listing = Listing { games, states, ..Listing::first(limit) };
                app.store.tables_of(person, &listing).await
            }
            None => Ok(Listed { tables: Vec::new(), next: None }),
        };
        let running =
            own(&[TableState::Open, TableState::Playing], MAX_UNFINISHED_TABLES).await?.tables;
        let finished = own(&[TableState::Finished], MAX_SECTION_TABLES).await?;
        let others = lobby.open.tables.iter();
        let others = others.filter(|table| running.iter().all(|own| own.id != table.id));
        let open = others.take(MAX_SECTION_TABLES as usize).cloned().collect();
        Ok(Games { running, finished, open })
    }

    /// Whether this person has played or opened anything.
    fn has_any(&self) -> bool {
        !self.running.is_empty() || !self.finished.tables.is_empty()
    }

    /// The lists, each in its section. A list without tables is hidden, except that of the open ones.
    pub(super) fn lists(&self, reader: &Reader, person: Option<PersonId>) -> PageLists {
        let lister = Lister { reader, person, now: Moment::now() };
        let say = |id| reader.say(id, &[]);
        let (shown, folded) = self.running.split_at(self.running.len().min(MAX_UNFOLDED_TABLES));
        let running = html! {
            section id="games-running" hidden[self.running.is_empty()] {
                h2 { (say("games-running")) }
                (lister.list(shown))
                @if !folded.is_empty() {
                    details {
                        summary { (reader.say("games-more", &[("count", folded.len().into())])) }
                        (lister.list(folded))
                    }
                }
            }
        };
        let open = html! {
            section id="lobby-open" {
                h2 { (say("lobby-open")) }
                @if self.open.is_empty() { p { (say("lobby-none")) } } @else { (lister.list(&self.open)) }
                p { a href="/tables" { (say("lobby-all")) } }
            }
        };
        let finished = html! {
            section id="games-finished" hidden[self.finished.tables.is_empty()] {
                h2 { (say("games-finished")) }
                (lister.list(&self.finished.tables))
                @if self.finished.next.is_some() { p { a href="/games" { (say("games-all")) } } }
            }
        };
        let section = |id: &str, html| Section { id: id.to_owned(), html };
        let tables = self.running.iter().chain(&self.finished.tables).chain(&self.open);
        PageLists {
            sections: vec![
                section("games-running", running),
                section("lobby-open", open),
                section("games-finished", finished),
            ],
            tables: tables.map(|table| table.id).collect(),
        }
    }
}

/// `GET /`.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let lobby = Lobby::read(&app.store).await?;
    let games = Games::read(&app, visitor.person, &lobby).await?;
    let name = visitor.person_row().map_or("", |person| person.name.as_str());
    let lists = games.lists(&reader, visitor.person).sections;
    let [running, open, finished] = &lists[..] else { unreachable!("the page has three lists") };
    let body = html! {
        (running.html)
        (innovation(&reader, name, games.has_any()))
        (inventions(&reader))
        (open.html)
        (finished.html)
        (links(&reader))
        p.unseen id="lists-status" role="status" {}
    };
    let title = reader.say("home-window", &[]);
    let page = Shell { class: "page home", ..Shell::page(&reader, title, "/".to_owned(), body) };
    Ok(page.live(ListPage::Home.address()).into_response())
}

/// What Innovation is, with the ways into it. Newcomers are led to the lessons, everybody else to a game.
fn innovation(reader: &Reader, name: &str, has_played: bool) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    let learned = &reader.learned;
    let is_newcomer = !has_played && !learned.is_complete();
    let (for_newcomers, for_players) =
        if is_newcomer { ("button", "button plain") } else { ("button plain", "primary") };
    let goes_on = !learned.is_empty() && !learned.is_complete();
    let lessons = if goes_on { "lessons-go-on" } else { "home-learn" };
    let about = html! { p.lead { (say("home-innovation")) } };
    let learn = html! {
        div.learn {
            a class=(for_newcomers) href="/lessons" { (say(lessons)) }
            small { (say("home-learn-about")) }
        }
    };
    let play = play::form(reader, name, for_players);
    html! {
        section.game-intro id="innovation" {
            div {
                h1 { (say("home-title")) }
                @if !has_played { (about) }
                div.ways-in {
                    @if is_newcomer { (learn) (play) } @else { (play) (learn) }
                }
                div.buttons {
                    (invitation::button(reader, "button quiet"))
                    @if !has_played { (play::guided(reader)) }
                }
                // Who has played before knows it, and finds the buttons first.
                @if has_played { (about) }
                p { small { (say("home-free")) } }
            }
            (Picture::Table.markup(reader, &say("home-innovation-picture")))
        }
    }
}

/// What Inventions is, with the ways into it.
fn inventions(reader: &Reader) -> Markup {
    let say = |id: &str| reader.say(id, &[]);
    html! {
        section.game-intro id="inventions" {
            div {
                h2 { (say("nav-inventions")) }
                p { (say("home-inventions")) }
                p.buttons {
                    a.button.quiet href="/inventions" { (say("home-solo-game")) }
                    a.button.quiet href="/companion" { (say("home-companion")) }
                    a href="/inventions/rules" { (say("solo-game-page-rules")) }
                }
            }
            (Picture::Map.markup(reader, &say("home-inventions-picture")))
        }
    }
}

/// The links to other pages.
fn links(reader: &Reader) -> Markup {
    const LINKS: [(&str, &str); 4] = [
        ("/how-to-play", "way-guide"),
        ("/cards", "way-cards"),
        ("/new?seat-b=friend", "way-friend"),
        ("/new?players=4&seat-b=open&seat-c=open&patience=72", "way-table"),
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
