//! Answers at a table, and the other entries of the game's journal: corrections, taking back, redoing and finishing.

use super::viewer::Presence;
use super::{Room, RoomState, StepKind, acts};
use crate::app::App;
use crate::http::problem::Problem;
use eureka_inventions::CORRECT;
use eureka_store::{GameStatus, Moment, TableState};
use eureka_table::{FINISH, HistoryChange, REDO, RESIGN, Said, Seat, SeatSet, TAKE_BACK};
use std::sync::Arc;

/// The maximum length of a correction.
const MAX_CORRECTION_BYTES: usize = 4_000;

/// The maximum number of answers given together: there are not more cards of one edition.
const MAX_ANSWERS: usize = 128;

/// The answer by which a player stops naming cards. Where nothing is left to name, it is not needed.
const STOP: &str = "pass";

/// Answers that were given.
pub(crate) struct Given {
    /// The version of the table after them.
    pub(crate) version: u32,
    /// Their number.
    pub(crate) count: usize,
    /// Whether others, sent together with them, were left over because the question changed.
    pub(crate) is_interrupted: bool,
}

/// The sender of an answer.
#[derive(Clone, Copy)]
pub(crate) struct Answering<'a> {
    pub(crate) presence: &'a Presence,
    /// The seat that they name. Without a name it is the one that is asked.
    pub(crate) seat: Option<Seat>,
}

impl<'a> Answering<'a> {
    /// Somebody who names no seat.
    pub(crate) fn of(presence: &'a Presence) -> Answering<'a> {
        Answering { presence, seat: None }
    }
}

impl Room {
    /// Answers the question that is open at `version`; where cards are named one after the other, with several answers. All of them are
    /// stored when this returns, or none.
    pub(crate) async fn answer(
        &self,
        app: &App,
        by: Answering<'_>,
        version: u32,
        answers: &[&str],
    ) -> Result<Given, Problem> {
        if answers.len() > MAX_ANSWERS {
            return Err(Problem::Malformed(format!("{} answers are too many", answers.len())));
        }
        for answer in answers {
            if answer.starts_with(CORRECT) || *answer == RESIGN {
                return Err(Problem::Illegal(format!("`{answer}` is no answer")));
            }
        }
        let (version, count) = self.say_in_game(app, by, version, answers).await?;
        let is_interrupted = answers[count..].iter().any(|answer| *answer != STOP);
        Ok(Given { version, count, is_interrupted })
    }

    /// Corrects the position of a game that allows it, which is the companion.
    pub(crate) async fn correct(
        &self,
        app: &App,
        by: Answering<'_>,
        version: u32,
        correction: &str,
    ) -> Result<u32, Problem> {
        if correction.len() > MAX_CORRECTION_BYTES {
            return Err(Problem::Illegal("this correction is too long".to_owned()));
        }
        self.state.lock().await.require_space(app)?;
        let correction = format!("{CORRECT}{correction}");
        Ok(self.say_in_game(app, by, version, &[&correction]).await?.0)
    }

    /// Plays answers or a correction for the seat that is asked, which must be this person's. Returns the new version, and how many
    /// were played.
    async fn say_in_game(
        &self,
        app: &App,
        by: Answering<'_>,
        version: u32,
        texts: &[&str],
    ) -> Result<(u32, usize), Problem> {
        let mut state = self.state.lock().await;
        let given = loop {
            let seat = state.require_turn(by, version)?;
            let known = state.table.version;
            let said = texts.iter().map(|text| Said { seat, answer: (*text).to_owned() });
            match self.give_together(app, &mut state, said.collect()).await {
                // On another server, somebody else who is asked at the same time was faster. This question is still open.
                Err(Problem::Stale { .. }) if state.table.version > known => {}
                given => break given?,
            }
        };
        if state.bot_asked().is_some() {
            app.see_to_bots(self.id);
        }
        Ok(given)
    }

    /// Gives a single answer, see [`Room::give_together`].
    pub(crate) async fn give(
        &self,
        app: &App,
        state: &mut RoomState,
        said: Said,
    ) -> Result<u32, Problem> {
        Ok(self.give_together(app, state, vec![said]).await?.0)
    }

