//! Which positions are impossible, and why.

use super::{CITIZENS, Display, Milestones, Pillars, Position, TOKENS, Turn};
use crate::milestone::Milestone;
use crate::node::Fault;
use crate::region::Region;
use crate::tile::{Letter, Progress};
use crate::track::Track;
use crate::word::{Bot, Player, Speciality};
use std::collections::BTreeSet;
use std::fmt;

/// The fault, unless it is as it should be.
fn ensure(holds: bool, key: impl fmt::Display, what: impl fmt::Display) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault { key: key.to_string(), what: what.to_string() }) }
}

impl Position {
    /// Says what is impossible in the position, if anything is.
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
        ensure(self.round <= last, "round", format_args!("era {} has {last} rounds", self.era))?;
        let over = self.turn != Turn::Era || self.round == last;
        ensure(over, "turn", "the era is not over before its last round")
    }

    fn check_milestones(&self) -> Result<(), Fault> {
        let at = &self.milestones;
        let last = Position::last_deck(self.era);
        let mut seen = BTreeSet::new();
        for tile in at.all() {
            ensure(seen.insert(tile), "milestones", format_args!("{tile} is there twice"))?;
            let revealed = tile.era() <= last;
            ensure(revealed, "milestones", format_args!("{tile} is not revealed in this era"))?;
        }
        let eras = at.common.iter().map(|tile| tile.era());
        ensure(eras.is_sorted(), "milestones.common", "older milestones lie below")?;
        let room = at.common.len() <= Milestones::COMMON;
        ensure(room, "milestones.common", "there are four slots")?;
        let stray = at.eureka.iter().find(|tile| tile.era() != last);
        stray.map_or(Ok(()), |tile| {
            ensure(
                false,
                "milestones.eureka",
                format_args!("{tile} is not of the deck of this era"),
            )
        })
    }

    fn check_diplomats(&self) -> Result<(), Fault> {
        let on_board: Vec<Milestone> = self.milestones.on_board().collect();
        for (tile, there) in &self.milestones.diplomats {
            let key = format!("diplomats.{tile}");
            ensure(on_board.contains(tile), &key, "it does not lie on the board")?;
            let spaces = self.profile.spaces(*tile);
            let room = there.len() <= usize::from(spaces);
            ensure(room, &key, format_args!("there is room for {spaces}"))?;
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
                ensure(once, &key, format_args!("{player} has two era markers"))?;
                let own = self.milestones.era_of(player);
                ensure(own == *era, &key, format_args!("{player} is in era {own}"))?;
            }
        }
        Ok(())
    }

    fn check_display(&self) -> Result<(), Fault> {
        let Some(Display { ideas, stack }) = &self.display else { return Ok(()) };
        ensure(ideas.len() <= Display::SIZE, "ideas", "three at most are laid out")?;
        let full = stack.is_empty() || ideas.len() == Display::SIZE;
        ensure(full, "stack", "there is a stack only beside three ideas")
    }

    fn check_tokens(&self) -> Result<(), Fault> {
        for (region, land) in self.lands() {
            let mut here = BTreeSet::new();
            for player in land.influence.iter().filter_map(|space| space.token) {
                let key = format!("region.{region}.tokens");
                ensure(here.insert(player), key, format_args!("{player} has two tokens here"))?;
            }
        }
        for bot in Bot::ALL {
            let all = self.tokens_laid(bot.into()) + self.tokens(bot);
            let what = format_args!("{all} influence tokens, and there are {TOKENS}");
            ensure(all <= TOKENS, format!("{bot}.tokens"), what)?;
        }
        Ok(())
    }

    fn check_citizens(&self) -> Result<(), Fault> {
        for bot in Bot::ALL {
            let all = self.citizens_in_play(bot.into()) + u16::from(self.supply(bot));
            let what = format_args!("{all} citizens, and there are {CITIZENS}");
            ensure(all <= CITIZENS.into(), format!("{bot}.supply"), what)?;
        }
        let sages = self.regions.iter().filter(|land| land.sage).count();
        let all = sages + usize::from(self.hephaestus.sages);
        ensure(all <= 7, "H.sages", format_args!("{all} sages, and there are 7"))
    }

    fn check_tiles(&self) -> Result<(), Fault> {
        for speciality in Speciality::ALL {
            for number in Region::all() {
                let tile = Progress { speciality, number };
                let bots = Bot::ALL.iter().all(|&bot| self.tiles(bot).progress.contains(&tile));
                let three = bots && self.you.progress.contains(&tile);
                ensure(
                    !three,
                    "you.progress",
                    format_args!("{tile} has three holders, and there are two"),
                )?;
            }
        }
        for letter in Letter::all() {
            let held = Bot::ALL.iter().filter(|&&bot| self.tiles(bot).wealth.contains(&letter));
            let lying = self.regions.iter().flat_map(|land| &land.wealth);
            let all = held.count() + lying.filter(|&&other| other == letter).count();
            let most = letter.count();
            let what = format_args!("{all} wealth tiles {letter}, and there are {most}");
            ensure(all <= most, "region", what)?;
        }
        Ok(())
    }

    fn check_pillars(&self, player: Player) -> Result<(), Fault> {
        let Some(pillars) = self.pillars(player) else { return Ok(()) };
        let few = pillars.season.len() <= Pillars::SEASONS;
        ensure(few, format!("{player}.season"), "there are two Season pillars")?;
        let mut forums = BTreeSet::new();
        for action in pillars.all() {
            let alone = forums.insert(self.profile.forum(action));
            let what = format_args!("two pillars in the forum of {action}");
            ensure(alone, format!("{player}.season"), what)?;
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Fault> {
        let hephaestus = &self.hephaestus;
        let mut seen = BTreeSet::new();
        for card in hephaestus.slots.iter().copied().chain(hephaestus.deck.cards()) {
            ensure(seen.insert(card), "H.deck", format_args!("card {card} is there twice"))?;
            let known = self.profile.cards.contains_key(&card) || card <= crate::profile::CARDS;
            ensure(known, "H.deck", format_args!("there is no card {card}"))?;
        }
        let revealed = hephaestus.slots.len();
        let what = format_args!("{revealed} cards revealed by round {}", self.round);
        ensure(revealed <= usize::from(self.round), "H.slots", what)?;
        let due = usize::from(self.round) - 1;
        let his = self.turn == Turn::Of(Player::Hephaestus);
        let what = format_args!("at his turn in round {} {due} are revealed", self.round);
        ensure(!his || revealed == due, "H.slots", what)
    }
}
