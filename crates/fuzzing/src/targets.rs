//! What reads inputs, and what must be so whatever they are.

mod answers;
mod cards;
mod innovation;
mod inventions;
mod names;
mod scenarios;

use crate::corpus::{self, inputs};
use crate::dice::Dice;
use eureka_table::{Fingerprint, Game, Record, Timeline};
use std::fmt::Display;

/// Something that reads inputs.
#[derive(Clone, Copy)]
pub struct Target {
    /// What it is called, also in the corpus.
    pub name: &'static str,
    /// Reads an input, takes or refuses it; a panic is a finding.
    pub run: fn(&[u8]) -> Came,
    /// Good inputs besides those of the corpus, from elsewhere in the repository or made here.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// What came of an input: it was taken and could be used for so many steps, or it was refused.
pub type Came = Result<u32, Refused>;

/// An input was refused with this message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl<M: Display> From<M> for Refused {
    /// A refusal, whose message must say something.
    #[track_caller]
    fn from(message: M) -> Refused {
        let message = message.to_string();
        assert!(!message.trim().is_empty(), "a refusal says nothing");
        Refused(message)
    }
}

/// All of them.
pub const TARGETS: [Target; 14] = [
    target("cards", cards::read, cards::scripts),
    target("home-made", cards::play, || inputs("cards", ".card")),
    target("records", innovation::record, innovation::records),
    target("record-bytes", innovation::bytes, innovation::compact_records),
    target("packed", innovation::packed, innovation::packed_games),
    target("scenarios", scenarios::innovation, scenarios::of_innovation),
    target("inventions-scenarios", scenarios::inventions, || {
        inputs("conformance/inventions", ".toml")
    }),
    target("companion-records", inventions::record, inventions::records),
    target("inventions-positions", inventions::position, inventions::positions),
    target("solo-game-records", inventions::solo_game, inventions::solo_games),
    target("boxes", inventions::profile, || inputs("cards/inventions", "ours.toml")),
    target("contents", inventions::content, || inputs("cards/inventions", "content.toml")),
    target("answers", answers::typed, answers::seeds),
    target("names", names::shown, names::seeds),
];

const fn target(name: &'static str, run: fn(&[u8]) -> Came, seeds: fn() -> Vec<Vec<u8>>) -> Target {
    Target { name, run, seeds }
}

impl Target {
    /// All good inputs that there are: those of the corpus, and the others.
    pub fn inputs(&self) -> Vec<Vec<u8>> {
        let kept = corpus::kept(self.name).into_iter().map(|(_, input)| input);
        kept.chain((self.seeds)()).collect()
    }
}

/// An input that is no text was refused.
fn text(input: &[u8]) -> Result<&str, Refused> {
    str::from_utf8(input).map_err(|_| Refused::from("not UTF-8"))
}

/// Dice that follow from the input, so that it does the same again.
fn dice(input: &[u8]) -> Dice {
    Dice::new(Fingerprint::of(input), 0)
}

/// A game that begins so, in which at most so many answers were given.
fn played<G: Game>(setup: G::Setup, rules: G::Rules, seed: u64, answers: usize) -> Timeline<G> {
    let mut timeline = Timeline::<G>::begin(setup, rules).expect("it can be set up");
    let mut dice = Dice::new(seed, 0);
    for _ in 0..answers {
        let listed = timeline.game().answers();
        if listed.as_ref().is_empty() {
            break;
        }
        timeline.answer(*dice.any(listed.as_ref())).expect("it is listed");
    }
    timeline
}

/// The game of a record, if it can be played; the record reads the same when it is written.
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

/// Plays any game for at most so many answers, and says how many they were: any that is listed, by chance.
fn play<G: Game>(game: &mut G, dice: &mut Dice, most: u32) -> u32 {
    for step in 0..most {
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
    most
}
