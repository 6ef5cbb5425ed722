//! A game of Innovation from a file.

use crate::load;
use anyhow::{Context, Result, ensure};
use eureka_innovation::{Game, Seat};
use eureka_table::Timeline;
use std::path::Path;

/// A recorded game of Innovation, as far as it was played again.
pub(crate) struct Recorded {
    /// The game.
    pub(crate) timeline: Timeline<Game>,
    /// The number of all answers in the record.
    pub(crate) count: usize,
}

impl Recorded {
    /// Reads a record and plays its first answers, or all of them, with the home-made cards of a folder if one is given.
    pub(crate) fn open(file: &Path, cards: Option<&Path>, upto: Option<usize>) -> Result<Recorded> {
        let within = || file.display().to_string();
        let mut record = load::record::<Game>(file)?;
        let language = record.setup.language.parse().with_context(within)?;
        let rules = load::rules(record.setup.edition, language, cards).with_context(within)?;
        let count = record.answers.len();
        let upto = upto.unwrap_or(count);
        ensure!(upto <= count, "{} has {count} answers, not {upto}", within());
        record.answers.truncate(upto);
        let timeline = Timeline::open(record, rules).with_context(within)?;
        Ok(Recorded { timeline, count })
    }

    /// The seat of this letter, if it is at the table.
    pub(crate) fn seat(&self, letter: &str) -> Result<Seat> {
        let (seat, players): (Seat, u8) = (letter.parse()?, self.timeline.game().players());
        ensure!(seat.number() < players, "there is no seat {seat} at a table of {players}");
        Ok(seat)
    }
}
