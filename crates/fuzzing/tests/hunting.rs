//! Tests of the mutator, of shrinking, and of a hunt that finds an input on which its target panics.

use eureka_fuzzing::{Dice, Hunt, Mutator, RunResult, Target, shrink};
use std::collections::BTreeSet;

#[test]
fn the_same_dice_make_the_same_inputs() {
    let inputs = [b"[setup]\nseed = 17\n".to_vec(), b"answers = [\"A: draw\"]\n".to_vec()];
    let made = |seed| {
        let mut mutator = Mutator::new(Dice::new(seed, 0), &inputs);
        (0..200).map(|_| mutator.mutate(&inputs[0], &inputs[1])).collect::<Vec<_>>()
    };
    assert_eq!(made(1), made(1));
    assert_ne!(made(1), made(2));
    let different: BTreeSet<_> = made(1).into_iter().collect();
    assert!(different.len() > 150, "{}", different.len());
}

#[test]
fn empty_and_invalid_inputs_can_be_mutated() {
    let mut mutator = Mutator::new(Dice::new(1, 0), &[]);
    for input in [b"".as_slice(), b"\xff"] {
        let made: BTreeSet<_> = (0..500).map(|_| mutator.mutate(input, b"")).collect();
        assert!(made.len() > 20, "{made:?}");
        assert!(made.iter().any(|made| made.len() > 1), "nothing grows: {made:?}");
    }
}

#[test]
fn shrinking_leaves_only_the_failing_part() {
    let long = [vec![b'x'; 1000], b"needle".to_vec(), vec![b'y'; 333]].concat();
    let has = |bytes: &[u8]| bytes.windows(6).any(|part| part == b"needle");
    assert_eq!(shrink(&long, has), b"needle");
    assert_eq!(shrink(b"", |_| true), b"");
}

/// A target that panics when an input has `##`, accepts one with `#`, and refuses all others.
fn fragile(input: &[u8]) -> RunResult {
    assert!(!input.windows(2).any(|pair| pair == b"##"), "two of them");
    match input.contains(&b'#') {
        true => Ok(1),
        false => Err("there is no sign in `it`".into()),
    }
}

#[test]
fn a_panicking_input_is_found_and_shrunk() {
    let target = Target { name: "fragile", run: fragile, seeds: Vec::new };
    let mut hunt = Hunt::new(&target, vec![b"one # and\ntwo\n".to_vec()], 1);
    hunt.try_initial_inputs().unwrap();
    let finding = (0..10_000).find_map(|_| hunt.try_mutations(|_| {}).err()).unwrap();
    assert_eq!(finding.input, b"##");
    assert!(finding.panic.ends_with(" two of them"), "{}", finding.panic);
    assert!(finding.panic.contains("hunting.rs:"), "{}", finding.panic);
}

/// A target that refuses everything, with the input as its reason.
fn unwilling(input: &[u8]) -> RunResult {
    Err(String::from_utf8_lossy(input).into())
}

#[test]
fn refusals_for_the_same_reason_count_once() {
    let different = |messages: [&str; 2]| {
        let target = Target { name: "unwilling", run: unwilling, seeds: Vec::new };
        let mut hunt = Hunt::new(&target, messages.map(|text| text.as_bytes().to_vec()).into(), 1);
        hunt.try_initial_inputs().unwrap();
        hunt.tally().different
    };
    assert_eq!(different(["there is no `x`, but 3", "there is no `yz`, but 17"]), 1);
    assert_eq!(different(["there is no `x`", "there is a `x`"]), 2);
}
