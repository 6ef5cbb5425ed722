//! What happened, line by line, as one seat may know it.

use crate::table::Table;
use eureka_innovation::{Answer, Event, Face};
use eureka_table::Seat;
use eureka_words::{Line, Teller};

/// How far lines about what happens are indented: moves belong to an action or to an effect.
#[derive(Clone, Copy, Debug, Default)]
pub struct Indent(usize);

impl Indent {
    /// How far the line about this event is indented.
    pub fn of<C>(&mut self, event: &Event<C>) -> usize {
        match event {
            Event::Turn { .. } | Event::Over { .. } => {
                self.0 = 0;
                0
            }
            Event::Action { action, .. } => {
                // What is returned for a distant player's card belongs to the action, not to an effect.
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
    /// Whether it divides the log: a turn begins, somebody is out, the game is over.
    pub(crate) divides: bool,
}

/// What has been told to one seat.
#[derive(Default)]
pub(crate) struct Log {
    /// Whose viewer, and how true it is: when either changes, everything is source anew.
    source: Option<(Seat, u64)>,
    event_count: usize,
    indent: Indent,
    pub(crate) entries: Vec<Entry>,
    /// How many of them are old: from before the last answer that was given here.
    pub(crate) old: usize,
}

impl Log {
    /// Hears what is new for these viewer.
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
        let divides = matches!(event, Event::Turn { .. } | Event::Lost { .. } | Event::Over { .. });
        let entry = |line| Entry { indent, line, divides };
        self.entries.extend(teller.event(event).map(entry));
    }

    /// How much was source, by whom and of which branch of the game.
    pub(crate) fn position(&self) -> (Option<(Seat, u64)>, usize) {
        (self.source, self.event_count)
    }

    /// From source_now on everything is old.
    pub(crate) fn mark_all_old(&mut self) {
        self.old = self.entries.len();
    }
}
