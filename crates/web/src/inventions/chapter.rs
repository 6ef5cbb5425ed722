//! The log, divided into chapters.

use eureka_inventions::{Event, Player};

/// A turn, an era change or the set-up, with its events.
pub(super) struct Chapter<'a, E> {
    /// Its first event, which serves as the heading; the set-up has none.
    pub(super) head: Option<&'a E>,
    /// The player whose turn it is; `None` for an era change or the set-up.
    pub(super) whose: Option<Player>,
    pub(super) events: Vec<&'a E>,
}

/// All events, divided into chapters; `on_table` gives the event on the table that an event stands for, if any.
pub(super) fn chapters<'a, E>(
    happened: impl Iterator<Item = &'a E>,
    on_table: impl Fn(&'a E) -> Option<&'a Event>,
) -> Vec<Chapter<'a, E>> {
    let mut chapters = vec![Chapter { head: None, whose: None, events: Vec::new() }];
    for event in happened {
        let whose = match on_table(event) {
            Some(Event::Turn { player, .. }) => Some(*player),
            Some(Event::EraOver { .. } | Event::Over) => None,
            _ => {
                chapters.last_mut().expect("there is one").events.push(event);
                continue;
            }
        };
        chapters.push(Chapter { head: Some(event), whose, events: Vec::new() });
    }
    chapters
}
