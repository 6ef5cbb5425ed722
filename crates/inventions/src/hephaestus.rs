//! Hephaestus's turn (5.5): he reveals a card, does the first possible row of it, and chains further rows.

mod actions;

use crate::event::{Event, Obstacle, Target};
use crate::play::{Flow, Play};
use crate::profile::Row;
use crate::question::{Answer, Question};
use crate::word::{Bot, Player};

/// The maximum number of rows of a card that the person tells row by row.
const MAX_ROWS: u8 = 10;

impl Play<'_> {
    /// Hephaestus's whole turn.
    pub(crate) fn hephaestus(&mut self) -> Flow<()> {
        let rows = self.reveal()?;
        let Some((row, target)) = self.first_row(&rows)? else {
            self.tell(Event::Nothing { bot: Bot::Hephaestus });
            return Ok(());
        };
        self.place(Player::Hephaestus, rows[row].action);
        self.act(&rows, row, target)
    }

    /// H4 and H5: does the action of a row and chains the rows below it. Chain tokens come back every turn (A33).
    fn act(&mut self, rows: &[Row], mut row: usize, mut target: Target) -> Flow<()> {
        let mut tokens = self.at.hephaestus.chain;
        loop {
            let Row { action, chain } = rows[row];
            self.tell(Event::Chose { bot: Bot::Hephaestus, action, goal: target });
            if !self.perform(action, target, chain && tokens > 0)? {
                return Ok(());
            }
            tokens -= 1;
            row = (row + 1) % rows.len();
            let (number, action) = (row as u8 + 1, rows[row].action);
            match self.find_target(action)? {
                Ok(next) => {
                    self.tell(Event::Chained { row: number, action, left: tokens });
                    target = next;
                }
                Err(why) => {
                    self.tell(Event::ChainBroken { row: number, action, why });
                    return Ok(());
                }
            }
        }
    }

    /// H1: the top card goes to the leftmost empty slot. Returns its rows, or none if the deck is empty.
    fn reveal(&mut self) -> Flow<Vec<Row>> {
        let known = &self.at.profile.cards;
        let top = self.at.hephaestus.deck.top();
        // The person has not told these cards yet, so they cannot be told apart: the first of them stands for all.
        let unseen = top.iter().find(|card| !known.contains_key(card));
        let seen = top.iter().filter(|card| known.contains_key(card));
        let options: Vec<u8> = seen.chain(unseen).copied().collect();
        if options.is_empty() {
            return Ok(Vec::new());
        }
        let card = self.choose(Question::Revealed, options, Answer::Card)?;
        let rows = self.rows(card)?;
        self.at.hephaestus.deck.draw(card);
        self.at.hephaestus.slots.push(card);
        let slot = self.at.hephaestus.slots.len() as u8;
        let row = self.start(&rows) as u8 + 1;
        self.tell(Event::Revealed { card, slot, row });
        Ok(rows)
    }

    /// The rows of a card. If it is new, the person is asked for them.
    fn rows(&mut self, card: u8) -> Flow<Vec<Row>> {
        if let Some(rows) = self.at.profile.cards.get(&card) {
            return Ok(rows.clone());
        }
        let mut rows = Vec::new();
        for number in 1..=MAX_ROWS {
            let end = (number > 1).then_some(None);
            let options = Row::all().map(Some).chain(end);
            let row = self.choose_or_none(Question::Row(card, number), options, Answer::Row)?;
            let Some(row) = row else { break };
            rows.push(row);
        }
        self.at.profile_mut().cards.insert(card, rows.clone());
        Ok(rows)
    }

    /// The index of the row that the arrow beside the last slot points at. On a card with fewer rows counting goes on from the top.
    fn start(&self, rows: &[Row]) -> usize {
        self.at.hephaestus.slots.len().saturating_sub(1).checked_rem(rows.len()).unwrap_or(0)
    }

    /// H2: the first row from the arrow down whose forum is open to Hephaestus and whose action is possible.
    fn first_row(&mut self, rows: &[Row]) -> Flow<Option<(usize, Target)>> {
        let start = self.start(rows);
        for row in (start..rows.len()).chain(0..start) {
            let action = rows[row].action;
            let target = match self.at.is_open(Player::Hephaestus, action) {
                true => self.find_target(action)?,
                false => Err(Obstacle::ForumClosed),
            };
            match target {
                Ok(target) => return Ok(Some((row, target))),
                Err(why) => self.tell(Event::RowPassed { row: row as u8 + 1, action, why }),
            }
        }
        Ok(None)
    }
}
