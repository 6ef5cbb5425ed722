//! What the screen needs of a table, wherever that stands.

use eureka_bots::Look;
use eureka_bots::innovation::Opponent;
use eureka_innovation::{Answer, Event, Face, Foresight, Rules, View};
use eureka_table::{Seat, SeatSet};
use std::path::{Path, PathBuf};

/// A table with a game on it.
pub trait Table {
    /// The rules that are played.
    fn rules(&self) -> &'static Rules;

    /// Who sits where, from seat A on.
    fn seats(&self) -> &[Seated];

    /// The seats whose players sit at this screen.
    fn people(&self) -> SeatSet;

    /// Who is asked, if the game is on.
    fn asked(&self) -> Option<Seat>;

    /// The game as this seat sees it, and all of it when it is over.
    fn view(&self, viewer: Seat) -> View;

    /// What has been told to this seat, but for the first so many events.
    fn told(&self, viewer: Seat, after: usize) -> Vec<Event<Face>>;

    /// Another number whenever something that was told is no longer true.
    fn epoch(&self) -> u64;

    /// Gives the answer of the seat that is asked, which must be at this screen.
    fn answer(&mut self, answer: Answer);

    /// Whether the last answer of somebody at this screen may be taken back.
    fn may_take_back(&self) -> bool;

    /// Takes that answer back, if it may be.
    fn take_back(&mut self);

    /// Whether a bot stands in for somebody at this screen, who may take his seat back.
    fn may_come_back(&self) -> bool {
        false
    }

    /// Takes that seat back, if it may be.
    fn come_back(&mut self) {}

    /// What an answer to the open question would do, where that can be foreseen: it takes a game, not only a view.
    fn foresee(&mut self, _: Answer) -> Option<Foresight> {
        None
    }

    /// Begins to think about a hint for the open question.
    fn ask_hint(&mut self);

    /// What has happened since the last time.
    fn news(&mut self) -> Vec<News>;

    /// Where the game is kept.
    fn save_location(&self) -> SaveLocation<'_>;

    /// Saves the game in this file, now and after every answer, unless a server keeps it.
    fn save_in(&mut self, file: &Path) -> Result<(), String>;
}

/// Where a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveLocation<'a> {
    /// None.
    None,
    /// In this file, after every answer.
    File(&'a Path),
    /// On a server.
    Server,
}

/// Something that happened while nobody pressed a key.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// The table looks different.
    Changed,
    /// What the search thinks of the open question, the best answer first.
    Hint(Vec<Look<Answer>>),
    /// The game could not be saved.
    NotSaved {
        /// Where.
        file: PathBuf,
        /// Why.
        reason: String,
    },
    /// The connection is lost, and is tried again.
    Disconnected,
    /// The connection is there again.
    Reconnected,
    /// A server has not done what it was asked for, and says why.
    Refused(String),
    /// Something is wrong with the program, here or on a server.
    Trouble,
}

/// Somebody at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// What the player is called.
    pub name: String,
    /// Which bot it is, if it is one.
    pub bot: Option<Opponent>,
}

impl Seated {
    /// A person.
    pub fn person(name: &str) -> Seated {
        Seated { name: name.to_owned(), bot: None }
    }

    /// A bot.
    pub fn bot(name: &str, bot: Opponent) -> Seated {
        Seated { name: name.to_owned(), bot: Some(bot) }
    }
}
