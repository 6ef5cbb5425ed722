//! The texts of one language, and the names of cards, ages, colors and icons in it.

use crate::files::File;
use crate::language::Language;
use crate::overrides::{self, Override};
use crate::references::References;
use crate::say::{Case, GrammaticalForm, args};
use eureka_innovation::{Card, Color, Edition, Icon, Rules, Special};
use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use parking_lot::Mutex;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// All texts of one language.
pub struct Words {
    language: Language,
    pub(crate) bundle: FluentBundle<FluentResource>,
    /// The variables that each message uses, itself or through the messages it refers to.
    pub(crate) variables: BTreeMap<String, BTreeSet<String>>,
    pub(crate) overrides: Vec<Override>,
}

impl Words {
    /// The built-in texts of a language.
    pub fn of(language: Language) -> &'static Words {
        static WORDS: [OnceLock<Words>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        WORDS[language as usize].get_or_init(|| Words::read(language))
    }

    fn read(language: Language) -> Words {
        let texts = File::ALL.map(|file| file.built_in(language));
        Words::from_texts(language, &texts).unwrap_or_else(|error| panic!("{language}: {error}"))
    }

    /// The words of a language from Fluent texts other than the built-in ones: an unfinished translation, or an
    /// artificial one that proves in a test that every word comes from the files.
    pub fn from_texts(language: Language, texts: &[&str]) -> Result<Words, String> {
        let tag: LanguageIdentifier = language.tag().parse().expect("a tag is well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        let (mut references, mut overrides) = (References::default(), Vec::new());
        for &text in texts {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.map_err(|(_, errors)| format!("{errors:?}"))?;
            references.read(&resource);
            overrides.extend(overrides::read(&resource)?);
            bundle.add_resource(resource).map_err(|errors| format!("{errors:?}"))?;
        }
        Ok(Words { language, bundle, variables: references.variables(), overrides })
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A card's name. A home-made card has only the name that its author gave it.
    pub fn card<'a>(&'a self, english: &'a str) -> Cow<'a, str> {
        let message = self.bundle.get_message(&format!("card-{}", id(english)));
        match message.and_then(|message| message.value()) {
            Some(value) => self.bundle.format_pattern(value, None, &mut Vec::new()),
            None => Cow::Borrowed(english),
        }
    }

    /// The name of an age: «Renaissance».
    pub fn age(&self, age: u8) -> String {
        self.text(&format!("age-{age}"), &[])
    }

    /// The name of a special achievement; the first edition has different names.
    pub fn special(&self, special: Special, edition: Edition) -> String {
        let first = if edition == Edition::First { "-first" } else { "" };
        self.text(&format!("special-{}{first}", id(special.word())), &[])
    }

    /// A color: as a noun, or as an adjective for one card or for several.
    pub(crate) fn color_as(&self, color: Color, form: &'static str, case: Case) -> String {
        self.say(&format!("color-{color}"), GrammaticalForm::Noun(case), &args![form])
    }

    /// The color of one card: «red».
    pub fn card_color(&self, color: Color) -> String {
        self.color_as(color, "card", Case::Nominative)
    }

    /// The symbol of an icon.
    pub fn icon(&self, icon: Icon) -> String {
        self.text(&format!("icon-{icon}"), &[])
    }
}

/// The id of a card's messages: its English name in lower case, with `-` for everything that is not a letter.
pub(crate) fn id(english: &str) -> String {
    let words = english.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    words.join("-")
}

/// The built-in rules for a table in this language: its alphabet decides who begins.
pub fn rules(edition: Edition, language: Language) -> &'static Rules {
    rules_for_language(Rules::printed(edition), language)
}

/// These rules with the alphabet of this language, which decides who begins. The same rules are returned every time.
pub fn rules_for_language(rules: &'static Rules, language: Language) -> &'static Rules {
    // Rules are leaked and never freed, so the same rules must not be made twice.
    static SPOKEN: Mutex<Vec<(&'static Rules, Language, &'static Rules)>> = Mutex::new(Vec::new());
    if language == Language::English {
        return rules;
    }
    let mut spoken = SPOKEN.lock();
    let known = spoken.iter().find(|entry| std::ptr::eq(entry.0, rules) && entry.1 == language);
    if let Some(&(_, _, rules)) = known {
        return rules;
    }
    let words = Words::of(language);
    let key = |card: Card| language.key(&words.card(rules.name(card)));
    let made = rules.with_alphabet(language.tag(), key);
    spoken.push((rules, language, made));
    made
}
