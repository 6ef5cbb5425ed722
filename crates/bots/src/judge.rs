//! How likely each seat is to win, and who says so.

use crate::luck::{Luck, any};
use eureka_table::{Game, Seat, SeatSet};
use std::ops::{AddAssign, Index, IndexMut};

/// Each seat's chance to win, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances([f32; Seat::MAX as usize]);

impl Chances {
    /// The chances divided by a number.
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

/// Says who is likely to win from a position, all of which it may see: bots show it redealt ones only.
pub trait Judge<G: Game>: Send + Sync {
    /// Each seat's chance to win. Of a game that is over: 1 for the winners, or less where rivals share the victory.
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances;
}

impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for &J {
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances {
        (**self).chances(game, luck)
    }
}

/// Plays on with random answers to the end: knows nothing, and so judges any game.
#[derive(Clone, Copy, Debug)]
pub struct Playout;

/// After so many answers a playout is broken off, as good as drawn.
const LONGEST: usize = 20_000;

impl<G: Game> Judge<G> for Playout {
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances {
        let mut game = game.clone();
        for _ in 0..LONGEST {
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

/// The chances in a game that is over: 1 for the winners; rivals who share the victory get equal parts of it.
pub fn result<G: Game>(game: &G) -> Chances {
    let mut chances = Chances::default();
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    let teams = winners.iter().filter(|&seat| game.team(seat).first() == Some(seat)).count();
    for seat in winners.iter() {
        chances[seat] = 1.0 / teams.max(1) as f32;
    }
    chances
}
