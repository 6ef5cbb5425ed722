//! The fields of the table by their keys, for whoever corrects one.

use eureka_inventions::Position;

/// The fields whose key begins so, each as it is written in a correction.
pub(super) fn fields(at: &Position, begin: &str) -> Vec<String> {
    let fields = at.fields().into_iter().filter(|(key, _)| key.starts_with(begin));
    fields.map(|(key, value)| format!("{key} = {value}")).collect()
}
