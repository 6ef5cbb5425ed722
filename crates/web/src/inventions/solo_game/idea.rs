//! Idea cards: in a region, in your hand, on the display, among your inventions.

use super::scene::{Scene, capital};
use super::signs::{action_icon, hue};
use crate::innovation::draw::icon::drawing;
use eureka_inventions::{IdeaCard, Speciality};
use maud::{Markup, html};

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lies {
    /// The idea.
    Idea,
    /// The invention.
    Invention,
}

impl Scene<'_> {
    /// The class of a card, for its colour and side.
    pub(super) fn idea_class(self, card: IdeaCard, lies: Lies) -> String {
        let side = if lies == Lies::Idea { "idea" } else { "invention" };
        format!("thought {} {side}", hue(self.content().idea(card).speciality))
    }

    /// What is printed on a card: era, name, what it is about, what it needs and what it lets you chain.
    pub(super) fn idea(self, card: IdeaCard, lies: Lies) -> Markup {
        let face = self.content().face(card);
        let extra = Speciality::ALL.into_iter().zip(face.extra);
        let missing = self.at().missing_milestone(face.idea);
        html! {
            span.band { b.era { (face.idea.era) } span.name { (self.teller.card(card)) } (self.sign(face.idea.speciality)) }
            span.needs {
                @if let Some(milestone) = face.idea.milestone.filter(|_| lies == Lies::Idea) {
                    span.milestone-needed data-missing[missing.is_some()] { (self.companion().milestone(milestone)) }
                }
                @for (speciality, count) in extra.filter(|_| lies == Lies::Idea) {
                    @for _ in 0..count { span.extra { "+" (self.sign(speciality)) } }
                }
                @if face.points > 0 { span.gift.points { "+" (face.points) } }
                @if let Some(action) = face.chain {
                    span.chains title=(capital(&self.companion().action(action))) { (drawing("chain")) (drawing(action_icon(action))) }
                }
            }
        }
    }

    /// What a card lets you do and what it asks for besides, in words.
    pub(super) fn idea_lines(self, card: IdeaCard) -> Markup {
        html! { @for line in self.teller.face(card).into_iter().skip(1) { span.line { (capital(&line)) } } }
    }
}
