//! The head of every page: title, description, link preview, icons, style and script.

use crate::http::assets::address;
use crate::http::origin::Origin;
use crate::http::reader::Theme;
use crate::pages::shell::Shell;
use crate::pages::site::{GROUND, look};
use eureka_words::Language;
use maud::{Markup, html};

impl Shell<'_> {
    /// The `<head>` of the page.
    pub(super) fn head(&self) -> Markup {
        html! {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (self.title) " · Eureka" }
                meta name="description" content=(self.describing());
                (self.preview())
                link rel="icon" type="image/svg+xml" href=(address("icon.svg"));
                link rel="icon" sizes="192x192" type="image/png" href=(address("icon-192.png"));
                link rel="apple-touch-icon" href=(address("icon-180.png"));
                link rel="manifest" href=(format!("/manifest.webmanifest?{}", look(self.reader)));
                (self.bars())
                link rel="stylesheet" href=(address("style.css"));
                script type="module" src=(address("eureka.js")) {}
            }
        }
    }

    /// The color of the bars around the page, on a phone or in the installed app.
    fn bars(&self) -> Markup {
        let [light, dark] = GROUND;
        match self.reader.theme {
            Theme::Light => html! { meta name="theme-color" content=(light); },
            Theme::Dark => html! { meta name="theme-color" content=(dark); },
            Theme::System => html! {
                meta name="theme-color" content=(light) media="(prefers-color-scheme: light)";
                meta name="theme-color" content=(dark) media="(prefers-color-scheme: dark)";
            },
        }
    }

    /// The description of the page; by default that of the site.
    fn describing(&self) -> String {
        self.description.clone().unwrap_or_else(|| self.reader.say("site-about", &[]))
    }

    /// What messengers and other sites show of a link to the page. They ask without a cookie, so they are told what a stranger
    /// would be told.
    fn preview(&self) -> Markup {
        let language = self.reader.language;
        let others = Language::ALL.into_iter().filter(|&other| other != language);
        // The query holds what somebody has typed into a form.
        let path = self.path.split('?').next().unwrap_or_default();
        html! {
            meta property="og:site_name" content="Eureka";
            meta property="og:type" content="website";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.describing());
            meta property="og:locale" content=(locale(language));
            @for other in others { meta property="og:locale:alternate" content=(locale(other)); }
            meta name="twitter:card" content="summary_large_image";
            @if let Some(origin) = &self.reader.origin {
                meta property="og:url" content=(origin.join(path));
                (picture(origin, &self.reader.say("site-picture", &[])))
            }
        }
    }
}

/// The picture of a link preview.
fn picture(origin: &Origin, text: &str) -> Markup {
    html! {
        meta property="og:image" content=(origin.join(&address("preview.png")));
        meta property="og:image:type" content="image/png";
        meta property="og:image:width" content="1200";
        meta property="og:image:height" content="630";
        meta property="og:image:alt" content=(text);
    }
}

/// A language with a country, as link previews name it.
const fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en_US",
        Language::Russian => "ru_RU",
        Language::Polish => "pl_PL",
        Language::Italian => "it_IT",
        Language::Ukrainian => "uk_UA",
    }
}
