//! One decision of a game, as a row of a table.

use eureka_bots::Chances;
use eureka_innovation::{Answer, Card, Game, QuestionKind, Seat};

/// One decision of a game.
pub(super) struct DecisionRow {
    /// The number of the turn, from 1 on; 0 before the first.
    pub(super) turn: u32,
    pub(super) seat: Seat,
    pub(super) question: QuestionKind,
    /// The effect that asks, by its card and its number from 1 on.
    pub(super) asking: Option<(Card, u8)>,
    /// How many answers there were to choose from.
    pub(super) answers: u8,
    /// The answer in the notation of records.
    pub(super) answer: String,
    /// The card that the answer names.
    pub(super) card: Option<Card>,
    /// The chance to win of whoever decides, before the answer.
    pub(super) chance: f32,
}

impl DecisionRow {
    /// What is decided now, and how. Nothing if nobody is asked.
    pub(super) fn new(
        game: &Game,
        turn: u32,
        answer: Answer,
        chances: Chances,
    ) -> Option<DecisionRow> {
        let question = game.question()?;
        Some(DecisionRow {
            turn,
            seat: question.seat,
            question: question.kind,
            asking: question.card.map(|card| (card, question.effect + 1)),
            answers: game.answers().len() as u8,
            answer: game.write(answer),
            card: match answer {
                Answer::Meld(card) | Answer::Dogma(card) | Answer::Card(card) => Some(card),
                _ => None,
            },
            chance: chances[question.seat],
        })
    }
}
