//! The answers to a question, numbered for a person, a few at a time.

use super::voice::{AnswerOf, Voice};
use crate::out::Paint;
use crate::text_layout::hanging;
use eureka_table::Game;
use eureka_words::{CompanionNotice, as_typed};

/// More numbers than this are not listed.
const LISTED: usize = 12;

/// One of the things among which the person chooses.
pub(crate) struct Choice<A> {
    pub(crate) text: String,
    /// More about it.
    pub(crate) detail: String,
    pub(crate) meant: Meant<A>,
}

/// The meaning of a line.
#[derive(Clone)]
pub(crate) enum Meant<A> {
    /// An answer.
    Answer(A),
    /// Several answers, with the question which of them.
    Fork(String, Vec<A>),
}

/// The answers among which the person chooses now.
pub(super) struct Options<'g, 'a, V: Voice<'a>> {
    voice: V,
    game: &'g V::Game,
    /// The choices, each with its number.
    rows: Vec<(String, Choice<AnswerOf<'a, V>>)>,
    /// The least and the most, where the answers are numbers, which need no others.
    numbers: Option<(u16, u16)>,
}

impl<'g, 'a, V: Voice<'a>> Options<'g, 'a, V> {
    /// The options that these answers to the open question are.
    pub(super) fn new(
        voice: V,
        game: &'g V::Game,
        answers: &[AnswerOf<'a, V>],
    ) -> Options<'g, 'a, V> {
        let numbers = match *answers {
            [least, .., most] => V::number(least).zip(V::number(most)),
            _ => None,
        };
        let row = |(index, choice): (u16, Choice<_>)| {
            let number = match choice.meant {
                Meant::Answer(answer) => V::number(answer),
                Meant::Fork(..) => None,
            };
            (number.unwrap_or(index).to_string(), choice)
        };
        let choices = voice.choices(game, answers).into_iter();
        Options { voice, game, rows: (1..).zip(choices).map(row).collect(), numbers }
    }

    /// The meaning of the line, or what to say to it. Whoever knows the notation may write any answer in it.
    pub(super) fn read(&self, line: &str) -> Result<Meant<AnswerOf<'a, V>>, String> {
        let said = as_typed(line);
        let is_meant = |(number, choice): &&(String, Choice<_>)| {
            number == line || as_typed(&choice.text) == said
        };
        if let Some((_, choice)) = self.rows.iter().find(is_meant) {
            return Ok(choice.meant.clone());
        }
        if let Ok(answer) = self.game.read(line) {
            return Ok(Meant::Answer(answer));
        }
        let words = self.voice.common();
        if let Some((least, most)) = self.numbers {
            return Err(words.numbers(least, most));
        }
        let count = self.rows.len() as u64;
        Err(words.notice(match line.bytes().all(|byte| byte.is_ascii_digit()) {
            true => CompanionNotice::NoNumber { said: line, count },
            false => CompanionNotice::NoAnswer { said: line },
        }))
    }

    /// All of them, each in a line or more.
    pub(super) fn shown(&self, paint: Paint) -> String {
        match self.numbers {
            Some((least, most)) if self.rows.len() > LISTED => {
                format!("     {}\n", self.voice.common().numbers(least, most))
            }
            _ => self.rows.iter().map(|(number, choice)| row(number, choice, paint)).collect(),
        }
    }
}

fn row<A>(number: &str, Choice { text, detail, .. }: &Choice<A>, paint: Paint) -> String {
    if text == number {
        return format!("{number:>3}\n");
    }
    let begin = format!("{number:>3}  ");
    if detail.is_empty() {
        return hanging(&begin, text);
    }
    let shown = hanging(&begin, &format!("{text} – {detail}"));
    // The label stands out from what is behind it, as far as it is on the first line.
    let label = format!("{begin}{text}");
    match shown.strip_prefix(&label) {
        Some(rest) => {
            let rest: Vec<String> = rest.lines().map(|line| paint.dim(line)).collect();
            format!("{label}{}\n", rest.join("\n"))
        }
        None => shown,
    }
}
