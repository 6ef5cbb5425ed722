//! The benefits that tiles, spaces and milestones give you.

use super::event::{Event, Source};
use super::question::{Answer, Question};
use super::step::{Flow, Step};
use super::turn::Obligation;
use crate::benefit::{Aspiration, Benefit};
use crate::event::CitizenOrigin;
use crate::region::Region;
use crate::word::{Action, Player, Speciality};

impl Step<'_> {
    /// You take a benefit. An action costs no chain token and is optional (P5).
    pub(super) fn benefit(&mut self, benefit: Benefit, by: Source) -> Flow<()> {
        match benefit {
            // Turn-order spaces have an effect only at the change of the era.
            Benefit::Nothing | Benefit::TurnOrder => {}
            Benefit::Action(action) => {
                if self.is_possible(action) {
                    self.act(action, Obligation::Optional)?;
                }
            }
            Benefit::Points(points) => self.score(points, by),
            Benefit::Influence(influence) => self.influence(influence as i8, by),
            Benefit::Scholars(scholars) => self.gain_scholars(scholars),
            Benefit::Specialists(citizens) => {
                for _ in 0..citizens.min(self.supply()) {
                    let question = Question::Specialist(by);
                    let speciality = self.choose(question, Speciality::ALL, Answer::Speciality)?;
                    self.gain_specialists(speciality, 1);
                }
            }
            Benefit::Citizens(citizens) => {
                for _ in 0..citizens.min(self.supply()) {
                    let region =
                        self.choose(Question::Citizen(by), Region::all(), Answer::Region)?;
                    self.operate(|play| {
                        let citizens = play.take_citizens(Player::You, 1);
                        play.settle(Player::You, region, citizens, CitizenOrigin::Supply);
                    });
                }
            }
            Benefit::EconomyToken => {
                self.society.economy += 1;
                self.tell(Event::EconomyToken);
            }
        }
        Ok(())
    }

    /// An Aspiration tile comes to the tiles display, if it has a free space (P7).
    pub(super) fn aspire(&mut self, aspiration: Aspiration) {
        if self.society.room() == 0 {
            self.tell(Event::NoRoom);
            return;
        }
        self.society.aspirations.push(aspiration);
        self.society.aspirations.sort_unstable();
        self.tell(Event::Aspired(aspiration));
    }

    /// The bonus of your culture tiles for an action that you have taken.
    pub(super) fn culture(&mut self, action: Action) -> Flow<()> {
        let tiles: Vec<_> = self.society.built_progress().collect();
        for tile in tiles {
            if let Some(benefit) = self.content.culture(tile, action) {
                self.benefit(benefit, Source::Tile(tile))?;
            }
        }
        Ok(())
    }
}
