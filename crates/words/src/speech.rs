//! The context in which the text of one effect is made: its language, its script, and the names that the script gives
//! to things.

use crate::say::{ArgList, Args, Case, Clause, Phrase, args};
use crate::words::Words;
use eureka_innovation::{Card, Rules};
use eureka_script::tree::{
    Amount, Block, Bound, Cards, CardsSlot, ColorSet, Effect, Filter, Number, Pick, Slot, Step,
    Then, Value, Verb,
};
use eureka_table::words;

/// The writer of one effect's text.
#[derive(Clone, Copy)]
pub(crate) struct Speech<'a> {
    pub(crate) words: &'a Words,
    pub(crate) rules: &'a Rules,
    pub(crate) card: Card,
    pub(crate) effect: &'a Effect,
    pub(crate) named: &'a NamedThings,
    /// The cards that the sentence has just named: a pronoun will do for them.
    pub(crate) again: Option<CardsSlot>,
}

impl<'a> Speech<'a> {
    /// A noun phrase that is one message.
    pub(crate) fn noun(self, id: &'static str, args: ArgList<'a>) -> Phrase<'a> {
        self.words.noun(id, args)
    }

    /// A verb clause that is one message.
    pub(crate) fn verb(self, id: &'static str, args: ArgList<'a>) -> Clause<'a> {
        self.words.verb(id, args)
    }

    /// A message without grammatical forms.
    pub(crate) fn plain(self, id: &str, args: Args<'_, '_>) -> String {
        self.words.text(id, args)
    }

    /// Several noun phrases, joined by «and» or «or».
    pub(crate) fn list(
        self,
        conjunction: Conjunction,
        items: impl IntoIterator<Item = Phrase<'a>>,
    ) -> Phrase<'a> {
        self.words.list(conjunction, items)
    }

    /// Several finished texts, joined by «and» or «or».
    pub(crate) fn texts(
        self,
        conjunction: Conjunction,
        items: impl IntoIterator<Item = String>,
    ) -> String {
        let items = items.into_iter().map(|item| -> Phrase<'a> { Box::new(move |_| item.clone()) });
        self.list(conjunction, items)(Case::Nominative)
    }

    /// Several clauses in sequence.
    pub(crate) fn series(self, clauses: Vec<Clause<'a>>) -> Clause<'a> {
        let joined = join(clauses, |first, rest, last| {
            self.verb(if last { "then-last" } else { "then-more" }, args![first, rest])
        });
        joined.unwrap_or_else(|| Box::new(|_| String::new()))
    }

    /// The same writer, with a pronoun for these cards.
    pub(crate) fn again(self, slot: Option<CardsSlot>) -> Speech<'a> {
        Speech { again: slot, ..self }
    }

    /// The number given as a parameter of the effect, if this is its name.
    pub(crate) fn parameter_number(self, slot: Slot) -> Option<&'a Number> {
        match (&self.effect.parameter, self.effect.names.first()?.bound) {
            (Some(Value::Number(number)), Bound::Number(first)) if first == slot => Some(number),
            _ => None,
        }
    }

    /// The colors given as a parameter of the effect, if this is their name.
    pub(crate) fn parameter_colors(self, slot: Slot) -> Option<&'a ColorSet> {
        match (&self.effect.parameter, self.effect.names.first()?.bound) {
            (Some(Value::Colors(colors)), Bound::Colors(first)) if first == slot => Some(colors),
            _ => None,
        }
    }

    /// The action by which the cards of a name were obtained, whether they are one or many, and which of several such
    /// names this is (0: the only one).
    pub(crate) fn named_by(self, slot: CardsSlot) -> (&'static str, Plurality, u8) {
        let cards = &self.named.cards;
        let Some(&(_, verb, many)) = cards.iter().find(|entry| entry.0 == Some(slot)) else {
            return ("chosen", Plurality::Many, 0);
        };
        let alike: Vec<Option<CardsSlot>> =
            cards.iter().filter(|entry| entry.1 == verb).map(|entry| entry.0).collect();
        // Cards obtained later without a name are hardly ever meant, so they are not counted.
        let last = alike.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        (verb, many, ordinal(&alike[..last], Some(slot)))
    }

    /// The position among several chosen things of its kind (0: the only one).
    pub(crate) fn chosen(self, slot: Slot) -> u8 {
        let kind =
            |slot| self.named.choices.iter().find(|entry| entry.0 == slot).map(|entry| entry.1);
        let alike = self.named.choices.iter().filter(|entry| Some(entry.1) == kind(slot));
        ordinal(&alike.map(|entry| entry.0).collect::<Vec<_>>(), slot)
    }

    /// Whether there is always at most one of these cards.
    pub(crate) fn is_single(self, cards: &Cards) -> bool {
        match cards {
            Cards::Named(slot) => self.named_by(*slot).1 == Plurality::One,
            Cards::Mention(_) | Cards::This | Cards::Candidate => true,
            Cards::Ends(_, count, seats, colors) => {
                **count == Number::Fixed(1) && seats.is_one() && self.is_one_color(colors)
            }
            Cards::Above(below) => self.is_single(below),
            Cards::Filtered(inner, filter) => {
                let one_color =
                    matches!(filter, Filter::OfColor(colors) if self.is_one_color(colors));
                let tops = matches!(&**inner, Cards::Ends(_, count, seats, _)
                    if **count == Number::Fixed(1) && seats.is_one());
                (one_color && tops) || self.is_single(inner)
            }
            Cards::In(_)
            | Cards::Piles(..)
            | Cards::Deck(_)
            | Cards::Available
            | Cards::Ranked(..)
            | Cards::Union(_) => false,
        }
    }

    /// Whether this is never more than one color.
    pub(crate) fn is_one_color(self, colors: &ColorSet) -> bool {
        match colors {
            ColorSet::Fixed(colors) => colors.len() == 1,
            ColorSet::Of(cards) => self.is_single(cards),
            ColorSet::Named(slot) => {
                self.parameter_colors(*slot).is_none_or(|colors| self.is_one_color(colors))
            }
            ColorSet::Except(colors, _) => self.is_one_color(colors),
            ColorSet::Piles(..) | ColorSet::Union(_) => false,
        }
    }
}

