//! The complete solo game of Inventions as a [`Skin`]: the implementation that connects the game to tables, bots,
//! pages and replays.

#[cfg(test)]
mod alike;
mod board;
mod home;
mod log;
mod map;
mod opponents;
mod page;
mod pick;
mod progress;
mod question;
mod region;
mod rules;
mod signs;
pub(crate) mod start;
mod table_view;

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::inventions::{difficulty_is, outcome, random_seed};
use crate::replay::{Analyst, Moments, Past, SearchAnalyst, Telling, Thinkable, drawn};
use crate::room::viewer::Perspective;
use crate::room::{AnswerOf, Drawn, Finding, GameKind, ListEntry, Skin, Snapshot, TableReader};
use axum::Router;
use axum::routing::get;
use eureka_bots::inventions::{Evaluation, search_for};
use eureka_bots::{Budget, Search, Seen, luck_of};
use eureka_inventions::solo_game::{Event, Game, Setup, Tally};
use eureka_inventions::{BotScore, Content, Difficulty, Event as TableEvent, Player};
use eureka_plot::{Axis, Chart, Series};
use eureka_protocol::{game as wire, solo_game as protocol, table::Options};
use eureka_store::Table;
use eureka_table::{Game as _, Seat, Timeline};
use eureka_words::{Caption, SoloGameTeller, capital};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table_view::TableView;

/// The routes of the solo game, apart from those that every table has.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/inventions", get(start::page).post(start::begin))
        .route("/inventions/rules", get(rules::page))
}

/// The options of a table, as the store keeps them.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SoloGame {
    pub(crate) difficulty: Difficulty,
}

impl SoloGame {
    /// The set-up of a game from this seed; from a random one if it is `None`.
    pub(crate) fn setup(&self, seed: Option<u32>) -> Result<Setup, Problem> {
        let seed = seed.map_or_else(random_seed, Ok)?;
        Ok(Setup { difficulty: self.difficulty, ..Setup::new(seed) })
    }
}

impl Thinkable for Game {
    type Judge = Evaluation;

    const GAME_ITERATIONS: usize = 10_000;
    const MAX_DECISION_ITERATIONS: usize = 60;
    const MIN_DECISION_ITERATIONS: usize = 32;
    const OPINION_BUDGET: Budget = Budget::iterations(300);

    fn judge(&self) -> Evaluation {
        Evaluation::learned()
    }

    fn search(&self, seen: Seen<'_, Game>, budget: Budget, seed: u64) -> Search<Game, Evaluation> {
        search_for(seen, budget, seed)
    }
}

impl Skin for SoloGame {
    type Game = Game;
    type Met = ();

    const KIND: GameKind = GameKind::SoloGame;

    fn rules(_: &Setup) {}

    fn deal(&self, _: u8, last: Option<&Setup>) -> Result<Setup, Problem> {
        let content = Arc::clone(last.map_or(Content::ours(), |last| &last.content));
        Ok(Setup { content, ..self.setup(None)? })
    }

    fn hints(&self) -> Option<bool> {
        Some(true)
    }

