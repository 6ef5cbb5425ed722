//! An attempt at a lesson: the position after the pupil's answers, and whether the task is done.

use crate::lesson::{Lesson, NEXT, Step};
use eureka_innovation::{Event, Game, Illegal, QuestionKind, Shown};

/// An attempt at a lesson. It follows from the pupil's words alone: answers, and [`NEXT`] between the steps.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    lesson: &'a Lesson,
    game: Game,
    step: usize,
    state: StepState,
    /// The events since the last position was laid out.
    events: Vec<Event<Shown>>,
    /// The number of events before this step.
    began: usize,
    /// The number of events before the pupil's last word.
    news: usize,
    /// The pupil's actions in this step, and the actions of others in which the pupil decided something.
    actions: u8,
    /// Whether the pupil has decided something in the action in progress.
    has_decided: bool,
}

/// The state of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// The pupil is asked.
    Open,
    /// The goal is reached.
    Done,
    /// The goal was not reached with the actions allowed.
    Missed,
}

/// The reason why a word is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AttemptError {
    /// The answer is not legal.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// An answer comes after the step was done or missed.
    #[error("`{0}` comes too late: the step is over")]
    StepOver(String),
    /// `next` comes before the task is done.
    #[error("`next` comes too early: the task of step {0} is not done")]
    NotDone(usize),
    /// `next` comes after the last step.
    #[error("`next` comes after the last step")]
    NoStep,
}

impl Lesson {
    /// The attempt with these words of the pupil.
    pub fn attempt<'a>(
        &self,
        words: impl IntoIterator<Item = &'a str>,
    ) -> Result<Attempt<'_>, AttemptError> {
        let mut attempt = self.begin();
        words.into_iter().try_for_each(|word| attempt.say(word))?;
        Ok(attempt)
    }

    /// The attempt before the first word.
    fn begin(&self) -> Attempt<'_> {
        let first = self.steps[0].arrangement.as_ref().expect("the first step has a position");
        let mut attempt = Attempt {
            lesson: self,
            game: Game::arrange(self.rules, first).expect("reading has laid it out"),
            step: 0,
            state: StepState::Open,
            events: Vec::new(),
            began: 0,
            news: 0,
            actions: 0,
            has_decided: false,
        };
        attempt.go_on();
        attempt
    }
}

impl<'a> Attempt<'a> {
    /// The lesson.
    pub fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// The position.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The index of the step.
    pub fn step_index(&self) -> usize {
        self.step
    }

    /// The step.
    pub fn step(&self) -> &'a Step {
        &self.lesson.steps[self.step]
    }

    /// The state of the step.
    pub fn state(&self) -> StepState {
        self.state
    }

    /// Whether the last step is done.
    pub fn is_complete(&self) -> bool {
        self.state == StepState::Done && self.step + 1 == self.lesson.steps.len()
    }

    /// The events since the last position was laid out.
    pub fn events(&self) -> &[Event<Shown>] {
        &self.events
    }

    /// The number of these events before the pupil's last word.
    pub fn news(&self) -> usize {
        self.news
    }

    /// Takes an answer, or [`NEXT`].
    pub(crate) fn say(&mut self, word: &str) -> Result<(), AttemptError> {
        if word == NEXT {
            return self.next();
        }
        if self.state != StepState::Open {
            return Err(AttemptError::StepOver(word.to_owned()));
        }
        let answer = self.game.read(word)?;
        self.news = self.events.len();
        self.game.answer_unchecked(answer, &mut self.events);
        self.has_decided = true;
        self.go_on();
        Ok(())
    }

    /// Goes on to the next step.
    fn next(&mut self) -> Result<(), AttemptError> {
        if self.state != StepState::Done {
            return Err(AttemptError::NotDone(self.step + 1));
        }
        let step = self.lesson.steps.get(self.step + 1).ok_or(AttemptError::NoStep)?;
        self.step += 1;
        if let Some(arrangement) = &step.arrangement {
            self.game =
                Game::arrange(self.lesson.rules, arrangement).expect("reading has laid it out");
            self.events.clear();
        }
        (self.began, self.news) = (self.events.len(), self.events.len());
        (self.state, self.actions, self.has_decided) = (StepState::Open, 0, false);
        self.go_on();
        Ok(())
    }

    /// Lets the others play until the pupil is asked, and judges the step whenever an action in which the pupil decided
    /// something is over.
    fn go_on(&mut self) {
        let step = self.step();
        loop {
            let question = self.game.question();
            // Without the pupil the others could play on for ever.
            let is_out = self.game.position().is_out(self.lesson.pupil);
            let question = question.filter(|_| !is_out);
            let is_settled = question.is_none_or(|question| question.kind == QuestionKind::Action);
            if is_settled && std::mem::take(&mut self.has_decided) {
                self.actions += 1;
                if step.goal.is_reached(&self.game, &self.events[self.began..]) {
                    self.state = StepState::Done;
                } else if self.actions >= step.tries {
                    self.state = StepState::Missed;
                }
            }
            let Some(question) = question else {
                if self.state == StepState::Open {
                    self.state = StepState::Missed;
                }
                return;
            };
            if self.state != StepState::Open || question.seat == self.lesson.pupil {
                return;
            }
            let answers = self.game.answers();
            let wanted = step.others.iter().find_map(|text| self.game.read(text).ok());
            self.game.answer_unchecked(wanted.unwrap_or(answers[0]), &mut self.events);
        }
    }
}
