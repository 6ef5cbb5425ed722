//! Checks whether a position is possible.

use super::{CITIZENS, Display, INFLUENCE_TOKENS, Milestones, Pillars, Position, Turn};
use crate::fault_kind::FaultKind;
use crate::milestone::Milestone;
use crate::node::Fault;
use crate::region::Region;
use crate::tile::{Letter, Progress};
use crate::track::Track;
use crate::word::{Bot, Player, Speciality};
use std::collections::BTreeSet;

/// Returns a fault at a key, unless the condition holds.
fn ensure(holds: bool, key: impl Into<String>, kind: FaultKind) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::new(key, kind)) }
}

impl Position {
    /// Checks that the position is possible. The fault names the first impossible field.
    pub fn check(&self) -> Result<(), Fault> {
        self.check_clock()?;
        self.check_milestones()?;
        self.check_diplomats()?;
        self.check_track()?;
        self.check_display()?;
        self.check_tokens()?;
        self.check_citizens()?;
        self.check_tiles()?;
        self.check_pillars(Player::You)?;
        self.check_pillars(Player::Hephaestus)?;
        self.check_cards()
    }

    fn check_clock(&self) -> Result<(), Fault> {
        let last = Position::rounds(self.era);
        let rounds = FaultKind::Rounds { era: self.era, rounds: last };
        ensure(self.round <= last, "round", rounds)?;
        let over = self.turn != Turn::Era || self.round == last;
        ensure(over, "turn", FaultKind::EraNotOver)
    }

    fn check_milestones(&self) -> Result<(), Fault> {
        let at = &self.milestones;
        let last = Position::last_deck(self.era);
        let mut seen = BTreeSet::new();
        for tile in at.all() {
            ensure(seen.insert(tile), "milestones", FaultKind::MilestoneTwice(tile))?;
            let revealed = tile.era() <= last;
            ensure(revealed, "milestones", FaultKind::NotRevealed(tile))?;
        }
        let eras = at.common.iter().map(|tile| tile.era());
        ensure(eras.is_sorted(), "milestones.common", FaultKind::OlderBelow)?;
        let room = at.common.len() <= Milestones::COMMON_SLOTS;
        ensure(room, "milestones.common", FaultKind::FourSlots)?;
        let stray = at.eureka.iter().find(|tile| tile.era() != last);
        stray.map_or(Ok(()), |tile| ensure(false, "milestones.eureka", FaultKind::OtherDeck(*tile)))
    }

    fn check_diplomats(&self) -> Result<(), Fault> {
        let on_board: Vec<Milestone> = self.milestones.on_board().collect();
        for (tile, there) in &self.milestones.diplomats {
            let key = format!("diplomats.{tile}");
            ensure(on_board.contains(tile), &key, FaultKind::NotOnBoard)?;
            let spaces = self.profile.spaces(*tile);
            let room = there.len() <= usize::from(spaces);
            ensure(room, &key, FaultKind::Room(spaces))?;
        }
        Ok(())
    }

    fn check_track(&self) -> Result<(), Fault> {
        let Some(Track(eras)) = &self.track else { return Ok(()) };
        let mut seen = BTreeSet::new();
        for (era, spaces) in eras {
            for player in spaces.iter().filter_map(|space| space.marker) {
                let key = format!("track.{era}");
                let once = seen.insert(player);
                ensure(once, &key, FaultKind::TwoMarkers(player))?;
                let own = self.milestones.era_of(player);
                ensure(own == *era, &key, FaultKind::OtherEra { player, era: own })?;
            }
        }
        Ok(())
    }

    fn check_display(&self) -> Result<(), Fault> {
        let Some(Display { ideas, stack }) = &self.display else { return Ok(()) };
        ensure(ideas.len() <= Display::SIZE, "ideas", FaultKind::ThreeIdeas)?;
        let full = stack.is_empty() || ideas.len() == Display::SIZE;
        ensure(full, "stack", FaultKind::Stack)
    }

    fn check_tokens(&self) -> Result<(), Fault> {
        for (region, land) in self.lands() {
            let mut here = BTreeSet::new();
            for player in land.influence.iter().filter_map(|space| space.token) {
                let key = format!("region.{region}.tokens");
                ensure(here.insert(player), key, FaultKind::TwoTokens(player))?;
            }
        }
        for bot in Bot::ALL {
            let all = self.tokens_laid(bot.into()) + self.opponent(bot).tokens;
            let kind = FaultKind::Tokens { all, most: INFLUENCE_TOKENS };
            ensure(all <= INFLUENCE_TOKENS, format!("{bot}.tokens"), kind)?;
        }
        Ok(())
    }

    fn check_citizens(&self) -> Result<(), Fault> {
        for bot in Bot::ALL {
            let all = self.citizens_in_play(bot.into()) + u16::from(self.opponent(bot).supply);
            let kind = FaultKind::Citizens { all, most: CITIZENS };
            ensure(all <= CITIZENS.into(), format!("{bot}.supply"), kind)?;
        }
        let sages = self.regions.iter().filter(|land| land.sage).count() as u8;
        let all = sages + self.hephaestus.sages;
        ensure(all <= 7, "H.sages", FaultKind::Sages { all, most: 7 })
    }

    fn check_tiles(&self) -> Result<(), Fault> {
        for speciality in Speciality::ALL {
            for number in Region::all() {
                let tile = Progress { speciality, number };
                let bots =
                    Bot::ALL.iter().all(|&bot| self.opponent(bot).tiles.progress.contains(&tile));
                let three = bots && self.you.progress.contains(&tile);
                ensure(!three, "you.progress", FaultKind::Holders(tile))?;
            }
        }
        for letter in Letter::all() {
            let held =
                Bot::ALL.iter().filter(|&&bot| self.opponent(bot).tiles.wealth.contains(&letter));
            let lying = self.regions.iter().flat_map(|land| &land.wealth);
            let all = held.count() + lying.filter(|&&other| other == letter).count();
            let most = letter.count();
            ensure(all <= most, "region", FaultKind::WealthTiles { letter, all, most })?;
        }
        Ok(())
    }

    fn check_pillars(&self, player: Player) -> Result<(), Fault> {
        let Some(pillars) = self.pillars(player) else { return Ok(()) };
        let few = pillars.season.len() <= Pillars::SEASON_PILLARS;
        ensure(few, format!("{player}.season"), FaultKind::Seasons)?;
        let mut forums = BTreeSet::new();
        for action in pillars.all() {
            let alone = forums.insert(self.profile.forum(action));
            ensure(alone, format!("{player}.season"), FaultKind::TwoPillars(action))?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Fault> {
        let hephaestus = &self.hephaestus;
        let mut seen = BTreeSet::new();
        for card in hephaestus.slots.iter().copied().chain(hephaestus.deck.cards()) {
            ensure(seen.insert(card), "H.deck", FaultKind::CardTwice(card))?;
            let known =
                self.profile.cards.contains_key(&card) || card <= crate::profile::HEPHAESTUS_CARDS;
            ensure(known, "H.deck", FaultKind::NoSuchCard(card))?;
        }
        let (round, cards) = (self.round, hephaestus.slots.len());
        ensure(cards <= usize::from(round), "H.slots", FaultKind::Revealed { cards, round })?;
        let due = usize::from(round) - 1;
        let his = self.turn == Turn::Of(Player::Hephaestus);
        let kind = FaultKind::RevealedAtTurn { cards: due, round };
        ensure(!his || cards == due, "H.slots", kind)
    }
}
