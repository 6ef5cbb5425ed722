//! The cards of one edition, compiled: printed facts, programs, and lookup tables for both.

use crate::card::{Card, CardSet};
use crate::machine::Machine;
use crate::question::{Question, QuestionKind};
use eureka_script::program::{Op, Program};
use eureka_script::tree::{self, EffectKind};
use eureka_script::word::{Color, Edition, Icon, Splay};
use eureka_script::{Library, Report, Source, fingerprint, lower};
use std::ops::Range;
use std::sync::OnceLock;

/// The path below `cards/` and the text of every built-in script. `build.rs` writes this list.
static SCRIPTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// The cards of one edition, ready to play, and the numbers that the edition fixes.
///
/// Rules are `&'static`, so that a [`Game`](crate::Game) can hold a reference to them and still be `Copy`. Rules with
/// home-made cards are leaked: load them once, not for each game.
///
/// # Examples
///
/// ```
/// use eureka_innovation::{Color, Edition, Icon, Rules};
///
/// let rules = Rules::printed(Edition::Fourth);
/// assert_eq!((rules.last_age(), rules.max_players()), (11, 5));
/// let archery = rules.card_named("Archery").unwrap();
/// let facts = rules.facts(archery);
/// assert_eq!((facts.age, facts.color, facts.dogma), (1, Color::Red, Icon::Castle));
/// assert!(rules.with_demand().has(archery));
/// ```
#[derive(Clone, Debug)]
pub struct Rules {
    edition: Edition,
    language: &'static str,
    fingerprint: u64,
    facts: Vec<Facts>,
    programs: Vec<Program>,
    all: CardSet,
    by_age: [CardSet; 12],
    by_color: [CardSet; 5],
    by_icon: [CardSet; 7],
    with_demand: CardSet,
    high: CardSet,
    /// The icons that each card shows when it is covered, by splay.
    covered: Vec<[IconCounts; 5]>,
    /// The icons that each card shows on top of a pile.
    shown: Vec<IconCounts>,
    /// The rank of each card in the alphabet of the table's language.
    alphabet: Vec<u8>,
    /// The index of each card's markers in the machine; `u8::MAX` for a card that uses none.
    marker_slots: Vec<u8>,
    /// The home-made scripts, which replace or extend the built-in ones.
    home_made: Vec<Source>,
    /// The same rules before each correction of a card, for records of that time.
    pub(crate) earlier: OnceLock<Vec<Rules>>,
}

/// The counts of all icons in one number, a byte for each icon, so that they are added at once.
pub(crate) type IconCounts = u64;

/// The count of one icon.
pub(crate) const fn count_of(counts: IconCounts, icon: Icon) -> u8 {
    (counts >> (8 * icon as u32)) as u8
}

/// The printed facts of a card.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The English name.
    pub name: String,
    /// The age, which is also the card's value.
    pub age: u8,
    /// The color.
    pub color: Color,
    /// The icons: top left, bottom left, bottom middle, bottom right. `None` is the hexagon.
    pub icons: tree::Icons,
    /// The icon whose counts decide who shares an effect and who is exposed to a demand.
    pub dogma: Icon,
    /// The effects as trees, in order of execution.
    pub effects: Vec<tree::Effect>,
    /// The script that the card was read from.
    pub source: String,
    /// The English names of the cards that the effects name.
    pub mentioned: Vec<String>,
    /// The same cards; `None` for a card that is not in this edition.
    pub(crate) mentions: Vec<Option<Card>>,
    /// The numbers of its effects among the programs of the rules.
    pub(crate) programs: Range<u16>,
}

