//! The effects of a card as short text on a tile.

use super::icon;
use eureka_innovation::{Card, Edition, EffectKind, Rules};
use eureka_words::{Language, Words};
use maud::{Markup, PreEscaped, html};
use parking_lot::RwLock;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

/// The text of each card that has been drawn. There are at most as many as printed cards in all editions and languages.
static TEXTS: LazyLock<RwLock<HashMap<Key, Arc<str>>>> = LazyLock::new(RwLock::default);

type Key = (Language, Edition, u8);

/// The effects of a card, each with its sign. Screen readers get the card's description instead.
pub(super) fn on_tile(words: &Words, rules: &Rules, card: Card) -> Markup {
    let key = (words.language(), rules.edition(), card.number());
    if let Some(text) = TEXTS.read().get(&key) {
        return PreEscaped(text.to_string());
    }
    let made = effects(words, rules, card);
    TEXTS.write().insert(key, made.0.as_str().into());
    made
}

fn effects(words: &Words, rules: &Rules, card: Card) -> Markup {
    let facts = rules.facts(card);
    html! {
        span class="text" {
            @for (effect, text) in facts.effects.iter().zip(words.card_text(rules, card)) {
                @let is_demand = effect.kind == EffectKind::Demand;
                span class="effect" data-demand[is_demand] {
                    (icon::drawing(if is_demand { "demand" } else { facts.dogma.word() })) " "
                    (icon::text(words, &text))
                }
            }
        }
    }
}
