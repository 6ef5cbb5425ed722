//! The pick operation: chooses cards one by one and does with each what the effect says.
//!
//! A pick fixes its candidates when it begins. Cards are picked one at a time, and each moves as soon as it is picked.
//! Cards that must be picked in any case are picked without a question. The player is asked only for their order, if
//! several of them go to the same deck or pile.

use crate::card::{Card, CardSet};
use crate::engine::{Engine, Flow, Reply};
use crate::position::Position;
use crate::question::{Answer, QuestionKind};
use crate::rules::Rules;
use crate::scope::ranked;
use crate::watch::{MoveKind, Watch};
use crate::zone::Zone;
use eureka_script::program::{PickOp, Proof};
use eureka_script::tree::{self, Amount, Cards, Chooser, End, Rank, Verb, ZoneKind};
use eureka_script::word::Color;
use eureka_table::{Seat, SeatSet};

/// The value of a pick's stage slot while the player chooses cards.
const PICKING: u8 = 0;
/// The value of a pick's stage slot once all cards that are left will be picked.
const ALL_GO: u8 = 1;

/// The state of a pick between two cards.
struct PickState {
    /// The candidates that have not been picked.
    left: CardSet,
    /// The number of cards picked so far.
    taken: u8,
    /// The maximum number of cards to pick.
    limit: u8,
    /// The number of cards that must still be picked before the player may stop.
    needed: u8,
    /// Whether the player may decline or stop now.
    may_stop: bool,
    /// The cards that may be picked next.
    group: CardSet,
    /// The cards that will be picked in any case.
    forced: CardSet,
}

/// The next step for cards that will be picked in any case.
enum Forced {
    /// This card goes next.
    Goes(Card),
    /// The player names the card that goes next: the order of these matters.
    Order(CardSet),
}

