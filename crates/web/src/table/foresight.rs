//! What an answer would do, in a few words and signs.

use super::lit::Choice;
use super::stage::Stage;
use maud::{Markup, html};

/// What is foreseen of an answer, as a sentence; none if nothing is known beforehand.
pub(crate) fn hint(_: &Stage<'_>, _: &Choice) -> Option<String> {
    None
}

/// The same as signs on a card.
pub(crate) fn marks(_: &Stage<'_>, _: &Choice) -> Markup {
    html! {}
}
