//! The companion's table in rows of text.

use super::{CompanionTeller, listed};
use crate::say::{args, word_of};
use eureka_inventions::{
    Action, Bot, Card, Land, Milestone, Pillar, Player, Position, Region, Tiles, Turn,
};

/// A row of the table: a label, and the items that belong to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The label; empty where the row continues the one before.
    pub label: String,
    /// The items of the row, one text each.
    pub items: Vec<String>,
}

impl Row {
    /// Several rows, only the first of which has the label.
    pub(crate) fn titled(label: String, rows: impl IntoIterator<Item = Vec<String>>) -> Vec<Row> {
        let labels = std::iter::once(label).chain(std::iter::repeat_with(String::new));
        rows.into_iter().zip(labels).map(|(items, label)| Row { label, items }).collect()
    }
}

/// The mark of the row that the arrow of a slot points at.
const ARROW: &str = "▸";

impl CompanionTeller<'_> {
    /// The state of the game in one line: the set-up, the era, the turn, or the end.
    pub fn heading(self, at: &Position) -> String {
        match at.turn {
            _ if at.sheet.is_some() => self.sentence("companion-heading-over", &[]),
            Turn::SetUp => self.sentence("companion-heading-set-up", &[]),
            Turn::Era => self.sentence("companion-heading-era", &args![era = at.era]),
            Turn::Of(player) => {
                let args = args![era = at.era, round = at.round, player];
                self.sentence("companion-heading-turn", &args)
            }
        }
    }

    /// The box profile in use; values of our own that no box prints are labeled as such.
    pub fn box_profile(self, at: &Position) -> String {
        match at.profile.ours {
            true => self.sentence("companion-box-ours", &[]),
            false => self.sentence("companion-box", &args![name = at.profile.name.as_str()]),
        }
    }

    /// The turn order, and the path of migration with the opponents on it.
    pub fn clock(self, at: &Position) -> Vec<Row> {
        let stop = |region: Region| {
            let here = Bot::ALL.into_iter().filter(|&bot| at.opponent(bot).region == region);
            let here = self.players(here.map(Player::from));
            if here.is_empty() { region.to_string() } else { format!("{region} [{here}]") }
        };
        let mut way: Vec<String> = Region::all().map(stop).collect();
        way.push(Region::FIRST.to_string());
        vec![
            self.labeled("companion-label-order", vec![self.players(at.order)]),
            self.labeled("companion-label-way", vec![way.join(" → ")]),
        ]
    }

    /// The seven regions, each with its card and with the pieces there.
    pub fn regions(self, at: &Position) -> Vec<Row> {
        let rows = at.lands().flat_map(|(region, land)| {
            let card = match land.card {
                Some(card) => self.card_items(card),
                None => vec![self.text("companion-no-card", &[])],
            };
            Row::titled(self.region(region), [card, self.land(land)])
        });
        rows.collect()
    }

    fn land(self, land: &Land) -> Vec<String> {
        let mut items = self.who_is_there(land);
        items.push(self.text("companion-side", &args![side = word_of(land.tile)]));
        items.extend(self.wealth_there(land));
        items.push(self.text("companion-need", &args![need = land.need]));
        items
    }

    /// The citizens on the map of a region, its influence spaces and its sage.
    pub(crate) fn who_is_there(self, land: &Land) -> Vec<String> {
        let mut items = Vec::new();
        let here = Player::ALL.map(|player| (player, land.citizens(player))).into_iter();
        let counts = here.filter(|(_, count)| *count > 0);
        let counts = listed(
            counts.map(|(player, count)| self.text("companion-count", &args![player, count])),
        );
        if !counts.is_empty() {
            items.push(self.text("companion-on-map", &args![counts]));
        }
        let spaces = land.influence.iter().map(|space| match space.token {
            Some(player) => format!("{} [{}]", space.value, self.player(player)),
            None => space.value.to_string(),
        });
        items.push(self.text("companion-influence", &args![spaces = listed(spaces)]));
        if land.sage {
            items.push(self.text("companion-sage", &[]));
        }
        items
    }

    /// The wealth tiles of a region.
    pub(crate) fn wealth_there(self, land: &Land) -> Option<String> {
        let letters: String = land.wealth.iter().map(ToString::to_string).collect();
        (!letters.is_empty()).then(|| self.text("companion-wealth", &args![letters]))
    }

    fn card_items(self, card: Card) -> Vec<String> {
        let kind = if card.invention.is_some() { "invention" } else { "idea" };
        let mut items =
            vec![self.text("companion-card", &args![kind, idea = self.idea(card.idea)])];
        items.extend(self.beside(card));
        items
    }

    /// The people beside a card.
    pub(crate) fn beside(self, card: Card) -> Vec<String> {
        let presenter = args![player = card.presenter, citizens = card.citizens];
        let mut items = vec![self.text("companion-presenter", &presenter)];
        let Some(invention) = card.invention else { return items };
        let by = |id: &str, player: Player| self.text(id, &args![player]);
        items.push(by("companion-inventor", invention.inventor));
        items.extend(invention.innovator.map(|player| by("companion-innovator", player)));
        items
    }

    /// The five forums with the pillars in them.
    pub fn assembly(self, at: &Position) -> Vec<Row> {
        let space = |&action: &Action| {
            let pillars = [Player::You, Player::Hephaestus].into_iter().flat_map(|player| {
                let pillars = at.pillars(player);
                let epoch = pillars.and_then(|pillars| pillars.epoch).map(|on| (on, Pillar::Epoch));
                let season = pillars.into_iter().flat_map(|pillars| &pillars.season);
                let season = season.map(|&on| (on, Pillar::Season));
                epoch.into_iter().chain(season).map(move |(on, pillar)| (on, player, pillar))
            });
            let here = pillars.filter(|(on, ..)| *on == action).map(|(_, player, pillar)| {
                self.text("companion-pillar", &args![player, pillar = pillar.word()])
            });
            let (name, here) = (self.action(action), here.collect::<Vec<_>>().join("; "));
            if here.is_empty() { name } else { format!("{name} [{here}]") }
        };
        let forums = at.profile.forums.iter().map(|forum| forum.iter().map(space).collect());
        self.titled("companion-label-assembly", forums)
    }

    /// The milestones: both columns from the top, the Eureka display from the left, the discard.
    pub fn milestones(self, at: &Position) -> Vec<Row> {
        let tiles = &at.milestones;
        let item = |milestone: Milestone| {
            let name = self.milestone(milestone);
            let args = args![milestone = name, era = milestone.era()];
            match tiles.diplomats.get(&milestone) {
                Some(there) => {
                    let players = self.players(there.iter().copied());
                    self.text("companion-milestone-with", &args![players, ..args])
                }
                None => self.text("companion-milestone", &args),
            }
        };
        let common = tiles.common.iter().rev().map(|&tile| vec![item(tile)]);
        let private = tiles.private.iter().rev().map(|&(owner, tile)| {
            let args = args![owner = self.owner(owner), milestone = item(tile)];
            vec![self.text("companion-private", &args)]
        });
        let mut rows = self.titled("companion-label-common", common);
        rows.extend(self.titled("companion-label-private", private));
        let eureka = tiles.eureka.iter().rev().map(|&tile| self.milestone(tile));
        rows.push(self.labeled("companion-label-eureka", eureka));
        let discard = at.discard().into_iter().map(|tile| self.milestone(tile));
        rows.push(self.labeled("companion-label-discard", discard));
        rows
    }

    /// Hephaestus's board: the slots with their cards and arrows, the deck, and Hephaestus's pieces.
    pub fn board(self, at: &Position) -> Vec<Row> {
        let hephaestus = &at.hephaestus;
        let mut rows: Vec<Row> = (1..)
            .zip(&hephaestus.slots)
            .map(|(slot, card)| {
                let label = self.text("companion-label-slot", &args![slot]);
                Row { label, items: self.slot(at, slot, *card) }
            })
            .collect();
        let groups = hephaestus.deck.groups().map(|cards| match cards {
            [card] => card.to_string(),
            cards => self.text("companion-shuffled", &args![cards = listed(cards)]),
        });
        rows.push(self.labeled("companion-label-deck", groups));
        let count = |id: &str, count: u8| self.text(id, &args![count]);
        let left = vec![
            count("companion-chain-tokens", hephaestus.chain),
            count("companion-sages", hephaestus.sages),
            count("companion-tokens", hephaestus.own.tokens),
            count("companion-supply", hephaestus.own.supply),
        ];
        rows.push(self.labeled("companion-label-board", left));
        rows.extend(self.tiles(&hephaestus.own.tiles));
        rows
    }

    /// The rows of a card, with an arrow at the row that its slot points at.
    fn slot(self, at: &Position, slot: u8, card: u8) -> Vec<String> {
        let rows = at.profile.cards.get(&card).map_or(&[][..], Vec::as_slice);
        let start = usize::from(slot - 1).checked_rem(rows.len()).unwrap_or(0);
        let item = |(index, &row)| {
            let arrow = if index == start { ARROW } else { "" };
            format!("{arrow}{}", self.row(row))
        };
        rows.iter().enumerate().map(item).collect()
    }

    /// Chronos's pieces.
    pub fn chronos(self, at: &Position) -> Vec<Row> {
        let count = |id: &str, count: u8| self.text(id, &args![count]);
        let left = vec![
            count("companion-tokens", at.chronos.tokens),
            count("companion-supply", at.chronos.supply),
        ];
        let mut rows = vec![self.labeled("companion-label-left", left)];
        rows.extend(self.tiles(&at.chronos.tiles));
        rows
    }

    /// The facts about you that the companion keeps track of.
    pub fn you(self, at: &Position) -> Vec<String> {
        vec![
            self.text("companion-your-influence", &args![count = at.you.influence]),
            self.text("companion-your-points", &args![points = at.you.points]),
        ]
    }

    fn tiles(self, tiles: &Tiles) -> [Row; 2] {
        let progress = tiles.progress.iter().map(|&tile| self.progress(tile));
        let wealth = tiles.wealth.iter().map(ToString::to_string);
        [
            self.labeled("companion-label-progress", progress),
            self.labeled("companion-label-wealth", wealth),
        ]
    }

    fn labeled(self, id: &str, items: impl IntoIterator<Item = String>) -> Row {
        Row { label: self.text(id, &[]), items: items.into_iter().collect() }
    }

    fn titled(self, id: &str, rows: impl IntoIterator<Item = Vec<String>>) -> Vec<Row> {
        Row::titled(self.text(id, &[]), rows)
    }
}
