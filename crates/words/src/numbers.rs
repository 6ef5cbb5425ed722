//! Numbers of the card language as texts: as counts, as card values, and as «for each …».

use crate::cards::Quantity;
use crate::focus::Known;
use crate::players::{Group, Role, Spread};
use crate::say::{ArgList, Phrase, args};
use crate::speech::{Conjunction, Speech};
use eureka_script::tree::{Cards, ColorSet, Number, PileFilter, Rank, Rounding, Seats};

impl<'a> Speech<'a> {
    /// A number as a noun.
    pub(crate) fn number(self, number: &'a Number) -> Phrase<'a> {
        match number {
            Number::Fixed(count) => self.noun("number-fixed", args![count = *count]),
            Number::Count(cards) => {
                let known = self.known_cards(cards);
                let cards = self.cards(cards, Quantity::Bare, Rank::Any, Role::In);
                self.noun("number-count", args![cards, known])
            }
            Number::Value(cards) => self.value_of(cards, self.known_value(number)),
            Number::Sum(cards) => {
                let (known, cards) = (self.known_cards(cards), self.all_of(cards));
                self.noun("number-sum", args![cards, known])
            }
            Number::Values(cards) => self.noun("number-values", args![cards = self.all_of(cards)]),
            Number::Colors(colors) => {
                let colors = match &**colors {
                    ColorSet::Piles(seats, filter) => {
                        self.noun("thing-colors", self.piles_colors(seats, *filter))
                    }
                    colors => self.colors(colors),
                };
                self.noun("number-colors", args![colors])
            }
            Number::Icons(seats, icon) => {
                let board = self.board(seats, Role::In, Spread::All);
                self.noun("number-icons", args![icon = self.icon(*icon), board])
            }
            Number::Points(seats) => self.noun("number-points", args![..self.owned(seats)]),
            Number::Markers(seats) => match self.counted_action() {
                Some(verb) => {
                    let counted = self.counted_by();
                    self.noun("number-markers", args![verb, ..self.owned(seats), ..counted])
                }
                None => {
                    let name = self.name();
                    self.noun("number-card-markers", args![name, ..self.owned(seats)])
                }
            },
            Number::Named(slot) => match self.parameter_number(*slot) {
                Some(number) => self.number(number),
                None => {
                    let (ordinal, known) = (self.chosen(*slot), self.known_value(number));
                    self.noun("value-chosen", args![ordinal, known])
                }
            },
            Number::Plus(left, right) => self.two("number-plus", left, right),
            Number::Minus(left, right) => self.two("number-minus", left, right),
            Number::Times(left, right) => match (&**left, &**right) {
                (Number::Fixed(2), number) | (number, Number::Fixed(2)) => {
                    self.noun("number-twice", args![amount = self.number(number)])
                }
                (left, right) => self.two("number-times", left, right),
            },
            Number::Divided(number, by, rounding) => {
                let (amount, rounding) = (self.number(number), rounding.word());
                self.noun("number-divided", args![amount, count = *by, rounding])
            }
        }
    }

    /// A number as the value of a card: «[3]», «the value of the returned card».
    pub(crate) fn value(self, number: &'a Number) -> Phrase<'a> {
        match number {
            Number::Fixed(value) => self.noun("age", args![value = *value]),
            Number::Named(slot) => match self.parameter_number(*slot) {
                Some(number) => self.value(number),
                None => self.number(number),
            },
            number => self.number(number),
        }
    }

    fn value_of(self, cards: &'a Cards, known: Known) -> Phrase<'a> {
        if *cards == Cards::Candidate {
            return self.noun("value-candidate", args![]);
        }
        self.noun("number-value", args![cards = self.measure(cards), known])
    }

    /// The card whose value is the value of these cards.
    fn measure(self, cards: &'a Cards) -> Phrase<'a> {
        if self.is_single(cards) {
            self.all_of(cards)
        } else {
            self.cards(cards, Quantity::TheOne, Rank::Highest, Role::In)
        }
    }

    /// A value with which cards are compared: as a number, and as the card that has it, if it is the value of a card.
    pub(crate) fn valued(self, number: &'a Number) -> ArgList<'a> {
        let (like, card) = match number {
            Number::Value(cards) if **cards == Cards::Candidate => ("value", self.number(number)),
            Number::Value(cards) => match self.known_value(number) {
                Known::No => ("card", self.measure(cards)),
                known => (known.word(), self.measure(cards)),
            },
            Number::Named(_) => (self.known_value(number).word(), self.number(number)),
            number => ("value", self.number(number)),
        };
        let like = if like == "no" { "value" } else { like };
        args![value = self.value(number), like, card]
    }

    /// The owners of a thing, both as a word to select by and as a noun.
    pub(crate) fn owned(self, seats: &'a Seats) -> ArgList<'a> {
        args![whose = self.whose(seats, Spread::All), owner = self.players(seats, Group::All)]
    }

    /// A sum or difference: a constant part is written out, the other part is a value where possible.
    fn two(self, id: &'static str, left: &'a Number, right: &'a Number) -> Phrase<'a> {
        let part = |number: &'a Number| match number {
            Number::Named(_) => self.value(number),
            number => self.number(number),
        };
        self.noun(id, args![left = part(left), right = part(right)])
    }

    /// The cards drawn, or the cards drawn for each of something: «a [3]», «two cards of value one higher than …».
    pub(crate) fn drawn_cards(self, age: &'a Number, count: u8, each: bool) -> Phrase<'a> {
        match age {
            Number::Fixed(value) => {
                self.noun("drawn-fixed", args![value = *value, count, each, listed = false])
            }
            Number::Named(slot) if self.parameter_number(*slot).is_some() => {
                self.drawn_cards(self.parameter_number(*slot).unwrap_or(age), count, each)
            }
            Number::Plus(value, more) if matches!(**more, Number::Fixed(_)) => {
                let more = self.number(more);
                self.noun("drawn-higher", args![more, count, each, ..self.valued(value)])
            }
            age => self.noun("drawn-valued", args![count, each, ..self.valued(age)]),
        }
    }

    /// A number as «for each …», with the count per item; `None` if it cannot be said that way.
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
            Number::Icons(seats, icon) => {
                let board = self.board(seats, Role::In, Spread::All);
                let whose = self.whose(seats, Spread::All);
                self.plain("each-icon", &args![icon = self.icon(*icon), board, whose, count])
            }
            Number::Count(cards) => {
                let cards = self.each_card(cards, count);
                self.plain("each-card", &args![cards, count])
            }
            Number::Values(cards) => {
                let verb = match **cards {
                    Cards::Named(slot) => self.named_by(slot).0,
                    _ => "none",
                };
                let (known, cards) = (self.known_cards(cards), self.all_of(cards));
                self.plain("each-value", &args![cards, count, known, verb])
            }
            Number::Colors(colors) => self.each_color(colors, count),
            Number::Points(seats) => self.plain("each-point", &args![count, ..self.owned(seats)]),
            _ => return None,
        })
    }

    fn each_card(self, cards: &'a Cards, count: u8) -> Phrase<'a> {
        if let Cards::Named(slot) = cards {
            let (verb, _, ordinal) = self.named_by(*slot);
            let known = self.known(*slot);
            return self.noun("named-each", args![verb, ordinal, count, known]);
        }
        self.cards(cards, Quantity::Each(count), Rank::Any, Role::In)
    }

    fn each_color(self, colors: &'a ColorSet, count: u8) -> String {
        match colors {
            ColorSet::Piles(seats, filter) => {
                self.plain("each-color", &args![count, ..self.piles_colors(seats, *filter)])
            }
            ColorSet::Except(colors, others) => match (&**colors, &**others) {
                (ColorSet::Piles(seats, filter), ColorSet::Piles(without, PileFilter::Present)) => {
                    let missing = self.board(without, Role::In, Spread::Any);
                    let piles = self.piles_colors(seats, *filter);
                    let lacking = self.whose(without, Spread::Any);
                    self.plain("each-color-missing", &args![count, missing, lacking, ..piles])
                }
                _ => self.plain("each-of-colors", &args![colors = self.colors(colors), count]),
            },
            colors => self.plain("each-of-colors", &args![colors = self.colors(colors), count]),
        }
    }

    /// Numbers to choose from: «[7] or [8]».
    pub(crate) fn choices(self, numbers: &'a [Number]) -> Phrase<'a> {
        self.list(Conjunction::Or, numbers.iter().map(|number| self.value(number)))
    }

    /// Numbers to choose from, without the brackets that stand for a card: «7 or 8».
    pub(crate) fn plain_choices(self, numbers: &'a [Number]) -> Phrase<'a> {
        self.list(Conjunction::Or, numbers.iter().map(|number| self.plain_value(number)))
    }

    /// A number as a value without brackets: «3».
    pub(crate) fn plain_value(self, number: &'a Number) -> Phrase<'a> {
        match number {
            Number::Fixed(value) => self.noun("plain-value", args![value = *value]),
            number => self.value(number),
        }
    }

    /// A thing of which players can have more or less: «[leaf]», «points», «cards in your hand».
    pub(crate) fn thing(self, number: &'a Number) -> Option<(&'a Seats, Phrase<'a>)> {
        match number {
            Number::Icons(seats, icon) => {
                Some((seats, self.noun("thing-icons", args![icon = self.icon(*icon)])))
            }
            Number::Points(seats) => Some((seats, self.noun("thing-points", args![]))),
            Number::Count(cards) => {
                let seats = self.owner(cards)?;
                Some((seats, self.cards(cards, Quantity::Bare, Rank::Any, Role::In)))
            }
            Number::Colors(colors) => match &**colors {
                ColorSet::Piles(seats, filter) => {
                    let colors = self.piles_colors(seats, *filter);
                    Some((seats, self.noun("thing-colors", colors)))
                }
                _ => None,
            },
            _ => None,
        }
    }
}
