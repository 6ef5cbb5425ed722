//! Chronos's turn (rule 5.2): he walks from region to region until he can do something.

use crate::event::{Event, Obstacle, Target};
use crate::play::{Flow, Play};
use crate::region::Region;
use crate::word::{Action, Bot, Player};

impl Play<'_> {
    /// Chronos's whole turn.
    pub(crate) fn chronos(&mut self) -> Flow<()> {
        let bot = Bot::Chronos;
        for region in self.at.chronos.region.onward() {
            self.walk(bot, region);
            match self.chronos_action(region)? {
                Ok(action) => {
                    self.tell(Event::Chose { bot, action, goal: Target::Region(region) });
                    match action {
                        Action::Present => self.bot_presents(bot, region)?,
                        Action::Invent => self.bot_invents(bot, region)?,
                        Action::Share => self.bot_shares(bot, region)?,
                        _ => {
                            debug_assert_eq!(action, Action::Innovate, "Chronos has four actions");
                            self.innovate(Player::Chronos, region);
                        }
                    }
                    return Ok(());
                }
                Err(why) => self.tell(Event::RegionPassed { region, why }),
            }
        }
        self.tell(Event::Nothing { bot });
        Ok(())
    }

    /// The first of Chronos's four actions that is possible in a region, or the obstacle to all of them. A fact that is
    /// missing stops the turn, as everywhere in a [`Flow`].
    fn chronos_action(&mut self, region: Region) -> Flow<Result<Action, Obstacle>> {
        let land = self.at.land(region);
        let supply = self.at.chronos.supply;
        let Some(card) = land.card else {
            // Finding the rightmost idea may ask the person, so the citizens are checked first.
            return Ok(if supply < land.need {
                Err(Obstacle::NoCitizen)
            } else if self.rightmost_idea()?.is_none() {
                Err(Obstacle::NoIdea)
            } else {
                Ok(Action::Present)
            });
        };
        Ok(if card.invention.is_none() {
            match self.at.missing_milestone(card.idea) {
                Some(milestone) => Err(Obstacle::NoMilestone(milestone)),
                None if supply == 0 => Err(Obstacle::NoCitizen),
                None => Ok(Action::Invent),
            }
        } else if card.is_shareable_by(Player::Chronos) {
            Ok(Action::Share)
        } else if !card.is_open_to(Player::Chronos) {
            Err(Obstacle::NothingToInnovate)
        } else if supply == 0 {
            Err(Obstacle::NoCitizen)
        } else {
            Ok(Action::Innovate)
        })
    }
}
