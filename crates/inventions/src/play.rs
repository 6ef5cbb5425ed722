//! A step of the game being played: the table, what has been told, and what happens.

use crate::event::Event;
use crate::idea::Idea;
use crate::position::Position;
use crate::question::{Answer, Question};
use crate::word::Speciality;

/// What a rule comes to, unless a fact is missing.
pub(crate) type Flow<T> = Result<T, MissingFact>;

/// A fact that is missing: the rule stops, and is played again from its beginning when it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MissingFact<Q = Question, A = Answer> {
    /// What is asked.
    pub(crate) question: Q,
    /// What may be answered: sorted, each once.
    pub(crate) answers: Vec<A>,
}

impl<Q, A: Copy> MissingFact<Q, A> {
    /// The question which of these options is taken.
    pub(crate) fn new<T>(question: Q, options: &[(A, T)]) -> MissingFact<Q, A> {
        MissingFact { question, answers: options.iter().map(|(answer, _)| *answer).collect() }
    }
}

/// Options with their answers: sorted, each once.
pub(crate) fn by_answer<T: Copy, A: Copy + Ord>(
    options: impl IntoIterator<Item = T>,
    answer: impl Fn(T) -> A,
) -> Vec<(A, T)> {
    let mut options: Vec<(A, T)> =
        options.into_iter().map(|option| (answer(option), option)).collect();
    options.sort_by_key(|(answer, _)| *answer);
    options.dedup_by_key(|(answer, _)| *answer);
    options
}

/// A step of the game. Its rules are in the modules named after them.
pub(crate) struct Play<'a> {
    /// The table.
    pub(crate) at: Position,
    /// What has happened.
    pub(crate) events: Vec<Event>,
    /// What has been told and not yet been asked for.
    facts: &'a [Answer],
    /// The rightmost idea, once it has been told in this step.
    rightmost: Option<Option<Idea>>,
}

impl<'a> Play<'a> {
    pub(crate) fn new(at: Position, facts: &'a [Answer]) -> Play<'a> {
        Play { at, events: Vec::new(), facts, rightmost: None }
    }

    /// Tells what happened.
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Asks for one of these answers. Where only one is possible it is taken.
    pub(crate) fn ask(&mut self, question: Question, answers: Vec<Answer>) -> Flow<Answer> {
        self.choose(question, answers, |answer| answer)
    }

    /// Asks for one of these options, each of which is an answer.
    pub(crate) fn choose<T: Copy>(
        &mut self,
        question: Question,
        options: impl IntoIterator<Item = T>,
        answer: impl Fn(T) -> Answer,
    ) -> Flow<T> {
        let options = by_answer(options, answer);
        if let [(_, only)] = options[..]
            && !question.waits()
        {
            return Ok(only);
        }
        if let [fact, rest @ ..] = self.facts
            && let Some((_, option)) = options.iter().find(|(answer, _)| answer == fact)
        {
            self.facts = rest;
            return Ok(*option);
        }
        Err(MissingFact::new(question, &options))
    }

    /// Asks for one of these options, one of which may be none.
    pub(crate) fn choose_or_none<T: Copy>(
        &mut self,
        question: Question,
        options: impl IntoIterator<Item = Option<T>>,
        answer: impl Fn(T) -> Answer,
    ) -> Flow<Option<T>> {
        self.choose(question, options, |option| option.map_or(Answer::None, &answer))
    }

    /// The rightmost idea of the display, if any lies there.
    pub(crate) fn rightmost_idea(&mut self) -> Flow<Option<Idea>> {
        if let Some(display) = &self.at.display {
            return Ok(display.ideas.first().copied());
        }
        if let Some(idea) = self.rightmost {
            return Ok(idea);
        }
        let ideas = Idea::all().map(Some).chain([None]);
        let idea = self.choose_or_none(Question::RightmostIdea, ideas, Answer::Idea)?;
        self.rightmost = Some(idea);
        Ok(idea)
    }

    /// What the rightmost idea of the display is about; with an empty display chance decides (A16).
    pub(crate) fn rightmost_speciality(&mut self) -> Flow<Speciality> {
        let is_known = self.at.display.is_some() || self.rightmost.is_some();
        let speciality = if is_known {
            self.rightmost_idea()?.map(|idea| idea.speciality)
        } else {
            let specialities = Speciality::ALL.into_iter().map(Some).chain([None]);
            let question = Question::RightmostSpeciality;
            self.choose_or_none(question, specialities, Answer::Speciality)?
        };
        match speciality {
            Some(speciality) => Ok(speciality),
            None => self.choose(Question::Chance, Speciality::ALL, Answer::Speciality),
        }
    }
}
