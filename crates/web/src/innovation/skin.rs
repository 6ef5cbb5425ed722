//! Innovation as a [`Skin`]: the implementation that connects the game to tables, bots, pages and replays.

use super::coach::Coaching;
use super::coach::outlook::Outlook;
use super::coach::topic::Met;
use super::draw::{self, linked};
use super::options::Options;
use super::table_view::{Notice, Prompt, Replayed, TableView};
use crate::app::random_bytes;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::replay::{Analyst, Moments, Past, SearchAnalyst, Telling, Thinkable, drawn};
use crate::room::viewer::Perspective;
use crate::room::{
    Drawn, EventOf, Finding, GameKind, ListEntry, Skin, Snapshot, TableReader, WaitingRoom,
};
use crate::room::{answers_themselves, names};
use eureka_bots::innovation::{Evaluation, Level, Opponent, search_for};
use eureka_bots::{Bot, Budget, Judge, Luck, Search, Seen};
use eureka_innovation::{
    Answer, Deal, Event, Face, Game, ONLOOKER, Rules, SeatView, Setup, Shown, View,
};
use eureka_plot::{Axis, Chart, Series};
use eureka_protocol::innovation::Absent;
use eureka_protocol::{game as wire, innovation as protocol, table as protocol_table};
use eureka_store::{Sitter, Table};
use eureka_table::{Seat, SeatSet, Timeline};
use eureka_words::{Caption, Decided, Line, Teller, Words};
use maud::{Markup, html};
use std::time::Duration;

impl Thinkable for Game {
    type Judge = Evaluation;

    const GAME_ITERATIONS: usize = 40_000;
    const MAX_DECISION_ITERATIONS: usize = 200;
    const MIN_DECISION_ITERATIONS: usize = 40;
    /// The search budget for an opinion, which is that of the expert bot.
    const OPINION_BUDGET: Budget = Budget::iterations(2_000);

    fn judge(&self) -> Evaluation {
        Evaluation::learned(self.rules())
    }

    fn search(&self, seen: Seen<'_, Game>, budget: Budget, seed: u64) -> Search<Game, Evaluation> {
        search_for(self.rules(), seen, budget, seed)
    }
}

/// A teller in the reader's language, with the players' names.
fn teller<'a>(game: &Game, telling: &'a Telling<'_>) -> Teller<'a> {
    Teller::new(telling.reader.words(), game.rules()).with_names(&telling.names)
}

/// A line in which card names are links.
fn line(game: &Game, telling: &Telling<'_>, line: &Line) -> Markup {
    linked(telling.reader.words(), game.rules(), line)
}

/// What the coach says to the reader of a table; `news` is the index of the first event since the reader's last answer.
fn coaching(snapshot: &Snapshot<Options>, view: &TableView, news: usize) -> Option<Coaching> {
    let you = view.you.filter(|_| view.view.outcome.is_none())?;
    // The seed depends only on the question, so that reloading the page gives the same advice.
    let outlook = |game: &Game| Outlook::of(game, view.version.into());
    let game = snapshot.game.facing(you).filter(|_| !view.choices.is_empty());
    let outlook = game.as_ref().and_then(outlook);
    let (told, met) = (&view.recent[news..], snapshot.met.by(you));
    Some(Coaching::new(view.rules, &view.view, &view.choices, outlook.as_ref(), told, met))
}

impl Options {
    /// The game as the reader sees it.
    fn seen_by(&self, game: &Game, telling: &Telling<'_>) -> View {
        telling.perspective.view(game, self)
    }

