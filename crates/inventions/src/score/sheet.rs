//! Your score sheet at the end of the game.

use crate::fault_kind::FaultKind;
use crate::node::{self, Fault};
use crate::play::{Flow, Play};
use crate::position::{CITIZENS, MAX_INFLUENCE, MAX_POINTS};
use crate::question::{Answer, Question};
use serde::Serialize;
use toml::Table;

/// Your numbers at the end, after the scoring of the base game. The companion asks for them; the solo game computes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoreSheet {
    /// Your points.
    pub points: u16,
    /// Your inventions.
    pub inventions: u8,
    /// Your inventions of Era 5.
    pub era5: u8,
    /// Your wealth tiles that score at least one point.
    pub wealth: u8,
    /// The number of your progress tiles of the speciality of which you have most.
    pub progress: u8,
    /// The citizens left in your supply.
    pub supply: u8,
    /// Whether your progress map is full.
    pub full: bool,
    /// Your influence.
    pub influence: u8,
}

/// An entry of the score sheet, which the companion asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are the fields of the score sheet")]
pub enum SheetEntry {
    Points,
    Inventions,
    Era5,
    Wealth,
    Progress,
    Supply,
    Full,
    Influence,
}

/// The number of wealth letters, and of progress tiles of a speciality.
const TILES_OF_A_KIND: u16 = 7;

/// The number of idea cards.
const IDEA_CARDS: u16 = 48;

/// The number of idea cards of Era 5.
const ERA_5_CARDS: u16 = 12;

impl Default for ScoreSheet {
    /// The sheet of a player at the beginning of the game.
    fn default() -> ScoreSheet {
        ScoreSheet {
            points: 0,
            inventions: 0,
            era5: 0,
            wealth: 0,
            progress: 0,
            supply: CITIZENS,
            full: false,
            influence: 1,
        }
    }
}

impl ScoreSheet {
    /// Reads a sheet in the notation of scenarios. Missing keys have their default.
    pub fn read(table: &Table) -> Result<ScoreSheet, Fault> {
        let mut sheet = ScoreSheet::default();
        for (key, node) in node::entries("sheet", table) {
            match key {
                "ip" => sheet.points = node.number(0..=MAX_POINTS.into())?,
                "inventions" => sheet.inventions = node.number(0..=IDEA_CARDS.into())?,
                "era5" => sheet.era5 = node.number(0..=ERA_5_CARDS.into())?,
                "wealth" => sheet.wealth = node.number(0..=TILES_OF_A_KIND.into())?,
                "progress" => sheet.progress = node.number(0..=TILES_OF_A_KIND.into())?,
                "supply" => sheet.supply = node.number(0..=CITIZENS.into())?,
                "full" => sheet.full = node.truth()?,
                "influence" => sheet.influence = node.number(0..=MAX_INFLUENCE.into())?,
                _ => return Err(node.unknown_key()),
            }
        }
        if sheet.era5 > sheet.inventions {
            return Err(Fault::new("sheet.era5", FaultKind::Era5));
        }
        Ok(sheet)
    }
}

impl Play<'_> {
    /// Asks for the sheet, entry by entry.
    pub(crate) fn ask_sheet(&mut self) -> Flow<ScoreSheet> {
        let mut number =
            |entry, most: u16| self.choose(Question::Sheet(entry), 0..=most, Answer::Number);
        let points = number(SheetEntry::Points, MAX_POINTS)?;
        let inventions = number(SheetEntry::Inventions, IDEA_CARDS)?;
        let era5 = number(SheetEntry::Era5, inventions.min(ERA_5_CARDS))? as u8;
        let wealth = number(SheetEntry::Wealth, TILES_OF_A_KIND)? as u8;
        let progress = number(SheetEntry::Progress, TILES_OF_A_KIND)? as u8;
        let supply = number(SheetEntry::Supply, CITIZENS.into())? as u8;
        let full = self.choose(Question::Sheet(SheetEntry::Full), [true, false], |full| {
            if full { Answer::Yes } else { Answer::No }
        })?;
        let influence =
            self.choose(Question::Sheet(SheetEntry::Influence), 0..=MAX_INFLUENCE, |influence| {
                Answer::Number(influence.into())
            })?;
        let inventions = inventions as u8;
        Ok(ScoreSheet { points, inventions, era5, wealth, progress, supply, full, influence })
    }
}
