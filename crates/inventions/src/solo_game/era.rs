//! The change of the era for your society (2.5).

use super::event::Event;
use super::step::{Flow, Step};
use crate::content::IdeaCard;
use crate::word::Speciality;

impl Step<'_> {
    /// The whole change after Eras 1 to 4.
    pub(super) fn change_era(&mut self) -> Flow<()> {
        let era = self.at().era;
        self.run_opponents(|play| play.end_era())?;
        if era >= 2 {
            self.refresh();
            self.discard_hand(era)?;
        }
        self.operate(|play| play.begin_era());
        Ok(())
    }

    /// Exhausted specialists are ready again, economy tokens come back, and each sage becomes a scholar.
    fn refresh(&mut self) {
        for (home, exhausted) in self.society.home.iter_mut().zip(&mut self.society.exhausted) {
            *home += std::mem::take(exhausted);
        }
        self.society.used.retain(|tile| tile.speciality == Speciality::Technology);
        let sages = std::mem::take(&mut self.society.sages);
        self.tell(Event::Refreshed { sages });
        if sages > 0 {
            self.gain_scholars(sages);
        }
    }

    /// Ideas of the era that is over leave your hand, and you take a new one for each (P11).
    fn discard_hand(&mut self, era: u8) -> Flow<()> {
        let is_old = |card: &IdeaCard| self.content.idea(*card).era <= era;
        let (old, kept): (Vec<_>, Vec<_>) = self.society.hand.iter().partition(|card| is_old(card));
        self.society.hand = kept;
        self.board.gone.extend(&old);
        for &card in &old {
            self.tell(Event::Discarded(card));
        }
        for _ in old {
            self.take_idea()?;
        }
        Ok(())
    }
}
