//! A table at which one person plays alone: its stream read up to now, and what may be written there.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::visitor::Visitor;
use crate::room::game_kind::GameKind;
use axum::response::{IntoResponse, Redirect, Response};
use eureka_store::{
    Listing, Moment, NewTable, PersonId, Sitter, State, Table, TableId, Then, What,
};
use eureka_table::{Game, Said, Seat};
use serde::Deserialize;

/// What stands in the stream where something was taken back.
pub(crate) const UNDO: &str = "undo";

/// What stands there where it was said again.
pub(crate) const REDO: &str = "redo";

/// What stands there when the owner has seen the result and keeps it: nothing can be taken back any more.
pub(crate) const FINISH: &str = "finish";

/// So many entries are read at once.
const ENTRIES: u32 = 1000;

/// No game comes near to so many entries; whoever fills a stream by hand comes to an end here.
const MOST: u32 = 5_000;

/// So many tables are on a page with those that somebody opened.
const LISTED: u32 = 100;

/// A table with one seat, and what was said there.
pub(crate) struct Alone {
    pub(crate) table: Table,
    /// How the game began.
    pub(crate) setup: String,
    /// What was said and not taken back.
    pub(crate) said: Vec<Said>,
    /// What was taken back and can be said again, the last first to come.
    pub(crate) undone: Vec<Said>,
}

impl Alone {
    /// Begins a game.
    pub(crate) async fn begin(
        app: &App,
        owner: (PersonId, &str),
        (game, options): (GameKind, String),
        setup: String,
    ) -> Result<TableId, Problem> {
        let seats = vec![Sitter::person(owner.0, owner.1)];
        let game = game.word().to_owned();
        let table = NewTable { creator: owner.0, listed: false, game, options, seats };
        let now = Moment::now();
        let id = app.store.open_table(&table, now).await?;
        app.store.begin(id, 0, setup, Then::Asks(Seat::A), now).await?;
        Ok(id)
    }

    /// Reads the stream of a table. No game need be played for that.
    pub(crate) async fn read(app: &App, table: Table) -> Result<Alone, Problem> {
        let (mut setup, mut stream, mut from) = (None, Stream::default(), 0);
        while from < table.version {
            let entries = app.store.entries(table.id, from, ENTRIES).await?;
            let Some(last) = entries.last() else { break };
            from = last.number + 1;
            // What came after the table's row was read belongs to a later version.
            for entry in entries.into_iter().filter(|entry| entry.number < table.version) {
                match entry.what {
                    What::Begun(text) => setup = Some(text),
                    What::Said(said) => stream.take(said),
                    What::Chat { .. } | What::Note(_) => {}
                }
            }
        }
        let setup = setup.ok_or(Problem::NoTable)?;
        Ok(Alone { table, setup, said: stream.said, undone: stream.undone })
    }

    /// Its name.
    pub(crate) fn id(&self) -> TableId {
        self.table.id
    }

    /// What its owner is called.
    pub(crate) fn name(&self) -> &str {
        self.table.seats.first().map_or("", |sitter| &sitter.name)
    }

    pub(crate) fn is_owner(&self, visitor: &Visitor) -> bool {
        let owner = self.table.seats.first().and_then(|sitter| sitter.person);
        owner.is_some() && owner == visitor.person
    }

    /// Whether this visitor may say something: it is his game, and its result is not yet kept.
    pub(crate) fn may_speak(&self, visitor: &Visitor) -> bool {
        self.is_owner(visitor) && self.table.state == State::Playing
    }

    /// That this visitor may say something at this version.
    pub(crate) fn hears(&self, visitor: &Visitor, version: u32) -> Result<(), Problem> {
        if !self.is_owner(visitor) {
            return Err(Problem::NotSeated);
        }
        if self.table.state != State::Playing || self.table.next >= MOST {
            return Err(Problem::State(self.table.state.to_string()));
        }
        match self.table.version == version {
            true => Ok(()),
            false => Err(Problem::Stale { version: self.table.version }),
        }
    }

