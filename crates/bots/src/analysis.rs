//! The analysis of a game: the value of its decisions, the chances of all seats over time, and the turning points.

use crate::bot::Seen;
use crate::judge::{Chances, Judge, result};
use crate::luck::{Luck, luck_of};
use crate::search::{Comparison, Look, Search, Thought};
use eureka_table::{Game, Said, Seat, SeatSet};

/// The smallest change of a chance that counts as a turning point.
const MIN_TURNING_CHANGE: f32 = 0.1;

/// The number of worlds in which the position after each answer is judged, to find the answer that turned the game.
const GLANCE_WORLDS: u32 = 32;

/// The smallest loss of chance to win that counts as a mistake. A smaller one is a matter of taste.
pub const MISTAKE_MIN_LOSS: f32 = 0.03;

/// A mistake must give away at least this many standard errors. With two, a good answer looks like a mistake by chance in one of forty
/// cases.
pub const MISTAKE_MIN_STANDARD_ERRORS: f32 = 2.0;

/// A mistake must be seen in at least this many worlds. With fewer, even the standard error is unreliable.
pub const MISTAKE_MIN_WORLDS: u32 = 30;

/// A decision in a game, judged by the search with the knowledge that the player had then.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// The number of answers given before.
    pub moment: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The answer that was given.
    pub answer: A,
    /// The chances of all seats to win before the answer.
    pub before: Chances,
    /// The search's estimates of all answers, its favorite first.
    pub looks: Vec<Look<A>>,
    /// The favorite compared with the given answer; `None` if they are the same.
    pub comparison: Option<Comparison>,
}

impl<A: Copy + Eq> Decision<A> {
    /// The search's favorite.
    pub fn favorite(&self) -> Look<A> {
        self.looks[0]
    }

    /// The player's chance to win with the given answer.
    pub fn after(&self) -> f32 {
        (self.favorite().chance - self.given_away()).max(0.0)
    }

    /// The chance to win that the answer gave away, compared with the search's favorite.
    pub fn given_away(&self) -> f32 {
        self.comparison.map_or(0.0, |comparison| comparison.lead.max(0.0))
    }

    /// Whether the answer gave away more than a matter of taste, and surely not by chance.
    pub fn is_mistake(&self) -> bool {
        self.comparison.is_some_and(|Comparison { lead, error, worlds }| {
            worlds >= MISTAKE_MIN_WORLDS
                && lead >= MISTAKE_MIN_LOSS
                && lead >= MISTAKE_MIN_STANDARD_ERRORS * error
        })
    }
}

/// The question that a line of a record answers, as a game in which it is the open one, with the answer. `None` for a line that answers no
/// question, such as that of a player who gives up.
///
/// Where several seats are asked at the same time, as for the opening cards of Innovation, a line may answer any of their questions.
///
/// # Examples
///
/// ```
/// use eureka_bots::answered;
/// use eureka_innovation::{Edition, Game, Rules, Seat};
///
/// let game = Game::deal(Rules::printed(Edition::First), 2, 7)?;
/// let second = game.facing(Seat::new(1)).expect("both choose an opening card");
/// let line = format!("B: {}", second.write(second.answers()[0])).parse()?;
/// let (asked, answer) = answered(&game, &line).expect("it is an answer");
/// assert_eq!((asked.asked(), answer), (Some(Seat::new(1)), second.answers()[0]));
/// assert!(answered(&game, &"B: resign".parse()?).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn answered<G: Game>(game: &G, said: &Said) -> Option<(G, G::Answer)> {
    let asked = game.facing(said.seat)?;
    let answer = asked.read(&said.answer).ok()?;
    Some((asked, answer))
}

/// Searches a question, and then compares the given answer with the favorite. Returns `None` if there was only one answer.
///
/// # Examples
///
/// ```
/// use eureka_bots::innovation::search_for;
/// use eureka_bots::{Budget, Seen, analyze};
/// use eureka_innovation::{Edition, Game, Rules};
///
/// let rules = Rules::printed(Edition::Fourth);
/// let game = Game::deal(rules, 2, 7)?;
/// let seen = Seen::of(&game, 0).expect("the game has just begun");
///
/// let mut search = search_for(rules, seen, Budget::iterations(20), 1);
/// let decision = analyze(&mut search, seen, game.answers()[0]).expect("there is a choice");
/// // After so few worlds nothing is called a mistake.
/// assert!(!decision.is_mistake());
/// assert!(decision.after() <= decision.favorite().chance);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn analyze<G: Game, J: Judge<G>>(
    search: &mut Search<G, J>,
    seen: Seen<'_, G>,
    answer: G::Answer,
) -> Option<Decision<G::Answer>> {
    if seen.answers().as_ref().len() < 2 {
        return None;
    }
    let Thought { looks, chances: before } = search.think(seen);
    let favorite = looks[0].answer;
    let comparison = (favorite != answer).then(|| search.compare(seen, [favorite, answer]));
    let (moment, seat) = (seen.moment(), seen.seat());
    Some(Decision { moment, seat, answer, before, looks, comparison })
}

