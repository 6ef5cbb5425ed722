//! Estimates of each seat's chance to win: the trait [`Judge`], and a judge for any game.

use crate::luck::{Luck, any};
use eureka_table::{Game, Seat, SeatSet};
use std::ops::{AddAssign, Index, IndexMut};

/// The chance of each seat to win, from 0 to 1. Index it by [`Seat`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances([f32; Seat::MAX as usize]);

impl Chances {
    /// The chances divided by a number, to turn a sum into an average.
    #[must_use]
    pub fn over(mut self, count: f32) -> Chances {
        self.0.iter_mut().for_each(|chance| *chance /= count);
        self
    }
}

impl Index<Seat> for Chances {
    type Output = f32;

    fn index(&self, seat: Seat) -> &f32 {
        &self.0[seat.index()]
    }
}

impl IndexMut<Seat> for Chances {
    fn index_mut(&mut self, seat: Seat) -> &mut f32 {
        &mut self.0[seat.index()]
    }
}

impl AddAssign for Chances {
    fn add_assign(&mut self, other: Chances) {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine += theirs);
    }
}

/// An estimate of the winner of a position. A judge sees the whole position, hidden cards included, so bots pass it redealt games only.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Judge, Playout, innovation::Evaluation, luck_of};
/// use eureka_innovation::{Edition, Game, Rules, Seat};
///
/// let rules = Rules::printed(Edition::Fourth);
/// let game = Game::deal(rules, 2, 7)?;
/// let luck = &mut luck_of(1, Seat::A);
///
/// // The learned evaluation estimates; its chances add up to 1.
/// let chances = Evaluation::learned(rules).chances(&game, luck);
/// let sum = chances[Seat::A] + chances[Seat::new(1)];
/// assert!((sum - 1.0).abs() < 1e-5);
///
/// // A playout plays one random game to its end, so one seat has won it.
/// assert!([0.0, 1.0].contains(&Playout.chances(&game, luck)[Seat::A]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Judge<G: Game>: Send + Sync {
    /// The chance of each seat to win. For a game that is over this must be [`result`].
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances;
}

impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for Box<J> {
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances {
        (**self).chances(game, luck)
    }
}

impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for &J {
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances {
        (**self).chances(game, luck)
    }
}

/// A judge that plays random answers until the game is over. It knows nothing of the game, so it can judge any game.
#[derive(Clone, Copy, Debug)]
pub struct Playout;

/// The number of answers after which a playout stops and counts as a draw.
const MAX_PLAYOUT_ANSWERS: usize = 20_000;

impl<G: Game> Judge<G> for Playout {
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances {
        let mut game = game.clone();
        for _ in 0..MAX_PLAYOUT_ANSWERS {
            let answers = game.answers();
            match answers.as_ref() {
                [] => return result(&game),
                answers => game.answer_unchecked(any(answers, luck)),
            }
        }
        let mut even = Chances::default();
        for seat in SeatSet::all(game.players()).iter() {
            even[seat] = 1.0 / f32::from(game.players());
        }
        even
    }
}

/// The chances in a game that is over: 1 for each member of the winning team, and 0 for the others. If several teams share the victory, each
/// gets an equal part.
pub fn result<G: Game>(game: &G) -> Chances {
    let mut chances = Chances::default();
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let teams = winners.iter().filter(|&seat| game.team(seat).first() == Some(seat)).count();
    for seat in winners.iter() {
        chances[seat] = 1.0 / teams.max(1) as f32;
    }
    chances
}
