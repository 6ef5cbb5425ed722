//! Noun phrases of cards.

use crate::conditions::truth_word;
use crate::players::{Role, Spread};
use crate::say::{Arg, Phrase};
use crate::shape::{Base, Shape};
use crate::speech::{Joint, Many, Speech};
use eureka_innovation::Colors;
use eureka_script::tree::{Amount, Cards, Comparison, End, Filter, Number, Pick, Rank, Rounding};

/// How many cards a phrase speaks of.
pub(crate) enum Quantity<'a> {
    /// A card.
    One,
    /// So many, more than one.
    Number(u8),
    /// As many as an expression says.
    AsMany(Phrase<'a>),
    /// At most so many.
    UpTo(u8),
    /// At most as many as an expression says.
    UpToAsMany(Phrase<'a>),
    /// At least and at most.
    Between(u8, u8),
    /// Any number.
    AnyNumber,
    /// All.
    All,
    /// All but one.
    AllButOne,
    /// All but so many at an end of the pile.
    AllButEnds(End, u8),
    /// Half of them.
    Half(Rounding),
    /// The one, or the ones, that there are.
    The,
    /// The one that is left when rank decides.
    TheOne,
    /// The bare noun, without article: «cards in your hand».
    Bare,
    /// For each of them, or for every so many.
    Each(u8),
    /// A number of them that passes a comparison: «at least four cards».
    Compared(Comparison, u8),
}

impl Quantity<'_> {
    const fn word(&self) -> &'static str {
        match self {
            Quantity::One => "one",
            Quantity::Number(_) => "number",
            Quantity::AsMany(_) => "as-many",
            Quantity::UpTo(_) => "up-to",
            Quantity::UpToAsMany(_) => "up-to-as-many",
            Quantity::Between(..) => "between",
            Quantity::AnyNumber => "any-number",
            Quantity::All => "all",
            Quantity::AllButOne => "all-but-one",
            Quantity::AllButEnds(..) => "all-but-ends",
            Quantity::Half(Rounding::Down) => "half-down",
            Quantity::Half(Rounding::Up) => "half-up",
            Quantity::The | Quantity::TheOne => "the",
            Quantity::Bare => "bare",
            Quantity::Each(_) => "each",
            Quantity::Compared(..) => "compared",
        }
    }

    const fn counts(&self) -> (u8, u8) {
        match self {
            Quantity::Number(count)
            | Quantity::UpTo(count)
            | Quantity::Each(count)
            | Quantity::Compared(_, count) => (*count, *count),
            Quantity::Between(least, most) => (*least, *most),
            _ => (1, 1),
        }
    }

    /// Some of the cards, and not just one.
    const fn is_part(&self) -> bool {
        matches!(
            self,
            Quantity::Number(_)
                | Quantity::AsMany(_)
                | Quantity::UpTo(_)
                | Quantity::UpToAsMany(_)
                | Quantity::Between(..)
                | Quantity::AnyNumber
        )
    }

    const fn comparison(&self) -> &'static str {
        match self {
            Quantity::Compared(comparison, _) => comparison_word(*comparison),
            _ => "none",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg<'_>)> {
        let (count, most) = self.counts();
        let amount = match self {
            Quantity::AsMany(amount) | Quantity::UpToAsMany(amount) => amount.into(),
            _ => Arg::Phrase(&|_| String::new()),
        };
        vec![
            ("quantity", self.word().into()),
            ("comparison", self.comparison().into()),
            ("count", count.into()),
            ("most", most.into()),
            ("amount", amount),
        ]
    }

    const fn spread(&self) -> Spread {
        match self {
            Quantity::All
            | Quantity::The
            | Quantity::TheOne
            | Quantity::Bare
            | Quantity::AllButOne
            | Quantity::AllButEnds(..)
            | Quantity::Half(_)
            | Quantity::Each(_)
            | Quantity::Compared(..) => Spread::All,
            _ => Spread::Any,
        }
    }
}

/// The word by which messages tell comparisons apart.
pub(crate) const fn comparison_word(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => "equal",
        Comparison::Unequal => "unequal",
        Comparison::Less => "less",
        Comparison::AtMost => "at-most",
        Comparison::More => "more",
        Comparison::AtLeast => "at-least",
    }
}

const fn rank_word(rank: Rank) -> &'static str {
    match rank {
        Rank::Any => "none",
        Rank::Highest => "highest",
        Rank::Lowest => "lowest",
    }
}

