//! The special achievements of an edition, with their conditions.

use super::address;
use crate::innovation::draw::icon;
use eureka_innovation::{Edition, Icon, Rules, Special};
use eureka_words::Words;
use maud::{Markup, html};

/// The table of special achievements: name, condition, and the card that also grants it.
pub(super) fn specials(words: &Words, edition: Edition) -> Markup {
    let rules = Rules::printed(edition);
    html! {
        table.guide-specials {
            thead {
                tr {
                    th scope="col" { (words.page("guide-special-name", &[])) }
                    th scope="col" { (words.page("guide-special-condition", &[])) }
                    th scope="col" { (words.page("guide-special-card", &[])) }
                }
            }
            tbody {
                @for special in Special::ALL {
                    tr {
                        th scope="row" { (words.special(special, edition)) }
                        td { (icon::text(words, &condition(words, edition, special))) }
                        td {
                            @if let Some(card) = rules.card_named(granting_card(special)) {
                                a href=(address::card(rules, card)) { (words.card(granting_card(special))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The condition for claiming a special achievement.
fn condition(words: &Words, edition: Edition, special: Special) -> String {
    let id = format!("guide-special-{}", special.word().to_lowercase());
    let (clock, person) = (words.icon(Icon::Clock), words.icon(Icon::Person));
    let values = [
        ("edition", edition.word().into()),
        ("clock", (&clock).into()),
        ("person", (&person).into()),
    ];
    words.page(&id, &values)
}

/// The English name of the card that also grants it.
const fn granting_card(special: Special) -> &'static str {
    match special {
        Special::Monument => "Masonry",
        Special::Empire => "Construction",
        Special::World => "Translation",
        Special::Wonder => "Invention",
        Special::Universe => "Astronomy",
    }
}
