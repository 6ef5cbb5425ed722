//! Libraries of cards: reading many texts, and checking the cards together.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::ops::Range;

use crate::diagnostic::{self, Diagnostic};
use crate::fingerprint;
use crate::parse::{Parsed, parse};
use crate::tree::Card;
use crate::word::{Edition, Icon};

/// The maximum number of cards in one edition. The section "Limits" of `cards/README.md` promises these numbers.
const MAX_CARDS: usize = 128;
/// The maximum number of one icon on all cards of an edition together.
const MAX_ICONS: usize = 255;
/// The maximum number of cards in one edition that use markers.
const MAX_CARDS_WITH_MARKERS: usize = 16;

/// A text with cards, and its name in messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The path, or any other name.
    pub file: String,
    /// The text.
    pub text: String,
}

/// A set of cards without mistakes, sorted by name.
///
/// # Examples
///
/// ```
/// use eureka_script::word::{Color, Edition};
/// use eureka_script::{Library, Report, Source};
///
/// let card = |name: &str, color: &str| Source {
///     file: format!("{name}.card"),
///     text: format!("card \"{name}\" {{ age 1\n color {color}\n icons hex leaf leaf crown\n effect {{ draw 1 }} }}"),
/// };
/// let printed = Library::read(&[card("Wheel", "green"), card("Oars", "red")])?;
/// // A card of the same name replaces the printed one.
/// let library = printed.with(&[card("Oars", "blue"), card("Compost", "yellow")])?;
/// assert_eq!(library.card("Oars").unwrap().color, Color::Blue);
/// assert_eq!(library.cards_in(Edition::First).count(), 3);
/// assert_ne!(library.fingerprint(Edition::First), printed.fingerprint(Edition::First));
/// # Ok::<(), Report>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The cards, of all editions.
    pub cards: Vec<Card>,
}

impl Library {
    /// Reads all cards of the sources. If there is any mistake, nothing is loaded and all mistakes are reported.
    pub fn read(sources: &[Source]) -> Result<Library, Report> {
        Library::default().with(sources)
    }

    /// This library with the cards of the sources added. A card of the same name replaces the one in this library.
    pub fn with(&self, sources: &[Source]) -> Result<Library, Report> {
        let mut loader = Loader::new(self, sources);
        loader.check_mentions();
        for edition in Edition::ALL {
            loader.check_limits(edition);
        }
        loader.finish()
    }

    /// The card with this name.
    pub fn card(&self, name: &str) -> Option<&Card> {
        let place = self.cards.binary_search_by(|card| card.name.as_str().cmp(name)).ok()?;
        Some(&self.cards[place])
    }

    /// The cards of this edition, sorted by name.
    pub fn cards_in(&self, edition: Edition) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| is_in(card, edition))
    }

    /// The number that identifies the cards of this edition; see [`fingerprint`](crate::fingerprint()).
    pub fn fingerprint(&self, edition: Edition) -> u64 {
        fingerprint::fingerprint(&self.cards.iter().collect::<Vec<_>>(), edition)
    }
}

/// Whether the card is part of the edition: it has an effect there, and the edition has its age.
pub(crate) fn is_in(card: &Card, edition: Edition) -> bool {
    card.age <= edition.last_age() && card.effects_in(edition).next().is_some()
}

/// All mistakes in some sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The mistakes, sorted by source and then by place.
    pub diagnostics: Vec<Diagnostic>,
    /// The sources.
    pub sources: Vec<Source>,
}

impl Report {
    /// The number of mistakes.
    pub fn len(&self) -> usize {
        self.diagnostics.len()
    }

    /// Whether there are no mistakes. Never true for a report that [`Library::read`] returns.
    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// All messages with an empty line between them, with or without terminal colors.
    pub fn render(&self, colored: bool) -> String {
        let text_of = |file: &str| {
            self.sources.iter().find(|source| source.file == file).map_or("", |source| &source.text)
        };
        let rendered: Vec<_> = self
            .diagnostics
            .iter()
            .map(|problem| problem.render(text_of(&problem.file), colored))
            .collect();
        rendered.join("\n\n")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(false))
    }
}

impl Error for Report {}

/// A place: the index of a source, and the bytes in its text.
type SourceRange = (usize, Range<usize>);

/// A card that is being loaded. A card that was in the library before has no place.
struct Entry {
    card: Card,
    place: Option<SourceRange>,
}

/// A library that is being built from sources.
struct Loader<'l> {
    sources: &'l [Source],
    entries: BTreeMap<String, Entry>,
    mentions: Vec<(String, SourceRange)>,
    diagnostics: Vec<(usize, Diagnostic)>,
}

