//! Chat at a table, together with the notes about seats.

use super::{Room, RoomState, SeatEvent, seats_of};
use crate::app::App;
use crate::http::limits::LimitedRequest;
use crate::http::problem::Problem;
use eureka_store::{Moment, PersonId, TableId};
use std::net::IpAddr;

/// The number of remarks shown; older ones stay in the journal.
const MAX_SHOWN_REMARKS: usize = 200;

/// A remark with its time and its place in the game.
#[derive(Clone, Debug)]
pub(crate) struct Talk {
    pub(crate) at: Moment,
    /// The number of answers given in the game before it.
    pub(crate) moment: usize,
    /// The version of the table at that time.
    pub(super) version: u32,
    pub(crate) remark: Remark,
}

/// A chat message, or a note about a seat.
#[derive(Clone, Debug)]
pub(crate) enum Remark {
    Chat { by: PersonId, text: String },
    Seat(SeatEvent),
}

impl Room {
    /// Adds a chat message of a person who has a seat at the table.
    pub(crate) async fn say(
        &self,
        app: &App,
        person: PersonId,
        client: IpAddr,
        text: &str,
    ) -> Result<(), Problem> {
        let text = tidied(text, app.config.limits.chat);
        if text.is_empty() {
            return Err(Problem::Malformed("there is nothing to say".to_owned()));
        }
        let mut state = self.state.lock().await;
        if seats_of(&state.table, Some(person)).is_empty() {
            return Err(Problem::NotSeated);
        }
        state.require_space(app)?;
        app.rate_limits.check(LimitedRequest::Chat, client)?;
        app.store.say(self.id, person, text, Moment::now()).await?;
        self.refresh(&app.store, &mut state).await
    }
}

impl RoomState {
    /// The last remarks, up to the number shown.
    pub(crate) fn talk(&self) -> &[Talk] {
        &self.talk[self.talk.len().saturating_sub(MAX_SHOWN_REMARKS)..]
    }

    /// The notes about seats since the last change of the version, the latest first.
    pub(super) fn seat_events_now(&self) -> impl Iterator<Item = &SeatEvent> {
        let version = self.applied_version;
        let now = self.talk.iter().rev().take_while(move |talk| talk.version == version);
        now.filter_map(|talk| match &talk.remark {
            Remark::Seat(event) => Some(event),
            Remark::Chat { .. } => None,
        })
    }

    /// The table where the same players go on, if there is one.
    pub(crate) fn rematch(&self) -> Option<TableId> {
        self.talk.iter().find_map(|talk| match &talk.remark {
            Remark::Seat(SeatEvent::Rematch { table }) => table.parse().ok(),
            _ => None,
        })
    }
}

/// A chat message of at most `most` characters, in which control characters and direction marks are replaced by spaces.
fn tidied(text: &str, most: usize) -> String {
    let is_odd =
        |c: char| c.is_control() || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain: String = text.chars().map(|c| if is_odd(c) { ' ' } else { c }).collect();
    plain.trim().chars().take(most).collect()
}
