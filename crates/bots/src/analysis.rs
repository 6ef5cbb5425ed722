//! How a game went: its decisions and what they were worth, everybody's chances, and where they turned.

use crate::bot::Seen;
use crate::judge::{Chances, Judge, result};
use crate::luck::{Luck, luck_of};
use crate::search::{Comparison, Look, Search, Thought};
use eureka_table::{Game, Seat, SeatSet};

/// A smaller change of a chance is no turning point.
const TURN: f32 = 0.1;

/// In how many worlds the position after each answer is glanced at, to find the one that turned the game.
const WORLDS: u32 = 32;

/// Who gives away less has made no mistake: so much is a matter of taste.
pub const MISTAKE: f32 = 0.03;

/// What was given away must be so many times its standard error to be called a mistake. With two, luck alone passes for one in a
/// fortieth of all cases.
pub const SURE: f32 = 2.0;

/// In fewer worlds even the standard error is a guess.
pub const TRIED: u32 = 30;

/// A decision of a game, as the search sees it with what the player could know then.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<A> {
    /// How many answers were given before.
    pub moment: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was answered.
    pub answer: A,
    /// Everybody's chances to win before the answer.
    pub before: Chances,
    /// What the search thinks of all answers, its favorite first.
    pub looks: Vec<Look<A>>,
    /// The favorite against what was answered; nothing where that is the same.
    pub comparison: Option<Comparison>,
}

impl<A: Copy + Eq> Decision<A> {
    /// The search's favorite.
    pub fn favorite(&self) -> Look<A> {
        self.looks[0]
    }

    /// The player's chance to win with what was answered.
    pub fn after(&self) -> f32 {
        (self.favorite().chance - self.given_away()).max(0.0)
    }

    /// The chance to win that the answer gave away, against the search's favorite.
    pub fn given_away(&self) -> f32 {
        self.comparison.map_or(0.0, |comparison| comparison.lead.max(0.0))
    }

    /// Whether so much was given away that it can be neither taste nor luck.
    pub fn is_mistake(&self) -> bool {
        self.comparison.is_some_and(|Comparison { lead, error, worlds }| {
            worlds >= TRIED && lead >= MISTAKE && lead >= SURE * error
        })
    }
}

/// Thinks about a question, and then about the answer that was given. Nothing if there was nothing to decide.
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

/// Everybody's chances to win by what a seat knows, without thinking ahead: on average over so many worlds. Also for a seat that is not
/// asked.
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

/// How a game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The decisions that were thought about.
    pub decisions: Vec<Decision<A>>,
    /// Who sees the chances: one seat all of them, or each seat its own. What two seats know is not the same, so a line through the
    /// thoughts of both would jump with every turn.
    pub eyes: Option<Seat>,
    /// How many answers were given in all.
    pub answers: usize,
    /// How the game ended, if it has.
    pub end: Option<Chances>,
    /// The largest turning points, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
}

/// An answer that changed somebody's chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// How many answers were given before.
    pub moment: usize,
    /// Whose chances changed.
    pub seat: Seat,
    /// The chance when it was last known before.
    pub from: f32,
    /// The chance when it was first known after.
    pub to: f32,
    /// How many answers had been given by then.
    pub arrival: usize,
}

impl TurningPoint {
    fn size(&self) -> f32 {
        (self.to - self.from).abs()
    }
}

impl<A: Copy + Eq> Analysis<A> {
    /// Looks over a game after its decisions were thought about, those of everybody or of the seat that looks. `games` is the game after the
    /// deal and after each answer; so many turning points are wanted.
    pub fn new<G: Game<Answer = A>>(
        games: &[G],
        decisions: Vec<Decision<A>>,
        eyes: Option<Seat>,
        judge: &impl Judge<G>,
        seed: u64,
        wanted: usize,
    ) -> Analysis<A> {
        let end = games.last().filter(|last| last.outcome().is_some()).map(result);
        let answers = games.len().saturating_sub(1);
        let mut analysis = Analysis { decisions, eyes, answers, end, turning_points: Vec::new() };
        analysis.turning_points = analysis.turned(games, judge, seed, wanted);
        analysis
    }

    /// How a seat's chance to win went: after how many answers it was how high.
    pub fn line(&self, seat: Seat) -> Vec<(usize, f32)> {
        let eyes = self.eyes.unwrap_or(seat);
        let decisions = self.decisions.iter().filter(|decision| decision.seat == eyes);
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

    fn turned<G: Game<Answer = A>>(
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
        turns.retain(|turn| turn.size() >= TURN);
        turns.sort_by(|a, b| b.size().total_cmp(&a.size()));
        let mut largest: Vec<TurningPoint> = Vec::new();
        for turn in turns {
            if largest.len() >= wanted {
                break;
            }
            let turn = TurningPoint { moment: self.turned_by(games, judge, seed, turn), ..turn };
            // The same answer also changed the chances of others, but less.
            if largest.iter().all(|other| other.moment != turn.moment) {
                largest.push(turn);
            }
        }
        largest.sort_by_key(|turn| turn.moment);
        largest
    }

    /// The answer that did most to turn the chance from one to the other, of all that were given in between.
    fn turned_by<G: Game<Answer = A>>(
        &self,
        games: &[G],
        judge: &impl Judge<G>,
        seed: u64,
        turn: TurningPoint,
    ) -> usize {
        let (seat, eyes) = (turn.seat, self.eyes.unwrap_or(turn.seat));
        let chance = |game: &G| {
            let mut luck = luck_of(seed, eyes);
            glance(judge, game, eyes, WORLDS, &mut luck)[seat]
        };
        let chances: Vec<f32> = games[turn.moment..=turn.arrival].iter().map(chance).collect();
        let sign = (turn.to - turn.from).signum();
        let steps = chances.windows(2).map(|pair| sign * (pair[1] - pair[0]));
        let most = steps.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        turn.moment + most.map_or(0, |(steps, _)| steps)
    }
}
