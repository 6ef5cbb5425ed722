//! The end of a solo game: the player's points by source.

use super::SoloGameTeller;
use crate::say::args;
use eureka_inventions::solo_game::{Tally, Tile, World};

impl SoloGameTeller<'_> {
    /// The player's points by source, and their sum. The goal that does not count has a row without points.
    pub fn tally(self, world: &World, tally: &Tally) -> Vec<(String, Option<u16>)> {
        let influence = args![influence = world.position.you.influence];
        let mut rows = vec![
            (self.text("solo-game-tally-track", &[]), Some(tally.track)),
            (self.text("solo-game-tally-influence", &influence), Some(tally.influence)),
        ];
        rows.extend(tally.wealth.iter().map(|&(letter, points)| {
            let args = args![tile = self.tile(Tile::Wealth(letter)), worth = self.wealth(letter)];
            (self.text("solo-game-tally-wealth", &args), Some(points))
        }));
        let out = left_out(tally);
        rows.extend(tally.goals.iter().enumerate().map(|(index, &(goal, points))| {
            let worth = args![worth = self.goal(goal)];
            match out == Some(index) {
                true => (self.text("solo-game-tally-goal-out", &worth), None),
                false => (self.text("solo-game-tally-goal", &worth), Some(points)),
            }
        }));
        rows.push((self.text("solo-game-tally-total", &[]), Some(tally.total())));
        rows
    }

    /// The title of the report that a player can keep.
    pub fn report(self, world: &World) -> String {
        let difficulty = self.companion().difficulty(world.position.difficulty);
        self.sentence("solo-game-report", &args![difficulty])
    }
}

/// The goal that does not count: the weakest of three; among equals, the last.
fn left_out(tally: &Tally) -> Option<usize> {
    let goals = tally.goals.iter().enumerate().rev().filter(|_| tally.goals.len() > 2);
    goals.min_by_key(|(_, (_, points))| *points).map(|(index, _)| index)
}
