//! What several tests of texts need.

use eureka_innovation::{Card, Edition, Rules, Source};
use eureka_words::{Language, Words};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};

/// The languages in which cards have texts; names of cards there are in all.
pub(crate) const TRANSLATED: [Language; 1] = [Language::English];

/// A file of a language, if there is one.
pub(crate) fn file(language: Language, name: &str) -> Option<String> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    std::fs::read_to_string(format!("{root}/{}/{name}.ftl", language.tag())).ok()
}

/// The texts of the cards of a language, or a clear complaint.
pub(crate) fn cards_file(language: Language) -> String {
    let missing = || panic!("{language}: locales/{language}/cards.ftl has yet to be written");
    file(language, "cards").unwrap_or_else(missing)
}

/// The words of a language, from its files.
pub(crate) fn words(language: Language) -> Words {
    let names = file(language, "names").unwrap_or_default();
    let words = Words::from_texts(language, &[&names, &cards_file(language)]);
    words.unwrap_or_else(|error| panic!("{language}: {error}"))
}

/// Cards that use every word of the language, as no printed ones do.
pub(crate) fn every_node() -> &'static Rules {
    let text = include_str!("../data/every-node.card").to_owned();
    let source = Source { file: "every-node.card".to_owned(), text };
    Rules::home_made(Edition::First, &[source]).unwrap_or_else(|error| panic!("{error}"))
}

/// All printed cards of all editions, and those of [`every_node`].
pub(crate) fn all_cards() -> Vec<(&'static Rules, Card)> {
    let printed = Edition::ALL.into_iter().map(Rules::printed);
    let mut cards: Vec<(&'static Rules, Card)> =
        printed.flat_map(|rules| rules.all().iter().map(move |card| (rules, card))).collect();
    let made = every_node();
    let home_made = made.all().iter().filter(|&card| made.name(card).starts_with("Every "));
    cards.extend(home_made.map(|card| (made, card)));
    cards
}

/// Changes the text of every message: `change` gets its id and its pattern.
pub(crate) fn changed(file: &str, change: impl Fn(&str, &mut Pattern<String>)) -> String {
    let mut resource = parsed(file);
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry {
            let id = message.id.name.clone();
            message.value.iter_mut().for_each(|pattern| change(&id, pattern));
        }
    }
    fluent_syntax::serializer::serialize(&resource)
}

/// The messages of a file.
pub(crate) fn parsed(file: &str) -> Resource<String> {
    fluent_syntax::parser::parse(file.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"))
}

/// Changes every piece of text in a pattern.
pub(crate) fn change_text(pattern: &mut Pattern<String>, change: &impl Fn(&str) -> String) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = change(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    *value = change(value);
                }
                Expression::Inline(_) => {}
                Expression::Select { variants, .. } => {
                    variants.iter_mut().for_each(|variant| change_text(&mut variant.value, change));
                }
            },
        }
    }
}
