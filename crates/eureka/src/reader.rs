//! Who reads: the language of what is printed for people.

use crate::out::UsageError;
use anyhow::Result;
use eureka_words::{Language, NoLanguage, Words};

/// The language of what is printed. What is printed for programs is the same in all.
#[derive(clap::Args)]
pub(crate) struct Reader {
    /// The language to read in: en, ru, pl, it or uk [default: that of EUREKA_LANG or else of the terminal].
    #[arg(long, value_name = "LANG")]
    lang: Option<Language>,
}

impl Reader {
    /// The language that was asked for, or the one of the environment: English where that names none of ours.
    pub(crate) fn language(&self) -> Result<Language> {
        if let Some(language) = self.lang {
            return Ok(language);
        }
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        if let Some(tag) = set("EUREKA_LANG") {
            let wrong = |error: NoLanguage| UsageError(format!("EUREKA_LANG: {error}"));
            return Ok(tag.parse().map_err(wrong)?);
        }
        // The first of these that is set counts, even if it is none of our languages: so POSIX has it.
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
        Ok(locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default())
    }

    /// What is read.
    pub(crate) fn words(&self) -> Result<&'static Words> {
        Ok(Words::of(self.language()?))
    }
}
