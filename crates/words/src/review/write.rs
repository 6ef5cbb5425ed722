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
# say goes behind “remark:”. Change nothing else, above all not the lines between brackets, and send the file back.
";

const OF_CARDS: &str = "\
# A text must say exactly what the card does. Icons and values are printed as pictures: copy them as they stand, such as [♜ …] and [3], and
# do not decline them. Several lines become one. Each text is valid for the editions named above it; a text that several cards have is
# changed for one card at a time. “terms:” lists the words of the game that the English text uses, as your language has them; a word is
# marked with a question mark if your text does without it. “script:” is what the program runs: skip it, or look there when in doubt.
";

const OF_MESSAGES: &str = "\
# What stands between braces is filled in by the program: keep { $name } as it is and put it where your language wants it. Some texts have
# forms, of which the program takes the one that fits:
#
#     { $count ->
#         [one] { $count } card
#        *[other] { $count } cards
#     }
#
# Then write all of it, with every form. The words between [ ] are not translated; numbers and the forms of plurals ([one], [few], [many],
# [other]) may be as many as your language needs, and one form has the star. No line of a text may begin with a star, a bracket or a dot.
";

/// The files with texts that players read, those seen most first. The messages of cards.ftl are the grammar of card texts, which are
/// reviewed card by card.
const MESSAGE_FILES: [File; 12] = [
    File::Home,
    File::Board,
    File::Table,
    File::Guide,
    File::Names,
    File::Replay,
    File::Terminal,
    File::SoloGamePages,
    File::SoloGame,
    File::CompanionPages,
    File::Companion,
    File::Glossary,
];

/// All texts of cards for review, beside the English ones, with scripts and terms.
pub fn review_cards(words: &Words) -> String {
    let language = words.language();
    let mut page = format!("# The texts of the cards, for review.\n#\n{HOW_TO}#\n{OF_CARDS}");
    let _ = writeln!(page, "\n{}", Heading::Language(language));
    let english = Words::of(Language::English);
    let glossaries = [Language::English, language].map(Glossary::of);
    for (name, effects) in effects_by_card(words, english) {
        let mut shown_source = None;
        for effect in effects {
            if shown_source.as_ref() != Some(&effect.source) {
                let lines = effect.source.lines().map(|line| format!("    {line}\n"));
                let local = words.card(&name);
                let title =
                    if *local == *name { name.clone() } else { format!("{local} ({name})") };
                let _ = write!(page, "\n{CARD} {title}\n{SCRIPT}\n{}", lines.collect::<String>());
                shown_source = Some(effect.source);
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
    for file in MESSAGE_FILES {
        let english: BTreeMap<&str, &str> = messages(file.built_in(Language::English))
            .into_iter()
            .map(|message| (message.id, message.value))
            .collect();
        // Helpers of a language are parts of words and sentences.
        let own = messages(file.built_in(language)).into_iter();
        for message in own.filter(|message| !message.id.starts_with("part-")) {
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
