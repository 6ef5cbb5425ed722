//! Questions and answers.

use super::{SoloTeller, listed, player_word};
use crate::say::Args;
use eureka_inventions::{Answer, Entry, Game, Owner, Question, Region};

impl SoloTeller<'_> {
    /// The open question; none when the game is over.
    pub fn question(self, game: &Game) -> Option<String> {
        let at = |id: &str, region: Region| self.ask(id, &[("region", region.number().into())]);
        let number = |id: &str, number: u8| self.ask(id, &[("number", number.into())]);
        let of = |id: &str, player| self.ask(id, &[("player", player_word(player).into())]);
        Some(match game.question()? {
            Question::Need(region) => at("need", region),
            Question::Wealth(region) => at("wealth", region),
            Question::Display(display) => number("display", display),
            Question::OwnMilestone(Owner::Player(player)) => of("own-milestone", player),
            Question::OwnMilestone(Owner::Free) => self.ask("free-milestone", &[]),
            Question::EurekaTile(place) => number("eureka-tile", place),
            Question::FirstIdea(region) => at("first-idea", region),
            Question::FirstSpeciality(bot) => of("first-speciality", bot.into()),
            Question::Claim => self.ask("claim", &[]),
            Question::Turn(bot) => of("turn", bot.into()),
            Question::Report => self.ask("report", &[]),
            Question::Citizens(region) => at("citizens", region),
            Question::Presented(region) => at("presented", region),
            Question::Revealed => self.ask("revealed", &[]),
            Question::Row(card, row) => {
                self.ask("row", &[("card", card.into()), ("row", row.into())])
            }
            Question::RightmostIdea => self.ask("rightmost-idea", &[]),
            Question::RightmostSpeciality => self.ask("rightmost-speciality", &[]),
            Question::Chance => self.ask("chance", &[]),
            Question::Holds(tile) => self.ask("holds", &[("tile", self.progress(tile).into())]),
            Question::EraChange => self.ask("era-change", &[("era", game.position().era.into())]),
            Question::TurnOrder => self.ask("turn-order", &[]),
            Question::Place => self.ask("place", &[]),
            Question::Sheet(entry) => self.ask(entry_id(entry), &[]),
        })
    }

    fn ask(self, id: &str, args: Args<'_, '_>) -> String {
        self.sentence(&format!("solo-question-{id}"), args)
    }

    /// The numbers that may be answered, where any of a range may.
    pub fn numbers(self, least: u16, most: u16) -> String {
        let range = [("least", u64::from(least).into()), ("most", u64::from(most).into())];
        self.sentence("solo-numbers", &range)
    }

    /// An answer to the open question, as on a button.
    pub fn answer(self, game: &Game, answer: Answer) -> String {
        let say = |id: &str| self.text(&format!("solo-answer-{id}"), &[]);
        let at = |id: &str, region: Region| {
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
            Answer::Go => self.go(game),
            Answer::Place(action) => {
                self.text("solo-answer-place", &[("action", self.action(action).into())])
            }
            Answer::Present(region) => at("present", region),
            Answer::Invent(region) => at("invent", region),
            Answer::Innovate(region) => at("innovate", region),
            Answer::Share(region) => at("share", region),
            Answer::ShareForWealth(region) => at("share-wealth", region),
            Answer::Sage(region) => at("sage", region),
            Answer::Influence(region) => at("influence", region),
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
            Answer::Card(card) => self.card(game, card),
            Answer::Row(row) => self.row(row),
            Answer::Yes => say("yes"),
            Answer::No => say("no"),
            Answer::None => say(match game.question() {
                Some(Question::FirstIdea(_)) => "no-idea",
                Some(Question::Row(..)) => "no-row",
                Some(Question::TurnOrder) => "nobody",
                _ => "empty",
            }),
        }
    }

    /// What a region is called.
    pub fn region(self, region: Region) -> String {
        self.text("solo-region", &[("region", region.number().into())])
    }

    fn go(self, game: &Game) -> String {
        match game.question() {
            Some(Question::Turn(bot)) => {
                self.text("solo-answer-turn", &[("player", player_word(bot.into()).into())])
            }
            _ => self.text("solo-answer-era-change", &[]),
        }
    }

    /// A card of Hephaestus with what is known of it: real cards may bear no number.
    fn card(self, game: &Game, card: u8) -> String {
        match game.position().profile.cards.get(&card) {
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
