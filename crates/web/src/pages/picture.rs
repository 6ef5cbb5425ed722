//! Pictures of our own tables, in the colors of the reader's theme.

use crate::http::assets::{address, picture_size};
use crate::http::reader::{Reader, Theme};
use maud::{Markup, html};

/// A picture of a table. `cargo run -p eureka-web --example pictures` takes it anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Picture {
    /// A game of Innovation.
    Table,
    /// The map of Inventions.
    Map,
}

impl Picture {
    /// The name of its files without the theme.
    const fn name(self) -> &'static str {
        match self {
            Picture::Table => "table",
            Picture::Map => "map",
        }
    }

    /// The address of the file for a theme.
    fn file(self, theme: &str) -> String {
        address(&format!("{}-{theme}.webp", self.name()))
    }

    /// The picture with this description. The one at the top of a page is loaded at once, any other when it comes near the window.
    pub(crate) fn markup(self, reader: &Reader, about: &str) -> Markup {
        // The browser keeps room for a picture of this size before it is there.
        let (width, height) = picture_size(&format!("{}-light.webp", self.name()));
        let shown = if reader.theme == Theme::Dark { "dark" } else { "light" };
        let (loading, priority) = match self {
            Picture::Table => (None, Some("high")),
            Picture::Map => (Some("lazy"), None),
        };
        html! {
            picture {
                @if reader.theme == Theme::System {
                    source srcset=(self.file("dark")) media="(prefers-color-scheme: dark)" type="image/webp";
                }
                img src=(self.file(shown)) width=(width) height=(height) alt=(about) loading=[loading]
                    fetchpriority=[priority];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::assets::assets;

    #[test]
    fn every_picture_is_small_and_has_the_same_size_in_both_themes() {
        for picture in [Picture::Table, Picture::Map] {
            let size = |theme: &str| picture_size(&format!("{}-{theme}.webp", picture.name()));
            assert_eq!(size("light"), size("dark"), "{picture:?}");
            assert!(size("light").0 > 600, "{picture:?} is sharp on large screens");
            for theme in ["light", "dark"] {
                let file = picture.file(theme);
                let (_, bytes) = assets().find(|(address, _)| *address == file).unwrap();
                assert!(bytes.len() <= 60_000, "{file}: {} bytes", bytes.len());
            }
        }
    }

    #[test]
    fn a_reader_who_chose_a_theme_gets_only_its_picture() {
        let drawn = |theme| {
            let reader = Reader { theme, ..Reader::default() };
            Picture::Table.markup(&reader, "a table").into_string()
        };
        let system = drawn(Theme::System);
        assert!(system.contains("table-light.webp") && system.contains("table-dark.webp"));
        let dark = drawn(Theme::Dark);
        assert!(dark.contains("table-dark.webp") && !dark.contains("table-light.webp"), "{dark}");
        assert!(dark.contains("alt=\"a table\""), "{dark}");
    }
}
