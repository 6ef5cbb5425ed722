//! What a listener has in mind while an effect is read out, so that the text can say «it», «that color» or «the card beneath it».
//!
//! The focus is a value: [`Speech::past`] returns the writer with the focus after some statements, and [`Speech::past_test`] with the
//! focus behind a condition.

use crate::clauses::{alike, chooses_two_colors};
use crate::conditions::filtered;
use crate::idioms::draws_two_alike;
use crate::mentions::{CardValue, Color, Mentions};
use crate::speech::Speech;
use eureka_innovation::Colors;
use eureka_script::tree::{
    Amount, Cards, CardsSlot, ColorSet, End, Filter, Number, Pick, Seats, Slot, Step, Test, Then,
    Verb, Zone, ZoneKind,
};
use eureka_table::words;

/// What a listener has in mind.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Focus<'a> {
    /// The cards spoken of last; `None` if a pronoun could mean several.
    cards: Option<Referent>,
    /// Another name that the script gives to the same cards.
    other_name: Option<CardsSlot>,
    /// The color spoken of last.
    color: Option<Color<'a>>,
    /// The value spoken of last.
    value: Option<CardValue<'a>>,
    /// The player chosen last.
    player: Option<Slot>,
    /// The card that has just left the top of one of your piles.
    taken_from_top: Option<CardsSlot>,
    /// Whether it lies on a board now, where it covers other cards.
    on_board: bool,
    /// The card that now lies on top of your pile of its color.
    new_top: Option<CardsSlot>,
    /// The card from whose pile cards have just been taken.
    taken_from_pile: Option<CardsSlot>,
}

/// The cards that a pronoun means.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Referent {
    /// Cards with a name in the script.
    Named(CardsSlot),
    /// The second of two cards that were obtained in the same way: «the second».
    Second(CardsSlot),
    /// The card that is speaking.
    This,
}

words! {
    /// How a thing can be said, given what the listener has in mind. Messages select by it.
    pub(crate) enum Known {
        /// Nothing helps: it has to be said in full.
        No = "no",
        /// The card is in mind: «it», «its color».
        It = "it",
        /// The color, value or player itself is in mind: «that color».
        That = "that",
        /// The second of two cards that have just been mentioned together.
        Second = "second",
    }
}

impl<'a> Speech<'a> {
    /// How to say cards with this name.
    pub(crate) fn known(self, slot: CardsSlot) -> Known {
        match self.focus.cards {
            Some(_) if self.focus.other_name == Some(slot) => Known::It,
            Some(Referent::Named(known)) if known == slot => Known::It,
            Some(Referent::Second(known)) if known == slot => Known::Second,
            _ => Known::No,
        }
    }

    /// How to say the card that is speaking.
    pub(crate) fn known_this(self) -> Known {
        if self.focus.cards == Some(Referent::This) { Known::It } else { Known::No }
    }

    /// How to say these cards.
    pub(crate) fn known_cards(self, cards: &Cards) -> Known {
        match cards {
            Cards::Named(slot) => self.known(*slot),
            Cards::This => self.known_this(),
            _ => Known::No,
        }
    }

    /// How to say the card whose color or value is meant: «its», or in full.
    fn known_owner(self, cards: &Cards) -> Known {
        match self.known_cards(cards) {
            Known::Second => Known::No,
            known => known,
        }
    }

    /// How to say these colors.
    pub(crate) fn known_colors(self, colors: &ColorSet) -> Known {
        let color = Color::of(colors);
        match colors {
            _ if color.is_some() && color == self.focus.color => Known::That,
            ColorSet::Of(cards) if self.is_single(cards) => self.known_owner(cards),
            _ => Known::No,
        }
    }

    /// How to say this value.
    pub(crate) fn known_value(self, number: &Number) -> Known {
        let value = CardValue::of(number);
        match number {
            _ if value.is_some() && value == self.focus.value => Known::That,
            Number::Value(cards) if self.is_single(cards) => self.known_owner(cards),
            _ => Known::No,
        }
    }

    /// How to say this chosen player.
    pub(crate) fn known_player(self, slot: Slot) -> Known {
        // With two chosen players, «that player» could be either of them.
        let only = self.chosen(slot) == 0;
        if only && self.focus.player == Some(slot) { Known::That } else { Known::No }
    }