    /// Plays answers on a copy of the game, stores them, adopts the copy and tells the watchers of each. Returns the new version, and
    /// how many were played: the others were left over when the question changed.
    ///
    /// If another entry was stored in between, the copy is dropped and the journal is read instead.
    async fn give_together(
        &self,
        app: &App,
        state: &mut RoomState,
        mut said: Vec<Said>,
    ) -> Result<(u32, usize), Problem> {
        let (count, then) = state.play.prepare(&said)?;
        said.truncate(count);
        let (known, now) = (state.table.version, Moment::now());
        let version = match app.store.append(self.id, known, said, then.clone(), now).await {
            Ok(version) => version,
            Err(error) => {
                // Another writer may have been faster, perhaps on another server.
                self.refresh(&app.store, state).await.ok();
                return Err(error.into());
            }
        };
        metrics::counter!("eureka_answers_total").increment(count as u64);
        if version != state.applied + count as u32 {
            self.refresh(&app.store, state).await?;
            return Ok((version, count));
        }
        // Nothing else was stored in between, so the new entries need not be read from the store.
        for _ in 0..count {
            let awaited = state.play.awaited();
            let kind = match state.play.accept() {
                HistoryChange::Answered => StepKind::Answer,
                _ => StepKind::Anew,
            };
            let next = state.applied + 1;
            let then = match state.play.status() {
                Some(status) if next < version => status,
                _ => then.clone(),
            };
            state.advance(next, now, then);
            state.note_questions(awaited);
            self.tell(state, kind);
        }
        Ok((version, count))
    }

    /// Takes back the person's last answer, and those given together with it, as far as the rules allow it.
    pub(crate) async fn take_back(
        &self,
        app: &App,
        by: Answering<'_>,
        at: u32,
    ) -> Result<u32, Problem> {
        let then = |state: &RoomState, seat| {
            let fair = state.play.may_take_back() == Some(seat);
            let before = state.play.before_together(state.given_together());
            before.filter(|_| fair).ok_or(Problem::NoTakeBack)
        };
        self.revise(app, by, at, TAKE_BACK, then).await
    }

    /// Redoes the answer that was taken back last.
    pub(crate) async fn redo(&self, app: &App, by: Answering<'_>, at: u32) -> Result<u32, Problem> {
        let then = |state: &RoomState, seat| {
            let then = state.play.may_redo().then_some((1, GameStatus::Asks(SeatSet::only(seat))));
            then.ok_or(Problem::NothingToRedo)
        };
        self.revise(app, by, at, REDO, then).await
    }

    /// Declares a game finished, for games that end only then.
    pub(crate) async fn finish(
        &self,
        app: &App,
        by: Answering<'_>,
        at: u32,
    ) -> Result<u32, Problem> {
        let then = |state: &RoomState, _| {
            let unfinished = || Problem::State(state.table.state.to_string());
            state.play.status_if_finished().map(|then| (1, then)).ok_or_else(unfinished)
        };
        self.revise(app, by, at, FINISH, then).await
    }

    /// Takes a player out of the game who gives up, whoever is asked at the moment. Without a name it is the person's only seat,
    /// or the one at the screen.
    pub(crate) async fn resign(
        &self,
        app: &App,
        presence: &Presence,
        named: Option<Seat>,
    ) -> Result<(), Problem> {
        let mut state = self.state.lock().await;
        let (own, visible) = (presence.seats(&state.table), presence.visible(&state.table));
        let seat = match named {
            Some(seat) if visible.has(seat) => seat,
            // Nobody gives up for another player at the same screen.
            Some(seat) if own.has(seat) => return Err(Problem::HandOver(seat)),
            Some(_) => return Err(Problem::NotSeated),
            None if visible.len() > 1 => {
                return Err(Problem::Malformed("say which of your seats gives up".to_owned()));
            }
            None => {
                let hidden = own.first().map_or(Problem::NotSeated, Problem::HandOver);
                visible.first().ok_or(hidden)?
            }
        };
        self.give_up(app, &mut state, seat).await
    }

