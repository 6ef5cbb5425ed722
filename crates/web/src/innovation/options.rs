//! The options of an Innovation table, and how much of a game each seat sees there.

use crate::http::reader::Reader;
use crate::room::EventOf;
use crate::room::viewer::Perspective;
use eureka_innovation::{Covered, Edition, Event, Face, Game, ONLOOKER, Rules, Seating, View};
use eureka_protocol::innovation::{self as protocol, Absent};
use eureka_table::{Seat, SeatSet};
use eureka_words::Language;
use serde::{Deserialize, Serialize};
use std::ops::Deref;

/// The options agreed on at an Innovation table; stored with the table as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Options {
    /// The options that the API also exposes.
    #[serde(flatten)]
    pub(crate) agreed: protocol::Options,
    /// Whether a coach explains the game and advises the players.
    pub(crate) guided: bool,
}

impl Deref for Options {
    type Target = protocol::Options;

    fn deref(&self) -> &protocol::Options {
        &self.agreed
    }
}

impl Options {
    /// The default options for this edition and language.
    pub(crate) fn new(edition: Edition, language: Language) -> Options {
        let (edition, language) = (edition.word().to_owned(), language.tag().to_owned());
        let agreed = protocol::Options { edition, language, ..protocol::Options::default() };
        Options { agreed, guided: false }
    }

    /// The edition.
    pub(crate) fn edition(&self) -> Edition {
        Edition::from_word(&self.edition).unwrap_or(Edition::Fourth)
    }

    /// The rules of the table, for its language: the alphabetical order of the card names decides who begins.
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

    /// The number of players, the teams and the parley rule.
    pub(crate) fn seating(&self, players: u8) -> Seating {
        Seating { players, teams: self.teams(), parley: self.parley }
    }

    /// Whether players may look at other players' covered cards.
    pub(crate) fn covered(&self) -> Covered {
        match self.covered {
            Some(true) => Covered::Open,
            Some(false) => Covered::Hidden,
            None => Covered::by_the_book(self.edition()),
        }
    }

    /// The options that differ from the usual ones, in words.
    pub(crate) fn agreed(&self, reader: &Reader) -> Vec<String> {
        let say = |id: &str| reader.say(id, &[]);
        let option = |name: &str, value: &str| format!("{}: {}", say(name), say(value));
        let teams = || format!("{}: {}", say("new-teams"), readable_teams(&self.teams.join(",")));
        let parley = |on| option("new-parley", if on { "parley-on" } else { "parley-off" });
        let patience = || option("new-patience", &format!("patience-{}", self.patience));
        let agreed = [
            (!self.teams.is_empty()).then(teams),
            self.parley.map(parley),
            (self.covered == Some(true)).then(|| option("new-covered", "covered-open")),
            (self.patience > 0).then(patience),
            (self.absent == Absent::Out).then(|| option("new-absent", "absent-out")),
            (!self.memory).then(|| option("new-memory", "parley-off")),
            self.shared.then(|| say("new-shared")),
        ];
        agreed.into_iter().flatten().collect()
    }

    /// Everything that a seat may know about a game at this table.
    pub(crate) fn view(&self, game: &Game, seat: Seat) -> View {
        let view = game.view_with(seat, self.covered());
        if self.memory { view } else { view.without_memory() }
    }
}

/// A division into teams in readable form: `AC,BD` becomes `A + C : B + D`.
pub(crate) fn readable_teams(teams: &str) -> String {
    let letters = |team: &str| team.chars().map(String::from).collect::<Vec<_>>().join(" + ");
    teams.split(',').map(letters).collect::<Vec<_>>().join(" : ")
}

impl Perspective {
    /// Everything that this perspective shows of a game at a table with these options.
    pub(crate) fn view(self, game: &Game, options: &Options) -> View {
        match self {
            Perspective::Everything => game.open_view(),
            player => options.view(game, player.seat().unwrap_or(ONLOOKER)),
        }
    }

    /// The events as this perspective sees them.
    pub(crate) fn told(self, rules: &Rules, events: &[EventOf<Options>]) -> Vec<Event<Face>> {
        let age = |card| rules.age(card);
        let told = |(_, event): &EventOf<Options>| match self {
            Perspective::Everything => event.open(age),
            player => event.told(player.seat().unwrap_or(ONLOOKER), age),
        };
        events.iter().map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Skin;

    #[test]
    fn stored_options_are_read_back_and_missing_fields_get_defaults() {
        let kept = r#"{"edition":"third","language":"pl","teams":["AC","BD"],"parley":false,"memory":false,"covered":true,"patience":24,"guided":true,"hints":true}"#;
        let read = <Options as Skin>::read(kept);
        assert_eq!((read.edition(), read.language()), (Edition::Third, Language::Polish));
        assert_eq!((read.teams().len(), read.patience), (2, 24));
        assert_eq!((read.parley, read.covered, read.hints), (Some(false), Some(true), Some(true)));
        assert!(read.guided && !read.memory);
        assert_eq!(<Options as Skin>::read(&read.write()), read);
        // Fields that an earlier version did not write get their default values.
        assert_eq!(<Options as Skin>::read("{}"), Options::default());
    }
}
