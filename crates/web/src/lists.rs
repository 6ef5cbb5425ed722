//! What changes in lists of tables, for the open pages that show such lists.
//!
//! Every answer changes a table, but few change what a list shows of it. One task for the whole server reads each changed table
//! once, compares what lists show of it with before, and tells the pages, at most once in a [`ROUND`]. A page asks the database
//! only if a change concerns it, and all pages share one copy of the lobby. So the work grows with the number of changes and not
//! with the number of open pages.

use crate::app::{App, short_id};
use eureka_store::{Error, Listed, Listing, PersonId, Sitter, Store, Table, TableId, TableState};
use eureka_table::SeatSet;
use parking_lot::Mutex;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, broadcast};
use tokio::time;

/// The shortest time between two rounds of changes, and so between two changes of one page.
const ROUND: Duration = Duration::from_secs(1);

/// The number of rounds that may wait for a slow page. Beyond it the page draws all of its lists again.
const MAX_UNREAD_ROUNDS: usize = 16;

/// The number of tables whose last appearance is remembered. Beyond it all are forgotten, and the next change of each is told
/// even if no list shows it.
const MAX_KNOWN_TABLES: usize = 20_000;

/// The number of tables in each list of the lobby's first page.
pub(crate) const LOBBY_TABLES: u32 = 20;

/// The link between the news of the store and the pages with lists.
pub(crate) struct Lists {
    touched: Mutex<Touched>,
    woken: Notify,
    changes: broadcast::Sender<Arc<Changes>>,
    /// The lobby since its last change; `None` if nobody has asked for it since.
    lobby: tokio::sync::Mutex<Option<Arc<Lobby>>>,
}

/// The tables that the store's news have named since the last round.
#[derive(Default)]
struct Touched {
    tables: BTreeSet<TableId>,
    /// Whether news may have been missed, so that any table may have changed.
    any: bool,
}

/// The first page of the lobby.
pub(crate) struct Lobby {
    /// The open tables.
    pub(crate) open: Listed,
    /// The tables with a running game.
    pub(crate) running: Listed,
}

/// The changes of one round.
pub(crate) enum Changes {
    /// Any table may have changed.
    Any,
    /// These tables have changed.
    Tables(Vec<ChangedTable>),
}

/// A table of which lists show something else than before.
pub(crate) struct ChangedTable {
    pub(crate) id: TableId,
    /// The people in whose own lists it is, or was until now.
    people: HashSet<PersonId>,
    /// Its state, if the lobby lists it.
    listed: Option<TableState>,
    /// Whether it only waits for somebody else now. Such changes are many, and matter to those who play.
    is_turn: bool,
}

/// Everything about a table that lists show, except how long ago it changed.
#[derive(PartialEq)]
struct Shown {
    creator: PersonId,
    state: TableState,
    is_listed: bool,
    waiting_for: SeatSet,
    seats: Vec<Sitter>,
}

impl Default for Lists {
    fn default() -> Lists {
        Lists {
            touched: Mutex::default(),
            woken: Notify::new(),
            changes: broadcast::Sender::new(MAX_UNREAD_ROUNDS),
            lobby: tokio::sync::Mutex::default(),
        }
    }
}

impl Lists {
    /// Follows the changes. Whoever subscribes before reading its lists misses none.
    pub(crate) fn subscribe(&self) -> broadcast::Receiver<Arc<Changes>> {
        self.changes.subscribe()
    }

    /// The first page of the lobby, read once for all pages that show it.
    pub(crate) async fn lobby(&self, store: &Store) -> Result<Arc<Lobby>, Error> {
        let mut lobby = self.lobby.lock().await;
        if let Some(lobby) = &*lobby {
            return Ok(lobby.clone());
        }
        let read = Arc::new(Lobby::read(store).await?);
        *lobby = Some(read.clone());
        Ok(read)
    }