    /// Stores that a player gives up. If another server is faster with an answer, the player gives up after that answer.
    pub(super) async fn give_up(
        &self,
        app: &App,
        state: &mut RoomState,
        seat: Seat,
    ) -> Result<(), Problem> {
        loop {
            if let Some(trouble) = &state.trouble {
                return Err(Problem::Unplayable(trouble.clone()));
            }
            if state.table.state != TableState::Playing {
                return Err(Problem::State(state.table.state.to_string()));
            }
            if !state.play.may_resign(seat) {
                return Err(Problem::Illegal(format!("{seat} cannot give up")));
            }
            let said = Said { seat, answer: RESIGN.to_owned() };
            match self.give(app, state, said).await {
                Err(Problem::Stale { .. }) => {}
                done => {
                    app.see_to_bots(self.id);
                    return done.map(|_| ());
                }
            }
        }
    }

    /// Appends entries that change the history of the game; `then` gives their number and the state of the table after them, or refuses.
    async fn revise(
        &self,
        app: &App,
        by: Answering<'_>,
        at: u32,
        word: &str,
        then: impl FnOnce(&RoomState, Seat) -> Result<(usize, GameStatus), Problem>,
    ) -> Result<u32, Problem> {
        let mut state = self.state.lock().await;
        let seat = state.require_turn(by, at)?;
        let (count, then) = then(&state, seat)?;
        state.require_space(app)?;
        let said = vec![Said { seat, answer: word.to_owned() }; count];
        let written = app.store.append(self.id, at, said, then, Moment::now()).await;
        self.refresh(&app.store, &mut state).await?;
        Ok(written?)
    }
}

impl RoomState {
    /// The seat that answers. Refuses if it is not asked, or if its question was not open at this version.
    fn require_turn(&self, by: Answering<'_>, version: u32) -> Result<Seat, Problem> {
        if let Some(trouble) = &self.trouble {
            return Err(Problem::Unplayable(trouble.clone()));
        }
        let table = &*self.table;
        let state = || Problem::State(table.state.to_string());
        let Some(GameStatus::Asks(_)) = self.play.status() else { return Err(state()) };
        if !(self.asked_since..=table.version).contains(&version) {
            return Err(Problem::Stale { version: table.version });
        }
        if table.state != TableState::Playing {
            return Err(state());
        }
        let (own, asked) = (by.presence.seats(table), table.waiting_for);
        by.presence.require_screen(table)?;
        let seat = by.seat.filter(|&seat| asked.has(seat)).or(by.presence.asked(table));
        let seat = seat.ok_or_else(state)?;
        match own.has(seat) && acts(table, seat) && by.seat.is_none_or(|named| named == seat) {
            true => Ok(seat),
            false if own.is_empty() => Err(Problem::NotSeated),
            // The player may have answered already, while others are still asked the same.
            false if version != table.version => Err(Problem::Stale { version: table.version }),
            false => Err(Problem::NotAsked(seat)),
        }
    }

    /// Refuses entries that the game does not need to go on, once the journal has reached its limit.
    pub(super) fn require_space(&self, app: &App) -> Result<(), Problem> {
        match self.table.next < app.config.limits.entries {
            true => Ok(()),
            false => Err(Problem::State("full".to_owned())),
        }
    }

    /// The number of last answers that were given together: they were stored at the same moment.
    fn given_together(&self) -> usize {
        let last = self.answered_at.last();
        self.answered_at.iter().rev().take_while(|at| Some(*at) == last).count()
    }

    /// Updates the table's row after an answer that this server has just stored.
    fn advance(&mut self, version: u32, now: Moment, then: GameStatus) {
        (self.applied, self.applied_version) = (version, version);
        self.note_time(now);
        let table = Arc::make_mut(&mut self.table);
        (table.next, table.version, table.changed) = (version, version, now);
        (table.state, table.waiting_for, table.outcome) = then.columns();
    }
}
