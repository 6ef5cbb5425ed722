//! Checks of the dependencies: between our crates, from the rules of the games to the outside world, and on third-party crates.

use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use toml::{Table, Value};

/// The crates of the workspace, each with the crates of the workspace that it may use.
const MAY_USE: [(&str, &[&str]); 17] = [
    ("eureka-plot", &[]),
    ("eureka-table", &[]),
    ("eureka-script", &["eureka-table"]),
    ("eureka-innovation", &["eureka-script", "eureka-table"]),
    ("eureka-inventions", &["eureka-table"]),
    (
        "eureka-scenario",
        &[
            "eureka-innovation",
            "eureka-inventions",
            "eureka-script",
            "eureka-table",
            "eureka-words",
        ],
    ),
    ("eureka-words", &["eureka-innovation", "eureka-inventions", "eureka-script", "eureka-table"]),
    ("eureka-protocol", &["eureka-innovation", "eureka-inventions", "eureka-table"]),
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
    ("eureka-testkit", &["eureka-fuzzing", "eureka-innovation", "eureka-table", "eureka-words"]),
    ("eureka-bots", &["eureka-innovation", "eureka-inventions", "eureka-scenario", "eureka-table"]),
    (
        "eureka-web",
        &[
            "eureka-bots",
            "eureka-innovation",
            "eureka-inventions",
            "eureka-plot",
            "eureka-protocol",
            "eureka-scenario",
            "eureka-store",
            "eureka-table",
            "eureka-words",
        ],
    ),
    (
        "eureka-terminal",
        &["eureka-bots", "eureka-innovation", "eureka-protocol", "eureka-table", "eureka-words"],
    ),
    (
        "eureka",
        &[
            "eureka-bots",
            "eureka-innovation",
            "eureka-inventions",
            "eureka-plot",
            "eureka-protocol",
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
        "eureka-soak",
        &[
            "eureka-bots",
            "eureka-innovation",
            "eureka-inventions",
            "eureka-plot",
            "eureka-protocol",
            "eureka-store",
            "eureka-table",
            "eureka-testkit",
            "eureka-words",
        ],
    ),
    ("eureka-xtask", &["eureka-fuzzing", "eureka-soak", "eureka-table"]),
];

/// The crates that only tests and `xtask` may use.
const FOR_TESTS: [&str; 3] = ["eureka-fuzzing", "eureka-soak", "eureka-testkit"];

/// The crates in which the same answers give the same game on every machine.
const RULES: [&str; 4] = ["table", "script", "innovation", "inventions"];

/// The modules of the standard library that depend on the outside world, forbidden in the rules.
const OUTSIDE: [&str; 6] = ["env", "fs", "net", "process", "thread", "time"];

/// Floating-point types, whose rounding may differ between machines, and macros that print: also forbidden in the rules.
const FORBIDDEN_WORDS: [&str; 6] = ["f32", "f64", "print", "println", "eprint", "eprintln"];

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
            let is_for_tests = tests.contains(used) && FOR_TESTS.contains(used);
            assert!(is_for_tests || may_use.contains(used), "{name} may not use {used}");
        }
        found.insert(*name);
    }
    assert_eq!(found, MAY_USE.map(|(name, _)| name).into());
}

/// The crates of the workspace that a manifest names as dependencies and as dev-dependencies, including those of one target
/// platform.
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
fn the_rules_do_not_use_the_outside_world() {
    let mut files = 0;
    for name in RULES {
        let mut folders = vec![crates().join(name).join("src")];
        while let Some(folder) = folders.pop() {
            for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let violations = violations(&fs::read_to_string(&path).unwrap());
                assert!(violations.is_empty(), "{} uses {violations:?}", path.display());
                files += 1;
            }
        }
    }
    assert!(files > 30, "only {files} files were looked at");
}

#[test]
fn a_use_of_the_outside_world_is_found() {
    assert_eq!(violations("let now = std::time::Instant::now();"), ["std::time"]);
    assert_eq!(violations("use std::{fmt, fs};"), ["std::fs"]);
    assert_eq!(violations("use std::{\n    fmt::{self, Write},\n    net,\n};"), ["std::net"]);
    assert_eq!(violations("fn half(of: f32) -> f64 { println!() }"), ["f32", "f64", "println"]);
    assert_eq!(violations("// std::fs\n//! `f64`\nuse std::fmt; // println!"), [""; 0]);
    assert_eq!(violations("use std::{fmt, mem}; let fs = time.net;"), [""; 0]);
}

/// The forbidden modules and words that a source uses outside its comments.
fn violations(source: &str) -> Vec<String> {
    let code: String = source.lines().flat_map(|line| [before_comment(line), "\n"]).collect();
    let mut violations: Vec<String> =
        words(&code).filter(|word| FORBIDDEN_WORDS.contains(word)).map(str::to_owned).collect();
    for (at, _) in code.match_indices("std::") {
        let path = &code[at + "std::".len()..];
        let imported = match path.strip_prefix('{') {
            Some(group) => first_words(group),
            None => words(path).take(1).collect(),
        };
        let outside = imported.into_iter().filter(|word| OUTSIDE.contains(word));
        violations.extend(outside.map(|word| format!("std::{word}")));
    }
    violations
}

