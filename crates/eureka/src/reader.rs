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
    /// The language that was asked for, or the one of the environment.
    pub(crate) fn language(&self) -> Result<Language> {
        match self.lang {
            Some(language) => Ok(language),
            None => Reader::around(),
        }
    }

    /// What is read.
    pub(crate) fn words(&self) -> Result<&'static Words> {
        Ok(Words::of(self.language()?))
    }

    /// The language of the environment: English where it names none of ours.
    pub(crate) fn around() -> Result<Language> {
        let set = |name: &str| std::env::var(name).ok();
        language_in(set).map_err(|error| UsageError(format!("EUREKA_LANG: {error}")).into())
    }
}

fn language_in(variable: impl Fn(&str) -> Option<String>) -> Result<Language, NoLanguage> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    if let Some(tag) = set("EUREKA_LANG") {
        return tag.parse();
    }
    // The first of these that is set counts, even if it is none of our languages: so POSIX has it.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Ok(locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_variable_that_is_set_names_the_language() {
        let cases: [(&[(&str, &str)], _); 8] = [
            (&[], Ok(Language::English)),
            (&[("LANG", "uk_UA.UTF-8")], Ok(Language::Ukrainian)),
            (&[("LANG", "uk_UA.UTF-8"), ("LC_MESSAGES", "pl_PL")], Ok(Language::Polish)),
            (&[("LC_MESSAGES", "pl_PL"), ("LC_ALL", "C.UTF-8")], Ok(Language::English)),
            (&[("LC_ALL", ""), ("LANG", "it")], Ok(Language::Italian)),
            (&[("LC_ALL", "de_DE.UTF-8"), ("LANG", "ru_RU")], Ok(Language::English)),
            (&[("EUREKA_LANG", "ru"), ("LC_ALL", "it_IT")], Ok(Language::Russian)),
            (&[("EUREKA_LANG", "ru_RU")], Err(NoLanguage("ru_RU".to_owned()))),
        ];
        for (variables, language) in cases {
            let variable = |name: &str| {
                let found = variables.iter().find(|(other, _)| *other == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(language_in(variable), language, "{variables:?}");
        }
    }
}
