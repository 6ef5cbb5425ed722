//! Achievements and the end of the game.

use crate::card::Card;
use crate::engine::{Engine, Flow};
use crate::position::Whereabouts;
use crate::rules::{Tally, count_of};
use crate::watch::{Deed, Event, Watch};
use crate::zone::Zone;
use eureka_script::tree::{End, Winner};
use eureka_script::word::{Color, Icon, Special, Splay};
use eureka_table::{Ending, Outcome, Seat, SeatSet};

impl<W: Watch> Engine<'_, W> {
    /// The achieve action. Of several cards of that age, all lie face down and are alike.
    pub(crate) fn achieve(&mut self, seat: Seat, age: u8) {
        let card: Option<Card> = (self.at.available() & self.rules.of_age(age)).first();
        if let Some(card) = card {
            self.travel(seat, card, Zone::Claimed(seat), End::Top, Deed::Achieve);
            self.look_for_winner(seat);
        }
    }

    /// Remembers to look at a player's special achievements.
    pub(crate) fn look_at(&mut self, seat: Seat) {
        self.at.machine.unseen = self.at.machine.unseen.with(seat);
    }

    /// Gives out the special achievements that are due, after every single change: the player whose turn it is goes first, then
    /// clockwise.
    ///
    /// Only players whose board or counts have changed can have come to hold one.
    pub(crate) fn look(&mut self) {
        let unseen = std::mem::take(&mut self.at.machine.unseen);
        if unseen.is_empty() {
            return;
        }
        for steps in 0..self.at.players {
            let seat = self.at.turn.clockwise(steps, self.at.players);
            if !unseen.has(seat) || self.at.outcome.is_some() {
                continue;
            }
            for special in Special::ALL {
                if self.at.special_available(special) && self.holds(seat, special) {
                    self.give(seat, special);
                }
            }
            self.look_for_winner(seat);
        }
    }

    /// Whether a player meets the condition of a special achievement.
    fn holds(&self, seat: Seat, special: Special) -> bool {
        let at = &*self.at;
        match special {
            Special::Monument => at.scored[seat.index()] >= 6 || at.tucked[seat.index()] >= 6,
            Special::Empire => has_three_of_each(at.all_icons(seat)),
            Special::World => at.icons(seat, Icon::Clock) >= 12,
            Special::Wonder => Color::ALL.into_iter().all(|color| {
                matches!(at.splay(seat, color), Splay::Up | Splay::Right | Splay::Aslant)
            }),
            Special::Universe => Color::ALL.into_iter().all(|color| {
                at.pile_end(End::Top, seat, color).is_some_and(|top| self.rules.age(top) >= 8)
            }),
        }
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
        let needed = self.rules.achievements_to_win(self.at.players);
        if self.at.achievements(seat) >= needed {
            self.end(Outcome { winners: SeatSet::only(seat), ending: Ending::Achievements });
        }
    }

    /// Most points win; tied, most achievements; still tied, they share the victory.
    pub(crate) fn end_by_score(&mut self) {
        let worth = |seat: Seat| (self.at.points(seat), self.at.achievements(seat));
        let everyone = self.at.everyone();
        let best = everyone.iter().map(worth).max();
        let winners = everyone.iter().filter(|&seat| Some(worth(seat)) == best).collect();
        self.end(Outcome { winners, ending: Ending::Score });
    }

    /// An effect says who wins; nobody, if the most or the fewest are tied.
    pub(crate) fn win(&mut self, winner: &Winner) -> Flow {
        let seat = match winner {
            Winner::You => Some(self.you()),
            Winner::Single(extreme, number) => {
                self.with_scope(|scope| scope.single(*extreme, number))
            }
        };
        if let Some(seat) = seat {
            self.end(Outcome { winners: SeatSet::only(seat), ending: Ending::Card });
        }
        Flow::Next
    }

    /// The first end of a game is its end: nothing that follows overwrites it.
    fn end(&mut self, outcome: Outcome) {
        if self.at.outcome.is_none() {
            self.at.outcome = Some(outcome);
            self.watch.event(Event::Over { outcome });
        }
    }
}

fn has_three_of_each(icons: Tally) -> bool {
    Icon::ALL
        .into_iter()
        .filter(|&icon| icon != Icon::Person)
        .all(|icon| count_of(icons, icon) >= 3)
}

#[cfg(test)]
mod tests {
    use crate::rules::Rules;
    use eureka_script::word::Edition;

    #[test]
    fn fewer_achievements_win_with_more_players() {
        let rules = Rules::printed(Edition::First).unwrap();
        assert_eq!([2, 3, 4].map(|players| rules.achievements_to_win(players)), [6, 5, 4]);
    }
}
