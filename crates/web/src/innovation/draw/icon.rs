//! The icons of the game as pictures, on their own and within texts.

use crate::http::assets::address;
use eureka_innovation::{Icon, Splay};
use eureka_words::Words;
use maud::{Markup, html};
use std::sync::OnceLock;

/// The URL of the SVG sprite.
fn sprite() -> &'static str {
    static SPRITE: OnceLock<String> = OnceLock::new();
    SPRITE.get_or_init(|| address("icons.svg"))
}

/// A decorative drawing, hidden from screen readers because the text beside it says the same.
pub fn drawing(name: &str) -> Markup {
    html! {
        svg class="icon" aria-hidden="true" { use href={ (sprite()) "#" (name) } {} }
    }
}

/// An icon with its name for screen readers.
pub fn spoken(words: &Words, icon: Icon) -> Markup {
    html! {
        svg class="icon" role="img" aria-label=(name(words, icon)) {
            use href={ (sprite()) "#" (icon.word()) } {}
        }
    }
}

/// The name of an icon, which is the word within `[♜ castle]`.
pub fn name(words: &Words, icon: Icon) -> String {
    let sign = words.icon(icon);
    let bare = sign.trim_matches(['[', ']']);
    bare.split_once(' ').map_or(bare, |(_, name)| name).to_owned()
}

/// An arrow that shows the direction of a splay.
pub fn arrow(splay: Splay) -> Markup {
    match splay {
        Splay::None => html! {},
        splay => drawing(splay.word()),
    }
}

/// A text in which `[♜ castle]` becomes the icon and `[3]` an age as it looks on card backs.
pub fn text(words: &Words, text: &str) -> Markup {
    let signs = Icon::ALL.map(|icon| words.icon(icon));
    let mut pieces = Vec::new();
    let (mut rest, mut plain) = (text, 0);
    while let Some(at) = rest[plain..].find('[').map(|at| plain + at) {
        let tail = &rest[at..];
        let sign = signs.iter().position(|sign| tail.starts_with(sign.as_str()));
        let (length, piece) = match (sign, value(tail)) {
            (Some(icon), _) => (signs[icon].len(), spoken(words, Icon::ALL[icon])),
            (None, Some(value)) => (value.len() + 2, html! { span class="value" { (value) } }),
            (None, None) => {
                plain = at + 1;
                continue;
            }
        };
        let before = &rest[..at];
        pieces.push(html! { (before) (piece) });
        (rest, plain) = (&rest[at + length..], 0);
    }
    html! { @for piece in pieces { (piece) } (rest) }
}

/// The number, if the text begins with one in brackets.
fn value(text: &str) -> Option<&str> {
    let (inner, _) = text.strip_prefix('[')?.split_once(']')?;
    let digits = !inner.is_empty() && inner.bytes().all(|letter| letter.is_ascii_digit());
    digits.then_some(inner)
}
