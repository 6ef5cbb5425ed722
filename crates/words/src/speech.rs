//! The context in which the text of one effect is made: its language, its script, and the names that the script gives
//! to things.

use crate::focus::Focus;
use crate::say::{ArgList, Args, Case, Clause, Phrase, args};
use crate::words::Words;
use eureka_innovation::{Card, Rules};
use eureka_script::tree::{
    Amount, Block, Bound, Cards, CardsSlot, ColorSet, Effect, Filter, Number, Pick, Seats, Slot,
    Step, Then, Value, Verb,
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
    /// What the listener has in mind.
    pub(crate) focus: Focus<'a>,
    /// Whether phrases for cards name the place of the cards.
    pub(crate) places: Places,
    /// The players one of whom `Seats::Their` means, if they have not been mentioned: «each opponent’s hand».
    pub(crate) each: Option<&'a Seats>,
    /// The name of the player that `Seats::Me` means, in a question to another one: «to Anna’s score pile».
    pub(crate) me: Option<&'a str>,
    /// Whether the cards that qualify are listed beside the text, so that it need not say which do.
    pub(crate) listed: bool,
}

/// Whether phrases for cards name the place of the cards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Places {
    Named,
    LeftOut,
}

impl<'a> Speech<'a> {
    /// The writer at the beginning of an effect.
    pub(crate) fn new(
        words: &'a Words,
        rules: &'a Rules,
        card: Card,
        effect: &'a Effect,
        named: &'a NamedThings,
    ) -> Speech<'a> {
        let focus = Focus::default();
        Speech {
            words,
            rules,
            card,
            effect,
            named,
            focus,
            places: Places::Named,
            each: None,
            me: None,
            listed: false,
        }
    }

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
        let Some(named) = cards.iter().find(|named| named.slot == Some(slot)) else {
            return ("chosen", Plurality::Many, 0);
        };
        let alike: Vec<Option<CardsSlot>> =
            cards.iter().filter(|other| other.verb == named.verb).map(|other| other.slot).collect();
        // Cards obtained later without a name are hardly ever meant, so they are not counted.
        let last = alike.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
        (named.verb, named.many, ordinal(&alike[..last], Some(slot)))
    }

    /// Whether the cards of a name can be this many at most.
    pub(crate) fn is_most(self, slot: CardsSlot, count: u8) -> bool {
        let named = self.named.cards.iter().find(|named| named.slot == Some(slot));
        named.is_some_and(|named| named.most == Some(count))
    }

    /// The number of cards that remain of the first set without the second, if the second was chosen from the first:
    /// of two cards «the other».
    pub(crate) fn others(self, all: CardsSlot, without: CardsSlot) -> Option<Plurality> {
        let named = |slot| self.named.cards.iter().find(|named| named.slot == Some(slot));
        let (all, without) = (named(all)?, named(without)?);
        let one = without.many == Plurality::One && without.from == all.slot;
        let one = one && !all.given_again && !without.given_again;
        one.then(|| Plurality::of(all.count == Some(2)))
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
    /// The cards. Actions without a name count too, so that «the second drawn card» really is the second.
    cards: Vec<NamedCards>,
    /// The chosen colors, values, icons and players.
    choices: Vec<(Slot, NamedKind)>,
}

/// Cards that an action has obtained.
struct NamedCards {
    /// The name, if the script gives one.
    slot: Option<CardsSlot>,
    /// The participle of the action: «drawn».
    verb: &'static str,
    many: Plurality,
    /// Their number, if it is fixed.
    count: Option<u8>,
    /// The greatest number that they can be, if it is fixed.
    most: Option<u8>,
    /// The named cards from which they were picked.
    from: Option<CardsSlot>,
    /// Whether the name is given to other cards later.
    given_again: bool,
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
                Step::Draw { then, times, bind, .. } => self.add(NamedCards {
                    slot: *bind,
                    verb: drawn(*then),
                    many: Plurality::of(*times == Number::Fixed(1)),
                    count: fixed(times),
                    most: fixed(times),
                    from: None,
                    given_again: false,
                }),
                Step::Move { verb, pick, bind, .. } => self.pick(*bind, done_by(verb).1, pick),
                Step::ChooseCards { pick, bind, .. } => self.pick(Some(*bind), "chosen", pick),
                Step::ChooseColor { bind, .. } => self.choices.push((*bind, NamedKind::Color)),
                Step::ChooseValue { bind, .. } => self.choices.push((*bind, NamedKind::Value)),
                Step::ChooseIcon { bind, .. } => self.choices.push((*bind, NamedKind::Icon)),
                Step::ChooseSeat { bind, .. } => self.choices.push((*bind, NamedKind::Player)),
                _ => step.blocks().into_iter().for_each(|block| self.read(block)),
            }
        }
    }

    fn pick(&mut self, slot: Option<CardsSlot>, verb: &'static str, pick: &Pick) {
        let (count, most) = match &pick.amount {
            Amount::Exactly(number) => (fixed(number), fixed(number)),
            Amount::UpTo(number) => (None, fixed(number)),
            Amount::Between(_, most) => (None, Some(*most)),
            Amount::AnyNumber | Amount::All | Amount::AllButOne => (None, None),
        };
        let from = match pick.from {
            Cards::Named(from) => Some(from),
            _ => None,
        };
        let many = self.many(pick);
        self.add(NamedCards { slot, verb, many, count, most, from, given_again: false });
    }

    /// A name that is given a second time keeps its first meaning here.
    fn add(&mut self, added: NamedCards) {
        let mut all = self.cards.iter_mut();
        match all.find(|named| added.slot.is_some() && named.slot == added.slot) {
            Some(named) => {
                named.given_again = true;
                if added.many == Plurality::Many {
                    named.many = added.many;
                }
            }
            None => self.cards.push(added),
        }
    }

    fn many(&self, pick: &Pick) -> Plurality {
        let single = |cards: &Cards| match cards {
            Cards::Named(slot) => {
                let one = |named: &NamedCards| named.many == Plurality::One;
                self.cards.iter().any(|named| named.slot == Some(*slot) && one(named))
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

const fn fixed(number: &Number) -> Option<u8> {
    match number {
        Number::Fixed(count) => Some(*count),
        _ => None,
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
