//! Tables in a list: the players, the state of the game, and the available actions.

use crate::http::reader::Reader;
use crate::inventions::is_won;
use crate::room::{ListEntry, names, seats_of};
use crate::skins;
use eureka_store::{Moment, PersonId, Sitter, Table, TableState};
use eureka_table::SeatSet;
use maud::{Markup, html};

/// Draws lists of tables for one reader.
#[derive(Clone, Copy)]
pub(super) struct Lister<'a> {
    pub(super) reader: &'a Reader,
    /// The reader, if known.
    pub(super) person: Option<PersonId>,
    pub(super) now: Moment,
}

/// The outcome of a game for the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ReaderOutcome {
    Won,
    Lost,
    Shared,
    Nobody,
    /// The winners, if the reader sat at several seats or at none.
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
        let Some(play) = skins::play_of(table) else { return Markup::default() };
        let ListEntry { title, about, teams } = play.list_entry(table, self.reader);
        let is_solo = title.is_some();
        html! {
            li.game data-turn=[self.is_asked(table).then_some("yes")] {
                a.players href=(address(table, is_solo)) {
                    @match title { Some(title) => (title), None => (self.players(table)) }
                }
                span.state { (if is_solo { self.solo_state(table) } else { self.state(table, &teams) }) }
                small { (about) " · " (self.ago(table.changed)) }
                @if self.may_sit(table) {
                    // The form names no seat, because the free one may just have been taken.
                    form method="post" action=(format!("/table/{}/sit", table.id)) {
                        button type="submit" { (say("lobby-join")) }
                    }
                }
            }
        }
    }

    /// The state of a game for one person.
    fn solo_state(self, table: &Table) -> String {
        let id = match table.state {
            TableState::Finished if is_won(table) => "companion-page-won",
            TableState::Finished => "companion-page-lost",
            TableState::Closed => "games-closed",
            TableState::Open | TableState::Playing => "companion-page-continue",
        };
        self.reader.say(id, &[])
    }

    /// Whether the table waits for the reader.
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
                    @if let Some(mark) = self.bot_mark(sitter) { small { " · " (mark) } }
                }
            }
        }
    }

    /// What tells a bot from a person: its level, or that it stands in for the person of this name.
    fn bot_mark(self, sitter: &Sitter) -> Option<String> {
        let level = sitter.bot.as_ref()?;
        if sitter.person.is_some() {
            return Some(self.reader.say("games-stands-in", &[]));
        }
        let level = self.reader.say(&format!("level-{level}"), &[]).to_lowercase();
        Some(self.reader.say("games-bot", &[("level", (&level).into())]))
    }

    /// The state of a table, from the reader's point of view.
    fn state(self, table: &Table, teams: &[SeatSet]) -> String {
        let say = |id, values: &[_]| self.reader.say(id, values);
        match table.state {
            TableState::Open => match free(table) {
                0 => say("games-ready", &[]),
                free => say("games-free", &[("count", free.into())]),
            },
            TableState::Playing => self.turn(table),
            TableState::Finished => self.result(table, teams),
            TableState::Closed => say("games-closed", &[]),
        }
    }

    fn turn(self, table: &Table) -> String {
        if self.is_asked(table) && seats_of(table, self.person).len() == 1 {
            return self.reader.say("games-your-turn", &[]);
        }
        let asked = table.waiting_for.first().and_then(|seat| table.seats.get(seat.index()));
        let Some(sitter) = asked else { return String::new() };
        let id = if sitter.bot.is_some() { "games-thinks" } else { "games-turn" };
        self.reader.say(id, &[("name", (&sitter.name).into())])
    }

    fn result(self, table: &Table, teams: &[SeatSet]) -> String {
        let say = |id| self.reader.say(id, &[]);
        match outcome_for(table, teams, self.person) {
            ReaderOutcome::Won => say("games-won"),
            ReaderOutcome::Lost => say("games-lost"),
            ReaderOutcome::Shared => say("games-shared"),
            ReaderOutcome::Nobody => say("games-nobody"),
            ReaderOutcome::Others(winners) => {
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

    /// A rough indication of how long ago something happened.
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
        table.state == TableState::Open
            && free(table) > 0
            && seats_of(table, self.person).is_empty()
    }
}

/// The URL that a list entry leads to; for a finished game against others it is the replay.
fn address(table: &Table, is_solo: bool) -> String {
    match table.state {
        TableState::Finished if !is_solo => format!("/table/{}/replay", table.id),
        _ => format!("/table/{}", table.id),
    }
}

fn free(table: &Table) -> usize {
    table.seats.iter().filter(|sitter| **sitter == Sitter::nobody()).count()
}

/// The outcome for a person. The store keeps it as text, such as `AC achievements`.
fn outcome_for(table: &Table, teams: &[SeatSet], person: Option<PersonId>) -> ReaderOutcome {
    let outcome = table.outcome.as_deref().unwrap_or_default();
    let winners: SeatSet =
        outcome.split(' ').next().and_then(|seats| seats.parse().ok()).unwrap_or_default();
    let own = seats_of(table, person);
    if winners.is_empty() {
        return ReaderOutcome::Nobody;
    }
    if own.len() != 1 {
        return ReaderOutcome::Others(winners);
    }
    match (own & winners).is_empty() {
        true => ReaderOutcome::Lost,
        false if winners.len() == 1 || teams.contains(&winners) => ReaderOutcome::Won,
        false => ReaderOutcome::Shared,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::GameKind;
    use eureka_store::ServiceTime;

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
            state: TableState::Finished,
            outcome: Some(outcome.to_owned()),
            next: 9,
            version: 9,
            changed: Moment(0),
            served: ServiceTime(0),
            waiting_for: SeatSet::NONE,
            seats: people.map(|letter| Sitter::person(person(letter), letter)).to_vec(),
        }
    }

    #[test]
    fn an_ending_is_told_from_the_seat_of_the_reader() {
        let teams: &[SeatSet] = &["AC", "BD"].map(|team| team.parse().unwrap());
        let alone: &[SeatSet] = &[];
        let others = |seats: &str| ReaderOutcome::Others(seats.parse().unwrap());
        let four = ["x", "y", "z", "w"];
        let cases = [
            ("A achievements", alone, four, ReaderOutcome::Won),
            ("B score", alone, four, ReaderOutcome::Lost),
            ("AB score", alone, four, ReaderOutcome::Shared),
            ("AC card", teams, four, ReaderOutcome::Won),
            ("BD card", teams, four, ReaderOutcome::Lost),
            (" elimination", alone, four, ReaderOutcome::Nobody),
            ("C card", alone, ["x", "x", "y", "z"], others("C")),
            ("C card", alone, ["y", "y", "y", "z"], others("C")),
        ];
        for (outcome, teams, people, ended) in cases {
            assert_eq!(
                super::outcome_for(&table(outcome, people), teams, Some(person("x"))),
                ended
            );
        }
    }
}
