//! Tables in a list: who sits there, how far they are, what may be done.

use crate::http::reader::Reader;
use crate::innovation::options::Options;
use crate::inventions::is_won;
use crate::inventions::{companion, solo_game};
use crate::room::{GameKind, Skin};
use crate::room::{names, seats_of};
use eureka_innovation::{Seat, SeatSet};
use eureka_store::{Moment, PersonId, Sitter, State, Table};
use eureka_words::Teller;
use maud::{Markup, html};

/// Lists tables for one reader.
#[derive(Clone, Copy)]
pub(super) struct Lister<'a> {
    pub(super) reader: &'a Reader,
    /// Whoever reads, if known.
    pub(super) person: Option<PersonId>,
    pub(super) now: Moment,
}

/// How a game ended for whoever reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    Won,
    Lost,
    Shared,
    Nobody,
    /// The reader sat at several seats, or at none.
    Others(SeatSet),
}

impl Lister<'_> {
    /// Tables, one below the other.
    pub(super) fn list(self, tables: &[Table]) -> Markup {
        html! {
            ul.games {
                @for table in tables { (self.row(table)) }
            }
        }
    }

    fn row(self, table: &Table) -> Markup {
        let say = |id| self.reader.say(id, &[]);
        let solo = |id, about| (html! { (say(id)) }, self.solo_state(table), about);
        let kind = GameKind::from_word(&table.game);
        let (players, state, about) = match kind {
            Some(GameKind::Companion) => {
                solo("nav-solo", companion::start::about(self.reader, table))
            }
            Some(GameKind::SoloGame) => {
                solo("nav-inventions", solo_game::start::about(self.reader, table))
            }
            Some(GameKind::Innovation | GameKind::BoxProfile) | None => {
                let options = Options::read(&table.options);
                let (state, about) = (self.state(table, &options), self.agreed(table, &options));
                (self.players(table), state, about)
            }
        };
        html! {
            li.game data-turn=[self.is_asked(table).then_some("yes")] {
                a.players href=(address(table, kind)) { (players) }
                span.state { (state) }
                small { (about) " · " (self.ago(table.changed)) }
                @if self.may_sit(table) {
                    // Without a seat: somebody may have taken the one that was free a moment ago.
                    form method="post" action=(format!("/table/{}/sit", table.id)) {
                        button type="submit" { (say("lobby-join")) }
                    }
                }
            }
        }
    }

    /// How far a solo game of Inventions is.
    fn solo_state(self, table: &Table) -> String {
        let id = match table.state {
            State::Finished if is_won(table) => "companion-won",
            State::Finished => "companion-lost",
            State::Closed => "games-closed",
            State::Open | State::Playing => "companion-continue",
        };
        self.reader.say(id, &[])
    }

    /// Whether the reader himself is waited for.
    pub(super) fn is_asked(self, table: &Table) -> bool {
        self.person.is_some_and(|person| table.waits_for(person))
    }

    fn players(self, table: &Table) -> Markup {
        html! {
            @for (number, sitter) in table.seats.iter().enumerate() {
                @if number > 0 { ", " }
                @if *sitter == Sitter::nobody() {
                    i { (self.reader.say("seat-free", &[])) }
                } @else {
                    (sitter.name)
                }
            }
        }
    }

    /// What is played: edition, number of players, teams, parley.
    fn agreed(self, table: &Table, options: &Options) -> String {
        let called =
            |(seat, name): (Seat, String)| if name.is_empty() { seat.to_string() } else { name };
        let names: Vec<String> = Seat::each(names(table)).map(called).collect();
        let teller = Teller::new(self.reader.words(), options.rules()).with_names(&names);
        teller.seating(&options.seating(table.seats.len() as u8))
    }

    /// How far a table is, in the eyes of the reader.
    fn state(self, table: &Table, options: &Options) -> String {
        let say = |id, values: &[_]| self.reader.say(id, values);
        match table.state {
            State::Open => match free(table) {
                0 => say("games-ready", &[]),
                free => say("games-free", &[("count", free.into())]),
            },
            State::Playing => self.turn(table),
            State::Finished => self.result(table, options),
            State::Closed => say("games-closed", &[]),
        }
    }

    fn turn(self, table: &Table) -> String {
        let asked = table.waiting_for.and_then(|seat| table.seats.get(seat.index()));
        let Some(sitter) = asked else { return String::new() };
        if self.is_asked(table) && seats_of(table, self.person).len() == 1 {
            return self.reader.say("games-your-turn", &[]);
        }
        let id = if sitter.bot.is_some() { "games-thinks" } else { "games-turn" };
        self.reader.say(id, &[("name", (&sitter.name).into())])
    }

    fn result(self, table: &Table, options: &Options) -> String {
        let say = |id| self.reader.say(id, &[]);
        match ended(table, options, self.person) {
            Ended::Won => say("games-won"),
            Ended::Lost => say("games-lost"),
            Ended::Shared => say("games-shared"),
            Ended::Nobody => say("games-nobody"),
            Ended::Others(winners) => {
                let names = names(table);
                let won: Vec<&str> = winners
                    .iter()
                    .filter_map(|seat| names.get(seat.index()))
                    .map(String::as_str)
                    .collect();
                self.reader.say("games-winners", &[("names", won.join(", ").as_str().into())])
            }
        }
    }

    /// How long ago something was, roughly.
    fn ago(self, then: Moment) -> String {
        let minutes = u64::try_from((self.now.0 - then.0) / 60_000).unwrap_or(0);
        let (id, count) = match minutes {
            0 => return self.reader.say("ago-now", &[]),
            1..60 => ("ago-minutes", minutes),
            60..1440 => ("ago-hours", minutes / 60),
            _ => ("ago-days", minutes / 1440),
        };
        self.reader.say(id, &[("count", count.into())])
    }

    /// Whether the reader may still sit down.
    fn may_sit(self, table: &Table) -> bool {
        table.state == State::Open && free(table) > 0 && seats_of(table, self.person).is_empty()
    }
}

