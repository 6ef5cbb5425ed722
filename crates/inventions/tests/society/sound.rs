//! The world after every answer.

use crate::{Play, plays};
use eureka_inventions::society::{Event, Society, Tile, TokenSide, World};
use eureka_inventions::{
    Bot, CITIZENS, Content, Event as TableEvent, IdeaCard, Kind, Letter, Measure, Player, Position,
    Progress, Speciality, Turn,
};
use eureka_table::Game as _;
use std::collections::{BTreeMap, BTreeSet};

/// What can always be said of a world.
pub(crate) fn assert_sound(content: &Content, world: &World, whence: &str) {
    assert_citizens(world, whence);
    assert_cards(content, world, whence);
    assert_tiles(world, whence);
    let World { position, society, .. } = world;
    assert!(society.scholars <= position.milestones.era_of(Player::You), "academy {whence}");
    let used =
        |speciality| society.used.iter().filter(|tile| tile.speciality == speciality).count();
    assert!(
        society.economy <= 3 && used(Speciality::Economy) <= society.economy.into(),
        "{whence}"
    );
    assert_eq!(used(Speciality::Culture), 0, "{whence}");
    let laid = society.tokens.iter().filter(|side| **side != TokenSide::Held).count();
    assert_eq!(usize::from(position.tokens_laid(Player::You)), laid, "tokens {whence}");
    let sages = position.regions.iter().filter(|land| land.sage).count() as u8;
    assert_eq!(sages + position.hephaestus.sages + society.sages, 7, "sages {whence}");
    // In the middle of a change of the era the next milestones lie there already.
    if let Turn::Of(_) = position.turn {
        assert_eq!(position.check(), Ok(()), "{whence}");
    }
}

fn assert_citizens(world: &World, whence: &str) {
    let at = &world.position;
    for bot in Bot::ALL {
        let all = at.citizens_in_play(bot.into()) + u16::from(at.supply(bot));
        assert_eq!(all, CITIZENS.into(), "citizens of {bot} {whence}");
    }
    let home = world.society.citizens() + at.you.supply.unwrap();
    assert_eq!(
        at.citizens_in_play(Player::You) + u16::from(home),
        CITIZENS.into(),
        "yours {whence}"
    );
}

fn assert_cards(content: &Content, world: &World, whence: &str) {
    let World { position, board, society } = world;
    let yours = society.hand.iter().chain(&society.inventions).copied();
    let mut all: Vec<IdeaCard> = board.cards().chain(yours).collect();
    all.sort_unstable();
    assert_eq!(all, content.all_cards().collect::<Vec<_>>(), "cards {whence}");
    assert_eq!(usize::from(position.pile), board.pile.len(), "{whence}");
    let display = position.display.as_ref().unwrap();
    let ideas: Vec<_> = board.display.iter().map(|&card| content.idea(card)).collect();
    assert_eq!(display.ideas, ideas, "{whence}");
    assert!(ideas.len() == 3 || board.top.is_none(), "{whence}");
    assert!(board.top.is_some() || board.stack.is_empty(), "{whence}");
    for (region, land) in position.lands().filter(|_| position.turn != Turn::SetUp) {
        let lying = board.card(region).map(|card| content.idea(card));
        assert_eq!(land.card.map(|card| card.idea), lying, "{whence}");
    }
}

fn assert_tiles(world: &World, whence: &str) {
    let World { position, society, .. } = world;
    assert!(society.display.len() + society.aspirations.len() <= Society::DISPLAY, "{whence}");
    let all: Vec<Tile> = society.tiles().collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "a tile twice {whence}");
    let progress: BTreeSet<Progress> = all
        .iter()
        .filter_map(|tile| match tile {
            Tile::Progress(tile) => Some(*tile),
            Tile::Wealth(_) => None,
        })
        .collect();
    assert_eq!(progress, position.you.progress, "{whence}");
    for tile in &progress {
        let others =
            Bot::ALL.into_iter().filter(|&bot| position.tiles(bot).progress.contains(tile));
        assert!(others.count() < 2, "three copies of {tile} {whence}");
    }
    for letter in Letter::all() {
        let lying = position.regions.iter().flat_map(|land| &land.wealth);
        let lying = lying.filter(|other| **other == letter).count();
        let bots = Bot::ALL.into_iter().filter(|&bot| position.tiles(bot).wealth.contains(&letter));
        let yours = all.iter().filter(|tile| **tile == Tile::Wealth(letter)).count();
        assert_eq!(lying + bots.count() + yours, letter.count(), "wealth {letter} {whence}");
    }
}

#[test]
fn citizens_cards_and_tiles_are_conserved() {
    for mut play in plays(3_000..3_600) {
        loop {
            assert_sound(play.game.content(), play.world(), &play.to_string());
            if !play.go_on() {
                break;
            }
        }
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
fn the_end_is_counted_as_anybody_would() {
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

/// The opponents' total, counted by hand.
fn bots_again(at: &Position) -> u16 {
    let [card, tile, wealth] = match at.difficulty {
        eureka_inventions::Difficulty::Easy => [2, 2, 3],
        eureka_inventions::Difficulty::Normal => [3, 3, 4],
        eureka_inventions::Difficulty::Hard => [4, 4, 5],
    };
    let tiles = [&at.chronos.tiles, &at.hephaestus.tiles];
    let tiles: usize =
        tiles.iter().map(|tiles| tile * tiles.progress.len() + wealth * tiles.wealth.len()).sum();
    at.points + (card * usize::from(at.pile) + tiles) as u16
}

/// Your total, counted from the pieces on the table.
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

fn number_of(content: &Content, world: &World, measure: Measure) -> u16 {
    let World { position, society, .. } = world;
    let mut tiles: BTreeMap<Kind, u16> = BTreeMap::new();
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
            society.tiles().filter(|tile| tile.kind() != Kind::Wealth).count() as u16
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