    /// Whether these cards are the one that lay beneath the card which has just left the top of your pile.
    pub(crate) fn is_card_beneath(self, cards: &Cards) -> bool {
        let top = top_of_pile_of(cards);
        top.is_some() && top == self.focus.taken_from_top && self.known_top(top)
    }

    /// Whether these cards are all those beneath the card that now lies on top of your pile.
    pub(crate) fn are_cards_beneath(self, cards: &Cards) -> bool {
        let Cards::Filtered(pile, Filter::Except(top)) = cards else { return false };
        let Cards::Named(top) = **top else { return false };
        pile_of(pile) == Some(top) && self.focus.new_top == Some(top) && self.known_top(Some(top))
    }

    /// Whether the card that has just left the top of your pile covers others on a board now.
    pub(crate) fn covers_others(self) -> bool {
        self.focus.on_board
    }

    /// Whether these cards are all that is left of a pile of which cards have just been taken.
    pub(crate) fn is_rest_of_pile(self, cards: &Cards) -> bool {
        let pile = pile_of(cards).filter(|slot| self.is_single(&Cards::Named(*slot)));
        pile.is_some() && pile == self.focus.taken_from_pile
    }

    fn known_top(self, slot: Option<CardsSlot>) -> bool {
        slot.is_some_and(|slot| {
            self.known(slot) == Known::It && self.is_single(&Cards::Named(slot))
        })
    }

    /// The writer after these statements.
    pub(crate) fn past(self, steps: &'a [Step]) -> Speech<'a> {
        let (mut speech, mut rest) = (self, steps);
        while !rest.is_empty() {
            let told = match rest {
                _ if alike(rest) > 1 => alike(rest),
                [_, second, ..] if draws_two_alike(rest) => {
                    (speech, rest) = (speech.past_pair(second), &rest[2..]);
                    continue;
                }
                _ if chooses_two_colors(rest) => 2,
                _ => 1,
            };
            for step in &rest[..told] {
                speech = speech.with(speech.after(step));
            }
            if chooses_two_colors(rest) {
                // «That color» could be either.
                speech.focus.color = None;
            }
            rest = &rest[told..];
        }
        speech
    }

    /// The writer after a draw that is told as one with the draw before it: «draw two [10]».
    fn past_pair(self, second: &'a Step) -> Speech<'a> {
        let mut focus = self.after(second);
        if let Some(Referent::Named(slot)) = focus.cards {
            focus.cards = Some(Referent::Second(slot));
        }
        self.with(focus)
    }

    /// The writer of what is done more than once: the second time other cards lie on top.
    pub(crate) fn away_from_piles(self) -> Speech<'a> {
        let focus = self.focus;
        self.with(Focus { taken_from_top: None, new_top: None, taken_from_pile: None, ..focus })
    }

    /// The writer of what is done for one player after the other: «that player» would be one of them.
    pub(crate) fn in_loop(self) -> Speech<'a> {
        let speech = self.away_from_piles();
        speech.with(Focus { player: None, ..speech.focus })
    }

