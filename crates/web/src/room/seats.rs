//! Seats: sitting down, leaving, and bots that stand in.

use super::{Room, RoomState, SeatEvent};
use crate::app::App;
use crate::http::problem::Problem;
use crate::room::opening::distinct_name;
use eureka_store::{Moment, PersonId, Sitter, Table, TableState};
use eureka_table::{Seat, SeatSet};
use std::time::Duration;

/// The level of a bot that stands in for a person.
const STAND_IN: &str = "skilled";

impl Room {
    /// Seats a person: at this seat or the first free one, or at their own where a bot stands in.
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
                state.require_space(app)?;
                let name = distinct_name(&state.table.seats, name);
                (Sitter::person(person, &name), SeatEvent::Sat { seat: seat.letter(), name })
            }
            (Some(own), Some(_)) if own == person => {
                (Sitter { bot: None, ..before.clone() }, SeatEvent::Back { seat: seat.letter() })
            }
            (Some(own), None) if own == person => return Ok(()),
            _ => return Err(Problem::Taken(seat)),
        };
        self.reseat(app, &mut state, seat, before, after, &event).await
    }

    /// Leaves an open table; during a game, a bot goes on in the person's place.
    pub(crate) async fn leave(&self, app: &App, person: PersonId) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        let seats = seats_of(&state.table, Some(person));
        if seats.is_empty() {
            return Err(Problem::NotSeated);
        }
        state.require_space(app)?;
        for seat in seats.iter() {
            let before = state.sitter(seat)?.clone();
            if before.bot.is_some() {
                continue;
            }
            let (after, event) = match state.table.state {
                TableState::Open => {
                    let name = before.name.clone();
                    (Sitter::nobody(), SeatEvent::Left { seat: seat.letter(), name })
                }
                _ => state.stand_in(&before, seat)?,
            };
            self.reseat(app, &mut state, seat, before, after, &event).await?;
        }
        Ok(())
    }

    /// Gives a seat to a bot, unless a person sits there, or to whoever comes: before the game, by whoever opened the table.
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
            Some(_) if before.person.is_some() => return Err(Problem::Taken(seat)),
            Some(level) => {
                let mut bot = state.play.bot(level, seat)?;
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

    /// Votes for a bot to stand in for somebody who does not answer; once all other people at the table have, it does. Everybody has
    /// time to think before that, and one person alone cannot change what the table has agreed on.
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
            return Err(Problem::Taken(seat));
        }
        if state.table.state != TableState::Playing || state.table.waiting_for != Some(seat) {
            return Err(Problem::State(state.table.state.to_string()));
        }
        let thinking = match state.play.patience() {
            Some(agreed) if is_alone_against(&state.table, seat) => agreed,
            _ => Duration::from_secs(app.config.limits.thinking.into()),
        };
        let left = thinking.saturating_sub(state.table.changed.until(Moment::now()));
        if left > Duration::ZERO {
            return Err(Problem::TooSoon { seconds: left.as_secs() + 1 });
        }
        // Voting twice is one vote.
        if (state.votes(seat) & own).is_empty() {
            state.require_space(app)?;
            app.store.note(self.id, SeatEvent::vote(by, seat).write(), Moment::now()).await?;
            self.refresh(&app.store, &mut state).await?;
        }
        if state.is_voted_out(seat) {
            let (after, event) = state.stand_in(&before, seat)?;
            self.reseat(app, &mut state, seat, before, after, &event).await?;
        }
        Ok(())
    }

    /// Puts a bot in the place of a player who has not answered for longer than the table waits.
    pub(crate) async fn replace_absent(&self, app: &App) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        let (Some(patience), Some(seat)) = (state.play.patience(), state.table.waiting_for) else {
            return Ok(());
        };
        let before = state.sitter(seat)?.clone();
        let late = state.table.changed <= Moment::now().before(patience);
        let playing = state.table.state == TableState::Playing && state.trouble.is_none();
        if !playing || before.bot.is_some() || !late {
            return Ok(());
        }
        let (after, event) = state.stand_in(&before, seat)?;
        self.reseat(app, &mut state, seat, before, after, &event).await
    }

    async fn reseat(
        &self,
        app: &App,
        state: &mut RoomState,
        seat: Seat,
        before: Sitter,
        after: Sitter,
        event: &SeatEvent,
    ) -> Result<(), Problem> {
        app.store.sit(self.id, seat, before, after, event.write(), Moment::now()).await?;
        self.refresh(&app.store, state).await?;
        app.see_to_bots(self.id);
        Ok(())
    }
}

