//! A card as the machine runs it: the statements of each effect laid out flat, so that «where we are» is one number.
//!
//! Expressions stay trees: they are evaluated at once and never wait for an answer. Only operations do.

use crate::tree::{
    Cards, CardsSlot, Chooser, ColorSet, EffectKind, Filter, Number, Pick, Seats, Slot,
    SpecialChange, Test, Then, Value, Verb, Winner, Zone,
};
use crate::word::{Icon, Special, Splay};

/// One effect, ready to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Demand or not.
    pub kind: EffectKind,
    /// The value that its first slot begins with.
    pub parameter: Option<Value>,
    /// The operations; running past the last ends the effect.
    pub code: Vec<Op>,
    /// How many sets of cards it remembers.
    pub cards: u8,
    /// How many of them, from the first on, must outlast a card that it executes. The rest is scratch of single statements.
    pub lasting_cards: u8,
    /// How many small values it remembers.
    pub slots: u8,
    /// How many of them must outlast a card that it executes.
    pub lasting_slots: u8,
}

/// A place in the code of a program.
pub type Target = u16;

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of an operation are the words of its statement")]
pub enum Op {
    /// Draws cards one after the other.
    Draw { may: bool, then: Then, age: Number, times: Number, bind: Option<CardsSlot> },
    /// Picks cards, and does something with each as soon as it is picked.
    Pick(Box<PickOp>),
    /// Asks for a color.
    ChooseColor { who: Chooser, may: bool, from: ColorSet, bind: Slot },
    /// Asks for a value.
    ChooseValue { who: Chooser, may: bool, from: Vec<Number>, bind: Slot },
    /// Asks for an icon.
    ChooseIcon { who: Chooser, may: bool, from: Vec<Icon>, bind: Slot },
    /// Asks for a player.
    ChooseSeat { who: Chooser, may: bool, from: Seats, bind: Slot },
    /// Asks for a branch and goes to its place; declining goes to `end`.
    ChooseBranch { may: bool, branches: Vec<Target>, end: Target },
    /// Splays piles.
    Splay { may: bool, one: bool, colors: ColorSet, direction: Splay },
    /// Lays piles together.
    Unsplay { colors: ColorSet },
    /// Asks for a pile and its new order.
    Rearrange { may: bool, colors: ColorSet, hue: Slot, left: CardsSlot },
    /// Swaps the cards of two slots between two zones.
    Exchange { may: bool, left: (CardsSlot, Zone), right: (CardsSlot, Zone) },
    /// Executes a card's effects for the executing player only.
    Execute { cards: Cards },
    /// Junks special achievements or brings them back.
    Specials { may: bool, one: bool, deed: SpecialChange },
    /// Takes a special achievement.
    Claim { special: Special },
    /// Adds markers to this card.
    AddMarkers { number: Number },
    /// Goes on elsewhere.
    Jump(Target),
    /// Goes on elsewhere unless the test holds.
    Unless(Test, Target),
    /// Begins a loop over players: remembers them, and who `their` was.
    EachBegin { seats: Seats, left: Slot, outer: Slot },
    /// Makes the next of them `their`; after the last, goes to `end`.
    EachNext { left: Slot, outer: Slot, end: Target },
    /// Begins the effect again.
    Repeat { with: Option<Value> },
    /// Ends the whole dogma action.
    EndDogma,
    /// Ends the game.
    Win { winner: Winner },
    /// Puts the executing player out of the game.
    Lose,
}

/// A pick in progress remembers what is left to pick from and what was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickOp {
    /// Who is asked.
    pub who: Chooser,
    /// Whether it may be declined.
    pub may: bool,
    /// How many, from which.
    pub pick: Pick,
    /// What is done with each card; `None` only chooses it.
    pub verb: Option<Verb>,
    /// Whether each card is shown first.
    pub revealing: bool,
    /// Cards still to pick from.
    pub left: CardsSlot,
    /// Cards picked.
    pub taken: CardsSlot,
    /// How far the pick has come.
    pub stage: Slot,
    /// How many it may take at most.
    pub limit: Slot,
    /// Whose hidden cards are being picked from, when several players' are.
    pub owner: Slot,
    /// What the others cannot see for themselves, and must be shown.
    pub proof: Option<Proof>,
}

/// A condition that only the owner of a hidden zone can look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The zone.
    pub zone: Zone,
    /// What its cards must have.
    pub filters: Vec<Filter>,
}
