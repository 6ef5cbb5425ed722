//! A player that looks one step ahead.

use crate::bot::Bot;
use crate::careless::{likely, restlessness};
use crate::chances::Chances;
use crate::judge::Judge;
use crate::luck::Luck;
use crate::seen::Seen;
use eureka_table::Game;

/// Takes the answer after which its chances look best, on average over a few worlds.
pub struct Greedy<J> {
    judge: J,
    worlds: u32,
    luck: Luck,
    iterations: u64,
}

impl<J> Greedy<J> {
    /// A player with this judgement, who tries every answer in so many worlds.
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
