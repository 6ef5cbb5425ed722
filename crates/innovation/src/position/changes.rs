//! Moves cards and splays piles within a position.
//!
//! These functions know no rules: they only keep the sets, linked lists and counts of a position consistent. Anything
//! that changes a position must go through them.

use super::{DECK_STACKS, EMPTY, NIL, Position, Stack, deck_stack, pile_stack};
use crate::card::{Card, CardSet};
use crate::rules::{IconCounts, Rules};
use crate::zone::Zone;
use eureka_script::tree::End;
use eureka_script::word::{Color, Splay};
use eureka_table::Seat;

impl Position {
    /// Moves a card to a zone. `end` is the end of the deck or pile that it goes to.
    pub(crate) fn put(&mut self, rules: &Rules, card: Card, to: Zone, end: End) {
        if let Zone::Board(seat) = to
            && self.zone(card) == to
        {
            self.shift(rules, seat, card, end);
            return;
        }
        self.take(rules, card);
        self.zones[card.index()] = to.code();
        if let Some(set) = self.set_of(to) {
            set.insert(card);
        }
        match to {
            Zone::Deck => self.link(deck_stack(rules.age(card)), card, end),
            Zone::Board(seat) => {
                let color = rules.color(card);
                self.link(pile_stack(seat, color), card, end);
                self.refresh(rules, seat, color);
            }
            Zone::Score(seat) => self.points[seat.index()] += u16::from(rules.age(card)),
            Zone::Available | Zone::Junk | Zone::Removed | Zone::Hand(_) | Zone::Claimed(_) => {}
        }
    }

    /// Lays removed cards into an empty deck, from the top down. A deal moves every card, so this is a fast path for it.
    pub(crate) fn lay_deck(&mut self, age: u8, cards: &[Card]) {
        let number = |card: Option<&Card>| card.map_or(NIL, |card| card.number());
        for (at, &card) in cards.iter().enumerate() {
            self.zones[card.index()] = Zone::Deck.code();
            self.removed.remove(card);
            self.below[card.index()] = number(cards.get(at + 1));
        }
        self.stacks[deck_stack(age)] = Stack {
            top: number(cards.first()),
            bottom: number(cards.last()),
            len: cards.len() as u8,
        };
    }

    /// Moves a card within its pile. The card never leaves the pile, so the splay stays.
    fn shift(&mut self, rules: &Rules, seat: Seat, card: Card, end: End) {
        let color = rules.color(card);
        self.unlink(pile_stack(seat, color), card);
        self.link(pile_stack(seat, color), card, end);
        self.refresh(rules, seat, color);
    }

    /// Takes a card out of its zone. A pile of fewer than two cards loses its splay.
    fn take(&mut self, rules: &Rules, card: Card) {
        let from = self.zone(card);
        if let Some(set) = self.set_of(from) {
            set.remove(card);
        }
        match from {
            Zone::Deck => self.unlink(deck_stack(rules.age(card)), card),
            Zone::Board(seat) => {
                let color = rules.color(card);
                self.unlink(pile_stack(seat, color), card);
                if self.pile_len(seat, color) < 2 {
                    self.splays[seat.index()][color.index()] = Splay::None;
                }
                self.refresh(rules, seat, color);
            }
            Zone::Score(seat) => self.points[seat.index()] -= u16::from(rules.age(card)),
            Zone::Available | Zone::Junk | Zone::Removed | Zone::Hand(_) | Zone::Claimed(_) => {}
        }
    }

    /// Sets the splay of a pile. The caller makes sure that a splayed pile has at least two cards.
    pub(crate) fn set_splay(&mut self, rules: &Rules, seat: Seat, color: Color, splay: Splay) {
        self.splays[seat.index()][color.index()] = splay;
        self.refresh(rules, seat, color);
    }

    /// Gives a pile a new order, from the top down; the splay stays.
    pub(crate) fn set_order(&mut self, rules: &Rules, seat: Seat, color: Color, order: &[Card]) {
        let stack = pile_stack(seat, color);
        self.stacks[stack] = EMPTY;
        for &card in order {
            self.below[card.index()] = NIL;
            self.link(stack, card, End::Bottom);
        }
        self.refresh(rules, seat, color);
    }

