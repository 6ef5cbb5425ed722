//! The view of a table, for one reader at one moment: everything that its page is drawn from.

use crate::innovation::choices::Choices;
use crate::innovation::options::Options;
use crate::pages::guide::{Hint, hints};
use crate::room::viewer::Viewer;
use crate::room::{answers_themselves, names};
use eureka_bots::Luck;
use eureka_innovation::{Answer, Event, Face, Game, Rules, SeatView, View, Worlds};
use eureka_store::{Table, TableState};
use eureka_table::Seat;
use eureka_words::Words;
use maud::Markup;
use rand_core::SeedableRng;

/// So many worlds are looked at before it is said what an answer would do.
const WORLDS: usize = 48;

/// All that the page of a table is drawn from, for one reader at one moment. It holds what the reader may know and no position, so
/// nothing that is drawn from it can give anything away.
#[derive(Clone)]
pub struct TableView {
    /// The language of the reader.
    pub words: &'static Words,
    /// The cards of the table.
    pub rules: &'static Rules,
    /// The address of the table: `/table/ID`.
    pub address: String,
    /// The version of the table. A form names it, so that it cannot answer another question than the one that was shown.
    pub version: u32,
    /// The names of the players, from seat A on.
    pub names: Vec<String>,
    /// The kind of computer player at each seat, in words; none for people.
    pub bots: Vec<Option<String>>,
    /// Everything that the reader may know of the game.
    pub view: View,
    /// The reader's seat; none for an onlooker or a referee.
    pub you: Option<Seat>,
    /// The answers that the reader may give here.
    pub choices: Choices,
    /// The contents of the question's place.
    pub prompt: Prompt,
    /// The doors below the outcome of a game that is over: replay, rematch.
    pub ending: Option<Markup>,
    /// The hints of a first game.
    pub hints: Vec<Hint>,
    /// Whether the reader has just answered a question that had been answered meanwhile.
    pub is_stale: bool,
}

/// The contents of the question's place.
#[derive(Clone, Debug)]
pub enum Prompt {
    /// The open question, or the outcome.
    Question {
        /// Whether the reader may take the last answer back.
        may_take_back: bool,
        /// Whether a bot stands in for the reader, who may come back.
        may_come_back: bool,
    },
    /// A screen that several players share, to be handed to this one.
    HandOver(Seat),
    /// A question of the past.
    Replayed(Replayed),
}

/// A question of the past, and what came of it.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The answer and who gave it, if the reader may know that and there was one.
    pub answered: Option<(Seat, Answer)>,
    /// The events that the answer brought about.
    pub then: Vec<Event<Face>>,
    /// The address of the computer's opinion on the question, where it has one.
    pub opinion: Option<String>,
    /// Whether the game still stands there.
    pub is_now: bool,
}

impl TableView {
    /// A table that is on, or whose game is over, as this viewer sees it. The last answer of a seat may be `retractable`; `news` are
    /// the events since the reader's own one.
    pub(crate) fn live(
        viewer: &Viewer,
        table: &Table,
        options: &Options,
        game: &Game,
        retractable: Option<Seat>,
        news: &[Event<Face>],
    ) -> TableView {
        let perspective = viewer.perspective(table, game.asked());
        let (you, view) = (perspective.seat(), perspective.view(game, options));
        let playing = you.filter(|_| table.state == TableState::Playing);
        // A bot that stands in answers for the player, who can take the seat back.
        let answering = playing.filter(|&seat| answers_themselves(table, seat));
        let choices = match answering == game.asked() {
            true => foreseen(game, &view, table.version),
            false => Choices::default(),
        };
        let hints = match options.guided && you.is_some() {
            true => hints(&view, news, &viewer.reader.dismissed),
            false => Vec::new(),
        };
        let prompt = match viewer.hand_over(table, game.asked()) {
            Some(next) => Prompt::HandOver(next),
            None => Prompt::Question {
                may_take_back: playing.is_some() && playing == retractable,
                may_come_back: playing != answering,
            },
        };
        let words = viewer.reader.words();
        TableView {
            choices,
            hints,
            ..TableView::new(words, table, game.rules(), view, you, prompt)
        }
    }

    /// A table whose reader, in this seat if in any, has nothing to answer.
    pub(crate) fn new(
        words: &'static Words,
        table: &Table,
        rules: &'static Rules,
        view: View,
        you: Option<Seat>,
        prompt: Prompt,
    ) -> TableView {
        let bot = |level: &String| {
            let level = level.split(':').next().unwrap_or(level);
            words.page(&format!("level-{level}"), &[])
        };
        TableView {
            words,
            rules,
            address: format!("/table/{}", table.id),
            version: table.version,
            names: names(table),
            bots: table.seats.iter().map(|sitter| sitter.bot.as_ref().map(bot)).collect(),
            view,
            you,
            choices: Choices::default(),
            prompt,
            ending: None,
            hints: Vec::new(),
            is_stale: false,
        }
    }

    /// All players.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.players.len() as u8).map(Seat::new)
    }

    /// The players other than the reader, clockwise from the reader's left.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.view.players.len() as u8;
        let (first, count) = match self.you {
            Some(you) => (you.clockwise(1, players), players - 1),
            None => (Seat::A, players),
        };
        (0..count).map(move |step| first.clockwise(step, players))
    }

    /// Everything known of a player.
    pub(crate) fn player(&self, seat: Seat) -> &SeatView {
        &self.view.players[seat.index()]
    }

    /// Whether it is this player's turn, and the game is not over.
    pub(crate) fn has_turn(&self, seat: Seat) -> bool {
        self.view.turn == Some(seat) && self.view.outcome.is_none()
    }
}

/// The answers to the open question, with what each would do.
fn foreseen(game: &Game, view: &View, version: u32) -> Choices {
    // The same numbers for the same question, so that a page shown again says the same.
    let worlds = Worlds::of(game, WORLDS, &mut Luck::seed_from_u64(version.into()));
    Choices::new(game, view, worlds.as_ref())
}
