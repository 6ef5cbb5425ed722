//! The course of a game: its decisions, everybody's chances, and where they turned.

use super::Args;
use crate::recorded::Recorded;
use crate::thinking::search;
use eureka_bots::innovation::Evaluation;
use eureka_bots::{Chances, Decision, Seen, analyse, glance, luck_of, result};
use eureka_innovation::{Answer, Seat, SeatSet};
use indicatif::ProgressBar;
use rayon::prelude::*;

/// A smaller change of a chance is no turning point.
const TURN: f32 = 0.1;

/// In how many worlds the position after each answer is glanced at, to find the one that turned the game.
const WORLDS: u32 = 32;

/// How a game went.
pub(super) struct Course {
    /// The decisions that were thought about.
    pub(super) decisions: Vec<Decision<Answer>>,
    /// Who sees the chances: one seat all of them, or each seat its own. What two seats know is not the same, so a line through the
    /// thoughts of both would jump with every turn.
    pub(super) eyes: Option<Seat>,
    /// How the game ended, if it has.
    pub(super) end: Option<Chances>,
    /// The largest turning points, in the order of the game.
    pub(super) turning_points: Vec<TurningPoint>,
}

/// An answer that changed somebody's chances.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurningPoint {
    /// How many answers were given before.
    pub(super) moment: usize,
    /// Whose chances changed.
    pub(super) seat: Seat,
    /// The chance when it was last known before.
    pub(super) from: f32,
    /// The chance when it was first known after.
    pub(super) to: f32,
    /// How many answers had been given by then.
    pub(super) arrival: usize,
}

impl TurningPoint {
    fn size(&self) -> f32 {
        (self.to - self.from).abs()
    }
}

impl Course {
    /// Thinks about the decisions of a record, or about those of one seat.
    pub(super) fn of(
        recorded: &Recorded,
        eyes: Option<Seat>,
        args: &Args,
        bar: &ProgressBar,
    ) -> Course {
        let think = |moment: usize| {
            bar.inc(1);
            let (game, said) = (&recorded.games[moment], &recorded.record.answers[moment]);
            let seen = Seen::of(game, moment)?;
            let answer = game.read(&said.answer).ok()?;
            let is_asked = eyes.is_none_or(|seat| seat == seen.seat());
            let mut search = search(game.rules(), seen, args.budget, args.seed);
            is_asked.then(|| analyse(&mut search, seen, answer))?
        };
        let moments = (0..recorded.record.answers.len()).into_par_iter();
        let decisions = moments.filter_map(think).collect();
        let last = recorded.last();
        let end = last.outcome().map(|_| result(last));
        let mut course = Course { decisions, eyes, end, turning_points: Vec::new() };
        course.turning_points = course.turned(recorded, args);
        course
    }

    /// How a seat's chance to win went: after how many answers it was how high.
    pub(super) fn line(&self, recorded: &Recorded, seat: Seat) -> Vec<(usize, f32)> {
        let eyes = self.eyes.unwrap_or(seat);
        let decisions = self.decisions.iter().filter(|decision| decision.seat == eyes);
        let points = decisions.map(|decision| (decision.moment, decision.before[seat]));
        let end = self.end.map(|end| (recorded.record.answers.len(), end[seat]));
        points.chain(end).collect()
    }

    /// A seat's mistakes, the largest first.
    pub(super) fn mistakes(&self, seat: Seat) -> Vec<&Decision<Answer>> {
        let own = self.decisions.iter().filter(|decision| decision.seat == seat);
        let mut mistakes: Vec<_> = own.filter(|decision| decision.is_mistake()).collect();
        mistakes.sort_by(|a, b| b.given_away().total_cmp(&a.given_away()));
        mistakes
    }

    fn turned(&self, recorded: &Recorded, args: &Args) -> Vec<TurningPoint> {
        let mut turns = Vec::new();
        for seat in SeatSet::all(recorded.last().players()).iter() {
            let line = self.line(recorded, seat);
            for (&(moment, from), &(arrival, to)) in line.iter().zip(line.iter().skip(1)) {
                turns.push(TurningPoint { moment, seat, from, to, arrival });
            }
        }
        turns.retain(|turn| turn.size() >= TURN);
        turns.sort_by(|a, b| b.size().total_cmp(&a.size()));
        let mut largest: Vec<TurningPoint> = Vec::new();
        for turn in turns {
            if largest.len() >= args.worst {
                break;
            }
            let turn = TurningPoint { moment: self.turned_by(recorded, turn, args), ..turn };
            // The same answer also changed the chances of others, but less.
            if largest.iter().all(|other| other.moment != turn.moment) {
                largest.push(turn);
            }
        }
        largest.sort_by_key(|turn| turn.moment);
        largest
    }

    /// The answer that did most to turn the chance from one to the other, of all that were given in between.
    fn turned_by(&self, recorded: &Recorded, turn: TurningPoint, args: &Args) -> usize {
        let judge = Evaluation::learned(recorded.last().rules());
        let (seat, eyes) = (turn.seat, self.eyes.unwrap_or(turn.seat));
        let chance = |moment: usize| {
            let mut luck = luck_of(args.seed, eyes);
            glance(&judge, &recorded.games[moment], eyes, WORLDS, &mut luck)[seat]
        };
        let chances: Vec<f32> = (turn.moment..=turn.arrival).map(chance).collect();
        let sign = (turn.to - turn.from).signum();
        let steps = chances.windows(2).map(|pair| sign * (pair[1] - pair[0]));
        let most = steps.enumerate().max_by(|a, b| a.1.total_cmp(&b.1));
        turn.moment + most.map_or(0, |(steps, _)| steps)
    }
}
