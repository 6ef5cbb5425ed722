//! The entry point for libFuzzer. It runs the target that `EUREKA_TARGET` names. See `docs/fuzzing.md`.

#![no_main]

use eureka_fuzzing::{TARGETS, Target};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("EUREKA_TARGET").unwrap_or_default();
    let known = TARGETS.into_iter().find(|target| target.name == name);
    known.unwrap_or_else(|| {
        panic!("EUREKA_TARGET is one of {:?}", TARGETS.map(|target| target.name))
    })
});

fuzz_target!(|input: &[u8]| {
    let _ = (TARGET.run)(input);
});
