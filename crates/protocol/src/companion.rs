//! The companion to a solo game of Inventions, as JSON.

use crate::game::{Choice, Question};
use crate::inventions::{parts, view};
use eureka_inventions::{Answer, Difficulty, Game};
use eureka_table::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The options of a game with the companion. A request may leave out any of them; the default then applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = CompanionOptions))]
pub struct Options {
    /// The difficulty: `easy`, `normal` or `hard`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub difficulty: Difficulty,
    /// The id of the profile of your box; without one, made-up values are used. Responses leave it out, because anyone
    /// who knows the id can open the profile.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub profile: Option<String>,
    /// The side that draws Hephaestus's cards.
    pub draws: Draws,
    /// The chosen readings of the rulebook's ambiguities, by number, such as `{"A3": "never"}`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub settings: BTreeMap<String, String>,
}

/// The side that draws Hephaestus's cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Draws {
    /// The player, from the real deck; or the program, if the game has no profile of a real box.
    #[default]
    Auto,
    /// The program.
    Program,
}

view! {
    /// The table, as far as the two opponents depend on it. The events tell the player which pieces to move.
    CompanionView of game: Game, at game.position();
}

/// The open question in JSON form.
pub fn question(game: &Game) -> Option<Question> {
    let (kind, about) = parts(&game.question()?);
    let pass = game.answers().contains(&Answer::None);
    let seat = Seat::A.to_string();
    Some(Question { seat, kind, card: None, effect: None, step: None, pass, about })
}

/// The legal answers in JSON form.
///
/// # Examples
///
/// ```
/// use eureka_inventions::{Profile, Setup};
/// use eureka_protocol::companion::choices;
///
/// let game = Setup::new(Profile::ours().clone(), Some(7)).start()?;
/// let choices = choices(&game);
/// assert_eq!(choices.len(), game.answers().len());
/// assert_eq!(choices[0].answer, game.answers()[0].to_string());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn choices(game: &Game) -> Vec<Choice> {
    let choice =
        |answer: &Answer| Choice { answer: answer.to_string(), kind: parts(answer).0, card: None };
    game.answers().iter().map(choice).collect()
}
