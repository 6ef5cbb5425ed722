//! What can be looked up at the table: the rules, and how the table is used with a finger.

use crate::pages::guide::address;
use eureka_innovation::Rules;
use eureka_words::Words;
use maud::{Markup, html};

/// The link to the rules of the table's edition. The script opens them above the table, otherwise it is a page in another tab.
pub(super) fn rules_link(words: &Words, rules: &Rules, class: &str) -> Markup {
    html! {
        a class=(class) href=(address::how_to_play(rules.edition())) target="_blank" data-rules { (words.page("rules-link", &[])) }
    }
}

/// The window with the rules. The script fills it with chapters of the page on how to play.
pub(super) fn rules_window(words: &Words, rules: &Rules) -> Markup {
    let say = |id| words.page(id, &[]);
    html! {
        dialog id="rules" class="rules" aria-labelledby="rules-label" {
            h2 id="rules-label" { (say("rules-title")) }
            div class="chapters" {}
            form method="dialog" {
                button class="button" { (say("board-close")) }
                a class="button quiet" href=(address::how_to_play(rules.edition())) target="_blank" { (say("rules-whole")) }
            }
        }
    }
}

/// The part of the help for those who use a finger: what it does instead of keys and pointer.
pub(super) fn by_finger(words: &Words) -> Markup {
    let say = |id| words.page(id, &[]);
    html! {
        div class="by-finger" {
            h2 { (say("finger-title")) }
            ul {
                li { (say("finger-tap")) }
                li { (say("finger-press")) }
                li { (say("finger-tabs")) }
            }
        }
    }
}
