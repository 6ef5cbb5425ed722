//! Events of Innovation as sentences.

use crate::line::Line;
use crate::players::Role;
use crate::say::{ArgList, args, word_of};
use crate::teller::{Teller, Telling};
use eureka_innovation::{
    Answer, Edition, EffectKind, Event, Face, MoveKind, Seat, SpecialChange, Zone,
};

impl Teller<'_> {
    /// A sentence about an event, with only the knowledge of one seat; `None` where the move that follows says the
    /// same.
    pub fn event(self, event: Event<Face>) -> Option<Line> {
        let telling = self.telling();
        Some(match event {
            Event::Turn { seat, actions } => telling.about(seat, "event-turn", args![actions]),
            Event::Action { seat, action: Answer::Dogma(card) } => {
                telling.about(seat, "event-dogma", args![card = telling.card(card)])
            }
            Event::Action { .. } => return None,
            Event::Effect { seat, card, effect, kind } => {
                let args = args![card = telling.card(card), effect = effect + 1];
                telling.about(seat, &format!("event-{kind}"), args)
            }
            Event::Moved { by, card, kind, from, to } => telling.moved(by, card, kind, from, to),
            Event::Revealed { by, card } => {
                telling.about(by, "event-reveal", args![card = telling.card(card)])
            }
            Event::Splayed { seat, color, splay } => {
                let args = args![color = telling.colored(color), direction = splay.word()];
                telling.about(seat, "event-splay", args)
            }
            Event::Rearranged { seat, color } => {
                telling.about(seat, "event-rearrange", args![color = telling.colored(color)])
            }
            Event::Claimed { seat, special } => {
                let special = self.words.special(special, self.rules.edition());
                telling.about(seat, "event-claim", args![special])
            }
            Event::Special { special, change } => {
                let special = self.words.special(special, self.rules.edition());
                // The first and third edition have no junk: there it leaves the game with its owner.
                match (self.rules.edition(), change) {
                    (Edition::First | Edition::Third, SpecialChange::Junk) => {
                        telling.sentence("event-special-remove", &args![special])
                    }
                    _ => telling.sentence(&format!("event-special-{change}"), &args![special]),
                }
            }
            Event::Lost { seat } => telling.about(seat, "event-lost", args![]),
            Event::Resigned { seat } => telling.about(seat, "event-resigned", args![]),
            Event::Chose { seat, answer } => return telling.chose(seat, answer),
            Event::Bonus { seat } => telling.about(seat, "event-bonus", args![]),
            Event::DogmaEnded => telling.sentence("event-dogma-ended", &[]),
            Event::Over { outcome } => self.outcome(outcome),
        })
    }
}

impl Teller<'_> {
    /// A short sentence about a player who takes part in another player's action, by sharing an effect or by obeying a demand.
    pub fn joins(self, seat: Seat, kind: EffectKind) -> Line {
        self.telling().about(seat, &format!("event-joins-{kind}"), args![])
    }
}

impl Telling<'_> {
    /// A sentence about an action of a player.
    fn about<'s>(&'s self, seat: Seat, id: &str, args: ArgList<'s>) -> Line {
        self.sentence(id, &args![seat = self.seat(seat), ..args])
    }

    fn moved(&self, by: Seat, face: Face, kind: MoveKind, from: Zone, to: Zone) -> Line {
        let card = self.face(face);
        let does = word_of(kind);
        let id = match (kind, from) {
            (MoveKind::Meld | MoveKind::Tuck | MoveKind::Score, Zone::Deck) => {
                format!("event-draw-and-{does}")
            }
            (MoveKind::Achieve, Zone::Deck) => "event-achieve-drawn".to_owned(),
            _ => format!("event-{does}"),
        };
        let whence = match (kind, from) {
            (MoveKind::Draw, Zone::Deck) => String::new(),
            (MoveKind::Transfer | MoveKind::Exchange, from) => {
                self.zone(from, Role::From, by, face.age)
            }
            (_, Zone::Hand(seat)) if seat == by => String::new(),
            (_, from) => self.zone(from, Role::From, by, face.age),
        };
        let (value, to) = (face.age, self.zone(to, Role::To, by, face.age));
        self.about(by, &id, args![card, value, from = whence, to])
    }

    /// A choice that everybody may know. Chosen cards are left out: they may be secret.
    fn chose(&self, seat: Seat, answer: Answer) -> Option<Line> {
        let words = self.teller.words;
        Some(match answer {
            Answer::Color(color) => {
                self.about(seat, "event-choose-color", args![color = self.color(color)])
            }
            Answer::Seat(player) => {
                self.about(seat, "event-choose-player", args![player = self.seat(player)])
            }
            Answer::Value(value) => self.about(seat, "event-choose-value", args![value]),
            Answer::Icon(icon) => {
                self.about(seat, "event-choose-icon", args![icon = words.icon(icon)])
            }
            Answer::Special(special) => {
                let special = words.special(special, self.teller.rules.edition());
                self.about(seat, "event-choose-special", args![special])
            }
            Answer::Branch(branch) => {
                self.about(seat, "event-choose-branch", args![number = branch + 1])
            }
            Answer::Yes => self.about(seat, "event-yes", args![]),
            Answer::No => self.about(seat, "event-no", args![]),
            Answer::Pass => self.about(seat, "event-pass", args![]),
            Answer::Draw
            | Answer::Meld(_)
            | Answer::Dogma(_)
            | Answer::Achieve(_)
            | Answer::Card(_)
            | Answer::Back(_) => return None,
        })
    }
}
