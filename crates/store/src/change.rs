//! The changes to a table. Each adds one or more entries to the table's stream.

use crate::db::{Db, Transaction, row, run};
use crate::error::Error;
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::news::News;
use crate::store::Store;
use crate::table::{EntryKind, GameStatus, Opening, SeatChange, Sitter, TableState};
use crate::tables::number;
use eureka_table::{Said, Seat, SeatSet};
use sqlx::types::Text;

impl Store {
    /// Starts the game of an open table, if the seats are still as they were at this version. Returns the new version.
    pub async fn begin(
        &self,
        table: TableId,
        version: u32,
        setup: String,
        status: GameStatus,
        now: Moment,
    ) -> Result<u32, Error> {
        self.change(table, ChangeKind::Begin { version, setup, status }, now).await
    }

    /// Stores the answers to the question asked at this version: all of them or none, and only once. If several writers
    /// answer the same version, one gets the new version and the others get [`Error::Stale`]. The answers are on disk
    /// when this returns.
    pub async fn append(
        &self,
        table: TableId,
        version: u32,
        answers: Vec<Said>,
        status: GameStatus,
        now: Moment,
    ) -> Result<u32, Error> {
        if answers.is_empty() {
            return Err(Error::Refused("no answers".to_owned()));
        }
        self.change(table, ChangeKind::Answer { version, answers, status }, now).await
    }

    /// Changes the occupant of a seat, if `before` still sits there: for sitting down, leaving, or handing over to a
    /// bot. At an open table this makes a new version; during a game the version stays, because the question stays the
    /// same.
    pub async fn sit(
        &self,
        table: TableId,
        seat: Seat,
        before: Sitter,
        after: Sitter,
        note: String,
        now: Moment,
    ) -> Result<u32, Error> {
        self.change(table, ChangeKind::Sit(SeatChange { seat, before, after, note }), now).await
    }

    /// Changes the occupant of a seat of a table whose game has not begun, if `before` still sits there. If that takes the last
    /// free seat, the game begins with the opening in the same change. So of any number of people who sit down at the same time,
    /// through any servers, exactly one begins the game, and no table is full and still waits.
    pub async fn sit_at_open_table(
        &self,
        table: TableId,
        change: SeatChange,
        opening: Opening,
        now: Moment,
    ) -> Result<u32, Error> {
        self.change(table, ChangeKind::SitAtOpenTable(change, opening), now).await
    }

    /// Adds a chat message to the stream.
    pub async fn say(
        &self,
        table: TableId,
        by: PersonId,
        text: String,
        now: Moment,
    ) -> Result<u32, Error> {
        self.change(table, ChangeKind::Talk(EntryKind::Chat { by, text }), now).await
    }

    /// Adds a note to the stream.
    pub async fn note(&self, table: TableId, text: String, now: Moment) -> Result<u32, Error> {
        self.change(table, ChangeKind::Talk(EntryKind::Note(text)), now).await
    }

    /// Closes a table whose game has not ended.
    pub async fn close_table(
        &self,
        table: TableId,
        note: String,
        now: Moment,
    ) -> Result<u32, Error> {
        self.change(table, ChangeKind::Close { note }, now).await
    }

    async fn change(&self, table: TableId, kind: ChangeKind, now: Moment) -> Result<u32, Error> {
        self.writer
            .write(Change { table, now, kind })
            .await
            .map(|changed_table| changed_table.version)
    }
}

/// The state of a table's stream after a change.
#[derive(Clone, Copy)]
pub(crate) struct ChangedTable {
    pub(crate) table: TableId,
    pub(crate) next: u32,
    pub(crate) version: u32,
}

impl ChangedTable {
    /// The message to the subscribers.
    pub(crate) fn news(&self) -> News {
        News::Table { table: self.table, next: self.next }
    }
}

/// A change to one table.
pub(crate) struct Change {
    pub(crate) table: TableId,
    pub(crate) now: Moment,
    pub(crate) kind: ChangeKind,
}

