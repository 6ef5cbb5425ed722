//! Groups long lists of answers by kind, so that a person chooses among a few at a time.

use super::CompanionTeller;
use crate::say::{args, word_of};
use eureka_inventions::{Answer, Speciality};

/// A single answer, or a group of answers among which the player chooses next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnswerGroup {
    /// An answer.
    Leaf(Answer),
    /// At least two answers of the same kind.
    Fork(AnswerKind, Vec<Answer>),
}

/// The feature that the answers of a group share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called after the answers")]
pub enum AnswerKind {
    Place,
    Present,
    Invent,
    Innovate,
    Share,
    ShareForWealth,
    Sage,
    Influence,
    Eureka,
    Marker,
    Send,
    Call,
    Take,
    /// Ideas with this speciality.
    Speciality(Speciality),
    /// Ideas of this era, all with the same speciality.
    Era(u8),
}

impl AnswerGroup {
    /// Groups these answers by kind, in their order. Answers of a single kind are not grouped.
    pub fn of(answers: &[Answer]) -> Vec<AnswerGroup> {
        let mut about = answers.iter().filter_map(|answer| match answer {
            Answer::Idea(idea) => Some(idea.speciality),
            _ => None,
        });
        let first = about.next();
        let about_one = about.all(|other| Some(other) == first);
        let kind = |answer: &Answer| match answer {
            Answer::Idea(idea) if about_one => Some(AnswerKind::Era(idea.era)),
            Answer::Idea(idea) => Some(AnswerKind::Speciality(idea.speciality)),
            answer => AnswerKind::of(*answer),
        };
        let alike = |one: &Answer, other: &Answer| kind(one).is_some() && kind(one) == kind(other);
        let groups: Vec<&[Answer]> = answers.chunk_by(alike).collect();
        if let [group] = groups[..] {
            return group.iter().copied().map(AnswerGroup::Leaf).collect();
        }
        let branch = |group: &[Answer]| match (kind(&group[0]), group) {
            (Some(kind), [_, _, ..]) => AnswerGroup::Fork(kind, group.to_vec()),
            _ => AnswerGroup::Leaf(group[0]),
        };
        groups.into_iter().map(branch).collect()
    }
}

impl AnswerKind {
    const fn of(answer: Answer) -> Option<AnswerKind> {
        Some(match answer {
            Answer::Place(_) => AnswerKind::Place,
            Answer::Present(_) => AnswerKind::Present,
            Answer::Invent(_) => AnswerKind::Invent,
            Answer::Innovate(_) => AnswerKind::Innovate,
            Answer::Share(_) => AnswerKind::Share,
            Answer::ShareForWealth(_) => AnswerKind::ShareForWealth,
            Answer::Sage(_) => AnswerKind::Sage,
            Answer::Influence(_) => AnswerKind::Influence,
            Answer::Eureka(_) => AnswerKind::Eureka,
            Answer::Marker(_) => AnswerKind::Marker,
            Answer::Send(_) => AnswerKind::Send,
            Answer::Call(_) => AnswerKind::Call,
            Answer::Take(_) => AnswerKind::Take,
            _ => return None,
        })
    }
}

impl CompanionTeller<'_> {
    /// The label of a group of answers, as on a button.
    pub fn kind(self, kind: AnswerKind) -> String {
        match kind {
            AnswerKind::ShareForWealth => self.text("companion-kind-share-wealth", &[]),
            AnswerKind::Speciality(speciality) => self.speciality(speciality),
            AnswerKind::Era(era) => self.text("companion-era", &args![era]),
            kind => self.text(&format!("companion-kind-{}", word_of(kind)), &[]),
        }
    }

    /// The question that remains once a group is chosen; `answers` are those of the group.
    pub fn narrow(self, kind: AnswerKind, answers: &[Answer]) -> String {
        let is_fork = |branch| matches!(branch, AnswerGroup::Fork(..));
        let id = match kind {
            AnswerKind::Place => "companion-narrow-action",
            AnswerKind::Speciality(_) if AnswerGroup::of(answers).into_iter().any(is_fork) => {
                "companion-narrow-era"
            }
            AnswerKind::Eureka
            | AnswerKind::Send
            | AnswerKind::Call
            | AnswerKind::Speciality(_)
            | AnswerKind::Era(_) => "companion-narrow-milestone",
            AnswerKind::Marker => "companion-narrow-space",
            AnswerKind::Take => "companion-narrow-idea",
            _ => "companion-narrow-region",
        };
        self.sentence(id, &[])
    }
}
