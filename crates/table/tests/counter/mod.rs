// A small counting game for the tests and the documentation of this crate. The doc examples include this file as text,
// so it must not begin with `//!`.

use eureka_table::{Ending, Game, LineKind, Outcome, Said, Seat, SeatSet};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

/// A game in which two players take turns adding 1, 2 or 3 until the total reaches the goal; then A wins. Three additions
/// make a round, and a correction retracts the additions of the current round.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Counter {
    pub(crate) goal: u32,
    pub(crate) total: u32,
    /// The additions of the current round.
    pub(crate) round: Vec<u8>,
}

/// The total at which the game ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) goal: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Event {
    Begins,
    Added(Seat, u8),
    RoundOver(u32),
    Corrected(u32),
}

#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum CounterError {
    #[error("there is nothing to reach")]
    NoGoal,
    #[error("{0} is not asked")]
    NotAsked(Seat),
    #[error("`{0}` is no answer")]
    NoAnswer(String),
}

impl Game for Counter {
    const NAME: &'static str = "counting";

    type Question = Seat;
    type Answer = u8;
    type Answers = Vec<u8>;
    type View = u32;
    type Illegal = CounterError;
    type Setup = Setup;
    type Rules = ();
    type StartError = CounterError;
    type Event = Event;
    type Told = Event;

    fn start(setup: &Setup, (): (), events: &mut Vec<Event>) -> Result<Counter, CounterError> {
        if setup.goal == 0 {
            return Err(CounterError::NoGoal);
        }
        events.push(Event::Begins);
        Ok(Counter { goal: setup.goal, total: 0, round: Vec::new() })
    }

    fn players(&self) -> u8 {
        2
    }

    fn asked(&self) -> Option<Seat> {
        self.question()
    }

    fn question(&self) -> Option<Seat> {
        (self.total < self.goal).then(|| Seat::new(self.round.len() as u8 % 2))
    }

    fn answers(&self) -> Vec<u8> {
        if self.total < self.goal { vec![1, 2, 3] } else { Vec::new() }
    }

    fn answer(&mut self, answer: u8) -> Result<(), CounterError> {
        if !self.answers().contains(&answer) {
            return Err(CounterError::NoAnswer(self.write(answer)));
        }
        self.answer_unchecked(answer);
        Ok(())
    }

    fn answer_unchecked(&mut self, answer: u8) {
        self.answer_telling(answer, &mut Vec::new());
    }

    fn answer_telling(&mut self, answer: u8, events: &mut Vec<Event>) {
        events.extend(self.asked().map(|seat| Event::Added(seat, answer)));
        self.total += u32::from(answer);
        self.round.push(answer);
        if self.round.len() == 3 {
            self.round.clear();
            events.push(Event::RoundOver(self.total));
        }
    }

    fn take(&mut self, said: &Said, events: &mut Vec<Event>) -> Result<LineKind, CounterError> {
        let Some(total) = said.answer.strip_prefix("correct ") else {
            let answer = self.read_from(said.seat, &said.answer)?;
            self.answer_telling(answer, events);
            return Ok(LineKind::Answer);
        };
        self.total = total.parse().map_err(|_| CounterError::NoAnswer(said.answer.clone()))?;
        let retracted = std::mem::take(&mut self.round).len();
        events.push(Event::Corrected(self.total));
        Ok(LineKind::Correction { retracted })
    }

    fn told(&self, event: &Event, _: Seat) -> Event {
        event.clone()
    }

    /// An answer that completes a round cannot be taken back.
    fn may_take_back<'a>(
        _: &Counter,
        _: &Counter,
        _: &Said,
        mut events: impl Iterator<Item = &'a Event>,
    ) -> bool {
        events.all(|event| !matches!(event, Event::RoundOver(_)))
    }

    fn view(&self, _: Seat) -> u32 {
        self.total
    }

    fn redeal(&self, _: Seat, _: &mut impl Rng) -> Counter {
        self.clone()
    }

    fn outcome(&self) -> Option<Outcome> {
        let ended = Outcome { winners: SeatSet::only(Seat::A), ending: Ending::Score };
        (self.total >= self.goal).then_some(ended)
    }

    fn write(&self, answer: u8) -> String {
        answer.to_string()
    }

    fn read(&self, text: &str) -> Result<u8, CounterError> {
        let found = self.answers().into_iter().find(|&answer| self.write(answer) == text);
        found.ok_or_else(|| CounterError::NoAnswer(text.to_owned()))
    }

    fn read_from(&self, seat: Seat, text: &str) -> Result<u8, CounterError> {
        match self.asked() {
            Some(asked) if asked != seat => Err(CounterError::NotAsked(seat)),
            _ => self.read(text),
        }
    }
}
