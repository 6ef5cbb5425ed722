//! Giving up: a player leaves the game for good, at any moment.
//!
//! The rulebook of the fourth edition treats a player who has to stop like one who has lost by a card: the player's cards
//! are junked, the seats close up, and the last one left wins. The earlier editions are played the same way; there the
//! cards are out of the game.

use crate::card::CardSet;
use crate::engine::{Engine, Flow};
use crate::game::Game;
use crate::machine::Pending;
use crate::question::{Illegal, QuestionKind};
use crate::watch::{Event, Watch};
use crate::zone::Zone;
use eureka_script::program::Op;
use eureka_table::{RESIGN, Seat};

impl Game {
    /// Whether a player may give up: everybody who is still in the game may, whoever is asked.
    pub fn may_resign(&self, seat: Seat) -> bool {
        self.position.outcome.is_none() && self.position.everyone().has(seat)
    }

    /// Takes a player who gives up out of the game, and runs the game to the next question; `watch` is told everything
    /// that happens. A player who is not in the game is refused, and nothing changes.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Game, Rules, Seat, SeatSet};
    ///
    /// let mut game = Game::deal(Rules::printed(Edition::First), 3, 1).unwrap();
    /// game.resign(Seat::A, &mut ()).unwrap();
    /// assert!(game.resign(Seat::A, &mut ()).is_err(), "A is out already");
    /// game.resign(Seat::new(1), &mut ()).unwrap();
    /// assert_eq!(game.outcome().unwrap().winners, SeatSet::only(Seat::new(2)));
    /// ```
    pub fn resign(&mut self, seat: Seat, watch: &mut impl Watch) -> Result<(), Illegal> {
        if self.position.outcome.is_some() {
            return Err(Illegal::Over(RESIGN.to_owned()));
        }
        if !self.may_resign(seat) {
            return Err(Illegal::Out(seat));
        }
        self.engine(watch).resign(seat);
        Ok(())
    }
}

impl<W: Watch> Engine<'_, W> {
    /// Takes a player who gives up out of the game, and runs until the next question or the end of the game.
    fn resign(&mut self, seat: Seat) {
        let Some(pending) = self.at.machine.pending.take() else { return };
        self.watch.event(Event::Resigned { seat });
        match self.at.machine.frame() {
            Some(frame) if frame.you == seat || seat == self.at.turn => {
                self.stop_executing(seat);
            }
            _ if pending.kind == QuestionKind::Opening => self.leave_opening(seat),
            _ if seat == self.at.turn => self.end_turn_of(seat),
            frame => {
                let in_effect = frame.is_some();
                self.eliminate(seat);
                if self.at.outcome.is_none() {
                    match in_effect {
                        true => self.ask_in_effect_again(pending),
                        false => self.ask_again(pending),
                    }
                }
            }
        }
        self.run();
    }

    fn leave_opening(&mut self, seat: Seat) {
        self.at.opening -= self.at.hand(seat);
        self.eliminate(seat);
        match self.at.outcome {
            Some(_) => self.at.opening = CardSet::EMPTY,
            None => self.go_on_opening(),
        }
    }

    /// Takes the player whose turn it is out of the game while no effect is being executed. An action in progress ends.
    fn end_turn_of(&mut self, seat: Seat) {
        self.eliminate(seat);
        if self.at.outcome.is_none() {
            self.at.actions = 0;
            if self.at.machine.acting {
                self.end_dogma();
            }
        }
    }

    /// Asks a question outside of effects again, as far as it still stands now that another player has left.
    fn ask_again(&mut self, pending: Pending) {
        match pending.kind {
            // The player who is asked, or who would have been, may have become a neighbor.
            QuestionKind::Parley => {
                let dogma = &mut self.at.machine.dogma;
                dogma.parleyed = dogma.parleyed.without(pending.seat);
                self.next_execution();
            }
            QuestionKind::Payment if !self.may_borrow(pending.seat) => {
                self.end_dogma();
                self.at.machine.acting = false;
                self.at.actions += 1;
            }
            _ => self.at.machine.pending = Some(pending),
        }
    }

    /// Whether the card that a player is about to pay for still lies on the board of a distant player.
    fn may_borrow(&self, seat: Seat) -> bool {
        match self.at.zone(self.at.machine.dogma.card) {
            Zone::Board(owner) => self.at.is_distant(seat, owner),
            _ => false,
        }
    }

    /// Puts the open question of an effect again: the cards or the seat of the player who has left may have been among its
    /// answers.
    fn ask_in_effect_again(&mut self, pending: Pending) {
        let frame = *self.at.machine.frame_mut();
        let op = &self.rules.program(frame.program).code[usize::from(frame.at)];
        let flow = match (op, pending.kind) {
            (
                Op::Pick(op),
                QuestionKind::Card | QuestionKind::Back | QuestionKind::Owner | QuestionKind::Order,
            ) => self.pick_on(op),
            // The new order of the player's own pile.
            (Op::Rearrange { .. }, QuestionKind::Order) => {
                self.at.machine.pending = Some(pending);
                Flow::Wait
            }
            _ => self.operate(op, None),
        };
        self.go_on(flow);
    }

    /// Ends all effects that a player is executing, or whose action it is, and takes the player out of the game.
    ///
    /// If it was that player's own action, the action ends. Otherwise it goes on with the next player.
    pub(crate) fn stop_executing(&mut self, seat: Seat) {
        let mut frame = self.at.machine.pop();
        while self.at.machine.frame().is_some() {
            frame = self.at.machine.pop();
        }
        self.at.machine.forget_order();
        // Changes before this point count as sharing. The junking of the loser's cards does not.
        self.note_share(&frame);
        self.eliminate(seat);
        if self.at.outcome.is_some() {
            return;
        }
        if seat == self.at.turn {
            self.at.actions = 0;
            self.end_dogma();
        } else {
            self.next_execution();
        }
    }

    /// Notes that these cards have left the game with their owner, so that the effect in progress no longer means them.
    pub(crate) fn lose_cards(&mut self, cards: CardSet) {
        if self.at.machine.frame().is_some() {
            self.at.machine.gone |= cards;
        }
    }
}
