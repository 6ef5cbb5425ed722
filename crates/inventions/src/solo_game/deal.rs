//! The set-up (2.1, 5.1): everything is dealt by chance, and you claim an idea.

use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use super::{Token, TokenSide};
use crate::content::PrivateGoal;
use crate::event::{CitizenOrigin, Event as TableEvent};
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::position::{CITIZENS, Position};
use crate::region::Region;
use crate::tile::Letter;
use crate::word::{Owner, Player};
use std::collections::BTreeMap;

const YOU: Player = Player::You;

impl Step<'_> {
    /// The whole set-up.
    pub(super) fn set_up(&mut self) -> Flow<()> {
        self.deal_tiles();
        self.deal_milestones();
        self.deal_society();
        let ideas = self.deal_ideas();
        self.board.coming = Some(self.board.first.remove(0));
        let ideas = self.run_opponents(|play| {
            let mut left = ideas.clone();
            play.chronos_claims(&mut left).map(|()| left)
        })?;
        let ideas = self.claim(ideas)?;
        self.board.coming = Some(self.board.first.remove(0));
        let ideas = self.run_opponents(|play| {
            let mut left = ideas.clone();
            play.hephaestus_claims(&mut left).map(|()| left)
        })?;
        for region in ideas.keys() {
            self.board.gone.extend(self.board.regions[region.index()].take());
        }
        let regions = ideas.into_keys().collect();
        self.tell(Event::Table(TableEvent::Unclaimed { regions }));
        self.operate(|play| play.pass_to(play.at.order[0]));
        Ok(())
    }

    /// Deals Specialist, Knowledge and wealth tiles to the regions.
    fn deal_tiles(&mut self) {
        let specialists = self.shuffle(0..7u8);
        let knowledge = self.shuffle(0..7u8);
        let letters = self.shuffle(Letter::all());
        for (index, region) in Region::all().enumerate() {
            self.board.specialists[index] = specialists[index];
            self.board.knowledge[index] = knowledge[index];
            let need = self.content.specialists[usize::from(specialists[index])].need;
            let land = self.at_mut().land_mut(region);
            land.need = need;
            land.wealth = vec![letters[index]; letters[index].count()];
        }
    }

    /// Deals a milestone of the second deck to every color, puts a diplomat of every player on their own, and lays out the Eureka
    /// display.
    fn deal_milestones(&mut self) {
        let tiles = self.shuffle(Milestone::deck(2));
        for (owner, tile) in Owner::ALL.into_iter().zip(tiles) {
            self.at_mut().milestones.lay(owner, tile);
        }
        self.at_mut().you.supply = Some(CITIZENS);
        for player in Player::ALL {
            self.play.take_citizens(player, 1);
            let own = self.at().milestones.of(player);
            self.at_mut().milestones.send(own, player);
        }
        let tiles = self.shuffle(Milestone::deck(Position::last_deck(1)));
        self.at_mut().milestones.eureka.clone_from(&tiles);
        self.tell(Event::Table(TableEvent::EurekaFilled { tiles }));
    }

    /// Deals your citizens, goals, inventions and ideas, and the idea display.
    fn deal_society(&mut self) {
        let society = &mut self.society;
        (society.scholars, society.home, society.economy) = (2, [1; 3], 1);
        self.play.take_citizens(YOU, 5);
        for deck in 1..=3 {
            let number = self.chance(&[1, 2, 3, 4, 5, 6, 7]);
            self.society.goals.push(PrivateGoal { deck, number });
        }
        self.tell(Event::Goals(self.society.goals.clone()));
        let content = self.content;
        let mut first = self.shuffle(content.cards_of(1));
        self.board.gone = first.split_off(4);
        self.board.pile = first.split_off(2);
        first.iter().for_each(|&card| self.tell(Event::FirstInvention(card)));
        first.sort_unstable();
        self.society.inventions = first;
        for owner in Owner::ALL {
            let card = content.first_card(self.at().milestones.of(owner));
            let card = card.expect("every milestone of the second deck has its idea");
            match owner {
                Owner::Player(YOU) => self.society.hand.push(card),
                // Chronos's card comes before Hephaestus's, in the order in which they claim.
                Owner::Player(_) => self.board.first.push(card),
                Owner::Free => self.board.gone.push(card),
            }
        }
        self.board.stack = (3..=6).map(|era| content.cards_of(era).collect()).collect();
        self.lay_display();
    }

    /// The top idea of the stack comes into your hand, then the display is laid out.
    fn lay_display(&mut self) {
        self.turn_up();
        let top = self.board.top.take();
        self.society.hand.extend(top);
        self.society.hand.sort_unstable();
        for card in self.society.hand.clone() {
            self.tell(Event::Took(card));
        }
        self.fill_display();
    }

    /// Deals ideas to the five regions whose Specialist tile does not begin empty.
    fn deal_ideas(&mut self) -> BTreeMap<Region, Idea> {
        let content = self.content;
        let laid = content.cards_of(2).filter(|&card| !content.face(card).is_first);
        let cards = self.shuffle(laid);
        let board = &self.board;
        let begins_empty = |region: &Region| {
            content.specialists[usize::from(board.specialists[region.index()])].begins_empty
        };
        let regions: Vec<Region> = Region::all().filter(|region| !begins_empty(region)).collect();
        let mut ideas = BTreeMap::new();
        for (region, card) in regions.into_iter().zip(cards) {
            self.board.regions[region.index()] = Some(card);
            ideas.insert(region, content.idea(card));
        }
        ideas
    }

    /// You claim an idea with your specialists, take the benefit of its Specialist tile, lay your first token there without points,
    /// and add a citizen. Returns the unclaimed ideas.
    fn claim(&mut self, mut ideas: BTreeMap<Region, Idea>) -> Flow<BTreeMap<Region, Idea>> {
        let region = self.choose(Question::Claim, ideas.keys().copied(), Answer::Region)?;
        ideas.remove(&region);
        if let Some(card) = self.board.card(region) {
            self.lay_idea(card, region)?;
        }
        let tile = self.content.specialists[usize::from(self.board.specialists[region.index()])];
        self.benefit(tile.benefit, Source::Specialist(region))?;
        self.society.tokens[Token::Influence as usize] = TokenSide::Up;
        self.operate(|play| {
            play.lay_token(YOU, region);
            let citizens = play.take_citizens(YOU, 1);
            play.settle(YOU, region, citizens, CitizenOrigin::Supply);
        });
        for _ in 0..self.turn.presented {
            self.take_idea()?;
        }
        Ok(ideas)
    }
}
