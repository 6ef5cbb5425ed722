//! Texts of web pages and of the terminal client: everything around a game.

use crate::line::Line;
use crate::say::{Arg, ArgList, impl_from};
use crate::speech::Conjunction;
use crate::teller::{Teller, Telling};
use crate::words::Words;
use eureka_innovation::{Card, Color, Face, Icon, Seat, SeatSet, Special};

/// A value for a variable of such a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A word to select by, or a finished text.
    Text(&'a str),
    /// A number, which also selects the plural forms of words.
    Number(u64),
}

impl_from! {
    Value:
    text: &'a str => Value::Text(text),
    text: &'a String => Value::Text(text),
    number: u8 => Value::Number(number.into()),
    number: u16 => Value::Number(number.into()),
    number: u32 => Value::Number(number.into()),
    number: u64 => Value::Number(number),
    number: usize => Value::Number(number as u64),
}

impl_from! {
    Arg:
    value: Value<'_> => match value {
        Value::Text(text) => Arg::from(text),
        Value::Number(number) => Arg::from(number),
    },
}

/// A thing that a sentence of a page names, so that the sentence has it in the right case and knows what it names.
#[derive(Clone, Copy, Debug)]
pub enum Named<'a> {
    /// A card by its name.
    Card(Card),
    /// Cards in a list, each by its name or its back.
    Faces(&'a [Face]),
    /// A player.
    Seat(Seat),
    /// Players in a list.
    Seats(SeatSet),
    /// An icon.
    Icon(Icon),
    /// The color of a pile, as an adjective.
    Color(Color),
    /// A special achievement.
    Special(Special),
    /// A finished line, such as the label of an answer.
    Line(&'a Line),
    /// A word to select by, or a number.
    Value(Value<'a>),
}

impl Named<'_> {
    fn arg<'a>(&'a self, telling: &'a Telling<'_>) -> Arg<'a> {
        let Teller { words, rules, .. } = telling.teller;
        match *self {
            Named::Card(card) => telling.card(card).into(),
            Named::Faces(faces) => {
                let faces = faces.iter().map(|&face| telling.face(face));
                words.list(Conjunction::And, faces).into()
            }
            Named::Seat(seat) => telling.seat(seat).into(),
            Named::Seats(seats) => telling.seats(seats).into(),
            Named::Icon(icon) => words.icon(icon).into(),
            Named::Color(color) => telling.colored(color).into(),
            Named::Special(special) => words.special(special, rules.edition()).into(),
            Named::Line(line) => telling.marked(line).into(),
            Named::Value(value) => value.into(),
        }
    }
}

impl Teller<'_> {
    /// A text of a page about the table, by its id, as a line that begins with a capital letter.
    ///
    /// ```
    /// use eureka_innovation::{Edition, Rules, Seat};
    /// use eureka_words::{Language, Named, Teller, Words};
    ///
    /// let rules = Rules::printed(Edition::First);
    /// let names = ["Anna".to_owned()];
    /// let teller = Teller::new(Words::of(Language::English), rules).with_names(&names);
    /// let card = Named::Card(rules.card_named("Oars").unwrap());
    /// let line = teller.page("event-dogma", &[("seat", Named::Seat(Seat::A)), ("card", card)]);
    /// assert_eq!(line.to_string(), "Anna activates Oars");
    /// ```
    pub fn page(self, id: &str, things: &[(&'static str, Named<'_>)]) -> Line {
        let telling = self.telling();
        let args: ArgList<'_> =
            things.iter().map(|(name, thing)| (*name, thing.arg(&telling))).collect();
        let text = telling.say(id, &args);
        drop(args);
        telling.begun(&text)
    }
}

impl Words {
    /// A text of the [page files](crate::File::PAGES) or of the terminal's file, by its id. A missing text shows as
    /// `{id}`, which the tests of the pages and of the terminal look for.
    pub fn page(&self, id: &str, values: &[(&'static str, Value<'_>)]) -> String {
        let args: ArgList<'_> = values.iter().map(|&(name, value)| (name, value.into())).collect();
        self.text(id, &args)
    }
}
