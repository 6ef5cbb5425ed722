//! The agreement at a table of Innovation.

use eureka_innovation::{Covered, Edition, Game, Rules, Seating, View};
use eureka_protocol::innovation as protocol;
use eureka_table::{Seat, SeatSet};
use eureka_words::Language;
use serde::{Deserialize, Serialize};

/// What was agreed on at a table of Innovation; kept with it as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Options {
    /// The edition that is played, by its word.
    pub(crate) edition: String,
    /// The language of the table, whose alphabet decides who begins; everybody reads in his own.
    pub(crate) language: String,
    /// The teams, as `AC`; none if everyone plays alone.
    pub(crate) teams: Vec<String>,
    /// Whether parley is played; nothing means as the book says.
    pub(crate) parley: Option<bool>,
    /// Whether the page keeps in mind what a seat has rightly seen.
    pub(crate) memory: bool,
    /// Whether all cards on all boards may be looked at; nothing means as the book says.
    pub(crate) covered: Option<bool>,
    /// After how many hours a bot stands in for a player who does not answer; 0 means never.
    pub(crate) patience: u32,
    /// Whether the first occurrence of everything is explained.
    pub(crate) guided: bool,
    /// Whether a player may ask what the computer would answer; nothing means where all others are computer players.
    pub(crate) hints: Option<bool>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            edition: Edition::Fourth.word().to_owned(),
            language: Language::English.tag().to_owned(),
            teams: Vec::new(),
            parley: None,
            memory: true,
            covered: None,
            patience: 0,
            guided: false,
            hints: None,
        }
    }
}

impl Options {
    /// The edition.
    pub(crate) fn edition(&self) -> Edition {
        let known = Edition::ALL.into_iter().find(|edition| edition.word() == self.edition);
        known.unwrap_or(Edition::Fourth)
    }

    /// The rules that are played, in the alphabet of the table.
    pub(crate) fn rules(&self) -> &'static Rules {
        eureka_words::rules(self.edition(), self.language())
    }

    /// The language of the table.
    pub(crate) fn language(&self) -> Language {
        self.language.parse().unwrap_or_default()
    }

    /// The teams.
    pub(crate) fn teams(&self) -> Vec<SeatSet> {
        self.teams.iter().filter_map(|team| team.parse().ok()).collect()
    }

    /// Who sits at the table.
    pub(crate) fn seating(&self, players: u8) -> Seating {
        Seating { players, teams: self.teams(), parley: self.parley }
    }

    /// Whether other players' covered cards may be looked at.
    pub(crate) fn covered(&self) -> Covered {
        match self.covered {
            Some(true) => Covered::Open,
            Some(false) => Covered::Hidden,
            None => Covered::by_the_book(self.edition()),
        }
    }

    /// Everything that a seat may know of a game at this table.
    pub(crate) fn view(&self, game: &Game, seat: Seat) -> View {
        let view = game.view_with(seat, self.covered());
        if self.memory { view } else { view.without_memory() }
    }
}

impl From<Options> for protocol::Options {
    fn from(options: Options) -> protocol::Options {
        let Options {
            edition,
            language,
            teams,
            parley,
            memory,
            covered,
            patience,
            hints,
            guided: _,
        } = options;
        protocol::Options { edition, language, teams, parley, memory, covered, patience, hints }
    }
}

impl From<protocol::Options> for Options {
    fn from(options: protocol::Options) -> Options {
        let protocol::Options {
            edition,
            language,
            teams,
            parley,
            memory,
            covered,
            patience,
            hints,
        } = options;
        let guided = false;
        Options { edition, language, teams, parley, memory, covered, patience, guided, hints }
    }
}
