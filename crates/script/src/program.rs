//! Programs: effects as flat lists of operations, so that the place in an effect is a single number.
//!
//! Expressions remain trees: they are evaluated at once. Only operations wait for answers.

use crate::tree::{
    Cards, CardsSlot, Chooser, ColorSet, EffectKind, Filter, Number, Pick, Seats, Slot,
    SpecialChange, Test, Then, Value, Verb, Winner, Zone,
};
use crate::word::{Icon, Special, Splay};

/// One effect, ready to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Whether the effect is a demand.
    pub kind: EffectKind,
    /// The initial value of the first slot, which `repeat with` replaces.
    pub parameter: Option<Value>,
    /// The operations. Running past the last one ends the effect.
    pub code: Vec<Op>,
    /// The number of slots for sets of cards.
    pub cards: u8,
    /// The number of those slots, counted from the first, that must keep their cards while the effect executes another
    /// card. The others are scratch space of single statements.
    pub lasting_cards: u8,
    /// The number of slots for small values.
    pub slots: u8,
    /// The number of those slots that must keep their values while the effect executes another card.
    pub lasting_slots: u8,
}

/// The index of an operation in [`Program::code`].
pub type Target = u16;

/// One operation.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of an operation are the words of its statement")]
pub enum Op {
    /// Draws cards one at a time.
    Draw { may: bool, then: Then, age: Number, times: Number, bind: Option<CardsSlot> },
    /// Picks cards, and moves or reveals each one as soon as it is picked.
    Pick(Box<PickOp>),
    /// Asks for a color.
    ChooseColor { who: Chooser, may: bool, from: ColorSet, bind: Slot },
    /// Asks for a value.
    ChooseValue { who: Chooser, may: bool, from: Vec<Number>, bind: Slot },
    /// Asks for an icon.
    ChooseIcon { who: Chooser, may: bool, from: Vec<Icon>, bind: Slot },
    /// Asks for a player.
    ChooseSeat { who: Chooser, may: bool, from: Seats, bind: Slot },
    /// Asks for a branch and jumps to it. Declining jumps to `end`.
    ChooseBranch { may: bool, branches: Vec<Target>, end: Target },
    /// Splays piles.
    Splay { may: bool, one: bool, colors: ColorSet, direction: Splay },
    /// Removes the splay of piles.
    Unsplay { colors: ColorSet },
    /// Asks for a pile and its new order.
    Rearrange { may: bool, colors: ColorSet, hue: Slot, left: CardsSlot },
    /// Swaps the cards of two slots between two zones.
    Exchange { may: bool, left: (CardsSlot, Zone), right: (CardsSlot, Zone) },
    /// Executes a card's effects for the executing player only.
    Execute { cards: Cards },
    /// Junks special achievements or brings them back.
    Specials { may: bool, one: bool, change: SpecialChange },
    /// Takes a special achievement.
    Claim { special: Special },
    /// Adds markers to this card.
    AddMarkers { number: Number },
    /// Jumps.
    Jump(Target),
    /// Jumps unless the test holds.
    Unless(Test, Target),
    /// Begins a loop over players: stores them in `left`, and the previous `their` in `outer`.
    EachBegin { seats: Seats, left: Slot, outer: Slot },
    /// Makes the next player of the loop `their`. After the last one, restores `their` and jumps to `end`.
    EachNext { left: Slot, outer: Slot, end: Target },
    /// Starts the effect again.
    Repeat { with: Option<Value> },
    /// Ends the whole dogma action.
    EndDogma,
    /// Ends the game.
    Win { winner: Winner },
    /// Eliminates the executing player.
    Lose,
}

/// A pick of cards, with the slots that hold its state while it waits for answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickOp {
    /// The player who chooses.
    pub who: Chooser,
    /// Whether the player may decline.
    pub may: bool,
    /// The number of cards, and the cards to pick from.
    pub pick: Pick,
    /// The action on each picked card. `None` only chooses the card.
    pub verb: Option<Verb>,
    /// Whether each card is revealed first.
    pub revealing: bool,
    /// The cards still to pick from.
    pub left: CardsSlot,
    /// The cards picked so far.
    pub taken: CardsSlot,
    /// The progress of the pick.
    pub stage: Slot,
    /// The maximum number of cards to pick.
    pub limit: Slot,
    /// The player whose hidden cards are being picked from, if the cards belong to several players.
    pub owner: Slot,
    /// The condition that the other players cannot check themselves, so that the cards must be shown to them.
    pub proof: Option<Proof>,
}

/// A condition on the faces of hidden cards, which only their owner can check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The zone.
    pub zone: Zone,
    /// The filters that the cards must pass.
    pub filters: Vec<Filter>,
}
