//! The complete solo game of Inventions, as JSON.

mod event;
mod view;

pub use event::Event;
pub use view::{Board, Built, Goal, Society, Specialists, View, YourPoints};

use crate::game::{Choice, Question};
use crate::inventions::{parts, text};
use eureka_inventions::solo_game::{Answer, Game, Question as RulesQuestion, Source};
use eureka_inventions::{Content, Difficulty, IdeaCard};
use eureka_table::Seat;
use serde::{Deserialize, Serialize};

/// The options of a solo game. A request may leave out any of them; the default then applies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SoloGameOptions))]
pub struct Options {
    /// The difficulty: `easy`, `normal` or `hard`.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub difficulty: Difficulty,
    /// The seed of all random events; if it is absent, the server draws one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
}

/// The open question in JSON form.
pub fn question(game: &Game) -> Option<Question> {
    let asked = game.question()?;
    let (kind, about) = match asked {
        RulesQuestion::Specialist(by) | RulesQuestion::Citizen(by) => {
            (parts(&asked).0, Some(source(game.content(), by)))
        }
        asked => parts(&asked),
    };
    let pass = game.answers().contains(&Answer::Pass);
    let seat = Seat::A.to_string();
    Some(Question { seat, kind, card: None, effect: None, step: None, pass, about })
}

/// The legal answers in JSON form.
///
/// # Examples
///
/// ```
/// use eureka_inventions::solo_game::Setup;
/// use eureka_protocol::solo_game::{choices, question};
///
/// let game = Setup::new(3).start();
/// assert_eq!(question(&game).map(|question| question.seat).as_deref(), Some("A"));
/// let choices = choices(&game);
/// assert_eq!(game.read(&choices[0].answer).as_ref(), Ok(&game.answers()[0]));
/// ```
pub fn choices(game: &Game) -> Vec<Choice> {
    let content = game.content();
    let choice = |&answer: &Answer| {
        let card = match answer {
            Answer::Present(card, _) | Answer::Invention(card) | Answer::Idea(card) => Some(card),
            _ => None,
        };
        Choice {
            answer: answer.write(content),
            kind: parts(&answer).0,
            card: card.map(|card| name(content, card)),
        }
    };
    game.answers().iter().map(choice).collect()
}

/// The name of a card.
fn name(content: &Content, card: IdeaCard) -> String {
    content.face(card).name.clone()
}

/// The names of cards.
fn names<'a>(content: &Content, cards: impl IntoIterator<Item = &'a IdeaCard>) -> Vec<String> {
    cards.into_iter().map(|&card| name(content, card)).collect()
}

/// The source of a gain in the notation: `hex 3`, `milestone Iron`, `card Wheel`.
fn source(content: &Content, source: Source) -> String {
    match source {
        Source::Card(card) => format!("card {}", name(content, card)),
        source => text(&serde_json::to_value(source).expect("a source has a JSON form")),
    }
}