impl RoomState {
    /// The sitter at a seat, which must be there.
    pub(super) fn sitter(&self, seat: Seat) -> Result<&Sitter, Problem> {
        let no_seat = || Problem::Malformed(format!("there is no seat {seat} at this table"));
        self.table.seats.get(seat.index()).ok_or_else(no_seat)
    }

    /// The first seat where nobody sits; where somebody sits everywhere the first one, which is then said to be taken.
    fn first_free(&self) -> Seat {
        let mut seats = Seat::each(&self.table.seats);
        let free = seats.find(|(_, sitter)| **sitter == Sitter::nobody());
        free.map_or(Seat::A, |(seat, _)| seat)
    }

    /// Refuses everybody but the person who opened the table.
    pub(super) fn require_creator(&self, person: PersonId) -> Result<(), Problem> {
        if self.table.creator == person { Ok(()) } else { Err(Problem::NotCreator) }
    }

    /// A bot in the place of a person, in games that have bots.
    fn stand_in(&self, before: &Sitter, seat: Seat) -> Result<(Sitter, SeatEvent), Problem> {
        let bot = Some(self.play.bot(STAND_IN, seat)?.bot.unwrap_or_default());
        let level = STAND_IN.to_owned();
        Ok((Sitter { bot, ..before.clone() }, SeatEvent::StandsIn { seat: seat.letter(), level }))
    }

    /// The seats that want a bot to stand in for this one, at the question that is open.
    fn votes(&self, seat: Seat) -> SeatSet {
        let letter = seat.letter();
        // Whoever comes back has time to think again.
        let since = self
            .seat_events_now()
            .take_while(|event| !matches!(event, SeatEvent::Back { seat } if *seat == letter));
        let voters = since.filter_map(|event| match event {
            SeatEvent::Vote { by, seat } if *seat == letter => by.to_string().parse::<Seat>().ok(),
            _ => None,
        });
        voters.collect()
    }

    /// Whether all other people at the table want a bot in the place of this one.
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

    /// The bot that must answer now, if one must: its seat and its level.
    pub(crate) fn bot_asked(&self) -> Option<(Seat, String)> {
        // Where the journal cannot be followed, the game stands elsewhere than the table.
        if self.table.state != TableState::Playing || self.trouble.is_some() {
            return None;
        }
        let seat = self.play.asked()?;
        Some((seat, self.table.seats[seat.index()].bot.clone()?))
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

/// Whether nobody plays in person but the one at these seats.
pub(crate) fn is_only_person(table: &Table, own: SeatSet) -> bool {
    let mut others = Seat::each(&table.seats).filter(|(seat, _)| !own.has(*seat));
    !others.any(|(_, sitter)| sitter.person.is_some() && sitter.bot.is_none())
}

/// Whether only one person besides this seat's decides at a table.
pub(crate) fn is_alone_against(table: &Table, seat: Seat) -> bool {
    let late = table.seats.get(seat.index()).and_then(|sitter| sitter.person);
    let others = table.seats.iter().filter(|sitter| sitter.bot.is_none() && sitter.person != late);
    let mut others = others.map(|sitter| sitter.person);
    let first = others.next();
    others.all(|other| Some(other) == first)
}

/// Whether the player at a seat answers in person, and no bot stands in.
pub(crate) fn answers_themselves(table: &Table, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|sitter| sitter.bot.is_none())
}

/// Whether the player at a seat acts in person while the game is on.
pub(crate) fn acts(table: &Table, seat: Seat) -> bool {
    table.state == TableState::Playing && answers_themselves(table, seat)
}
