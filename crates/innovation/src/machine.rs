//! The state of an action in progress: a stack of frames and the values that they remember.
//!
//! The machine is part of the position, so it is plain bytes of fixed size. Every frame owns a range of the two value
//! arrays. Values that no frame owns must be empty: positions are compared and hashed with them.

use crate::card::{Card, CardSet};
use crate::position::MAX_SEATS;
use crate::question::QuestionKind;
use crate::rules::Rules;
use eureka_script::program::Program;
use eureka_script::tree::{CardsSlot, Slot};
use eureka_table::{Seat, SeatSet};

/// The maximum depth to which cards can execute each other.
pub(crate) const MAX_FRAMES: usize = 18;
/// The maximum number of card sets that all frames together remember.
const MAX_CARD_SLOTS: usize = 32;
/// The maximum number of small values (numbers, colors, seats) that all frames together remember.
const MAX_SLOTS: usize = 48;

/// The state of the action in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Machine {
    frames: [Frame; MAX_FRAMES],
    cards: [CardSet; MAX_CARD_SLOTS],
    slots: [u8; MAX_SLOTS],
    depth: u8,
    pub(crate) dogma: Dogma,
    /// Whether an action is in progress.
    pub(crate) acting: bool,
    /// Whether anything changed since the current effect began.
    pub(crate) changed: bool,
    /// The players whose boards or counts have changed since special achievements were last awarded.
    pub(crate) unchecked: SeatSet,
    /// The markers of each player on each card that uses markers. They last until the end of the dogma action.
    pub(crate) markers: [[u8; MAX_SEATS]; Rules::MAX_MARKED_CARDS],
    /// The new order of a pile, as far as the player has named it: the first `named` cards.
    pub(crate) order: [u8; Rules::MAX_CARDS_OF_A_COLOR as usize],
    /// The number of cards in `order`.
    pub(crate) named: u8,
    /// The cards that have left the game with their owner during this dogma action. Effects no longer mean them.
    pub(crate) gone: CardSet,
    /// The open question.
    pub(crate) pending: Option<Pending>,
}

/// The dogma action in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Dogma {
    pub(crate) card: Card,
    /// The effect being executed, as the number of its program.
    pub(crate) effect: u16,
    /// The player who executes it, in steps clockwise from the player whose action it is.
    pub(crate) steps: u8,
    /// The players exposed to demands.
    pub(crate) exposed: SeatSet,
    /// The players who share the other effects.
    pub(crate) sharing: SeatSet,
    /// The distant players who have been asked whether they pay.
    pub(crate) parleyed: SeatSet,
    /// Whether a sharing bonus is due.
    pub(crate) bonus: bool,
}

/// One execution of one effect by one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    /// The number of the effect's program.
    pub(crate) program: u16,
    /// The index of the next operation.
    pub(crate) at: u16,
    pub(crate) card: Card,
    /// The player who executes the effect: *you* in the text of the card.
    pub(crate) you: Seat,
    /// The player whose action it is: *I* in a demand.
    pub(crate) me: Seat,
    /// The current player of the innermost `for each`; outside of one, the same as `you`.
    pub(crate) their: Seat,
    // The ranges of its values in the arrays of the machine.
    cards: u8,
    cards_end: u8,
    slots: u8,
    slots_end: u8,
    /// Whether the last statement was done in full and had a result: the test *if you do*.
    pub(crate) did: bool,
    pub(crate) after: After,
}

/// The continuation after the last operation of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum After {
    /// The next player or effect of the dogma action.
    Dogma,
    /// The next effect of the same card, for the same player only; then the effect that executed the card.
    Execute,
}

/// A question that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pending {
    pub(crate) kind: QuestionKind,
    pub(crate) seat: Seat,
    pub(crate) pass: bool,
    /// The cards that are answers, or among which the answer chooses by owner or by value.
    pub(crate) cards: CardSet,
    /// The colors, values, seats, icons, special achievements or branches that are answers, a bit each.
    pub(crate) mask: u16,
}

const IDLE_FRAME: Frame = Frame {
    program: 0,
    at: 0,
    card: Card::new(0),
    you: Seat::A,
    me: Seat::A,
    their: Seat::A,
    cards: 0,
    cards_end: 0,
    slots: 0,
    slots_end: 0,
    did: false,
    after: After::Dogma,
};

const IDLE_DOGMA: Dogma = Dogma {
    card: Card::new(0),
    effect: 0,
    steps: 0,
    exposed: SeatSet::NONE,
    sharing: SeatSet::NONE,
    parleyed: SeatSet::NONE,
    bonus: false,
};

impl Machine {
    /// The machine between two actions.
    pub(crate) const fn idle() -> Machine {
        Machine {
            frames: [IDLE_FRAME; MAX_FRAMES],
            cards: [CardSet::EMPTY; MAX_CARD_SLOTS],
            slots: [0; MAX_SLOTS],
            depth: 0,
            dogma: IDLE_DOGMA,
            acting: false,
            changed: false,
            unchecked: SeatSet::NONE,
            markers: [[0; MAX_SEATS]; Rules::MAX_MARKED_CARDS],
            order: [0; Rules::MAX_CARDS_OF_A_COLOR as usize],
            named: 0,
            gone: CardSet::EMPTY,
            pending: None,
        }
    }

