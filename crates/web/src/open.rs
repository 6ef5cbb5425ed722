//! Opening a table.

use crate::app::App;
use crate::options::Options;
use crate::problem::Problem;
use eureka_bots::innovation::{Level, Opponent};
use eureka_innovation::Edition;
use eureka_store::{Moment, NewTable, Page, PersonId, Sitter, State, TableId};
use eureka_table::Seat;
use eureka_words::Words;

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
        let most = self.config.limits.tables;
        let own = self.store.tables_of(person, Page::first(most.saturating_mul(2))).await?;
        let busy = own.iter().filter(|table| {
            table.creator == person && matches!(table.state, State::Open | State::Playing)
        });
        if busy.count() >= most as usize {
            return Err(Problem::Options(format!(
                "you have {most} tables open: finish or close one first"
            )));
        }
        let words = Words::of(wanted.options.language());
        let seat = |(seat, place): (Seat, &Place)| match place {
            Place::Own(other) => Sitter::person(person, other.as_deref().unwrap_or(name)),
            Place::Bot(level) => bot(words, *level, seat),
            Place::Open => Sitter::nobody(),
        };
        let table = NewTable {
            creator: person,
            listed: wanted.listed,
            options: wanted.options.write(),
            seats: apart((0..).map(Seat::new).zip(&wanted.places).map(seat).collect()),
        };
        let id = self.store.open_table(&table, Moment::now()).await?;
        if !wanted.places.contains(&Place::Open) {
            self.room(id).await?.begin(self, person).await?;
        }
        Ok(id)
    }
}

/// A bot, called as bots at this seat are in the language of the table.
pub(crate) fn bot(words: &Words, level: Level, seat: Seat) -> Sitter {
    let names = words.page("bot-names", &[]);
    let name = names.split(", ").nth(seat.index()).unwrap_or("…").to_owned();
    Sitter::bot(Opponent::from(level).to_string(), name)
}

/// Names that are the same get numbers.
fn apart(mut seats: Vec<Sitter>) -> Vec<Sitter> {
    for index in 0..seats.len() {
        let name = seats[index].name.clone();
        let before = seats[..index].iter().filter(|seat| seat.name == name).count();
        if !name.is_empty() && before > 0 {
            seats[index].name = format!("{name} {}", before + 1);
        }
    }
    seats
}
