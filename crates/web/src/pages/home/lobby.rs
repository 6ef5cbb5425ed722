//! The lobby, and the list of all games of one person.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::pages::home::Fields;
use crate::pages::home::list::Lister;
use crate::pages::invitation;
use crate::pages::shell::Shell;
use crate::room::GameKind;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use eureka_store::{Cursor, Listed, Listing, Moment, NoCursor};
use maud::{Markup, html};

/// The number of tables on one page.
const TABLES_PER_PAGE: u32 = 20;

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
    let (of_open, of_running) = (page(fields.get("open"))?, page(fields.get("running"))?);
    let open = app.store.lobby(&of_open).await?;
    let running = app.store.running(&of_running).await?;
    // Each list is paged separately; the other one stays where it is.
    let query = |name, next: Cursor, other, stays: Option<Cursor>| match stays {
        Some(stays) => format!("{name}={next}&{other}={stays}"),
        None => format!("{name}={next}"),
    };
    let next_open = open.next.map(|next| query("open", next, "running", of_running.after));
    let next_running = running.next.map(|next| query("running", next, "open", of_open.after));
    let lister = Lister { reader: &reader, person: visitor.person, now: Moment::now() };
    let say = |id| reader.say(id, &[]);
    let body = html! {
        h1 { (say("lobby-title")) }
        p { (say("lobby-about")) }
        div.buttons {
            a.button href="/new?seat-b=open&listed=yes&patience=72" { (say("lobby-new")) }
            (invitation::button(&reader, "button plain"))
        }
        section {
            h2 { (say("lobby-open")) }
            @if open.tables.is_empty() { p { (say("lobby-none")) } } @else { (lister.list(&open.tables)) }
            (page_links(&reader, "/tables", &of_open, next_open))
        }
        section {
            h2 { (say("lobby-running")) }
            @if running.tables.is_empty() { p { (say("lobby-none-running")) } } @else { (lister.list(&running.tables)) }
            (page_links(&reader, "/tables", &of_running, next_running))
        }
    };
    Ok(Shell::page(&reader, say("lobby-title"), "/tables".to_owned(), body)
        .described(say("lobby-about"))
        .into_response())
}

/// `GET /games`: all games of the visitor, one page at a time.
pub(super) async fn own(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Query(fields): Query<Fields>,
) -> Result<Response, Problem> {
    let listing = Listing { games: &GameKind::played(), ..page(fields.get("after"))? };
    let own = match visitor.person {
        Some(person) => app.store.tables_of(person, &listing).await?,
        None => Listed { tables: Vec::new(), next: None },
    };
    let next = own.next.map(|next| format!("after={next}"));
    let lister = Lister { reader: &reader, person: visitor.person, now: Moment::now() };
    let say = |id| reader.say(id, &[]);
    let body = html! {
        h1 { (say("games-title")) }
        @if own.tables.is_empty() {
            p { (say("games-none")) }
            p.buttons { a.button href="/" { (say("play-now")) } }
        } @else {
            (lister.list(&own.tables))
        }
        (page_links(&reader, "/games", &listing, next))
    };
    Ok(Shell::page(&reader, say("games-title"), "/games".to_owned(), body).into_response())
}
