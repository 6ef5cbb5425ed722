//! The zones: the places where a card can be.

use eureka_table::Seat;

/// A place where a card can be. Every card is in exactly one zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Zone {
    /// In the supply deck of its age.
    Deck,
    /// On the table as an achievement that nobody has claimed.
    Available,
    /// In the junk (fourth edition).
    Junk,
    /// Out of the game for good.
    Removed,
    /// In a player's hand.
    Hand(Seat),
    /// In a player's score pile.
    Score(Seat),
    /// On a player's board, in the pile of its color.
    Board(Seat),
    /// Among a player's achievements.
    Claimed(Seat),
}

impl Zone {
    /// The player to whom the zone belongs.
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed => None,
            Zone::Hand(seat) | Zone::Score(seat) | Zone::Board(seat) | Zone::Claimed(seat) => {
                Some(seat)
            }
        }
    }

    /// The only player who sees the faces of the cards in it: the owner of a hand or a score pile.
    pub const fn secret_of(self) -> Option<Seat> {
        match self {
            Zone::Hand(seat) | Zone::Score(seat) => Some(seat),
            Zone::Deck
            | Zone::Available
            | Zone::Junk
            | Zone::Removed
            | Zone::Board(_)
            | Zone::Claimed(_) => None,
        }
    }

    /// The zone in one byte.
    pub(crate) const fn code(self) -> u8 {
        let (kind, seat) = match self {
            Zone::Deck => (0, Seat::A),
            Zone::Available => (1, Seat::A),
            Zone::Junk => (2, Seat::A),
            Zone::Removed => (3, Seat::A),
            Zone::Hand(seat) => (4, seat),
            Zone::Score(seat) => (5, seat),
            Zone::Board(seat) => (6, seat),
            Zone::Claimed(seat) => (7, seat),
        };
        kind << 3 | seat.number()
    }

    /// The zone of a byte that [`code`](Self::code) made.
    pub(crate) const fn from_code(code: u8) -> Zone {
        let seat = Seat::new(code & 7);
        match code >> 3 {
            0 => Zone::Deck,
            1 => Zone::Available,
            2 => Zone::Junk,
            3 => Zone::Removed,
            4 => Zone::Hand(seat),
            5 => Zone::Score(seat),
            6 => Zone::Board(seat),
            _ => Zone::Claimed(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zone_is_its_byte() {
        let of =
            |seat| [Zone::Hand(seat), Zone::Score(seat), Zone::Board(seat), Zone::Claimed(seat)];
        let shared = [Zone::Deck, Zone::Available, Zone::Junk, Zone::Removed];
        for zone in shared.into_iter().chain((0..Seat::MAX).map(Seat::new).flat_map(of)) {
            assert_eq!(Zone::from_code(zone.code()), zone);
        }
    }
}
