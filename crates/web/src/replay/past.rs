//! The past of a game, and the perspectives from which each reader may see it.

use super::analyses::{AnalysisTask, Progress};
use super::analysis::Analyzed;
use super::moments::Moments;
use super::opinion::{AnyOpinion, Opinion};
use super::telling::Telling;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::room::viewer::{Perspective, Presence};
use crate::room::{AnswerOf, Skin, names};
use eureka_bots::Decision;
use eureka_protocol::{analysis as protocol, game as wire};
use eureka_store::Table;
use eureka_table::{Game, Said, Seat, SeatSet, Timeline};
use maud::Markup;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A game with its history and its table, for replays and analyses.
pub(crate) struct Past<S: Skin> {
    pub(crate) skin: Arc<S>,
    pub(crate) table: Arc<Table>,
    pub(crate) timeline: Arc<Timeline<S::Game>>,
}

/// The work of computing an opinion, and a fingerprint of the answers that lead to its question.
type OpinionTask = (u64, Box<dyn FnOnce() -> Option<Arc<dyn AnyOpinion>> + Send>);

/// The past of a game of any kind.
pub(crate) trait AnyPast: Send + Sync {
    fn table(&self) -> &Table;
    fn players(&self) -> u8;
    /// The number of answers given.
    fn last(&self) -> usize;
    /// Whether the game is over, so that everything may be seen.
    fn is_over(&self) -> bool;
    /// The record as TOML and as JSON.
    fn record(&self) -> (String, serde_json::Value);
    /// The turns that have begun: the moment of each and its title.
    fn turns(&self, reader: &Reader) -> Vec<(usize, String)>;
    /// The outcome in words; `None` while the game is running.
    fn outcome(&self, reader: &Reader) -> Option<Markup>;
    /// The table as it was at a moment.
    fn moment(&self, moments: &Moments<'_>) -> Markup;
    /// The final standings.
    fn standings(&self, perspective: Perspective, reader: &Reader) -> Markup;
    /// The graphs of the game. `present` is the moment that the reader looks at.
    fn graphs(&self, reader: &Reader, present: Option<usize>) -> Markup;
    /// The analysis, or its progress; `None` for games that have no analysis.
    fn analysis(self: Arc<Self>, app: &App) -> Option<Progress>;
    /// The work of computing an opinion on the question after `at` answers, to this seat if several are asked at the same time;
    /// an error if nobody is asked then.
    fn opinion(self: Arc<Self>, at: usize, seat: Option<Seat>) -> Result<OpinionTask, Problem>;
    /// A moment for the JSON API.
    fn replayed(&self, at: usize, perspective: Perspective) -> protocol::Replayed;
}

impl dyn AnyPast + '_ {
    /// The perspectives that a reader may take: all once the game is over, before that only the reader's own seats and the
    /// onlooker.
    pub(crate) fn perspectives(&self, presence: &Presence) -> Vec<Perspective> {
        let seats = match self.is_over() {
            true => SeatSet::all(self.players()),
            false => presence.visible(self.table()),
        };
        let open = self.is_over().then_some(Perspective::Everything);
        seats.iter().map(Perspective::Seat).chain([Perspective::Onlooker]).chain(open).collect()
    }

    /// The perspective named by `word`, if the reader may take it. Without a word, the reader's own seat, or else the last of
    /// [`perspectives`](Self::perspectives), which shows the most.
    pub(crate) fn perspective_named(
        &self,
        word: Option<&str>,
        presence: &Presence,
    ) -> Result<Perspective, Problem> {
        let allowed = self.perspectives(presence);
        let Some(word) = word.filter(|word| !word.is_empty()) else {
            let own = presence.visible(self.table()).first().map(Perspective::Seat);
            return Ok(own.unwrap_or(allowed[allowed.len() - 1]));
        };
        let exists = |perspective: &Perspective| {
            perspective.seat().is_none_or(|seat| seat.number() < self.players())
        };
        let named: Option<Perspective> = word.parse().ok().filter(exists);
        let named = named.ok_or_else(|| Problem::Malformed(format!("`{word}` is no seat here")))?;
        if allowed.contains(&named) {
            return Ok(named);
        }
        presence.require_screen(self.table())?;
        Err(Problem::NotOver)
    }

