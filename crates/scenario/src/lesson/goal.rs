//! The goal of a step: what must have happened, and how the position must be.

use crate::error::{KeyError, ReadError};
use crate::expectation::Expectation;
use crate::keys::Keys;
use crate::lexicon::Lexicon;
use eureka_innovation::{Answer, Card, EffectKind, Event, Game, MoveKind, Seat, Shown};

/// The condition under which a step is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    happenings: Vec<Happening>,
    expectation: Expectation,
}

/// A thing that must have happened during the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Happening {
    /// The player took this action.
    Action(Seat, Answer),
    /// The player shared an effect of this card in somebody else's action.
    Share(Seat, Card),
    /// The player had to obey a demand of this card.
    Obey(Seat, Card),
    /// The player drew the sharing bonus.
    Bonus(Seat),
    /// The player moved a card in this way.
    Move(Seat, MoveKind),
}

/// The ways of moving a card, by their words.
const MOVES: [(&str, MoveKind); 10] = [
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

impl Goal {
    /// Reads the table `done`: `happened` is a list, and all other keys are those of a scenario's `[expect]`.
    pub(crate) fn read(mut keys: Keys, lexicon: Lexicon) -> Result<Goal, ReadError> {
        let path = keys.path().to_owned();
        let happened = |item: crate::keys::Item| {
            item.list_of(|item| item.named(|text| Happening::read(text, lexicon)))
        };
        let happenings = keys.take("happened").map_or(Ok(Vec::new()), happened)?;
        let expectation = Expectation::read(keys, lexicon)?;
        if happenings.is_empty() && expectation.is_empty() {
            return Err(KeyError::NoGoal.at(path));
        }
        Ok(Goal { happenings, expectation })
    }

    /// Whether the goal is reached; `events` are those since the beginning of the step.
    pub(crate) fn is_reached(&self, game: &Game, events: &[Event<Shown>]) -> bool {
        self.happenings.iter().all(|happening| happening.is_among(events))
            && self.expectation.differences(game).is_empty()
    }
}

impl Happening {
    fn read(text: &str, lexicon: Lexicon) -> Result<Happening, KeyError> {
        let unknown = || KeyError::NoHappening(text.to_owned());
        let (seat, what) = text.split_once(": ").ok_or_else(unknown)?;
        let seat = lexicon.seat_named(seat)?;
        let (verb, object) = what.split_once(' ').unwrap_or((what, ""));
        match (verb, object) {
            ("action", _) => {
                Ok(Happening::Action(seat, lexicon.action(object)?.ok_or_else(unknown)?))
            }
            ("share", _) => Ok(Happening::Share(seat, lexicon.card_named(object)?)),
            ("obey", _) => Ok(Happening::Obey(seat, lexicon.card_named(object)?)),
            ("bonus", "") => Ok(Happening::Bonus(seat)),
            ("move", _) => {
                let kind = MOVES.iter().find(|(word, _)| *word == object);
                kind.map(|&(_, kind)| Happening::Move(seat, kind)).ok_or_else(unknown)
            }
            _ => Err(unknown()),
        }
    }

    fn is_among(self, events: &[Event<Shown>]) -> bool {
        // The player whose action is in progress: only another one shares it.
        let mut actor = None;
        events.iter().any(|event| {
            if let Event::Action { seat, .. } = *event {
                actor = Some(seat);
            }
            match (self, *event) {
                (Happening::Action(by, wanted), Event::Action { seat, action }) => {
                    by == seat && wanted == action
                }
                (Happening::Share(by, wanted), Event::Effect { seat, card, kind, .. }) => {
                    by == seat
                        && wanted == card
                        && kind == EffectKind::Share
                        && actor.is_some_and(|actor| actor != seat)
                }
                (Happening::Obey(by, wanted), Event::Effect { seat, card, kind, .. }) => {
                    by == seat && wanted == card && kind == EffectKind::Demand
                }
                (Happening::Bonus(by), Event::Bonus { seat }) => by == seat,
                (Happening::Move(mover, wanted), Event::Moved { by, kind, .. }) => {
                    mover == by && wanted == kind
                }
                _ => false,
            }
        })
    }
}