    fn analyst() -> Option<&'static dyn Analyst<Game>> {
        Some(&SearchAnalyst)
    }

    /// A copy without its log, because hundreds of games are held in memory while one is analyzed.
    fn bare(game: &Game) -> Game {
        game.redeal(Seat::A, &mut luck_of(0, Seat::A))
    }

    fn stages(game: &Game) -> Vec<Game> {
        game.stages().collect()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Table(TableEvent::Turn { player: Player::You, .. }))
    }

    fn draw(&self, snapshot: &Snapshot<SoloGame>, table_reader: &TableReader<'_>) -> Drawn {
        TableView::live(snapshot, table_reader).drawn(table_reader)
    }

    fn frame(
        &self,
        snapshot: &Snapshot<SoloGame>,
        table_reader: &TableReader<'_>,
        drawn: &Drawn,
        beside: &Markup,
    ) -> Markup {
        let view = TableView::read_only(&snapshot.game, &table_reader.viewer.reader);
        page::frame(view, &drawn.sections, &html! { (beside) (view.around(table_reader)) })
    }

    fn view(&self, game: &Game, perspective: Perspective, may_answer: bool) -> wire::GameView {
        let mut view = protocol::View::new(game, perspective.seat());
        if !may_answer {
            view.answers.clear();
        }
        wire::GameView::InventionsSolo(Box::new(view))
    }

    fn question(&self, game: &Game) -> Option<wire::Question> {
        protocol::question(game)
    }

    fn choices(&self, game: &Game) -> Vec<wire::Choice> {
        protocol::choices(game)
    }

    fn events(&self, game: &Game, told: Vec<Event>) -> wire::Events {
        let content = game.content();
        let event = |event: Event| protocol::Event::new(content, &event);
        wire::Events::InventionsSolo(told.into_iter().map(event).collect())
    }

    fn options(&self) -> Options {
        Options::InventionsSolo(protocol::Options { difficulty: self.difficulty, seed: None })
    }

    fn list_entry(&self, _: &Table, reader: &Reader) -> ListEntry {
        let title = Some(reader.say("nav-inventions", &[]));
        ListEntry { title, about: difficulty_is(reader, self.difficulty), teams: Vec::new() }
    }

    fn turns(&self, timeline: &Timeline<Game>, telling: &Telling<'_>) -> Vec<(usize, String)> {
        let teller = SoloGameTeller::new(telling.reader.words(), timeline.game().content());
        let turns = timeline.events().iter().filter(|(_, event)| SoloGame::begins_turn(event));
        turns.map(|(moment, event)| (*moment, teller.event(event).unwrap_or_default())).collect()
    }

    fn outcome(&self, game: &Game, telling: &Telling<'_>) -> Option<Markup> {
        outcome(game.score(), telling.reader)
    }

    fn replay(
        &self,
        past: &Past<SoloGame>,
        moments: &Moments<'_>,
        telling: &Telling<'_>,
    ) -> Markup {
        let game = past.at(moments.at);
        let given = past.answered(&game, moments.at);
        let asked = TableView::asked(&game, telling.reader);
        let question = asked.replayed(moments, given.map(|answer| asked.label(answer)));
        let mut parts = TableView::read_only(&game, telling.reader).parts();
        parts.push(question);
        page::frame(asked, &parts, &moments.share())
    }

    fn graphs(
        &self,
        past: &Past<SoloGame>,
        telling: &Telling<'_>,
        present: Option<usize>,
    ) -> Markup {
        let games: Vec<Game> = past.timeline.games().collect();
        let counted = |points: fn(&Game) -> u16| {
            let points = games.iter().map(points).map(f64::from).enumerate();
            points.map(|(moment, points)| (moment as f64, points)).collect::<Vec<_>>()
        };
        let yours = counted(|game| Tally::of(game.content(), game.world()).total());
        let theirs = counted(|game| BotScore::of(&game.world().position).total());
        let companion = TableView::asked(past.timeline.game(), telling.reader).companion();
        let chart = Chart::new(telling.reader.say("analysis-points", &[]))
            .x(Axis::new(telling.reader.words().caption(Caption::Answers)).whole())
            .y(Axis::new("").whole().covering(0.0, 1.0))
            .line(Series::new(companion.your_name(), yours))
            .line(Series::new(companion.bots(), theirs));
        drawn(chart, past, telling.reader, present)
    }

    fn standings(&self, past: &Past<SoloGame>, telling: &Telling<'_>) -> Markup {
        TableView::read_only(past.timeline.game(), telling.reader).result()
    }

    fn tell(
        &self,
        game: &Game,
        found: Finding<'_, AnswerOf<SoloGame>>,
        telling: &Telling<'_>,
    ) -> Markup {
        let (view, words) = (TableView::asked(game, telling.reader), telling.reader.words());
        let told = match found {
            Finding::Question => {
                let asked = |question| capital(&view.teller.question(view.world(), question));
                game.question().map(asked).unwrap_or_default()
            }
            Finding::Look(look) => {
                let (answer, chance) = (view.label(look.answer), words.percent(look.chance));
                let [answer, chance] = [("answer", (&answer).into()), ("chance", (&chance).into())];
                view.with("look", &[answer, chance, ("visits", look.visits.into())])
            }
            Finding::Chances(chances) => {
                view.with("chance", &[("chance", (&words.percent(chances[Seat::A])).into())])
            }
            Finding::TurningPoint(answer, turn) => {
                let [from, to] = [turn.from, turn.to].map(|chance| words.percent(chance));
                let (answer, from, to) = (&view.label(answer), &from, &to);
                let values = [("answer", answer.into()), ("from", from.into()), ("to", to.into())];
                view.with("turned", &values)
            }
            Finding::Mistake(mistake) => {
                let given = [mistake.answer, mistake.favorite().answer];
                let [answer, better] = given.map(|answer| view.label(answer));
                let [answer, better] = [("answer", (&answer).into()), ("better", (&better).into())];
                let lost = words.percent(mistake.given_away());
                view.with("mistake", &[answer, better, ("chance", (&lost).into())])
            }
            Finding::NoMistakes(_) => view.say("no-mistakes"),
            Finding::Decision(decision) => {
                format!("{}, {}", view.label(decision.answer), words.percent(decision.after()))
            }
        };
        html! { (told) }
    }
}
