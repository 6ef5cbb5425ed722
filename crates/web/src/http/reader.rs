//! The reader of a page: language and preferences, stored in a plain, unsigned cookie, and the address under which they
//! reach the site.

use crate::app::App;
use crate::http::config::Config;
use crate::http::origin::Origin;
use crate::pages::lessons::Learned;
use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use eureka_bots::innovation::Level;
use eureka_innovation::Edition;
use eureka_table::words;
use eureka_words::{Language, Value, Words};
use std::collections::BTreeMap;
use std::convert::Infallible;

/// The name of the cookie.
const COOKIE_NAME: &str = "reader";

/// A reader's preferences for the pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reader {
    /// The language of the pages.
    pub(crate) language: Language,
    /// The color theme.
    pub(crate) theme: Theme,
    /// The speed at which other players' moves are shown.
    pub(crate) pace: Pace,
    /// Whether to ask for confirmation before an answer that cannot be taken back.
    pub(crate) careful: bool,
    /// Whether the text of cards is shown on the table where there is room.
    pub(crate) shows_texts: bool,
    /// Whether sounds tell the reader what happens at a table.
    pub(crate) hears_sounds: bool,
    /// The edition and the opponent chosen last, offered for the next game.
    pub(crate) edition: Option<Edition>,
    pub(crate) opponent: Option<Level>,
    /// The lessons that the reader has done.
    pub(crate) learned: Learned,
    /// Whether the coach speaks at tables that have one.
    pub(crate) coached: bool,
    /// The address under which the reader reaches the site, if it is known. It is not stored.
    pub(crate) origin: Option<Origin>,
}

words! {
    /// The color theme: light, dark, or the one of the operating system.
    #[derive(Default)]
    pub(crate) enum Theme {
        #[default]
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

words! {
    /// The speed at which other players' moves are shown.
    #[derive(Default)]
    pub(crate) enum Pace {
        Slow = "slow",
        #[default]
        Normal = "normal",
        Instant = "instant",
    }
}

impl Default for Reader {
    fn default() -> Reader {
        Reader {
            language: Language::default(),
            theme: Theme::default(),
            pace: Pace::default(),
            careful: false,
            shows_texts: true,
            hears_sounds: false,
            edition: None,
            opponent: None,
            learned: Learned::default(),
            coached: true,
            origin: None,
        }
    }
}

impl Reader {
    /// The words of the reader's language.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// The page text with this id, in the reader's language.
    pub(crate) fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words().page(id, values)
    }

    /// The edition played last; by default the fourth.
    pub(crate) fn edition(&self) -> Edition {
        self.edition.unwrap_or(Edition::Fourth)
    }

    /// The level of the last opponent; by default casual.
    pub(crate) fn opponent(&self) -> Level {
        self.opponent.unwrap_or(Level::Casual)
    }

    /// The preferences in a request's cookie; without one, the language that the browser prefers and defaults for the rest.
    fn of(parts: &Parts, config: &Config) -> Reader {
        let jar = CookieJar::from_headers(&parts.headers);
        let stored =
            jar.get(COOKIE_NAME).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
        let stored: BTreeMap<&str, &str> =
            stored.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let word = |key: &str| stored.get(key).copied().unwrap_or_default();
        let preferred = || {
            let header = parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            // Browsers list the preferred language first.
            let tags = header.split(',').map(|tag| tag.split(';').next().unwrap_or("").trim());
            tags.into_iter().find_map(Language::from_locale)
        };
        Reader {
            language: word("language").parse().ok().or_else(preferred).unwrap_or_default(),
            theme: Theme::from_word(word("theme")).unwrap_or_default(),
            pace: Pace::from_word(word("pace")).unwrap_or_default(),
            careful: word("careful") == "yes",
            shows_texts: word("texts") != "no",
            hears_sounds: word("sounds") == "yes",
            edition: Edition::from_word(word("edition")),
            opponent: opponent(word("opponent")),
            learned: word("lessons").parse().unwrap_or_default(),
            coached: word("coach") != "no",
            origin: Origin::of(parts, config),
        }
    }

    /// The cookie that stores these preferences.
    pub(crate) fn cookie(&self) -> Cookie<'static> {
        let yes = |is_on| if is_on { "yes" } else { "no" };
        let value = format!(
            "language={}&theme={}&pace={}&careful={}&texts={}&sounds={}&edition={}&opponent={}&lessons={}&coach={}",
            self.language,
            self.theme.word(),
            self.pace.word(),
            yes(self.careful),
            yes(self.shows_texts),
            yes(self.hears_sounds),
            self.edition.map_or("", Edition::word),
            self.opponent.map_or("", Level::word),
            self.learned,
            if self.coached { "yes" } else { "no" },
        );
        Cookie::build((COOKIE_NAME, value)).path("/").same_site(SameSite::Lax).permanent().build()
    }
}

/// The opponent level with this word, if there is one.
pub(crate) fn opponent(word: &str) -> Option<Level> {
    Level::OPPONENTS.into_iter().find(|level| level.word() == word)
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Reader, Infallible> {
        Ok(Reader::of(parts, &app.config))
    }
}
