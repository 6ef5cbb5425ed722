//! The view of a table for one reader at one moment, which is the only input for drawing its page.

use crate::innovation::changes::Changes;
use crate::innovation::choices::Choices;
use crate::innovation::coach::Coaching;
use crate::innovation::options::Options;
use crate::room::viewer::Viewer;
use crate::room::{answers_themselves, names};
use eureka_bots::Luck;
use eureka_innovation::{Answer, Event, Face, Game, Rules, SeatView, View, Worlds};
use eureka_store::{Table, TableState};
use eureka_table::{Seat, SeatSet, words};
use eureka_words::Words;
use maud::Markup;
use rand_core::SeedableRng;

/// The number of possible worlds that are sampled to foresee the consequences of an answer.
const SAMPLED_WORLDS: usize = 48;

/// Everything that the page of a table is drawn from, for one reader at one moment. It holds only what the reader may
/// know and never a position, so a page drawn from it cannot leak hidden cards.
#[derive(Clone)]
pub struct TableView {
    /// The language of the reader.
    pub words: &'static Words,
    /// The rules and cards of the table.
    pub rules: &'static Rules,
    /// The address of the table: `/table/ID`.
    pub address: String,
    /// The URL to which the form of the answers is sent.
    pub answers_to: String,
    /// The version of the table. A form sends it back, so that an answer cannot reach a later question by accident.
    pub version: u32,
    /// The names of the players, from seat A on.
    pub names: Vec<String>,
    /// The level of the bot at each seat, in words; `None` for people.
    pub bots: Vec<Option<String>>,
    /// Everything that the reader may know about the game.
    pub view: View,
    /// The reader's seat; `None` for an onlooker or a referee.
    pub you: Option<Seat>,
    /// The answers that the reader may give.
    pub choices: Choices,
    /// The content of the question section.
    pub prompt: Prompt,
    /// The links below the outcome of a finished game: replay, rematch.
    pub ending: Option<Markup>,
    /// What the coach says, in a game with one.
    pub coaching: Option<Coaching>,
    /// The last events, at least those since the reader's last turn, as the reader was told them.
    pub recent: Vec<Event<Face>>,
    /// The changes since the reader's last answer, which are marked on the table.
    pub changes: Changes,
    /// Whether the text of cards is shown on the table where there is room.
    pub shows_texts: bool,
    /// What the reader is told about the last answer, in a browser without the script.
    pub notice: Option<Notice>,
}

/// The content of the question section.
#[derive(Clone, Debug)]
pub enum Prompt {
    /// The open question, or the outcome.
    Question {
        /// Whether the reader may take the last answer back.
        may_take_back: bool,
        /// Whether a bot plays for the reader, who may take the seat back.
        may_come_back: bool,
    },
    /// A request to hand the shared screen to this player.
    HandOver(Seat),
    /// A question of the past.
    Replayed(Replayed),
    /// What a lesson says instead of a question, and the way on.
    Lesson(Markup),
}

words! {
    /// The side of another player in a game with teams.
    pub(crate) enum Side {
        /// In the reader's team.
        Ally = "ally",
        /// In another team.
        Opponent = "opponent",
    }
}

words! {
    /// What became of an answer that was not given as it was meant. The text is that of the problem with this word.
    pub enum Notice {
        /// The question had been answered already.
        Stale = "stale",
        /// The question changed before all answers sent together were given.
        Interrupted = "interrupted",
    }
}

/// A question of the past, its answer and the events that followed.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The answer and the player who gave it; `None` if there was none yet or the reader may not know it.
    pub answered: Option<(Seat, Answer)>,
    /// The events that followed from the answer.
    pub then: Vec<Event<Face>>,
    /// The URL of the computer's opinion on the question, if it has one.
    pub opinion: Option<String>,
    /// Whether this is the current position of the game.
    pub is_now: bool,
}

