//! A snapshot: a game at one moment, from which every page and every JSON view is made.

use super::acts;
use super::skin::{EventOf, Skin};
use super::viewer::{Perspective, Viewer};
use eureka_protocol::game as protocol;
use eureka_protocol::innovation::Absent;
use eureka_store::Table;
use eureka_table::{Game, ONLOOKER, Seat};
use maud::Markup;
use serde::Deserialize;
use std::sync::Arc;

/// A part of a page that is replaced as a whole when it changes.
#[derive(Clone, Debug)]
pub struct Section {
    /// The HTML `id` of its element.
    pub id: String,
    /// The element itself.
    pub html: Markup,
}

/// A game at one moment with its last events. Everything shown of a game comes from a snapshot.
pub(crate) struct Snapshot<S: Skin> {
    pub(crate) skin: Arc<S>,
    pub(crate) game: S::Game,
    /// The number of answers given.
    pub(crate) moment: usize,
    /// The seat that may take the last answer back.
    pub(crate) may_take_back: Option<Seat>,
    /// Whether the player may redo an answer that was taken back.
    pub(crate) may_redo: bool,
    /// The events to show: those of the last answer, after earlier ones that give them their context.
    pub(crate) events: Vec<EventOf<S>>,
    /// The index in `events` of the first one that the last answer brought about.
    pub(crate) from: usize,
    /// For each seat from A on, the number of answers given in the game before that seat's last one.
    pub(crate) answered: [usize; Seat::MAX as usize],
    /// What the players have met in the game so far.
    pub(crate) met: S::Met,
}

/// The query of the URL of a table's page.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct TableQuery {
    /// The first of two things chosen, where an answer is about two.
    #[serde(default)]
    pub(crate) pick: String,
    /// The numbers of the groups of answers opened so far, from the outermost on: `2.1`.
    #[serde(default, rename = "in")]
    pub(crate) within: String,
    /// The version of the table at which these choices were made; at a later one they are ignored.
    #[serde(default, rename = "v")]
    pub(crate) version: u32,
    /// The word of a notice to show, such as `stale`.
    #[serde(default)]
    pub(crate) say: String,
}

/// The reader of a table's page: person and language, perspective, and the query of the URL.
pub(crate) struct TableReader<'a> {
    pub(crate) viewer: &'a Viewer,
    pub(crate) table: &'a Table,
    pub(crate) perspective: Perspective,
    pub(crate) query: &'a TableQuery,
    /// The content below the outcome of a finished game: standings, and links to replay, analysis and rematch.
    pub(crate) ending: Option<Markup>,
}

impl<'a> TableReader<'a> {
    /// A reader of a table.
    pub(crate) fn new(
        viewer: &'a Viewer,
        table: &'a Table,
        query: &'a TableQuery,
    ) -> TableReader<'a> {
        let perspective = viewer.presence.perspective(table);
        TableReader { viewer, table, perspective, query, ending: None }
    }

    /// The path of the table's page.
    pub(crate) fn path(&self) -> String {
        format!("/table/{}", self.table.id)
    }

    /// Whether the reader plays here.
    pub(crate) fn is_seated(&self) -> bool {
        !self.viewer.presence.seats(self.table).is_empty()
    }

    /// The reader's seat, if the game is running and no bot stands in there.
    pub(crate) fn acts_as(&self) -> Option<Seat> {
        self.perspective.seat().filter(|&seat| acts(self.table, seat))
    }
}

/// A table drawn for a reader.
pub(crate) struct Drawn {
    /// The window title.
    pub(crate) title: String,
    /// The sections of the page.
    pub(crate) sections: Vec<Section>,
    /// The new lines of the log, for games whose log grows line by line.
    pub(crate) lines: Option<Markup>,
}

/// A snapshot of any game.
pub(crate) trait AnySnapshot: Send + Sync {
    fn draw(&self, table_reader: &TableReader<'_>) -> Drawn;
    fn frame(&self, table_reader: &TableReader<'_>, drawn: &Drawn, beside: &Markup) -> Markup;
    /// Whether hints are given; `None` means only if no other person plays.
    fn hints(&self) -> Option<bool>;
    /// Whether a coach can help the players at this table.
    fn is_coached(&self) -> bool;
    /// What happens when a player leaves or is voted out.
    fn absent(&self) -> Absent;
    fn may_resign(&self, seat: Seat) -> bool;
    fn view(&self, table: &Table, seat: Seat) -> protocol::View;
    fn answers(&self, table: &Table, seat: Seat) -> protocol::Answers;
    /// The events of the last answer, as told to a seat.
    fn events(&self, seat: Seat) -> protocol::Events;
    fn moment(&self) -> usize;
}

impl<S: Skin> Snapshot<S> {
    /// Whether a seat is asked and no bot stands in for its player.
    fn may_answer(&self, table: &Table, seat: Seat) -> bool {
        self.game.awaited().has(seat) && acts(table, seat)
    }
}

impl<S: Skin> AnySnapshot for Snapshot<S> {
    fn draw(&self, table_reader: &TableReader<'_>) -> Drawn {
        self.skin.draw(self, table_reader)
    }

    fn frame(&self, table_reader: &TableReader<'_>, drawn: &Drawn, beside: &Markup) -> Markup {
        self.skin.frame(self, table_reader, drawn, beside)
    }

    fn hints(&self) -> Option<bool> {
        self.skin.hints()
    }

    fn is_coached(&self) -> bool {
        self.skin.is_coached()
    }

    fn absent(&self) -> Absent {
        self.skin.absent()
    }

    fn may_resign(&self, seat: Seat) -> bool {
        self.game.may_resign(seat)
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
            may_resign: self.game.may_resign(seat) && acts,
            game: self.skin.view(&self.game, seen, may_answer),
        }
    }

    fn answers(&self, table: &Table, seat: Seat) -> protocol::Answers {
        // Where several are asked at the same time, each sees the own question.
        let facing = self.game.facing(seat);
        let mine = facing.as_ref().filter(|_| acts(table, seat));
        protocol::Answers {
            version: table.version,
            question: self.skin.question(facing.as_ref().unwrap_or(&self.game)),
            answers: mine.map_or_else(Vec::new, |game| self.skin.choices(game)),
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
