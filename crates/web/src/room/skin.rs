//! The trait `Skin`: everything about a table that differs from game to game.

use super::GameKind;
use super::snapshot::{Drawn, Snapshot, TableReader};
use super::viewer::Perspective;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::replay::{Analyst, Moments, Past, Telling};
use eureka_bots::{Bot, Chances, Decision, Judge, Look, Luck, TurningPoint};
use eureka_protocol::game as wire;
use eureka_protocol::innovation::Absent;
use eureka_protocol::table::Options;
use eureka_store::{Sitter, Table};
use eureka_table::{Game, Seat, SeatSet, Timeline};
use maud::Markup;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// An answer of a skin's game.
pub(crate) type AnswerOf<S> = <<S as Skin>::Game as Game>::Answer;

/// An event of a skin's game, with the moment at which it happened.
pub(crate) type EventOf<S> = (usize, <<S as Skin>::Game as Game>::Event);

/// An event of a skin's game, as told to a seat.
pub(crate) type ToldOf<S> = <<S as Skin>::Game as Game>::Told;

/// The set-up of a skin's game.
pub(crate) type SetupOf<S> = <<S as Skin>::Game as Game>::Setup;

/// A table as an entry of a list.
pub(crate) struct ListEntry {
    /// The name of the game, if one person plays it alone; otherwise the list shows the names of the players.
    pub(crate) title: Option<String>,
    /// The options in a few words.
    pub(crate) about: String,
    /// The teams, whose players win together.
    pub(crate) teams: Vec<SeatSet>,
}

/// The game's contribution to the page of a table that waits for players.
#[derive(Default)]
pub(crate) struct WaitingRoom {
    /// The word of the edition.
    pub(crate) edition: String,
    /// The other options that those who join should know, in words.
    pub(crate) agreed: Vec<String>,
    /// The bot levels that can be offered a seat, each with its name.
    pub(crate) levels: Vec<(&'static str, String)>,
    /// The level that is selected by default.
    pub(crate) usual: &'static str,
}

/// A game at tables: how it is set up, told, drawn and sent as JSON. A value holds the options of one table.
///
/// The pages and the JSON of a skin must depend only on what their reader may know: on a view and told events, never on the
/// hidden cards of the game. The tests in `api/alike.rs` and `inventions/solo_game/alike.rs` check this to the byte.
pub(crate) trait Skin:
    Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The game behind the skin.
    type Game: Game<Answer: Send + Sync, Event: Send + Sync, Question: Send + Sync, Setup: Send + Sync>
        + Send
        + Sync
        + 'static;

    /// What the players have met in a game so far, for games that explain things before they first matter.
    type Met: Default + Send + Sync + 'static;

    /// The kind of the tables at which it is played.
    const KIND: GameKind;

    /// Whether the game ends only when the player declares it finished; before that, any answer can be taken back and redone.
    const PLAYER_DECLARES_END: bool = false;

    /// Reads the options from the store. Unreadable text gives the defaults.
    fn read(options: &str) -> Self {
        serde_json::from_str(options).unwrap_or_default()
    }

    /// Writes the options for the store.
    fn write(&self) -> String {
        serde_json::to_string(self).expect("options have a text form")
    }

    /// The rules that a set-up is played with.
    fn rules(setup: &SetupOf<Self>) -> <Self::Game as Game>::Rules;

    /// The set-up of a new game for `players`; `last` is the set-up of the game before it in a rematch.
    fn deal(&self, players: u8, last: Option<&SetupOf<Self>>) -> Result<SetupOf<Self>, Problem>;

    /// The time that a player has for an answer; `None` means any time.
    fn patience(&self) -> Option<Duration> {
        None
    }

    /// What happens when a player leaves, takes longer than the [patience](Self::patience), or is voted out.
    fn absent(&self) -> Absent {
        Absent::Bot
    }

    /// Whether a person may sit down at several seats, for several players at one screen.
    fn is_shared(&self) -> bool {
        false
    }

    /// Whether hints are given; `None` means only if no other person plays.
    fn hints(&self) -> Option<bool> {
        None
    }

    /// Whether a coach can help the players at this table.
    fn is_coached(&self) -> bool {
        false
    }

    /// What the players have met in these events, which are all of a game so far; the second argument has the number of answers given
    /// before each player's last one.
    fn met(&self, _: &[EventOf<Self>], _: &[usize; Seat::MAX as usize]) -> Self::Met {
        Self::Met::default()
    }

