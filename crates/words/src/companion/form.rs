//! Texts of the form in which players enter a box profile: the values printed in their own copy of the game.

use super::{AnswerKind, CompanionCommand, CompanionTeller};
use crate::say::args;
use eureka_inventions::profile_form::{Choice, Field, Filled, Group};
use eureka_inventions::{Space, Warning};

/// An idea with its name, as a profile writes it.
const EXAMPLE: &str = "Wheel = T2 Transportation";

/// A message about the form as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the notices say themselves what they are")]
pub enum FormNotice<'a> {
    /// The introduction: the purpose of the form.
    Begins,
    /// The values of the forums contradict the rule book.
    Warning(Warning),
    /// The profile is written.
    Saved { file: &'a str },
    /// The form was left before its end.
    Incomplete { file: &'a str },
}

impl CompanionTeller<'_> {
    /// A notice of the form.
    pub fn form(self, notice: FormNotice<'_>) -> String {
        match notice {
            FormNotice::Begins => {
                let undo = self.command(CompanionCommand::Undo);
                self.sentence("companion-form-begins", &args![undo])
            }
            FormNotice::Warning(Warning(one, other)) => {
                let args = args![one = self.action(one), other = self.action(other)];
                self.text("companion-form-warning", &args)
            }
            FormNotice::Saved { file } => {
                let command = format!("eureka companion --profile {file}");
                self.sentence("companion-form-saved", &args![file, command])
            }
            FormNotice::Incomplete { file } => {
                self.sentence("companion-form-incomplete", &args![file])
            }
        }
    }

    /// The heading of a group of fields.
    pub fn group(self, group: Group) -> String {
        self.sentence(&format!("companion-form-{}", group.word()), &[])
    }

    /// The sentences below the heading of a group.
    pub fn hint(self, group: Group) -> String {
        self.sentence(&format!("companion-form-{}-why", group.word()), &[])
    }

    /// The label of a field when the whole group is shown.
    pub fn label(self, field: Field) -> String {
        let number = field.number;
        match field.group {
            Group::Name | Group::Ring => self.group(field.group),
            Group::Forums => self.text("companion-form-forum", &args![number]),
            Group::Influence => self.text("companion-region", &args![region = number]),
            Group::Cards => self.text("companion-form-card", &args![card = number]),
            Group::Spaces => field.milestone().map(|it| self.milestone(it)).unwrap_or_default(),
            Group::Track => self.kind(AnswerKind::Era(number)),
            Group::Ideas => self.text("companion-form-idea-name", &[]),
        }
    }

    /// The labels of an idea's speciality, era and milestone.
    pub fn idea_labels(self) -> [String; 3] {
        ["about", "era", "milestone"]
            .map(|part| self.text(&format!("companion-form-idea-{part}"), &[]))
    }

    /// The question for a field when it is asked on its own.
    pub fn asked(self, field: Field, filled: &Filled) -> String {
        if let Group::Name | Group::Ring = field.group {
            return self.hint(field.group);
        }
        let first = filled.numbered(field).first().map(|&choice| self.choice(choice));
        let sign = Space { turn_order: true, marker: None }.to_string();
        let [region, card, era] = [field.number; 3];
        let action = first.unwrap_or_default();
        let args = args![action, region, card, era, sign, example = EXAMPLE];
        self.sentence(&format!("companion-form-ask-{}", field.group.word()), &args)
    }

    /// The name of a choice.
    pub fn choice(self, choice: Choice) -> String {
        match choice {
            Choice::Ring(_) => {
                let word = choice.to_string();
                let side = if matches!(&*word, "left" | "right") { &word } else { "other" };
                self.text(&format!("companion-form-ring-{side}"), &[])
            }
            Choice::Row(row) => self.row(row),
            Choice::Space(space) => {
                let word = if space.turn_order { "order" } else { "space" };
                self.text(&format!("companion-form-track-{word}"), &[])
            }
        }
    }

    /// The words for yes and no.
    pub fn yes_or_no(self) -> [String; 2] {
        [self.text("companion-answer-yes", &[]), self.text("companion-answer-no", &[])]
    }
}
