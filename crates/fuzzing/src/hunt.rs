//! The hunt: tries mutated inputs on a target until one of them makes it panic, then shrinks that input.

use crate::dice::Dice;
use crate::mutator::Mutator;
use crate::targets::{Refused, RunResult, Target};
use eureka_table::Fingerprint;
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

/// The number of mutated inputs made from one input before another one is chosen.
const MUTATIONS_PER_INPUT: usize = 8;

/// An input that made a target panic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The input, after shrinking.
    pub input: Vec<u8>,
    /// The place in the code, then the panic message.
    pub panic: String,
}

/// The counts of a hunt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of inputs that were tried.
    pub tried: u64,
    /// The number of those that the target accepted.
    pub accepted: u64,
    /// The number of different results, as `shape` tells them apart.
    pub different: usize,
}

/// A hunt for an input that makes a target panic.
pub struct Hunt<'a> {
    target: &'a Target,
    mutator: Mutator,
    /// The inputs to mutate: the initial ones, and each that led to a new result.
    pool: Vec<Vec<u8>>,
    /// The indices in `pool` of accepted inputs. Most mutations start from these, since their neighbors get furthest.
    accepted: Vec<usize>,
    /// The shapes of all results so far.
    seen: BTreeSet<String>,
    tally: Tally,
}

impl<'a> Hunt<'a> {
    /// Prepares a hunt with these initial inputs. Nothing is tried yet.
    pub fn new(target: &'a Target, inputs: Vec<Vec<u8>>, seed: u64) -> Hunt<'a> {
        let purpose = Fingerprint::of(target.name.as_bytes());
        let mutator = Mutator::new(Dice::new(seed, purpose), &inputs);
        let (seen, tally) = (BTreeSet::new(), Tally::default());
        Hunt { target, mutator, pool: inputs, accepted: Vec::new(), seen, tally }
    }

    /// Tries every initial input.
    pub fn try_initial_inputs(&mut self) -> Result<(), Finding> {
        for index in 0..self.pool.len() {
            let accepted = self.tally.accepted;
            self.attempt(&self.pool[index].clone())?;
            if self.tally.accepted > accepted {
                self.accepted.push(index);
            }
        }
        Ok(())
    }

    /// Chooses an input and tries a few mutations of it. Each is passed to `show` before it is tried.
    pub fn try_mutations(&mut self, mut show: impl FnMut(&[u8])) -> Result<(), Finding> {
        let dice = self.mutator.dice();
        let input = match (self.accepted.is_empty(), self.pool.is_empty()) {
            (false, _) if !dice.once_in(4) => self.pool[*dice.any(&self.accepted)].clone(),
            (_, false) => dice.any(&self.pool).clone(),
            (_, true) => Vec::new(),
        };
        for _ in 0..MUTATIONS_PER_INPUT {
            let dice = self.mutator.dice();
            let other = if self.pool.is_empty() { &[][..] } else { dice.any(&self.pool) };
            let mutated = self.mutator.mutate(&input, other);
            show(&mutated);
            let accepted = self.tally.accepted;
            if self.attempt(&mutated)? {
                if self.tally.accepted > accepted {
                    self.accepted.push(self.pool.len());
                }
                self.pool.push(mutated);
            }
        }
        Ok(())
    }

    /// The counts so far.
    pub fn tally(&self) -> Tally {
        Tally { different: self.seen.len(), ..self.tally.clone() }
    }

    /// Tries an input. Returns true if its result is new.
    fn attempt(&mut self, input: &[u8]) -> Result<bool, Finding> {
        let run = self.target.run;
        let result = attempt(run, input).map_err(|panic| {
            let place = |panic: &str| panic.split(' ').next().map(str::to_owned);
            let panics_there = |input: &[u8]| match attempt(run, input) {
                Err(other) => place(&other) == place(&panic),
                Ok(_) => false,
            };
            let small = shrink(input, panics_there);
            let panic = attempt(run, &small).err().unwrap_or(panic);
            Finding { input: small, panic }
        })?;
        self.tally.tried += 1;
        self.tally.accepted += u64::from(result.is_ok());
        Ok(self.seen.insert(shape(&result)))
    }
}

/// A summary of a result without the words of the input, so that two refusals for the same reason have the same shape.
fn shape(result: &RunResult) -> String {
    match result {
        // About twice as many steps count as a new result.
        Ok(steps) => format!("accepted {}", steps.checked_ilog2().map_or(0, |log| log + 1)),
        Err(Refused(message)) => {
            let quoted = message.split('`').step_by(2).collect::<Vec<_>>().join("`");
            let plain = quoted.lines().last().unwrap_or_default();
            plain.chars().filter(|c| c.is_alphabetic() || *c == ' ').take(80).collect()
        }
    }
}

thread_local! {
    /// Whether panics of this thread are being caught and must not be printed.
    static QUIET: Cell<bool> = const { Cell::new(false) };
    /// The place and message of the last caught panic.
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Runs a target and returns its result, or the place and message of its panic as the error.
pub fn attempt(run: fn(&[u8]) -> RunResult, input: &[u8]) -> Result<RunResult, String> {
    static HOOKED: Once = Once::new();
    HOOKED.call_once(|| {
        let loud = panic::take_hook();
        panic::set_hook(Box::new(move |info| match QUIET.get() {
            true => {
                let place = info.location().map(ToString::to_string).unwrap_or_default();
                LAST_PANIC.set(format!("{place} {}", info.payload_as_str().unwrap_or_default()));
            }
            false => loud(info),
        }));
    });
    QUIET.set(true);
    let result = panic::catch_unwind(AssertUnwindSafe(|| run(input)));
    QUIET.set(false);
    result.map_err(|_| LAST_PANIC.take())
}

/// Makes an input smaller while `still_fails` stays true of it, by leaving out ever smaller parts.
pub fn shrink(input: &[u8], mut still_fails: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut smallest = input.to_vec();
    let mut part = smallest.len().div_ceil(2);
    while part > 0 {
        let before = smallest.len();
        let mut from = 0;
        while from < smallest.len() {
            let to = smallest.len().min(from + part);
            let without = [&smallest[..from], &smallest[to..]].concat();
            match still_fails(&without) {
                true => smallest = without,
                false => from = to,
            }
        }
        // After a success, parts of this size are tried again before smaller ones.
        if smallest.len() == before {
            part /= 2;
        }
    }
    smallest
}