/// Where a table leads to: a finished game against others to its replay.
fn address(table: &Table, kind: Option<GameKind>) -> String {
    let is_solo = matches!(kind, Some(GameKind::Companion | GameKind::SoloGame));
    match table.state {
        State::Finished if !is_solo => format!("/table/{}/replay", table.id),
        _ => format!("/table/{}", table.id),
    }
}

fn free(table: &Table) -> usize {
    table.seats.iter().filter(|sitter| **sitter == Sitter::nobody()).count()
}

/// How a game ended. The store keeps it as `AC achievements`.
fn ended(table: &Table, options: &Options, person: Option<PersonId>) -> Ended {
    let outcome = table.outcome.as_deref().unwrap_or_default();
    let winners: SeatSet =
        outcome.split(' ').next().and_then(|seats| seats.parse().ok()).unwrap_or_default();
    let own = seats_of(table, person);
    if winners.is_empty() {
        return Ended::Nobody;
    }
    if own.len() != 1 {
        return Ended::Others(winners);
    }
    match (own & winners).is_empty() {
        true => Ended::Lost,
        false if winners.len() == 1 || options.teams().contains(&winners) => Ended::Won,
        false => Ended::Shared,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(letter: &str) -> PersonId {
        letter.repeat(16).parse().expect("sixteen letters are an id")
    }

    fn table(outcome: &str, people: [&str; 4]) -> Table {
        Table {
            id: "t".repeat(16).parse().expect("sixteen letters are an id"),
            creator: person("x"),
            created: Moment(0),
            listed: false,
            game: GameKind::Innovation.word().to_owned(),
            options: String::new(),
            state: State::Finished,
            outcome: Some(outcome.to_owned()),
            next: 9,
            version: 9,
            changed: Moment(0),
            waiting_for: None,
            seats: people.map(|letter| Sitter::person(person(letter), letter)).to_vec(),
        }
    }

    #[test]
    fn an_ending_is_told_from_the_seat_of_the_reader() {
        let alone = Options::default();
        let mut teams = Options::default();
        teams.agreed.teams = vec!["AC".into(), "BD".into()];
        let others = |seats: &str| Ended::Others(seats.parse().unwrap());
        let four = ["x", "y", "z", "w"];
        let cases = [
            ("A achievements", &alone, four, Ended::Won),
            ("B score", &alone, four, Ended::Lost),
            ("AB score", &alone, four, Ended::Shared),
            ("AC card", &teams, four, Ended::Won),
            ("BD card", &teams, four, Ended::Lost),
            (" elimination", &alone, four, Ended::Nobody),
            ("C card", &alone, ["x", "x", "y", "z"], others("C")),
            ("C card", &alone, ["y", "y", "y", "z"], others("C")),
        ];
        for (outcome, options, people, ended) in cases {
            assert_eq!(super::ended(&table(outcome, people), options, Some(person("x"))), ended);
        }
    }
}
