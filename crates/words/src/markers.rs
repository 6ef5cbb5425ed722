//! The markers of a card in words. If they only count the cards of one action, the text names that action, as printed
//! cards do: «if any card was returned because of this card». Otherwise it speaks of markers that lie on the card.

use crate::say::{ArgList, args};
use crate::speech::{Speech, done_by, drawn};
use eureka_innovation::EffectKind;
use eureka_script::tree::{Amount, Block, Cards, Effect, Number, Step, Test};

impl Speech<'_> {
    /// The word for the action whose cards this card's markers count; `None` if they are used for anything else.
    pub(crate) fn counted_action(self) -> Option<&'static str> {
        let mut actions = Vec::new();
        for effect in &self.rules.facts(self.card).effects {
            collect(&effect.body, None, None, &mut actions);
        }
        let first = *actions.first()?;
        first.filter(|_| actions.iter().all(|action| *action == first))
    }
}

impl<'a> Speech<'a> {
    /// What the counted action is due to: the demand of the card, or the card itself, by its name.
    pub(crate) fn counted_by(self) -> ArgList<'a> {
        let effects = &self.rules.facts(self.card).effects;
        let adds = |effect: &&Effect| has_markers(&effect.body);
        let by_demand = effects.iter().filter(adds).all(|effect| effect.kind == EffectKind::Demand);
        let cause = if by_demand { "demand" } else { "card" };
        args![cause, name = self.name()]
    }

    /// The name of the card that is speaking.
    pub(crate) fn name(self) -> String {
        self.words.card(self.rules.name(self.card)).into_owned()
    }
}

fn has_markers(block: &Block) -> bool {
    let adds = |step: &Step| {
        matches!(step, Step::AddMarkers { .. }) || step.blocks().into_iter().any(has_markers)
    };
    block.iter().any(adds)
}

/// Adds, for every statement that adds markers, the action whose cards these markers count. `did` is the statement of which the
/// condition around the block says that it was done.
fn collect<'t>(
    block: &'t Block,
    before: Option<&'t Step>,
    did: Option<&'t Step>,
    actions: &mut Vec<Option<&'static str>>,
) {
    let mut last = before;
    for step in block {
        if let Step::AddMarkers { number } = step {
            let is_done = last.zip(did).is_some_and(|(last, did)| std::ptr::eq(last, did));
            let counted = last.filter(|last| counts_cards_of(number, last, is_done));
            actions.push(counted.and_then(verb));
        }
        for block in step.blocks() {
            let asks =
                matches!(step, Step::If { test: Test::Did, then, .. } if std::ptr::eq(then, block));
            // Under any other condition, markers are added for some of the cards only.
            let counted = last.filter(|_| asks);
            collect(block, counted, counted, actions);
        }
        if verb(step).is_some() {
            last = Some(step);
        }
    }
}

/// Whether a number of markers is the number of cards that this statement drew or moved. A fixed number is that only if it is known that
/// the statement was done.
fn counts_cards_of(number: &Number, step: &Step, is_done: bool) -> bool {
    let named = match number {
        Number::Count(cards) => match **cards {
            Cards::Named(slot) => Some(slot),
            _ => return false,
        },
        Number::Fixed(1) => None,
        _ => return false,
    };
    match step {
        Step::Draw { times, bind, .. } => {
            if named.is_some() {
                *bind == named
            } else {
                *times == Number::Fixed(1)
            }
        }
        Step::Move { pick, bind, .. } => {
            let is_one_card = pick.amount == Amount::Exactly(Number::Fixed(1));
            if named.is_some() { *bind == named } else { is_one_card && is_done }
        }
        _ => false,
    }
}

fn verb(step: &Step) -> Option<&'static str> {
    match step {
        Step::Draw { then, .. } => Some(drawn(*then)),
        Step::Move { verb, .. } => Some(done_by(verb).1),
        _ => None,
    }
}
