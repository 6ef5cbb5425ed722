//! Which crate may use which, and what the rules of the game keep away from.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use toml::{Table, Value};

/// The crates of the workspace, each with those that it may use.
const MAY_USE: [(&str, &[&str]); 15] = [
    ("eureka-plot", &[]),
    ("eureka-table", &[]),
    ("eureka-script", &[]),
    ("eureka-innovation", &["eureka-script", "eureka-table"]),
    ("eureka-inventions", &["eureka-table"]),
    (
        "eureka-scenario",
        &["eureka-innovation", "eureka-inventions", "eureka-script", "eureka-table"],
    ),
    ("eureka-words", &["eureka-innovation", "eureka-inventions", "eureka-script"]),
    ("eureka-store", &["eureka-table"]),
    (
        "eureka-fuzzing",
        &[
            "eureka-innovation",
            "eureka-inventions",
            "eureka-plot",
            "eureka-scenario",
            "eureka-script",
            "eureka-table",
            "eureka-words",
        ],
    ),
    ("eureka-proving", &["eureka-fuzzing", "eureka-innovation", "eureka-table", "eureka-words"]),
    ("eureka-bots", &["eureka-innovation", "eureka-inventions", "eureka-scenario", "eureka-table"]),
    (
        "eureka-web",
        &[
            "eureka-bots",
            "eureka-innovation",
            "eureka-inventions",
            "eureka-plot",
            "eureka-store",
            "eureka-table",
            "eureka-words",
        ],
    ),
    ("eureka-terminal", &["eureka-bots", "eureka-innovation", "eureka-table", "eureka-words"]),
    (
        "eureka",
        &[
            "eureka-bots",
            "eureka-innovation",
            "eureka-inventions",
            "eureka-plot",
            "eureka-scenario",
            "eureka-script",
            "eureka-store",
            "eureka-table",
            "eureka-terminal",
            "eureka-web",
            "eureka-words",
        ],
    ),
    (
        "eureka-xtask",
        &[
            "eureka-bots",
            "eureka-fuzzing",
            "eureka-innovation",
            "eureka-inventions",
            "eureka-plot",
            "eureka-proving",
            "eureka-store",
            "eureka-table",
            "eureka-words",
        ],
    ),
];

/// The crates that only tests may use, and what is there for those who work on Eureka.
const PROVING: [&str; 3] = ["eureka-fuzzing", "eureka-proving", "eureka-xtask"];

/// The crates in which the same answers give the same game on every machine.
const RULES: [&str; 4] = ["table", "script", "innovation", "inventions"];

/// The parts of the standard library that look at the world outside.
const OUTSIDE: [&str; 6] = ["env", "fs", "net", "process", "thread", "time"];

/// Numbers that machines round in different ways, and words for people.
const ELSEWHERE: [&str; 6] = ["f32", "f64", "print", "println", "eprint", "eprintln"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

#[test]
fn crates_use_each_other_in_one_direction() {
    let mut found = BTreeSet::new();
    for folder in fs::read_dir(crates()).unwrap().map(|entry| entry.unwrap().path()) {
        let text = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        let manifest: Table = text.parse().unwrap();
        let name = manifest["package"]["name"].as_str().unwrap();
        let known = MAY_USE.iter().find(|(known, _)| *known == name);
        let (name, may_use) = known.unwrap_or_else(|| panic!("nobody says what {name} may use"));
        let (own, tests) = used_by(&manifest);
        for used in own.iter().chain(&tests) {
            let proves = tests.contains(used) && PROVING.contains(used);
            assert!(proves || may_use.contains(used), "{name} may not use {used}");
        }
        found.insert(*name);
    }
    assert_eq!(found, MAY_USE.map(|(name, _)| name).into());
}

/// The crates of ours that a manifest names for the crate, and those that it names for its tests, also for one system only.
fn used_by(manifest: &Table) -> (BTreeSet<&'static str>, BTreeSet<&'static str>) {
    let (mut own, mut tests) = (BTreeSet::new(), BTreeSet::new());
    for (key, value) in manifest {
        let Value::Table(inner) = value else { continue };
        if key.ends_with("dependencies") {
            let used = if key == "dev-dependencies" { &mut tests } else { &mut own };
            used.extend(
                MAY_USE.map(|(name, _)| name).into_iter().filter(|name| names(inner, name)),
            );
        } else {
            let (inner, in_tests) = used_by(inner);
            own.extend(inner);
            tests.extend(in_tests);
        }
    }
    (own, tests)
}

fn names(dependencies: &Table, name: &str) -> bool {
    let renamed = |value: &Value| value.get("package").is_some_and(|of| of.as_str() == Some(name));
    dependencies.contains_key(name) || dependencies.values().any(renamed)
}

#[test]
fn the_rules_look_at_nothing_outside() {
    let mut files = 0;
    for name in RULES {
        let mut folders = vec![crates().join(name).join("src")];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let offences = offences(&fs::read_to_string(&path).unwrap());
                assert!(offences.is_empty(), "{} uses {offences:?}", path.display());
                files += 1;
            }
        }
    }
    assert!(files > 30, "only {files} files were looked at");
}

#[test]
fn a_look_outside_is_noticed() {
    assert_eq!(offences("let now = std::time::Instant::now();"), ["std::time"]);
    assert_eq!(offences("use std::{fmt, fs};"), ["std::fs"]);
    assert_eq!(offences("use std::{\n    fmt::{self, Write},\n    net,\n};"), ["std::net"]);
    assert_eq!(offences("fn half(of: f32) -> f64 { println!() }"), ["f32", "f64", "println"]);
    assert_eq!(offences("// std::fs\n//! `f64`\nuse std::fmt; // println!"), [""; 0]);
    assert_eq!(offences("use std::{fmt, mem}; let fs = time.net;"), [""; 0]);
}

/// What a source uses that the rules may not, comments left out.
fn offences(source: &str) -> Vec<String> {
    let code: String = source.lines().flat_map(|line| [before_comment(line), "\n"]).collect();
    let mut offences: Vec<String> =
        words(&code).filter(|word| ELSEWHERE.contains(word)).map(str::to_owned).collect();
    for (at, _) in code.match_indices("std::") {
        let path = &code[at + "std::".len()..];
        let imported = match path.strip_prefix('{') {
            Some(group) => first_words(group),
            None => words(path).take(1).collect(),
        };
        let outside = imported.into_iter().filter(|word| OUTSIDE.contains(word));
        offences.extend(outside.map(|word| format!("std::{word}")));
    }
    offences
}

fn before_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The first word of every item of a group, which begins after its brace.
fn first_words(group: &str) -> Vec<&str> {
    let mut depth = 0;
    let mut begin = 0;
    let mut items = Vec::new();
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' if depth == 0 => {
                items.push(&group[begin..at]);
                begin = at + 1;
            }
            '}' => {
                items.push(&group[begin..at]);
                break;
            }
            _ => {}
        }
    }
    items.into_iter().filter_map(|item| words(item).next()).collect()
}
