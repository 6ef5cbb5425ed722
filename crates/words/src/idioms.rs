//! Shapes of the tree for which every language has a phrase of its own: «a value one or two lower», «the only player with five
//! colors», «all your top cards have a crown». They are recognized by their exact shape, so that a text never says more or less than
//! the script does.

use crate::cards::Quantity;
use crate::focus::Known;
use crate::players::{Role, Spread};
use crate::say::{Phrase, args};
use crate::speech::{Conjunction, Plurality, Speech};
use eureka_innovation::Colors;
use eureka_script::tree::{
    Amount, AnIcon, Cards, ColorSet, Comparison, End, Filter, Number, Quantity as HowMany, Rank,
    Seats, Step, Test, ValueRange, Verb,
};

impl<'a> Speech<'a> {
    /// Cards that have a phrase of their own because of what has just been done.
    pub(crate) fn idiom(self, cards: &'a Cards) -> Option<(Phrase<'a>, Plurality)> {
        if self.is_card_beneath(cards) {
            let covered = self.covers_others();
            return Some((self.noun("card-beneath", args![covered]), Plurality::One));
        }
        if self.are_cards_beneath(cards) {
            return Some((self.noun("cards-beneath", args![]), Plurality::Many));
        }
        if self.is_rest_of_pile(cards) {
            return Some((self.noun("rest-of-pile", args![]), Plurality::Many));
        }
        let Cards::Filtered(all, Filter::Except(chosen)) = cards else { return None };
        let (Cards::Named(all), Cards::Named(chosen)) = (&**all, &**chosen) else { return None };
        let number = self.others(*all, *chosen)?;
        Some((self.noun("other-cards", args![number]), number))
    }