    /// Notes that a table has changed.
    pub(crate) fn touch(&self, table: TableId) {
        self.touched.lock().tables.insert(table);
        self.woken.notify_one();
    }

    /// Notes that any table may have changed.
    pub(crate) fn touch_all(&self) {
        self.touched.lock().any = true;
        self.woken.notify_one();
    }
}

impl Lobby {
    /// The lobby as it is now.
    pub(crate) async fn read(store: &Store) -> Result<Lobby, Error> {
        let listing = Listing::first(LOBBY_TABLES);
        Ok(Lobby { open: store.lobby(&listing).await?, running: store.running(&listing).await? })
    }
}

impl Changes {
    /// Whether a page must draw its lists again. It shows these tables, the own ones of this person, and those of the lobby in these
    /// states.
    pub(crate) fn concern(
        &self,
        shown: &HashSet<TableId>,
        person: Option<PersonId>,
        lobby: &[TableState],
    ) -> bool {
        let Changes::Tables(tables) = self else { return true };
        tables.iter().any(|table| {
            let is_shown = shown.contains(&table.id)
                || table.listed.is_some_and(|state| lobby.contains(&state));
            let is_own = person.is_some_and(|person| table.people.contains(&person));
            is_own || is_shown && !table.is_turn
        })
    }

    fn concern_lobby(&self) -> bool {
        match self {
            Changes::Any => true,
            // A table that has just left the lobby is still listed, in another state.
            Changes::Tables(tables) => {
                tables.iter().any(|table| table.listed.is_some() && !table.is_turn)
            }
        }
    }
}

impl Shown {
    fn of(table: &Table) -> Shown {
        Shown {
            creator: table.creator,
            state: table.state,
            is_listed: table.listed,
            waiting_for: table.waiting_for,
            seats: table.seats.clone(),
        }
    }

    /// Whether the two differ only in those for whom the table waits.
    fn differs_in_turn(&self, other: &Shown) -> bool {
        let waiting_for = other.waiting_for;
        Shown { waiting_for, seats: self.seats.clone(), ..*self } == *other
    }

    fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.seats.iter().filter_map(|sitter| sitter.person).chain([self.creator])
    }
}

impl App {
    /// Tells the pages with lists what has changed. Runs until shutdown.
    pub(crate) async fn tell_lists(self) {
        let mut known = HashMap::new();
        loop {
            self.lists.woken.notified().await;
            let touched = std::mem::take(&mut *self.lists.touched.lock());
            let changes = match touched.any || self.lists.changes.receiver_count() == 0 {
                true => {
                    known.clear();
                    Changes::Any
                }
                false => Changes::Tables(self.changed_tables(touched.tables, &mut known).await),
            };
            if changes.concern_lobby() {
                *self.lists.lobby.lock().await = None;
            }
            // Having no open page is not an error.
            let _ = self.lists.changes.send(Arc::new(changes));
            time::sleep(ROUND).await;
        }
    }

    /// Those of the touched tables of which lists show something else than what is known.
    async fn changed_tables(
        &self,
        touched: BTreeSet<TableId>,
        known: &mut HashMap<TableId, Shown>,
    ) -> Vec<ChangedTable> {
        if known.len() > MAX_KNOWN_TABLES {
            known.clear();
        }
        let mut changed = Vec::new();
        for id in touched {
            match self.store.table(id).await {
                Ok(table) => changed.extend(compared(&table, known)),
                Err(Error::NoTable(_)) => drop(known.remove(&id)),
                Err(error) => {
                    tracing::warn!(table = short_id(id), %error, "could not tell the lists");
                    // The next round tries again.
                    self.lists.touch(id);
                }
            }
        }
        changed
    }
}