impl<'l> Loader<'l> {
    fn new(library: &Library, sources: &'l [Source]) -> Loader<'l> {
        let known = library
            .cards
            .iter()
            .cloned()
            .map(|card| (card.name.clone(), Entry { card, place: None }));
        let mut loader = Loader {
            sources,
            entries: known.collect(),
            mentions: Vec::new(),
            diagnostics: Vec::new(),
        };
        for (number, source) in sources.iter().enumerate() {
            loader.add(number, parse(source));
        }
        loader
    }

    fn add(&mut self, number: usize, parsed: Parsed) {
        self.diagnostics.extend(parsed.diagnostics.into_iter().map(|problem| (number, problem)));
        let mentions = parsed.mentions.into_iter();
        self.mentions.extend(mentions.map(|(name, span)| (name, (number, span))));
        for (card, span) in parsed.cards.into_iter().zip(parsed.names) {
            let place = (number, span);
            match self.entries.get(&card.name) {
                Some(Entry { place: Some(first), .. }) => {
                    let help = format!("the other one is {}", self.describe(first));
                    self.report(
                        place,
                        format!("there are two cards named \"{}\"", card.name),
                        Some(help),
                    );
                }
                _ => {
                    self.entries.insert(card.name.clone(), Entry { card, place: Some(place) });
                }
            }
        }
    }

    fn describe(&self, (number, span): &SourceRange) -> String {
        let source = &self.sources[*number];
        let line = 1 + source.text[..span.start].matches('\n').count();
        format!("in {}, line {line}", source.file)
    }

    fn report(&mut self, (number, span): SourceRange, message: String, help: Option<String>) {
        // A place with a message needs no second one.
        if self.diagnostics.iter().any(|(other, known)| *other == number && known.span == span) {
            return;
        }
        let file = self.sources[number].file.clone();
        self.diagnostics.push((number, Diagnostic { file, span, message, help }));
    }

    fn check_mentions(&mut self) {
        for (name, place) in std::mem::take(&mut self.mentions) {
            if !self.entries.contains_key(&name) {
                let near = diagnostic::closest(&name, self.entries.keys().map(String::as_str));
                let help = near.map(|near| format!("did you mean \"{near}\"?"));
                self.report(place, format!("there is no card \"{name}\""), help);
            }
        }
    }

    fn check_limits(&mut self, edition: Edition) {
        self.check_limit(edition, MAX_CARDS, "cards", |_| 1);
        self.check_limit(edition, MAX_CARDS_WITH_MARKERS, "cards that use markers", |card| {
            usize::from(
                card.words.iter().any(|words| words.split('\0').any(|word| word == "tally")),
            )
        });
        for icon in Icon::ALL {
            self.check_limit(edition, MAX_ICONS, &format!("`{icon}` icons"), |card| {
                let icons = card.icons_in(edition).unwrap_or_default();
                icons.iter().filter(|&&place| place == Some(icon)).count()
            });
        }
    }

    /// Checks that the sum over the cards of the edition is within the limit. Otherwise reports a mistake at the last card
    /// of the sources that contributes to the sum.
    fn check_limit(
        &mut self,
        edition: Edition,
        limit: usize,
        what: &str,
        count: impl Fn(&Card) -> usize,
    ) {
        let counted: Vec<_> = self
            .entries
            .values()
            .filter(|entry| is_in(&entry.card, edition))
            .map(|entry| (count(&entry.card), entry))
            .filter(|&(count, _)| count > 0)
            .collect();
        let sum: usize = counted.iter().map(|(count, _)| count).sum();
        let places = counted.iter().filter_map(|(_, entry)| entry.place.as_ref());
        let last = places.max_by_key(|(number, span)| (*number, span.start)).cloned();
        if let Some(place) = last.filter(|_| sum > limit) {
            let message = format!("too many {what}: the {edition} edition would have {sum}");
            self.report(place, message, Some(format!("the limit is {limit}")));
        }
    }

    fn finish(mut self) -> Result<Library, Report> {
        if self.diagnostics.is_empty() {
            let cards = self.entries.into_values().map(|entry| entry.card).collect();
            return Ok(Library { cards });
        }
        self.diagnostics.sort_by_key(|(number, problem)| (*number, problem.span.start));
        let diagnostics = self.diagnostics.into_iter().map(|(_, problem)| problem).collect();
        Err(Report { diagnostics, sources: self.sources.to_vec() })
    }
}
