//! Why something is passed over, and for what somebody scores.

use super::CompanionTeller;
use eureka_inventions::{Reason, Region, Why};

impl CompanionTeller<'_> {
    /// Why something is passed over, as a part of a sentence.
    pub(crate) fn why(self, why: Why) -> String {
        let id = match why {
            Why::ForumClosed => "solo-why-forum-closed",
            Why::NoIdea => "solo-why-no-idea",
            Why::NoEmptyRegion => "solo-why-no-empty-region",
            Why::NoCitizen => "solo-why-no-citizen",
            Why::NoMilestone(milestone) => {
                let args = [("milestone", self.milestone(milestone).into())];
                return self.text("solo-why-no-milestone", &args);
            }
            Why::NothingToInvent => "solo-why-nothing-to-invent",
            Why::NothingToShare => "solo-why-nothing-to-share",
            Why::NothingToInnovate => "solo-why-nothing-to-innovate",
            Why::NoSage => "solo-why-no-sage",
            Why::NobodyToCall => "solo-why-nobody-to-call",
            Why::NoToken => "solo-why-no-token",
            Why::NoInfluenceSpace => "solo-why-no-influence-space",
            Why::NoEurekaTile => "solo-why-no-eureka-tile",
            Why::NotLater => "solo-why-not-later",
            Why::NoRoom => "solo-why-no-room",
            Why::NoDiplomat => "solo-why-no-diplomat",
            Why::HasTile => "solo-why-has-tile",
            Why::UsedUp => "solo-why-used-up",
        };
        self.text(id, &[])
    }

    /// For what somebody scores, as a part of a sentence.
    pub(crate) fn reason(self, reason: Reason) -> String {
        let at = |id: &str, region: Region| self.text(id, &[("region", region.number().into())]);
        match reason {
            Reason::Presenter(region) => at("solo-reason-presenter", region),
            Reason::HighestValue(region) => at("solo-reason-highest-value", region),
            Reason::Covered(region) => at("solo-reason-covered", region),
            Reason::KnowledgeTiles => self.text("solo-reason-knowledge-tiles", &[]),
            Reason::Sages => self.text("solo-reason-sages", &[]),
            Reason::Era(milestone) => {
                let name = self.milestone(milestone);
                let args = [("milestone", name.into()), ("era", milestone.era().into())];
                self.text("solo-reason-era", &args)
            }
            Reason::Visit(action) => {
                self.text("solo-reason-visit", &[("action", self.action(action).into())])
            }
            Reason::Diplomat(milestone) => {
                let args = [("milestone", self.milestone(milestone).into())];
                self.text("solo-reason-diplomat", &args)
            }
            Reason::EraChange => self.text("solo-reason-era-change", &[]),
        }
    }
}
