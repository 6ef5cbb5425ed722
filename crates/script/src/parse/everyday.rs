//! Advice for everyday English: words that the language does not have, or has in another place.

use super::Parser;
use super::advice::number_of;
use super::wording::icon_of;
use crate::lex::{self, TokenKind};

impl Parser<'_> {
    /// Advice for an everyday word, if it is a known one.
    pub(super) fn everyday_advice(&self, at: usize, wanted: &str) -> Option<String> {
        match wanted {
            "a statement" => self.everyday_statement(at),
            "the end of the line" => self.everyday_end(at),
            "a number" => self.everyday_number(at),
            "a comparison" => self.everyday_comparison(at),
            _ => self.everyday_word(at, wanted),
        }
    }

    /// Advice for a word that does not begin a statement.
    fn everyday_statement(&self, at: usize) -> Option<String> {
        let text = self.word_at(at);
        Some(match text {
            "take" => format!("write `transfer {} to your hand`", self.line_from(at + 1)),
            "give" => format!("write `transfer {}`", self.line_from(at + 1)),
            "each" | "every" => format!("write `for each {} {{ … }}`", self.word_at(at + 1)),
            "when" | "whenever" => format!("write `if {}`", self.line_from(at + 1)),
            "then" => format!("leave out `then`: `{}`", self.line_from(at + 1)),
            "else" => "put `else { … }` right below the `}` of its `if`".to_owned(),
            _ => return None,
        })
    }

    /// Advice for a word behind a complete statement.
    fn everyday_end(&self, at: usize) -> Option<String> {
        let (text, next) = (self.word_at(at), self.word_at(at + 1));
        let statement = self.statement_before(at);
        let is_then = text == "then" || (text == "," && next == "then");
        let verb = if text == "then" { next } else { self.word_at(at + 2) };
        Some(match text {
            "in" => format!("write `in {next}: {statement}`"),
            "this" | "again" if statement == "repeat" => "write `repeat` alone".to_owned(),
            "for" if statement.contains("draw") => {
                format!("write `times` and a number: `{statement} times your leaf`")
            }
            _ if is_then && ["meld", "tuck", "score", "reveal"].contains(&verb) => {
                match statement.strip_prefix("draw ") {
                    Some(age) => format!("write `draw and {verb} {age}`"),
                    None => "write every statement on a line of its own".to_owned(),
                }
            }
            _ if is_then
                || [",", "and"].contains(&text) && lex::begins_statement(&self.tokens[at + 1]) =>
            {
                "write every statement on a line of its own".to_owned()
            }
            _ => return None,
        })
    }

    /// Advice for a word instead of a number.
    fn everyday_number(&self, at: usize) -> Option<String> {
        let (text, next) = (self.word_at(at), self.tokens.get(at + 1)?);
        let before = self.word_at(at.checked_sub(1)?);
        if before == "draw" && next.kind == TokenKind::Number {
            return Some(format!("write `draw {} times {}`", next.text, number_of(text)?));
        }
        match text {
            "half" => Some(format!(
                "write `{} / 2`",
                self.text_between(at + 1, (at + 3).min(self.tokens.len()))
            )),
            "at" if ["least", "most"].contains(&next.text) => {
                let side = if next.text == "least" { "more" } else { "less" };
                Some(format!("write `{} or {side}`", number_of(self.word_at(at + 2))?))
            }
            _ => None,
        }
    }

    /// Advice for words instead of the sign of a comparison.
    fn everyday_comparison(&self, at: usize) -> Option<String> {
        let first = if self.word_at(at) == "is" { at + 1 } else { at };
        let word = |ahead: usize| self.word_at(first + ahead);
        let (sign, number) = match (word(0), word(1)) {
            ("at", "least") => (">=", 2),
            ("at", "most") => ("<=", 2),
            ("more" | "greater" | "higher", "than") => (">", 2),
            ("less" | "fewer" | "lower", "than") => ("<", 2),
            ("equal", "to") => ("=", 2),
            ("equals" | "exactly", _) => ("=", 1),
            ("not", _) => ("!=", 1),
            _ if first > at => ("=", 0),
            _ => return None,
        };
        let rest = self.line_from(first + number);
        let rest = rest.split(" {").next().unwrap_or(&rest);
        (!rest.is_empty()).then(|| format!("write `{sign} {rest}`"))
    }

    /// Advice for other words, by the word before them.
    fn everyday_word(&self, at: usize, wanted: &str) -> Option<String> {
        let (text, next) = (self.word_at(at), self.word_at(at + 1));
        let before = self.word_at(at.checked_sub(1)?);
        Some(match (before, text) {
            ("for", "every" | "all") => format!("write `for each {next}`"),
            ("with", "value" | "age") | ("of", "age") => {
                format!("write `of value {}`", number_of(next)?)
            }
            ("choose", "opponent" | "opponents") => {
                "write `choose player from opponents as rival`".to_owned()
            }
            ("choose", "other" | "all") => {
                format!("write `choose player from {text} players as rival`")
            }
            ("is", "empty") => {
                let cards = self.statement_before(at - 1);
                format!("write `no {}`", cards.strip_prefix("if ")?)
            }
            ("if", "there") => {
                "write `any` and the cards: `if any your hand with crown { … }`".to_owned()
            }
            ("do", "so") => "leave out `so`".to_owned(),
            ("you", _) if wanted == "`do`" && text.ends_with("ed") => {
                "write `if you do { … }` right below the statement it asks about".to_owned()
            }
            (_, "card" | "cards") if wanted == "a direction" => format!("leave out `{text}`"),
            _ if wanted == "`piles`" => format!("write `{before} {}`", icon_of(text)?),
            _ => return None,
        })
    }
}
