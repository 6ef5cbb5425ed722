//! The log, line by line.

use super::zone;
use crate::innovation::table_view::TableView;
use crate::pages::live::LOG_LINES;
use eureka_innovation::{Answer, Card, Event, Face, Seat};
use eureka_words::Words;
use maud::{Markup, html};

impl TableView {
    /// The lines for the events from index `from` on, as list items. The earlier events are needed as well, because
    /// they determine the indentation of a line.
    pub fn lines(&self, events: &[Event<Face>], from: usize) -> Markup {
        let mut depth = Depth::Consequence;
        let mut items = Vec::new();
        for (number, event) in events.iter().enumerate() {
            let level = level(event, &mut depth);
            if number < from {
                continue;
            }
            let Some(line) = self.teller().event(*event) else { continue };
            let moved = match *event {
                Event::Moved { card, from, to, .. } => Some((card, from, to)),
                _ => None,
            };
            let source = moved.map(|(card, from, _)| zone::of(self.rules, from, card));
            let target = moved.map(|(card, _, to)| zone::of(self.rules, to, card));
            let age = moved.map(|(card, ..)| card.age);
            // The card's number, if the reader knows it.
            let card = moved.and_then(|(card, ..)| card.card).map(Card::number);
            let seat = seat(event);
            items.push(html! {
                li class=(level) data-seat=[seat] data-from=[source] data-to=[target] data-age=[age]
                    data-moved=[card] data-you[seat.is_some() && seat == self.you] { (self.line(&line)) }
            });
        }
        html! { @for item in items { (item) } }
    }
}

/// The log on a page.
pub(crate) fn section(words: &Words, lines: &Markup) -> Markup {
    html! {
        section id="log" class="log" aria-labelledby="log-label" {
            header {
                h2 id="log-label" { (words.page("board-log", &[])) }
                label class="since" hidden {
                    input type="checkbox" id="log-since" autocomplete="off";
                    (words.page("board-since", &[]))
                }
            }
            div class="scroll" tabindex="0" {
                ol id=(LOG_LINES) role="log" aria-live="polite" aria-relevant="additions" { (lines) }
            }
        }
    }
}

/// The nesting of the next moves in the log.
#[derive(Clone, Copy)]
enum Depth {
    /// The move that carries out a simple action.
    Action,
    /// A consequence of an action, such as the cost of a dogma before its effects.
    Consequence,
    /// A move within an effect.
    Effect,
}

/// The CSS class of the line for an event.
fn level(event: &Event<Face>, depth: &mut Depth) -> &'static str {
    match event {
        Event::Turn { .. } => "turn",
        Event::Over { .. } => "over",
        Event::Action { action: Answer::Dogma(_), .. } => {
            *depth = Depth::Consequence;
            "action"
        }
        Event::Action { .. } => {
            *depth = Depth::Action;
            "action"
        }
        Event::Effect { .. } | Event::Bonus { .. } | Event::DogmaEnded => {
            *depth = Depth::Effect;
            "effect"
        }
        Event::Claimed { .. } => "claim",
        Event::Lost { .. } | Event::Resigned { .. } => "claim",
        Event::Revealed { .. } => "move revealed",
        Event::Moved { .. } => match depth {
            // A simple action is shown by its own move; the moves after that are its consequences.
            Depth::Action => {
                *depth = Depth::Consequence;
                "action"
            }
            Depth::Consequence => "effect",
            Depth::Effect => "move",
        },
        Event::Splayed { .. }
        | Event::Rearranged { .. }
        | Event::Special { .. }
        | Event::Chose { .. } => "move",
    }
}

/// The player who acts in an event.
fn seat(event: &Event<Face>) -> Option<Seat> {
    match *event {
        Event::Turn { seat, .. }
        | Event::Action { seat, .. }
        | Event::Effect { seat, .. }
        | Event::Splayed { seat, .. }
        | Event::Rearranged { seat, .. }
        | Event::Claimed { seat, .. }
        | Event::Lost { seat }
        | Event::Resigned { seat }
        | Event::Chose { seat, .. }
        | Event::Bonus { seat } => Some(seat),
        Event::Moved { by, .. } | Event::Revealed { by, .. } => Some(by),
        Event::Special { .. } | Event::DogmaEnded | Event::Over { .. } => None,
    }
}
