//! The companion for the solo mode of Inventions at a table: one person enters the events of a real board, and the
//! program says which pieces to move.
//!
//! A box profile is stored as a table at which nothing is played: every note in its journal is a complete profile,
//! and the last one counts.

mod boxes;
mod correct;
mod ending;
mod fields;
mod form;
mod page;
mod picture;
pub(crate) mod start;
mod steps;

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::inventions::{difficulty_is, outcome, random_seed};
use crate::replay::{Moments, Past, Telling};
use crate::room::viewer::Perspective;
use crate::room::{Drawn, GameKind, ListEntry, RoomState, Skin, Snapshot, TableReader};
use axum::Router;
use axum::routing::{get, post};
use eureka_inventions::{Difficulty, Event, Game, Profile, Setup};
use eureka_protocol::companion::Draws;
use eureka_protocol::inventions::TableEvent;
use eureka_protocol::{companion as protocol, game as wire, table::Options};
use eureka_store::Table;
use eureka_table::Timeline;
use eureka_words::CompanionTeller;
use maud::{Markup, html};
use page::Page;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub(crate) use ending::result;

/// The routes of the companion, apart from those that every table has.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/companion", get(start::page).post(start::begin))
        .route("/table/{id}/correct", get(correct::page).post(correct::correct))
        .route("/table/{id}/sheet", get(ending::page))
        .route("/companion/box", get(boxes::new).post(boxes::create))
        .route("/companion/box/{id}", get(boxes::page).post(boxes::save))
        .route("/companion/box/{id}/text", get(boxes::text_page).post(boxes::save))
        .route("/companion/box/{id}/file", get(boxes::file))
        .route("/companion/box/{id}/close", post(boxes::close))
}

/// The options of a table, as the store keeps them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Companion {
    pub(crate) difficulty: Difficulty,
    /// The name of the box.
    #[serde(rename = "box")]
    pub(crate) box_name: String,
    /// Whether the box is the built-in one, whose values are made up.
    pub(crate) ours: bool,
    pub(crate) draws: Draws,
    /// The readings of ambiguous rules that differ from the default, by the name of the rule.
    pub(crate) settings: BTreeMap<String, String>,
}

impl Companion {
    /// The options that follow from a set-up.
    pub(crate) fn of(setup: &Setup) -> Companion {
        let (box_name, ours) = (setup.profile.name.clone(), setup.profile.ours);
        let draws = if setup.seed.is_some() { Draws::Program } else { Draws::Auto };
        let changed = setup.settings.changed();
        let settings = changed.map(|(name, reading)| (name.to_owned(), reading.to_owned()));
        let settings = settings.collect();
        Companion { difficulty: setup.difficulty, box_name, ours, draws, settings }
    }

    /// A sentence with the difficulty and the box.
    fn about(&self, reader: &Reader) -> String {
        let box_name = match self.ours {
            true => reader.say("companion-page-no-box", &[]),
            false => self.box_name.clone(),
        };
        format!("{} · {box_name}", difficulty_is(reader, self.difficulty))
    }
}

/// The companion game of a table; an error if the table holds another game.
fn timeline(state: &RoomState) -> Result<&Timeline<Game>, Problem> {
    let sitting = state.play.of::<Companion>().ok_or(Problem::NoPage)?;
    sitting.timeline.as_deref().ok_or(Problem::NoTable)
}

impl Skin for Companion {
    type Game = Game;
    type Met = ();

    const KIND: GameKind = GameKind::Companion;
    const PLAYER_DECLARES_END: bool = true;

    fn rules(_: &Setup) {}

    /// A new game with the box of the last one.
    fn deal(&self, _: u8, last: Option<&Setup>) -> Result<Setup, Problem> {
        let mut setup = match last {
            Some(last) => last.clone(),
            None => Setup::new(Profile::ours().clone(), Some(0)),
        };
        if setup.seed.is_some() {
            setup.seed = Some(random_seed()?);
        }
        Ok(setup)
    }

    fn hints(&self) -> Option<bool> {
        Some(false)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn { .. } | Event::EraOver { .. })
    }

    fn draw(&self, snapshot: &Snapshot<Companion>, table_reader: &TableReader<'_>) -> Drawn {
        Page::live(snapshot, table_reader).drawn(table_reader)
    }

    fn frame(
        &self,
        _: &Snapshot<Companion>,
        table_reader: &TableReader<'_>,
        drawn: &Drawn,
        beside: &Markup,
    ) -> Markup {
        let reader = &table_reader.viewer.reader;
        let record = html! {
            p { a href=(format!("{}/record", table_reader.path())) { (reader.say("companion-page-record", &[])) } }
        };
        page::frame(reader, &drawn.sections, &html! { (record) (beside) })
    }

    fn view(&self, game: &Game, perspective: Perspective, may_answer: bool) -> wire::GameView {
        let mut view = protocol::View::new(game, perspective.seat());
        if !may_answer {
            view.answers.clear();
        }
        wire::GameView::InventionsCompanion(view)
    }

    fn question(&self, game: &Game) -> Option<wire::Question> {
        protocol::question(game)
    }

    fn choices(&self, game: &Game) -> Vec<wire::Choice> {
        protocol::choices(game)
    }

    fn events(&self, _: &Game, told: Vec<Event>) -> wire::Events {
        wire::Events::InventionsCompanion(told.into_iter().map(TableEvent).collect())
    }

    fn options(&self) -> Options {
        let (difficulty, draws) = (self.difficulty, self.draws);
        // The id of a box is left out, because anybody who knows it can open the box.
        let (profile, settings) = (None, self.settings.clone());
        Options::InventionsCompanion(protocol::Options { difficulty, profile, draws, settings })
    }

    fn list_entry(&self, _: &Table, reader: &Reader) -> ListEntry {
        let title = Some(reader.say("nav-companion", &[]));
        ListEntry { title, about: self.about(reader), teams: Vec::new() }
    }

    fn turns(&self, timeline: &Timeline<Game>, telling: &Telling<'_>) -> Vec<(usize, String)> {
        let teller = CompanionTeller::new(telling.reader.words());
        let turns = timeline.events().iter().filter(|(_, event)| Companion::begins_turn(event));
        turns.map(|(moment, event)| (*moment, teller.event(event).unwrap_or_default())).collect()
    }

    fn outcome(&self, game: &Game, telling: &Telling<'_>) -> Option<Markup> {
        outcome(game.score(), telling.reader)
    }

    fn replay(
        &self,
        past: &Past<Companion>,
        moments: &Moments<'_>,
        telling: &Telling<'_>,
    ) -> Markup {
        let game = past.at(moments.at);
        let page = Page::read_only(&game, telling.reader);
        let mut parts = page.parts();
        parts.push(page.replayed(moments, past.answered(&game, moments.at)));
        page::frame(telling.reader, &parts, &moments.share())
    }
}
