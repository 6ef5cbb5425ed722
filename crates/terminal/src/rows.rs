//! The answers to a question, numbered for a person.

use eureka_innovation::{Answer, Card, View};
use eureka_words::{Line, Teller};

/// An answer, with what stands before it.
pub struct AnswerRow {
    /// Its number, or the number that it is.
    pub number: String,
    /// The answer in words.
    pub line: Line,
    /// The answer itself.
    pub answer: Answer,
}

/// The answers of the seat of a view. Where numbers are the answers, a second numbering would be a trap: 3 is the value 3.
pub fn answer_rows(teller: Teller<'_>, view: &View) -> Vec<AnswerRow> {
    let values = |answer: &Answer| matches!(answer, Answer::Value(_) | Answer::Back(_));
    let numbered = !view.answers.iter().any(values);
    let row = |(index, &answer): (usize, &Answer)| {
        let number = match answer {
            Answer::Value(value) | Answer::Back(value) => value.to_string(),
            _ if numbered => (index + 1).to_string(),
            _ => String::new(),
        };
        AnswerRow { number, line: teller.answer(view, answer), answer }
    };
    view.answers.iter().enumerate().map(row).collect()
}

/// The card that an answer names.
pub(crate) fn named(answer: Answer) -> Option<Card> {
    match answer {
        Answer::Meld(card) | Answer::Dogma(card) | Answer::Card(card) => Some(card),
        _ => None,
    }
}