fn ordinal<T: PartialEq>(alike: &[T], one: T) -> u8 {
    if alike.len() < 2 {
        return 0;
    }
    alike.iter().position(|other| *other == one).map_or(0, |place| place as u8 + 1)
}

impl Words {
    /// Several noun phrases, joined by «and» or «or».
    pub(crate) fn list<'a>(
        &'a self,
        conjunction: Conjunction,
        items: impl IntoIterator<Item = Phrase<'a>>,
    ) -> Phrase<'a> {
        let items = items.into_iter().collect();
        let joined =
            join(items, |first, rest, last| self.noun(conjunction.id(last), args![first, rest]));
        joined.unwrap_or_else(|| Box::new(|_| String::new()))
    }
}

/// Folds items into one from the end: the last two are joined first, then each earlier one is joined to the rest.
fn join<T>(mut items: Vec<T>, pair: impl Fn(T, T, bool) -> T) -> Option<T> {
    let mut rest = items.pop()?;
    let mut last = true;
    while let Some(first) = items.pop() {
        rest = pair(first, rest, last);
        last = false;
    }
    Some(rest)
}

/// The conjunction between items.
#[derive(Clone, Copy)]
pub(crate) enum Conjunction {
    And,
    Or,
}

impl Conjunction {
    const fn id(self, last: bool) -> &'static str {
        match (self, last) {
            (Conjunction::And, true) => "and-last",
            (Conjunction::And, false) => "and-more",
            (Conjunction::Or, true) => "or-last",
            (Conjunction::Or, false) => "or-more",
        }
    }
}

words! {
    /// Whether one thing is meant or several.
    pub(crate) enum Plurality {
        One = "one",
        Many = "many",
    }
}

