//! Reading a table's journal, and telling those who watch.

use super::{Room, RoomState, SeatEvent, Step, StepKind, Talk};
use crate::http::problem::Problem;
use crate::room::talk::Remark;
use eureka_store::{Entry, EntryKind, Store};
use eureka_table::HistoryChange;
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// The number of entries read at once.
const ENTRIES_PER_PAGE: u32 = 1000;

impl Room {
    /// Reads on, if the journal has this many entries or more.
    pub(crate) async fn catch_up(&self, store: &Store, next: u32) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        if state.taken >= next {
            return Ok(());
        }
        self.refresh(store, &mut state).await
    }

    /// Reads on to the end of the journal.
    pub(crate) async fn read_on(&self, store: &Store) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        self.refresh(store, &mut state).await
    }

    /// Reads what is new and takes it. If whoever asked goes away meanwhile nothing is taken, and nothing is lost.
    pub(super) async fn refresh(
        &self,
        store: &Store,
        state: &mut RoomState,
    ) -> Result<(), Problem> {
        let mut table = store.table(self.id).await?;
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let from = entries.last().map_or(state.taken, |last| last.number + 1);
            if from > table.next {
                // Entries came after the table's row was read: it is read again, so that both fit together.
                table = store.table(self.id).await?;
            }
            if from >= table.next {
                break;
            }
            let page = store.entries(self.id, from, ENTRIES_PER_PAGE).await?;
            if page.is_empty() {
                break;
            }
            entries.extend(page);
        }
        state.table = table.into();
        for entry in entries {
            let kind = state.take(entry);
            self.tell(state, kind);
        }
        Ok(())
    }

    /// Tells those who watch of a step that the state has just taken.
    pub(super) fn tell(&self, state: &RoomState, kind: StepKind) {
        self.known.store(state.taken, Ordering::Release);
        if self.watchers() == 0 {
            return;
        }
        let table = state.table_then();
        // The last one who watches may have left just now.
        let send = |snapshot, kind| {
            let _ = self.steps.send(Arc::new(Step { table: table.clone(), snapshot, kind }));
        };
        if let StepKind::Answer = kind {
            for stage in state.play.stages() {
                send(Some(stage), StepKind::Stage);
            }
        }
        send(state.play.snapshot(), kind);
    }
}

impl RoomState {
    /// Takes an entry of the journal.
    fn take(&mut self, entry: Entry) -> StepKind {
        let begun = self.play.has_begun();
        self.count(&entry);
        // Talk makes no new version, nor do those who come and go during a game.
        if matches!(entry.kind, EntryKind::Begun(_) | EntryKind::Said(_))
            || (matches!(entry.kind, EntryKind::Note(_)) && !begun)
        {
            self.version_then = self.taken;
        }
        let remark = match entry.kind {
            EntryKind::Begun(setup) => {
                self.trouble = self.play.begin(&setup).err();
                return StepKind::Anew;
            }
            EntryKind::Said(_) if self.trouble.is_some() => return StepKind::Anew,
            EntryKind::Said(said) => {
                return match self.play.follow(&said) {
                    Ok(HistoryChange::Answered) => StepKind::Answer,
                    Ok(_) => StepKind::Anew,
                    Err(trouble) => {
                        self.trouble = Some(trouble);
                        StepKind::Anew
                    }
                };
            }
            EntryKind::Chat { by, text } => Remark::Chat { by, text },
            EntryKind::Note(text) => match SeatEvent::read(&text) {
                Some(event) => Remark::Seat(event),
                None => return StepKind::Anew,
            },
        };
        let (moment, version) = (self.play.moment(), self.version_then);
        let talk = Talk { at: entry.at, moment, version, remark };
        self.talk.push(talk.clone());
        StepKind::Talk(talk)
    }

    /// Counts an entry as taken.
    fn count(&mut self, entry: &Entry) {
        self.taken = entry.number + 1;
    }
}