    /// Writes down what the owner says. Done means stored.
    pub(crate) async fn write(&self, app: &App, text: String, then: Then) -> Result<(), Problem> {
        let said = vec![Said { seat: Seat::A, answer: text }];
        app.store.append(self.table.id, self.table.version, said, then, Moment::now()).await?;
        Ok(())
    }

    /// Closes the table: its owner gives the game up.
    pub(crate) async fn close(&self, app: &App, visitor: &Visitor) -> Result<(), Problem> {
        if !self.is_owner(visitor) {
            return Err(Problem::NotSeated);
        }
        app.store.close_table(self.table.id, String::new(), Moment::now()).await?;
        Ok(())
    }
}

/// Something said, with the version at which it is.
#[derive(Deserialize)]
pub(crate) struct AnswerForm {
    pub(crate) version: u32,
    pub(crate) answer: String,
}

/// The version at which something is to be done.
#[derive(Deserialize)]
pub(crate) struct AtVersion {
    pub(crate) version: u32,
}

/// Shows a game again after something was said. Who comes too late is shown it with a word about that.
pub(crate) fn shown_again(path: &str, said: Result<(), Problem>) -> Result<Response, Problem> {
    match said {
        Ok(()) => Ok(Redirect::to(path).into_response()),
        Err(Problem::Stale { .. }) => {
            Ok(Redirect::to(&format!("{path}?say=stale")).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// The table with that name.
pub(crate) async fn table(app: &App, id: &str) -> Result<Table, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
    Ok(app.store.table(id).await?)
}

/// The tables of a game that a person opened and that are in this state, the last changed first.
pub(crate) async fn opened_by(
    app: &App,
    person: Option<PersonId>,
    game: GameKind,
    state: State,
) -> Result<Vec<Table>, Problem> {
    let Some(creator) = person else { return Ok(Vec::new()) };
    let listing = Listing {
        games: &[game.word()],
        states: &[state],
        creator: person,
        ..Listing::first(LISTED)
    };
    Ok(app.store.tables_of(creator, &listing).await?.tables)
}

/// A seed that is short enough to be told to somebody.
pub(crate) fn seed() -> Result<u32, Problem> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(|_| Problem::Unavailable)?;
    Ok(u32::from_le_bytes(bytes) % 1_000_000)
}

/// How a game ended, as the store keeps it: `A score`; without the `A` if the opponents won.
pub(crate) fn outcome(game: &impl Game) -> String {
    let outcome = game.outcome().expect("the game is over");
    format!("{} {}", outcome.winners, outcome.ending.word())
}

/// Whether a finished game was won.
pub(crate) fn is_won(table: &Table) -> bool {
    table.outcome.as_deref().is_some_and(|outcome| outcome.starts_with('A'))
}

/// What was said and what was taken back, from the entries of a stream.
#[derive(Default)]
struct Stream {
    said: Vec<Said>,
    undone: Vec<Said>,
}

impl Stream {
    fn take(&mut self, said: Said) {
        match said.answer.as_str() {
            UNDO => self.undone.extend(self.said.pop()),
            REDO => self.said.extend(self.undone.pop()),
            FINISH => {}
            _ => {
                self.said.push(said);
                self.undone.clear();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_what_was_said_and_not_taken_back() {
        let mut stream = Stream::default();
        for text in ["1", "2", "undo", "undo", "redo", "3", "redo", "undo", "undo", "undo", "redo"]
        {
            stream.take(Said { seat: Seat::A, answer: text.to_owned() });
        }
        let words = |said: &[Said]| said.iter().map(|said| said.answer.clone()).collect::<Vec<_>>();
        assert_eq!(words(&stream.said), ["1"]);
        assert_eq!(words(&stream.undone), ["3"]);
    }
}
