//! The things that a statement or a condition speaks of: cards, a color, a value, a player.

use eureka_innovation::Colors;
use eureka_script::tree::{
    Amount, Cards, CardsSlot, ColorSet, Filter, Number, Pick, Seats, Slot, Step, Test, Value,
    ValueRange, Verb, Winner,
};

/// The things that a part of an effect speaks of. Of colors, values and players the last one counts.
#[derive(Default)]
pub(crate) struct Mentions<'a> {
    /// The cards with a name in the script.
    pub(crate) named: Vec<CardsSlot>,
    /// Whether other cards are spoken of, to which a pronoun could also refer.
    pub(crate) others: bool,
    /// The color, if one is; a color with a name of its own, such as «red», leaves nothing to refer to.
    pub(crate) color: Option<Option<Color<'a>>>,
    /// The value; a boxed number leaves nothing to refer to.
    pub(crate) value: Option<Option<CardValue<'a>>>,
    /// The chosen player.
    pub(crate) player: Option<Slot>,
}

/// A color to which «that color» can refer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Color<'a> {
    /// The color of cards.
    Of(&'a Cards),
    /// A chosen color.
    Chosen(Slot),
}

/// A value to which «that value» can refer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CardValue<'a> {
    /// The value of cards.
    Of(&'a Cards),
    /// A chosen value.
    Chosen(Slot),
}

