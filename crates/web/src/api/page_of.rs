//! A page of a long list.

use crate::http::problem::Problem;
use crate::room::game_kind::GameKind;
use eureka_store::{Cursor, Listing};
use serde::Deserialize;
use utoipa::IntoParams;

/// The most that is listed at once.
const MOST: u32 = 100;

/// A page of a long list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PageOf {
    /// How many to list, up to 100.
    limit: Option<u32>,
    /// The `next` of the page before.
    after: Option<String>,
}

impl PageOf {
    /// The page, of tables of Innovation.
    pub(super) fn listing(&self) -> Result<Listing<'static>, Problem> {
        const GAMES: &[&str] = &[GameKind::Innovation.word()];
        let limit = self.limit.unwrap_or(MOST).clamp(1, MOST);
        let after = self.after.as_deref().map(str::parse::<Cursor>).transpose()?;
        Ok(Listing { games: GAMES, after, ..Listing::first(limit) })
    }
}
