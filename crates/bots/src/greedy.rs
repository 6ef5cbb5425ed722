//! Players that look one answer ahead: a careful one, and one that makes human mistakes.

use crate::bot::{Bot, Seen};
use crate::judge::{Chances, Judge};
use crate::luck::{Luck, any, fraction};
use eureka_table::{Game, Seat};

/// A player that takes the answer after which its chances look best, on average over a few worlds.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Bot, Greedy, Seen, innovation::Evaluation, luck_of};
/// use eureka_innovation::{Edition, Game, Rules, Seat};
///
/// let rules = Rules::printed(Edition::First);
/// let game = Game::deal(rules, 2, 7)?;
/// let mut bot = Greedy::new(Evaluation::learned(rules), 4, luck_of(7, Seat::A));
///
/// let answer = bot.choose(Seen::of(&game, 0).expect("the game has just begun"));
/// assert!(game.answers().contains(&answer));
/// assert_eq!(Bot::<Game>::iterations(&bot), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Greedy<J> {
    judge: J,
    worlds: u32,
    luck: Luck,
    iterations: u64,
}

impl<J> Greedy<J> {
    /// A player with this judge that tries every answer in the given number of worlds.
    pub fn new(judge: J, worlds: u32, luck: Luck) -> Greedy<J> {
        Greedy { judge, worlds, luck, iterations: 0 }
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Greedy<J> {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer {
        let looks = one_step(&self.judge, seen, self.worlds, &mut self.luck);
        self.iterations += u64::from(self.worlds);
        pick_by_chance(&looks, seen.seat(), restlessness(seen.moment()), &mut self.luck)
    }

    fn iterations(&self) -> u64 {
        self.iterations
    }
}

/// Every legal answer with the chances after it, on average over the given number of worlds. A single answer is not tried: its chances are 0.
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
            let world = seen.redeal(luck).forgetful();
            for (answer, sum) in &mut looks {
                let mut after = world.clone();
                after.answer_unchecked(*answer);
                *sum += judge.chances(&after, luck);
            }
        }
    }
    looks.into_iter().map(|(answer, sum)| (answer, sum.over(worlds as f32))).collect()
}

/// A player that looks one answer ahead as a beginner does: it overlooks some answers, and picks one of the others that looks good. It
/// never overlooks an answer that wins at once, and gives an answer that loses at once only if all of them do.
pub struct Careless<J> {
    judge: J,
    overlooked: f32,
    vagueness: f32,
    luck: Luck,
}

impl<J> Careless<J> {
    /// A player that overlooks each answer with the probability `overlooked`. Answers whose chances differ by much less than `vagueness`
    /// look alike to it.
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
            noticed => pick_by_chance(
                noticed,
                seat,
                self.vagueness.max(restlessness(seen.moment())),
                &mut self.luck,
            ),
        }
    }
}

/// The chance in a game that is over and won. A learned judge never returns it for a game that goes on; a playout does.
const WON: f32 = 1.0;

/// The chance in a game that is over and lost.
const LOST: f32 = 0.0;

/// A random answer, where an answer with better chances for the seat is more likely (softmax). `vagueness` is the temperature: answers
/// whose chances differ by much less are about equally likely.
pub(crate) fn pick_by_chance<A: Copy>(
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

/// The vagueness that every player gets late in a game. Two players who both prefer to leave everything as it is could go on forever;
/// after a few hundred answers they start to try other answers.
pub(crate) fn restlessness(moment: usize) -> f32 {
    /// The number of answers before restlessness begins to grow.
    const CALM_ANSWERS: usize = 400;
    (moment.saturating_sub(CALM_ANSWERS) as f32 / 20_000.0).min(0.1)
}
