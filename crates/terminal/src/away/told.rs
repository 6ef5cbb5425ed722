//! What happens, as a server tells it.

use super::seen::{Ended, SeenCard, answer, seat};
use eureka_innovation::{
    Answer, Color, Deed, EffectKind, Event, Face, Rules, Special, SpecialDeed, Splay, Zone,
};
use serde::Deserialize;

/// Something that happened.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(super) enum Told {
    Turn { seat: String, actions: u8 },
    Action(Said),
    Effect { seat: String, card: String, effect: u8, demand: bool },
    Moved { by: String, card: SeenCard, deed: String, from: Place, to: Place },
    Revealed { by: String, card: String },
    Splayed { seat: String, color: String, splay: String },
    Rearranged { seat: String, color: String },
    Claimed { seat: String, special: String },
    Special { special: String, junked: bool },
    Lost { seat: String },
    Chose(Said),
    Bonus { seat: String },
    DogmaEnded,
    Over(Ended),
}

/// An action or a choice.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Said {
    seat: String,
    kind: String,
    card: Option<String>,
    what: Option<String>,
}

/// Where a card is.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Place {
    zone: String,
    seat: Option<String>,
}

impl Told {
    /// The event, if it is understood.
    pub(super) fn event(&self, rules: &Rules) -> Option<Event<Face>> {
        let card = |name: &String| rules.card_named(name);
        Some(match self {
            Told::Turn { seat: of, actions } => Event::Turn { seat: seat(of)?, actions: *actions },
            Told::Action(said) => {
                Event::Action { seat: seat(&said.seat)?, action: said.answer(rules)? }
            }
            Told::Effect { seat: of, card: name, effect, demand } => Event::Effect {
                seat: seat(of)?,
                card: card(name)?,
                effect: effect.checked_sub(1)?,
                kind: if *demand { EffectKind::Demand } else { EffectKind::Share },
            },
            Told::Moved { by, card, deed: word, from, to } => Event::Moved {
                by: seat(by)?,
                card: card.face(rules)?,
                deed: deed(word)?,
                from: from.zone()?,
                to: to.zone()?,
            },
            Told::Revealed { by, card: name } => {
                Event::Revealed { by: seat(by)?, card: card(name)? }
            }
            Told::Splayed { seat: of, color, splay } => Event::Splayed {
                seat: seat(of)?,
                color: Color::from_word(color)?,
                splay: Splay::from_word(splay)?,
            },
            Told::Rearranged { seat: of, color } => {
                Event::Rearranged { seat: seat(of)?, color: Color::from_word(color)? }
            }
            Told::Claimed { seat: of, special } => {
                Event::Claimed { seat: seat(of)?, special: Special::from_word(special)? }
            }
            Told::Special { special, junked } => Event::Special {
                special: Special::from_word(special)?,
                deed: if *junked { SpecialDeed::Junk } else { SpecialDeed::Restore },
            },
            Told::Lost { seat: of } => Event::Lost { seat: seat(of)? },
            Told::Chose(said) => {
                Event::Chose { seat: seat(&said.seat)?, answer: said.answer(rules)? }
            }
            Told::Bonus { seat: of } => Event::Bonus { seat: seat(of)? },
            Told::DogmaEnded => Event::DogmaEnded,
            Told::Over(ended) => Event::Over { outcome: ended.outcome()? },
        })
    }
}

impl Said {
    fn answer(&self, rules: &Rules) -> Option<Answer> {
        let what = self.what.as_deref().unwrap_or_default();
        answer(rules, &self.kind, self.card.as_deref(), what)
    }
}

impl Place {
    fn zone(&self) -> Option<Zone> {
        let owner = || seat(self.seat.as_deref()?);
        Some(match self.zone.as_str() {
            "deck" => Zone::Deck,
            "available" => Zone::Available,
            "junk" => Zone::Junk,
            "removed" => Zone::Removed,
            "hand" => Zone::Hand(owner()?),
            "score" => Zone::Score(owner()?),
            "board" => Zone::Board(owner()?),
            "achievements" => Zone::Claimed(owner()?),
            _ => return None,
        })
    }
}

fn deed(word: &str) -> Option<Deed> {
    Some(match word {
        "draw" => Deed::Draw,
        "meld" => Deed::Meld,
        "tuck" => Deed::Tuck,
        "score" => Deed::Score,
        "return" => Deed::Return,
        "transfer" => Deed::Transfer,
        "exchange" => Deed::Exchange,
        "remove" => Deed::Remove,
        "junk" => Deed::Junk,
        "achieve" => Deed::Achieve,
        _ => return None,
    })
}
