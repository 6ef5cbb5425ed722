//! Comparisons of numbers as texts, and the players for whom they hold.

use crate::cards::Quantity;
use crate::players::{Group, Role, Spread};
use crate::say::{Arg, Phrase, args};
use crate::shape::Source;
use crate::speech::Speech;
use eureka_innovation::Colors;
use eureka_script::tree::{
    Cards, ColorSet, Comparison, Number, Quantity as HowMany, Rank, Seats, Test, Zone, ZoneKind,
};

impl<'a> Speech<'a> {
    pub(crate) fn compare(
        self,
        left: &'a Number,
        comparison: Comparison,
        right: &'a Number,
    ) -> String {
        if let (Number::Count(cards), Number::Fixed(count)) = (left, right)
            && let Cards::Named(slot) = **cards
        {
            let ((verb, _, ordinal), most) = (self.named_by(slot), self.is_most(slot, *count));
            let args = args![verb, ordinal, comparison, count = *count, most];
            return self.plain("test-verb-count", &args);
        }
        if let (Number::Markers(seats), Number::Fixed(count)) = (left, right)
            && let Some(verb) = self.counted_action()
        {
            let comparison = marker_comparison(comparison, *count);
            let (owned, counted) = (self.owned(seats), self.counted_by());
            let args = args![verb, comparison, count = *count, ..owned, ..counted];
            return self.plain("test-markers", &args);
        }
        match (left, right) {
            (Number::Colors(colors), Number::Count(cards))
                if matches!(&**colors, ColorSet::Of(of) if of == cards)
                    && matches!(comparison, Comparison::Less | Comparison::AtLeast) =>
            {
                let truth = comparison == Comparison::Less;
                self.plain("test-same-color", &args![cards = self.all_of(cards), truth])
            }
            (Number::Value(cards), Number::Fixed(value)) if self.is_single(cards) => {
                let (known, cards) = (self.known_cards(cards), self.all_of(cards));
                self.plain("test-value", &args![cards, known, comparison, value = *value])
            }
            _ => match self.have(left, comparison, right) {
                Some((seats, object)) if seats.is_one() => {
                    self.subject(self.whose(seats, Spread::All), seats, object)
                }
                _ => {
                    let (left, right) = (self.number(left), self.number(right));
                    self.plain("test-compare", &args![left, comparison, right])
                }
            },
        }
    }

    pub(crate) fn subject(self, subject: &str, seats: &'a Seats, object: Phrase<'a>) -> String {
        let player = self.players(seats, Group::All);
        self.plain("test-have", &args![subject, player, object])
    }

    /// A clause with the players that a comparison is about and the things they have: «at least four [castle]», «fewer
    /// points than you».
    fn have(
        self,
        left: &'a Number,
        comparison: Comparison,
        right: &'a Number,
    ) -> Option<(&'a Seats, Phrase<'a>)> {
        let (seats, thing) = self.thing(left)?;
        if let Number::Fixed(count) = right {
            return Some((seats, self.have_count(left, comparison, *count)?));
        }
        let (others, other) = self.thing(right)?;
        if others == seats {
            return Some((seats, self.noun("have-than-thing", args![comparison, thing, other])));
        }
        if !is_alike(left, right) {
            return None;
        }
        let thing = self.bare_thing(left).unwrap_or(thing);
        let player = self.players(others, Group::All);
        let args = args![comparison, thing, whose = self.whose(others, Spread::All), player];
        Some((seats, self.noun("have-than-player", args)))
    }