/// The chances of all seats to win, given the knowledge of one seat: the average of the judge over the given number of worlds, without a
/// search. The seat need not be the one that is asked.
pub fn glance<G: Game>(
    judge: &impl Judge<G>,
    game: &G,
    seat: Seat,
    worlds: u32,
    luck: &mut Luck,
) -> Chances {
    let mut sum = Chances::default();
    for _ in 0..worlds {
        sum += judge.chances(&game.redeal(seat, luck), luck);
    }
    sum.over(worlds as f32)
}

/// The analysis of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The decisions that were analyzed.
    pub decisions: Vec<Decision<A>>,
    /// The seat whose knowledge all chances are based on; with `None`, each seat's chances are based on its own knowledge. Two seats know
    /// different things, so a line that mixed their estimates would jump with every turn.
    pub perspective: Option<Seat>,
    /// The number of answers in the whole game.
    pub answers: usize,
    /// The result of the game, if it is over.
    pub end: Option<Chances>,
    /// The largest turning points, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// An answer that changed a seat's chances a lot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of answers given before.
    pub moment: usize,
    /// The seat whose chances changed.
    pub seat: Seat,
    /// The last known chance before the answer.
    pub from: f32,
    /// The first known chance after it.
    pub to: f32,
    /// The number of answers given when `to` was known.
    pub arrival: usize,
}

impl TurningPoint {
    fn size(&self) -> f32 {
        (self.to - self.from).abs()
    }
}

impl<A: Copy + Eq> Analysis<A> {
    /// Puts the analysis of a game together from its analyzed decisions: those of all seats, or those of `perspective`.
    ///
    /// `games` is the game after the deal and after each answer. `wanted` is the largest number of turning points to report.
    pub fn new<G: Game<Answer = A>>(
        games: &[G],
        decisions: Vec<Decision<A>>,
        perspective: Option<Seat>,
        judge: &impl Judge<G>,
        seed: u64,
        wanted: usize,
    ) -> Analysis<A> {
        let end = games.last().filter(|last| last.outcome().is_some()).map(result);
        let answers = games.len().saturating_sub(1);
        let mut analysis =
            Analysis { decisions, perspective, answers, end, turning_points: Vec::new() };
        analysis.turning_points = analysis.find_turning_points(games, judge, seed, wanted);
        analysis
    }

    /// A seat's chance to win over time, as pairs of the number of answers given and the chance.
    pub fn line(&self, seat: Seat) -> Vec<(usize, f32)> {
        let perspective = self.perspective.unwrap_or(seat);
        let decisions = self.decisions.iter().filter(|decision| decision.seat == perspective);
        let points = decisions.map(|decision| (decision.moment, decision.before[seat]));
        points.chain(self.end.map(|end| (self.answers, end[seat]))).collect()
    }

    /// A seat's mistakes, the largest first.
    pub fn mistakes(&self, seat: Seat) -> Vec<&Decision<A>> {
        let own = self.decisions.iter().filter(|decision| decision.seat == seat);
        let mut mistakes: Vec<_> = own.filter(|decision| decision.is_mistake()).collect();
        mistakes.sort_by(|a, b| b.given_away().total_cmp(&a.given_away()));
        mistakes
    }

    /// The largest turning points, in the order of the game.
    fn find_turning_points<G: Game<Answer = A>>(
        &self,
        games: &[G],
        judge: &impl Judge<G>,
        seed: u64,
        wanted: usize,
    ) -> Vec<TurningPoint> {
        let mut turns = Vec::new();
        for seat in SeatSet::all(games.first().map_or(0, Game::players)).iter() {
            let line = self.line(seat);
            for (&(moment, from), &(arrival, to)) in line.iter().zip(line.iter().skip(1)) {
                turns.push(TurningPoint { moment, seat, from, to, arrival });
            }
        }
        turns.retain(|turn| turn.size() >= MIN_TURNING_CHANGE);
        turns.sort_by(|a, b| b.size().total_cmp(&a.size()));
        let mut largest: Vec<TurningPoint> = Vec::new();
        for turn in turns {
            if largest.len() >= wanted {
                break;
            }
            let turn =
                TurningPoint { moment: self.turning_moment(games, judge, seed, turn), ..turn };
            // The same answer can turn the chances of several seats; the seat with the largest change represents it.
            if largest.iter().all(|other| other.moment != turn.moment) {
                largest.push(turn);
            }
        }
        largest.sort_by_key(|turn| turn.moment);
        largest
    }

    /// The moment of the answer that contributed most to the change, of all answers between the two known chances.
    fn turning_moment<G: Game<Answer = A>>(
        &self,
        games: &[G],
        judge: &impl Judge<G>,
        seed: u64,
        turn: TurningPoint,
    ) -> usize {
        let (seat, perspective) = (turn.seat, self.perspective.unwrap_or(turn.seat));
        let chance = |game: &G| {
            let mut luck = luck_of(seed, perspective);
            glance(judge, game, perspective, GLANCE_WORLDS, &mut luck)[seat]
        };
        let chances: Vec<f32> = games[turn.moment..=turn.arrival].iter().map(chance).collect();
        let sign = (turn.to - turn.from).signum();
        let steps = chances.windows(2).map(|pair| sign * (pair[1] - pair[0]));
        let most = steps.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        turn.moment + most.map_or(0, |(steps, _)| steps)
    }
}
