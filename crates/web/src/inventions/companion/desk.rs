//! A companion game: its table with the stream read, and what may be said there.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::table_options::Kept;
use crate::room::alone::{self, Alone, FINISH, REDO, UNDO, outcome};
use crate::room::game_kind::GameKind;
use eureka_inventions::{Companion, Game, Record, Refusal, Setup};
use eureka_store::{PersonId, Table, TableId, Then};
use eureka_table::Seat;
use eureka_words::CompanionTeller;
use std::ops::Deref;

/// A companion game.
pub(super) struct Desk {
    alone: Alone,
    pub(super) companion: Companion,
}

impl Deref for Desk {
    type Target = Alone;

    fn deref(&self) -> &Alone {
        &self.alone
    }
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
        app: &App,
        owner: (PersonId, &str),
        setup: &Setup,
    ) -> Result<TableId, Problem> {
        // A set-up that cannot start must not be stored.
        setup.start().map_err(|error| Problem::Options(error.to_string()))?;
        let text = Record::new(setup.clone()).write();
        let kept = Kept::Inventions {
            difficulty: setup.difficulty.word().to_owned(),
            box_name: setup.profile.name.clone(),
            ours: setup.profile.ours,
        };
        Alone::begin(app, owner, (GameKind::InventionsCompanion, kept.write()), text).await
    }

    /// Reads a game.
    pub(super) async fn open(app: &App, id: &str) -> Result<Desk, Problem> {
        Desk::read(app, alone::table(app, id).await?).await
    }

    /// Reads the stream of a game.
    pub(super) async fn read(app: &App, table: Table) -> Result<Desk, Problem> {
        if !GameKind::InventionsCompanion.is_at(&table) {
            return Err(Problem::NoTable);
        }
        let alone = Alone::read(app, table).await?;
        let (setup, said) = (alone.setup.clone(), alone.said.clone());
        let played = move || -> Result<Companion, String> {
            let mut record = Record::read(&setup).map_err(|error| error.to_string())?;
            record.answers = said;
            Companion::open(record).map_err(|error| error.to_string())
        };
        let companion = app.played_again.work(played).await?.map_err(Problem::Unplayable)?;
        Ok(Desk { alone, companion })
    }

    /// Where its pages are.
    pub(super) fn path(&self) -> String {
        format!("/solo/{}", self.table.id)
    }

    pub(super) fn game(&self) -> &Game {
        self.companion.game()
    }

    /// A teller in the language of a reader, which knows what the cards of the box are called.
    pub(super) fn teller<'a>(&'a self, reader: &'a Reader) -> CompanionTeller<'a> {
        CompanionTeller::new(reader.words()).with_names(&self.companion.record().setup.profile)
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
        self.hears(visitor, version)?;
        let text = self.heard(saying)?;
        let then = match text.as_str() {
            FINISH => Then::Over(outcome(self.game())),
            _ => Then::Asks(Seat::A),
        };
        Ok(self.write(app, text, then).await?)
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
