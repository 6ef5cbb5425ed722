//! What happens, told while it happens.

use crate::card::Card;
use crate::question::Answer;
use crate::zone::Zone;
use eureka_script::tree::{EffectKind, SpecialDeed};
use eureka_script::word::{Color, Special, Splay};
use eureka_table::{ONLOOKER, Outcome, Seat, SeatSet};

/// Somebody to whom everything is told. The search passes `()`, which costs nothing.
pub trait Watch {
    /// Something happened.
    fn event(&mut self, event: Event<Shown>);
}

impl Watch for () {
    fn event(&mut self, _: Event<Shown>) {}
}

impl Watch for Vec<Event<Shown>> {
    fn event(&mut self, event: Event<Shown>) {
        self.push(event);
    }
}

/// A card that something happened to, and who knows which it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The card.
    pub card: Card,
    /// The seats that know it afterwards; [`ONLOOKER`](crate::ONLOOKER) too if the whole table has seen it.
    pub known: SeatSet,
}

/// A card as one seat sees it: its back, and its face only if the seat knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// Its age, which the back shows.
    pub age: u8,
    /// The card, if it is known.
    pub card: Option<Card>,
}

/// Something that happened; `C` is how it shows a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of an event say themselves what they are")]
pub enum Event<C> {
    /// A turn begins.
    Turn { seat: Seat, actions: u8 },
    /// A player takes an action.
    Action { seat: Seat, action: Answer },
    /// A player begins to execute an effect, counted from 0.
    Effect { seat: Seat, card: Card, effect: u8, kind: EffectKind },
    /// A card went from one zone to another; `by` is who moved it.
    Moved { by: Seat, card: C, deed: MoveKind, from: Zone, to: Zone },
    /// A card was shown to all.
    Revealed { by: Seat, card: Card },
    /// A pile was splayed, or laid together.
    Splayed { seat: Seat, color: Color, splay: Splay },
    /// A pile has a new order.
    Rearranged { seat: Seat, color: Color },
    /// A special achievement was claimed.
    Claimed { seat: Seat, special: Special },
    /// A special achievement was junked, or brought back to the table.
    Special { special: Special, deed: SpecialDeed },
    /// A player has lost and is out of the game.
    Lost { seat: Seat },
    /// A player chose a color, a value, a player or a branch that all may hear.
    Chose { seat: Seat, answer: Answer },
    /// The player whose action it was takes the free draw for what others shared.
    Bonus { seat: Seat },
    /// The dogma action was ended by an effect.
    DogmaEnded,
    /// The game is over.
    Over { outcome: Outcome },
}

/// As what a card moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// Drawn.
    Draw,
    /// Melded.
    Meld,
    /// Tucked.
    Tuck,
    /// Scored.
    Score,
    /// Returned to its deck.
    Return,
    /// Transferred.
    Transfer,
    /// Exchanged.
    Exchange,
    /// Removed from the game.
    Remove,
    /// Junked.
    Junk,
    /// Claimed as an achievement.
    Achieve,
}

impl Event<Shown> {
    /// The event with every face: as a referee sees it, and everybody when the game is over; `age` tells the age of a card.
    pub fn open(self, age: impl Fn(Card) -> u8) -> Event<Face> {
        match self {
            Event::Moved { by, card: Shown { card, .. }, deed, from, to } => {
                let card = Face { age: age(card), card: Some(card) };
                Event::Moved { by, card, deed, from, to }
            }
            // Only moves hide anything.
            event => event.told(ONLOOKER, age),
        }
    }

    /// The event as this seat may know it, or [`ONLOOKER`](crate::ONLOOKER); `age` tells the age of a card.
    pub fn told(self, seat: Seat, age: impl Fn(Card) -> u8) -> Event<Face> {
        match self {
            Event::Moved { by, card, deed, from, to } => {
                let shown = card.known.has(seat).then_some(card.card);
                let card = Face { age: age(card.card), card: shown };
                Event::Moved { by, card, deed, from, to }
            }
            Event::Turn { seat, actions } => Event::Turn { seat, actions },
            Event::Action { seat, action } => Event::Action { seat, action },
            Event::Effect { seat, card, effect, kind } => {
                Event::Effect { seat, card, effect, kind }
            }
            Event::Revealed { by, card } => Event::Revealed { by, card },
            Event::Splayed { seat, color, splay } => Event::Splayed { seat, color, splay },
            Event::Rearranged { seat, color } => Event::Rearranged { seat, color },
            Event::Claimed { seat, special } => Event::Claimed { seat, special },
            Event::Special { special, deed } => Event::Special { special, deed },
            Event::Lost { seat } => Event::Lost { seat },
            Event::Chose { seat, answer } => Event::Chose { seat, answer },
            Event::Bonus { seat } => Event::Bonus { seat },
            Event::DogmaEnded => Event::DogmaEnded,
            Event::Over { outcome } => Event::Over { outcome },
        }
    }
}
