//! Achievements and the end of the game.

use crate::card::Card;
use crate::engine::{Engine, Flow, Reply};
use crate::position::Whereabouts;
use crate::progress::{ENOUGH_ICONS, MANY_CARDS, MANY_CLOCKS, MANY_DEMANDS};
use crate::question::QuestionKind;
use crate::rules::IconCounts;
use crate::watch::{Event, MoveKind, Watch};
use crate::zone::Zone;
use eureka_script::tree::{Chooser, End, SpecialDeed, Winner};
use eureka_script::word::{Color, Edition, Icon, Special, Splay};
use eureka_table::{Ending, Outcome, Seat, SeatSet};

impl<W: Watch> Engine<'_, W> {
    /// The achieve action. Of several cards of that age, all lie face down and are alike.
    pub(crate) fn achieve(&mut self, seat: Seat, age: u8) {
        let card: Option<Card> = (self.at.available() & self.rules.of_age(age)).first();
        if let Some(card) = card {
            // Who wins by it wins at once, before anybody is given a special achievement.
            self.carry(seat, card, Zone::Claimed(seat), End::Top, MoveKind::Achieve);
            self.look_for_winner(seat);
            self.look();
        }
    }

    /// A chain achievement: an 11, drawn unseen and put face down with the claimed ones.
    pub(crate) fn claim_chain(&mut self, seat: Seat) {
        match self.at.deck_top(self.rules.last_age()) {
            Some(card) => {
                self.travel(seat, card, Zone::Claimed(seat), End::Top, MoveKind::Achieve);
            }
            None => self.end_by_score(),
        }
    }

    /// Remembers to look at a player's special achievements.
    pub(crate) fn look_at(&mut self, seat: Seat) {
        self.at.machine.unseen = self.at.machine.unseen.with(seat);
    }

    /// First and third edition: gives out the special achievements that are due, after every single change. The player whose
    /// turn it is goes first, then clockwise.
    ///
    /// Only players whose board or counts have changed can have come to hold one.
    pub(crate) fn look(&mut self) {
        let unseen = std::mem::take(&mut self.at.machine.unseen);
        if unseen.is_empty() || self.settles_later() {
            return;
        }
        for steps in 0..self.at.players {
            let seat = self.at.turn.clockwise(steps, self.at.players);
            if unseen.has(seat) && self.at.outcome.is_none() && self.give_due(seat) {
                self.look_for_winner(seat);
            }
        }
    }

    /// Gives a player all special achievements that he holds; says whether there were any.
    fn give_due(&mut self, seat: Seat) -> bool {
        let held = self.held(seat);
        // Nearly always so, and this is asked after every move.
        if held == 0 {
            return false;
        }
        let mut any = false;
        for special in Special::ALL {
            if held & 1 << special as u8 != 0 && self.at.special_available(special) {
                self.give(seat, special);
                any = true;
            }
        }
        any
    }

    /// Whether achievements are looked at only at the end of an action, as in the fourth edition.
    fn settles_later(&self) -> bool {
        self.rules.edition() == Edition::Fourth
    }

    /// Fourth edition, at the end of every action: gives out the special achievements, from the left of the current player on, and
    /// looks for a winner only then.
    pub(crate) fn settle(&mut self) {
        if !self.settles_later() || self.at.outcome.is_some() {
            return;
        }
        for seat in self.at.round(self.at.turn) {
            self.give_due(seat);
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

    /// The special achievements whose conditions a player meets, a bit each, available or not.
    pub(crate) fn held(&self, seat: Seat) -> u8 {
        let at = &*self.at;
        let tops = at.tops(seat);
        let monument = match self.rules.edition() {
            Edition::First | Edition::Third => {
                at.scored[seat.index()] >= MANY_CARDS || at.tucked[seat.index()] >= MANY_CARDS
            }
            Edition::Fourth => (tops & self.rules.with_demand()).len() >= MANY_DEMANDS,
        };
        let wonder = Color::ALL
            .into_iter()
            .all(|color| matches!(at.splay(seat, color), Splay::Up | Splay::Right | Splay::Aslant));
        let holds = |special: Special, holds: bool| u8::from(holds) << special as u8;
        holds(Special::Monument, monument)
            | holds(Special::Empire, has_three_of_each(at.all_icons(seat)))
            | holds(Special::World, at.icons(seat, Icon::Clock) >= MANY_CLOCKS)
            | holds(Special::Wonder, wonder)
            | holds(Special::Universe, tops.is_within(self.rules.high()) && tops.len() == 5)
    }

    fn give(&mut self, seat: Seat, special: Special) {
        self.at.specials[special.index()] = Whereabouts::With(seat);
        self.at.machine.changed = true;
        self.watch.event(Event::Claimed { seat, special });
    }

    /// An effect gives a special achievement, condition or not.
    pub(crate) fn claim_op(&mut self, special: Special) -> Flow {
        let you = self.you();
        let available = self.at.special_available(special);
        self.at.machine.frame_mut().did = available;
        if available {
            self.give(you, special);
            self.look_for_winner(you);
        }
        Flow::Next
    }

    fn look_for_winner(&mut self, seat: Seat) {
        if self.settles_later() {
            return;
        }
        if self.at.achievements(seat) >= self.at.achievements_to_win(self.rules) {
            self.end(Outcome { winners: SeatSet::only(seat), ending: Ending::Achievements });
        }
    }

    /// Most points win; tied, most achievements; still tied, they share the victory. A team adds up both.
    pub(crate) fn end_by_score(&mut self) {
        let points = |seat: Seat| self.at.team(seat).iter().map(|seat| self.at.points(seat)).sum();
        let worth = |seat: Seat| -> (u16, u8) { (points(seat), self.team_achievements(seat)) };
        let everyone = self.at.everyone();
        let best = everyone.iter().map(worth).max();
        let best = everyone.iter().filter(|&seat| Some(worth(seat)) == best);
        let winners = best.fold(SeatSet::NONE, |all, seat| all | self.at.team(seat));
        self.end(Outcome { winners, ending: Ending::Score });
    }

    /// An effect says who wins; nobody, if the most or the fewest are tied. A victory goes to the whole team.
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

    /// A player is out: all his cards are junked, and the last player or team left wins.
    pub(crate) fn eliminate(&mut self, seat: Seat) {
        self.watch.event(Event::Lost { seat });
        let at = &*self.at;
        let cards = at.hand(seat) | at.board(seat) | at.score(seat) | at.claimed(seat);
        let (zone, deed) = match self.rules.edition() {
            Edition::First | Edition::Third => (Zone::Removed, MoveKind::Remove),
            Edition::Fourth => (Zone::Junk, MoveKind::Junk),
        };
        for card in cards {
            self.travel(seat, card, zone, End::Top, deed);
        }
        for special in Special::ALL {
            if self.at.specials[special.index()] == Whereabouts::With(seat) {
                self.at.specials[special.index()] = Whereabouts::Absent;
                self.watch.event(Event::Special { special, deed: SpecialDeed::Junk });
            }
        }
        self.at.out = self.at.out.with(seat);
        if let Some(left) = self.at.everyone().first()
            && self.at.opponents(left).is_empty()
        {
            self.end(Outcome { winners: self.at.team(left), ending: Ending::Elimination });
        }
    }

    /// Junks special achievements from the table, or brings them back from the junk.
    pub(crate) fn specials(
        &mut self,
        may: bool,
        one: bool,
        deed: SpecialDeed,
        reply: Reply,
    ) -> Flow {
        let chosen = match one {
            true => self.choose_bit(QuestionKind::Special, Chooser::You, may, reply, |engine| {
                engine.specials_for(deed)
            }),
            false => Ok(self.specials_for(deed)),
        };
        let mask = match chosen {
            Ok(mask) => mask,
            Err(flow) => return flow,
        };
        for special in Special::ALL.into_iter().filter(|&special| mask & 1 << special as u16 != 0) {
            self.at.specials[special.index()] = match deed {
                SpecialDeed::Junk => Whereabouts::Absent,
                SpecialDeed::Restore => Whereabouts::Available,
            };
            self.at.machine.changed = true;
            self.watch.event(Event::Special { special, deed });
        }
        self.at.machine.frame_mut().did = mask != 0;
        Flow::Next
    }

    /// The special achievements that can be junked or brought back, a bit each.
    pub(crate) fn specials_for(&self, deed: SpecialDeed) -> u16 {
        let place = match deed {
            SpecialDeed::Junk => Whereabouts::Available,
            SpecialDeed::Restore => Whereabouts::Absent,
        };
        Special::ALL
            .into_iter()
            .filter(|special| self.at.specials[special.index()] == place)
            .fold(0, |mask, special| mask | 1 << special as u16)
    }

    /// The first end of a game is its end: nothing that follows overwrites it.
    fn end(&mut self, outcome: Outcome) {
        if self.at.outcome.is_none() {
            self.at.outcome = Some(outcome);
            self.watch.event(Event::Over { outcome });
        }
    }
}

/// The person is no part of it.
fn has_three_of_each(icons: IconCounts) -> bool {
    const { assert!(Icon::Person as usize == 6) };
    icons.to_le_bytes()[..6].iter().all(|&count| count >= ENOUGH_ICONS)
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
