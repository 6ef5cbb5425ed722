//! The sources of benefits and points as texts.

use super::SoloGameTeller;
use crate::say::{args, word_of};
use eureka_inventions::Reason;
use eureka_inventions::solo_game::Source;

impl SoloGameTeller<'_> {
    /// The source of something, as part of a sentence.
    pub fn source(self, source: Source) -> String {
        let args = match source {
            Source::Specialist(region) | Source::Knowledge(region) => {
                args![region = self.region_phrase(region)]
            }
            Source::Milestone(milestone) => {
                args![milestone = self.companion().milestone(milestone)]
            }
            Source::Track(number) | Source::Hex(number) => args![number],
            Source::Tile(tile) => args![tile = self.companion().progress(tile)],
            Source::Card(card) => args![card = self.card(card)],
            Source::Token(token) => match token.action() {
                Some(action) => args![action = self.action(action)],
                None => return self.text("solo-game-source-token-influence", &[]),
            },
            Source::Idle(action) => args![action = self.action(action)],
            Source::Tokens | Source::Building => args![],
        };
        self.text(&format!("solo-game-source-{}", word_of(source)), &args)
    }

    /// The reason for points on the table, as part of a sentence.
    pub(super) fn reason(self, reason: Reason) -> String {
        match reason {
            Reason::Presenter(region) | Reason::HighestValue(region) | Reason::Covered(region) => {
                let id = format!("solo-game-reason-{}", word_of(reason));
                self.text(&id, &args![region = self.region_phrase(region)])
            }
            reason => self.companion().reason(reason),
        }
    }
}
