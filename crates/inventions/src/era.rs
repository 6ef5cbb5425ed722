//! The change of the era (5.8): first the steps E1 to E4 of the opponents, then those of the base game (2.5).

use crate::event::{Event, Reason};
use crate::milestone::Milestone;
use crate::play::{Flow, Play};
use crate::position::Position;
use crate::question::{Answer, Question};
use crate::word::{Bot, Owner, Player};

impl Play<'_> {
    /// The whole change after Eras 1 to 4. Nothing of it happens after Era 5 (A23).
    pub(crate) fn era_change(&mut self) -> Flow<()> {
        self.end_era()?;
        self.begin_era();
        Ok(())
    }

    /// Everything before the new era begins.
    pub(crate) fn end_era(&mut self) -> Flow<()> {
        let era = self.at.era;
        self.tell(Event::EraOver { era });
        self.put_cards_under();
        self.give_chain_token(era);
        self.lay_chronos_token();
        if era >= 2 {
            self.change_milestones(era)?;
        }
        self.change_order()?;
        self.adjust_influence();
        if era >= 2 {
            self.bring_back();
            self.discard_ideas(era);
        }
        Ok(())
    }

    /// The first round of the new era begins.
    pub(crate) fn begin_era(&mut self) {
        self.at.era += 1;
        self.at.round = 1;
        self.tell(Event::EraBegins { era: self.at.era });
        self.pass_to(self.at.order[0]);
    }

    /// E1: Hephaestus's used cards are shuffled and go under his deck.
    fn put_cards_under(&mut self) {
        let cards = std::mem::take(&mut self.at.hephaestus.slots);
        self.at.hephaestus.deck.put_under(cards.clone());
        self.tell(Event::CardsUnder { cards });
    }

    /// E2: Hephaestus gets the second chain token after Era 2, the third after Era 4.
    fn give_chain_token(&mut self, era: u8) {
        let tokens = self.at.hephaestus.chain;
        if matches!(era, 2 | 4) && tokens < 3 {
            self.at.hephaestus.chain = tokens + 1;
            self.tell(Event::ChainToken { tokens: tokens + 1 });
        }
    }

    /// E3: Chronos goes to the next region without a token of his own and with an empty space (A15), and lays a token there.
    fn lay_chronos_token(&mut self) {
        let has_space = |region| self.at.land(region).space_for(Player::Chronos).is_some();
        let region = self.at.chronos.region.onward().find(|&region| has_space(region));
        let Some(region) = region.filter(|_| self.at.chronos.tokens > 0) else { return };
        self.walk(Bot::Chronos, region);
        self.at.chronos.tokens -= 1;
        self.lay_token(Player::Chronos, region);
        self.bots_score(self.at.land(region).highest_value(), Reason::HighestValue(region));
    }

    /// E4, in place of step (5) of the base game: Chronos and the unused color take the rightmost Eureka tiles. The others go to Common
    /// Knowledge, the right one first (A30). The next deck is revealed.
    fn change_milestones(&mut self, era: u8) -> Flow<()> {
        let rightmost = |play: &Self| play.at.milestones.eureka.first().copied();
        if let Some(milestone) = rightmost(self) {
            self.eureka(Player::Chronos, milestone);
            self.advance_marker(Bot::Chronos);
        }
        if let Some(milestone) = rightmost(self) {
            self.replace_milestone(Owner::Free, milestone);
        }
        for milestone in std::mem::take(&mut self.at.milestones.eureka) {
            self.make_common(milestone);
        }
        self.reveal_eureka(Position::last_deck(era + 1))
    }

    /// Reveals a milestone deck: asks for the tiles of the Eureka display from the right.
    pub(crate) fn reveal_eureka(&mut self, deck: u8) -> Flow<()> {
        let mut left: Vec<Milestone> = Milestone::deck(deck).collect();
        let mut tiles = Vec::new();
        while !left.is_empty() {
            let place = Question::EurekaTile(tiles.len() as u8 + 1);
            let tile = self.choose(place, left.iter().copied(), Answer::Milestone)?;
            left.retain(|&other| other != tile);
            tiles.push(tile);
        }
        self.at.milestones.eureka.clone_from(&tiles);
        self.tell(Event::EurekaFilled { tiles });
        Ok(())
    }

    /// Step (1): the player on the rightmost occupied turn-order space changes the turn order. An opponent goes first; you choose a place.
    fn change_order(&mut self) -> Flow<()> {
        let holder = match &self.at.track {
            Some(track) => track.rightmost_turn_order(),
            None => {
                let players = Player::ALL.into_iter().map(Some).chain([None]);
                self.choose_or_none(Question::TurnOrder, players, Answer::Player)?
            }
        };
        let Some(holder) = holder else { return Ok(()) };
        let place = match holder {
            Player::You => self.choose(Question::Place, 1..=3u16, Answer::Number)?,
            Player::Chronos | Player::Hephaestus => 1,
        };
        let mut order = self.at.order.to_vec();
        order.retain(|&player| player != holder);
        order.insert(usize::from(place) - 1, holder);
        self.at.order = std::array::from_fn(|index| order[index]);
        self.tell(Event::Order { order: self.at.order });
        Ok(())
    }

    /// Step (2): your influence is adjusted.
    fn adjust_influence(&mut self) {
        let change = match self.at.you.influence {
            0 => 1,
            1..=3 => 0,
            4..=7 => -1,
            _ => -2,
        };
        self.influence(change, Reason::EraChange);
    }

    /// Step (4), and E5: Season pillars come back, and Hephaestus scores for his sages.
    fn bring_back(&mut self) {
        self.at.you.pillars.season.clear();
        self.at.hephaestus.pillars.season.clear();
        let sages = std::mem::take(&mut self.at.hephaestus.sages);
        self.at.regions.iter_mut().for_each(|land| land.sage = true);
        self.tell(Event::SeasonOver { sages });
        if sages > 0 {
            self.bots_score(2 * sages, Reason::Sages);
        }
    }

    /// Step (6): ideas of the era that is over leave the display, and it is filled up.
    fn discard_ideas(&mut self, era: u8) {
        if let Some(display) = &mut self.at.display {
            display.ideas.retain(|idea| idea.era > era);
        }
        self.tell(Event::IdeasDiscarded { era });
        self.fill_display();
    }
}
