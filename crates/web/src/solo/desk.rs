//! A companion game: its table with the stream read, and what may be said there.

use super::kept::Kept;
use crate::app::App;
use crate::person::Visitor;
use crate::problem::Problem;
use crate::reader::Reader;
use eureka_inventions::{Companion, Game, Record, Refusal, Setup};
use eureka_store::{Moment, NewTable, PersonId, Sitter, State, Store, Table, TableId, Then, What};
use eureka_table::{Game as _, Said, Seat};
use eureka_words::SoloTeller;

/// What stands in the stream where something was taken back.
const UNDO: &str = "undo";

/// What stands there where it was said again.
const REDO: &str = "redo";

/// What stands there when the owner has seen the result and keeps it: nothing can be taken back any more.
const FINISH: &str = "finish";

/// So many entries are read at once.
const PAGE: u32 = 1000;

/// No game comes near to so many entries; whoever fills a stream by hand comes to an end here.
const MOST: u32 = 5_000;

/// A companion game.
pub(super) struct Desk {
    pub(super) table: Table,
    pub(super) companion: Companion,
    /// What was taken back and can be said again, the last first to come.
    undone: Vec<Said>,
}

/// Something that the owner says.
pub(super) enum Saying<'a> {
    /// An answer in the notation of records.
    Answer(&'a str),
    /// A correction, also in that notation.
    Correction(&'a str),
    /// Take the last one back.
    Undo,
    /// Say it again.
    Redo,
    /// Keep the result.
    Finish,
}

/// Why something is not taken.
pub(super) enum Unsaid {
    /// The correction is refused.
    Refused(Refusal),
    /// Anything else.
    Problem(Problem),
}

impl<P: Into<Problem>> From<P> for Unsaid {
    fn from(problem: P) -> Unsaid {
        Unsaid::Problem(problem.into())
    }
}

impl Desk {
    /// Begins a game.
    pub(super) async fn begin(
        store: &Store,
        owner: (PersonId, &str),
        setup: &Setup,
    ) -> Result<TableId, Problem> {
        // A set-up that cannot start must not be stored.
        setup.start().map_err(|error| Problem::Options(error.to_string()))?;
        let text = toml::to_string(setup).expect("a set-up has a text form");
        let kept = Kept::Inventions {
            difficulty: setup.difficulty.word().to_owned(),
            box_name: setup.profile.name.clone(),
            ours: setup.profile.ours,
        };
        let table = NewTable {
            creator: owner.0,
            listed: false,
            options: kept.write(),
            seats: vec![Sitter::person(owner.0, owner.1)],
        };
        let now = Moment::now();
        let id = store.open_table(&table, now).await?;
        store.begin(id, 0, text, Then::Asks(Seat::A), now).await?;
        Ok(id)
    }

    /// Reads a game.
    pub(super) async fn open(app: &App, id: &str) -> Result<Desk, Problem> {
        let id: TableId = id.parse().map_err(|_| Problem::NoTable)?;
        Desk::read(app, app.store.table(id).await?).await
    }

    /// Reads the stream of a game.
    pub(super) async fn read(app: &App, table: Table) -> Result<Desk, Problem> {
        if !matches!(Kept::read(&table.options), Some(Kept::Inventions { .. })) {
            return Err(Problem::NoTable);
        }
        let (mut setup, mut stream, mut from) = (None, Stream::default(), 0);
        while from < table.version {
            let entries = app.store.entries(table.id, from, PAGE).await?;
            let Some(last) = entries.last() else { break };
            from = last.number + 1;
            // What came after the table's row was read belongs to a later version.
            for entry in entries.into_iter().filter(|entry| entry.number < table.version) {
                match entry.what {
                    What::Begun(text) => setup = Some(text),
                    What::Said(said) => stream.take(said),
                    What::Chat { .. } | What::Note(_) => {}
                }
            }
        }
        let setup = setup.ok_or(Problem::NoTable)?;
        let played = move || -> Result<(Companion, Vec<Said>), String> {
            let setup: Setup = toml::from_str(&setup).map_err(|error| error.to_string())?;
            let mut record = Record::new(setup);
            record.answers = stream.said;
            let companion = Companion::open(record).map_err(|error| error.to_string())?;
            Ok((companion, stream.undone))
        };
        // Playing a long game again takes a while, and no other page is to wait for it.
        let played = tokio::task::spawn_blocking(played).await.map_err(|_| Problem::Ours)?;
        let (companion, undone) = played.map_err(Problem::Unplayable)?;
        Ok(Desk { table, companion, undone })
    }

    /// Its name.
    pub(super) fn id(&self) -> TableId {
        self.table.id
    }

    /// Where its pages are.
    pub(super) fn path(&self) -> String {
        format!("/solo/{}", self.table.id)
    }

    pub(super) fn game(&self) -> &Game {
        self.companion.game()
    }

    /// A teller in the language of a reader, which knows what the cards of the box are called.
    pub(super) fn teller<'a>(&'a self, reader: &'a Reader) -> SoloTeller<'a> {
        SoloTeller::new(reader.words()).with_names(&self.companion.record().setup.profile)
    }

    pub(super) fn is_owner(&self, visitor: &Visitor) -> bool {
        let owner = self.table.seats.first().and_then(|sitter| sitter.person);
        owner.is_some() && owner == visitor.person
    }

    /// Whether this visitor may say something: it is his game, and its result is not yet kept.
    pub(super) fn may_speak(&self, visitor: &Visitor) -> bool {
        self.is_owner(visitor) && self.table.state == State::Playing
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.companion.record().answers.is_empty()
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Whether the board is laid out and the sheet is not yet filled in: only then can anything be corrected.
    pub(super) fn can_correct(&self) -> bool {
        let at = self.game().position();
        at.turn != eureka_inventions::Turn::SetUp && at.sheet.is_none()
    }

    /// Writes down what the owner says, if it can be said. Done means stored.
    pub(super) async fn say(
        &mut self,
        app: &App,
        visitor: &Visitor,
        version: u32,
        saying: Saying<'_>,
    ) -> Result<(), Unsaid> {
        if !self.is_owner(visitor) {
            return Err(Problem::NotSeated.into());
        }
        if self.table.state != State::Playing || self.table.next >= MOST {
            return Err(Problem::State(self.table.state.to_string()).into());
        }
        if self.table.version != version {
            return Err(Problem::Stale { version: self.table.version }.into());
        }
        let text = self.heard(saying)?;
        let then = match text.as_str() {
            FINISH => Then::Over(outcome(self.game())),
            _ => Then::Asks(Seat::A),
        };
        let said = vec![Said { seat: Seat::A, answer: text }];
        app.store.append(self.table.id, version, said, then, Moment::now()).await?;
        Ok(())
    }

    /// The entry for what is said.
    fn heard(&mut self, saying: Saying<'_>) -> Result<String, Unsaid> {
        let nothing = || Problem::State("at its end".to_owned());
        match saying {
            Saying::Answer(answer) => {
                let read = self.game().read(answer);
                let read = read.map_err(|error| Problem::Malformed(error.to_string()))?;
                Ok(read.to_string())
            }
            Saying::Correction(correction) => {
                let text = format!("correct {correction}");
                self.companion.say(&text).map_err(Unsaid::Refused)?;
                Ok(text)
            }
            Saying::Undo if self.can_undo() => Ok(UNDO.to_owned()),
            Saying::Redo if self.can_redo() => Ok(REDO.to_owned()),
            Saying::Finish if self.game().question().is_none() => Ok(FINISH.to_owned()),
            Saying::Undo | Saying::Redo | Saying::Finish => Err(nothing().into()),
        }
    }
}

/// What was said and what was taken back, from the entries of a stream: no game need be played for that.
#[derive(Default)]
struct Stream {
    said: Vec<Said>,
    undone: Vec<Said>,
}

impl Stream {
    fn take(&mut self, said: Said) {
        match said.answer.as_str() {
            UNDO => self.undone.extend(self.said.pop()),
            REDO => self.said.extend(self.undone.pop()),
            FINISH => {}
            _ => {
                self.said.push(said);
                self.undone.clear();
            }
        }
    }
}

/// How a game ended, as the store keeps it: `A score`; without the `A` if the opponents won.
fn outcome(game: &Game) -> String {
    let outcome = game.outcome().expect("the game is over");
    format!("{} {}", outcome.winners, outcome.ending.word())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_what_was_said_and_not_taken_back() {
        let mut stream = Stream::default();
        for text in ["1", "2", "undo", "undo", "redo", "3", "redo", "undo", "undo", "undo", "redo"]
        {
            stream.take(Said { seat: Seat::A, answer: text.to_owned() });
        }
        let words = |said: &[Said]| said.iter().map(|said| said.answer.clone()).collect::<Vec<_>>();
        assert_eq!(words(&stream.said), ["1"]);
        assert_eq!(words(&stream.undone), ["3"]);
    }
}
