//! Everything that the player sees.

use super::{choices, name, names, question};
use crate::game::{Choice, Outcome, Question};
use crate::inventions::{Fields, Opponents, Score, fields};
use eureka_inventions::solo_game::{self, Game, Tally, Token};
use eureka_inventions::{BotScore, Content, PrivateGoal, Speciality};
use eureka_table::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A solo game: the table, the cards on it, your society and the points of both sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SoloGameView))]
pub struct View {
    /// The seat whose view it is; nothing for somebody who looks on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The era, 1 to 5.
    pub era: u8,
    /// The round of this era, from 1.
    pub round: u8,
    /// Whose turn it is: `C`, `you` or `H`; or `set-up` or `era`.
    pub turn: String,
    /// The table as it stands.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub table: Fields,
    /// The cards on it by name.
    pub board: Board,
    /// Your own things.
    pub society: Society,
    /// The chain tokens that are ready.
    pub chain_tokens: u8,
    /// Your points, as they would count now.
    pub you: You,
    /// The opponents' points so far.
    pub opponents: Opponents,
    /// The open question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<Question>,
    /// The answers, if it is this seat that is asked.
    pub answers: Vec<Choice>,
    /// The outcome, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The score, once the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// The cards that are not yours, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Board {
    /// The cards in the regions from 1 on; nothing where there is none.
    pub regions: Vec<Option<String>>,
    /// The idea display, rightmost first.
    pub display: Vec<String>,
    /// The top card of the stack, which lies face up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<String>,
    /// How many cards are below it.
    pub below: usize,
    /// The ideas with which the opponents begin, until they claim a region.
    pub first: Vec<String>,
    /// The opponents' inventions.
    pub pile: Vec<String>,
    /// The cards that are out of the game.
    pub gone: Vec<String>,
}

/// Your own things.
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
    /// Your Aspiration tiles: a speciality or `wild`.
    pub aspirations: Vec<String>,
    /// The other tiles on your tiles display: progress tiles such as `E3`, wealth tiles such as `B`.
    pub tiles: Vec<String>,
    /// The tiles on your progress map.
    pub built: Vec<Built>,
    /// The economy tiles used in this era, and the technology tiles used for good.
    pub used: Vec<String>,
    /// Your economy tokens, used ones too.
    pub economy_tokens: u8,
    /// Your influence tokens by what they show, and where they are: `held`, `up` or `down`.
    pub tokens: BTreeMap<String, String>,
    /// The sages that you have taken in this era.
    pub sages: u8,
}

/// Specialists of one speciality.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Specialists {
    /// Those at home.
    pub home: u8,
    /// Those that are exhausted.
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

/// Your points, and where they come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct You {
    /// Those of the track.
    pub track: u16,
    /// Those for your influence.
    pub influence: u16,
    /// Those of the wealth tiles on your progress map, by their letters.
    pub wealth: BTreeMap<String, u16>,
    /// Your private goals, with what they give; the best two count.
    pub goals: Vec<Goal>,
    /// All together.
    pub total: u16,
}

/// A private goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Goal {
    /// Its deck, 1 to 3.
    pub deck: u8,
    /// Its number there, 1 to 7.
    pub number: u8,
    /// The points that it gives now; nothing where it is dealt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
}

impl Goal {
    pub(super) fn new(goal: PrivateGoal, points: Option<u16>) -> Goal {
        Goal { deck: goal.deck, number: goal.number, points }
    }
}

impl View {
    /// A game as the player sees it, or somebody who looks on: all but the answers may be known to both.
    pub fn new(game: &Game, seat: Option<Seat>) -> View {
        let (content, world, score) = (game.content(), game.world(), game.score());
        let position = &world.position;
        View {
            seat: seat.map(|seat| seat.to_string()),
            era: position.era,
            round: position.round,
            turn: position.turn.word().to_owned(),
            table: fields(position),
            board: Board::new(content, &world.board),
            society: Society::new(content, &world.society),
            chain_tokens: game.chain_tokens(),
            you: Tally::of(content, world).into(),
            opponents: BotScore::of(position).into(),
            question: question(game),
            answers: if seat.is_some() { choices(game) } else { Vec::new() },
            outcome: score.as_ref().map(|score| score.outcome().into()),
            score: score.as_ref().map(Score::from),
        }
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

impl From<Tally> for You {
    fn from(tally: Tally) -> You {
        let wealth = tally.wealth.iter().map(|(letter, points)| (letter.to_string(), *points));
        You {
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
