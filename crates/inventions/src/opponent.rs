//! The actions that both opponents do in the same way: presenting, inventing, sharing and taking tiles (5.3, 5.4).

use crate::event::{Event, Obstacle};
use crate::play::{Flow, Play};
use crate::question::{Answer, Question};
use crate::region::Region;
use crate::tile::Progress;
use crate::word::{Bot, Player, Speciality};

impl Play<'_> {
    /// An opponent presents the rightmost idea of the display, without the benefit of the Specialist tile.
    pub(crate) fn bot_presents(&mut self, bot: Bot, region: Region) -> Flow<()> {
        let Some(idea) = self.rightmost_idea()? else { return Ok(()) };
        let player = bot.into();
        if let Some(display) = &mut self.at.display {
            display.ideas.remove(0);
        }
        self.tell(Event::IdeaTaken { player, idea });
        let need = self.at.land(region).need;
        self.present(player, region, idea, need);
        self.fill_display();
        Ok(())
    }

    /// An opponent invents and takes a progress tile. Opponents ignore the further specialists that a card asks for.
    pub(crate) fn bot_invents(&mut self, bot: Bot, region: Region) -> Flow<()> {
        self.invent(bot.into(), region);
        self.take_progress(bot, region)
    }

    /// An opponent shares an invention and takes the top wealth tile. If the opponent already has that letter, or no tile is
    /// left, a progress tile is taken instead (5.3).
    pub(crate) fn bot_shares(&mut self, bot: Bot, region: Region) -> Flow<()> {
        let Some(idea) = self.share(bot.into(), region) else { return Ok(()) };
        match self.at.land(region).wealth.first() {
            Some(letter) if !self.at.opponent(bot).tiles.wealth.contains(letter) => {
                self.take_wealth(bot.into(), region);
                Ok(())
            }
            _ => self.take_progress_of(bot, idea.speciality, region),
        }
    }

    /// An opponent takes a progress tile of the speciality of the region's card, or of the rightmost idea (5.4).
    pub(crate) fn take_progress(&mut self, bot: Bot, region: Region) -> Flow<()> {
        let speciality = match self.at.land(region).card {
            Some(card) => card.idea.speciality,
            None => self.rightmost_speciality()?,
        };
        self.take_progress_of(bot, speciality, region)
    }

    /// The tile has the region's number, or else the next number that the opponent lacks and that has a copy left (A28).
    fn take_progress_of(&mut self, bot: Bot, speciality: Speciality, region: Region) -> Flow<()> {
        let numbers = std::iter::once(region).chain(region.onward().take(6));
        for number in numbers {
            let tile = Progress { speciality, number };
            let why = if self.at.opponent(bot).tiles.progress.contains(&tile) {
                Obstacle::HasTile
            } else if self.is_used_up(bot, tile)? {
                Obstacle::UsedUp
            } else {
                self.at.opponent_mut(bot).tiles.progress.insert(tile);
                self.tell(Event::TookProgress { bot, tile });
                return Ok(());
            };
            self.tell(Event::ProgressPassed { bot, tile, why });
        }
        self.tell(Event::NoProgress { bot, speciality });
        Ok(())
    }

    /// Whether no copy is left for this opponent. The game has two copies, so one is left unless both other players hold one.
    /// The person is asked only if the answer matters.
    fn is_used_up(&mut self, bot: Bot, tile: Progress) -> Flow<bool> {
        if !self.at.opponent(bot.other()).tiles.progress.contains(&tile) {
            return Ok(false);
        }
        if self.at.you.progress.contains(&tile) {
            return Ok(true);
        }
        let yes_or_no = |holds| if holds { Answer::Yes } else { Answer::No };
        let holds = self.choose(Question::Holds(tile), [true, false], yes_or_no)?;
        if holds {
            self.at.you.progress.insert(tile);
        }
        Ok(holds)
    }

    /// Records the event that a player's turn begins.
    pub(crate) fn begin_turn(&mut self, player: Player) {
        let (era, round) = (self.at.era, self.at.round);
        self.tell(Event::Turn { player, era, round });
    }
}
