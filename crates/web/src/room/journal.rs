//! Reading a table's journal, and telling the watchers.

use super::{Room, RoomState, SeatEvent, Step, StepKind, Talk};
use crate::http::problem::Problem;
use crate::room::talk::Remark;
use eureka_store::{Entry, EntryKind, Moment, Store};
use eureka_table::{HistoryChange, SeatSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// The number of entries read from the store at once.
const ENTRIES_PER_PAGE: u32 = 1000;

impl Room {
    /// Reads new entries, unless the first `next` entries are applied already.
    pub(crate) async fn catch_up(&self, store: &Store, next: u32) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        if state.applied >= next {
            return Ok(());
        }
        self.refresh(store, &mut state).await
    }

    /// Reads new entries up to the end of the journal.
    pub(crate) async fn read_on(&self, store: &Store) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        self.refresh(store, &mut state).await
    }

    /// Reads all new entries, then applies them and tells the watchers. If the caller is canceled while reading, no entry is
    /// applied and nothing is lost.
    pub(super) async fn refresh(
        &self,
        store: &Store,
        state: &mut RoomState,
    ) -> Result<(), Problem> {
        let mut table = store.table(self.id).await?;
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let from = entries.last().map_or(state.applied, |last| last.number + 1);
            if from > table.next {
                // Entries were added after the table's row was read: read it again, so that both match.
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
            let kind = state.apply(entry);
            self.tell(state, kind);
        }
        Ok(())
    }

    /// Sends a step that the state has just applied to the watchers.
    pub(super) fn tell(&self, state: &RoomState, kind: StepKind) {
        self.known.store(state.applied, Ordering::Release);
        if self.watchers() == 0 {
            return;
        }
        let table = state.table_as_applied();
        // Sending fails if the last watcher has just left, which does not matter.
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
    /// Applies an entry of the journal.
    fn apply(&mut self, entry: Entry) -> StepKind {
        let (before, version) = (self.play.awaited(), self.applied_version);
        let at = entry.at;
        let kind = self.apply_kind(entry);
        self.note_time(at);
        if self.applied_version != version {
            self.note_questions(before);
        }
        kind
    }

    /// Notes when the last answers were stored; those that were taken back are forgotten.
    pub(super) fn note_time(&mut self, at: Moment) {
        self.answered_at.resize(self.play.moment(), at);
    }

    /// Notes that the open questions are new, unless the last answer left other players' questions as they were; `before` are
    /// the seats that were asked before it.
    pub(super) fn note_questions(&mut self, before: SeatSet) {
        let now = self.play.awaited();
        let is_only_less = now.len() < before.len() && (now - before).is_empty();
        if now.is_empty() || !is_only_less {
            (self.asked_since, self.asked_at) = (self.applied_version, Instant::now());
        }
    }

    fn apply_kind(&mut self, entry: Entry) -> StepKind {
        let begun = self.play.has_begun();
        self.count(&entry);
        // Neither chat nor, once the game has begun, notes about seats make a new version.
        if matches!(entry.kind, EntryKind::Begun(_) | EntryKind::Said(_))
            || (matches!(entry.kind, EntryKind::Note(_)) && !begun)
        {
            self.applied_version = self.applied;
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
        let (moment, version) = (self.play.moment(), self.applied_version);
        let talk = Talk { at: entry.at, moment, version, remark };
        self.talk.push(talk.clone());
        StepKind::Talk(talk)
    }

    /// Counts an entry as applied.
    fn count(&mut self, entry: &Entry) {
        self.applied = entry.number + 1;
    }
}