/// The kinds of changes, with the arguments of the functions of [`Store`] that make them.
pub(crate) enum ChangeKind {
    Begin { version: u32, setup: String, status: GameStatus },
    Answer { version: u32, answers: Vec<Said>, status: GameStatus },
    Sit(SeatChange),
    SitAtOpenTable(SeatChange, Opening),
    Talk(EntryKind),
    Close { note: String },
}

impl Change {
    /// Makes the change. A refused change writes nothing, so the other changes in the same transaction are not
    /// affected.
    pub(crate) async fn apply(&self, tx: &mut Transaction) -> Result<ChangedTable, Error> {
        let mut head = Head::lock(tx, self.table).await?;
        match &self.kind {
            ChangeKind::Begin { version, setup, status } => {
                head.require_state(&[TableState::Open])?;
                head.require_version(*version)?;
                head.add(tx, &EntryKind::Begun(setup.clone()), self.now).await?;
                head.set_status(status, self.now);
            }
            ChangeKind::Answer { version, answers, status } => {
                head.require_state(&[TableState::Playing])?;
                head.require_version(*version)?;
                for said in answers {
                    head.add(tx, &EntryKind::Said(said.clone()), self.now).await?;
                }
                head.set_status(status, self.now);
            }
            ChangeKind::Sit(change) => {
                head.require_state(&[TableState::Open, TableState::Playing])?;
                head.sit(tx, change, self.now).await?;
            }
            ChangeKind::SitAtOpenTable(change, opening) => {
                head.require_state(&[TableState::Open])?;
                head.sit(tx, change, self.now).await?;
                if head.is_full(tx).await? {
                    head.add(tx, &EntryKind::Begun(opening.setup.clone()), self.now).await?;
                    head.set_status(&opening.status, self.now);
                }
            }
            ChangeKind::Talk(what) => {
                head.require_state(&[TableState::Open, TableState::Playing, TableState::Finished])?;
                head.add(tx, what, self.now).await?;
            }
            ChangeKind::Close { note } => {
                head.require_state(&[TableState::Open, TableState::Playing])?;
                head.add(tx, &EntryKind::Note(note.clone()), self.now).await?;
                head.state = TableState::Closed;
                head.waiting_for = SeatSet::NONE;
                head.advance_version(self.now);
            }
        }
        head.save(tx).await?;
        Ok(ChangedTable {
            table: self.table,
            next: number(head.next)?,
            version: number(head.version)?,
        })
    }
}

/// The columns of a table's row that a change can modify.
struct Head {
    table: TableId,
    state: TableState,
    outcome: Option<String>,
    next: i64,
    version: i64,
    changed: i64,
    waiting_for: SeatSet,
}

type HeadRow = (Text<TableState>, Option<String>, i64, i64, i64, Option<Text<SeatSet>>);

impl Head {
    /// Reads the row and locks it until the transaction ends. Entries are therefore numbered in the order in which they
    /// become visible, and a reader who continues from the last number they saw misses nothing.
    async fn lock(tx: &mut Transaction, table: TableId) -> Result<Head, Error> {
        let found: Option<HeadRow> = match tx {
            // A SQLite transaction that writes has the whole database to itself.
            Db::Sqlite(_) => row!(
                tx,
                "SELECT state, outcome, next, version, changed, waiting_for FROM tables WHERE id = $1",
                Text(table)
            )?,
            Db::Postgres(_) => row!(
                tx,
                "SELECT state, outcome, next, version, changed, waiting_for FROM tables WHERE id = $1 \
                 FOR NO KEY UPDATE",
                Text(table)
            )?,
        };
        let (state, outcome, next, version, changed, waiting_for) =
            found.ok_or(Error::NoTable(table))?;
        let waiting_for = waiting_for.map_or(SeatSet::NONE, |seats| seats.0);
        Ok(Head { table, state: state.0, outcome, next, version, changed, waiting_for })
    }

