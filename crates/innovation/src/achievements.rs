//! Achievements, and all ways in which a game ends.
//!
//! The first and third edition award special achievements after every single change. The fourth edition awards them at
//! the end of each action, and only then looks for a winner.

use crate::engine::{Engine, Flow, Reply};
use crate::position::Whereabouts;
use crate::progress::{EMPIRE_ICONS, MONUMENT_CARDS, MONUMENT_DEMANDS, WORLD_CLOCKS};
use crate::question::QuestionKind;
use crate::rules::IconCounts;
use crate::watch::{Event, MoveKind, Watch};
use crate::zone::Zone;
use eureka_script::tree::{Chooser, End, SpecialChange, Winner};
use eureka_script::word::{Color, Edition, Icon, Special, Splay};
use eureka_table::{Ending, Outcome, Seat, SeatSet};

impl<W: Watch> Engine<'_, W> {
    /// The achieve action. If several achievements of that age are available, which is taken is a blind choice: all lie face
    /// down.
    pub(crate) fn achieve(&mut self, seat: Seat, age: u8) {
        if let Some(card) = self.choose_blindly(self.at.available() & self.rules.of_age(age)) {
            // A player who wins by this wins at once, before any special achievement is awarded.
            self.move_without_awards(seat, card, Zone::Claimed(seat), End::Top, MoveKind::Achieve);
            self.at.settle(self.rules, card);
            self.end_if_won(seat);
            self.award_specials();
        }
    }

    /// A chain achievement (fourth edition): the top card of the deck of age 11 goes face down to the player's
    /// achievements. If that deck is empty, the game ends.
    pub(crate) fn claim_chain(&mut self, seat: Seat) {
        match self.at.deck_top(self.rules.last_age()) {
            Some(card) => {
                self.move_card(seat, card, Zone::Claimed(seat), End::Top, MoveKind::Achieve);
            }
            None => self.end_by_score(),
        }
    }

    /// Marks a player whose special achievements must be checked.
    pub(crate) fn mark_for_check(&mut self, seat: Seat) {
        self.at.machine.unchecked = self.at.machine.unchecked.with(seat);
    }

    /// First and third edition: awards the special achievements that are due after a change. The player whose turn it is
    /// goes first, then clockwise.
    ///
    /// Only marked players are checked: nobody else's conditions can have changed.
    pub(crate) fn award_specials(&mut self) {
        let unchecked = std::mem::take(&mut self.at.machine.unchecked);
        if unchecked.is_empty() || self.awards_after_action() {
            return;
        }
        for steps in 0..self.at.players {
            let seat = self.at.turn.clockwise(steps, self.at.players);
            if unchecked.has(seat) && self.at.outcome.is_none() && self.award_due(seat) {
                self.end_if_won(seat);
            }
        }
    }

    /// Awards a player all available special achievements whose conditions are met. Returns whether there were any.
    fn award_due(&mut self, seat: Seat) -> bool {
        let met = self.met_conditions(seat);
        // The usual case, and this runs after every move.
        if met == 0 {
            return false;
        }
        let mut any = false;
        for special in Special::ALL {
            if met & 1 << special as u8 != 0 && self.at.special_available(special) {
                self.award(seat, special);
                any = true;
            }
        }
        any
    }

    /// Whether special achievements are awarded only at the end of an action, as in the fourth edition.
    fn awards_after_action(&self) -> bool {
        self.rules.edition() == Edition::Fourth
    }

    /// Fourth edition, at the end of every action: awards the special achievements, from the left of the current player
    /// on, and then looks for a winner.
    pub(crate) fn award_after_action(&mut self) {
        if !self.awards_after_action() || self.at.outcome.is_some() {
            return;
        }
        for seat in self.at.round(self.at.turn) {
            self.award_due(seat);
        }
        let needed = self.at.achievements_to_win(self.rules);
        let most = self.at.everyone().iter().map(|seat| self.team_achievements(seat)).max();
        if let Some(most) = most.filter(|&most| most >= needed) {
            let winner = self.at.round(self.at.turn).find(|&s| self.team_achievements(s) == most);
            let winners = winner.map_or(SeatSet::NONE, |seat| self.at.team(seat));
            self.end(Outcome { winners, ending: Ending::Achievements });
        }
    }

    fn team_achievements(&self, seat: Seat) -> u8 {
        self.at.team(seat).iter().map(|seat| self.at.achievements(seat)).sum()
    }

    /// The special achievements whose conditions a player meets, available or not, a bit each.
    pub(crate) fn met_conditions(&self, seat: Seat) -> u8 {
        let at = &*self.at;
        let tops = at.tops(seat);
        let monument = match self.rules.edition() {
            Edition::First | Edition::Third => {
                at.scored[seat.index()] >= MONUMENT_CARDS
                    || at.tucked[seat.index()] >= MONUMENT_CARDS
            }
            Edition::Fourth => (tops & self.rules.with_demand()).len() >= MONUMENT_DEMANDS,
        };
        let wonder = Color::ALL
            .into_iter()
            .all(|color| matches!(at.splay(seat, color), Splay::Up | Splay::Right | Splay::Aslant));
        let holds = |special: Special, holds: bool| u8::from(holds) << special as u8;
        holds(Special::Monument, monument)
            | holds(Special::Empire, has_three_of_each(at.all_icons(seat)))
            | holds(Special::World, at.icons(seat, Icon::Clock) >= WORLD_CLOCKS)
            | holds(Special::Wonder, wonder)
            | holds(Special::Universe, tops.is_within(self.rules.high()) && tops.len() == 5)
    }

    fn award(&mut self, seat: Seat, special: Special) {
        self.at.specials[special.index()] = Whereabouts::With(seat);
        self.at.machine.changed = true;
        self.watch.event(Event::Claimed { seat, special });
    }

    /// The operation that awards a special achievement by an effect, whether its condition is met or not.
    pub(crate) fn claim_op(&mut self, special: Special) -> Flow {
        let you = self.you();
        let available = self.at.special_available(special);
        self.at.machine.frame_mut().did = available;
        if available {
            self.award(you, special);
            self.end_if_won(you);
        }
        Flow::Next
    }

    /// First and third edition: ends the game if a player has enough achievements.
    fn end_if_won(&mut self, seat: Seat) {
        if self.awards_after_action() {
            return;
        }
        if self.at.achievements(seat) >= self.at.achievements_to_win(self.rules) {
            self.end(Outcome { winners: SeatSet::only(seat), ending: Ending::Achievements });
        }
    }

    /// Ends the game by score. The most points win; on a tie the most achievements; on a further tie the victory is
    /// shared. A team adds up its points and its achievements.
    pub(crate) fn end_by_score(&mut self) {
        let points = |seat: Seat| self.at.team(seat).iter().map(|seat| self.at.points(seat)).sum();
        let worth = |seat: Seat| -> (u16, u8) { (points(seat), self.team_achievements(seat)) };
        let everyone = self.at.everyone();
        let best = everyone.iter().map(worth).max();
        let best = everyone.iter().filter(|&seat| Some(worth(seat)) == best);
        let winners = best.fold(SeatSet::NONE, |all, seat| all | self.at.team(seat));
        self.end(Outcome { winners, ending: Ending::Score });
    }

    /// The operation by which an effect ends the game. Nobody wins if the most or the fewest are tied: then the game goes
    /// on. A victory goes to the whole team.
    pub(crate) fn win(&mut self, winner: &Winner) -> Flow {
        let seat = match winner {
            Winner::You => Some(self.you()),
            Winner::Single(extreme, number) => {
                self.with_scope(|scope| scope.single(*extreme, number))
            }
            Winner::SingleTeam(extreme, number) => {
                self.with_scope(|scope| scope.single_team(*extreme, number))
            }
        };
        if let Some(seat) = seat {
            self.end(Outcome { winners: self.at.team(seat), ending: Ending::Card });
        }
        Flow::Next
    }

    /// Takes a player out of the game, and ends it if only one player or team is left.
    ///
    /// All cards of the player are junked, or in the first and third edition removed from the game.
    pub(crate) fn eliminate(&mut self, seat: Seat) {
        let at = &*self.at;
        let cards = at.hand(seat) | at.board(seat) | at.score(seat) | at.claimed(seat);
        let changed = at.machine.changed;
        let (zone, kind) = match self.rules.edition() {
            Edition::First | Edition::Third => (Zone::Removed, MoveKind::Remove),
            Edition::Fourth => (Zone::Junk, MoveKind::Junk),
        };
        let in_order = self.at.in_even_order(self.rules, cards);
        // A player who leaves earns nothing by it: no pile that gets shorter counts.
        for &card in &in_order {
            self.move_without_awards(seat, card, zone, End::Top, kind);
        }
        for &card in &in_order {
            self.at.settle(self.rules, card);
        }
        self.at.machine.unchecked = self.at.machine.unchecked.without(seat);
        self.at.machine.changed = changed;
        self.lose_cards(cards);
        for special in Special::ALL {
            if self.at.specials[special.index()] == Whereabouts::With(seat) {
                self.at.specials[special.index()] = Whereabouts::Absent;
                self.watch.event(Event::Special { special, change: SpecialChange::Junk });
            }
        }
        self.at.out = self.at.out.with(seat);
        if let Some(left) = self.at.everyone().first()
            && self.at.opponents(left).is_empty()
        {
            self.end(Outcome { winners: self.at.team(left), ending: Ending::Elimination });
        }
    }

    /// The operation that junks special achievements from the table, or restores them from the junk.
    pub(crate) fn specials(
        &mut self,
        may: bool,
        one: bool,
        change: SpecialChange,
        reply: Reply,
    ) -> Flow {
        let chosen = match one {
            true => self.choose_bit(QuestionKind::Special, Chooser::You, may, reply, |engine| {
                engine.changeable_specials(change)
            }),
            false => Ok(self.changeable_specials(change)),
        };
        let mask = match chosen {
            Ok(mask) => mask,
            Err(flow) => return flow,
        };
        for special in Special::ALL.into_iter().filter(|&special| mask & 1 << special as u16 != 0) {
            self.at.specials[special.index()] = match change {
                SpecialChange::Junk => Whereabouts::Absent,
                SpecialChange::Restore => Whereabouts::Available,
            };
            self.at.machine.changed = true;
            self.watch.event(Event::Special { special, change });
        }
        self.at.machine.frame_mut().did = mask != 0;
        Flow::Next
    }

    /// The special achievements that can be junked or restored, a bit each.
    pub(crate) fn changeable_specials(&self, change: SpecialChange) -> u16 {
        let place = match change {
            SpecialChange::Junk => Whereabouts::Available,
            SpecialChange::Restore => Whereabouts::Absent,
        };
        Special::ALL
            .into_iter()
            .filter(|special| self.at.specials[special.index()] == place)
            .fold(0, |mask, special| mask | 1 << special as u16)
    }

    /// Ends the game. A later call changes nothing: the first outcome counts.
    fn end(&mut self, outcome: Outcome) {
        if self.at.outcome.is_none() {
            self.at.outcome = Some(outcome);
            self.watch.event(Event::Over { outcome });
        }
    }
}

/// Whether there are three of each icon but the person, which does not count for the Empire.
fn has_three_of_each(icons: IconCounts) -> bool {
    const { assert!(Icon::Person as usize == 6) };
    icons.to_le_bytes()[..6].iter().all(|&count| count >= EMPIRE_ICONS)
}

#[cfg(test)]
mod tests {
    use crate::rules::Rules;
    use eureka_script::word::Edition;

    #[test]
    fn fewer_achievements_win_with_more_players() {
        let rules = Rules::printed(Edition::First);
        assert_eq!([2, 3, 4].map(|players| rules.achievements_to_win(players)), [6, 5, 4]);
    }
}
