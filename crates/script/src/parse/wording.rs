//! Advice that rewrites the author's own words: phrases of printed cards, and English that the language writes in another
//! way.

use super::{Expected, Parser};
use crate::lex::{self, Token, TokenKind};
use crate::tree::{Bound, EffectKind};
use crate::word::{Color, Edition, Icon};

/// The advice for a test whether a player was chosen.
pub(super) const NOBODY_CHOSEN: &str = "if no player fits, nobody is chosen and their numbers are 0; put `if you do { … }` below the `choose player`";

/// A number of a player that a phrase such as `more crowns` compares.
#[derive(Clone, Copy)]
enum Measure<'t> {
    /// An icon, `points` or `markers`.
    Owned(&'t str),
    /// The number of cards in hand.
    Cards,
}

impl<'t> Measure<'t> {
    /// The measure that a word of a printed card names, in singular or plural.
    fn from_word(word: &'t str) -> Option<Measure<'t>> {
        if let Some(icon) = icon_of(word) {
            return Some(Measure::Owned(icon));
        }
        match word {
            "points" | "markers" => Some(Measure::Owned(word)),
            "card" | "cards" => Some(Measure::Cards),
            _ => None,
        }
    }

    /// The measure of one player, such as `your crown`.
    fn of(self, owner: &str) -> String {
        match self {
            Measure::Owned(word) => format!("{owner} {word}"),
            Measure::Cards => format!("count of {owner} hand"),
        }
    }
}

/// The icon that a word names in singular or plural.
pub(super) fn icon_of(word: &str) -> Option<&str> {
    let singular = match word {
        "leaves" => "leaf",
        "factories" => "factory",
        "people" => "person",
        _ => word.strip_suffix('s').unwrap_or(word),
    };
    Icon::from_word(singular).map(|_| singular)
}

/// Whether this word can follow an owner, as in `your hand` or `your crown`.
fn can_be_owned(word: &str) -> bool {
    ["hand", "score", "board", "achievements", "points", "markers", "piles"].contains(&word)
        || Color::from_word(word).is_some()
        || Icon::from_word(word).is_some()
}

impl<'t> Parser<'t> {
    /// Advice that shows the phrase around this token as the language writes it, if the phrase is known.
    pub(super) fn wording_advice(&self, at: usize, wanted: &str) -> Option<String> {
        let (before, text) =
            (at.checked_sub(1).map_or("", |at| self.word_at(at)), self.word_at(at));
        match text {
            "You" | "you" if wanted == "a statement" => {
                let rest = self.line_from(at + 1);
                let is_statement = lex::begins_statement(&self.tokens[at + 1]);
                Some(match is_statement {
                    true => format!("leave out `{text}`: `{rest}`"),
                    false => format!("leave out `{text}`"),
                })
            }
            "demand" if before == "I" => Some(match self.scope.kind {
                Some(EffectKind::Demand) => "leave out `I demand you`".to_owned(),
                _ => "leave out `I demand you`, and write `demand { … }` instead of `effect { … }`"
                    .to_owned(),
            }),
            "may" if before == "may" => Some("write `may` once".to_owned()),
            "{" if before == "may" => Some(self.may_block_advice(at)),
            "{" if wanted == "`:`" => Some(self.edition_block_advice(at)),
            "{" if wanted == "`has`" && self.is_player_name(before) => {
                Some(NOBODY_CHOSEN.to_owned())
            }
            "edition" | "editions" if wanted == "an edition" => Some(format!("leave out `{text}`")),
            "top" | "bottom" => self.end_advice(at, wanted),
            "plus" | "minus" if self.expected[at].contains(&Expected::Word("+")) => {
                let sign = if text == "plus" { "+" } else { "-" };
                let number = super::advice::number_of(self.word_at(at + 1));
                let number = number.unwrap_or_else(|| self.word_at(at + 1).to_owned());
                Some(format!("write `{sign} {number}`"))
            }
            "opponents" | "opponent" | "players" if can_be_owned(self.word_at(at + 1)) => {
                let owner = if text == "players" { "all players" } else { "opponents" };
                Some(format!("write `{owner}' {}`", self.word_at(at + 1)))
            }
            "all" | "other"
                if self.word_at(at + 1) == "players" && can_be_owned(self.word_at(at + 2)) =>
            {
                Some(format!("write `{text} players' {}`", self.word_at(at + 2)))
            }
            "have" | "has" if before == "you" => self.you_have_advice(at),
            "they" if ["have", "has"].contains(&self.word_at(at + 1)) => {
                Some(self.compare_advice(at + 2))
            }
            "has" | "is" if before == "and" || before == "or" => {
                Some(self.repeat_subject_advice(at))
            }
            "more" | "fewer" | "less" if before == "has" => Some(self.has_more_advice(at)),
            _ if before == "choose"
                && wanted == "cards"
                && lex::begins_statement(&self.tokens[at]) =>
            {
                Some(self.options_advice(at))
            }
            _ if wanted == "a statement" && Edition::from_word(text).is_some() => {
                let rest = self.line_from(at);
                Some(match rest.contains(':') {
                    true => format!("write `in {rest}`"),
                    false => format!("write `in {text}: …`"),
                })
            }
            _ => self.filter_advice(at).or_else(|| self.everyday_advice(at, wanted)),
        }
    }

