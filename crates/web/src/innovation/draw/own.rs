//! The sections with the reader's own cards.

use super::text::capital;
use super::zone;
use crate::innovation::table_view::TableView;
use eureka_innovation::{Card, Face, Seat};
use eureka_words::Label;
use maud::{Markup, html};

impl TableView {
    /// The reader's board.
    pub(crate) fn board_section(&self, you: Seat) -> Markup {
        html! {
            section id="board" class="board" aria-labelledby={ "name-" (you) } data-turn[self.has_turn(you)]
                data-team=[self.team_number(you)] {
                (self.heading(you))
                (self.piles(you))
            }
        }
    }

    /// The reader's hand, sorted by age and color.
    pub(crate) fn hand_section(&self, you: Seat) -> Markup {
        let faces = &self.player(you).hand;
        let mut cards: Vec<Card> = faces.iter().filter_map(|face| face.card).collect();
        cards.sort_by_key(|&card| (self.rules.age(card), self.rules.color(card), card));
        let unknown: Vec<Face> = faces.iter().copied().filter(|face| face.card.is_none()).collect();
        html! {
            section id="hand" class="hand" aria-labelledby="hand-label" {
                h2 class="label" id="hand-label" {
                    (self.say("board-hand", &[("count", faces.len().into())]))
                }
                @if let Some(card) = self.view.opening {
                    p class="opening" {
                        (capital(&self.words.label(Label::Opening))) ": " b { (self.teller().card(card)) }
                    }
                }
                div class="tiles" data-zone=(zone::hand(you)) {
                    @for card in cards { (self.tile(card)) }
                    (self.grouped(&unknown))
                    @if faces.is_empty() { p class="nothing" { (self.say("board-no-cards", &[])) } }
                }
            }
        }
    }

    /// The reader's score pile and its points.
    pub(crate) fn treasure_section(&self, you: Seat) -> Markup {
        let player = self.player(you);
        let faces = &player.score;
        let open = self.choices.any_on(faces.iter().filter_map(|face| face.card));
        let backs: Vec<Face> = faces.iter().map(|face| Face { card: None, ..*face }).collect();
        html! {
            section id="treasure" class="treasure" aria-labelledby="treasure-label" {
                h2 class="label" id="treasure-label" {
                    (self.say("board-score-pile", &[("count", faces.len().into())]))
                }
                details data-zone=(zone::score(you)) open[open] {
                    summary {
                        @if faces.is_empty() { span class="nothing" { (self.say("board-no-cards", &[])) } }
                        @else { span class="faces" { (self.grouped(&backs)) } }
                    }
                    ul { @for &face in faces { li { (self.face(face)) } } }
                }
            }
        }
    }
}
