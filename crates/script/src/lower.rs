//! Lowering: turns the tree of an effect into a flat program.

use crate::program::{Op, PickOp, Program, Proof, Target};
use crate::tree::{
    Block, Bound, Cards, CardsSlot, Chooser, Effect, Filter, Pick, Rank, Seats, Side, Slot, Step,
    Test, Verb, ZoneKind,
};

/// Lowers an effect to a flat program.
///
/// Scratch slots come after the named ones. At most one pick of an effect runs at a time, so all picks share the same
/// scratch slots. No pick runs while the effect executes another card, so that card may overwrite them. Loops, on the
/// other hand, continue after the executed card, so their slots must last.
///
/// # Examples
///
/// ```
/// use eureka_script::program::Op;
/// use eureka_script::{Library, Report, Source, lower};
///
/// let text = "card \"Oars\" {
///   age 1
///   color red
///   icons castle crown hex castle
///   effect {
///     may return one of your hand
///     if you do {
///       draw 1
///     }
///     draw 2
///   }
/// }";
/// let library = Library::read(&[Source { file: "oars.card".to_owned(), text: text.to_owned() }])?;
/// let program = lower(&library.cards[0].effects[0]);
/// assert!(matches!(
///     program.code[..],
///     // The test skips the block, to the operation with index 3.
///     [Op::Pick(_), Op::Unless(_, 3), Op::Draw { .. }, Op::Draw { .. }]
/// ));
/// # Ok::<(), Report>(())
/// ```
pub fn lower(effect: &Effect) -> Program {
    let mut cards = 0;
    let mut slots = 0;
    for name in &effect.names {
        match name.bound {
            Bound::Cards(slot) => cards = cards.max(slot.0 + 1),
            Bound::Number(slot) | Bound::Colors(slot) | Bound::Seats(slot) | Bound::Icon(slot) => {
                slots = slots.max(slot.0 + 1);
            }
        }
    }
    let mut lowering = Lowering {
        code: Vec::new(),
        left: CardsSlot(cards),
        taken: CardsSlot(cards + 1),
        cards: cards + 2,
        stage: Slot(slots),
        limit: Slot(slots + 1),
        owner: Slot(slots + 2),
        slots: slots + 3,
        max_slots: slots + 3,
        sides: None,
    };
    lowering.block(effect.body.clone());
    let loops = lowering.code.iter().any(|op| matches!(op, Op::EachBegin { .. }));
    Program {
        kind: effect.kind,
        parameter: effect.parameter.clone(),
        code: lowering.code,
        cards: lowering.cards,
        lasting_cards: cards,
        slots: lowering.max_slots,
        lasting_slots: if loops { lowering.max_slots } else { slots },
    }
}

/// A program that is being built.
struct Lowering {
    code: Vec<Op>,
    /// The scratch slots that all picks share; see [`PickOp`].
    left: CardsSlot,
    taken: CardsSlot,
    cards: u8,
    stage: Slot,
    limit: Slot,
    owner: Slot,
    /// The number of slots in use at the current statement.
    slots: u8,
    /// The maximum of `slots` over the whole effect.
    max_slots: u8,
    /// The slots for the two sides of an exchange. All exchanges of the effect share them.
    sides: Option<[CardsSlot; 2]>,
}

impl Lowering {
    fn here(&self) -> Target {
        Target::try_from(self.code.len()).expect("an effect is short")
    }

    fn slot(&mut self) -> Slot {
        self.slots += 1;
        self.max_slots = self.max_slots.max(self.slots);
        Slot(self.slots - 1)
    }

    fn cards_slot(&mut self) -> CardsSlot {
        self.cards += 1;
        CardsSlot(self.cards - 1)
    }

    fn block(&mut self, block: Block) {
        for step in block {
            self.step(step);
        }
    }

