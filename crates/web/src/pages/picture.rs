//! Pictures of our own tables, in the colors of the reader's theme.

use crate::http::assets::address;
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
    /// The name of the file without the theme, with the width and the height in pixels.
    const fn file(self) -> (&'static str, u32, u32) {
        match self {
            Picture::Table => ("table", 1200, 800),
            Picture::Map => ("map", 1200, 800),
        }
    }

    /// The picture with this description. The one at the top of a page is loaded at once, any other when it comes near the window.
    pub(crate) fn markup(self, reader: &Reader, about: &str) -> Markup {
        let (name, width, height) = self.file();
        let file = |theme: &str| address(&format!("{name}-{theme}.webp"));
        let shown = if reader.theme == Theme::Dark { "dark" } else { "light" };
        let loading = (self != Picture::Table).then_some("lazy");
        html! {
            picture {
                @if reader.theme == Theme::System {
                    source srcset=(file("dark")) media="(prefers-color-scheme: dark)" type="image/webp";
                }
                img src=(file(shown)) width=(width) height=(height) alt=(about) loading=[loading];
            }
        }
    }
}
