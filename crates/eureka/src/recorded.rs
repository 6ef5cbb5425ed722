//! A record from a file, played again.

use crate::load;
use anyhow::{Context, Result, ensure};
use eureka_innovation::{Game, Record, Replay, Seat};
use eureka_words::Language;
use std::path::Path;

/// A record, played again.
pub(crate) struct Recorded {
    /// The record itself.
    pub(crate) record: Record,
    /// The game after the deal and after each of the answers.
    pub(crate) games: Vec<Game>,
}

impl Recorded {
    /// Reads a record and plays its first answers, or all of them, with the home-made cards of a folder if one is given.
    pub(crate) fn open(file: &Path, cards: Option<&Path>, upto: Option<usize>) -> Result<Recorded> {
        let text = load::read(file)?;
        let within = || file.display().to_string();
        let record = Record::read(&text).with_context(within)?;
        let language: Language = record.setup.language.parse().with_context(within)?;
        let rules = load::rules(record.setup.edition, language, cards).with_context(within)?;
        let count = record.answers.len();
        let upto = upto.unwrap_or(count);
        ensure!(upto <= count, "{} has {count} answers, not {upto}", within());
        let replay = Replay::new(&record, rules).with_context(within)?;
        let mut games = vec![*replay.game()];
        for game in replay.take(upto) {
            games.push(game.with_context(within)?);
        }
        Ok(Recorded { record, games })
    }

    /// The game after all the answers that were played.
    pub(crate) fn last(&self) -> &Game {
        &self.games[self.games.len() - 1]
    }

    /// The seat of this letter, if it is at the table.
    pub(crate) fn seat(&self, letter: &str) -> Result<Seat> {
        let (seat, players): (Seat, u8) = (letter.parse()?, self.last().players());
        ensure!(seat.number() < players, "there is no seat {seat} at a table of {players}");
        Ok(seat)
    }
}
