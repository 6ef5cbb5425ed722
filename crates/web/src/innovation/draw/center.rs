//! The center of the table: decks, achievements, junk.

use super::zone;
use crate::innovation::choices::Spot;
use crate::innovation::table_view::TableView;
use eureka_innovation::{Face, Seat, Special};
use eureka_words::Label;
use maud::{Markup, html};

impl TableView {
    /// The decks as a timeline with the achievements below their ages, and the special achievements beside it.
    pub(crate) fn center_section(&self) -> Markup {
        let view = &self.view;
        html! {
            section id="center" class="center" aria-label=(self.say("board-center", &[])) {
                ol class="timeline" {
                    @for (age, deck) in (1..).zip(&view.decks) { (self.age(age, deck)) }
                }
                (self.specials())
                @if !view.junk.is_empty() || !view.removed.is_empty() {
                    div class="heaps" {
                        (self.heap(Label::Junk, zone::JUNK, &view.junk))
                        (self.heap(Label::Removed, zone::REMOVED, &view.removed))
                    }
                }
            }
        }
    }

    /// The deck of an age, with the achievements below it.
    fn age(&self, age: u8, deck: &[Face]) -> Markup {
        let era = self.words.age(age);
        let said = self.say(
            "board-deck",
            &[("value", age.into()), ("era", (&era).into()), ("count", deck.len().into())],
        );
        let inner = html! { span class="number" { (age) } span class="count" { (deck.len()) } };
        html! {
            li class={ "age-column age-" (age) } data-empty[deck.is_empty()] {
                div data-zone=(zone::deck(age)) {
                    @match self.choices.at(Spot::Deck(age)) {
                        Some(choice) => (self.element_button(choice, &format!("deck lit age-{age}"), &said, &inner)),
                        None => span class={ "deck age-" (age) } role="img" aria-label=(said) title=(said) { (inner) },
                    }
                    (self.known(deck))
                }
                (self.achievements(age))
            }
        }
    }

    /// The cards of a deck whose faces the reader knows.
    fn known(&self, deck: &[Face]) -> Markup {
        let known: Vec<_> =
            (1u8..).zip(deck).filter_map(|(place, face)| Some((place, face.card?))).collect();
        let open = self.choices.any_on(known.iter().map(|&(_, card)| card));
        html! {
            @if !known.is_empty() {
                details class="under" open[open] {
                    @let said = self.say("board-known", &[("count", known.len().into())]);
                    summary title=(said) aria-label=(said) {
                        span class="count" aria-hidden="true" { (known.len()) }
                    }
                    ol { @for (place, card) in known { li value=(place) { (self.name_tag(card)) } } }
                }
            }
        }
    }

    /// The achievements of an age, both available and claimed.
    fn achievements(&self, age: u8) -> Markup {
        let here: Vec<&Face> = self.view.available.iter().filter(|face| face.age == age).collect();
        let of_age = |seat: &Seat| {
            let player = self.player(*seat);
            player.achievements.iter().filter(|face| face.age == age).count()
        };
        let points = u32::from(age) * 5;
        let said =
            self.say("board-achievement", &[("value", age.into()), ("points", points.into())]);
        let mut choice = self.choices.at(Spot::Achievement(age));
        html! {
            div class="achievements" data-zone=[(!here.is_empty()).then_some(zone::ACHIEVEMENTS)] {
                @for face in here {
                    @match (choice.take(), face.card.filter(|&card| self.choices.any_on([card]))) {
                        (Some(choice), _) => (self.element_button(
                            choice, &format!("achievement lit age-{age}"), &said, &html! { (points) }
                        )),
                        (None, Some(card)) => (self.name_tag(card)),
                        (None, None) => span class={ "achievement age-" (age) } role="img"
                            aria-label=(said) title=(said) { (points) },
                    }
                }
                @for seat in self.seats() {
                    @for _ in 0..of_age(&seat) {
                        @let name = self.teller().name(seat);
                        span class="seat" data-seat=(seat) role="img" title=(name)
                            aria-label=(self.say("board-claimed", &[("value", age.into()), ("name", (&name).into())])) {
                            (seat)
                        }
                    }
                }
            }
        }
    }

    fn specials(&self) -> Markup {
        html! {
            ul class="specials" aria-label=(self.label(Label::Specials)) {
                @for special in Special::ALL { (self.special(special)) }
            }
        }
    }

    fn special(&self, special: Special) -> Markup {
        let edition = self.rules.edition();
        let name = self.words.special(special, edition);
        let condition = self.say(
            "board-condition",
            &[("special", special.word().into()), ("edition", edition.word().into())],
        );
        let owner = self.seats().find(|seat| self.player(*seat).specials.contains(&special));
        let is_here = self.view.specials.contains(&special);
        html! {
            li class="special" data-gone[!is_here] title=(condition) {
                @match self.choices.at(Spot::Special(special)) {
                    Some(choice) => (self.name_button(choice, None, &name)),
                    None => span class="name" { (name) },
                }
                @match (owner, is_here) {
                    (Some(owner), _) => span class="owner" {
                        span class="seat" data-seat=(owner) aria-hidden="true" { (owner) }
                        span class="unseen" { (self.teller().name(owner)) }
                    },
                    (None, true) => (self.meter(special)),
                    (None, false) => span class="owner" { (self.words.label(Label::Junk)) },
                }
                span class="condition" { (condition) }
            }
        }
    }

    /// The reader's progress toward a special achievement; an onlooker sees the progress of the player who is
    /// closest.
    fn meter(&self, special: Special) -> Markup {
        let at = |seat: Seat| self.view.progress(self.rules, seat, special);
        let nearest = self.seats().max_by_key(|&seat| (at(seat).have, std::cmp::Reverse(seat)));
        let Some(seat) = self.you.or(nearest) else { return html! {} };
        let (name, progress) = (self.teller().name(seat), at(seat));
        let values = [
            ("name", (&name).into()),
            ("have", progress.have.into()),
            ("need", progress.need.into()),
        ];
        let said = self.say("board-progress", &values);
        html! {
            span class="meter" role="img" aria-label=(said) title=(said) {
                @for pip in 0..progress.need { i data-on[pip < progress.have] {} }
            }
        }
    }

    /// Cards set aside: their number, with their backs and faces in an expandable list.
    fn heap(&self, label: Label, zone: &str, faces: &[Face]) -> Markup {
        let open = self.choices.any_on(faces.iter().filter_map(|face| face.card));
        html! {
            @if !faces.is_empty() {
                details class="heap" data-zone=(zone) open[open] {
                    summary { (self.label(label)) " " b { (faces.len()) } }
                    span class="faces" { (self.grouped(faces)) }
                }
            }
        }
    }
}
