//! How good a position looks.

use crate::chances::Chances;
use crate::luck::{Luck, any};
use eureka_table::{Game, SeatSet};

/// Says who is likely to win from a position, all of which it may see: bots show it redealt ones only.
pub trait Judge<G: Game>: Send + Sync {
    /// Each seat's chance to win. Of a game that is over: 1 for the winners, or less where rivals share the victory.
    fn chances(&self, game: &G, luck: &mut Luck) -> Chances;
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
        even(game.players())
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

fn even(players: u8) -> Chances {
    let mut chances = Chances::default();
    for seat in SeatSet::all(players).iter() {
        chances[seat] = 1.0 / f32::from(players);
    }
    chances
}
