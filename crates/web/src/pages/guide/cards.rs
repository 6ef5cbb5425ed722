//! The browser of cards.

use super::address;
use super::filter::{Effects, Field, Filter, Wanted};
use super::how_to_play::{edition_name, icons};
use super::specials::specials;
use crate::innovation::draw::icon;
use eureka_innovation::{Card, Color, Edition, Icon, Rules};
use eureka_words::{Label, Words};
use maud::{Markup, html};

/// All cards of an edition that the filter lets through, and its special achievements.
///
/// `edition` is the reader's own, shown unless the filter names another. `draw` draws a card in full.
pub fn cards(
    words: &Words,
    edition: Edition,
    filter: &Filter,
    draw: impl Fn(&'static Rules, Card) -> Markup,
) -> Markup {
    let wanted = filter.wanted(edition);
    let rules = Rules::printed(wanted.edition);
    let cards = wanted.cards(words);
    html! {
        article.guide-cards {
            h1 { (words.page("cards-title", &[("edition", wanted.edition.word().into())])) }
            (form(words, filter, &wanted))
            @for (field, value) in &wanted.unknown {
                p.guide-unknown role="status" {
                    (words.page("cards-unknown", &[("field", field.word().into()), ("value", value.into())]))
                }
            }
            @if cards.is_empty() {
                p role="status" { (words.page("cards-none", &[])) }
                p { a href=(address::cards(wanted.edition)) { (words.page("cards-reset", &[])) } }
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
                p { (words.page("guide-specials-when", &[("edition", wanted.edition.word().into())])) }
                (specials(words, wanted.edition))
            }
        }
    }
}

/// A card's name as a link to its own page.
pub(super) fn linked(words: &Words, rules: &Rules, card: Card) -> Markup {
    html! { a href=(address::card(rules, card)) { (words.card(rules.name(card))) } }
}

/// The way to the page of a card, below its drawing, which has its name already.
fn own_page(words: &Words, rules: &Rules, card: Card) -> Markup {
    let elsewhere = words.page("card-elsewhere", &[]);
    html! {
        a.guide-elsewhere href=(address::card(rules, card))
            aria-label={ (words.card(rules.name(card))) ": " (elsewhere) } { (elsewhere) }
    }
}

/// The form that filters: plain, so that it works without a script.
fn form(words: &Words, filter: &Filter, wanted: &Wanted) -> Markup {
    let edition = |other: Edition| (other.word().to_owned(), edition_name(words, other));
    let named = |icon: Icon| (icon.word().to_owned(), icon::name(words, icon));
    let rules = Rules::printed(wanted.edition);
    let age = |age: u8| (age.to_string(), format!("{age} · {}", words.age(age)));
    let color = |color: Color| (color.word().to_owned(), words.label(Label::Pile(color)));
    let effects = |effects: Effects| (effects.word().to_owned(), effects_name(words, effects));
    let any = Some(words.page("cards-any", &[]));
    html! {
        form.guide-filter method="get" action="/cards" role="search" {
            (choice(words, Field::Edition, wanted.edition.word(), None, Edition::ALL.map(edition)))
            (choice(words, Field::Age, &text(wanted.age), any.as_deref(), (1..=rules.last_age()).map(age)))
            (choice(words, Field::Color, word(wanted.color.map(Color::word)), any.as_deref(), Color::ALL.map(color)))
            (choice(words, Field::Icon, word(wanted.icon.map(Icon::word)), any.as_deref(), icons(rules).map(named)))
            (choice(words, Field::Dogma, word(wanted.dogma.map(Icon::word)), any.as_deref(), icons(rules).map(named)))
            (choice(words, Field::Effect, word(wanted.effects.map(Effects::word)), any.as_deref(), Effects::ALL.map(effects)))
            label {
                span { (label(words, Field::Words)) }
                input type="search" name=(Field::Words.word()) value=[filter.said(Field::Words)];
            }
            button type="submit" { (words.page("cards-show", &[])) }
        }
    }
}

/// One choice of the form; `any` is what leaves the field open.
fn choice(
    words: &Words,
    field: Field,
    chosen: &str,
    any: Option<&str>,
    options: impl IntoIterator<Item = (String, String)>,
) -> Markup {
    html! {
        label {
            span { (label(words, field)) }
            select name=(field.word()) {
                @if let Some(any) = any { option value="" { (any) } }
                @for (value, name) in options {
                    option value=(value) selected[value == chosen] { (name) }
                }
            }
        }
    }
}

fn label(words: &Words, field: Field) -> String {
    let id = match field {
        Field::Edition => "cards-edition",
        Field::Age => "cards-age",
        Field::Color => "cards-color",
        Field::Icon => "cards-icon",
        Field::Dogma => "cards-dogma",
        Field::Effect => "cards-effect",
        Field::Words => "cards-words",
    };
    words.page(id, &[])
}

fn effects_name(words: &Words, effects: Effects) -> String {
    let id = match effects {
        Effects::Demand => "cards-effect-demand",
        Effects::OnlyDemands => "cards-effect-only",
        Effects::Peaceful => "cards-effect-peaceful",
    };
    words.page(id, &[])
}

fn word(word: Option<&'static str>) -> &'static str {
    word.unwrap_or_default()
}

fn text(age: Option<u8>) -> String {
    age.map_or_else(String::new, |age| age.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_words::Language;
    use std::collections::BTreeMap;

    fn page(language: Language, fields: &[(&str, &str)]) -> String {
        let pair = |&(field, value): &(&str, &str)| (field.to_owned(), value.to_owned());
        let filter = Filter::from(fields.iter().map(pair).collect::<BTreeMap<_, _>>());
        let draw = |rules: &Rules, card| html! { p.drawn { (rules.name(card)) } };
        cards(Words::of(language), Edition::First, &filter, draw).into_string()
    }

    fn drawn(page: &str) -> usize {
        page.matches("class=\"drawn\"").count()
    }

    #[test]
    fn all_cards_are_drawn_in_every_language() {
        for language in Language::ALL {
            for (edition, count) in [("first", 105), ("third", 105), ("fourth", 115)] {
                let page = page(language, &[("edition", edition)]);
                assert_eq!(drawn(&page), count);
                assert!(!page.contains('{'), "{language} {edition}: a text or a value is missing");
            }
        }
    }

    #[test]
    fn the_form_remembers_what_was_asked_for() {
        let page = page(Language::English, &[("age", "3"), ("color", "red"), ("words", "\"<b>")]);
        assert!(page.contains("<option value=\"3\" selected>"), "{page}");
        assert!(page.contains("<option value=\"red\" selected>"));
        assert!(page.contains("value=\"&quot;&lt;b&gt;\""));
        assert!(page.contains("No card is like that"));
        assert_eq!(drawn(&page), 0);
    }

    #[test]
    fn what_does_not_exist_is_named_in_the_page() {
        for language in Language::ALL {
            for field in Field::ALL.into_iter().filter(|&field| field != Field::Words) {
                let page = page(language, &[(field.word(), "<mauve>")]);
                assert!(page.contains("&lt;mauve&gt;"), "{language} {field:?}");
                assert_eq!(drawn(&page), 105);
            }
        }
    }
}
