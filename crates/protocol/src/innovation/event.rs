//! The events of a game of Innovation, as JSON.

use super::{Card, answer, card, name};
use crate::game::Outcome;
use crate::unknown::{Unknown, known, seat};
use eureka_innovation::{
    Answer, Color, EffectKind, Event as RulesEvent, Face, MoveKind, Rules, Seat, Special,
    SpecialChange, Splay, Zone,
};
use serde::{Deserialize, Serialize};

/// An event of the game, reduced to the part that one seat may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = InnovationEvent))]
#[expect(missing_docs, reason = "the names of the fields explain them")]
pub enum Event {
    /// A turn begins.
    Turn { seat: String, actions: u8 },
    /// A player chooses an action.
    Action(PublicChoice),
    /// A player starts to carry out an effect; effects are counted from 1.
    Effect { seat: String, card: String, effect: u8, demand: bool },
    /// A card moved from one place to another.
    Moved {
        /// The seat that moved it.
        by: String,
        /// The card.
        card: Card,
        /// The kind of move: `draw`, `meld`, `tuck`, `score`, `return`, `transfer`, `exchange`, `remove`, `junk` or
        /// `achieve`.
        kind: String,
        /// The place it left.
        from: ZoneName,
        /// The place it reached.
        to: ZoneName,
    },
    /// A card was shown to all players.
    Revealed { by: String, card: String },
    /// The splay of a pile changed; `none` means that it is no longer splayed.
    Splayed { seat: String, color: String, splay: String },
    /// The cards of a pile were put in a new order.
    Rearranged { seat: String, color: String },
    /// A special achievement was claimed.
    Claimed { seat: String, special: String },
    /// A special achievement was junked, or returned to the table.
    Special { special: String, junked: bool },
    /// A player has lost by an effect and is out of the game.
    Lost { seat: String },
    /// A player has given up and is out of the game.
    Resigned { seat: String },
    /// A player made a choice that is public.
    Chose(PublicChoice),
    /// The player who took the dogma action draws a bonus card because others shared an effect.
    Bonus { seat: String },
    /// An effect ended the dogma action.
    DogmaEnded,
    /// The game is over.
    Over(Outcome),
}

/// A public action or choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Said))]
pub struct PublicChoice {
    /// The seat that made it.
    pub seat: String,
    /// The kind of answer; the words are those of `Choice`.
    pub kind: String,
    /// The card that the answer names, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// The age, color, value, player, icon or special achievement that the answer names, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub what: Option<String>,
}

/// A place where a card can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ZoneName {
    /// `deck`, `available`, `junk`, `removed`, `hand`, `score`, `board` or `achievements`.
    pub zone: String,
    /// The seat that owns the zone; absent for the zones that all players share.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

impl Event {
    /// Converts an event to JSON form.
    pub fn new(rules: &Rules, event: RulesEvent<Face>) -> Event {
        let letter = |seat: Seat| seat.to_string();
        match event {
            RulesEvent::Turn { seat, actions } => Event::Turn { seat: letter(seat), actions },
            RulesEvent::Action { seat, action } => {
                Event::Action(PublicChoice::new(rules, seat, action))
            }
            RulesEvent::Effect { seat, card, effect, kind } => Event::Effect {
                seat: letter(seat),
                card: name(rules, card),
                effect: effect + 1,
                demand: kind == EffectKind::Demand,
            },
            RulesEvent::Moved { by, card, kind, from, to } => Event::Moved {
                by: letter(by),
                card: Card::new(rules, card),
                kind: written(&MOVE_KINDS, kind),
                from: ZoneName::from(from),
                to: ZoneName::from(to),
            },
            RulesEvent::Revealed { by, card } => {
                Event::Revealed { by: letter(by), card: name(rules, card) }
            }
            RulesEvent::Splayed { seat, color, splay } => Event::Splayed {
                seat: letter(seat),
                color: color.to_string(),
                splay: splay.to_string(),
            },
            RulesEvent::Rearranged { seat, color } => {
                Event::Rearranged { seat: letter(seat), color: color.to_string() }
            }
            RulesEvent::Claimed { seat, special } => {
                Event::Claimed { seat: letter(seat), special: special.to_string() }
            }
            RulesEvent::Special { special, change } => Event::Special {
                special: special.to_string(),
                junked: change == SpecialChange::Junk,
            },
            RulesEvent::Lost { seat } => Event::Lost { seat: letter(seat) },
            RulesEvent::Resigned { seat } => Event::Resigned { seat: letter(seat) },
            RulesEvent::Chose { seat, answer } => {
                Event::Chose(PublicChoice::new(rules, seat, answer))
            }
            RulesEvent::Bonus { seat } => Event::Bonus { seat: letter(seat) },
            RulesEvent::DogmaEnded => Event::DogmaEnded,
            RulesEvent::Over { outcome } => Event::Over(outcome.into()),
        }
    }

