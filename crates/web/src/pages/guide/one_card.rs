//! The page of one card.

use super::address;
use super::cards::linked;
use super::filter::Filter;
use eureka_innovation::{Card, Edition, Rules};
use eureka_words::Words;
use maud::{Markup, html};

/// One card of an edition, compared with the same card in the other editions; `None` if no card has this URL.
pub fn one_card(
    words: &Words,
    edition: Edition,
    address: &str,
    draw: impl Fn(&'static Rules, Card) -> Markup,
) -> Option<Markup> {
    let rules = Rules::printed(edition);
    let card = address::card_at(rules, address)?;
    let others = Edition::ALL.into_iter().filter(|&other| other != edition);
    Some(html! {
        article.guide-card {
            h1 { (words.card(rules.name(card))) }
            (draw(rules, card))
            section {
                h2 { (words.page("card-elsewhere", &[])) }
                @for other in others { (elsewhere(words, (rules, card), other, &draw)) }
            }
            (neighbors(words, rules, card))
        }
    })
}

/// The card in another edition: whether it exists there, and whether it is the same.
fn elsewhere(
    words: &Words,
    (rules, card): (&Rules, Card),
    other: Edition,
    draw: &impl Fn(&'static Rules, Card) -> Markup,
) -> Markup {
    let there = Rules::printed(other);
    let edition = [("edition", other.word().into())];
    match there.card_named(rules.name(card)) {
        None => html! { p { (words.page("card-absent", &edition)) } },
        Some(same) if is_alike(words, (rules, card), (there, same)) => html! {
            p { a href=(address::card(there, same)) { (words.page("card-same", &edition)) } }
        },
        Some(changed) => html! {
            h3 {
                a href=(address::card(there, changed)) { (words.page("card-differs", &edition)) }
            }
            (draw(there, changed))
        },
    }
}

/// Whether both cards are printed with the same content.
fn is_alike(words: &Words, (here, one): (&Rules, Card), (there, other): (&Rules, Card)) -> bool {
    let printed = |rules: &Rules, card| {
        let facts = rules.facts(card);
        (facts.age, facts.color, facts.icons, facts.dogma, words.card_text(rules, card))
    };
    printed(here, one) == printed(there, other)
}

/// The links to the previous and the next card, and to all cards.
fn neighbors(words: &Words, rules: &Rules, card: Card) -> Markup {
    let cards = Filter::default().query(rules.edition()).cards(words);
    let at = cards.iter().position(|&other| other == card).unwrap_or_default();
    let before = at.checked_sub(1).map(|before| cards[before]);
    let after = cards.get(at + 1).copied();
    html! {
        nav.guide-neighbors {
            ul {
                @if let Some(before) = before {
                    li { (words.page("card-before", &[])) ": " (linked(words, rules, before)) }
                }
                @if let Some(after) = after {
                    li { (words.page("card-after", &[])) ": " (linked(words, rules, after)) }
                }
                li { a href=(address::cards(rules.edition())) { (words.page("guide-all-cards", &[])) } }
            }
        }
    }
}
