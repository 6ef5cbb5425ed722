//! The reader of texts about a game: language, names and perspective.

use crate::http::reader::Reader;
use crate::room::viewer::Perspective;

/// A reader to whom a game is told, with the names of the players and the perspective from which it is seen.
pub(crate) struct Telling<'a> {
    pub(crate) reader: &'a Reader,
    /// The names of the players, from seat A on.
    pub(crate) names: Vec<String>,
    pub(crate) perspective: Perspective,
}
