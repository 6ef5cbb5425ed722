//! Checks that the parts of an unpacked position fit together, so that the engine can go on with it.

use super::UnpackError;
use crate::card::{Card, CardSet};
use crate::game::Game;
use crate::machine::{After, Frame, Machine, Pending};
use crate::position::Position;
use crate::question::QuestionKind;
use eureka_script::program::{Op, PickOp, Program};
use eureka_script::tree::{Slot, Value};
use eureka_script::word::{Colors, Icon, Special};
use eureka_table::{Seat, SeatSet};

/// Refuses a position that the engine could not go on with.
pub(super) fn check(game: &Game) -> Result<(), UnpackError> {
    let at = &game.position;
    let opening = at.machine.pending.is_some_and(|pending| pending.kind == QuestionKind::Opening);
    let in_hands = |card: Card| at.everyone().iter().any(|seat| at.hand(seat).has(card));
    if !at.opening.iter().all(|card| opening && in_hands(card)) {
        return Err(UnpackError::Unfit("a card to open with is not in hand before the opening"));
    }
    match (at.outcome, at.machine.pending) {
        (Some(_), None) if at.machine == Machine::idle() => Ok(()),
        (None, Some(pending)) => {
            check_frames(game)?;
            check_question(game, &pending)
        }
        _ => Err(UnpackError::Unfit("a game is over, or somebody is asked")),
    }
}

fn check_frames(game: &Game) -> Result<(), UnpackError> {
    let machine = &game.position.machine;
    for (depth, frame) in machine.frames().iter().enumerate() {
        let fits = match frame.after {
            After::Dogma => {
                depth == 0
                    && (frame.card, frame.program) == (machine.dogma.card, machine.dogma.effect)
            }
            After::Execute => depth > 0,
        };
        if !fits {
            return Err(UnpackError::Unfit("the effects do not belong to the dogma action"));
        }
        let program = game.rules.program(frame.program);
        let lasting = match depth + 1 < machine.frames().len() {
            true => program.lasting_slots,
            false => program.slots,
        };
        if !slots_fit(game, frame, program, lasting) {
            return Err(UnpackError::Unfit("an effect remembers what cannot be"));
        }
    }
    Ok(())
}

/// Whether every slot holds a value that fits the operations that use it. Only the first `lasting` slots still belong
/// to the effect.
fn slots_fit(game: &Game, frame: &Frame, program: &Program, lasting: u8) -> bool {
    let at = &game.position;
    let slot = |slot: Slot| if slot.0 < lasting { at.machine.slot(frame, slot) } else { 0 };
    let colors = |at: Slot| slot(at) & !Colors::ALL.0 == 0;
    let seats = |held: Slot| slot(held) & !SeatSet::all(at.players).0 == 0;
    let parameter = match program.parameter {
        Some(Value::Colors(_)) => colors(Slot(0)),
        Some(Value::Number(_)) | None => true,
    };
    parameter
        && program.code.iter().all(|op| match op {
            Op::ChooseColor { bind, .. } => colors(*bind),
            Op::ChooseSeat { bind, .. } => seats(*bind),
            // A pick and a `rearrange` may share this slot, so it may hold a color. A set of seats has no more bits than colors.
            Op::Pick(pick) => colors(pick.owner),
            Op::Rearrange { hue, .. } => colors(*hue),
            Op::EachBegin { left, outer, .. } => seats(*left) && slot(*outer) < at.players,
            Op::Draw { .. }
            | Op::ChooseValue { .. }
            | Op::ChooseIcon { .. }
            | Op::ChooseBranch { .. }
            | Op::Splay { .. }
            | Op::Unsplay { .. }
            | Op::Exchange { .. }
            | Op::Execute { .. }
            | Op::Specials { .. }
            | Op::Claim { .. }
            | Op::AddMarkers { .. }
            | Op::Jump(_)
            | Op::Unless(..)
            | Op::EachNext { .. }
            | Op::Repeat { .. }
            | Op::EndDogma
            | Op::Win { .. }
            | Op::Lose => true,
        })
}

fn check_question(game: &Game, pending: &Pending) -> Result<(), UnpackError> {
    let at = &game.position;
    let machine = &at.machine;
    let op = machine.frame().and_then(|frame| {
        let op = game.rules.program(frame.program).code.get(usize::from(frame.at))?;
        Some((frame, op))
    });
    let fits = match (machine.frames().is_empty(), op) {
        (true, _) => fits_table(at, pending),
        (false, Some((frame, op))) => fits_op(game, pending, frame, op),
        (false, None) => false,
    };
    if !fits {
        return Err(UnpackError::Unfit("nothing asks that question"));
    }
    if pending.kind != QuestionKind::Action && game.answers().len() < 2 {
        return Err(UnpackError::Unfit("a question has fewer than two answers"));
    }
    Ok(())
}