    /// The writer of what is told beside other things, to which a pronoun could refer.
    pub(crate) fn without_pronouns(self) -> Speech<'a> {
        let focus = self.focus;
        self.with(Focus { cards: None, other_name: None, ..focus })
    }

    /// The writer behind a condition.
    pub(crate) fn past_test(self, test: &'a Test) -> Speech<'a> {
        let mentions = Mentions::of_test(test);
        let mut focus = self.focus;
        focus.note(&mentions);
        if mentions.others {
            focus = self.with(focus).away_from_piles().focus;
        }
        match tested(test) {
            Some(cards) if focus.cards == Some(cards) => {}
            None if !mentions.others && mentions.named.is_empty() => {}
            cards => focus.speak_of(cards),
        }
        self.with(focus)
    }

    fn with(self, focus: Focus<'a>) -> Speech<'a> {
        Speech { focus, ..self }
    }

    fn after(self, step: &'a Step) -> Focus<'a> {
        let mut focus = self.focus;
        let mentions = Mentions::of_step(step);
        focus.note(&mentions);
        let goes_on = matches!(step, Step::Move { verb, pick, .. } if takes_away(verb) && self.is_card_beneath(&pick.from));
        focus.taken_from_pile = focus.taken_from_pile.filter(|_| goes_on);
        (focus.taken_from_top, focus.new_top, focus.on_board) = (None, None, false);
        match step {
            Step::Draw { then, bind, .. } => {
                focus.forget(*bind);
                focus.speak_of(bind.map(Referent::Named));
                focus.new_top = bind.filter(|_| *then == Then::Meld);
            }
            Step::Move { verb, pick, bind, .. } => {
                focus.forget(*bind);
                self.after_move(&mut focus, verb, pick, *bind);
            }
            Step::ChooseCards { bind, .. } => {
                focus.forget(Some(*bind));
                focus.speak_of(Some(Referent::Named(*bind)));
            }
            Step::Exchange { .. } => focus.speak_of(None),
            Step::Execute { cards } => focus.speak_of(referent(cards)),
            Step::If { test, then, otherwise } => {
                let inner = self.past_test(test);
                focus = inner.past(then).focus.common(inner.past(otherwise).focus);
            }
            Step::ForEach { body, .. } => {
                focus = self.with(focus).past(body).focus.common(focus);
                focus.speak_of(None);
            }
            Step::ChooseBranch { branches, .. } => {
                let ends = branches.iter().map(|branch| self.past(branch).focus);
                focus = ends.fold(focus, Focus::common);
            }
            _ if mentions.others => focus.speak_of(None),
            _ => focus.speak_of_others(&mentions.named),
        }
        match step {
            Step::ChooseColor { bind, .. } => focus.color = Some(Color::Chosen(*bind)),
            Step::ChooseValue { bind, .. } => focus.value = Some(CardValue::Chosen(*bind)),
            Step::ChooseSeat { bind, .. } => focus.player = Some(*bind),
            _ => {}
        }
        focus
    }

    fn after_move(self, focus: &mut Focus<'a>, verb: &Verb, pick: &Pick, bind: Option<CardsSlot>) {
        let same = match &pick.from {
            from if is_whole(pick) || self.is_single(from) => referent(from),
            _ => None,
        };
        // Of a whole deck nobody would say «it», so the card of before stays in mind.
        let deck = bind.is_none() && is_whole(pick) && matches!(pick.from, Cards::Deck(_));
        if !deck {
            focus.speak_of(same.or(bind.map(Referent::Named)));
        }
        focus.other_name = bind.filter(|_| same.is_some());
        let moved = match same {
            Some(Referent::Named(slot)) => Some(slot),
            _ => bind,
        };
        match verb {
            Verb::Meld => focus.new_top = moved,
            Verb::Tuck | Verb::Reveal => {}
            Verb::Transfer(Zone { whose: Seats::You, kind: ZoneKind::Board }) => {}
            _ if is_own_top(&pick.from) && focus.taken_from_pile.is_none() => {
                focus.taken_from_top = bind;
                focus.taken_from_pile = bind;
                focus.on_board =
                    matches!(verb, Verb::Transfer(zone) if zone.kind == ZoneKind::Board);
            }
            _ => {}
        }
    }
}

impl<'a> Focus<'a> {
    fn speak_of(&mut self, cards: Option<Referent>) {
        (self.cards, self.other_name) = (cards, None);
    }

    /// Takes in that these named cards have been spoken of. If they are not those in mind, a pronoun could mean either.
    fn speak_of_others(&mut self, named: &[CardsSlot]) {
        let in_mind = match self.cards {
            Some(Referent::Named(slot) | Referent::Second(slot)) => Some(slot),
            Some(Referent::This) | None => None,
        };
        let is_other = |slot: &CardsSlot| Some(*slot) != in_mind && Some(*slot) != self.other_name;
        if named.iter().any(is_other) {
            self.speak_of(None);
        }
    }

    /// Forgets what was said of the cards that had this name before: it is given to others now.
    fn forget(&mut self, name: Option<CardsSlot>) {
        let Some(slot) = name else { return };
        self.color = self.color.filter(|color| !color.is_of(slot));
        self.value = self.value.filter(|value| !value.is_of(slot));
    }

    /// Takes in what has been mentioned.
    fn note(&mut self, mentions: &Mentions<'a>) {
        if let Some(color) = mentions.color {
            self.color = color;
        }
        if let Some(value) = mentions.value {
            self.value = value;
        }
        self.player = mentions.player.or(self.player);
    }

    /// What two listeners have in common, of whom each has heard another branch.
    fn common(self, other: Focus<'a>) -> Focus<'a> {
        fn both<T: PartialEq>(one: Option<T>, other: Option<T>) -> Option<T> {
            if one == other { one } else { None }
        }
        Focus {
            cards: both(self.cards, other.cards),
            other_name: both(self.other_name, other.other_name),
            color: both(self.color, other.color),
            value: both(self.value, other.value),
            player: both(self.player, other.player),
            taken_from_top: both(self.taken_from_top, other.taken_from_top),
            on_board: self.on_board && other.on_board,
            new_top: both(self.new_top, other.new_top),
            taken_from_pile: both(self.taken_from_pile, other.taken_from_pile),
        }
    }
}

/// The cards that a condition is about, if it is about such cards only.
fn tested(test: &Test) -> Option<Referent> {
    let subject = |cards: &Cards| referent(filtered(cards).0);
    match test {
        Test::Any(cards) | Test::No(cards) => subject(cards),
        // «If it is Steam Engine»: the card that was named before stays in mind.
        Test::Among(Cards::This | Cards::Mention(_), Cards::Named(slot)) => {
            Some(Referent::Named(*slot))
        }
        Test::Among(cards, _) => subject(cards),
        Test::Compare(Number::Value(cards) | Number::Count(cards), _, Number::Fixed(_)) => {
            match **cards {
                Cards::Named(slot) => Some(Referent::Named(slot)),
                _ => None,
            }
        }
        Test::Not(test) => tested(test),
        Test::And(tests) | Test::Or(tests) => {
            let cards = tested(tests.first()?)?;
            tests.iter().all(|test| tested(test) == Some(cards)).then_some(cards)
        }
        _ => None,
    }
}

/// The cards to which a pronoun can refer, if these are such cards.
fn referent(cards: &Cards) -> Option<Referent> {
    match cards {
        Cards::Named(slot) => Some(Referent::Named(*slot)),
        Cards::This => Some(Referent::This),
        _ => None,
    }
}

/// Whether cards leave their pile by this action.
fn takes_away(verb: &Verb) -> bool {
    match verb {
        Verb::Score | Verb::Return | Verb::Remove | Verb::Junk => true,
        Verb::Transfer(zone) => zone.whose != Seats::You || zone.kind != ZoneKind::Board,
        Verb::Meld | Verb::Tuck | Verb::Reveal => false,
    }
}

/// Whether a pick takes all there is.
fn is_whole(pick: &Pick) -> bool {
    matches!(pick.amount, Amount::All)
}

/// Whether these are top cards of your own piles.
fn is_own_top(cards: &Cards) -> bool {
    match filtered(cards).0 {
        Cards::Ends(End::Top, count, Seats::You, _) => **count == Number::Fixed(1),
        _ => false,
    }
}

/// The named card whose color these cards of yours all have, if they are the top of that pile.
fn top_of_pile_of(cards: &Cards) -> Option<CardsSlot> {
    match cards {
        Cards::Ends(End::Top, count, Seats::You, colors) if **count == Number::Fixed(1) => {
            card_of(colors)
        }
        Cards::Filtered(tops, Filter::OfColor(colors)) => match &**tops {
            Cards::Ends(End::Top, count, Seats::You, ColorSet::Fixed(Colors::ALL))
                if **count == Number::Fixed(1) =>
            {
                card_of(colors)
            }
            _ => None,
        },
        _ => None,
    }
}

/// The named card of whose color these cards are a pile of yours.
fn pile_of(cards: &Cards) -> Option<CardsSlot> {
    match cards {
        Cards::Piles(Seats::You, colors) => card_of(colors),
        Cards::Filtered(all, Filter::OfColor(colors)) => match **all {
            Cards::In(Zone { whose: Seats::You, kind: ZoneKind::Board })
            | Cards::Piles(Seats::You, ColorSet::Fixed(Colors::ALL)) => card_of(colors),
            _ => None,
        },
        _ => None,
    }
}

/// The named card that has this color.
fn card_of(colors: &ColorSet) -> Option<CardsSlot> {
    match colors {
        ColorSet::Of(cards) => match **cards {
            Cards::Named(slot) => Some(slot),
            _ => None,
        },
        _ => None,
    }
}
