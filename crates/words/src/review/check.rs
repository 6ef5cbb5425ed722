//! Checks that a better text says nothing that the program cannot fill in, and leaves nothing out.

use super::apply::written;
use super::entries::messages;
use super::{CHANGED, EffectHeading, Heading};
use crate::files::File;
use crate::language::Language;
use crate::overrides::script_fingerprint;
use crate::references::{MessageReferences, References};
use crate::words::Words;
use eureka_innovation::{Icon, Rules};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;

/// The text that a heading is about, as the program has it.
pub(super) fn text_now(language: Language, heading: &Heading) -> Result<String, String> {
    match heading {
        Heading::Effect(about) => {
            let mut now = None;
            for &edition in &about.editions {
                let rules = Rules::printed(edition);
                let (card, effect) = about.find(rules).ok_or(CHANGED)?;
                if script_fingerprint(rules, card, effect) != Some(about.script) {
                    let card = &about.card;
                    return Err(format!(
                        "{card} has changed in the {edition} edition since this text was written: review it anew"
                    ));
                }
                let text = Words::of(language).effect(rules, card, effect);
                if now.as_ref().is_some_and(|now| *now != text) {
                    return Err(CHANGED.to_owned());
                }
                now = Some(text);
            }
            Ok(now.ok_or(CHANGED)?)
        }
        Heading::Message(file, id) => {
            let own = messages(file.built_in(language));
            let message = own.into_iter().find(|message| message.id == id).ok_or(CHANGED)?;
            Ok(message.value.to_owned())
        }
        Heading::Language(_) => Err(CHANGED.to_owned()),
    }
}

/// A better text for an effect, with references to the icons.
pub(super) fn effect_text(
    language: Language,
    about: &EffectHeading,
    now: &str,
    better: &str,
) -> Result<String, String> {
    let words = Words::of(language);
    let mut better = better.split_whitespace().collect::<Vec<_>>().join(" ");
    let card = &about.card;
    if better.contains(['{', '}']) {
        return Err(format!("the text of {card} has braces, which card texts never have"));
    }
    let (old, new) = (symbols(now), symbols(&better));
    if let Some(symbol) = new.difference(&old).next() {
        let all: Vec<&str> = old.iter().map(String::as_str).collect();
        return Err(match all.is_empty() {
            true => format!("{symbol} stands in the better text of {card} only"),
            false => format!(
                "{symbol} stands in the better text of {card} only: write {} exactly as it is printed there",
                all.join(", ")
            ),
        });
    }
    if let Some(symbol) = old.difference(&new).next() {
        return Err(format!("{symbol} is missing in the better text of {card}"));
    }
    if is_much_shorter(&better, now) {
        return Err(format!(
            "the better text of {card} is much shorter than the one it replaces; a remark belongs behind `remark:`"
        ));
    }
    for icon in Icon::ALL {
        better = better.replace(&words.icon(icon), &format!("{{ icon-{icon} }}"));
    }
    Ok(better)
}

/// A better text for a message, as it stands behind the equals sign.
pub(super) fn message_text(
    language: Language,
    id: &str,
    now: &str,
    better: &str,
) -> Result<String, String> {
    let better = better.trim_end();
    if better.matches('{').count() != better.matches('}').count() {
        return Err("a brace is missing: there are as many { as }".to_owned());
    }
    let Some(new) = references(id, better) else {
        let bare = better.lines().find(|line| line.trim_start().starts_with(['*', '[', '.']));
        return Err(match bare {
            Some(line) if !better.contains("->") => {
                format!("no line of a text may begin with `*`, `[` or `.`: {line}")
            }
            _ => "the forms do not fit together: `->` and one form with `*` are needed".to_owned(),
        });
    };
    let old = references(id, now).unwrap_or_default();
    let all = all_references(language);
    let (before, after) = (all.variables_of(&old), all.variables_of(&new));
    if let Some(name) = after.difference(&before).next() {
        return Err(format!("the program does not fill in ${name} here"));
    }
    if let Some(name) = before.difference(&after).next() {
        return Err(format!("{{ ${name} }} is missing: keep what stands between braces"));
    }
    if new.messages.contains(id) {
        return Err("a text cannot contain itself".to_owned());
    }
    if let Some(name) = new.messages.iter().find(|name| !all.has(name)) {
        return Err(format!("there is no text {{ {name} }}"));
    }
    let is_plural = |key: &&String| {
        ["zero", "one", "two", "few", "many", "other"].contains(&key.as_str())
            || key.parse::<f64>().is_ok()
    };
    if let Some(key) = new.keys.difference(&old.keys).find(|key| !is_plural(key)) {
        return Err(format!("[{key}] is no form of this text: names in [ ] are not translated"));
    }
    if let Some(key) = old.keys.difference(&new.keys).find(|key| !is_plural(key)) {
        return Err(format!("the form [{key}] is missing"));
    }
    Ok(better.to_owned())
}

/// What a message with this value refers to; `None` if it is no message.
fn references(id: &str, value: &str) -> Option<MessageReferences> {
    let resource = FluentResource::try_new(written(id, value)).ok()?;
    let mut entries = resource.entries();
    match (entries.next(), entries.next()) {
        (Some(Entry::Message(message)), None) => Some(MessageReferences::of(message)),
        _ => None,
    }
}

/// The references of all messages of a language.
fn all_references(language: Language) -> References {
    let mut all = References::default();
    for file in File::ALL {
        let text = FluentResource::try_new(file.built_in(language).to_owned());
        all.read(&text.unwrap_or_else(|(resource, _)| resource));
    }
    all
}

/// The icons and boxed values of a text.
fn symbols(text: &str) -> BTreeSet<String> {
    let parts = text.split('[').skip(1).filter_map(|part| part.split_once(']'));
    parts.map(|(symbol, _)| format!("[{symbol}]")).collect()
}

/// Whether a text has so few words that it can hardly say the same: «OK», «as above».
fn is_much_shorter(better: &str, now: &str) -> bool {
    let count = |text: &str| text.split_whitespace().count();
    count(better) < 3 && count(now) > 4
}
