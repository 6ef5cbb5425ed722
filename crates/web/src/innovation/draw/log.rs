//! The log, line by line.

use super::since::first_actor;
use super::zone;
use crate::innovation::table_view::TableView;
use crate::pages::live::LOG_LINES;
use eureka_innovation::{Answer, Card, EffectKind, Event, Face, MoveKind, Seat};
use eureka_words::Words;
use maud::{Markup, html};

impl TableView {
    /// The lines for the events from index `from` on, as list items. The earlier events are needed as well, because they say whose
    /// action is in progress.
    pub fn lines(&self, events: &[Event<Face>], from: usize) -> Markup {
        let mut context = Context::new(first_actor(&self.view, events));
        let mut items = Vec::new();
        for (number, &event) in events.iter().enumerate() {
            let told = context.tell(event, events.get(number + 1));
            let Some((level, told)) = told.filter(|_| number >= from) else { continue };
            let line = match told {
                Told::Event => self.teller().event(event),
                Told::Joins(seat, kind) => Some(self.teller().joins(seat, kind)),
            };
            let Some(line) = line else { continue };
            let moved = match event {
                Event::Moved { card, from, to, .. } => Some((card, from, to)),
                _ => None,
            };
            let source = moved.map(|(card, from, _)| zone::of(self.rules, from, card));
            let target = moved.map(|(card, _, to)| zone::of(self.rules, to, card));
            let age = moved.map(|(card, ..)| card.age);
            // The card's number, if the reader knows it.
            let card = moved.and_then(|(card, ..)| card.card).map(Card::number);
            let seat = seat(&event);
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
            div class="scroll" tabindex="0" role="log" aria-labelledby="log-label" {
                ol id=(LOG_LINES) { (lines) }
            }
        }
    }
}

/// The text of a line of the log.
enum Told {
    /// The sentence about the event.
    Event,
    /// The sentence that a player takes part in another player's action.
    Joins(Seat, EffectKind),
}

/// The action in progress, as far as it decides how the next event is told.
struct Context {
    /// The player whose action it is.
    actor: Option<Seat>,
    /// The card whose dogma is activated.
    card: Option<Card>,
    /// The player who executes an effect, and its kind.
    executing: Option<(Seat, EffectKind)>,
    /// Whether the next move carries out a simple action.
    is_simple_action: bool,
}

impl Context {
    fn new(actor: Option<Seat>) -> Context {
        Context { actor, card: None, executing: None, is_simple_action: false }
    }

    /// The CSS class of the line for an event, and its text; `None` for an event that its consequences tell.
    fn tell(
        &mut self,
        event: Event<Face>,
        next: Option<&Event<Face>>,
    ) -> Option<(&'static str, Told)> {
        let level = match event {
            Event::Turn { seat, .. } => {
                *self = Context::new(Some(seat));
                "turn"
            }
            Event::Over { .. } => "over",
            Event::Action { seat, action } => {
                let card = match action {
                    Answer::Dogma(card) => Some(card),
                    _ => None,
                };
                let is_simple_action = card.is_none();
                *self = Context { actor: Some(seat), card, executing: None, is_simple_action };
                "action"
            }
            Event::Effect { seat, card, kind, .. } => {
                let before = self.executing.replace((seat, kind));
                let is_own = self.actor == Some(seat) && kind == EffectKind::Share;
                // A card that the effect of another card executes is named.
                return match self.card == Some(card) {
                    false => Some((self.depth(), Told::Event)),
                    true if is_own || before == self.executing => None,
                    true => Some(("join", Told::Joins(seat, kind))),
                };
            }
            Event::Moved { .. } if std::mem::take(&mut self.is_simple_action) => "action",
            Event::Moved { by, kind: MoveKind::Return, .. } if self.pays(by) => "move",
            Event::Chose { seat, answer } => match (answer, next) {
                (Answer::Yes | Answer::Branch(_), _) => return None,
                (
                    Answer::Color(chosen),
                    Some(
                        Event::Splayed { seat: by, color, .. }
                        | Event::Rearranged { seat: by, color },
                    ),
                ) if chosen == *color && seat == *by => return None,
                _ => self.depth(),
            },
            Event::Bonus { .. } | Event::DogmaEnded => {
                self.executing = None;
                "move"
            }
            Event::Claimed { .. } | Event::Lost { .. } | Event::Resigned { .. } => "claim",
            Event::Revealed { .. } => "move revealed",
            Event::Moved { .. }
            | Event::Splayed { .. }
            | Event::Rearranged { .. }
            | Event::Special { .. } => self.depth(),
        };
        Some((level, Told::Event))
    }

    /// Whether a card that this player returns pays for taking part in the action of a distant player, which comes before the
    /// effect.
    fn pays(&self, by: Seat) -> bool {
        self.actor != Some(by) && self.executing.is_some_and(|(seat, _)| seat != by)
    }

    /// The CSS class of a consequence: those of players who take part lie deeper.
    fn depth(&self) -> &'static str {
        let is_joined = self.executing.is_some_and(|(seat, _)| Some(seat) != self.actor);
        if is_joined { "move deep" } else { "move" }
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
