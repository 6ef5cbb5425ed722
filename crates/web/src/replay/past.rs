//! A game to look back at, and who may see what of it.

use super::analyses::{Progress, ToAnalyze};
use super::analysis::Analyzed;
use super::moments::Moments;
use super::opinion::{AnyOpinion, Opinion};
use super::telling::Telling;
use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::room::viewer::Perspective;
use crate::room::{AnswerOf, Skin, names, seats_of};
use eureka_bots::Decision;
use eureka_protocol::{analysis as protocol, game as wire};
use eureka_store::{PersonId, Table};
use eureka_table::{Game, SeatSet, Timeline};
use maud::Markup;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A game to look back at.
pub(crate) struct Past<S: Skin> {
    pub(crate) skin: Arc<S>,
    pub(crate) table: Arc<Table>,
    pub(crate) timeline: Arc<Timeline<S::Game>>,
}

/// The work of forming an opinion, with a fingerprint of the game it is about.
type Opining = (u64, Box<dyn FnOnce() -> Option<Arc<dyn AnyOpinion>> + Send>);

/// A past of whichever game.
pub(crate) trait AnyPast: Send + Sync {
    fn table(&self) -> &Table;
    fn players(&self) -> u8;
    /// The number of answers given.
    fn last(&self) -> usize;
    /// Whether the game has come to its end, so that everything may be seen.
    fn is_over(&self) -> bool;
    /// The record as a text and as JSON.
    fn record(&self) -> (String, serde_json::Value);
    /// The turns that have begun: the moment and whose turn it is.
    fn turns(&self, reader: &Reader) -> Vec<(usize, String)>;
    /// The outcome in words, once there is one.
    fn outcome(&self, reader: &Reader) -> Option<Markup>;
    /// The table at a moment.
    fn moment(&self, moments: &Moments<'_>) -> Markup;
    /// The final standings.
    fn standings(&self, perspective: Perspective, reader: &Reader) -> Markup;
    /// The graphs of the game.
    fn graphs(&self, reader: &Reader) -> Markup;
    /// The analysis, or its progress; nothing for games that cannot be thought about.
    fn analysis(self: Arc<Self>, app: &App) -> Option<Progress>;
    /// The work of forming an opinion on a question, with a fingerprint of the game where it is asked.
    fn opinion(self: Arc<Self>, at: usize) -> Result<Opining, Problem>;
    /// A moment for programs.
    fn replayed(&self, at: usize, perspective: Perspective) -> protocol::Replayed;
}

impl dyn AnyPast + '_ {
    /// The perspectives that a reader may take: while the game is on, only their own and an onlooker's.
    pub(crate) fn perspectives(&self, person: Option<PersonId>) -> Vec<Perspective> {
        let seats = match self.is_over() {
            true => SeatSet::all(self.players()),
            false => seats_of(self.table(), person),
        };
        let open = self.is_over().then_some(Perspective::Everything);
        seats.iter().map(Perspective::Seat).chain([Perspective::Onlooker]).chain(open).collect()
    }

    /// The perspective that an address names, if the reader may take it; without a word their own, or the one that sees most.
    pub(crate) fn perspective_named(
        &self,
        word: Option<&str>,
        person: Option<PersonId>,
    ) -> Result<Perspective, Problem> {
        let allowed = self.perspectives(person);
        let Some(word) = word.filter(|word| !word.is_empty()) else {
            let own = seats_of(self.table(), person).first().map(Perspective::Seat);
            return Ok(own.unwrap_or(allowed[allowed.len() - 1]));
        };
        let there =
            |seen: &Perspective| seen.seat().is_none_or(|seat| seat.number() < self.players());
        let seen: Option<Perspective> = word.parse().ok().filter(there);
        let seen = seen.ok_or_else(|| Problem::Malformed(format!("`{word}` is no seat here")))?;
        if allowed.contains(&seen) { Ok(seen) } else { Err(Problem::NotOver) }
    }

    /// The moment that an address names: a number of answers, or a turn counted from 1. Without either, the beginning of a game
    /// that is over, and the present of another one.
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

    /// Refuses what is hidden until the game is over.
    pub(crate) fn require_over(&self) -> Result<(), Problem> {
        if self.is_over() { Ok(()) } else { Err(Problem::NotOver) }
    }
}

impl<S: Skin> Past<S> {
    /// A reader who is told about this game.
    pub(crate) fn telling<'a>(&self, reader: &'a Reader, perspective: Perspective) -> Telling<'a> {
        Telling { reader, names: names(&self.table), perspective }
    }

    /// The answer given at a moment, in the game as it was then.
    pub(crate) fn answered(&self, game: &S::Game, at: usize) -> Option<AnswerOf<S>> {
        game.read(&self.timeline.answers().get(at)?.answer).ok()
    }

    /// This game to be thought over.
    pub(super) fn to_analyze(self: Arc<Self>) -> Box<dyn ToAnalyze> {
        Box::new(Analyzing { past: self, games: Vec::new(), decisions: Vec::new(), next: 0 })
    }
}

/// A game that is thought over: the decisions so far.
struct Analyzing<S: Skin> {
    past: Arc<Past<S>>,
    games: Vec<S::Game>,
    decisions: Vec<Decision<AnswerOf<S>>>,
    next: usize,
}

impl<S: Skin> ToAnalyze for Analyzing<S> {
    fn len(&self) -> usize {
        self.past.timeline.moment()
    }

    fn next(&mut self) {
        if self.games.is_empty() {
            self.games = self.past.timeline.games().map(|game| S::bare(&game)).collect();
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

    fn graphs(&self, reader: &Reader) -> Markup {
        self.skin.graphs(self, &self.telling(reader, Perspective::Onlooker))
    }

    fn analysis(self: Arc<Self>, app: &App) -> Option<Progress> {
        S::analyst()?;
        let id = self.table.id;
        Some(app.analyses.ask(&app.analysts, id, || self.to_analyze()))
    }

    fn opinion(self: Arc<Self>, at: usize) -> Result<Opining, Problem> {
        let analyst = S::analyst().ok_or(Problem::NoAnalysis)?;
        let nobody = || Problem::Malformed(format!("nobody is asked after {at} answers"));
        self.timeline.at(at).asked().ok_or_else(nobody)?;
        let mut hasher = DefaultHasher::new();
        self.timeline.answers()[..at].iter().for_each(|said| said.answer.hash(&mut hasher));
        let think = move || -> Option<Arc<dyn AnyOpinion>> {
            let game = S::bare(&self.timeline.at(at));
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
                game: self.skin.view(&self.timeline.at(at), perspective, false),
            },
            answered: answered.map(|said| protocol::Answered {
                seat: said.seat.to_string(),
                answer: said.answer.clone(),
            }),
        }
    }
}
