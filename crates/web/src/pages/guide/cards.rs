//! The card browser: a page with all cards that match a filter.

use super::address;
use super::filter::{CardQuery, Effects, Field, Filter};
use super::how_to_play::edition_name;
use super::specials::specials;
use crate::innovation::draw::{icon, used_icons};
use crate::pages::shell::options;
use eureka_innovation::{Card, Color, Edition, Rules};
use eureka_words::{Label, Words};
use maud::{Markup, html};

/// All cards of an edition that match the filter, and its special achievements.
///
/// `edition` is the reader's own, used unless the filter names another. `draw` draws a card in full.
pub fn cards(
    words: &Words,
    edition: Edition,
    filter: &Filter,
    draw: impl Fn(&'static Rules, Card) -> Markup,
) -> Markup {
    let query = filter.query(edition);
    let rules = Rules::printed(query.edition);
    let cards = query.cards(words);
    html! {
        article.guide-cards {
            h1 { (words.page("cards-title", &[("edition", query.edition.word().into())])) }
            (form(words, filter, &query))
            @for (field, value) in &query.unknown {
                p.guide-unknown role="status" {
                    (words.page("cards-unknown", &[("field", field.word().into()), ("value", value.into())]))
                }
            }
            @if cards.is_empty() {
                p role="status" { (words.page("cards-none", &[])) }
                p { a href=(address::cards(query.edition)) { (words.page("cards-reset", &[])) } }
            } @else {
                p role="status" { (words.page("cards-count", &[("count", cards.len().into())])) }
            }
            @for age in 1..=rules.last_age() {
                @let of_age: Vec<Card> = cards.iter().copied().filter(|&card| rules.age(card) == age).collect();
                @if !of_age.is_empty() {
                    section id={ "age-" (age) } {
                        h2 { (age) " · " (words.age(age)) }
                        ul.guide-list {
                            @for card in of_age {
                                li { (draw(rules, card)) (own_page(words, rules, card)) }
                            }
                        }
                    }
                }
            }
            section #special-achievements {
                h2 { (words.page("guide-specials", &[])) }
                p { (words.page("guide-specials-when", &[("edition", query.edition.word().into())])) }
                (specials(words, query.edition))
            }
        }
    }
}

/// A card's name as a link to its own page.
pub(super) fn linked(words: &Words, rules: &Rules, card: Card) -> Markup {
    html! { a href=(address::card(rules, card)) { (words.card(rules.name(card))) } }
}

/// The link to a card's page, below its drawing. Its text does not repeat the name, which the drawing shows.
fn own_page(words: &Words, rules: &Rules, card: Card) -> Markup {
    let elsewhere = words.page("card-elsewhere", &[]);
    html! {
        a.guide-elsewhere href=(address::card(rules, card))
            aria-label={ (words.card(rules.name(card))) ": " (elsewhere) } { (elsewhere) }
    }
}

/// The filter form: a plain form, so that it works without JavaScript.
fn form(words: &Words, filter: &Filter, query: &CardQuery) -> Markup {
    let say = |id| words.page(id, &[]);
    let rules = Rules::printed(query.edition);
    let named = |icon| icon::name(words, icon);
    let age = |age| format!("{age} · {}", words.age(age));
    let color = |color| words.label(Label::Pile(color));
    let effects = |effects| words.page(&format!("cards-effect-{effects}"), &[]);
    let any = html! { option value="" { (say("cards-any")) } };
    let choice = |id, field: Field, options: Markup| {
        html! { label { span { (say(id)) } select name=(field) { (options) } } }
    };
    html! {
        form.guide-filter method="get" action="/cards" role="search" {
            (choice("cards-edition", Field::Edition, options(Edition::ALL, query.edition, |other| edition_name(words, other))))
            (choice("cards-age", Field::Age, html! { (any) (options(1..=rules.last_age(), query.age, age)) }))
            (choice("cards-color", Field::Color, html! { (any) (options(Color::ALL, query.color, color)) }))
            (choice("cards-icon", Field::Icon, html! { (any) (options(used_icons(rules), query.icon, named)) }))
            (choice("cards-dogma", Field::Dogma, html! { (any) (options(used_icons(rules), query.dogma, named)) }))
            (choice("cards-effect", Field::Effect, html! { (any) (options(Effects::ALL, query.effects, effects)) }))
            label {
                span { (say("cards-words")) }
                input type="search" name=(Field::Words) value=[filter.value(Field::Words)];
            }
            button type="submit" { (say("cards-show")) }
        }
    }
}
