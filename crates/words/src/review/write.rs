//! Writes a file for review.

use super::entries::messages;
use super::{BETTER, CARD, EffectHeading, Heading, REMARK, SCRIPT, TERMS};
use crate::files::File;
use crate::glossary::Glossary;
use crate::language::Language;
use crate::overrides::script_fingerprint;
use crate::words::Words;
use eureka_innovation::{Edition, Rules};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The head of every file for review.
const HOW_TO: &str = "\
# Each text stands beneath the English one. Where you know a better one, write it behind “better:”. Whatever else you want to
# say goes behind “remark:”. Both may have several lines. Change nothing else, and send the file back.
";

const OF_CARDS: &str = "\
# A text must say exactly what the card does, as the script does: that is what the game runs. Icons are written as they are
# printed, such as [♜ …], and cards and achievements of an age as their number, such as [3]. Each text is valid for the editions named above
# it. “terms:” lists the words of the game that the English text uses, as your language has them; a word is marked with a
# question mark if your text does without it.
";

const OF_MESSAGES: &str = "\
# What stands between braces { } is filled in by the program, or chooses between forms: keep it, and put it where your language wants it.
";

/// All texts of cards for review, beside the English ones, with scripts and terms.
pub fn review_cards(words: &Words) -> String {
    let language = words.language();
    let mut page = format!("# The texts of the cards, for review.\n#\n{HOW_TO}#\n{OF_CARDS}");
    let _ = writeln!(page, "\n{}", Heading::Language(language));
    let english = Words::of(Language::English);
    let glossaries = [Language::English, language].map(Glossary::of);
    for (name, effects) in effects_by_card(words, english) {
        let mut script = None;
        for effect in effects {
            if script.as_ref() != Some(&effect.source) {
                let lines = effect.source.lines().map(|line| format!("    {line}\n"));
                let local = words.card(&name);
                let title =
                    if *local == *name { name.clone() } else { format!("{local} ({name})") };
                let _ = write!(page, "\n{CARD} {title}\n{SCRIPT}\n{}", lines.collect::<String>());
                script = Some(effect.source);
            }
            let _ = writeln!(page, "\n{}", Heading::Effect(effect.about));
            if language != Language::English {
                let _ = writeln!(page, "en: {}", effect.original);
            }
            let _ = writeln!(page, "{language}: {}", effect.text);
            let _ =
                writeln!(page, "{TERMS} {}", terms(&glossaries, &effect.original, &effect.text));
            let _ = writeln!(page, "{BETTER}\n{REMARK}");
        }
    }
    page
}

/// All messages of the other files for review: questions, the log, pages and the terminal.
pub fn review_messages(words: &Words) -> String {
    let language = words.language();
    let mut page =
        format!("# The texts of tables and pages, for review.\n#\n{HOW_TO}#\n{OF_MESSAGES}");
    let _ = writeln!(page, "\n{}", Heading::Language(language));
    let files = File::ALL.into_iter().filter(|file| *file != File::Overrides);
    for file in files {
        let english: BTreeMap<&str, &str> = messages(file.built_in(Language::English))
            .into_iter()
            .map(|message| (message.id, message.value))
            .collect();
        for message in messages(file.built_in(language)) {
            let _ = writeln!(page, "\n{}", Heading::Message(file, message.id.to_owned()));
            let original = english.get(message.id).filter(|_| language != Language::English);
            if let Some(original) = original {
                let _ = writeln!(page, "en: {original}");
            }
            let _ = writeln!(page, "{language}: {}\n{BETTER}\n{REMARK}", message.value);
        }
    }
    page
}

/// An effect with its texts.
struct EffectTexts {
    about: EffectHeading,
    original: String,
    text: String,
    source: String,
}

/// The effects of all printed cards by the name of the card, each once for all editions in which it has the same script and texts.
fn effects_by_card(words: &Words, english: &Words) -> BTreeMap<String, Vec<EffectTexts>> {
    let mut cards: BTreeMap<String, Vec<EffectTexts>> = BTreeMap::new();
    for edition in Edition::ALL {
        let rules = Rules::printed(edition);
        for card in rules.all() {
            let effects = cards.entry(rules.name(card).to_owned()).or_default();
            let texts =
                words.card_text(rules, card).into_iter().zip(english.card_text(rules, card));
            for (number, (text, original)) in texts.enumerate() {
                let script = script_fingerprint(rules, card, number).unwrap_or_default();
                let effect = u8::try_from(number + 1).unwrap_or(u8::MAX);
                let same = effects.iter_mut().find(|known| {
                    let about = &known.about;
                    (about.effect, about.script) == (effect, script)
                        && known.text == text
                        && known.original == original
                });
                match same {
                    Some(known) => known.about.editions.push(edition),
                    None => {
                        let card_name = rules.name(card).to_owned();
                        let about = EffectHeading {
                            card: card_name,
                            effect,
                            editions: vec![edition],
                            script,
                        };
                        let source = rules.facts(card).source.trim_end().to_owned();
                        effects.push(EffectTexts { about, original, text, source });
                    }
                }
            }
        }
    }
    cards
}

/// The terms of the English text in the language of the other: «draw: pociągnij · tuck: ukryj?».
fn terms(glossaries: &[Glossary; 2], original: &str, text: &str) -> String {
    let [english, local] = glossaries;
    let terms = english.terms_in(original).filter_map(|term| {
        let own = local.term(term.id())?;
        let is_used = local.terms_in(text).any(|used| used == own);
        let mark = if is_used { "" } else { "?" };
        Some(format!("{}: {}{mark}", term.word(), own.word()))
    });
    terms.collect::<Vec<_>>().join(" · ")
}
