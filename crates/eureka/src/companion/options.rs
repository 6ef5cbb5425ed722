//! The answers to a question, numbered for a person, a few at a time.

use eureka_inventions::{Answer, Game};
use eureka_words::{Branch, CompanionNotice, CompanionTeller, Kind, as_typed};
use std::fmt;

/// More numbers than this are not listed.
const LISTED: usize = 12;

/// The answers among which the person chooses now.
pub(super) struct Options<'a> {
    teller: CompanionTeller<'a>,
    game: &'a Game,
    rows: Vec<Row>,
    /// The least and the most, where the answers are numbers, which need no others.
    numbers: Option<(u16, u16)>,
}

struct Row {
    number: String,
    text: String,
    branch: Branch,
}

/// What a line means.
pub(super) enum Meant {
    /// An answer.
    Answer(Answer),
    /// A kind of answers.
    Kind(Kind, Vec<Answer>),
}

impl<'a> Options<'a> {
    /// The options that these answers to the open question are.
    pub(super) fn new(
        teller: CompanionTeller<'a>,
        game: &'a Game,
        answers: &[Answer],
    ) -> Options<'a> {
        let numbers = match *answers {
            [Answer::Number(least), .., Answer::Number(most)] => Some((least, most)),
            _ => None,
        };
        let text = |answer: Answer| match game.question() {
            Some(question) => teller.answer(game.position(), question, answer),
            None => String::new(),
        };
        let row = |(index, branch): (usize, Branch)| {
            let text = match &branch {
                Branch::Leaf(answer) => text(*answer),
                Branch::Fork(kind, _) => teller.kind(*kind),
            };
            let number = if numbers.is_some() { text.clone() } else { (index + 1).to_string() };
            Row { number, text, branch }
        };
        let rows = Branch::of(answers).into_iter().enumerate().map(row).collect();
        Options { teller, game, rows, numbers }
    }

    /// What the line means, or what to say to it. Whoever knows the notation may write any answer in it.
    pub(super) fn read(&self, line: &str) -> Result<Meant, String> {
        let said = as_typed(line);
        let is_meant = |row: &&Row| row.number == line || as_typed(&row.text) == said;
        if let Some(row) = self.rows.iter().find(is_meant) {
            return Ok(match &row.branch {
                Branch::Leaf(answer) => Meant::Answer(*answer),
                Branch::Fork(kind, answers) => Meant::Kind(*kind, answers.clone()),
            });
        }
        if let Ok(answer) = self.game.read(line) {
            return Ok(Meant::Answer(answer));
        }
        if let Some((least, most)) = self.numbers {
            return Err(self.teller.numbers(least, most));
        }
        let is_number = line.bytes().all(|byte| byte.is_ascii_digit());
        let count = self.rows.len() as u64;
        Err(self.teller.notice(match is_number {
            true => CompanionNotice::NoNumber { said: line, count },
            false => CompanionNotice::NoAnswer { said: line },
        }))
    }
}

impl fmt::Display for Options<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.numbers {
            Some((least, most)) if self.rows.len() > LISTED => {
                writeln!(f, "     {}", self.teller.numbers(least, most))
            }
            Some(_) => self.rows.iter().try_for_each(|row| writeln!(f, "{:>3}", row.number)),
            None => {
                self.rows.iter().try_for_each(|row| writeln!(f, "{:>3}  {}", row.number, row.text))
            }
        }
    }
}
