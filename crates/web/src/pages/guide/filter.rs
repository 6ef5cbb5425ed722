//! The filter of the card browser.

use eureka_innovation::{Card, Color, Edition, EffectKind, Icon, Rules};
use eureka_table::words;
use eureka_words::{Language, Words, as_typed};
use std::collections::BTreeMap;

/// The query of the card browser's URL, as typed.
///
/// It is built from form fields and never rejected: unknown fields are ignored, and [`CardQuery`] reports values that
/// make no sense.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter(BTreeMap<Field, String>);

words! {
    /// A field of the form.
    pub enum Field {
        /// The edition.
        Edition = "edition",
        /// The age.
        Age = "age",
        /// The color.
        Color = "color",
        /// An icon that the card shows.
        Icon = "icon",
        /// The dogma icon.
        Dogma = "dogma",
        /// The kinds of effects on the card.
        Effect = "effect",
        /// Words in the name or in the text.
        Words = "words",
    }
}

words! {
    /// The kinds of effects that a card may have.
    pub enum Effects {
        /// At least one demand.
        Demand = "demand",
        /// Demands and nothing else.
        OnlyDemands = "only",
        /// No demand.
        Peaceful = "peaceful",
    }
}

impl Effects {
    fn has(self, rules: &Rules, card: Card) -> bool {
        let effects = &rules.facts(card).effects;
        match self {
            Effects::Demand => rules.with_demand().has(card),
            Effects::OnlyDemands => effects.iter().all(|effect| effect.kind == EffectKind::Demand),
            Effects::Peaceful => !rules.with_demand().has(card),
        }
    }
}

/// The number of characters read from a field: enough for any sensible word, and few enough to keep the page small.
const MAX_QUERY_CHARACTERS: usize = 100;

impl Filter {
    /// The form fields by name; if a name occurs several times, the last value counts.
    pub fn new<'a>(fields: impl IntoIterator<Item = (&'a str, &'a str)>) -> Filter {
        let fields: BTreeMap<&str, &str> = fields.into_iter().collect();
        let said = |field: Field| {
            let value = fields.get(field.word())?.trim();
            (!value.is_empty()).then(|| (field, value.chars().take(MAX_QUERY_CHARACTERS).collect()))
        };
        Filter(Field::ALL.into_iter().filter_map(said).collect())
    }

    /// The value of a field; `None` if it was left empty.
    pub fn value(&self, field: Field) -> Option<&str> {
        self.0.get(&field).map(String::as_str)
    }

    /// The query for this filter; `edition` is used if the filter names none.
    pub fn query(&self, edition: Edition) -> CardQuery {
        let mut unknown = Vec::new();
        let edition =
            self.read(Field::Edition, Edition::from_word, &mut unknown).unwrap_or(edition);
        let age =
            |text: &str| text.parse().ok().filter(|age| (1..=edition.last_age()).contains(age));
        CardQuery {
            edition,
            age: self.read(Field::Age, age, &mut unknown),
            color: self.read(Field::Color, Color::from_word, &mut unknown),
            icon: self.read(Field::Icon, Icon::from_word, &mut unknown),
            dogma: self.read(Field::Dogma, Icon::from_word, &mut unknown),
            effects: self.read(Field::Effect, Effects::from_word, &mut unknown),
            words: as_typed(self.value(Field::Words).unwrap_or_default()),
            unknown,
        }
    }

    fn read<T>(
        &self,
        field: Field,
        read: impl Fn(&str) -> Option<T>,
        unknown: &mut Vec<(Field, String)>,
    ) -> Option<T> {
        let said = self.value(field)?;
        let value = read(&said.to_lowercase());
        if value.is_none() {
            unknown.push((field, said.to_owned()));
        }
        value
    }
}

/// A query for cards: a card must match every field that is set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardQuery {
    /// The edition.
    pub edition: Edition,
    /// The age.
    pub age: Option<u8>,
    /// The color.
    pub color: Option<Color>,
    /// An icon that the card shows.
    pub icon: Option<Icon>,
    /// The dogma icon.
    pub dogma: Option<Icon>,
    /// The kinds of effects.
    pub effects: Option<Effects>,
    /// Words in the name or the text, as typed. All of them must occur, in the reader's language or in English.
    pub words: String,
    /// Values that do not exist, which are ignored.
    pub unknown: Vec<(Field, String)>,
}

impl CardQuery {
    /// The matching cards, sorted by age and then alphabetically in the reader's language.
    pub fn cards(&self, words: &Words) -> Vec<Card> {
        let rules = Rules::printed(self.edition);
        let mut cards: Vec<Card> =
            rules.all().iter().filter(|&card| self.matches(words, rules, card)).collect();
        let name = |card| words.language().key(&words.card(rules.name(card)));
        cards.sort_by_cached_key(|&card| (rules.age(card), name(card)));
        cards
    }

    fn matches(&self, words: &Words, rules: &Rules, card: Card) -> bool {
        let facts = rules.facts(card);
        self.age.is_none_or(|age| age == facts.age)
            && self.color.is_none_or(|color| color == facts.color)
            && self.icon.is_none_or(|icon| facts.icons.contains(&Some(icon)))
            && self.dogma.is_none_or(|icon| icon == facts.dogma)
            && self.effects.is_none_or(|effects| effects.has(rules, card))
            && self.has_words(words, rules, card)
    }

    fn has_words(&self, words: &Words, rules: &Rules, card: Card) -> bool {
        let has_all = |words: &Words| {
            let name = words.card(rules.name(card)).into_owned();
            let text = as_typed(&format!("{name} {}", words.card_text(rules, card).join(" ")));
            self.words.split(' ').all(|word| text.contains(word))
        };
        self.words.is_empty() || has_all(words) || has_all(Words::of(Language::English))
    }
}
