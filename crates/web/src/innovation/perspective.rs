//! A game of Innovation as it is seen from somebody's perspective.

use crate::innovation::options::Options;
use crate::room::EventOf;
use crate::room::viewer::Perspective;
use eureka_innovation::{Event, Face, Game, ONLOOKER, Rules, View};

impl Perspective {
    /// Everything that is seen of a game at a table with these options.
    pub(crate) fn view(self, game: &Game, options: &Options) -> View {
        match self {
            Perspective::Everything => game.open_view(),
            player => options.view(game, player.seat().unwrap_or(ONLOOKER)),
        }
    }

    /// Events as they are told from here.
    pub(crate) fn told(self, rules: &Rules, events: &[EventOf<Options>]) -> Vec<Event<Face>> {
        let open = |&(_, event): &EventOf<Options>| event.open(|card| rules.age(card));
        match self {
            Perspective::Everything => events.iter().map(open).collect(),
            player => {
                let seat = player.seat().unwrap_or(ONLOOKER);
                let told =
                    |&(_, event): &EventOf<Options>| event.told(seat, |card| rules.age(card));
                events.iter().map(told).collect()
            }
        }
    }
}
