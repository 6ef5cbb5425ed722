//! Properties that hold in every game, tested with random games of all editions and numbers of players from fixed seeds.
//!
//! A failure names the game on the line `in the game of …`. To see it again, deal a `Play` with that seed and call
//! [`Play::advance`] that many times.

mod answered;
mod copied;
mod damaged;
mod ended;
mod foreseen;
mod left;
mod ordered;
mod redealt;
mod remembered;
mod sound;
mod taken_back;
mod told;
mod viewed;

use eureka_innovation::{
    Answer, Edition, Event, Game, Question, QuestionKind, Rules, Seating, Shown,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::ops::Range;

/// The maximum number of answers in a game. Random games stay far below it.
const MAX_ANSWERS: usize = 20_000;

/// A random game in progress.
struct Play {
    game: Game,
    seed: u64,
    /// The generator that chooses the answers.
    rng: Xoshiro256PlusPlus,
    /// A separate generator for the tests, so that the seed alone determines the game.
    dice: Xoshiro256PlusPlus,
    answers: Vec<Answer>,
    /// The events of the last answer.
    events: Vec<Event<Shown>>,
}

/// A game for each edition, seating and seed.
fn plays(seeds: Range<u64>) -> impl Iterator<Item = Play> {
    Edition::ALL.into_iter().flat_map(move |edition| {
        let rules = Rules::printed(edition);
        let seeds = seeds.clone();
        tables(rules).into_iter().flat_map(move |seating| {
            seeds.clone().map(move |seed| Play::deal(rules, seating.clone(), seed))
        })
    })
}

/// The seatings of an edition: every number of players; in the fourth edition also teams, and four without parley.
fn tables(rules: &Rules) -> Vec<Seating> {
    let mut tables: Vec<Seating> = (2..=rules.max_players()).map(Seating::from).collect();
    if rules.edition() == Edition::Fourth {
        for (players, teams) in [(3, "AC,B"), (4, "AC,BD"), (5, "AB,CDE"), (5, "AC,BD,E")] {
            let teams = Seating::read_teams(teams).unwrap();
            tables.push(Seating { players, teams, parley: None });
        }
        tables.push(Seating { parley: Some(false), ..Seating::from(4) });
    }
    tables
}

impl Play {
    fn deal(rules: &'static Rules, seating: impl Into<Seating>, seed: u64) -> Play {
        Play::from(Game::deal(rules, seating, seed).unwrap(), seed)
    }

    /// A random game that begins in any position.
    fn from(game: Game, seed: u64) -> Play {
        let rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let dice = Xoshiro256PlusPlus::seed_from_u64(!seed);
        Play { game, seed, rng, dice, answers: Vec::new(), events: Vec::new() }
    }

    /// Gives a random answer. Returns false if the game is over.
    fn advance(&mut self) -> bool {
        let answers = self.game.answers();
        if answers.is_empty() {
            return false;
        }
        let answer = self.choose(&answers);
        self.events.clear();
        self.game.answer_unchecked(answer, &mut self.events);
        self.answers.push(answer);
        assert!(self.answers.len() < MAX_ANSWERS, "the game does not end");
        true
    }

    /// A random answer. In games with an odd seed, half of the actions are dogma actions if possible, so that more effects
    /// are executed.
    fn choose(&mut self, answers: &[Answer]) -> Answer {
        let is_action = |question: Question| question.kind == QuestionKind::Action;
        let prefers_dogma = self.seed % 2 == 1 && self.game.question().is_some_and(is_action);
        if prefers_dogma && below(2, &mut self.rng) == 0 {
            let is_dogma = |answer: &&Answer| matches!(answer, Answer::Dogma(_));
            let dogmas: Vec<&Answer> = answers.iter().filter(is_dogma).collect();
            if !dogmas.is_empty() {
                return *dogmas[below(dogmas.len(), &mut self.rng)];
            }
        }
        answers[below(answers.len(), &mut self.rng)]
    }

    /// A random number below `bound` for a test.
    fn roll(&mut self, bound: usize) -> usize {
        below(bound, &mut self.dice)
    }
}

fn below(bound: usize, rng: &mut impl Rng) -> usize {
    ((u64::from(rng.next_u32()) * bound as u64) >> 32) as usize
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (edition, players) = (self.game.rules().edition(), self.game.players());
        let (seed, answers) = (self.seed, self.answers.len());
        write!(f, "the {edition} edition, {players} players, seed {seed}, after {answers} answers")
    }
}

impl Drop for Play {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the game of {self}");
        }
    }
}
