//! Tests of the world after every answer of random games.

use crate::{Play, plays};
use eureka_inventions::solo_game::{Event, Tile, World};
use eureka_inventions::{
    Aspiration, Content, Event as TableEvent, IdeaCard, Measure, Player, Position, Speciality,
    TileKind,
};
use eureka_table::Game as _;
use std::collections::BTreeMap;
use std::ops::Range;

/// Asserts the invariants of a world.
pub(crate) fn assert_sound(content: &Content, world: &World, whence: &str) {
    assert_eq!(world.check(content), Ok(()), "{whence}");
}

/// Plays random games with the invariants checked after every answer, and the end counted twice.
fn assert_games_are_sound(seeds: Range<u64>) {
    for mut play in plays(seeds) {
        loop {
            assert_sound(play.game.content(), play.world(), &play.to_string());
            if !play.go_on() {
                break;
            }
        }
        assert_eq!(play.game.tally().unwrap().total(), counted_again(&play), "{play}");
    }
}

/// The number of games, unless the environment variable `EUREKA_GAMES` sets it.
const GAMES: u64 = 400;

#[test]
fn citizens_cards_and_tiles_are_conserved() {
    let games = std::env::var("EUREKA_GAMES").ok().and_then(|text| text.parse().ok());
    assert_games_are_sound(100_000..100_000 + games.unwrap_or(GAMES));
}

