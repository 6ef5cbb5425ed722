//! The lobby, and the list of all games of one person.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::lists::{LOBBY_TABLES, Lobby};
use crate::pages::home::Fields;
use crate::pages::home::list::Lister;
use crate::pages::home::stream::{ListPage, PageLists};
use crate::pages::invitation;
use crate::pages::shell::Shell;
use crate::room::{GameKind, Section};
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use eureka_store::{Cursor, Listed, Listing, Moment, NoCursor, PersonId};
use maud::{Markup, html};

/// The number of tables on one page.
const TABLES_PER_PAGE: u32 = LOBBY_TABLES;

/// One page of a list; `after` is the cursor at the end of the previous page.
fn page(after: Option<&str>) -> Result<Listing<'static>, NoCursor> {
    let after = after.map(str::parse::<Cursor>).transpose()?;
    Ok(Listing { after, ..Listing::first(TABLES_PER_PAGE) })
}

/// The links to the first and the next page of a list; `next` is the query of the next page.
fn page_links(reader: &Reader, path: &str, listing: &Listing<'_>, next: Option<String>) -> Markup {
    let is_first = listing.after.is_none();
    html! {
        @if !is_first || next.is_some() {
            nav.pages aria-label=(reader.say("page-nav", &[])) {
                @if !is_first { a rel="first" href=(path) { (reader.say("page-first", &[])) } " " }
                @if let Some(next) = next {
                    a rel="next" href=(format!("{path}?{next}")) { (reader.say("page-after", &[])) }
                }
            }
        }
    }
}

/// `GET /tables`: open tables to join and running ones to watch. The URL holds a cursor for each of the two lists.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Query(fields): Query<Fields>,
) -> Result<Response, Problem> {
    let listings = (page(fields.get("open"))?, page(fields.get("running"))?);
    let lobby = Lobby {
        open: app.store.lobby(&listings.0).await?,
        running: app.store.running(&listings.1).await?,
    };
    let say = |id| reader.say(id, &[]);
    let body = html! {
        h1 { (say("lobby-title")) }
        p { (say("lobby-about")) }
        div.buttons {
            a.button href="/new?seat-b=open&listed=yes&patience=72" { (say("lobby-new")) }
            (invitation::button(&reader, "button plain"))
        }
        (lobby_lists(&reader, visitor.person, &lobby, listings).markup())
    };
    let shown = Shell::page(&reader, say("lobby-title"), "/tables".to_owned(), body)
        .described(say("lobby-about"));
    let is_first = listings.0.after.is_none() && listings.1.after.is_none();
    Ok(if is_first { shown.live(ListPage::Lobby.address()) } else { shown }.into_response())
}

/// The lists on the first page of the lobby.
pub(super) fn first_page(reader: &Reader, person: Option<PersonId>, lobby: &Lobby) -> PageLists {
    let first = Listing::first(LOBBY_TABLES);
    lobby_lists(reader, person, lobby, (first, first))
}

fn lobby_lists(
    reader: &Reader,
    person: Option<PersonId>,
    lobby: &Lobby,
    (of_open, of_running): (Listing<'_>, Listing<'_>),
) -> PageLists {
    let Lobby { open, running } = lobby;
    // Each list is paged separately; the other one stays where it is.
    let query = |name, next: Cursor, other, stays: Option<Cursor>| match stays {
        Some(stays) => format!("{name}={next}&{other}={stays}"),
        None => format!("{name}={next}"),
    };
    let next_open = open.next.map(|next| query("open", next, "running", of_running.after));
    let next_running = running.next.map(|next| query("running", next, "open", of_open.after));
    let lister = Lister { reader, person, now: Moment::now() };
    let say = |id| reader.say(id, &[]);
    let open_section = html! {
        section id="lobby-open" {
            h2 { (say("lobby-open")) }
            @if open.tables.is_empty() { p { (say("lobby-none")) } } @else { (lister.list(&open.tables)) }
            (page_links(reader, "/tables", &of_open, next_open))
        }
    };
    let running_section = html! {
        section id="lobby-running" {
            h2 { (say("lobby-running")) }
            @if running.tables.is_empty() { p { (say("lobby-none-running")) } } @else { (lister.list(&running.tables)) }
            (page_links(reader, "/tables", &of_running, next_running))
        }
    };
    PageLists {
        sections: vec![
            Section { id: "lobby-open".to_owned(), html: open_section },
            Section { id: "lobby-running".to_owned(), html: running_section },
        ],
        tables: open.tables.iter().chain(&running.tables).map(|table| table.id).collect(),
    }
}

/// `GET /games`: all games of the visitor, one page at a time.
pub(super) async fn own(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Query(fields): Query<Fields>,
) -> Result<Response, Problem> {
    let listing = page(fields.get("after"))?;
    let lists = own_lists(&app, &reader, visitor.person, listing).await?;
    let say = |id| reader.say(id, &[]);
    let body = html! {
        h1 { (say("games-title")) }
        (lists.markup())
        p.unseen id="lists-status" role="status" {}
    };
    let shown = Shell::page(&reader, say("games-title"), "/games".to_owned(), body);
    let is_first = listing.after.is_none();
    Ok(if is_first { shown.live(ListPage::Own.address()) } else { shown }.into_response())
}

/// The list on the first page of a person's games.
pub(super) async fn first_page_of(
    app: &App,
    reader: &Reader,
    person: Option<PersonId>,
) -> Result<PageLists, Problem> {
    own_lists(app, reader, person, Listing::first(TABLES_PER_PAGE)).await
}

async fn own_lists(
    app: &App,
    reader: &Reader,
    person: Option<PersonId>,
    listing: Listing<'_>,
) -> Result<PageLists, Problem> {
    let listing = Listing { games: &GameKind::played(), ..listing };
    let own = match person {
        Some(person) => app.store.tables_of(person, &listing).await?,
        None => Listed { tables: Vec::new(), next: None },
    };
    let next = own.next.map(|next| format!("after={next}"));
    let lister = Lister { reader, person, now: Moment::now() };
    let html = html! {
        section id="games-own" {
            @if own.tables.is_empty() {
                p { (reader.say("games-none", &[])) }
                p.buttons { a.button href="/" { (reader.say("play-now", &[])) } }
            } @else {
                (lister.list(&own.tables))
            }
            (page_links(reader, "/games", &listing, next))
        }
    };
    Ok(PageLists {
        sections: vec![Section { id: "games-own".to_owned(), html }],
        tables: own.tables.iter().map(|table| table.id).collect(),
    })
}
