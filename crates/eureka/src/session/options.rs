//! The answers to a question, numbered, a few at a time.

use super::voice::{AnswerOf, Voice};
use crate::out::Paint;
use crate::text_layout::hanging;
use eureka_table::Game;
use eureka_words::{CompanionNotice, as_typed};

/// The most numbers that are listed one by one.
const MAX_LISTED_NUMBERS: usize = 12;

/// One of the things to choose from.
pub(crate) struct Choice<A> {
    pub(crate) text: String,
    /// Details about it.
    pub(crate) detail: String,
    pub(crate) meaning: Meaning<A>,
}

/// The meaning of a line.
#[derive(Clone)]
pub(crate) enum Meaning<A> {
    /// An answer.
    Answer(A),
    /// Several answers, with the question that tells them apart.
    Fork(String, Vec<A>),
}

/// The answers to choose from now.
pub(super) struct Options<'g, 'a, V: Voice<'a>> {
    voice: V,
    game: &'g V::Game,
    /// The choices, each with its number.
    rows: Vec<(String, Choice<AnswerOf<'a, V>>)>,
    /// The least and the most, where the answers are numbers and need no numbering.
    numbers: Option<(u16, u16)>,
}

impl<'g, 'a, V: Voice<'a>> Options<'g, 'a, V> {
    /// The options for these answers to the open question.
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
            let number = match choice.meaning {
                Meaning::Answer(answer) => V::number(answer),
                Meaning::Fork(..) => None,
            };
            (number.unwrap_or(index).to_string(), choice)
        };
        let choices = voice.choices(game, answers).into_iter();
        Options { voice, game, rows: (1..).zip(choices).map(row).collect(), numbers }
    }

    /// The meaning of the line, or the message about a wrong one. Any answer may also be typed in the notation of
    /// records.
    pub(super) fn read(&self, line: &str) -> Result<Meaning<AnswerOf<'a, V>>, String> {
        let said = as_typed(line);
        let is_meant = |(number, choice): &&(String, Choice<_>)| {
            number == line || as_typed(&choice.text) == said
        };
        if let Some((_, choice)) = self.rows.iter().find(is_meant) {
            return Ok(choice.meaning.clone());
        }
        if let Ok(answer) = self.game.read(line) {
            return Ok(Meaning::Answer(answer));
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

    /// All options, each on a line or more.
    pub(super) fn shown(&self, paint: Paint) -> String {
        match self.numbers {
            Some((least, most)) if self.rows.len() > MAX_LISTED_NUMBERS => {
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
    // The label is emphasized, as far as it is on the first line.
    let label = format!("{begin}{text}");
    match shown.strip_prefix(&label) {
        Some(rest) => {
            let rest: Vec<String> = rest.lines().map(|line| paint.dim(line)).collect();
            format!("{label}{}\n", rest.join("\n"))
        }
        None => shown,
    }
}
