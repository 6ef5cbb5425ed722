//! Events as sentences: the pieces to move on the table, the reason, and the points.

use super::{CompanionTeller, listed};
use crate::say::{ArgList, args, word_of};
use eureka_inventions::{Event, Obstacle, Owner, Reason, Target};

impl CompanionTeller<'_> {
    /// A sentence about an event; `None` for an event that needs no words.
    pub fn event(self, event: &Event) -> Option<String> {
        let (id, args) = self.message(event)?;
        Some(self.sentence(&format!("companion-event-{id}"), &args))
    }

    /// The id of the message for an event, and its arguments; `None` for an event that needs no words.
    pub(crate) fn message(self, event: &Event) -> Option<(String, ArgList<'static>)> {
        let id = match event {
            Event::Unclaimed { regions } if regions.is_empty() => return None,
            Event::CardsUnder { cards } if cards.is_empty() => return None,
            Event::Chose { goal: Target::Region(_), .. } => "chose-region".to_owned(),
            Event::Chose { goal: Target::Milestone(_), .. } => "chose-milestone".to_owned(),
            Event::TookMilestone { owner: Owner::Free, .. } => "free-milestone".to_owned(),
            Event::MarkerPut { space: Some(_), .. } => "marker-put-on".to_owned(),
            Event::Corrected { correction } if correction.note().is_empty() => {
                "corrected-bare".to_owned()
            }
            event => word_of(event),
        };
        Some((id, self.event_args(event)))
    }

    fn event_args(self, event: &Event) -> ArgList<'static> {
        let milestone = |milestone| self.milestone(milestone);
        match *event {
            Event::Unclaimed { ref regions } => {
                args![count = regions.len(), regions = self.all(regions)]
            }
            Event::CardsUnder { ref cards } => {
                args![count = cards.len(), cards = listed(cards)]
            }
            Event::Corrected { ref correction } => {
                let fields = correction.fields().replace('\n', ", ");
                args![fields, note = correction.note()]
            }
            Event::EurekaFilled { ref tiles } => {
                args![milestones = listed(tiles.iter().copied().map(milestone))]
            }
            Event::Order { order } => args![players = self.players(order)],
            Event::Turn { player, era, round } => args![player, era, round],
            Event::EraOver { era } | Event::EraBegins { era } | Event::IdeasDiscarded { era } => {
                args![era]
            }
            Event::ChainToken { tokens } => args![tokens],
            Event::SeasonOver { sages } => args![sages],
            Event::BotsScored { points, reason } | Event::YouScored { points, reason } => {
                args![points, reason = self.reason(reason)]
            }
            Event::Influence { from, to, reason } => {
                args![before = from, now = to, reason = self.reason(reason)]
            }
            Event::Revealed { card, slot, row } => args![card, slot, row],
            Event::RowPassed { row, action, why } | Event::ChainBroken { row, action, why } => {
                args![row, action = self.action(action), why = self.why(why)]
            }
            Event::Chained { row, action, left } => {
                args![row, action = self.action(action), left]
            }
            Event::Chose { bot, action, goal } => {
                let chose = args![player = bot, action = self.action(action)];
                match goal {
                    Target::Region(region) => args![region, ..chose],
                    Target::Milestone(tile) => args![milestone = milestone(tile), ..chose],
                }
            }
            Event::Nothing { bot } => args![player = bot],
            Event::RegionPassed { region, why } => args![region, why = self.why(why)],
            Event::ProgressPassed { tile, why, .. } => {
                args![tile = self.progress(tile), why = self.why(why)]
            }
            Event::Replaced { bot, region, idea } => {
                args![player = bot, region, idea = self.idea(idea)]
            }
            Event::Placed { player, pillar, action } => {
                args![player, pillar = pillar.word(), action = self.action(action)]
            }
            Event::Walked { bot, region } => args![player = bot, region],
            Event::Presented { player, region, idea, citizens } => {
                args![player, region, idea = self.idea(idea), citizens]
            }
            Event::Invented { player, region, idea } => {
                args![player, region, idea = self.idea(idea)]
            }
            Event::Innovated { player, region }
            | Event::Recalled { player, region }
            | Event::TookSage { player, region } => args![player, region],
            Event::Shared { player, region, idea, inventor } => {
                args![player, region, idea = self.idea(idea), inventor]
            }
            Event::Settled { player, region, citizens, from } => {
                args![player, region, citizens, from = word_of(from)]
            }
            Event::TookProgress { bot, tile } => {
                args![player = bot, tile = self.progress(tile)]
            }
            Event::NoProgress { bot, speciality } => {
                args![player = bot, speciality = self.speciality(speciality)]
            }
            Event::TookWealth { player, region, letter } => args![player, region, letter],
            Event::Flipped { region, up } => args![region, side = word_of(up)],
            Event::TokenLaid { player, region, space } => args![player, region, space],
            Event::BecameCommon { milestone: tile }
            | Event::PushedOut { milestone: tile }
            | Event::TookMilestone { owner: Owner::Free, milestone: tile } => {
                args![milestone = milestone(tile)]
            }
            Event::TookMilestone { owner: Owner::Player(player), milestone: tile }
            | Event::DiplomatSent { player, milestone: tile }
            | Event::DiplomatCalled { player, milestone: tile } => {
                args![player, milestone = milestone(tile)]
            }
            Event::MarkerPut { player, era, space } => {
                args![player, era, space = space.unwrap_or(0)]
            }
            Event::IdeaTaken { player, idea } => args![player, idea = self.idea(idea)],
            Event::DisplayFilled | Event::Over => ArgList::new(),
        }
    }

    /// The reason why something is passed over, as part of a sentence.
    pub(crate) fn why(self, why: Obstacle) -> String {
        let args = match why {
            Obstacle::NoMilestone(milestone) => args![milestone = self.milestone(milestone)],
            Obstacle::ForumClosed
            | Obstacle::NoIdea
            | Obstacle::NoEmptyRegion
            | Obstacle::NoCitizen
            | Obstacle::NothingToInvent
            | Obstacle::NothingToShare
            | Obstacle::NothingToInnovate
            | Obstacle::NoSage
            | Obstacle::NobodyToCall
            | Obstacle::NoToken
            | Obstacle::NoInfluenceSpace
            | Obstacle::NoEurekaTile
            | Obstacle::NotLater
            | Obstacle::NoRoom
            | Obstacle::NoDiplomat
            | Obstacle::HasTile
            | Obstacle::UsedUp => ArgList::new(),
        };
        self.text(&format!("companion-why-{}", word_of(why)), &args)
    }

    /// The reason for points, as part of a sentence.
    pub(crate) fn reason(self, reason: Reason) -> String {
        let args = match reason {
            Reason::Presenter(region) | Reason::HighestValue(region) | Reason::Covered(region) => {
                args![region]
            }
            Reason::Era(milestone) => {
                args![milestone = self.milestone(milestone), era = milestone.era()]
            }
            Reason::Visit(action) => args![action = self.action(action)],
            Reason::Diplomat(milestone) => args![milestone = self.milestone(milestone)],
            Reason::KnowledgeTiles | Reason::Sages | Reason::EraChange => ArgList::new(),
        };
        self.text(&format!("companion-reason-{}", word_of(reason)), &args)
    }
}
