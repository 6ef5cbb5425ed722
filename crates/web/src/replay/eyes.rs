//! Through whose eyes a game is looked back at.

use crate::innovation::options::Options;
use crate::innovation::sight::seen;
use crate::room::course::Happened;
use eureka_innovation::{Event, Face, Game, ONLOOKER, Rules, View};
use eureka_table::Seat;

/// Through whose eyes a game is looked back at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// A player's: what the seat could know then.
    Of(Seat),
    /// Those of somebody who looked on.
    Onlooker,
    /// Everything lies open: when the game is over.
    All,
}

impl Eyes {
    /// The eyes that an address names; nothing for a word that names none.
    pub(crate) fn read(word: &str) -> Option<Eyes> {
        match word {
            "all" => Some(Eyes::All),
            "onlooker" => Some(Eyes::Onlooker),
            seat => seat.parse().ok().map(Eyes::Of),
        }
    }

    /// The word that stands in addresses.
    pub(crate) fn word(self) -> String {
        match self {
            Eyes::Of(seat) => seat.to_string(),
            Eyes::Onlooker => "onlooker".to_owned(),
            Eyes::All => "all".to_owned(),
        }
    }

    /// Where the reader sits.
    pub(crate) fn you(self) -> Option<Seat> {
        match self {
            Eyes::Of(seat) => Some(seat),
            Eyes::Onlooker | Eyes::All => None,
        }
    }

    /// Whether they see what this seat may choose from.
    pub(crate) fn see_answers_of(self, asked: Seat) -> bool {
        self == Eyes::All || self == Eyes::Of(asked)
    }

    /// What they see of a game.
    pub(crate) fn view(self, game: &Game, options: &Options) -> View {
        match self {
            Eyes::Of(seat) => seen(game, options, seat),
            Eyes::Onlooker => seen(game, options, ONLOOKER),
            Eyes::All => game.open_view(),
        }
    }

    /// What they are told of what happened.
    pub(crate) fn told(self, rules: &Rules, events: &[Happened]) -> Vec<Event<Face>> {
        let age = |card| rules.age(card);
        let told = |&(_, event): &Happened| match self {
            Eyes::Of(seat) => event.told(seat, age),
            Eyes::Onlooker => event.told(ONLOOKER, age),
            Eyes::All => event.open(age),
        };
        events.iter().map(told).collect()
    }
}
