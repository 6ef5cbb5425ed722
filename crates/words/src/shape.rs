//! The parts of a set of cards that fit into one noun phrase: «a top red card with a crown from your board».

use crate::players::{Role, Spread};
use crate::say::args;
use crate::speech::Speech;
use eureka_innovation::Colors;
use eureka_script::tree::{
    Cards, ColorSet, End, Filter, Number, Rank, Seats, ValueRange, Zone, ZoneKind,
};

/// The parts of a noun phrase for cards.
#[derive(Default)]
pub(crate) struct Shape<'a> {
    pub(crate) base: Base,
    pub(crate) rank: Rank,
    end: Option<(End, u8)>,
    /// Colors said as adjectives.
    pub(crate) adjectives: Option<Colors>,
    /// Colors that the cards do not have.
    pub(crate) others: Option<Colors>,
    /// The colors of their piles, where these cannot be adjectives.
    pub(crate) piles: Option<&'a ColorSet>,
    /// The value that all the cards share.
    pub(crate) value: Option<u8>,
    /// Filters on the card itself.
    pub(crate) filters: Vec<&'a Filter>,
    /// Filters that compare the card with something else.
    pub(crate) relations: Vec<&'a Filter>,
    /// Filters said last, after the place.
    pub(crate) after: Vec<&'a Filter>,
    pub(crate) sources: Vec<Source<'a>>,
}

/// The noun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Base {
    #[default]
    Card,
    Achievement,
    Available,
}

