//! Inventions at tables: the companion, and the whole solo game.

pub(crate) mod companion;
pub(crate) mod solo_game;

use crate::app::{App, random_bytes};
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::room::GameKind;
use eureka_inventions::{Difficulty, Score};
use eureka_store::{Listing, PersonId, State, Table};
use maud::{Markup, html};

/// A seed that is short enough to be told to somebody.
fn random_seed() -> Result<u32, Problem> {
    Ok(u32::from_le_bytes(random_bytes()?) % 1_000_000)
}

/// The difficulty that a form names; the usual one where it names none.
fn difficulty_named(word: &str) -> Result<Difficulty, Problem> {
    match word {
        "" => Ok(Difficulty::default()),
        word => Difficulty::from_word(word)
            .ok_or_else(|| Problem::Options(format!("there is no difficulty `{word}`"))),
    }
}

/// The number of tables that a start page lists.
const LISTED: u32 = 20;

/// The tables of a kind that a person has opened, the last changed first.
async fn own_tables(
    app: &App,
    person: Option<PersonId>,
    kind: GameKind,
    state: State,
) -> Result<Vec<Table>, Problem> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let (games, states) = ([kind.word()], [state]);
    let listing =
        Listing { games: &games, states: &states, creator: Some(person), ..Listing::first(LISTED) };
    Ok(app.store.tables_of(person, &listing).await?.tables)
}

/// The outcome in words.
fn outcome(score: Option<Score>, reader: &Reader) -> Option<Markup> {
    let won = score.map(|score| score.goal1() || score.goal2())?;
    let id = if won { "companion-won" } else { "companion-lost" };
    Some(html! { (reader.say(id, &[])) })
}

/// Whether a finished game was won.
pub(crate) fn is_won(table: &Table) -> bool {
    table.outcome.as_deref().is_some_and(|outcome| outcome.starts_with('A'))
}
