//! Opening tables and beginning games.

use super::{GameKind, Room};
use crate::app::App;
use crate::http::problem::Problem;
use eureka_store::{Moment, NewTable, PersonId, Sitter, TableId};
use eureka_words::as_typed;

/// A table as somebody wants it.
pub(crate) struct TableRequest {
    pub(crate) kind: GameKind,
    /// The options, as the store keeps them.
    pub(crate) options: String,
    /// Who sits where; nobody's seats wait for whoever comes.
    pub(crate) seats: Vec<Sitter>,
    /// Whether the lobby shows it.
    pub(crate) listed: bool,
    /// The set-up, where it is not dealt when the game begins.
    pub(crate) setup: Option<String>,
}

impl App {
    /// Opens a table; if every seat is taken, its game begins at once.
    pub(crate) async fn open_table(
        &self,
        creator: PersonId,
        request: TableRequest,
    ) -> Result<TableId, Problem> {
        self.require_table(creator).await?;
        let TableRequest { kind, options, seats, listed, setup } = request;
        let is_full = !seats.contains(&Sitter::nobody());
        let (game, seats) = (kind.word().to_owned(), distinct(seats));
        let table = NewTable { game, creator, listed, options, seats };
        let id = self.store.open_table(&table, Moment::now()).await?;
        if is_full {
            self.room(id).await?.begin(self, creator, setup).await?;
        }
        Ok(id)
    }

    /// Refuses another table to a person who has too many. Of several that are opened at the same time some may be too many, which does no harm.
    pub(crate) async fn require_table(&self, person: PersonId) -> Result<(), Problem> {
        let most = self.config.limits.tables;
        match self.store.tables_to_finish(person).await? < u64::from(most) {
            true => Ok(()),
            false => Err(Problem::Options(format!(
                "you have {most} tables open: finish or close one first"
            ))),
        }
    }
}

impl Room {
    /// Begins the game when every seat is taken: from this set-up, or from a new deal.
    pub(crate) async fn begin(
        &self,
        app: &App,
        person: PersonId,
        setup: Option<String>,
    ) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        state.require_creator(person)?;
        if state.table.seats.contains(&Sitter::nobody()) {
            return Err(Problem::State("waiting".to_owned()));
        }
        let setup = match setup {
            Some(setup) => setup,
            None => state.play.deal(state.table.seats.len() as u8)?,
        };
        let then = state.play.try_begin(&setup).map_err(Problem::Options)?;
        let version = state.table.version;
        app.store.begin(self.id, version, setup, then, Moment::now()).await?;
        self.refresh(&app.store, &mut state).await?;
        app.see_to_bots(self.id);
        Ok(())
    }
}

/// Sitters whose names differ: equal ones get numbers.
fn distinct(seats: Vec<Sitter>) -> Vec<Sitter> {
    let mut named: Vec<Sitter> = Vec::with_capacity(seats.len());
    for seat in seats {
        let name = distinct_name(&named, &seat.name);
        named.push(Sitter { name, ..seat });
    }
    named
}

/// A name that none of these has, so that nobody talks in another's: with a number where one has it already.
pub(crate) fn distinct_name(others: &[Sitter], name: &str) -> String {
    let is_taken = |name: &str| others.iter().any(|other| read_alike(&other.name, name));
    if name.is_empty() || !is_taken(name) {
        return name.to_owned();
    }
    let mut numbered = (2..).map(|number| format!("{name} {number}"));
    numbered.find(|name| !is_taken(name)).expect("there are more numbers than seats")
}

/// Whether two names look the same to somebody who does not look twice.
fn read_alike(one: &str, other: &str) -> bool {
    let read = |name: &str| as_typed(&name.replace(is_unseen, ""));
    !one.is_empty() && read(one) == read(other)
}

/// Characters of which nothing is seen in a name, or nothing but how another one looks.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(names: &[&str]) -> Vec<String> {
        let seat = |name: &&str| Sitter { name: (*name).to_owned(), ..Sitter::nobody() };
        let seats = distinct(names.iter().map(seat).collect());
        seats.into_iter().map(|seat| seat.name).collect()
    }

    #[test]
    fn names_that_are_read_alike_get_numbers() {
        assert_eq!(told(&["Ada", "Boole", "Ada", "Ada"]), ["Ada", "Boole", "Ada 2", "Ada 3"]);
        assert_eq!(told(&["Ada", "ada 2", "ADA"]), ["Ada", "ada 2", "ADA 3"]);
        assert_eq!(
            told(&["Ada", " àda ", "A\u{ad}da\u{fe0f}"]),
            ["Ada", " àda  2", "A\u{ad}da\u{fe0f} 3"]
        );
        assert_eq!(told(&["", "Ada", "", ""]), ["", "Ada", "", ""], "where nobody sits");
    }
}