impl<W: Watch> Engine<'_, W> {
    /// Begins a pick, or continues it after an answer.
    pub(crate) fn pick(&mut self, op: &PickOp, reply: Reply) -> Flow {
        match reply {
            None => {
                if let Some(flow) = self.begin_pick(op) {
                    return flow;
                }
            }
            Some((_, Answer::No | Answer::Pass)) => {
                let state = self.pick_state(op);
                return self.finish_pick(op, &state);
            }
            Some((_, Answer::Yes)) => *self.at.machine.slot_mut(op.stage) = ALL_GO,
            Some((_, Answer::Seat(owner))) => {
                *self.at.machine.slot_mut(op.owner) = SeatSet::only(owner).0;
            }
            Some((pending, Answer::Back(age))) => {
                let alike = pending.cards & self.rules.of_age(age);
                if let Some(card) = self.choose_blindly(alike) {
                    self.take(op, card, CardSet::only(card));
                }
            }
            Some((pending, Answer::Card(card))) => match pending.kind {
                QuestionKind::Keep => {
                    self.at.machine.cards_mut(op.left).remove(card);
                    *self.at.machine.slot_mut(op.stage) = ALL_GO;
                }
                QuestionKind::Order => {
                    let together = self.pick_state(op).forced;
                    self.take(op, card, together);
                }
                _ => self.take(op, card, CardSet::only(card)),
            },
            Some(_) => {}
        }
        self.go_on_picking(op)
    }

    /// Fixes the candidates. Returns a flow if a question comes before the first card.
    fn begin_pick(&mut self, op: &PickOp) -> Option<Flow> {
        let (mut left, limit) = self.with_scope(|scope| {
            let limit = match &op.pick.amount {
                Amount::Exactly(number) | Amount::UpTo(number) => scope.number(number),
                Amount::Between(_, most) => u16::from(*most),
                Amount::AnyNumber | Amount::All | Amount::AllButOne => u16::from(u8::MAX),
            };
            (scope.cards(&op.pick.from), limit)
        });
        if let Some(Verb::Transfer(zone)) = &op.verb {
            match self.destination(zone) {
                Some(Zone::Board(_)) => {}
                Some(zone) => left -= self.at.cards_in(zone),
                None => left = CardSet::EMPTY,
            }
        }
        let all = matches!(op.pick.amount, Amount::All);
        if all {
            left = ranked(self.rules, op.pick.rank, left);
        }
        let machine = &mut self.at.machine;
        *machine.cards_mut(op.taken) = CardSet::EMPTY;
        *machine.cards_mut(op.left) = left;
        *machine.slot_mut(op.limit) = u8::try_from(limit).unwrap_or(u8::MAX);
        *machine.slot_mut(op.owner) = 0;
        *machine.slot_mut(op.stage) = if all { ALL_GO } else { PICKING };
        let chooser = self.chooser(op.who);
        match op.pick.amount {
            Amount::All if op.may && !left.is_empty() => Some(self.ask_yes_no(chooser)),
            Amount::AllButOne if !left.is_several() => {
                *self.at.machine.cards_mut(op.left) = CardSet::EMPTY;
                None
            }
            Amount::AllButOne => Some(self.ask(QuestionKind::Keep, chooser, op.may, left, 0)),
            _ => None,
        }
    }

    /// Goes on with a pick after a player has left: that player's cards are no longer candidates, and cards cannot go there.
    pub(crate) fn pick_on(&mut self, op: &PickOp) -> Flow {
        let (gone, everyone) = (self.at.machine.gone, self.at.everyone());
        let blocked = match &op.verb {
            Some(Verb::Transfer(zone)) => self.destination(zone).is_none(),
            _ => false,
        };
        let left = self.at.machine.cards_mut(op.left);
        *left = if blocked { CardSet::EMPTY } else { *left - gone };
        let owner = self.at.machine.slot_mut(op.owner);
        *owner &= everyone.0;
        self.go_on_picking(op)
    }

    /// Picks the cards that must be picked, until the player has a choice or the pick is complete.
    fn go_on_picking(&mut self, op: &PickOp) -> Flow {
        loop {
            let state = self.pick_state(op);
            if state.left.is_empty() || state.taken >= state.limit || self.at.outcome.is_some() {
                return self.finish_pick(op, &state);
            }
            if state.forced.is_empty() {
                match self.choose_next(op, &state) {
                    Some(flow) => return flow,
                    None => continue,
                }
            }
            if op.verb.is_none() {
                *self.at.machine.cards_mut(op.left) -= state.forced;
                *self.at.machine.cards_mut(op.taken) |= state.forced;
                continue;
            }
            match self.next_forced(op, state.forced) {
                Forced::Goes(card) => self.take(op, card, state.forced),
                Forced::Order(cards) => {
                    return self.ask(QuestionKind::Order, self.you(), false, cards, 0);
                }
            }
        }
    }

    /// The state of a pick, read from its slots.
    #[inline]
    fn pick_state(&self, op: &PickOp) -> PickState {
        let machine = &self.at.machine;
        let frame = machine.frame().expect("an effect is being executed");
        let left = machine.cards(frame, op.left);
        let taken = machine.cards(frame, op.taken).len();
        let limit = machine.slot(frame, op.limit);
        if machine.slot(frame, op.stage) == ALL_GO {
            let (needed, may_stop) = (0, true);
            return PickState { left, taken, limit, needed, may_stop, group: left, forced: left };
        }
        let least = match op.pick.amount {
            Amount::Exactly(_) => limit,
            Amount::Between(least, _) => least,
            Amount::UpTo(_) | Amount::AnyNumber | Amount::All | Amount::AllButOne => 0,
        };
        let needed = least.saturating_sub(taken);
        let may_stop = needed == 0 || (op.may && taken == 0);
        let group = match op.pick.rank {
            Rank::Any => left,
            rank => ranked(self.rules, rank, left),
        };
        let forced = !may_stop && group.len() <= needed;
        let forced = if forced { group } else { CardSet::EMPTY };
        PickState { left, taken, limit, needed, may_stop, group, forced }
    }

    /// Asks for the next card. Takes it without a question if there is nothing to choose.
    fn choose_next(&mut self, op: &PickOp, state: &PickState) -> Option<Flow> {
        let chooser = self.chooser(op.who);
        let (pass, mut group) = (state.may_stop, state.group);
        if !group.iter().any(|card| self.is_hidden(op, card, chooser)) {
            return Some(self.ask(QuestionKind::Card, chooser, pass, group, 0));
        }
        let owner = *self.at.machine.slot_mut(op.owner);
        let owners = owners(self.at, group);
        if owner == 0 && owners.len() > 1 {
            return Some(self.ask(QuestionKind::Owner, chooser, pass, group, u16::from(owners.0)));
        }
        let pass = pass && owner == 0;
        if owner != 0 {
            group = of_owner(self.at, group, SeatSet(owner));
            let own = |card| self.at.zone(card).owner() == Some(chooser);
            if group.is_several() && group.iter().all(own) {
                return Some(self.ask(QuestionKind::Card, chooser, pass, group, 0));
            }
        }
        let values = values(self.rules, group);
        if values.count_ones() > 1 || pass {
            return Some(self.ask(QuestionKind::Back, chooser, pass, group, values));
        }
        let card = self.choose_blindly(group)?;
        self.take(op, card, CardSet::only(card));
        None
    }

    /// Whether the chooser must choose a card by its back.
    ///
    /// Cards in other players' hands and score piles, and cards that lie face down, are chosen by their backs, even if the
    /// chooser remembers them. Cards that the effect itself has named and the chooser knows are an exception.
    fn is_hidden(&self, op: &PickOp, card: Card, chooser: Seat) -> bool {
        let shown = matches!(op.pick.from, Cards::Named(_)) && self.at.known_to(card).has(chooser);
        match self.at.zone(card) {
            Zone::Board(_) => false,
            Zone::Hand(owner) | Zone::Score(owner) => owner != chooser && !shown,
            Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed | Zone::Claimed(_) => !shown,
        }
    }

    /// The next of the cards that must be picked.
    ///
    /// If several cards go to one deck or one pile, the player who moves them names their order: decks from low to high,
    /// piles from red to purple. Other players' hidden cards go first, without a question, in an order that is a blind
    /// choice. All other moves have a fixed order.
    fn next_forced(&mut self, op: &PickOp, forced: CardSet) -> Forced {
        let you = self.you();
        let same_pile = match self.ordered_target(op) {
            OrderedTarget::Decks => ranked(self.rules, Rank::Lowest, forced),
            OrderedTarget::Piles => {
                let of = |color: Color| forced & self.rules.of_color(color);
                Color::ALL.into_iter().map(of).find(|set| !set.is_empty()).unwrap_or(forced)
            }
            OrderedTarget::None => return Forced::Goes(self.first_in_order(forced)),
        };
        let others: CardSet = same_pile
            .iter()
            .filter(|&card| self.at.zone(card).secret_of().is_some_and(|owner| owner != you))
            .collect();
        if !others.is_empty() {
            let first = self.first_in_order(others);
            let zone = self.at.zone(first);
            let alike = others.iter().filter(|&card| self.at.zone(card) == zone).collect();
            let alike = alike_in_age(self.rules, alike, first);
            return Forced::Goes(self.choose_blindly(alike).unwrap_or(first));
        }
        match same_pile.is_several() {
            true => Forced::Order(same_pile),
            false => Forced::Goes(self.first_in_order(same_pile)),
        }
    }

    /// The stacks to which a pick moves its cards, if their order matters there.
    fn ordered_target(&self, op: &PickOp) -> OrderedTarget {
        match &op.verb {
            Some(Verb::Return) => OrderedTarget::Decks,
            Some(Verb::Meld | Verb::Tuck) => OrderedTarget::Piles,
            Some(Verb::Transfer(tree::Zone { kind: ZoneKind::Board, .. })) => OrderedTarget::Piles,
            Some(Verb::Score | Verb::Reveal | Verb::Remove | Verb::Junk | Verb::Transfer(_))
            | None => OrderedTarget::None,
        }
    }

    /// The first card in the fixed order of moves without a question: players clockwise from the left, piles from red to
    /// purple and from the top down, other zones from low to high, decks from the top down.
    ///
    /// Cards with equal backs go in an [order](Position::first_evenly) that tells nothing.
    fn first_in_order(&self, cards: CardSet) -> Card {
        if !cards.is_several() {
            return cards.first().expect("a card must go");
        }
        let (players, you) = (self.at.players, self.you());
        let steps = |owner: Seat| (owner.number() + players - you.number() - 1) % players;
        let zones = cards.iter().map(|card| self.at.zone(card));
        let zone = zones.min_by_key(|zone| (zone.owner().map_or(0, steps), *zone));
        let zone = zone.expect("a card must go");
        let here: CardSet = cards.iter().filter(|&card| self.at.zone(card) == zone).collect();
        let goes = |card: &Card| here.has(*card);
        let first = match zone {
            Zone::Board(seat) => {
                let mut piles = Color::ALL.into_iter().flat_map(|color| self.at.pile(seat, color));
                piles.find(goes)
            }
            Zone::Deck => (1..=self.rules.last_age()).flat_map(|age| self.at.deck(age)).find(goes),
            _ => self.at.first_evenly(ranked(self.rules, Rank::Lowest, here)),
        };
        first.expect("a card must go")
    }

    /// Picks one card and does with it what the effect says. `with` holds the cards that move together with it, including
    /// itself.
    fn take(&mut self, op: &PickOp, card: Card, with: CardSet) {
        let you = self.you();
        self.at.machine.cards_mut(op.left).remove(card);
        self.at.machine.cards_mut(op.taken).insert(card);
        *self.at.machine.slot_mut(op.owner) = 0;
        let Some(verb) = &op.verb else { return };
        if op.revealing {
            self.reveal(you, card);
        }
        let (to, end, kind) = match verb {
            Verb::Meld => (Zone::Board(you), End::Top, MoveKind::Meld),
            Verb::Tuck => (Zone::Board(you), End::Bottom, MoveKind::Tuck),
            Verb::Score => (Zone::Score(you), End::Top, MoveKind::Score),
            Verb::Return => (Zone::Deck, End::Bottom, MoveKind::Return),
            Verb::Remove => (Zone::Removed, End::Top, MoveKind::Remove),
            Verb::Junk => (Zone::Junk, End::Top, MoveKind::Junk),
            Verb::Reveal => {
                self.reveal(you, card);
                return;
            }
            Verb::Transfer(zone) => match self.destination(zone) {
                Some(to) => (to, End::Top, MoveKind::Transfer),
                None => return,
            },
        };
        let face_down = !op.revealing && !matches!(to, Zone::Board(_));
        if face_down {
            self.blur_knowledge(with, to);
        }
        self.move_card(you, card, to, end, kind);
        if face_down && op.proof.is_some() && self.at.outcome.is_none() {
            self.show(you, card);
        }
    }

    /// The zone that cards go to; `None` if the expression means no player.
    pub(crate) fn destination(&self, zone: &tree::Zone) -> Option<Zone> {
        let seat = self.with_scope(|scope| scope.seats(&zone.whose)).first()?;
        Some(match zone.kind {
            ZoneKind::Hand => Zone::Hand(seat),
            ZoneKind::Score => Zone::Score(seat),
            ZoneKind::Board => Zone::Board(seat),
            ZoneKind::Achievements => Zone::Claimed(seat),
        })
    }

    /// Ends a pick and clears its slots. If it was not optional and took all or too few cards, proof is shown.
    fn finish_pick(&mut self, op: &PickOp, state: &PickState) -> Flow {
        let &PickState { taken, needed, .. } = state;
        let done = needed == 0 && taken > 0;
        let all = matches!(op.pick.amount, Amount::All);
        if let Some(proof) = &op.proof
            && (all || needed > 0)
            && !op.may
            && self.at.outcome.is_none()
        {
            self.prove(proof);
        }
        let machine = &mut self.at.machine;
        *machine.cards_mut(op.left) = CardSet::EMPTY;
        *machine.slot_mut(op.stage) = 0;
        *machine.slot_mut(op.limit) = 0;
        *machine.slot_mut(op.owner) = 0;
        machine.frame_mut().did = done;
        Flow::Next
    }

    /// Reveals the cards left in the zone, so that all can see that none qualifies. A card whose age has no qualifying
    /// cards at all is not revealed: its back is proof enough.
    fn prove(&mut self, proof: &Proof) {
        let (owners, fit) = self.with_scope(|scope| {
            let keep = |cards, filter| scope.untraced().filtered(cards, filter);
            let fit = proof.filters.iter().rev().fold(self.rules.all(), keep);
            (scope.seats(&proof.zone.whose), values(self.rules, fit))
        });
        for seat in owners.iter() {
            let cards = match proof.zone.kind {
                ZoneKind::Hand => self.at.hand(seat),
                ZoneKind::Score => self.at.score(seat),
                ZoneKind::Board | ZoneKind::Achievements => CardSet::EMPTY,
            };
            for card in cards {
                if fit & 1 << self.rules.age(card) != 0 {
                    self.show(seat, card);
                }
            }
        }
    }

    /// Reveals a card, unless all players know it.
    fn show(&mut self, by: Seat, card: Card) {
        if !(self.at.everyone() - self.at.known_to(card)).is_empty() {
            self.reveal(by, card);
        }
    }

    /// The player who answers.
    pub(crate) fn chooser(&self, who: Chooser) -> Seat {
        let frame = self.at.machine.frame().expect("an effect is being executed");
        match who {
            Chooser::You => frame.you,
            Chooser::Me => frame.me,
        }
    }
}

/// The stacks in which the order of the picked cards matters.
enum OrderedTarget {
    Decks,
    Piles,
    /// The cards go where they have no order, or do not move.
    None,
}

/// The cards with the same back as this one.
fn alike_in_age(rules: &Rules, cards: CardSet, card: Card) -> CardSet {
    cards & rules.of_age(rules.age(card))
}

fn owners(at: &Position, cards: CardSet) -> SeatSet {
    cards.iter().filter_map(|card| at.zone(card).owner()).collect()
}

fn of_owner(at: &Position, cards: CardSet, owners: SeatSet) -> CardSet {
    cards
        .iter()
        .filter(|&card| at.zone(card).owner().is_some_and(|seat| owners.has(seat)))
        .collect()
}

/// The values of cards, a bit each.
fn values(rules: &Rules, cards: CardSet) -> u16 {
    (1..=rules.last_age())
        .filter(|&age| !(cards & rules.of_age(age)).is_empty())
        .fold(0, |mask, age| mask | 1 << age)
}