    /// A graph of a number that every player has, such as points.
    fn graph(
        past: &Past<Options>,
        telling: &Telling<'_>,
        title: &str,
        present: Option<usize>,
        count: impl Fn(&SeatView) -> usize,
    ) -> Markup {
        let views: Vec<View> = past.timeline.games().map(|game| game.view(ONLOOKER)).collect();
        let teller = teller(past.timeline.game(), telling);
        let mut chart = Chart::new(telling.reader.say(title, &[]))
            .x(Axis::new(telling.reader.words().caption(Caption::Answers)).whole())
            .y(Axis::new("").whole().covering(0.0, 1.0))
            .size(460, 170);
        for seat in SeatSet::all(past.timeline.game().players()).iter() {
            let counts = views.iter().map(|view| count(&view.players[seat.index()]));
            let points = counts.enumerate().map(|(moment, count)| (moment as f64, count as f64));
            chart = chart.line(Series::new(teller.name(seat), points));
        }
        drawn(chart, past, telling.reader, present)
    }

    /// The log up to a moment. The lines of each answer are preceded by a link to the moment after it.
    fn log(
        view: &TableView,
        past: &Past<Options>,
        moments: &Moments<'_>,
        perspective: Perspective,
    ) -> Markup {
        let events = past.timeline.events_until(moments.at);
        let told = perspective.told(view.rules, events);
        let mut from = 0;
        let groups = events.chunk_by(|a, b| a.0 == b.0).map(|group| {
            let upto = from + group.len();
            let lines = view.lines(&told[..upto], from);
            from = upto;
            (group[0].0, lines)
        });
        let groups: Vec<(usize, Markup)> =
            groups.filter(|(_, lines)| !lines.0.is_empty()).collect();
        html! {
            @for (moment, lines) in groups {
                li class="moment" {
                    a href=(moments.address(moment)) data-go="moment"
                        title=(moments.reader.say("replay-moment", &[("at", moment.into())])) { (moment) }
                }
                (lines)
            }
        }
    }
}

impl Skin for Options {
    type Game = Game;
    type Met = Met;

    const KIND: GameKind = GameKind::Innovation;

