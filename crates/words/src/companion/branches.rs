//! Answers as a person finds his way among them: a few at a time.

use super::CompanionTeller;
use crate::say::{args, word_of};
use eureka_inventions::{Answer, Speciality};

/// An answer, or several of one kind among which one chooses next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Branch {
    /// An answer.
    Leaf(Answer),
    /// Answers of a kind, at least two.
    Fork(Kind, Vec<Answer>),
}

/// What several answers have in common.
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
    /// Ideas about this.
    Speciality(Speciality),
    /// Ideas of this era, all about the same.
    Era(u8),
}

impl Branch {
    /// The branches of these answers, in their order.
    pub fn of(answers: &[Answer]) -> Vec<Branch> {
        let is_about = |answer: &Answer| match answer {
            Answer::Idea(idea) => Some(idea.speciality),
            _ => None,
        };
        let first = answers.iter().find_map(is_about);
        let alike = answers.iter().filter_map(is_about).all(|about| Some(about) == first);
        let mut branches: Vec<Branch> = Vec::new();
        for &answer in answers {
            let kind = match answer {
                Answer::Idea(idea) if alike => Some(Kind::Era(idea.era)),
                Answer::Idea(idea) => Some(Kind::Speciality(idea.speciality)),
                answer => Kind::of(answer),
            };
            match (branches.last_mut(), kind) {
                (Some(Branch::Fork(last, answers)), Some(kind)) if *last == kind => {
                    answers.push(answer);
                }
                (_, Some(kind)) => branches.push(Branch::Fork(kind, vec![answer])),
                (_, None) => branches.push(Branch::Leaf(answer)),
            }
        }
        match &mut branches[..] {
            [Branch::Fork(_, answers)] => answers.drain(..).map(Branch::Leaf).collect(),
            _ => branches.into_iter().map(Branch::plain).collect(),
        }
    }

    /// A kind of which there is only one answer is that answer.
    fn plain(self) -> Branch {
        match self {
            Branch::Fork(_, answers) if answers.len() == 1 => Branch::Leaf(answers[0]),
            branch => branch,
        }
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
    /// A kind of answers, as on a button.
    pub fn kind(self, kind: Kind) -> String {
        match kind {
            Kind::ShareForWealth => self.text("solo-kind-share-wealth", &[]),
            Kind::Speciality(speciality) => self.speciality(speciality),
            Kind::Era(era) => self.text("solo-era", &args![era]),
            kind => self.text(&format!("solo-kind-{}", word_of(kind)), &[]),
        }
    }

    /// What is still asked once a kind is chosen, of which there are these answers.
    pub fn narrow(self, kind: Kind, answers: &[Answer]) -> String {
        let is_fork = |branch| matches!(branch, Branch::Fork(..));
        let id = match kind {
            Kind::Place => "solo-narrow-action",
            Kind::Speciality(_) if Branch::of(answers).into_iter().any(is_fork) => {
                "solo-narrow-era"
            }
            Kind::Eureka | Kind::Send | Kind::Call | Kind::Speciality(_) | Kind::Era(_) => {
                "solo-narrow-milestone"
            }
            Kind::Marker => "solo-narrow-space",
            Kind::Take => "solo-narrow-idea",
            _ => "solo-narrow-region",
        };
        self.sentence(id, &[])
    }
}
