//! What the computer thinks of one question.

use super::analyses::fingerprint;
use super::past::Past;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::innovation::draw::linked;
use eureka_bots::{Look, Thought};
use eureka_innovation::{Answer, Game};
use eureka_table::SeatSet;
use eureka_words::Teller;
use maud::{Markup, html};
use std::sync::Arc;

/// How many of the best answers are shown.
const SHOWN: usize = 4;

/// What the computer thinks of one question, by what the player who is asked can know.
pub(crate) struct Opinion {
    game: Game,
    thought: Arc<Thought<Answer>>,
}

impl Opinion {
    /// What it thinks of the question of a game as it was after so many answers.
    pub(crate) async fn of(
        app: &App,
        past: &Past,
        at: usize,
        game: Game,
    ) -> Result<Opinion, Problem> {
        if game.asked().is_none() {
            return Err(Problem::Malformed(format!("nobody is asked after {at} answers")));
        }
        let thought = app
            .analyses
            .opinion(&app.analysts, (past.id(), fingerprint(&(at, &game))), game, at)
            .await?;
        Ok(Opinion { game, thought })
    }

    /// The best answers with everybody's chances.
    pub(crate) fn markup(&self, past: &Past, reader: &Reader) -> Markup {
        let (words, rules, names) = (reader.words(), past.rules(), past.names());
        let teller = Teller::new(words, rules).with_names(&names);
        let Some(seat) = self.game.asked() else { return Markup::default() };
        let view = past.options.view(&self.game, seat);
        let look = |look: &Look<Answer>| {
            linked(words, rules, &teller.look(&view, look.answer, look.chance, look.visits))
        };
        let chance = |seat| teller.chance(seat, self.thought.chances[seat]).to_string();
        let seats = SeatSet::all(self.game.players());
        let chances: Vec<String> = seats.iter().map(chance).collect();
        html! {
            div class="opinion" {
                @if let Some(line) = teller.ask(&view) { p { (linked(words, rules, &line)) } }
                ol { @for one in self.thought.looks.iter().take(SHOWN) { li { (look(one)) } } }
                p { (chances.join(" · ")) }
                p class="basis" { (reader.say("opinion-basis", &[("name", (&teller.name(seat)).into())])) }
            }
        }
    }
}
