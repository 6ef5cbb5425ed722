//! The end of the solo game (2.6): your points are counted.

use super::{Society, Tile, TokenSide, World};
use crate::content::{Content, PrivateGoal};
use crate::position::Position;
use crate::score::ScoreSheet;
use crate::tile::Letter;
use crate::word::{Player, Speciality};
use crate::worth::{Measure, TileKind};

/// The sources of your points at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The points of the track.
    pub track: u16,
    /// The points for your influence.
    pub influence: u16,
    /// The points of the wealth tiles on your progress map.
    pub wealth: Vec<(Letter, u16)>,
    /// The points of your private goals, of which the best two count.
    pub goals: Vec<(PrivateGoal, u16)>,
}

/// The number of private goals that count.
const COUNTED_GOALS: usize = 2;

impl Tally {
    /// Counts your points.
    pub fn of(content: &Content, world: &World) -> Tally {
        let you = &world.position.you;
        let points =
            |worth: crate::worth::Worth| worth.points(count(content, world, worth.measure));
        let built = world.society.built.values().filter_map(|tile| match tile {
            Tile::Wealth(letter) => Some((*letter, points(content.wealth[letter]))),
            Tile::Progress(_) => None,
        });
        let goals = world.society.goals.iter().map(|&goal| (goal, points(content.goal(goal))));
        Tally {
            track: you.points,
            influence: influence_points(you.influence),
            wealth: built.collect(),
            goals: goals.collect(),
        }
    }

    /// The points of the goals that count.
    pub fn goal_points(&self) -> u16 {
        let mut points: Vec<u16> = self.goals.iter().map(|(_, points)| *points).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        points.iter().take(COUNTED_GOALS).sum()
    }

    /// The points of the wealth tiles.
    pub fn wealth_points(&self) -> u16 {
        self.wealth.iter().map(|(_, points)| points).sum()
    }

    /// All points together.
    pub fn total(&self) -> u16 {
        self.track + self.influence + self.wealth_points() + self.goal_points()
    }

    /// Your score sheet, from which the awards are computed.
    pub(super) fn sheet(&self, content: &Content, world: &World) -> ScoreSheet {
        let World { position, society, .. } = world;
        let of_speciality = |speciality: Speciality| {
            position.you.progress.iter().filter(|tile| tile.speciality == speciality).count() as u8
        };
        let of_era_5 = society.inventions.iter().filter(|&&card| content.idea(card).era == 5);
        ScoreSheet {
            points: self.total(),
            inventions: society.inventions.len() as u8,
            era5: of_era_5.count() as u8,
            wealth: self.wealth.iter().filter(|(_, points)| *points > 0).count() as u8,
            progress: Speciality::ALL.map(of_speciality).into_iter().max().unwrap_or(0),
            supply: position.you.supply.unwrap_or(0),
            full: society.built.len() == content.hexes.len(),
            influence: position.you.influence,
        }
    }
}

/// The points for influence at the end.
fn influence_points(influence: u8) -> u16 {
    match influence {
        0..=3 => 1,
        4..=7 => 5,
        _ => 10,
    }
}

/// Counts a measure.
pub(super) fn count(content: &Content, world: &World, measure: Measure) -> u16 {
    let World { position, society, .. } = world;
    let inventions = |fits: &dyn Fn(crate::idea::Idea) -> bool| {
        society.inventions.iter().filter(|&&card| fits(content.idea(card))).count()
    };
    let here = || position.regions.iter().map(|land| land.citizens(Player::You));
    let count = match measure {
        Measure::Inventions => society.inventions.len(),
        Measure::InventionsOf(of) => inventions(&|idea| idea.speciality == of),
        Measure::LateInventions => inventions(&|idea| idea.era >= 5),
        Measure::Tiles => society.built.len(),
        Measure::TilesOf(kind) => tiles_of(society, kind),
        Measure::ProgressTiles => position.you.progress.len(),
        Measure::Kinds => {
            TileKind::ALL.into_iter().filter(|&kind| tiles_of(society, kind) > 0).count()
        }
        Measure::Pairs(one, other) => pairs(content, society, one, other),
        Measure::Scholars => society.scholars.into(),
        Measure::Specialists => usize::from(society.citizens() - society.scholars),
        Measure::Diplomats => diplomats(position),
        Measure::Tokens => society.tokens.iter().filter(|side| **side != TokenSide::Held).count(),
        Measure::Regions => here().filter(|citizens| *citizens > 0).count(),
        Measure::Citizens => here().map(usize::from).sum(),
        Measure::CitizensInPlay => {
            usize::from(crate::position::CITIZENS - position.you.supply.unwrap_or(0))
        }
        Measure::Influence => position.you.influence.into(),
        Measure::Era => position.milestones.era_of(Player::You).into(),
    };
    count as u16
}

fn tiles_of(society: &Society, kind: TileKind) -> usize {
    society.built.values().filter(|tile| tile.kind() == kind).count()
}

/// The number of pairs of neighboring tiles of these two kinds.
fn pairs(content: &Content, society: &Society, one: TileKind, other: TileKind) -> usize {
    let neighbors = |hex: u8| content.neighbors(hex).filter_map(|hex| society.built.get(&hex));
    let of_one = society.built.iter().filter(|(_, tile)| tile.kind() == one);
    let pairs = of_one.map(|(&hex, _)| neighbors(hex).filter(|tile| tile.kind() == other).count());
    // A pair of the same kind is found twice, once from each tile.
    pairs.sum::<usize>() / if one == other { 2 } else { 1 }
}

fn diplomats(position: &Position) -> usize {
    position.milestones.diplomats.values().filter(|there| there.contains(&Player::You)).count()
}