    /// Whether the machine has enough slots to execute an effect on its own.
    pub(crate) fn has_room_for(program: &Program) -> bool {
        usize::from(program.cards) <= MAX_CARD_SLOTS && usize::from(program.slots) <= MAX_SLOTS
    }

    /// Clears the dogma action. `acting` and `unchecked` stay.
    pub(crate) fn end_dogma(&mut self) {
        while self.depth > 0 {
            self.pop();
        }
        self.dogma = IDLE_DOGMA;
        self.changed = false;
        self.markers = [[0; MAX_SEATS]; Rules::MAX_MARKED_CARDS];
        self.forget_order();
        self.gone = CardSet::EMPTY;
        self.pending = None;
    }

    /// Clears the new order of a pile that a player was naming.
    pub(crate) fn forget_order(&mut self) {
        self.named = 0;
        self.order = [0; Rules::MAX_CARDS_OF_A_COLOR as usize];
    }

    /// The frame of the effect being executed, if there is one.
    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.frames[..usize::from(self.depth)].last()
    }

    /// The frame of the effect being executed.
    ///
    /// # Panics
    ///
    /// If no effect is being executed.
    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth) - 1]
    }

    /// The frames of all effects being executed, the outermost first.
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }

    /// Begins an effect. Returns false if the machine has no room for it: cards execute each other too deeply.
    pub(crate) fn push(&mut self, rules: &Rules, frame: Frame) -> bool {
        let (cards, slots) = self.clear_scratch(rules);
        let program = rules.program(frame.program);
        let (cards_end, slots_end) = (cards + program.cards, slots + program.slots);
        let fits = usize::from(self.depth) < MAX_FRAMES
            && usize::from(cards_end) <= MAX_CARD_SLOTS
            && usize::from(slots_end) <= MAX_SLOTS;
        if fits {
            self.frames[usize::from(self.depth)] =
                Frame { cards, cards_end, slots, slots_end, ..frame };
            self.depth += 1;
        }
        fits
    }

    /// Clears the values of the topmost effect that need not outlast a card it executes. Returns the indices at which the
    /// values of that card may begin.
    fn clear_scratch(&mut self, rules: &Rules) -> (u8, u8) {
        let Some(&frame) = self.frame() else { return (0, 0) };
        let program = rules.program(frame.program);
        let cards = frame.cards + program.lasting_cards;
        let slots = frame.slots + program.lasting_slots;
        self.cards[usize::from(cards)..usize::from(frame.cards_end)].fill(CardSet::EMPTY);
        self.slots[usize::from(slots)..usize::from(frame.slots_end)].fill(0);
        (cards, slots)
    }

    /// Ends the effect being executed.
    pub(crate) fn pop(&mut self) -> Frame {
        self.forget();
        self.depth -= 1;
        std::mem::replace(&mut self.frames[usize::from(self.depth)], IDLE_FRAME)
    }

    /// Clears all values of the effect being executed.
    pub(crate) fn forget(&mut self) {
        let frame = *self.frame_mut();
        self.cards[usize::from(frame.cards)..usize::from(frame.cards_end)].fill(CardSet::EMPTY);
        self.slots[usize::from(frame.slots)..usize::from(frame.slots_end)].fill(0);
    }

    /// The values of all frames.
    pub(crate) fn remembered(&self) -> (&[CardSet], &[u8]) {
        let (cards, slots) = self.ends();
        (&self.cards[..cards], &self.slots[..slots])
    }

    /// The values of all frames.
    pub(crate) fn remembered_mut(&mut self) -> (&mut [CardSet], &mut [u8]) {
        let (cards, slots) = self.ends();
        (&mut self.cards[..cards], &mut self.slots[..slots])
    }

    fn ends(&self) -> (usize, usize) {
        let ends = |frame: &Frame| (usize::from(frame.cards_end), usize::from(frame.slots_end));
        self.frame().map_or((0, 0), ends)
    }

    pub(crate) fn cards(&self, frame: &Frame, slot: CardsSlot) -> CardSet {
        self.cards[usize::from(frame.cards + slot.0)]
    }

    pub(crate) fn slot(&self, frame: &Frame, slot: Slot) -> u8 {
        self.slots[usize::from(frame.slots + slot.0)]
    }

    /// A card set of the effect being executed.
    pub(crate) fn cards_mut(&mut self, slot: CardsSlot) -> &mut CardSet {
        let base = self.frame_mut().cards;
        &mut self.cards[usize::from(base + slot.0)]
    }

    /// A small value of the effect being executed.
    pub(crate) fn slot_mut(&mut self, slot: Slot) -> &mut u8 {
        let base = self.frame_mut().slots;
        &mut self.slots[usize::from(base + slot.0)]
    }

    /// All card sets of the machine: the values of all frames, the cards that are gone, and those of the open question.
    pub(crate) fn sets_mut(&mut self) -> impl Iterator<Item = &mut CardSet> {
        let sets = self.cards.iter_mut().chain([&mut self.gone]);
        sets.chain(self.pending.as_mut().map(|pending| &mut pending.cards))
    }
}

impl Frame {
    /// The frame of an execution that is about to begin.
    pub(crate) fn new(program: u16, card: Card, you: Seat, me: Seat, after: After) -> Frame {
        Frame { program, card, you, me, their: you, after, ..IDLE_FRAME }
    }
}
