//! The end: where the points come from on both sides, both ways to win, the awards and the level.

use super::desk::Desk;
use super::scene::Scene;
use crate::inventions::companion;
use eureka_inventions::BotScore;
use eureka_inventions::solo_game::Tally;
use maud::{Markup, html};

impl Scene<'_> {
    /// How the game ended, and where to go from here.
    pub(super) fn ending(self, desk: &Desk) -> Markup {
        let (Some(score), Some(tally)) = (self.game.score(), self.game.tally()) else {
            return html! {};
        };
        let yours = self.teller.tally(self.world(), &tally);
        let base = desk.path();
        html! {
            section.over id="question" aria-live="polite" data-over {
                (companion::result(self.reader, self.companion(), self.at(), &score, &yours))
                p.doors {
                    a.button href=(format!("{base}/replay")) { (self.reader.say("room-replay", &[])) }
                    a.button href=(format!("{base}/course")) { (self.reader.say("course-title", &[])) }
                    a.button.quiet href="/inventions" { (self.say("again")) }
                }
            }
        }
    }

    /// How it stands: the points of both sides, as if the game ended now.
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
