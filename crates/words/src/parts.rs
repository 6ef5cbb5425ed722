//! The parts of a statement that moves or chooses cards: the object, the source and the goal. A language puts them in its own order.

use crate::cards::{Quantity, is_half, nothing};
use crate::focus::Known;
use crate::players::{Group, Role, Spread};
use crate::say::{ArgList, Phrase, args};
use crate::shape::Source;
use crate::speech::{Places, Speech};
use eureka_script::tree::{Amount, Number, Pick, Zone, ZoneKind};

/// The place of cards as facts, so that a language can say it in another way than as a text of its own.
pub(crate) struct Place<'a> {
    /// The kind of place: hand, score, board, achievements, deck, above; several; none.
    word: &'static str,
    whose: &'static str,
    owner: Phrase<'a>,
    /// The value of the deck, if the cards are in a deck.
    deck: Phrase<'a>,
    /// How that value is known: fixed, that, value.
    age: &'static str,
}

impl<'a> Place<'a> {
    pub(crate) fn args(self) -> ArgList<'a> {
        let Place { word: place, whose, owner, deck, age } = self;
        args![place, whose, owner, deck, age]
    }
}

impl<'a> Speech<'a> {
    /// The object of a statement without its source, the source, and the facts about both.
    pub(crate) fn parted(self, pick: &'a Pick, role: Role) -> ArgList<'a> {
        let bare = Speech { places: Places::LeftOut, ..self };
        let object = bare.counted(pick, role).0;
        let Some(shape) = self.shape(&pick.from) else {
            let place = self.place(&[], Spread::All);
            return args![
                object,
                source = "",
                end = "none",
                heavy = false,
                possessive = false,
                ..place.args()
            ];
        };
        let heavy = self.is_heavy(&shape);
        let spread = self.spread(pick, &shape);
        let source = self.sources(&shape, role, spread);
        let place = self.place(&shape.sources, spread);
        let (end, possessive) = (shape.end_word(), self.is_possessive(&shape, role, spread));
        args![object, source, end, heavy, possessive, ..place.args()]
    }

    /// The cards of a pick, and what their number depends on if it is told as «for each …».
    pub(crate) fn counted(self, pick: &'a Pick, role: Role) -> (Phrase<'a>, Option<String>) {
        let each = match &pick.amount {
            Amount::Exactly(number) if !is_half(pick) => self.each(number),
            _ => None,
        };
        match each {
            Some((each, count)) => {
                let quantity = if count == 1 { Quantity::One } else { Quantity::Number(count) };
                (self.cards(&pick.from, quantity, pick.rank, role), Some(each))
            }
            None => (self.pick(pick, role), None),
        }
    }

    /// The goal of a transfer, and whether it is the same kind of zone as the source: «from your hand to mine».
    pub(crate) fn goal(self, pick: &'a Pick, zone: &'a Zone) -> ArgList<'a> {
        let kind = |source: &Source<'a>| match source {
            Source::Zone(from) => from.kind == zone.kind,
            Source::Board(_) => zone.kind == ZoneKind::Board,
            Source::Deck(_) | Source::Above(_) => false,
        };
        let shape = self.shape(&pick.from);
        let same = shape.is_some_and(|shape| matches!(&shape.sources[..], [one] if kind(one)));
        let (to, taker) =
            (self.zone(zone, Role::To, Spread::All), self.whose(&zone.whose, Spread::All));
        let takers = self.players(&zone.whose, Group::All);
        args![to, goal = zone.kind.word(), taker, takers, same]
    }

    /// The place of cards as facts.
    pub(crate) fn place(self, sources: &[Source<'a>], spread: Spread) -> Place<'a> {
        let (whose, age) = ("none", "none");
        let none = |word| Place { word, whose, owner: nothing(), deck: nothing(), age };
        let (word, seats) = match sources {
            [] => return none("none"),
            [Source::Zone(zone)] => (zone.kind.word(), &zone.whose),
            [Source::Board(seats)] => ("board", *seats),
            [Source::Deck(age)] => {
                let known = match age {
                    Number::Fixed(_) => "fixed",
                    age if self.known_value(age) == Known::That => "that",
                    _ => "value",
                };
                return Place { deck: self.value(age), age: known, ..none("deck") };
            }
            [Source::Above(_)] => return none("above"),
            _ => return none("several"),
        };
        let group = match spread {
            Spread::All => Group::All,
            Spread::Each => Group::Each,
            Spread::Any => Group::One,
        };
        let (whose, owner) = (self.whose(seats, spread), self.players(seats, group));
        Place { word, whose, owner, deck: nothing(), age }
    }
}
