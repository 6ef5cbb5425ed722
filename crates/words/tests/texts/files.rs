//! Helpers of the tests of texts: the Fluent files, changed copies of them, and all cards.

use eureka_innovation::{Card, Edition, Rules, Source};
use eureka_words::{File, Language, Words};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};

/// The files whose messages every language must have.
pub(crate) const SHARED: [File; 14] = [
    File::Cards,
    File::Table,
    File::Companion,
    File::SoloGame,
    File::Glossary,
    File::Home,
    File::Board,
    File::Guide,
    File::Lessons,
    File::Coach,
    File::Replay,
    File::CompanionPages,
    File::Terminal,
    File::SoloGamePages,
];

/// The text of a file of a language.
pub(crate) fn file(language: Language, file: File) -> &'static str {
    file.built_in(language)
}

/// English texts in which every message is changed. `change` gets the id and the pattern of each message.
pub(crate) fn changed_english(change: impl Fn(&str, &mut Pattern<String>)) -> Words {
    let text = |name| changed(file(Language::English, name), &change);
    let files = [File::Names, File::Cards, File::Table, File::Companion, File::SoloGame];
    let texts = files.map(text);
    Words::from_texts(Language::English, &texts.each_ref().map(String::as_str)).unwrap()
}

/// Home-made cards that use every construct of the card language, which the printed cards do not.
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
                Expression::Inline(InlineExpression::StringLiteral { value })
                    if !value.starts_with('\\') =>
                {
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

/// Each built-in file is the file of its own language on disk.
#[test]
fn every_file_is_built_in_where_it_belongs() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    for language in Language::ALL {
        for file in File::ALL {
            let path = format!("{root}/{language}/{}", file.name());
            let written = std::fs::read_to_string(&path).expect("it is written");
            assert_eq!(written, file.built_in(language), "{path}");
        }
    }
}
