//! Matches between bots, which measure their strength.
//!
//! Every deal is played once for each seat, and the bots move up one seat each time. Each bot therefore plays every seat of every deal, so
//! that neither good cards nor a good seat favor anyone. Random numbers belong to the seat, not to the bot: a bot that plays against itself
//! wins exactly its share.

mod played_game;
mod strength;

pub use played_game::{BotResult, PlayedGame};
pub use strength::{Strength, interval, strengths};

use crate::bot::Bot;
use crate::luck::{Luck, game_seed};
use eureka_table::Game;
use played_game::play;
use rayon::prelude::*;

/// The caller's side of a match: it deals the games, creates the bots, and can stop the match.
pub trait Host<G: Game>: Sync {
    /// Deals a new game.
    fn deal(&self, seed: u64) -> G;

    /// Creates the bot with this number for one game, with its random numbers.
    fn seat(&self, bot: usize, luck: Luck) -> Box<dyn Bot<G>>;

    /// Whether to continue; called before every game and after every answer.
    fn goes_on(&self) -> bool {
        true
    }

    /// Called after each game, from any thread and in any order.
    fn ended(&self) {}
}

/// The plan of a series of games between bots, which are numbered from 0.
///
/// If there are more bots than seats, every selection of bots plays every deal.
///
/// # Examples
///
/// ```
/// use eureka_bots::arena::{Host, Match, strengths};
/// use eureka_bots::innovation::{Level, Opponent};
/// use eureka_bots::{Bot, Luck};
/// use eureka_innovation::{Edition, Game, Rules};
///
/// struct RandomGames;
///
/// impl Host<Game> for RandomGames {
///     fn deal(&self, seed: u64) -> Game {
///         Game::deal(Rules::printed(Edition::First), 2, seed).expect("two can play")
///     }
///
///     fn seat(&self, _bot: usize, luck: Luck) -> Box<dyn Bot<Game>> {
///         Opponent::from(Level::Random).seat(Rules::printed(Edition::First), luck)
///     }
/// }
///
/// let plan = Match::new(2, 2, 4, 7);
/// assert_eq!([plan.seated(0), plan.seated(1)], [[0, 1], [1, 0]]);
///
/// let games = plan.play(&RandomGames);
/// // The same bot in both seats wins exactly half of the games.
/// assert_eq!(strengths(2, &games)[0].win_rate(), 0.5);
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    tables: Vec<Vec<usize>>,
    players: usize,
    deals: u32,
    seed: u64,
}

impl Match {
    /// The largest number of bots that can take part.
    pub const MAX_BOTS: usize = 16;

    /// A match of at least this many games, rounded up to whole deals.
    ///
    /// # Panics
    ///
    /// If there are no players, fewer bots than players, or more bots than [`Match::MAX_BOTS`].
    pub fn new(bots: usize, players: u8, games: u32, seed: u64) -> Match {
        let players = usize::from(players);
        assert!((1..=bots).contains(&players) && bots <= Match::MAX_BOTS);
        let chosen = |choice: &u32| choice.count_ones() as usize == players;
        let sitting = |choice: u32| (0..bots).filter(move |bot| choice >> bot & 1 == 1);
        let choices = (0..1u32 << bots).filter(chosen);
        let tables: Vec<Vec<usize>> = choices.map(|choice| sitting(choice).collect()).collect();
        let deals = games.div_ceil((tables.len() * players) as u32);
        Match { tables, players, deals, seed }
    }

    /// The number of games played with each deal.
    pub fn games_per_deal(&self) -> u32 {
        (self.tables.len() * self.players) as u32
    }

    /// The number of games in the match.
    pub fn games(&self) -> u32 {
        self.deals * self.games_per_deal()
    }

    /// The bots in a game of the match, by number, starting with seat A.
    pub fn seated(&self, game: u32) -> Vec<usize> {
        let (deal, turn) = (game / self.games_per_deal(), (game % self.games_per_deal()) as usize);
        let mut bots = self.tables[turn / self.players].clone();
        mix_neighbors(&mut bots, deal as usize);
        bots.rotate_right(turn % self.players);
        bots
    }

    /// Plays the match on the current thread pool and returns the games in order. If the host stops the match, only deals that were played
    /// completely are returned.
    pub fn play<G: Game>(&self, host: &impl Host<G>) -> Vec<PlayedGame> {
        let game = |game: u32| {
            let deal = game / self.games_per_deal();
            let played = play(host, game_seed(self.seed, deal.into()), &self.seated(game))?;
            host.ended();
            Some(PlayedGame { deal, ..played })
        };
        // Games take from microseconds to minutes, so each thread takes one game at a time.
        let games: Vec<Option<PlayedGame>> =
            (0..self.games()).into_par_iter().with_max_len(1).map(game).collect();
        let deals = games.chunks(self.games_per_deal() as usize);
        deals
            .filter_map(|deal| deal.iter().cloned().collect::<Option<Vec<_>>>())
            .flatten()
            .collect()
    }
}

/// Reorders the bots so that, from deal to deal, all orders around the table occur.
fn mix_neighbors(bots: &mut [usize], deal: usize) {
    let mut order = deal;
    for place in (2..bots.len()).rev() {
        bots.swap(place, 1 + order % place);
        order /= place;
    }
}
