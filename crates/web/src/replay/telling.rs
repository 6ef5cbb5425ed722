//! A reader who is told about a game of the past.

use crate::http::reader::Reader;
use crate::room::viewer::Perspective;

/// A reader, with the names of the players and the perspective from which the game is seen.
pub(crate) struct Telling<'a> {
    pub(crate) reader: &'a Reader,
    /// The names of the players, from seat A on.
    pub(crate) names: Vec<String>,
    pub(crate) perspective: Perspective,
}
