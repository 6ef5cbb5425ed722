//! Inventions at tables: the companion for the printed game, and the complete solo game. This file holds what both
//! share.

mod chapter;
pub(crate) mod companion;
pub(crate) mod solo_game;

use crate::app::{App, random_bytes};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{Visitor, signed};
use crate::pages::shell::Shell;
use crate::room::opening::NewTableRequest;
use crate::room::{GameKind, Section, SetupOf, Skin, TableReader};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::{
    Action, Difficulty, Milestone, Owner, Pillar, Player, Position, Score, Slot,
};
use eureka_store::{Listing, PersonId, Sitter, Table, TableState};
use eureka_table::Record;
use eureka_words::{CompanionTeller, capital};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// A seed of at most six digits, short enough to be passed on by word of mouth.
fn random_seed() -> Result<u32, Problem> {
    Ok(u32::from_le_bytes(random_bytes()?) % 1_000_000)
}

/// The difficulty named in a form; the default if the field is empty.
fn difficulty_in(form: &BTreeMap<String, String>) -> Result<Difficulty, Problem> {
    match form.get("difficulty").map_or("", String::as_str) {
        "" => Ok(Difficulty::default()),
        word => Difficulty::from_word(word)
            .ok_or_else(|| Problem::Options(format!("there is no difficulty `{word}`"))),
    }
}

/// A sentence that names the difficulty of a game.
fn difficulty_is(reader: &Reader, difficulty: Difficulty) -> String {
    let difficulty = CompanionTeller::new(reader.words()).difficulty(difficulty);
    reader.say("companion-page-difficulty-is", &[("difficulty", (&difficulty).into())])
}

/// The radio buttons for the difficulty.
fn difficulties(reader: &Reader) -> Markup {
    let teller = CompanionTeller::new(reader.words());
    let worth = |it: Difficulty| {
        let (value, wealth) = (u64::from(it.value()), u64::from(it.wealth_value()));
        let values = [("value", value.into()), ("wealth", wealth.into())];
        reader.say("companion-page-difficulty-worth", &values)
    };
    html! {
        fieldset {
            legend { (reader.say("companion-page-difficulty", &[])) }
            @for difficulty in Difficulty::ALL {
                label.check {
                    input type="radio" name="difficulty" value=(difficulty) checked[difficulty == Difficulty::default()];
                    span { (capital(&teller.difficulty(difficulty))) " " small.muted { (worth(difficulty)) } }
                }
            }
        }
    }
}

/// A list of games on a start page; nothing if there are none.
fn games(id: &str, title: &str, games: &[Markup]) -> Markup {
    html! {
        @if !games.is_empty() {
            section id=(id) { h2 { (title) } ul.companion-games { @for game in games { li { (game) } } } }
        }
    }
}

/// A page of the companion or the solo game other than a table.
fn page(reader: &Reader, title: String, path: String, body: Markup) -> Shell<'_> {
    Shell { class: "page companion-page", ..Shell::page(reader, title, path, body) }
}

/// A section of a table's page.
fn part(id: &str, html: Markup) -> Section {
    Section { id: id.to_owned(), html }
}

/// The hidden field with the version of the table that the form was made for.
fn version(table_reader: &TableReader<'_>) -> Markup {
    html! { input type="hidden" name="version" value=(table_reader.table.version); }
}

/// A button for an action at the table other than an answer.
fn action_form(
    table_reader: &TableReader<'_>,
    action: &str,
    id: Option<&str>,
    class: &str,
    label: String,
) -> Markup {
    html! {
        form.take-back id=[id] method="post" action=(format!("{}/{action}", table_reader.path())) {
            (version(table_reader))
            button class=(class) type="submit" { (label) }
        }
    }
}

/// The request for a table with one seat and the game already set up.
pub(crate) fn single_seat_request<S: Skin>(
    skin: &S,
    setup: SetupOf<S>,
    sitter: Sitter,
    listed: bool,
) -> NewTableRequest {
    let (options, setup) = (skin.write(), Some(Record::new(setup).write()));
    NewTableRequest { kind: S::KIND, options, seats: vec![sitter], listed, setup }
}

