//! Games, their decisions and their cards as rows of Parquet files.

mod table;

use super::account::{Account, CardUse};
use super::batch::Batch;
use crate::out::make_folder;
use anyhow::Result;
use eureka_innovation::{Card, Rules, Seat};
use std::path::Path;
use table::{Cell, Table};

/// Games per file; then the files are closed and new ones begun, because only closed files survive an interruption.
const GAMES_IN_A_FILE: u64 = 10_000;

/// The three tables of a batch: a row for every game, for every decision, and for every card that a player used.
pub(super) struct Rows {
    games: Table,
    decisions: Table,
    cards: Table,
    rules: &'static Rules,
    bots: String,
    written: u64,
}

impl Rows {
    /// Empty tables, in files of this folder whose names contain the shard.
    pub(super) fn new(folder: &Path, batch: &Batch) -> Result<Rows> {
        make_folder(folder)?;
        let label = batch.shard.label();
        let table = |name: &str| Table::new(folder, &format!("{name}-{label}"));
        Ok(Rows {
            games: table("games")?,
            decisions: table("decisions")?,
            cards: table("cards")?,
            rules: batch.rules,
            bots: batch.bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
            written: 0,
        })
    }

    /// Adds a game.
    pub(super) fn add(&mut self, index: u64, account: &Account) -> Result<()> {
        self.add_game(index, account)?;
        self.add_decisions(index, account)?;
        self.add_cards(index, account)?;
        self.written += 1;
        if self.written.is_multiple_of(GAMES_IN_A_FILE) {
            self.close()?;
        }
        Ok(())
    }

    /// Writes all remaining rows.
    pub(super) fn close(&mut self) -> Result<()> {
        [&mut self.games, &mut self.decisions, &mut self.cards]
            .into_iter()
            .try_for_each(Table::close)
    }

    fn add_game(&mut self, index: u64, account: &Account) -> Result<()> {
        let last = account.standings_after(account.kept.turn as usize);
        let winners = account.winners.to_string();
        let first = account.first.to_string();
        let mut cells = vec![
            ("game", Cell::Long(index as i64)),
            ("seed", Cell::Unsigned(account.seed)),
            ("edition", Cell::Text(self.rules.edition().word())),
            ("players", Cell::Int(last.len() as i32)),
            ("bots", Cell::Text(&self.bots)),
            ("first", Cell::Text(&first)),
            ("winners", Cell::Text(&winners)),
            ("ending", Cell::Text(account.ending.word())),
            ("turns", Cell::Int(account.kept.turn as i32)),
            ("decisions", Cell::Int(account.decisions as i32)),
        ];
        let names = |(seat, _): (Seat, _)| {
            let letter = seat.letter().to_ascii_lowercase();
            (format!("points_{letter}"), format!("achievements_{letter}"))
        };
        let names: Vec<(String, String)> = Seat::each(last).map(names).collect();
        for (standing, (points, achievements)) in last.iter().zip(&names) {
            cells.push((points, Cell::Int(standing.points.into())));
            cells.push((achievements, Cell::Int(standing.achievements.into())));
        }
        self.games.add(&cells)
    }

    fn add_decisions(&mut self, index: u64, account: &Account) -> Result<()> {
        let name = |card: Option<Card>| Cell::TextOrNone(card.map(|card| self.rules.name(card)));
        for (number, row) in (0..).zip(&account.kept.rows) {
            let seat = row.seat.to_string();
            let (card, effect) = row.asking.unzip();
            self.decisions.add(&[
                ("game", Cell::Long(index as i64)),
                ("number", Cell::Int(number)),
                ("turn", Cell::Int(row.turn as i32)),
                ("seat", Cell::Text(&seat)),
                ("question", Cell::Text(row.question.word())),
                ("asking", name(card)),
                ("effect", Cell::IntOrNone(effect.map(i32::from))),
                ("answers", Cell::Int(row.answers.into())),
                ("answer", Cell::Text(&row.answer)),
                ("card", name(row.card)),
                ("chance", Cell::Float(row.chance)),
            ])?;
        }
        Ok(())
    }

    fn add_cards(&mut self, index: u64, account: &Account) -> Result<()> {
        for (seat, uses) in Seat::each(&account.kept.uses) {
            let letter = seat.to_string();
            for card in self.rules.all() {
                let CardUse { drawn, melded, activated } = uses[card.index()];
                if drawn.times + melded.times + activated.times == 0 {
                    continue;
                }
                self.cards.add(&[
                    ("game", Cell::Long(index as i64)),
                    ("seat", Cell::Text(&letter)),
                    ("card", Cell::Text(self.rules.name(card))),
                    ("drawn", Cell::Int(drawn.times.into())),
                    ("melded", Cell::Int(melded.times.into())),
                    ("activated", Cell::Int(activated.times.into())),
                    ("won", Cell::Bool(account.winners.has(seat))),
                    ("decided", Cell::Bool(!account.sole.is_empty())),
                ])?;
            }
        }
        Ok(())
    }
}
