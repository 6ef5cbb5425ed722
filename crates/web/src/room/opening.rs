//! Opening tables and beginning games.

use super::{GameKind, Room, RoomState};
use crate::app::App;
use crate::http::problem::Problem;
use eureka_store::{Moment, NewTable, Opening, PersonId, Sitter, TableId};
use eureka_words::as_typed;

/// A table to be opened, for any game, with options and set-up as the store keeps them.
pub(crate) struct NewTableRequest {
    pub(crate) kind: GameKind,
    /// The options, as the store keeps them.
    pub(crate) options: String,
    /// The occupants of the seats; [`Sitter::nobody`] is open to anybody who joins.
    pub(crate) seats: Vec<Sitter>,
    /// Whether the lobby lists it.
    pub(crate) listed: bool,
    /// The set-up, if the game does not begin with a new deal.
    pub(crate) setup: Option<String>,
}

impl App {
    /// Opens a table; if every seat is taken, its game begins at once.
    pub(crate) async fn open_table(
        &self,
        creator: PersonId,
        request: NewTableRequest,
    ) -> Result<TableId, Problem> {
        self.require_table(creator).await?;
        let NewTableRequest { kind, options, seats, listed, setup } = request;
        let is_full = !seats.contains(&Sitter::nobody());
        let (game, seats) = (kind.word().to_owned(), distinct(seats));
        let table = NewTable { game, creator, listed, options, seats };
        let id = self.store.open_table(&table, Moment::now()).await?;
        if is_full {
            self.room(id).await?.begin(self, creator, setup).await?;
        }
        Ok(id)
    }

    /// Refuses another table to a person who has too many. Tables opened at the same time may exceed the limit slightly, which
    /// does no harm.
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
    /// Begins a game that did not begin when the last seat was taken: that of a table opened without a free seat, or of one
    /// that an earlier version of the server left waiting. A game that has begun stays as it is.
    pub(crate) async fn begin(
        &self,
        app: &App,
        person: PersonId,
        setup: Option<String>,
    ) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        state.require_creator(person)?;
        // Somebody may have sat down through another server just now.
        self.refresh(&app.store, &mut state).await?;
        if state.play.has_begun() {
            return Ok(());
        }
        if state.table.seats.contains(&Sitter::nobody()) {
            return Err(Problem::State("waiting".to_owned()));
        }
        let Opening { setup, status } = state.opening(setup)?;
        let version = state.table.version;
        let begun = app.store.begin(self.id, version, setup, status, Moment::now()).await;
        self.refresh(&app.store, &mut state).await?;
        app.see_to_bots(self.id);
        match begun {
            // The same request through another server was faster.
            Err(_) if state.play.has_begun() => Ok(()),
            begun => Ok(begun.map(drop)?),
        }
    }
}

impl RoomState {
    /// The opening of the table's game, from this set-up or from a new deal.
    pub(super) fn opening(&self, setup: Option<String>) -> Result<Opening, Problem> {
        let setup = match setup {
            Some(setup) => setup,
            None => self.play.deal(self.table.seats.len() as u8)?,
        };
        let status = self.play.try_begin(&setup).map_err(Problem::Options)?;
        Ok(Opening { setup, status })
    }
}

/// The same sitters with distinct names: repeated names get numbers.
fn distinct(seats: Vec<Sitter>) -> Vec<Sitter> {
    let mut named: Vec<Sitter> = Vec::with_capacity(seats.len());
    for seat in seats {
        let name = distinct_name(&named, &seat.name);
        named.push(Sitter { name, ..seat });
    }
    named
}

/// The name, with a number if one of these sitters has a name that looks like it, so that nobody can chat as somebody else.
pub(crate) fn distinct_name(others: &[Sitter], name: &str) -> String {
    let is_taken = |name: &str| others.iter().any(|other| look_alike(&other.name, name));
    if name.is_empty() || !is_taken(name) {
        return name.to_owned();
    }
    let mut numbered = (2..).map(|number| format!("{name} {number}"));
    numbered.find(|name| !is_taken(name)).expect("there are more numbers than seats")
}

/// Whether two names differ only in case, accents, spaces or invisible characters.
fn look_alike(one: &str, other: &str) -> bool {
    let read = |name: &str| as_typed(&name.replace(is_invisible, ""));
    !one.is_empty() && read(one) == read(other)
}

/// Whether a character of a name is invisible, or only changes the look of another character.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn distinct_names(names: &[&str]) -> Vec<String> {
        let seat = |name: &&str| Sitter { name: (*name).to_owned(), ..Sitter::nobody() };
        let seats = distinct(names.iter().map(seat).collect());
        seats.into_iter().map(|seat| seat.name).collect()
    }

    #[test]
    fn names_that_are_read_alike_get_numbers() {
        assert_eq!(
            distinct_names(&["Ada", "Boole", "Ada", "Ada"]),
            ["Ada", "Boole", "Ada 2", "Ada 3"]
        );
        assert_eq!(distinct_names(&["Ada", "ada 2", "ADA"]), ["Ada", "ada 2", "ADA 3"]);
        assert_eq!(
            distinct_names(&["Ada", " àda ", "A\u{ad}da\u{fe0f}"]),
            ["Ada", " àda  2", "A\u{ad}da\u{fe0f} 3"]
        );
        assert_eq!(
            distinct_names(&["", "Ada", "", ""]),
            ["", "Ada", "", ""],
            "free seats keep the empty name"
        );
    }
}
