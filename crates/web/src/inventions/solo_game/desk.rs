//! A whole solo game: its table with the stream read, and what may be said there.

use crate::app::App;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::http::visitor::Visitor;
use crate::inventions::table_options::Kept;
use crate::room::alone::{self, Alone, UNDO, outcome};
use crate::room::game_kind::GameKind;
use eureka_inventions::solo_game::{Game, Record, Setup, replay};
use eureka_store::{PersonId, Table, TableId, Then};
use eureka_table::Seat;
use eureka_words::SoloGameTeller;
use std::ops::Deref;
use std::sync::Arc;

/// A game.
pub(super) struct Desk {
    alone: Alone,
    pub(super) record: Arc<Record>,
    pub(super) game: Game,
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
    /// Take the last one back.
    Undo,
}

impl Desk {
    /// Begins a game.
    pub(super) async fn begin(
        app: &App,
        owner: (PersonId, &str),
        setup: &Setup,
    ) -> Result<TableId, Problem> {
        let text = Record::new(setup.clone()).write();
        let kept = Kept::InventionsSolo { difficulty: setup.difficulty.word().to_owned() };
        Alone::begin(app, owner, (GameKind::InventionsSolo, kept.write()), text).await
    }

    /// Reads a game.
    pub(super) async fn open(app: &App, id: &str) -> Result<Desk, Problem> {
        Desk::read(app, alone::table(app, id).await?).await
    }

    /// Reads the stream of a game.
    pub(super) async fn read(app: &App, table: Table) -> Result<Desk, Problem> {
        if !GameKind::InventionsSolo.is_at(&table) {
            return Err(Problem::NoTable);
        }
        let alone = Alone::read(app, table).await?;
        let (setup, said) = (alone.setup.clone(), alone.said.clone());
        let played = move || -> Result<(Record, Game), String> {
            let mut record = Record::read(&setup).map_err(|error| error.to_string())?;
            record.answers = said;
            let game = replay(&record).map_err(|error| error.to_string())?;
            Ok((record, game))
        };
        let (record, game) = app.played_again.work(played).await?.map_err(Problem::Unplayable)?;
        Ok(Desk { alone, record: record.into(), game })
    }

    /// Where its pages are.
    pub(super) fn path(&self) -> String {
        format!("/inventions/{}", self.table.id)
    }

    /// A teller in the language of a reader.
    pub(super) fn teller<'a>(&'a self, reader: &'a Reader) -> SoloGameTeller<'a> {
        SoloGameTeller::new(reader.words(), self.game.content())
    }

    /// Whether the last answer can still be taken back: nothing was revealed by it.
    pub(super) fn may_take_back(&self) -> bool {
        !self.said.is_empty() && self.game.may_take_back()
    }

    /// Plays the game again up to so many answers, which there must be, and looks at it after the deal and after each of them. As all that
    /// does so it is for those who look back, in a place of theirs.
    pub(super) fn walk(&self, answers: usize, mut look: impl FnMut(usize, &Game)) -> Game {
        let mut game = self.record.setup.start();
        look(0, &game);
        for (moment, said) in (1..).zip(&self.record.answers[..answers]) {
            let answer = game.read(&said.answer).expect("it was taken before");
            game.answer_unchecked(answer);
            look(moment, &game);
        }
        game
    }

    /// The game after the deal and after each answer.
    pub(super) fn games(&self) -> Vec<Game> {
        let mut games = Vec::with_capacity(self.said.len() + 1);
        self.walk(self.said.len(), |_, game| games.push(game.clone()));
        games
    }

    /// That the game has come to its end.
    pub(super) fn over(&self) -> Result<(), Problem> {
        if self.game.question().is_none() { Ok(()) } else { Err(Problem::NotOver) }
    }

    /// Writes down what the owner says, if it can be said. Done means stored.
    pub(super) async fn say(
        &mut self,
        app: &App,
        visitor: &Visitor,
        version: u32,
        saying: Saying<'_>,
    ) -> Result<(), Problem> {
        self.hears(visitor, version)?;
        let text = match saying {
            Saying::Answer(text) => {
                let answer = self.game.read(text);
                let answer = answer.map_err(|error| Problem::Malformed(error.to_string()))?;
                self.game.answer_unchecked(answer);
                text.to_owned()
            }
            Saying::Undo if self.may_take_back() => UNDO.to_owned(),
            Saying::Undo => return Err(Problem::NoTakeBack),
        };
        let then = match self.game.question() {
            Some(_) => Then::Asks(Seat::A),
            None => Then::Over(outcome(&self.game)),
        };
        self.write(app, text, then).await
    }
}
