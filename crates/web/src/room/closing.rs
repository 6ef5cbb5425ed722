//! The end of a table: closing it, and playing again.

use super::{Room, SeatEvent, seats_of};
use crate::app::App;
use crate::http::problem::Problem;
use eureka_store::{Moment, NewTable, PersonId, Sitter, TableId, TableState};

impl Room {
    /// Opens a table with the same players. If several ask for it, they all get the first table that was opened.
    pub(crate) async fn rematch(&self, app: &App, person: PersonId) -> Result<TableId, Problem> {
        let mut state = self.state.lock().await;
        if seats_of(&state.table, Some(person)).is_empty() {
            return Err(Problem::NotSeated);
        }
        if state.table.state != TableState::Finished {
            return Err(Problem::State(state.table.state.to_string()));
        }
        if let Some(table) = state.rematch() {
            return Ok(table);
        }
        app.require_table(person).await?;
        let setup = state.play.deal(state.table.seats.len() as u8)?;
        let table = NewTable {
            game: state.table.game.clone(),
            creator: person,
            listed: false,
            options: state.table.options.clone(),
            seats: state.table.seats.iter().map(returned).collect(),
        };
        let id = app.store.open_table(&table, Moment::now()).await?;
        app.store.note(self.id, SeatEvent::rematch(id).write(), Moment::now()).await?;
        self.refresh(&app.store, &mut state).await?;
        let first = state.rematch().unwrap_or(id);
        drop(state);
        let room = Box::pin(app.room(id)).await?;
        match first == id {
            true => room.begin(app, person, Some(setup)).await?,
            // A request on another server was faster; its table counts.
            false => room.close(app, person).await?,
        }
        Ok(first)
    }

    /// Closes the table. Before the game only the person who opened it may do so, during a game only the last person at it.
    pub(crate) async fn close(&self, app: &App, person: PersonId) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        let others = state.table.seats.iter().any(|sitter| {
            sitter.bot.is_none() && sitter.person.is_some_and(|other| other != person)
        });
        let own = state.table.seats.iter().find(|sitter| sitter.person == Some(person));
        match (state.table.state, own) {
            (TableState::Open, _) => state.require_creator(person)?,
            (TableState::Playing, None) => return Err(Problem::NotSeated),
            (TableState::Playing, Some(_)) if others => return Err(Problem::NotCreator),
            (TableState::Playing, Some(_)) => {}
            (state, _) => return Err(Problem::State(state.to_string())),
        }
        let by = own.map(|sitter| sitter.name.clone()).unwrap_or_default();
        let event = SeatEvent::Closed { by };
        app.store.close_table(self.id, event.write(), Moment::now()).await?;
        self.refresh(&app.store, &mut state).await
    }
}

/// The occupant of the same seat at the next table. A person gets the seat back from a bot that stood in.
fn returned(sitter: &Sitter) -> Sitter {
    match sitter.person {
        Some(_) => Sitter { bot: None, ..sitter.clone() },
        None => sitter.clone(),
    }
}
