//! The set-up of the companion (5.1): questions about the board, and the set-up round.

use crate::event::{CitizenOrigin, Event};
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::play::{Flow, Play};
use crate::question::{Answer, Question};
use crate::region::Region;
use crate::tile::Letter;
use crate::word::{Bot, Owner, Player, Speciality};
use std::collections::BTreeMap;

/// The number of ideas in the regions before the set-up round.
const FIRST_IDEAS: usize = 5;

impl Play<'_> {
    /// The whole set-up.
    pub(crate) fn set_up(&mut self) -> Flow<()> {
        self.ask_regions()?;
        self.ask_milestones()?;
        let mut ideas = self.ask_ideas()?;
        self.chronos_claims(&mut ideas)?;
        let claim = Question::Claim;
        let region = self.choose(claim, ideas.keys().copied(), Answer::Region)?;
        if let Some(idea) = ideas.remove(&region) {
            self.claim(Player::You, region, idea);
        }
        self.hephaestus_claims(&mut ideas)?;
        self.tell(Event::Unclaimed { regions: ideas.into_keys().collect() });
        self.pass_to(self.at.order[0]);
        Ok(())
    }

    /// Asks for the Specialist tile and the wealth letter of each region.
    fn ask_regions(&mut self) -> Flow<()> {
        for region in Region::all() {
            let need = self.choose(Question::Need(region), 1..=2u16, Answer::Number)?;
            self.at.land_mut(region).need = need as u8;
        }
        let mut left: Vec<Letter> = Letter::all().collect();
        for region in Region::all() {
            let letters = left.iter().copied();
            let letter = self.choose(Question::Wealth(region), letters, Answer::Letter)?;
            left.retain(|&other| other != letter);
            self.at.land_mut(region).wealth = vec![letter; letter.count()];
        }
        Ok(())
    }

    /// Asks for the private displays and their milestones, and for the Eureka display. The color that nobody plays has a display too.
    fn ask_milestones(&mut self) -> Flow<()> {
        let mut owners = Owner::ALL.to_vec();
        let mut displays = Owner::ALL;
        for (number, display) in (1..).zip(&mut displays) {
            let question = Question::Display(number);
            *display = self.choose(question, owners.iter().copied(), Answer::Owner)?;
            owners.retain(|other| other != display);
        }
        self.at.milestones.private = displays.map(|owner| (owner, self.at.milestones.of(owner)));
        let mut left: Vec<Milestone> = Milestone::deck(2).collect();
        for owner in Owner::ALL {
            let tiles = left.iter().copied();
            let tile = self.choose(Question::OwnMilestone(owner), tiles, Answer::Milestone)?;
            left.retain(|&other| other != tile);
            self.at.milestones.lay(owner, tile);
        }
        for player in Player::ALL {
            self.take_citizens(player, 1);
            self.at.milestones.send(self.at.milestones.of(player), player);
        }
        self.reveal_eureka(3)
    }

    /// Asks for the five ideas in the regions.
    fn ask_ideas(&mut self) -> Flow<BTreeMap<Region, Idea>> {
        let mut ideas = BTreeMap::new();
        for region in Region::all() {
            let missing = FIRST_IDEAS - ideas.len();
            let after = 7 - usize::from(region.number());
            let options = Speciality::ALL.into_iter().flat_map(|speciality| {
                let idea = move |tile| Idea { speciality, era: 2, milestone: Some(tile) };
                Milestone::deck(1).map(idea)
            });
            let options = options.filter(|_| missing > 0).map(Some);
            let may_be_empty = (missing <= after).then_some(None);
            let options = options.chain(may_be_empty);
            let idea = self.choose_or_none(Question::FirstIdea(region), options, Answer::Idea)?;
            ideas.extend(idea.map(|idea| (region, idea)));
        }
        Ok(ideas)
    }

    /// S6: Chronos's idea replaces the idea of the same speciality in the region with the lowest number. If there is none, it replaces
    /// the idea in the lowest region that has one (A14).
    pub(crate) fn chronos_claims(&mut self, ideas: &mut BTreeMap<Region, Idea>) -> Flow<()> {
        let own = self.first_idea(Bot::Chronos)?;
        let alike = ideas.iter().find(|(_, idea)| idea.speciality == own.speciality);
        let found = alike.or_else(|| ideas.iter().next());
        if let Some(region) = found.map(|(region, _)| *region) {
            self.replace(ideas, Bot::Chronos, region, own);
        }
        Ok(())
    }

    /// S8: Hephaestus's idea, whatever its speciality, replaces the next unclaimed idea after Chronos's region.
    pub(crate) fn hephaestus_claims(&mut self, ideas: &mut BTreeMap<Region, Idea>) -> Flow<()> {
        let own = self.first_idea(Bot::Hephaestus)?;
        let onward = self.at.chronos.region.onward();
        if let Some(region) = onward.into_iter().find(|region| ideas.contains_key(region)) {
            self.at.hephaestus.own.tokens -= 1;
            self.replace(ideas, Bot::Hephaestus, region, own);
        }
        Ok(())
    }

    /// The idea that an opponent begins with. It needs the opponent's own milestone.
    fn first_idea(&mut self, bot: Bot) -> Flow<Idea> {
        let question = Question::FirstSpeciality(bot);
        let speciality = self.choose(question, Speciality::ALL, Answer::Speciality)?;
        let milestone = self.at.milestones.of(Player::from(bot));
        Ok(Idea { speciality, era: 2, milestone: Some(milestone) })
    }

    /// An opponent's idea replaces the idea in a region, which goes back into the box.
    fn replace(
        &mut self,
        ideas: &mut BTreeMap<Region, Idea>,
        bot: Bot,
        region: Region,
        idea: Idea,
    ) {
        if let Some(idea) = ideas.remove(&region) {
            self.tell(Event::Replaced { bot, region, idea });
        }
        self.walk(bot, region);
        self.claim(bot.into(), region, idea);
    }

    /// A player claims an idea with citizens, puts one more citizen on the map, and lays an influence token without points (A34).
    pub(crate) fn claim(&mut self, player: Player, region: Region, idea: Idea) {
        let need = self.at.land(region).need;
        self.present(player, region, idea, need);
        let citizens = self.take_citizens(player, 1);
        self.settle(player, region, citizens, CitizenOrigin::Supply);
        self.lay_token(player, region);
    }
}