    /// The moment named by a number of answers or by a turn counted from 1. Without either, it is the beginning of a finished
    /// game and the current moment of a running one.
    pub(crate) fn moment_named(
        &self,
        at: Option<&str>,
        turn: Option<&str>,
        turns: &[(usize, String)],
    ) -> Result<usize, Problem> {
        let last = self.last();
        let number = |word: &str| {
            let wrong =
                |_| Problem::Malformed(format!("`{word}` is no number of an answer or a turn"));
            word.parse::<usize>().map_err(wrong)
        };
        if let Some(turn) = turn.filter(|turn| !turn.is_empty()) {
            let number = number(turn)?;
            let begun = number.checked_sub(1).and_then(|index| turns.get(index));
            let wrong =
                || format!("this game has {} turns: there is no turn {number}", turns.len());
            return begun.map(|(moment, _)| *moment).ok_or_else(|| Problem::Malformed(wrong()));
        }
        match at.filter(|at| !at.is_empty()).map(number).transpose()? {
            Some(at) if at > last => Err(Problem::Malformed(format!(
                "this game has {last} answers: there is no moment {at}"
            ))),
            Some(at) => Ok(at),
            None => Ok(if self.is_over() { 0 } else { last }),
        }
    }

    /// Checks that the game is over, before anything is shown that is hidden until then.
    pub(crate) fn require_over(&self) -> Result<(), Problem> {
        if self.is_over() { Ok(()) } else { Err(Problem::NotOver) }
    }
}

impl<S: Skin> Past<S> {
    /// A reader of this game, with the names of its players.
    pub(crate) fn telling<'a>(&self, reader: &'a Reader, perspective: Perspective) -> Telling<'a> {
        Telling { reader, names: names(&self.table), perspective }
    }

    /// The game at a moment, with the question that was answered next as the open one.
    pub(crate) fn at(&self, at: usize) -> S::Game {
        let game = self.timeline.at(at);
        let next = self.timeline.answers().get(at);
        next.and_then(|said| game.facing(said.seat)).unwrap_or(game)
    }

    /// The game at every moment, as [`at`](Self::at) shows it.
    pub(crate) fn games(&self) -> impl Iterator<Item = S::Game> + '_ {
        let next = self.timeline.answers().iter().map(Some).chain([None]);
        let facing = |(game, said): (S::Game, Option<&Said>)| {
            said.and_then(|said| game.facing(said.seat)).unwrap_or(game)
        };
        self.timeline.games().zip(next).map(facing)
    }

    /// The answer given at a moment, in the game as [`at`](Self::at) shows it; `None` if the player gave up instead.
    pub(crate) fn answered(&self, game: &S::Game, at: usize) -> Option<AnswerOf<S>> {
        game.read(&self.timeline.answers().get(at)?.answer).ok()
    }

    /// The work of analyzing this game.
    pub(super) fn analysis_task(self: Arc<Self>) -> Box<dyn AnalysisTask> {
        Box::new(PartialAnalysis { past: self, games: Vec::new(), decisions: Vec::new(), next: 0 })
    }
}

/// The analysis of a game in progress.
struct PartialAnalysis<S: Skin> {
    past: Arc<Past<S>>,
    /// The game at every moment; filled by the first step.
    games: Vec<S::Game>,
    /// The decisions analyzed so far.
    decisions: Vec<Decision<AnswerOf<S>>>,
    /// The moment of the next decision.
    next: usize,
}

impl<S: Skin> AnalysisTask for PartialAnalysis<S> {
    fn len(&self) -> usize {
        self.past.timeline.moment()
    }

