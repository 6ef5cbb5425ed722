//! Writes a position in the notation of scenarios and corrections.

use super::{Hephaestus, Land, Pillars, Position, Turn};
use crate::milestone::Milestone;
use crate::node::{put, table};
use crate::region::Region;
use crate::tile::Letter;
use crate::word::{Action, Bot, Player};
use toml::{Table, Value};

impl Turn {
    /// Its word in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Turn::SetUp => "set-up",
            Turn::Of(player) => player.word(),
            Turn::Era => "era",
        }
    }
}

impl Position {
    /// Every field by its key. Fields that the program does not track are left out.
    ///
    /// Besides the fields that [`Position::amend`] sets there are derived ones: `milestones.discard` and the eras of the players.
    pub fn write(&self) -> Table {
        let mut fields = Table::new();
        put(&mut fields, "era", self.era);
        put(&mut fields, "round", self.round);
        put(&mut fields, "turn", self.turn.word());
        put(&mut fields, "order", self.order);
        put(&mut fields, "difficulty", self.difficulty);
        put(&mut fields, "ip", self.points);
        put(&mut fields, "pile", self.pile);
        if let Some(display) = &self.display {
            put(&mut fields, "ideas", &display.ideas);
            put(&mut fields, "stack", &display.stack);
        }
        put(&mut fields, "forums", self.profile.forums);
        put(&mut fields, "settings", table(self.settings.changed()));
        put(&mut fields, "cards", table(&self.profile.cards));
        let lands = Region::all().map(|region| (region, self.land(region).write()));
        put(&mut fields, "region", table(lands));
        put(&mut fields, "milestones", self.write_milestones());
        let diplomats = Milestone::all().map(|milestone| {
            let there = self.milestones.diplomats.get(&milestone);
            (milestone, there.into_iter().flatten().collect::<Vec<_>>())
        });
        put(&mut fields, "diplomats", table(diplomats));
        put(&mut fields, "spaces", &self.profile.spaces);
        if let Some(track) = &self.track {
            put(&mut fields, "track", table(&track.0));
        }
        put(&mut fields, "C", self.write_opponent(Bot::Chronos));
        put(&mut fields, "H", self.write_opponent(Bot::Hephaestus));
        put(&mut fields, "you", self.write_you());
        fields
    }

    /// Every field that can be corrected, with the path of its key: `region.3.card`.
    pub fn fields(&self) -> Vec<(String, Value)> {
        let mut fields = Vec::new();
        collect("", self.write(), &mut fields);
        fields.retain(|(key, _)| !DERIVED.contains(&key.as_str()));
        fields
    }

    fn write_milestones(&self) -> Table {
        let at = &self.milestones;
        let mut fields = table(at.private);
        put(&mut fields, "common", &at.common);
        put(&mut fields, "private", at.private.map(|(owner, _)| owner));
        put(&mut fields, "eureka", &at.eureka);
        put(&mut fields, "discard", self.discard());
        fields
    }

    fn write_opponent(&self, bot: Bot) -> Table {
        let opponent = self.opponent(bot);
        let hephaestus = (bot == Bot::Hephaestus).then_some(&self.hephaestus);
        let mut fields = Table::new();
        put(&mut fields, "progress", &opponent.tiles.progress);
        put(&mut fields, "wealth", letters(&opponent.tiles.wealth));
        if let Some(Hephaestus { pillars, .. }) = hephaestus {
            put_pillars(&mut fields, pillars);
        }
        put(&mut fields, "region", opponent.region);
        put(&mut fields, "tokens", opponent.tokens);
        put(&mut fields, "supply", opponent.supply);
        if let Some(Hephaestus { deck, slots, chain, sages, .. }) = hephaestus {
            let group = |cards: &[u8]| match cards {
                [card] => Value::from(*card),
                cards => Value::from(cards.to_vec()),
            };
            put(&mut fields, "deck", deck.groups().map(group).collect::<Vec<_>>());
            put(&mut fields, "slots", slots);
            put(&mut fields, "chain", chain);
            put(&mut fields, "sages", sages);
        }
        put(&mut fields, "era", self.milestones.era_of(bot.into()));
        fields
    }

    fn write_you(&self) -> Table {
        let mut fields = Table::new();
        put_pillars(&mut fields, &self.you.pillars);
        put(&mut fields, "progress", &self.you.progress);
        put(&mut fields, "influence", self.you.influence);
        put(&mut fields, "ip", self.you.points);
        put(&mut fields, "era", self.milestones.era_of(Player::You));
        fields
    }
}

/// The fields that follow from other fields and cannot be set.
const DERIVED: [&str; 4] = ["milestones.discard", "C.era", "H.era", "you.era"];

/// Adds the fields of a table and its inner tables, with their paths.
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

impl Land {
    fn write(&self) -> Table {
        let invention = self.card.and_then(|card| card.invention);
        let card = self.card.map_or("none".to_owned(), |card| {
            let kind = if card.invention.is_some() { "invention" } else { "idea" };
            format!("{kind} {}", card.idea)
        });
        let player = |player: Option<Player>| player.map_or("none", Player::word);
        let mut fields = Table::new();
        put(&mut fields, "card", card);
        put(&mut fields, "presenter", player(self.card.map(|card| card.presenter)));
        put(&mut fields, "citizens", self.card.map_or(0, |card| card.citizens));
        put(&mut fields, "inventor", player(invention.map(|invention| invention.inventor)));
        put(&mut fields, "innovator", player(invention.and_then(|invention| invention.innovator)));
        put(&mut fields, "need", self.need);
        put(&mut fields, "sage", self.sage);
        put(&mut fields, "tile", self.tile);
        put(&mut fields, "wealth", letters(&self.wealth));
        let spaces = self.influence.iter();
        put(&mut fields, "values", spaces.clone().map(|space| space.value).collect::<Vec<_>>());
        let tokens = spaces.map(|space| space.token.map_or("", Player::word));
        put(&mut fields, "tokens", tokens.collect::<Vec<_>>());
        fields.extend(table(Player::ALL.into_iter().zip(self.citizens)));
        fields
    }
}

fn letters<'a>(letters: impl IntoIterator<Item = &'a Letter>) -> String {
    letters.into_iter().map(ToString::to_string).collect()
}

fn put_pillars(fields: &mut Table, pillars: &Pillars) {
    put(fields, "epoch", pillars.epoch.map_or("none", Action::word));
    put(fields, "season", &pillars.season);
}
