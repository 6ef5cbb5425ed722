//! The names by which the script identifies the places where cards lie.

use eureka_innovation::{Color, Face, Rules, Seat, Zone};

/// The pile of a color on a player's board.
pub(crate) fn pile(seat: Seat, color: Color) -> String {
    format!("board-{seat}-{color}")
}

/// A player's hand.
pub(crate) fn hand(seat: Seat) -> String {
    format!("hand-{seat}")
}

/// A player's score pile.
pub(crate) fn score(seat: Seat) -> String {
    format!("score-{seat}")
}

/// A player's achievements.
pub(crate) fn claimed(seat: Seat) -> String {
    format!("claimed-{seat}")
}

/// The deck of an age.
pub(crate) fn deck(age: u8) -> String {
    format!("deck-{age}")
}

/// The achievements on the table.
pub(crate) const ACHIEVEMENTS: &str = "achievements";

/// The junk.
pub(crate) const JUNK: &str = "junk";

/// The cards removed from the game.
pub(crate) const REMOVED: &str = "removed";

/// The place that a card comes from or goes to. On a board the card's face is known, and its color determines the
/// pile.
pub(crate) fn of(rules: &Rules, zone: Zone, face: Face) -> String {
    match (zone, face.card) {
        (Zone::Deck, _) => deck(face.age),
        (Zone::Available, _) => ACHIEVEMENTS.into(),
        (Zone::Junk, _) => JUNK.into(),
        (Zone::Removed, _) => REMOVED.into(),
        (Zone::Hand(seat), _) => hand(seat),
        (Zone::Score(seat), _) => score(seat),
        (Zone::Claimed(seat), _) => claimed(seat),
        (Zone::Board(seat), Some(card)) => pile(seat, rules.color(card)),
        (Zone::Board(seat), None) => format!("board-{seat}"),
    }
}