    fn rules(setup: &Setup) -> &'static Rules {
        eureka_words::rules(setup.edition, setup.language.parse().unwrap_or_default())
    }

    fn deal(&self, players: u8, _: Option<&Setup>) -> Result<Setup, Problem> {
        // Records are TOML, whose integers are signed, so the seed must fit into 63 bits.
        let deal = Deal::Seed(u64::from_le_bytes(random_bytes()?) >> 1);
        Ok(Setup::new(Options::rules(self), self.seating(players), &deal))
    }

    fn patience(&self) -> Option<Duration> {
        (self.patience > 0).then(|| Duration::from_secs(u64::from(self.patience) * 3600))
    }

    fn absent(&self) -> Absent {
        self.absent
    }

    fn is_shared(&self) -> bool {
        self.shared
    }

    fn hints(&self) -> Option<bool> {
        self.hints
    }

    /// A bot, with the name that bots at this seat have in the table's language.
    fn sitter(&self, level: &str, seat: Seat) -> Result<Sitter, Problem> {
        let known = Level::from_word(level);
        let level = known.ok_or_else(|| Problem::Options(format!("there is no bot `{level}`")))?;
        let names = Words::of(self.language()).page("bot-names", &[]);
        let name = names.split(", ").nth(seat.index()).unwrap_or("…").to_owned();
        Ok(Sitter::bot(Opponent::from(level).to_string(), name))
    }

    fn bot(&self, level: &str, game: &Game, luck: Luck) -> Option<Box<dyn Bot<Game>>> {
        let opponent: Opponent = level.parse().ok()?;
        Some(opponent.seat(game.rules(), luck))
    }

    fn judge(&self, game: &Game) -> Option<Box<dyn Judge<Game>>> {
        self.bots_resign
            .then(|| Box::new(Evaluation::learned(game.rules())) as Box<dyn Judge<Game>>)
    }

    fn analyst() -> Option<&'static dyn Analyst<Game>> {
        Some(&SearchAnalyst)
    }

    fn begins_turn(event: &Event<Shown>) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn is_coached(&self) -> bool {
        self.guided
    }

    fn met(&self, events: &[EventOf<Options>], answered: &[usize; Seat::MAX as usize]) -> Met {
        match self.guided {
            true => Met::of(events, answered),
            false => Met::default(),
        }
    }

    fn draw(&self, snapshot: &Snapshot<Options>, table_reader: &TableReader<'_>) -> Drawn {
        let (game, perspective) = (&snapshot.game, table_reader.perspective);
        let own = perspective.seat().map_or(0, |seat| snapshot.answered[seat.index()]);
        let news = snapshot.events.partition_point(|(at, _)| *at <= own);
        let told: Vec<Event<Face>> = perspective.told(game.rules(), &snapshot.events);
        let (viewer, table) = (table_reader.viewer, table_reader.table);
        let retractable = snapshot.may_take_back.filter(|by| answers_themselves(table, *by));
        let mut view = TableView::live(viewer, table, self, game, retractable, told.clone(), news);
        if self.guided && viewer.reader.coached {
            view.coaching = coaching(snapshot, &view, news);
        }
        view.ending = table_reader.ending.clone();
        view.notice = Notice::from_word(&table_reader.query.say);
        Drawn {
            title: crate::pages::table::title(&viewer.reader, table),
            sections: view.sections(),
            lines: Some(view.lines(&told, snapshot.from)),
        }
    }

    fn frame(
        &self,
        snapshot: &Snapshot<Options>,
        table_reader: &TableReader<'_>,
        drawn: &Drawn,
        beside: &Markup,
    ) -> Markup {
        let (words, you) = (table_reader.viewer.reader.words(), table_reader.perspective.seat());
        let log = drawn.lines.clone().unwrap_or_default();
        draw::frame(words, snapshot.game.rules(), you, &drawn.sections, &log, beside)
    }

    fn view(&self, game: &Game, perspective: Perspective, may_answer: bool) -> wire::GameView {
        let mut view = perspective.view(game, self);
        if !may_answer {
            view.answers.clear();
            view.several = None;
        }
        wire::GameView::Innovation(protocol::View::new(game, &view))
    }

    fn question(&self, game: &Game) -> Option<wire::Question> {
        game.question().map(|question| protocol::question(game.rules(), question))
    }

    fn choices(&self, game: &Game) -> Vec<wire::Choice> {
        game.answers().iter().map(|&answer| protocol::choice(game, answer)).collect()
    }

    fn events(&self, game: &Game, told: Vec<Event<Face>>) -> wire::Events {
        let event = |event| protocol::Event::new(game.rules(), event);
        wire::Events::Innovation(told.into_iter().map(event).collect())
    }

    fn options(&self) -> protocol_table::Options {
        protocol_table::Options::Innovation(self.agreed.clone())
    }

    fn list_entry(&self, table: &Table, reader: &Reader) -> ListEntry {
        let called =
            |(seat, name): (Seat, String)| if name.is_empty() { seat.to_string() } else { name };
        let names: Vec<String> = Seat::each(names(table)).map(called).collect();
        let teller = Teller::new(reader.words(), Options::rules(self)).with_names(&names);
        let about = teller.seating(&self.seating(table.seats.len() as u8));
        ListEntry { title: None, about, teams: self.teams() }
    }

    fn waiting_room(&self, reader: &Reader) -> WaitingRoom {
        let say = |id: &str| reader.say(id, &[]);
        let level = |level: Level| (level.word(), say(&format!("level-{level}")));
        let (levels, usual) = (Level::OPPONENTS.map(level).to_vec(), Level::Casual.word());
        WaitingRoom { edition: self.edition.clone(), agreed: self.agreed(reader), levels, usual }
    }

    fn turns(&self, timeline: &Timeline<Game>, telling: &Telling<'_>) -> Vec<(usize, String)> {
        let begun = timeline.events().iter().filter_map(|&(moment, event)| match event {
            Event::Turn { seat, .. } => Some((moment, telling.names[seat.index()].clone())),
            _ => None,
        });
        begun.collect()
    }

    fn outcome(&self, game: &Game, telling: &Telling<'_>) -> Option<Markup> {
        let outcome = teller(game, telling).outcome(game.outcome()?);
        Some(line(game, telling, &outcome))
    }

    fn replay(&self, past: &Past<Options>, moments: &Moments<'_>, telling: &Telling<'_>) -> Markup {
        let (at, perspective, game) = (moments.at, telling.perspective, past.at(moments.at));
        let asked = game.asked().filter(|&seat| perspective.sees_answers_of(seat));
        let then = past.timeline.events_after(at);
        let then = &then[..then.partition_point(|(moment, _)| *moment <= at + 1)];
        let prompt = Prompt::Replayed(Replayed {
            answered: asked.zip(past.answered(&game, at)),
            then: perspective.told(game.rules(), then),
            opinion: moments.opinion().filter(|_| game.answers().len() > 1),
            is_now: game.outcome().is_none() && at == moments.last,
        });
        let (words, rules, you) = (telling.reader.words(), game.rules(), perspective.seat());
        // Where several were asked at the same time, this is about the one who answered next.
        let view = View { question: game.question(), ..self.seen_by(&game, telling) };
        let view = TableView::new(words, &past.table, rules, view, you, prompt);
        let log = Options::log(&view, past, moments, perspective);
        draw::frame(words, rules, you, &view.sections(), &log, &moments.share())
    }

    fn graphs(
        &self,
        past: &Past<Options>,
        telling: &Telling<'_>,
        present: Option<usize>,
    ) -> Markup {
        html! {
            (Options::graph(past, telling, "analysis-achievements", present, |player| player.achievements.len() + player.specials.len()))
            (Options::graph(past, telling, "analysis-points", present, |player| usize::from(player.points)))
        }
    }

    /// Every player's achievements and points, the winners first.
    fn standings(&self, past: &Past<Options>, telling: &Telling<'_>) -> Markup {
        let game = past.timeline.game();
        let (teller, view) = (teller(game, telling), game.view(ONLOOKER));
        let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
        let rank = |seat: &Seat| {
            let player = &view.players[seat.index()];
            let achievements = player.achievements.len() + player.specials.len();
            (winners.has(*seat), achievements, player.points)
        };
        let mut seats: Vec<Seat> = SeatSet::all(game.players()).iter().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(rank(seat)));
        let own = telling.perspective.seat();
        html! {
            ol class="standings" {
                @for seat in seats {
                    li data-winner[winners.has(seat)] {
                        (teller.standing(&view, seat, own.filter(|own| *own == seat)).to_string())
                    }
                }
            }
        }
    }

    fn tell(&self, game: &Game, found: Finding<'_, Answer>, telling: &Telling<'_>) -> Markup {
        let (view, teller) = (self.seen_by(game, telling), teller(game, telling));
        let told = match found {
            Finding::Question => {
                let question = teller.ask(&view);
                return question.map_or(html! {}, |question| line(game, telling, &question));
            }
            Finding::Look(look) => {
                let look = teller.look(&view, look.answer, look.chance, look.visits);
                return line(game, telling, &look);
            }
            Finding::Chances(chances) => {
                let seats = SeatSet::all(game.players());
                let chance = |seat| teller.chance(seat, chances[seat]).to_string();
                return html! { (seats.iter().map(chance).collect::<Vec<_>>().join(" · ")) };
            }
            Finding::TurningPoint(answer, turn) => {
                teller.turning_point(&view, answer, turn.seat, [turn.from, turn.to])
            }
            Finding::Mistake(mistake) => {
                let better = mistake.favorite().answer;
                teller.mistake(&view, mistake.answer, better, mistake.given_away())
            }
            Finding::NoMistakes(seat) => teller.no_mistakes(seat),
            Finding::Decision(decision) => {
                let decided = Decided {
                    answer: decision.answer,
                    after: decision.after(),
                    mistake: decision.is_mistake().then(|| decision.given_away()),
                };
                teller.decision(&view, decided)
            }
        };
        html! { (told.to_string()) }
    }
}
