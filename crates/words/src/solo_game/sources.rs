//! Where something comes from.

use super::SoloGameTeller;
use eureka_inventions::Reason;
use eureka_inventions::solo_game::Source;

impl SoloGameTeller<'_> {
    /// Where something comes from, as a part of a sentence.
    pub fn source(self, source: Source) -> String {
        let number = |id: &str, number: u8| self.text(id, &[("number", number.into())]);
        match source {
            Source::Specialist(region) => self.text("society-source-specialist", &self.at(region)),
            Source::Knowledge(region) => self.text("society-source-knowledge", &self.at(region)),
            Source::Milestone(milestone) => {
                let milestone = ("milestone", self.companion().milestone(milestone).into());
                self.text("society-source-milestone", &[milestone])
            }
            Source::Track(space) => number("society-source-track", space),
            Source::Hex(hex) => number("society-source-hex", hex),
            Source::Tile(tile) => {
                let tile = ("tile", self.companion().progress(tile).into());
                self.text("society-source-tile", &[tile])
            }
            Source::Card(card) => self.text("society-source-card", &[self.named(card)]),
            Source::Token(token) => match token.action() {
                Some(action) => self.text("society-source-token", &[self.action(action)]),
                None => self.text("society-source-token-influence", &[]),
            },
            Source::Tokens => self.text("society-source-tokens", &[]),
            Source::Idle(action) => self.text("society-source-idle", &[self.action(action)]),
            Source::Building => self.text("society-source-building", &[]),
        }
    }

    /// For what somebody scores on the table, as a part of a sentence.
    pub(super) fn reason(self, reason: Reason) -> String {
        match reason {
            Reason::Presenter(region) => self.text("society-reason-presenter", &self.at(region)),
            Reason::HighestValue(region) => {
                self.text("society-reason-highest-value", &self.at(region))
            }
            Reason::Covered(region) => self.text("society-reason-covered", &self.at(region)),
            reason => self.companion().reason(reason),
        }
    }
}
