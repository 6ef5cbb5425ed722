//! The targets for stored games of Innovation: records, compact records and packed positions.

use super::{RunResult, dice, play, replayed};
use eureka_innovation::{Deal, Edition, Game, Record, Rules, Seating, Setup, from_bytes, to_bytes};
use eureka_table::Fingerprint;
use eureka_words::Language;

/// The number of answers given after the last one of a record.
const EXTRA_ANSWERS: u32 = 40;

/// The number of answers by which a game from a packed position must be over. Real games are far shorter.
const MAX_ANSWERS: u32 = 20_000;

/// The set-ups of the recorded games: edition, players, teams, language.
const TABLES: [(Edition, u8, &str, Language); 6] = [
    (Edition::First, 2, "", Language::English),
    (Edition::First, 4, "", Language::Russian),
    (Edition::Third, 3, "", Language::Polish),
    (Edition::Fourth, 2, "", Language::Italian),
    (Edition::Fourth, 4, "AC,BD", Language::English),
    (Edition::Fourth, 5, "", Language::Ukrainian),
];

/// A game for each set-up, played for a while, with its record and rules.
fn recorded_games() -> Vec<(Record, &'static Rules, Game)> {
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
    recorded_games().into_iter().map(|(record, _, _)| record.write().into_bytes()).collect()
}

pub(super) fn compact_records() -> Vec<Vec<u8>> {
    let compact = |(record, rules, _)| to_bytes(&record, rules).expect("it was played so");
    let all = recorded_games().into_iter().map(compact);
    all.flat_map(|bytes| [of_version_2(&bytes), bytes]).collect()
}

/// A compact record without the number for blind choices, as version 2 wrote it. It can be read as far as there are none.
fn of_version_2(bytes: &[u8]) -> Vec<u8> {
    const BLIND_BYTES: usize = 8;
    // The players, parley, teams, language and seed before the number have different lengths.
    let [players_at, teams_at] = [14, 16];
    assert!(bytes[players_at] >= 2, "the seats come after the version, the edition and the cards");
    let language_at = teams_at + 1 + usize::from(bytes[teams_at]);
    let deal_at = language_at + 1 + usize::from(bytes[language_at]);
    let blind_at = deal_at + 1 + size_of::<u64>();
    let mut earlier = bytes.to_vec();
    earlier.drain(blind_at..blind_at + BLIND_BYTES);
    earlier[VERSION.0] = 2;
    earlier
}

pub(super) fn packed_games() -> Vec<Vec<u8>> {
    recorded_games().into_iter().map(|(_, _, game)| game.pack()).collect()
}

/// Replays a record. It reads the same after writing, in text and in compact form; its position survives packing; and the
/// game can be continued.
pub(super) fn record(input: &[u8]) -> RunResult {
    let timeline = replayed::<Game>(input, rules_of)?;
    let (record, mut game) = (timeline.record(), *timeline.game());
    let rules = game.rules();
    let bytes = to_bytes(&record, rules).expect("it has been played");
    assert_eq!(from_bytes(&bytes, rules).as_ref(), Ok(&record));
    assert_eq!(Game::unpack(game.rules(), &game.pack()), Ok(game));
    play(&mut game, &mut dice(input), EXTRA_ANSWERS);
    Ok(record.answers.len() as u32)
}

/// The rules for a record's edition and language. An unknown language gives the printed rules.
fn rules_of(record: &Record) -> &'static Rules {
    match record.setup.language.parse::<Language>() {
        Ok(language) => eureka_words::rules(record.setup.edition, language),
        Err(_) => Rules::printed(record.setup.edition),
    }
}

/// The place of the version in a compact record, and the version that is written.
const VERSION: (usize, u8) = (4, 3);

/// Reads a compact record. Writing it again gives the same bytes, unless an earlier version wrote it.
pub(super) fn bytes(input: &[u8]) -> RunResult {
    let mut last = String::new();
    for edition in Edition::ALL {
        for language in Language::ALL {
            let rules = eureka_words::rules(edition, language);
            match from_bytes(input, rules) {
                Ok(record) => {
                    let again = to_bytes(&record, rules).expect("it has been played");
                    assert_eq!(from_bytes(&again, rules).as_ref(), Ok(&record));
                    if input[VERSION.0] == VERSION.1 {
                        assert_eq!(again, input, "there are two compact forms of one record");
                    }
                    return Ok(record.answers.len() as u32);
                }
                Err(error) => last = last.max(error.to_string()),
            }
        }
    }
    Err(last.into())
}

/// Unpacks a position, as given and with its length and checksum corrected as an attacker would. An accepted position packs
/// to the same bytes and can be played to its end.
pub(super) fn packed(input: &[u8]) -> RunResult {
    let mut corrected = input.to_vec();
    correct_length_and_checksum(&mut corrected);
    let mut last = String::new();
    for bytes in [input, &corrected] {
        for edition in Edition::ALL {
            let rules = Rules::printed(edition);
            // The language makes no difference: it is not part of a position.
            match Game::unpack(rules, bytes) {
                Ok(mut game) => {
                    assert_eq!(game.pack(), bytes, "there are two forms of one position");
                    let answers = play(&mut game, &mut dice(input), MAX_ANSWERS);
                    assert!(answers < MAX_ANSWERS, "the game does not end");
                    return Ok(answers);
                }
                Err(error) => last = last.max(error.to_string()),
            }
        }
    }
    Err(last.into())
}

/// Writes the right length and checksum into a packed position.
fn correct_length_and_checksum(bytes: &mut Vec<u8>) {
    const CHECKSUM_BYTES: usize = 8;
    let Some(end) = bytes.len().checked_sub(CHECKSUM_BYTES).filter(|&end| end >= 7) else { return };
    let length = bytes.len() as u16;
    bytes[5..7].copy_from_slice(&length.to_le_bytes());
    bytes.truncate(end);
    bytes.extend(Fingerprint::of(bytes).to_le_bytes());
}
