//! The cards that a seat may know at every moment of a game, and a check that nothing it was sent names another card.

use crate::html::{attributes, texts};
use eureka_innovation::{
    Answer, Card, CardSet, Edition, Event, Face, Game, Record, Rules, Shown, View,
};
use eureka_table::{Seat, Timeline};
use eureka_words::{Language, Words};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex};

/// A text that a client received: a page, a JSON document or an event of a stream.
#[derive(Clone, Debug)]
pub struct Received {
    /// Its source, for the message.
    pub source: String,
    /// The number of answers given before it was sent.
    pub moment: usize,
    /// The part of the game that it may show.
    pub reach: Reach,
    /// The format, which decides where cards are looked for.
    pub format: Format,
    /// The text.
    pub text: String,
}

/// The part of a game that a text may show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only its moment.
    Now,
    /// Its moment, the moment before, and the events in between.
    Step,
    /// Everything since the beginning, as in a log.
    Ever,
}

/// The format of a text, which decides where cards are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// JSON: cards are named in any string.
    Json,
    /// HTML: cards have their numbers in `data-card` and in links, and their names in answers, texts and labels.
    Html,
}

/// The cards that a seat held and was shown at each moment of a game.
pub struct Truth {
    rules: &'static Rules,
    seat: Seat,
    memory: bool,
    held: Vec<CardSet>,
    shown: Vec<CardSet>,
    /// Everything up to each moment.
    ever: Vec<CardSet>,
}

impl Truth {
    /// Starts without any moment. `memory` says whether the table reminds its players of cards that they have seen.
    pub fn new(rules: &'static Rules, seat: Seat, memory: bool) -> Truth {
        let (held, shown, ever) = (Vec::new(), Vec::new(), Vec::new());
        Truth { rules, seat, memory, held, shown, ever }
    }

    /// Replays a recorded game and takes all its moments: the deal, and the position after each answer.
    pub fn of(record: &Record, seat: Seat, memory: bool) -> Truth {
        let language = record.setup.language.parse().unwrap();
        let rules = eureka_words::rules(record.setup.edition, language);
        let timeline = Timeline::<Game>::open(record.clone(), rules).unwrap();
        let mut truth = Truth::new(rules, seat, memory);
        for (moment, game) in timeline.games().enumerate() {
            let events = timeline.events().iter().filter(|(at, _)| *at == moment);
            let events: Vec<Event<Shown>> = events.map(|(_, event)| *event).collect();
            truth.add(Some(&game), &events);
        }
        truth
    }

    /// Adds a moment: the game at it (`None` before the game has begun) and the events that led to it.
    pub fn add(&mut self, game: Option<&Game>, events: &[Event<Shown>]) {
        let view = game.map(|game| match self.memory {
            true => game.view(self.seat),
            false => game.view(self.seat).without_memory(),
        });
        let shown = shown(events, self.seat);
        let before = self.ever.last().copied().unwrap_or(CardSet::EMPTY);
        // Only a card that the seat has seen, perhaps just now, can be mixed with others for it.
        let mixed = view.as_ref().map_or(CardSet::EMPTY, mixed) & (before | shown);
        let held = view.as_ref().map_or(CardSet::EMPTY, held) | mixed;
        self.ever.push(before | held | shown);
        self.held.push(held);
        self.shown.push(shown);
    }

    /// The cards that a text received at this moment may name.
    fn allowed(&self, moment: usize, reach: Reach) -> CardSet {
        match reach {
            Reach::Now => self.held[moment],
            Reach::Step => {
                self.held[moment.saturating_sub(1)] | self.held[moment] | self.shown[moment]
            }
            Reach::Ever => self.ever[moment],
        }
    }

    /// A line for each card that was received and may not be known at that moment; empty if there is no leak.
    pub fn leaks(&self, received: &[Received]) -> Vec<String> {
        let mut leaks = Vec::new();
        for received in received {
            let known = self.allowed(received.moment, received.reach);
            let (found, allowed) = match received.format {
                Format::Json => (cards_in_json(self.rules, &received.text), known),
                // The table shows the texts of cards.
                Format::Html => {
                    let found = cards_in_html(self.rules, &received.text);
                    (found, known | named_by(self.rules, known))
                }
            };
            for card in (found - allowed).iter() {
                let name = self.rules.name(card);
                leaks.push(format!("{} at {}: {name}", received.source, received.moment));
            }
        }
        leaks
    }
}

