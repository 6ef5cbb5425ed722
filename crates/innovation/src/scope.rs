//! Evaluates the expressions of effects in the position as it is now.

use crate::card::{Card, CardSet};
use crate::machine::Frame;
use crate::position::{Position, sum_of_values};
use crate::rules::Rules;
use crate::trace::Trace;
use eureka_script::tree::{
    AnIcon, Cards, ColorSet, Comparison, End, Extreme, Filter, Number, PileFilter, Quantity, Rank,
    Rounding, Seats, Test, ValueRange, Zone, ZoneKind,
};
use eureka_script::word::{Color, Colors, Icon, Splay};
use eureka_table::{Seat, SeatSet};

/// A position together with the players whom a card calls *you*, *I* and *they*.
#[derive(Clone, Copy)]
pub(crate) struct Scope<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) at: &'a Position,
    pub(crate) frame: &'a Frame,
    /// The player whom a test or a count is about.
    their: Seat,
    /// The card that a filter is testing; otherwise empty.
    candidate: CardSet,
    /// The trace of looks at hidden cards, if it is wanted.
    trace: Option<&'a Trace>,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(
        rules: &'a Rules,
        at: &'a Position,
        frame: &'a Frame,
        trace: Option<&'a Trace>,
    ) -> Scope<'a> {
        Scope { rules, at, frame, their: frame.their, candidate: CardSet::EMPTY, trace }
    }

    /// The same scope without a trace, for filters that are not applied to cards of the position.
    pub(crate) fn untraced(self) -> Scope<'a> {
        Scope { trace: None, ..self }
    }

    /// Notes that the faces of cards are looked at; those in `fitting` count.
    #[inline]
    fn look(&self, cards: CardSet, fitting: CardSet) {
        if let Some(trace) = self.trace {
            trace.look(self.rules, self.at, cards, fitting);
        }
    }

    /// The players that an expression means.
    pub(crate) fn seats(&self, seats: &Seats) -> SeatSet {
        match seats {
            Seats::You => SeatSet::only(self.frame.you),
            Seats::Me => SeatSet::only(self.frame.me),
            Seats::Their => SeatSet::only(self.their) & self.at.everyone(),
            // A player who was named may have left since.
            Seats::Named(slot) => {
                SeatSet(self.at.machine.slot(self.frame, *slot)) & self.at.everyone()
            }
            Seats::Opponents => self.at.opponents(self.frame.you),
            Seats::Others => self.at.everyone().without(self.frame.you),
            Seats::All => self.at.everyone(),
            Seats::Team(seats) => {
                let team = |team, seat| team | self.at.team(seat);
                self.seats(seats).iter().fold(SeatSet::NONE, team)
            }
            Seats::Where(seats, test) => {
                self.seats(seats).iter().filter(|&their| self.of(their).test(test)).collect()
            }
        }
    }

    /// The same scope with another player as *they*.
    fn of(&self, their: Seat) -> Scope<'a> {
        Scope { their, ..*self }
    }

    /// The cards that an expression means.
    pub(crate) fn cards(&self, cards: &Cards) -> CardSet {
        match cards {
            Cards::In(zone) => self.zone(zone),
            Cards::Piles(seats, colors) => {
                self.of_colors(self.gather(seats, |seat| self.at.board(seat)), self.colors(colors))
            }
            Cards::Ends(end, count, seats, colors) => {
                let colors = self.colors(colors);
                match **count {
                    Number::Fixed(1) => {
                        self.gather(seats, |seat| self.outermost(*end, seat, colors))
                    }
                    ref count => {
                        let count = self.number(count);
                        self.gather(seats, |seat| self.ends(*end, count, seat, colors))
                    }
                }
            }
            Cards::Above(cards) => {
                let above = |card| self.at.above(self.rules, card);
                self.cards(cards).iter().filter_map(above).collect()
            }
            Cards::Deck(age) => match u8::try_from(self.number(age)) {
                Ok(age) if age <= self.rules.last_age() => self.at.deck(age).collect(),
                _ => CardSet::EMPTY,
            },
            Cards::Available => self.at.available(),
            Cards::Named(slot) => self.at.machine.cards(self.frame, *slot) - self.at.machine.gone,
            Cards::Mention(number) => {
                let mentions = &self.rules.facts(self.frame.card).mentions;
                mentions[usize::from(*number)].map_or(CardSet::EMPTY, CardSet::only)
            }
            Cards::This => CardSet::only(self.frame.card),
            Cards::Candidate => self.candidate,
            Cards::Ranked(rank, cards) => ranked(self.rules, *rank, self.cards(cards)),
            Cards::Filtered(cards, filter) => self.filtered(self.cards(cards), filter),
            Cards::Union(sets) => {
                sets.iter().fold(CardSet::EMPTY, |all, cards| all | self.cards(cards))
            }
        }
    }

    fn gather(&self, seats: &Seats, cards: impl Fn(Seat) -> CardSet) -> CardSet {
        match seats {
            Seats::You => cards(self.frame.you),
            Seats::Me => cards(self.frame.me),
            _ => self.seats(seats).iter().fold(CardSet::EMPTY, |all, seat| all | cards(seat)),
        }
    }

    fn zone(&self, zone: &Zone) -> CardSet {
        self.gather(&zone.whose, |seat| match zone.kind {
            ZoneKind::Hand => self.at.hand(seat),
            ZoneKind::Score => self.at.score(seat),
            ZoneKind::Board => self.at.board(seat),
            ZoneKind::Achievements => self.at.claimed(seat),
        })
    }

    fn outermost(&self, end: End, seat: Seat, colors: Colors) -> CardSet {
        colors.iter().filter_map(|color| self.at.pile_end(end, seat, color)).collect()
    }

    fn ends(&self, end: End, count: u16, seat: Seat, colors: Colors) -> CardSet {
        let of_pile = |color: Color| {
            let len = u16::from(self.at.pile_len(seat, color));
            let skipped = match end {
                End::Top => 0,
                End::Bottom => len.saturating_sub(count),
            };
            self.at.pile(seat, color).skip(usize::from(skipped)).take(usize::from(count))
        };
        colors.iter().flat_map(of_pile).collect()
    }

    fn with_icon(&self, icon: AnIcon) -> CardSet {
        match icon {
            AnIcon::Fixed(icon) => self.rules.with_icon(icon),
            AnIcon::Named(slot) => {
                let bits = self.at.machine.slot(self.frame, slot);
                let icon = Icon::ALL.into_iter().find(|&icon| bits & 1 << icon as u8 != 0);
                icon.map_or(CardSet::EMPTY, |icon| self.rules.with_icon(icon))
            }
        }
    }

    fn of_colors(&self, cards: CardSet, colors: Colors) -> CardSet {
        colors.iter().fold(CardSet::EMPTY, |kept, color| {
            kept | self.among(cards, self.rules.of_color(color))
        })
    }

    /// The cards that are among others. This looks at their faces.
    #[inline]
    fn among(&self, cards: CardSet, others: CardSet) -> CardSet {
        self.look(cards, others);
        cards & others
    }

    /// The cards that a filter keeps.
    pub(crate) fn filtered(&self, cards: CardSet, filter: &Filter) -> CardSet {
        match filter {
            Filter::With(icon) => self.among(cards, self.with_icon(*icon)),
            Filter::Without(icon) => cards - self.among(cards, self.with_icon(*icon)),
            Filter::WithDemand => self.among(cards, self.rules.with_demand()),
            Filter::OfColor(colors) => self.of_colors(cards, self.colors(colors)),
            Filter::NotOfColor(colors) => cards - self.of_colors(cards, self.colors(colors)),
            Filter::OfValue(ranges) => {
                ranges.iter().fold(CardSet::EMPTY, |kept, range| kept | self.in_range(cards, range))
            }
            Filter::Except(others) => cards - self.among(cards, self.cards(others)),
            Filter::Where(test) => {
                let passes =
                    |&card: &Card| Scope { candidate: CardSet::only(card), ..*self }.test(test);
                cards.iter().filter(passes).collect()
            }
        }
    }

    fn in_range(&self, cards: CardSet, range: &ValueRange) -> CardSet {
        let age = |number: &Number| u8::try_from(self.number(number)).unwrap_or(u8::MAX);
        let last = self.rules.last_age();
        let (low, high) = match range {
            ValueRange::Exactly(number) => (age(number), age(number)),
            ValueRange::OrLess(number) => (1, age(number).min(last)),
            ValueRange::OrMore(number) => (age(number), last),
        };
        (low..=high).fold(CardSet::EMPTY, |kept, age| kept | cards & self.rules.of_age(age))
    }

    /// The colors that an expression means.
    pub(crate) fn colors(&self, colors: &ColorSet) -> Colors {
        match colors {
            ColorSet::Fixed(colors) => *colors,
            ColorSet::Of(cards) => {
                let cards = self.cards(cards);
                let of = |color: Color| self.among(cards, self.rules.of_color(color));
                Color::ALL.into_iter().filter(|&color| !of(color).is_empty()).collect()
            }
            ColorSet::Piles(seats, filter) => {
                let seats = self.seats(seats);
                Color::ALL
                    .into_iter()
                    .filter(|&color| seats.iter().any(|seat| self.pile_is(seat, color, *filter)))
                    .collect()
            }
            ColorSet::Named(slot) => Colors(self.at.machine.slot(self.frame, *slot)),
            ColorSet::Union(sets) => {
                sets.iter().fold(Colors::NONE, |all, set| Colors(all.0 | self.colors(set).0))
            }
            ColorSet::Except(colors, others) => {
                Colors(self.colors(colors).0 & !self.colors(others).0)
            }
        }
    }

    fn pile_is(&self, seat: Seat, color: Color, filter: PileFilter) -> bool {
        match filter {
            PileFilter::Present => self.at.pile_len(seat, color) > 0,
            PileFilter::Splayed => self.at.splay(seat, color) != Splay::None,
            PileFilter::SplayedTo(splay) => {
                self.at.pile_len(seat, color) > 0 && self.at.splay(seat, color) == splay
            }
            PileFilter::Showing(icon) => self.at.pile_icons(seat, color, icon) > 0,
        }
    }

    /// The number that an expression means.
    pub(crate) fn number(&self, number: &Number) -> u16 {
        match number {
            Number::Fixed(number) => u16::from(*number),
            Number::Count(cards) => self.count(cards),
            Number::Value(cards) => u16::from(highest_value(self.rules, self.cards(cards))),
            Number::Sum(cards) => sum_of_values(self.rules, self.cards(cards)),
            Number::Values(cards) => {
                let cards = self.cards(cards);
                let present = |age: &u8| !(cards & self.rules.of_age(*age)).is_empty();
                (1..=self.rules.last_age()).filter(present).count() as u16
            }
            Number::Colors(colors) => u16::from(self.colors(colors).len()),
            Number::Icons(seats, icon) => {
                self.sum(seats, |seat| u16::from(self.at.icons(seat, *icon)))
            }
            Number::Points(seats) => self.sum(seats, |seat| self.at.points(seat)),
            Number::Markers(seats) => match self.rules.marker_slot(self.frame.card) {
                Some(at) => {
                    self.sum(seats, |seat| u16::from(self.at.machine.markers[at][seat.index()]))
                }
                None => 0,
            },
            Number::Named(slot) => u16::from(self.at.machine.slot(self.frame, *slot)),
            Number::Plus(left, right) => self.number(left).saturating_add(self.number(right)),
            Number::Minus(left, right) => self.number(left).saturating_sub(self.number(right)),
            Number::Times(left, right) => self.number(left).saturating_mul(self.number(right)),
            Number::Divided(number, by, rounding) => {
                let (number, by) = (self.number(number), u16::from((*by).max(1)));
                match rounding {
                    Rounding::Down => number / by,
                    Rounding::Up => number.div_ceil(by),
                }
            }
        }
    }

    /// The number of cards. Among achievements, special achievements count too, although they are not cards.
    fn count(&self, cards: &Cards) -> u16 {
        match cards {
            Cards::In(Zone { whose, kind: ZoneKind::Achievements }) => {
                self.sum(whose, |seat| u16::from(self.at.achievements(seat)))
            }
            _ => u16::from(self.cards(cards).len()),
        }
    }

    fn sum(&self, seats: &Seats, number: impl Fn(Seat) -> u16) -> u16 {
        self.seats(seats).iter().map(number).sum()
    }

    /// Whether a test holds.
    pub(crate) fn test(&self, test: &Test) -> bool {
        match test {
            Test::Any(cards) => !self.cards(cards).is_empty(),
            Test::No(cards) => self.cards(cards).is_empty(),
            Test::Among(cards, others) => {
                let cards = self.cards(cards);
                let others = self.cards(others);
                self.look(cards, others);
                !cards.is_empty() && cards.is_within(others)
            }
            Test::Compare(left, comparison, right) => {
                let (left, right) = (self.number(left), self.number(right));
                match comparison {
                    Comparison::Equal => left == right,
                    Comparison::Unequal => left != right,
                    Comparison::Less => left < right,
                    Comparison::AtMost => left <= right,
                    Comparison::More => left > right,
                    Comparison::AtLeast => left >= right,
                }
            }
            Test::Splayed(seats, colors, splay) => {
                let filter = splay.map_or(PileFilter::Splayed, PileFilter::SplayedTo);
                let colors = self.colors(colors);
                self.seats(seats)
                    .iter()
                    .all(|seat| colors.iter().all(|color| self.pile_is(seat, color, filter)))
            }
            Test::Players(quantity, seats, test) => {
                let mut holds = self.seats(seats).iter().map(|seat| self.of(seat).test(test));
                match quantity {
                    Quantity::Every => holds.all(|holds| holds),
                    Quantity::Some => holds.any(|holds| holds),
                    Quantity::No => !holds.any(|holds| holds),
                }
            }
            Test::Did => self.frame.did,
            Test::And(tests) => tests.iter().all(|test| self.test(test)),
            Test::Or(tests) => tests.iter().any(|test| self.test(test)),
            Test::Not(test) => !self.test(test),
        }
    }

    /// The only player with the most or fewest; `None` on a tie.
    pub(crate) fn single(&self, extreme: Extreme, number: &Number) -> Option<Seat> {
        let holders = self.holders(extreme, number);
        holders.first().filter(|_| holders.len() == 1)
    }

    /// A player of the only team with the most or fewest; `None` on a tie between teams.
    pub(crate) fn single_team(&self, extreme: Extreme, number: &Number) -> Option<Seat> {
        let holders = self.holders(extreme, number);
        holders.first().filter(|&seat| (holders - self.at.team(seat)).is_empty())
    }

    /// The players with the most or fewest.
    fn holders(&self, extreme: Extreme, number: &Number) -> SeatSet {
        let of = |seat: Seat| self.of(seat).number(number);
        let seats = self.at.everyone();
        let best = match extreme {
            Extreme::Most => seats.iter().map(of).max(),
            Extreme::Fewest => seats.iter().map(of).min(),
        };
        seats.iter().filter(|&seat| Some(of(seat)) == best).collect()
    }
}

/// The highest value among cards; 0 if there are none.
pub(crate) fn highest_value(rules: &Rules, cards: CardSet) -> u8 {
    (1..=rules.last_age()).rev().find(|&age| !(cards & rules.of_age(age)).is_empty()).unwrap_or(0)
}

/// The cards of the highest or lowest value, or all cards.
pub(crate) fn ranked(rules: &Rules, rank: Rank, cards: CardSet) -> CardSet {
    let of_age = |age: u8| cards & rules.of_age(age);
    let mut ages = 1..=rules.last_age();
    match rank {
        Rank::Any => Some(cards),
        Rank::Highest => ages.rev().map(of_age).find(|cards| !cards.is_empty()),
        Rank::Lowest => ages.by_ref().map(of_age).find(|cards| !cards.is_empty()),
    }
    .unwrap_or(CardSet::EMPTY)
}
