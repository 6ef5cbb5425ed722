//! The messages of every language: the same ones, with the same arguments, none missing and none left over.

use crate::companion_texts::CompanionTexts;
use crate::files::{
    SHARED, all_cards, change_text, changed, changed_english, every_node, file, parsed,
};
use crate::solo_game_texts::SoloGameTexts;
use crate::table_texts::TableTexts;
use eureka_words::{File, Language};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// Whether a message is a helper that a language has for itself.
fn is_own(id: &str) -> bool {
    id.starts_with("part-")
}

/// A message: the arguments listed in the last line of its comment, the variables it uses, and the messages it refers to.
#[derive(Default)]
struct Message {
    arguments: BTreeSet<String>,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

type Messages = BTreeMap<String, Message>;

fn messages(file: &str) -> Messages {
    let mut messages = BTreeMap::new();
    for entry in parsed(file).body {
        let Entry::Message(entry) = entry else { continue };
        let mut message = Message::default();
        let comment = entry.comment.and_then(|comment| comment.content.into_iter().last());
        let words = comment.as_deref().unwrap_or_default().split([' ', ';']);
        message.arguments =
            words.filter_map(|word| word.strip_prefix('$')).map(str::to_owned).collect();
        entry.value.iter().for_each(|pattern| message.read(pattern));
        messages.insert(entry.id.name, message);
    }
    messages
}

/// All messages of a language, since a message may refer to one of another file.
fn all_messages(language: Language) -> Messages {
    File::ALL.into_iter().flat_map(|name| messages(file(language, name))).collect()
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
fn variables(messages: &Messages, id: &str) -> BTreeSet<String> {
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
    for name in SHARED {
        let shared = |language| -> Vec<String> {
            let messages = messages(file(language, name));
            messages.into_keys().filter(|id| !is_own(id)).collect()
        };
        for language in Language::ALL {
            assert_eq!(shared(language), shared(Language::English), "{language}");
            let all = all_messages(language);
            let used: BTreeSet<&String> =
                all.values().flat_map(|message| &message.references).collect();
            for id in messages(file(language, name)).keys().filter(|id| is_own(id)) {
                assert!(used.contains(id), "{language}: nothing uses {id}");
            }
        }
    }
}

/// A message uses only the arguments that the English file lists, and leaves out none that the English text uses. An owner may be said
/// by a word to select by or by a noun, and a color by an adjective or a noun.
#[test]
fn every_language_uses_the_same_arguments() {
    const ALIKE: [&[&str]; 3] = [
        &["whose", "owner", "player", "board", "subject"],
        &["colors", "names"],
        &["number", "count"],
    ];
    // Selecting words that another language may not need.
    const WORDS: &str = "number form case mood head quantity kind may whose state direction most ends chosen last listed offers";
    // What a language may say in the same way whatever the argument is.
    const ANYHOW: [(&str, &str); 8] = [
        ("card-beneath", "covered"),
        ("cards", "possessive"),
        ("cards", "single"),
        ("execute", "edition"),
        ("have-colors", "board"),
        ("piles-of", "known"),
        ("transfer", "possessive"),
        ("transfer", "takers"),
    ];
    let english = all_messages(Language::English);
    let mut unsaid = Vec::new();
    for name in SHARED {
        let shared = messages(file(Language::English, name));
        for language in Language::ALL {
            let messages = all_messages(language);
            for (id, message) in shared.iter().filter(|(id, _)| !is_own(id)) {
                let used = variables(&messages, id);
                let mut legal = message.arguments.clone();
                legal.extend(["case".to_owned(), "mood".to_owned()]);
                let foreign: Vec<&String> = used.difference(&legal).collect();
                assert!(foreign.is_empty(), "{language}: {id} does not get {foreign:?}");
                for argument in variables(&english, id) {
                    let alike = ALIKE.iter().find(|group| group.contains(&argument.as_str()));
                    let said = used.contains(&argument)
                        || ANYHOW.contains(&(id, &argument))
                        || WORDS.split(' ').any(|word| word == argument)
                        || alike
                            .is_some_and(|group| group.iter().any(|&other| used.contains(other)));
                    if !said {
                        unsaid.push(format!("{language}: {id} says nothing of ${argument}"));
                    }
                }
            }
        }
    }
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}

/// A message of several words that is the same as in English was not translated.
#[test]
fn no_sentence_is_left_in_english() {
    let texts = |language, name| -> BTreeMap<String, String> {
        let mut resource = parsed(file(language, name));
        let mut texts = BTreeMap::new();
        for entry in &mut resource.body {
            let Entry::Message(message) = entry else { continue };
            let text = RefCell::new(String::new());
            let read = |part: &str| {
                *text.borrow_mut() += part;
                part.to_owned()
            };
            message.value.iter_mut().for_each(|pattern| change_text(pattern, &read));
            texts.insert(message.id.name.clone(), text.into_inner());
        }
        texts
    };
    let is_word = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
    for name in SHARED {
        let english = texts(Language::English, name);
        for language in Language::ALL.into_iter().skip(1) {
            for (id, text) in texts(language, name) {
                let same = english.get(&id) == Some(&text);
                let words = text.split_whitespace().filter(is_word).count();
                assert!(!same || words < 3, "{language}: {id} = {text}");
            }
        }
    }
}

/// Every message is part of some text. The messages of pages are checked by the tests of the pages.
#[test]
fn no_message_is_left_over() {
    let words = changed_english(|id, pattern| {
        let mark = format!("<{id}>");
        pattern.elements.insert(0, PatternElement::TextElement { value: mark });
    });
    let mut texts = TableTexts::new(&words, &[], 2, every_node()).page();
    let companion = CompanionTexts::new(&words, 4).lines.all.into_iter();
    let solo_game = SoloGameTexts::new(&words, 4).lines.all.into_iter();
    texts.extend(companion.chain(solo_game).map(|(_, line)| line));
    for (rules, card) in all_cards() {
        texts.extend(words.card_text(rules, card));
    }
    let texts = texts.to_lowercase();
    let files = [File::Names, File::Cards, File::Table, File::Companion, File::SoloGame];
    let said = files.into_iter().flat_map(|name| messages(file(Language::English, name)));
    for (id, _) in said {
        assert!(texts.contains(&format!("<{id}>")), "no text uses {id}");
    }
}

/// No selector has the same variant twice, since the second would never be used.
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
    for name in SHARED {
        for language in Language::ALL {
            for entry in parsed(file(language, name)).body {
                let Entry::Message(message) = entry else { continue };
                message.value.iter().for_each(|pattern| check(language, &message.id.name, pattern));
            }
        }
    }
    // The helper `changed` keeps the number of messages.
    let english = file(Language::English, File::Cards);
    let same = changed(english, |_, pattern| change_text(pattern, &str::to_owned));
    assert_eq!(messages(&same).len(), messages(english).len());
}