/// All cards of a view that do not lie on boards.
fn faces(view: &View) -> impl Iterator<Item = &Face> {
    let own = view.players.iter().flat_map(|own| [&own.hand, &own.score, &own.achievements]);
    let common = view.decks.iter().chain([&view.available, &view.junk, &view.removed]);
    common.chain(own).flatten()
}

/// The cards that a view says some others may be.
fn mixed(view: &View) -> CardSet {
    faces(view).flat_map(|face| face.among).collect()
}

/// All cards whose faces a view holds.
fn held(view: &View) -> CardSet {
    let faces = faces(view).filter_map(|face| face.card);
    let piles = view.players.iter().flat_map(|player| &player.piles);
    let piles = piles.flat_map(|pile| pile.cards.iter().flatten().copied().chain(pile.top));
    let asked = view.opening.into_iter().chain(view.question.and_then(|question| question.card));
    let answers = view.answers.iter().filter_map(|answer| match *answer {
        Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) => Some(card),
        _ => None,
    });
    faces.chain(piles).chain(asked).chain(answers).collect()
}

/// The cards that these events showed to this seat.
fn shown(events: &[Event<Shown>], seat: Seat) -> CardSet {
    let card = |event: &Event<Shown>| match *event {
        Event::Moved { card, .. } => card.known.has(seat).then_some(card.card),
        Event::Revealed { card, .. } | Event::Effect { card, .. } => Some(card),
        Event::Action { action: Answer::Meld(card) | Answer::Dogma(card), .. } => Some(card),
        Event::Chose { answer: Answer::Card(card), .. } => Some(card),
        _ => None,
    };
    events.iter().filter_map(card).collect()
}

/// The cards whose names are in any string of a JSON document. The tests' own player names and chat name no card.
fn cards_in_json(rules: &Rules, text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    let document = serde_json::from_str(text).unwrap();
    for_each_string(&document, &mut |text| found |= mentioned(rules, text));
    found
}

fn for_each_string(value: &Value, visit: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) => visit(text),
        Value::Array(items) => items.iter().for_each(|item| for_each_string(item, visit)),
        Value::Object(members) => members.values().for_each(|value| for_each_string(value, visit)),
        _ => {}
    }
}

/// The cards that a text mentions. The longest name wins: `Machine Tools` does not mention Tools.
pub fn mentioned(rules: &Rules, text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    // A shortcut: names of cards begin with a capital letter, and most strings are lower-case keywords.
    if !text.contains(char::is_uppercase) || text.len() < 3 {
        return found;
    }
    let mut names: Vec<(Card, &str)> = rules.all().iter().map(|c| (c, rules.name(c))).collect();
    names.retain(|(_, name)| text.contains(name));
    names.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));
    let mut text = text.to_owned();
    for (card, name) in names {
        if has_word(&text, name) {
            found.insert(card);
            text = text.replace(name, "\u{0}");
        }
    }
    found
}

/// Returns true if a text contains this name as whole words.
fn has_word(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
    })
}

/// The cards in a page or a fragment of one: as `data-card`, in a link to a card, in an answer, or in a text or label.
fn cards_in_html(rules: &Rules, html: &str) -> CardSet {
    let numbers = attributes(html, "data-card=\"");
    let links = attributes(html, "href=\"/card/");
    let links = links.filter_map(|link| Some(link.split('/').nth(1)?.to_owned()));
    let found: CardSet =
        numbers.chain(links).filter_map(|number| number.parse().ok()).map(Card::new).collect();
    let mut told: Vec<String> = texts(html).map(str::to_owned).collect();
    for key in ["data-answer=\"", "value=\"", "title=\"", "aria-label=\"", "alt=\""] {
        told.extend(attributes(html, key));
    }
    // The line break keeps words of two different places from forming a name. A name on a tile may have soft hyphens.
    found | mentioned(rules, &told.join("\n").replace('\u{ad}', ""))
}

/// The cards that the printed texts of these cards name. Whoever sees a card may read its text.
fn named_by(rules: &Rules, cards: CardSet) -> CardSet {
    static NAMED: LazyLock<Mutex<BTreeMap<(Edition, u8), CardSet>>> = LazyLock::new(Mutex::default);
    let mut named = NAMED.lock().expect("nobody panics while holding it");
    let of = |card: Card| {
        let texts = || Words::of(Language::English).card_text(rules, card).join("\n");
        let entry = named.entry((rules.edition(), card.number()));
        *entry.or_insert_with(|| mentioned(rules, &texts()))
    };
    cards.iter().map(of).fold(CardSet::EMPTY, |sum, cards| sum | cards)
}
