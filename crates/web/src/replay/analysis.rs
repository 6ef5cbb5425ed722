//! The analysis of a finished game as HTML and as JSON: chances, turning points, mistakes.

use super::past::Past;
use super::telling::Telling;
use crate::http::reader::Reader;
use crate::room::viewer::Perspective;
use crate::room::{AnswerOf, Finding, Skin};
use eureka_bots::{Analysis, Chances, Decision, Look, TurningPoint};
use eureka_plot::{Axis, Chart, Link, Mark, Medium, Numbers, Series};
use eureka_protocol::analysis as protocol;
use eureka_protocol::game::HintedAnswer;
use eureka_table::{Game, Seat, SeatSet};
use eureka_words::Caption;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The maximum number of mistakes listed for each player.
const MAX_MISTAKES_PER_PLAYER: usize = 3;

/// The maximum number of preferred answers that the JSON lists for each decision.
const MAX_PREFERRED_ANSWERS: usize = 3;

/// An analysis of a game of any kind.
pub(crate) trait AnyAnalysis: Send + Sync {
    /// Chances, turning points, mistakes and all decisions. `present` is the moment that the reader looks at.
    fn markup(&self, reader: &Reader, present: Option<usize>) -> Markup;
    /// The turning points as links into the replay, numbered as in the graph.
    fn turning_points(&self, reader: &Reader) -> Markup;
    /// The analysis for the JSON API.
    fn wire(&self) -> protocol::Analysis;
}

/// A game with its analysis.
pub(super) struct Analyzed<S: Skin> {
    pub(super) past: Arc<Past<S>>,
    pub(super) analysis: Analysis<AnswerOf<S>>,
}

impl<S: Skin> Analyzed<S> {
    fn telling<'a>(&self, reader: &'a Reader, seat: Seat) -> Telling<'a> {
        self.past.telling(reader, Perspective::Seat(seat))
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<S> {
        SeatSet::all(self.past.timeline.game().players()).iter()
    }

    /// A link to a moment from the perspective of the player who decided.
    fn link(&self, moment: usize, seat: Seat, text: &Markup) -> Markup {
        let address = format!("/table/{}/replay?at={moment}&as={seat}", self.past.table.id);
        html! { a href=(address) data-go="moment" { (text) } }
    }

    /// The graph of every player's chances to win. The turning points are marked with their numbers in the list.
    fn chances(&self, reader: &Reader, present: Option<usize>) -> Markup {
        let (words, names) = (reader.words(), crate::room::names(&self.past.table));
        let percent = words.percent(0.0).trim_start_matches('0').to_owned();
        let mut chart = Chart::new(words.caption(Caption::Chart))
            .x(Axis::new(words.caption(Caption::Answers)).whole())
            .y(Axis::percent(words.caption(Caption::OwnChances)).covering(0.0, 1.0))
            .numbers(Numbers { percent, ..Numbers::default() });
        for seat in self.seats() {
            let line = self.analysis.line(seat).into_iter();
            let points = line.map(|(moment, chance)| (moment as f64, f64::from(chance)));
            chart = chart.line(Series::new(names[seat.index()].clone(), points));
        }
        for (number, turn) in (1..).zip(&self.analysis.turning_points) {
            let mark = Mark::new(turn.arrival as f64, number.to_string());
            chart = chart.mark(mark.on(f64::from(turn.to)));
        }
        drawn(chart, &self.past, reader, present)
    }

    /// A turning point in words, as a link to its moment.
    fn turning_point(&self, turn: &TurningPoint, reader: &Reader) -> Option<Markup> {
        let game = self.past.at(turn.moment);
        let (by, answer) = (game.asked()?, self.past.answered(&game, turn.moment)?);
        let telling = self.telling(reader, by);
        let text = self.past.skin.tell(&game, Finding::TurningPoint(answer, turn), &telling);
        Some(self.link(turn.moment, by, &text))
    }
}

