//! The answers to a question, numbered for a person, a few at a time.

use crate::out::Paint;
use crate::sheet::hanging;
use eureka_inventions::solo_game::{Answer, Game};
use eureka_words::{CompanionNotice, SoloGameBranch, SoloGameNotice, SoloGameTeller, as_typed};

/// The answers among which the person chooses now.
pub(super) struct Options<'a> {
    teller: SoloGameTeller<'a>,
    game: &'a Game,
    rows: Vec<Row>,
    /// The least and the most, where the answers are numbers, which need no others.
    numbers: Option<(u8, u8)>,
}

struct Row {
    number: String,
    text: String,
    /// What stands behind it.
    detail: String,
    branch: SoloGameBranch,
}

impl<'a> Options<'a> {
    /// The options that these answers to the open question are.
    pub(super) fn new(
        teller: SoloGameTeller<'a>,
        game: &'a Game,
        answers: &[Answer],
    ) -> Options<'a> {
        let numbers = match *answers {
            [Answer::Number(least), .., Answer::Number(most)] => Some((least, most)),
            _ => None,
        };
        let (world, question) = (game.world(), game.question());
        let row = |(index, branch): (usize, SoloGameBranch)| {
            let number = match branch {
                SoloGameBranch::Leaf(Answer::Number(number)) => number.to_string(),
                _ => (index + 1).to_string(),
            };
            let (text, detail) = match (&branch, question) {
                (SoloGameBranch::Leaf(answer), Some(question)) => {
                    let detail = teller.detail(world, question, *answer).join("; ");
                    (teller.answer(world, question, *answer), detail)
                }
                (SoloGameBranch::Fork(some), _) => (teller.fork(some), String::new()),
                (SoloGameBranch::Leaf(_), None) => (String::new(), String::new()),
            };
            Row { number, text, detail, branch }
        };
        let rows = SoloGameBranch::of(answers).into_iter().enumerate().map(row).collect();
        Options { teller, game, rows, numbers }
    }

    /// What the line means, or what to say to it. Whoever knows the notation may write any answer in it.
    pub(super) fn read(&self, line: &str) -> Result<SoloGameBranch, String> {
        let said = as_typed(line);
        let is_meant = |row: &&Row| row.number == line || as_typed(&row.text) == said;
        if let Some(row) = self.rows.iter().find(is_meant) {
            return Ok(row.branch.clone());
        }
        if let Ok(answer) = self.game.read(line) {
            return Ok(SoloGameBranch::Leaf(answer));
        }
        if let Some((least, most)) = self.numbers {
            return Err(self.teller.companion().numbers(least.into(), most.into()));
        }
        let is_number = line.bytes().all(|byte| byte.is_ascii_digit());
        let count = self.rows.len() as u64;
        Err(self.teller.notice(SoloGameNotice::Companion(match is_number {
            true => CompanionNotice::NoNumber { said: line, count },
            false => CompanionNotice::NoAnswer { said: line },
        })))
    }

    /// All of them, each in a line or more.
    pub(super) fn shown(&self, paint: Paint) -> String {
        let rows = self.rows.iter().map(|row| {
            let begin = format!("{:>3}  ", row.number);
            if row.detail.is_empty() {
                return hanging(&begin, &row.text);
            }
            let text = hanging(&begin, &format!("{} – {}", row.text, row.detail));
            // The label stands out from what is behind it, as far as it is on the first line.
            let label = format!("{begin}{}", row.text);
            match text.strip_prefix(&label) {
                Some(rest) => {
                    let rest: Vec<String> = rest.lines().map(|line| paint.dim(line)).collect();
                    format!("{label}{}\n", rest.join("\n"))
                }
                None => text,
            }
        });
        rows.collect()
    }
}
