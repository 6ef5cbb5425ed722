//! The section of the report about every card.

use super::charts;
use super::numbers::{percent, rate, signed_points, win_rate};
use crate::sim::figures::{CardFigures, Figures};
use crate::sim::sums::{Sum, Use};
use eureka_words::grouped;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The least number of players who used a card, for the rankings: with fewer, luck would decide the top places.
const MIN_USERS: u64 = 200;

/// The charts and the table of all cards.
pub(super) fn section(figures: &Figures) -> Markup {
    let players = figures.played.players;
    let enough = MIN_USERS.min(figures.ended() / 20);
    let ranked = |used: fn(&CardFigures) -> u64, by: fn(&CardFigures) -> f64| {
        let mut cards: Vec<&CardFigures> =
            figures.cards.iter().filter(|card| used(card) >= enough.max(1)).collect();
        cards.sort_by(|a, b| by(b).total_cmp(&by(a)));
        cards
    };
    let ages = AgeRates::new(&figures.cards);
    let mut drawn = ranked(|card| card.drawn.decided, |_| 0.0);
    drawn.sort_by(|a, b| ages.lead(b).0.total_cmp(&ages.lead(a).0));
    let activated = ranked(|card| card.activated.decided, |card| won(card.activated.win_rate()));
    let decisive = ranked(|card| card.changes.actions, |card| card.changes.mean_size());
    html! {
        h2 { "Cards" }
        p {
            "The ten best and the ten worst cards by what they do for the players who activate them, and for those who draw them; and the twenty whose dogma changes the chances most. Late \
             cards are mostly drawn by the player who is ahead, so a drawn card is compared with all cards of its age. Cards that fewer than "
            (enough.max(1)) " players used are not ranked, but are in the table."
        }
        div class="plots" {
            (charts::win_rates(players, &activated))
            (charts::leads(&drawn, |card| ages.lead(card)))
            (charts::decisive(&decisive))
        }
        h3 { "All cards" }
        p { "Click a title to sort. Drawn, melded and activated: times a game, by all players together." }
        div class="wide" { (all(figures)) }
    }
}

/// The win rates of players who drew a card, by the card's age.
struct AgeRates(BTreeMap<u8, f64>);

impl AgeRates {
    fn new(cards: &[CardFigures]) -> AgeRates {
        let mut sums: BTreeMap<u8, Use> = BTreeMap::new();
        for card in cards {
            sums.entry(card.age).or_default().join(&card.drawn);
        }
        AgeRates(sums.iter().map(|(&age, sum)| (age, rate(sum.won, sum.decided))).collect())
    }

    /// The win rate of players who drew this card, above the average of its age, with its interval.
    fn lead(&self, card: &CardFigures) -> (f64, f64, f64) {
        let age = self.0.get(&card.age).copied().unwrap_or_default();
        let (rate, low, high) = card.drawn.win_rate().unwrap_or((age, age, age));
        (rate - age, low - age, high - age)
    }
}

fn won(rate: Option<(f64, f64, f64)>) -> f64 {
    rate.map_or(0.0, |(rate, ..)| rate)
}

fn all(figures: &Figures) -> Markup {
    let ages = AgeRates::new(&figures.cards);
    html! {
        table class="sortable" {
            thead {
                tr {
                    th { "card" } th { "age" } th { "color" }
                    th { "drawn" } th { "win rate" } th { "interval" } th { "for its age" }
                    th { "melded" } th { "win rate" } th { "interval" }
                    th { "activated" } th { "win rate" } th { "interval" }
                    th { "age of use" } th { "turn" } th { "gain" } th { "swing" } th { "ended" }
                }
            }
            tbody { @for card in &figures.cards { (row(card, &ages, figures.ended())) } }
        }
    }
}

fn row(card: &CardFigures, ages: &AgeRates, games: u64) -> Markup {
    html! {
        tr {
            td { (card.name) }
            td { (card.age) }
            td { span class={ "dot " (card.color) } {} " " (card.color) }
            (used(card.drawn, games))
            @let lead = ages.lead(card).0;
            td data-sort=(format!("{lead:.6}")) { (signed_points(lead)) }
            (used(card.melded, games))
            (used(card.activated, games))
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

/// Three cells: the number of uses, and the winners among the users.
fn used(used: Use, games: u64) -> Markup {
    html! {
        td title=(format!("{} times", grouped(used.times))) {
            (format!("{:.3}", rate(used.times, games)))
        }
        (win_rate(used.won, used.decided))
    }
}
