//! What both opponents do in the same way: presenting, sharing, and taking tiles.

use crate::event::{Event, Obstacle};
use crate::play::{Flow, Play};
use crate::question::{Answer, Question};
use crate::region::Region;
use crate::tile::Progress;
use crate::word::{Bot, Player, Speciality};

impl Play<'_> {
    /// An opponent presents the rightmost idea of the display; he takes no bonus.
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

    /// An opponent invents, whatever further specialists the card asks for, and takes a progress tile.
    pub(crate) fn bot_invents(&mut self, bot: Bot, region: Region) -> Flow<()> {
        self.invent(bot.into(), region);
        self.take_progress(bot, region)
    }

    /// An opponent shares, and takes the top wealth tile if he lacks its letter, else a progress tile (5.3).
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

    /// The tile has the region's number, or the next one that he lacks and of which a copy is left (A28).
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

    /// Two copies are in the game, so one is left unless both others hold one. You are asked only if it matters.
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

    /// Tells whose turn it is.
    pub(crate) fn begin_turn(&mut self, player: Player) {
        let (era, round) = (self.at.era, self.at.round);
        self.tell(Event::Turn { player, era, round });
    }
}
