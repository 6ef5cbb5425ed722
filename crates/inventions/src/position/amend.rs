//! Sets fields of a position by their keys, for scenarios and corrections.

mod land;

use super::arrange::is_given;
use super::{
    CITIZENS, Display, INFLUENCE_TOKENS, MAX_INFLUENCE, MAX_POINTS, Opponent, Pillars, Position,
    Turn,
};
use crate::deck::Deck;
use crate::fault_kind::{Expected, FaultKind, WordKind};
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::node::{self, Fault, Node, numbered};
use crate::profile;
use crate::region::Region;
use crate::tile::Letter;
use crate::track::Track;
use crate::word::{Action, Bot, Difficulty, Owner, Player};
use std::collections::BTreeSet;
use toml::Table;

impl Position {
    /// Sets the fields of this table, with the keys of [`Position::write`]. If the new position is impossible, nothing changes.
    ///
    /// Citizens and influence tokens of an opponent that appear on the board come from those that the opponent has left. Those that
    /// disappear go back there. A number left that the table sets itself stays as it is.
    pub fn amend(&mut self, table: &Table) -> Result<(), Fault> {
        let mut amended = self.clone();
        amended.set(table)?;
        for bot in Bot::ALL {
            let player = Player::from(bot);
            if !is_given(table, &[player.word(), "supply"]) {
                let all = self.citizens_in_play(player) + u16::from(self.opponent(bot).supply);
                let left = all.saturating_sub(amended.citizens_in_play(player));
                amended.opponent_mut(bot).supply = left as u8;
            }
            if !is_given(table, &[player.word(), "tokens"]) {
                let all = self.tokens_laid(player) + self.opponent(bot).tokens;
                amended.opponent_mut(bot).tokens = all.saturating_sub(amended.tokens_laid(player));
            }
        }
        amended.check()?;
        *self = amended;
        Ok(())
    }

    /// Sets the fields without checking the position.
    pub(super) fn set(&mut self, table: &Table) -> Result<(), Fault> {
        for (key, node) in node::entries("", table) {
            match key {
                "era" => self.era = node.number(1..=5)?,
                "round" => self.round = node.number(1..=3)?,
                "turn" => self.turn = node.word(WordKind::Turn, turn)?,
                "order" => self.order = read_order(&node)?,
                "difficulty" => {
                    self.difficulty = node.word(WordKind::Difficulty, Difficulty::from_word)?;
                }
                "ip" => self.points = node.number(0..=MAX_POINTS.into())?,
                "pile" => self.pile = node.number(2..=48)?,
                "ideas" => self.require_display(&node)?.ideas = read_ideas(&node)?,
                "stack" => self.require_display(&node)?.stack = read_ideas(&node)?,
                "forums" => self.profile_mut().forums = profile::read_forums(&node)?,
                "settings" => self.set_settings(&node)?,
                "cards" => {
                    let cards = node.map(numbered(1..=99), profile::read_rows)?;
                    self.profile_mut().cards.extend(cards);
                }
                "region" => self.set_lands(&node)?,
                "milestones" => self.set_milestones(&node)?,
                "diplomats" => self.set_diplomats(&node)?,
                "spaces" => self.profile_mut().spaces.extend(profile::read_spaces(&node)?),
                "track" => self.set_track(&node)?,
                "C" => {
                    let mut fields = node.entries()?.into_iter();
                    fields.try_for_each(|(key, node)| self.chronos.set(key, &node))?;
                }
                "H" => self.set_hephaestus(&node)?,
                "you" => self.set_you(&node)?,
                _ => return Err(node.unknown_key()),
            }
        }
        Ok(())
    }

    /// The idea display, if the program tracks it. If not, it cannot be set, because the program would have to track it from then on.
    fn require_display(&mut self, node: &Node) -> Result<&mut Display, Fault> {
        let not_kept = || node.fault(FaultKind::NoDisplay);
        self.display.as_mut().ok_or_else(not_kept)
    }

    fn set_settings(&mut self, node: &Node) -> Result<(), Fault> {
        for (name, reading) in node.entries()? {
            self.settings.set(name, reading.text()?).map_err(|error| reading.fault(error))?;
        }
        Ok(())
    }

    fn set_lands(&mut self, node: &Node) -> Result<(), Fault> {
        for (key, fields) in node.entries()? {
            let region = profile::region(key).ok_or_else(|| fields.unknown_key())?;
            self.land_mut(region).set(&fields)?;
        }
        Ok(())
    }

    fn set_milestones(&mut self, node: &Node) -> Result<(), Fault> {
        for (key, node) in node.entries()? {
            match key {
                "common" => self.milestones.common = node.each(milestone)?,
                "eureka" => self.milestones.eureka = node.each(milestone)?,
                "private" => {
                    let owners =
                        node.each(|owner| owner.word(WordKind::Owner, Owner::from_word))?;
                    let all_there = Owner::ALL.iter().all(|owner| owners.contains(owner));
                    let owners = <[Owner; 4]>::try_from(owners).ok().filter(|_| all_there);
                    let owners = owners.ok_or_else(|| node.expected(Expected::Owners))?;
                    self.milestones.private =
                        owners.map(|owner| (owner, self.milestones.of(owner)));
                }
                _ => {
                    let owner = Owner::from_word(key).ok_or_else(|| node.unknown_key())?;
                    self.milestones.lay(owner, milestone(&node)?);
                }
            }
        }
        Ok(())
    }

