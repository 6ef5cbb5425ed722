//! Prints the texts of all cards in a language, from the files on disk, for those who translate:
//! `cargo run -p eureka-words --example preview -- ru`.

use eureka_innovation::{Edition, Rules, Source};
use eureka_words::{Language, Words};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let tag = std::env::args().nth(1).unwrap_or_else(|| "en".to_owned());
    let language: Language = tag.parse()?;
    let read = |name: &str| std::fs::read_to_string(format!("{root}/{name}"));
    let names = read(&format!("locales/{tag}/names.ftl"))?;
    let cards = read(&format!("locales/{tag}/cards.ftl"))?;
    let words = Words::from_texts(language, &[&names, &cards])?;
    for edition in Edition::ALL {
        println!("== {edition}");
        let rules = Rules::printed(edition);
        rules.all().iter().for_each(|card| print(&words, rules, card));
    }
    println!("== home-made");
    let file = "crates/words/tests/data/every-node.card";
    let rules =
        Rules::home_made(Edition::First, &[Source { file: file.to_owned(), text: read(file)? }])?;
    let made = rules.all().iter().filter(|&card| rules.name(card).starts_with("Every "));
    made.for_each(|card| print(&words, rules, card));
    Ok(())
}

fn print(words: &Words, rules: &Rules, card: eureka_innovation::Card) {
    println!("{}", words.card(rules.name(card)));
    for text in words.card_text(rules, card) {
        println!("  {text}");
    }
}
