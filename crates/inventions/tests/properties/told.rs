//! A test that the events tell everything that moves: a position can be kept from them alone.

use crate::plays;
use eureka_inventions::{
    Bot, Card, CitizenOrigin, Event, Invention, Owner, Pillar, Pillars, Player, Position,
};

/// A position that is kept from the events alone.
struct Listener(Position);

impl Listener {
    /// Applies an event.
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Revealed { card, .. } => self.0.hephaestus.slots.push(*card),
            Event::CardsUnder { .. } => self.0.hephaestus.slots.clear(),
            Event::ChainToken { tokens } => self.0.hephaestus.chain = *tokens,
            Event::Order { order } => self.0.order = *order,
            Event::Walked { bot: Bot::Chronos, region } => self.0.chronos.region = *region,
            Event::Walked { bot: Bot::Hephaestus, region } => {
                self.0.hephaestus.own.region = *region
            }
            Event::Placed { player, pillar, action } => match pillar {
                Pillar::Epoch => self.pillars(*player).epoch = Some(*action),
                Pillar::Season => self.pillars(*player).season.push(*action),
            },
            Event::BotsScored { points, .. } => self.0.points += u16::from(*points),
            Event::YouScored { points, .. } => self.0.you.points += u16::from(*points),
            Event::Influence { to, .. } => self.0.you.influence = *to,
            Event::TookProgress { bot: Bot::Chronos, tile } => {
                self.0.chronos.tiles.progress.insert(*tile);
            }
            Event::TookProgress { bot: Bot::Hephaestus, tile } => {
                self.0.hephaestus.own.tiles.progress.insert(*tile);
            }
            Event::SeasonOver { .. } => {
                self.pillars(Player::You).season.clear();
                self.pillars(Player::Hephaestus).season.clear();
                self.0.hephaestus.sages = 0;
                self.0.regions.iter_mut().for_each(|land| land.sage = true);
            }
            _ => {
                self.hear_of_a_region(event);
                self.hear_of_a_milestone(event);
            }
        }
    }

    fn hear_of_a_region(&mut self, event: &Event) {
        match *event {
            Event::Presented { player, region, idea, citizens } => {
                let card = Card { idea, presenter: player, citizens, invention: None };
                self.land(region).card = Some(card);
                self.pay(player, citizens);
            }
            Event::Invented { player, region, .. } => {
                let card = self.land(region).card.as_mut().unwrap();
                card.invention = Some(Invention { inventor: player, innovator: None });
                self.pay(player, 1);
            }
            Event::Innovated { player, region } => {
                let card = self.land(region).card.as_mut().unwrap();
                card.invention.as_mut().unwrap().innovator = Some(player);
                self.pay(player, 1);
            }
            Event::Shared { region, inventor, .. } => {
                self.land(region).card = None;
                self.0.pile += u8::from(inventor != Player::You);
            }
            Event::Settled { player, region, citizens, from } => {
                self.land(region).citizens[player as usize] += citizens;
                self.pay(player, if from == CitizenOrigin::Supply { citizens } else { 0 });
            }
            Event::Recalled { player, region } => {
                self.land(region).citizens[player as usize] -= 1;
                self.get_back(player);
            }
            Event::TookWealth { player, region, letter } => {
                assert_eq!(self.land(region).wealth.remove(0), letter);
                match player {
                    Player::Chronos => drop(self.0.chronos.tiles.wealth.insert(letter)),
                    Player::Hephaestus => drop(self.0.hephaestus.own.tiles.wealth.insert(letter)),
                    Player::You => {}
                }
            }
            Event::TookSage { player, region } => {
                self.land(region).sage = false;
                self.0.hephaestus.sages += u8::from(player == Player::Hephaestus);
            }
            Event::Flipped { region, up } => self.land(region).tile = up,
            Event::TokenLaid { player, region, space } => {
                self.land(region).influence[usize::from(space) - 1].token = Some(player);
                match player {
                    Player::Chronos => self.0.chronos.tokens -= 1,
                    Player::Hephaestus => self.0.hephaestus.own.tokens -= 1,
                    Player::You => {}
                }
            }
            _ => {}
        }
    }

    fn hear_of_a_milestone(&mut self, event: &Event) {
        let milestones = &mut self.0.milestones;
        match event {
            Event::PushedOut { milestone } => assert_eq!(milestones.common.remove(0), *milestone),
            Event::BecameCommon { milestone } => {
                let above = milestones.common.iter().position(|tile| tile.era() > milestone.era());
                let place = above.unwrap_or(milestones.common.len());
                milestones.common.insert(place, *milestone);
            }
            Event::TookMilestone { owner, milestone } => {
                milestones.eureka.retain(|tile| tile != milestone);
                milestones.private.iter_mut().find(|(other, _)| other == owner).unwrap().1 =
                    *milestone;
                if let (Owner::Player(player), Some(track)) = (owner, &mut self.0.track) {
                    track.lift(*player);
                }
            }
            Event::MarkerPut { player, era, space: Some(space) } => {
                let track = self.0.track.as_mut().unwrap();
                track.put(*player, *era, usize::from(*space) - 1);
            }
            Event::EurekaFilled { tiles } => milestones.eureka.clone_from(tiles),
            Event::DiplomatSent { player, milestone } => {
                milestones.diplomats.entry(*milestone).or_default().insert(*player);
                self.pay(*player, 1);
            }
            Event::DiplomatCalled { player, milestone } => {
                let there = milestones.diplomats.get_mut(milestone).unwrap();
                there.remove(player);
                if there.is_empty() {
                    milestones.diplomats.remove(milestone);
                }
                self.get_back(*player);
            }
            _ => {}
        }
    }

    fn land(&mut self, region: eureka_inventions::Region) -> &mut eureka_inventions::Land {
        &mut self.0.regions[usize::from(region.number()) - 1]
    }

    fn pillars(&mut self, player: Player) -> &mut Pillars {
        match player {
            Player::You => &mut self.0.you.pillars,
            _ => &mut self.0.hephaestus.pillars,
        }
    }

    fn pay(&mut self, player: Player, citizens: u8) {
        match player {
            Player::Chronos => self.0.chronos.supply -= citizens,
            Player::Hephaestus => self.0.hephaestus.own.supply -= citizens,
            Player::You => {}
        }
    }

    fn get_back(&mut self, player: Player) {
        match player {
            Player::Chronos => self.0.chronos.supply += 1,
            Player::Hephaestus => self.0.hephaestus.own.supply += 1,
            Player::You => {}
        }
    }
}

#[test]
fn a_listener_keeps_the_same_position_from_the_events_alone() {
    for mut play in plays(12_000..12_400) {
        while !play.is_set_up() || !play.is_settled() {
            play.go_on();
        }
        let mut listener = Listener(play.at().clone());
        while play.go_on() {
            play.events.iter().for_each(|event| listener.hear(event));
            if !play.is_settled() {
                continue;
            }
            let (heard, at) = (&mut listener.0, play.at());
            // The listener does not keep the clock, the facts that the person told, and the deck, which has its own test.
            (heard.era, heard.round, heard.turn) = (at.era, at.round, at.turn);
            (heard.you.placed, heard.sheet) = (at.you.placed, at.sheet);
            heard.you.progress.clone_from(&at.you.progress);
            heard.profile.clone_from(&at.profile);
            heard.hephaestus.deck.clone_from(&at.hephaestus.deck);
            assert_eq!(heard, at, "{play}");
        }
    }
}
