//! The URLs of the guide's pages.

use eureka_innovation::{Card, Edition, Rules};

/// The page on how to play an edition.
pub fn how_to_play(edition: Edition) -> String {
    format!("/how-to-play/{edition}")
}

/// The card browser for an edition.
pub fn cards(edition: Edition) -> String {
    format!("/cards?edition={edition}")
}

/// The page of one card.
pub fn card(rules: &Rules, card: Card) -> String {
    format!("/cards/{}/{}", rules.edition(), slug(rules.name(card)))
}

/// A card's English name as part of a URL: lowercase, with `-` in place of everything but letters and digits.
pub fn slug(name: &str) -> String {
    let words = name.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join("-")
}

/// The card whose page has this URL in an edition.
pub fn card_at(rules: &Rules, address: &str) -> Option<Card> {
    rules.all().iter().find(|&card| slug(rules.name(card)) == address)
}
