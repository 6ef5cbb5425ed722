//! Texts of the companion, which plays the two opponents in a solo game of Inventions with the real box: questions,
//! events and the table.

mod answer_groups;
mod ending;
mod events;
mod faults;
mod form;
mod notices;
mod questions;
mod table;

pub use answer_groups::{AnswerGroup, AnswerKind};
pub use ending::Award;
pub use form::FormNotice;
pub use notices::{CompanionCommand, CompanionNotice};
pub use table::Row;

use crate::say::{Args, Case, Phrase, args, word_of};
use crate::speech::Conjunction;
use crate::words::{Words, id};
use eureka_inventions as game;
use eureka_inventions::{
    Action, Difficulty, Idea, Milestone, Owner, Player, Profile, Progress, Speciality,
};

/// Tells the events of a companion game, and asks its questions, in one language.
///
/// ```
/// use eureka_inventions::{Action, Profile, Setup};
/// use eureka_words::{Language, CompanionTeller, Words};
///
/// let game = Setup::new(Profile::ours().clone(), Some(1)).start().unwrap();
/// let teller = CompanionTeller::new(Words::of(Language::English));
/// let question = teller.question(game.position(), game.question().unwrap());
/// assert_eq!(question, "Region 1: how many specialists does its Specialist tile ask for?");
/// assert_eq!(teller.action(Action::GainInfluence), "gain influence");
/// ```
#[derive(Clone, Copy)]
pub struct CompanionTeller<'a> {
    words: &'a Words,
    /// The box profile, for the names of its cards where it has them.
    names: Option<&'a Profile>,
}

impl<'a> CompanionTeller<'a> {
    /// A teller in this language.
    pub const fn new(words: &'a Words) -> CompanionTeller<'a> {
        CompanionTeller { words, names: None }
    }

    /// The same teller, with the names of the cards from this box profile, where it has them.
    #[must_use]
    pub const fn with_names(self, profile: &'a Profile) -> CompanionTeller<'a> {
        CompanionTeller { names: Some(profile), ..self }
    }

    /// The name of a player.
    pub fn player(self, player: Player) -> String {
        self.text("companion-player", &args![player])
    }

    /// The name of the owner of a private display.
    pub fn owner(self, owner: Owner) -> String {
        match owner {
            Owner::Player(player) => self.player(player),
            Owner::Free => self.text("companion-free", &[]),
        }
    }

    /// The name of a speciality, the subject of an idea.
    pub fn speciality(self, speciality: Speciality) -> String {
        self.text("companion-speciality", &args![speciality])
    }

    /// The name of an action.
    pub fn action(self, action: Action) -> String {
        self.text("companion-action", &args![action = word_of(action)])
    }

    /// The name of a milestone.
    pub fn milestone(self, milestone: Milestone) -> String {
        self.text(&format!("milestone-{}", id(milestone.name())), &[])
    }

    /// An idea card: the features that the opponents look at, and its name if known.
    pub fn idea(self, idea: Idea) -> String {
        let names: Vec<&str> = self.names.into_iter().flat_map(|box_| box_.names(idea)).collect();
        let looks = self.looks(idea);
        if names.is_empty() {
            return looks;
        }
        self.text("companion-idea-named", &args![names = names.join(" / "), idea = looks])
    }

    fn looks(self, idea: Idea) -> String {
        let speciality = self.speciality(idea.speciality);
        let args = args![speciality, era = idea.era];
        match idea.milestone.map(|milestone| self.milestone(milestone)) {
            Some(milestone) => self.text("companion-idea", &args![milestone, ..args]),
            None => self.text("companion-idea-first", &args),
        }
    }

    /// The name of a progress tile.
    pub fn progress(self, tile: Progress) -> String {
        let speciality = self.speciality(tile.speciality);
        self.text("companion-progress", &args![speciality, number = tile.number.number()])
    }

    /// A row of one of Hephaestus's cards.
    pub fn row(self, row: game::Row) -> String {
        let action = self.action(row.action);
        if row.chain { self.text("companion-row-marked", &args![action]) } else { action }
    }

    /// The name of a difficulty.
    pub fn difficulty(self, difficulty: Difficulty) -> String {
        self.text("companion-difficulty", &args![difficulty = difficulty.word()])
    }

    fn text(self, id: &str, args: Args<'_, '_>) -> String {
        self.words.text(id, args)
    }

    /// A message that begins a line.
    fn sentence(self, id: &str, args: Args<'_, '_>) -> String {
        self.words.sentence(id, args)
    }

    /// Items joined by «and».
    fn all(self, items: impl IntoIterator<Item = impl ToString>) -> String {
        let items = items.into_iter().map(|item| -> Phrase<'a> {
            let item = item.to_string();
            Box::new(move |_| item.clone())
        });
        self.words.list(Conjunction::And, items)(Case::Nominative)
    }

    fn players(self, players: impl IntoIterator<Item = Player>) -> String {
        listed(players.into_iter().map(|player| self.player(player)))
    }
}

/// Items joined by commas.
pub(crate) fn listed(items: impl IntoIterator<Item = impl ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(", ")
}