    /// The noun for achievements, which needs no word for their place.
    fn bare_thing(self, number: &'a Number) -> Option<Phrase<'a>> {
        let Number::Count(cards) = number else { return None };
        let achievements = matches!(**cards, Cards::In(Zone { kind: ZoneKind::Achievements, .. }));
        achievements.then(|| self.noun("thing-achievements", args![]))
    }

    fn have_count(
        self,
        number: &'a Number,
        comparison: Comparison,
        count: u8,
    ) -> Option<Phrase<'a>> {
        Some(match number {
            Number::Icons(_, icon) => {
                self.noun("have-icons", args![comparison, count, icon = self.icon(*icon)])
            }
            Number::Points(_) => self.noun("have-points", args![comparison, count]),
            Number::Count(cards) => {
                self.cards(cards, Quantity::Compared(comparison, count), Rank::Any, Role::Have)
            }
            Number::Colors(colors) => match &**colors {
                ColorSet::Piles(seats, filter) => {
                    let (state, icon) = self.state(*filter);
                    let board = self.board(seats, Role::Have, Spread::All);
                    let all = usize::from(count) == Colors::ALL.iter().count();
                    self.noun("have-colors", args![comparison, count, all, state, icon, board])
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    pub(crate) fn quantified(
        self,
        how_many: HowMany,
        seats: &'a Seats,
        test: &'a Test,
        truth: bool,
    ) -> String {
        let speech = self.in_loop();
        let (how_many, inner) = match (how_many, truth) {
            (how_many, true) => (how_many, true),
            (HowMany::Every, false) => (HowMany::Some, false),
            (HowMany::Some, false) => (HowMany::No, true),
            (HowMany::No, false) => (HowMany::Some, true),
        };
        if let Test::Compare(left, comparison, right) = test {
            let comparison = if inner { *comparison } else { opposite(*comparison) };
            if let (Number::Markers(Seats::Their), Number::Markers(Seats::You), Comparison::Less) =
                (left, right, comparison)
                && how_many == HowMany::Every
                && let Some(verb) = self.counted_action()
            {
                let players = self.players(seats, Group::Each);
                let args = args![verb, players, ..self.counted_by()];
                return self.plain("test-most", &args);
            }
            if let Some((Seats::Their, object)) = self.have(left, comparison, right) {
                return self.subject(&subject(how_many, seats), seats, object);
            }
        }
        let group = if how_many == HowMany::Every { Group::Each } else { Group::One };
        let (players, test) = (self.players(seats, group), speech.test(test, inner));
        self.plain("test-players", &args![quantifier = how_many.word(), players, test])
    }

    /// A clause about those players for whom a test holds: «who has fewer points than you».
    pub(crate) fn who(self, test: &'a Test) -> String {
        if let Test::Compare(left, comparison, right) = test
            && let Some((Seats::Their, object)) = self.have(left, *comparison, right)
        {
            return self.plain("who-have", &args![object]);
        }
        self.plain("who-for", &args![test = self.test(test, true)])
    }

    /// The player who owns these cards, if they are one player's.
    pub(crate) fn owner(self, cards: &'a Cards) -> Option<&'a Seats> {
        match self.shape(cards)?.sources[..] {
            [Source::Zone(zone)] => Some(&zone.whose),
            [Source::Board(seats)] => Some(seats),
            _ => None,
        }
    }
}

/// Whether two numbers count the same thing for different players.
fn is_alike(left: &Number, right: &Number) -> bool {
    match (left, right) {
        (Number::Icons(_, left), Number::Icons(_, right)) => left == right,
        (Number::Points(_), Number::Points(_)) => true,
        (Number::Count(left), Number::Count(right)) => match (&**left, &**right) {
            (Cards::In(left), Cards::In(right)) => left.kind == right.kind,
            _ => false,
        },
        _ => false,
    }
}

/// The number of a comparison as a message argument; «none» and «any» are words of their own.
fn marker_comparison(comparison: Comparison, count: u8) -> Arg<'static> {
    match (comparison, count) {
        (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => "none".into(),
        (Comparison::More | Comparison::Unequal, 0) | (Comparison::AtLeast, 1) => "any".into(),
        (comparison, _) => comparison.into(),
    }
}

pub(crate) const fn opposite(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Equal => Comparison::Unequal,
        Comparison::Unequal => Comparison::Equal,
        Comparison::Less => Comparison::AtLeast,
        Comparison::AtMost => Comparison::More,
        Comparison::More => Comparison::AtMost,
        Comparison::AtLeast => Comparison::Less,
    }
}

/// The word by which the message `test-have` selects the form of its subject.
fn subject(how_many: HowMany, seats: &Seats) -> String {
    let whom = match seats {
        Seats::Opponents => "opponent",
        Seats::Others => "other",
        Seats::All => "player",
        _ => "of",
    };
    format!("{how_many}-{whom}")
}
