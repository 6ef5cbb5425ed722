//! Prints the texts of one language from the files on disk, so that translators see their work without a build:
//! `cargo run -p eureka-words --example preview -- ru` prints the texts of all cards. A second argument chooses other
//! texts: `table` (everything said at a table of Innovation), `companion` or `solo-game` (everything said in those
//! games of Inventions), or `beside` (each text of a card beneath the English one, with its number of words and the
//! number of its script, for a text written by hand). A folder as the last argument is read instead of `locales`.

#[path = "../tests/texts/companion_texts.rs"]
mod companion_texts;
#[path = "../tests/texts/lines.rs"]
mod lines;
#[path = "../tests/texts/solo_game_texts.rs"]
mod solo_game_texts;
#[path = "../tests/texts/table_texts.rs"]
mod table_texts;

use companion_texts::CompanionTexts;
use eureka_innovation::{Card, Edition, Rules, Source};
use eureka_words::{File, Language, Words, script_fingerprint};
use solo_game_texts::SoloGameTexts;
use table_texts::TableTexts;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut args = std::env::args().skip(1);
    let language: Language = args.next().unwrap_or_default().parse()?;
    let what = args.next().unwrap_or_default();
    let locales = args.next().unwrap_or_else(|| format!("{root}/locales"));
    let words = read(language, &locales)?;
    let file = "crates/words/tests/data/every-node.card";
    let text = std::fs::read_to_string(format!("{root}/{file}"))?;
    let home_made = Rules::home_made(Edition::First, &[Source { file: file.to_owned(), text }])?;
    match what.as_str() {
        "table" => print!("{}", TableTexts::new(&words, &[], 4, home_made).page()),
        "companion" => print!("{}", CompanionTexts::new(&words, 1).lines.page()),
        "beside" => print_beside(&words, &read(Language::English, &locales)?),
        "solo-game" => print!("{}", SoloGameTexts::new(&words, 1).lines.page()),
        _ => print_cards(&words, home_made),
    }
    Ok(())
}

fn read(language: Language, locales: &str) -> Result<Words, Box<dyn std::error::Error>> {
    let mut texts = Vec::new();
    for file in File::ALL {
        texts.push(std::fs::read_to_string(format!("{locales}/{language}/{}", file.name()))?);
    }
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    Ok(Words::from_texts(language, &texts)?)
}

fn print_beside(words: &Words, english: &Words) {
    for edition in Edition::ALL {
        println!("== {edition}");
        let rules = Rules::printed(edition);
        for card in rules.all() {
            println!("{} ({})", words.card(rules.name(card)), rules.name(card));
            let texts = words.card_text(rules, card).into_iter().enumerate();
            for ((effect, text), original) in texts.zip(english.card_text(rules, card)) {
                let script = script_fingerprint(rules, card, effect).unwrap_or_default();
                let by_hand = if words.is_by_hand(rules, card, effect) { ", by hand" } else { "" };
                let (number, count) = (effect + 1, text.split_whitespace().count());
                println!("  {number}. {original}");
                println!("     {text}");
                println!("     ({count} words, script {script:016x}{by_hand})");
            }
        }
    }
}

fn print_cards(words: &Words, home_made: &Rules) {
    for edition in Edition::ALL {
        println!("== {edition}");
        let rules = Rules::printed(edition);
        rules.all().iter().for_each(|card| print_card(words, rules, card));
    }
    println!("== home-made");
    let made = home_made.all().iter().filter(|&card| home_made.name(card).starts_with("Every "));
    made.for_each(|card| print_card(words, home_made, card));
}

fn print_card(words: &Words, rules: &Rules, card: Card) {
    println!("{}", words.card(rules.name(card)));
    for text in words.card_text(rules, card) {
        println!("  {text}");
    }
}
