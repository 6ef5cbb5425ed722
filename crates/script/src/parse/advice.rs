//! Advice for phrases that a player knows from printed cards, but that the language writes in another way.

use super::{Parser, Read, scope};
use crate::diagnostic;
use crate::lex::{Token, TokenKind};
use crate::tree::{Bound, Cards, Name};
use crate::word::Color;

/// The numbers that players write as words. Only `one` is a word of the language.
const NUMBER_WORDS: [&str; 11] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// The names of special achievements on the cards of the first edition, and the names in the language.
const FIRST_EDITION_NAMES: [(&str, &str); 5] = [
    ("Technology", "Monument"),
    ("Military", "Empire"),
    ("Diplomacy", "World"),
    ("Culture", "Wonder"),
    ("Science", "Universe"),
];

/// The number that a word or digits name, in digits.
pub(super) fn number_of(word: &str) -> Option<String> {
    let number = NUMBER_WORDS.iter().position(|&other| other == word);
    let is_digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    number.map(|number| number.to_string()).or_else(|| is_digits.then(|| word.to_owned()))
}

/// Examples of something with so many legal words that a list of them would not help.
pub(super) fn example(wanted: &str) -> Option<&'static str> {
    Some(match wanted {
        "cards" => "for example `one of your hand` or `top of your board`",
        "a statement" => "for example `draw 2` or `meld one of your hand`",
        "a number" => "for example `3`, `your crown` or `count of your hand`",
        "a color" => "for example `red` or `color of top of your board`",
        "a direction" => "for example `splay red left`",
        "players" => "for example `opponents` or `all players`",
        _ => return None,
    })
}

/// Advice for a name that an earlier effect gave.
pub(super) fn earlier_advice(name: &Name) -> String {
    let word = &name.word;
    match scope::Type::of(name.bound) {
        scope::Type::Number => format!(
            "`{word}` belongs to an earlier effect; to carry a number over, write `add {word} markers` there and \
             `your markers` here"
        ),
        scope::Type::Cards => format!(
            "`{word}` belongs to an earlier effect: do everything that needs the card in the same effect; only a number can \
             be carried over: `add {word}'s value markers` there and `your markers` here"
        ),
        other => format!(
            "`{word}` belongs to an earlier effect, and {} cannot be carried over: do everything that needs it in the same \
             effect",
            other.describe()
        ),
    }
}

