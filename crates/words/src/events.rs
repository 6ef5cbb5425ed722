//! What happens, as sentences.

use crate::line::Line;
use crate::players::Role;
use crate::say::{Arg, Phrase};
use crate::teller::{Teller, Telling};
use eureka_innovation::{
    Answer, Color, Deed, EffectKind, Event, Face, Seat, SpecialDeed, Splay, Zone,
};

impl Teller<'_> {
    /// A sentence about what happened, as a seat may know it; none where the move that follows tells the same.
    pub fn event(self, event: Event<Face>) -> Option<Line> {
        let telling = self.telling();
        Some(match event {
            Event::Turn { seat, actions } => {
                telling.about(seat, "event-turn", vec![("actions", actions.into())])
            }
            Event::Action { seat, action: Answer::Dogma(card) } => {
                telling.about(seat, "event-dogma", vec![("card", (&telling.card(card)).into())])
            }
            Event::Action { .. } => return None,
            Event::Effect { seat, card, effect, kind } => {
                let id = match kind {
                    EffectKind::Demand => "event-demand",
                    EffectKind::Share => "event-share",
                };
                let card = telling.card(card);
                let args = vec![("card", (&card).into()), ("effect", (effect + 1).into())];
                telling.about(seat, id, args)
            }
            Event::Moved { by, card, deed, from, to } => telling.moved(by, card, deed, from, to),
            Event::Revealed { by, card } => {
                telling.about(by, "event-reveal", vec![("card", (&telling.card(card)).into())])
            }
            Event::Splayed { seat, color, splay } => telling.splayed(seat, color, splay),
            Event::Rearranged { seat, color } => {
                let color = telling.colored(color);
                telling.about(seat, "event-rearrange", vec![("color", (&color).into())])
            }
            Event::Claimed { seat, special } => {
                let special = self.words.special(special, self.rules.edition());
                telling.about(seat, "event-claim", vec![("special", special.into())])
            }
            Event::Special { special, deed } => {
                let id = match deed {
                    SpecialDeed::Junk => "event-special-junk",
                    SpecialDeed::Restore => "event-special-restore",
                };
                let special = self.words.special(special, self.rules.edition());
                telling.sentence(id, &[("special", special.into())])
            }
            Event::Lost { seat } => telling.about(seat, "event-lost", Vec::new()),
            Event::Chose { seat, answer } => return telling.chose(seat, answer),
            Event::Bonus { seat } => telling.about(seat, "event-bonus", Vec::new()),
            Event::DogmaEnded => telling.sentence("event-dogma-ended", &[]),
            Event::Over { outcome } => self.outcome(outcome),
        })
    }
}

impl Telling<'_> {
    /// A sentence about what a player does.
    fn about(&self, seat: Seat, id: &str, args: Vec<(&'static str, Arg<'_>)>) -> Line {
        let seat = self.seat(seat);
        let mut args: Vec<(&'static str, Arg<'_>)> = args;
        args.push(("seat", (&seat).into()));
        self.sentence(id, &args)
    }

    fn moved(&self, by: Seat, face: Face, deed: Deed, from: Zone, to: Zone) -> Line {
        let card = self.face(face);
        let drawn = from == Zone::Deck;
        let id = match deed {
            Deed::Draw => "event-draw",
            Deed::Meld if drawn => "event-draw-and-meld",
            Deed::Tuck if drawn => "event-draw-and-tuck",
            Deed::Score if drawn => "event-draw-and-score",
            Deed::Meld => "event-meld",
            Deed::Tuck => "event-tuck",
            Deed::Score => "event-score",
            Deed::Return => "event-return",
            Deed::Remove => "event-remove",
            Deed::Junk => "event-junk",
            Deed::Transfer => "event-transfer",
            Deed::Exchange => "event-exchange",
            Deed::Achieve if drawn => "event-achieve-drawn",
            Deed::Achieve => "event-achieve",
        };
        let whence = match (deed, from) {
            (Deed::Draw, Zone::Deck) => String::new(),
            (Deed::Transfer | Deed::Exchange, from) => self.zone(from, Role::From, by, face.age),
            (_, Zone::Hand(seat)) if seat == by => String::new(),
            (_, from) => self.zone(from, Role::From, by, face.age),
        };
        let args = vec![
            ("card", (&card).into()),
            ("value", face.age.into()),
            ("from", whence.into()),
            ("to", self.zone(to, Role::To, by, face.age).into()),
        ];
        self.about(by, id, args)
    }

    fn splayed(&self, seat: Seat, color: Color, splay: Splay) -> Line {
        let color = self.colored(color);
        let args = vec![("color", (&color).into()), ("direction", splay.word().into())];
        self.about(seat, "event-splay", args)
    }

    /// A choice that all may hear; cards are not among them.
    fn chose(&self, seat: Seat, answer: Answer) -> Option<Line> {
        let what = |phrase: Phrase<'_>, id: &str, name: &'static str| {
            self.about(seat, id, vec![(name, (&phrase).into())])
        };
        let words = self.teller.words;
        Some(match answer {
            Answer::Color(color) => what(self.color(color), "event-choose-color", "color"),
            Answer::Seat(player) => what(self.seat(player), "event-choose-player", "player"),
            Answer::Value(value) => {
                self.about(seat, "event-choose-value", vec![("value", value.into())])
            }
            Answer::Icon(icon) => {
                self.about(seat, "event-choose-icon", vec![("icon", words.icon(icon).into())])
            }
            Answer::Special(special) => {
                let special = words.special(special, self.teller.rules.edition());
                self.about(seat, "event-choose-special", vec![("special", special.into())])
            }
            Answer::Course(course) => {
                self.about(seat, "event-choose-course", vec![("number", (course + 1).into())])
            }
            Answer::Yes => self.about(seat, "event-yes", Vec::new()),
            Answer::No => self.about(seat, "event-no", Vec::new()),
            Answer::Pass => self.about(seat, "event-pass", Vec::new()),
            Answer::Draw
            | Answer::Meld(_)
            | Answer::Dogma(_)
            | Answer::Achieve(_)
            | Answer::Card(_)
            | Answer::Back(_) => return None,
        })
    }
}
