//! The table and the player's society in rows of text.

use super::SoloGameTeller;
use crate::companion::{Row, listed};
use crate::say::{args, word_of};
use eureka_inventions::solo_game::{Society, Tile, TokenSide, World};
use eureka_inventions::{Benefit, IdeaCard, Region, Side, Speciality};

impl SoloGameTeller<'_> {
    /// The name of the content in use; Eureka's own is labeled as such, with the notice that the game is unofficial.
    pub fn content(self) -> String {
        match self.content.profile.ours {
            true => self.sentence("solo-game-content-ours", &[]),
            false => self.sentence("solo-game-content", &args![name = self.content.name.as_str()]),
        }
    }

    /// A region by its number and name.
    pub fn region(self, region: Region) -> String {
        let args = args![number = region, region = self.region_phrase(region)];
        self.text("solo-game-label-region", &args)
    }

    /// The seven regions, each with its card and with the pieces there.
    pub fn regions(self, world: &World) -> Vec<Row> {
        let rows = world.position.lands().flat_map(|(region, land)| {
            let mut card = vec![match (world.board.card(region), land.card) {
                (Some(card), Some(lying)) => self.shown(card, lying.invention.is_some()),
                (Some(card), None) => self.lies_as("solo-game-card-unclaimed", card),
                (None, _) => self.text("companion-no-card", &[]),
            }];
            card.extend(land.card.into_iter().flat_map(|card| self.companion().beside(card)));
            let mut items = self.companion().who_is_there(land);
            items.push(self.specialist_tile_in(world, region));
            items.push(self.knowledge_in(world, region));
            items.extend(self.companion().wealth_there(land));
            Row::titled(self.region(region), [card, items])
        });
        rows.collect()
    }

    /// The visible side of the Knowledge tile of a region.
    pub fn knowledge_in(self, world: &World, region: Region) -> String {
        match world.position.land(region).tile {
            Side::Action => self.knowledge_tile(world.board.knowledge[region.index()]),
            Side::Points => self.text("solo-game-knowledge-points", &[]),
        }
    }

    /// The Specialist tile of a region.
    pub fn specialist_tile_in(self, world: &World, region: Region) -> String {
        self.specialist_tile(world.board.specialists[region.index()])
    }

    /// The idea display from the right, with the top of the stack, and the era track.
    pub fn displays(self, world: &World) -> Vec<Row> {
        let board = &world.board;
        let display = board.display.iter().map(|&card| self.shown(card, false));
        let top = board.top.map(|card| self.lies_as("solo-game-card-top", card));
        let track = self.content.track.iter().map(|(&era, spaces)| {
            let markers = world.position.track.as_ref().and_then(|track| track.0.get(&era));
            let space = |(index, &benefit): (usize, &Benefit)| {
                let gives = self.benefit(benefit);
                let marker = markers.and_then(|row| row.get(index)).and_then(|space| space.marker);
                match marker {
                    Some(player) => format!("{gives} [{}]", self.companion().player(player)),
                    None => gives,
                }
            };
            let spaces = listed(spaces.iter().enumerate().map(space));
            vec![self.text("solo-game-track", &args![era, spaces])]
        });
        let mut rows = vec![self.labeled("display", display.chain(top))];
        rows.extend(Row::titled(self.label("track"), track));
        rows
    }

    /// The player's possessions.
    pub fn society(self, world: &World) -> Vec<Row> {
        let society = &world.society;
        vec![
            self.labeled("standing", self.marks(world)),
            self.labeled("home", self.home(society)),
            self.labeled("exhausted", self.of_specialities(society.exhausted)),
            self.labeled("hand", society.hand.iter().map(|&card| self.shown(card, false))),
            self.labeled("inventions", society.inventions.iter().map(|&card| self.invention(card))),
            self.labeled("tiles", self.tiles_display(society)),
            self.labeled("map", self.map(society)),
            self.labeled("tokens", self.tokens(society)),
            self.labeled("goals", society.goals.iter().map(|&goal| self.goal(goal))),
        ]
    }

    /// Points, influence, supply, sages and economy tokens.
    fn marks(self, world: &World) -> Vec<String> {
        let count = |id: &str, count: u8| self.text(id, &args![count]);
        let you = &world.position.you;
        let mut marks = vec![
            self.text("solo-game-points", &args![points = you.points]),
            count("solo-game-influence", you.influence),
            count("companion-supply", you.supply.unwrap_or(0)),
            count("solo-game-economy-tokens", world.society.free_economy()),
        ];
        if world.society.sages > 0 {
            marks.push(count("companion-sages", world.society.sages));
        }
        marks
    }

    fn home(self, society: &Society) -> Vec<String> {
        let scholars = (society.scholars > 0).then(|| self.scholars(society.scholars));
        scholars.into_iter().chain(self.of_specialities(society.home)).collect()
    }

    fn of_specialities(self, counts: [u8; 3]) -> Vec<String> {
        let there = Speciality::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
        there.map(|(of, count)| self.specialists(of, count)).collect()
    }

    fn tiles_display(self, society: &Society) -> Vec<String> {
        let aspirations = society.aspirations.iter().map(|&tile| self.aspiration(tile));
        let tiles = society.display.iter().map(|&tile| {
            let args = args![tile = self.tile(tile), effect = self.effect(tile)];
            self.text("solo-game-tile-does", &args)
        });
        let price = (!society.display.is_empty())
            .then(|| self.text("solo-game-price", &args![price = society.price()]));
        aspirations.chain(tiles).chain(price).collect()
    }

    fn map(self, society: &Society) -> Vec<String> {
        let item = |(&hex, &tile): (&u8, &Tile)| {
            let is_used = matches!(tile, Tile::Progress(tile) if society.used.contains(&tile));
            let id = if is_used { "solo-game-built-used" } else { "solo-game-built" };
            let (number, effect) = (hex + 1, self.effect(tile));
            self.text(id, &args![tile = self.tile(tile), number, effect])
        };
        society.built.iter().map(item).collect()
    }

    fn tokens(self, society: &Society) -> Vec<String> {
        let sides = [TokenSide::Held, TokenSide::Up, TokenSide::Down].into_iter();
        let tokens = sides.flat_map(|side| {
            society.tokens_that_are(side).map(move |token| (self.token(token), word_of(side)))
        });
        tokens.map(|(token, state)| self.text("solo-game-token-is", &args![token, state])).collect()
    }

    fn shown(self, card: IdeaCard, invented: bool) -> String {
        let kind = if invented { "invention" } else { "idea" };
        self.text("solo-game-card", &args![kind, card = self.card(card), idea = self.looks(card)])
    }

    fn lies_as(self, id: &str, card: IdeaCard) -> String {
        self.text(id, &args![card = self.card(card), idea = self.looks(card)])
    }

    fn label(self, id: &str) -> String {
        self.text(&format!("solo-game-label-{id}"), &[])
    }

    fn labeled(self, id: &str, items: impl IntoIterator<Item = String>) -> Row {
        Row { label: self.label(id), items: items.into_iter().collect() }
    }
}
