//! The answers to a question, numbered for a person.

use eureka_innovation::{Answer, Game, View};
use eureka_words::{Notice, Teller, Words, as_typed};
use std::fmt;

/// Answers, each with what to type for it.
pub(super) struct Options {
    rows: Vec<Row>,
    /// Whether the answers are numbered; where numbers are the answers, a second numbering would be a trap: 3 is the value 3.
    numbered: bool,
}

struct Row {
    /// What stands before the answer: its number, or the number that it is.
    number: String,
    text: String,
    /// How records write it, which is understood in every language.
    notation: String,
    answer: Answer,
}

impl Options {
    /// The answers of the open question.
    pub(super) fn new(teller: Teller<'_>, game: &Game, view: &View) -> Options {
        let values = |answer: &Answer| matches!(answer, Answer::Value(_) | Answer::Back(_));
        let numbered = !view.answers.iter().any(values);
        let row = |(index, &answer): (usize, &Answer)| {
            let number = match answer {
                Answer::Value(value) | Answer::Back(value) => value.to_string(),
                _ if numbered => (index + 1).to_string(),
                _ => String::new(),
            };
            let text = teller.answer(view, answer).to_string();
            Row { number, text, notation: game.write(answer), answer }
        };
        Options { rows: view.answers.iter().enumerate().map(row).collect(), numbered }
    }

    /// The answer that the line means, or what to say to it.
    pub(super) fn read(
        &self,
        words: &Words,
        teller: Teller<'_>,
        view: &View,
        line: &str,
    ) -> Result<Answer, String> {
        let said = as_typed(line);
        let is_meant = |row: &&Row| {
            row.number == line
                || [&row.text, &row.notation].into_iter().any(|text| as_typed(text) == said)
        };
        if let Some(row) = self.rows.iter().find(is_meant) {
            return Ok(row.answer);
        }
        if self.numbered && line.bytes().all(|byte| byte.is_ascii_digit()) {
            let count = self.rows.len() as u64;
            return Err(words.notice(Notice::NoSuchNumber { said: line, count }));
        }
        Err(teller.refusal(view, line))
    }
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows.iter().try_for_each(|row| writeln!(f, "{:>3}  {}", row.number, row.text))
    }
}
