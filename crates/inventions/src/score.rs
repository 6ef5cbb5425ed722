//! Scoring (5.10): the opponents' points, both goals, the awards and the level of your society.

mod sheet;

pub use sheet::{ScoreSheet, SheetEntry};

use crate::position::Position;
use crate::word::{Bot, Difficulty, Player};
use eureka_table::{Ending, Outcome, Seat, SeatSet, words};

/// The result of a game: both goals, the awards and the level.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Level, Position, Profile, Score, ScoreSheet};
///
/// // The opponents begin with two inventions, which are worth 3 points each at normal difficulty.
/// let position = Position::blank(Profile::ours());
/// let sheet = ScoreSheet { points: 40, inventions: 10, ..ScoreSheet::default() };
/// let score = Score::of(&position, &sheet);
/// assert_eq!(score.bots.total(), 6);
/// assert!(score.goal1() && !score.goal2());
/// assert_eq!((score.awards.as_slice(), score.level()), ([1, 2, 3, 4, 9].as_slice(), Level::Advanced));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// Your points.
    pub you: u16,
    /// The opponents' points.
    pub bots: BotScore,
    /// The points that the opponents would gain if the inventions on the board that they presented were shared (award 2).
    pub left: u16,
    /// The numbers of your awards, 1 to 12, in ascending order.
    pub awards: Vec<u8>,
}

/// The opponents' points by source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BotScore {
    /// The points of the track.
    pub points: u16,
    /// The points for the inventions in their pile.
    pub inventions: u16,
    /// The points for their progress tiles.
    pub progress: u16,
    /// The points for their wealth tiles.
    pub wealth: u16,
}

impl BotScore {
    /// The opponents' points in a position.
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

    /// All points together.
    pub const fn total(self) -> u16 {
        self.points + self.inventions + self.progress + self.wealth
    }
}

/// The honor points of the awards 1 to 12.
pub const HONOR_POINTS: [u8; 12] = [2, 1, 2, 2, 1, 1, 1, 1, 1, 1, 2, 1];

/// The number of awards that the second goal needs.
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

    /// The points for each wealth tile of the opponents.
    pub const fn wealth_value(self) -> u16 {
        self.value() + 1
    }
}

impl Score {
    /// Scores a position with your score sheet.
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
            // The award also counts if none of your cards is left (A20).
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

    /// Goal 2: at least 8 of the 12 awards.
    pub fn goal2(&self) -> bool {
        self.awards.len() >= AWARDS_FOR_GOAL_2
    }

    /// The outcome: either goal wins. The ending is `Achievements` if only goal 2 is reached, else `Score`.
    pub fn outcome(&self) -> Outcome {
        let (ending, won) = match self.goal2() && !self.goal1() {
            true => (Ending::Achievements, true),
            false => (Ending::Score, self.goal1()),
        };
        let winners = if won { SeatSet::only(Seat::A) } else { SeatSet::NONE };
        Outcome { winners, ending }
    }

    /// The honor points, whether or not the awards suffice for goal 2.
    pub fn honor(&self) -> u8 {
        self.awards.iter().map(|&award| HONOR_POINTS[usize::from(award) - 1]).sum()
    }

    /// The level of your society, by honor points.
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

/// The points that the opponents would gain if the inventions that they presented were shared: the presenter's points, and the
/// value of the card if one of them invented it. Tiles and ideas do not count (A18).
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
    /// The level that your society has reached.
    #[expect(missing_docs, reason = "the levels have their names from the book")]
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
