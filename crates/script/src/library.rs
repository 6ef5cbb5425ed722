//! All cards of a game, and the mistakes that keep them from being loaded.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;
use std::ops::Range;

use crate::diagnostic::{self, Diagnostic};
use crate::fingerprint;
use crate::parse::{Parsed, parse};
use crate::tree::Card;
use crate::word::{Edition, Icon};

/// How many cards a game can have; see «Limits» in the language reference.
const CARDS: usize = 128;
/// How many of one icon all cards of a game can show.
const ICONS: usize = 255;
/// How many cards of a game can use markers.
const MAX_CARDS_WITH_MARKERS: usize = 16;

/// A text with cards, and what to call it in messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path or whatever else names it.
    pub file: String,
    /// The text.
    pub text: String,
}

/// Cards without mistakes, in the order of their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Library {
    /// The cards, of all editions.
    pub cards: Vec<Card>,
}

impl Library {
    /// Reads all cards of the sources.
    pub fn read(sources: &[Source]) -> Result<Library, Report> {
        Library::default().with(sources)
    }

    /// This library with the cards of the sources: one of the same name is replaced, others are added.
    pub fn with(&self, sources: &[Source]) -> Result<Library, Report> {
        let mut loading = Loading::new(self, sources);
        loading.check_mentions();
        for edition in Edition::ALL {
            loading.check_limits(edition);
        }
        loading.finish()
    }

    /// The card of this name.
    pub fn card(&self, name: &str) -> Option<&Card> {
        let place = self.cards.binary_search_by(|card| card.name.as_str().cmp(name)).ok()?;
        Some(&self.cards[place])
    }

    /// The cards that this edition plays with, in the order of their names.
    pub fn cards_in(&self, edition: Edition) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| is_in(card, edition))
    }

    /// What tells this set of cards from every other; see [`fingerprint`](crate::fingerprint()).
    pub fn fingerprint(&self, edition: Edition) -> u64 {
        fingerprint::fingerprint(&self.cards.iter().collect::<Vec<_>>(), edition)
    }
}

/// Whether the edition plays with this card: it has an effect there, and the game has its age.
pub(crate) fn is_in(card: &Card, edition: Edition) -> bool {
    card.age <= edition.last_age() && card.effects_in(edition).next().is_some()
}

/// Everything that is wrong with some sources.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The mistakes, by source and then by place.
    pub diagnostics: Vec<Diagnostic>,
    /// The sources.
    pub sources: Vec<Source>,
}

impl Report {
    /// How many mistakes there are.
    pub fn len(&self) -> usize {
        self.diagnostics.len()
    }

    /// Whether there is none, which is never so for a report that [`Library::read`] returns.
    pub fn is_empty(&self) -> bool {
        self.diagnostics.is_empty()
    }

    /// All messages with an empty line between them, in colors for a terminal or plain.
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

/// Where something stands: the number of the source, and the bytes in it.
type SourceRange = (usize, Range<usize>);

/// A card on its way into the library; one that was there before has no place.
struct Entry {
    card: Card,
    place: Option<SourceRange>,
}

struct Loading<'l> {
    sources: &'l [Source],
    entries: BTreeMap<String, Entry>,
    mentions: Vec<(String, SourceRange)>,
    diagnostics: Vec<(usize, Diagnostic)>,
}

impl<'l> Loading<'l> {
    fn new(library: &Library, sources: &'l [Source]) -> Loading<'l> {
        let known = library
            .cards
            .iter()
            .cloned()
            .map(|card| (card.name.clone(), Entry { card, place: None }));
        let mut loading = Loading {
            sources,
            entries: known.collect(),
            mentions: Vec::new(),
            diagnostics: Vec::new(),
        };
        for (number, source) in sources.iter().enumerate() {
            loading.add(number, parse(source));
        }
        loading
    }

    fn add(&mut self, number: usize, parsed: Parsed) {
        self.diagnostics.extend(parsed.diagnostics.into_iter().map(|problem| (number, problem)));
        let mentions = parsed.mentions.into_iter();
        self.mentions.extend(mentions.map(|(name, span)| (name, (number, span))));
        for (card, span) in parsed.cards.into_iter().zip(parsed.names) {
            let place = (number, span);
            match self.entries.get(&card.name) {
                Some(Entry { place: Some(first), .. }) => {
                    let help = format!("the first one is {}", self.describe(first));
                    self.report(place, format!("\"{}\" is there twice", card.name), Some(help));
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
        // What is already known to be wrong needs no second message.
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
        self.limit(edition, CARDS, "cards", |_| 1);
        self.limit(edition, MAX_CARDS_WITH_MARKERS, "cards that use markers", |card| {
            usize::from(
                card.words.iter().any(|words| words.split('\0').any(|word| word == "tally")),
            )
        });
        for icon in Icon::ALL {
            self.limit(edition, ICONS, &format!("`{icon}` icons"), |card| {
                let icons = card.icons_in(edition).unwrap_or_default();
                icons.iter().filter(|&&place| place == Some(icon)).count()
            });
        }
    }

    /// Reports at the last card of the sources that adds to the sum if that is more than the limit.
    fn limit(
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
            let message = format!("the {edition} edition has {sum} {what}");
            self.report(place, message, Some(format!("at most {limit} are possible")));
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
