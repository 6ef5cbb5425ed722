//! Your turn in the companion, as you report it. The companion asks only for facts that the opponents depend on.

use crate::event::{Event, Reason};
use crate::idea::Idea;
use crate::milestone::Milestone;
use crate::play::{Flow, Play};
use crate::position::Side;
use crate::question::{Answer, Question};
use crate::region::Region;
use crate::word::{Action, Player};

impl Play<'_> {
    /// Asks for one report of your turn. Returns whether the turn is over.
    ///
    /// The companion does not check whether you had the citizens, the influence or a chain token for it.
    pub(crate) fn report(&mut self) -> Flow<bool> {
        let report = self.ask(Question::Report, self.reports())?;
        match report {
            Answer::Place(action) => {
                self.at.you.placed = true;
                self.place(Player::You, action);
            }
            Answer::Present(region) => self.you_present(region)?,
            Answer::Invent(region) => self.invent(Player::You, region),
            Answer::Innovate(region) => self.innovate(Player::You, region),
            Answer::Share(region) => drop(self.share(Player::You, region)),
            Answer::ShareForWealth(region) => {
                self.share(Player::You, region);
                self.take_wealth(Player::You, region);
            }
            Answer::Sage(region) => self.you_take_sage(region),
            Answer::Influence(region) => {
                let value = self.lay_token(Player::You, region);
                self.you_score(value, Reason::Covered(region));
            }
            Answer::Eureka(milestone) => self.eureka(Player::You, milestone),
            Answer::Marker(space) => self.put_marker(space),
            Answer::Send(milestone) => self.send_diplomat(Player::You, milestone),
            Answer::Call(milestone) => self.call_diplomat(Player::You, milestone),
            Answer::Take(place) => self.take_idea(usize::from(place) - 1),
            Answer::TakeStack => self.take_from_stack(),
            _ => return Ok(true),
        }
        Ok(false)
    }

    /// The reports that are possible now.
    fn reports(&self) -> Vec<Answer> {
        let mut reports = vec![Answer::End];
        if !self.at.you.placed {
            let open = |action: &Action| self.at.is_open(Player::You, *action);
            reports.extend(Action::ALL.into_iter().filter(open).map(Answer::Place));
        }
        Region::all().for_each(|region| self.list_region(region, &mut reports));
        self.list_milestones(&mut reports);
        self.list_marker(&mut reports);
        if let Some(display) = &self.at.display {
            reports.extend((1..=display.ideas.len() as u8).map(Answer::Take));
            reports.extend((!display.stack.is_empty()).then_some(Answer::TakeStack));
        }
        reports
    }

    fn list_region(&self, region: Region, reports: &mut Vec<Answer>) {
        let land = self.at.land(region);
        match land.card {
            None => reports.push(Answer::Present(region)),
            Some(card) if card.invention.is_none() => {
                if self.at.missing_milestone(card.idea).is_none() {
                    reports.push(Answer::Invent(region));
                }
            }
            Some(card) => {
                if card.is_open_to(Player::You) {
                    reports.push(Answer::Innovate(region));
                }
                if card.is_shareable_by(Player::You) {
                    reports.push(Answer::Share(region));
                    let wealth =
                        (!land.wealth.is_empty()).then_some(Answer::ShareForWealth(region));
                    reports.extend(wealth);
                }
            }
        }
        reports.extend(land.sage.then_some(Answer::Sage(region)));
        reports.extend(land.space_for(Player::You).map(|_| Answer::Influence(region)));
    }

    fn list_milestones(&self, reports: &mut Vec<Answer>) {
        let at = &self.at.milestones;
        let era = at.era_of(Player::You);
        let later = |milestone: &&Milestone| milestone.era() > era;
        reports.extend(at.eureka.iter().filter(later).copied().map(Answer::Eureka));
        let has_room =
            |milestone: &Milestone| at.has_room(&self.at.profile, *milestone, Player::You);
        reports.extend(at.on_board().filter(has_room).map(Answer::Send));
        reports.extend(self.diplomats_of(Player::You).into_iter().map(Answer::Call));
    }

    /// Lists the spaces for your era marker. It is off the track only after you took a milestone.
    fn list_marker(&self, reports: &mut Vec<Answer>) {
        let Some(track) = &self.at.track else { return };
        let era = self.at.milestones.era_of(Player::You);
        let spaces = track.0.get(&era).filter(|_| track.era_of(Player::You).is_none());
        for (index, space) in spaces.into_iter().flatten().enumerate() {
            reports.extend(space.marker.is_none().then_some(Answer::Marker(index as u8 + 1)));
        }
    }

    fn you_present(&mut self, region: Region) -> Flow<()> {
        let citizens = self.choose(Question::Citizens(region), 1..=2u16, Answer::Number)?;
        let idea = self.choose(Question::Presented(region), Idea::all(), Answer::Idea)?;
        self.present(Player::You, region, idea, citizens as u8);
        Ok(())
    }

    fn you_take_sage(&mut self, region: Region) {
        self.take_sage(Player::You, region);
        match self.at.land(region).tile {
            Side::Action => self.flip(region),
            Side::Points => {
                let points = self.flip_back();
                self.you_score(points, Reason::KnowledgeTiles);
            }
        }
    }

    fn put_marker(&mut self, space: u8) {
        let era = self.at.milestones.era_of(Player::You);
        if let Some(track) = &mut self.at.track {
            track.put(Player::You, era, usize::from(space) - 1);
        }
        self.tell(Event::MarkerPut { player: Player::You, era, space: Some(space) });
    }

    fn take_idea(&mut self, index: usize) {
        let Some(display) = &mut self.at.display else { return };
        let idea = display.ideas.remove(index);
        self.tell(Event::IdeaTaken { player: Player::You, idea });
        self.fill_display();
    }

    fn take_from_stack(&mut self) {
        let Some(display) = &mut self.at.display else { return };
        let idea = display.stack.remove(0);
        self.tell(Event::IdeaTaken { player: Player::You, idea });
    }
}
