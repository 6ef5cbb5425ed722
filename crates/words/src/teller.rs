//! The `Teller`, through which clients get every sentence about a table of Innovation.

use crate::line::{Line, Marks, Topic};
use crate::players::Role;
use crate::say::{Args, Case, Phrase, args, capital};
use crate::speech::Conjunction;
use crate::words::Words;
use eureka_innovation::{Card, Color, Face, Outcome, Rules, Seat, SeatSet, Zone};

/// Tells the events and questions of one table in one language.
///
/// ```
/// use eureka_innovation::{Answer, Edition, Event, Game, Rules, Seat};
/// use eureka_words::{Language, Teller, Words};
///
/// let rules = Rules::printed(Edition::First);
/// let names = ["Anna".to_owned()];
/// let teller = Teller::new(Words::of(Language::English), rules).with_names(&names);
/// let view = Game::deal(rules, 2, 1).unwrap().view(Seat::A);
/// assert_eq!(teller.ask(&view).unwrap().to_string(), "Anna, which card do you begin with?");
/// let event = Event::Chose { seat: Seat::new(1), answer: Answer::Pass };
/// assert_eq!(teller.event(event).unwrap().to_string(), "B passes");
/// ```
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    pub(crate) words: &'a Words,
    pub(crate) rules: &'a Rules,
    names: &'a [String],
}

impl<'a> Teller<'a> {
    /// A teller that uses the letters of the seats as the players' names.
    pub const fn new(words: &'a Words, rules: &'a Rules) -> Teller<'a> {
        Teller { words, rules, names: &[] }
    }

    /// The same teller with these names, from seat A on.
    #[must_use]
    pub const fn with_names(self, names: &'a [String]) -> Teller<'a> {
        Teller { names, ..self }
    }

    /// The name of a player.
    pub fn name(self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The name of a card.
    pub fn card(self, card: Card) -> String {
        self.words.card(self.rules.name(card)).into_owned()
    }

    /// The winners, and the way they won.
    pub fn outcome(self, outcome: Outcome) -> Line {
        let telling = self.telling();
        let (count, names) = (outcome.winners.len(), telling.seats(outcome.winners));
        telling.sentence("outcome", &args![count, names, ending = outcome.ending.word()])
    }

    pub(crate) fn telling(self) -> Telling<'a> {
        Telling { teller: self, marks: Marks::default() }
    }
}

/// A line under construction.
pub(crate) struct Telling<'a> {
    pub(crate) teller: Teller<'a>,
    marks: Marks,
}

impl Telling<'_> {
    /// A message as a line that begins with a capital letter.
    pub(crate) fn sentence(&self, id: &str, args: Args<'_, '_>) -> Line {
        self.begun(&self.say(id, args))
    }

    /// A finished text as a line that begins with a capital letter.
    pub(crate) fn begun(&self, text: &str) -> Line {
        self.marks.begin(text);
        self.finished(&capital(text))
    }

    /// A message as a line.
    pub(crate) fn line(&self, id: &str, args: Args<'_, '_>) -> Line {
        self.finished(&self.say(id, args))
    }

    /// A noun phrase as a line.
    pub(crate) fn phrase(&self, phrase: &Phrase<'_>) -> Line {
        self.finished(&phrase(Case::Nominative))
    }

    /// A finished text as a line.
    pub(crate) fn finished(&self, text: &str) -> Line {
        self.marks.line(text)
    }

    /// A finished line as part of another one.
    pub(crate) fn marked(&self, line: &Line) -> String {
        line.shown(|piece| match piece.topic {
            Some(topic) => self.marks.mark(topic, piece.text.as_str()),
            None => piece.text.clone(),
        })
    }

    /// A part of a line.
    pub(crate) fn say(&self, id: &str, args: Args<'_, '_>) -> String {
        self.teller.words.text(id, args)
    }

    pub(crate) fn seat(&self, seat: Seat) -> Phrase<'_> {
        let mark = move |_| self.marks.mark(Topic::Seat(seat), self.teller.name(seat));
        let name: Phrase<'_> = Box::new(mark);
        self.teller.words.noun("player-name", args![name])
    }

    pub(crate) fn seats(&self, seats: SeatSet) -> Phrase<'_> {
        self.teller.words.list(Conjunction::And, seats.iter().map(|seat| self.seat(seat)))
    }

    pub(crate) fn card_name(&self, card: Card) -> String {
        self.marks.mark(Topic::Card(card), self.teller.card(card))
    }

    pub(crate) fn card(&self, card: Card) -> Phrase<'_> {
        let name: Phrase<'_> = Box::new(move |_| self.card_name(card));
        self.teller.words.noun("shown-card", args![name])
    }

    /// A face-down card, of which only the value on the back is seen.
    pub(crate) fn back(&self, value: u8) -> Phrase<'_> {
        self.backs(value, 1, false)
    }

    /// Several face-down cards of one value, alone or in a list with cards of other values.
    pub(crate) fn backs(&self, value: u8, count: u8, listed: bool) -> Phrase<'_> {
        self.teller.words.noun("drawn-fixed", args![value, count, each = false, listed])
    }

    pub(crate) fn face(&self, face: Face) -> Phrase<'_> {
        match face.card {
            Some(card) => self.card(card),
            None => self.back(face.age),
        }
    }

    /// A color as an adjective for several cards.
    pub(crate) fn colored(&self, color: Color) -> Phrase<'_> {
        self.color_as(color, "cards")
    }

    /// The name of a color.
    pub(crate) fn color_name(&self, color: Color) -> Phrase<'_> {
        self.color_as(color, "noun")
    }

    fn color_as(&self, color: Color, form: &'static str) -> Phrase<'_> {
        Box::new(move |case| {
            let text = self.teller.words.color_as(color, form, case);
            self.marks.mark(Topic::Color(color), text)
        })
    }

    /// A color as a noun.
    pub(crate) fn color(&self, color: Color) -> Phrase<'_> {
        self.teller.words.noun("colors-fixed", args![colors = self.color_name(color)])
    }

    /// A zone with its preposition, from the point of view of the player who acts; `value` is that of the card.
    pub(crate) fn zone(&self, zone: Zone, role: Role, by: Seat, value: u8) -> String {
        let role = role.word();
        let (id, seat) = match zone {
            Zone::Deck => return self.say("place-deck", &args![role, value]),
            Zone::Available => return self.say("place-available", &args![role]),
            Zone::Junk => return self.say("place-junk", &args![role]),
            Zone::Removed => return self.say("place-removed", &args![role]),
            Zone::Hand(seat) => ("zone-hand", seat),
            Zone::Score(seat) => ("zone-score", seat),
            Zone::Board(seat) => ("zone-board", seat),
            Zone::Claimed(seat) => ("zone-achievements", seat),
        };
        let whose = if seat == by { "self" } else { "owner" };
        self.say(id, &args![role, whose, owner = self.seat(seat)])
    }
}
