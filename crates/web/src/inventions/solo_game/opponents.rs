//! The opponents: their holdings, and Hephaestus's cards.

use super::table_view::{TableView, capital};
use crate::inventions::color;
use eureka_inventions::solo_game::Tile;
use eureka_inventions::{Bot, Player};
use eureka_words::Row;
use maud::{Markup, html};

impl TableView<'_> {
    /// The section with both opponents.
    pub(super) fn opponents(self) -> Markup {
        let at = self.at();
        let slots = at.hephaestus.slots.len();
        let board = self.companion().board(at);
        let (cards, rest) = board.split_at(slots);
        // The last two rows repeat in words the tiles that are drawn.
        let words = |rows: &[Row]| rows[..rows.len().saturating_sub(2)].to_vec();
        html! {
            section.rivals id="opponents" aria-label=(self.say("opponents")) {
                (self.opponent(Bot::Chronos, &words(&self.companion().chronos(at)), html! {}))
                (self.opponent(Bot::Hephaestus, &words(rest), html! {
                    div.cards {
                        @for slot in 0..3 {
                            @match cards.get(slot) {
                                Some(card) => ol.bot-card {
                                    @for item in &card.items { li data-now[item.starts_with('▸')] { (item.trim_start_matches('▸')) } }
                                },
                                None => span.bot-card.none { (slot + 1) },
                            }
                        }
                    }
                }))
                (self.pile())
            }
        }
    }

    fn opponent(self, bot: Bot, rows: &[Row], between: Markup) -> Markup {
        let tiles = &self.at().opponent(bot).tiles;
        let player = Player::from(bot);
        html! {
            article class=(format!("rival {}", color(player))) {
                h3 { (self.piece(player)) " " (capital(&self.companion().player(player))) " " small { (self.teller.region(self.at().opponent(bot).region)) } }
                (between)
                p.held {
                    @for &tile in &tiles.progress { (self.tile(Tile::Progress(tile))) }
                    @for &letter in &tiles.wealth { (self.tile(Tile::Wealth(letter))) }
                }
                dl.rows { @for row in rows { dt { (capital(&row.label)) } dd { (row.items.join(" · ")) } } }
            }
        }
    }

    /// The opponents' inventions.
    fn pile(self) -> Markup {
        let pile = &self.world().board.pile;
        let names: Vec<String> = pile.iter().map(|&card| self.teller.card(card)).collect();
        html! {
            article.rival {
                h3 { (self.say("pile")) " " small { (pile.len()) } }
                p { (names.join(" · ")) }
            }
        }
    }
}
