//! What was done with every card.

use super::charts;
use super::numbers::{percent, rate, signed_points, win_rate};
use crate::out::grouped;
use crate::sim::figures::{CardFigures, Figures};
use maud::{Markup, html};

/// Rankings leave out cards that were used by fewer players: luck would lead them.
const ENOUGH: u64 = 200;

/// The charts and the table of all cards.
pub(super) fn section(figures: &Figures) -> Markup {
    let players = figures.played.players;
    let enough = ENOUGH.min(figures.ended() / 20);
    let ranked = |used: fn(&CardFigures) -> u64, by: fn(&CardFigures) -> f64| {
        let mut cards: Vec<&CardFigures> =
            figures.cards.iter().filter(|card| used(card) >= enough.max(1)).collect();
        cards.sort_by(|a, b| by(b).total_cmp(&by(a)));
        cards
    };
    let activated = ranked(|card| card.activated.decided, |card| won(card.activated.win_rate()));
    let drawn = ranked(|card| card.drawn.decided, |card| won(card.drawn.win_rate()));
    let decisive = ranked(|card| card.changes.actions, |card| card.changes.mean_size());
    html! {
        h2 { "Cards" }
        p {
            "The ten highest and the ten lowest win rates, and the twenty cards whose dogma changes the chances most. Cards that fewer than "
            (enough.max(1)) " players used are not ranked, but are in the table."
        }
        div class="plots" {
            (charts::win_rates("Win rate of who activated the card", players, &activated, |card| card.activated.win_rate()))
            (charts::win_rates("Win rate of who drew the card", players, &drawn, |card| card.drawn.win_rate()))
            (charts::decisive(&decisive))
        }
        h3 { "All cards" }
        p { "Click a title to sort. Drawn, melded and activated: times a game, by all players together." }
        div class="wide" { (all(figures)) }
    }
}

fn won(rate: Option<(f64, f64, f64)>) -> f64 {
    rate.map_or(0.0, |(rate, ..)| rate)
}

fn all(figures: &Figures) -> Markup {
    html! {
        table class="sortable" {
            thead {
                tr {
                    th { "card" } th { "age" } th { "colour" }
                    th { "drawn" } th { "won" } th { "interval" }
                    th { "melded" } th { "won" } th { "interval" }
                    th { "activated" } th { "won" } th { "interval" }
                    th { "age of use" } th { "turn" } th { "gain" } th { "swing" } th { "ended the game" }
                }
            }
            tbody { @for card in &figures.cards { (row(card, figures.ended())) } }
        }
    }
}

fn row(card: &CardFigures, games: u64) -> Markup {
    html! {
        tr {
            td { (card.name) }
            td { (card.age) }
            td { span class={ "dot " (card.color) } {} " " (card.color) }
            @for used in [card.drawn, card.melded, card.activated] {
                td title=(format!("{} times", grouped(used.times))) {
                    (format!("{:.3}", rate(used.times, games)))
                }
                (win_rate(used.won, used.decided))
            }
            @if card.activated.times > 0 {
                td { (format!("{:.1}", card.age_of_use())) }
                td { (format!("{:.1}", card.turn_of_use())) }
                td data-sort=(card.changes.mean()) { (signed_points(card.changes.mean())) }
                td data-sort=(card.changes.mean_size()) { (percent(card.changes.mean_size())) }
            } @else {
                @for _ in 0..4 { td data-sort="-1" { "–" } }
            }
            td { (grouped(card.ended.games)) }
        }
    }
}
