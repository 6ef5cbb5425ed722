//! Live lists: the sections of a page with lists, sent again when what they show changes.

use super::{front, lobby};
use crate::app::App;
use crate::http::limits::Permit;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::lists::Changes;
use crate::pages::live::{HEARTBEAT, fingerprint, step_event};
use crate::room::Section;
use axum::extract::{Path, State};
use axum::response::sse::{Event as SseEvent, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use eureka_store::{PersonId, TableId, TableState};
use eureka_table::words;
use maud::{Markup, html};
use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time;
use tokio_stream::wrappers::ReceiverStream;

/// The pause before the lists are read again when the database cannot be reached.
const RETRY_PAUSE: Duration = Duration::from_secs(2);

words! {
    /// A page with lists that change by themselves.
    pub(super) enum ListPage {
        Home = "home",
        Lobby = "tables",
        Own = "games",
    }
}

/// The lists of a page for one reader.
#[derive(Default)]
pub(super) struct PageLists {
    /// A section for each list, also for an empty one, so that a table can appear in it.
    pub(super) sections: Vec<Section>,
    /// The tables in them.
    pub(super) tables: HashSet<TableId>,
}

impl ListPage {
    /// The address of the page's stream.
    pub(super) fn address(self) -> String {
        format!("/lists/{}", self.word())
    }

    /// The states in which a table of the lobby is on the page.
    const fn lobby(self) -> &'static [TableState] {
        match self {
            ListPage::Home => &[TableState::Open],
            ListPage::Lobby => &[TableState::Open, TableState::Playing],
            ListPage::Own => &[],
        }
    }

    /// The lists as they are now.
    async fn lists(
        self,
        app: &App,
        reader: &Reader,
        person: Option<PersonId>,
    ) -> Result<PageLists, Problem> {
        match self {
            ListPage::Home => {
                let lobby = app.lists.lobby(&app.store).await?;
                Ok(front::Games::read(app, person, &lobby).await?.lists(reader, person))
            }
            ListPage::Lobby => {
                let lobby = app.lists.lobby(&app.store).await?;
                Ok(lobby::first_page(reader, person, &lobby))
            }
            ListPage::Own => lobby::first_page_of(app, reader, person).await,
        }
    }
}

impl PageLists {
    /// All sections.
    pub(super) fn markup(&self) -> Markup {
        html! { @for section in &self.sections { (section.html) } }
    }
}

/// `GET /lists/{page}`: the stream of a page's lists as server-sent events.
pub(super) async fn stream(
    State(app): State<App>,
    Path(page): Path<String>,
    reader: Reader,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let page = ListPage::from_word(&page).ok_or(Problem::NoPage)?;
    let permit = app.rate_limits.streams.take(visitor.client_ip)?;
    // One message may wait; while it does, further changes are gathered.
    let (sender, receiver) = mpsc::channel(1);
    let watcher = ListWatcher {
        page,
        reader,
        person: visitor.person,
        sender,
        sent: HashMap::new(),
        tables: HashSet::new(),
        _permit: permit,
    };
    tokio::spawn(async move {
        let mut stopping = app.stopping.subscribe();
        tokio::select! {
            () = watcher.watch(&app) => {}
            () = visitor.locked_out(&app) => {}
            _ = stopping.wait_for(|&stopping| stopping) => {}
        }
    });
    let stream = Sse::new(ReceiverStream::new(receiver));
    Ok(stream.keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

/// A reader who looks at a page with lists.
struct ListWatcher {
    page: ListPage,
    reader: Reader,
    person: Option<PersonId>,
    sender: mpsc::Sender<Result<SseEvent, Infallible>>,
    /// The fingerprints of the sections that were sent, by section id.
    sent: HashMap<String, u64>,
    /// The tables in the lists that were sent.
    tables: HashSet<TableId>,
    _permit: Permit,
}

impl ListWatcher {
    /// Watches until the reader leaves. It begins with all sections, because something may have changed since the page was drawn.
    async fn watch(mut self, app: &App) {
        let mut changes = app.lists.subscribe();
        loop {
            while self.draw(app).await.is_err() {
                tokio::select! {
                    () = time::sleep(RETRY_PAUSE) => {}
                    () = self.sender.closed() => return,
                }
            }
            loop {
                let change = tokio::select! {
                    change = changes.recv() => change,
                    () = self.sender.closed() => return,
                };
                // A page that has missed changes is drawn again as well.
                if change.map_or(true, |change: Arc<Changes>| {
                    change.concern(&self.tables, self.person, self.page.lobby())
                }) {
                    break;
                }
            }
        }
    }

    /// Sends the sections that have changed.
    async fn draw(&mut self, app: &App) -> Result<(), Problem> {
        let lists = self.page.lists(app, &self.reader, self.person).await?;
        self.tables = lists.tables;
        let changed: Vec<Section> = lists
            .sections
            .into_iter()
            .filter(|section| {
                let fingerprint = fingerprint(&section.html.0);
                self.sent.insert(section.id.clone(), fingerprint) != Some(fingerprint)
            })
            .collect();
        if !changed.is_empty() {
            let html = html! { @for section in &changed { (section.html) } };
            // If the reader has left, watching ends before the next change.
            let _ = self.sender.send(Ok(step_event(None, &html))).await;
        }
        Ok(())
    }
}