    /// A bot of this level as the occupant of a seat, for games that have bots.
    fn sitter(&self, level: &str, _: Seat) -> Result<Sitter, Problem> {
        Err(Problem::Options(format!("there is no bot `{level}` for this game")))
    }

    /// A bot of this level that chooses answers.
    fn bot(&self, _level: &str, _game: &Self::Game, _: Luck) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    /// The judge that tells a bot whether there is hope, for games that bots may give up.
    fn judge(&self, _game: &Self::Game) -> Option<Box<dyn Judge<Self::Game>>> {
        None
    }

    /// The analyst behind hints and analyses; `None` for games without them.
    fn analyst() -> Option<&'static dyn Analyst<Self::Game>> {
        None
    }

    /// The intermediate positions between the last answer and the present, if one answer leads to several turns.
    fn stages(_: &Self::Game) -> Vec<Self::Game> {
        Vec::new()
    }

    /// Whether a turn begins with an event.
    fn begins_turn(event: &<Self::Game as Game>::Event) -> bool;

    /// A copy of the game without data that a search does not need, such as its log.
    fn bare(game: &Self::Game) -> Self::Game {
        game.clone()
    }

    /// Draws the table for a reader.
    fn draw(&self, snapshot: &Snapshot<Self>, table_reader: &TableReader<'_>) -> Drawn;

    /// The page of a table: the drawn sections in their places, and `beside`, which every game has: chat, menu, notices.
    fn frame(
        &self,
        snapshot: &Snapshot<Self>,
        table_reader: &TableReader<'_>,
        drawn: &Drawn,
        beside: &Markup,
    ) -> Markup;

    /// The game from a perspective, as JSON; with the answers if `may_answer`.
    fn view(&self, game: &Self::Game, seen: Perspective, may_answer: bool) -> wire::GameView;

    /// The open question, as JSON.
    fn question(&self, game: &Self::Game) -> Option<wire::Question>;

    /// The answers to the open question, as JSON.
    fn choices(&self, game: &Self::Game) -> Vec<wire::Choice>;

    /// Events told to a seat, as JSON.
    fn events(&self, game: &Self::Game, told: Vec<ToldOf<Self>>) -> wire::Events;

    /// The options, as JSON.
    fn options(&self) -> Options;

    /// The table as an entry of a list.
    fn list_entry(&self, table: &Table, reader: &Reader) -> ListEntry;

    /// The contribution to the page of a table that waits for players, for games with several.
    fn waiting_room(&self, _: &Reader) -> WaitingRoom {
        WaitingRoom::default()
    }

    /// The turns that have begun, each with its moment and the text that names its player.
    fn turns(&self, timeline: &Timeline<Self::Game>, telling: &Telling<'_>)
    -> Vec<(usize, String)>;

    /// The outcome in words.
    fn outcome(&self, game: &Self::Game, telling: &Telling<'_>) -> Option<Markup>;

    /// The table at a moment of the past, with the question that was open then and its answer.
    fn replay(&self, past: &Past<Self>, moments: &Moments<'_>, telling: &Telling<'_>) -> Markup;

    /// The graphs of a game that is over.
    fn graphs(&self, _: &Past<Self>, _: &Telling<'_>, _present: Option<usize>) -> Markup {
        Markup::default()
    }

    /// The final standings.
    fn standings(&self, _: &Past<Self>, _: &Telling<'_>) -> Markup {
        Markup::default()
    }

    /// Puts a finding of a hint or an analysis into words.
    fn tell(&self, _: &Self::Game, _: Finding<'_, AnswerOf<Self>>, _: &Telling<'_>) -> Markup {
        Markup::default()
    }
}

/// One finding of a hint or an analysis, which [`Skin::tell`] puts into words.
pub(crate) enum Finding<'a, A> {
    /// The question that the search is about.
    Question,
    /// An answer with the chance of winning that it gives.
    Look(&'a Look<A>),
    /// The chances of winning of all players.
    Chances(&'a Chances),
    /// An answer that turned the game.
    TurningPoint(A, &'a TurningPoint),
    /// A decision that lost much of the chance of winning.
    Mistake(&'a Decision<A>),
    /// A player who made no mistakes.
    NoMistakes(Seat),
    /// A decision with its value.
    Decision(&'a Decision<A>),
}
