//! Deals a new game, from a seed or card by card.

use crate::blind::Blind;
use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::position::Position;
use crate::rules::Rules;
use crate::seating::{Seating, SeatingError};
use crate::zone::Zone;
use arrayvec::ArrayVec;
use eureka_script::tree::{End, Then};
use eureka_table::Seat;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The order of the cards before anybody draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// Shuffled from a seed: the same seed gives the same game on every machine.
    Seed(u64),
    /// Laid out by hand.
    Decks {
        /// The deck of each age from 1 on, each from the top down.
        decks: Vec<Vec<Card>>,
        /// The standard achievement of each age from 1 on.
        achievements: Vec<Card>,
    },
}

/// The reason why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The seating is impossible.
    #[error(transparent)]
    Seating(#[from] SeatingError),
    /// The number of decks differs from the number of ages.
    #[error("there are {0} decks, and there must be one for each age")]
    Decks(usize),
    /// The number of achievements differs from the number of ages that have one.
    #[error("there are {0} achievements, and there must be one for each age but the last")]
    Achievements(usize),
    /// A card is dealt among the cards of another age.
    #[error("{card} is of age {age} and cannot lie among the cards of age {deck}")]
    WrongAge {
        /// The card.
        card: String,
        /// Its age.
        age: u8,
        /// The age of the deck or achievement that it was dealt as.
        deck: u8,
    },
    /// A card is dealt twice.
    #[error("{0} is dealt twice")]
    Twice(String),
    /// A card is not dealt.
    #[error("{0} is missing")]
    Missing(String),
}

impl Game {
    /// Deals a new game and asks the first player for an opening card.
    ///
    /// # Examples
    ///
    /// A plain number of players is a seating. Teams need more:
    ///
    /// ```
    /// use eureka_innovation::{Deal, Edition, Game, Rules, Seat, Seating};
    ///
    /// let rules = Rules::printed(Edition::Fourth);
    /// let teams = Seating::read_teams("AC,BD").unwrap();
    /// let seating = Seating { players: 4, teams, parley: None };
    /// let game = Game::new(rules, seating, &Deal::Seed(1)).unwrap();
    /// assert_eq!(game.position().team(Seat::A).to_string(), "AC");
    /// assert!(Game::new(rules, 6, &Deal::Seed(1)).is_err());
    /// ```
    pub fn new(
        rules: &'static Rules,
        seating: impl Into<Seating>,
        deal: &Deal,
    ) -> Result<Game, SetupError> {
        let seating = seating.into();
        seating.check(rules)?;
        Game::begin(rules, &seating, deal)
    }

    /// Deals a game, new or recorded. The seating must have been checked.
    pub(crate) fn begin(
        rules: &'static Rules,
        seating: &Seating,
        deal: &Deal,
    ) -> Result<Game, SetupError> {
        let mut position = Position::empty(rules, seating.players);
        seating.seat(rules, &mut position);
        match deal {
            Deal::Seed(seed) => {
                shuffle_decks(rules, &mut position, *seed);
                position.blind = Blind::of_seed(*seed);
            }
            Deal::Decks { decks, achievements } => {
                lay_out(rules, &mut position, decks, achievements)?;
            }
        }
        let mut game = Game { rules, position };
        for _ in 0..2 {
            for seat in game.position.everyone().iter() {
                game.engine(&mut ()).draw(seat, 1, Then::Keep);
            }
        }
        game.position.machine.changed = false;
        game.engine(&mut ()).ask_opening(Seat::A);
        Ok(game)
    }

    /// Deals a new game from a seed. The same seed deals the same game on every machine.
    pub fn deal(
        rules: &'static Rules,
        seating: impl Into<Seating>,
        seed: u64,
    ) -> Result<Game, SetupError> {
        Game::new(rules, seating, &Deal::Seed(seed))
    }
}

/// Shuffles each age by itself. The first card of each is the achievement, the rest is the deck.
///
/// Do not change this function, nor [`shuffle`] and [`random_below`]: every record that holds a seed depends on the
/// exact cards they deal. ChaCha8 is chosen because its stream never changes.
fn shuffle_decks(rules: &Rules, position: &mut Position, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for age in 1..=rules.last_age() {
        let mut cards: ArrayVec<Card, { Card::MAX }> = rules.of_age(age).iter().collect();
        shuffle(&mut cards, &mut rng);
        let (achievement, deck) = match age <= rules.achievement_ages() {
            true => cards.split_at(1),
            false => cards.split_at(0),
        };
        for &card in achievement {
            position.put(rules, card, Zone::Available, End::Top);
        }
        position.lay_deck(age, deck);
    }
}

/// Shuffles the cards (Fisher–Yates). Every order is equally likely.
pub(crate) fn shuffle(cards: &mut [Card], rng: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, random_below(last as u32 + 1, rng) as usize);
    }
}

/// A random number below `bound`. Every number is equally likely: results that would favor some are drawn again.
pub(crate) fn random_below(bound: u32, rng: &mut impl Rng) -> u32 {
    let uneven = (u32::MAX - bound + 1) % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= uneven {
            return (product >> 32) as u32;
        }
    }
}

/// Lays out a deal card by card, and checks that every card is dealt once and in its age.
fn lay_out(
    rules: &Rules,
    position: &mut Position,
    decks: &[Vec<Card>],
    achievements: &[Card],
) -> Result<(), SetupError> {
    if decks.len() != usize::from(rules.last_age()) {
        return Err(SetupError::Decks(decks.len()));
    }
    if achievements.len() != usize::from(rules.achievement_ages()) {
        return Err(SetupError::Achievements(achievements.len()));
    }
    let mut placed = CardSet::EMPTY;
    let mut place = |card: Card, deck: u8, zone: Zone| {
        let name = || rules.name(card).to_owned();
        let age = rules.age(card);
        if age != deck {
            return Err(SetupError::WrongAge { card: name(), age, deck });
        }
        if placed.has(card) {
            return Err(SetupError::Twice(name()));
        }
        placed.insert(card);
        position.put(rules, card, zone, End::Bottom);
        Ok(())
    };
    for (age, &card) in (1..).zip(achievements) {
        place(card, age, Zone::Available)?;
    }
    for (age, deck) in (1..).zip(decks) {
        for &card in deck {
            place(card, age, Zone::Deck)?;
        }
    }
    match (rules.all() - placed).first() {
        Some(card) => Err(SetupError::Missing(rules.name(card).to_owned())),
        None => Ok(()),
    }
}
