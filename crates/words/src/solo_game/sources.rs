//! The sources of benefits and points as texts.

use super::SoloGameTeller;
use crate::say::{Case, GrammaticalForm, Phrase, args, word_of};
use eureka_inventions::Reason;
use eureka_inventions::solo_game::Source;

impl<'a> SoloGameTeller<'a> {
    /// The source of something.
    pub fn source(self, source: Source) -> String {
        self.source_phrase(source)(Case::Nominative)
    }

    /// The source of something as a noun phrase, for any place in a sentence.
    pub(super) fn source_phrase(self, source: Source) -> Phrase<'a> {
        Box::new(move |case| self.source_in(source, case))
    }

    fn source_in(self, source: Source, case: Case) -> String {
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
                None => {
                    let id = "solo-game-source-token-influence";
                    return self.words.say(id, GrammaticalForm::Noun(case), &[]);
                }
            },
            Source::Idle(action) => args![action = self.action(action)],
            Source::Tokens | Source::Building => args![],
        };
        let id = format!("solo-game-source-{}", word_of(source));
        self.words.say(&id, GrammaticalForm::Noun(case), &args)
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
