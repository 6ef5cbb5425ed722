//! Comparisons of numbers, and what they say about players.

use crate::cards::{Quantity, comparison_word};
use crate::conditions::truth_word;
use crate::players::{Group, Role, Spread, whose};
use crate::say::Phrase;
use crate::shape::Source;
use crate::speech::{Speech, is_one_player};
use eureka_script::tree::{
    Cards, CardsSlot, ColorSet, Comparison, Number, Place, Quantity as HowMany, Rank, Seats, Test,
    Zone,
};

impl<'a> Speech<'a> {
    pub(crate) fn compare(
        self,
        left: &'a Number,
        comparison: Comparison,
        right: &'a Number,
    ) -> String {
        let word = comparison_word(comparison);
        match (left, right) {
            (Number::Colors(colors), Number::Count(cards))
                if matches!(&**colors, ColorSet::Of(of) if of == cards)
                    && matches!(comparison, Comparison::Less | Comparison::AtLeast) =>
            {
                let truth = truth_word(comparison == Comparison::Less);
                let cards = self.all_of(cards);
                self.plain(
                    "test-same-color",
                    &[("cards", (&cards).into()), ("truth", truth.into())],
                )
            }
            (Number::Tally(seats), Number::Fixed(count)) => {
                let owner = self.players(seats, Group::All);
                let args = [
                    ("deed", self.tallied().into()),
                    ("whose", whose(seats, Spread::All).into()),
                    ("owner", (&owner).into()),
                    ("comparison", tally_word(comparison, *count).into()),
                    ("count", (*count).into()),
                ];
                self.plain("test-tally", &args)
            }
            (Number::Count(cards), Number::Fixed(count)) if named(cards).is_some() => {
                let (deed, _, ordinal) = self.deed(named(cards).unwrap_or(CardsSlot(0)));
                let args = [
                    ("deed", deed.into()),
                    ("ordinal", ordinal.into()),
                    ("comparison", word.into()),
                    ("count", (*count).into()),
                ];
                self.plain("test-deed-count", &args)
            }
            (Number::Value(cards), Number::Fixed(value)) if self.is_single(cards) => {
                let cards = self.all_of(cards);
                let args = [
                    ("cards", (&cards).into()),
                    ("comparison", word.into()),
                    ("value", (*value).into()),
                ];
                self.plain("test-value", &args)
            }
            _ => match self.have(left, comparison, right) {
                Some((seats, object)) if is_one_player(seats) => {
                    self.subject(whose(seats, Spread::All), seats, &object)
                }
                _ => {
                    let (left, right) = (self.number(left), self.number(right));
                    let args = [
                        ("left", (&left).into()),
                        ("comparison", word.into()),
                        ("right", (&right).into()),
                    ];
                    self.plain("test-compare", &args)
                }
            },
        }
    }

    fn subject(self, subject: &'static str, seats: &'a Seats, object: &Phrase<'a>) -> String {
        let player = self.players(seats, Group::All);
        let args =
            [("subject", subject.into()), ("player", (&player).into()), ("object", object.into())];
        self.plain("test-have", &args)
    }

    /// Whom a comparison is about, and what they have: «at least four [castle]», «fewer points than you».
    fn have(
        self,
        left: &'a Number,
        comparison: Comparison,
        right: &'a Number,
    ) -> Option<(&'a Seats, Phrase<'a>)> {
        let word = comparison_word(comparison);
        let (seats, thing) = self.thing(left)?;
        if let Number::Fixed(count) = right {
            return Some((seats, self.have_count(left, comparison, *count)?));
        }
        let (others, other) = self.thing(right)?;
        if others == seats {
            return Some((
                seats,
                Box::new(move |case| {
                    let args = [
                        ("comparison", word.into()),
                        ("thing", (&thing).into()),
                        ("other", (&other).into()),
                    ];
                    self.noun("have-than-thing", case, &args)
                }),
            ));
        }
        if !is_alike(left, right) {
            return None;
        }
        let thing = self.bare_thing(left).unwrap_or(thing);
        let player = self.players(others, Group::All);
        let whose = whose(others, Spread::All);
        Some((
            seats,
            Box::new(move |case| {
                let args = [
                    ("comparison", word.into()),
                    ("thing", (&thing).into()),
                    ("whose", whose.into()),
                    ("player", (&player).into()),
                ];
                self.noun("have-than-player", case, &args)
            }),
        ))
    }

