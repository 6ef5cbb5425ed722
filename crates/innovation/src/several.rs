//! Several cards in a row: the questions of one pick, which name one card after the other.

use crate::game::Game;
use crate::question::{Answer, QuestionKind};
use eureka_script::program::Op;
use eureka_script::tree::Amount;
use eureka_table::Said;

/// The number of cards that a player may name one after the other, from the open question on. They can be given together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Several {
    /// The number of cards that must be named before the player may stop, if the player names any.
    pub least: u8,
    /// The number that the rules allow; `None` for any number.
    pub most: Option<u8>,
}

impl Game {
    /// The number of cards that the open question and those after it ask for, one after the other; `None` where it asks for a single
    /// card, or for anything else.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Answer, Arrangement, Edition, Game, Rules, Several};
    ///
    /// // Currency: "You may return any number of cards from your hand."
    /// let rules = Rules::printed(Edition::First);
    /// let [currency, oars, tools] = ["Currency", "Oars", "Tools"].map(|name| rules.card_named(name).unwrap());
    /// let mut arrangement = Arrangement::new(rules, 2);
    /// arrangement.seats[0].hand = vec![oars, tools];
    /// arrangement.seats[0].board[rules.color(currency).index()] = vec![currency];
    /// let mut game = Game::arrange(rules, &arrangement).unwrap();
    /// assert_eq!(game.several(), None);
    /// game.answer(Answer::Dogma(currency), &mut ()).unwrap();
    /// assert_eq!(game.several(), Some(Several { least: 0, most: None }));
    /// ```
    pub fn several(&self) -> Option<Several> {
        let question = self.question()?;
        let cards = self.position.machine.pending?.cards.len();
        let several = match (question.kind, self.rules().operation(&question)?) {
            (QuestionKind::Card, Op::Pick(op)) => {
                let machine = &self.position.machine;
                let frame = machine.frame()?;
                let (taken, limit) =
                    (machine.cards(frame, op.taken).len(), machine.slot(frame, op.limit));
                let least = match op.pick.amount {
                    Amount::Exactly(_) => limit,
                    Amount::Between(least, _) => least,
                    Amount::UpTo(_) | Amount::AnyNumber | Amount::All | Amount::AllButOne => 0,
                };
                let is_limited = !matches!(op.pick.amount, Amount::AnyNumber);
                Several {
                    least: least.saturating_sub(taken).min(cards),
                    most: is_limited.then(|| limit.saturating_sub(taken)),
                }
            }
            // The last card is left over.
            (QuestionKind::Order, _) => {
                let count = cards.saturating_sub(1);
                Several { least: count, most: Some(count) }
            }
            _ => return None,
        };
        (several.most.unwrap_or(cards).min(cards) > 1).then_some(several)
    }

    /// Whether the open question goes on asking for the cards that the game `before` asked for, where the last answer was `said`.
    /// If it now asks only for their order, `next` must be one of the cards it asks for.
    pub(crate) fn goes_on(&self, before: &Game, said: &Said, next: &Said) -> bool {
        let (Some(was), Some(now)) = (before.question(), self.question()) else { return false };
        let Ok(Answer::Card(card)) = before.read_from(said.seat, &said.answer) else {
            return false;
        };
        let place = |question: &crate::question::Question| {
            (question.seat, question.card, question.effect, question.step)
        };
        let machine = &self.position.machine;
        let is_named = match (self.rules().operation(&now), machine.frame()) {
            (Some(Op::Pick(op)), Some(frame)) => machine.cards(frame, op.taken).has(card),
            (Some(Op::Rearrange { .. }), _) => {
                machine.order[..usize::from(machine.named)].contains(&card.number())
            }
            _ => false,
        };
        let is_same = was.kind == now.kind || now.kind == QuestionKind::Order;
        let is_meant = was.kind == now.kind || self.read_from(next.seat, &next.answer).is_ok();
        place(&was) == place(&now) && is_named && is_same && is_meant
    }
}
