//! The name of a card on a tile, with the places where a long word may be broken.

use eureka_words::Language;
use hypher::Lang;
use maud::{Markup, html};

/// The shortest word, in letters, that may be broken.
const SHORTEST_BROKEN: usize = 7;

/// The character that shows as a hyphen where a line ends, and not at all elsewhere.
const SOFT_HYPHEN: &str = "\u{ad}";

/// Words in which the patterns of their language find no place.
const EXCEPTIONS: [(&str, &str); 1] = [("Whataboutism", "What\u{ad}about\u{ad}ism")];

/// A name. The script makes it smaller where it does not fit; without the script, the class for its length does so roughly.
pub(super) fn name(language: Language, name: &str) -> Markup {
    let class = match name.chars().count() {
        0..=12 => "name",
        13..=18 => "name long",
        _ => "name longer",
    };
    html! { span class=(class) { (hyphenated(language, name)) } }
}

/// The text with soft hyphens between the syllables of its long words.
fn hyphenated(language: Language, text: &str) -> String {
    let break_up = |word: &str| {
        if word.chars().count() < SHORTEST_BROKEN {
            return word.to_owned();
        }
        match EXCEPTIONS.iter().find(|(known, _)| *known == word) {
            Some((_, broken)) => (*broken).to_owned(),
            None => hypher::hyphenate(word, patterns(language)).join(SOFT_HYPHEN),
        }
    };
    text.split(' ').map(break_up).collect::<Vec<_>>().join(" ")
}

fn patterns(language: Language) -> Lang {
    match language {
        Language::English => Lang::English,
        Language::Russian => Lang::Russian,
        Language::Polish => Lang::Polish,
        Language::Italian => Lang::Italian,
        Language::Ukrainian => Lang::Ukrainian,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use eureka_innovation::{Edition, Rules};
    use eureka_words::Words;

    /// The longest piece, in letters, that fits on a tile in the normal size.
    const LONGEST_PIECE: usize = 9;

    #[test]
    fn every_name_can_be_broken_into_short_pieces_and_stays_the_same() {
        let mut too_long = Vec::new();
        for language in Language::ALL {
            for edition in Edition::ALL {
                let rules = Rules::printed(edition);
                for card in rules.all().iter() {
                    let name = Words::of(language).card(rules.name(card)).into_owned();
                    let broken = hyphenated(language, &name);
                    assert_eq!(broken.replace(SOFT_HYPHEN, ""), name);
                    let mut pieces = broken.split([' ', '-', '\u{ad}']);
                    if pieces.any(|piece| piece.chars().count() > LONGEST_PIECE) {
                        too_long.push(broken.replace(SOFT_HYPHEN, "|"));
                    }
                }
            }
        }
        assert_eq!(too_long, [""; 0], "pieces of more than {LONGEST_PIECE} letters");
        assert_eq!(
            hyphenated(Language::Russian, "Консервирование"),
            "Кон\u{ad}сер\u{ad}ви\u{ad}ро\u{ad}ва\u{ad}ние"
        );
    }
}
