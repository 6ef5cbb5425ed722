//! The score so far and at the end: the score sheet of both sides, the goals, the awards and the level.

use super::CompanionTeller;
use crate::say::{args, word_of};
use eureka_inventions::{BotScore, HONOR_POINTS, Player, Position, Score};

/// One of the twelve awards of the printed list, met or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The number of the award, 1 to 12.
    pub number: u8,
    /// The requirement, with the value reached.
    pub text: String,
    /// Whether the requirement is met.
    pub met: bool,
    /// The honor points of the award.
    pub honor: String,
}

impl CompanionTeller<'_> {
    /// The opponents' points by source, and their sum.
    pub fn bot_sheet(self, at: &Position) -> Vec<(String, u16)> {
        let score = BotScore::of(at);
        let (value, wealth_value) = (at.difficulty.value(), at.difficulty.wealth_value());
        let counted = |id: &str, points: u16, value: u16| {
            (self.text(id, &args![count = points / value, value]), points)
        };
        vec![
            (self.text("companion-score-track", &[]), score.points),
            counted("companion-score-inventions", score.inventions, value),
            counted("companion-score-progress", score.progress, value),
            counted("companion-score-wealth", score.wealth, wealth_value),
            (self.text("companion-score-total", &[]), score.total()),
        ]
    }

    /// The title of the opponents' score sheet.
    pub fn bots(self) -> String {
        self.sentence("companion-score-bots", &[])
    }

    /// The title of your part of the score sheet.
    pub fn your_name(self) -> String {
        self.sentence("companion-score-you", &[])
    }

    /// The label of your points at the end.
    pub fn your_points(self) -> String {
        self.text("companion-score-yours", &[])
    }

    /// Both ways to win, and whether you did.
    pub fn goals(self, score: &Score) -> [String; 2] {
        let points = args![met = score.goal1(), you = score.you, bots = score.bots.total()];
        let awards = args![met = score.goal2(), count = score.awards.len()];
        [self.sentence("companion-goal-1", &points), self.sentence("companion-goal-2", &awards)]
    }

    /// The twelve awards; empty before the end.
    pub fn awards(self, at: &Position, score: &Score) -> Vec<Award> {
        let award = |(number, (have, need)): (u8, (u16, u16))| {
            let met = score.awards.contains(&number);
            let args = args![have, need, met];
            let honor = args![met, honor = HONOR_POINTS[usize::from(number) - 1]];
            Award {
                number,
                text: self.sentence(&format!("companion-award-{number}"), &args),
                met,
                honor: self.text("companion-honor", &honor),
            }
        };
        (1..).zip(evidence(at, score)).map(award).collect()
    }

    /// The honor points and the level of the society.
    pub fn level(self, score: &Score) -> String {
        let level = self.text(&format!("companion-level-{}", word_of(score.level())), &[]);
        self.sentence("companion-level", &args![honor = score.honor(), level])
    }

    /// The title of the report that a player can keep.
    pub fn report(self, at: &Position) -> String {
        self.sentence("companion-report", &args![difficulty = self.difficulty(at.difficulty)])
    }

    /// The titles of the report's parts: the awards, and the log.
    pub fn report_parts(self) -> [String; 2] {
        [self.sentence("companion-report-awards", &[]), self.sentence("companion-report-log", &[])]
    }
}

/// The value reached for each award, and the value needed for the first three.
fn evidence(at: &Position, score: &Score) -> [(u16, u16); 12] {
    let sheet = at.sheet.unwrap_or_default();
    let total = score.bots.total();
    let cards = || at.regions.iter().flat_map(|land| land.card);
    let ideas = cards().filter(|card| card.presenter == Player::You && card.invention.is_none());
    [
        (score.you, total + 1),
        (score.you, total + score.left + 1),
        (score.you, total + 20),
        (sheet.inventions.into(), 0),
        (sheet.era5.into(), 0),
        (sheet.wealth.into(), 0),
        (sheet.progress.into(), 0),
        (cards().count() as u16, 0),
        (ideas.count() as u16, 0),
        (sheet.supply.into(), 0),
        (0, 0),
        (sheet.influence.into(), 0),
    ]
}
