//! The view of the complete solo game, as JSON.

use super::{choices, name, names, question};
use crate::inventions::view;
use eureka_inventions::solo_game::{self, Game, Tally, Token};
use eureka_inventions::{Content, PrivateGoal, Speciality};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

view! {
    /// A solo game: the table, its cards, your society and the points of both sides.
    SoloGameView of game: Game, at &game.world().position;
    /// The cards on the table, by name.
    board: Board = Board::new(game.content(), &game.world().board),
    /// Your society: everything on your own boards and in your hand.
    society: Society = Society::new(game.content(), &game.world().society),
    /// The number of chain tokens that are ready.
    chain_tokens: u8 = game.chain_tokens(),
    /// Your points, as if the game ended now.
    you: YourPoints = Tally::of(game.content(), game.world()).into(),
}

/// The cards that do not belong to you, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Board {
    /// The card of each region, starting with region 1; `null` for an empty region.
    pub regions: Vec<Option<String>>,
    /// The idea display, starting with the rightmost card.
    pub display: Vec<String>,
    /// The top card of the stack, which lies face up; absent if the stack is empty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<String>,
    /// The number of cards below the top card.
    pub below: usize,
    /// The ideas with which the opponents begin; each stays here until they claim a region.
    pub first: Vec<String>,
    /// The inventions in the opponents' pile.
    pub pile: Vec<String>,
    /// The cards that have left the game.
    pub gone: Vec<String>,
}

/// Your society: everything on your own boards and in your hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Society {
    /// The scholars in your academy.
    pub scholars: u8,
    /// Your specialists by `economy`, `culture` and `technology`.
    pub specialists: BTreeMap<String, Specialists>,
    /// The ideas in your hand.
    pub hand: Vec<String>,
    /// Your inventions.
    pub inventions: Vec<String>,
    /// Your Aspiration tiles: each is a speciality or `wild`.
    pub aspirations: Vec<String>,
    /// The other tiles on your tiles display: progress tiles such as `E3`, and wealth tiles such as `B`.
    pub tiles: Vec<String>,
    /// The tiles on your progress map.
    pub built: Vec<Built>,
    /// The economy tiles used in this era, and the technology tiles used, which stay used for the whole game.
    pub used: Vec<String>,
    /// The number of your economy tokens, including used ones.
    pub economy_tokens: u8,
    /// Your influence tokens: what each shows, and its state: `held`, `up` or `down`.
    pub tokens: BTreeMap<String, String>,
    /// The number of sages that you have taken in this era.
    pub sages: u8,
}

/// The specialists of one speciality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Specialists {
    /// The number at home and ready.
    pub home: u8,
    /// The number that are exhausted.
    pub exhausted: u8,
}

/// A tile on the progress map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Built {
    /// The hex, counted from 1.
    pub hex: u8,
    /// The tile.
    pub tile: String,
}

/// Your points and their sources.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = You))]
pub struct YourPoints {
    /// Points on the track.
    pub track: u16,
    /// Points for your influence.
    pub influence: u16,
    /// Points for the wealth tiles on your progress map, by their letters.
    pub wealth: BTreeMap<String, u16>,
    /// Your private goals with their points; only the best two count.
    pub goals: Vec<Goal>,
    /// The sum of all points.
    pub total: u16,
}

/// A private goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Goal {
    /// The deck that it comes from, 1 to 3.
    pub deck: u8,
    /// The number of the goal in its deck, 1 to 7.
    pub number: u8,
    /// The points that it is worth now; absent in the event that deals it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
}

impl Goal {
    pub(super) fn new(goal: PrivateGoal, points: Option<u16>) -> Goal {
        Goal { deck: goal.deck, number: goal.number, points }
    }
}

impl Board {
    fn new(content: &Content, board: &solo_game::Board) -> Board {
        Board {
            regions: board.regions.map(|card| card.map(|card| name(content, card))).into(),
            display: names(content, &board.display),
            top: board.top.map(|card| name(content, card)),
            below: board.stack.iter().map(Vec::len).sum(),
            first: names(content, &board.first),
            pile: names(content, &board.pile),
            gone: names(content, &board.gone),
        }
    }
}

impl Society {
    fn new(content: &Content, society: &solo_game::Society) -> Society {
        let specialists = Speciality::ALL.into_iter().zip(society.home).zip(society.exhausted);
        let texts = |tiles: &[solo_game::Tile]| tiles.iter().map(ToString::to_string).collect();
        let tokens = Token::ALL.into_iter().zip(society.tokens);
        Society {
            scholars: society.scholars,
            specialists: specialists
                .map(|((of, home), exhausted)| {
                    (of.word().to_owned(), Specialists { home, exhausted })
                })
                .collect(),
            hand: names(content, &society.hand),
            inventions: names(content, &society.inventions),
            aspirations: society.aspirations.iter().map(ToString::to_string).collect(),
            tiles: texts(&society.display),
            built: society
                .built
                .iter()
                .map(|(hex, tile)| Built { hex: hex + 1, tile: tile.to_string() })
                .collect(),
            used: society.used.iter().map(ToString::to_string).collect(),
            economy_tokens: society.economy,
            tokens: tokens.map(|(token, is)| (token.to_string(), is.to_string())).collect(),
            sages: society.sages,
        }
    }
}

impl From<Tally> for YourPoints {
    fn from(tally: Tally) -> YourPoints {
        let wealth = tally.wealth.iter().map(|(letter, points)| (letter.to_string(), *points));
        YourPoints {
            track: tally.track,
            influence: tally.influence,
            wealth: wealth.collect(),
            goals: tally
                .goals
                .iter()
                .map(|&(goal, points)| Goal::new(goal, Some(points)))
                .collect(),
            total: tally.total(),
        }
    }
}
