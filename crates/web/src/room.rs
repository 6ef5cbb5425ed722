//! A table in use: its journal read up to now, the game that it makes, and everybody who watches.
//!
//! Every change is written to the store first, then taken into the room, then told to those who watch, so what is shown is always stored. Nothing here
//! knows which game is played: a [`Play`] is the game with its [`Skin`], which says how that game is told, drawn and put on the wire.

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

pub(crate) use game_kind::GameKind;
pub(crate) use play::{Play, SkinnedGame};
pub(crate) use seat_event::SeatEvent;
pub(crate) use seats::{
    acts, answers_themselves, is_alone_against, is_only_person, names, seats_of,
};
pub(crate) use skin::{AnswerOf, Awaited, EventOf, Finding, Listed, SetupOf, Skin};
pub use snapshot::Section;
pub(crate) use snapshot::{AnySnapshot, Drawn, Query, Snapshot, TableReader};
pub(crate) use talk::{Remark, Talk};

use crate::http::problem::Problem;
use crate::skins;
use eureka_store::{GameStatus, Store, Table, TableId, TableState};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use tokio::sync::{Mutex, MutexGuard, broadcast};

/// The steps that may wait for a stream before it is shown the whole table instead.
const MAX_UNREAD_STEPS: usize = 64;

/// A table in use.
pub(crate) struct Room {
    id: TableId,
    state: Mutex<RoomState>,
    steps: broadcast::Sender<Arc<Step>>,
    /// The number of entries taken, for those who only want to know whether there is something to read.
    known: AtomicU32,
    /// Whether somebody sees to it that bots answer here.
    driven: AtomicBool,
}

/// The state of a table.
pub(crate) struct RoomState {
    pub(crate) table: Arc<Table>,
    /// The number of journal entries taken: all of them, except while several are taken one by one.
    taken: u32,
    /// The version that these entries have made.
    version_then: u32,
    /// The game, begun or not.
    pub(crate) play: Box<dyn Play>,
    /// The reason why the game cannot be shown, if it cannot.
    pub(crate) trouble: Option<String>,
    talk: Vec<Talk>,
}

/// One thing that happened at a table, for those who watch it.
pub(crate) struct Step {
    pub(crate) table: Arc<Table>,
    /// The game after it, once it has begun.
    pub(crate) snapshot: Option<Arc<dyn AnySnapshot>>,
    pub(crate) kind: StepKind,
}

/// The kind of a step.
pub(crate) enum StepKind {
    /// An intermediate stage of an answer that brings about several turns: shown for a moment, before the answer's own step.
    Stage,
    /// An answer.
    Answer,
    /// Somebody spoke, sat down or left.
    Talk(Talk),
    /// Everything is to be shown anew: the game began, or its history was changed.
    Anew,
}

impl Step {
    /// Whether the game ends with it.
    pub(crate) fn ends(&self) -> bool {
        matches!(self.kind, StepKind::Answer) && self.table.state == TableState::Finished
    }
}

impl Room {
    /// Reads a table.
    pub(crate) async fn open(store: &Store, id: TableId) -> Result<Room, Problem> {
        let room = Room {
            id,
            state: Mutex::new(RoomState::new(store.table(id).await?)?),
            steps: broadcast::channel(MAX_UNREAD_STEPS).0,
            known: AtomicU32::new(0),
            driven: AtomicBool::new(false),
        };
        room.read_on(store).await?;
        Ok(room)
    }

    /// The table's id.
    pub(crate) fn id(&self) -> TableId {
        self.id
    }

    /// The state, which does not change as long as it is held.
    pub(crate) async fn look(&self) -> MutexGuard<'_, RoomState> {
        self.state.lock().await
    }

    /// The state, and every step from now on.
    pub(crate) async fn watch(
        &self,
    ) -> (MutexGuard<'_, RoomState>, broadcast::Receiver<Arc<Step>>) {
        let state = self.state.lock().await;
        let steps = self.steps.subscribe();
        (state, steps)
    }

    /// The number of those who watch.
    pub(crate) fn watchers(&self) -> usize {
        self.steps.receiver_count()
    }

    /// Whether entries are missing here of a journal that has so many.
    pub(crate) fn is_behind(&self, next: u32) -> bool {
        self.known.load(Ordering::Acquire) < next
    }

    /// The care for the bots here, unless somebody else has it.
    pub(crate) fn drive(&self) -> Option<Driving<'_>> {
        // Not made in vain: whoever drops one leaves the bots to others.
        (!self.driven.swap(true, Ordering::AcqRel)).then(|| Driving(&self.driven))
    }
}

/// The care for the bots of a room, until it is dropped.
pub(crate) struct Driving<'a>(&'a AtomicBool);

impl Drop for Driving<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl RoomState {
    /// A table of whose journal nothing has been taken yet.
    pub(crate) fn new(table: Table) -> Result<RoomState, Problem> {
        let play = skins::play_of(&table).ok_or(Problem::NoTable)?;
        let (table, trouble, talk) = (table.into(), None, Vec::new());
        Ok(RoomState { table, taken: 0, version_then: 0, play, trouble, talk })
    }

    /// The game, if it has begun and can be shown.
    pub(crate) fn snapshot(&self) -> Result<Arc<dyn AnySnapshot>, Problem> {
        if let Some(trouble) = &self.trouble {
            return Err(Problem::Unplayable(trouble.clone()));
        }
        self.play.snapshot().ok_or_else(|| Problem::State(self.table.state.to_string()))
    }

    /// The table at this very moment. While several entries are taken its row is already ahead, and somebody who saw the new version beside an
    /// old question could answer another one than was meant.
    fn table_then(&self) -> Arc<Table> {
        if self.taken == self.table.next {
            return self.table.clone();
        }
        let mut table = Table::clone(&self.table);
        (table.next, table.version) = (self.taken, self.version_then);
        (table.state, table.waiting_for, table.outcome) =
            self.play.then().map_or((TableState::Open, None, None), GameStatus::columns);
        table.into()
    }
}
