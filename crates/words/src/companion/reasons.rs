//! Why something is passed over, and for what somebody scores.

use super::CompanionTeller;
use crate::say::{Facts, args, word_of};
use eureka_inventions::{Reason, Why};

impl CompanionTeller<'_> {
    /// Why something is passed over, as a part of a sentence.
    pub(crate) fn why(self, why: Why) -> String {
        let args = match why {
            Why::NoMilestone(milestone) => args![milestone = self.milestone(milestone)],
            _ => Facts::new(),
        };
        self.text(&format!("solo-why-{}", word_of(why)), &args)
    }

    /// For what somebody scores, as a part of a sentence.
    pub(crate) fn reason(self, reason: Reason) -> String {
        let args = match reason {
            Reason::Presenter(region) | Reason::HighestValue(region) | Reason::Covered(region) => {
                args![region]
            }
            Reason::Era(milestone) => {
                args![milestone = self.milestone(milestone), era = milestone.era()]
            }
            Reason::Visit(action) => args![action = self.action(action)],
            Reason::Diplomat(milestone) => args![milestone = self.milestone(milestone)],
            Reason::KnowledgeTiles | Reason::Sages | Reason::EraChange => Facts::new(),
        };
        self.text(&format!("solo-reason-{}", word_of(reason)), &args)
    }
}
