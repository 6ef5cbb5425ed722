//! Where we are inside an action: one stack of frames, with the values they remember. Plain bytes, part of the position.

use crate::card::{Card, CardSet};
use crate::position::SEATS;
use crate::question::QuestionKind;
use crate::rules::Rules;
use eureka_script::program::Program;
use eureka_script::tree::{CardsSlot, Slot};
use eureka_table::{Seat, SeatSet};

/// How deep cards can execute each other.
pub(crate) const FRAMES: usize = 18;
const CARD_SLOTS: usize = 32;
const SLOTS: usize = 48;

/// The state of the action in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Machine {
    frames: [Frame; FRAMES],
    cards: [CardSet; CARD_SLOTS],
    slots: [u8; SLOTS],
    depth: u8,
    pub(crate) dogma: Dogma,
    /// Whether an action has been taken whose end has not been looked at.
    pub(crate) acting: bool,
    /// Whether anything changed since the current effect began.
    pub(crate) changed: bool,
    /// Players whose special achievements must be looked at.
    pub(crate) unseen: SeatSet,
    /// What each card that counts has counted for each player in this action.
    pub(crate) markers: [[u8; SEATS]; Rules::MAX_MARKED_CARDS],
    /// The new order of a pile, as far as it has been named.
    pub(crate) order: [u8; Rules::MOST_OF_A_COLOR as usize],
    pub(crate) named: u8,
    pub(crate) pending: Option<Pending>,
}

/// The dogma action in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Dogma {
    pub(crate) card: Card,
    /// The effect being executed, as a number of its program.
    pub(crate) effect: u16,
    /// Whose turn to execute it is, in steps clockwise from the player whose action it is.
    pub(crate) steps: u8,
    pub(crate) exposed: SeatSet,
    pub(crate) sharing: SeatSet,
    /// Distant players who have been asked whether they pay.
    pub(crate) parleyed: SeatSet,
    pub(crate) bonus: bool,
}

/// One execution of one effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Frame {
    pub(crate) program: u16,
    pub(crate) at: u16,
    pub(crate) card: Card,
    pub(crate) you: Seat,
    pub(crate) me: Seat,
    pub(crate) their: Seat,
    /// Where its values begin and end.
    cards: u8,
    cards_end: u8,
    slots: u8,
    slots_end: u8,
    /// Whether the last statement was done in full and had a result.
    pub(crate) did: bool,
    pub(crate) after: After,
}

/// What follows when an effect is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum After {
    /// The next player or effect of the dogma action.
    Dogma,
    /// The next effect of the same card, for the same player only; then the effect that ordered it.
    Execute,
}

/// A question that waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pending {
    pub(crate) kind: QuestionKind,
    pub(crate) seat: Seat,
    pub(crate) pass: bool,
    /// The cards that are answers, or among which an answer picks.
    pub(crate) cards: CardSet,
    /// The colors, values, seats or branches that are answers, a bit each.
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
    /// Between actions.
    pub(crate) const fn idle() -> Machine {
        Machine {
            frames: [IDLE_FRAME; FRAMES],
            cards: [CardSet::EMPTY; CARD_SLOTS],
            slots: [0; SLOTS],
            depth: 0,
            dogma: IDLE_DOGMA,
            acting: false,
            changed: false,
            unseen: SeatSet::NONE,
            markers: [[0; SEATS]; Rules::MAX_MARKED_CARDS],
            order: [0; Rules::MOST_OF_A_COLOR as usize],
            named: 0,
            pending: None,
        }
    }

    /// Whether an effect can be executed at all.
    pub(crate) fn has_room_for(program: &Program) -> bool {
        usize::from(program.cards) <= CARD_SLOTS && usize::from(program.slots) <= SLOTS
    }

    /// Forgets the dogma action; who must still be looked at stays.
    pub(crate) fn end_dogma(&mut self) {
        while self.depth > 0 {
            self.pop();
        }
        self.dogma = IDLE_DOGMA;
        self.changed = false;
        self.markers = [[0; SEATS]; Rules::MAX_MARKED_CARDS];
        self.named = 0;
        self.order = [0; Rules::MOST_OF_A_COLOR as usize];
        self.pending = None;
    }

    /// The effect being executed.
    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.frames[..usize::from(self.depth)].last()
    }

    /// The effect being executed.
    ///
    /// # Panics
    ///
    /// Between actions.
    pub(crate) fn frame_mut(&mut self) -> &mut Frame {
        &mut self.frames[usize::from(self.depth) - 1]
    }

    /// All effects being executed, the outermost first.
    pub(crate) fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }

    /// Begins an effect; refuses when cards execute each other too deep.
    pub(crate) fn push(&mut self, rules: &Rules, frame: Frame) -> bool {
        let (cards, slots) = self.clear_scratch(rules);
        let program = rules.program(frame.program);
        let (cards_end, slots_end) = (cards + program.cards, slots + program.slots);
        let fits = usize::from(self.depth) < FRAMES
            && usize::from(cards_end) <= CARD_SLOTS
            && usize::from(slots_end) <= SLOTS;
        if fits {
            self.frames[usize::from(self.depth)] =
                Frame { cards, cards_end, slots, slots_end, ..frame };
            self.depth += 1;
        }
        fits
    }

    /// Forgets what need not outlast a card that the topmost effect executes, and says where its values may begin.
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

    /// Forgets what the effect being executed remembers.
    pub(crate) fn forget(&mut self) {
        let frame = *self.frame_mut();
        self.cards[usize::from(frame.cards)..usize::from(frame.cards_end)].fill(CardSet::EMPTY);
        self.slots[usize::from(frame.slots)..usize::from(frame.slots_end)].fill(0);
    }

    /// All values that are remembered, of all frames.
    pub(crate) fn remembered(&self) -> (&[CardSet], &[u8]) {
        let (cards, slots) = self.ends();
        (&self.cards[..cards], &self.slots[..slots])
    }

    /// All values that are remembered, of all frames.
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

    /// A set that the effect being executed remembers.
    pub(crate) fn cards_mut(&mut self, slot: CardsSlot) -> &mut CardSet {
        let base = self.frame_mut().cards;
        &mut self.cards[usize::from(base + slot.0)]
    }

    /// A small value that the effect being executed remembers.
    pub(crate) fn slot_mut(&mut self, slot: Slot) -> &mut u8 {
        let base = self.frame_mut().slots;
        &mut self.slots[usize::from(base + slot.0)]
    }

    /// Every set of cards that is remembered anywhere.
    pub(crate) fn sets_mut(&mut self) -> impl Iterator<Item = &mut CardSet> {
        self.cards.iter_mut().chain(self.pending.as_mut().map(|pending| &mut pending.cards))
    }
}

impl Frame {
    /// An execution that is about to begin.
    pub(crate) fn new(program: u16, card: Card, you: Seat, me: Seat, after: After) -> Frame {
        Frame { program, card, you, me, their: you, after, ..IDLE_FRAME }
    }
}
