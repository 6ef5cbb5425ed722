//! The reader of a page: language and preferences, kept in a cookie that is no secret.

use crate::app::App;
use crate::pages::guide::Dismissed;
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
const COOKIE: &str = "reader";

/// How a reader likes the pages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reader {
    /// The language to read in.
    pub(crate) language: Language,
    /// Light or dark, if not as the system says.
    pub(crate) theme: Theme,
    /// How fast others' moves are shown.
    pub(crate) pace: Pace,
    /// Whether to be asked before answers that cannot be taken back.
    pub(crate) careful: bool,
    /// What was chosen last: edition and opponent, for the next game.
    pub(crate) edition: Option<Edition>,
    pub(crate) opponent: Option<Level>,
    /// Hints of the first game that were dismissed.
    pub(crate) dismissed: Dismissed,
}

words! {
    /// Light or dark.
    #[derive(Default)]
    pub(crate) enum Theme {
        #[default]
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

words! {
    /// How fast others' moves are shown.
    #[derive(Default)]
    pub(crate) enum Pace {
        Slow = "slow",
        #[default]
        Normal = "normal",
        Instant = "instant",
    }
}

impl Reader {
    /// The words of the reader's language.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.language)
    }

    /// A text of a page.
    pub(crate) fn say(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        self.words().page(id, values)
    }

    /// The edition that was played last.
    pub(crate) fn edition(&self) -> Edition {
        self.edition.unwrap_or(Edition::Fourth)
    }

    /// The level of the last opponent.
    pub(crate) fn opponent(&self) -> Level {
        self.opponent.unwrap_or(Level::Casual)
    }

    /// What the cookie of a request says, or else its preferred language.
    fn of(parts: &Parts) -> Reader {
        let jar = CookieJar::from_headers(&parts.headers);
        let kept = jar.get(COOKIE).map(|cookie| cookie.value().to_owned()).unwrap_or_default();
        let kept: BTreeMap<&str, &str> =
            kept.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let word = |key: &str| kept.get(key).copied().unwrap_or_default();
        let preferred = || {
            let header = parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
            // A browser lists the best one first.
            let tags = header.split(',').map(|tag| tag.split(';').next().unwrap_or("").trim());
            tags.into_iter().find_map(Language::from_locale)
        };
        Reader {
            language: word("language").parse().ok().or_else(preferred).unwrap_or_default(),
            theme: Theme::from_word(word("theme")).unwrap_or_default(),
            pace: Pace::from_word(word("pace")).unwrap_or_default(),
            careful: word("careful") == "yes",
            edition: Edition::from_word(word("edition")),
            opponent: opponent(word("opponent")),
            dismissed: word("dismissed").parse().unwrap_or_default(),
        }
    }

    /// The cookie that keeps all of this.
    pub(crate) fn cookie(&self) -> Cookie<'static> {
        let value = format!(
            "language={}&theme={}&pace={}&careful={}&edition={}&opponent={}&dismissed={}",
            self.language,
            self.theme.word(),
            self.pace.word(),
            if self.careful { "yes" } else { "no" },
            self.edition.map_or("", Edition::word),
            self.opponent.map_or("", Level::word),
            self.dismissed,
        );
        Cookie::build((COOKIE, value)).path("/").same_site(SameSite::Lax).permanent().build()
    }
}

/// The level of an opponent by its word.
pub(crate) fn opponent(word: &str) -> Option<Level> {
    Level::OPPONENTS.into_iter().find(|level| level.word() == word)
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Reader, Infallible> {
        Ok(Reader::of(parts))
    }
}