/// The change of a table, if lists show one.
fn compared(table: &Table, known: &mut HashMap<TableId, Shown>) -> Option<ChangedTable> {
    let now = Shown::of(table);
    let before = known.get(&table.id);
    if before == Some(&now) {
        return None;
    }
    let mut people: HashSet<PersonId> = now.people().collect();
    people.extend(before.into_iter().flat_map(Shown::people));
    let changed = ChangedTable {
        id: table.id,
        people,
        listed: table.listed.then_some(table.state),
        is_turn: before.is_some_and(|before| before.differs_in_turn(&now)),
    };
    match table.state {
        TableState::Open | TableState::Playing => known.insert(table.id, now),
        TableState::Finished | TableState::Closed => known.remove(&table.id),
    };
    Some(changed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_store::{Moment, ServiceTime};

    fn person(letter: &str) -> PersonId {
        letter.repeat(16).parse().expect("sixteen letters are an id")
    }

    fn table() -> Table {
        Table {
            id: "t".repeat(16).parse().expect("sixteen letters are an id"),
            creator: person("x"),
            created: Moment(0),
            listed: true,
            game: "innovation".to_owned(),
            options: String::new(),
            state: TableState::Open,
            outcome: None,
            next: 1,
            version: 1,
            changed: Moment(0),
            served: ServiceTime(0),
            waiting_for: SeatSet::NONE,
            seats: vec![Sitter::person(person("x"), "X"), Sitter::nobody()],
        }
    }

    #[test]
    fn lists_hear_of_a_table_only_when_they_show_something_else() {
        let (mut known, mut table) = (HashMap::new(), table());
        assert!(compared(&table, &mut known).is_some(), "it is new");
        (table.next, table.version, table.changed) = (9, 9, Moment(9));
        assert!(compared(&table, &mut known).is_none(), "no list shows that");
        table.seats[1] = Sitter::person(person("y"), "Y");
        assert!(compared(&table, &mut known).is_some_and(|changed| !changed.is_turn));
        table.waiting_for = SeatSet::all(1);
        assert!(compared(&table, &mut known).is_some_and(|changed| changed.is_turn));
    }

    #[test]
    fn a_change_concerns_those_who_sit_or_sat_there_and_those_who_see_it() {
        let (mut known, mut table) = (HashMap::new(), table());
        table.seats[1] = Sitter::person(person("y"), "Y");
        compared(&table, &mut known);
        table.seats[1] = Sitter::nobody();
        table.listed = false;
        let changes = Changes::Tables(compared(&table, &mut known).into_iter().collect());
        let nothing = HashSet::new();
        let concerns = |letter: &str| changes.concern(&nothing, Some(person(letter)), &[]);
        assert!(concerns("x") && concerns("y"), "they sit there, or sat there until now");
        assert!(!concerns("z"));
        assert!(!changes.concern(&nothing, None, &[TableState::Open]), "it is not in the lobby");
        assert!(changes.concern(&HashSet::from([table.id]), None, &[]), "the page shows it");
        assert!(Changes::Any.concern(&nothing, None, &[]));
    }

    #[test]
    fn whose_turn_it_is_concerns_only_those_who_play() {
        let (mut known, mut table) = (HashMap::new(), table());
        table.state = TableState::Playing;
        compared(&table, &mut known);
        table.waiting_for = SeatSet::all(1);
        let changes = Changes::Tables(compared(&table, &mut known).into_iter().collect());
        let shown = HashSet::from([table.id]);
        assert!(changes.concern(&shown, Some(person("x")), &[TableState::Playing]));
        assert!(!changes.concern(&shown, Some(person("z")), &[TableState::Playing]));
        assert!(!changes.concern_lobby());
    }

    #[test]
    fn a_change_in_the_lobby_concerns_pages_that_list_tables_in_its_state() {
        let changes =
            Changes::Tables(compared(&table(), &mut HashMap::new()).into_iter().collect());
        let nothing = HashSet::new();
        assert!(changes.concern(&nothing, None, &[TableState::Open]));
        assert!(!changes.concern(&nothing, None, &[TableState::Playing]));
        assert!(!changes.concern(&nothing, None, &[]));
    }
}