    /// The distances of values to choose from, if they are given by them: «a value one or two lower».
    pub(crate) fn values_lower(self, values: &'a [Number]) -> Option<Phrase<'a>> {
        let steps: Option<Vec<&Number>> =
            values.iter().map(|value| self.step_down(value)).collect();
        let steps = steps.filter(|steps| !steps.is_empty())?;
        Some(self.list(Conjunction::Or, steps.into_iter().map(|step| self.number(step))))
    }

    /// How much lower this is than the value of the effect, if a listener has that in mind.
    fn step_down(self, value: &'a Number) -> Option<&'a Number> {
        let Number::Minus(from, step) = value else { return None };
        let Number::Named(slot) = **from else { return None };
        let is_value = self.parameter_number(slot).is_some();
        let in_mind = self.known_value(from) == Known::That;
        (is_value && in_mind && matches!(**step, Number::Fixed(_))).then_some(&**step)
    }

    /// «Your top cards all have a crown» for «there is no top card without a crown on your board».
    pub(crate) fn all_are(self, cards: &'a Cards) -> Option<String> {
        let Cards::Filtered(inner, filter) = cards else { return None };
        self.shape(cards).filter(|shape| shape.is_one_end() && !self.is_single(cards))?;
        let owner = self.owner(cards).filter(|seats| seats.is_one())?;
        let subject = || self.cards(inner, Quantity::The, Rank::Any, Role::Of);
        let whose = self.whose(owner, Spread::All);
        Some(match filter {
            Filter::Without(icon @ AnIcon::Fixed(_)) => {
                let args = args![cards = subject(), icon = self.one_icon(*icon), whose];
                self.plain("test-all-with", &args)
            }
            Filter::OfValue(ranges) => {
                let [ValueRange::OrLess(Number::Fixed(value))] = ranges[..] else { return None };
                let args = args![cards = subject(), value = u16::from(value) + 1, whose];
                self.plain("test-all-of-value", &args)
            }
            _ => return None,
        })
    }

    /// «It has a factory or a clock» for «it has a factory or it has a clock».
    pub(crate) fn has_icons(self, conjunction: Conjunction, tests: &'a [Test]) -> Option<String> {
        let part = |test: &'a Test| match test {
            Test::Any(Cards::Filtered(cards, Filter::With(icon))) => Some((&**cards, *icon)),
            _ => None,
        };
        let parts: Vec<(&Cards, AnIcon)> = tests.iter().map(part).collect::<Option<_>>()?;
        let cards = parts.first()?.0;
        let alike = self.is_single(cards) && parts.iter().all(|(other, _)| *other == cards);
        alike.then(|| {
            let icon = self.list(conjunction, parts.iter().map(|(_, icon)| self.one_icon(*icon)));
            let (cards, number, truth) = (self.all_of(cards), Plurality::One, true);
            self.plain("test-with", &args![cards, icon, number, truth])
        })
    }

    /// «You are the only player with five colors» for «you have five colors and no opponent has five».
    pub(crate) fn only_player(self, tests: &'a [Test]) -> Option<String> {
        let [
            Test::Compare(Number::Colors(mine), Comparison::Equal, Number::Fixed(count)),
            Test::Players(HowMany::No, Seats::Opponents, theirs),
        ] = tests
        else {
            return None;
        };
        let Test::Compare(Number::Colors(theirs), Comparison::Equal, same) = &**theirs else {
            return None;
        };
        match (&**mine, &**theirs) {
            (ColorSet::Piles(Seats::You, mine), ColorSet::Piles(Seats::Their, theirs))
                if mine == theirs && *same == Number::Fixed(*count) =>
            {
                let (state, icon) = self.state(*mine);
                let all = usize::from(*count) == Colors::ALL.iter().count();
                Some(self.plain("test-only-player", &args![count = *count, all, state, icon]))
            }
            _ => None,
        }
    }

    /// «Skyscrapers is a top card on any board».
    pub(crate) fn on_any_board(
        self,
        cards: &'a Cards,
        others: &'a Cards,
        truth: bool,
    ) -> Option<String> {
        let Cards::Ends(End::Top, count, Seats::All, ColorSet::Fixed(Colors::ALL)) = others else {
            return None;
        };
        (**count == Number::Fixed(1)).then(|| {
            let number = Plurality::of(self.is_single(cards));
            let args = args![cards = self.all_of(cards), number, truth];
            self.plain("test-on-any-board", &args)
        })
    }

    /// «It is Steam Engine» for «this card is the scored card».
    pub(crate) fn is_this(
        self,
        cards: &'a Cards,
        others: &'a Cards,
        truth: bool,
    ) -> Option<String> {
        let by_name = matches!(cards, Cards::This | Cards::Mention(_));
        let known = self.is_single(others) && self.known_cards(others) == Known::It;
        (by_name && known).then(|| {
            let (cards, others) = (self.all_of(others), self.all_of(cards));
            let number = Plurality::One;
            self.plain("test-same", &args![cards, others, number, truth])
        })
    }
}

/// Whether these statements begin with two draws of one card each that differ only in their names, which are told as one.
pub(crate) fn draws_two_alike(steps: &[Step]) -> bool {
    const ONCE: Number = Number::Fixed(1);
    match steps {
        [
            Step::Draw { may: false, then: one, age: age @ Number::Fixed(_), times: ONCE, bind },
            Step::Draw { may: false, then: other, age: same, times: ONCE, bind: second @ Some(_) },
            third @ ..,
        ] => {
            let more = matches!(third.first(), Some(Step::Draw { then, age: same, .. }) if then == one && same == age);
            one == other && age == same && bind != second && !more
        }
        _ => false,
    }
}

/// Whether something is done for each of several players with cards of theirs only: «from each opponent’s hand».
pub(crate) fn is_about_cards_of_each(seats: &Seats, body: &[Step]) -> bool {
    let of_theirs = |cards: &Cards| matches!(cards, Cards::In(zone) if zone.whose == Seats::Their);
    match (seats, body) {
        (
            Seats::Opponents | Seats::Others | Seats::All,
            [Step::Move { may: false, revealing: false, verb, pick, .. }],
        ) => {
            let elsewhere = !matches!(verb, Verb::Transfer(zone) if zone.whose != Seats::You);
            let fixed = !matches!(&pick.amount, Amount::Exactly(number) | Amount::UpTo(number)
                if !matches!(number, Number::Fixed(_)));
            of_theirs(&pick.from) && elsewhere && fixed
        }
        _ => false,
    }
}
