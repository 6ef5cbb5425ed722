//! What lies in the middle of the table: decks, achievements, junk.

use super::lit::FORM;
use super::stage::Stage;
use super::{foresight, zone};
use eureka_innovation::{Answer, Face, Seat, SeatSet, Special};
use eureka_words::Label;
use maud::{Markup, html};

/// The decks as a timeline with the achievements below their ages, and the special achievements.
pub(crate) fn section(stage: &Stage<'_>) -> Markup {
    let view = stage.view;
    html! {
        section id="centre" class="centre" aria-label=(stage.say("board-centre", &[])) {
            ol class="timeline" {
                @for (age, deck) in (1..).zip(&view.decks) { (stage.age(age, deck)) }
            }
            (stage.specials())
            @if !view.junk.is_empty() || !view.removed.is_empty() {
                div class="heaps" {
                    (stage.heap(Label::Junk, zone::JUNK, &view.junk))
                    (stage.heap(Label::Removed, zone::REMOVED, &view.removed))
                }
            }
        }
    }
}

impl Stage<'_> {
    /// The teams, where there are any.
    pub(crate) fn teams(&self) -> Vec<SeatSet> {
        let mut teams = self.view.teams.clone();
        teams.sort_unstable_by_key(|team| team.first());
        teams.dedup();
        match teams.len() < self.view.players.len() {
            true => teams,
            false => Vec::new(),
        }
    }

    fn age(&self, age: u8, deck: &[Face]) -> Markup {
        let era = self.words.age(age);
        let said = self.say(
            "board-deck",
            &[("value", age.into()), ("era", (&era).into()), ("count", deck.len().into())],
        );
        let draw = self.lit.place(Answer::Draw).filter(|_| self.draw_age() == Some(age));
        let inner = html! { span class="number" { (age) } span class="count" { (deck.len()) } };
        html! {
            li class={ "age-column age-" (age) } data-empty[deck.is_empty()] {
                div data-zone=(zone::deck(age)) {
                    @match draw {
                        Some(choice) => button class={ "deck lit age-" (age) } type="submit" form=(FORM)
                            name="answer" value=(choice.notation) data-answer=(choice.notation)
                            data-does=(self.answer(choice.answer)) data-hint=[foresight::hint(self, choice)]
                            aria-label={ (self.answer(choice.answer)) ". " (said) } { (inner) },
                        None => span class={ "deck age-" (age) } role="img" aria-label=(said) title=(said) { (inner) },
                    }
                    (self.known(deck))
                }
                (self.achievements(age))
            }
        }
    }

    /// The deck that the draw action would take from.
    fn draw_age(&self) -> Option<u8> {
        let seat = self.view.question?.seat;
        let tops = self.player(seat).piles.iter().filter_map(|pile| pile.top);
        let highest = tops.map(|card| self.rules.age(card)).max().unwrap_or(1);
        let decks = (1..).zip(&self.view.decks);
        decks.filter(|(age, deck)| *age >= highest && !deck.is_empty()).map(|(age, _)| age).next()
    }

    /// The cards of a deck that the reader has seen go there.
    fn known(&self, deck: &[Face]) -> Markup {
        let known: Vec<_> =
            (1u8..).zip(deck).filter_map(|(place, face)| Some((place, face.card?))).collect();
        let open = known.iter().any(|&(_, card)| self.lit.has_card(card));
        html! {
            @if !known.is_empty() {
                details class="under" open[open] {
                    summary title=(self.say("board-known", &[("count", known.len().into())])) {
                        span class="count" { (known.len()) }
                    }
                    ol { @for (place, card) in known { li value=(place) { (self.word(card)) } } }
                }
            }
        }
    }

    /// The achievements of an age, here or with players.
    fn achievements(&self, age: u8) -> Markup {
        let here: Vec<&Face> = self.view.available.iter().filter(|face| face.age == age).collect();
        let of_age = |seat: &Seat| {
            let player = self.player(*seat);
            player.achievements.iter().filter(|face| face.age == age).count()
        };
        let points = u32::from(age) * 5;
        let said =
            self.say("board-achievement", &[("value", age.into()), ("points", points.into())]);
        let mut choice = self.lit.place(Answer::Achieve(age));
        html! {
            div class="achievements" data-zone=[(!here.is_empty()).then_some(zone::ACHIEVEMENTS)] {
                @for face in here {
                    @match (choice.take(), face.card.filter(|&card| self.lit.has_card(card))) {
                        (Some(choice), _) => button class={ "achievement lit age-" (age) } type="submit"
                            form=(FORM) name="answer" value=(choice.notation) data-answer=(choice.notation)
                            data-does=(self.answer(choice.answer)) data-hint=[foresight::hint(self, choice)]
                            aria-label={ (self.answer(choice.answer)) ". " (said) } { (points) },
                        (None, Some(card)) => (self.word(card)),
                        (None, None) => span class={ "achievement age-" (age) } role="img"
                            aria-label=(said) title=(said) { (points) },
                    }
                }
                @for seat in self.seats() {
                    @for _ in 0..of_age(&seat) {
                        @let name = self.teller.name(seat);
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
                @match self.lit.place(Answer::Special(special)) {
                    Some(choice) => button class="lit choose" type="submit" form=(FORM) name="answer"
                        value=(choice.notation) data-answer=(choice.notation) { (name) },
                    None => span class="name" { (name) },
                }
                @match (owner, is_here) {
                    (Some(owner), _) => span class="owner" {
                        span class="seat" data-seat=(owner) aria-hidden="true" { (owner) }
                        span class="unseen" { (self.teller.name(owner)) }
                    },
                    (None, true) => (self.meter(special)),
                    (None, false) => span class="owner" { (self.words.label(Label::Junk)) },
                }
                span class="condition" { (condition) }
            }
        }
    }

    /// How far the reader is from a special achievement; for others, whoever is nearest.
    fn meter(&self, special: Special) -> Markup {
        let at = |seat: Seat| self.view.progress(self.rules, seat, special);
        let nearest = self.seats().max_by_key(|&seat| (at(seat).have, std::cmp::Reverse(seat)));
        let Some(seat) = self.scene.you.or(nearest) else { return html! {} };
        let (name, progress) = (self.teller.name(seat), at(seat));
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

    /// Cards that lie aside, their number and on demand their backs and faces.
    fn heap(&self, label: Label, zone: &str, faces: &[Face]) -> Markup {
        let open = faces.iter().filter_map(|face| face.card).any(|card| self.lit.has_card(card));
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
