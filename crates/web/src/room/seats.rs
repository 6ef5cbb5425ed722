//! Seats: sitting down, leaving, voting, and bots that stand in for absent players.

use super::{Room, RoomState, SeatEvent, StepKind};
use crate::app::App;
use crate::http::problem::Problem;
use crate::room::opening::distinct_name;
use eureka_protocol::innovation::Absent;
use eureka_store::{Moment, PersonId, SeatChange, Sitter, Table, TableState};
use eureka_table::{Seat, SeatSet};
use std::time::Duration;

/// The level of a bot that stands in for a person.
const STAND_IN_LEVEL: &str = "skilled";

impl Room {
    /// Seats a person at this seat, or at the first free one. A person may also take their own seat back from a bot.
    pub(crate) async fn sit(
        &self,
        app: &App,
        person: PersonId,
        name: &str,
        seat: Option<Seat>,
    ) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        let seat = seat.unwrap_or_else(|| state.first_free());
        let before = state.sitter(seat)?.clone();
        let (after, event) = match (before.person, &before.bot) {
            (None, None) => {
                let own = seats_of(&state.table, Some(person));
                if !own.is_empty() && !state.play.is_shared() {
                    return Err(Problem::SeatedAlready);
                }
                state.require_space(app)?;
                let name = distinct_name(&state.table.seats, name);
                (Sitter::person(person, &name), SeatEvent::Sat { seat: seat.letter(), name })
            }
            (Some(own), Some(_)) if own == person => {
                (Sitter { bot: None, ..before.clone() }, SeatEvent::Back { seat: seat.letter() })
            }
            (Some(own), None) if own == person => return Ok(()),
            _ => return Err(Problem::SeatTaken(seat)),
        };
        self.reseat(app, &mut state, seat, before, after, &event).await
    }

    /// Changes the name of a person at their seats, before the game.
    pub(crate) async fn rename(
        &self,
        app: &App,
        person: PersonId,
        name: &str,
    ) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        if state.table.state != TableState::Open {
            return Err(Problem::State(state.table.state.to_string()));
        }
        // At a shared screen the other players have names of their own.
        let own = seats_of(&state.table, Some(person)).first().ok_or(Problem::NotSeated)?;
        let before = state.sitter(own)?.clone();
        let mut others = state.table.seats.clone();
        others.remove(own.index());
        let name = distinct_name(&others, name);
        if name == before.name {
            return Ok(());
        }
        state.require_space(app)?;
        let (seat, after) = (own.letter(), Sitter { name: name.clone(), ..before.clone() });
        let event = SeatEvent::Sat { seat, name };
        self.reseat(app, &mut state, own, before, after, &event).await
    }

    /// Frees the seats of a person at an open table; during a game, the table's options say what happens.
    pub(crate) async fn leave(&self, app: &App, person: PersonId) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        let seats = seats_of(&state.table, Some(person));
        if seats.is_empty() {
            return Err(Problem::NotSeated);
        }
        state.require_space(app)?;
        for seat in seats.iter() {
            let before = state.sitter(seat)?.clone();
            match state.table.state {
                _ if before.bot.is_some() => {}
                TableState::Open => {
                    let event = SeatEvent::Left { seat: seat.letter(), name: before.name.clone() };
                    let after = Sitter::nobody();
                    self.reseat(app, &mut state, seat, before, after, &event).await?;
                }
                // The game may have ended with the player before.
                TableState::Finished => {}
                _ => self.replace(app, &mut state, seat).await?,
            }
        }
        Ok(())
    }

    /// Does for an absent player what the table's options say: a bot stands in, or the player has given up.
    async fn replace(&self, app: &App, state: &mut RoomState, seat: Seat) -> Result<(), Problem> {
        match state.play.absent() {
            Absent::Out if !state.play.may_resign(seat) => Ok(()),
            Absent::Out => self.give_up(app, state, seat).await,
            Absent::Bot => {
                let before = state.sitter(seat)?.clone();
                let (after, event) = state.stand_in(&before, seat)?;
                self.reseat(app, state, seat, before, after, &event).await
            }
        }
    }

    /// Lets the player at a seat of this person take over the screen that several of them share.
    pub(crate) async fn hand_over(&self, person: PersonId, seat: Seat) -> Result<(), Problem> {
        let state = self.state.lock().await;
        if !seats_of(&state.table, Some(person)).has(seat) {
            return Err(Problem::NotSeated);
        }
        self.tell(&state, StepKind::Screen(person));
        Ok(())
    }

    /// Gives a seat to a bot, unless a person sits there, or opens it to anybody who joins. Only the person who opened the table
    /// may do this, and only before the game.
    pub(crate) async fn offer(
        &self,
        app: &App,
        person: PersonId,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        state.require_creator(person)?;
        if state.table.state != TableState::Open {
            return Err(Problem::State(state.table.state.to_string()));
        }
        state.require_space(app)?;
        let before = state.sitter(seat)?.clone();
        let (after, event) = match bot {
            Some(_) if before.person.is_some() => return Err(Problem::SeatTaken(seat)),
            Some(level) => {
                let mut bot = state.play.sitter(level, seat)?;
                let mut others = state.table.seats.clone();
                others.remove(seat.index());
                bot.name = distinct_name(&others, &bot.name);
                let event = SeatEvent::Sat { seat: seat.letter(), name: bot.name.clone() };
                (bot, event)
            }
            None => {
                let name = before.name.clone();
                (Sitter::nobody(), SeatEvent::Left { seat: seat.letter(), name })
            }
        };
        self.reseat(app, &mut state, seat, before, after, &event).await
    }

    /// Votes a player out who does not answer. What the table's options say happens once all other people at the table have voted.
    /// A vote counts only after the player has had time to think. A single opponent has no vote: the time that the table's
    /// options set decides.
    pub(crate) async fn vote(
        &self,
        app: &App,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        let own = seats_of(&state.table, Some(person));
        let by = own.first().ok_or(Problem::NotSeated)?;
        let before = state.sitter(seat)?.clone();
        if own.has(seat) || before.person.is_none() || before.bot.is_some() {
            return Err(Problem::SeatTaken(seat));
        }
        if state.table.state != TableState::Playing || !state.table.waiting_for.has(seat) {
            return Err(Problem::State(state.table.state.to_string()));
        }
        let left = match state.play.patience() {
            None if is_alone_against(&state.table, seat) => return Err(Problem::NoVote),
            Some(patience) if is_alone_against(&state.table, seat) => {
                let since = app.store.table(self.id).await?.served;
                patience.saturating_sub(since.until(app.store.service_time().await?))
            }
            _ => Duration::from_secs(app.config.limits.thinking.into())
                .saturating_sub(state.asked_at.elapsed()),
        };
        if left > Duration::ZERO {
            return Err(Problem::TooSoon { seconds: left.as_millis().div_ceil(1000) as u64 });
        }
        // Voting twice is one vote.
        if (state.votes(seat) & own).is_empty() {
            state.require_space(app)?;
            app.store.note(self.id, SeatEvent::vote(by, seat).write(), Moment::now()).await?;
            self.refresh(&app.store, &mut state).await?;
        }
        match state.is_voted_out(seat) {
            true => self.replace(app, &mut state, seat).await,
            false => Ok(()),
        }
    }

    /// Does what the table's options say for players who were found absent at this version.
    pub(crate) async fn replace_absent(&self, app: &App, version: u32) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        if state.table.version != version {
            return Ok(());
        }
        for seat in state.table.waiting_for.iter() {
            // Several may be absent. When the first has given up, the game may be over.
            let is_asked = acts(&state.table, seat) && state.table.waiting_for.has(seat);
            if is_asked && state.trouble.is_none() {
                self.replace(app, &mut state, seat).await?;
            }
        }
        Ok(())
    }

    /// Stores a change of a seat with its note, and lets bots go on. Whoever takes the last free seat begins the game. Fails if
    /// the seat has changed meanwhile.
    async fn reseat(
        &self,
        app: &App,
        state: &mut RoomState,
        seat: Seat,
        before: Sitter,
        after: Sitter,
        event: &SeatEvent,
    ) -> Result<(), Problem> {
        let (note, now) = (event.write(), Moment::now());
        match state.table.state {
            TableState::Open => {
                let opening = state.opening(None)?;
                let change = SeatChange { seat, before, after, note };
                app.store.sit_at_open_table(self.id, change, opening, now).await?
            }
            _ => app.store.sit(self.id, seat, before, after, note, now).await?,
        };
        self.refresh(&app.store, state).await?;
        app.see_to_bots(self.id);
        Ok(())
    }
}

