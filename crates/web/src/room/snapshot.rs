//! A game at one moment, and drawing it for a reader.

use super::skin::{EventOf, Skin};
use super::viewer::{Perspective, Viewer};
use super::{acts, seats_of};
use eureka_protocol::game as protocol;
use eureka_store::Table;
use eureka_table::{Game, ONLOOKER, Seat};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

/// A part of a page that is replaced as a whole.
#[derive(Clone, Debug)]
pub struct Section {
    /// The `id` of its element.
    pub id: String,
    /// Its element.
    pub html: Markup,
}

/// A game at one moment with what brought it about: all that is shown of it comes from here.
pub(crate) struct Snapshot<S: Skin> {
    pub(crate) skin: Arc<S>,
    pub(crate) game: S::Game,
    /// The number of answers given.
    pub(crate) moment: usize,
    /// The seat that may take the last answer back.
    pub(crate) may_take_back: Option<Seat>,
    pub(crate) may_redo: bool,
    /// Events of the past that say what the last ones belong to, and these.
    pub(crate) events: Vec<EventOf<S>>,
    /// The number of those that the last answer has not brought about.
    pub(crate) from: usize,
    /// The number of answers given before the last one of each seat, from A on.
    pub(crate) answered: [usize; Seat::MAX as usize],
}

/// The choices that the address of a page holds.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Query {
    /// The player who looks, of several at one screen.
    #[serde(rename = "as")]
    pub(crate) seat: Option<String>,
    /// The thing chosen first, where an answer is about two.
    #[serde(default)]
    pub(crate) pick: String,
    /// The kinds of answers chosen so far, from the outermost on: `2.1`.
    #[serde(default, rename = "in")]
    pub(crate) within: String,
    /// The version at which they were chosen.
    #[serde(default, rename = "v")]
    pub(crate) version: u32,
    /// The notice to show.
    #[serde(default)]
    pub(crate) say: String,
}

/// A reader at a table.
pub(crate) struct TableReader<'a> {
    pub(crate) viewer: &'a Viewer,
    pub(crate) table: &'a Table,
    pub(crate) perspective: Perspective,
    pub(crate) query: &'a Query,
    /// The doors below the outcome of a game that is over.
    pub(crate) ending: Option<Markup>,
}

impl Query {
    /// The seat of the player who looks.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat.as_ref()?.parse().ok()
    }
}

impl<'a> TableReader<'a> {
    /// A reader who looks at a table while this seat is asked.
    pub(crate) fn new(
        viewer: &'a Viewer,
        table: &'a Table,
        asked: Option<Seat>,
        query: &'a Query,
    ) -> TableReader<'a> {
        let perspective = viewer.perspective(table, asked);
        TableReader { viewer, table, perspective, query, ending: None }
    }

    /// The address of the table.
    pub(crate) fn path(&self) -> String {
        format!("/table/{}", self.table.id)
    }

    /// Whether the reader plays here.
    pub(crate) fn is_seated(&self) -> bool {
        !seats_of(self.table, self.viewer.person).is_empty()
    }

    /// The reader's seat, if the game is on and no bot stands in there.
    pub(crate) fn acts_as(&self) -> Option<Seat> {
        self.perspective.seat().filter(|&seat| acts(self.table, seat))
    }
}

/// The table as a reader sees it.
pub(crate) struct Drawn {
    /// The name of the window.
    pub(crate) title: String,
    /// The parts that are replaced as wholes.
    pub(crate) sections: Vec<Section>,
    /// The lines about what the last answer brought about, for games whose log grows line by line.
    pub(crate) lines: Option<Markup>,
}

/// A snapshot of whichever game.
pub(crate) trait AnySnapshot: Send + Sync {
    fn asked(&self) -> Option<Seat>;
    fn draw(&self, looking: &TableReader<'_>) -> Drawn;
    fn frame(&self, looking: &TableReader<'_>, drawn: &Drawn, beside: &Markup) -> Markup;
    /// Whether hints are given; nothing means where no other person plays.
    fn hints(&self) -> Option<bool>;
    /// Whether a bot stands in by itself for a player who does not answer.
    fn is_patient(&self) -> bool;
    fn view(&self, table: &Table, seat: Seat) -> protocol::View;
    fn answers(&self, table: &Table, seat: Seat) -> protocol::Answers;
    /// The events that the last answer brought about, as a seat may know them.
    fn events(&self, seat: Seat) -> protocol::Events;
    fn moment(&self) -> usize;
}

impl<S: Skin> Snapshot<S> {
    /// Whether a seat is asked and answers in person.
    fn may_answer(&self, table: &Table, seat: Seat) -> bool {
        self.game.asked() == Some(seat) && acts(table, seat)
    }
}

impl<S: Skin> AnySnapshot for Snapshot<S> {
    fn asked(&self) -> Option<Seat> {
        self.game.asked()
    }

    fn draw(&self, looking: &TableReader<'_>) -> Drawn {
        self.skin.draw(self, looking)
    }

    fn frame(&self, looking: &TableReader<'_>, drawn: &Drawn, beside: &Markup) -> Markup {
        self.skin.frame(self, looking, drawn, beside)
    }

    fn hints(&self) -> Option<bool> {
        self.skin.hints()
    }

    fn is_patient(&self) -> bool {
        self.skin.patience().is_some()
    }

    fn view(&self, table: &Table, seat: Seat) -> protocol::View {
        let may_answer = self.may_answer(table, seat);
        let acts = acts(table, seat);
        let seen = if seat == ONLOOKER { Perspective::Onlooker } else { Perspective::Seat(seat) };
        protocol::View {
            version: table.version,
            moment: self.moment,
            may_take_back: self.may_take_back == Some(seat) && acts,
            may_redo: self.may_redo && acts,
            game: self.skin.view(&self.game, seen, may_answer),
        }
    }

    fn answers(&self, table: &Table, seat: Seat) -> protocol::Answers {
        let may_answer = self.may_answer(table, seat);
        protocol::Answers {
            version: table.version,
            question: self.skin.question(&self.game),
            answers: if may_answer { self.skin.choices(&self.game) } else { Vec::new() },
        }
    }

    fn events(&self, seat: Seat) -> protocol::Events {
        let new = self.events[self.from..].iter();
        let told = new.map(|(_, event)| self.game.told(event, seat)).collect();
        self.skin.events(&self.game, told)
    }

    fn moment(&self) -> usize {
        self.moment
    }
}
