//! The part of a table that differs from game to game.

use super::GameKind;
use super::snapshot::{Drawn, Snapshot, TableReader};
use super::viewer::Perspective;
use crate::http::problem::Problem;
use crate::http::reader::Reader;
use crate::replay::{Analyst, Moments, Past, Telling};
use eureka_bots::{Bot, Chances, Decision, Look, Luck, TurningPoint};
use eureka_protocol::game as wire;
use eureka_protocol::table::Options;
use eureka_store::{Sitter, Table};
use eureka_table::{Game, Seat, SeatSet, Timeline};
use maud::Markup;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// The answers of a skin's game.
pub(crate) type AnswerOf<S> = <<S as Skin>::Game as Game>::Answer;

/// The events of a skin's game, each with its moment.
pub(crate) type EventOf<S> = (usize, <<S as Skin>::Game as Game>::Event);

/// The events of a skin's game, as a seat may know them.
pub(crate) type ToldOf<S> = <<S as Skin>::Game as Game>::Told;

/// The set-up of a skin's game.
pub(crate) type SetupOf<S> = <<S as Skin>::Game as Game>::Setup;

/// A table in a list.
pub(crate) struct Listed {
    /// The name of the game, where one person plays; for several their names stand there.
    pub(crate) title: Option<String>,
    /// The agreement in a few words.
    pub(crate) about: String,
    /// Those who win together.
    pub(crate) teams: Vec<SeatSet>,
}

/// A table that waits for players.
#[derive(Default)]
pub(crate) struct Awaited {
    /// The agreement in words.
    pub(crate) agreement: Markup,
    /// The levels of bots that can be offered a seat, each with its name.
    pub(crate) levels: Vec<(&'static str, String)>,
    /// The usual one of these levels.
    pub(crate) usual: &'static str,
}

/// A game at tables: how it is set up, told, drawn and put on the wire. A value is what was agreed on at one table.
pub(crate) trait Skin:
    Default + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// The game.
    type Game: Game<Answer: Send + Sync, Event: Send + Sync, Question: Send + Sync, Setup: Send + Sync>
        + Send
        + Sync
        + 'static;

    /// The kind of table.
    const KIND: GameKind;

    /// Whether the player declares the game finished, and can take anything back before that.
    const IS_DECLARED: bool = false;

    /// The agreement as the store keeps it.
    fn read(options: &str) -> Self {
        serde_json::from_str(options).unwrap_or_default()
    }

    /// The text that the store keeps.
    fn write(&self) -> String {
        serde_json::to_string(self).expect("options have a text form")
    }

    /// The rules that a set-up is played by.
    fn rules(setup: &SetupOf<Self>) -> <Self::Game as Game>::Rules;

    /// The set-up of a new game for so many players, or of another one after `last`.
    fn deal(&self, players: u8, last: Option<&SetupOf<Self>>) -> Result<SetupOf<Self>, Problem>;

    /// The time after which a bot stands in for a player who does not answer.
    fn patience(&self) -> Option<Duration> {
        None
    }

    /// Whether hints are given; nothing means where no other person plays.
    fn hints(&self) -> Option<bool> {
        None
    }

    /// A bot of this level to sit at a seat, in games that have bots.
    fn sitter(&self, level: &str, _: Seat) -> Result<Sitter, Problem> {
        Err(Problem::Options(format!("there is no bot `{level}` for this game")))
    }

    /// A bot of this level that plays.
    fn bot(&self, _level: &str, _game: &Self::Game, _: Luck) -> Option<Box<dyn Bot<Self::Game>>> {
        None
    }

    /// The thinking behind hints and analyses, for games that can be thought about.
    fn analyst() -> Option<&'static dyn Analyst<Self::Game>> {
        None
    }

    /// The games between the last answer and the present, where one answer brings about several turns.
    fn stages(_: &Self::Game) -> Vec<Self::Game> {
        Vec::new()
    }

    /// Whether a turn begins with an event.
    fn begins_turn(event: &<Self::Game as Game>::Event) -> bool;

    /// A game without what thinking about it does not need.
    fn bare(game: &Self::Game) -> Self::Game {
        game.clone()
    }

    /// The table as a reader sees it.
    fn draw(&self, snapshot: &Snapshot<Self>, looking: &TableReader<'_>) -> Drawn;

    /// The page of a table: its sections in their places, with what stands beside every game.
    fn frame(
        &self,
        snapshot: &Snapshot<Self>,
        looking: &TableReader<'_>,
        drawn: &Drawn,
        beside: &Markup,
    ) -> Markup;

    /// The game as it is seen, for programs; with the answers for a seat that may answer.
    fn view(&self, game: &Self::Game, seen: Perspective, may_answer: bool) -> wire::GameView;

    /// The open question, for programs.
    fn question(&self, game: &Self::Game) -> Option<wire::Question>;

    /// The answers to it, for programs.
    fn choices(&self, game: &Self::Game) -> Vec<wire::Choice>;

    /// Events as a seat may know them, for programs.
    fn events(&self, game: &Self::Game, told: Vec<ToldOf<Self>>) -> wire::Events;

    /// The options, for programs.
    fn options(&self) -> Options;

    /// The table in a list.
    fn listed(&self, table: &Table, reader: &Reader) -> Listed;

    /// The choices for a table that waits for players, in games for several.
    fn awaited(&self, _: &Reader) -> Awaited {
        Awaited::default()
    }

    /// The turns that have begun: the moment and whose turn it is.
    fn turns(&self, timeline: &Timeline<Self::Game>, telling: &Telling<'_>)
    -> Vec<(usize, String)>;

    /// The outcome in words.
    fn outcome(&self, game: &Self::Game, telling: &Telling<'_>) -> Option<Markup>;

    /// The table at a moment of the past, with the question that was open then and its answer.
    fn replay(&self, past: &Past<Self>, moments: &Moments<'_>, telling: &Telling<'_>) -> Markup;

    /// The graphs of a game that is over.
    fn graphs(&self, _: &Past<Self>, _: &Telling<'_>) -> Markup {
        Markup::default()
    }

    /// The final standings.
    fn standings(&self, _: &Past<Self>, _: &Telling<'_>) -> Markup {
        Markup::default()
    }

    /// What was found out about a game, in words.
    fn tell(&self, _: &Self::Game, _: Finding<'_, AnswerOf<Self>>, _: &Telling<'_>) -> Markup {
        Markup::default()
    }
}

/// Something that thinking about a game has found out.
pub(crate) enum Finding<'a, A> {
    /// The question that is thought about.
    Question,
    /// An answer with the chance to win by it.
    Look(&'a Look<A>),
    /// Everybody's chances to win.
    Chances(&'a Chances),
    /// An answer that turned the game.
    TurningPoint(A, &'a TurningPoint),
    /// A decision that gave much away.
    Mistake(&'a Decision<A>),
    /// A player who made no mistakes.
    NoMistakes(Seat),
    /// A decision with its worth.
    Decision(&'a Decision<A>),
}