impl Parser<'_> {
    /// Advice for a token that is part of a known phrase, if there is some. It replaces the list of legal words.
    pub(super) fn phrase_advice(&self, position: usize, wanted: &str) -> Option<String> {
        let token = self.tokens[position];
        if !matches!(token.kind, TokenKind::Word | TokenKind::Sign) {
            return None;
        }
        let before = position.checked_sub(1).map_or("", |before| self.tokens[before].text);
        let text = token.text;
        if let Some(advice) = self.wording_advice(position, wanted) {
            return Some(advice);
        }
        if let Some(advice) = fixed_advice(before, text, wanted) {
            return Some(advice.to_owned());
        }
        match text {
            "card" | "cards" if self.is_in_draw(position) => Some(
                "leave out the word `card`: `draw 5` draws one card of value 5, `draw 3 times 2` draws two".to_owned(),
            ),
            "card" | "cards" => Some(
                "leave out the word `card`: `one of your hand`, `one of top of your board`, `2 of your score`"
                    .to_owned(),
            ),
            "highest" | "lowest" if ["your", "my", "their"].contains(&before) => {
                Some(format!("`{text}` comes first: `one {text} of your hand`"))
            }
            "it" if self.is_candidate(token) => match wanted {
                "a number" => Some("write `its value`".to_owned()),
                "a color" => Some("write `its color`".to_owned()),
                _ => None,
            },
            "its" => self.color_test_advice(position),
            "hand" | "score" | "board" if wanted == "cards" => Some(format!("write `your {text}`")),
            _ if wanted == "cards" && Color::from_word(text).is_some() => {
                Some(format!("write `your {text}` for the pile"))
            }
            _ if wanted == "a special achievement" => {
                let (_, name) = FIRST_EDITION_NAMES.iter().find(|(name, _)| *name == text)?;
                Some(format!("write `{name}`, in every edition"))
            }
            _ => self.number_advice(text, wanted),
        }
    }

    /// Advice for a number written as a word.
    fn number_advice(&self, word: &str, wanted: &str) -> Option<String> {
        let number = NUMBER_WORDS.iter().position(|&other| other == word)?;
        let is_free = !scope::is_reserved(word) && self.scope.lookup(word).is_none();
        (is_free || wanted.starts_with("a number")).then(|| format!("write `{number}`"))
    }

    /// Whether the statement around this token draws cards.
    fn is_in_draw(&self, position: usize) -> bool {
        let starts = |token: &&Token<'_>| token.kind != TokenKind::Newline && !token.is("{");
        self.tokens[..position].iter().rev().take_while(starts).any(|token| token.is("draw"))
    }

    /// Advice for `its color is red`, which is written `it is red`.
    fn color_test_advice(&self, position: usize) -> Option<String> {
        let word = |ahead: usize| self.tokens.get(position + ahead).map_or("", |token| token.text);
        if word(1) != "color" || word(2) != "is" {
            return None;
        }
        let named: Vec<&str> = self.scope.names_of(scope::Type::Cards).collect();
        let subject = match named[..] {
            _ if named.contains(&"it") && self.context.candidate => "candidate",
            [only] if !self.context.candidate => only,
            _ => "it",
        };
        let not = if word(3) == "not" { "not " } else { "" };
        let color = if not.is_empty() { word(3) } else { word(4) };
        Some(format!("write `{subject} is {not}{color}`"))
    }

    /// The name of an earlier effect that is this word, if there is one. After a statement of this effect that could have
    /// an `as it`, the word `it` is about that statement.
    pub(super) fn earlier_name(&self, word: &str) -> Option<&Name> {
        if word == "it" && self.unnamed.is_some() {
            return None;
        }
        self.earlier_names.iter().rev().find(|name| name.word == word)
    }

    /// Advice for a name that nothing in the current effect has.
    pub(super) fn unknown_name_advice(&self, word: &str, position: usize) -> String {
        if let Some(advice) = self.unnamed_advice().filter(|_| word == "it") {
            return advice;
        }
        let legal = self.legal(position);
        let near = diagnostic::closest(word, legal.iter().map(AsRef::as_ref));
        let is_capital = word.starts_with(char::is_uppercase);
        match near.filter(|near| !is_capital || near.eq_ignore_ascii_case(word)) {
            Some(near) => format!("did you mean `{near}`?"),
            None if is_capital => format!("the name of a card goes in quotes: `\"{word}\"`"),
            None => format!("a nickname is given further up in the same effect: `as {word}`"),
        }
    }

    /// The legal word that was probably meant by this one. A word of the language is not a misspelling, except for a
    /// missing or superfluous `s`.
    pub(super) fn nearest_legal(&self, word: &str, position: usize) -> Option<String> {
        let legal = self.legal(position);
        let near = diagnostic::closest(word, legal.iter().map(AsRef::as_ref))?;
        let bare = |word: &str| word.trim_end_matches(['s', '\'']).to_owned();
        let is_misspelled = !scope::is_reserved(word) || bare(near) == bare(word);
        is_misspelled.then(|| format!("did you mean `{near}`?"))
    }

    /// Fails after `with crown` or similar if another icon follows: a filter has one icon.
    pub(super) fn check_one_icon(&mut self, with: &str, first: usize) -> Read<()> {
        let sign = self.peek();
        if !["or", "and", ","].iter().any(|word| sign.is(word)) || !self.with_filter_ahead(1) {
            return Ok(());
        }
        let (icon, other) = (self.text_between(first, self.here), self.look(1).text);
        let message = format!("`{with}` goes with one icon");
        let it = if self.scope.lookup("it").is_some() { "candidate" } else { "it" };
        let help = if with == "with" && !sign.is("and") {
            format!("write `where {it} has {icon} or {other}`")
        } else {
            format!("write `{with} {icon} {with} {other}`")
        };
        self.fail(sign, message, &help)
    }

    /// Fails if a test follows cards after `any` or `no`, which are complete tests.
    pub(super) fn check_no_test_behind(&mut self, quantity: &str, start: usize) -> Read<()> {
        let token = self.peek();
        if !["is", "has", "among"].iter().any(|word| token.is(word)) {
            return Ok(());
        }
        let cards = self.text_between(start, self.here);
        let message =
            format!("`{quantity} {cards}` is a test of its own, so `{}` cannot follow", token.text);
        let help = match (quantity, token.text) {
            ("no", "among") => format!("write `not {cards} among …`"),
            ("no", "has") => format!("write `{cards} has no …`"),
            ("no", _) => format!("write `{cards} is not …`"),
            (_, word) => format!("leave out `{quantity}`: `{cards} {word} …`"),
        };
        self.fail(token, message, &help)
    }

    /// Whether `it` or `it's` at this token means the card that a `where` looks at.
    pub(super) fn is_candidate(&self, token: Token<'_>) -> bool {
        let is_it =
            matches!(token.kind, TokenKind::Word | TokenKind::Possessive) && token.text == "it";
        let is_free = matches!(self.scope.lookup("it"), None | Some(Bound::Cards(_)));
        is_it && is_free && self.context.candidate
    }

    /// Parses `it` inside a `where`, which is next.
    pub(super) fn it_in_where(&mut self) -> Cards {
        let at = self.position(0);
        let token = self.next();
        self.check_it_in_where(token);
        self.respell(at..at + 1, &["candidate"]);
        Cards::Candidate
    }

    /// Checks that no card is named `it`: inside a `where`, the word could mean that card or the one looked at.
    pub(super) fn check_it_in_where(&mut self, token: Token<'_>) {
        if self.scope.lookup("it").is_some() {
            self.complain(
                token,
                "`it` could mean the card that `where` looks at or the card named `it`",
                "for the card that `where` looks at, write `candidate`; for the other one, give it another nickname further \
                 up, such as `as taken`, and write `taken`",
            );
        }
    }

    /// Reports a `{` without its `}`, at a token that cannot be inside it.
    pub(super) fn report_unclosed(&mut self) {
        let token = self.peek();
        let Some(open) = self.unclosed_brace(self.position(0)) else {
            let message = format!("expected `}}` before {}", token.describe());
            return self.complain(token, message, "every `{` needs its `}`");
        };
        let brace = self.tokens[open];
        let line = self.line_of(open);
        let head = self.statement_before(open);
        let message = format!("the `{{` of line {line} (`{head}`) is not closed");
        let help = format!("write its `}}` before {}", token.describe());
        self.complain(brace, message, &help);
    }

    /// The line of a token, counted from 1.
    pub(super) fn line_of(&self, token: usize) -> usize {
        1 + self.text[..self.tokens[token].span().start].matches('\n').count()
    }

    /// The text of the statement around a token, up to that token.
    pub(super) fn statement_before(&self, behind: usize) -> String {
        let begins = |token: &Token<'_>| {
            token.kind == TokenKind::Newline || [":", "{", "}"].iter().any(|sign| token.is(sign))
        };
        let first = self.tokens[..behind].iter().rposition(begins).map_or(0, |before| before + 1);
        self.text_between(first, behind)
    }

    /// The `{` of the current card that is probably not closed before this token. A `}` at the beginning of a line that is
    /// indented less than the line of its `{` was meant for another one.
    fn unclosed_brace(&self, end: usize) -> Option<usize> {
        let line_start = |token: Token<'_>| {
            let start = token.span().start;
            self.text[..start].rfind('\n').map_or(0, |newline| newline + 1)
        };
        let indent = |token: Token<'_>| {
            let line = &self.text[line_start(token)..];
            line.len() - line.trim_start().len()
        };
        let is_first =
            |token: Token<'_>| self.text[line_start(token)..token.span().start].trim().is_empty();
        let mut open = Vec::new();
        for at in self.card_start..end {
            let token = self.tokens[at];
            if token.is("{") {
                open.push(at);
            } else if token.is("}") {
                let brace = open.pop()?;
                if is_first(token) && indent(token) < indent(self.tokens[brace]) {
                    return Some(brace);
                }
            }
        }
        open.pop()
    }
}

/// Advice that depends only on the wrong word, the word before it, and what the grammar wanted.
fn fixed_advice(before: &str, text: &str, wanted: &str) -> Option<&'static str> {
    Some(match (before, text) {
        (_, "from") if wanted != "`as`" => {
            "write `of` instead of `from`: `one of your hand`, `one of top of your board`"
        }
        (_, "pile" | "piles") if !wanted.contains("piles") => {
            "a pile is named by its color: `your red`"
        }
        ("to", "me") => "write `my hand`, `my score` or `my board`",
        ("to", "you") => "write `your hand`, `your score` or `your board`",
        (_, "otherwise") => "write `else { … }`",
        (_, "don't" | "didn't") => "write `you do not`",
        ("you", "did") => "write `you do`",
        ("you", "have" | "has") => {
            "compare numbers with a sign: `your crown > 3`; or with every opponent: \
             `every opponent has your crown > their crown`"
        }
        (_, "twice") => "write `times 2`: `draw 3 times 2`",
        (_, "==") => "write `=`",
        (_, "is") if wanted == "a comparison" => {
            "numbers are compared with a sign: `=`, `!=`, `<`, `<=`, `>` or `>=`"
        }
        _ => return None,
    })
}
