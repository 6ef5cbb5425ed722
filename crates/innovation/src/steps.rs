//! All operations other than picks: draws, choices, splays, new orders, exchanges, markers and loops.

use crate::card::{Card, CardSet};
use crate::engine::{Engine, Flow, Reply};
use crate::question::{Answer, QuestionKind};
use crate::watch::Watch;
use eureka_script::program::{Op, Target};
use eureka_script::tree::{CardsSlot, Chooser, ColorSet, Number, Seats, Slot, Then, Zone};
use eureka_script::word::{Color, Colors, Icon, Splay};
use eureka_table::SeatSet;

impl<W: Watch> Engine<'_, W> {
    /// Notes whether the statement was done in full, for *if you do*.
    fn did(&mut self, did: bool) -> Flow {
        self.at.machine.frame_mut().did = did;
        Flow::Next
    }

    pub(crate) fn draw_op(
        &mut self,
        may: bool,
        then: Then,
        age: &Number,
        times: &Number,
        bind: Option<CardsSlot>,
        reply: Reply,
    ) -> Flow {
        let you = self.you();
        let (age, times) = self.with_scope(|scope| (scope.number(age), scope.number(times)));
        let mut drawn = CardSet::EMPTY;
        match reply {
            None if may && times > 0 => return self.ask_yes_no(you),
            Some((_, Answer::No)) => {}
            _ => {
                for _ in 0..times {
                    let Some(card) = self.draw(you, age, then) else { break };
                    drawn.insert(card);
                    if self.at.outcome.is_some() {
                        break;
                    }
                }
            }
        }
        if let Some(bind) = bind {
            *self.at.machine.cards_mut(bind) = drawn;
        }
        self.did(!drawn.is_empty())
    }

    /// Chooses one bit of a mask, such as a color or a seat; 0 if the player declines.
    ///
    /// Asks the player only if there is something to choose; then the flow comes back as the error.
    pub(crate) fn choose_bit(
        &mut self,
        kind: QuestionKind,
        who: Chooser,
        may: bool,
        reply: Reply,
        mask: impl FnOnce(&Self) -> u16,
    ) -> Result<u16, Flow> {
        if let Some((_, answer)) = reply {
            return Ok(bit(answer));
        }
        let mask = mask(self);
        if mask == 0 || (!may && mask.is_power_of_two()) {
            return Ok(mask);
        }
        let seat = self.chooser(who);
        Err(self.ask(kind, seat, may, CardSet::EMPTY, mask))
    }

    /// Stores the chosen value in its slot.
    fn bind(&mut self, slot: Slot, chosen: Result<u16, Flow>) -> Flow {
        match chosen {
            Ok(value) => {
                *self.at.machine.slot_mut(slot) = value as u8;
                self.did(value != 0)
            }
            Err(flow) => flow,
        }
    }

    pub(crate) fn choose_color(
        &mut self,
        who: Chooser,
        may: bool,
        from: &ColorSet,
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let chosen = self.choose_bit(QuestionKind::Color, who, may, reply, |engine| {
            engine.with_scope(|scope| scope.colors(from)).0.into()
        });
        self.bind(bind, chosen)
    }

    pub(crate) fn choose_value(
        &mut self,
        who: Chooser,
        may: bool,
        from: &[Number],
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let every = (1 << (self.rules.last_age() + 1)) - 2;
        let chosen = self.choose_bit(QuestionKind::Value, who, may, reply, |engine| match from {
            [] => every,
            from => engine.with_scope(|scope| {
                let bit = |number| 1u16.checked_shl(u32::from(scope.number(number)));
                from.iter().filter_map(bit).fold(0, |mask, bit| mask | bit) & every
            }),
        });
        // The slot of a value holds the number, not the bit.
        self.bind(bind, chosen.map(|bits| if bits == 0 { 0 } else { bits.trailing_zeros() as u16 }))
    }

    pub(crate) fn choose_icon(
        &mut self,
        who: Chooser,
        may: bool,
        from: &[Icon],
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let chosen = self.choose_bit(QuestionKind::Icon, who, may, reply, |engine| {
            // An icon that no card of the game has is not offered.
            let printed = |icon: &&Icon| !engine.rules.with_icon(**icon).is_empty();
            from.iter().filter(printed).fold(0, |mask, &icon| mask | 1 << icon as u16)
        });
        self.bind(bind, chosen)
    }

    pub(crate) fn choose_seat(
        &mut self,
        who: Chooser,
        may: bool,
        from: &Seats,
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let chosen = self.choose_bit(QuestionKind::Seat, who, may, reply, |engine| {
            engine.with_scope(|scope| scope.seats(from)).0.into()
        });
        self.bind(bind, chosen)
    }

    /// Chooses a branch. A branch that could do nothing is not offered.
    pub(crate) fn choose_branch(
        &mut self,
        may: bool,
        branches: &[Target],
        end: Target,
        reply: Reply,
    ) -> Flow {
        let chosen = self.choose_bit(QuestionKind::Branch, Chooser::You, may, reply, |engine| {
            let frame = engine.at.machine.frame().expect("an effect is being executed");
            let code = &engine.rules.program(frame.program).code;
            (0..).zip(branches).fold(0, |mask, (branch, &target)| {
                let could = engine.could_do(&code[usize::from(target)..]);
                if could { mask | 1 << branch } else { mask }
            })
        });
        match chosen {
            Ok(0) => {
                self.did(false);
                Flow::Goto(end)
            }
            Ok(bits) => {
                self.did(true);
                Flow::Goto(branches[bits.trailing_zeros() as usize])
            }
            Err(flow) => flow,
        }
    }

    /// Whether the first statement of a branch would do anything now.
    fn could_do(&self, code: &[Op]) -> bool {
        self.with_scope(|scope| match code {
            [Op::Pick(left), Op::Pick(right), Op::Exchange { .. }, ..] => {
                [left, right].iter().any(|side| !scope.cards(&side.pick.from).is_empty())
            }
            [Op::Pick(pick), ..] => !scope.cards(&pick.pick.from).is_empty(),
            [Op::Specials { change, .. }, ..] => self.changeable_specials(*change) != 0,
            [Op::Draw { times, .. }, ..] => scope.number(times) > 0,
            [Op::Splay { colors, direction, .. }, ..] => {
                let mut colors = scope.colors(colors).iter();
                colors.any(|color| self.can_splay(scope.frame.you, color, *direction))
            }
            _ => true,
        })
    }

    pub(crate) fn splay_op(
        &mut self,
        may: bool,
        one: bool,
        colors: &ColorSet,
        direction: Splay,
        reply: Reply,
    ) -> Flow {
        let you = self.you();
        let able = |engine: &Self| {
            let colors = engine.with_scope(|scope| scope.colors(colors));
            bits(colors, |color| engine.can_splay(you, color, direction))
        };
        let chosen = match (one, reply) {
            (true, _) => self.choose_bit(QuestionKind::Color, Chooser::You, may, reply, able),
            (false, Some((_, Answer::No))) => Ok(0),
            (false, None) if may && able(self) != 0 => return self.ask_yes_no(you),
            (false, _) => Ok(able(self)),
        };
        match chosen {
            Ok(colors) => self.splay_all(Colors(colors as u8), direction),
            Err(flow) => flow,
        }
    }

    fn splay_all(&mut self, colors: Colors, direction: Splay) -> Flow {
        let you = self.you();
        for color in colors.iter() {
            self.splay(you, color, direction);
        }
        self.did(!colors.is_empty())
    }

    pub(crate) fn unsplay(&mut self, colors: &ColorSet) -> Flow {
        let you = self.you();
        let colors = self.with_scope(|scope| scope.colors(colors));
        let splayed = bits(colors, |color| self.at.splay(you, color) != Splay::None);
        self.splay_all(Colors(splayed as u8), Splay::None)
    }

    /// Asks for the color, then for the cards from the top down. The pile changes once, when all cards are named.
    pub(crate) fn rearrange(
        &mut self,
        may: bool,
        colors: &ColorSet,
        hue: Slot,
        left: CardsSlot,
        reply: Reply,
    ) -> Flow {
        let you = self.you();
        if let Some((_, Answer::Card(card))) = reply {
            self.name_next(left, card);
        } else {
            let chosen = self.choose_bit(QuestionKind::Color, Chooser::You, may, reply, |engine| {
                let colors = engine.with_scope(|scope| scope.colors(colors));
                bits(colors, |color| engine.at.pile_len(you, color) > 1)
            });
            match chosen {
                Ok(0) => return self.did(false),
                Ok(color) => self.begin_order(hue, left, Colors(color as u8)),
                Err(flow) => return flow,
            }
        }
        let unnamed = *self.at.machine.cards_mut(left);
        if unnamed.is_several() {
            return self.ask(QuestionKind::Order, you, false, unnamed, 0);
        }
        if let Some(last) = unnamed.first() {
            self.name_next(left, last);
        }
        let named = std::mem::take(&mut self.at.machine.named);
        let order = std::mem::replace(&mut self.at.machine.order, [0; _]);
        let order: arrayvec::ArrayVec<Card, { Card::MAX }> =
            order[..usize::from(named)].iter().map(|&number| Card::new(number)).collect();
        let color = Colors(*self.at.machine.slot_mut(hue)).first();
        let did = color.is_some_and(|color| self.reorder(you, color, &order));
        self.did(did)
    }

    fn begin_order(&mut self, hue: Slot, left: CardsSlot, color: Colors) {
        let you = self.you();
        let pile = color.first().map(|color| self.at.pile(you, color).collect());
        *self.at.machine.slot_mut(hue) = color.0;
        *self.at.machine.cards_mut(left) = pile.unwrap_or_default();
        self.at.machine.named = 0;
    }

    fn name_next(&mut self, left: CardsSlot, card: Card) {
        let machine = &mut self.at.machine;
        machine.order[usize::from(machine.named)] = card.number();
        machine.named += 1;
        machine.cards_mut(left).remove(card);
    }

    pub(crate) fn exchange(
        &mut self,
        may: bool,
        left: &(CardsSlot, Zone),
        right: &(CardsSlot, Zone),
        reply: Reply,
    ) -> Flow {
        let you = self.you();
        let mut side = |(slot, zone): &(CardsSlot, Zone)| {
            let cards = *self.at.machine.cards_mut(*slot) - self.at.machine.gone;
            self.destination(zone).map(|zone| (cards, zone))
        };
        let (Some(left), Some(right)) = (side(left), side(right)) else { return self.did(false) };
        let any = !(left.0 | right.0).is_empty();
        match reply {
            None if may && any => return self.ask_yes_no(you),
            Some((_, Answer::No)) => return self.did(false),
            _ => {}
        }
        if any {
            self.swap(you, left, right);
        }
        self.did(any)
    }

    pub(crate) fn add_markers(&mut self, number: &Number) -> Flow {
        let (number, card, you) =
            self.with_scope(|scope| (scope.number(number), scope.frame.card, scope.frame.you));
        if let Some(at) = self.rules.marker_slot(card) {
            let count = &mut self.at.machine.markers[at][you.index()];
            *count = count.saturating_add(u8::try_from(number).unwrap_or(u8::MAX));
        }
        Flow::Next
    }

    pub(crate) fn each_begin(&mut self, seats: &Seats, left: Slot, outer: Slot) -> Flow {
        let seats = self.with_scope(|scope| scope.seats(seats));
        let their = self.at.machine.frame_mut().their;
        *self.at.machine.slot_mut(left) = seats.0;
        *self.at.machine.slot_mut(outer) = their.number();
        Flow::Next
    }

    pub(crate) fn each_next(&mut self, left: Slot, outer: Slot, end: Target) -> Flow {
        let seats = SeatSet(*self.at.machine.slot_mut(left));
        let next = self.at.round(self.you()).find(|&seat| seats.has(seat));
        match next {
            Some(seat) => {
                *self.at.machine.slot_mut(left) = seats.without(seat).0;
                self.at.machine.frame_mut().their = seat;
                Flow::Next
            }
            None => {
                let outer = *self.at.machine.slot_mut(outer);
                self.at.machine.frame_mut().their = eureka_table::Seat::new(outer);
                Flow::Goto(end)
            }
        }
    }
}

/// The bit of an answer to a question with a mask; 0 for declining.
fn bit(answer: Answer) -> u16 {
    match answer {
        Answer::Color(color) => 1 << color as u16,
        Answer::Value(value) | Answer::Branch(value) => 1 << value,
        Answer::Seat(seat) => 1 << seat.number(),
        Answer::Icon(icon) => 1 << icon as u16,
        Answer::Special(special) => 1 << special as u16,
        _ => 0,
    }
}

/// The colors for which a condition holds, a bit each.
fn bits(colors: Colors, holds: impl Fn(Color) -> bool) -> u16 {
    colors.iter().filter(|&color| holds(color)).fold(0, |bits, color| bits | 1 << color as u16)
}