    /// The text of a token; empty for a line end and behind the last token.
    pub(super) fn word_at(&self, at: usize) -> &'t str {
        let token = self.tokens.get(at).filter(|token| token.kind != TokenKind::Newline);
        token.map_or("", |token| token.text)
    }

    /// The text from a token to the end of its line, without the content of blocks.
    pub(super) fn line_from(&self, at: usize) -> String {
        let ends = |token: &Token<'_>| {
            matches!(token.kind, TokenKind::Newline | TokenKind::End)
                || token.is("}")
                || token.is("{")
        };
        let Some(length) = self.tokens.get(at..).and_then(|rest| rest.iter().position(ends)) else {
            return String::new();
        };
        let text = self.text_between(at, at + length);
        if self.word_at(at + length) == "{" { format!("{text} {{ … }}") } else { text }
    }

    /// The first statement of the block that begins at this brace, and whether others follow.
    fn first_in_block(&self, brace: usize) -> Option<(String, bool)> {
        let is_newline = |at: &usize| self.tokens[*at].kind == TokenKind::Newline;
        let first = (brace + 1..self.tokens.len()).find(|at| !is_newline(at))?;
        if !lex::begins_statement(&self.tokens[first]) {
            return None;
        }
        let end =
            (first..self.tokens.len()).find(|at| is_newline(at) || self.word_at(*at) == "}")?;
        let next = (end..self.tokens.len()).find(|at| !is_newline(at))?;
        Some((self.line_from(first), !self.tokens[next].is("}")))
    }

    /// Advice for `may { … }`.
    fn may_block_advice(&self, brace: usize) -> String {
        match self.first_in_block(brace) {
            Some((first, false)) => format!("write `may {first}`"),
            Some((first, true)) => format!(
                "`may` goes with one statement: write `may {first}`, and put the rest into `if you do {{ … }}` below it"
            ),
            None => "`may` goes with one statement; put the rest into `if you do { … }` below it"
                .to_owned(),
        }
    }

    /// Advice for `in fourth { … }`.
    fn edition_block_advice(&self, brace: usize) -> String {
        let head = self.statement_before(brace);
        match self.first_in_block(brace) {
            Some((first, false)) => format!("write `{head}: {first}`"),
            Some((first, true)) => {
                format!(
                    "write `{head}: {first}`, and `{head}:` before each of the other statements"
                )
            }
            None => format!("write `{head}: …` before each statement"),
        }
    }

    /// Advice for `one top of your board` and `your top card`.
    fn end_advice(&self, at: usize, wanted: &str) -> Option<String> {
        let end = self.word_at(at);
        let before = self.tokens[at.checked_sub(1)?];
        let is_owner = |token: &Token<'_>| {
            token.kind == TokenKind::Possessive
                || ["your", "my", "their"].iter().any(|word| token.is(word))
        };
        let pile = |from: usize| {
            let color = [from, from + 1].into_iter().map(|at| self.word_at(at));
            color.into_iter().find(|word| Color::from_word(word).is_some()).unwrap_or("board")
        };
        if is_owner(&before) {
            let owner = self.text_between(at - 1, at);
            return Some(format!("write `{end} of {owner} {}`", pile(at + 1)));
        }
        if wanted != "`of`" {
            return None;
        }
        let behind =
            (at + 1..(at + 5).min(self.tokens.len())).find(|&at| is_owner(&self.tokens[at]));
        let owned = match behind {
            Some(owner) => {
                let pile = if pile(at + 1) == "board" { pile(owner + 1) } else { pile(at + 1) };
                format!("{} {pile}", self.text_between(owner, owner + 1))
            }
            None => "your board".to_owned(),
        };
        let is_rank = before.is("highest") || before.is("lowest");
        let amount = self.text_between(at.saturating_sub(if is_rank { 2 } else { 1 }), at);
        Some(format!("write `{amount} of {end} of {owned}`"))
    }

    /// Advice for a color or an icon behind cards, where a filter is possible.
    fn filter_advice(&self, at: usize) -> Option<String> {
        if !self.expected[at].contains(&Expected::Word("without")) {
            return None;
        }
        let text = self.word_at(at);
        if text == "if" {
            return Some(format!("write `where {}`", self.line_from(at + 1)));
        }
        if Icon::from_word(text).is_some() {
            return Some(format!("write `with {text}`"));
        }
        Color::from_word(text)?;
        let other = self.word_at(at + 2);
        let is_union = self.word_at(at + 1) == "or" && Color::from_word(other).is_some();
        Some(match is_union {
            true => format!("write `of color {text} or {other}`"),
            false => format!("write `of color {text}`"),
        })
    }

    /// Advice for `choose draw 2 or score one of your hand`.
    fn options_advice(&self, at: usize) -> String {
        let line = self.tokens[at..].iter().take_while(|token| token.kind != TokenKind::Newline);
        let length = line.take_while(|token| !token.is("{") && !token.is("}")).count();
        let end = (at + length).min(self.tokens.len() - 1);
        let or = (at..end)
            .find(|&or| self.tokens[or].is("or") && lex::begins_statement(&self.tokens[or + 1]));
        match or {
            Some(or) => {
                let (first, second) = (self.text_between(at, or), self.text_between(or + 1, end));
                format!("write `choose {{ {first} }} or {{ {second} }}`")
            }
            None => "write `choose { … } or { … }`".to_owned(),
        }
    }

    /// Advice for `it is green and has crown`.
    fn repeat_subject_advice(&self, at: usize) -> String {
        let is_verb = |at: &usize| ["is", "has"].contains(&self.word_at(*at));
        let begins = |at: &usize| {
            ["if", "where", "and", "or", "not", "(", "has"].contains(&self.word_at(*at))
        };
        let subject = (0..at.saturating_sub(1)).rev().find(is_verb).and_then(|verb| {
            let first = (0..verb).rev().find(begins)? + 1;
            Some(self.text_between(first, verb))
        });
        let subject =
            subject.filter(|subject| !subject.is_empty()).unwrap_or_else(|| "it".to_owned());
        let is_negated = ["not", "no"].contains(&self.word_at(at + 1));
        let end = (at + if is_negated { 3 } else { 2 }).min(self.tokens.len());
        let (joint, test) = (self.word_at(at - 1), self.text_between(at, end));
        format!("repeat `{subject}`: `{joint} {subject} {test}`")
    }

    /// The first measure among the next tokens.
    fn measure_from(&self, at: usize) -> Option<Measure<'t>> {
        (at..at + 6).find_map(|at| Measure::from_word(self.word_at(at)))
    }

    /// Advice for `no opponent has more crowns than you`.
    fn has_more_advice(&self, at: usize) -> String {
        let quantity = (at.saturating_sub(4)..at)
            .rev()
            .find(|&at| ["every", "some", "no"].contains(&self.word_at(at)));
        match quantity {
            Some(quantity) => {
                let (head, test) = (self.text_between(quantity, at), self.comparison_from(at));
                format!("write `{head} {test}`")
            }
            None => self.compare_advice(at),
        }
    }

    /// Advice for `more crowns than you` about players.
    fn compare_advice(&self, at: usize) -> String {
        format!("compare numbers with a sign: `{}`", self.comparison_from(at))
    }

    /// The comparison of another player with you that `more crowns than you` at this token stands for.
    fn comparison_from(&self, at: usize) -> String {
        let sign = if ["fewer", "less"].contains(&self.word_at(at)) { "<" } else { ">" };
        let measure = self.measure_from(at).unwrap_or(Measure::Owned("crown"));
        let than = (at..at + 6).find(|&at| self.word_at(at) == "than");
        let owner = match than.map_or("", |than| self.word_at(than + 1)) {
            "I" | "me" | "my" => "my",
            _ => "your",
        };
        format!("{} {sign} {}", measure.of("their"), measure.of(owner))
    }

    /// Advice for `you have no castle` and similar tests.
    fn you_have_advice(&self, at: usize) -> Option<String> {
        let (first, second) = (self.word_at(at + 1), self.word_at(at + 2));
        let measure = self.measure_from(at + 1)?;
        let yours = measure.of("your");
        let number = |word: &str| super::advice::number_of(word);
        let test = match (first, measure) {
            ("no", Measure::Cards) => "no your hand".to_owned(),
            ("any" | "card" | "cards", Measure::Cards) => "any your hand".to_owned(),
            ("no", Measure::Owned(_)) => format!("{yours} = 0"),
            ("more" | "fewer" | "less", _) => {
                let sign = if first == "more" { ">" } else { "<" };
                let than = (at..at + 6).find(|&at| self.word_at(at) == "than");
                let behind = |ahead: usize| than.map_or("", |than| self.word_at(than + ahead));
                if let Some(number) = number(behind(1)) {
                    format!("{yours} {sign} {number}")
                } else {
                    let quantity = if behind(1) == "some" { "some" } else { "every" };
                    let is_player = (1..4).any(|ahead| behind(ahead).starts_with("player"));
                    let player = if is_player { "other player" } else { "opponent" };
                    format!("{quantity} {player} has {yours} {sign} {}", measure.of("their"))
                }
            }
            ("at", _) => {
                let sign = if second == "most" { "<=" } else { ">=" };
                format!("{yours} {sign} {}", number(self.word_at(at + 3))?)
            }
            ("exactly", _) => format!("{yours} = {}", number(second)?),
            _ => match number(first) {
                Some(number) => format!("{yours} >= {number}"),
                None => format!("{yours} > 0"),
            },
        };
        Some(format!("write `{test}`"))
    }

    /// Whether this word is the name of a player.
    fn is_player_name(&self, word: &str) -> bool {
        matches!(self.scope.lookup(word), Some(Bound::Seats(_)))
    }

    /// Advice for the name of a player, which is next, at a place for cards or numbers.
    pub(super) fn player_name_advice(&self, wants_cards: bool) -> String {
        let at = self.position(0);
        let (word, next) = (self.word_at(at), self.word_at(at + 1));
        let before = at.checked_sub(1).map_or("", |before| self.word_at(before));
        if can_be_owned(next) {
            format!("write `{word}'s {next}`")
        } else if before == "any" || before == "if" {
            NOBODY_CHOSEN.to_owned()
        } else if wants_cards {
            format!("write `{word}'s hand`, `{word}'s score` or `{word}'s board`")
        } else {
            format!("for example `{word}'s crown` or `{word}'s points`")
        }
    }
}
