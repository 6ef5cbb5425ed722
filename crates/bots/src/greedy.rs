//! Players that look one step ahead: a careful one, and one who makes the mistakes of people.

use crate::bot::{Bot, Seen};
use crate::judge::{Chances, Judge};
use crate::luck::{Luck, any, fraction};
use eureka_table::{Game, Seat};

/// Takes the answer after which its chances look best, on average over a few worlds.
pub struct Greedy<J> {
    judge: J,
    worlds: u32,
    luck: Luck,
    iterations: u64,
}

impl<J> Greedy<J> {
    /// A player with this judgment, who tries every answer in so many worlds.
    pub fn new(judge: J, worlds: u32, luck: Luck) -> Greedy<J> {
        Greedy { judge, worlds, luck, iterations: 0 }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Greedy<J> {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer {
        let looks = one_step(&self.judge, seen, self.worlds, &mut self.luck);
        self.iterations += u64::from(self.worlds);
        likely(&looks, seen.seat(), restlessness(seen.moment()), &mut self.luck)
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }
}

/// Every answer with the chances after it, on average over so many worlds.
pub fn one_step<G: Game, J: Judge<G>>(
    judge: &J,
    seen: Seen<'_, G>,
    worlds: u32,
    luck: &mut Luck,
) -> Vec<(G::Answer, Chances)> {
    let answers = seen.answers();
    let mut looks: Vec<_> =
        answers.as_ref().iter().map(|&answer| (answer, Chances::default())).collect();
    if looks.len() > 1 {
        for _ in 0..worlds {
            let world = seen.redeal(luck);
            for (answer, sum) in &mut looks {
                let mut after = world.clone();
                after.answer_unchecked(*answer);
                *sum += judge.chances(&after, luck);
            }
        }
    }
    looks.into_iter().map(|(answer, sum)| (answer, sum.over(worlds as f32))).collect()
}

/// Looks one step ahead as a beginner does: overlooks some of the answers, and of the others takes one that seems good. But nobody
/// overlooks what wins the game at once, or takes what loses it without need.
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
        let seat = seen.seat();
        let mut looks = one_step(&self.judge, seen, 1, &mut self.luck);
        if let Some(&(winning, _)) = looks.iter().find(|(_, chances)| chances[seat] >= WON) {
            return winning;
        }
        if looks.iter().any(|(_, chances)| chances[seat] > LOST) {
            looks.retain(|(_, chances)| chances[seat] > LOST);
        }
        let noticed: Vec<_> =
            looks.iter().filter(|_| fraction(&mut self.luck) >= self.overlooked).copied().collect();
        match &noticed[..] {
            [] => any(&looks, &mut self.luck).0,
            noticed => likely(
                noticed,
                seat,
                self.vagueness.max(restlessness(seen.moment())),
                &mut self.luck,
            ),
        }
    }
}

/// The chance in a game that is over and won; a judge is never so sure of one that goes on.
const WON: f32 = 1.0;

/// The chance in a game that is over and lost.
const LOST: f32 = 0.0;

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

/// How vague the judgment becomes late in a game. Two players who both find nothing better than to leave everything as it is would go on so for
/// ever; after a few hundred answers they begin to try something else.
pub(crate) fn restlessness(moment: usize) -> f32 {
    const CALM_ANSWERS: usize = 400;
    (moment.saturating_sub(CALM_ANSWERS) as f32 / 20_000.0).min(0.1)
}
