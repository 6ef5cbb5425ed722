//! Trying inputs until one does what no input may.

use crate::dice::Dice;
use crate::mutator::Mutator;
use crate::targets::{Came, Refused, Target};
use eureka_table::Fingerprint;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

/// So many inputs are made of one before another one is taken.
const OFFSPRING: usize = 8;

/// An input that did what no input may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The input, made small.
    pub input: Vec<u8>,
    /// What went wrong, and where in the code.
    pub panic: String,
}

/// How a hunt went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Inputs that were tried.
    pub tried: u64,
    /// Those that were taken.
    pub taken: u64,
    /// Different things that were said or done.
    pub different: usize,
}

/// A hunt for an input that a target cannot stand.
pub struct Hunt<'a> {
    target: &'a Target,
    mutator: Mutator,
    /// What others are made of: the inputs at the beginning, and each that led to something new.
    pool: Vec<Vec<u8>>,
    /// Where those of them are that were taken: most others are made of these, since what is near to them gets furthest.
    sound: Vec<usize>,
    /// What has come of inputs so far.
    seen: BTreeSet<String>,
    tally: Tally,
}

impl<'a> Hunt<'a> {
    /// A hunt that begins with these inputs.
    pub fn new(target: &'a Target, inputs: Vec<Vec<u8>>, seed: u64) -> Hunt<'a> {
        let purpose = Fingerprint::of(target.name.as_bytes());
        let mutator = Mutator::new(Dice::new(seed, purpose), &inputs);
        let (seen, tally) = (BTreeSet::new(), Tally::default());
        Hunt { target, mutator, pool: inputs, sound: Vec::new(), seen, tally }
    }

    /// Tries every input that it begins with.
    pub fn begin(&mut self) -> Result<(), Finding> {
        for index in 0..self.pool.len() {
            let taken = self.tally.taken;
            self.attempt(&self.pool[index].clone())?;
            if self.tally.taken > taken {
                self.sound.push(index);
            }
        }
        Ok(())
    }

    /// Tries a few inputs more; each is shown before it is tried.
    pub fn go_on(&mut self, mut show: impl FnMut(&[u8])) -> Result<(), Finding> {
        let dice = self.mutator.dice();
        let input = match (self.sound.is_empty(), self.pool.is_empty()) {
            (false, _) if !dice.once_in(4) => self.pool[*dice.any(&self.sound)].clone(),
            (_, false) => dice.any(&self.pool).clone(),
            (_, true) => Vec::new(),
        };
        for _ in 0..OFFSPRING {
            let dice = self.mutator.dice();
            let other = if self.pool.is_empty() { &[][..] } else { dice.any(&self.pool) };
            let mutated = self.mutator.mutate(&input, other);
            show(&mutated);
            let taken = self.tally.taken;
            if self.attempt(&mutated)? {
                if self.tally.taken > taken {
                    self.sound.push(self.pool.len());
                }
                self.pool.push(mutated);
            }
        }
        Ok(())
    }

    /// How it goes.
    pub fn tally(&self) -> Tally {
        Tally { different: self.seen.len(), ..self.tally.clone() }
    }

    /// Tries an input, and says whether something new came of it.
    fn attempt(&mut self, input: &[u8]) -> Result<bool, Finding> {
        let run = self.target.run;
        let came = attempt(run, input).map_err(|panic| {
            let place = |panic: &str| panic.split(' ').next().map(str::to_owned);
            let is_so = |input: &[u8]| match attempt(run, input) {
                Err(other) => place(&other) == place(&panic),
                Ok(_) => false,
            };
            let small = shrink(input, is_so);
            let panic = attempt(run, &small).err().unwrap_or(panic);
            Finding { input: small, panic }
        })?;
        self.tally.tried += 1;
        self.tally.taken += u64::from(came.is_ok());
        Ok(self.seen.insert(shape(&came)))
    }
}

/// What came of an input, without the words that are its own: two refusals for the same reason look the same.
fn shape(came: &Came) -> String {
    match came {
        // What is about twice as long is new.
        Ok(steps) => format!("taken {}", steps.checked_ilog2().map_or(0, |log| log + 1)),
        Err(Refused(message)) => {
            let quoted = message.split('`').step_by(2).collect::<Vec<_>>().join("`");
            let plain = quoted.lines().last().unwrap_or_default();
            plain.chars().filter(|c| c.is_alphabetic() || *c == ' ').take(80).collect()
        }
    }
}

thread_local! {
    /// Whether a panic of this thread is caught, and not to be printed.
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// Where the last one was, and what it said.
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a target and gives what came of it, or else where it panicked and what it said.
pub fn attempt(run: fn(&[u8]) -> Came, input: &[u8]) -> Result<Came, String> {
    static HOOKED: Once = Once::new();
    HOOKED.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| match QUIET.get() {
            true => {
                let place = info.location().map(ToString::to_string).unwrap_or_default();
                SAID.set(format!("{place} {}", info.payload_as_str().unwrap_or_default()));
            }
            false => loud(info),
        }));
    });
    QUIET.set(true);
    let came = panic::catch_unwind(AssertUnwindSafe(|| run(input)));
    QUIET.set(false);
    came.map_err(|_| SAID.take())
}

/// The smallest input found of which the same is true, by leaving out ever smaller parts of it.
pub fn shrink(input: &[u8], mut is_so: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut smallest = input.to_vec();
    let mut part = smallest.len().div_ceil(2);
    while part > 0 {
        let before = smallest.len();
        let mut from = 0;
        while from < smallest.len() {
            let to = smallest.len().min(from + part);
            let without = [&smallest[..from], &smallest[to..]].concat();
            match is_so(&without) {
                true => smallest = without,
                false => from = to,
            }
        }
        // What has become smaller may be left out in parts of this size again.
        if smallest.len() == before {
            part /= 2;
        }
    }
    smallest
}
