//! A `Room` is a table in use: its journal replayed up to now, the resulting game, and the streams of everybody who watches.
//!
//! Every change is written to the store first, then applied to the room, then sent to the watchers. So everything shown is
//! stored, and a room can be dropped from memory at any time. Nothing here depends on which game is played: a [`Play`] is a
//! game with its [`Skin`], which tells, draws and serializes that game.

mod answers;
pub(crate) mod bots;
mod closing;
mod game_kind;
mod journal;
pub(crate) mod opening;
mod play;
mod seat_event;
mod seats;
mod skin;
mod snapshot;
mod talk;
pub(crate) mod viewer;

pub(crate) use answers::{Answering, Given};
pub(crate) use game_kind::GameKind;
pub(crate) use play::{Play, SkinnedGame};
pub(crate) use seat_event::SeatEvent;
pub(crate) use seats::{
    acts, answers_themselves, is_alone_against, is_only_person, names, seats_of,
};
pub(crate) use skin::{AnswerOf, EventOf, Finding, ListEntry, SetupOf, Skin, WaitingRoom};
pub use snapshot::Section;
pub(crate) use snapshot::{AnySnapshot, Drawn, Snapshot, TableQuery, TableReader};
pub(crate) use talk::{Remark, Talk};

use crate::http::problem::Problem;
use crate::skins;
use eureka_store::{GameStatus, Moment, PersonId, Store, Table, TableId, TableState};
use eureka_table::SeatSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Instant;
use tokio::sync::{Mutex, MutexGuard, broadcast};

/// The number of steps that may wait for a slow stream. Beyond it the stream skips them and gets the whole table instead.
const MAX_UNREAD_STEPS: usize = 64;

/// A table in use: its state in memory, and a broadcast of its steps to the watchers.
pub(crate) struct Room {
    id: TableId,
    state: Mutex<RoomState>,
    steps: broadcast::Sender<Arc<Step>>,
    /// A copy of `RoomState::applied` that can be read without the lock, see [`Room::is_behind`].
    known: AtomicU32,
    /// Whether a task runs the bots of this room, see [`Room::lease_bots`].
    bots_leased: AtomicBool,
}

/// The state of a room.
pub(crate) struct RoomState {
    pub(crate) table: Arc<Table>,
    /// The number of journal entries applied: all of them, except while several new ones are applied one by one.
    applied: u32,
    /// The version of the table after these entries.
    applied_version: u32,
    /// The version since which the open questions are open. Where several players are asked at the same time, an answer of one
    /// leaves the questions to the others as they were.
    asked_since: u32,
    /// When this server saw these questions open, by its own clock that is never set.
    asked_at: Instant,
    /// When each answer of the game was stored.
    answered_at: Vec<Moment>,
    /// The game, which may not have begun.
    pub(crate) play: Box<dyn Play>,
    /// The reason why the journal cannot be replayed, if it cannot. Such a game is neither shown nor played.
    pub(crate) trouble: Option<String>,
    talk: Vec<Talk>,
}

/// One change of a table, as it is sent to its watchers.
pub(crate) struct Step {
    pub(crate) table: Arc<Table>,
    /// The game after the step, once it has begun.
    pub(crate) snapshot: Option<Arc<dyn AnySnapshot>>,
    pub(crate) kind: StepKind,
}

/// The kind of a step.
pub(crate) enum StepKind {
    /// An intermediate position of an answer that leads to several turns: shown for a moment, before the answer's own step.
    Stage,
    /// An answer.
    Answer,
    /// A chat message, or a note that somebody sat down, left or voted.
    Talk(Talk),
    /// The whole table must be drawn again: the game began, or its history changed.
    Anew,
    /// Another player has taken over the screen that several players of this person share.
    Screen(PersonId),
}

impl Step {
    /// Whether the game ends with this step.
    pub(crate) fn ends(&self) -> bool {
        matches!(self.kind, StepKind::Answer) && self.table.state == TableState::Finished
    }
}

impl Room {
    /// Opens the room of a table: reads its row and replays its journal.
    pub(crate) async fn open(store: &Store, id: TableId) -> Result<Room, Problem> {
        let room = Room {
            id,
            state: Mutex::new(RoomState::new(store.table(id).await?)?),
            steps: broadcast::channel(MAX_UNREAD_STEPS).0,
            known: AtomicU32::new(0),
            bots_leased: AtomicBool::new(false),
        };
        room.read_on(store).await?;
        Ok(room)
    }

    /// The table's id.
    pub(crate) fn id(&self) -> TableId {
        self.id
    }

    /// Locks the state, which does not change while the guard is held.
    pub(crate) async fn look(&self) -> MutexGuard<'_, RoomState> {
        self.state.lock().await
    }

    /// Locks the state and subscribes to every step after it.
    pub(crate) async fn watch(
        &self,
    ) -> (MutexGuard<'_, RoomState>, broadcast::Receiver<Arc<Step>>) {
        let state = self.state.lock().await;
        let steps = self.steps.subscribe();
        (state, steps)
    }

    /// The number of watchers.
    pub(crate) fn watchers(&self) -> usize {
        self.steps.receiver_count()
    }

    /// Whether a journal with `next` entries has more than this room has applied.
    pub(crate) fn is_behind(&self, next: u32) -> bool {
        self.known.load(Ordering::Acquire) < next
    }

    /// The exclusive right to run the bots of this room; `None` if another task has it.
    pub(crate) fn lease_bots(&self) -> Option<BotLease<'_>> {
        // `then`, not `then_some`: a lease built and dropped would release the one that another task holds.
        (!self.bots_leased.swap(true, Ordering::AcqRel)).then(|| BotLease(&self.bots_leased))
    }
}

/// The exclusive right to run the bots of a room; dropping it releases the right.
pub(crate) struct BotLease<'a>(&'a AtomicBool);

impl Drop for BotLease<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl RoomState {
    /// The state of a table before any journal entry is applied.
    pub(crate) fn new(table: Table) -> Result<RoomState, Problem> {
        let play = skins::play_of(&table).ok_or(Problem::NoTable)?;
        let (table, trouble, talk) = (table.into(), None, Vec::new());
        Ok(RoomState {
            table,
            applied: 0,
            applied_version: 0,
            asked_since: 0,
            asked_at: Instant::now(),
            answered_at: Vec::new(),
            play,
            trouble,
            talk,
        })
    }

    /// A snapshot of the game; an error if it has not begun or cannot be replayed.
    pub(crate) fn snapshot(&self) -> Result<Arc<dyn AnySnapshot>, Problem> {
        if let Some(trouble) = &self.trouble {
            return Err(Problem::Unplayable(trouble.clone()));
        }
        self.play.snapshot().ok_or_else(|| Problem::State(self.table.state.to_string()))
    }

    /// The table as of the last applied entry. While several entries are applied, the row in `table` is already ahead of
    /// them; a reader who saw the new version beside an old question could answer a question that they have not seen.
    fn table_as_applied(&self) -> Arc<Table> {
        if self.applied == self.table.next {
            return self.table.clone();
        }
        let mut table = Table::clone(&self.table);
        (table.next, table.version) = (self.applied, self.applied_version);
        (table.state, table.waiting_for, table.outcome) =
            self.play.status().map_or((TableState::Open, SeatSet::NONE, None), GameStatus::columns);
        table.into()
    }
}