    /// Converts the event back to a value of the rules.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Rules, Seat};
    /// use eureka_protocol::innovation::Event;
    ///
    /// let rules = Rules::printed(Edition::Fourth);
    /// let event: Event = serde_json::from_str(r#"{ "event": "lost", "seat": "A" }"#)?;
    /// let lost = event.read(rules)?;
    /// assert_eq!(lost, eureka_innovation::Event::Lost { seat: Seat::A });
    /// assert_eq!(Event::new(rules, lost), event);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(&self, rules: &Rules) -> Result<RulesEvent<Face>, Unknown> {
        let color = |word: &str| known("color", word, Color::from_word(word));
        let special = |word: &str| known("achievement", word, Special::from_word(word));
        Ok(match self {
            Event::Turn { seat: of, actions } => {
                RulesEvent::Turn { seat: seat(of)?, actions: *actions }
            }
            Event::Action(choice) => {
                RulesEvent::Action { seat: seat(&choice.seat)?, action: choice.answer(rules)? }
            }
            Event::Effect { seat: of, card: name, effect, demand } => RulesEvent::Effect {
                seat: seat(of)?,
                card: card(rules, name)?,
                effect: known("effect", &effect.to_string(), effect.checked_sub(1))?,
                kind: if *demand { EffectKind::Demand } else { EffectKind::Share },
            },
            Event::Moved { by, card, kind, from, to } => RulesEvent::Moved {
                by: seat(by)?,
                card: card.read(rules)?,
                kind: read("kind", &MOVE_KINDS, kind)?,
                from: from.try_into()?,
                to: to.try_into()?,
            },
            Event::Revealed { by, card: name } => {
                RulesEvent::Revealed { by: seat(by)?, card: card(rules, name)? }
            }
            Event::Splayed { seat: of, color: word, splay } => RulesEvent::Splayed {
                seat: seat(of)?,
                color: color(word)?,
                splay: known("splay", splay, Splay::from_word(splay))?,
            },
            Event::Rearranged { seat: of, color: word } => {
                RulesEvent::Rearranged { seat: seat(of)?, color: color(word)? }
            }
            Event::Claimed { seat: of, special: word } => {
                RulesEvent::Claimed { seat: seat(of)?, special: special(word)? }
            }
            Event::Special { special: word, junked } => RulesEvent::Special {
                special: special(word)?,
                change: if *junked { SpecialChange::Junk } else { SpecialChange::Restore },
            },
            Event::Lost { seat: of } => RulesEvent::Lost { seat: seat(of)? },
            Event::Resigned { seat: of } => RulesEvent::Resigned { seat: seat(of)? },
            Event::Chose(choice) => {
                RulesEvent::Chose { seat: seat(&choice.seat)?, answer: choice.answer(rules)? }
            }
            Event::Bonus { seat: of } => RulesEvent::Bonus { seat: seat(of)? },
            Event::DogmaEnded => RulesEvent::DogmaEnded,
            Event::Over(outcome) => RulesEvent::Over { outcome: outcome.try_into()? },
        })
    }
}

impl PublicChoice {
    fn new(rules: &Rules, seat: Seat, answer: Answer) -> PublicChoice {
        let (kind, card, what) = answer::parts(answer);
        let card = card.map(|card| name(rules, card));
        PublicChoice { seat: seat.to_string(), kind: kind.to_owned(), card, what }
    }

    fn answer(&self, rules: &Rules) -> Result<Answer, Unknown> {
        let what = self.what.as_deref().unwrap_or_default();
        answer::build_answer(rules, &self.kind, self.card.as_deref(), what)
    }
}

/// The words for the kinds of moves.
const MOVE_KINDS: [(&str, MoveKind); 10] = [
    ("draw", MoveKind::Draw),
    ("meld", MoveKind::Meld),
    ("tuck", MoveKind::Tuck),
    ("score", MoveKind::Score),
    ("return", MoveKind::Return),
    ("transfer", MoveKind::Transfer),
    ("exchange", MoveKind::Exchange),
    ("remove", MoveKind::Remove),
    ("junk", MoveKind::Junk),
    ("achieve", MoveKind::Achieve),
];

/// The words for the zones that all players share.
const SHARED: [(&str, Zone); 4] = [
    ("deck", Zone::Deck),
    ("available", Zone::Available),
    ("junk", Zone::Junk),
    ("removed", Zone::Removed),
];

/// The words for the zones that one player owns.
fn zones(of: Seat) -> [(&'static str, Zone); 4] {
    [
        ("hand", Zone::Hand(of)),
        ("score", Zone::Score(of)),
        ("board", Zone::Board(of)),
        ("achievements", Zone::Claimed(of)),
    ]
}

/// The word for a value.
fn written<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> String {
    let found = words.iter().find(|(_, other)| *other == value);
    found.expect("every value has a word").0.to_owned()
}

/// The value for a word.
fn read<T: Copy>(what: &'static str, words: &[(&str, T)], word: &str) -> Result<T, Unknown> {
    known(what, word, words.iter().find(|(other, _)| *other == word).map(|(_, value)| *value))
}

impl From<Zone> for ZoneName {
    fn from(zone: Zone) -> ZoneName {
        let owner = zone.owner();
        let word = owner.map_or_else(|| written(&SHARED, zone), |of| written(&zones(of), zone));
        ZoneName { zone: word, seat: owner.map(|seat| seat.to_string()) }
    }
}

impl TryFrom<&ZoneName> for Zone {
    type Error = Unknown;

    fn try_from(place: &ZoneName) -> Result<Zone, Unknown> {
        match &place.seat {
            None => read("zone", &SHARED, &place.zone),
            Some(letter) => read("zone of a player", &zones(seat(letter)?), &place.zone),
        }
    }
}
