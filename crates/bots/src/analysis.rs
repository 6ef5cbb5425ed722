//! What a game's decisions were worth.

use crate::chances::Chances;
use crate::judge::{Judge, result};
use crate::search::{Look, Search, Thought};
use crate::seen::Seen;
use eureka_table::{Game, Seat};

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
    /// What the search thinks of all answers, its favourite first.
    pub looks: Vec<Look<A>>,
}

impl<A: Copy + Eq> Decision<A> {
    /// The player's chance to win with what he answered.
    pub fn after(&self) -> f32 {
        let given = self.looks.iter().find(|look| look.answer == self.answer);
        given.map_or(0.0, |look| look.chance)
    }

    /// The chance to win that the answer gave away, against the search's favourite.
    pub fn given_away(&self) -> f32 {
        self.looks.first().map_or(0.0, |best| (best.chance - self.after()).max(0.0))
    }
}

/// Thinks about every decision of a game, and hears each as it is done; where it ended, or the chances of everybody now.
pub fn analyse<G, J>(
    mut game: G,
    answers: &[G::Answer],
    search: &mut Search<G, J>,
    mut tell: impl FnMut(&G, &Decision<G::Answer>),
) -> Chances
where
    G: Game + Send + Sync,
    J: Judge<G>,
    G::Question: Send + Sync,
    G::Answer: Send + Sync,
{
    let mut last = Chances::default();
    for (moment, &answer) in answers.iter().enumerate() {
        let Some(seen) = Seen::of(&game, moment) else { break };
        let Thought { looks, chances } = search.think(seen);
        last = chances;
        let decision = Decision { moment, seat: seen.seat(), answer, before: chances, looks };
        tell(&game, &decision);
        game.answer_unchecked(answer);
    }
    match Seen::of(&game, answers.len()) {
        None => result(&game),
        Some(_) if answers.is_empty() => last,
        Some(seen) => search.think(seen).chances,
    }
}
