//! A player of one table after the other.

use crate::load::durability::{PlayedTable, TimedAnswer};
use crate::load::onlookers::Onlookers;
use crate::load::pace::Due;
use crate::load::program::TwoSeats;
use crate::load::{Counters, RETRY_PAUSE, Stage};
use eureka_testkit::Dice;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::watch;
use tokio::time;

pub(super) struct Player {
    pub(super) host: String,
    /// The onlookers of its tables.
    pub(super) onlookers: Onlookers,
    pub(super) counters: Arc<Counters>,
    pub(super) stages: watch::Receiver<Stage>,
    /// The times at which answers are due, at a steady pace.
    pub(super) due: Due,
}

/// Waits until the measurement is over.
async fn over(stages: &mut watch::Receiver<Stage>) {
    // A dropped sender means the same.
    let _ = stages.wait_for(|&stage| stage == Stage::Over).await;
}

impl Player {
    /// Plays game after game and returns the tables with their acknowledged answers.
    pub(super) async fn play(mut self, number: u64) -> Vec<PlayedTable> {
        let mut dice = Dice::new(1, number);
        let mut tables = Vec::new();
        let mut is_first = true;
        while *self.stages.borrow() != Stage::Over {
            let opened = tokio::select! {
                opened = TwoSeats::open(&self.host, &mut dice, &self.counters) => opened,
                () = over(&mut self.stages) => break,
            };
            let Ok(mut seats) = opened else {
                Counters::add(&self.counters.errors);
                time::sleep(RETRY_PAUSE).await;
                continue;
            };
            self.onlookers.lead(&seats.table.to_string());
            if std::mem::take(&mut is_first) {
                Counters::add(&self.counters.tables);
                // Answers begin when all tables are open.
                let _ = self.stages.wait_for(|&stage| stage != Stage::Opening).await;
            }
            // Between two games there is no question, so nothing was due.
            while self.due.as_mut().is_some_and(|due| due.try_recv().is_ok()) {}
            let answers = self.play_game(&mut seats, &mut dice).await;
            tables.push(PlayedTable { table: seats.table, answers });
        }
        tables
    }

    /// Plays until the game or the measurement is over.
    async fn play_game(&mut self, seats: &mut TwoSeats, dice: &mut Dice) -> Vec<TimedAnswer> {
        let mut answers = Vec::new();
        loop {
            let answer = tokio::select! {
                answer = seats.any_answer(dice) => answer,
                () = over(&mut self.stages) => return answers,
            };
            let answer = match answer {
                Ok(Some(answer)) => answer,
                Ok(None) => return answers,
                Err(_) => break,
            };
            let Some(since) = self.is_due().await else { return answers };
            match seats.answer(answer, since).await {
                Ok(answer) => answers.push(answer),
                Err(_) => break,
            }
        }
        Counters::add(&self.counters.errors);
        answers
    }

    /// Waits until the next answer is due and returns that time; `None` if no more answers are due.
    async fn is_due(&mut self) -> Option<Instant> {
        let Some(due) = &mut self.due else { return Some(Instant::now()) };
        tokio::select! {
            due = due.recv() => due,
            () = over(&mut self.stages) => None,
        }
    }
}