    fn next(&mut self) {
        if self.games.is_empty() {
            self.games = self.past.games().map(|game| S::bare(&game)).collect();
        }
        let (at, game) = (self.next, &self.games[self.next]);
        self.next += 1;
        if let (Some(analyst), Some(answer)) = (S::analyst(), self.past.answered(game, at)) {
            self.decisions.extend(analyst.decision(game, at, answer, self.len()));
        }
    }

    fn finish(self: Box<Self>) -> Arc<dyn super::analysis::AnyAnalysis> {
        let analyst = S::analyst().expect("only games that can be thought about are");
        let analysis = analyst.analysis(&self.games, self.decisions);
        Arc::new(Analyzed { past: self.past, analysis })
    }
}

impl<S: Skin> AnyPast for Past<S> {
    fn table(&self) -> &Table {
        &self.table
    }

    fn players(&self) -> u8 {
        self.timeline.game().players()
    }

    fn last(&self) -> usize {
        self.timeline.moment()
    }

    fn is_over(&self) -> bool {
        self.timeline.game().outcome().is_some()
    }

    fn record(&self) -> (String, serde_json::Value) {
        let record = self.timeline.record();
        (record.write(), serde_json::to_value(&record).unwrap_or_default())
    }

    fn turns(&self, reader: &Reader) -> Vec<(usize, String)> {
        self.skin.turns(&self.timeline, &self.telling(reader, Perspective::Onlooker))
    }

    fn outcome(&self, reader: &Reader) -> Option<Markup> {
        self.skin.outcome(self.timeline.game(), &self.telling(reader, Perspective::Onlooker))
    }

    fn moment(&self, moments: &Moments<'_>) -> Markup {
        self.skin.replay(self, moments, &self.telling(moments.reader, moments.perspective))
    }

    fn standings(&self, perspective: Perspective, reader: &Reader) -> Markup {
        self.skin.standings(self, &self.telling(reader, perspective))
    }

    fn graphs(&self, reader: &Reader, present: Option<usize>) -> Markup {
        self.skin.graphs(self, &self.telling(reader, Perspective::Onlooker), present)
    }

    fn analysis(self: Arc<Self>, app: &App) -> Option<Progress> {
        S::analyst()?;
        let id = self.table.id;
        Some(app.analyses.ask(&app.analysts, id, || self.analysis_task()))
    }

    fn opinion(self: Arc<Self>, at: usize, seat: Option<Seat>) -> Result<OpinionTask, Problem> {
        let analyst = S::analyst().ok_or(Problem::NoAnalysis)?;
        let nobody = || Problem::Malformed(format!("nobody is asked after {at} answers"));
        let game = self.at(at);
        let game = seat.and_then(|seat| game.facing(seat)).unwrap_or(game);
        let asked = game.asked().ok_or_else(nobody)?;
        let mut hasher = DefaultHasher::new();
        asked.hash(&mut hasher);
        self.timeline.answers()[..at].iter().for_each(|said| said.answer.hash(&mut hasher));
        let think = move || -> Option<Arc<dyn AnyOpinion>> {
            let game = S::bare(&game);
            let thought = analyst.opinion(&game, at)?;
            Some(Arc::new(Opinion { past: self, game, thought }))
        };
        Ok((hasher.finish(), Box::new(think)))
    }

    fn replayed(&self, at: usize, perspective: Perspective) -> protocol::Replayed {
        let answered = self.timeline.answers().get(at);
        let answered =
            answered.filter(|said| self.is_over() || perspective.sees_answers_of(said.seat));
        protocol::Replayed {
            at,
            last: self.last(),
            perspective: perspective.to_string(),
            seat: perspective.seat().map(|seat| seat.to_string()),
            view: wire::View {
                version: self.table.version,
                moment: at,
                may_take_back: false,
                may_redo: false,
                may_resign: false,
                game: self.skin.view(&self.at(at), perspective, false),
            },
            answered: answered.map(|said| protocol::Answered {
                seat: said.seat.to_string(),
                answer: said.answer.clone(),
            }),
        }
    }
}
