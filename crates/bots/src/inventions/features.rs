//! The features of a solo game, from which the evaluation estimates your lead.
//!
//! The names and their order are part of the format of `weights/inventions.txt`. A changed feature needs new weights
//! (`examples/inventions_weights.rs`).

use eureka_inventions::solo_game::{Game, Question, Society, Tally, TokenSide, World};
use eureka_inventions::{BotScore, Land, Player, Position, Speciality, TileKind, Turn};

const YOU: Player = Player::You;

/// The number of features.
pub(super) const FEATURE_COUNT: usize = FEATURE_NAMES.len();

/// The values of the features, in the order of [`FEATURE_NAMES`].
pub(super) type Features = [f32; FEATURE_COUNT];

/// The fraction of your turns that is still to come: 1 at the start, 0 at the end.
pub(super) fn fraction_left(game: &Game) -> f32 {
    /// The number of rounds in a game.
    const ROUNDS: u8 = 13;
    let at = &game.world().position;
    // Era 1 has one round, eras 2 to 5 have three each.
    let round = match at.era {
        1 => 1,
        era => 1 + 3 * (era - 2) + at.round,
    };
    let current_turn = match at.turn {
        Turn::SetUp => 1,
        Turn::Of(_) => u8::from(game.question() == Some(Question::Place)),
        Turn::Era => 0,
    };
    f32::from(ROUNDS - round + current_turn) / f32::from(ROUNDS)
}

/// Defines the features: first the values that several of them share, then each feature by its name.
macro_rules! features {
    (|$game:ident| { $($shared:tt)* } $($name:literal => $value:expr,)+) => {
        /// The names of the features, in order.
        pub(super) const FEATURE_NAMES: &[&str] = &[$($name),+];

        /// The features of a game.
        pub(super) fn features($game: &Game) -> Features {
            $($shared)*
            [$($value),+]
        }
    };
}

features! {
    |game| {
        let (content, world) = (&**game.content(), game.world());
        let World { position, society, .. } = world;
        let tally = Tally::of(content, world);
        let you = &position.you;
        let number = |count: usize| count as f32;
        let inventions = |of: Speciality| {
            let cards = society.inventions.iter();
            number(cards.filter(|&&card| content.idea(card).speciality == of).count())
        };
        let tiles =
            |kind: TileKind| number(society.built.values().filter(|tile| tile.kind() == kind).count());
        let wealth = society.display.iter().filter(|tile| tile.kind() == TileKind::Wealth).count();
        let technology =
            society.used.iter().filter(|tile| tile.speciality == Speciality::Technology).count();
        let economy = tiles(TileKind::Progress(Speciality::Economy));
        let board = BoardCards::of(world);
        let (regions, values) = open_regions(position, society);
    }
    "one" => 1.0,
    "points" => you.points.into(),
    "opponents' points" => BotScore::of(position).total().into(),
    "points for influence" => tally.influence.into(),
    "points for wealth tiles" => tally.wealth_points().into(),
    "points for goals" => tally.goal_points().into(),
    "influence" => you.influence.into(),
    "influence of 4" => f32::from(u8::from(you.influence >= 4)),
    "influence of 8" => f32::from(u8::from(you.influence >= 8)),
    "scholars" => society.scholars.into(),
    "traders" => society.home[0].into(),
    "artisans" => society.home[1].into(),
    "thinkers" => society.home[2].into(),
    "specialities at home" => number(society.home.iter().filter(|citizens| **citizens > 0).count()),
    "exhausted" => society.exhausted.iter().sum::<u8>().into(),
    "ideas in hand" => number(society.hand.len()),
    "eras in hand" => society.hand.iter().map(|&card| f32::from(content.idea(card).era)).sum(),
    "economy inventions" => inventions(Speciality::Economy),
    "culture inventions" => inventions(Speciality::Culture),
    "technology inventions" => inventions(Speciality::Technology),
    "aspirations" => number(society.aspirations.len()),
    "progress tiles on the display" => number(society.display.len() - wealth),
    "wealth tiles on the display" => number(wealth),
    "tiles on the display" =>
        number((society.display.len() + society.aspirations.len()).saturating_sub(2)),
    "economy tiles" => economy,
    "culture tiles" => tiles(TileKind::Progress(Speciality::Culture)),
    "technology tiles not used" =>
        tiles(TileKind::Progress(Speciality::Technology)) - number(technology),
    "technology tiles used" => number(technology),
    "wealth tiles" => tiles(TileKind::Wealth),
    "economy tokens of use" => economy.min(society.economy.into()),
    "tokens to lay" => number(society.tokens_that_are(TokenSide::Held).count()),
    "tokens face up" => number(society.tokens_that_are(TokenSide::Up).count()),
    "citizens on the map" =>
        position.regions.iter().map(|land| f32::from(land.citizens(YOU))).sum(),
    "regions with citizens" =>
        number(position.regions.iter().filter(|land| land.citizens(YOU) > 0).count()),
    "regions to lay a token" => regions,
    "value of their spaces" => values,
    "sages" => f32::from(society.sages),
    "chain tokens" => game.chain_tokens().into(),
    "diplomats" =>
        number(position.milestones.diplomats.values().filter(|there| there.contains(&YOU)).count()),
    "era" => position.milestones.era_of(YOU).into(),
    "eras behind" => position.era.saturating_sub(position.milestones.era_of(YOU)).into(),
    "points for my ideas" => board.ideas,
    "points for my inventions" => board.inventions,
    "inventions of mine on the board" => board.mine,
    "inventions to share" => board.to_share,
    "ideas to invent" => board.to_invent,
    "points for the opponents' cards" => board.opponents,
}

