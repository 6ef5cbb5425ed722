//! Running text.

use eureka_words::Words;
use maud::{Markup, html};

/// A text as it stands in a page. Signs of icons, `[◷ clock]`, are kept as they are written: the one place where they could become pictures.
pub(super) fn prose(_: &Words, text: &str) -> Markup {
    html! { (text) }
}
