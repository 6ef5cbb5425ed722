//! Six of your actions (2.3): specialists, influence, traveling, Eureka and diplomats.

use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use super::{Token, TokenSide};
use crate::benefit::{Aspiration, Benefit};
use crate::event::{Event as TableEvent, Reason};
use crate::milestone::Milestone;
use crate::position::{Land, Side};
use crate::region::Region;
use crate::word::{Player, Speciality};

const YOU: Player = Player::You;

impl Step<'_> {
    /// The regions from which you can call specialists, each with a possible number.
    pub(super) fn callable(&self) -> Vec<(Region, u8)> {
        let numbers = |(region, land): (Region, &Land)| {
            (1..=land.citizens(YOU)).map(move |citizens| (region, citizens))
        };
        self.at().lands().flat_map(numbers).collect()
    }

    /// You call specialists home.
    pub(super) fn call_specialists(&mut self, (region, citizens): (Region, u8)) -> Flow<()> {
        self.aspire(Aspiration::Of(Speciality::Economy));
        self.call_home(region, citizens)
    }

    /// The influence tokens that you can lay, each with a region.
    pub(super) fn layable(&self) -> Vec<(Region, Token)> {
        let held = || self.society.tokens_that_are(TokenSide::Held);
        let tokens = |(region, land): (Region, &Land)| {
            let yours = land.citizens(YOU);
            let others = land.citizens(Player::Chronos).max(land.citizens(Player::Hephaestus));
            let is_open = land.space_for(YOU).is_some() && yours > others;
            let fits = move |token: &Token| is_open && self.asked_by(*token) <= yours;
            held().filter(fits).map(move |token| (region, token)).collect::<Vec<_>>()
        };
        self.at().lands().flat_map(tokens).collect()
    }

    /// The number of citizens that a token asks for.
    fn asked_by(&self, token: Token) -> u8 {
        let action = token.action();
        action.and_then(|action| self.content.tokens.get(&action)).copied().unwrap_or(0)
    }

    /// You lay an influence token in a region where you have more citizens than each opponent.
    pub(super) fn gain_influence(&mut self, (region, token): (Region, Token)) -> Flow<()> {
        self.call_home(region, self.asked_by(token))?;
        self.lay_token(region, token);
        let up = self.society.tokens_that_are(TokenSide::Up).count();
        self.influence(up as i8, Source::Tokens);
        Ok(())
    }

    /// A token of yours goes face up to the leftmost empty space, and you score the value that it covers.
    fn lay_token(&mut self, region: Region, token: Token) {
        self.society.tokens[token as usize] = TokenSide::Up;
        self.operate(|play| {
            let value = play.lay_token(YOU, region);
            play.you_score(value, Reason::Covered(region));
        });
    }

    /// The regions with a citizen of yours, each with a region that a rope leads to.
    pub(super) fn travels(&self) -> Vec<(Region, Region)> {
        let from = self.at().lands().filter(|(_, land)| land.citizens(YOU) > 0);
        from.flat_map(|(from, _)| {
            self.content.region_facts(from).links.iter().map(move |&to| (from, to))
        })
        .collect()
    }

    /// A citizen of yours travels. For a chain token you can take the sage there and use the Knowledge tile.
    pub(super) fn travel(&mut self, (from, to): (Region, Region)) -> Flow<()> {
        self.aspire(Aspiration::Of(Speciality::Culture));
        *self.at_mut().land_mut(from).citizens_mut(YOU) -= 1;
        *self.at_mut().land_mut(to).citizens_mut(YOU) += 1;
        self.tell(Event::Traveled { from, to });
        if self.at().land(to).sage && self.turn.chain > 0 {
            let sage = [Answer::Yes, Answer::Pass];
            if self.choose(Question::Sage(to), sage, |answer| answer)? == Answer::Yes {
                self.meet_sage(to)?;
            }
        }
        Ok(())
    }

    /// The sage comes to you, and the Knowledge tile is used (P9).
    fn meet_sage(&mut self, region: Region) -> Flow<()> {
        self.turn.chain -= 1;
        self.tell(Event::Chained { by: Source::Knowledge(region), left: self.turn.chain });
        self.society.sages += 1;
        self.operate(|play| play.take_sage(YOU, region));
        match self.at().land(region).tile {
            Side::Points => {
                self.operate(|play| {
                    let points = play.flip_back();
                    play.you_score(points, Reason::KnowledgeTiles);
                });
                Ok(())
            }
            Side::Action => {
                self.operate(|play| play.flip(region));
                let tile = self.board.knowledge[region.index()];
                self.benefit(self.content.knowledge[usize::from(tile)], Source::Knowledge(region))
            }
        }
    }

    /// The milestones that you can take: those of the Eureka display that are of a later era than yours.
    pub(super) fn eurekas(&self) -> Vec<Milestone> {
        let at = &self.at().milestones;
        let era = at.era_of(YOU);
        at.eureka.iter().copied().filter(|milestone| milestone.era() > era).collect()
    }

    /// You take a milestone, and advance your era marker.
    pub(super) fn eureka(&mut self, milestone: Milestone) -> Flow<()> {
        self.operate(|play| play.eureka(YOU, milestone));
        let era = milestone.era();
        let track = self.at().track.as_ref().and_then(|track| track.0.get(&era));
        let spaces = (1u8..).zip(track.into_iter().flatten());
        let free: Vec<u8> =
            spaces.filter(|(_, space)| space.marker.is_none()).map(|(space, _)| space).collect();
        let space = self.choose(Question::Marker, free, Answer::Space)?;
        if let Some(track) = &mut self.at_mut().track {
            track.put(YOU, era, usize::from(space) - 1);
        }
        self.tell(Event::Table(TableEvent::MarkerPut { player: YOU, era, space: Some(space) }));
        let benefits = self.content.track.get(&era);
        let benefit = benefits.and_then(|row| row.get(usize::from(space) - 1)).copied();
        self.benefit(benefit.unwrap_or(Benefit::Nothing), Source::Track(space))
    }

    /// The milestones to which you can send a diplomat.
    pub(super) fn sendable(&self) -> Vec<Milestone> {
        let (at, profile) = (&self.at().milestones, &self.at().profile);
        let has_somebody = self.at_home() > 0;
        at.on_board().filter(|&tile| has_somebody && at.has_room(profile, tile, YOU)).collect()
    }

    /// You send a diplomat, and take the benefit of the milestone.
    pub(super) fn send_diplomat(&mut self, milestone: Milestone) -> Flow<()> {
        self.send_from_home()?;
        self.operate(|play| play.send_diplomat(YOU, milestone));
        self.benefit(self.content.milestone(milestone), Source::Milestone(milestone))
    }

    /// You call a diplomat back as a scholar, and take the benefit of the milestone.
    pub(super) fn call_diplomat(&mut self, milestone: Milestone) -> Flow<()> {
        self.operate(|play| play.call_diplomat(YOU, milestone));
        self.benefit(self.content.milestone(milestone), Source::Milestone(milestone))
    }
}