/// The value of the cards in the regions.
#[derive(Default)]
struct BoardCards {
    /// The points that the ideas you presented will bring you once they are shared.
    ideas: f32,
    /// The same for inventions.
    inventions: f32,
    /// The number of inventions that will be yours.
    mine: f32,
    /// The number of inventions that you can share.
    to_share: f32,
    /// The number of ideas whose milestones allow inventing them now, and for which you have able citizens.
    to_invent: f32,
    /// The points that the inventions the opponents presented will bring them.
    opponents: f32,
}

impl BoardCards {
    fn of(world: &World) -> BoardCards {
        let World { position, society, .. } = world;
        let mut sum = BoardCards::default();
        for card in position.regions.iter().filter_map(|land| land.card) {
            let points = f32::from(card.idea.era * card.citizens);
            match (card.presenter, card.invention) {
                (YOU, None) => sum.ideas += points,
                (YOU, Some(_)) => sum.inventions += points,
                (_, Some(_)) => sum.opponents += points,
                (_, None) => {}
            }
            match card.invention {
                Some(invention) => {
                    sum.mine += f32::from(u8::from(invention.inventor == YOU));
                    sum.to_share += f32::from(u8::from(card.is_shareable_by(YOU)));
                }
                None => {
                    let is_near = position.missing_milestone(card.idea).is_none()
                        && society.able(card.idea.speciality) > 0;
                    sum.to_invent += f32::from(u8::from(is_near));
                }
            }
        }
        sum
    }
}

/// The number of regions where you could lay an influence token now, limited by the tokens you hold, and the sum of the best values there.
fn open_regions(position: &Position, society: &Society) -> (f32, f32) {
    let held = society.tokens_that_are(TokenSide::Held).count();
    let value = |land: &Land| {
        let others = land.citizens(Player::Chronos).max(land.citizens(Player::Hephaestus));
        let space = land.space_for(YOU).filter(|_| land.citizens(YOU) > others.max(1));
        space.map(|space| f32::from(land.influence[space].value))
    };
    let mut values: Vec<f32> = position.regions.iter().filter_map(value).collect();
    values.sort_by(|one, other| other.total_cmp(one));
    values.truncate(held);
    (values.len() as f32, values.iter().sum())
}
