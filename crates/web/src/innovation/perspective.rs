//! A game of Innovation as it is seen from somebody's perspective.

use crate::innovation::options::Options;
use crate::room::course::{Course, Given, Happened};
use crate::room::viewer::Perspective;
use eureka_innovation::{Event, Face, Game, ONLOOKER, Rules, View};
use eureka_table::Seat;

impl Perspective {
    /// Everything that is seen of a game at a table with these options.
    pub(crate) fn view(self, game: &Game, options: &Options) -> View {
        match self {
            Perspective::Everything => game.open_view(),
            player => options.view(game, player.seat().unwrap_or(ONLOOKER)),
        }
    }

    /// Events as they are told from here.
    pub(crate) fn told(self, rules: &Rules, events: &[Happened]) -> Vec<Event<Face>> {
        let open = |&(_, event): &Happened| event.open(|card| rules.age(card));
        match self {
            Perspective::Everything => events.iter().map(open).collect(),
            player => told(rules, events, player.seat().unwrap_or(ONLOOKER)),
        }
    }

    /// The events since the player's last answer, with those that it brought about.
    pub(crate) fn news(self, course: &Course) -> Vec<Event<Face>> {
        let own = |given: &Given| Some(given.said.seat) == self.seat();
        let last = course.answers().iter().rposition(own);
        self.told(course.game().rules(), course.events_since(last.unwrap_or(0)))
    }
}

/// Events as a seat is told them.
pub(crate) fn told(rules: &Rules, events: &[Happened], seat: Seat) -> Vec<Event<Face>> {
    events.iter().map(|&(_, event)| event.told(seat, |card| rules.age(card))).collect()
}
