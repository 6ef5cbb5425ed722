//! Tests of the solo game: random games from fixed seeds, and scenarios for each action, tile and goal.
//!
//! A failure names the game on the line `in the game of …`.

mod actions;
mod answered;
mod content;
mod effects;
mod lab;
mod recorded;
mod redealt;
mod sound;
mod tiles;

use eureka_inventions::solo_game::{Event, Game, Record, Setup, World};
use eureka_inventions::{Difficulty, Settings};
use eureka_table::{Said, Seat};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::ops::Range;

/// A random game with more answers than this does not end. No real one comes near it.
const MAX_ANSWERS: usize = 1_500;

/// A random game in progress.
struct Play {
    seed: u64,
    dice: Xoshiro256PlusPlus,
    game: Game,
    record: Record,
    /// The number of logged events that [`Play::news`] has returned.
    heard: usize,
}

/// Games of all difficulties, some with other readings of the rules.
fn plays(seeds: Range<u64>) -> impl Iterator<Item = Play> {
    seeds.map(Play::new)
}

impl Play {
    fn new(seed: u64) -> Play {
        let mut settings = Settings::default();
        if seed % 5 == 4 {
            for (name, reading) in [("A3", "never"), ("A5", "mixed"), ("A10", "first")] {
                settings.set(name, reading).unwrap();
            }
        }
        let difficulty = Difficulty::ALL[seed as usize % 3];
        let setup = Setup { difficulty, settings, ..Setup::new(seed as u32) };
        let dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        Play { seed, dice, game: setup.start(), record: Record::new(setup), heard: 0 }
    }

    fn world(&self) -> &World {
        self.game.world()
    }

    fn below(&mut self, limit: usize) -> usize {
        self.dice.next_u64() as usize % limit
    }

    /// Gives a random answer. Returns false if the game is over.
    fn go_on(&mut self) -> bool {
        let answers = self.game.answers();
        if answers.is_empty() {
            return false;
        }
        let answer = answers[self.dice.next_u64() as usize % answers.len()];
        let text = answer.write(self.game.content());
        self.record.answers.push(Said { seat: Seat::A, answer: text });
        self.game.answer(answer).unwrap();
        assert!(self.record.answers.len() < MAX_ANSWERS, "{self} does not end");
        true
    }

    /// The events that were logged since the last call.
    fn news(&mut self) -> Vec<Event> {
        let news = self.game.log()[self.heard..].to_vec();
        self.heard = self.game.log().len();
        news
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in the game of seed {} after {} answers", self.seed, self.record.answers.len())
    }
}
