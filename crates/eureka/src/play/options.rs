//! The answers to a question, numbered for a person.

use eureka_innovation::{Answer, Game};
use std::fmt;

/// Answers, each with what to type for it.
pub(super) struct Options {
    rows: Vec<Row>,
}

struct Row {
    label: String,
    text: String,
    answer: Answer,
}

impl Options {
    /// The answers of the open question.
    pub(super) fn new(game: &Game) -> Options {
        let answers = game.answers();
        let texts: Vec<String> = answers.iter().map(|&answer| game.write(answer)).collect();
        // Where numbers are the answers, a second numbering would be a trap: 3 is the value 3.
        let numeric = texts.iter().any(|text| is_number(text));
        let row = |((index, &answer), text): ((usize, &Answer), String)| {
            let label = if numeric { text.clone() } else { (index + 1).to_string() };
            Row { label, text, answer }
        };
        Options { rows: answers.iter().enumerate().zip(texts).map(row).collect() }
    }

    /// The answer that the line means, or what to say to it.
    pub(super) fn read(&self, game: &Game, line: &str) -> Result<Answer, String> {
        let is_meant = |row: &&Row| row.label == line || row.text.eq_ignore_ascii_case(line);
        if let Some(row) = self.rows.iter().find(is_meant) {
            return Ok(row.answer);
        }
        if is_number(line) && !self.rows.iter().any(|row| row.label == row.text) {
            return Err(format!(
                "`{line}` is no answer: they are numbered 1 to {}",
                self.rows.len()
            ));
        }
        game.read(line).map_err(|illegal| illegal.to_string())
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            if row.label == row.text {
                writeln!(f, "  {}", row.text)?;
            } else {
                writeln!(f, "{:>3}  {}", row.label, row.text)?;
            }
        }
        Ok(())
    }
}
