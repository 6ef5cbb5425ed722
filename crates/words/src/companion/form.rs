//! The form for a box profile.

use super::{CompanionCommand, CompanionTeller};
use eureka_inventions::{Action, Region, Space, Warning};

/// An idea with its name, in the notation of profiles.
const EXAMPLE: &str = "Wheel = T2 Transportation";

/// Something to fill in, or to say about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields of the form say themselves what they are")]
pub enum Field<'a> {
    /// What the form is for.
    Begins,
    /// The name of the box.
    Name,
    /// Whether Common Knowledge lies on the left.
    Common,
    /// The action in the same forum.
    Forum(Action),
    /// The influence values of a region.
    Influence(Region),
    /// The rows of a card.
    Card(u8),
    /// Milestones with another room for diplomats than usual.
    Spaces,
    /// The spaces of an era on the era track.
    Track(u8),
    /// What the cards of ideas are called.
    Ideas,
    /// The heading of the list of actions.
    Actions,
    /// This is no list of values.
    WrongValues(&'a str),
    /// This is no list of rows.
    WrongRows(&'a str),
    /// This is no milestone with its room.
    WrongSpaces(&'a str),
    /// There is no name.
    WrongName,
    /// The forums speak against the book.
    Warning(Warning),
    /// The profile is written.
    Saved { file: &'a str },
    /// The form was left before its end.
    Incomplete { file: &'a str },
}

impl CompanionTeller<'_> {
    /// What the form says.
    pub fn form(self, field: Field<'_>) -> String {
        let said = |id: &str, said: &str| self.text(id, &[("said", said.into())]);
        match field {
            Field::Begins => {
                let undo = self.command(CompanionCommand::Undo);
                self.sentence("solo-form-begins", &[("undo", undo.into())])
            }
            Field::Name => self.sentence("solo-form-name", &[]),
            Field::Common => self.sentence("solo-form-common", &[]),
            Field::Forum(action) => {
                self.sentence("solo-form-forum", &[("action", self.action(action).into())])
            }
            Field::Influence(region) => {
                self.sentence("solo-form-influence", &[("region", region.number().into())])
            }
            Field::Card(card) => self.sentence("solo-form-card", &[("card", card.into())]),
            Field::Spaces => self.sentence("solo-form-spaces", &[]),
            Field::Track(era) => {
                let sign = Space { turn_order: true, marker: None }.to_string();
                self.sentence("solo-form-track", &[("era", era.into()), ("sign", sign.into())])
            }
            Field::Ideas => self.sentence("solo-form-ideas", &[("example", EXAMPLE.into())]),
            Field::Actions => self.sentence("solo-form-actions", &[]),
            Field::WrongValues(text) => said("solo-form-wrong-values", text),
            Field::WrongRows(text) => said("solo-form-wrong-rows", text),
            Field::WrongSpaces(text) => said("solo-form-wrong-spaces", text),
            Field::WrongName => self.sentence("solo-form-wrong-name", &[]),
            Field::Warning(Warning(one, other)) => {
                let args = [("one", self.action(one).into()), ("other", self.action(other).into())];
                self.text("solo-form-warning", &args)
            }
            Field::Saved { file } => {
                let command = format!("eureka companion --profile {file}");
                let args = [("file", file.into()), ("command", command.into())];
                self.sentence("solo-form-saved", &args)
            }
            Field::Incomplete { file } => {
                self.sentence("solo-form-incomplete", &[("file", file.into())])
            }
        }
    }

    /// The words for yes and no.
    pub fn yes_or_no(self) -> [String; 2] {
        [self.text("solo-answer-yes", &[]), self.text("solo-answer-no", &[])]
    }
}
