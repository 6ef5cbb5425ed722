//! A game of Innovation at a table.

use eureka_innovation::{Event, Game, Record, Shown};
use eureka_table::Timeline;

/// An event with the moment at which it had happened.
pub(crate) type Happened = (usize, Event<Shown>);

/// A game in the making. Answers taken back are no part of it.
pub(crate) type Course = Timeline<Game>;

/// The game that a stored set-up begins.
pub(crate) fn begin(setup: &str) -> Result<Course, String> {
    let record =
        Record::read(setup).map_err(|error| format!("the set-up cannot be read: {error}"))?;
    let language = record.setup.language.parse().unwrap_or_default();
    let rules = eureka_words::rules(record.setup.edition, language);
    Course::begin(record.setup, rules).map_err(|error| error.to_string())
}
