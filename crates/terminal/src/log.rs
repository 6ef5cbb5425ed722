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
    /// Whose ears, and how true it is: when either changes, everything is heard anew.
    heard: Option<(Seat, u64)>,
    events: usize,
    indent: Indent,
    pub(crate) entries: Vec<Entry>,
    /// How many of them are old: from before the last answer that was given here.
    pub(crate) old: usize,
}

impl Log {
    /// Hears what is new for these ears.
    pub(crate) fn hear(&mut self, table: &dyn Table, teller: Teller<'_>, ears: Seat) {
        let now = Some((ears, table.epoch()));
        if self.heard != now {
            *self = Log { heard: now, ..Log::default() };
        }
        for event in table.told(ears, self.events) {
            self.events += 1;
            self.add(teller, event);
        }
    }

    fn add(&mut self, teller: Teller<'_>, event: Event<Face>) {
        let indent = self.indent.of(&event);
        let divides = matches!(event, Event::Turn { .. } | Event::Lost { .. } | Event::Over { .. });
        let entry = |line| Entry { indent, line, divides };
        self.entries.extend(teller.event(event).map(entry));
    }

    /// How much was heard, by whom and of which branch of the game.
    pub(crate) fn heard(&self) -> (Option<(Seat, u64)>, usize) {
        (self.heard, self.events)
    }

    /// From now on everything is old.
    pub(crate) fn grow_old(&mut self) {
        self.old = self.entries.len();
    }
}