    /// The set that lists the cards of a zone; decks have none.
    fn set_of(&mut self, zone: Zone) -> Option<&mut CardSet> {
        match zone {
            Zone::Deck => None,
            Zone::Available => Some(&mut self.available),
            Zone::Junk => Some(&mut self.junk),
            Zone::Removed => Some(&mut self.removed),
            Zone::Hand(seat) => Some(&mut self.hands[seat.index()]),
            Zone::Score(seat) => Some(&mut self.scores[seat.index()]),
            Zone::Board(seat) => Some(&mut self.boards[seat.index()]),
            Zone::Claimed(seat) => Some(&mut self.claimed[seat.index()]),
        }
    }

    fn link(&mut self, stack: usize, card: Card, end: End) {
        let stack = &mut self.stacks[stack];
        let number = card.number();
        match (end, stack.top) {
            (_, NIL) => (stack.top, stack.bottom) = (number, number),
            (End::Top, top) => {
                self.below[card.index()] = top;
                stack.top = number;
            }
            (End::Bottom, _) => {
                self.below[usize::from(stack.bottom)] = number;
                stack.bottom = number;
            }
        }
        stack.len += 1;
    }

    /// Takes a card out of a stack. It is nearly always the top card; any other is searched for from the top.
    fn unlink(&mut self, stack: usize, card: Card) {
        let stack = &mut self.stacks[stack];
        let below = std::mem::replace(&mut self.below[card.index()], NIL);
        if stack.top == card.number() {
            stack.top = below;
        } else {
            let mut above = stack.top;
            while self.below[usize::from(above)] != card.number() {
                above = self.below[usize::from(above)];
            }
            self.below[usize::from(above)] = below;
            if below == NIL {
                stack.bottom = above;
            }
        }
        if stack.top == NIL {
            stack.bottom = NIL;
        }
        stack.len -= 1;
    }

    /// Updates everything derived from a pile: its icons, the icons of the board, and the top cards.
    fn refresh(&mut self, rules: &Rules, seat: Seat, color: Color) {
        let splay = self.splay(seat, color);
        let mut pile = self.pile(seat, color);
        let top = pile.next();
        let mut icons = top.map_or(0, |top| rules.shown(top));
        if splay != Splay::None {
            icons += pile.map(|card| rules.covered(card, splay)).sum::<IconCounts>();
        } else {
            drop(pile);
        }
        let old = std::mem::replace(&mut self.pile_icons[seat.index()][color.index()], icons);
        let board = &mut self.board_icons[seat.index()];
        *board = *board - old + icons;
        let tops = &mut self.tops[seat.index()];
        *tops = (*tops - rules.of_color(color)) | top.map_or(CardSet::EMPTY, CardSet::only);
    }

    /// Swaps the identities of cards: where card `n` lies, card `names[n]` lies afterward.
    ///
    /// `names` must be a permutation within each age that keeps the cards on boards. So no count derived from piles or
    /// score piles changes. `seat` is the one for which the cards are redealt.
    pub(crate) fn rename(&mut self, names: &[u8; Card::MAX], seat: Seat) {
        let before = *self;
        let name = |number: u8| if number == NIL { NIL } else { names[usize::from(number)] };
        let mut renamed = CardSet::EMPTY;
        for (old, &new) in names.iter().enumerate() {
            if old == usize::from(new) {
                self.below[old] = name(before.below[old]);
                continue;
            }
            renamed.insert(Card::new(old as u8));
            let new = usize::from(new);
            self.zones[new] = before.zones[old];
            self.known[new] = before.known[old];
            self.below[new] = name(before.below[old]);
        }
        for stack in &mut self.stacks[..DECK_STACKS] {
            stack.top = name(stack.top);
            stack.bottom = name(stack.bottom);
        }
        let rename = |set: &mut CardSet| {
            let cards = *set & renamed;
            *set -= renamed;
            cards.iter().for_each(|card| set.insert(Card::new(names[card.index()])));
        };
        for sets in [&mut self.hands, &mut self.scores, &mut self.claimed] {
            sets.iter_mut().for_each(rename);
        }
        [&mut self.available, &mut self.junk, &mut self.removed, &mut self.opening]
            .into_iter()
            .for_each(rename);
        self.machine.sets_mut().for_each(rename);
        self.memory.rename(seat, rename);
    }
}
