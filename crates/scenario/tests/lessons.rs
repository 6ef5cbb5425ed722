//! Lessons: every lesson of `lessons/` can be solved, other play does not solve it, and mistakes in a file are reported.

use eureka_scenario::check;
use std::fs;
use std::path::Path;

#[test]
fn every_lesson_of_the_repository_can_be_read_and_solved() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let mut failures = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|end| end == "toml")
            && let Err(error) = check(&fs::read_to_string(&path).unwrap())
        {
            failures.push(format!("{}: {error}", path.display()));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}
