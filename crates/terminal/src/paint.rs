//! The styles of the screen, in colors or without.

use eureka_innovation::{Color, Icon, Rules, Splay};
use eureka_words::{Line as TextLine, Topic};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::Span;

/// The way in which the screen tells the colors of cards apart.
///
/// Only the sixteen colors of every terminal are used, so the terminal's theme decides how they look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// By colors.
    Colors,
    /// By the letters of the colors.
    Letters,
}

impl Paint {
    /// Colors, unless `NO_COLOR` is set: <https://no-color.org>.
    pub fn wanted() -> Paint {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        if refused { Paint::Letters } else { Paint::Colors }
    }

    /// A text in the color of a card.
    pub(crate) fn text(self, color: Color) -> Style {
        match self {
            Paint::Colors => Style::new().fg(inks(color)[0]),
            Paint::Letters => Style::new(),
        }
    }

    /// The face of a card.
    pub(crate) fn face(self, color: Color) -> Style {
        let [_, text, ground] = inks(color);
        match self {
            Paint::Colors => Style::new().fg(text).bg(ground),
            Paint::Letters => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// The style of questions and titles.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// The style of less important text. It is dim rather than gray: some themes use gray as the background, and a terminal without dim text shows it
    /// like any other text.
    pub(crate) fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The style of the chosen answer.
    pub(crate) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The style of foresights and notices.
    pub(crate) fn foreseen(self) -> Style {
        match self {
            Paint::Colors => Style::new().fg(Ink::Cyan),
            Paint::Letters => Style::new().add_modifier(Modifier::ITALIC),
        }
    }

    /// A line with its cards and colors in their color, and its players in bold.
    pub(crate) fn line(
        self,
        rules: &Rules,
        letter: impl Fn(Color) -> String,
        line: &TextLine,
    ) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        for piece in &line.pieces {
            let (style, color) = match piece.topic {
                Some(Topic::Card(card)) => {
                    let color = rules.color(card);
                    (self.text(color), Some(color))
                }
                Some(Topic::Color(color)) => (self.text(color), None),
                Some(Topic::Seat(_)) => (self.strong(), None),
                None => (Style::new(), None),
            };
            spans.push(Span::styled(piece.text.clone(), style));
            if let (Paint::Letters, Some(color)) = (self, color) {
                spans.push(Span::raw(format!("({})", letter(color))));
            }
        }
        spans
    }
}

/// The terminal colors of a card color: for text, for text on the face of a card, and for that face.
const fn inks(color: Color) -> [Ink; 3] {
    match color {
        Color::Red => [Ink::LightRed, Ink::White, Ink::Red],
        Color::Yellow => [Ink::Yellow, Ink::Black, Ink::Yellow],
        Color::Green => [Ink::Green, Ink::Black, Ink::Green],
        Color::Blue => [Ink::LightBlue, Ink::White, Ink::Blue],
        Color::Purple => [Ink::LightMagenta, Ink::White, Ink::Magenta],
    }
}

/// The sign of an icon, one column wide. It is the one that the texts in `locales/` use.
pub(crate) const fn sign(icon: Icon) -> char {
    match icon {
        Icon::Crown => '♛',
        Icon::Leaf => '☘',
        Icon::Bulb => '☼',
        Icon::Castle => '♜',
        Icon::Factory => '⚙',
        Icon::Clock => '◷',
        Icon::Person => '♟',
    }
}

/// The sign of the place on a card that has a picture instead of an icon.
pub(crate) const PICTURE: char = '⬡';

/// The sign of a splay; empty for a pile that is not splayed.
pub(crate) const fn arrow(splay: Splay) -> &'static str {
    match splay {
        Splay::None => "",
        Splay::Left => "←",
        Splay::Right => "→",
        Splay::Up => "↑",
        Splay::Aslant => "↗",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::width;
    use eureka_words::{Language, Words};

    #[test]
    fn the_signs_are_those_of_the_texts_and_one_column_wide() {
        for icon in Icon::ALL {
            let text = Words::of(Language::English).icon(icon);
            assert!(text.contains(sign(icon)), "{text}");
            assert_eq!(width(&sign(icon).to_string()), 1, "{text}");
        }
        assert_eq!(width(&PICTURE.to_string()), 1);
    }
}