/// Whether the question can be asked while no effect is being executed.
fn fits_table(at: &Position, pending: &Pending) -> bool {
    let Pending { kind, seat, pass, cards, mask } = *pending;
    let asks = (pass, at.machine.acting);
    let bare = mask == 0 && at.machine.named == 0;
    bare && match kind {
        QuestionKind::Opening => asks == (false, false) && cards == at.hand(seat),
        QuestionKind::Action => {
            asks == (false, false) && cards.is_empty() && seat == at.turn && at.actions > 0
        }
        QuestionKind::Payment => asks == (false, true) && cards == at.hand(seat) && seat == at.turn,
        QuestionKind::Parley => asks == (true, true) && cards == at.hand(seat),
        _ => false,
    }
}

/// Whether the operation can ask the question.
fn fits_op(game: &Game, pending: &Pending, frame: &Frame, op: &Op) -> bool {
    let at = &game.position;
    let colors = u16::from(Colors::ALL.0);
    let ages = (1u16 << (game.rules.last_age() + 1)) - 2;
    let only = |mask: u16| pending.cards.is_empty() && pending.mask & !mask == 0;
    let naming = pending.kind == QuestionKind::Order && matches!(op, Op::Rearrange { .. });
    (naming || at.machine.named == 0)
        && match (pending.kind, op) {
            (_, Op::Pick(pick)) => fits_pick(game, pending, frame, pick),
            (QuestionKind::Order, Op::Rearrange { hue, left, .. }) => {
                let left = at.machine.cards(frame, *left);
                let hue = Colors(at.machine.slot(frame, *hue));
                pending.mask == 0 && pending.cards == left && fits_order(at, frame.you, hue, left)
            }
            (QuestionKind::Color, Op::ChooseColor { .. } | Op::Rearrange { .. })
            | (QuestionKind::Color, Op::Splay { one: true, .. }) => only(colors),
            (QuestionKind::Value, Op::ChooseValue { .. }) => only(ages),
            (QuestionKind::Icon, Op::ChooseIcon { .. }) => only((1 << Icon::ALL.len()) - 1),
            (QuestionKind::Special, Op::Specials { one: true, .. }) => {
                only((1 << Special::ALL.len()) - 1)
            }
            (QuestionKind::Seat, Op::ChooseSeat { .. }) => only(at.everyone().0.into()),
            (QuestionKind::Branch, Op::ChooseBranch { branches, .. }) => {
                only((1u16 << branches.len()) - 1)
            }
            (QuestionKind::YesNo, Op::Draw { .. } | Op::Splay { .. } | Op::Exchange { .. }) => {
                only(0) && !pending.pass
            }
            _ => false,
        }
}

fn fits_pick(game: &Game, pending: &Pending, frame: &Frame, pick: &PickOp) -> bool {
    let at = &game.position;
    let Pending { kind, cards, mask, .. } = *pending;
    let bits = || (0..16u8).filter(|bit| mask & 1 << bit != 0);
    let owned_by = |seat: Seat| cards.iter().any(|card| at.zone(card).owner() == Some(seat));
    let among = cards.is_within(at.machine.cards(frame, pick.left));
    among
        && match kind {
            QuestionKind::Card | QuestionKind::Keep | QuestionKind::Order => mask == 0,
            QuestionKind::Back => bits().all(|age| !(cards & game.rules.of_age(age)).is_empty()),
            QuestionKind::Owner => {
                bits().all(|seat| seat < at.players && owned_by(Seat::new(seat)))
            }
            QuestionKind::YesNo => mask == 0 && cards.is_empty() && !pending.pass,
            QuestionKind::Opening
            | QuestionKind::Action
            | QuestionKind::Color
            | QuestionKind::Value
            | QuestionKind::Seat
            | QuestionKind::Icon
            | QuestionKind::Special
            | QuestionKind::Parley
            | QuestionKind::Payment
            | QuestionKind::Branch => false,
        }
}

/// Whether the cards named so far and those left are together a whole pile.
fn fits_order(at: &Position, you: Seat, hue: Colors, left: CardSet) -> bool {
    let named = &at.machine.order[..usize::from(at.machine.named)];
    let set: CardSet = named.iter().map(|&number| Card::new(number)).collect();
    let pile = |color| at.pile(you, color).collect::<CardSet>();
    usize::from(set.len()) == named.len()
        && (set & left).is_empty()
        && hue.len() == 1
        && hue.first().map(pile) == Some(set | left)
}
