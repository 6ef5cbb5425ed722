//! The frame of every page: navigation, settings and footer. Its head is in `head.rs`.

use crate::http::reader::{Pace, Reader, Theme};
use crate::pages::site::look;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use eureka_words::{Language, Words};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::fmt::Display;

/// A page before it is sent.
pub(crate) struct Shell<'a> {
    /// The person who reads it, with language and preferences.
    pub(crate) reader: &'a Reader,
    /// The title of the browser window.
    pub(crate) title: String,
    /// What search engines and link previews say about the page, in one or two sentences; `None` says what Eureka is. Strangers
    /// read it, so it holds nothing that an onlooker may not know.
    pub(crate) description: Option<String>,
    /// The path of the page, to return to after a change of settings.
    pub(crate) path: String,
    /// The URL of its live stream, if it has one.
    pub(crate) stream: Option<String>,
    /// The CSS class of the body: `page` for pages to read, `at-table` for tables that fill the window.
    pub(crate) class: &'static str,
    /// The content of the page.
    pub(crate) body: Markup,
}

impl<'a> Shell<'a> {
    /// A page to read, without a live stream.
    pub(crate) fn page(reader: &'a Reader, title: String, path: String, body: Markup) -> Shell<'a> {
        Shell { reader, title, description: None, path, stream: None, class: "page", body }
    }

    /// The page with a description of its own.
    pub(crate) fn described(self, description: String) -> Shell<'a> {
        Shell { description: Some(description), ..self }
    }

    /// The page with a live stream.
    pub(crate) fn live(self, stream: String) -> Shell<'a> {
        Shell { stream: Some(stream), ..self }
    }

    /// The whole document.
    pub(crate) fn markup(&self) -> Markup {
        let reader = self.reader;
        let theme = (reader.theme != Theme::System).then(|| reader.theme.word());
        html! {
            (DOCTYPE)
            html lang=(reader.language.tag()) data-theme=[theme] data-pace=(reader.pace.word())
                data-careful=[reader.careful.then_some("yes")] data-sounds=[reader.hears_sounds.then_some("yes")]
                data-worker=(format!("/service-worker.js?{}", look(reader))) {
                (self.head())
                body class=(self.class) data-stream=[self.stream.as_deref()] {
                    a.skip href="#main" { (reader.say("skip-to-content", &[])) }
                    (self.header())
                    main id="main" { (self.body) }
                    (self.footer())
                }
            }
        }
    }

    fn header(&self) -> Markup {
        const LINKS: [(&str, &str); 7] = [
            ("/new", "nav-new"),
            ("/tables", "nav-tables"),
            ("/inventions", "nav-inventions"),
            ("/companion", "nav-companion"),
            ("/cards", "nav-cards"),
            ("/how-to-play", "nav-guide"),
            ("/account", "nav-account"),
        ];
        let say = |id| self.reader.say(id, &[]);
        let here = self.path.split('?').next().unwrap_or_default();
        html! {
            header.site {
                a.brand href="/" { "Eureka" }
                nav aria-label=(say("nav")) {
                    @for (path, text) in LINKS {
                        a href=(path) aria-current=[(path == here).then_some("page")] { (say(text)) }
                    }
                }
                (self.settings())
            }
        }
    }

    /// The form for language, theme and preferences, which works without JavaScript.
    fn settings(&self) -> Markup {
        let reader = self.reader;
        let say = |id: &str| reader.say(id, &[]);
        html! {
            details.settings {
                summary { (reader.language.tag().to_uppercase()) " · " (say("settings")) }
                form method="post" action="/settings" {
                    input type="hidden" name="back" value=(self.path);
                    label { (say("settings-language")) select name="language" { (languages(reader.language)) } }
                    label { (say("settings-theme"))
                        select name="theme" { (options(Theme::ALL, reader.theme, |theme| say(&format!("theme-{theme}")))) }
                    }
                    label { (say("settings-pace"))
                        select name="pace" { (options(Pace::ALL, reader.pace, |pace| say(&format!("pace-{pace}")))) }
                    }
                    label.check {
                        input type="checkbox" name="careful" value="yes" checked[reader.careful];
                        (say("settings-careful"))
                    }
                    label.check {
                        input type="checkbox" name="texts" value="yes" checked[reader.shows_texts];
                        (say("settings-texts"))
                    }
                    label.check {
                        input type="checkbox" name="sounds" value="yes" checked[reader.hears_sounds];
                        (say("settings-sounds"))
                    }
                    button type="submit" { (say("settings-save")) }
                }
            }
        }
    }

    fn footer(&self) -> Markup {
        let say = |id| self.reader.say(id, &[]);
        html! {
            footer.site {
                p { (say("unofficial")) }
                p { a href="/api" { (say("foot-programs")) } }
            }
        }
    }
}

impl IntoResponse for Shell<'_> {
    fn into_response(self) -> Response {
        // The page depends on the visitor, so no proxy or browser may cache it.
        ([(CACHE_CONTROL, "no-store")], legible(self.markup())).into_response()
    }
}

/// The `<option>` elements of a choice; `chosen` is selected, if given.
pub(crate) fn options<T: Copy + PartialEq + Display>(
    all: impl IntoIterator<Item = T>,
    chosen: impl Into<Option<T>>,
    name: impl Fn(T) -> String,
) -> Markup {
    let chosen = chosen.into();
    html! {
        @for one in all { option value=(one) selected[chosen == Some(one)] { (name(one)) } }
    }
}

/// The languages as `<option>` elements, each under its own name.
pub(crate) fn languages(chosen: Language) -> Markup {
    html! {
        @for language in Language::ALL {
            option value=(language.tag()) lang=(language.tag()) selected[language == chosen] {
                (Words::of(language).page("language-name", &[]))
            }
        }
    }
}

/// Replaces control characters, which HTML does not allow: many pages show text that somebody typed or sent.
fn legible(page: Markup) -> Markup {
    let is_odd = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    match page.0.contains(is_odd) {
        true => PreEscaped(page.0.replace(is_odd, "\u{fffd}")),
        false => page,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_no_control_characters() {
        let typed = |text: &str| legible(html! { p { (text) } }).into_string();
        assert_eq!(typed("Ада\r\n\tx"), "<p>Ада\r\n\tx</p>");
        assert_eq!(typed("\u{1b}[2J\0\u{85}"), "<p>\u{fffd}[2J\u{fffd}\u{fffd}</p>");
    }
}
