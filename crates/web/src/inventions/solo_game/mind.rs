//! What the computer thinks of a game: hints, opinions, analyses.

use super::desk::Desk;
use super::scene::{Scene, capital};
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::replay::{Mind, Opined, Progress, fingerprint};
use eureka_bots::inventions::{Evaluation, search_for};
use eureka_bots::{Budget, Search, Seen, luck_of};
use eureka_inventions::solo_game::{Answer, Game};
use eureka_table::{Game as _, Seat};
use maud::{Markup, html};

/// How many of the best answers are shown.
const SHOWN: usize = 4;

/// The whole solo game is thought over with what was learned.
pub(crate) struct Society;

impl Mind for Society {
    type Game = Game;
    type Judge = Evaluation;

    const WORTH: usize = 10_000;
    const MOST: usize = 60;
    const LEAST: usize = 32;
    const OPINION: Budget = Budget::iterations(300);

    fn judge(_: &Game) -> Evaluation {
        Evaluation::learned()
    }

    fn search(
        seen: Seen<'_, Game>,
        _: &Game,
        budget: Budget,
        seed: u64,
    ) -> Search<Game, Evaluation> {
        search_for(seen, budget, seed)
    }
}

/// What the computer thinks of one question.
pub(super) struct Opinion {
    game: Game,
    thought: Opined<Answer>,
}

impl Opinion {
    /// What it thinks of the question of a game, which is the desk's after so many answers.
    pub(super) async fn of(
        app: &App,
        desk: &Desk,
        at: usize,
        game: Game,
    ) -> Result<Opinion, Problem> {
        if game.asked().is_none() {
            return Err(Problem::Malformed(format!("nobody is asked after {at} answers")));
        }
        let said: Vec<&str> = desk.said[..at].iter().map(|said| said.answer.as_str()).collect();
        let name = (desk.id(), fingerprint(&said));
        let thought = app.societies.opinion(&app.analysts, name, game.clone(), at).await?;
        Ok(Opinion { game, thought })
    }

    /// The best answers with the chance to win with each.
    pub(super) fn markup(&self, reader: &Reader) -> Markup {
        let scene = Scene { open: self.game.question(), ..Scene::still(&self.game, reader, "") };
        let line = |answer, chance, visits: u32| {
            let (label, chance) = (scene.label(answer), reader.words().percent(chance));
            scene.with(
                "look",
                &[
                    ("answer", (&label).into()),
                    ("chance", (&chance).into()),
                    ("visits", visits.into()),
                ],
            )
        };
        let chance = reader.words().percent(self.thought.chances[Seat::A]);
        html! {
            div.opinion {
                ol { @for look in self.thought.looks.iter().take(SHOWN) { li { (line(look.answer, look.chance, look.visits)) } } }
                p.basis { (scene.with("chance", &[("chance", (&chance).into())])) }
            }
        }
    }

    /// The same on a page of its own, with the way back.
    pub(super) fn page(&self, reader: &Reader, back: &str) -> Markup {
        let scene = Scene::still(&self.game, reader, "");
        let question = self.game.question();
        html! {
            article.notice {
                h1 { (reader.say("opinion-title", &[])) }
                @if let Some(question) = question { p { (capital(&scene.teller.question(scene.world(), question))) } }
                (self.markup(reader))
                p { a.button href=(back) { (reader.say("opinion-back", &[])) } }
            }
        }
    }
}

/// The analysis of a finished game, or how far it is.
pub(super) fn asked(app: &App, desk: &Desk) -> Progress<Answer> {
    let record = desk.record.clone();
    app.societies.ask(&app.analysts, desk.id(), desk.said.len(), move || {
        let mut game = record.setup.start();
        let (mut games, mut answers) = (vec![bare(&game)], Vec::new());
        for said in &record.answers {
            let answer = game.read(&said.answer).expect("it was taken before");
            game.answer_unchecked(answer);
            answers.push(answer);
            games.push(bare(&game));
        }
        (games, answers)
    })
}

/// A game without what was told: hundreds of them are kept while one is thought over. Its chance is another, as in everything that is
/// thought about.
fn bare(game: &Game) -> Game {
    game.redeal(Seat::A, &mut luck_of(0, Seat::A))
}