fn before_comment(line: &str) -> &str {
    line.split("//").next().unwrap_or_default()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The first word of every item of an import group. The text begins after the opening brace.
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

/// The contents of `deny.toml`.
fn deny() -> Table {
    fs::read_to_string(crates().join("../deny.toml")).unwrap().parse().unwrap()
}

fn listed(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|entry| entry.as_str().unwrap()).collect()
}

/// All packages of the build for the platform that `deny.toml` names, from `cargo metadata`.
fn packages() -> Vec<Json> {
    let deny = deny();
    let target = listed(&deny["graph"]["targets"])[0];
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--locked", "--offline", "--filter-platform"])
        .arg(target)
        .current_dir(crates())
        .output()
        .unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    let mut told: Json = serde_json::from_slice(&told.stdout).unwrap();
    let Json::Array(packages) = told["packages"].take() else { panic!("no packages") };
    assert!(packages.len() > 100, "only {} packages", packages.len());
    packages
}

#[test]
fn every_dependency_has_an_allowed_license() {
    let deny = deny();
    let allowed: BTreeSet<&str> = listed(&deny["licenses"]["allow"]).into_iter().collect();
    let exceptions: BTreeMap<&str, Vec<&str>> = deny["licenses"]["exceptions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|exception| (exception["crate"].as_str().unwrap(), listed(&exception["allow"])))
        .collect();
    let mut needed = BTreeSet::new();
    for package in packages() {
        let (name, license) = (package["name"].as_str().unwrap(), package["license"].as_str());
        let license = license.unwrap_or_else(|| panic!("{name} names no license"));
        if allows(license, &|one| allowed.contains(one)) {
            continue;
        }
        let more = exceptions.get_key_value(name);
        let also = |one: &str| more.is_some_and(|(_, more)| more.contains(&one));
        assert!(allows(license, &|one| allowed.contains(one) || also(one)), "{name}: {license}");
        needed.extend(more.map(|(name, _)| *name));
    }
    assert_eq!(needed, exceptions.keys().copied().collect(), "exceptions that nobody needs");
}

#[test]
fn license_expressions_are_evaluated() {
    let may = |text: &str| allows(text, &|one| ["MIT", "ISC"].contains(&one));
    for text in ["MIT", "MIT OR GPL-3.0", "GPL-3.0 OR MIT", "GPL-3.0/MIT", "MIT AND ISC"] {
        assert!(may(text), "{text}");
    }
    assert!(may("(MIT OR GPL-3.0) AND ISC") && may("GPL-3.0 AND X OR ISC"));
    for text in ["GPL-3.0", "", "MIT AND GPL-3.0", "(MIT OR ISC) AND X", "MIT WITH X"] {
        assert!(!may(text), "{text}");
    }
}

/// Whether an SPDX expression can be satisfied with allowed licenses. A slash is the old way to write `OR`.
fn allows(expression: &str, may: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut rest = words.as_slice();
    let allowed = any(&mut rest, may);
    allowed && rest.is_empty()
}

fn any(words: &mut &[&str], may: &dyn Fn(&str) -> bool) -> bool {
    let mut allowed = all(words, may);
    while let ["OR", rest @ ..] = *words {
        *words = rest;
        allowed |= all(words, may);
    }
    allowed
}

fn all(words: &mut &[&str], may: &dyn Fn(&str) -> bool) -> bool {
    let mut allowed = one(words, may);
    while let ["AND", rest @ ..] = *words {
        *words = rest;
        allowed &= one(words, may);
    }
    allowed
}

fn one(words: &mut &[&str], may: &dyn Fn(&str) -> bool) -> bool {
    match *words {
        ["(", rest @ ..] => {
            *words = rest;
            let allowed = any(words, may);
            let [")", rest @ ..] = *words else { return false };
            *words = rest;
            allowed
        }
        // An exception to a license is a license of its own.
        [name, "WITH", exception, rest @ ..] => {
            *words = rest;
            may(&format!("{name} WITH {exception}"))
        }
        [name, rest @ ..] => {
            *words = rest;
            may(name)
        }
        [] => false,
    }
}

#[test]
fn no_crate_has_two_versions_without_a_reason() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages() {
        let text = |key: &str| package[key].as_str().unwrap().to_owned();
        versions.entry(text("name")).or_default().insert(text("version"));
    }
    versions.retain(|_, versions| versions.len() > 1);
    let deny = deny();
    for skip in deny["bans"]["skip"].as_array().unwrap() {
        assert!(skip["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{skip}");
        let (name, version) = skip["crate"].as_str().unwrap().split_once('@').unwrap();
        let removed = versions.get_mut(name).is_some_and(|versions| versions.remove(version));
        assert!(removed, "{name} {version} is listed, and is no second version any more");
    }
    versions.retain(|_, versions| versions.len() > 1);
    assert!(versions.is_empty(), "built in twice: {versions:?}");
}

#[test]
fn every_dependency_comes_from_an_allowed_registry() {
    let deny = deny();
    let places = listed(&deny["sources"]["allow-registry"]);
    for package in packages() {
        let name = package["name"].as_str().unwrap();
        let ours = MAY_USE.iter().any(|(ours, _)| *ours == name);
        let source = package["source"].as_str();
        let registry = source.and_then(|source| source.strip_prefix("registry+"));
        let known = registry.is_some_and(|registry| places.contains(&registry));
        assert!(if ours { source.is_none() } else { known }, "{name} comes from {source:?}");
    }
}
