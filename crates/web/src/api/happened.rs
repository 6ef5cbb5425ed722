//! What happens, as programs are told it.

use crate::api::view::{Ended, SeenCard, kind_of, named};
use eureka_innovation::{Answer, Deed, EffectKind, Event, Face, Rules, SpecialDeed, Zone};
use serde::Serialize;
use utoipa::ToSchema;

/// Something that happened, as one seat may know it.
#[derive(Serialize, ToSchema)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub(crate) enum Told {
    /// A turn begins.
    Turn { seat: String, actions: u8 },
    /// A player takes an action.
    Action(Said),
    /// A player begins to execute an effect, counted from 1.
    Effect { seat: String, card: String, effect: u8, demand: bool },
    /// A card went from one place to another.
    Moved {
        /// Who moved it.
        by: String,
        /// The card.
        card: SeenCard,
        /// As what: `draw`, `meld`, `tuck`, `score`, `return`, `transfer`, `exchange`, `remove`, `junk` or `achieve`.
        deed: &'static str,
        /// Where it was.
        from: Place,
        /// Where it is.
        to: Place,
    },
    /// A card was shown to all.
    Revealed { by: String, card: String },
    /// A pile was splayed, or laid together.
    Splayed { seat: String, color: &'static str, splay: &'static str },
    /// A pile has a new order.
    Rearranged { seat: String, color: &'static str },
    /// A special achievement was claimed.
    Claimed { seat: String, special: &'static str },
    /// A special achievement was junked, or brought back to the table.
    Special { special: &'static str, junked: bool },
    /// A player has lost and is out of the game.
    Lost { seat: String },
    /// A player chose something that all may hear.
    Chose(Said),
    /// The player whose action it was draws for what others shared.
    Bonus { seat: String },
    /// The dogma action was ended by an effect.
    DogmaEnded,
    /// The game is over.
    Over(Ended),
}

/// An action or a choice that all may hear.
#[derive(Serialize, ToSchema)]
pub(crate) struct Said {
    /// Who.
    seat: String,
    /// What it is, as in an answer.
    kind: &'static str,
    /// The card that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<String>,
    /// The age, colour, value, player, icon or special achievement that it names.
    #[serde(skip_serializing_if = "Option::is_none")]
    what: Option<String>,
}

/// Where a card can be.
#[derive(Serialize, ToSchema)]
pub(crate) struct Place {
    /// `deck`, `available`, `junk`, `removed`, `hand`, `score`, `board` or `achievements`.
    zone: &'static str,
    /// Whose it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<String>,
}

impl Told {
    /// An event for programs.
    pub(crate) fn new(rules: &Rules, event: Event<Face>) -> Told {
        match event {
            Event::Turn { seat, actions } => Told::Turn { seat: seat.to_string(), actions },
            Event::Action { seat, action } => Told::Action(Said::new(rules, seat, action)),
            Event::Effect { seat, card, effect, kind } => Told::Effect {
                seat: seat.to_string(),
                card: named(rules, card),
                effect: effect + 1,
                demand: kind == EffectKind::Demand,
            },
            Event::Moved { by, card, deed, from, to } => Told::Moved {
                by: by.to_string(),
                card: SeenCard::new(rules, card),
                deed: word(deed),
                from: Place::new(from),
                to: Place::new(to),
            },
            Event::Revealed { by, card } => {
                Told::Revealed { by: by.to_string(), card: named(rules, card) }
            }
            Event::Splayed { seat, color, splay } => {
                Told::Splayed { seat: seat.to_string(), color: color.word(), splay: splay.word() }
            }
            Event::Rearranged { seat, color } => {
                Told::Rearranged { seat: seat.to_string(), color: color.word() }
            }
            Event::Claimed { seat, special } => {
                Told::Claimed { seat: seat.to_string(), special: special.word() }
            }
            Event::Special { special, deed } => {
                Told::Special { special: special.word(), junked: deed == SpecialDeed::Junk }
            }
            Event::Lost { seat } => Told::Lost { seat: seat.to_string() },
            Event::Chose { seat, answer } => Told::Chose(Said::new(rules, seat, answer)),
            Event::Bonus { seat } => Told::Bonus { seat: seat.to_string() },
            Event::DogmaEnded => Told::DogmaEnded,
            Event::Over { outcome } => Told::Over(Ended::new(outcome)),
        }
    }
}

impl Said {
    fn new(rules: &Rules, seat: eureka_table::Seat, answer: Answer) -> Said {
        let (kind, card) = kind_of(answer);
        let what = match answer {
            Answer::Achieve(age) => Some(age.to_string()),
            Answer::Back(value) | Answer::Value(value) => Some(value.to_string()),
            Answer::Color(color) => Some(color.word().to_owned()),
            Answer::Seat(seat) => Some(seat.to_string()),
            Answer::Icon(icon) => Some(icon.word().to_owned()),
            Answer::Special(special) => Some(special.word().to_owned()),
            Answer::Course(course) => Some((course + 1).to_string()),
            _ => None,
        };
        Said { seat: seat.to_string(), kind, card: card.map(|card| named(rules, card)), what }
    }
}

impl Place {
    fn new(zone: Zone) -> Place {
        let word = match zone {
            Zone::Deck => "deck",
            Zone::Available => "available",
            Zone::Junk => "junk",
            Zone::Removed => "removed",
            Zone::Hand(_) => "hand",
            Zone::Score(_) => "score",
            Zone::Board(_) => "board",
            Zone::Claimed(_) => "achievements",
        };
        Place { zone: word, seat: zone.owner().map(|seat| seat.to_string()) }
    }
}

fn word(deed: Deed) -> &'static str {
    match deed {
        Deed::Draw => "draw",
        Deed::Meld => "meld",
        Deed::Tuck => "tuck",
        Deed::Score => "score",
        Deed::Return => "return",
        Deed::Transfer => "transfer",
        Deed::Exchange => "exchange",
        Deed::Remove => "remove",
        Deed::Junk => "junk",
        Deed::Achieve => "achieve",
    }
}
