//! Questions.

use super::SoloGameTeller;
use crate::say::{args, word_of};
use eureka_inventions::solo_game::{Question, World};
use eureka_inventions::{Aspiration, Player};

impl SoloGameTeller<'_> {
    /// A question.
    pub fn question(self, world: &World, question: Question) -> String {
        let id = match question {
            Question::Progress(Aspiration::Wild) => "progress-wild".to_owned(),
            question => word_of(question),
        };
        let args = match question {
            Question::Reward(region) | Question::Sage(region) => args![region = self.at(region)],
            Question::Marker => args![era = world.position.milestones.era_of(Player::You)],
            Question::Chain(action) => args![action = self.action(action)],
            Question::Scholars(of, citizens) => args![specialists = self.specialists(of, citizens)],
            Question::Exhaust(count) => args![count],
            Question::Specialist(source) | Question::Citizen(source) => {
                args![source = self.source(source)]
            }
            Question::Progress(Aspiration::Of(speciality)) => args![speciality],
            _ => args![],
        };
        self.sentence(&format!("society-question-{id}"), &args)
    }
}
