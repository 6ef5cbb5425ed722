//! The fields of the table by their keys, for whoever corrects one.

use eureka_inventions::Position;
use toml::{Table, Value};

/// Follows from other fields, and cannot be set.
const DERIVED: [&str; 4] = ["milestones.discard", "C.era", "H.era", "you.era"];

/// The fields whose key begins so, each as it is written in a correction.
pub(super) fn fields(at: &Position, begin: &str) -> Vec<String> {
    let mut lines = Vec::new();
    collect("", &at.write(), &mut lines);
    lines.retain(|(key, _)| key.starts_with(begin) && !DERIVED.contains(&key.as_str()));
    lines.into_iter().map(|(key, value)| format!("{key} = {value}")).collect()
}

fn collect(path: &str, table: &Table, lines: &mut Vec<(String, String)>) {
    for (key, value) in table {
        let is_bare = key.chars().all(|letter| letter.is_ascii_alphanumeric());
        let key = if is_bare { key.clone() } else { format!("\"{key}\"") };
        let path = if path.is_empty() { key } else { format!("{path}.{key}") };
        match value {
            Value::Table(inner) => collect(&path, inner, lines),
            value => lines.push((path, value.to_string())),
        }
    }
}
