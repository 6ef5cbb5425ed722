//! Numbers: as counts, as values, and as «for each …».

use crate::cards::Quantity;
use crate::conditions::truth_word;
use crate::players::{Role, Spread, whose};
use crate::say::{Phrase, Place};
use crate::speech::{Joint, Speech};
use eureka_innovation::Icon;
use eureka_script::tree::{Cards, ColorSet, Number, PileFilter, Rank, Rounding, Seats};

impl<'a> Speech<'a> {
    /// A number as a noun.
    pub(crate) fn number(self, number: &'a Number) -> Phrase<'a> {
        match number {
            Number::Fixed(count) => self.counted("number-fixed", *count),
            Number::Count(cards) => {
                self.about("number-count", self.cards(cards, Quantity::Bare, Rank::Any, Role::In))
            }
            Number::Value(cards) => self.value_of(cards),
            Number::Sum(cards) => self.about("number-sum", self.all_of(cards)),
            Number::Values(cards) => self.about("number-values", self.all_of(cards)),
            Number::Colors(colors) => {
                let colors: Phrase<'a> = match &**colors {
                    ColorSet::Piles(seats, filter) => Box::new(move |case| {
                        self.piles_colors("thing-colors", Place::Noun(case), seats, *filter)
                    }),
                    colors => self.colors(colors),
                };
                Box::new(move |case| {
                    self.noun("number-colors", case, &[("colors", (&colors).into())])
                })
            }
            Number::Icons(seats, icon) => Box::new(move |case| {
                let args = [
                    ("icon", self.icon(*icon).into()),
                    ("board", self.board(seats, Role::In, Spread::All).into()),
                ];
                self.noun("number-icons", case, &args)
            }),
            Number::Points(seats) => self.owned_number("number-points", seats),
            Number::Tally(seats) => self.owned_number("number-tally", seats),
            Number::Named(slot) => match self.parameter_number(*slot) {
                Some(number) => self.number(number),
                None => self.counted_chosen(self.chosen(*slot)),
            },
            Number::Plus(left, right) => self.two("number-plus", left, right),
            Number::Minus(left, right) => self.two("number-minus", left, right),
            Number::Times(left, right) => match (&**left, &**right) {
                (Number::Fixed(2), number) | (number, Number::Fixed(2)) => {
                    self.of_number("number-twice", number)
                }
                (left, right) => self.two("number-times", left, right),
            },
            Number::Divided(number, by, rounding) => {
                let number = self.number(number);
                let rounding = rounding.word();
                Box::new(move |case| {
                    let args = [
                        ("amount", (&number).into()),
                        ("count", (*by).into()),
                        ("rounding", rounding.into()),
                    ];
                    self.noun("number-divided", case, &args)
                })
            }
        }
    }

    /// A number as the value of a card: «[3]», «the value of the returned card».
    pub(crate) fn value(self, number: &'a Number) -> Phrase<'a> {
        match number {
            Number::Fixed(value) => {
                Box::new(move |case| self.noun("age", case, &[("value", (*value).into())]))
            }
            Number::Named(slot) => match self.parameter_number(*slot) {
                Some(number) => self.value(number),
                None => self.number(number),
            },
            Number::Plus(left, right) => self.two("number-plus", left, right),
            Number::Minus(left, right) => self.two("number-minus", left, right),
            number => self.number(number),
        }
    }

    fn value_of(self, cards: &'a Cards) -> Phrase<'a> {
        if *cards == Cards::Candidate {
            self.phrase("value-candidate")
        } else if self.is_single(cards) {
            self.about("number-value", self.all_of(cards))
        } else {
            let highest = self.cards(cards, Quantity::TheOne, Rank::Highest, Role::In);
            self.about("number-value", highest)
        }
    }

    fn about(self, id: &'static str, cards: Phrase<'a>) -> Phrase<'a> {
        Box::new(move |case| self.noun(id, case, &[("cards", (&cards).into())]))
    }

    fn counted(self, id: &'static str, count: u8) -> Phrase<'a> {
        Box::new(move |case| self.noun(id, case, &[("count", count.into())]))
    }

    fn counted_chosen(self, ordinal: u8) -> Phrase<'a> {
        Box::new(move |case| self.noun("value-chosen", case, &[("ordinal", ordinal.into())]))
    }

    fn owned_number(self, id: &'static str, seats: &'a Seats) -> Phrase<'a> {
        let deed = self.tallied();
        let owner = self.players(seats, crate::players::Group::All);
        Box::new(move |case| {
            let args = [
                ("whose", whose(seats, Spread::All).into()),
                ("owner", (&owner).into()),
                ("deed", deed.into()),
            ];
            self.noun(id, case, &args)
        })
    }