/// The place of the cards.
pub(crate) enum Source<'a> {
    Zone(&'a Zone),
    Board(&'a Seats),
    Deck(&'a Number),
    Above(&'a Cards),
}

impl<'a> Shape<'a> {
    fn new(base: Base, sources: Vec<Source<'a>>) -> Shape<'a> {
        Shape { base, sources, ..Shape::default() }
    }

    fn piles(seats: &'a Seats, colors: &'a ColorSet) -> Shape<'a> {
        let shape = Shape::new(Base::Card, vec![Source::Board(seats)]);
        match colors {
            ColorSet::Fixed(Colors::ALL) => shape,
            ColorSet::Fixed(colors) => Shape { adjectives: Some(*colors), ..shape },
            colors => Shape { piles: Some(colors), ..shape },
        }
    }

    /// Whether the phrase consists of nothing but the place.
    pub(crate) fn is_plain(&self) -> bool {
        self.rank == Rank::Any
            && self.end.is_none()
            && self.adjectives.is_none()
            && self.others.is_none()
            && self.piles.is_none()
            && self.value.is_none()
            && self.filters.is_empty()
            && self.relations.is_empty()
            && self.after.is_empty()
    }

    /// Whether these are the top or the bottom cards of piles.
    pub(crate) fn is_one_end(&self) -> bool {
        self.end.is_some_and(|(_, count)| count == 1)
    }

    /// Whether the colors are given by comparison with something else.
    pub(crate) fn is_related_by_color(&self) -> bool {
        let by_color =
            |filter: &&Filter| matches!(filter, Filter::OfColor(_) | Filter::NotOfColor(_));
        self.piles.is_some() || self.relations.iter().any(by_color)
    }

    pub(crate) fn is_several_ends(&self) -> bool {
        self.end.is_some_and(|(_, count)| count > 1)
    }

    pub(crate) fn end_word(&self) -> &'static str {
        self.end.map_or("none", |(end, _)| end.word())
    }

    pub(crate) fn ends(&self) -> u8 {
        self.end.map_or(1, |(_, count)| count)
    }
}

impl<'a> Speech<'a> {
    /// The parts of the phrase for these cards; `None` if a single phrase would be misunderstood.
    pub(crate) fn shape(self, cards: &'a Cards) -> Option<Shape<'a>> {
        match cards {
            Cards::In(zone) => {
                let achievements = zone.kind == ZoneKind::Achievements;
                let base = if achievements { Base::Achievement } else { Base::Card };
                Some(Shape::new(base, vec![Source::Zone(zone)]))
            }
            Cards::Piles(seats, colors) => Some(Shape::piles(seats, self.resolved(colors))),
            Cards::Ends(end, count, seats, colors) => match **count {
                Number::Fixed(count) => {
                    let shape = Shape::piles(seats, self.resolved(colors));
                    Some(Shape { end: Some((*end, count)), ..shape })
                }
                _ => None,
            },
            Cards::Above(below) => Some(Shape::new(Base::Card, vec![Source::Above(below)])),
            Cards::Deck(age) => Some(Shape::new(Base::Card, vec![Source::Deck(age)])),
            Cards::Available => Some(Shape::new(Base::Available, Vec::new())),
            Cards::Ranked(rank, inner) => {
                let shape = self.shape(inner).filter(|shape| shape.rank == Rank::Any);
                let shape = shape.filter(|shape| !shape.is_several_ends());
                shape.map(|shape| Shape { rank: *rank, ..shape })
            }
            Cards::Filtered(inner, filter) => self.kept(self.shape(inner)?, filter),
            Cards::Union(parts) => self.union(parts),
            Cards::Named(_) | Cards::Mention(_) | Cards::This | Cards::Candidate => None,
        }
    }

    /// The colors given as a parameter of the effect, in place of their name.
    fn resolved(self, colors: &'a ColorSet) -> &'a ColorSet {
        match colors {
            ColorSet::Named(slot) => self.parameter_colors(*slot).unwrap_or(colors),
            colors => colors,
        }
    }

    fn union(self, parts: &'a [Cards]) -> Option<Shape<'a>> {
        let mut whole: Option<Shape<'a>> = None;
        for part in parts {
            let part = self.shape(part).filter(Shape::is_plain);
            let part = part.filter(|part| part.base == Base::Card)?;
            match &mut whole {
                Some(whole) => whole.sources.extend(part.sources),
                None => whole = Some(part),
            }
        }
        whole
    }

    /// Whether the cards are never of more than one color.
    pub(crate) fn has_one_color(self, shape: &Shape<'_>) -> bool {
        let of_one_color = |filter: &&Filter| match filter {
            Filter::OfColor(colors) => self.is_one_color(colors),
            _ => false,
        };
        shape.adjectives.is_some_and(|colors| colors.len() == 1)
            || shape.piles.is_some_and(|colors| self.is_one_color(colors))
            || shape.filters.iter().chain(&shape.relations).any(of_one_color)
    }

    /// The place of the cards, with its preposition.
    pub(crate) fn source(self, source: &Source<'a>, role: Role, spread: Spread) -> String {
        match source {
            Source::Zone(zone) => self.zone(zone, role, spread),
            Source::Board(seats) => self.board(seats, role, spread),
            Source::Deck(Number::Fixed(value)) => self.plain("source-deck", &args![value = *value]),
            Source::Deck(age) => self.plain("source-deck-of", &args![value = self.value(age)]),
            Source::Above(below) => self.plain("source-above", &args![cards = self.all_of(below)]),
        }
    }

    /// Adds a filter. After «the highest cards» or «the top four cards» that is refused: a reader would apply the
    /// filter first.
    fn kept(self, mut shape: Shape<'a>, filter: &'a Filter) -> Option<Shape<'a>> {
        if shape.rank != Rank::Any || shape.is_several_ends() {
            return None;
        }
        match filter {
            Filter::OfColor(ColorSet::Fixed(colors)) if shape.adjectives.is_none() => {
                shape.adjectives = Some(*colors);
            }
            Filter::NotOfColor(ColorSet::Fixed(colors)) if shape.others.is_none() => {
                shape.others = Some(*colors);
            }
            Filter::OfValue(ranges)
                if shape.value.is_none() && shape.base == Base::Card && one(ranges).is_some() =>
            {
                shape.value = one(ranges);
            }
            Filter::Except(cards) if self.is_single(cards) => shape.filters.push(filter),
            filter if self.is_relation(filter) => shape.relations.push(filter),
            Filter::Except(_) | Filter::Where(_) => shape.after.push(filter),
            filter => shape.filters.push(filter),
        }
        Some(shape)
    }
}

/// The value, if the ranges allow exactly one.
const fn one(ranges: &[ValueRange]) -> Option<u8> {
    match ranges {
        [ValueRange::Exactly(Number::Fixed(value))] => Some(*value),
        _ => None,
    }
}
