//! A game to look back at, and who may see what of it.

use crate::app::App;
use crate::http::problem::Problem;
use crate::innovation::options::Options;
use crate::pages::table::room_of;
use crate::room::course::Course;
use crate::room::viewer::Perspective;
use crate::room::{Inside, names, seats_of};
use eureka_innovation::{Event, Game, Rules};
use eureka_store::{PersonId, Table, TableId};
use eureka_table::{Seat, SeatSet};
use std::sync::Arc;

/// A game to look back at.
pub(crate) struct Past {
    pub(crate) table: Arc<Table>,
    pub(crate) options: Arc<Options>,
    pub(crate) course: Course,
    /// The seats of the reader.
    pub(crate) own: SeatSet,
}

/// A turn, and after how many answers it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    pub(crate) moment: usize,
}

impl Past {
    /// The game of a table, for a reader.
    pub(crate) async fn of(app: &App, id: &str, person: Option<PersonId>) -> Result<Past, Problem> {
        let room = room_of(app, id).await?;
        let inside = room.look().await;
        Past::inside(&inside, person)
    }

    /// The game of a table that one looks into.
    pub(crate) fn inside(inside: &Inside, person: Option<PersonId>) -> Result<Past, Problem> {
        if let Some(trouble) = &inside.trouble {
            return Err(Problem::Unplayable(trouble.clone()));
        }
        let begun = inside.course.clone();
        Ok(Past {
            table: inside.table.clone(),
            options: inside.options.clone(),
            course: begun.ok_or_else(|| Problem::State(inside.table.state.to_string()))?,
            own: seats_of(&inside.table, person),
        })
    }

    /// The name of the table.
    pub(crate) fn id(&self) -> TableId {
        self.table.id
    }

    /// The cards of the table.
    pub(crate) fn rules(&self) -> &'static Rules {
        self.course.game().rules()
    }

    /// What the players are called, from seat A on.
    pub(crate) fn names(&self) -> Vec<String> {
        names(&self.table)
    }

    /// Whether the game has come to its end, so that everything may be seen.
    pub(crate) fn is_over(&self) -> bool {
        self.course.game().outcome().is_some()
    }

    /// That the game has come to its end.
    pub(crate) fn over(&self) -> Result<(), Problem> {
        if self.is_over() { Ok(()) } else { Err(Problem::NotOver) }
    }

    /// That the reader is asked, and that hints are given at this table.
    pub(crate) fn may_be_hinted(&self) -> Result<(), Problem> {
        may_be_hinted(&self.table, &self.options, self.own, self.course.game().asked())
    }

    /// How many answers were given.
    pub(crate) fn last(&self) -> usize {
        self.course.answers().len()
    }

    /// The game after so many answers.
    pub(crate) fn game(&self, at: usize) -> Game {
        self.course.at(at)
    }

    /// All perspectives that the reader may take: while the game is on, only those of the reader's own seats and an onlooker's.
    pub(crate) fn perspectives(&self) -> Vec<Perspective> {
        let seats = match self.is_over() {
            true => SeatSet::all(self.course.game().players()),
            false => self.own,
        };
        let open = self.is_over().then_some(Perspective::Everything);
        let seats = seats.iter().map(Perspective::Seat);
        seats.chain([Perspective::Onlooker]).chain(open).collect()
    }

    /// The perspective that an address names, if the reader may take it; without a word the reader's own, or the one that sees most.
    pub(crate) fn perspective_named(&self, word: Option<&str>) -> Result<Perspective, Problem> {
        let allowed = self.perspectives();
        let Some(word) = word.filter(|word| !word.is_empty()) else {
            let own = self.own.first().map(Perspective::Seat);
            return Ok(own.unwrap_or(allowed[allowed.len() - 1]));
        };
        let players = self.course.game().players();
        let there = |it: &Perspective| it.seat().is_none_or(|seat| seat.number() < players);
        let named = word.parse().ok().filter(there);
        let named = named.ok_or_else(|| Problem::Malformed(format!("`{word}` is no seat here")))?;
        if allowed.contains(&named) { Ok(named) } else { Err(Problem::NotOver) }
    }

    /// The moment that an address names: after how many answers, or which turn, counted from 1. Without either, the beginning of a game
    /// that is over, and where another one stands.
    pub(crate) fn moment_named(
        &self,
        at: Option<&str>,
        turn: Option<&str>,
    ) -> Result<usize, Problem> {
        let last = self.last();
        let number = |word: &str| {
            let wrong =
                |_| Problem::Malformed(format!("`{word}` is no number of an answer or a turn"));
            word.parse::<usize>().map_err(wrong)
        };
        if let Some(turn) = turn.filter(|turn| !turn.is_empty()) {
            let (number, turns) = (number(turn)?, self.turns());
            let begun = number.checked_sub(1).and_then(|index| turns.get(index));
            let wrong =
                || format!("this game has {} turns: there is no turn {number}", turns.len());
            return begun.map(|turn| turn.moment).ok_or_else(|| Problem::Malformed(wrong()));
        }
        match at.filter(|at| !at.is_empty()).map(number).transpose()? {
            Some(at) if at > last => Err(Problem::Malformed(format!(
                "this game has {last} answers: there is no moment {at}"
            ))),
            Some(at) => Ok(at),
            None => Ok(if self.is_over() { 0 } else { last }),
        }
    }

    /// The turns that have begun.
    pub(crate) fn turns(&self) -> Vec<Turn> {
        let begun = self.course.events().iter().filter_map(|&(moment, event)| match event {
            Event::Turn { seat, .. } => Some(Turn { seat, moment }),
            _ => None,
        });
        begun.collect()
    }

    /// The address of a moment as somebody saw it.
    pub(crate) fn address(&self, at: usize, perspective: Perspective) -> String {
        format!("/table/{}/replay?at={at}&as={perspective}", self.id())
    }
}

/// That whoever has these seats is asked, and that hints are given at this table.
pub(crate) fn may_be_hinted(
    table: &Table,
    options: &Options,
    own: SeatSet,
    asked: Option<Seat>,
) -> Result<(), Problem> {
    let asked = asked.ok_or_else(|| Problem::State(table.state.to_string()))?;
    if own.is_empty() {
        return Err(Problem::NotSeated);
    }
    if !own.has(asked) {
        return Err(Problem::NotAsked(asked));
    }
    let mut others = (0..).map(Seat::new).zip(&table.seats).filter(|(seat, _)| !own.has(*seat));
    let alone = others.all(|(_, sitter)| sitter.person.is_none());
    match options.hints.unwrap_or(alone) {
        true => Ok(()),
        false => Err(Problem::Options("no hints are given at this table".to_owned())),
    }
}