impl RoomState {
    /// The occupant of a seat; an error if the table has no such seat.
    pub(super) fn sitter(&self, seat: Seat) -> Result<&Sitter, Problem> {
        let no_seat = || Problem::Malformed(format!("there is no seat {seat} at this table"));
        self.table.seats.get(seat.index()).ok_or_else(no_seat)
    }

    /// The first free seat. If there is none, seat A, so that the caller reports it as taken.
    fn first_free(&self) -> Seat {
        let mut seats = Seat::each(&self.table.seats);
        let free = seats.find(|(_, sitter)| **sitter == Sitter::nobody());
        free.map_or(Seat::A, |(seat, _)| seat)
    }

    /// Refuses everybody but the person who opened the table.
    pub(super) fn require_creator(&self, person: PersonId) -> Result<(), Problem> {
        if self.table.creator == person { Ok(()) } else { Err(Problem::NotCreator) }
    }

    /// The occupant of a seat with a bot that stands in for its person, and the note about it; an error in games without bots.
    fn stand_in(&self, before: &Sitter, seat: Seat) -> Result<(Sitter, SeatEvent), Problem> {
        let bot = Some(self.play.sitter(STAND_IN_LEVEL, seat)?.bot.unwrap_or_default());
        let level = STAND_IN_LEVEL.to_owned();
        Ok((Sitter { bot, ..before.clone() }, SeatEvent::StandsIn { seat: seat.letter(), level }))
    }

