//! The option `--lang`: the language of everything printed for people.

use crate::out::UsageError;
use anyhow::Result;
use eureka_words::{Language, NoLanguage, Words};

/// The language for people. Output for programs is the same in every language.
#[derive(clap::Args)]
pub(crate) struct Reader {
    /// The language to read: en, ru, pl, it or uk [default: that of EUREKA_LANG, else of the terminal].
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
}

impl Reader {
    /// The requested language, or that of the environment; English if Eureka does not have it.
    pub(crate) fn language(&self) -> Result<Language> {
        if let Some(language) = self.lang {
            return Ok(language);
        }
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        if let Some(tag) = set("EUREKA_LANG") {
            let wrong = |error: NoLanguage| UsageError(format!("EUREKA_LANG: {error}"));
            return Ok(tag.parse().map_err(wrong)?);
        }
        // As POSIX requires, the first of these that is set counts, even if Eureka does not have its language.
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        Ok(locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default())
    }

    /// The texts in that language.
    pub(crate) fn words(&self) -> Result<&'static Words> {
        Ok(Words::of(self.language()?))
    }
}
