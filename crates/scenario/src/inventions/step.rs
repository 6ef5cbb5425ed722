//! The steps of an Inventions scenario, and reading them.

use crate::error::KeyError;
use eureka_inventions::{Action, Answer, Bot, Idea, Milestone, Region};
use std::fmt;

/// One step of an Inventions scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An opponent's whole turn.
    Turn(Bot),
    /// Chronos's turn, skipped without an action.
    Skip,
    /// Your report of your own turn, which may answer several questions at once.
    You {
        /// The report as it was written.
        text: String,
        /// The answers that the report contains.
        answers: Vec<Answer>,
    },
    /// The change of era. You move to this place in the turn order, or keep yours if there is no number.
    EraChange(Option<u16>),
    /// The final scoring.
    Score,
}

impl Step {
    /// The value of `turn` that a position needs for this step to be the first.
    pub(super) fn turn(&self) -> &'static str {
        match self {
            Step::Turn(Bot::Hephaestus) => "H",
            Step::You { .. } => "you",
            Step::EraChange(_) => "era",
            Step::Turn(Bot::Chronos) | Step::Skip | Step::Score => "C",
        }
    }

    /// Reads a step.
    pub(super) fn read(text: &str) -> Result<Step, KeyError> {
        let step = match text {
            "C: turn" => Some(Step::Turn(Bot::Chronos)),
            "H: turn" => Some(Step::Turn(Bot::Hephaestus)),
            "C: skip" => Some(Step::Skip),
            "era change" => Some(Step::EraChange(None)),
            "score" => Some(Step::Score),
            _ => match text.strip_prefix("era change ") {
                Some(place) => number(place).map(|place| Step::EraChange(Some(place))),
                None => text
                    .strip_prefix("you: ")
                    .and_then(answers)
                    .map(|answers| Step::You { text: text.to_owned(), answers }),
            },
        };
        step.ok_or_else(|| KeyError::NoStep(text.to_owned()))
    }
}

/// The answers in a report such as `place SHARE`.
fn answers(report: &str) -> Option<Vec<Answer>> {
    let (verb, rest) = report.split_once(' ').unwrap_or((report, ""));
    let answer = match verb {
        "end" if rest.is_empty() => Answer::End,
        "place" => Answer::Place(Action::from_word(rest)?),
        "present" => return present(rest),
        "invent" => Answer::Invent(region(rest)?),
        "innovate" => Answer::Innovate(region(rest)?),
        "share" => match rest.strip_suffix(" wealth") {
            Some(rest) => Answer::ShareForWealth(region(rest)?),
            None => Answer::Share(region(rest)?),
        },
        "sage" => Answer::Sage(region(rest)?),
        "influence" => Answer::Influence(region(rest)?),
        "eureka" => Answer::Eureka(Milestone::named(rest)?),
        "marker" => Answer::Marker(u8::try_from(number(rest)?).ok()?),
        "send" => Answer::Send(Milestone::named(rest)?),
        "call" => Answer::Call(Milestone::named(rest)?),
        "take" if rest == "stack" => Answer::TakeStack,
        "take" => Answer::Take(u8::try_from(number(rest)?).ok()?),
        _ => return None,
    };
    Some(vec![answer])
}

/// The answers in `present REGION CITIZENS IDEA`, without the verb.
fn present(text: &str) -> Option<Vec<Answer>> {
    let (place, rest) = text.split_once(' ')?;
    let (citizens, idea) = rest.split_once(' ')?;
    let idea: Idea = idea.parse().ok()?;
    Some(vec![
        Answer::Present(region(place)?),
        Answer::Number(number(citizens)?),
        Answer::Idea(idea),
    ])
}

fn region(text: &str) -> Option<Region> {
    Region::new(u8::try_from(number(text)?).ok()?)
}

fn number(text: &str) -> Option<u16> {
    text.parse().ok()
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Turn(bot) => write!(f, "{bot}: turn"),
            Step::Skip => f.write_str("C: skip"),
            Step::You { text, .. } => f.write_str(text),
            Step::EraChange(None) => f.write_str("era change"),
            Step::EraChange(Some(place)) => write!(f, "era change {place}"),
            Step::Score => f.write_str("score"),
        }
    }
}
