//! A card in its three sizes: a tile with the essentials, a strip with the part that a splay leaves visible, and in
//! full.

use super::button::spoken_as;
use super::emblem::emblem;
use super::name::name;
use super::text::{address, letter, linked};
use super::{effects, icon};
use crate::innovation::choices::Spot;
use crate::innovation::table_view::TableView;
use eureka_innovation::{Card, EffectKind, Face, Rules, Splay};
use eureka_words::{Line, Piece, Topic, Words};
use maud::{Markup, html};

/// Everything that is printed on a card, with the text of every effect.
pub fn full(words: &Words, rules: &Rules, card: Card) -> Markup {
    let facts = rules.facts(card);
    let era = words.age(facts.age);
    let color = words.card_color(facts.color);
    let kind = |kind| match kind {
        EffectKind::Demand => "demand",
        EffectKind::Share => "share",
    };
    html! {
        article class={ "full " (facts.color) } data-card=(card.number())
            lang=(words.language().tag()) {
            header {
                (slot(words, rules, card, 0))
                h2 class="name" { (words.card(&facts.name)) }
                span class="age" { (facts.age) }
            }
            p class="about" {
                (words.page("board-about", &[
                    ("value", facts.age.into()), ("era", (&era).into()), ("color", (&color).into()),
                ]))
                " " (icon::spoken(words, facts.dogma))
            }
            ol class="effects" {
                @for (effect, text) in facts.effects.iter().zip(words.card_text(rules, card)) {
                    li class={ "effect " (kind(effect.kind)) } {
                        (icon::drawing(facts.dogma.word()))
                        p {
                            @if effect.kind == EffectKind::Demand { (icon::drawing("demand")) }
                            (mentioning(words, rules, card, &text))
                        }
                    }
                }
            }
            footer { @for place in 1..4 { (slot(words, rules, card, place)) } }
        }
    }
}

/// A card's text in which the names of other cards are links.
fn mentioning(words: &Words, rules: &Rules, card: Card, text: &str) -> Markup {
    let mut pieces = vec![Piece { text: text.to_owned(), topic: None }];
    for english in &rules.facts(card).mentioned {
        let Some(named) = rules.card_named(english) else { continue };
        let name = words.card(english);
        pieces = pieces.into_iter().flat_map(|piece| around(piece, &name, named)).collect();
    }
    linked(words, rules, &Line { pieces })
}

/// A piece of text, split where it names a card.
fn around(piece: Piece, name: &str, card: Card) -> Vec<Piece> {
    let Some((before, after)) = piece.text.split_once(name).filter(|_| piece.topic.is_none())
    else {
        return vec![piece];
    };
    let plain = |text: &str| Piece { text: text.to_owned(), topic: None };
    let named = Piece { text: name.to_owned(), topic: Some(Topic::Card(card)) };
    vec![plain(before), named, plain(after)]
}

/// One of the four icon places of a card; screen readers read out its icon.
fn slot(words: &Words, rules: &Rules, card: Card, place: usize) -> Markup {
    let facts = rules.facts(card);
    html! {
        span class={ "slot s" (place) } {
            @match facts.icons[place] {
                Some(icon) => span class="chip" { (icon::spoken(words, icon)) },
                None => (emblem(&facts.name)),
            }
        }
    }
}

/// The back of a card, which shows only its age.
pub(crate) fn back(age: u8) -> Markup {
    html! { span class={ "back age-" (age) } { (age) } }
}

impl TableView {
    /// A card with its name, age and icons, and with its text if the reader wants it: a button if it can be chosen, otherwise a
    /// link to the full card.
    pub(crate) fn tile(&self, card: Card) -> Markup {
        let facts = self.rules.facts(card);
        let inner = html! {
            span class="band" {
                (self.chip(card, 0))
                (name(self.words.language(), &self.teller().card(card)))
                span class="age" { (facts.age) }
            }
            @if self.shows_texts { (effects::on_tile(self.words, self.rules, card)) }
            span class="foot" { @for place in 1..4 { (self.chip(card, place)) } }
            span class="letter" { (letter(self.words, facts.color)) }
        };
        self.card_element(card, "card tile", &inner)
    }

    /// The part of a covered card that a splay leaves visible, which is the icons that count.
    pub(crate) fn strip(&self, card: Card, splay: Splay) -> Markup {
        let inner = html! { @for &place in splay.places() { (self.chip(card, place)) } };
        self.card_element(card, "card strip", &inner)
    }

    /// A card's name on its color, for use in lists.
    pub(crate) fn name_tag(&self, card: Card) -> Markup {
        let inner = html! {
            span class="age" { (self.rules.age(card)) }
            span class="name" { (self.teller().card(card)) }
        };
        self.card_element(card, "card word", &inner)
    }

    /// A card's name if its face is known, otherwise its back.
    pub(crate) fn face(&self, face: Face) -> Markup {
        face.card.map_or_else(|| back(face.age), |card| self.name_tag(card))
    }

    /// A card with this content: a button if it can be chosen, otherwise a link to the full card.
    fn card_element(&self, card: Card, class: &str, inner: &Markup) -> Markup {
        let facts = self.rules.facts(card);
        let (spoken, changed) = (self.spoken(card), self.changes.has_card(card));
        let changed = if changed { " changed" } else { "" };
        let Some(choice) = self.choices.at(Spot::Card(card)) else {
            return html! {
                a class={ (class) " " (facts.color) (changed) } href=(address(self.rules, card))
                    data-card=(card.number()) { (spoken_as(&spoken, inner)) }
            };
        };
        let class = format!("{class} {} lit{changed}", facts.color);
        self.described_button(choice, &class, Some(&spoken), inner)
    }

    /// The description of a card for screen readers: name, age, color, icons.
    fn spoken(&self, card: Card) -> String {
        let facts = self.rules.facts(card);
        let icons = facts.icons.into_iter().flatten().map(|icon| icon::name(self.words, icon));
        let (name, icons) = (self.teller().card(card), icons.collect::<Vec<_>>().join(", "));
        let color = self.words.card_color(facts.color);
        self.say(
            "board-spoken",
            &[
                ("name", (&name).into()),
                ("value", facts.age.into()),
                ("color", (&color).into()),
                ("icons", (&icons).into()),
            ],
        )
    }

    fn chip(&self, card: Card, place: usize) -> Markup {
        let facts = self.rules.facts(card);
        html! {
            @match facts.icons[place] {
                Some(icon) => span class={ "chip s" (place) } { (icon::drawing(icon.word())) },
                None => span class={ "chip picture s" (place) } { (emblem(&facts.name)) },
            }
        }
    }
}
