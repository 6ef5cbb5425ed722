//! A position in the notation of scenarios and corrections.

use super::{Land, Pillars, Position, Side, Turn};
use crate::milestone::Milestone;
use crate::profile::{lists, words};
use crate::region::Region;
use crate::tile::Tiles;
use crate::word::{Owner, Player};
use std::fmt;
use toml::{Table, Value};

impl Turn {
    /// How the notation calls it.
    pub const fn word(self) -> &'static str {
        match self {
            Turn::SetUp => "set-up",
            Turn::Of(player) => player.word(),
            Turn::Era => "era",
        }
    }
}

impl Side {
    /// How the notation calls it.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Action => "action",
            Side::Points => "ip",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Position {
    /// Every field by its key; what the program does not keep is left out.
    ///
    /// BlockingPool the fields that [`Position::amend`] takes there are some that follow from them: `milestones.discard`
    /// and the eras of the players.
    pub fn write(&self) -> Table {
        let mut fields = Table::new();
        let mut put = |key: &str, value: Value| drop(fields.insert(key.to_owned(), value));
        put("era", number(self.era));
        put("round", number(self.round));
        put("turn", self.turn.word().into());
        put("order", words(&self.order));
        put("difficulty", self.difficulty.word().into());
        put("ip", number(self.points));
        put("pile", number(self.pile));
        if let Some(display) = &self.display {
            put("ideas", words(&display.ideas));
            put("stack", words(&display.stack));
        }
        put("forums", Value::Array(self.profile.forums.iter().map(words).collect()));
        let settings = self.settings.changed();
        put("settings", table(settings.map(|(name, to)| (name, to.into()))));
        put("cards", lists(&self.profile.cards));
        put("region", table(Region::all().map(|region| (region, land(self.land(region))))));
        put("milestones", self.milestones());
        let diplomats = Milestone::all().map(|milestone| {
            let there = self.milestones.diplomats.get(&milestone);
            (milestone, words(there.into_iter().flatten()))
        });
        put("diplomats", table(diplomats));
        let spaces = self.profile.spaces.iter();
        put("spaces", table(spaces.map(|(milestone, &count)| (milestone, number(count)))));
        if let Some(track) = &self.track {
            put("track", lists(&track.0));
        }
        put("C", self.chronos());
        put("H", self.hephaestus());
        put("you", self.you());
        fields
    }

    /// Every field that can be corrected, by its key from the outermost table on: `region.3.card`.
    pub fn fields(&self) -> Vec<(String, Value)> {
        let mut fields = Vec::new();
        collect("", self.write(), &mut fields);
        fields.retain(|(key, _)| !DERIVED.contains(&key.as_str()));
        fields
    }

    fn milestones(&self) -> Value {
        let at = &self.milestones;
        let owners: Vec<Owner> = at.private.iter().map(|(owner, _)| *owner).collect();
        let own = at.private.iter().map(|(owner, tile)| (owner.to_string(), tile.name().into()));
        let mut table: Table = own.collect();
        table.insert("common".into(), words(&at.common));
        table.insert("private".into(), words(&owners));
        table.insert("eureka".into(), words(&at.eureka));
        table.insert("discard".into(), words(&self.discard()));
        Value::Table(table)
    }

    fn chronos(&self) -> Value {
        let chronos = &self.chronos;
        let mut table = tiles(&chronos.tiles);
        table.insert("region".into(), number(chronos.region.number()));
        table.insert("tokens".into(), number(chronos.tokens));
        table.insert("supply".into(), number(chronos.supply));
        table.insert("era".into(), number(self.milestones.era_of(Player::Chronos)));
        Value::Table(table)
    }

    fn hephaestus(&self) -> Value {
        let hephaestus = &self.hephaestus;
        let mut table = tiles(&hephaestus.tiles);
        put_pillars(&mut table, &hephaestus.pillars);
        table.insert("region".into(), number(hephaestus.region.number()));
        table.insert("tokens".into(), number(hephaestus.tokens));
        table.insert("supply".into(), number(hephaestus.supply));
        let group = |cards: &[u8]| match cards {
            [card] => number(*card),
            cards => Value::Array(cards.iter().map(|&card| number(card)).collect()),
        };
        table.insert("deck".into(), Value::Array(hephaestus.deck.groups().map(group).collect()));
        let slots = hephaestus.slots.iter().map(|&card| number(card));
        table.insert("slots".into(), Value::Array(slots.collect()));
        table.insert("chain".into(), number(hephaestus.chain));
        table.insert("sages".into(), number(hephaestus.sages));
        table.insert("era".into(), number(self.milestones.era_of(Player::Hephaestus)));
        Value::Table(table)
    }

    fn you(&self) -> Value {
        let mut table = Table::new();
        put_pillars(&mut table, &self.you.pillars);
        table.insert("progress".into(), words(&self.you.progress));
        table.insert("influence".into(), number(self.you.influence));
        table.insert("ip".into(), number(self.you.points));
        table.insert("era".into(), number(self.milestones.era_of(Player::You)));
        Value::Table(table)
    }
}

/// Follows from other fields, and cannot be set.
const DERIVED: [&str; 4] = ["milestones.discard", "C.era", "H.era", "you.era"];

fn collect(path: &str, table: Table, fields: &mut Vec<(String, Value)>) {
    for (key, value) in table {
        let is_bare = key.chars().all(|letter| letter.is_ascii_alphanumeric());
        let key = if is_bare { key } else { format!("\"{key}\"") };
        let path = if path.is_empty() { key } else { format!("{path}.{key}") };
        match value {
            Value::Table(inner) => collect(&path, inner, fields),
            value => fields.push((path, value)),
        }
    }
}

fn number(number: impl Into<i64>) -> Value {
    Value::Integer(number.into())
}

fn list(values: impl Iterator<Item = Value>) -> Value {
    Value::Array(values.collect())
}

fn table<K: ToString>(entries: impl Iterator<Item = (K, Value)>) -> Value {
    Value::Table(entries.map(|(key, value)| (key.to_string(), value)).collect())
}

fn land(land: &Land) -> Value {
    let mut table = Table::new();
    let mut put = |key: &str, value: Value| drop(table.insert(key.to_owned(), value));
    let invention = land.card.and_then(|card| card.invention);
    let card = land.card.map_or("none".to_owned(), |card| {
        let kind = if card.invention.is_some() { "invention" } else { "idea" };
        format!("{kind} {}", card.idea)
    });
    let player = |player: Option<Player>| Value::from(player.map_or("none", Player::word));
    put("card", card.into());
    put("presenter", player(land.card.map(|card| card.presenter)));
    put("citizens", number(land.card.map_or(0, |card| card.citizens)));
    put("inventor", player(invention.map(|invention| invention.inventor)));
    put("innovator", player(invention.and_then(|invention| invention.innovator)));
    put("need", number(land.need));
    put("sage", land.sage.into());
    put("tile", land.tile.word().into());
    put("wealth", land.wealth.iter().map(ToString::to_string).collect::<String>().into());
    put("values", list(land.influence.iter().map(|space| number(space.value))));
    let tokens = land.influence.iter().map(|space| space.token.map_or("", Player::word));
    put("tokens", list(tokens.map(Value::from)));
    for player in Player::ALL {
        put(player.word(), number(land.citizens(player)));
    }
    Value::Table(table)
}

fn tiles(tiles: &Tiles) -> Table {
    let wealth: String = tiles.wealth.iter().map(ToString::to_string).collect();
    Table::from_iter([
        ("progress".to_owned(), words(&tiles.progress)),
        ("wealth".to_owned(), wealth.into()),
    ])
}

fn put_pillars(table: &mut Table, pillars: &Pillars) {
    table.insert("epoch".into(), pillars.epoch.map_or("none", |action| action.word()).into());
    table.insert("season".into(), words(&pillars.season));
}
