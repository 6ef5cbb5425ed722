//! How far the players are from winning.

use eureka_innovation::{Rules, SeatSet, View};

/// The points that an achievement needs for each age.
const POINTS_FOR_EACH_AGE: u16 = 5;

/// The achievements that win, who has how many, and the next one that the player could claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The number of achievements that wins.
    pub need: usize,
    /// The number that the player's team has.
    pub have: usize,
    /// The other teams, each with its number of achievements.
    pub others: Vec<(SeatSet, usize)>,
    /// The lowest age that can still be achieved; `None` if there is none.
    pub next: Option<NextAge>,
}

/// An age that the player could achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextAge {
    /// The age.
    pub value: u8,
    /// The points that it needs.
    pub points: u16,
    /// The points that the player has.
    pub have: u16,
    /// Whether the player has a top card that is high enough.
    pub has_top_card: bool,
}

impl NextAge {
    /// The age, as it is for a player with these points and this highest top card.
    fn new(value: u8, have: u16, highest: u8) -> NextAge {
        let points = points_for(value);
        NextAge { value, points, have, has_top_card: highest >= value }
    }

    /// Whether the player can claim it.
    pub fn is_ready(self) -> bool {
        self.has_top_card && self.have >= self.points
    }
}

/// The points that the achievement of an age needs.
pub(super) fn points_for(age: u8) -> u16 {
    POINTS_FOR_EACH_AGE * u16::from(age)
}

impl Goal {
    /// The goal of the seat of this view.
    pub fn of(rules: &Rules, view: &View) -> Goal {
        let own = view.teams[view.seat.index()];
        let has = |team: SeatSet| -> usize {
            let of = team.iter().map(|seat| &view.players[seat.index()]);
            of.map(|player| player.achievements.len() + player.specials.len()).sum()
        };
        let mut others: Vec<SeatSet> = view.teams.iter().copied().filter(|&t| t != own).collect();
        others.sort_unstable_by_key(|team| team.first());
        others.dedup();
        let player = &view.players[view.seat.index()];
        let lowest = view.available.iter().map(|face| face.age).min();
        Goal {
            need: view.achievements_to_win.into(),
            have: has(own),
            others: others.into_iter().map(|team| (team, has(team))).collect(),
            next: lowest.map(|age| NextAge::new(age, player.points, highest_top(rules, view))),
        }
    }
}

/// The value of the player's highest top card; 0 without one.
pub(super) fn highest_top(rules: &Rules, view: &View) -> u8 {
    let tops = view.players[view.seat.index()].piles.iter().filter_map(|pile| pile.top);
    tops.map(|card| rules.age(card)).max().unwrap_or(0)
}