    fn of_number(self, id: &'static str, number: &'a Number) -> Phrase<'a> {
        let number = self.number(number);
        Box::new(move |case| self.noun(id, case, &[("amount", (&number).into())]))
    }

    /// A constant part of a sum is written out, the other part is a value where it can be one.
    fn two(self, id: &'static str, left: &'a Number, right: &'a Number) -> Phrase<'a> {
        let part = |number: &'a Number| match number {
            Number::Named(_) => self.value(number),
            number => self.number(number),
        };
        let (left, right) = (part(left), part(right));
        Box::new(move |case| {
            self.noun(id, case, &[("left", (&left).into()), ("right", (&right).into())])
        })
    }

    /// «a [3]», «two cards of value one higher than …»: what is drawn, or what is drawn for each of something.
    pub(crate) fn drawn_cards(self, age: &'a Number, count: u8, each: bool) -> Phrase<'a> {
        let each_word = truth_word(each);
        match age {
            Number::Fixed(value) => Box::new(move |case| {
                let args = [
                    ("value", (*value).into()),
                    ("count", count.into()),
                    ("each", each_word.into()),
                ];
                self.noun("drawn-fixed", case, &args)
            }),
            Number::Named(slot) if self.parameter_number(*slot).is_some() => {
                self.drawn_cards(self.parameter_number(*slot).unwrap_or(age), count, each)
            }
            Number::Plus(value, more) if matches!(**more, Number::Fixed(_)) => {
                let (value, more) = (self.number(value), self.number(more));
                Box::new(move |case| {
                    let args = [
                        ("value", (&value).into()),
                        ("more", (&more).into()),
                        ("count", count.into()),
                        ("each", each_word.into()),
                    ];
                    self.noun("drawn-higher", case, &args)
                })
            }
            age => {
                let value = self.number(age);
                Box::new(move |case| {
                    let args = [
                        ("value", (&value).into()),
                        ("count", count.into()),
                        ("each", each_word.into()),
                    ];
                    self.noun("drawn-valued", case, &args)
                })
            }
        }
    }

    /// How often, as «for each …» with the number that is done each time, if the number is of that kind.
    pub(crate) fn each(self, number: &'a Number) -> Option<(String, u8)> {
        match number {
            Number::Times(left, right) => match (&**left, &**right) {
                (Number::Fixed(factor), number) | (number, Number::Fixed(factor)) => {
                    let (each, once) = self.each(number)?;
                    (once == 1).then_some((each, *factor))
                }
                _ => None,
            },
            Number::Divided(number, by, Rounding::Down) => Some((self.each_of(number, *by)?, 1)),
            number => Some((self.each_of(number, 1)?, 1)),
        }
    }

    fn each_of(self, number: &'a Number, count: u8) -> Option<String> {
        Some(match number {
            Number::Icons(seats, icon) => self.each_icon(seats, *icon, count),
            Number::Count(cards) => {
                let cards = self.each_card(cards, count);
                self.plain("each-card", &[("cards", (&cards).into()), ("count", count.into())])
            }
            Number::Values(cards) => {
                let cards = self.all_of(cards);
                self.plain("each-value", &[("cards", (&cards).into()), ("count", count.into())])
            }
            Number::Colors(colors) => self.each_color(colors, count),
            Number::Points(seats) => {
                let owner = self.players(seats, crate::players::Group::All);
                let args = [
                    ("whose", whose(seats, Spread::All).into()),
                    ("owner", (&owner).into()),
                    ("count", count.into()),
                ];
                self.plain("each-point", &args)
            }
            _ => return None,
        })
    }

    fn each_icon(self, seats: &'a Seats, icon: Icon, count: u8) -> String {
        let args = [
            ("icon", self.icon(icon).into()),
            ("board", self.board(seats, Role::In, Spread::All).into()),
            ("count", count.into()),
        ];
        self.plain("each-icon", &args)
    }

    fn each_card(self, cards: &'a Cards, count: u8) -> Phrase<'a> {
        if let Cards::Named(slot) = cards {
            let (deed, _, ordinal) = self.deed(*slot);
            return Box::new(move |case| {
                let args =
                    [("deed", deed.into()), ("ordinal", ordinal.into()), ("count", count.into())];
                self.noun("named-each", case, &args)
            });
        }
        self.cards(cards, Quantity::Each(count), Rank::Any, Role::In)
    }

    fn each_color(self, colors: &'a ColorSet, count: u8) -> String {
        match colors {
            ColorSet::Piles(seats, filter) => {
                let (state, icon) = self.state(*filter);
                self.each_pile(seats, state, icon, None, count)
            }
            ColorSet::Except(colors, others) => match (&**colors, &**others) {
                (ColorSet::Piles(seats, filter), ColorSet::Piles(without, PileFilter::Present)) => {
                    let (state, icon) = self.state(*filter);
                    self.each_pile(seats, state, icon, Some(without), count)
                }
                _ => self.each_of_colors(self.colors(colors), count),
            },
            colors => self.each_of_colors(self.colors(colors), count),
        }
    }

    fn each_pile(
        self,
        seats: &'a Seats,
        state: &'static str,
        icon: String,
        without: Option<&'a Seats>,
        count: u8,
    ) -> String {
        let board = self.board(seats, Role::In, Spread::All);
        let missing = without.map(|seats| self.board(seats, Role::In, Spread::Any));
        let mut args = vec![
            ("state", state.into()),
            ("icon", icon.into()),
            ("whose", whose(seats, Spread::All).into()),
            ("board", board.into()),
            ("count", count.into()),
        ];
        let id = if let Some(missing) = missing {
            args.push(("missing", missing.into()));
            "each-color-missing"
        } else {
            "each-color"
        };
        self.plain(id, &args)
    }

    fn each_of_colors(self, colors: Phrase<'a>, count: u8) -> String {
        self.plain("each-of-colors", &[("colors", (&colors).into()), ("count", count.into())])
    }

    /// Numbers to choose from: «[7] or [8]».
    pub(crate) fn choices(self, numbers: &'a [Number]) -> Phrase<'a> {
        self.list(Joint::Or, numbers.iter().map(|number| self.value(number)).collect())
    }

    /// What a player can have much or little of: «[leaf]», «points», «cards in your hand».
    pub(crate) fn thing(self, number: &'a Number) -> Option<(&'a Seats, Phrase<'a>)> {
        match number {
            Number::Icons(seats, icon) => Some((
                seats,
                Box::new(move |case| {
                    self.noun("thing-icons", case, &[("icon", self.icon(*icon).into())])
                }),
            )),
            Number::Points(seats) => Some((seats, self.phrase("thing-points"))),
            Number::Count(cards) => {
                let seats = self.owner(cards)?;
                Some((seats, self.cards(cards, Quantity::Bare, Rank::Any, Role::In)))
            }
            Number::Colors(colors) => match &**colors {
                ColorSet::Piles(seats, filter) => Some((
                    seats,
                    Box::new(move |case| {
                        self.piles_colors("thing-colors", Place::Noun(case), seats, *filter)
                    }),
                )),
                _ => None,
            },
            _ => None,
        }
    }
}