    fn require_state(&self, states: &[TableState]) -> Result<(), Error> {
        if states.contains(&self.state) { Ok(()) } else { Err(Error::State(self.state)) }
    }

    fn require_version(&self, version: u32) -> Result<(), Error> {
        if self.version == i64::from(version) {
            Ok(())
        } else {
            Err(Error::Stale { version: number(self.version)? })
        }
    }

    /// Adds an entry at the end of the stream. The primary key of `entries` rejects a number used twice, should the
    /// lock ever fail.
    async fn add(
        &mut self,
        tx: &mut Transaction,
        kind: &EntryKind,
        now: Moment,
    ) -> Result<(), Error> {
        let (word, seat, person, text) = match kind {
            EntryKind::Begun(setup) => ("begun", None, None, setup),
            EntryKind::Said(said) => ("said", Some(Text(said.seat)), None, &said.answer),
            EntryKind::Chat { by, text } => ("chat", None, Some(Text(*by)), text),
            EntryKind::Note(text) => ("note", None, None, text),
        };
        run!(
            tx,
            "INSERT INTO entries (table_id, number, at, kind, seat, person, text) \
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            Text(self.table),
            self.next,
            now.0,
            word,
            seat,
            person,
            text,
        )?;
        self.next += 1;
        Ok(())
    }

    /// Changes the occupant of a seat, if it is still the one before, with the note about it. Before the game, this makes a new
    /// version.
    async fn sit(
        &mut self,
        tx: &mut Transaction,
        change: &SeatChange,
        now: Moment,
    ) -> Result<(), Error> {
        let SeatChange { seat, before, after, note } = change;
        let seated = run!(
            tx,
            "UPDATE seats SET person = $3, bot = $4, name = $5 WHERE table_id = $1 AND seat = $2 \
             AND person IS NOT DISTINCT FROM $6 AND bot IS NOT DISTINCT FROM $7",
            Text(self.table),
            Text(*seat),
            after.person.map(Text),
            &after.bot,
            &after.name,
            before.person.map(Text),
            &before.bot,
        )?;
        if seated != 1 {
            return Err(Error::Seat(*seat));
        }
        self.add(tx, &EntryKind::Note(note.clone()), now).await?;
        if self.state == TableState::Open {
            self.advance_version(now);
        }
        Ok(())
    }

    /// Whether nobody is missing at the table.
    async fn is_full(&self, tx: &mut Transaction) -> Result<bool, Error> {
        let free: Option<(i64,)> = row!(
            tx,
            "SELECT count(*) FROM seats WHERE table_id = $1 AND person IS NULL AND bot IS NULL",
            Text(self.table)
        )?;
        Ok(free.is_some_and(|(free,)| free == 0))
    }

    /// Sets the status of the game and makes a new version.
    fn set_status(&mut self, status: &GameStatus, now: Moment) {
        (self.state, self.waiting_for, self.outcome) = status.clone().columns();
        self.advance_version(now);
    }

    /// Makes a new version: from now on, an answer must be based on everything in the stream so far.
    fn advance_version(&mut self, now: Moment) {
        self.version = self.next;
        self.changed = now.0;
    }

    async fn save(&self, tx: &mut Transaction) -> Result<(), Error> {
        // On the right of `=` the columns still have their values from before. Talk keeps the version and with it `served`.
        run!(
            tx,
            "UPDATE tables SET state = $2, outcome = $3, next = $4, version = $5, changed = $6, waiting_for = $7, \
             served = CASE WHEN version = $5 THEN served ELSE (SELECT time FROM service) END \
             WHERE id = $1",
            Text(self.table),
            Text(self.state),
            &self.outcome,
            self.next,
            self.version,
            self.changed,
            Some(Text(self.waiting_for)).filter(|seats| !seats.0.is_empty()),
        )?;
        Ok(())
    }
}
