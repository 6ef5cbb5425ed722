//! A game at a table: how it was dealt, the answers so far, and what happened.

use eureka_innovation::{Event, Game, Illegal, Record, Setup, Shown, StartError};
use eureka_store::Moment;
use eureka_table::{Said, Seat};

/// What is written down in place of an answer when one is taken back.
pub(crate) const TAKE_BACK: &str = "take back";

/// So many answers are taken back in one game at most: for each of them the game is played again from its beginning, whenever somebody
/// reads it.
const TAKEN_BACK: u32 = 300;

/// An answer with its place and time.
#[derive(Clone, Debug)]
pub(crate) struct Given {
    /// Who said what.
    pub(crate) said: Said,
    /// When.
    pub(crate) at: Moment,
}

/// Something that happened, and after how many answers the game was there.
pub(crate) type Happened = (usize, Event<Shown>);

/// A game in the making. Answers taken back are no part of it.
#[derive(Clone)]
pub(crate) struct Course {
    setup: Setup,
    begin: Game,
    game: Game,
    /// The game before the last answer.
    before: Game,
    answers: Vec<Given>,
    events: Vec<Happened>,
    /// How many answers were taken back.
    taken_back: u32,
}

/// Why the stream of a table is no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum CourseError {
    /// The set-up cannot be read.
    #[error("the set-up cannot be read: {0}")]
    Form(String),
    /// The set-up starts no game with the cards of today.
    #[error(transparent)]
    Start(#[from] StartError),
    /// An answer does not fit. The reason names the options, which not everybody who reads this may know.
    #[error("answer {number} is none that could be given there")]
    Answer {
        /// Which one, counted from 1.
        number: usize,
        /// What is wrong with it.
        reason: Illegal,
    },
}

impl Course {
    /// The game that a stored set-up begins.
    pub(crate) fn begin(setup: &str) -> Result<Course, CourseError> {
        let record = Record::read(setup).map_err(|error| CourseError::Form(error.to_string()))?;
        let setup = record.setup;
        let language = setup.language.parse().unwrap_or_default();
        let begin = setup.start(eureka_words::rules(setup.edition, language))?;
        let (answers, events) = (Vec::new(), Vec::new());
        Ok(Course { setup, begin, game: begin, before: begin, answers, events, taken_back: 0 })
    }

    /// The game as it stands.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// The answers so far.
    pub(crate) fn answers(&self) -> &[Given] {
        &self.answers
    }

    /// Everything that has happened.
    pub(crate) fn events(&self) -> &[Happened] {
        &self.events
    }

    /// What has happened from this answer on.
    pub(crate) fn events_since(&self, answer: usize) -> &[Happened] {
        &self.events[self.events.partition_point(|&(moment, _)| moment <= answer)..]
    }

    /// Takes what stands in the stream: an answer, or that one is taken back.
    pub(crate) fn take(&mut self, said: &Said, at: Moment) -> Result<(), CourseError> {
        if said.answer == TAKE_BACK {
            let answers = self.answers.len().saturating_sub(1);
            *self = Course { taken_back: self.taken_back + 1, ..self.after(answers) };
            return Ok(());
        }
        let number = self.answers.len() + 1;
        let failed = |reason| CourseError::Answer { number, reason };
        let answer = self.game.read_from(said.seat, &said.answer).map_err(failed)?;
        let mut events: Vec<Event<Shown>> = Vec::new();
        self.before = self.game;
        self.game.answer_unchecked(answer, &mut events);
        self.events.extend(events.into_iter().map(|event| (number, event)));
        self.answers.push(Given { said: said.clone(), at });
        Ok(())
    }

    /// The same game after fewer answers.
    pub(crate) fn after(&self, answers: usize) -> Course {
        let mut earlier = Course {
            setup: self.setup.clone(),
            begin: self.begin,
            game: self.begin,
            before: self.begin,
            answers: Vec::with_capacity(answers),
            events: Vec::new(),
            taken_back: self.taken_back,
        };
        for given in &self.answers[..answers.min(self.answers.len())] {
            earlier.take(&given.said, given.at).expect("an answer that was taken before");
        }
        earlier
    }

    /// The game after the deal and after each of the answers.
    pub(crate) fn games(&self) -> Vec<Game> {
        let mut game = self.begin;
        let after = |given: &Given| {
            let answer = game.read(&given.said.answer).expect("an answer that was taken before");
            game.answer_unchecked(answer, &mut ());
            game
        };
        std::iter::once(self.begin).chain(self.answers.iter().map(after)).collect()
    }

    /// Whether this seat may take its last answer back: nobody else has decided since, and nothing hidden was shown.
    pub(crate) fn may_take_back(&self, seat: Seat) -> bool {
        if self.taken_back >= TAKEN_BACK {
            return false;
        }
        let Some(last) = self.answers.last().filter(|last| last.said.seat == seat) else {
            return false;
        };
        let before = &self.before;
        before.read(&last.said.answer).is_ok_and(|answer| before.may_take_back(seat, &[answer]))
    }

    /// The game for keeping: its set-up and its answers.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::new(self.setup.clone());
        record.answers = self.answers.iter().map(|given| given.said.clone()).collect();
        record
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::innovation::options::Options;
    use eureka_innovation::{Answer, Deal, Edition, Rules};

    fn begun() -> Course {
        let seating = Options::default().seating(2);
        let setup = Setup::new(Rules::printed(Edition::First), seating, &Deal::Seed(1));
        Course::begin(&Record::new(setup).write()).expect("a game begins")
    }

    /// The game after an answer, which is written as it is said.
    fn answered(course: &Course, answer: Answer) -> (Course, Said) {
        let seat = course.game().asked().expect("it is not over");
        let said = Said { seat, answer: course.game().write(answer) };
        let mut after = course.clone();
        after.take(&said, Moment(0)).unwrap();
        (after, said)
    }

    #[test]
    fn answers_are_taken_back_only_so_often() {
        let mut course = begun();
        // On to the first answer that shows nobody anything.
        let (mut course, said) = loop {
            let answers = course.game().answers();
            let mut tried = answers.iter().map(|&answer| answered(&course, answer));
            match tried.find(|(after, said)| after.may_take_back(said.seat)) {
                Some(slip) => break slip,
                None => course = answered(&course, answers[0]).0,
            }
        };
        for taken_back in 0..TAKEN_BACK {
            assert!(course.may_take_back(said.seat), "after {taken_back}");
            let back = Said { answer: TAKE_BACK.to_owned(), ..said.clone() };
            course.take(&back, Moment(0)).unwrap();
            course.take(&said, Moment(0)).unwrap();
        }
        assert!(!course.may_take_back(said.seat));
    }
}
