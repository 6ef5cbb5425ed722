//! Grammar rules for files and cards: facts, effects, and the checks of a card as a whole.

use std::ops::Range;

use super::scope::Scope;
use super::{Failed, Parser, Read};
use crate::diagnostic;
use crate::lex::{self, Token, TokenKind};
use crate::tree::{Card, Effect, EffectKind, Icons, Value, most_frequent};
use crate::word::{Color, Edition, Editions, Icon, Special};

/// The maximum number of effects of a card in one edition.
const MAX_EFFECTS: usize = 3;

/// A card that is being parsed.
struct Draft<'t> {
    name: Token<'t>,
    age: Option<u8>,
    color: Option<Color>,
    icons: Vec<(Editions, Icons)>,
    dogma: Option<(Icon, Token<'t>)>,
    effects: Vec<(Effect, Token<'t>)>,
    /// The keywords of the facts and effects found so far, including those with mistakes: they are not missing.
    found: Vec<&'static str>,
}

impl<'t> Parser<'t> {
    /// Parses all cards of the file. Returns them with the bytes of their names.
    pub(super) fn file(&mut self) -> (Vec<Card>, Vec<Range<usize>>) {
        let mut cards = Vec::new();
        let mut names = Vec::new();
        loop {
            self.skip_newlines();
            if self.peek().kind == TokenKind::End {
                return (cards, names);
            }
            let read = if self.at("card") { self.card() } else { self.unexpected("`card`") };
            match read {
                Ok((card, name)) => {
                    cards.push(card);
                    names.push(name);
                }
                Err(Failed) => self.skip_to_card(),
            }
            self.brackets = 0;
        }
    }

    fn skip_to_card(&mut self) {
        let mut before = "";
        while self.peek().kind != TokenKind::End && (before == "this" || !self.peek().is("card")) {
            before = self.next().text;
        }
    }

    fn card(&mut self) -> Read<(Card, Range<usize>)> {
        let first = self.here;
        let start = self.next().span().start;
        let name = self.peek();
        if name.kind != TokenKind::Text || name.text.trim().is_empty() {
            return self.unexpected("the card's name in quotes");
        }
        self.next();
        if let Some(why) = unfit_name(name.text) {
            self.complain(name, format!("\"{}\" cannot be the name of a card", name.text), why);
        }
        self.expect("{")?;
        self.card_mentions.clear();
        self.respellings.clear();
        self.earlier_names.clear();
        self.card_start = first;
        self.editions = Editions::ALL;
        let mut draft = Draft {
            name,
            age: None,
            color: None,
            icons: Vec::new(),
            dogma: None,
            effects: Vec::new(),
            found: Vec::new(),
        };
        let end = self.card_body(&mut draft);
        self.check_card(&draft);
        let card = Card {
            name: name.text.to_owned(),
            age: draft.age.unwrap_or(1),
            color: draft.color.unwrap_or(Color::Red),
            icons: draft.icons,
            dogma: draft.dogma.map(|(icon, _)| icon),
            effects: draft.effects.into_iter().map(|(effect, _)| effect).collect(),
            mentions: self.card_mentions.clone(),
            source: self.text[start..end].to_owned(),
            words: self.original_words(first..self.here),
        };
        Ok((card, name.span()))
    }

    /// Parses facts and effects. Returns the byte at which the card ends.
    fn card_body(&mut self, draft: &mut Draft<'t>) -> usize {
        loop {
            self.skip_newlines();
            let token = self.peek();
            if self.eat("}") {
                return token.span().end;
            }
            if token.kind == TokenKind::End
                || (token.is("card") && self.look(1).kind == TokenKind::Text)
            {
                self.report_unclosed();
                return token.span().start;
            }
            self.parts = 0;
            self.editions = Editions::ALL;
            let start = self.here;
            let read = self.card_item(draft).and_then(|()| self.end_statement());
            if read.is_err() {
                self.recover();
            }
            self.count_only_in(self.editions, start..self.here);
        }
    }

    fn card_item(&mut self, draft: &mut Draft<'t>) -> Read<()> {
        let token = self.peek();
        let words = ["age", "color", "icons", "dogma", "effect", "demand"];
        let Some(word) = self.eat_one_of(&words) else {
            // A misspelled line is there: it must not be reported as missing, too.
            draft.found.extend(diagnostic::closest(token.text, words));
            return self.unexpected("a line such as `age 1` or `effect { }`");
        };
        let twice = draft.found.contains(&word) && ["age", "color", "dogma"].contains(&word);
        if twice {
            let message = format!("there are two `{word}` lines");
            self.complain(token, message, "remove one of them");
        }
        draft.found.push(word);
        match word {
            "age" => draft.age = Some(self.age()?),
            "color" => match self.color() {
                Some(color) => draft.color = Some(color),
                None => return self.unexpected("a color"),
            },
            "icons" => self.icons(draft, token)?,
            "dogma" => {
                let place = self.peek();
                draft.dogma = Some((self.icon()?, place));
            }
            _ => {
                let kind = if word == "effect" { EffectKind::Share } else { EffectKind::Demand };
                let effects = self.effects(kind)?;
                let names = effects.iter().flat_map(|effect| &effect.names);
                self.earlier_names.extend(names.cloned());
                draft.effects.extend(effects.into_iter().map(|effect| (effect, token)));
            }
        }
        Ok(())
    }

    fn age(&mut self) -> Read<u8> {
        let token = self.peek();
        let age = self.fixed_number()?;
        if !(1..=Edition::Fourth.last_age()).contains(&age) {
            let message = format!("there is no age `{age}`");
            return self.fail(token, message, "ages go from 1 to 10, in the fourth edition to 11");
        }
        Ok(age)
    }

    fn icons(&mut self, draft: &mut Draft<'t>, token: Token<'t>) -> Read<()> {
        let editions = self.editions();
        let first = self.peek();
        let mut icons: Icons = [None; 4];
        for place in &mut icons {
            *place = if self.eat("hex") { None } else { Some(self.icon()?) };
        }
        let pictures = icons.iter().filter(|icon| icon.is_none()).count();
        if pictures != 1 {
            let message = format!("{pictures} of the four places are `hex`");
            return self.fail(first, message, "three places show an icon and exactly one is `hex`");
        }
        let limited = |editions: Editions| editions != Editions::ALL;
        let overlaps = |&(other, _): &(Editions, Icons)| {
            limited(other) == limited(editions) && other.0 & editions.0 != 0
        };
        if draft.icons.iter().any(overlaps) {
            let message = "there are two `icons` lines for the same edition";
            return self.fail(token, message, "remove one of them");
        }
        // The last entry counts, so the entry for every edition must come first, wherever it is in the text.
        let place = if limited(editions) { draft.icons.len() } else { 0 };
        draft.icons.insert(place, (editions, icons));
        Ok(())
    }

    /// Parses `in first third`. Without it, returns every edition.
    pub(super) fn editions(&mut self) -> Editions {
        let start = self.here;
        if !self.eat("in") {
            return Editions::ALL;
        }
        let editions = self.named_editions();
        self.respell(start..self.here, &[]);
        self.editions = editions;
        editions
    }

    /// Parses the editions after `in`.
    pub(super) fn named_editions(&mut self) -> Editions {
        let mut editions = Editions(0);
        loop {
            if let Some(edition) = Edition::ALL.into_iter().find(|edition| self.eat(edition.word()))
            {
                editions.0 |= 1 << edition as u8;
                continue;
            }
            let token = self.peek();
            let is_icon = token.is("hex") || Icon::from_word(token.text).is_some();
            if token.kind != TokenKind::Word || is_icon || lex::begins_statement(&token) {
                break;
            }
            let _ = self.unexpected::<()>("an edition");
            self.next();
            editions = Editions::ALL;
        }
        if editions == Editions(0) {
            let _ = self.unexpected::<()>("an edition");
        }
        editions
    }

    /// Parses an effect for the current editions.
    pub(super) fn effect(&mut self, kind: EffectKind) -> Read<Effect> {
        self.scope = Scope::new(kind);
        self.statements = 0;
        self.unnamed = None;
        let editions = self.editions;
        let parameter = if self.at("(") { Some(self.bracketed(Self::parameter)?) } else { None };
        let body = self.block()?;
        let names = std::mem::take(&mut self.scope.names);
        Ok(Effect { kind, editions, parameter, names, body })
    }

    /// Parses a parameter such as `level = 11`, which `repeat with` changes.
    fn parameter(&mut self) -> Read<Value> {
        let name = self.new_name()?;
        self.expect("=")?;
        let (value, of) = self.value()?;
        self.bind_token(name, of)?;
        self.scope.parameter = Some(of);
        Ok(value)
    }

    /// Checks the card as a whole.
    fn check_card(&mut self, draft: &Draft<'t>) {
        let found = |word| draft.found.contains(&word);
        let mut missing: Vec<_> =
            ["age", "color", "icons"].into_iter().filter(|&word| !found(word)).collect();
        if !found("effect") && !found("demand") {
            missing.push("effect");
        }
        if !missing.is_empty() {
            let message = format!("\"{}\" has no {}", draft.name.text, missing.join(", no "));
            self.complain(
                draft.name,
                message,
                "a card needs `age`, `color`, `icons` and one effect",
            );
        }
        for edition in Edition::ALL {
            self.check_in_edition(draft, edition);
        }
    }

    /// Checks the card in one edition, if it is part of that edition.
    fn check_in_edition(&mut self, draft: &Draft<'t>, edition: Edition) {
        let mut effects = draft.effects.iter().filter(|(effect, _)| effect.editions.has(edition));
        if let Some((_, token)) = effects.clone().nth(MAX_EFFECTS) {
            let message = format!("one effect too many in the {edition} edition");
            self.complain(*token, message, "a card has at most three");
        }
        let in_it = effects.next().is_some() && draft.age.unwrap_or(1) <= edition.last_age();
        if !in_it || draft.icons.is_empty() {
            return;
        }
        let found = draft.icons.iter().rev().find(|(editions, _)| editions.has(edition));
        let Some((_, icons)) = found else {
            let message = format!("\"{}\" has no icons in the {edition} edition", draft.name.text);
            self.complain(draft.name, message, "add a line `icons …` for it, or for every edition");
            return;
        };
        match draft.dogma {
            Some((icon, token)) if !icons.contains(&Some(icon)) => {
                let message = format!("the card shows no `{icon}` in the {edition} edition");
                self.complain(token, message, "the dogma icon is one of its icons");
            }
            None if most_frequent(icons).is_none() => {
                let message = format!("\"{}\" shows no icon most often", draft.name.text);
                let help = "say which is its dogma icon, like `dogma castle`";
                self.complain(draft.name, message, help);
            }
            Some(_) | None => {}
        }
    }
}

/// The reason why a card must not have this name, if there is one. Answers in records are written by the names of cards,
/// so a name must not look like another answer.
fn unfit_name(name: &str) -> Option<&'static str> {
    let mut words = name.split(' ');
    let (first, last) = (words.clone().next()?, words.clone().next_back()?);
    let is_word = |words: &[&str]| words.contains(&name);
    let notation = is_word(&["draw", "pass", "yes", "no"])
        || is_word(&["first", "second", "third", "fourth", "fifth", "sixth"])
        || is_word(&Color::WORDS)
        || is_word(&Icon::WORDS)
        || is_word(&Special::WORDS);
    let letter = |word: &str| matches!(word.as_bytes(), [b'A'..=b'H']);
    if words.any(str::is_empty) {
        Some("use spaces only between words, one at a time")
    } else if notation || letter(name) || name.bytes().all(|byte| byte.is_ascii_digit()) {
        Some("it is already an answer to other questions of the game")
    } else if matches!(first, "meld" | "dogma" | "achieve" | "branch") {
        Some("actions of the game begin with this word")
    } else if letter(last) && name.ends_with(&format!(" of {last}")) {
        Some("it reads like another player's card")
    } else {
        None
    }
}
