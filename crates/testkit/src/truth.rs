//! The cards that every seat may know at every moment of a game, to be compared with those that it was sent.

use crate::html::{attributes, texts};
use eureka_innovation::{Answer, Card, CardSet, Event, Game, Record, Rules, Shown, View};
use eureka_table::{Seat, Timeline};
use serde_json::Value;

/// A text that a connection brought.
#[derive(Clone, Debug)]
pub struct Received {
    /// Its source, for the message.
    pub source: String,
    /// The number of answers before it.
    pub moment: usize,
    /// The time that it may tell of.
    pub reach: Reach,
    /// The way in which cards are named in it.
    pub form: Form,
    /// The text.
    pub text: String,
}

/// The time that a text may tell of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only its moment.
    Now,
    /// Its moment and what the last answer led to.
    Step,
    /// Everything since the beginning, as a log does.
    Ever,
}

/// The way in which cards are named in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// By their names, in any text of a JSON document.
    Json,
    /// By their numbers in `data-card` and in links, and by their names in answers and wherever somebody reads or hears them.
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
    /// No moment yet, for a seat at a table that reminds it of cards it has seen, or does not.
    pub fn new(rules: &'static Rules, seat: Seat, memory: bool) -> Truth {
        let (held, shown, ever) = (Vec::new(), Vec::new(), Vec::new());
        Truth { rules, seat, memory, held, shown, ever }
    }

    /// All moments of a recorded game: the deal, and after each answer.
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

    /// Adds a moment: the game then, if it has begun, and what happened just before.
    pub fn add(&mut self, game: Option<&Game>, events: &[Event<Shown>]) {
        let view = game.map(|game| match self.memory {
            true => game.view(self.seat),
            false => game.view(self.seat).without_memory(),
        });
        let held = view.as_ref().map_or(CardSet::EMPTY, held);
        let shown = shown(events, self.seat);
        let before = self.ever.last().copied().unwrap_or(CardSet::EMPTY);
        self.ever.push(before | held | shown);
        self.held.push(held);
        self.shown.push(shown);
    }

    /// The cards that may be in something that was received.
    fn may(&self, moment: usize, reach: Reach) -> CardSet {
        match reach {
            Reach::Now => self.held[moment],
            Reach::Step => {
                self.held[moment.saturating_sub(1)] | self.held[moment] | self.shown[moment]
            }
            Reach::Ever => self.ever[moment],
        }
    }

    /// The cards that were received and must not have been.
    pub fn leaks(&self, received: &[Received]) -> Vec<String> {
        let mut leaks = Vec::new();
        for received in received {
            let found = match received.form {
                Form::Json => named(self.rules, &received.text),
                Form::Html => marked(self.rules, &received.text),
            };
            for card in (found - self.may(received.moment, received.reach)).iter() {
                let name = self.rules.name(card);
                leaks.push(format!("{} at {}: {name}", received.source, received.moment));
            }
        }
        leaks
    }
}

/// All cards that a view holds.
fn held(view: &View) -> CardSet {
    let own = view.players.iter().flat_map(|own| [&own.hand, &own.score, &own.achievements]);
    let common = view.decks.iter().chain([&view.available, &view.junk, &view.removed]);
    let faces = common.chain(own).flatten().filter_map(|face| face.card);
    let piles = view.players.iter().flat_map(|player| &player.piles);
    let piles = piles.flat_map(|pile| pile.cards.iter().flatten().copied().chain(pile.top));
    let asked = view.opening.into_iter().chain(view.question.and_then(|question| question.card));
    let answers = view.answers.iter().filter_map(|answer| match *answer {
        Answer::Card(card) | Answer::Meld(card) | Answer::Dogma(card) => Some(card),
        _ => None,
    });
    faces.chain(piles).chain(asked).chain(answers).collect()
}

/// The cards that this seat was shown while something happened.
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

/// The cards whose names are in any text of a JSON document. Players' names and talk are those of these tests, and name none.
fn named(rules: &Rules, text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    strings(&serde_json::from_str(text).unwrap(), &mut |text| found |= mentioned(rules, text));
    found
}

fn strings(value: &Value, tell: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) => tell(text),
        Value::Array(items) => items.iter().for_each(|item| strings(item, tell)),
        Value::Object(members) => members.values().for_each(|value| strings(value, tell)),
        _ => {}
    }
}

/// The cards that a text mentions. A name may be part of a longer one, which then is the one that is meant.
pub fn mentioned(rules: &Rules, text: &str) -> CardSet {
    let mut found = CardSet::EMPTY;
    // Most texts are words of ours, and names of cards are written large.
    if !text.contains(char::is_uppercase) || text.len() < 3 {
        return found;
    }
    let mut names: Vec<(Card, &str)> = rules.all().iter().map(|c| (c, rules.name(c))).collect();
    names.retain(|(_, name)| text.contains(name));
    names.sort_by_key(|(_, name)| std::cmp::Reverse(name.len()));
    let mut text = text.to_owned();
    for (card, name) in names {
        if stands_in(&text, name) {
            found.insert(card);
            text = text.replace(name, "\u{0}");
        }
    }
    found
}

/// True if a text has this name in it, and not as a part of a word.
fn stands_in(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric)
    })
}

/// The cards that a piece of a page tells of: as `data-card`, in a link to a card, in an answer, or in a text or label.
fn marked(rules: &Rules, html: &str) -> CardSet {
    let numbers = attributes(html, "data-card=\"");
    let links = attributes(html, "href=\"/card/");
    let links = links.filter_map(|link| Some(link.split('/').nth(1)?.to_owned()));
    let found: CardSet =
        numbers.chain(links).filter_map(|number| number.parse().ok()).map(Card::new).collect();
    let mut told: Vec<String> = texts(html).map(str::to_owned).collect();
    for key in ["data-answer=\"", "value=\"", "title=\"", "aria-label=\"", "alt=\""] {
        told.extend(attributes(html, key));
    }
    // Words from two places are no name.
    found | mentioned(rules, &told.join("\n"))
}
