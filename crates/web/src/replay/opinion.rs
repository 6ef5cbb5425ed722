//! The computer's opinion on one question.

use super::past::Past;
use crate::http::reader::Reader;
use crate::room::viewer::Perspective;
use crate::room::{AnswerOf, Finding, Skin};
use eureka_bots::Thought;
use eureka_protocol::game::HintedAnswer;
use eureka_table::Game;
use maud::{Markup, html};
use std::sync::Arc;

/// The maximum number of answers shown.
const MAX_SHOWN_ANSWERS: usize = 4;

/// An opinion on a question of a game of any kind.
pub(crate) trait AnyOpinion: Send + Sync {
    /// The best answers with everybody's chances.
    fn markup(&self, reader: &Reader) -> Markup;
    /// The best answers for the JSON API, at most `count`.
    fn best(&self, count: usize) -> Vec<HintedAnswer>;
}

/// An opinion on the open question of `game`. It uses only what the player who is asked can know.
pub(super) struct Opinion<S: Skin> {
    pub(super) past: Arc<Past<S>>,
    pub(super) game: S::Game,
    pub(super) thought: Thought<AnswerOf<S>>,
}

impl<S: Skin> AnyOpinion for Opinion<S> {
    fn markup(&self, reader: &Reader) -> Markup {
        let Some(seat) = self.game.asked() else { return Markup::default() };
        let (skin, telling) = (&self.past.skin, self.past.telling(reader, Perspective::Seat(seat)));
        let name = telling.names.get(seat.index()).cloned().unwrap_or_default();
        html! {
            div class="opinion" {
                p { (skin.tell(&self.game, Finding::Question, &telling)) }
                ol { @for look in self.thought.looks.iter().take(MAX_SHOWN_ANSWERS) { li { (skin.tell(&self.game, Finding::Look(look), &telling)) } } }
                p { (skin.tell(&self.game, Finding::Chances(&self.thought.chances), &telling)) }
                p class="basis" { (reader.say("opinion-basis", &[("name", (&name).into())])) }
            }
        }
    }

    fn best(&self, count: usize) -> Vec<HintedAnswer> {
        let best = self.thought.looks.iter().take(count);
        best.map(|look| HintedAnswer {
            answer: self.game.write(look.answer),
            chance: look.chance,
            visits: look.visits,
        })
        .collect()
    }
}
