//! The events of a game, told to a [`Watch`] while they happen.
//!
//! The events alone are enough to follow the zone of every card, the splays and the special achievements. A seat may
//! only be shown events that went through [`Event::told`].

use crate::card::{Card, CardSet};
use crate::question::Answer;
use crate::trace::Trace;
use crate::zone::Zone;
use eureka_script::tree::{EffectKind, SpecialChange};
use eureka_script::word::{Color, Special, Splay};
use eureka_table::{ONLOOKER, Outcome, Seat, SeatSet};

/// A receiver of all events. A search passes `()`, which costs nothing; a `Vec` collects them.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Arrangement, Edition, Event, Game, ONLOOKER, Rules};
///
/// let rules = Rules::printed(Edition::First);
/// let mut game = Game::arrange(rules, &Arrangement::new(rules, 2)).unwrap();
/// let mut events = Vec::new();
/// game.answer(game.read("draw").unwrap(), &mut events).unwrap();
///
/// // The draw action, and the move of the card. An onlooker sees its age, but not which card it is.
/// let [Event::Action { .. }, moved] = events[..] else { panic!("{events:?}") };
/// let Event::Moved { card, .. } = moved.told(ONLOOKER, |card| rules.age(card)) else { panic!() };
/// assert_eq!((card.age, card.card), (1, None));
/// ```
pub trait Watch {
    /// Receives an event.
    fn event(&mut self, event: Event<Shown>);

    /// The trace of the hidden cards that decide what happens, if it is wanted.
    #[doc(hidden)]
    fn trace(&self) -> Option<&Trace> {
        None
    }
}

impl Watch for () {
    fn event(&mut self, _: Event<Shown>) {}
}

impl Watch for Vec<Event<Shown>> {
    fn event(&mut self, event: Event<Shown>) {
        self.push(event);
    }
}

/// A card in an event, and the seats that know its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The card.
    pub card: Card,
    /// The seats that know it afterward; [`ONLOOKER`] is among them if the whole table has seen it.
    pub known: SeatSet,
}

/// A card as one seat sees it: always its back, and its face only if the seat knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The age, which the back shows.
    pub age: u8,
    /// The card, if the seat knows it.
    pub card: Option<Card>,
    /// The cards that it may be, if the seat has seen them and can no longer tell them apart. It is one of them if as many
    /// cards have this set as the set has cards; otherwise it may also be a card that the seat has not seen.
    pub among: CardSet,
}

impl Face {
    /// A card that the seat knows.
    pub fn open(age: u8, card: Card) -> Face {
        Face { age, card: Some(card), among: CardSet::EMPTY }
    }

    /// A card of which the seat sees only the back.
    pub fn back(age: u8) -> Face {
        Face { age, card: None, among: CardSet::EMPTY }
    }
}

/// An event. `C` is a card in it: [`Shown`] with the whole truth, or [`Face`] as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of an event say themselves what they are")]
pub enum Event<C> {
    /// A turn begins.
    Turn { seat: Seat, actions: u8 },
    /// A player takes an action.
    Action { seat: Seat, action: Answer },
    /// A player begins to execute an effect, counted from 0.
    Effect { seat: Seat, card: Card, effect: u8, kind: EffectKind },
    /// A card moved from one zone to another; `by` is the player who moved it.
    Moved { by: Seat, card: C, kind: MoveKind, from: Zone, to: Zone },
    /// A card was shown to all.
    Revealed { by: Seat, card: Card },
    /// A pile was splayed, or lost its splay.
    Splayed { seat: Seat, color: Color, splay: Splay },
    /// A pile got a new order.
    Rearranged { seat: Seat, color: Color },
    /// A special achievement was claimed.
    Claimed { seat: Seat, special: Special },
    /// A special achievement was junked, or restored to the table.
    Special { special: Special, change: SpecialChange },
    /// A player has lost by an effect and is out of the game.
    Lost { seat: Seat },
    /// A player has given up and is out of the game.
    Resigned { seat: Seat },
    /// A player gave an answer inside an effect that all may hear: anything but a card.
    Chose { seat: Seat, answer: Answer },
    /// The player whose action it was draws the sharing bonus.
    Bonus { seat: Seat },
    /// The dogma action ended early: by an effect, because the player lost, or because it would have gone on for ever.
    DogmaEnded,
    /// The game is over.
    Over { outcome: Outcome },
}

/// The kind of a card's move.
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
    /// The event with every face, for a referee, or for everybody when the game is over. `age` gives the age of a card.
    pub fn open(self, age: impl Fn(Card) -> u8) -> Event<Face> {
        match self {
            Event::Moved { by, card: Shown { card, .. }, kind, from, to } => {
                let card = Face::open(age(card), card);
                Event::Moved { by, card, kind, from, to }
            }
            // Only moves have hidden cards.
            event => event.told(ONLOOKER, age),
        }
    }

    /// The event as this seat, or [`ONLOOKER`], may know it. `age` gives the age of a card.
    pub fn told(self, seat: Seat, age: impl Fn(Card) -> u8) -> Event<Face> {
        match self {
            Event::Moved { by, card, kind, from, to } => {
                let age = age(card.card);
                let card = match card.known.has(seat) {
                    true => Face::open(age, card.card),
                    false => Face::back(age),
                };
                Event::Moved { by, card, kind, from, to }
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
            Event::Special { special, change } => Event::Special { special, change },
            Event::Lost { seat } => Event::Lost { seat },
            Event::Resigned { seat } => Event::Resigned { seat },
            Event::Chose { seat, answer } => Event::Chose { seat, answer },
            Event::Bonus { seat } => Event::Bonus { seat },
            Event::DogmaEnded => Event::DogmaEnded,
            Event::Over { outcome } => Event::Over { outcome },
        }
    }
}
