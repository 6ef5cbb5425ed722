//! The operations on the board: one function each, for Chronos, Hephaestus and the person alike.
//!
//! They do not check whether the rules allow an operation; their callers do. Every operation records events that tell everything it
//! moves: a listener can keep the same position from the events alone.

use crate::event::{CitizenOrigin, Event, Reason};
use crate::idea::{Card, Idea, Invention};
use crate::milestone::Milestone;
use crate::play::Play;
use crate::position::{MAX_INFLUENCE, MAX_POINTS, Pillar, Side};
use crate::region::Region;
use crate::settings::Visits;
use crate::word::{Action, Bot, Owner, Player};
use std::collections::BTreeSet;

impl Play<'_> {
    /// The opponents score, up to [`MAX_POINTS`].
    pub(crate) fn bots_score(&mut self, points: u8, reason: Reason) {
        self.at.points = (self.at.points + u16::from(points)).min(MAX_POINTS);
        self.tell(Event::BotsScored { points, reason });
    }

    /// You score, up to [`MAX_POINTS`].
    pub(crate) fn you_score(&mut self, points: u8, reason: Reason) {
        self.at.you.points = (self.at.you.points + u16::from(points)).min(MAX_POINTS);
        self.tell(Event::YouScored { points, reason });
    }

    /// Your influence changes, within the bounds of its track.
    pub(crate) fn influence(&mut self, change: i8, reason: Reason) {
        let from = self.at.you.influence;
        let to = from.saturating_add_signed(change).min(MAX_INFLUENCE);
        if from != to {
            self.at.you.influence = to;
            self.tell(Event::Influence { from, to, reason });
        }
    }

    /// Takes citizens from a player's supply. Returns the number taken, which is smaller if the supply runs out. A supply that is
    /// not counted never runs out.
    pub(crate) fn take_citizens(&mut self, player: Player, citizens: u8) -> u8 {
        let Some(supply) = self.supply(player) else { return citizens };
        let taken = citizens.min(*supply);
        *supply -= taken;
        taken
    }

    /// Puts a citizen back into a player's supply.
    pub(crate) fn give_back(&mut self, player: Player) {
        if let Some(supply) = self.supply(player) {
            *supply += 1;
        }
    }

    /// A player's supply. Yours is `None` in the companion, which does not count it.
    fn supply(&mut self, player: Player) -> Option<&mut u8> {
        match player.bot() {
            Some(bot) => Some(&mut self.at.opponent_mut(bot).supply),
            None => self.at.you.supply.as_mut(),
        }
    }

    /// An opponent's figure goes to a region.
    pub(crate) fn walk(&mut self, bot: Bot, region: Region) {
        self.at.opponent_mut(bot).region = region;
        self.tell(Event::Walked { bot, region });
    }

    /// Places this round's pillar. If the other player has a pillar on the same space, that player is paid for the visit (5.7).
    pub(crate) fn place(&mut self, player: Player, action: Action) {
        let pillar = self.at.pillar();
        let pillars = match player {
            Player::Chronos => return,
            Player::You => &mut self.at.you.pillars,
            Player::Hephaestus => &mut self.at.hephaestus.pillars,
        };
        match pillar {
            Pillar::Epoch => pillars.epoch = Some(action),
            Pillar::Season => pillars.season.push(action),
        }
        self.tell(Event::Placed { player, pillar, action });
        match player {
            Player::You if self.counts(Player::Hephaestus, action) => {
                self.bots_score(2, Reason::Visit(action));
            }
            Player::Hephaestus if self.counts(Player::You, action) => {
                self.influence(1, Reason::Visit(action));
            }
            _ => {}
        }
    }

    /// Whether this player has a pillar on a space that counts when the other player visits it (A5).
    fn counts(&self, player: Player, action: Action) -> bool {
        let Some(pillars) = self.at.pillars(player) else { return false };
        let season_counts = match self.at.settings.visits {
            Visits::Any => true,
            Visits::Epoch => false,
            Visits::Mixed => player == Player::Hephaestus,
        };
        pillars.epoch == Some(action) || season_counts && pillars.season.contains(&action)
    }

    /// An idea is presented in a region without a card.
    pub(crate) fn present(&mut self, player: Player, region: Region, idea: Idea, citizens: u8) {
        self.take_citizens(player, citizens);
        let card = Card { idea, presenter: player, citizens, invention: None };
        self.at.land_mut(region).card = Some(card);
        self.tell(Event::Presented { player, region, idea, citizens });
    }

    /// The idea of a region becomes an invention.
    pub(crate) fn invent(&mut self, player: Player, region: Region) {
        let Some(card) = &mut self.at.land_mut(region).card else { return };
        card.invention = Some(Invention { inventor: player, innovator: None });
        let idea = card.idea;
        self.take_citizens(player, 1);
        self.tell(Event::Invented { player, region, idea });
    }

    /// The invention of a region is improved.
    pub(crate) fn innovate(&mut self, player: Player, region: Region) {
        let card = self.at.land_mut(region).card.as_mut();
        let Some(invention) = card.and_then(|card| card.invention.as_mut()) else { return };
        invention.innovator = Some(player);
        self.take_citizens(player, 1);
        self.tell(Event::Innovated { player, region });
    }

    /// The invention of a region is shared (5.3). The caller gives the sharer a tile.
    pub(crate) fn share(&mut self, player: Player, region: Region) -> Option<Idea> {
        let Card { idea, presenter, citizens, invention } = self.at.land(region).card?;
        let Invention { inventor, innovator } = invention?;
        self.at.land_mut(region).card = None;
        self.tell(Event::Shared { player, region, idea, inventor });
        let (points, reason) = (idea.era * citizens, Reason::Presenter(region));
        match presenter {
            Player::You => self.you_score(points, reason),
            Player::Chronos | Player::Hephaestus => self.bots_score(points, reason),
        }
        if inventor != Player::You {
            self.at.pile = self.at.pile.saturating_add(1);
        }
        if let Some(innovator) = innovator {
            let citizens = self.take_citizens(innovator, 1);
            self.settle(innovator, region, citizens, CitizenOrigin::Supply);
        }
        self.settle(presenter, region, citizens, CitizenOrigin::Card);
        self.settle(inventor, region, 1, CitizenOrigin::Card);
        innovator
            .into_iter()
            .for_each(|player| self.settle(player, region, 1, CitizenOrigin::Card));
        Some(idea)
    }

    /// Citizens come to the map.
    pub(crate) fn settle(
        &mut self,
        player: Player,
        region: Region,
        citizens: u8,
        from: CitizenOrigin,
    ) {
        if citizens > 0 {
            // The companion does not count your citizens, and you can repeat a report without end.
            let here = self.at.land_mut(region).citizens_mut(player);
            *here = here.saturating_add(citizens);
            self.tell(Event::Settled { player, region, citizens, from });
        }
    }

    /// A citizen goes from the map to the supply.
    pub(crate) fn recall(&mut self, player: Player, region: Region) {
        *self.at.land_mut(region).citizens_mut(player) -= 1;
        self.give_back(player);
        self.tell(Event::Recalled { player, region });
    }

    /// The top wealth tile of a region is taken.
    pub(crate) fn take_wealth(&mut self, player: Player, region: Region) {
        let letter = self.at.land_mut(region).wealth.remove(0);
        if let Some(bot) = player.bot() {
            self.at.opponent_mut(bot).tiles.wealth.insert(letter);
        }
        self.tell(Event::TookWealth { player, region, letter });
    }

    /// The sage of a region is taken.
    pub(crate) fn take_sage(&mut self, player: Player, region: Region) {
        self.at.land_mut(region).sage = false;
        if player == Player::Hephaestus {
            self.at.hephaestus.sages += 1;
        }
        self.tell(Event::TookSage { player, region });
    }

    /// A Knowledge tile is turned.
    pub(crate) fn flip(&mut self, region: Region) {
        let land = self.at.land_mut(region);
        land.tile = land.tile.flipped();
        let up = land.tile;
        self.tell(Event::Flipped { region, up });
    }

    /// All Knowledge tiles that show points are turned back. Returns two points for each.
    pub(crate) fn flip_back(&mut self) -> u8 {
        let showing: Vec<Region> = self
            .at
            .lands()
            .filter(|(_, land)| land.tile == Side::Points)
            .map(|(region, _)| region)
            .collect();
        showing.iter().for_each(|&region| self.flip(region));
        2 * showing.len() as u8
    }

    /// An influence token is laid on the leftmost empty space. Returns the value that it covers.
    pub(crate) fn lay_token(&mut self, player: Player, region: Region) -> u8 {
        let land = self.at.land_mut(region);
        let Some(index) = land.space_for(player) else { return 0 };
        land.influence[index].token = Some(player);
        let value = land.influence[index].value;
        self.tell(Event::TokenLaid { player, region, space: index as u8 + 1 });
        value
    }

    /// A milestone with its diplomats goes to Common Knowledge. The diplomats on a milestone that is pushed out go home (A24).
    pub(crate) fn make_common(&mut self, milestone: Milestone) {
        if let Some(milestone) = self.at.milestones.lay_in_common(milestone) {
            self.tell(Event::PushedOut { milestone });
            let there = self.at.milestones.diplomats.get(&milestone).cloned();
            there.into_iter().flatten().for_each(|player| self.call_diplomat(player, milestone));
        }
        self.tell(Event::BecameCommon { milestone });
    }

    /// An owner's milestone goes to Common Knowledge, and a tile of the Eureka display takes its place.
    pub(crate) fn replace_milestone(&mut self, owner: impl Into<Owner>, milestone: Milestone) {
        let owner = owner.into();
        self.make_common(self.at.milestones.of(owner));
        self.at.milestones.eureka.retain(|&tile| tile != milestone);
        self.at.milestones.lay(owner, milestone);
        self.tell(Event::TookMilestone { owner, milestone });
    }

    /// A player takes a tile of the Eureka display, puts a citizen on it and lifts the era marker from the old era.
    pub(crate) fn eureka(&mut self, player: Player, milestone: Milestone) {
        self.replace_milestone(player, milestone);
        if self.take_citizens(player, 1) == 1 {
            self.at.milestones.send(milestone, player);
            self.tell(Event::DiplomatSent { player, milestone });
        }
        if let Some(track) = &mut self.at.track {
            track.lift(player);
        }
    }

    /// An opponent's era marker goes to the rightmost free space of the era of the opponent's milestone.
    pub(crate) fn advance_marker(&mut self, bot: Bot) {
        let player = Player::from(bot);
        let era = self.at.milestones.era_of(player);
        let free = self.at.track.as_ref().and_then(|track| track.rightmost_free(era));
        if let (Some(track), Some(index)) = (&mut self.at.track, free) {
            track.put(player, era, index);
        }
        self.tell(Event::MarkerPut { player, era, space: free.map(|index| index as u8 + 1) });
    }

    /// A diplomat is sent. If the milestone is of a later era and belongs to another player, its owner is paid (5.7).
    pub(crate) fn send_diplomat(&mut self, player: Player, milestone: Milestone) {
        self.take_citizens(player, 1);
        self.at.milestones.send(milestone, player);
        self.tell(Event::DiplomatSent { player, milestone });
        let host = self.at.milestones.owner(milestone);
        let is_later = milestone.era() > self.at.milestones.era_of(player);
        match (player, host) {
            (Player::You, Some(Owner::Player(Player::Hephaestus))) if is_later => {
                self.bots_score(2, Reason::Diplomat(milestone));
            }
            (Player::Hephaestus, Some(Owner::Player(Player::You))) if is_later => {
                self.influence(1, Reason::Diplomat(milestone));
            }
            _ => {}
        }
    }

    /// A diplomat is called back.
    pub(crate) fn call_diplomat(&mut self, player: Player, milestone: Milestone) {
        self.at.milestones.call(milestone, player);
        self.give_back(player);
        self.tell(Event::DiplomatCalled { player, milestone });
    }

    /// The idea display is filled up, if the program tracks it.
    pub(crate) fn fill_display(&mut self) {
        if let Some(display) = &mut self.at.display {
            display.fill();
        }
        self.tell(Event::DisplayFilled);
    }

    /// The milestones on which a player has a diplomat.
    pub(crate) fn diplomats_of(&self, player: Player) -> BTreeSet<Milestone> {
        let at = &self.at.milestones;
        at.on_board().filter(|&milestone| at.has_diplomat(milestone, player)).collect()
    }
}
