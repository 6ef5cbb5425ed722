//! The end: where the points come from on both sides, both ways to win, the awards and the level.

use super::scene::Scene;
use crate::inventions::companion::result;
use crate::room::Looking;
use eureka_inventions::BotScore;
use eureka_inventions::solo_game::Tally;
use maud::{Markup, html};

impl Scene<'_> {
    /// The outcome, and the ways from here.
    pub(super) fn ending(self, looking: &Looking<'_>) -> Markup {
        html! {
            section.over id="question" aria-live="polite" data-over data-tab="others" {
                @match &looking.ending {
                    Some(ending) => (ending),
                    None => (self.result()),
                }
                p { a.button.quiet href="/inventions" { (self.say("again")) } }
            }
        }
    }

    /// The sheet of both sides, the awards and the level, once the game is over.
    pub(super) fn result(self) -> Markup {
        let (Some(score), Some(tally)) = (self.game.score(), self.game.tally()) else {
            return html! {};
        };
        let yours = self.teller.tally(self.world(), &tally);
        result(self.reader, self.companion(), self.at(), &score, &yours)
    }

    /// The points of both sides, as if the game ended now.
    pub(super) fn standing(self) -> Markup {
        let tally = Tally::of(self.content(), self.world());
        let yours = self.teller.tally(self.world(), &tally);
        let theirs = self.companion().bot_sheet(self.at());
        html! {
            section.standing id="standing" aria-label=(self.say("standing")) {
                div.totals-of {
                    p { b { (tally.total()) } small { (self.companion().your_name()) } }
                    span aria-hidden="true" { ":" }
                    p { b { (BotScore::of(self.at()).total()) } small { (self.companion().bots()) } }
                }
                details {
                    summary { (self.say("standing")) }
                    table.solo-sheet {
                        @for (label, points) in &yours { tr { th scope="row" { (label) } td { @if let Some(points) = points { (points) } @else { "–" } } } }
                    }
                    table.solo-sheet {
                        @for (label, points) in &theirs { tr { th scope="row" { (label) } td { (points) } } }
                    }
                }
            }
        }
    }
}
