//! One step of the game while it is played: the position, the facts that the person has told, and the events.
//!
//! A rule asks for a fact with `?`. If the fact is missing, the rule stops, and the whole step is played again from its beginning once
//! the person has told the fact. So a rule must be deterministic: with the same facts it must ask the same questions in the same order.

use crate::event::Event;
use crate::idea::Idea;
use crate::position::Position;
use crate::question::{Answer, Question};
use crate::word::Speciality;

/// The result of a rule, unless a fact is missing.
pub(crate) type Flow<T> = Result<T, MissingFact>;

/// A fact that a rule needs and that nobody has told yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MissingFact<Q = Question, A = Answer> {
    /// The question that asks for it.
    pub(crate) question: Q,
    /// The legal answers, sorted and without duplicates.
    pub(crate) answers: Vec<A>,
}

impl<Q, A: Copy> MissingFact<Q, A> {
    /// The choice between these options.
    pub(crate) fn new<T>(question: Q, options: &[(A, T)]) -> MissingFact<Q, A> {
        MissingFact { question, answers: options.iter().map(|(answer, _)| *answer).collect() }
    }
}

/// The options with their answers, sorted by answer and without duplicates.
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

/// A step of the game. Other modules, such as `chronos` and `era`, implement its rules.
pub(crate) struct Play<'a> {
    /// The position so far.
    pub(crate) at: Position,
    /// The events so far.
    pub(crate) events: Vec<Event>,
    /// The facts that have been told and that no rule has asked for yet.
    facts: &'a [Answer],
    /// The rightmost idea of the display, once it has been told in this step; `Some(None)` if the display is empty.
    rightmost: Option<Option<Idea>>,
}

impl<'a> Play<'a> {
    pub(crate) fn new(at: Position, facts: &'a [Answer]) -> Play<'a> {
        Play { at, events: Vec::new(), facts, rightmost: None }
    }

    /// Records an event.
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Asks for one of these answers. A single answer is taken without asking, unless the question waits.
    pub(crate) fn ask(&mut self, question: Question, answers: Vec<Answer>) -> Flow<Answer> {
        self.choose(question, answers, |answer| answer)
    }

    /// Asks for one of these options; `answer` gives the answer for an option.
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

    /// Asks for one of these options; `None` stands for the answer "none".
    pub(crate) fn choose_or_none<T: Copy>(
        &mut self,
        question: Question,
        options: impl IntoIterator<Item = Option<T>>,
        answer: impl Fn(T) -> Answer,
    ) -> Flow<Option<T>> {
        self.choose(question, options, |option| option.map_or(Answer::None, &answer))
    }

    /// The rightmost idea of the display, if it is not empty.
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

    /// The speciality of the rightmost idea of the display. If the display is empty, it is drawn by chance (A16).
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
