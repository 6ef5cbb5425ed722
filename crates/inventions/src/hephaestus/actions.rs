//! Hephaestus's ten actions (5.6): the search for a target, and the effect.

use crate::event::{CitizenOrigin, Obstacle, Reason, Target};
use crate::idea::Card;
use crate::milestone::Milestone;
use crate::play::{Flow, Play};
use crate::position::{Land, Side};
use crate::region::Region;
use crate::settings::{EurekaTiles, OwnMilestone, OwnRegion};
use crate::word::{Action, Bot, Player};

const H: Player = Player::Hephaestus;

impl Play<'_> {
    /// The target of an action, or the reason why the action is impossible.
    pub(super) fn find_target(&mut self, action: Action) -> Flow<Result<Target, Obstacle>> {
        if needs_citizen(action) && self.at.hephaestus.own.supply == 0 {
            return Ok(Err(Obstacle::NoCitizen));
        }
        Ok(match action {
            Action::Eureka => self.eureka_target(),
            Action::SendDiplomat => {
                let (at, profile) = (&self.at.milestones, &self.at.profile);
                self.milestone_or(|milestone| at.has_room(profile, milestone, H), Obstacle::NoRoom)
            }
            Action::CallDiplomat => {
                let at = &self.at.milestones;
                self.milestone_or(|milestone| at.has_diplomat(milestone, H), Obstacle::NoDiplomat)
            }
            Action::GainInfluence if self.at.hephaestus.own.tokens == 0 => Err(Obstacle::NoToken),
            Action::Present => match self.region_for(action) {
                Ok(_) if self.rightmost_idea()?.is_none() => Err(Obstacle::NoIdea),
                target => target,
            },
            _ => self.region_for(action),
        })
    }

    /// Does an action. Returns whether the next row may be chained.
    pub(super) fn perform(
        &mut self,
        action: Action,
        target: Target,
        may_chain: bool,
    ) -> Flow<bool> {
        match target {
            Target::Region(region) => self.perform_in(region, action, may_chain),
            Target::Milestone(milestone) => {
                match action {
                    Action::Eureka => {
                        self.eureka(H, milestone);
                        self.advance_marker(Bot::Hephaestus);
                    }
                    Action::SendDiplomat => self.send_diplomat(H, milestone),
                    _ => self.call_diplomat(H, milestone),
                }
                self.bots_score(milestone.era(), Reason::Era(milestone));
                Ok(false)
            }
        }
    }

    fn perform_in(&mut self, region: Region, action: Action, may_chain: bool) -> Flow<bool> {
        let bot = Bot::Hephaestus;
        self.walk(bot, region);
        match action {
            Action::Present => self.bot_presents(bot, region)?,
            Action::Invent => self.bot_invents(bot, region)?,
            Action::Share => self.bot_shares(bot, region)?,
            Action::Innovate => self.innovate(H, region),
            Action::GainInfluence => self.gain_influence(region),
            Action::Travel => return self.travel(region, may_chain),
            _ => self.call_specialists(region)?,
        }
        Ok(may_chain && action.is_chainable())
    }

    fn call_specialists(&mut self, region: Region) -> Flow<()> {
        self.recall(H, region);
        self.take_progress(Bot::Hephaestus, region)
    }

    /// Takes the sage and a progress tile. With a chain token left, a Knowledge tile with the action up is turned and the chain
    /// goes on; if its points are up, all such tiles are turned back for points. Without a chain token the tile is only turned (A7).
    fn travel(&mut self, region: Region, may_chain: bool) -> Flow<bool> {
        self.take_sage(H, region);
        let citizens = self.take_citizens(H, 1);
        self.settle(H, region, citizens, CitizenOrigin::Supply);
        self.take_progress(Bot::Hephaestus, region)?;
        if may_chain && self.at.land(region).tile == Side::Points {
            let points = self.flip_back();
            self.bots_score(points, Reason::KnowledgeTiles);
            return Ok(false);
        }
        self.flip(region);
        Ok(may_chain)
    }

    /// Lays an influence token. Hephaestus needs no majority, and scores the highest value of the region even if it is covered.
    fn gain_influence(&mut self, region: Region) {
        if self.at.land(region).citizens(H) > 0 {
            self.recall(H, region);
        }
        self.at.hephaestus.own.tokens -= 1;
        self.lay_token(H, region);
        self.bots_score(self.at.land(region).highest_value(), Reason::HighestValue(region));
    }

    fn eureka_target(&self) -> Result<Target, Obstacle> {
        let rightmost = *self.at.milestones.eureka.first().ok_or(Obstacle::NoEurekaTile)?;
        let is_later = rightmost.era() > self.at.milestones.era_of(H);
        match self.at.settings.eureka {
            EurekaTiles::Later if !is_later => Err(Obstacle::NotLater),
            EurekaTiles::Later | EurekaTiles::Always => Ok(Target::Milestone(rightmost)),
        }
    }

    /// The next region where Hephaestus can do an action; his own region comes last (A3).
    fn region_for(&self, action: Action) -> Result<Target, Obstacle> {
        let regions = match self.at.settings.own_region {
            OwnRegion::Last => 7,
            OwnRegion::Never => 6,
        };
        let mut onward = self.at.hephaestus.own.region.onward().take(regions);
        let region = onward.find(|&region| self.fits(action, self.at.land(region)));
        region.map(Target::Region).ok_or(nowhere(action))
    }

    fn fits(&self, action: Action, land: &Land) -> bool {
        let card = |fits: &dyn Fn(&Card) -> bool| land.card.as_ref().is_some_and(fits);
        match action {
            Action::Present => land.card.is_none() && land.need <= self.at.hephaestus.own.supply,
            Action::Invent => card(&|card| {
                card.invention.is_none() && self.at.missing_milestone(card.idea).is_none()
            }),
            Action::Share => card(&|card| card.is_shareable_by(H)),
            Action::Innovate => card(&|card| card.is_open_to(H)),
            Action::Travel => land.sage,
            Action::CallSpecialists => land.citizens(H) > 0,
            Action::GainInfluence => land.space_for(H).is_some(),
            Action::Eureka | Action::SendDiplomat | Action::CallDiplomat => false,
        }
    }

    /// The nearest milestone that fits, counter-clockwise from Hephaestus's own (A10).
    fn milestone_or(
        &self,
        fits: impl Fn(Milestone) -> bool,
        why: Obstacle,
    ) -> Result<Target, Obstacle> {
        let mut ring = self.at.milestones.counter_clockwise(&self.at.profile, H);
        if self.at.settings.own_milestone == OwnMilestone::First {
            ring.rotate_right(1);
        }
        let milestone = ring.into_iter().find(|&milestone| fits(milestone));
        milestone.map(Target::Milestone).ok_or(why)
    }
}

/// Whether an action takes a citizen from the supply (A1).
const fn needs_citizen(action: Action) -> bool {
    !matches!(
        action,
        Action::Share | Action::CallSpecialists | Action::GainInfluence | Action::CallDiplomat
    )
}

/// The obstacle to an action if no region fits.
const fn nowhere(action: Action) -> Obstacle {
    match action {
        Action::Present => Obstacle::NoEmptyRegion,
        Action::Invent => Obstacle::NothingToInvent,
        Action::Share => Obstacle::NothingToShare,
        Action::Innovate => Obstacle::NothingToInnovate,
        Action::Travel => Obstacle::NoSage,
        Action::CallSpecialists => Obstacle::NobodyToCall,
        Action::GainInfluence => Obstacle::NoInfluenceSpace,
        Action::Eureka => Obstacle::NoEurekaTile,
        Action::SendDiplomat => Obstacle::NoRoom,
        Action::CallDiplomat => Obstacle::NoDiplomat,
    }
}
