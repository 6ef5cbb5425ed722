//! Upgrades of records from earlier formats to the current one, one format at a time.
//!
//! | format | content |
//! | --- | --- |
//! | 0 | only a set-up, without a format number: databases stored it so, with the answers in other rows |
//! | 1 | `eureka = 1`, the set-up and the answers |
//!
//! To add a format, raise [`FORMAT`] and append one function to [`UPGRADES`]; without it this file does not compile.
//! `docs/decisions/0015-upgrades.md` lists the other things to do. Never change an upgrade that has been released: there
//! are records in the world that depend on it.

use super::{FORMAT, RecordError};
use serde::Deserialize;
use toml::{Table, Value};

/// Turns a record of one format into the same record of the next format.
type Upgrade = fn(Table) -> Table;

/// All upgrades by the format they start from: the first one upgrades format 0 to format 1.
const UPGRADES: [Upgrade; FORMAT as usize] = [setup_to_record];

/// Upgrades format 0: the set-up becomes a record without answers.
fn setup_to_record(setup: Table) -> Table {
    let answers = Value::Array(Vec::new());
    [("answers".to_owned(), answers), ("setup".to_owned(), Value::Table(setup))]
        .into_iter()
        .collect()
}

/// The record in the current format, or `None` if the text already has that format.
pub(super) fn upgraded(text: &str) -> Result<Option<Table>, RecordError> {
    let found = format(text)?;
    match UPGRADES.get(found as usize..) {
        None => Err(RecordError::Format(found)),
        Some([]) => Ok(None),
        Some(upgrades) => Ok(Some(upgrade(toml::from_str(text)?, upgrades, FORMAT))),
    }
}

/// Applies the upgrades in order and writes the number of the resulting format.
fn upgrade(record: Table, upgrades: &[Upgrade], format: u32) -> Table {
    let mut record = upgrades.iter().fold(record, |record, upgrade| upgrade(record));
    record.insert("eureka".to_owned(), Value::Integer(format.into()));
    record
}

/// The number of the format that a text has.
fn format(text: &str) -> Result<u32, RecordError> {
    #[derive(Deserialize)]
    struct FormatNumber {
        eureka: u32,
    }
    #[derive(Deserialize)]
    /// Loose types, to recognize a set-up without a format number before anything else is checked.
    struct Header {
        eureka: Option<Value>,
        game: Option<String>,
    }
    match toml::from_str(text)? {
        Header { eureka: None, game: Some(_) } => Ok(0),
        _ => match toml::from_str::<FormatNumber>(text)?.eureka {
            0 => Err(RecordError::Form("formats with a number begin at 1".to_owned())),
            found => Ok(found),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;

    /// A record whose set-up may be any table.
    type AnyRecord = Record<Table>;

    #[test]
    fn a_bare_set_up_becomes_a_record_without_answers() {
        let record = AnyRecord::read("game = \"chess\"\nplayers = 2\n").unwrap();
        assert_eq!(record.eureka, FORMAT);
        assert_eq!(record.setup["players"].as_integer(), Some(2));
        assert!(record.answers.is_empty());
        assert_eq!(AnyRecord::read(&record.write()), Ok(record));
    }

    #[test]
    fn a_record_of_a_later_format_is_refused() {
        let later = format!("eureka = {}\nanything = true\n", FORMAT + 1);
        let error = AnyRecord::read(&later).unwrap_err();
        assert_eq!(error, RecordError::Format(FORMAT + 1));
        assert_eq!(
            error.to_string(),
            "the record is of format 2, and this program reads formats up to 1: it needs a newer Eureka"
        );
    }

    #[test]
    fn a_text_that_is_not_a_record_is_refused_with_the_reason() {
        for (text, says) in [
            ("", "missing field `eureka`"),
            ("players = 2", "missing field `eureka`"),
            ("eureka = -1", "invalid value: integer `-1`"),
            ("eureka = \"1\"", "invalid type: string"),
            ("eureka = 0", "begin at 1"),
            ("eureka = 1", "missing field"),
            ("eureka = 1\ngame = \"chess\"", "unknown field `game`"),
            ("game = 7", "invalid type: integer"),
            ("game", "expected"),
        ] {
            let error = AnyRecord::read(text).unwrap_err().to_string();
            assert!(error.starts_with("this is no record: ") && error.contains(says), "{error}");
        }
    }

    #[test]
    fn upgrades_are_applied_in_order_from_the_format_of_the_record() {
        let first: Upgrade = |mut record| {
            record.insert("name".to_owned(), "first".into());
            record
        };
        let second: Upgrade = |mut record| {
            let name = record.remove("name").unwrap();
            record.insert("title".to_owned(), name);
            record
        };
        let record = upgrade(Table::new(), &[first, second], 2);
        assert_eq!(
            (record["title"].as_str(), record["eureka"].as_integer()),
            (Some("first"), Some(2))
        );
        let of_one: Table = "eureka = 1\nname = \"other\"".parse().unwrap();
        let record = upgrade(of_one, &[second], 2);
        assert_eq!(
            (record["title"].as_str(), record["eureka"].as_integer()),
            (Some("other"), Some(2))
        );
    }
}
