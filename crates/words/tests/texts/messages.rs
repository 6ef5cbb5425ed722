//! The messages of every language: the same ones, with the same arguments, none missing and none left over.

use crate::files::{TRANSLATED, all_cards, cards_file, change_text, changed, file, parsed};
use eureka_words::{Language, Words};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};

/// A helper that each language has of its own.
fn is_own(id: &str) -> bool {
    id.starts_with("part-")
}

/// A message: what the line above it says that it gets, what it uses, and which messages it refers to.
#[derive(Default)]
struct Message {
    /// `noun`, `verb` or `plain`; empty where no line says it.
    place: String,
    arguments: BTreeSet<String>,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

fn messages(file: &str) -> BTreeMap<String, Message> {
    let mut messages = BTreeMap::new();
    for entry in parsed(file).body {
        let Entry::Message(entry) = entry else { continue };
        let mut message = Message::default();
        let comment = entry.comment.map(|comment| comment.content.join(" ")).unwrap_or_default();
        let mut words = comment.split([' ', ';']);
        message.place = words.next().unwrap_or_default().to_owned();
        message.arguments =
            words.filter_map(|word| word.strip_prefix('$')).map(str::to_owned).collect();
        entry.value.iter().for_each(|pattern| message.read(pattern));
        messages.insert(entry.id.name, message);
    }
    messages
}

impl Message {
    fn read(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.read(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.clone());
            }
            _ => {}
        }
    }
}

/// The variables of a message and of all it refers to, without their cases and moods.
fn variables(messages: &BTreeMap<String, Message>, id: &str) -> BTreeSet<String> {
    let (mut found, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![id]);
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let message = messages.get(id).unwrap_or_else(|| panic!("there is no message {id}"));
        for variable in &message.variables {
            let base = match variable.rsplit_once('_') {
                Some((base, "nom" | "acc" | "gen" | "dat" | "ins" | "loc")) => base,
                Some((base, "imp" | "inf" | "dem")) => base,
                _ => variable,
            };
            found.insert(base.to_owned());
        }
        open.extend(message.references.iter().map(String::as_str));
    }
    found
}

#[test]
fn every_language_has_the_same_messages_and_no_helper_too_many() {
    let english = messages(&cards_file(Language::English));
    let shared = |messages: &BTreeMap<String, Message>| -> Vec<String> {
        messages.keys().filter(|id| !is_own(id)).cloned().collect()
    };
    for language in TRANSLATED {
        let messages = messages(&cards_file(language));
        assert_eq!(shared(&messages), shared(&english), "{language}");
        let used: BTreeSet<&String> =
            messages.values().flat_map(|message| &message.references).collect();
        for id in messages.keys().filter(|id| is_own(id)) {
            assert!(used.contains(id), "{language}: nothing uses {id}");
        }
    }
}

/// A message uses only what the English file says that it gets, and leaves nothing out that English has. Whose something is may be
/// said by the word for it or by the noun, and a colour by adjective or noun.
#[test]
fn every_language_uses_the_same_arguments() {
    const ALIKE: [&[&str]; 3] = [
        &["whose", "owner", "player", "board", "subject"],
        &["colors", "names"],
        &["number", "count"],
    ];
    // Words to select by that another language may not need.
    const WORDS: &str =
        "number form case mood head quantity kind may whose state direction most ends";
    let english = messages(&cards_file(Language::English));
    for language in TRANSLATED {
        let messages = messages(&cards_file(language));
        for (id, message) in english.iter().filter(|(id, _)| !is_own(id)) {
            let used = variables(&messages, id);
            let mut legal = message.arguments.clone();
            legal.extend(["case".to_owned(), "mood".to_owned()]);
            let foreign: Vec<&String> = used.difference(&legal).collect();
            assert!(foreign.is_empty(), "{language}: {id} does not get {foreign:?}");
            for argument in variables(&english, id) {
                let alike = ALIKE.iter().find(|group| group.contains(&argument.as_str()));
                let said = used.contains(&argument)
                    || WORDS.split(' ').any(|word| word == argument)
                    || alike.is_some_and(|group| group.iter().any(|&other| used.contains(other)));
                assert!(said, "{language}: {id} says nothing of ${argument}");
            }
        }
    }
}

/// Every message is part of some text, and every case and mood of an argument is known.
#[test]
fn no_message_is_left_over() {
    let cards = changed(&cards_file(Language::English), |id, pattern| {
        let mark = format!("<{id}>");
        pattern.elements.insert(0, PatternElement::TextElement { value: mark });
    });
    let names = file(Language::English, "names").unwrap();
    let words = Words::from_texts(Language::English, &[&names, &cards]).unwrap();
    let texts = all_cards().into_iter().flat_map(|(rules, card)| words.card_text(rules, card));
    let texts: String = texts.collect::<String>().to_lowercase();
    for id in messages(&cards).keys() {
        assert!(texts.contains(&format!("<{id}>")), "no text uses {id}");
    }
}

/// A default variant is one of those that there are, so that a word which is not foreseen shows up as nonsense in no language.
#[test]
fn selectors_have_no_duplicate_variants() {
    fn check(language: Language, id: &str, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            let Expression::Select { variants, .. } = expression else { continue };
            let mut keys = BTreeSet::new();
            for variant in variants {
                let key = match &variant.key {
                    VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
                        name
                    }
                };
                assert!(keys.insert(key.clone()), "{language}: {id} has [{key}] twice");
                check(language, id, &variant.value);
            }
        }
    }
    for language in TRANSLATED {
        for entry in parsed(&cards_file(language)).body {
            let Entry::Message(message) = entry else { continue };
            message.value.iter().for_each(|pattern| check(language, &message.id.name, pattern));
        }
    }
    // The other helper of these tests keeps the text of a message as it is if nothing is changed.
    let english = cards_file(Language::English);
    let same = changed(&english, |_, pattern| change_text(pattern, &str::to_owned));
    assert_eq!(messages(&same).len(), messages(&english).len());
}
