//! The `[expect]` table of an Inventions scenario, compared with the position.

use super::run::Run;
use crate::run::difference_message;
use toml::{Table, Value};

/// Keys of a written position that an expectation cannot check.
const NOT_EXPECTED: [&str; 5] = ["settings", "forums", "cards", "spaces", "difficulty"];

/// The expected values, by the keys of a position.
#[derive(Clone, Debug)]
pub(super) struct Expectation(pub(super) Table);

impl Expectation {
    /// The differences between the expected values and the position, one line for each.
    pub(super) fn differences(&self, run: &Run) -> Vec<String> {
        let mut actual = run.game.position().write();
        NOT_EXPECTED.iter().for_each(|key| drop(actual.remove(*key)));
        actual.insert("did".to_owned(), list(run.opponents_choices()));
        if let Some(score) = &run.score {
            let mut put = |key: &str, value: Value| drop(actual.insert(key.to_owned(), value));
            put("bots", i64::from(score.bots.total()).into());
            put("awards", list(score.awards.iter().map(|&award| i64::from(award))));
            put("hp", i64::from(score.honor()).into());
            put("level", score.level().to_string().into());
            put("goal1", score.goal1().into());
            put("goal2", score.goal2().into());
        }
        let mut differences = Vec::new();
        compare(&mut Vec::new(), &self.0, &actual, &mut differences);
        differences
    }
}

fn list<V: Into<Value>>(values: impl IntoIterator<Item = V>) -> Value {
    Value::Array(values.into_iter().map(Into::into).collect())
}

/// Adds a line for each expected value that differs, at any depth.
fn compare<'a>(
    path: &mut Vec<&'a str>,
    expected: &'a Table,
    actual: &Table,
    differences: &mut Vec<String>,
) {
    for (key, expected) in expected {
        path.push(key);
        match (expected, actual.get(key)) {
            (_, None) => differences.push(format!("expect.{}: unknown key", path.join("."))),
            (Value::Table(expected), Some(Value::Table(actual))) => {
                compare(path, expected, actual, differences);
            }
            (expected, Some(got)) if agrees(path, expected, got) => {}
            (expected, Some(got)) => {
                differences.push(difference_message(&path.join("."), expected, got))
            }
        }
        path.pop();
    }
}

/// Whether a value agrees with the expected one. Order does not matter for collections that have none in the game.
fn agrees(path: &[&str], expected: &Value, got: &Value) -> bool {
    match *path {
        ["H", "deck"] => deck_agrees(expected, got),
        [_, "progress" | "season"] | ["C" | "H", "wealth"] | ["diplomats", _] => {
            sorted(expected) == sorted(got)
        }
        ["milestones", "discard"] => sorted(expected) == sorted(got),
        _ => expected == got,
    }
}

/// The parts of a value in a fixed order, to compare lists whose order does not matter.
fn sorted(value: &Value) -> Vec<String> {
    let mut parts: Vec<String> = match value {
        Value::Array(values) => values.iter().map(Value::to_string).collect(),
        Value::String(letters) => letters.chars().map(|letter| letter.to_string()).collect(),
        other => vec![other.to_string()],
    };
    parts.sort_unstable();
    parts
}

/// Compares decks. A nested list stands for that many cards in any order, whether or not the game knows the order.
fn deck_agrees(expected: &Value, got: &Value) -> bool {
    let (Some(expected), Some(got)) = (expected.as_array(), got.as_array()) else { return false };
    let mut left = got.as_slice();
    for expected in expected {
        let Some((first, rest)) = left.split_first() else { return false };
        let agrees = match expected.as_array() {
            None => expected == first,
            Some(_) if first.is_array() => sorted(expected) == sorted(first),
            Some(cards) => {
                let Some((cards, rest)) = left.split_at_checked(cards.len()) else { return false };
                left = rest;
                if sorted(expected) != sorted(&Value::Array(cards.to_vec())) {
                    return false;
                }
                continue;
            }
        };
        if !agrees {
            return false;
        }
        left = rest;
    }
    left.is_empty()
}