    /// Achievements need no word for where they are.
    fn bare_thing(self, number: &'a Number) -> Option<Phrase<'a>> {
        match number {
            Number::Count(cards) => match &**cards {
                Cards::In(Zone { place: Place::Achievements, .. }) => {
                    Some(self.phrase("thing-achievements"))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn have_count(
        self,
        number: &'a Number,
        comparison: Comparison,
        count: u8,
    ) -> Option<Phrase<'a>> {
        let word = comparison_word(comparison);
        Some(match number {
            Number::Icons(_, icon) => Box::new(move |case| {
                let args = [
                    ("comparison", word.into()),
                    ("count", count.into()),
                    ("icon", self.icon(*icon).into()),
                ];
                self.noun("have-icons", case, &args)
            }),
            Number::Points(_) => Box::new(move |case| {
                let args = [("comparison", word.into()), ("count", count.into())];
                self.noun("have-points", case, &args)
            }),
            Number::Count(cards) => {
                self.cards(cards, Quantity::Compared(comparison, count), Rank::Any, Role::In)
            }
            Number::Colors(colors) => match &**colors {
                ColorSet::Piles(seats, filter) => Box::new(move |case| {
                    let (state, icon) = self.state(*filter);
                    let args = [
                        ("comparison", word.into()),
                        ("count", count.into()),
                        ("state", state.into()),
                        ("icon", icon.into()),
                        ("board", self.board(seats, Role::In, Spread::All).into()),
                    ];
                    self.noun("have-colors", case, &args)
                }),
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
        let (how_many, inner) = match (how_many, truth) {
            (how_many, true) => (how_many, true),
            (HowMany::Every, false) => (HowMany::Some, false),
            (HowMany::Some, false) => (HowMany::No, true),
            (HowMany::No, false) => (HowMany::Some, true),
        };
        if let Test::Compare(left, comparison, right) = test {
            let comparison = if inner { *comparison } else { opposite(*comparison) };
            if let (Number::Tally(Seats::Their), Number::Tally(Seats::You), Comparison::Less) =
                (left, right, comparison)
                && how_many == HowMany::Every
            {
                let players = self.players(seats, Group::Each);
                let args = [("deed", self.tallied().into()), ("players", (&players).into())];
                return self.plain("test-most", &args);
            }
            if let Some((Seats::Their, object)) = self.have(left, comparison, right) {
                return self.subject(subject(how_many, seats), seats, &object);
            }
        }
        let players =
            self.players(seats, if how_many == HowMany::Every { Group::Each } else { Group::One });
        let args = [
            ("quantifier", how_many.word().into()),
            ("players", (&players).into()),
            ("test", self.test(test, inner).into()),
        ];
        self.plain("test-players", &args)
    }

    /// A clause about those players for whom a test holds: «who has fewer points than you».
    pub(crate) fn who(self, test: &'a Test) -> String {
        if let Test::Compare(left, comparison, right) = test
            && let Some((Seats::Their, object)) = self.have(left, *comparison, right)
        {
            return self.plain("who-have", &[("object", (&object).into())]);
        }
        self.plain("who-for", &[("test", self.test(test, true).into())])
    }

    /// The one whose cards these are, if they are one player's.
    pub(crate) fn owner(self, cards: &'a Cards) -> Option<&'a Seats> {
        match self.shape(cards)?.sources[..] {
            [Source::Zone(zone)] => Some(&zone.whose),
            [Source::Board(seats)] => Some(seats),
            _ => None,
        }
    }
}

fn named(cards: &Cards) -> Option<CardsSlot> {
    match cards {
        Cards::Named(slot) => Some(*slot),
        _ => None,
    }
}

/// Whether two numbers count the same, of different players.
fn is_alike(left: &Number, right: &Number) -> bool {
    match (left, right) {
        (Number::Icons(_, left), Number::Icons(_, right)) => left == right,
        (Number::Points(_), Number::Points(_)) => true,
        (Number::Count(left), Number::Count(right)) => match (&**left, &**right) {
            (Cards::In(left), Cards::In(right)) => left.place == right.place,
            _ => false,
        },
        _ => false,
    }
}

/// None and any have words of their own.
const fn tally_word(comparison: Comparison, count: u8) -> &'static str {
    match (comparison, count) {
        (Comparison::Equal | Comparison::AtMost, 0) | (Comparison::Less, 1) => "none",
        (Comparison::More | Comparison::Unequal, 0) | (Comparison::AtLeast, 1) => "any",
        (comparison, _) => comparison_word(comparison),
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

/// The word by which `test-have` tells its subjects apart.
const fn subject(how_many: HowMany, seats: &Seats) -> &'static str {
    match (how_many, seats) {
        (HowMany::Every, Seats::Opponents) => "every-opponent",
        (HowMany::Some, Seats::Opponents) => "some-opponent",
        (HowMany::No, Seats::Opponents) => "no-opponent",
        (HowMany::Every, Seats::Others) => "every-other",
        (HowMany::Some, Seats::Others) => "some-other",
        (HowMany::No, Seats::Others) => "no-other",
        (HowMany::Every, Seats::All) => "every-player",
        (HowMany::Some, Seats::All) => "some-player",
        (HowMany::No, Seats::All) => "no-player",
        (HowMany::Every, _) => "every-of",
        (HowMany::Some, _) => "some-of",
        (HowMany::No, _) => "no-of",
    }
}
