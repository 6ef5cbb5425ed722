//! A player who makes the mistakes of people.

use crate::bot::Bot;
use crate::chances::Chances;
use crate::greedy::one_step;
use crate::judge::Judge;
use crate::luck::{Luck, any, fraction};
use crate::seen::Seen;
use eureka_table::{Game, Seat};

/// Looks one step ahead as a beginner does: overlooks some of the answers, and of the others takes one that seems good.
pub struct Careless<J> {
    judge: J,
    overlooked: f32,
    vagueness: f32,
    luck: Luck,
}

impl<J> Careless<J> {
    /// A player who overlooks this part of the answers, and to whom answers look alike whose chances differ by no more than `vagueness`.
    pub fn new(judge: J, overlooked: f32, vagueness: f32, luck: Luck) -> Careless<J> {
        Careless { judge, overlooked, vagueness, luck }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Careless<J> {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer {
        let looks = one_step(&self.judge, seen, 1, &mut self.luck);
        let noticed: Vec<_> =
            looks.iter().filter(|_| fraction(&mut self.luck) >= self.overlooked).copied().collect();
        match &noticed[..] {
            [] => any(&looks, &mut self.luck).0,
            noticed => likely(
                noticed,
                seen.seat(),
                self.vagueness.max(restlessness(seen.moment())),
                &mut self.luck,
            ),
        }
    }
}

/// One of the answers: the better it looks to the seat, the likelier. Differences far below `vagueness` do not count.
pub(crate) fn likely<A: Copy>(
    looks: &[(A, Chances)],
    seat: Seat,
    vagueness: f32,
    luck: &mut Luck,
) -> A {
    let best = looks.iter().map(|(_, chances)| chances[seat]).fold(0.0, f32::max);
    let vagueness = vagueness.max(f32::EPSILON);
    let weight = |chances: &Chances| ((chances[seat] - best) / vagueness).exp();
    let sum: f32 = looks.iter().map(|(_, chances)| weight(chances)).sum();
    let mut left = fraction(luck) * sum;
    for (answer, chances) in looks {
        left -= weight(chances);
        if left < 0.0 {
            return *answer;
        }
    }
    looks[0].0
}

/// How vague the judgement becomes late in a game. Two players who both find nothing better than to leave everything as it is would go on so for
/// ever; after a few hundred answers they begin to try something else.
pub(crate) fn restlessness(moment: usize) -> f32 {
    const PATIENCE: usize = 400;
    (moment.saturating_sub(PATIENCE) as f32 / 20_000.0).min(0.1)
}
