//! Writes better texts into the Fluent files.

use super::EffectHeading;
use super::entries::messages;
use crate::words::id;
use eureka_innovation::Edition;
use std::collections::BTreeSet;
use std::ops::Range;

/// A file with a better text for a message. Its attributes stay.
pub(super) fn with_message(text: &str, id: &str, better: &str) -> String {
    let mut changed = text.to_owned();
    if let Some(message) = messages(text).into_iter().find(|message| message.id == id) {
        let better = format!("{}{}", written(id, better), message.attributes);
        changed.replace_range(message.place, &better);
    }
    changed
}

/// A message as it stands in a file.
pub(super) fn written(id: &str, value: &str) -> String {
    match value.split_once('\n') {
        // Lines behind the first must be indented.
        Some((first, rest)) => {
            let rest: Vec<String> =
                rest.lines()
                    .map(|line| {
                        if line.starts_with(' ') { line.to_owned() } else { format!("    {line}") }
                    })
                    .collect();
            format!("{id} = {first}\n{}\n", rest.join("\n")).replace(" = \n", " =\n")
        }
        None => format!("{id} = {value}\n"),
    }
}

/// The file of handwritten texts with another one, which replaces those for the same script.
pub(super) fn with_override(text: &str, about: &EffectHeading, better: &str) -> String {
    let EffectHeading { card, effect, script, .. } = about;
    let mut text = text.to_owned();
    let is_same = |entry: &str| {
        let has = |line: String| entry.lines().any(|other| other.trim() == line);
        has(format!(".card = {card}"))
            && has(format!(".effect = {effect}"))
            && has(format!(".script = {script:016x}"))
    };
    let places = |text: &str| -> Vec<Range<usize>> {
        let all = messages(text).into_iter().map(|message| message.place);
        all.filter(|place| is_same(&text[place.clone()])).collect()
    };
    // From behind, so that the places before stay where they are.
    for place in places(&text).into_iter().rev() {
        let entry = text[place.clone()].to_owned();
        match without_editions(&entry, &about.editions) {
            Some(entry) => text.replace_range(place, &entry),
            None => {
                // The empty line behind it goes too.
                let end =
                    if text[place.end..].starts_with('\n') { place.end + 1 } else { place.end };
                text.replace_range(place.start..end, "");
            }
        }
    }
    let taken: BTreeSet<String> =
        messages(&text).iter().map(|message| message.id.to_owned()).collect();
    let base = format!("override-{}-{effect}", id(card));
    let mut names = (2..).map(|number| format!("{base}-{number}"));
    let name = match taken.contains(&base) {
        true => names.find(|name| !taken.contains(name)).unwrap_or(base),
        false => base,
    };
    let editions = about.names();
    let entry = format!(
        "\n{name} = {better}\n    .card = {card}\n    .editions = {editions}\n    .effect = {effect}\n    .script = {script:016x}\n"
    );
    format!("{}\n{entry}", text.trim_end())
}

/// A handwritten text for the editions that are left of it; `None` if none is.
fn without_editions(entry: &str, gone: &[Edition]) -> Option<String> {
    const EDITIONS: &str = "    .editions = ";
    let line = entry.lines().find(|line| line.starts_with(EDITIONS))?;
    let editions = line[EDITIONS.len()..].split_whitespace();
    let is_left =
        |word: &&str| Edition::from_word(word).is_none_or(|edition| !gone.contains(&edition));
    let left: Vec<&str> = editions.filter(is_left).collect();
    (!left.is_empty()).then(|| entry.replacen(line, &format!("{EDITIONS}{}", left.join(" ")), 1))
}
