//! The targets: functions that read any bytes and assert the properties that must hold for every input.
//!
//! To add a target, write its function in a file below `targets/`, list it in [`TARGETS`], and give it a row in
//! `tests/short.rs`.

mod answers;
mod cards;
mod innovation;
mod inventions;
mod names;
mod scenarios;

use crate::corpus::{self, inputs};
use crate::dice::Dice;
use eureka_table::{Fingerprint, Game, RESIGN, Record, Said, Seat, SeatSet, Timeline};
use std::fmt::Display;

/// A function under test, with its initial inputs.
#[derive(Clone, Copy)]
pub struct Target {
    /// The name, which is also the name of its folder in the corpus.
    pub name: &'static str,
    /// Reads an input and accepts or refuses it. A panic is a finding.
    pub run: fn(&[u8]) -> RunResult,
    /// Makes good inputs in addition to those of the corpus, from other files of the repository or from games played for it.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// The result of running a target: the number of steps for which an accepted input was used, or its refusal.
///
/// A step is an answer, a card or a scenario step, whatever fits the target. The hunt prefers inputs that get further.
pub type RunResult = Result<u32, Refused>;

/// The message with which an input was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl<M: Display> From<M> for Refused {
    /// Makes a refusal. Panics if the message is blank, since that is a finding too.
    #[track_caller]
    fn from(message: M) -> Refused {
        let message = message.to_string();
        assert!(!message.trim().is_empty(), "a refusal says nothing");
        Refused(message)
    }
}

/// All targets.
pub const TARGETS: [Target; 15] = [
    target("cards", cards::read, cards::scripts),
    target("home-made", cards::play, || inputs("cards", ".card")),
    target("records", innovation::record, innovation::records),
    target("record-bytes", innovation::bytes, innovation::compact_records),
    target("packed", innovation::packed, innovation::packed_games),
    target("scenarios", scenarios::innovation, scenarios::of_innovation),
    target("inventions-scenarios", scenarios::inventions, || {
        inputs("conformance/inventions", ".toml")
    }),
    target("lessons", scenarios::lesson, || inputs("lessons", ".toml")),
    target("companion-records", inventions::record, inventions::records),
    target("inventions-positions", inventions::position, inventions::positions),
    target("solo-game-records", inventions::solo_game, inventions::solo_games),
    target("boxes", inventions::profile, || inputs("cards/inventions", "ours.toml")),
    target("contents", inventions::content, || inputs("cards/inventions", "content.toml")),
    target("answers", answers::typed, answers::seeds),
    target("names", names::shown, names::seeds),
];

const fn target(
    name: &'static str,
    run: fn(&[u8]) -> RunResult,
    seeds: fn() -> Vec<Vec<u8>>,
) -> Target {
    Target { name, run, seeds }
}

impl Target {
    /// All good inputs: those of the corpus, then the seeds.
    pub fn inputs(&self) -> Vec<Vec<u8>> {
        let kept = corpus::kept(self.name).into_iter().map(|(_, input)| input);
        kept.chain((self.seeds)()).collect()
    }
}

/// The input as text. Input that is not UTF-8 is refused.
fn text(input: &[u8]) -> Result<&str, Refused> {
    str::from_utf8(input).map_err(|_| Refused::from("not UTF-8"))
}

/// A generator seeded by the input, so that a run can be repeated.
fn dice(input: &[u8]) -> Dice {
    Dice::new(Fingerprint::of(input), 0)
}

/// A game with this set-up after at most `answers` random lines. Where several seats are asked, any of them answers, and now
/// and then somebody gives up, in games that have that.
fn played<G: Game>(setup: G::Setup, rules: G::Rules, seed: u64, answers: usize) -> Timeline<G> {
    let mut timeline = Timeline::<G>::begin(setup, rules).expect("it can be set up");
    let mut dice = Dice::new(seed, 0);
    for _ in 0..answers {
        let game = timeline.game();
        let asked: Vec<Seat> = game.awaited().iter().collect();
        if asked.is_empty() {
            break;
        }
        let leaving: Vec<Seat> =
            SeatSet::all(game.players()).iter().filter(|&seat| game.may_resign(seat)).collect();
        let said = if leaving.len() > 2 && dice.once_in(40) {
            Said { seat: *dice.any(&leaving), answer: RESIGN.to_owned() }
        } else {
            let seat = *dice.any(&asked);
            let game = game.facing(seat).expect("the seat is asked");
            Said { seat, answer: game.write(*dice.any(game.answers().as_ref())) }
        };
        timeline.take(&said).expect("it is an answer, or the seat may give up");
    }
    timeline
}

/// Replays the record in an input. Asserts that writing the record and reading it again gives the same record.
fn replayed<G: Game<Setup: PartialEq>>(
    input: &[u8],
    rules: impl Fn(&Record<G::Setup>) -> G::Rules,
) -> Result<Timeline<G>, Refused> {
    let record = Record::read(text(input)?)?;
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
    let rules = rules(&record);
    let timeline = Timeline::open(record.clone(), rules)?;
    assert_eq!(timeline.record(), record);
    Ok(timeline)
}

/// Gives at most `max_answers` random legal answers and returns how many were given.
///
/// Asserts that each answer can be written and read back.
fn play<G: Game>(game: &mut G, dice: &mut Dice, max_answers: u32) -> u32 {
    for step in 0..max_answers {
        let answers = game.answers();
        let answers: &[G::Answer] = answers.as_ref();
        if answers.is_empty() {
            assert!(game.outcome().is_some(), "nobody is asked, and the game is not over");
            return step;
        }
        let answer = *dice.any(answers);
        let written = game.write(answer);
        assert_eq!(game.read(&written).ok(), Some(answer), "`{written}` is written");
        game.answer_unchecked(answer);
    }
    max_answers
}
