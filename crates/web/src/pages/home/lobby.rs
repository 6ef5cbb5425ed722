//! The lobby, and all games of one person.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::companion;
use crate::pages::home::list::Lister;
use crate::pages::shell::Shell;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use eureka_store::{Moment, Page, Table};
use maud::{Markup, html};
use serde::Deserialize;

/// So many tables are on one page.
const SHOWN: u32 = 20;

/// The last page that is looked up: a database counts through everything before it.
const LAST: u32 = 500;

/// Which page of a long list.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct Turned {
    #[serde(default)]
    page: u32,
}

impl Turned {
    fn number(self) -> u32 {
        self.page.clamp(1, LAST)
    }

    /// The tables to be read: one more than is shown tells whether there is a next page.
    fn page(self) -> Page {
        Page { skip: (self.number() - 1) * SHOWN, limit: SHOWN + 1 }
    }

    /// The ways to the pages before and after.
    fn ways(self, reader: &Reader, path: &str, is_more: bool) -> Markup {
        let number = self.number();
        html! {
            @if number > 1 || is_more {
                nav.pages aria-label=(reader.say("page-nav", &[])) {
                    @if number > 1 {
                        a rel="prev" href=(format!("{path}?page={}", number - 1)) { (reader.say("page-before", &[])) } " "
                    }
                    span { (reader.say("page-number", &[("number", number.into())])) } " "
                    @if is_more {
                        a rel="next" href=(format!("{path}?page={}", number + 1)) { (reader.say("page-after", &[])) }
                    }
                }
            }
        }
    }
}

/// `GET /tables`: open tables to sit down at, running ones to watch.
pub(super) async fn show(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Query(turned): Query<Turned>,
) -> Result<Response, Problem> {
    let mut open = app.store.lobby(turned.page()).await?;
    let mut running = app.store.running(turned.page()).await?;
    let is_more = cut(&mut open) | cut(&mut running);
    let lister = Lister { reader: &reader, person: visitor.person, now: Moment::now() };
    let say = |id| reader.say(id, &[]);
    let body = html! {
        h1 { (say("lobby-title")) }
        p { (say("lobby-about")) }
        p.buttons { a.button href="/new?seat-b=open&listed=yes&patience=72" { (say("lobby-new")) } }
        section {
            h2 { (say("lobby-open")) }
            @if open.is_empty() { p { (say("lobby-none")) } } @else { (lister.list(&open)) }
        }
        section {
            h2 { (say("lobby-running")) }
            @if running.is_empty() { p { (say("lobby-none-running")) } } @else { (lister.list(&running)) }
        }
        (turned.ways(&reader, "/tables", is_more))
    };
    Ok(Shell::page(&reader, say("lobby-title"), "/tables".to_owned(), body).into_response())
}

/// `GET /games`: all games of whoever asks.
pub(super) async fn own(
    State(app): State<App>,
    reader: Reader,
    visitor: Visitor,
    Query(turned): Query<Turned>,
) -> Result<Response, Problem> {
    let mut tables = match visitor.person {
        Some(person) => app.store.tables_of(person, turned.page()).await?,
        None => Vec::new(),
    };
    let is_more = cut(&mut tables);
    tables.retain(|table| !companion::is_box(table));
    let lister = Lister { reader: &reader, person: visitor.person, now: Moment::now() };
    let say = |id| reader.say(id, &[]);
    let body = html! {
        h1 { (say("games-title")) }
        @if tables.is_empty() {
            p { (say("games-none")) }
            p.buttons { a.button href="/" { (say("play-now")) } }
        } @else {
            (lister.list(&tables))
        }
        (turned.ways(&reader, "/games", is_more))
    };
    Ok(Shell::page(&reader, say("games-title"), "/games".to_owned(), body).into_response())
}

/// Cuts a list to a page; tells whether there was more.
fn cut(tables: &mut Vec<Table>) -> bool {
    let is_more = tables.len() > SHOWN as usize;
    tables.truncate(SHOWN as usize);
    is_more
}