impl<S: Skin> AnyAnalysis for Analyzed<S> {
    fn markup(&self, reader: &Reader, present: Option<usize>) -> Markup {
        let (words, skin) = (reader.words(), &self.past.skin);
        let games: Vec<S::Game> = self.past.games().collect();
        html! {
            div class="plots" { (self.chances(reader, present)) }
            h3 { (words.caption(Caption::TurningPoints)) }
            (self.turning_points(reader))
            h3 { (words.caption(Caption::Mistakes)) }
            ul class="mistakes" {
                @for seat in self.seats() {
                    @let (telling, mistakes) = (self.telling(reader, seat), self.analysis.mistakes(seat));
                    @if mistakes.is_empty() { li { (skin.tell(self.past.timeline.game(), Finding::NoMistakes(seat), &telling)) } }
                    @for mistake in mistakes.into_iter().take(MAX_MISTAKES_PER_PLAYER) {
                        li { (self.link(mistake.moment, seat, &skin.tell(&games[mistake.moment], Finding::Mistake(mistake), &telling))) }
                    }
                }
            }
            details class="decisions" {
                summary { (reader.say("analysis-decisions", &[("count", self.analysis.decisions.len().into())])) }
                ul {
                    @for decision in &self.analysis.decisions {
                        @let telling = self.telling(reader, decision.seat);
                        @let text = skin.tell(&games[decision.moment], Finding::Decision(decision), &telling);
                        li data-mistake[decision.is_mistake()] {
                            (self.link(decision.moment, decision.seat, &html! { (decision.moment) " · " (text) }))
                        }
                    }
                }
            }
        }
    }

    fn turning_points(&self, reader: &Reader) -> Markup {
        let turns = self.analysis.turning_points.iter();
        let lines: Vec<Markup> =
            turns.filter_map(|turn| self.turning_point(turn, reader)).collect();
        html! {
            @if lines.is_empty() { p { (reader.say("analysis-no-turning-points", &[])) } }
            @else { ol class="turning-points" { @for line in lines { li { (line) } } } }
        }
    }

    fn wire(&self) -> protocol::Analysis {
        let games = self.past.timeline.games().collect::<Vec<_>>();
        let chances = |chances: &Chances| -> BTreeMap<String, f32> {
            self.seats().map(|seat| (seat.to_string(), chances[seat])).collect()
        };
        let decision = |decision: &Decision<AnswerOf<S>>| {
            let game = &games[decision.moment];
            let looked = |look: &Look<AnswerOf<S>>| HintedAnswer {
                answer: game.write(look.answer),
                chance: look.chance,
                visits: look.visits,
            };
            let question = self.past.skin.question(game)?;
            let opinion = protocol::Opinion {
                moment: decision.moment,
                seat: decision.seat.to_string(),
                question: question.kind,
                card: question.card,
                effect: question.effect,
                before: chances(&decision.before),
                preferred: decision.looks.iter().take(MAX_PREFERRED_ANSWERS).map(looked).collect(),
            };
            Some(protocol::Decision {
                opinion,
                answer: game.write(decision.answer),
                after: decision.after(),
                given_away: decision.given_away(),
                error: decision.comparison.map_or(0.0, |comparison| comparison.error),
                mistake: decision.is_mistake(),
            })
        };
        let turning_point = |turn: &TurningPoint| protocol::TurningPoint {
            moment: turn.moment,
            seat: turn.seat.to_string(),
            from: turn.from,
            to: turn.to,
        };
        protocol::Analysis {
            decisions: self.analysis.decisions.iter().filter_map(decision).collect(),
            turning_points: self.analysis.turning_points.iter().map(turning_point).collect(),
            end: self.analysis.end.as_ref().map(chances),
        }
    }
}

/// A chart over the answers of a game, as SVG for a page. Every moment is a link into the replay, and the one that the reader looks
/// at is marked.
pub(crate) fn drawn<S: Skin>(
    chart: Chart,
    past: &Past<S>,
    reader: &Reader,
    present: Option<usize>,
) -> Markup {
    let link = |moment: usize| {
        let address = format!("/table/{}/replay?at={moment}", past.table.id);
        let name = reader.say("replay-moment", &[("at", moment.into())]);
        let link = Link::new(moment as f64, address, name);
        if present == Some(moment) { link.current() } else { link }
    };
    let chart = (0..=past.timeline.moment()).map(link).fold(chart, Chart::link);
    PreEscaped(chart.svg(Medium::Page))
}