    fn set_diplomats(&mut self, node: &Node) -> Result<(), Fault> {
        let diplomats = node.map(Milestone::named, |node| set(node, node.each(player)?))?;
        self.milestones.diplomats.extend(diplomats);
        self.milestones.diplomats.retain(|_, there| !there.is_empty());
        Ok(())
    }

    fn set_track(&mut self, node: &Node) -> Result<(), Fault> {
        let not_kept = || node.fault(FaultKind::NoTrack);
        let track = self.track.as_mut().ok_or_else(not_kept)?;
        track.0.extend(node.map(numbered(Track::ERAS), |spaces| spaces.each(Node::parse))?);
        Ok(())
    }

    fn set_hephaestus(&mut self, node: &Node) -> Result<(), Fault> {
        let hephaestus = &mut self.hephaestus;
        for (key, node) in node.entries()? {
            match key {
                "deck" => hephaestus.deck = Deck::new(node.each(group)?),
                "slots" => hephaestus.slots = node.each(card)?,
                "chain" => hephaestus.chain = node.number(0..=3)?,
                "sages" => hephaestus.sages = node.number(0..=7)?,
                "epoch" | "season" => set_pillar(&mut hephaestus.pillars, key, &node)?,
                _ => hephaestus.own.set(key, &node)?,
            }
        }
        Ok(())
    }

    fn set_you(&mut self, node: &Node) -> Result<(), Fault> {
        let you = &mut self.you;
        for (key, node) in node.entries()? {
            match key {
                "epoch" | "season" => set_pillar(&mut you.pillars, key, &node)?,
                "progress" => you.progress = set(&node, node.each(Node::parse)?)?,
                "influence" => you.influence = node.number(0..=MAX_INFLUENCE.into())?,
                "ip" => you.points = node.number(0..=MAX_POINTS.into())?,
                _ => return Err(node.unknown_key()),
            }
        }
        Ok(())
    }
}

impl Opponent {
    fn set(&mut self, key: &str, node: &Node) -> Result<(), Fault> {
        match key {
            "region" => self.region = region(node)?,
            "tokens" => self.tokens = node.number(0..=INFLUENCE_TOKENS.into())?,
            "supply" => self.supply = node.number(0..=CITIZENS.into())?,
            "progress" => self.tiles.progress = set(node, node.each(Node::parse)?)?,
            "wealth" => self.tiles.wealth = set(node, letters(node)?)?,
            _ => return Err(node.unknown_key()),
        }
        Ok(())
    }
}

fn turn(word: &str) -> Option<Turn> {
    let players = Player::ALL.into_iter().map(Turn::Of);
    players.chain([Turn::Era]).find(|turn| turn.word() == word)
}

fn player(node: &Node) -> Result<Player, Fault> {
    node.word(WordKind::Player, Player::from_word)
}

fn milestone(node: &Node) -> Result<Milestone, Fault> {
    node.word(WordKind::Milestone, Milestone::named)
}

fn region(node: &Node) -> Result<Region, Fault> {
    let number = node.number(1..=7)?;
    Region::new(number).ok_or_else(|| node.expected(Expected::Number(1, 7)))
}

fn card(node: &Node) -> Result<u8, Fault> {
    node.number(1..=99)
}

/// Reads a card, or a list of cards in unknown order.
fn group(node: &Node) -> Result<Vec<u8>, Fault> {
    if node.is_list() { node.each(card) } else { Ok(vec![card(node)?]) }
}

fn read_order(node: &Node) -> Result<[Player; 3], Fault> {
    let order = node.each(player)?;
    let all_there = Player::ALL.iter().all(|player| order.contains(player));
    let order = <[Player; 3]>::try_from(order).ok().filter(|_| all_there);
    order.ok_or_else(|| node.expected(Expected::Order))
}

fn read_ideas(node: &Node) -> Result<Vec<Idea>, Fault> {
    let ideas: Vec<Idea> = node.each(Node::parse)?;
    match ideas.iter().find(|idea| idea.era == 1) {
        Some(idea) => Err(node.fault(FaultKind::FirstEra(idea.to_string()))),
        None => Ok(ideas),
    }
}

/// Makes a set of the items. An item that is there twice is a fault.
fn set<T: Ord + ToString>(node: &Node, items: Vec<T>) -> Result<BTreeSet<T>, Fault> {
    let mut set = BTreeSet::new();
    for item in items {
        if let Some(twice) = set.replace(item) {
            return Err(node.fault(FaultKind::Twice(twice.to_string())));
        }
    }
    Ok(set)
}

fn letters(node: &Node) -> Result<Vec<Letter>, Fault> {
    let letter = |letter| {
        let no_letter = || node.fault(FaultKind::NoLetter(letter));
        Letter::new(letter).ok_or_else(no_letter)
    };
    node.text()?.chars().map(letter).collect()
}

fn set_pillar(pillars: &mut Pillars, key: &str, node: &Node) -> Result<(), Fault> {
    let action = |node: &Node| node.word(WordKind::Action, Action::from_word);
    match key {
        "season" => pillars.season = node.each(action)?,
        _ if node.text()? == "none" => pillars.epoch = None,
        _ => pillars.epoch = Some(action(node)?),
    }
    Ok(())
}