#[test]
fn an_impossible_world_is_noticed() {
    type Change = (&'static str, fn(&mut World));
    let changes: [Change; 9] = [
        ("citizens of you", |world| world.society.home[0] += 1),
        ("citizens of C", |world| world.position.chronos.supply -= 1),
        ("a card is lost or twice", |world| world.society.inventions.clear()),
        ("the pile", |world| world.position.pile += 1),
        ("the idea display", |world| world.board.display.reverse()),
        ("your progress tiles", |world| world.position.you.progress.clear()),
        ("the tiles display", |world| world.society.aspirations = vec![Aspiration::Wild; 5]),
        ("sages", |world| world.society.sages += 1),
        ("wealth tiles A", |world| {
            world.position.regions.iter_mut().for_each(|land| {
                land.wealth.retain(|letter| letter.to_string() != "A");
            });
        }),
    ];
    let mut play = Play::new(3_500);
    while play.world().position.era < 5 {
        play.go_on();
    }
    for (wrong, change) in changes {
        let mut world = play.world().clone();
        change(&mut world);
        let unsound = world.check(play.game.content()).expect_err(wrong).to_string();
        assert!(unsound.contains(wrong), "{unsound}");
    }
}

#[test]
fn the_points_are_those_that_the_events_tell() {
    for mut play in plays(4_000..4_300) {
        let (mut bots, mut you, mut influence) = (0, 0, 1);
        while play.go_on() {
            for event in play.news() {
                match event {
                    Event::Table(TableEvent::BotsScored { points, .. }) => {
                        bots += u16::from(points)
                    }
                    Event::Table(TableEvent::YouScored { points, .. })
                    | Event::Scored { points, .. } => {
                        you += u16::from(points);
                    }
                    Event::Table(TableEvent::Influence { from, to, .. })
                    | Event::Influence { from, to, .. } => {
                        assert_eq!(from, influence, "{play}");
                        assert!(to <= 10 && to != from, "{play}");
                        influence = to;
                    }
                    _ => {}
                }
            }
        }
        let at = &play.world().position;
        assert_eq!((at.points, at.you.points, at.you.influence), (bots, you, influence), "{play}");
    }
}

#[test]
fn other_code_counts_the_same_points_at_the_end() {
    let mut winners = 0;
    for mut play in plays(5_000..5_400) {
        while play.go_on() {}
        let total = counted_again(&play);
        assert_eq!(play.game.tally().unwrap().total(), total, "{play}");
        let score = play.game.score().unwrap();
        assert_eq!(score.you, total, "{play}");
        assert_eq!(score.bots.total(), bots_again(&play.world().position), "{play}");
        let won = total > score.bots.total() || score.awards.len() >= 8;
        assert_eq!(!play.game.outcome().unwrap().winners.is_empty(), won, "{play}");
        winners += u32::from(won);
    }
    assert!(winners < 200, "{winners} random games are won");
}

/// The opponents' total, counted independently of the crate.
fn bots_again(at: &Position) -> u16 {
    let [card, tile, wealth] = match at.difficulty {
        eureka_inventions::Difficulty::Easy => [2, 2, 3],
        eureka_inventions::Difficulty::Normal => [3, 3, 4],
        eureka_inventions::Difficulty::Hard => [4, 4, 5],
    };
    let tiles = [&at.chronos.tiles, &at.hephaestus.own.tiles];
    let tiles: usize =
        tiles.iter().map(|tiles| tile * tiles.progress.len() + wealth * tiles.wealth.len()).sum();
    at.points + (card * usize::from(at.pile) + tiles) as u16
}

/// Your total, counted independently of the crate.
fn counted_again(play: &Play) -> u16 {
    let World { position, society, .. } = play.world();
    let content = play.game.content();
    let mut total = position.you.points
        + [1, 1, 1, 1, 5, 5, 5, 5, 10, 10, 10][usize::from(position.you.influence)];
    for tile in society.built.values() {
        if let Tile::Wealth(letter) = tile {
            let worth = content.wealth[letter];
            total += worth.points(number_of(content, play.world(), worth.measure));
        }
    }
    let mut goals: Vec<u16> = Vec::new();
    for goal in &society.goals {
        let worth = content.goals[usize::from(goal.deck) - 1][usize::from(goal.number) - 1];
        goals.push(worth.points(number_of(content, play.world(), worth.measure)));
    }
    total + goals.iter().sum::<u16>() - goals.iter().min().unwrap()
}

/// A measure, counted independently of the crate.
fn number_of(content: &Content, world: &World, measure: Measure) -> u16 {
    let World { position, society, .. } = world;
    let mut tiles: BTreeMap<TileKind, u16> = BTreeMap::new();
    for tile in society.built.values() {
        *tiles.entry(tile.kind()).or_default() += 1;
    }
    let mut inventions: BTreeMap<Speciality, u16> = BTreeMap::new();
    for &card in &society.inventions {
        *inventions.entry(content.idea(card).speciality).or_default() += 1;
    }
    let map: Vec<u16> =
        position.lands().map(|(_, land)| land.citizens(Player::You).into()).collect();
    match measure {
        Measure::Inventions => inventions.values().sum(),
        Measure::InventionsOf(of) => inventions.get(&of).copied().unwrap_or(0),
        Measure::LateInventions => {
            let late = |card: &&IdeaCard| [5, 6].contains(&content.idea(**card).era);
            society.inventions.iter().filter(late).count() as u16
        }
        Measure::Tiles => tiles.values().sum(),
        Measure::TilesOf(kind) => tiles.get(&kind).copied().unwrap_or(0),
        Measure::ProgressTiles => {
            society.tiles().filter(|tile| tile.kind() != TileKind::Wealth).count() as u16
        }
        Measure::Kinds => tiles.len() as u16,
        Measure::Pairs(one, other) => {
            let mut pairs = 0;
            for (hex, tile) in &society.built {
                for (next, beside) in society.built.range(hex + 1..) {
                    let (here, there) =
                        (content.hexes[usize::from(*hex)], content.hexes[usize::from(*next)]);
                    let kinds = [tile.kind(), beside.kind()];
                    pairs += u16::from(
                        here.touches(there) && (kinds == [one, other] || kinds == [other, one]),
                    );
                }
            }
            pairs
        }
        Measure::Scholars => society.scholars.into(),
        Measure::Specialists => {
            society.home.iter().chain(&society.exhausted).map(|&number| u16::from(number)).sum()
        }
        Measure::Diplomats => {
            let there = position.milestones.diplomats.values();
            there.flatten().filter(|player| **player == Player::You).count() as u16
        }
        Measure::Tokens => position.tokens_laid(Player::You).into(),
        Measure::Regions => map.iter().filter(|citizens| **citizens > 0).count() as u16,
        Measure::Citizens => map.iter().sum(),
        Measure::CitizensInPlay => {
            position.citizens_in_play(Player::You) + u16::from(society.citizens())
        }
        Measure::Influence => position.you.influence.into(),
        Measure::Era => position.milestones.era_of(Player::You).into(),
    }
}
