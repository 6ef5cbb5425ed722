//! Your final sheet.

use crate::node::{self, Fault};
use crate::play::{Flow, Play};
use crate::position::{CITIZENS, MOST_INFLUENCE, MOST_POINTS};
use crate::question::{Answer, Question};
use crate::wrong::Wrong;
use serde::Serialize;
use toml::Table;

/// What you have at the end, after the base game's scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Your points.
    pub points: u16,
    /// Your inventions.
    pub inventions: u8,
    /// Those of them that are of Era 5.
    pub era5: u8,
    /// Your wealth tiles that score.
    pub wealth: u8,
    /// The most progress tiles of one speciality.
    pub progress: u8,
    /// The citizens left in your supply.
    pub supply: u8,
    /// Whether your progress map is full.
    pub full: bool,
    /// Your influence.
    pub influence: u8,
}

/// An entry of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are the fields of the sheet")]
pub enum Entry {
    Points,
    Inventions,
    Era5,
    Wealth,
    Progress,
    Supply,
    Full,
    Influence,
}

/// The wealth letters, and the progress tiles of a speciality.
const SEVEN: u16 = 7;

/// All idea cards, and those of Era 5.
const IDEAS: u16 = 48;
const IDEAS_OF_ERA_5: u16 = 12;

impl Default for Sheet {
    /// As a player begins.
    fn default() -> Sheet {
        Sheet {
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

impl Sheet {
    /// Reads a sheet in the notation of scenarios.
    pub fn read(table: &Table) -> Result<Sheet, Fault> {
        let mut sheet = Sheet::default();
        for (key, node) in node::entries("sheet", table) {
            match key {
                "ip" => sheet.points = node.number(0..=MOST_POINTS.into())?,
                "inventions" => sheet.inventions = node.number(0..=IDEAS.into())?,
                "era5" => sheet.era5 = node.number(0..=IDEAS_OF_ERA_5.into())?,
                "wealth" => sheet.wealth = node.number(0..=SEVEN.into())?,
                "progress" => sheet.progress = node.number(0..=SEVEN.into())?,
                "supply" => sheet.supply = node.number(0..=CITIZENS.into())?,
                "full" => sheet.full = node.truth()?,
                "influence" => sheet.influence = node.number(0..=MOST_INFLUENCE.into())?,
                _ => return Err(node.unknown_key()),
            }
        }
        if sheet.era5 > sheet.inventions {
            return Err(Fault::new("sheet.era5", Wrong::Era5));
        }
        Ok(sheet)
    }
}

impl Play<'_> {
    /// Asks for the sheet, entry by entry.
    pub(crate) fn ask_sheet(&mut self) -> Flow<Sheet> {
        let mut number =
            |entry, most: u16| self.choose(Question::Sheet(entry), 0..=most, Answer::Number);
        let points = number(Entry::Points, MOST_POINTS)?;
        let inventions = number(Entry::Inventions, IDEAS)?;
        let era5 = number(Entry::Era5, inventions.min(IDEAS_OF_ERA_5))? as u8;
        let wealth = number(Entry::Wealth, SEVEN)? as u8;
        let progress = number(Entry::Progress, SEVEN)? as u8;
        let supply = number(Entry::Supply, CITIZENS.into())? as u8;
        let full = self.choose(Question::Sheet(Entry::Full), [true, false], |full| {
            if full { Answer::Yes } else { Answer::No }
        })?;
        let influence =
            self.choose(Question::Sheet(Entry::Influence), 0..=MOST_INFLUENCE, |influence| {
                Answer::Number(influence.into())
            })?;
        let inventions = inventions as u8;
        Ok(Sheet { points, inventions, era5, wealth, progress, supply, full, influence })
    }
}
