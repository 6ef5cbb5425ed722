//! Your citizens: leaving home, being exhausted, and coming home.
//!
//! Citizens that leave home go through the supply: the operation that puts them on the board takes them from there.

use super::event::Event;
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use crate::region::Region;
use crate::word::{Player, Speciality};

impl Step<'_> {
    /// The citizens in your supply.
    pub(super) fn supply(&self) -> u8 {
        self.at().you.supply.unwrap_or(0)
    }

    /// Takes citizens from your supply. Returns the number taken, which is smaller if the supply runs out.
    fn take(&mut self, citizens: u8) -> u8 {
        self.play.take_citizens(Player::You, citizens)
    }

    /// The maximum number of scholars in your academy: the era of your milestone (2.3).
    pub(super) fn academy(&self) -> u8 {
        self.at().milestones.era_of(Player::You)
    }

    /// New scholars come, up to the room in the academy; the others stay in the supply.
    pub(super) fn gain_scholars(&mut self, citizens: u8) {
        let room = self.academy().saturating_sub(self.society.scholars);
        let citizens = self.take(citizens.min(room));
        self.society.scholars += citizens;
        self.tell(if citizens > 0 { Event::Scholars { citizens } } else { Event::NoScholar });
    }

    /// New specialists come from the supply.
    pub(super) fn gain_specialists(&mut self, speciality: Speciality, citizens: u8) {
        let citizens = self.take(citizens);
        if citizens > 0 {
            self.society.home[speciality as usize] += citizens;
            self.tell(Event::CameHome { speciality, citizens });
        }
    }

    /// Citizens of yours come home from the map.
    pub(super) fn call_home(&mut self, region: Region, citizens: u8) -> Flow<()> {
        let speciality = self.speciality_in(region)?;
        for _ in 0..citizens {
            self.operate(|play| play.recall(Player::You, region));
        }
        self.gain_specialists(speciality, citizens);
        Ok(())
    }

    /// Takes citizens from home that act as specialists, and asks how many of them are scholars if there is a choice. `rest` are the
    /// specialists that are needed afterward; the choice must leave enough. Returns the number of scholars.
    fn scholars_among(&mut self, speciality: Speciality, citizens: u8, rest: [u8; 3]) -> Flow<u8> {
        let of = speciality as usize;
        let least = citizens.saturating_sub(self.society.home[of]);
        let most = citizens.min(self.society.scholars);
        let after = |scholars: u8| {
            let mut home = self.society.home;
            home[of] -= citizens - scholars;
            affords(home, self.society.scholars - scholars, rest)
        };
        let options: Vec<u8> = (least..=most).filter(|&scholars| after(scholars)).collect();
        let question = Question::Scholars(speciality, citizens);
        let scholars = self.choose(question, options, Answer::Number)?;
        self.society.scholars -= scholars;
        self.society.home[of] -= citizens - scholars;
        Ok(scholars)
    }

    /// Whether you have these specialists, with scholars for missing ones.
    pub(super) fn affords(&self, needed: [u8; 3]) -> bool {
        affords(self.society.home, self.society.scholars, needed)
    }

    /// Specialists leave home for the supply. The caller puts them on the board from there.
    pub(super) fn leave_home(&mut self, speciality: Speciality, citizens: u8) -> Flow<()> {
        let scholars = self.scholars_among(speciality, citizens, [0; 3])?;
        (0..citizens).for_each(|_| self.play.give_back(Player::You));
        self.tell(Event::Left { speciality: Some(speciality), citizens, scholars });
        Ok(())
    }

    /// Specialists are exhausted. Scholars among them become specialists of this speciality. `rest` are the specialists that are
    /// needed afterward.
    pub(super) fn exhaust(
        &mut self,
        speciality: Speciality,
        citizens: u8,
        rest: [u8; 3],
    ) -> Flow<()> {
        if citizens > 0 {
            let scholars = self.scholars_among(speciality, citizens, rest)?;
            self.society.exhausted[speciality as usize] += citizens;
            self.tell(Event::Exhausted { speciality, citizens, scholars });
        }
        Ok(())
    }

    /// Specialists of any speciality are exhausted, one by one.
    pub(super) fn exhaust_any(&mut self, citizens: u8) -> Flow<()> {
        for left in (1..=citizens).rev() {
            let who = self.choose(
                Question::Exhaust(left),
                self.anybody(Speciality::ALL.map(Some)),
                |who| who,
            )?;
            let (speciality, scholars) = match who {
                Answer::Scholar(Some(speciality)) => (speciality, 1),
                Answer::Specialist(speciality) => (speciality, 0),
                other => unreachable!("{other:?} is nobody"),
            };
            self.society.scholars -= scholars;
            self.society.home[speciality as usize] -= 1 - scholars;
            self.society.exhausted[speciality as usize] += 1;
            self.tell(Event::Exhausted { speciality, citizens: 1, scholars });
        }
        Ok(())
    }

    /// One of your specialists or scholars leaves home for the supply, to become a diplomat.
    pub(super) fn send_from_home(&mut self) -> Flow<()> {
        let who = self.choose(Question::Diplomat, self.anybody([None]), |who| who)?;
        let speciality = match who {
            Answer::Specialist(speciality) => {
                self.society.home[speciality as usize] -= 1;
                Some(speciality)
            }
            _ => {
                self.society.scholars -= 1;
                None
            }
        };
        self.play.give_back(Player::You);
        let scholars = u8::from(speciality.is_none());
        self.tell(Event::Left { speciality, citizens: 1, scholars });
        Ok(())
    }

    /// The answers for everybody at home. `scholars` are the specialities that a scholar can take on.
    fn anybody<const N: usize>(&self, scholars: [Option<Speciality>; N]) -> Vec<Answer> {
        let home = Speciality::ALL.into_iter().filter(|of| self.society.home[*of as usize] > 0);
        let scholars = scholars.into_iter().filter(|_| self.society.scholars > 0);
        home.map(Answer::Specialist).chain(scholars.map(Answer::Scholar)).collect()
    }

    /// The number of citizens at home that are not exhausted.
    pub(super) fn at_home(&self) -> u8 {
        self.society.scholars + self.society.home.iter().sum::<u8>()
    }
}

/// Whether these specialists are at home, with scholars for missing ones.
fn affords(home: [u8; 3], scholars: u8, needed: [u8; 3]) -> bool {
    let missing = needed.iter().zip(home).map(|(need, home)| need.saturating_sub(home));
    missing.sum::<u8>() <= scholars
}
