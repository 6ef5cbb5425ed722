//! Inventions at tables: the companion, and the whole solo game.

mod chapter;
pub(crate) mod companion;
pub(crate) mod solo_game;

use crate::app::{App, random_bytes};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::{Visitor, signed};
use crate::pages::shell::Shell;
use crate::room::opening::TableRequest;
use crate::room::{GameKind, Looking, Section, SetupOf, Skin};
use axum::response::{IntoResponse, Redirect, Response};
use eureka_inventions::{
    Action, Difficulty, Milestone, Owner, Pillar, Player, Position, Score, Slot,
};
use eureka_store::{Listing, PersonId, Sitter, Table, TableState};
use eureka_table::Record;
use eureka_words::{CompanionTeller, capital};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// A seed that is short enough to be told to somebody.
fn random_seed() -> Result<u32, Problem> {
    Ok(u32::from_le_bytes(random_bytes()?) % 1_000_000)
}

/// The difficulty that a form names; the usual one where it names none.
fn difficulty_in(form: &BTreeMap<String, String>) -> Result<Difficulty, Problem> {
    match form.get("difficulty").map_or("", String::as_str) {
        "" => Ok(Difficulty::default()),
        word => Difficulty::from_word(word)
            .ok_or_else(|| Problem::Options(format!("there is no difficulty `{word}`"))),
    }
}

/// The difficulty of a game in words.
fn difficulty_is(reader: &Reader, difficulty: Difficulty) -> String {
    let difficulty = CompanionTeller::new(reader.words()).difficulty(difficulty);
    reader.say("companion-page-difficulty-is", &[("difficulty", (&difficulty).into())])
}

/// The choice of a difficulty.
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

/// Games of a start page, if there are any.
fn games(id: &str, title: &str, games: &[Markup]) -> Markup {
    html! {
        @if !games.is_empty() {
            section id=(id) { h2 { (title) } ul.companion-games { @for game in games { li { (game) } } } }
        }
    }
}

/// A page of one of the two games that is no table.
fn page(reader: &Reader, title: String, path: String, body: Markup) -> Shell<'_> {
    Shell { class: "page companion-page", ..Shell::page(reader, title, path, body) }
}

/// A part of a table's page.
fn part(id: &str, html: Markup) -> Section {
    Section { id: id.to_owned(), html }
}

/// The version at which a form is filled in.
fn version(looking: &Looking<'_>) -> Markup {
    html! { input type="hidden" name="version" value=(looking.table.version); }
}

/// A button for something that is done at the table besides answering.
fn action_form(
    looking: &Looking<'_>,
    action: &str,
    id: Option<&str>,
    class: &str,
    label: String,
) -> Markup {
    html! {
        form.take-back id=[id] method="post" action=(format!("{}/{action}", looking.path())) {
            (version(looking))
            button class=(class) type="submit" { (label) }
        }
    }
}

/// A table for one person, with the game set up.
pub(crate) fn request_alone<S: Skin>(
    skin: &S,
    setup: SetupOf<S>,
    sitter: Sitter,
    listed: bool,
) -> TableRequest {
    let (options, setup) = (skin.write(), Some(Record::new(setup).write()));
    TableRequest { kind: S::KIND, options, seats: vec![sitter], listed, setup }
}

/// Begins a game for a visitor.
async fn begin<S: Skin>(
    app: &App,
    visitor: &Visitor,
    skin: &S,
    setup: SetupOf<S>,
) -> Result<Response, Problem> {
    let (person, name, cookie) = visitor.named(app, "").await?;
    let request = request_alone(skin, setup, Sitter::person(person, name), false);
    let id = app.open_table(person, request).await?;
    Ok((signed(app, cookie), Redirect::to(&format!("/table/{id}"))).into_response())
}

/// The number of tables that a start page lists.
const LISTED: u32 = 20;

/// The tables of a kind that a person has opened, the last changed first.
async fn own_tables(
    app: &App,
    person: Option<PersonId>,
    kind: GameKind,
    state: TableState,
) -> Result<Vec<Table>, Problem> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let (games, states) = ([kind.word()], [state]);
    let listing =
        Listing { games: &games, states: &states, creator: Some(person), ..Listing::first(LISTED) };
    Ok(app.store.tables_of(person, &listing).await?.tables)
}

/// The outcome in words.
fn outcome(score: Option<Score>, reader: &Reader) -> Option<Markup> {
    score.map(|score| html! { (won_or_lost(reader, score.goal1() || score.goal2())) })
}

fn won_or_lost(reader: &Reader, won: bool) -> String {
    reader.say(if won { "companion-page-won" } else { "companion-page-lost" }, &[])
}

/// Whether a finished game was won.
pub(crate) fn is_won(table: &Table) -> bool {
    table.outcome.as_deref().is_some_and(|outcome| outcome.starts_with('A'))
}

/// Where points come from: rows of which one without points does not count. In the sheet of somebody the last row is the sum.
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

/// The class of a player's color.
const fn color(player: Player) -> &'static str {
    match player {
        Player::Chronos => "p-chronos",
        Player::You => "p-you",
        Player::Hephaestus => "p-hephaestus",
    }
}

/// The letter of a player, which stands on his pieces.
fn letter(teller: CompanionTeller<'_>, player: Player) -> String {
    teller.player(player).chars().take(1).flat_map(char::to_uppercase).collect()
}

/// Both columns of milestones as they lie, Common Knowledge and the private ones, with the way of diplomats around them.
fn columns(
    at: &Position,
    class: &str,
    [common, private]: [&str; 2],
    milestone: impl Fn(Milestone, Option<Owner>) -> Markup,
) -> Markup {
    let tiles = &at.milestones;
    // Counter-clockwise is up the right column.
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

/// The pillars on an action.
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
