//! Games of Innovation on file.

use super::{Came, dice, play, replayed};
use eureka_innovation::{Deal, Edition, Game, Record, Rules, Seating, Setup, from_bytes, to_bytes};
use eureka_table::Fingerprint;
use eureka_words::Language;

/// So many answers are given after the last one of a record.
const MORE: u32 = 40;

/// No game from a packed position comes near to so many answers.
const LONGEST: u32 = 20_000;

/// The tables at which games are recorded.
const TABLES: [(Edition, u8, &str, Language); 6] = [
    (Edition::First, 2, "", Language::English),
    (Edition::First, 4, "", Language::Russian),
    (Edition::Third, 3, "", Language::Polish),
    (Edition::Fourth, 2, "", Language::Italian),
    (Edition::Fourth, 4, "AC,BD", Language::English),
    (Edition::Fourth, 5, "", Language::Ukrainian),
];

/// Games that were played for a while, with their rules.
fn played() -> Vec<(Record, &'static Rules, Game)> {
    let mut all = Vec::new();
    for (seed, (edition, players, teams, language)) in (1..).zip(TABLES) {
        let rules = eureka_words::rules(edition, language);
        let teams = if teams.is_empty() { Ok(Vec::new()) } else { Seating::read_teams(teams) };
        let seating = Seating { players, teams: teams.expect("these are teams"), parley: None };
        let setup = Setup::new(rules, seating, &Deal::Seed(seed));
        let timeline = super::played::<Game>(setup, rules, seed, seed as usize * 25);
        all.push((timeline.record(), rules, *timeline.game()));
    }
    all
}

pub(super) fn records() -> Vec<Vec<u8>> {
    played().into_iter().map(|(record, _, _)| record.write().into_bytes()).collect()
}

pub(super) fn compact_records() -> Vec<Vec<u8>> {
    let compact = |(record, rules, _)| to_bytes(&record, rules).expect("it was played so");
    played().into_iter().map(compact).collect()
}

pub(super) fn packed_games() -> Vec<Vec<u8>> {
    played().into_iter().map(|(_, _, game)| game.pack()).collect()
}

/// A record that is read reads the same when it is written; one that can be played can be kept in every form, and played on.
pub(super) fn record(input: &[u8]) -> Came {
    let timeline = replayed::<Game>(input, rules_of)?;
    let (record, mut game) = (timeline.record(), *timeline.game());
    let rules = game.rules();
    let bytes = to_bytes(&record, rules).expect("it has been played");
    assert_eq!(from_bytes(&bytes, rules).as_ref(), Ok(&record));
    assert_eq!(Game::unpack(game.rules(), &game.pack()), Ok(game));
    play(&mut game, &mut dice(input), MORE);
    Ok(record.answers.len() as u32)
}

/// The rules of a record's edition for a table of its language, if there is such a language.
fn rules_of(record: &Record) -> &'static Rules {
    match record.setup.language.parse::<Language>() {
        Ok(language) => eureka_words::rules(record.setup.edition, language),
        Err(_) => Rules::printed(record.setup.edition),
    }
}

/// A compact record that is read can be written, and is the same game.
pub(super) fn bytes(input: &[u8]) -> Came {
    let mut last = String::new();
    for edition in Edition::ALL {
        for language in Language::ALL {
            let rules = eureka_words::rules(edition, language);
            match from_bytes(input, rules) {
                Ok(record) => {
                    let again = to_bytes(&record, rules).expect("it has been played");
                    assert_eq!(from_bytes(&again, rules).as_ref(), Ok(&record));
                    assert_eq!(again, input, "there are two compact forms of one record");
                    return Ok(record.answers.len() as u32);
                }
                Err(error) => last = last.max(error.to_string()),
            }
        }
    }
    Err(last.into())
}

/// Somebody changes a position and makes the sum right again: then it is another position that can be played, or there is a reason.
pub(super) fn packed(input: &[u8]) -> Came {
    let mut closed = input.to_vec();
    close(&mut closed);
    let mut last = String::new();
    for bytes in [input, &closed] {
        for edition in Edition::ALL {
            let rules = Rules::printed(edition);
            // The same cards for every language: it is no part of a position.
            match Game::unpack(rules, bytes) {
                Ok(mut game) => {
                    assert_eq!(game.pack(), bytes, "there are two forms of one position");
                    let answers = play(&mut game, &mut dice(input), LONGEST);
                    assert!(answers < LONGEST, "the game does not end");
                    return Ok(answers);
                }
                Err(error) => last = last.max(error.to_string()),
            }
        }
    }
    Err(last.into())
}

/// Makes length and sum right.
fn close(bytes: &mut Vec<u8>) {
    const SUM: usize = 8;
    let Some(end) = bytes.len().checked_sub(SUM).filter(|&end| end >= 7) else { return };
    let length = bytes.len() as u16;
    bytes[5..7].copy_from_slice(&length.to_le_bytes());
    bytes.truncate(end);
    bytes.extend(Fingerprint::of(bytes).to_le_bytes());
}