/// Begins a game for a visitor and leads to its table.
async fn begin<S: Skin>(
    app: &App,
    visitor: &Visitor,
    skin: &S,
    setup: SetupOf<S>,
) -> Result<Response, Problem> {
    let (person, name, cookie) = visitor.get_or_create(app, "").await?;
    let request = single_seat_request(skin, setup, Sitter::person(person, name), false);
    let id = app.open_table(person, request).await?;
    Ok((signed(app, cookie), Redirect::to(&format!("/table/{id}"))).into_response())
}

/// The maximum number of tables that a start page lists.
const MAX_LISTED_TABLES: u32 = 20;

/// The tables of a kind that a person has opened, the most recently changed first.
async fn own_tables(
    app: &App,
    person: Option<PersonId>,
    kind: GameKind,
    state: TableState,
) -> Result<Vec<Table>, Problem> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let (games, states) = ([kind.word()], [state]);
    let listing = Listing {
        games: &games,
        states: &states,
        creator: Some(person),
        ..Listing::first(MAX_LISTED_TABLES)
    };
    Ok(app.store.tables_of(person, &listing).await?.tables)
}

/// The outcome in words; `None` while there is no score.
fn outcome(score: Option<Score>, reader: &Reader) -> Option<Markup> {
    score.map(|score| html! { (won_or_lost(reader, score.goal1() || score.goal2())) })
}

fn won_or_lost(reader: &Reader, won: bool) -> String {
    reader.say(if won { "companion-page-won" } else { "companion-page-lost" }, &[])
}

/// Whether a finished game was won. The stored outcome begins with the letters of the winning seats.
pub(crate) fn is_won(table: &Table) -> bool {
    table.outcome.as_deref().is_some_and(|outcome| outcome.starts_with('A'))
}

/// A score sheet. A row without points shows a dash and does not count. If the sheet belongs to somebody (`whose`),
/// its last row is the total.
fn sheet<P: Into<Option<u16>> + Copy>(whose: Option<String>, rows: &[(String, P)]) -> Markup {
    html! {
        table.companion-sheet {
            @if let Some(whose) = &whose { caption { (whose) } }
            @for (index, (label, points)) in rows.iter().enumerate() {
                tr.total[whose.is_some() && index + 1 == rows.len()] {
                    th scope="row" { (label) }
                    td { @if let Some(points) = (*points).into() { (points) } @else { "–" } }
                }
            }
        }
    }
}

/// The CSS class for a player's color.
const fn color(player: Player) -> &'static str {
    match player {
        Player::Chronos => "p-chronos",
        Player::You => "p-you",
        Player::Hephaestus => "p-hephaestus",
    }
}

/// The initial of a player, shown on the player's pieces.
fn letter(teller: CompanionTeller<'_>, player: Player) -> String {
    teller.player(player).chars().take(1).flat_map(char::to_uppercase).collect()
}

/// Both columns of milestones, Common Knowledge and the private ones, with arrows for the way that diplomats move
/// around them.
fn columns(
    at: &Position,
    class: &str,
    [common, private]: [&str; 2],
    milestone: impl Fn(Milestone, Option<Owner>) -> Markup,
) -> Markup {
    let tiles = &at.milestones;
    // Counter-clockwise means up the right column.
    let rises = at.profile.ring[0] == Slot::Private(0);
    let (common_way, private_way) = if rises { ("↓", "↑") } else { ("↑", "↓") };
    let common = html! {
        div class=(class) {
            p.label { (common_way) " " (common) }
            @for &tile in tiles.common.iter().rev() { (milestone(tile, None)) }
        }
    };
    let private = html! {
        div class=(class) {
            p.label { (private_way) " " (private) }
            @for &(owner, tile) in tiles.private.iter().rev() { (milestone(tile, Some(owner))) }
        }
    };
    html! { @if rises { (common) (private) } @else { (private) (common) } }
}

/// The pillars that stand on an action.
fn pillars(at: &Position, action: Action) -> Vec<(Player, Pillar)> {
    let mut there = Vec::new();
    for player in [Player::You, Player::Hephaestus] {
        let Some(pillars) = at.pillars(player) else { continue };
        there.extend((pillars.epoch == Some(action)).then_some((player, Pillar::Epoch)));
        let season = pillars.season.iter().filter(|&&on| on == action);
        there.extend(season.map(|_| (player, Pillar::Season)));
    }
    there
}