    fn step(&mut self, step: Step) {
        let op = match step {
            Step::Draw { may, then, age, times, bind } => Op::Draw { may, then, age, times, bind },
            Step::Move { may, revealing, verb, pick, bind } => {
                self.pick(Chooser::You, may, pick, Some(verb), revealing, bind)
            }
            Step::ChooseCards { who, may, pick, bind } => {
                self.pick(who, may, pick, None, false, Some(bind))
            }
            Step::ChooseColor { who, may, from, bind } => Op::ChooseColor { who, may, from, bind },
            Step::ChooseValue { who, may, from, bind } => Op::ChooseValue { who, may, from, bind },
            Step::ChooseIcon { who, may, from, bind } => Op::ChooseIcon { who, may, from, bind },
            Step::ChooseSeat { who, may, from, bind } => Op::ChooseSeat { who, may, from, bind },
            Step::ChooseBranch { may, branches } => return self.branches(may, branches),
            Step::Splay { may, one, colors, direction } => {
                Op::Splay { may, one, colors, direction }
            }
            Step::Unsplay { colors } => Op::Unsplay { colors },
            Step::Rearrange { may, colors } => {
                Op::Rearrange { may, colors, hue: self.owner, left: self.left }
            }
            Step::Exchange { may, left, right } => self.exchange(may, left, right),
            Step::Execute { cards } => Op::Execute { cards },
            Step::Specials { may, one, change } => Op::Specials { may, one, change },
            Step::Claim { special } => Op::Claim { special },
            Step::AddMarkers { number } => Op::AddMarkers { number },
            Step::If { test, then, otherwise } => return self.condition(test, then, otherwise),
            Step::ForEach { seats, body } => return self.for_each(seats, body),
            Step::Repeat { with } => Op::Repeat { with },
            Step::EndDogma => Op::EndDogma,
            Step::Win { winner } => Op::Win { winner },
            Step::Lose => Op::Lose,
        };
        self.code.push(op);
    }

    fn condition(&mut self, test: Test, then: Block, otherwise: Block) {
        let unless = self.code.len();
        self.code.push(Op::Jump(0));
        self.block(then);
        let mut otherwise_at = self.here();
        if !otherwise.is_empty() {
            let skip = self.code.len();
            self.code.push(Op::Jump(0));
            otherwise_at = self.here();
            self.block(otherwise);
            self.code[skip] = Op::Jump(self.here());
        }
        self.code[unless] = Op::Unless(test, otherwise_at);
    }

    fn for_each(&mut self, seats: Seats, body: Block) {
        let (left, outer) = (self.slot(), self.slot());
        self.code.push(Op::EachBegin { seats, left, outer });
        let next = self.here();
        self.code.push(Op::Jump(0));
        self.block(body);
        self.code.push(Op::Jump(next));
        self.code[usize::from(next)] = Op::EachNext { left, outer, end: self.here() };
        self.slots -= 2;
    }

    fn pick(
        &self,
        who: Chooser,
        may: bool,
        pick: Pick,
        verb: Option<Verb>,
        revealing: bool,
        bind: Option<CardsSlot>,
    ) -> Op {
        Op::Pick(Box::new(PickOp {
            who,
            may,
            proof: proof(&pick),
            pick,
            verb,
            revealing,
            left: self.left,
            taken: bind.unwrap_or(self.taken),
            stage: self.stage,
            limit: self.limit,
            owner: self.owner,
        }))
    }

    fn exchange(&mut self, may: bool, left: Side, right: Side) -> Op {
        let slots = match self.sides {
            Some(slots) => slots,
            None => [self.cards_slot(), self.cards_slot()],
        };
        self.sides = Some(slots);
        for (pick, slot) in [left.pick, right.pick].into_iter().zip(slots) {
            self.code.push(self.pick(Chooser::You, false, pick, None, false, Some(slot)));
        }
        Op::Exchange { may, left: (slots[0], left.zone), right: (slots[1], right.zone) }
    }

    fn branches(&mut self, may: bool, branches: Vec<Block>) {
        let choice = self.code.len();
        self.code.push(Op::Jump(0));
        let mut targets = Vec::new();
        let mut ends = Vec::new();
        for branch in branches {
            targets.push(self.here());
            self.block(branch);
            ends.push(self.code.len());
            self.code.push(Op::Jump(0));
        }
        let end = self.here();
        for at in ends {
            self.code[at] = Op::Jump(end);
        }
        self.code[choice] = Op::ChooseBranch { may, branches: targets, end };
    }
}

/// The condition of a pick that only the owner of a hidden zone can check, if it has one.
///
/// Values are not secret: the backs of the cards show them.
fn proof(pick: &Pick) -> Option<Proof> {
    let mut filters = Vec::new();
    let mut cards = &pick.from;
    while let Cards::Filtered(inner, filter) = cards {
        filters.push(filter.clone());
        cards = inner;
    }
    let by_face = |filter: &Filter| match filter {
        Filter::With(_)
        | Filter::Without(_)
        | Filter::WithDemand
        | Filter::OfColor(_)
        | Filter::NotOfColor(_)
        | Filter::Where(_) => true,
        Filter::OfValue(_) | Filter::Except(_) => false,
    };
    match cards {
        Cards::In(zone)
            if matches!(zone.kind, ZoneKind::Hand | ZoneKind::Score)
                && pick.rank == Rank::Any
                && filters.iter().any(by_face) =>
        {
            Some(Proof { zone: zone.clone(), filters })
        }
        _ => None,
    }
}
