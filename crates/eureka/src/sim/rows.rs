//! Games, their decisions and their cards as rows of Parquet files.

mod table;

use super::account::{Account, CardUse};
use super::batch::Batch;
use crate::out::make_folder;
use anyhow::Result;
use eureka_innovation::{Card, Rules, Seat};
use std::path::Path;
use table::{Cell, Column, Kind, Table};

/// After so many games the files are closed and new ones begun: what is closed is safe.
const GAMES_IN_A_FILE: u64 = 10_000;

/// The three tables of a batch: a row for every game, for every decision, and for every card that a player had to do with.
pub(super) struct Rows {
    games: Table,
    decisions: Table,
    cards: Table,
    rules: &'static Rules,
    facts: Facts,
    written: u64,
}

/// What is the same in all games.
struct Facts {
    edition: &'static str,
    players: u8,
    bots: String,
}

impl Rows {
    /// Tables without rows, in files of this folder that tell the shard.
    pub(super) fn new(folder: &Path, batch: &Batch) -> Result<Rows> {
        make_folder(folder)?;
        let label = batch.shard.label();
        let players = batch.seating.players;
        let table = |name: &str, columns| Table::new(folder, &format!("{name}-{label}"), columns);
        Ok(Rows {
            games: table("games", game_columns(players))?,
            decisions: table("decisions", decision_columns())?,
            cards: table("cards", card_columns())?,
            rules: batch.rules,
            facts: Facts {
                edition: batch.rules.edition().word(),
                players,
                bots: batch.bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
            },
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

    /// Writes everything that is not yet written.
    pub(super) fn close(&mut self) -> Result<()> {
        [&mut self.games, &mut self.decisions, &mut self.cards]
            .into_iter()
            .try_for_each(Table::close)
    }

    fn add_game(&mut self, index: u64, account: &Account) -> Result<()> {
        let last = account.stands_after(account.turns as usize);
        let winners = account.winners.to_string();
        let first = account.first.to_string();
        let mut cells = vec![
            Cell::Whole(index as i64),
            // As many bits as a signed number has; the column says that they have no sign.
            Cell::Whole(account.seed.cast_signed()),
            Cell::Text(self.facts.edition),
            Cell::Whole(self.facts.players.into()),
            Cell::Text(&self.facts.bots),
            Cell::Text(&first),
            Cell::Text(&winners),
            Cell::Text(account.ending.word()),
            Cell::Whole(account.turns as i64),
            Cell::Whole(account.decisions as i64),
        ];
        for stand in last {
            cells.push(Cell::Whole(stand.points.into()));
            cells.push(Cell::Whole(stand.achievements.into()));
        }
        self.games.add(&cells)
    }

    fn add_decisions(&mut self, index: u64, account: &Account) -> Result<()> {
        for (number, row) in (0..).zip(&account.rows) {
            let seat = row.seat.to_string();
            let (card, effect) = row.asking.unzip();
            self.decisions.add(&[
                Cell::Whole(index as i64),
                Cell::Whole(number),
                Cell::Whole(row.turn.into()),
                Cell::Text(&seat),
                Cell::Text(row.question.word()),
                name(self.rules, card),
                effect.map_or(Cell::Null, |effect| Cell::Whole(effect.into())),
                Cell::Whole(row.answers.into()),
                Cell::Text(&row.answer),
                name(self.rules, row.card),
                Cell::Fraction(row.chance),
            ])?;
        }
        Ok(())
    }

    fn add_cards(&mut self, index: u64, account: &Account) -> Result<()> {
        for (seat, uses) in Seat::each(&account.uses) {
            let letter = seat.to_string();
            for card in self.rules.all() {
                let CardUse { drawn, melded, activated } = uses[card.index()];
                if drawn.times + melded.times + activated.times == 0 {
                    continue;
                }
                self.cards.add(&[
                    Cell::Whole(index as i64),
                    Cell::Text(&letter),
                    Cell::Text(self.rules.name(card)),
                    Cell::Whole(drawn.times.into()),
                    Cell::Whole(melded.times.into()),
                    Cell::Whole(activated.times.into()),
                    Cell::Whole(account.winners.has(seat).into()),
                    Cell::Whole((!account.sole.is_empty()).into()),
                ])?;
            }
        }
        Ok(())
    }
}

/// The name of a card, if there is one.
fn name(rules: &Rules, card: Option<Card>) -> Cell<'_> {
    card.map_or(Cell::Null, |card| Cell::Text(rules.name(card)))
}

fn game_columns(players: u8) -> Vec<Column> {
    let mut columns = vec![
        Column::new("game", Kind::Long),
        Column::new("seed", Kind::Unsigned),
        Column::new("edition", Kind::Text),
        Column::new("players", Kind::Int),
        Column::new("bots", Kind::Text),
        Column::new("first", Kind::Text),
        Column::new("winners", Kind::Text),
        Column::new("ending", Kind::Text),
        Column::new("turns", Kind::Int),
        Column::new("decisions", Kind::Int),
    ];
    for seat in (0..players).map(Seat::new) {
        let letter = seat.letter().to_ascii_lowercase();
        columns.push(Column::new(&format!("points_{letter}"), Kind::Int));
        columns.push(Column::new(&format!("achievements_{letter}"), Kind::Int));
    }
    columns
}

fn decision_columns() -> Vec<Column> {
    vec![
        Column::new("game", Kind::Long),
        Column::new("number", Kind::Int),
        Column::new("turn", Kind::Int),
        Column::new("seat", Kind::Text),
        Column::new("question", Kind::Text),
        Column::new("asking", Kind::Text).or_nothing(),
        Column::new("effect", Kind::Int).or_nothing(),
        Column::new("answers", Kind::Int),
        Column::new("answer", Kind::Text),
        Column::new("card", Kind::Text).or_nothing(),
        Column::new("chance", Kind::Float),
    ]
}

fn card_columns() -> Vec<Column> {
    vec![
        Column::new("game", Kind::Long),
        Column::new("seat", Kind::Text),
        Column::new("card", Kind::Text),
        Column::new("drawn", Kind::Int),
        Column::new("melded", Kind::Int),
        Column::new("activated", Kind::Int),
        Column::new("won", Kind::Bool),
        Column::new("decided", Kind::Bool),
    ]
}
