//! Invariants of the companion, in random games from fixed seeds.
//!
//! A failure names the game on the line `in the game of …`.

mod answered;
mod damaged;
mod opponents;
mod recorded;
mod sound;
mod told;

use eureka_inventions::{
    Answer, Difficulty, Event, Game, Position, Profile, Question, Settings, Setup, Turn,
};
use eureka_table::Timeline;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::fmt;
use std::ops::Range;

/// A random game with more answers than this does not end. No real one comes near it.
const MAX_ANSWERS: usize = 2_000;

/// A random game in progress.
struct Play {
    seed: u64,
    dice: Xoshiro256PlusPlus,
    companion: Timeline<Game>,
    /// The position before the last answer.
    before: Position,
    /// The events that the last answer added to the log.
    events: Vec<Event>,
    /// The number of answers given.
    answers: usize,
}

/// Games of every kind: cards drawn by the program or by the person, known or unknown, with and without an era track, and with
/// other readings of the rules.
fn plays(seeds: Range<u64>) -> impl Iterator<Item = Play> {
    seeds.map(|seed| Play::new(seed, setup(seed)))
}

fn setup(seed: u64) -> Setup {
    let mut profile = Profile::ours().clone();
    let mut setup_seed = Some(seed as u32);
    match seed % 4 {
        0 => {}
        1 => profile.track = Some(track()),
        2 => setup_seed = None,
        _ => {
            setup_seed = None;
            profile.cards.retain(|card, _| *card <= (seed / 4 % 5) as u8);
        }
    }
    let mut settings = Settings::default();
    if seed % 5 == 4 {
        for (name, reading) in [("A3", "never"), ("A5", "mixed"), ("A10", "first")] {
            settings.set(name, reading).unwrap();
        }
    }
    let difficulty = Difficulty::ALL[seed as usize % 3];
    Setup { difficulty, settings, ..Setup::new(profile, setup_seed) }
}

fn track() -> std::collections::BTreeMap<u8, Vec<eureka_inventions::Space>> {
    let spaces = |words: &[&str]| words.iter().map(|word| word.parse().unwrap()).collect();
    (2..=6)
        .map(|era| (era, spaces(&["-", "t", "-", if era % 2 == 0 { "t" } else { "-" }])))
        .collect()
}

impl Play {
    fn new(seed: u64, setup: Setup) -> Play {
        let companion = Timeline::<Game>::begin(setup, ()).unwrap();
        let before = companion.game().position().clone();
        let dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        Play { seed, dice, companion, before, events: Vec::new(), answers: 0 }
    }

    fn game(&self) -> &Game {
        self.companion.game()
    }

    fn at(&self) -> &Position {
        self.game().position()
    }

    fn below(&mut self, limit: usize) -> usize {
        self.dice.next_u64() as usize % limit
    }

    /// Whether the open question begins a step, so that no step is half played.
    fn is_settled(&self) -> bool {
        let settled = |question| {
            matches!(question, Question::Turn(_) | Question::Report | Question::EraChange)
        };
        self.game().question().is_none_or(settled)
    }

    /// Gives a random answer. Returns false if the game is over.
    fn go_on(&mut self) -> bool {
        let Some(question) = self.game().question() else { return false };
        let number = self.game().answers().len();
        assert!(number > 0, "{question:?} has no answer in {self}");
        let ends = question == Question::Report && self.below(3) == 0;
        let index = self.below(number);
        let answer = if ends { Answer::End } else { self.game().answers()[index] };
        let told = self.game().log().len();
        self.before = self.at().clone();
        self.companion.answer(answer).unwrap();
        self.events = self.game().log()[told..].to_vec();
        self.answers += 1;
        assert!(self.answers < MAX_ANSWERS, "{self} does not end");
        true
    }

    fn is_set_up(&self) -> bool {
        self.at().turn != Turn::SetUp
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in the game of seed {} after {} answers", self.seed, self.answers)
    }
}
