//! Questions and answers of a companion game.

use super::{CompanionTeller, listed};
use crate::say::{ArgList, Args, args, word_of};
use eureka_inventions::{Answer, Owner, Position, Question, Region};

impl CompanionTeller<'_> {
    /// The text of a question.
    pub fn question(self, at: &Position, question: Question) -> String {
        let id = match question {
            Question::OwnMilestone(Owner::Free) => "free-milestone".to_owned(),
            Question::Sheet(entry) => format!("sheet-{}", word_of(entry)),
            question => word_of(question),
        };
        let args = match question {
            Question::Need(region)
            | Question::Wealth(region)
            | Question::FirstIdea(region)
            | Question::Citizens(region)
            | Question::Presented(region) => args![region],
            Question::Display(number) | Question::EurekaTile(number) => args![number],
            Question::OwnMilestone(Owner::Player(player)) => args![player],
            Question::FirstSpeciality(bot) | Question::Turn(bot) => args![player = bot],
            Question::Row(card, row) => args![card, row],
            Question::Holds(tile) => args![tile = self.progress(tile)],
            Question::EraChange => args![era = at.era],
            Question::Claim
            | Question::Report
            | Question::Revealed
            | Question::RightmostIdea
            | Question::RightmostSpeciality
            | Question::Chance
            | Question::TurnOrder
            | Question::Place
            | Question::Sheet(..)
            | Question::OwnMilestone(Owner::Free) => ArgList::new(),
        };
        self.sentence(&format!("companion-question-{id}"), &args)
    }

    /// The range of numbers, for a question that takes any number in it.
    pub fn numbers(self, least: u16, most: u16) -> String {
        self.sentence("companion-numbers", &args![least, most])
    }

    /// An answer to a question, as the label of a button.
    pub fn answer(self, at: &Position, question: Question, answer: Answer) -> String {
        let said =
            |args: Args<'_, '_>| self.text(&format!("companion-answer-{}", word_of(answer)), args);
        match answer {
            Answer::Go => self.go(question),
            Answer::Place(action) => said(&args![action = self.action(action)]),
            Answer::Present(region)
            | Answer::Invent(region)
            | Answer::Innovate(region)
            | Answer::Share(region)
            | Answer::Sage(region)
            | Answer::Influence(region) => said(&args![region]),
            Answer::ShareForWealth(region) => {
                self.text("companion-answer-share-wealth", &args![region])
            }
            Answer::Eureka(milestone) | Answer::Send(milestone) | Answer::Call(milestone) => {
                said(&args![milestone = self.milestone(milestone)])
            }
            Answer::Marker(number) | Answer::Take(number) => said(&args![number]),
            Answer::TakeStack | Answer::End | Answer::Yes | Answer::No => said(&[]),
            Answer::Number(number) => number.to_string(),
            Answer::Region(region) => self.region(region),
            Answer::Letter(letter) => letter.to_string(),
            Answer::Speciality(speciality) => self.speciality(speciality),
            Answer::Idea(idea) => self.idea(idea),
            Answer::Milestone(milestone) => self.milestone(milestone),
            Answer::Owner(owner) => self.owner(owner),
            Answer::Player(player) => self.player(player),
            Answer::Card(card) => self.card(at, card),
            Answer::Row(row) => self.row(row),
            Answer::None => {
                let id = match question {
                    Question::FirstIdea(_) => "companion-answer-no-idea",
                    Question::Row(..) => "companion-answer-no-row",
                    Question::TurnOrder => "companion-answer-nobody",
                    _ => "companion-answer-empty",
                };
                self.text(id, &[])
            }
        }
    }

    /// The name of a region.
    pub fn region(self, region: Region) -> String {
        self.text("companion-region", &args![region])
    }

    fn go(self, question: Question) -> String {
        match question {
            Question::Turn(bot) => self.text("companion-answer-turn", &args![player = bot]),
            _ => self.text("companion-answer-era-change", &[]),
        }
    }

    /// A card of Hephaestus, by the features that are known: real cards may have no number.
    fn card(self, at: &Position, card: u8) -> String {
        match at.profile.cards.get(&card) {
            Some(rows) => {
                let rows = listed(rows.iter().map(|&row| self.row(row)));
                self.text("companion-answer-card", &args![card, rows])
            }
            None => self.text("companion-answer-new-card", &[]),
        }
    }
}
