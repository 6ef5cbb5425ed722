//! Whoever plays one table after the other.

use crate::load::durability::{Acknowledged, Kept};
use crate::load::onlookers::Onlookers;
use crate::load::pace::Due;
use crate::load::program::{AGAIN, Played};
use crate::load::{Counted, Stage};
use eureka_testkit::Dice;
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::watch;
use tokio::time;

pub(super) struct Player {
    pub(super) host: String,
    /// Who looks on at its tables.
    pub(super) onlookers: Onlookers,
    pub(super) counted: Arc<Counted>,
    pub(super) stages: watch::Receiver<Stage>,
    /// When an answer is due, at a steady pace.
    pub(super) due: Due,
}

/// Waits until all is over.
async fn over(stages: &mut watch::Receiver<Stage>) {
    // Whoever measures is gone: then it is over too.
    let _ = stages.wait_for(|&stage| stage == Stage::Over).await;
}

impl Player {
    /// Plays game after game; gives what was acknowledged.
    pub(super) async fn play(mut self, number: u64) -> Vec<Kept> {
        let mut dice = Dice::new(1, number);
        let mut kept = Vec::new();
        let mut is_first = true;
        while *self.stages.borrow() != Stage::Over {
            let opened = tokio::select! {
                opened = Played::open(&self.host, &mut dice, &self.counted) => opened,
                () = over(&mut self.stages) => break,
            };
            let Ok(mut played) = opened else {
                Counted::add(&self.counted.errors);
                time::sleep(AGAIN).await;
                continue;
            };
            self.onlookers.lead(&played.table.to_string());
            if std::mem::take(&mut is_first) {
                Counted::add(&self.counted.tables);
                // Nobody answers before all tables are open.
                let _ = self.stages.wait_for(|&stage| stage != Stage::Opening).await;
            }
            // Between two tables nobody is asked, and so nothing was due.
            while self.due.as_mut().is_some_and(|due| due.try_recv().is_ok()) {}
            let answers = self.play_game(&mut played, &mut dice).await;
            kept.push(Kept { table: played.table, answers });
        }
        kept
    }

    /// Plays until the game, or everything, is over.
    async fn play_game(&mut self, played: &mut Played, dice: &mut Dice) -> Vec<Acknowledged> {
        let mut answers = Vec::new();
        loop {
            let asked = tokio::select! {
                asked = played.question(dice, &self.counted) => asked,
                () = over(&mut self.stages) => return answers,
            };
            let asked = match asked {
                Ok(Some(asked)) => asked,
                Ok(None) => return answers,
                Err(_) => break,
            };
            let Some(since) = self.is_due().await else { return answers };
            match played.answer(asked, since, &self.counted).await {
                Ok(answer) => answers.push(answer),
                Err(_) => break,
            }
        }
        Counted::add(&self.counted.errors);
        answers
    }

    /// Waits until the next answer is due, and gives when it was; nothing if no more are.
    async fn is_due(&mut self) -> Option<Instant> {
        let Some(due) = &mut self.due else { return Some(Instant::now()) };
        tokio::select! {
            due = due.recv() => due,
            () = over(&mut self.stages) => None,
        }
    }
}
