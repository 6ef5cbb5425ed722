//! Hephaestus's ten actions (5.6): where each is possible, and what it does.

use crate::event::{From, Goal, Reason, Why};
use crate::idea::Card;
use crate::milestone::Milestone;
use crate::play::{Flow, Play};
use crate::position::{Land, Side};
use crate::region::Region;
use crate::settings::{EurekaTiles, OwnMilestone, OwnRegion};
use crate::word::{Action, Bot, Player};

const H: Player = Player::Hephaestus;

impl Play<'_> {
    /// What he would do an action to, or why it is impossible.
    pub(super) fn find_goal(&mut self, action: Action) -> Flow<Result<Goal, Why>> {
        let supply = self.at.hephaestus.supply;
        let needs_citizen = matches!(
            action,
            Action::Present
                | Action::Invent
                | Action::Innovate
                | Action::Travel
                | Action::Eureka
                | Action::SendDiplomat
        );
        if needs_citizen && supply == 0 {
            return Ok(Err(Why::NoCitizen));
        }
        let card =
            |card: fn(&Card) -> bool| move |land: &Land| land.card.as_ref().is_some_and(card);
        Ok(match action {
            Action::Present => {
                let fits = |land: &Land| land.card.is_none() && land.need <= supply;
                match self.next_region(fits) {
                    None => Err(Why::NoEmptyRegion),
                    Some(_) if self.rightmost_idea()?.is_none() => Err(Why::NoIdea),
                    Some(region) => Ok(Goal::Region(region)),
                }
            }
            Action::Invent => {
                let fits = |land: &Land| {
                    land.card.is_some_and(|card| {
                        let milestone = card.idea.milestone;
                        card.invention.is_none()
                            && milestone.is_none_or(|milestone| self.at.is_available(milestone))
                    })
                };
                self.region_or(fits, Why::NothingToInvent)
            }
            Action::Share => {
                self.region_or(card(|card| card.is_shareable_by(H)), Why::NothingToShare)
            }
            Action::Innovate => {
                self.region_or(card(|card| card.is_open_to(H)), Why::NothingToInnovate)
            }
            Action::Travel => self.region_or(|land| land.sage, Why::NoSage),
            Action::CallSpecialists => {
                self.region_or(|land| land.citizens(H) > 0, Why::NobodyToCall)
            }
            Action::GainInfluence if self.at.hephaestus.tokens == 0 => Err(Why::NoToken),
            Action::GainInfluence => {
                self.region_or(|land| land.space_for(H).is_some(), Why::NoInfluenceSpace)
            }
            Action::Eureka => self.eureka_goal(),
            Action::SendDiplomat => {
                let has_room = |milestone: &Milestone| {
                    self.at.milestones.has_room(&self.at.profile, *milestone, H)
                };
                self.milestone_or(has_room, Why::NoRoom)
            }
            Action::CallDiplomat => {
                let has = |milestone: &Milestone| self.at.milestones.has_diplomat(*milestone, H);
                self.milestone_or(has, Why::NoDiplomat)
            }
        })
    }

    /// Does it, and says whether the next row may be chained.
    pub(super) fn perform(&mut self, action: Action, goal: Goal, may_chain: bool) -> Flow<bool> {
        let bot = Bot::Hephaestus;
        match goal {
            Goal::Region(region) => {
                self.walk(bot, region);
                match action {
                    Action::Present => self.bot_presents(bot, region)?,
                    Action::Invent => self.bot_invents(bot, region)?,
                    Action::Share => self.bot_shares(bot, region)?,
                    Action::Innovate => self.innovate(H, region),
                    Action::Travel => return self.travel(region, may_chain),
                    Action::GainInfluence => self.gain_influence(region),
                    _ => {
                        self.recall(H, region);
                        self.take_progress(bot, region)?;
                    }
                }
            }
            Goal::Milestone(milestone) => match action {
                Action::Eureka => {
                    self.eureka(H, milestone);
                    self.advance_marker(bot);
                    self.bots_score(milestone.era(), Reason::Era(milestone));
                }
                Action::SendDiplomat => {
                    self.send_diplomat(H, milestone);
                    self.bots_score(milestone.era(), Reason::Era(milestone));
                }
                _ => {
                    self.call_diplomat(H, milestone);
                    self.bots_score(milestone.era(), Reason::Era(milestone));
                }
            },
        }
        Ok(may_chain && action.is_chainable())
    }

    /// A token makes the Knowledge tile worth something: it is turned and the chain goes on, or, with points up, all such
    /// tiles are turned back for points. Without one it is only turned (A7).
    fn travel(&mut self, region: Region, may_chain: bool) -> Flow<bool> {
        self.take_sage(H, region);
        let citizens = self.take_citizens(H, 1);
        self.settle(H, region, citizens, From::Supply);
        self.take_progress(Bot::Hephaestus, region)?;
        if may_chain && self.at.land(region).tile == Side::Points {
            let points = self.flip_back();
            self.bots_score(points, Reason::KnowledgeTiles);
            return Ok(false);
        }
        self.flip(region);
        Ok(may_chain)
    }

    /// No majority is needed, and the highest value counts even if it is covered.
    fn gain_influence(&mut self, region: Region) {
        if self.at.land(region).citizens(H) > 0 {
            self.recall(H, region);
        }
        self.at.hephaestus.tokens -= 1;
        self.lay_token(H, region);
        self.bots_score(self.at.land(region).highest_value(), Reason::HighestValue(region));
    }

    fn eureka_goal(&self) -> Result<Goal, Why> {
        let rightmost = *self.at.milestones.eureka.first().ok_or(Why::NoEurekaTile)?;
        let is_later = rightmost.era() > self.at.milestones.era_of(H);
        match self.at.settings.eureka {
            EurekaTiles::Later if !is_later => Err(Why::NotLater),
            EurekaTiles::Later | EurekaTiles::Always => Ok(Goal::Milestone(rightmost)),
        }
    }

    /// The next region that fits; his own is the last (A3).
    fn next_region(&self, fits: impl Fn(&Land) -> bool) -> Option<Region> {
        let regions = match self.at.settings.own_region {
            OwnRegion::Last => 7,
            OwnRegion::Never => 6,
        };
        let onward = self.at.hephaestus.region.onward().take(regions);
        onward.into_iter().find(|&region| fits(self.at.land(region)))
    }

    fn region_or(&self, fits: impl Fn(&Land) -> bool, why: Why) -> Result<Goal, Why> {
        self.next_region(fits).map(Goal::Region).ok_or(why)
    }

    /// The nearest milestone that fits, counter-clockwise from his own (A10).
    fn milestone_or(&self, fits: impl Fn(&Milestone) -> bool, why: Why) -> Result<Goal, Why> {
        let mut ring = self.at.milestones.counter_clockwise(&self.at.profile, H);
        if self.at.settings.own_milestone == OwnMilestone::First {
            ring.rotate_right(1);
        }
        ring.into_iter().find(fits).map(Goal::Milestone).ok_or(why)
    }
}
