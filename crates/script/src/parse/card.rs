//! Files and cards: facts, effects, and what must hold for a card as a whole.

use std::ops::Range;

use super::scope::Scope;
use super::{Failed, Parser, Read};
use crate::lex::{self, Kind, Token};
use crate::tree::{Card, Effect, EffectKind, Icons, Value, most_frequent};
use crate::word::{Color, Edition, Editions, Icon, Special};

/// How many effects a card can have in one edition.
const EFFECTS: usize = 3;

/// A card of which not everything has been read yet.
struct Draft<'t> {
    name: Token<'t>,
    age: Option<u8>,
    color: Option<Color>,
    icons: Vec<(Editions, Icons)>,
    dogma: Option<(Icon, Token<'t>)>,
    effects: Vec<(Effect, Token<'t>)>,
    /// What was said, even if wrongly: that is not missing.
    said: Vec<&'static str>,
}

impl<'t> Parser<'t> {
    /// All cards of the file, and where each of them says its name.
    pub(super) fn file(&mut self) -> (Vec<Card>, Vec<Range<usize>>) {
        let mut cards = Vec::new();
        let mut names = Vec::new();
        loop {
            self.skip_newlines();
            if self.peek().kind == Kind::End {
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
        while self.peek().kind != Kind::End && (before == "this" || !self.peek().is("card")) {
            before = self.next().text;
        }
    }

    fn card(&mut self) -> Read<(Card, Range<usize>)> {
        let first = self.here;
        let start = self.next().span().start;
        let name = self.peek();
        if name.kind != Kind::Text || name.text.trim().is_empty() {
            return self.unexpected("the card's name in quotes");
        }
        self.next();
        if let Some(why) = unfit_name(name.text) {
            self.complain(name, format!("\"{}\" cannot be the name of a card", name.text), why);
        }
        self.expect("{")?;
        self.card_mentions.clear();
        self.respellings.clear();
        self.editions = Editions::ALL;
        let mut draft = Draft {
            name,
            age: None,
            color: None,
            icons: Vec::new(),
            dogma: None,
            effects: Vec::new(),
            said: Vec::new(),
        };
        let end = self.card_body(&mut draft);
        self.check(&draft);
        let card = Card {
            name: name.text.to_owned(),
            age: draft.age.unwrap_or(1),
            color: draft.color.unwrap_or(Color::Red),
            icons: draft.icons,
            dogma: draft.dogma.map(|(icon, _)| icon),
            effects: draft.effects.into_iter().map(|(effect, _)| effect).collect(),
            mentions: self.card_mentions.clone(),
            source: self.text[start..end].to_owned(),
            words: self.first_words(first..self.here),
        };
        Ok((card, name.span()))
    }

    /// Reads facts and effects, and returns where the card ends.
    fn card_body(&mut self, draft: &mut Draft<'t>) -> usize {
        loop {
            self.skip_newlines();
            let token = self.peek();
            if self.eat("}") {
                return token.span().end;
            }
            if token.kind == Kind::End || (token.is("card") && self.look(1).kind == Kind::Text) {
                let message = format!("expected `}}` before {}", token.describe());
                self.complain(token, message, "every `{` needs its `}`");
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
            return self.unexpected("a fact or an effect");
        };
        let twice = draft.said.contains(&word) && ["age", "color", "dogma"].contains(&word);
        if twice {
            let message = format!("`{word}` is said twice");
            self.complain(token, message, "remove one of the two lines");
        }
        draft.said.push(word);
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
            let message = "`icons` are said twice for the same edition";
            return self.fail(token, message, "remove one of the two lines");
        }
        // The last entry counts, so the one for every edition goes first, wherever it stands in the text.
        let place = if limited(editions) { draft.icons.len() } else { 0 };
        draft.icons.insert(place, (editions, icons));
        Ok(())
    }

    /// `in first third`, or every edition.
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

    /// The editions behind `in`.
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
            if token.kind != Kind::Word || is_icon || lex::begins_statement(&token) {
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

    /// An effect in the editions that are being read.
    pub(super) fn effect(&mut self, kind: EffectKind) -> Read<Effect> {
        self.scope = Scope::new(kind);
        self.statements = 0;
        let editions = self.editions;
        let parameter = if self.at("(") { Some(self.bracketed(Self::parameter)?) } else { None };
        let body = self.block()?;
        let names = std::mem::take(&mut self.scope.names);
        Ok(Effect { kind, editions, parameter, names, body })
    }

    /// `level = 11`, the value that `repeat with` changes.
    fn parameter(&mut self) -> Read<Value> {
        let name = self.new_name()?;
        self.expect("=")?;
        let (value, of) = self.value()?;
        self.bind_token(name, of)?;
        self.scope.parameter = Some(of);
        Ok(value)
    }

    fn check(&mut self, draft: &Draft<'t>) {
        let said = |word| draft.said.contains(&word);
        let mut missing: Vec<_> =
            ["age", "color", "icons"].into_iter().filter(|&word| !said(word)).collect();
        if !said("effect") && !said("demand") {
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
            self.check_in(draft, edition);
        }
    }

    /// Checks what the card is in one edition, unless it is not in it.
    fn check_in(&mut self, draft: &Draft<'t>, edition: Edition) {
        let mut effects = draft.effects.iter().filter(|(effect, _)| effect.editions.has(edition));
        if let Some((_, token)) = effects.clone().nth(EFFECTS) {
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

/// Why a name would make records of games unreadable, if it would: an answer is written by its card's name.
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
        Some("blanks stand only between words, one at a time")
    } else if notation || letter(name) || name.bytes().all(|byte| byte.is_ascii_digit()) {
        Some("it is an answer to other questions of the game")
    } else if matches!(first, "meld" | "dogma" | "achieve" | "branch") {
        Some("names of actions begin so")
    } else if letter(last) && name.ends_with(&format!(" of {last}")) {
        Some("it reads like another player's card")
    } else {
        None
    }
}
