//! The log of a game, line by line, as one seat may know it.

use crate::table::Table;
use eureka_innovation::{Answer, Event, Face};
use eureka_table::Seat;
use eureka_words::{Line, Teller};

/// The indentation of the lines of a log. Moves are indented below the action or the effect they belong to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Indent(usize);

impl Indent {
    /// The columns by which the line about this event is indented. Call it once for every event, in order.
    pub fn of<C>(&mut self, event: &Event<C>) -> usize {
        match event {
            Event::Turn { .. } | Event::Over { .. } => {
                self.0 = 0;
                0
            }
            Event::Action { action, .. } => {
                // A card returned for a distant player's card belongs to the action, not to an effect.
                self.0 = if matches!(action, Answer::Dogma(_)) { 4 } else { 2 };
                2
            }
            Event::Effect { .. } | Event::Bonus { .. } | Event::DogmaEnded => {
                self.0 = 6;
                4
            }
            _ => self.0,
        }
    }
}

/// A line of the log.
pub(crate) struct Entry {
    pub(crate) indent: usize,
    pub(crate) line: Line,
    /// Whether the line divides the log: a turn begins, a player is out, or the game is over.
    pub(crate) divides: bool,
}

/// The lines about everything that one seat has been told.
#[derive(Default)]
pub(crate) struct Log {
    /// The seat and the epoch of the table that the entries come from. If either changes, the log is built anew.
    source: Option<(Seat, u64)>,
    event_count: usize,
    indent: Indent,
    pub(crate) entries: Vec<Entry>,
    /// The number of old entries: those from before the player's last answer.
    pub(crate) old: usize,
}

impl Log {
    /// Appends the events that are new to this viewer, or starts anew for another viewer or epoch.
    pub(crate) fn update(&mut self, table: &dyn Table, teller: Teller<'_>, viewer: Seat) {
        let source_now = Some((viewer, table.epoch()));
        if self.source != source_now {
            *self = Log { source: source_now, ..Log::default() };
        }
        for event in table.told(viewer, self.event_count) {
            self.event_count += 1;
            self.add(teller, event);
        }
    }

    fn add(&mut self, teller: Teller<'_>, event: Event<Face>) {
        let indent = self.indent.of(&event);
        let divides = matches!(
            event,
            Event::Turn { .. } | Event::Lost { .. } | Event::Resigned { .. } | Event::Over { .. }
        );
        let entry = |line| Entry { indent, line, divides };
        self.entries.extend(teller.event(event).map(entry));
    }

    /// The source of the log and the number of events read from it.
    pub(crate) fn position(&self) -> (Option<(Seat, u64)>, usize) {
        (self.source, self.event_count)
    }

    /// Marks all present entries as old.
    pub(crate) fn mark_all_old(&mut self) {
        self.old = self.entries.len();
    }
}
