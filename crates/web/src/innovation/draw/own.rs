//! What lies before the reader himself.

use super::stage::{Stage, capital};
use super::zone;
use eureka_innovation::{Card, Face, Seat};
use eureka_words::Label;
use maud::{Markup, html};

/// The reader's board.
pub(crate) fn board(stage: &Stage<'_>, you: Seat) -> Markup {
    html! {
        section id="board" class="board" aria-labelledby={ "name-" (you) } data-turn[stage.has_turn(you)] {
            (stage.heading(you))
            (stage.piles(you))
        }
    }
}

/// The reader's hand, by age and colour.
pub(crate) fn hand(stage: &Stage<'_>, you: Seat) -> Markup {
    let faces = &stage.player(you).hand;
    let mut cards: Vec<Card> = faces.iter().filter_map(|face| face.card).collect();
    cards.sort_by_key(|&card| (stage.rules.age(card), stage.rules.color(card), card));
    let unknown: Vec<Face> = faces.iter().copied().filter(|face| face.card.is_none()).collect();
    html! {
        section id="hand" class="hand" aria-labelledby="hand-label" {
            h2 class="label" id="hand-label" {
                (stage.label(Label::Hand)) " " b { (faces.len()) }
            }
            @if let Some(card) = stage.view.opening {
                p class="opening" {
                    (capital(&stage.words.label(Label::Opening))) ": " b { (stage.teller.card(card)) }
                }
            }
            div class="tiles" data-zone=(zone::hand(you)) {
                @for card in cards { (stage.tile(card)) }
                (stage.grouped(&unknown))
                @if faces.is_empty() { p class="nothing" { (stage.say("board-no-cards", &[])) } }
            }
        }
    }
}

/// The reader's score pile and what it is worth.
pub(crate) fn treasure(stage: &Stage<'_>, you: Seat) -> Markup {
    let player = stage.player(you);
    let faces = &player.score;
    let open = faces.iter().filter_map(|face| face.card).any(|card| stage.lit.has_card(card));
    let backs: Vec<Face> = faces.iter().map(|face| Face { card: None, ..*face }).collect();
    html! {
        section id="treasure" class="treasure" aria-labelledby="treasure-label" {
            h2 class="label" id="treasure-label" {
                (stage.label(Label::Score)) " " b { (faces.len()) }
            }
            details data-zone=(zone::score(you)) open[open] {
                summary {
                    @if faces.is_empty() { span class="nothing" { (stage.say("board-no-cards", &[])) } }
                    @else { span class="faces" { (stage.grouped(&backs)) } }
                }
                ul { @for &face in faces { li { (stage.face(face)) } } }
            }
        }
    }
}