impl<'a> Color<'a> {
    /// The color that these colors are, if it is one to refer to.
    pub(crate) fn of(colors: &'a ColorSet) -> Option<Color<'a>> {
        match colors {
            ColorSet::Of(cards) if is_lasting(cards) => Some(Color::Of(cards)),
            ColorSet::Named(slot) => Some(Color::Chosen(*slot)),
            _ => None,
        }
    }

    /// Whether this is the color of cards with this name.
    pub(crate) fn is_of(self, slot: CardsSlot) -> bool {
        matches!(self, Color::Of(Cards::Named(named)) if *named == slot)
    }
}

impl<'a> CardValue<'a> {
    /// The value that this number is, if it is one to refer to.
    pub(crate) fn of(number: &'a Number) -> Option<CardValue<'a>> {
        match number {
            Number::Value(cards) if is_lasting(cards) => Some(CardValue::Of(cards)),
            Number::Named(slot) => Some(CardValue::Chosen(*slot)),
            _ => None,
        }
    }

    /// Whether this is the value of cards with this name.
    pub(crate) fn is_of(self, slot: CardsSlot) -> bool {
        matches!(self, CardValue::Of(Cards::Named(named)) if *named == slot)
    }
}

/// Whether these are the same cards wherever they are: top cards are others after the next meld.
fn is_lasting(cards: &Cards) -> bool {
    matches!(cards, Cards::Named(_) | Cards::This | Cards::Mention(_))
}

impl<'a> Mentions<'a> {
    /// The things that a statement itself speaks of, without the statements inside it.
    pub(crate) fn of_step(step: &'a Step) -> Mentions<'a> {
        let mut mentions = Mentions::default();
        mentions.step(step);
        mentions
    }

    /// The things that a condition speaks of.
    pub(crate) fn of_test(test: &'a Test) -> Mentions<'a> {
        let mut mentions = Mentions::default();
        mentions.test(test);
        mentions
    }

    fn step(&mut self, step: &'a Step) {
        match step {
            Step::Draw { age, times, .. } => {
                self.number(times);
                self.number(age);
                self.value = Some(CardValue::of(age));
            }
            Step::Move { verb, pick, .. } => {
                self.pick(pick);
                if let Verb::Transfer(zone) = verb {
                    self.seats(&zone.whose);
                }
            }
            Step::ChooseCards { pick, .. } => self.pick(pick),
            Step::ChooseColor { from: colors, .. }
            | Step::Splay { colors, .. }
            | Step::Unsplay { colors }
            | Step::Rearrange { colors, .. } => self.colors(colors),
            Step::ChooseValue { from, .. } => from.iter().for_each(|number| self.number(number)),
            Step::ChooseSeat { from: seats, .. } | Step::ForEach { seats, .. } => self.seats(seats),
            Step::Exchange { left, right, .. } => {
                self.pick(&left.pick);
                self.pick(&right.pick);
            }
            Step::Execute { cards } => self.cards(cards),
            Step::AddMarkers { number }
            | Step::Repeat { with: Some(Value::Number(number)) }
            | Step::Win { winner: Winner::Single(_, number) | Winner::SingleTeam(_, number) } => {
                self.number(number);
            }
            Step::Repeat { with: Some(Value::Colors(colors)) } => self.colors(colors),
            Step::If { test, .. } => self.test(test),
            Step::ChooseIcon { .. }
            | Step::ChooseBranch { .. }
            | Step::Specials { .. }
            | Step::Claim { .. }
            | Step::Repeat { with: None }
            | Step::EndDogma
            | Step::Win { winner: Winner::You }
            | Step::Lose => {}
        }
    }

    fn pick(&mut self, pick: &'a Pick) {
        if let Amount::Exactly(number) | Amount::UpTo(number) = &pick.amount {
            self.number(number);
        }
        self.cards(&pick.from);
    }

    fn cards(&mut self, cards: &'a Cards) {
        match cards {
            Cards::Named(slot) => self.named.push(*slot),
            Cards::In(zone) => {
                self.others = true;
                self.seats(&zone.whose);
            }
            Cards::Piles(seats, colors) => {
                self.others = true;
                self.seats(seats);
                self.colors(colors);
            }
            Cards::Ends(_, count, seats, colors) => {
                self.others = true;
                self.number(count);
                self.seats(seats);
                self.colors(colors);
            }
            Cards::Deck(age) => {
                self.others = true;
                self.number(age);
            }
            Cards::Above(cards) => {
                self.others = true;
                self.cards(cards);
            }
            Cards::Ranked(_, cards) => self.cards(cards),
            Cards::Filtered(cards, filter) => {
                self.cards(cards);
                self.filter(filter);
            }
            Cards::Union(parts) => parts.iter().for_each(|part| self.cards(part)),
            Cards::Available | Cards::Mention(_) | Cards::This => self.others = true,
            Cards::Candidate => {}
        }
    }

    fn filter(&mut self, filter: &'a Filter) {
        match filter {
            Filter::OfColor(colors) | Filter::NotOfColor(colors) => self.colors(colors),
            Filter::OfValue(ranges) => ranges.iter().for_each(|range| {
                let (ValueRange::Exactly(number)
                | ValueRange::OrLess(number)
                | ValueRange::OrMore(number)) = range;
                self.number(number);
                self.value = Some(CardValue::of(number));
            }),
            Filter::Except(cards) => self.cards(cards),
            Filter::Where(test) => self.test(test),
            Filter::With(_) | Filter::Without(_) | Filter::WithDemand => {}
        }
    }

    fn number(&mut self, number: &'a Number) {
        match number {
            Number::Value(cards) => {
                self.cards(cards);
                self.value = Some(CardValue::of(number));
            }
            Number::Named(_) => self.value = Some(CardValue::of(number)),
            Number::Count(cards) | Number::Sum(cards) | Number::Values(cards) => self.cards(cards),
            Number::Colors(colors) => self.colors(colors),
            Number::Icons(seats, _) | Number::Points(seats) | Number::Markers(seats) => {
                self.seats(seats);
            }
            Number::Plus(left, right) | Number::Minus(left, right) | Number::Times(left, right) => {
                self.number(left);
                self.number(right);
            }
            Number::Divided(number, ..) => self.number(number),
            Number::Fixed(_) => {}
        }
    }

    fn colors(&mut self, colors: &'a ColorSet) {
        match colors {
            ColorSet::Fixed(Colors::ALL) => {}
            ColorSet::Fixed(_) => self.color = Some(None),
            ColorSet::Of(cards) => {
                self.cards(cards);
                self.color = Some(Color::of(colors));
            }
            ColorSet::Named(_) => self.color = Some(Color::of(colors)),
            ColorSet::Piles(seats, _) => {
                self.seats(seats);
                self.color = Some(None);
            }
            ColorSet::Union(sets) => sets.iter().for_each(|set| self.colors(set)),
            ColorSet::Except(colors, others) => {
                self.colors(colors);
                self.colors(others);
            }
        }
    }

    fn seats(&mut self, seats: &'a Seats) {
        match seats {
            Seats::Named(slot) => self.player = Some(*slot),
            Seats::Team(seats) => self.seats(seats),
            Seats::Where(seats, test) => {
                self.seats(seats);
                self.test(test);
            }
            Seats::You
            | Seats::Me
            | Seats::Their
            | Seats::Opponents
            | Seats::Others
            | Seats::All => {}
        }
    }

    fn test(&mut self, test: &'a Test) {
        match test {
            Test::Any(cards) | Test::No(cards) => self.cards(cards),
            Test::Among(cards, others) => {
                self.cards(cards);
                self.cards(others);
            }
            Test::Compare(left, _, right) => {
                self.number(left);
                self.number(right);
                // Behind a comparison of two values, «that value» could be either of them.
                self.value = self.value.map(|_| None);
            }
            Test::Splayed(seats, colors, _) => {
                self.seats(seats);
                self.colors(colors);
            }
            Test::Players(_, seats, test) => {
                self.seats(seats);
                self.test(test);
            }
            Test::And(tests) | Test::Or(tests) => tests.iter().for_each(|test| self.test(test)),
            Test::Not(test) => self.test(test),
            Test::Did => {}
        }
    }
}