    /// The seats that have voted, at the open question, for a bot to stand in for this one.
    fn votes(&self, seat: Seat) -> SeatSet {
        let letter = seat.letter();
        // After a player has come back, earlier votes no longer count.
        let since = self
            .seat_events_now()
            .take_while(|event| !matches!(event, SeatEvent::Back { seat } if *seat == letter));
        let voters = since.filter_map(|event| match event {
            SeatEvent::Vote { by, seat } if *seat == letter => by.to_string().parse::<Seat>().ok(),
            _ => None,
        });
        voters.collect()
    }

    /// Whether all other people at the table have voted for a bot to stand in for this seat.
    fn is_voted_out(&self, seat: Seat) -> bool {
        let out = self.table.seats[seat.index()].person;
        let votes = self.votes(seat);
        let others = self.table.seats.iter().filter(|sitter| {
            sitter.person.is_some() && sitter.bot.is_none() && sitter.person != out
        });
        others
            .map(|sitter| seats_of(&self.table, sitter.person))
            .all(|own| !(own & votes).is_empty())
    }

    /// The seat and the level of the bot that is asked, if one is.
    pub(crate) fn bot_asked(&self) -> Option<(Seat, String)> {
        // If the journal cannot be replayed, the game in memory is not at the position that the table's row describes.
        if self.table.state != TableState::Playing || self.trouble.is_some() {
            return None;
        }
        let bot = |seat: Seat| Some((seat, self.table.seats[seat.index()].bot.clone()?));
        self.play.awaited().iter().find_map(bot)
    }
}

/// The names of the players of a table, from seat A on.
pub(crate) fn names(table: &Table) -> Vec<String> {
    table.seats.iter().map(|sitter| sitter.name.clone()).collect()
}

/// The seats of a person at a table.
pub(crate) fn seats_of(table: &Table, person: Option<PersonId>) -> SeatSet {
    let own = |sitter: &Sitter| person.is_some() && sitter.person == person;
    Seat::each(&table.seats).filter(|(_, sitter)| own(sitter)).map(|(seat, _)| seat).collect()
}

/// Whether all other seats than `own` are empty or played by bots.
pub(crate) fn is_only_person(table: &Table, own: SeatSet) -> bool {
    let mut others = Seat::each(&table.seats).filter(|(seat, _)| !own.has(*seat));
    !others.any(|(_, sitter)| sitter.person.is_some() && sitter.bot.is_none())
}

/// Whether at most one other person at the table plays in person beside the one at this seat, so that a vote would be theirs
/// alone.
pub(crate) fn is_alone_against(table: &Table, seat: Seat) -> bool {
    let late = table.seats.get(seat.index()).and_then(|sitter| sitter.person);
    let others = table.seats.iter().filter(|sitter| sitter.bot.is_none() && sitter.person != late);
    let mut others = others.map(|sitter| sitter.person);
    let first = others.next();
    others.all(|other| Some(other) == first)
}

/// Whether no bot plays at a seat, so that its player answers in person.
pub(crate) fn answers_themselves(table: &Table, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|sitter| sitter.bot.is_none())
}

/// Whether the game is running and the player at a seat answers in person.
pub(crate) fn acts(table: &Table, seat: Seat) -> bool {
    table.state == TableState::Playing && answers_themselves(table, seat)
}
