//! Groups long lists of answers by kind, so that a person chooses among a few at a time.

use super::CompanionTeller;
use crate::say::{args, word_of};
use eureka_inventions::{Answer, Speciality};

/// A single answer, or a group of answers among which the player chooses next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Branch {
    /// An answer.
    Leaf(Answer),
    /// At least two answers of the same kind.
    Fork(Kind, Vec<Answer>),
}

/// The feature that the answers of a group share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called after the answers")]
pub enum Kind {
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

impl Branch {
    /// The branches of these answers, in the order of the answers.
    pub fn of(answers: &[Answer]) -> Vec<Branch> {
        let mut about = answers.iter().filter_map(|answer| match answer {
            Answer::Idea(idea) => Some(idea.speciality),
            _ => None,
        });
        let first = about.next();
        let about_one = about.all(|other| Some(other) == first);
        let kind = |answer: &Answer| match answer {
            Answer::Idea(idea) if about_one => Some(Kind::Era(idea.era)),
            Answer::Idea(idea) => Some(Kind::Speciality(idea.speciality)),
            answer => Kind::of(*answer),
        };
        let alike = |one: &Answer, other: &Answer| kind(one).is_some() && kind(one) == kind(other);
        let groups: Vec<&[Answer]> = answers.chunk_by(alike).collect();
        if let [group] = groups[..] {
            return group.iter().copied().map(Branch::Leaf).collect();
        }
        let branch = |group: &[Answer]| match (kind(&group[0]), group) {
            (Some(kind), [_, _, ..]) => Branch::Fork(kind, group.to_vec()),
            _ => Branch::Leaf(group[0]),
        };
        groups.into_iter().map(branch).collect()
    }
}

impl Kind {
    const fn of(answer: Answer) -> Option<Kind> {
        Some(match answer {
            Answer::Place(_) => Kind::Place,
            Answer::Present(_) => Kind::Present,
            Answer::Invent(_) => Kind::Invent,
            Answer::Innovate(_) => Kind::Innovate,
            Answer::Share(_) => Kind::Share,
            Answer::ShareForWealth(_) => Kind::ShareForWealth,
            Answer::Sage(_) => Kind::Sage,
            Answer::Influence(_) => Kind::Influence,
            Answer::Eureka(_) => Kind::Eureka,
            Answer::Marker(_) => Kind::Marker,
            Answer::Send(_) => Kind::Send,
            Answer::Call(_) => Kind::Call,
            Answer::Take(_) => Kind::Take,
            _ => return None,
        })
    }
}

impl CompanionTeller<'_> {
    /// The label of a group of answers, as on a button.
    pub fn kind(self, kind: Kind) -> String {
        match kind {
            Kind::ShareForWealth => self.text("companion-kind-share-wealth", &[]),
            Kind::Speciality(speciality) => self.speciality(speciality),
            Kind::Era(era) => self.text("companion-era", &args![era]),
            kind => self.text(&format!("companion-kind-{}", word_of(kind)), &[]),
        }
    }

    /// The question that remains once a group is chosen; `answers` are those of the group.
    pub fn narrow(self, kind: Kind, answers: &[Answer]) -> String {
        let is_fork = |branch| matches!(branch, Branch::Fork(..));
        let id = match kind {
            Kind::Place => "companion-narrow-action",
            Kind::Speciality(_) if Branch::of(answers).into_iter().any(is_fork) => {
                "companion-narrow-era"
            }
            Kind::Eureka | Kind::Send | Kind::Call | Kind::Speciality(_) | Kind::Era(_) => {
                "companion-narrow-milestone"
            }
            Kind::Marker => "companion-narrow-space",
            Kind::Take => "companion-narrow-idea",
            _ => "companion-narrow-region",
        };
        self.sentence(id, &[])
    }
}
