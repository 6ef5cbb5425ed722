//! Building on your progress map (2.4).

use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use super::{Society, Tile};
use crate::benefit::Benefit;
use crate::content::{Content, IdeaCard};
use crate::word::Player;

impl Society {
    /// The influence that building costs in a turn. The more tiles lie on the tiles display, the less it costs.
    pub fn price(&self) -> u8 {
        (Society::DISPLAY_SPACES - self.display.len().min(Society::DISPLAY_SPACES)) as u8
    }

    /// The number of specialists that a tile costs on the hex with this index: of its speciality, or of any for a wealth tile.
    pub fn cost(&self, content: &Content, tile: Tile, hex: u8) -> u8 {
        let is_built = |hex: &u8| self.built.contains_key(hex);
        let around = content.neighbors(hex).filter(is_built).count() as u8;
        match tile {
            Tile::Wealth(_) => 2 + around,
            Tile::Progress(tile) => {
                let is_alike =
                    |card: &&IdeaCard| content.idea(**card).speciality == tile.speciality;
                let inventions = self.inventions.iter().filter(is_alike).count() as u8;
                (1 + around).saturating_sub(inventions)
            }
        }
    }
}

impl Step<'_> {
    /// Step 4: you may build tiles, at most the era of your milestone minus 1. The influence is paid once, with the first tile.
    pub(super) fn build(&mut self) -> Flow<()> {
        let price = self.society.price();
        if self.society.display.is_empty() || self.at().you.influence < price {
            return Ok(());
        }
        let most = self.at().milestones.era_of(Player::You) - 1;
        for number in 0..most {
            let mut options: Vec<Option<(Tile, u8)>> =
                self.buildable().into_iter().map(Some).collect();
            options.push(None);
            let answer = |(tile, hex): (Tile, u8)| Answer::Build(tile, hex + 1);
            let option = self
                .choose(Question::Build, options, |option| option.map_or(Answer::Pass, answer))?;
            let Some((tile, hex)) = option else { break };
            if number == 0 {
                self.influence(-(price as i8), Source::Building);
            }
            self.build_tile(tile, hex)?;
        }
        Ok(())
    }

    /// The tiles that you can build, each with the index of a hex. Scholars that the hex gives can pay for the tile (P13).
    pub(super) fn buildable(&self) -> Vec<(Tile, u8)> {
        let hexes =
            (0..self.content.hexes.len() as u8).filter(|hex| !self.society.built.contains_key(hex));
        let tiles = |hex: u8| self.society.display.iter().map(move |&tile| (tile, hex));
        hexes.flat_map(tiles).filter(|&(tile, hex)| self.affords_tile(tile, hex)).collect()
    }

    fn affords_tile(&self, tile: Tile, hex: u8) -> bool {
        let able = match tile {
            Tile::Wealth(_) => self.at_home(),
            Tile::Progress(tile) => self.society.able(tile.speciality),
        };
        let given = match self.content.hexes[usize::from(hex)].benefit {
            Benefit::Scholars(scholars) => {
                scholars.min(self.academy().saturating_sub(self.society.scholars))
            }
            _ => 0,
        };
        able + given.min(self.supply()) >= self.society.cost(self.content, tile, hex)
    }

    /// You build a tile: you take the benefit of the hex first, then exhaust the specialists.
    fn build_tile(&mut self, tile: Tile, hex: u8) -> Flow<()> {
        let cost = self.society.cost(self.content, tile, hex);
        self.society.display.retain(|&other| other != tile);
        self.society.built.insert(hex, tile);
        self.tell(Event::Built { tile, hex: hex + 1 });
        self.benefit(self.content.hexes[usize::from(hex)].benefit, Source::Hex(hex + 1))?;
        match tile {
            Tile::Wealth(_) => self.exhaust_any(cost),
            Tile::Progress(tile) => self.exhaust(tile.speciality, cost, [0; 3]),
        }
    }
}
