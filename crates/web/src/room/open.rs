//! Opening a table.

use crate::app::App;
use crate::http::problem::Problem;
use crate::innovation::options::Options;
use crate::room::game_kind::GameKind;
use eureka_bots::innovation::{Level, Opponent};
use eureka_innovation::Edition;
use eureka_store::{Moment, NewTable, PersonId, Sitter, Table, TableId};
use eureka_table::Seat;
use eureka_words::{Words, as_typed};

/// Who is to sit at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Whoever opens the table; at several seats, several people at one screen, by these names.
    Own(Option<String>),
    /// A bot of this level.
    Bot(Level),
    /// Whoever comes.
    Open,
}

/// A table as somebody wants it.
#[derive(Clone, Debug)]
pub(crate) struct Wanted {
    pub(crate) options: Options,
    pub(crate) places: Vec<Place>,
    /// Whether the lobby shows it.
    pub(crate) listed: bool,
}

impl Wanted {
    /// One against one bot.
    pub(crate) fn duel(options: Options, level: Level) -> Wanted {
        Wanted { options, places: vec![Place::Own(None), Place::Bot(level)], listed: false }
    }

    /// Whether a game can be played so.
    fn check(&self) -> Result<(), Problem> {
        let wrong = |reason: String| Problem::Options(reason);
        let options = &self.options;
        if !Edition::ALL.iter().any(|edition| edition.word() == options.edition) {
            return Err(wrong(format!("there is no edition `{}`", options.edition)));
        }
        let language: Result<eureka_words::Language, _> = options.language.parse();
        language.map_err(|error| wrong(error.to_string()))?;
        if let Some(team) =
            options.teams.iter().find(|team| team.parse::<eureka_table::SeatSet>().is_err())
        {
            return Err(wrong(format!("`{team}` is no team: write the letters of its seats")));
        }
        if self.places.len() > 5 {
            return Err(wrong("a table has at most five seats".to_owned()));
        }
        let seating = options.seating(self.places.len() as u8);
        seating.check(options.rules()).map_err(|error| wrong(error.to_string()))
    }
}

impl App {
    /// Opens a table; if every seat is taken, its game begins at once.
    pub(crate) async fn open_table(
        &self,
        person: PersonId,
        name: &str,
        wanted: &Wanted,
    ) -> Result<TableId, Problem> {
        wanted.check()?;
        self.has_room(person).await?;
        let words = Words::of(wanted.options.language());
        let seat = |(seat, place): (Seat, &Place)| match place {
            Place::Own(other) => Sitter::person(person, other.as_deref().unwrap_or(name)),
            Place::Bot(level) => bot(words, *level, seat),
            Place::Open => Sitter::nobody(),
        };
        let table = NewTable {
            creator: person,
            listed: wanted.listed,
            game: GameKind::Innovation.word().to_owned(),
            options: wanted.options.write(),
            seats: apart((0..).map(Seat::new).zip(&wanted.places).map(seat).collect()),
        };
        let id = self.store.open_table(&table, Moment::now()).await?;
        if !wanted.places.contains(&Place::Open) {
            self.room(id).await?.begin(self, person).await?;
        }
        Ok(id)
    }

    /// That a person may open another table. Of several that are opened at the same time some may be too many, which does no harm.
    pub(crate) async fn has_room(&self, person: PersonId) -> Result<(), Problem> {
        let most = self.config.limits.tables;
        match self.store.tables_to_finish(person).await? < u64::from(most) {
            true => Ok(()),
            false => Err(Problem::Options(format!(
                "you have {most} tables open: finish or close one first"
            ))),
        }
    }
}

/// A bot, called as bots at this seat are in the language of the table.
pub(crate) fn bot(words: &Words, level: Level, seat: Seat) -> Sitter {
    let names = words.page("bot-names", &[]);
    let name = names.split(", ").nth(seat.index()).unwrap_or("…").to_owned();
    Sitter::bot(Opponent::from(level).to_string(), name)
}

/// A bot for a seat of a table at which others sit already.
pub(crate) fn bot_among(table: &Table, words: &Words, level: Level, seat: Seat) -> Sitter {
    let bot = bot(words, level, seat);
    Sitter { name: apart_from(&table.seats, &bot.name), ..bot }
}

/// Names that are the same get numbers.
fn apart(seats: Vec<Sitter>) -> Vec<Sitter> {
    let mut told = Vec::with_capacity(seats.len());
    for seat in seats {
        let name = apart_from(&told, &seat.name);
        told.push(Sitter { name, ..seat });
    }
    told
}

/// What somebody is called among these: by a number if one of them already has the name, so that nobody talks in another's.
pub(crate) fn apart_from(others: &[Sitter], name: &str) -> String {
    let is_taken = |name: &str| others.iter().any(|other| read_alike(&other.name, name));
    if name.is_empty() || !is_taken(name) {
        return name.to_owned();
    }
    let mut numbered = (2..).map(|number| format!("{name} {number}"));
    numbered.find(|name| !is_taken(name)).expect("there are more numbers than seats")
}

/// Whether two names look the same to somebody who does not look twice.
fn read_alike(one: &str, other: &str) -> bool {
    let read = |name: &str| as_typed(&name.replace(is_unseen, ""));
    !one.is_empty() && read(one) == read(other)
}

/// Characters of which nothing is seen in a name, or nothing but how another one looks.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(names: &[&str]) -> Vec<String> {
        let seat = |name: &&str| Sitter { name: (*name).to_owned(), ..Sitter::nobody() };
        let seats = apart(names.iter().map(seat).collect());
        seats.into_iter().map(|seat| seat.name).collect()
    }

    #[test]
    fn names_that_are_read_alike_get_numbers() {
        assert_eq!(told(&["Ada", "Boole", "Ada", "Ada"]), ["Ada", "Boole", "Ada 2", "Ada 3"]);
        assert_eq!(told(&["Ada", "ada 2", "ADA"]), ["Ada", "ada 2", "ADA 3"]);
        assert_eq!(
            told(&["Ada", " àda ", "A\u{ad}da\u{fe0f}"]),
            ["Ada", " àda  2", "A\u{ad}da\u{fe0f} 3"]
        );
        assert_eq!(told(&["", "Ada", "", ""]), ["", "Ada", "", ""], "where nobody sits");
    }
}
