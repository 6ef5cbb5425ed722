//! Players and their zones as nouns.

use crate::say::{Phrase, args};
use crate::speech::Speech;
use eureka_script::tree::{Seats, Zone};
use eureka_table::words;

words! {
    /// The role of a zone in its sentence, which decides the preposition.
    pub(crate) enum Role {
        From = "from",
        To = "to",
        In = "in",
        /// The place of cards that are chosen but do not move yet.
        Of = "of",
        /// The place of cards that somebody is said to have: «you have two cards in hand».
        Have = "have",
    }
}

/// Whether all zones of several players are meant, each of them for itself, or any one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Spread {
    All,
    Each,
    Any,
}

words! {
    /// The part of a group of players that is meant.
    pub(crate) enum Group {
        One = "one",
        Each = "each",
        All = "all",
    }
}

impl<'a> Speech<'a> {
    /// A zone with its preposition.
    pub(crate) fn zone(self, zone: &'a Zone, role: Role, spread: Spread) -> String {
        self.owned_by(&format!("zone-{}", zone.kind), &zone.whose, role, spread)
    }

    /// The board of these players, with its preposition.
    pub(crate) fn board(self, seats: &'a Seats, role: Role, spread: Spread) -> String {
        self.owned_by("zone-board", seats, role, spread)
    }

    fn owned_by(self, id: &str, seats: &'a Seats, role: Role, spread: Spread) -> String {
        let group = match spread {
            Spread::All => Group::All,
            Spread::Each => Group::Each,
            Spread::Any => Group::One,
        };
        let owner = self.players(seats, group);
        self.plain(id, &args![role = role.word(), whose = self.whose(seats, spread), owner])
    }

    /// The word by which messages select the form for an owner.
    pub(crate) fn whose(self, seats: &Seats, spread: Spread) -> &'static str {
        match seats {
            Seats::Their if self.each.is_some() => "owner",
            Seats::Me if self.me.is_some() => "owner",
            _ => whose(seats, spread),
        }
    }

    /// Players as a noun.
    pub(crate) fn players(self, seats: &'a Seats, group: Group) -> Phrase<'a> {
        let whose = whose(seats, Spread::All);
        match seats {
            Seats::Team(players) => {
                self.noun("players-team", args![players = self.players(players, group)])
            }
            Seats::Where(players, test) => {
                // «Who has» is singular in every language.
                let group = if group == Group::All { Group::Each } else { group };
                let players = self.players(players, group);
                self.noun("players-who", args![players, who = self.who(test)])
            }
            Seats::Named(slot) => {
                let (ordinal, known) = (self.chosen(*slot), self.known_player(*slot));
                self.noun("player-chosen", args![ordinal, known])
            }
            Seats::Their if self.each.is_some() => {
                let speech = Speech { each: None, ..self };
                speech.players(self.each.unwrap_or(seats), Group::Each)
            }
            Seats::Me if self.me.is_some() => {
                let name: Phrase<'a> = Box::new(move |_| self.me.unwrap_or_default().to_owned());
                self.noun("player-name", args![name])
            }
            Seats::You | Seats::Me | Seats::Their => self.noun("player", args![whose]),
            Seats::Opponents | Seats::Others | Seats::All => {
                self.noun("players", args![whose, form = group.word()])
            }
        }
    }
}

/// The word by which messages select the form for an owner.
const fn whose(seats: &Seats, spread: Spread) -> &'static str {
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
        (Seats::Opponents | Seats::Others | Seats::All, Spread::Each)
        | (Seats::Named(_) | Seats::Team(_) | Seats::Where(..), _) => "owner",
    }
}
