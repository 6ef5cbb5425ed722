//! The invariants of a world.

use super::{Society, Tile, TokenSide, World};
use crate::content::{Content, IdeaCard};
use crate::position::{CITIZENS, Turn};
use crate::tile::{Letter, Progress};
use crate::word::{Bot, Player, Speciality};
use std::collections::BTreeSet;

const YOU: Player = Player::You;

/// The first violated invariant of a world.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unsound(String);

impl World {
    /// Checks the invariants: no citizen, card or tile is lost or duplicated, and everything is in a possible place.
    pub fn check(&self, content: &Content) -> Result<(), Unsound> {
        self.check_citizens()?;
        self.check_cards(content)?;
        self.check_tiles()?;
        let World { position, society, .. } = self;
        let used =
            |speciality| society.used.iter().filter(|tile| tile.speciality == speciality).count();
        ensure(used(Speciality::Economy) <= society.economy.into(), || {
            format!("{} economy tokens", society.economy)
        })?;
        ensure(society.economy <= 3 && used(Speciality::Culture) == 0, || "used tiles".to_owned())?;
        let laid = society.tokens.iter().filter(|side| **side != TokenSide::Held).count();
        ensure(usize::from(position.tokens_laid(YOU)) == laid, || format!("{laid} tokens laid"))?;
        let sages = position.regions.iter().filter(|land| land.sage).count() as u8;
        let sages = sages + position.hephaestus.sages + society.sages;
        ensure(sages == 7, || format!("{sages} sages"))?;
        // During a change of the era the next milestones lie there already, so the position alone is not possible.
        match position.turn {
            Turn::Of(_) => position.check().map_err(|fault| Unsound(fault.to_string())),
            Turn::SetUp | Turn::Era => Ok(()),
        }
    }

    fn check_citizens(&self) -> Result<(), Unsound> {
        let World { position, society, .. } = self;
        for player in Player::ALL {
            let beside = match player.bot() {
                Some(bot) => position.opponent(bot).supply,
                None => position.you.supply.unwrap_or(0) + society.citizens(),
            };
            let all = position.citizens_in_play(player) + u16::from(beside);
            ensure(all == CITIZENS.into(), || format!("{all} citizens of {player}"))?;
        }
        let academy = position.milestones.era_of(YOU);
        ensure(society.scholars <= academy, || format!("{} scholars", society.scholars))
    }

    fn check_cards(&self, content: &Content) -> Result<(), Unsound> {
        let World { position, board, society } = self;
        let yours = society.hand.iter().chain(&society.inventions).copied();
        let mut all: Vec<IdeaCard> = board.cards().chain(yours).collect();
        all.sort_unstable();
        ensure(all.into_iter().eq(content.all_cards()), || "a card is lost or twice".to_owned())?;
        ensure(usize::from(position.pile) == board.pile.len(), || "the pile".to_owned())?;
        let shown = position.display.as_ref().map(|display| &display.ideas[..]);
        let ideas: Vec<_> = board.display.iter().map(|&card| content.idea(card)).collect();
        let is_full = ideas.len() == crate::position::Display::SIZE || board.top.is_none();
        let is_display = shown == Some(&ideas) && is_full;
        ensure(is_display, || "the idea display".to_owned())?;
        ensure(board.top.is_some() || board.stack.is_empty(), || "the stack".to_owned())?;
        for (region, land) in position.lands().filter(|_| position.turn != Turn::SetUp) {
            let lying = board.card(region).map(|card| content.idea(card));
            let is_same = land.card.map(|card| card.idea) == lying;
            ensure(is_same, || format!("the card in region {region}"))?;
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), Unsound> {
        let World { position, society, .. } = self;
        let on_display = society.display.len() + society.aspirations.len();
        ensure(on_display <= Society::DISPLAY_SPACES, || "the tiles display".to_owned())?;
        let all: BTreeSet<Tile> = society.tiles().collect();
        ensure(all.len() == society.tiles().count(), || "a tile is there twice".to_owned())?;
        let progress: BTreeSet<Progress> = all
            .iter()
            .filter_map(|tile| match tile {
                Tile::Progress(tile) => Some(*tile),
                Tile::Wealth(_) => None,
            })
            .collect();
        ensure(progress == position.you.progress, || "your progress tiles".to_owned())?;
        for tile in &progress {
            let others = Bot::ALL.into_iter();
            let others =
                others.filter(|&bot| position.opponent(bot).tiles.progress.contains(tile)).count();
            ensure(others < 2, || format!("three copies of {tile}"))?;
        }
        for letter in Letter::all() {
            let lying = position.regions.iter().flat_map(|land| &land.wealth);
            let lying = lying.filter(|other| **other == letter).count();
            let bots = Bot::ALL.into_iter();
            let bots =
                bots.filter(|&bot| position.opponent(bot).tiles.wealth.contains(&letter)).count();
            let yours = usize::from(all.contains(&Tile::Wealth(letter)));
            let tiles = lying + bots + yours;
            ensure(tiles == letter.count(), || format!("{tiles} wealth tiles {letter}"))?;
        }
        Ok(())
    }
}

/// Returns this message as an error, unless the condition holds.
fn ensure(is_so: bool, message: impl FnOnce() -> String) -> Result<(), Unsound> {
    if is_so { Ok(()) } else { Err(Unsound(message())) }
}
