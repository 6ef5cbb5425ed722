//! Dealing a new game.

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

/// How the cards lie before anybody draws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deal {
    /// Shuffled from a seed: the same seed gives the same game on every machine.
    Seed(u64),
    /// Laid out by hand.
    Decks {
        /// Every deck from age 1 on, from the top down.
        decks: Vec<Vec<Card>>,
        /// The card that lies as a standard achievement, from age 1 on.
        achievements: Vec<Card>,
    },
}

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Nobody can be seated so.
    #[error(transparent)]
    Seating(#[from] SeatingError),
    /// Not as many decks as ages.
    #[error("there are {0} decks, and there must be one for each age")]
    Decks(usize),
    /// Not as many achievements as ages that have one.
    #[error("there are {0} achievements, and there must be one for each age but the last")]
    Achievements(usize),
    /// A card where it cannot be.
    #[error("{card} is of age {age} and cannot lie among the cards of age {deck}")]
    WrongAge {
        /// The card.
        card: String,
        /// Its age.
        age: u8,
        /// Where it lies.
        deck: u8,
    },
    /// A card dealt twice.
    #[error("{0} is dealt twice")]
    Twice(String),
    /// A card not dealt.
    #[error("{0} is missing")]
    Missing(String),
}

impl Game {
    /// Deals a new game and asks for the opening cards.
    pub fn new(
        rules: &'static Rules,
        seating: impl Into<Seating>,
        deal: &Deal,
    ) -> Result<Game, SetupError> {
        let seating = seating.into();
        let mut position = Position::empty(rules, seating.players);
        seating.seat(rules, &mut position)?;
        match deal {
            Deal::Seed(seed) => shuffle_decks(rules, &mut position, *seed),
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

    /// Deals a new game from a seed.
    pub fn deal(
        rules: &'static Rules,
        seating: impl Into<Seating>,
        seed: u64,
    ) -> Result<Game, SetupError> {
        Game::new(rules, seating, &Deal::Seed(seed))
    }
}

/// Shuffles each age by itself; the card that comes first is the achievement.
///
/// The stream of ChaCha8 is fixed for ever, and so is what is made of it here: this is part of every record.
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

/// Every order is equally likely.
pub(crate) fn shuffle(cards: &mut [Card], rng: &mut impl Rng) {
    for last in (1..cards.len()).rev() {
        cards.swap(last, below(last as u32 + 1, rng) as usize);
    }
}

/// A number below `bound`, each equally likely: what would make some likelier than others is thrown again.
pub(crate) fn below(bound: u32, rng: &mut impl Rng) -> u32 {
    let uneven = (u32::MAX - bound + 1) % bound;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        if product as u32 >= uneven {
            return (product >> 32) as u32;
        }
    }
}

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
