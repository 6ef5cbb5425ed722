//! Records of earlier formats, brought to the present one step by step.
//!
//! | format | is |
//! | --- | --- |
//! | 0 | a set-up alone and without a number, as databases held it for a game whose answers stand beside it |
//! | 1 | `eureka = 1`, the set-up and the answers |
//!
//! A new format is a higher [`FORMAT`] and one more step, without which this does not compile; `docs/decisions/0015-upgrades.md` says what else
//! belongs to it. A step that has been released is never changed: it works on texts that are out of our hands.

use super::{FORMAT, RecordError};
use serde::Deserialize;
use toml::{Table, Value};

/// What turns a record of one format into the same record of the next.
type Step = fn(Table) -> Table;

/// All steps; the first brings format 0 to format 1.
const STEPS: [Step; FORMAT as usize] = [number];

/// A set-up alone becomes a record without answers.
fn number(setup: Table) -> Table {
    let answers = Value::Array(Vec::new());
    [("answers".to_owned(), answers), ("setup".to_owned(), Value::Table(setup))]
        .into_iter()
        .collect()
}

/// The text of a record as it is in the present format; nothing if it is already.
pub(super) fn upgraded(text: &str) -> Result<Option<Table>, RecordError> {
    let found = format(text)?;
    match STEPS.get(found as usize..) {
        None => Err(RecordError::Format(found)),
        Some([]) => Ok(None),
        Some(steps) => Ok(Some(upgrade(toml::from_str(text)?, steps, FORMAT))),
    }
}

/// Takes these steps, after which a record is of this format.
fn upgrade(record: Table, steps: &[Step], format: u32) -> Table {
    let mut record = steps.iter().fold(record, |record, step| step(record));
    record.insert("eureka".to_owned(), Value::Integer(format.into()));
    record
}

/// The format of a text.
fn format(text: &str) -> Result<u32, RecordError> {
    #[derive(Deserialize)]
    struct Numbered {
        eureka: u32,
    }
    #[derive(Deserialize)]
    struct Alone {
        eureka: Option<Value>,
        game: Option<String>,
    }
    match toml::from_str(text)? {
        Alone { eureka: None, game: Some(_) } => Ok(0),
        _ => match toml::from_str::<Numbered>(text)?.eureka {
            0 => Err(RecordError::Form("formats with a number begin at 1".to_owned())),
            found => Ok(found),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Record;

    type Anything = Record<Table>;

    #[test]
    fn a_set_up_alone_is_a_record_without_answers() {
        let record = Anything::read("game = \"chess\"\nplayers = 2\n").unwrap();
        assert_eq!(record.eureka, FORMAT);
        assert_eq!(record.setup["players"].as_integer(), Some(2));
        assert!(record.answers.is_empty());
        assert_eq!(Anything::read(&record.write()), Ok(record));
    }

    #[test]
    fn what_a_later_program_wrote_is_refused() {
        let later = format!("eureka = {}\nanything = true\n", FORMAT + 1);
        let error = Anything::read(&later).unwrap_err();
        assert_eq!(error, RecordError::Format(FORMAT + 1));
        assert_eq!(
            error.to_string(),
            "the record is of format 2, and this program reads formats up to 1: it needs a newer Eureka"
        );
    }

    #[test]
    fn what_is_no_record_is_none() {
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
            let error = Anything::read(text).unwrap_err().to_string();
            assert!(error.starts_with("this is no record: ") && error.contains(says), "{error}");
        }
    }

    #[test]
    fn steps_are_taken_one_after_the_other_from_where_a_record_is() {
        let first: Step = |mut record| {
            record.insert("name".to_owned(), "first".into());
            record
        };
        let second: Step = |mut record| {
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
