//! Where a card can be.

use eureka_table::Seat;

/// A zone: where a card is. Every card is in exactly one.
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
    /// On a player's board, in the pile of its colour.
    Board(Seat),
    /// Among a player's achievements.
    Claimed(Seat),
}

impl Zone {
    /// The player it belongs to.
    pub const fn owner(self) -> Option<Seat> {
        match self {
            Zone::Deck | Zone::Available | Zone::Junk | Zone::Removed => None,
            Zone::Hand(seat) | Zone::Score(seat) | Zone::Board(seat) | Zone::Claimed(seat) => {
                Some(seat)
            }
        }
    }

    /// The player who alone sees the faces of the cards in it.
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
}