impl TableView {
    /// A running or finished table as this viewer sees it. `retractable` is the seat that may take its last answer
    /// back; `recent` are the last events, those from index `news` on since the reader's own last answer.
    pub(crate) fn live(
        viewer: &Viewer,
        table: &Table,
        options: &Options,
        game: &Game,
        retractable: Option<Seat>,
        recent: Vec<Event<Face>>,
        news: usize,
    ) -> TableView {
        let presence = viewer.presence;
        let perspective = presence.perspective(table);
        // Where several are asked at the same time, each sees the own question.
        let own = perspective.seat().and_then(|seat| game.facing(seat));
        let game = own.as_ref().unwrap_or(game);
        let (you, view) = (perspective.seat(), perspective.view(game, options));
        let playing = you.filter(|_| table.state == TableState::Playing);
        // While a bot stands in for a player, the bot answers; the player can take the seat back.
        let answering = playing.filter(|&seat| answers_themselves(table, seat));
        let choices = match answering.is_some() && answering == game.asked() {
            true => foreseen(game, &view, table.version),
            false => Choices::default(),
        };
        let prompt = match presence.hand_over(table) {
            Some(next) => Prompt::HandOver(next),
            None => Prompt::Question {
                may_take_back: playing.is_some() && playing == retractable,
                may_come_back: playing != answering,
            },
        };
        let words = viewer.reader.words();
        TableView {
            choices,
            changes: Changes::of(game.rules(), &recent[news..]),
            recent,
            shows_texts: viewer.reader.shows_texts,
            ..TableView::new(words, table, game.rules(), view, you, prompt)
        }
    }

    /// A table at which the reader has nothing to answer; `you` is the reader's seat, if any.
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
            answers_to: format!("/table/{}/answer", table.id),
            version: table.version,
            names: names(table),
            bots: table.seats.iter().map(|sitter| sitter.bot.as_ref().map(bot)).collect(),
            view,
            you,
            choices: Choices::default(),
            prompt,
            ending: None,
            coaching: None,
            recent: Vec::new(),
            changes: Changes::default(),
            shows_texts: true,
            notice: None,
        }
    }

    /// All players.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view.players.len() as u8).map(Seat::new)
    }

    /// The other players, clockwise from the reader's left, the reader's own team first.
    pub(crate) fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let players = self.view.players.len() as u8;
        let (first, count) = match self.you {
            Some(you) => (you.clockwise(1, players), players - 1),
            None => (Seat::A, players),
        };
        let mut others: Vec<Seat> = (0..count).map(|step| first.clockwise(step, players)).collect();
        others.sort_by_key(|&seat| self.side(seat) != Some(Side::Ally));
        others.into_iter()
    }

    /// The teams; empty if everybody plays alone.
    pub(crate) fn teams(&self) -> Vec<SeatSet> {
        // The view lists the team of every player, so a team occurs once for each member.
        let mut teams = self.view.teams.clone();
        teams.sort_unstable_by_key(|team| team.first());
        teams.dedup();
        match teams.len() < self.view.players.len() {
            true => teams,
            false => Vec::new(),
        }
    }

    /// The number of a player's team, from 1 on; `None` if everybody plays alone.
    pub(crate) fn team_number(&self, seat: Seat) -> Option<usize> {
        Some(1 + self.teams().iter().position(|team| team.has(seat))?)
    }

    /// Whether another player is with the reader or against; `None` without teams, and for the reader.
    pub(crate) fn side(&self, seat: Seat) -> Option<Side> {
        let you = self.you.filter(|&you| you != seat && !self.teams().is_empty())?;
        Some(match self.view.teams[you.index()].has(seat) {
            true => Side::Ally,
            false => Side::Opponent,
        })
    }

    /// Everything that the reader knows about a player.
    pub(crate) fn player(&self, seat: Seat) -> &SeatView {
        &self.view.players[seat.index()]
    }

    /// Whether it is this player's turn in a game that is not over.
    pub(crate) fn has_turn(&self, seat: Seat) -> bool {
        self.view.turn == Some(seat) && self.view.outcome.is_none()
    }
}

/// The answers to the open question, with the consequences of each.
pub(crate) fn foreseen(game: &Game, view: &View, version: u32) -> Choices {
    // The seed depends only on the question, so that reloading the page shows the same consequences.
    let worlds = Worlds::of(game, SAMPLED_WORLDS, &mut Luck::seed_from_u64(version.into()));
    Choices::new(game, view, worlds.as_ref())
}
