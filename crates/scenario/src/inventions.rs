//! Scenarios of Inventions; `conformance/INVENTIONS.md` describes their format.

mod expectation;
mod run;
mod step;

pub use step::Step;

use crate::error::ReadError;
use crate::keys;
use eureka_inventions::{Fault, FaultKind, Milestone, Position, ScoreSheet};
use expectation::Expectation;
use toml::{Table, Value};

/// The value of the key `game` that marks a scenario of Inventions.
pub(crate) const GAME: &str = "inventions";

/// A position, the steps played from it, and the position expected afterward.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// A one-sentence description.
    pub title: String,
    /// The starting position.
    pub position: Position,
    /// The steps to play.
    pub plays: Vec<Step>,
    /// Steps that must be refused after the last play.
    pub illegal: Vec<Step>,
    /// The tiles of the next Eureka reveal, rightmost first.
    next: Vec<Milestone>,
    /// The results of the coming shuffles of Hephaestus's used cards, in order.
    shuffles: Vec<Vec<u8>>,
    sheet: ScoreSheet,
    expectation: Expectation,
}

impl Scenario {
    /// Reads a scenario from its text.
    pub fn read(text: &str) -> Result<Scenario, ReadError> {
        let mut table = keys::parse(text)?;
        table.remove("game");
        let title = take_text(&mut table, "title")?;
        take_text(&mut table, "rule")?;
        let plays = take_steps(&mut table, "play")?;
        let illegal = take_steps(&mut table, "illegal")?;
        let expectation = Expectation(take_table(&mut table, "expect")?);
        if expectation.0.is_empty() {
            return Err(fault("expect", "nothing is expected").into());
        }
        let sheet = ScoreSheet::read(&take_table(&mut table, "sheet")?)?;
        let next = inner(&mut table, "milestones", "next");
        let shuffles = inner(&mut table, "H", "shuffle");
        if !table.contains_key("turn") {
            let turn = plays.first().map_or("C", Step::turn);
            table.insert("turn".to_owned(), turn.into());
        }
        let position = Position::arrange(&table)?;
        let next = read_next(next, position.era)?;
        let shuffles = shuffles.map_or(Ok(Vec::new()), read_shuffles)?;
        Ok(Scenario { title, position, plays, illegal, next, shuffles, sheet, expectation })
    }
}

/// An error at a key, with a message of its own.
fn fault(key: &str, what: impl ToString) -> Fault {
    Fault::new(key, FaultKind::Scenario(what.to_string()))
}

fn take_text(table: &mut Table, key: &str) -> Result<String, Fault> {
    match table.remove(key) {
        None => Ok(String::new()),
        Some(Value::String(text)) => Ok(text),
        Some(other) => Err(fault(key, format_args!("expected a text, got {other}"))),
    }
}

fn take_table(table: &mut Table, key: &str) -> Result<Table, Fault> {
    match table.remove(key) {
        None => Ok(Table::new()),
        Some(Value::Table(inner)) => Ok(inner),
        Some(other) => Err(fault(key, format_args!("expected a table, got {other}"))),
    }
}

fn take_steps(table: &mut Table, key: &'static str) -> Result<Vec<Step>, ReadError> {
    let Some(value) = table.remove(key) else { return Ok(Vec::new()) };
    let texts: Option<Vec<&str>> =
        value.as_array().and_then(|steps| steps.iter().map(Value::as_str).collect());
    let texts = texts.ok_or_else(|| fault(key, "expected a list of steps"))?;
    let step = |text: &str| Step::read(text).map_err(|error| error.at(key));
    texts.into_iter().map(step).collect()
}

/// Removes a key from a nested table and returns its value.
fn inner(table: &mut Table, key: &str, inner: &str) -> Option<Value> {
    table.get_mut(key)?.as_table_mut()?.remove(inner)
}

/// The tiles of the next reveal. Without `milestones.next` they come in the order of the rules page.
fn read_next(next: Option<Value>, era: u8) -> Result<Vec<Milestone>, Fault> {
    const KEY: &str = "milestones.next";
    let deck = |era: u8| Milestone::deck(Position::last_deck(era + 1));
    let deck: Vec<Milestone> = match era {
        // No deck is revealed when Era 2 begins, so in Era 1 the next deck is already that of Era 3.
        1 => deck(2).collect(),
        2..=4 => deck(era).collect(),
        _ => Vec::new(),
    };
    let Some(next) = next else { return Ok(deck) };
    let tile = |tile: &Value| tile.as_str().and_then(Milestone::named);
    let next: Option<Vec<Milestone>> =
        next.as_array().and_then(|tiles| tiles.iter().map(tile).collect());
    let next = next.ok_or_else(|| fault(KEY, "expected a list of milestones"))?;
    let sorted = |tiles: &[Milestone]| {
        let mut tiles = tiles.to_vec();
        tiles.sort_unstable();
        tiles
    };
    let is_deck = sorted(&next) == sorted(&deck);
    is_deck.then_some(next).ok_or_else(|| fault(KEY, "these are not the tiles of the next deck"))
}

fn read_shuffles(value: Value) -> Result<Vec<Vec<u8>>, Fault> {
    let card = |card: &Value| card.as_integer().and_then(|card| u8::try_from(card).ok());
    let shuffle =
        |cards: &Value| -> Option<Vec<u8>> { cards.as_array()?.iter().map(card).collect() };
    let shuffles = value.as_array().and_then(|all| all.iter().map(shuffle).collect());
    shuffles.ok_or_else(|| fault("H.shuffle", "expected lists of cards"))
}