impl<'a> Speech<'a> {
    /// What a pick takes.
    pub(crate) fn pick(self, pick: &'a Pick, role: Role) -> Phrase<'a> {
        let from = &pick.from;
        let quantity = match &pick.amount {
            Amount::Exactly(Number::Fixed(1)) => Quantity::One,
            Amount::Exactly(Number::Fixed(count)) => Quantity::Number(*count),
            Amount::Exactly(Number::Divided(number, 2, rounding)) if half(number, from) => {
                Quantity::Half(*rounding)
            }
            Amount::Exactly(number) => Quantity::AsMany(self.number(number)),
            Amount::Between(least, most) => Quantity::Between(*least, *most),
            Amount::UpTo(Number::Fixed(count)) => Quantity::UpTo(*count),
            Amount::UpTo(number) => Quantity::UpToAsMany(self.number(number)),
            Amount::AnyNumber => Quantity::AnyNumber,
            Amount::All => Quantity::All,
            Amount::AllButOne => Quantity::AllButOne,
        };
        self.cards(from, quantity, pick.rank, role)
    }

    /// These cards, as a definite noun.
    pub(crate) fn all_of(self, cards: &'a Cards) -> Phrase<'a> {
        self.cards(cards, Quantity::The, Rank::Any, Role::In)
    }

    /// Cards as a noun.
    pub(crate) fn cards(
        self,
        cards: &'a Cards,
        quantity: Quantity<'a>,
        rank: Rank,
        role: Role,
    ) -> Phrase<'a> {
        let quantity = match quantity {
            Quantity::All if self.is_single(cards) => Quantity::The,
            quantity => quantity,
        };
        if let (Quantity::All, Some((end, count, piles))) = (&quantity, but_ends(cards))
            && let Some(shape) = self.shape(piles)
        {
            return self.shaped(piles, shape, Quantity::AllButEnds(end, count), rank, role);
        }
        let whole = matches!(quantity, Quantity::All | Quantity::The);
        match self.shape(cards) {
            // «Two of the highest cards» are not «the two highest cards».
            Some(shape) if shape.rank != Rank::Any && quantity.is_part() => {
                self.of_set(cards, quantity, rank, role)
            }
            Some(shape)
                if !shape.is_several_ends() && (rank == Rank::Any || shape.rank == Rank::Any) =>
            {
                let rank = if rank == Rank::Any { shape.rank } else { rank };
                self.shaped(cards, shape, quantity, rank, role)
            }
            Some(shape) if whole && rank == Rank::Any => {
                let rank = shape.rank;
                self.shaped(cards, shape, Quantity::The, rank, role)
            }
            _ => self.of_set(cards, quantity, rank, role),
        }
    }

    fn shaped(
        self,
        cards: &'a Cards,
        shape: Shape<'a>,
        quantity: Quantity<'a>,
        rank: Rank,
        role: Role,
    ) -> Phrase<'a> {
        let number = match &quantity {
            Quantity::One | Quantity::TheOne | Quantity::Each(1) => Many::One,
            Quantity::The => Many::of(self.is_single(cards)),
            _ => Many::Many,
        };
        let (end, ends) = match quantity {
            Quantity::AllButEnds(end, count) => (end.word(), count),
            _ => (shape.end_word(), shape.ends()),
        };
        let many = if shape.ends() > 1 { Many::Many } else { number };
        let base = match shape.base {
            Base::Card => "card",
            Base::Achievement => "achievement",
            Base::Available => "available",
        };
        let colors =
            or_nothing(shape.adjectives, |colors| self.adjectives(colors, many, Joint::Or));
        let others = or_nothing(shape.others, |colors| self.not_colors(colors, many));
        let piles = shape.piles.map(|colors| self.of_color(colors));
        let filters = self.filters(&shape.filters);
        let relations = [piles.unwrap_or_default(), self.filters(&shape.relations)].join(" ");
        let plain = truth_word(shape.is_plain());
        let related = truth_word(!relations.trim().is_empty());
        let spread = quantity.spread();
        let sources = shape.sources.iter().map(|source| self.source(source, role, spread));
        let source = self.texts(Joint::And, sources.collect());
        let after = self.filters(&shape.after);
        Box::new(move |case| {
            let mut args = quantity.args();
            args.extend([
                ("number", many.word().into()),
                ("rank", rank_word(rank).into()),
                ("end", end.into()),
                ("ends", ends.into()),
                ("colors", (&colors).into()),
                ("others", (&others).into()),
                ("head", base.into()),
                ("value", shape.value.unwrap_or(0).into()),
                ("filters", filters.as_str().into()),
                ("relations", relations.as_str().into()),
                ("related", related.into()),
                ("plain", plain.into()),
                ("role", role.word().into()),
                ("source", source.as_str().into()),
                ("after", after.as_str().into()),
            ]);
            self.noun("cards", case, &args)
        })
    }

