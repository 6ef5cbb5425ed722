//! Four of your actions (2.3): presenting, inventing, innovating and sharing.

use super::Tile;
use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use crate::benefit::Aspiration;
use crate::content::IdeaCard;
use crate::milestone::Milestone;
use crate::region::Region;
use crate::word::{Owner, Player, Speciality};

const YOU: Player = Player::You;

impl Step<'_> {
    /// The ideas that you can present, each with a region.
    pub(super) fn presentable(&self) -> Vec<(IdeaCard, Region)> {
        let able = |card: IdeaCard| self.society.able(self.content.idea(card).speciality);
        // During the set-up unclaimed ideas are on the board but not in the position.
        let is_empty = |region: Region| self.board.card(region).is_none();
        let empty = || self.at().lands().filter(move |(region, _)| is_empty(*region));
        let places = |card: IdeaCard| {
            empty()
                .filter(move |(_, land)| land.need <= able(card))
                .map(move |(region, _)| (card, region))
        };
        self.society.hand.iter().copied().flat_map(places).collect()
    }

    /// You present an idea from your hand, and take the benefit of the Specialist tile.
    pub(super) fn present(&mut self, (card, region): (IdeaCard, Region)) -> Flow<()> {
        self.lay_idea(card, region)?;
        self.turn.presented += 1;
        let tile = self.content.specialists[usize::from(self.board.specialists[region.index()])];
        self.benefit(tile.benefit, Source::Specialist(region))
    }

    /// You lay an idea into a region, with specialists from home.
    pub(super) fn lay_idea(&mut self, card: IdeaCard, region: Region) -> Flow<()> {
        let (idea, need) = (self.content.idea(card), self.at().land(region).need);
        self.leave_home(idea.speciality, need)?;
        self.society.hand.retain(|&other| other != card);
        self.board.coming = Some(card);
        self.operate(|play| play.present(YOU, region, idea, need));
        Ok(())
    }

    /// Whether you can use a milestone for inventing (2.3).
    pub(super) fn reaches(&self, milestone: Milestone) -> bool {
        let at = self.at();
        let tiles = &at.milestones;
        match tiles.owner(milestone) {
            Some(Owner::Player(YOU)) => true,
            Some(_) => tiles.has_diplomat(milestone, YOU) || milestone.era() < at.era,
            // Available if it is in Common Knowledge or in the discard, not in the Eureka display or a later deck.
            None => at.is_available(milestone),
        }
    }

    /// The regions where you can invent.
    pub(super) fn inventable(&self) -> Vec<Region> {
        let fits = |region: &Region| {
            let Some(card) = self.at().land(*region).card else { return false };
            let reaches = card.idea.milestone.is_none_or(|milestone| self.reaches(milestone));
            let mut needed = self.extra_in(*region);
            needed[card.idea.speciality as usize] += 1;
            card.invention.is_none() && reaches && self.affords(needed)
        };
        Region::all().filter(fits).collect()
    }

    /// The further specialists that the card of a region asks for.
    fn extra_in(&self, region: Region) -> [u8; 3] {
        self.board.card(region).map_or([0; 3], |card| self.content.face(card).extra)
    }

    /// You invent: the idea of a region becomes an invention, and you get a technology Aspiration tile.
    pub(super) fn invent(&mut self, region: Region) -> Flow<()> {
        let (Some(card), Some(lying)) = (self.at().land(region).card, self.board.card(region))
        else {
            return Ok(());
        };
        let extra = self.extra_in(region);
        self.aspire(Aspiration::Of(Speciality::Technology));
        let speciality = card.idea.speciality;
        let mut rest = extra;
        rest[speciality as usize] += 1;
        for of in Speciality::ALL {
            rest[of as usize] -= extra[of as usize];
            self.exhaust(of, extra[of as usize], rest)?;
        }
        self.leave_home(speciality, 1)?;
        self.operate(|play| play.invent(YOU, region));
        let points = self.content.face(lying).points;
        if points > 0 {
            self.score(points, Source::Card(lying));
        }
        Ok(())
    }

    /// The regions where you can innovate.
    pub(super) fn innovatable(&self) -> Vec<Region> {
        let fits = |region: &Region| {
            let card = self.at().land(*region).card;
            card.is_some_and(|card| {
                card.is_open_to(YOU) && self.society.able(card.idea.speciality) > 0
            })
        };
        Region::all().filter(fits).collect()
    }

    /// You improve an invention and get a new specialist. Its card may be chained afterward.
    pub(super) fn innovate(&mut self, region: Region) -> Flow<()> {
        let Some(card) = self.at().land(region).card else { return Ok(()) };
        self.turn.improved = Some(region);
        self.leave_home(card.idea.speciality, 1)?;
        self.operate(|play| play.innovate(YOU, region));
        self.gain_specialists(card.idea.speciality, 1);
        Ok(())
    }

    /// The regions where you can share.
    pub(super) fn shareable(&self) -> Vec<Region> {
        let fits = |region: &Region| {
            self.at().land(*region).card.is_some_and(|card| card.is_shareable_by(YOU))
        };
        Region::all().filter(fits).collect()
    }

    /// You share an invention and take a wealth tile or a wild Aspiration tile (P8).
    pub(super) fn share(&mut self, region: Region) -> Flow<()> {
        self.operate(|play| play.share(YOU, region));
        if self.society.room() == 0 {
            self.tell(Event::NoRoom);
            return Ok(());
        }
        let letter = self.at().land(region).wealth.first().copied();
        let letter =
            letter.filter(|&letter| self.society.tiles().all(|tile| tile != Tile::Wealth(letter)));
        let rewards = [Answer::Aspiration].into_iter().chain(letter.map(|_| Answer::Wealth));
        let reward = self.choose(Question::Reward(region), rewards, |reward| reward)?;
        match letter.filter(|_| reward == Answer::Wealth) {
            Some(letter) => {
                let tile = Tile::Wealth(letter);
                self.operate(|play| play.take_wealth(YOU, region));
                self.society.display.push(tile);
                self.society.display.sort_unstable();
                self.tell(Event::Wealth { tile });
            }
            None => self.aspire(Aspiration::Wild),
        }
        Ok(())
    }
}
