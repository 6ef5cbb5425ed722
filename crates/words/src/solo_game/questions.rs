//! Questions.

use super::{SoloGameTeller, speciality};
use crate::say::Args;
use eureka_inventions::solo_game::{Question, World};
use eureka_inventions::{Aspiration, Player};

impl SoloGameTeller<'_> {
    /// A question.
    pub fn question(self, world: &World, question: Question) -> String {
        let plain = |id: &str| self.asked(id, &[]);
        match question {
            Question::Claim => plain("claim"),
            Question::Place => plain("place"),
            Question::Present => plain("present"),
            Question::Invent => plain("invent"),
            Question::Innovate => plain("innovate"),
            Question::Share => plain("share"),
            Question::Reward(region) => self.asked("reward", &self.at(region)),
            Question::Call => plain("call"),
            Question::As => plain("as"),
            Question::GainInfluence => plain("gain-influence"),
            Question::Travel => plain("travel"),
            Question::Sage(region) => self.asked("sage", &self.at(region)),
            Question::Eureka => plain("eureka"),
            Question::Marker => {
                let era = world.position.milestones.era_of(Player::You);
                self.asked("marker", &[("era", era.into())])
            }
            Question::Send => plain("send"),
            Question::Diplomat => plain("diplomat"),
            Question::CallBack => plain("call-back"),
            Question::Chain(action) => self.asked("chain", &[self.action(action)]),
            Question::Scholars(of, citizens) => {
                let specialists = self.specialists(of, citizens);
                self.asked("scholars", &[("specialists", specialists.into())])
            }
            Question::Exhaust(count) => self.asked("exhaust", &[("count", count.into())]),
            Question::Specialist(source) => {
                self.asked("specialist", &[("source", self.source(source).into())])
            }
            Question::Citizen(source) => {
                self.asked("citizen", &[("source", self.source(source).into())])
            }
            Question::Idea => plain("idea"),
            Question::Progress(Aspiration::Of(of)) => self.asked("progress", &[speciality(of)]),
            Question::Progress(Aspiration::Wild) => plain("progress-wild"),
            Question::Build => plain("build"),
            Question::Order => plain("order"),
        }
    }

    fn asked(self, id: &str, args: Args<'_, '_>) -> String {
        self.sentence(&format!("society-question-{id}"), args)
    }
}
