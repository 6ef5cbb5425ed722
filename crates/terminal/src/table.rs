//! The interface between the screen and a table, wherever its game runs.

use eureka_bots::Look;
use eureka_bots::innovation::Opponent;
use eureka_innovation::{Answer, Event, Face, Foresight, Rules, View};
use eureka_table::{Seat, SeatSet};
use std::path::{Path, PathBuf};

/// A table with a game on it. `LocalTable` runs the game itself; `RemoteTable` talks to a server.
pub trait Table {
    /// The rules of the game.
    fn rules(&self) -> &'static Rules;

    /// The occupants of the seats, from seat A on.
    fn seats(&self) -> &[Seated];

    /// The seats played from this screen.
    fn people(&self) -> SeatSet;

    /// The seat that is asked, or `None` if the game is over.
    fn asked(&self) -> Option<Seat>;

    /// The view of this seat, or everything once the game is over.
    fn view(&self, viewer: Seat) -> View;

    /// The events told to this seat, without the first `after` of them.
    fn told(&self, viewer: Seat, after: usize) -> Vec<Event<Face>>;

    /// A number that changes whenever events already told are no longer true, such as after taking back.
    fn epoch(&self) -> u64;

    /// Answers for the seat that is asked, which must be played from this screen.
    fn answer(&mut self, answer: Answer);

    /// Whether the last answer given at this screen may be taken back.
    fn may_take_back(&self) -> bool;

    /// Takes that answer back, if that is allowed.
    fn take_back(&mut self);

    /// Whether this seat, which must be played from this screen, may give up, whoever is asked.
    fn may_resign(&self, seat: Seat) -> bool;

    /// Gives up for that seat, if that is allowed.
    fn resign(&mut self, seat: Seat);

    /// Whether a bot plays the seat of somebody at this screen, who may take it back.
    fn may_come_back(&self) -> bool {
        false
    }

    /// Takes that seat back, if that is allowed.
    fn come_back(&mut self) {}

    /// The certain effect of an answer to the open question. Only a table that has the game, and not just a view, can tell.
    fn foresee(&mut self, _: Answer) -> Option<Foresight> {
        None
    }

    /// Starts a search for a hint. The result arrives as `News::Hint`.
    fn ask_hint(&mut self);

    /// The news since the last call.
    fn news(&mut self) -> Vec<News>;

    /// The place where the game is saved.
    fn save_location(&self) -> SaveLocation<'_>;

    /// Saves the game in this file now and after every answer. Does nothing if a server keeps the game.
    fn save_in(&mut self, file: &Path) -> Result<(), String>;
}

/// The place where a game is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveLocation<'a> {
    /// The game is not saved.
    None,
    /// This file, after every answer.
    File(&'a Path),
    /// A server.
    Server,
}

/// Something that happened without a key or a click.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The table has changed and must be drawn again.
    Changed,
    /// The result of a search on the open question, the best answer first.
    Hint(Vec<Look<Answer>>),
    /// The game could not be saved.
    NotSaved {
        /// The file.
        file: PathBuf,
        /// The reason.
        reason: String,
    },
    /// The connection to the server is lost. It is retried.
    Disconnected,
    /// The connection is back.
    Reconnected,
    /// The server has refused a request, with its reason.
    Refused(String),
    /// An error in the program, here or on a server.
    Trouble,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The player's name.
    pub name: String,
    /// The bot, or `None` for a person.
    pub bot: Option<Opponent>,
}

impl Seated {
    /// Creates a person.
    pub fn person(name: &str) -> Seated {
        Seated { name: name.to_owned(), bot: None }
    }

    /// Creates a bot.
    pub fn bot(name: &str, bot: Opponent) -> Seated {
        Seated { name: name.to_owned(), bot: Some(bot) }
    }
}
