//! What a decision was worth.

use crate::chances::Chances;
use crate::judge::Judge;
use crate::luck::Luck;
use crate::search::{Comparison, Look, Search, Thought};
use crate::seen::Seen;
use eureka_table::{Game, Seat};

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
    /// What the search thinks of all answers, its favourite first.
    pub looks: Vec<Look<A>>,
    /// The favourite against what was answered; nothing where that is the same.
    pub comparison: Option<Comparison>,
}

impl<A: Copy + Eq> Decision<A> {
    /// The search's favourite.
    pub fn favourite(&self) -> Look<A> {
        self.looks[0]
    }

    /// The player's chance to win with what was answered.
    pub fn after(&self) -> f32 {
        (self.favourite().chance - self.given_away()).max(0.0)
    }

    /// The chance to win that the answer gave away, against the search's favourite.
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
pub fn analyse<G: Game, J: Judge<G>>(
    search: &mut Search<G, J>,
    seen: Seen<'_, G>,
    answer: G::Answer,
) -> Option<Decision<G::Answer>> {
    if seen.answers().as_ref().len() < 2 {
        return None;
    }
    let Thought { looks, chances: before } = search.think(seen);
    let favourite = looks[0].answer;
    let comparison = (favourite != answer).then(|| search.compare(seen, [favourite, answer]));
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
