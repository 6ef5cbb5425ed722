//! The operations that are no picks.

use crate::card::{Card, CardSet};
use crate::engine::{Engine, Flow, Reply};
use crate::question::{Answer, QuestionKind};
use crate::watch::Watch;
use eureka_script::program::{Op, Target};
use eureka_script::tree::{CardsSlot, Chooser, ColorSet, Number, Seats, Slot, Then, Zone};
use eureka_script::word::{Color, Colors, Icon, Splay};
use eureka_table::SeatSet;

impl<W: Watch> Engine<'_, W> {
    /// Remembers whether the statement was done in full.
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

    /// Asks for one of several small things, a bit each, where there is something to choose; `None` is declining.
    pub(crate) fn choose_bit(
        &mut self,
        kind: QuestionKind,
        who: Chooser,
        may: bool,
        mask: u16,
    ) -> Result<u16, Flow> {
        if mask == 0 || (!may && mask.is_power_of_two()) {
            return Ok(mask);
        }
        let seat = self.chooser(who);
        Err(self.ask(kind, seat, may, CardSet::EMPTY, mask))
    }

    fn bind(&mut self, slot: Slot, value: u8) -> Flow {
        *self.at.machine.slot_mut(slot) = value;
        self.did(value != 0)
    }

    pub(crate) fn choose_color(
        &mut self,
        who: Chooser,
        may: bool,
        from: &ColorSet,
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let color = match reply {
            Some((_, Answer::Color(color))) => Ok(u16::from(Colors::only(color).0)),
            Some(_) => Ok(0),
            None => {
                let colors = self.with_scope(|scope| scope.colors(from));
                self.choose_bit(QuestionKind::Color, who, may, u16::from(colors.0))
            }
        };
        match color {
            Ok(color) => self.bind(bind, color as u8),
            Err(flow) => flow,
        }
    }

    pub(crate) fn choose_value(
        &mut self,
        who: Chooser,
        may: bool,
        from: &[Number],
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let value = match reply {
            Some((_, Answer::Value(value))) => Ok(1 << value),
            Some(_) => Ok(0),
            None => {
                let last = self.rules.last_age();
                let every = (1 << (last + 1)) - 2;
                let mask = match from {
                    [] => every,
                    from => self.with_scope(|scope| {
                        let bit = |number| 1u16.checked_shl(u32::from(scope.number(number)));
                        from.iter().filter_map(bit).fold(0, |mask, bit| mask | bit) & every
                    }),
                };
                self.choose_bit(QuestionKind::Value, who, may, mask)
            }
        };
        match value {
            Ok(0) => self.bind(bind, 0),
            Ok(mask) => self.bind(bind, mask.trailing_zeros() as u8),
            Err(flow) => flow,
        }
    }

    pub(crate) fn choose_icon(
        &mut self,
        who: Chooser,
        may: bool,
        from: &[Icon],
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let icon = match reply {
            Some((_, Answer::Icon(icon))) => Ok(1 << icon as u16),
            Some(_) => Ok(0),
            None => {
                // An icon that no card of the game has cannot be meant.
                let printed = |icon: &&Icon| !self.rules.with_icon(**icon).is_empty();
                let mask =
                    from.iter().filter(printed).fold(0, |mask, &icon| mask | 1 << icon as u16);
                self.choose_bit(QuestionKind::Icon, who, may, mask)
            }
        };
        match icon {
            Ok(icon) => self.bind(bind, icon as u8),
            Err(flow) => flow,
        }
    }

    pub(crate) fn choose_seat(
        &mut self,
        who: Chooser,
        may: bool,
        from: &Seats,
        bind: Slot,
        reply: Reply,
    ) -> Flow {
        let seat = match reply {
            Some((_, Answer::Seat(seat))) => Ok(u16::from(SeatSet::only(seat).0)),
            Some(_) => Ok(0),
            None => {
                let seats = self.with_scope(|scope| scope.seats(from));
                self.choose_bit(QuestionKind::Seat, who, may, u16::from(seats.0))
            }
        };
        match seat {
            Ok(seat) => self.bind(bind, seat as u8),
            Err(flow) => flow,
        }
    }

    /// A course that could do nothing is not offered.
    pub(crate) fn choose_course(
        &mut self,
        may: bool,
        courses: &[Target],
        end: Target,
        reply: Reply,
    ) -> Flow {
        let course = match reply {
            Some((_, Answer::Course(course))) => Ok(1 << course),
            Some(_) => Ok(0),
            None => {
                let frame = self.at.machine.frame().expect("an effect is being executed");
                let code = &self.rules.program(frame.program).code;
                let mask = (0..).zip(courses).fold(0, |mask, (course, &target)| {
                    let could = self.could_do(&code[usize::from(target)..]);
                    if could { mask | 1 << course } else { mask }
                });
                self.choose_bit(QuestionKind::Course, Chooser::You, may, mask)
            }
        };
        match course {
            Ok(0) => {
                self.did(false);
                Flow::Goto(end)
            }
            Ok(mask) => {
                self.did(true);
                Flow::Goto(courses[mask.trailing_zeros() as usize])
            }
            Err(flow) => flow,
        }
    }

    /// Whether the first statement of a course would do anything now.
    fn could_do(&self, code: &[Op]) -> bool {
        self.with_scope(|scope| match code {
            [Op::Pick(left), Op::Pick(right), Op::Exchange { .. }, ..] => {
                [left, right].iter().any(|side| !scope.cards(&side.pick.from).is_empty())
            }
            [Op::Pick(pick), ..] => !scope.cards(&pick.pick.from).is_empty(),
            [Op::Specials { deed, .. }, ..] => self.specials_for(*deed) != 0,
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
        if let Some((_, Answer::Color(color))) = reply {
            self.splay(you, color, direction);
            return self.did(true);
        }
        if let Some((_, Answer::Pass | Answer::No)) = reply {
            return self.did(false);
        }
        let colors = self.with_scope(|scope| scope.colors(colors));
        let able = |color: &Color| self.can_splay(you, *color, direction);
        let mask = colors.iter().filter(able).fold(0, |set, color| set | 1 << color as u8);
        if one {
            match self.choose_bit(QuestionKind::Color, Chooser::You, may, mask) {
                Ok(mask) => return self.splay_all(Colors(mask as u8), direction),
                Err(flow) => return flow,
            }
        }
        if may && mask != 0 && reply.is_none() {
            return self.ask_yes_no(you);
        }
        self.splay_all(Colors(mask as u8), direction)
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
        let splayed = |color: &Color| self.at.splay(you, *color) != Splay::None;
        let mask = colors.iter().filter(splayed).fold(0, |set, color| set | 1 << color as u8);
        self.splay_all(Colors(mask), Splay::None)
    }

    /// The colour, then the cards from the top down; the pile changes once, when all are named.
    pub(crate) fn rearrange(
        &mut self,
        may: bool,
        colors: &ColorSet,
        hue: Slot,
        left: CardsSlot,
        reply: Reply,
    ) -> Flow {
        let you = self.you();
        match reply {
            None => {
                let colors = self.with_scope(|scope| scope.colors(colors));
                let able = |color: &Color| self.at.pile_len(you, *color) > 1;
                let mask = colors.iter().filter(able).fold(0, |set, color| set | 1 << color as u8);
                match self.choose_bit(QuestionKind::Color, Chooser::You, may, mask) {
                    Ok(0) => return self.did(false),
                    Ok(mask) => self.begin_order(hue, left, Colors(mask as u8)),
                    Err(flow) => return flow,
                }
            }
            Some((_, Answer::Color(color))) => self.begin_order(hue, left, Colors::only(color)),
            Some((_, Answer::Card(card))) => self.name_next(left, card),
            Some(_) => return self.did(false),
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
            let cards = *self.at.machine.cards_mut(*slot);
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

    pub(crate) fn add_tally(&mut self, number: &Number) -> Flow {
        let (number, card, you) =
            self.with_scope(|scope| (scope.number(number), scope.frame.card, scope.frame.you));
        if let Some(at) = self.rules.tally(card) {
            let tally = &mut self.at.machine.tallies[at][you.index()];
            *tally = tally.saturating_add(u8::try_from(number).unwrap_or(u8::MAX));
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