    fn not_colors(self, colors: Colors, many: Many) -> Phrase<'a> {
        let adjectives = self.adjectives(colors, many, Joint::Or);
        let names = self.color_names(colors);
        Box::new(move |case| {
            let args = [("colors", (&adjectives).into()), ("names", (&names).into())];
            self.noun("not-colors", case, &args)
        })
    }

    /// A part of a set that has a name of its own.
    fn of_set(
        self,
        cards: &'a Cards,
        quantity: Quantity<'a>,
        rank: Rank,
        role: Role,
    ) -> Phrase<'a> {
        let (set, filters, number) = self.set(cards, &quantity, role);
        let filters = self.filters(&filters);
        let simple = matches!(quantity, Quantity::All | Quantity::The | Quantity::Bare)
            || (matches!(quantity, Quantity::One | Quantity::Each(1)) && number == Many::One);
        if simple && rank == Rank::Any {
            return Box::new(move |case| {
                let args = [("set", (&set).into()), ("filters", filters.as_str().into())];
                self.noun("set", case, &args)
            });
        }
        Box::new(move |case| {
            let mut args = quantity.args();
            args.extend([
                ("rank", rank_word(rank).into()),
                ("set", (&set).into()),
                ("filters", filters.as_str().into()),
            ]);
            self.noun("set-part", case, &args)
        })
    }

    fn set(
        self,
        cards: &'a Cards,
        quantity: &Quantity<'_>,
        role: Role,
    ) -> (Phrase<'a>, Vec<&'a Filter>, Many) {
        let number = Many::of(self.is_single(cards));
        match cards {
            Cards::Kept(inner, filter) if self.shape(inner).is_none() => {
                let (set, mut filters, number) = self.set(inner, quantity, role);
                filters.push(filter);
                (set, filters, number)
            }
            Cards::Kept(inner, filter) => (self.all_of(inner), vec![filter], number),
            Cards::Ranked(rank, inner) => {
                (self.cards(inner, Quantity::All, *rank, role), Vec::new(), number)
            }
            Cards::Union(parts) => {
                let parts =
                    parts.iter().map(|part| self.cards(part, Quantity::All, Rank::Any, role));
                (self.list(Joint::And, parts.collect()), Vec::new(), number)
            }
            Cards::Named(slot) if self.again == Some(*slot) => {
                let word = number.word();
                let phrase: Phrase<'a> = Box::new(move |case| {
                    self.noun("named-again", case, &[("number", word.into())])
                });
                (phrase, Vec::new(), number)
            }
            Cards::Named(slot) => {
                let (deed, many, ordinal) = self.deed(*slot);
                let form = if matches!(quantity, Quantity::Bare) { "bare" } else { "the" };
                let phrase: Phrase<'a> = Box::new(move |case| {
                    let args = [
                        ("deed", deed.into()),
                        ("number", many.word().into()),
                        ("ordinal", ordinal.into()),
                        ("form", form.into()),
                    ];
                    self.noun("named", case, &args)
                });
                (phrase, Vec::new(), many)
            }
            Cards::Mention(number) => {
                let names = &self.rules.facts(self.card).mentioned;
                let name = names.get(usize::from(*number)).map_or("", String::as_str);
                let name = self.words.card(name).into_owned();
                let phrase: Phrase<'a> = Box::new(move |case| {
                    self.noun("card-by-name", case, &[("name", name.as_str().into())])
                });
                (phrase, Vec::new(), Many::One)
            }
            Cards::This => (self.phrase("this-card"), Vec::new(), Many::One),
            Cards::Candidate => (self.phrase("candidate"), Vec::new(), Many::One),
            Cards::Ends(end, count, seats, colors) => {
                let (piles, amount) = (self.piles(seats, false, colors), self.number(count));
                let end = end.word();
                let phrase: Phrase<'a> = Box::new(move |case| {
                    let args = [
                        ("end", end.into()),
                        ("piles", (&piles).into()),
                        ("amount", (&amount).into()),
                    ];
                    self.noun("set-ends", case, &args)
                });
                (phrase, Vec::new(), number)
            }
            Cards::In(_)
            | Cards::Piles(..)
            | Cards::Above(_)
            | Cards::Deck(_)
            | Cards::Available => {
                (self.cards(cards, Quantity::All, Rank::Any, role), Vec::new(), number)
            }
        }
    }
}

fn or_nothing<'a, T>(part: Option<T>, say: impl Fn(T) -> Phrase<'a>) -> Phrase<'a> {
    part.map_or_else(|| -> Phrase<'a> { Box::new(|_| String::new()) }, say)
}

/// Whether the number counts just these cards.
fn half(number: &Number, cards: &Cards) -> bool {
    matches!(number, Number::Count(counted) if **counted == *cards)
}

/// Whole piles but for so many cards at their ends.
fn but_ends(cards: &Cards) -> Option<(End, u8, &Cards)> {
    let Cards::Kept(all, Filter::Except(ends)) = cards else { return None };
    match (&**all, &**ends) {
        (Cards::Piles(seats, colors), Cards::Ends(end, count, whose, of))
            if seats == whose && colors == of =>
        {
            let Number::Fixed(count) = **count else { return None };
            Some((*end, count, all))
        }
        _ => None,
    }
}