impl Plurality {
    pub(crate) const fn of(one: bool) -> Plurality {
        if one { Plurality::One } else { Plurality::Many }
    }
}

/// The things that an effect gives names to, each with the verb by which it was obtained, as for «the second drawn card».
#[derive(Default)]
pub(crate) struct NamedThings {
    /// The cards, each with its name if the script gives one. Actions without a name count too, so that «the second drawn card» really is the second.
    cards: Vec<(Option<CardsSlot>, &'static str, Plurality)>,
    /// The chosen colors, values, icons and players.
    choices: Vec<(Slot, NamedKind)>,
}

/// The kind of a chosen thing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NamedKind {
    Color,
    Value,
    Icon,
    Player,
}

impl NamedThings {
    pub(crate) fn of(block: &Block) -> NamedThings {
        let mut named = NamedThings::default();
        named.read(block);
        named.choices.dedup_by_key(|entry| entry.0);
        named
    }

    fn read(&mut self, block: &Block) {
        for step in block {
            match step {
                Step::Draw { then, times, bind, .. } => {
                    self.add(*bind, drawn(*then), Plurality::of(*times == Number::Fixed(1)));
                }
                Step::Move { verb, pick, bind, .. } => {
                    self.add(*bind, done_by(verb).1, self.many(pick));
                }
                Step::ChooseCards { pick, bind, .. } => {
                    self.add(Some(*bind), "chosen", self.many(pick));
                }
                Step::ChooseColor { bind, .. } => self.choices.push((*bind, NamedKind::Color)),
                Step::ChooseValue { bind, .. } => self.choices.push((*bind, NamedKind::Value)),
                Step::ChooseIcon { bind, .. } => self.choices.push((*bind, NamedKind::Icon)),
                Step::ChooseSeat { bind, .. } => self.choices.push((*bind, NamedKind::Player)),
                _ => step.blocks().into_iter().for_each(|block| self.read(block)),
            }
        }
    }

    /// A name that is given a second time keeps its first meaning here.
    fn add(&mut self, slot: Option<CardsSlot>, verb: &'static str, many: Plurality) {
        let known = self.cards.iter_mut().find(|entry| slot.is_some() && entry.0 == slot);
        match known {
            Some(entry) if many == Plurality::Many => entry.2 = many,
            Some(_) => {}
            None => self.cards.push((slot, verb, many)),
        }
    }

    fn many(&self, pick: &Pick) -> Plurality {
        let single = |cards: &Cards| match cards {
            Cards::Named(slot) => {
                self.cards.iter().any(|entry| entry.0 == Some(*slot) && entry.2 == Plurality::One)
            }
            Cards::This | Cards::Mention(_) => true,
            Cards::Ends(_, count, seats, ColorSet::Fixed(colors)) => {
                **count == Number::Fixed(1) && seats.is_one() && colors.len() == 1
            }
            _ => false,
        };
        Plurality::of(match &pick.amount {
            Amount::Exactly(Number::Fixed(1)) | Amount::UpTo(Number::Fixed(1)) => true,
            _ => single(&pick.from),
        })
    }
}

/// The participle for a card after `draw and …`.
pub(crate) const fn drawn(then: Then) -> &'static str {
    match then {
        Then::Keep | Then::Reveal => "drawn",
        Then::Meld => "melded",
        Then::Tuck => "tucked",
        Then::Score => "scored",
    }
}

/// The action of a verb on a card: the word that is also the id of its message, and the participle that names the card.
pub(crate) const fn done_by(verb: &Verb) -> (&'static str, &'static str) {
    match verb {
        Verb::Meld => ("meld", "melded"),
        Verb::Tuck => ("tuck", "tucked"),
        Verb::Score => ("score", "scored"),
        Verb::Return => ("return", "returned"),
        Verb::Reveal => ("reveal", "revealed"),
        Verb::Remove => ("remove", "removed"),
        Verb::Junk => ("junk", "junked"),
        Verb::Transfer(_) => ("transfer", "transferred"),
    }
}
