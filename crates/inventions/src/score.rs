//! The end: the opponents' total, both goals, the awards and the level of your society (5.10).

mod sheet;

pub use sheet::{ScoreSheet, SheetEntry};

use crate::position::Position;
use crate::word::{Bot, Difficulty, Player};
use eureka_table::{Ending, Outcome, Seat, SeatSet, words};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Your points.
    pub you: u16,
    /// Where the opponents' points come from.
    pub bots: BotScore,
    /// What they would gain if the inventions on the board that they presented were shared (award 2).
    pub left: u16,
    /// The awards that you met, from 1 to 12, rising.
    pub awards: Vec<u8>,
}

/// The opponents' points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BotScore {
    /// Those of the track.
    pub points: u16,
    /// Those of the inventions in their pile.
    pub inventions: u16,
    /// Those of their progress tiles.
    pub progress: u16,
    /// Those of their wealth tiles.
    pub wealth: u16,
}

impl BotScore {
    /// The opponents' points as the table stands.
    pub fn of(at: &Position) -> BotScore {
        let count = |of: fn(&Position, Bot) -> usize| -> u16 {
            Bot::ALL.into_iter().map(|bot| of(at, bot) as u16).sum()
        };
        BotScore {
            points: at.points,
            inventions: at.difficulty.value() * u16::from(at.pile),
            progress: at.difficulty.value()
                * count(|at, bot| at.opponent(bot).tiles.progress.len()),
            wealth: at.difficulty.wealth_value()
                * count(|at, bot| at.opponent(bot).tiles.wealth.len()),
        }
    }

    /// All together.
    pub const fn total(self) -> u16 {
        self.points + self.inventions + self.progress + self.wealth
    }
}

/// The honor points of the awards.
pub const HONOR_POINTS: [u8; 12] = [2, 1, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1];

/// The awards that the second goal asks for.
const AWARDS_FOR_GOAL_2: usize = 8;

impl Difficulty {
    /// The points for each invention and progress tile of the opponents.
    pub const fn value(self) -> u16 {
        match self {
            Difficulty::Easy => 2,
            Difficulty::Normal => 3,
            Difficulty::Hard => 4,
        }
    }

    /// The points for each of their wealth tiles.
    pub const fn wealth_value(self) -> u16 {
        self.value() + 1
    }
}

impl Score {
    /// Scores a position with your sheet.
    pub fn of(at: &Position, sheet: &ScoreSheet) -> Score {
        let (bots, left) = (BotScore::of(at), left_on_board(at));
        let (you, total) = (sheet.points, bots.total());
        let lands = || at.regions.iter();
        let yours = || lands().flat_map(|land| land.card).filter(|c| c.presenter == Player::You);
        let met = [
            you > total,
            you > total + left,
            you >= total + 20,
            sheet.inventions >= 10,
            sheet.era5 >= 2,
            sheet.wealth >= 6,
            sheet.progress >= 7,
            lands().all(|land| land.card.is_some()),
            // Also when none of yours is left (A20).
            yours().all(|card| card.invention.is_some()),
            sheet.supply == 0,
            sheet.full,
            sheet.influence >= 8,
        ];
        let awards = (1..).zip(met).filter(|(_, met)| *met).map(|(award, _)| award).collect();
        Score { you, bots, left, awards }
    }

    /// Goal 1: more points than both opponents together.
    pub fn goal1(&self) -> bool {
        self.you > self.bots.total()
    }

    /// Goal 2: enough awards.
    pub fn goal2(&self) -> bool {
        self.awards.len() >= AWARDS_FOR_GOAL_2
    }

    /// Either goal wins. The points are named where both are reached, and where none is.
    pub fn outcome(&self) -> Outcome {
        let (ending, won) = match self.goal2() && !self.goal1() {
            true => (Ending::Achievements, true),
            false => (Ending::Score, self.goal1()),
        };
        let winners = if won { SeatSet::only(Seat::A) } else { SeatSet::NONE };
        Outcome { winners, ending }
    }

    /// The honor points, whether or not the awards are enough.
    pub fn honor(&self) -> u8 {
        self.awards.iter().map(|&award| HONOR_POINTS[usize::from(award) - 1]).sum()
    }

    /// The level of your society.
    pub fn level(&self) -> Level {
        match self.honor() {
            0 => Level::None,
            1..=2 => Level::Neanderthal,
            3..=5 => Level::Medieval,
            6..=8 => Level::Advanced,
            9..=11 => Level::ArtificialIntelligence,
            12..=14 => Level::Genius,
            _ => Level::Alien,
        }
    }
}

/// What the opponents would gain if the inventions that they presented were shared: the presenter's points, and the card
/// if one of them invented it; no tiles, and ideas do not count (A18).
fn left_on_board(at: &Position) -> u16 {
    let cards = at.regions.iter().flat_map(|land| land.card);
    let theirs = cards.filter(|card| card.presenter != Player::You);
    let gain = theirs.filter_map(|card| {
        let presented = u16::from(card.idea.era) * u16::from(card.citizens);
        let invented = card.invention?.inventor != Player::You;
        Some(presented + if invented { at.difficulty.value() } else { 0 })
    });
    gain.sum()
}

words! {
    /// How far your society has come.
    #[expect(missing_docs, reason = "the levels are what the book calls them")]
    pub enum Level {
        None = "none",
        Neanderthal = "Neanderthal",
        Medieval = "medieval",
        Advanced = "technologically advanced",
        ArtificialIntelligence = "artificial intelligence",
        Genius = "genius",
        Alien = "alien",
    }
}
