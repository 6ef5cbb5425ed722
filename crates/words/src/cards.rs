//! Noun phrases for cards: «a card», «the two highest cards in your hand».

use crate::focus::Known;
use crate::players::{Role, Spread};
use crate::say::{Arg, ArgList, Phrase, args, word_of};
use crate::shape::{Shape, Source};
use crate::speech::{Conjunction, Places, Plurality, Speech};
use eureka_innovation::Edition;
use eureka_script::tree::{Amount, Cards, Comparison, End, Filter, Number, Pick, Rank, Rounding};

/// The number of cards in a phrase.
pub(crate) enum Quantity<'a> {
    /// A card.
    One,
    /// An exact number above one.
    Number(u8),
    /// The number that an expression gives.
    AsMany(Phrase<'a>),
    /// At most this number.
    UpTo(u8),
    /// At most the number that an expression gives.
    UpToAsMany(Phrase<'a>),
    /// At least and at most.
    Between(u8, u8),
    /// Any number.
    AnyNumber,
    /// All.
    All,
    /// The card at an end of each pile: «the top card of each color».
    OfEachColor,
    /// The card at an end of one pile on each of several boards: «the top red card from each opponent's board».
    OfEachBoard,
    /// All but one.
    AllButOne,
    /// All but this number at one end of the pile.
    AllButEnds(End, u8),
    /// Half of them.
    Half(Rounding),
    /// The one that a question asks for: «which card».
    Which,
    /// All that there are, with a definite article: «the card», «the cards».
    The,
    /// The single card that a rank leaves: «the highest card».
    TheOne,
    /// The bare noun, without article: «cards in your hand».
    Bare,
    /// For each card, or for each group of this many.
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
            Quantity::OfEachColor => "of-each-color",
            Quantity::OfEachBoard => "of-each-board",
            Quantity::AllButOne => "all-but-one",
            Quantity::AllButEnds(..) => "all-but-ends",
            Quantity::Half(Rounding::Down) => "half-down",
            Quantity::Half(Rounding::Up) => "half-up",
            Quantity::Which => "which",
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

    /// Whether the phrase means some of the cards and more than one.
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

    fn args<'a>(self) -> ArgList<'a>
    where
        Self: 'a,
    {
        let (quantity, (count, most)) = (self.word(), self.counts());
        let (comparison, amount) = match self {
            Quantity::Compared(comparison, _) => (comparison.into(), nothing()),
            Quantity::AsMany(amount) | Quantity::UpToAsMany(amount) => ("none".into(), amount),
            _ => (Arg::from("none"), nothing()),
        };
        args![quantity, comparison, count, most, amount]
    }

    const fn spread(&self) -> Spread {
        match self {
            Quantity::OfEachColor | Quantity::OfEachBoard => Spread::Each,
            _ if self.is_part() || matches!(self, Quantity::One | Quantity::Which) => Spread::Any,
            _ => Spread::All,
        }
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
    /// The cards that a pick takes.
    pub(crate) fn pick(self, pick: &'a Pick, role: Role) -> Phrase<'a> {
        self.cards(&pick.from, self.quantity(pick), pick.rank, role)
    }

    /// One of the cards of a pick, as a question asks for it: «which card with a crown from your hand».
    pub(crate) fn which(self, pick: &'a Pick, role: Role) -> Phrase<'a> {
        self.cards(&pick.from, Quantity::Which, pick.rank, role)
    }

    fn quantity(self, pick: &'a Pick) -> Quantity<'a> {
        match &pick.amount {
            Amount::Exactly(Number::Fixed(1)) => Quantity::One,
            Amount::Exactly(Number::Fixed(count)) => Quantity::Number(*count),
            Amount::Exactly(Number::Divided(_, _, rounding)) if is_half(pick) => {
                Quantity::Half(*rounding)
            }
            Amount::Exactly(number) => Quantity::AsMany(self.number(number)),
            Amount::Between(least, most) => Quantity::Between(*least, *most),
            Amount::UpTo(Number::Fixed(count)) => Quantity::UpTo(*count),
            Amount::UpTo(number) => Quantity::UpToAsMany(self.number(number)),
            Amount::AnyNumber => Quantity::AnyNumber,
            Amount::All => Quantity::All,
            Amount::AllButOne => Quantity::AllButOne,
        }
    }

    /// How the owners of these cards are meant: all together, each for himself, or any one of them.
    pub(crate) fn spread(self, pick: &'a Pick, shape: &Shape<'a>) -> Spread {
        match self.quantity(pick) {
            Quantity::All if pick.rank == Rank::Any => self.all(shape).spread(),
            quantity => quantity.spread(),
        }
    }

    /// All of these cards, as a definite noun.
    pub(crate) fn all_of(self, cards: &'a Cards) -> Phrase<'a> {
        self.cards(cards, Quantity::The, Rank::Any, Role::In)
    }

    /// The noun phrase for cards in this quantity.
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
        let whole = matches!(quantity, Quantity::All | Quantity::The);
        if let (true, Rank::Any, Some((idiom, _))) = (whole, rank, self.idiom(cards)) {
            return idiom;
        }
        if let (Quantity::All, Some((end, count, piles))) = (&quantity, but_ends(cards))
            && let Some(shape) = self.shape(piles)
        {
            return self.shaped(piles, shape, Quantity::AllButEnds(end, count), rank, role);
        }
        match self.shape(cards) {
            // «Two of the highest cards» differs from «the two highest cards».
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
        let quantity = match quantity {
            Quantity::All if rank == Rank::Any => self.all(&shape),
            quantity => quantity,
        };
        let number = match &quantity {
            Quantity::One
            | Quantity::TheOne
            | Quantity::Each(1)
            | Quantity::OfEachColor
            | Quantity::OfEachBoard => Plurality::One,
            Quantity::Which => Plurality::of(rank == Rank::Any),
            Quantity::The => Plurality::of(self.is_single(cards)),
            _ => Plurality::Many,
        };
        let (end, ends) = match quantity {
            Quantity::AllButEnds(end, count) => (end.word(), count),
            _ => (shape.end_word(), shape.ends()),
        };
        let many = if shape.ends() > 1 { Plurality::Many } else { number };
        let adjectives = |colors| self.adjectives(colors, many, Conjunction::Or);
        let colors = shape.adjectives.map_or_else(nothing, adjectives);
        let others = shape.others.map_or_else(nothing, |colors| {
            let (colors, names) = (adjectives(colors), self.color_names(colors));
            self.noun("not-colors", args![colors, names])
        });
        let piles = shape.piles.map(|colors| self.of_color(colors));
        let relations = [piles.unwrap_or_default(), self.filters(&shape.relations)].join(" ");
        let spread = quantity.spread();
        let place = self.place(&shape.sources, spread);
        let single = number == Plurality::One && self.is_single(cards);
        let possessive = self.is_possessive(&shape, role, spread);
        let args = args![
            number = many,
            rank = rank_word(rank),
            end,
            ends,
            colors,
            others,
            head = word_of(shape.base),
            value = shape.value.unwrap_or(0),
            filters = self.filters(&shape.filters),
            related = !relations.trim().is_empty(),
            relations,
            brief = self.is_brief(&shape),
            single,
            possessive,
            plain = rank == Rank::Any && shape.is_plain(),
            role = role.word(),
            source = match self.places {
                Places::Named => self.sources(&shape, role, spread),
                Places::LeftOut => String::new(),
            },
            after = self.filters(&shape.after),
            ..place.args(),
            ..quantity.args()
        ];
        self.noun("cards", args)
    }

    /// The places of the cards, each with its preposition.
    pub(crate) fn sources(self, shape: &Shape<'a>, role: Role, spread: Spread) -> String {
        let sources = shape.sources.iter().map(|source| self.source(source, role, spread));
        self.texts(Conjunction::And, sources)
    }

    /// Whether the place can be said by the owner alone, because only boards have top and bottom cards: «your top card».
    pub(crate) fn is_possessive(self, shape: &Shape<'a>, role: Role, spread: Spread) -> bool {
        let of_few = |source: &Source<'a>| match source {
            Source::Board(seats) => {
                matches!(self.whose(seats, spread), "you" | "me" | "their" | "owner")
            }
            _ => false,
        };
        shape.end_word() != "none"
            && role != Role::Have
            && matches!(&shape.sources[..], [one] if of_few(one))
    }

    /// Whether the comparisons with something else are short: «of that color».
    fn is_brief(self, shape: &Shape<'a>) -> bool {
        let known = |filter: &&Filter| self.is_known(filter);
        shape.piles.is_none_or(|colors| self.known_colors(colors) != Known::No)
            && shape.relations.iter().all(known)
    }

    /// Whether the comparisons with something else are so long that a place behind them would be torn from its verb.
    pub(crate) fn is_heavy(self, shape: &Shape<'a>) -> bool {
        let named = shape.piles.is_some() || !shape.relations.is_empty();
        named && !self.is_brief(shape)
    }

    /// All cards of a shape. In the fourth edition «all cards» means one after the other until none is left, also those
    /// that come to the top meanwhile. Top cards are one of each pile, so there the text must not say «all».
    fn all(self, shape: &Shape<'a>) -> Quantity<'a> {
        if self.rules.edition() != Edition::Fourth || !shape.is_one_end() {
            Quantity::All
        } else if self.has_one_color(shape) {
            Quantity::OfEachBoard
        } else if shape.is_related_by_color() {
            // «Of each color» and «of a color not on my board» do not go together.
            Quantity::Each(1)
        } else {
            Quantity::OfEachColor
        }
    }

    /// Part of a set of cards that has a name.
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
            || (matches!(quantity, Quantity::One | Quantity::Each(1)) && number == Plurality::One);
        if simple && rank == Rank::Any {
            return self.noun("set", args![set, filters]);
        }
        self.noun("set-part", args![rank = rank_word(rank), set, filters, ..quantity.args()])
    }

    fn set(
        self,
        cards: &'a Cards,
        quantity: &Quantity<'_>,
        role: Role,
    ) -> (Phrase<'a>, Vec<&'a Filter>, Plurality) {
        if let Some((idiom, number)) = self.idiom(cards) {
            return (idiom, Vec::new(), number);
        }
        // «One of your top three red cards».
        if let Some(shape) = self.shape(cards).filter(Shape::is_several_ends) {
            let ends = self.shaped(cards, shape, Quantity::The, Rank::Any, role);
            return (ends, Vec::new(), Plurality::Many);
        }
        let number = Plurality::of(self.is_single(cards));
        match cards {
            Cards::Filtered(inner, filter) if self.shape(inner).is_none() => {
                // Not «them other than the chosen card».
                let speech = match filter {
                    Filter::Except(_) => self.without_pronouns(),
                    _ => self,
                };
                let (set, mut filters, number) = speech.set(inner, quantity, role);
                filters.push(filter);
                (set, filters, number)
            }
            Cards::Filtered(inner, filter) => (self.all_of(inner), vec![filter], number),
            Cards::Ranked(rank, inner) => {
                (self.cards(inner, Quantity::All, *rank, role), Vec::new(), number)
            }
            Cards::Union(parts) => {
                // «One of your top cards and the cards in your hand».
                let part = |part| match quantity {
                    Quantity::All => self.cards(part, Quantity::All, Rank::Any, role),
                    _ => self.all_of(part),
                };
                (self.list(Conjunction::And, parts.iter().map(part)), Vec::new(), number)
            }
            Cards::Named(slot) => {
                let (verb, number, ordinal) = self.named_by(*slot);
                let form = if matches!(quantity, Quantity::Bare) { "bare" } else { "the" };
                let known = self.known(*slot);
                let named = self.noun("named", args![verb, number, ordinal, form, known]);
                (named, Vec::new(), number)
            }
            Cards::Mention(number) => {
                let names = &self.rules.facts(self.card).mentioned;
                let name = names.get(usize::from(*number)).map_or("", String::as_str);
                let name = self.words.card(name).into_owned();
                (self.noun("card-by-name", args![name]), Vec::new(), Plurality::One)
            }
            Cards::This => {
                let name = self.words.card(self.rules.name(self.card)).into_owned();
                let this = self.noun("this-card", args![name, known = self.known_this()]);
                (this, Vec::new(), Plurality::One)
            }
            Cards::Candidate => (self.noun("candidate", args![]), Vec::new(), Plurality::One),
            Cards::Ends(end, count, seats, colors) => {
                let (piles, amount) = (self.piles(seats, false, colors), self.number(count));
                let ends = self.noun("set-ends", args![end = end.word(), piles, amount]);
                (ends, Vec::new(), number)
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

/// The phrase of an absent part: an empty text.
pub(crate) fn nothing<'a>() -> Phrase<'a> {
    Box::new(|_| String::new())
}

/// Whether a pick takes half of the cards.
pub(crate) fn is_half(pick: &Pick) -> bool {
    match &pick.amount {
        Amount::Exactly(Number::Divided(number, 2, _)) => {
            matches!(&**number, Number::Count(counted) if **counted == pick.from)
        }
        _ => false,
    }
}

/// Splits «the pile except its top two cards» into the end, the number and the whole pile.
fn but_ends(cards: &Cards) -> Option<(End, u8, &Cards)> {
    let Cards::Filtered(all, Filter::Except(ends)) = cards else { return None };
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
