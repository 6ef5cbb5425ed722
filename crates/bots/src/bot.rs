//! The trait of computer players, the game as they see it, and a random player.
//!
//! A bot must not be able to reach the real game. [`Seen`] therefore keeps its game private and hands out only the view of the
//! asked seat and redealt games. Do not add a way around that.

use crate::luck::{Luck, any};
use eureka_table::{Game, Seat};
use rand_core::Rng;
use std::time::Duration;

/// A computer player.
///
/// # Examples
///
/// A player that always gives the first legal answer:
///
/// ```
/// use eureka_bots::{Bot, Seen};
/// use eureka_innovation::{Answer, Edition, Game, Rules};
///
/// struct First;
///
/// impl Bot<Game> for First {
///     fn choose(&mut self, seen: Seen<'_, Game>) -> Answer {
///         seen.answers()[0]
///     }
/// }
///
/// let mut game = Game::deal(Rules::printed(Edition::Fourth), 2, 7)?;
/// let answer = First.choose(Seen::of(&game, 0).expect("the game has just begun"));
/// assert!(game.answer(answer, &mut ()).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal answers.
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer;

    /// The number of worlds examined so far, over all answers; 0 for a bot that does not count them.
    fn iterations(&self) -> u64 {
        0
    }
}

/// A player that picks one of the legal answers at random, each with the same probability.
pub struct Random(Luck);

impl Random {
    /// A player that uses this stream of random numbers.
    pub fn new(luck: Luck) -> Random {
        Random(luck)
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, seen: Seen<'_, G>) -> G::Answer {
        any(seen.answers().as_ref(), &mut self.0)
    }
}

/// A game as the asked seat sees it: its question, the legal answers, the seat's view, and redealt games to try answers in. It gives
/// no access to the real game.
///
/// # Examples
///
/// ```
/// use eureka_bots::{Seen, luck_of};
/// use eureka_innovation::{Edition, Game, Rules};
///
/// let game = Game::deal(Rules::printed(Edition::Fourth), 2, 7)?;
/// let seen = Seen::of(&game, 0).expect("the game has just begun");
///
/// // A world is another game, but it looks the same to the seat that is asked.
/// let world = seen.redeal(&mut luck_of(1, seen.seat()));
/// assert_ne!(world, game);
/// assert_eq!(world.view(seen.seat()), seen.view());
/// assert_eq!(world.answers(), seen.answers());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Seen<'a, G> {
    game: &'a G,
    seat: Seat,
    moment: usize,
    limit: Duration,
}

impl<G> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Seen<'_, G> {}

impl<'a, G: Game> Seen<'a, G> {
    /// The game as the asked seat sees it, or `None` when the game is over.
    ///
    /// `moment` is the number of answers given so far in the game, by all seats. A bot that reuses its search tree for the next
    /// question needs it to detect whether another seat was asked in between.
    pub fn of(game: &'a G, moment: usize) -> Option<Seen<'a, G>> {
        Some(Seen { game, seat: game.asked()?, moment, limit: Duration::MAX })
    }

    /// The same game, for a bot that divides the time of a turn among its answers: this is the time for this one. See
    /// [`TurnClock`](crate::TurnClock).
    #[must_use]
    pub fn within(self, limit: Duration) -> Seen<'a, G> {
        Seen { limit, ..self }
    }

    /// The time for this answer; `Duration::MAX` without a limit.
    pub fn limit(&self) -> Duration {
        self.limit
    }

    /// The seat that is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of answers given before this question.
    pub fn moment(&self) -> usize {
        self.moment
    }

    /// The question.
    pub fn question(&self) -> G::Question {
        self.game.question().expect("somebody is asked")
    }

    /// The legal answers.
    pub fn answers(&self) -> G::Answers {
        self.game.answers()
    }

    /// Everything that the seat may know.
    pub fn view(&self) -> G::View {
        self.game.view(self.seat)
    }

    /// A world: a random game that the seat cannot tell from the real one.
    pub fn redeal(&self, luck: &mut impl Rng) -> G {
        self.game.redeal(self.seat, luck)
    }
}