/// The reason why a card set cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The scripts have mistakes.
    #[error("{0}")]
    Scripts(Report),
    /// A deck would be too small.
    #[error("age {age} has {count} cards, and a game needs at least {needed}")]
    FewCards {
        /// The age.
        age: u8,
        /// The number of cards it has.
        count: u8,
        /// The number of cards it needs.
        needed: u8,
    },
    /// An effect remembers more values than the machine has slots for.
    #[error("an effect of {0} gives too many things a name")]
    LongEffect(String),
    /// A pile could grow too high for the machine.
    #[error("{count} cards are {color}, and there may be at most {}", Rules::MAX_CARDS_OF_A_COLOR)]
    ManyCards {
        /// The color.
        color: Color,
        /// The number of cards of that color.
        count: u8,
    },
}

impl Rules {
    /// The default language of a table.
    pub const ENGLISH: &str = "en";

    /// The maximum number of cards of one color in a game.
    pub const MAX_CARDS_OF_A_COLOR: u8 = 40;

    /// The maximum number of cards in a game that can use markers.
    pub const MAX_MARKED_CARDS: usize = 16;

    /// The built-in cards of an edition.
    pub fn printed(edition: Edition) -> &'static Rules {
        static PRINTED: [OnceLock<Rules>; 3] = [const { OnceLock::new() }; 3];
        PRINTED[edition.index()].get_or_init(|| {
            Rules::compile(edition, built_in()).expect("the built-in cards make a game")
        })
    }

    /// The built-in cards of an edition, with home-made cards added or replacing cards of the same name.
    ///
    /// The result is leaked, since rules live as long as the program.
    ///
    /// # Examples
    ///
    /// ```
    /// use eureka_innovation::{Edition, Rules, Source};
    ///
    /// let text = r#"card "Lantern" {
    ///   age 2
    ///   color yellow
    ///   icons hex bulb bulb leaf
    ///   effect {
    ///     draw and meld 3
    ///   }
    /// }"#;
    /// let source = Source { file: "lantern.card".into(), text: text.into() };
    /// let rules = Rules::home_made(Edition::First, &[source]).unwrap();
    /// assert_eq!(rules.all().len(), Rules::printed(Edition::First).all().len() + 1);
    /// assert_eq!(rules.age(rules.card_named("Lantern").unwrap()), 2);
    /// ```
    pub fn home_made(edition: Edition, sources: &[Source]) -> Result<&'static Rules, LoadError> {
        let library = built_in().with(sources).map_err(LoadError::Scripts)?;
        let mut rules = Rules::compile(edition, &library)?;
        rules.home_made = sources.to_vec();
        Ok(Box::leak(Box::new(rules)))
    }

    /// The same rules with other scripts in place of built-in ones.
    pub(crate) fn with_built_in(&self, scripts: &[Source]) -> Result<Rules, LoadError> {
        let library = built_in().with(scripts).and_then(|library| library.with(&self.home_made));
        let mut rules = Rules::compile(self.edition, &library.map_err(LoadError::Scripts)?)?;
        rules.language = self.language;
        rules.alphabet.clone_from(&self.alphabet);
        Ok(rules)
    }

    /// The same rules for a table of another language.
    ///
    /// The alphabetical order of the cards' names decides who begins. `key` gives what those names are sorted by in that
    /// language. The result is leaked.
    pub fn with_alphabet<K: Ord>(
        &self,
        language: &'static str,
        key: impl Fn(Card) -> K,
    ) -> &'static Rules {
        let mut order: Vec<Card> = self.all.iter().collect();
        order.sort_by_cached_key(|&card| key(card));
        let mut alphabet = vec![0; order.len()];
        for (rank, card) in (0..).zip(order) {
            alphabet[card.index()] = rank;
        }
        let mut rules = self.clone();
        rules.alphabet = alphabet;
        rules.language = language;
        rules.earlier = OnceLock::new();
        Box::leak(Box::new(rules))
    }

    fn compile(edition: Edition, library: &Library) -> Result<Rules, LoadError> {
        let cards: Vec<&tree::Card> = library
            .cards
            .iter()
            .filter(|card| card.age <= edition.last_age())
            .filter(|card| card.effects_in(edition).next().is_some())
            .collect();
        let mut rules = Rules::empty(edition, fingerprint(&cards, edition));
        for card in &cards {
            let first = rules.programs.len() as u16;
            rules.programs.extend(card.effects_in(edition).map(lower));
            let number = |name: &String| cards.iter().position(|card| card.name == *name);
            rules.facts.push(Facts {
                name: card.name.clone(),
                age: card.age,
                color: card.color,
                icons: card.icons_in(edition).unwrap_or_default(),
                dogma: card.dogma_in(edition).unwrap_or(Icon::Crown),
                effects: card.effects_in(edition).cloned().collect(),
                source: card.source.clone(),
                mentioned: card.mentions.clone(),
                mentions: card
                    .mentions
                    .iter()
                    .map(|name| number(name).map(|number| Card::new(number as u8)))
                    .collect(),
                programs: first..rules.programs.len() as u16,
            });
        }
        rules.index();
        rules.check()?;
        Ok(rules)
    }

    fn empty(edition: Edition, fingerprint: u64) -> Rules {
        Rules {
            edition,
            language: Rules::ENGLISH,
            fingerprint,
            facts: Vec::new(),
            programs: Vec::new(),
            all: CardSet::EMPTY,
            by_age: Default::default(),
            by_color: Default::default(),
            by_icon: Default::default(),
            with_demand: CardSet::EMPTY,
            high: CardSet::EMPTY,
            covered: Vec::new(),
            shown: Vec::new(),
            alphabet: Vec::new(),
            marker_slots: Vec::new(),
            home_made: Vec::new(),
            earlier: OnceLock::new(),
        }
    }

    /// Fills the lookup tables from the facts and the programs.
    fn index(&mut self) {
        let mut slots = 0;
        for (number, facts) in (0..).zip(&self.facts) {
            let card = Card::new(number);
            self.all.insert(card);
            self.by_age[usize::from(facts.age)].insert(card);
            self.by_color[facts.color.index()].insert(card);
            for icon in facts.icons.into_iter().flatten() {
                self.by_icon[icon.index()].insert(card);
            }
            if facts.effects.iter().any(|effect| effect.kind == EffectKind::Demand) {
                self.with_demand.insert(card);
            }
            if facts.age >= 8 {
                self.high.insert(card);
            }
            let count_icons = |places: &[usize]| {
                places
                    .iter()
                    .filter_map(|&place| facts.icons[place])
                    .map(|icon| 1 << (8 * icon as u32))
                    .sum::<IconCounts>()
            };
            self.shown.push(count_icons(&[0, 1, 2, 3]));
            self.covered.push(Splay::ALL.map(|splay| count_icons(splay.places())));
            self.alphabet.push(number);
            let programs = usize::from(facts.programs.start)..usize::from(facts.programs.end);
            let mut code = self.programs[programs].iter().flat_map(|program| &program.code);
            let keeps = code.any(|op| matches!(op, Op::AddMarkers { .. }));
            self.marker_slots.push(if keeps { slots } else { u8::MAX });
            slots += u8::from(keeps);
        }
    }

    fn check(&self) -> Result<(), LoadError> {
        for age in 1..=self.edition.last_age() {
            let count = self.by_age[usize::from(age)].len();
            // Age 1 needs two opening cards for each player, and an achievement.
            let needed = match age {
                1 => 2 * self.max_players() + 1,
                _ => u8::from(age <= self.achievement_ages()),
            };
            if count < needed {
                return Err(LoadError::FewCards { age, count, needed });
            }
        }
        for facts in &self.facts {
            let mut programs = facts.programs.clone().map(|number| self.program(number));
            if !programs.all(Machine::has_room_for) {
                return Err(LoadError::LongEffect(facts.name.clone()));
            }
        }
        for color in Color::ALL {
            let count = self.by_color[color.index()].len();
            if count > Rules::MAX_CARDS_OF_A_COLOR {
                return Err(LoadError::ManyCards { color, count });
            }
        }
        Ok(())
    }

    /// The edition whose rules are played.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The language of the table, whose alphabet decides who begins.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// The fingerprint of this exact card set. A record names it, so that it is replayed with the same cards.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// All cards of the game.
    pub fn all(&self) -> CardSet {
        self.all
    }

    /// The printed facts of a card.
    pub fn facts(&self, card: Card) -> &Facts {
        &self.facts[card.index()]
    }

    /// A card's English name.
    pub fn name(&self, card: Card) -> &str {
        &self.facts(card).name
    }

    /// A card's age.
    pub fn age(&self, card: Card) -> u8 {
        self.facts(card).age
    }

    /// A card's color.
    pub fn color(&self, card: Card) -> Color {
        self.facts(card).color
    }

    /// The card with this English name.
    pub fn card_named(&self, name: &str) -> Option<Card> {
        let number = self.facts.binary_search_by(|facts| facts.name.as_str().cmp(name)).ok()?;
        Some(Card::new(number as u8))
    }

    /// The last age; a draw beyond it ends the game.
    pub fn last_age(&self) -> u8 {
        self.edition.last_age()
    }

    /// The last age that has a standard achievement.
    pub fn achievement_ages(&self) -> u8 {
        self.last_age() - 1
    }

    /// The maximum number of players.
    pub fn max_players(&self) -> u8 {
        match self.edition {
            Edition::First | Edition::Third => 4,
            Edition::Fourth => 5,
        }
    }

    /// The number of achievements that win a game of this many players.
    pub fn achievements_to_win(&self, players: u8) -> u8 {
        8 - players
    }

    /// All cards of an age.
    pub fn of_age(&self, age: u8) -> CardSet {
        self.by_age.get(usize::from(age)).copied().unwrap_or_default()
    }

    /// All cards of a color.
    pub fn of_color(&self, color: Color) -> CardSet {
        self.by_color[color.index()]
    }

    /// All cards that have an icon.
    pub fn with_icon(&self, icon: Icon) -> CardSet {
        self.by_icon[icon.index()]
    }

    /// All cards that have a demand effect.
    pub fn with_demand(&self) -> CardSet {
        self.with_demand
    }

    /// All cards of value 8 or more.
    pub(crate) fn high(&self) -> CardSet {
        self.high
    }

    /// The operation of the effect that asks a question; `None` if the question comes from an action itself.
    pub fn operation(&self, question: &Question) -> Option<&Op> {
        let before = [QuestionKind::Parley, QuestionKind::Payment];
        let card = question.card.filter(|_| !before.contains(&question.kind))?;
        let mut programs = self.facts(card).programs.clone();
        let program = programs.nth(usize::from(question.effect))?;
        self.program(program).code.get(usize::from(question.step))
    }

    pub(crate) fn program(&self, number: u16) -> &Program {
        &self.programs[usize::from(number)]
    }

    pub(crate) fn is_demand(&self, number: u16) -> bool {
        self.program(number).kind == EffectKind::Demand
    }

    /// The icons that a card shows on top of a pile.
    pub(crate) fn shown(&self, card: Card) -> IconCounts {
        self.shown[card.index()]
    }

    /// The icons that a card shows under others in a pile with this splay.
    pub(crate) fn covered(&self, card: Card, splay: Splay) -> IconCounts {
        self.covered[card.index()][splay.index()]
    }

    /// The card's rank in the alphabet of the table's language.
    pub(crate) fn alphabet(&self, card: Card) -> u8 {
        self.alphabet[card.index()]
    }

    /// The index of this card's markers in the machine, if it uses any.
    pub(crate) fn marker_slot(&self, card: Card) -> Option<usize> {
        Some(usize::from(self.marker_slots[card.index()]))
            .filter(|&at| at < Rules::MAX_MARKED_CARDS)
    }
}

/// The library of the built-in cards.
fn built_in() -> &'static Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let sources: Vec<Source> = SCRIPTS
            .iter()
            .map(|&(file, text)| Source { file: format!("cards/{file}"), text: text.to_owned() })
            .collect();
        Library::read(&sources).unwrap_or_else(|report| panic!("{report}"))
    })
}
