//! Players and their zones.

use crate::say::Phrase;
use crate::speech::Speech;
use eureka_script::tree::{Place, Seats, Zone};
use eureka_table::words;

words! {
    /// What a zone is to the verb.
    pub(crate) enum Role {
        From = "from",
        To = "to",
        In = "in",
        /// Where the cards lie among which the reader takes some, without their going anywhere yet.
        Of = "of",
    }
}

/// Whether the zones of several players are all meant or any one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spread {
    All,
    Any,
}

words! {
    /// How many of a group of players are meant.
    pub(crate) enum Group {
        One = "one",
        Each = "each",
        All = "all",
    }
}

impl<'a> Speech<'a> {
    /// A zone with its preposition.
    pub(crate) fn zone(self, zone: &'a Zone, role: Role, spread: Spread) -> String {
        let id = match zone.place {
            Place::Hand => "zone-hand",
            Place::Score => "zone-score",
            Place::Board => "zone-board",
            Place::Achievements => "zone-achievements",
        };
        self.owned(id, &zone.whose, role, spread)
    }

    /// The board of these players, with its preposition.
    pub(crate) fn board(self, seats: &'a Seats, role: Role, spread: Spread) -> String {
        self.owned("zone-board", seats, role, spread)
    }

    fn owned(self, id: &str, seats: &'a Seats, role: Role, spread: Spread) -> String {
        let owner =
            self.players(seats, if spread == Spread::All { Group::All } else { Group::One });
        let whose = whose(seats, spread);
        self.plain(
            id,
            &[("role", role.word().into()), ("whose", whose.into()), ("owner", (&owner).into())],
        )
    }

    /// Players as a noun.
    pub(crate) fn players(self, seats: &'a Seats, group: Group) -> Phrase<'a> {
        let form = group.word();
        match seats {
            Seats::Team(players) => {
                let players = self.players(players, group);
                Box::new(move |case| {
                    self.noun("players-team", case, &[("players", (&players).into())])
                })
            }
            Seats::Where(players, test) => {
                // «Who has» is about one player in every language.
                let group = if group == Group::All { Group::Each } else { group };
                let players = self.players(players, group);
                Box::new(move |case| {
                    let who = self.who(test);
                    let args = [("players", (&players).into()), ("who", who.into())];
                    self.noun("players-who", case, &args)
                })
            }
            Seats::Named(slot) => {
                let ordinal = self.chosen(*slot);
                Box::new(move |case| {
                    self.noun("player-chosen", case, &[("ordinal", ordinal.into())])
                })
            }
            Seats::You | Seats::Me | Seats::Their => {
                let whose = whose(seats, Spread::All);
                Box::new(move |case| self.noun("player", case, &[("whose", whose.into())]))
            }
            Seats::Opponents | Seats::Others | Seats::All => {
                let whose = whose(seats, Spread::All);
                Box::new(move |case| {
                    let args = [("whose", whose.into()), ("form", form.into())];
                    self.noun("players", case, &args)
                })
            }
        }
    }
}

/// The word by which messages tell owners apart.
pub(crate) const fn whose(seats: &Seats, spread: Spread) -> &'static str {
    match (seats, spread) {
        (Seats::You, _) => "you",
        (Seats::Me, _) => "me",
        (Seats::Their, _) => "their",
        (Seats::Opponents, Spread::All) => "opponents",
        (Seats::Opponents, Spread::Any) => "any-opponent",
        (Seats::Others, Spread::All) => "others",
        (Seats::Others, Spread::Any) => "any-other",
        (Seats::All, Spread::All) => "all",
        (Seats::All, Spread::Any) => "anyone",
        (Seats::Named(_) | Seats::Team(_) | Seats::Where(..), _) => "owner",
    }
}
