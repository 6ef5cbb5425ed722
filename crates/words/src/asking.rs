//! Finds the statement of an effect that asks a question, so that the question can say what will be done.

use crate::speech::done_by;
use eureka_innovation::QuestionKind;
use eureka_script::program::Op;
use eureka_script::tree::{Amount, Block, Number, Pick, Step, Verb, ZoneKind};

/// The statements that can ask a question of this kind: every one that may ask, and perhaps some that in fact do not.
pub(crate) fn asking(block: &Block, kind: QuestionKind) -> Vec<&Step> {
    let mut steps = Vec::new();
    collect(block, kind, &mut steps);
    steps
}

/// The action of these statements, if all do the same: the word that messages select by, and a direction.
pub(crate) fn verb(steps: &[&Step]) -> (&'static str, &'static str) {
    let mut verbs = steps.iter().map(|step| verb_of(step));
    match verbs.next() {
        Some(verb) if verbs.all(|other| other == verb) => verb,
        _ => ("choose", "none"),
    }
}

/// The action of an operation on the things it asks for: the word that messages select by, and a direction.
///
/// An exchange first only chooses its cards, so its operation says less than its statement does.
pub(crate) fn verb_of_operation(op: &Op) -> (&'static str, &'static str) {
    let verb = match op {
        Op::Pick(pick) => pick.verb.as_ref().map_or("choose", |verb| done_by(verb).0),
        Op::Splay { direction, .. } => return ("splay", direction.word()),
        Op::Rearrange { .. } => "rearrange",
        Op::Specials { change, .. } => change.word(),
        _ => "choose",
    };
    (verb, "none")
}

fn collect<'t>(block: &'t Block, kind: QuestionKind, steps: &mut Vec<&'t Step>) {
    for step in block {
        if can_ask(step, kind) {
            steps.push(step);
        }
        step.blocks().into_iter().for_each(|block| collect(block, kind, steps));
    }
}

fn can_ask(step: &Step, kind: QuestionKind) -> bool {
    match step {
        Step::Draw { may, .. } => *may && kind == QuestionKind::YesNo,
        Step::Move { may, verb, pick, .. } => match kind {
            QuestionKind::Order => orders(verb, pick),
            kind => picks(pick, kind) || (*may && offers_all(pick, kind)),
        },
        Step::ChooseCards { may, pick, .. } => {
            picks(pick, kind) || (*may && offers_all(pick, kind))
        }
        Step::ChooseColor { .. } => kind == QuestionKind::Color,
        Step::ChooseValue { .. } => kind == QuestionKind::Value,
        Step::ChooseIcon { .. } => kind == QuestionKind::Icon,
        Step::ChooseSeat { .. } => kind == QuestionKind::Seat,
        Step::ChooseBranch { .. } => kind == QuestionKind::Branch,
        Step::Splay { one: true, .. } => kind == QuestionKind::Color,
        Step::Splay { one: false, may, .. } => *may && kind == QuestionKind::YesNo,
        Step::Rearrange { .. } => matches!(kind, QuestionKind::Color | QuestionKind::Order),
        Step::Exchange { may, left, right } => {
            [left, right].into_iter().any(|side| picks(&side.pick, kind))
                || (*may && kind == QuestionKind::YesNo)
        }
        Step::Specials { one, .. } => *one && kind == QuestionKind::Special,
        Step::Unsplay { .. }
        | Step::Execute { .. }
        | Step::Claim { .. }
        | Step::AddMarkers { .. }
        | Step::If { .. }
        | Step::ForEach { .. }
        | Step::Repeat { .. }
        | Step::EndDogma
        | Step::Win { .. }
        | Step::Lose => false,
    }
}

fn picks(pick: &Pick, kind: QuestionKind) -> bool {
    match kind {
        QuestionKind::Keep => pick.amount == Amount::AllButOne,
        QuestionKind::Card | QuestionKind::Back | QuestionKind::Owner => {
            !matches!(pick.amount, Amount::All | Amount::AllButOne)
        }
        _ => false,
    }
}

/// Whether the order matters: only where several cards go to the same deck or pile.
fn orders(verb: &Verb, pick: &Pick) -> bool {
    let piled = match verb {
        Verb::Return | Verb::Meld | Verb::Tuck => true,
        Verb::Transfer(zone) => zone.kind == ZoneKind::Board,
        Verb::Score | Verb::Reveal | Verb::Remove | Verb::Junk => false,
    };
    piled && pick.amount != Amount::Exactly(Number::Fixed(1))
}

fn offers_all(pick: &Pick, kind: QuestionKind) -> bool {
    kind == QuestionKind::YesNo && pick.amount == Amount::All
}

fn verb_of(step: &Step) -> (&'static str, &'static str) {
    let verb = match step {
        Step::Move { verb, .. } => done_by(verb).0,
        Step::Exchange { .. } => "exchange",
        Step::Splay { direction, .. } => return ("splay", direction.word()),
        Step::Rearrange { .. } => "rearrange",
        Step::Specials { change, .. } => change.word(),
        _ => "choose",
    };
    (verb, "none")
}
