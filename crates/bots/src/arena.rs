//! Bots against each other: what proves their strength.
//!
//! Every deal is played as often as there are seats, and the bots move up one seat each time, so that each of them sits
//! everywhere with every deal: neither good cards nor a good place help anybody. A player's luck belongs to his seat, so a bot that plays
//! against itself wins exactly its part.

mod played;
mod strength;

pub use played::{Part, Played};
pub use strength::{Strength, interval, strengths};

use crate::bot::Bot;
use crate::luck::{Luck, game_seed};
use eureka_table::Game;
use played::play;
use rayon::prelude::*;

/// Whoever lays the table for a match: what is played there, by whom, and for how long.
pub trait Host<G: Game>: Sync {
    /// A new game.
    fn deal(&self, seed: u64) -> G;

    /// The bot of this number, sitting down with this luck.
    fn seat(&self, bot: usize, luck: Luck) -> Box<dyn Bot<G>>;

    /// Whether to play on; asked before every game and after every answer.
    fn goes_on(&self) -> bool {
        true
    }

    /// Hears that a game has ended, in whatever order they do.
    fn ended(&self) {}
}

/// A series of games between bots, who go by their numbers.
///
/// Where more bots take part than sit at a table, every choice of them plays every deal.
#[derive(Clone, Debug)]
pub struct Match {
    tables: Vec<Vec<usize>>,
    players: usize,
    deals: u32,
    seed: u64,
}

impl Match {
    /// The most bots that can take part.
    pub const MOST_BOTS: usize = 16;

    /// A match of at least so many games: of whole deals.
    ///
    /// # Panics
    ///
    /// If the bots are fewer than the seats, or too many.
    pub fn new(bots: usize, players: u8, games: u32, seed: u64) -> Match {
        let players = usize::from(players);
        assert!((1..=bots).contains(&players) && bots <= Match::MOST_BOTS);
        let chosen = |choice: &u32| choice.count_ones() as usize == players;
        let sitting = |choice: u32| (0..bots).filter(move |bot| choice >> bot & 1 == 1);
        let choices = (0..1u32 << bots).filter(chosen);
        let tables: Vec<Vec<usize>> = choices.map(|choice| sitting(choice).collect()).collect();
        let deals = games.div_ceil((tables.len() * players) as u32);
        Match { tables, players, deals, seed }
    }

    /// How often each deal is played.
    pub fn games_per_deal(&self) -> u32 {
        (self.tables.len() * self.players) as u32
    }

    /// How many games there are.
    pub fn games(&self) -> u32 {
        self.deals * self.games_per_deal()
    }

    /// Who sits where in a game of the match: the bots from seat A on.
    pub fn seated(&self, game: u32) -> Vec<usize> {
        let (deal, turn) = (game / self.games_per_deal(), (game % self.games_per_deal()) as usize);
        let mut bots = self.tables[turn / self.players].clone();
        mix_neighbors(&mut bots, deal as usize);
        bots.rotate_right(turn % self.players);
        bots
    }

    /// Plays the match on the current pool of threads; the games in their order. If the host does not go on, those of the deals that
    /// were played whole.
    pub fn play<G: Game>(&self, host: &impl Host<G>) -> Vec<Played> {
        let game = |game: u32| {
            let deal = game / self.games_per_deal();
            let played = play(host, game_seed(self.seed, deal.into()), &self.seated(game))?;
            host.ended();
            Some(Played { deal, ..played })
        };
        // A game takes from microseconds to minutes: every thread takes the next one by itself.
        let games: Vec<Option<Played>> =
            (0..self.games()).into_par_iter().with_max_len(1).map(game).collect();
        let deals = games.chunks(self.games_per_deal() as usize);
        deals
            .filter_map(|deal| deal.iter().cloned().collect::<Option<Vec<_>>>())
            .flatten()
            .collect()
    }
}

/// Who sits next to whom changes from deal to deal, through all orders around the table.
fn mix_neighbors(bots: &mut [usize], deal: usize) {
    let mut order = deal;
    for place in (2..bots.len()).rev() {
        bots.swap(place, 1 + order % place);
        order /= place;
    }
}
