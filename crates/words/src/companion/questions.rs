//! Questions and answers.

use super::{CompanionTeller, listed, player_word};
use crate::say::Args;
use eureka_inventions::{Answer, Entry, Owner, Position, Question, Region};

impl CompanionTeller<'_> {
    /// A question.
    pub fn question(self, at: &Position, question: Question) -> String {
        let there = |id: &str, region: Region| self.ask(id, &[("region", region.number().into())]);
        let number = |id: &str, number: u8| self.ask(id, &[("number", number.into())]);
        let of = |id: &str, player| self.ask(id, &[("player", player_word(player).into())]);
        match question {
            Question::Need(region) => there("need", region),
            Question::Wealth(region) => there("wealth", region),
            Question::Display(display) => number("display", display),
            Question::OwnMilestone(Owner::Player(player)) => of("own-milestone", player),
            Question::OwnMilestone(Owner::Free) => self.ask("free-milestone", &[]),
            Question::EurekaTile(place) => number("eureka-tile", place),
            Question::FirstIdea(region) => there("first-idea", region),
            Question::FirstSpeciality(bot) => of("first-speciality", bot.into()),
            Question::Claim => self.ask("claim", &[]),
            Question::Turn(bot) => of("turn", bot.into()),
            Question::Report => self.ask("report", &[]),
            Question::Citizens(region) => there("citizens", region),
            Question::Presented(region) => there("presented", region),
            Question::Revealed => self.ask("revealed", &[]),
            Question::Row(card, row) => {
                self.ask("row", &[("card", card.into()), ("row", row.into())])
            }
            Question::RightmostIdea => self.ask("rightmost-idea", &[]),
            Question::RightmostSpeciality => self.ask("rightmost-speciality", &[]),
            Question::Chance => self.ask("chance", &[]),
            Question::Holds(tile) => self.ask("holds", &[("tile", self.progress(tile).into())]),
            Question::EraChange => self.ask("era-change", &[("era", at.era.into())]),
            Question::TurnOrder => self.ask("turn-order", &[]),
            Question::Place => self.ask("place", &[]),
            Question::Sheet(entry) => self.ask(entry_id(entry), &[]),
        }
    }

    fn ask(self, id: &str, args: Args<'_, '_>) -> String {
        self.sentence(&format!("solo-question-{id}"), args)
    }

    /// The numbers that may be answered, where any of a range may.
    pub fn numbers(self, least: u16, most: u16) -> String {
        let range = [("least", u64::from(least).into()), ("most", u64::from(most).into())];
        self.sentence("solo-numbers", &range)
    }

    /// An answer to a question, as on a button.
    pub fn answer(self, at: &Position, question: Question, answer: Answer) -> String {
        let say = |id: &str| self.text(&format!("solo-answer-{id}"), &[]);
        let there = |id: &str, region: Region| {
            self.text(&format!("solo-answer-{id}"), &[("region", region.number().into())])
        };
        let on = |id: &str, milestone| {
            let name = self.milestone(milestone);
            self.text(&format!("solo-answer-{id}"), &[("milestone", name.into())])
        };
        let number = |id: &str, number: u8| {
            self.text(&format!("solo-answer-{id}"), &[("number", number.into())])
        };
        match answer {
            Answer::Go => self.go(question),
            Answer::Place(action) => {
                self.text("solo-answer-place", &[("action", self.action(action).into())])
            }
            Answer::Present(region) => there("present", region),
            Answer::Invent(region) => there("invent", region),
            Answer::Innovate(region) => there("innovate", region),
            Answer::Share(region) => there("share", region),
            Answer::ShareForWealth(region) => there("share-wealth", region),
            Answer::Sage(region) => there("sage", region),
            Answer::Influence(region) => there("influence", region),
            Answer::Eureka(milestone) => on("eureka", milestone),
            Answer::Marker(space) => number("marker", space),
            Answer::Send(milestone) => on("send", milestone),
            Answer::Call(milestone) => on("call", milestone),
            Answer::Take(place) => number("take", place),
            Answer::TakeStack => say("take-stack"),
            Answer::End => say("end"),
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
            Answer::Yes => say("yes"),
            Answer::No => say("no"),
            Answer::None => say(match question {
                Question::FirstIdea(_) => "no-idea",
                Question::Row(..) => "no-row",
                Question::TurnOrder => "nobody",
                _ => "empty",
            }),
        }
    }

    /// What a region is called.
    pub fn region(self, region: Region) -> String {
        self.text("solo-region", &[("region", region.number().into())])
    }

    fn go(self, question: Question) -> String {
        match question {
            Question::Turn(bot) => {
                self.text("solo-answer-turn", &[("player", player_word(bot.into()).into())])
            }
            _ => self.text("solo-answer-era-change", &[]),
        }
    }

    /// A card of Hephaestus with what is known of it: real cards may bear no number.
    fn card(self, at: &Position, card: u8) -> String {
        match at.profile.cards.get(&card) {
            Some(rows) => {
                let rows = listed(rows.iter().map(|&row| self.row(row)));
                let args = [("card", card.into()), ("rows", rows.into())];
                self.text("solo-answer-card", &args)
            }
            None => self.text("solo-answer-new-card", &[]),
        }
    }
}

const fn entry_id(entry: Entry) -> &'static str {
    match entry {
        Entry::Points => "sheet-points",
        Entry::Inventions => "sheet-inventions",
        Entry::Era5 => "sheet-era5",
        Entry::Wealth => "sheet-wealth",
        Entry::Progress => "sheet-progress",
        Entry::Supply => "sheet-supply",
        Entry::Full => "sheet-full",
        Entry::Influence => "sheet-influence",
    }
}
